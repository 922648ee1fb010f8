package haven.model.words;

import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Phrases for lasting effects. */
final class EffectWords {
  private EffectWords() {}

  static Phrase effect(Effect effect) {
    Phrase plain = change(effect.change());
    Phrase change =
        effect.once().map(once -> Phrase.of("with", plain, Phrase.of(once))).orElse(plain);
    Phrase checked =
        effect.checks().isEmpty()
            ? change
            : Phrase.of("colon", ValueWords.checks(effect.checks()), change);
    return scope(effect.scope()).map(scope -> Phrase.of("colon", scope, checked)).orElse(checked);
  }

  private static Optional<Phrase> scope(Effect.Scope scope) {
    return switch (scope.affects()) {
      case SELF, AS_USUAL -> Optional.empty();
      case ENEMIES, ALLIES, ALLIES_OR_SELF, FIGURES ->
          Optional.of(
              scope.ownSummons()
                  ? Phrase.of("scope.ownSummons")
                  : scope.range() == Effect.Scope.ANYWHERE
                      ? Phrase.of("scope." + scope.affects())
                      : Phrase.of("scope.near." + scope.affects(), scope.range()));
    };
  }

  private static Phrase change(Change change) {
    return switch (change) {
      case Change.Shield shield -> Phrase.of("shield", ValueWords.value(shield.amount()));
      case Change.Retaliate retaliate -> retaliate(retaliate);
      case Change.Attacks(List<Rider> riders) ->
          Phrase.of("effect.attacks", RiderWords.inline(riders));
      case Change.AttackAbilities(List<Rider> riders) ->
          Phrase.of("effect.attackAbilities", RiderWords.inline(riders));
      case Change.Attacked(List<Rider> riders) ->
          Phrase.of("effect.attacked", RiderWords.inline(riders));
      case Change.Moves(int points, boolean jump) -> Phrase.of("effect.moves", more(points, jump));
      case Change.MovesAsAttacks() -> Phrase.of("effect.movesAsAttacks");
      case Change.Basic(AbilityKind kind, int value) ->
          Phrase.of(kind == AbilityKind.ATTACK ? "effect.basicAttack" : "effect.basicMove", value);
      case Change.Heals(int points) -> Phrase.of("effect.heals", ValueWords.signed(points));
      case Change.Intercepts() -> Phrase.of("effect.intercepts");
      case Change.NegatesDamage() -> Phrase.of("effect.negates");
      case Change.Flying() -> Phrase.of("flying");
      case Change.Unmovable() -> Phrase.of("unmovable");
      case Change.Healed(int points) -> Phrase.of("effect.healed", ValueWords.signed(points));
      case Change.Retaliates(int points) ->
          Phrase.of("effect.retaliates", ValueWords.signed(points));
      case Change.HealAbilities(List<Rider> riders) ->
          Phrase.of("effect.healAbilities", RiderWords.inline(riders));
      case Change.SuffersInstead(int less) -> Phrase.of("effect.suffersInstead", less);
      case Change.MovesTimes(int factor) -> Phrase.of("effect.movesTimes", factor);
      case Change.AtOnce(String name, int number) -> Phrase.of("effect.atOnce", name, number);
      case Change.AsHeals(Set<AbilityKind> kinds, int plus) ->
          Phrase.of(
              "effect.asHeals",
              Phrase.chain("and", kinds.stream().map(Phrase::of).toList()),
              ValueWords.signed(plus));
      case Change.HandedOver() -> Phrase.of("effect.handedOver");
      case Change.StandsIn() -> Phrase.of("effect.standsIn");
      case Change.AsMelee(String stance) -> Phrase.of("effect.asMelee", stance);
      case Change.Overheals(int most) -> Phrase.of("effect.overheals", most);
      case Change.MaxHitPoints(int more) -> Phrase.of("effect.maxHitPoints", more);
      case Change.RestsFully() -> Phrase.of("effect.restsFully");
      case Change.Grounded() -> Phrase.of("effect.grounded");
      case Change.Turncoat(Effect.Mind mind, List<Ability> first) ->
          Phrase.of("effect.turncoat." + mind, AbilityWords.inline(first));
      case Change.SeesInvisible() -> Phrase.of("effect.seesInvisible");
      case Change.ConfinedTo(Terrain kind) -> Phrase.of("effect.confinedTo", Phrase.of(kind));
      case Change.SparesSummons() -> Phrase.of("effect.sparesSummons");
      case Change.Ignores(Set<Terrain> kinds) ->
          Phrase.of(
              "effect.ignores",
              Phrase.chain("and", kinds.stream().sorted().map(Phrase::of).toList()));
      case Change.FocusInitiative(int initiative) -> Phrase.of("effect.focus", initiative);
      case Change.CountsAs(Set<Condition> conditions) ->
          Phrase.of("effect.countsAs", ValueWords.conditions(conditions));
      case Change.InsteadOf(Condition condition, Condition gained) ->
          Phrase.of("effect.insteadOf", Phrase.of(condition), Phrase.of(gained));
      case Change.Immune immune -> Phrase.of("immune", ValueWords.conditions(immune.conditions()));
      case Change.Marked(String name, boolean several) ->
          Phrase.of(several ? "effect.marks" : "effect.mark", name);
      case Change.Performs performs ->
          Phrase.of(
              "colon", Phrase.of(performs.moment()), AbilityWords.inline(performs.abilities()));
    };
  }

  private static Object more(int points, boolean jump) {
    if (!jump) {
      return ValueWords.signed(points);
    }
    Phrase jumping = Phrase.of("jump");
    return points == 0 ? jumping : Phrase.list(", ", List.of(ValueWords.signed(points), jumping));
  }

  private static Phrase retaliate(Change.Retaliate retaliate) {
    Phrase amount = Phrase.of("retaliate", ValueWords.value(retaliate.amount()));
    List<Phrase> parts = new ArrayList<>(List.of(amount));
    if (retaliate.range() > 1) {
      parts.add(Phrase.of("range", retaliate.range()));
    }
    if (!retaliate.riders().isEmpty()) {
      parts.add(RiderWords.inline(retaliate.riders()));
    }
    return Phrase.line(parts);
  }
}
