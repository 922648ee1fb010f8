package haven.content.show;

import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Words for lasting effects. */
final class EffectWords {
  private EffectWords() {}

  static String effects(List<Effect> effects) {
    return effects.stream().map(EffectWords::effect).collect(Collectors.joining("; "));
  }

  static String effect(Effect effect) {
    String checks = effect.checks().isEmpty() ? "" : Wording.checks(effect.checks()) + ": ";
    return scope(effect.scope()) + checks + change(effect.change());
  }

  private static String scope(Effect.Scope scope) {
    String near = scope.range() == Effect.Scope.ANYWHERE ? "" : " within " + scope.range();
    return switch (scope.affects()) {
      case SELF, AS_USUAL -> "";
      case ENEMIES -> "Enemies" + near + ": ";
      case ALLIES -> "Allies" + near + ": ";
      case ALLIES_OR_SELF -> "Self and allies" + near + ": ";
      case FIGURES -> "All figures" + near + ": ";
    };
  }

  private static String change(Change change) {
    return switch (change) {
      case Change.Shield shield -> "Shield " + Wording.value(shield.amount());
      case Change.Retaliate retaliate -> retaliate(retaliate);
      case Change.Attacks(List<Rider> riders) -> "Attacks: " + RiderWords.inline(riders);
      case Change.AttackAbilities(List<Rider> riders) ->
          "Attack abilities: " + RiderWords.inline(riders);
      case Change.Attacked(List<Rider> riders) ->
          "Attacks against the bearer: " + RiderWords.inline(riders);
      case Change.Moves(int points, boolean jump) ->
          "Moves: " + Wording.signed(points) + (jump ? ", Jump" : "");
      case Change.Heals(int points) -> "Heals: " + Wording.signed(points);
      case Change.Intercepts() -> "Attacks on them hit the owner of this instead";
      case Change.NegatesDamage() -> "A source of damage does nothing";
      case Change.Flying() -> "Flying";
      case Change.Immune immune -> "Immune to " + Wording.conditions(immune.conditions());
      case Change.Performs performs ->
          moment(performs.moment()) + ": " + AbilityWords.inline(performs.abilities());
    };
  }

  private static String retaliate(Change.Retaliate retaliate) {
    List<String> parts = new ArrayList<>();
    parts.add("Retaliate " + Wording.value(retaliate.amount()));
    if (retaliate.range() > 1) {
      parts.add("Range " + retaliate.range());
    }
    if (!retaliate.riders().isEmpty()) {
      parts.add(RiderWords.inline(retaliate.riders()));
    }
    return String.join(", ", parts);
  }

  private static String moment(Effect.Moment moment) {
    return switch (moment) {
      case START_OF_TURN -> "At the start of its turn";
      case END_OF_TURN -> "At the end of its turn";
      case END_OF_ROUND -> "At the end of the round";
      case AFTER_ATTACK -> "After its attack";
      case AFTER_ATTACKED -> "After it is attacked";
      case AFTER_RETALIATE -> "After it retaliates";
      case AFTER_KILL -> "After it kills an enemy";
      case DEATH -> "When it dies";
      case ENEMY_COMES_ADJACENT -> "When an enemy comes adjacent";
    };
  }
}
