package haven.content.pack;

import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.monster.MonsterType;
import haven.model.scenario.Standing;
import haven.model.scenario.Whom;
import java.util.List;
import java.util.Set;

/**
 * Lasting effects that rules of a scenario bring about: only what can be different for somebody.
 */
record StandingChecks(Definition<ScenarioPage> one, Index index, Problems problems) {
  private static final Set<Class<?>> POSSIBLE =
      Set.of(
          Effect.Change.Shield.class,
          Effect.Change.Retaliate.class,
          Effect.Change.Attacks.class,
          Effect.Change.AttackAbilities.class,
          Effect.Change.Attacked.class,
          Effect.Change.Moves.class,
          Effect.Change.Heals.class,
          Effect.Change.MaxHitPoints.class,
          Effect.Change.Immune.class,
          Effect.Change.Unmovable.class,
          Effect.Change.NegatesDamage.class,
          Effect.Change.Flying.class,
          Effect.Change.Grounded.class,
          Effect.Change.Ignores.class,
          Effect.Change.FocusInitiative.class,
          Effect.Change.CountsAs.class,
          Effect.Change.Turncoat.class);

  /** Only what such a rule can bring about (see {@code StandingRules}). */
  void have(Standing rule, int i) {
    for (int j = 0; j < rule.effects().size(); j++) {
      Effect effect = rule.effects().get(j);
      if (!effect.scope().equals(Effect.Scope.SELF)) {
        one.wrong(
            problems,
            "the rule itself says for whom it works",
            "leave 'whom' and 'within' out here",
            "standing",
            i,
            "have",
            j);
      } else if (!isPossible(effect.change())) {
        one.wrong(
            problems,
            "a standing rule cannot bring that about",
            "shield, retaliate, attacks, attack-abilities, attacked, moves, heals, max-hit-points,"
                + " immune, unmovable, negate-damage, flying, grounded, ignores, focus-initiative,"
                + " counts-as, turncoat, and what is performed at the start or end of a turn can be"
                + " had",
            "standing",
            i,
            "have",
            j);
      }
      different(effect.change(), rule.whom(), "standing", i, "have", j);
    }
  }

  void bestowed(List<Effect> effects, Whom whom, Object... way) {
    for (Effect effect : effects) {
      boolean marks = effect.change() instanceof Effect.Change.Marked;
      if (!effect.scope().equals(Effect.Scope.SELF) || !marks && !isPossible(effect.change())) {
        one.wrong(
            problems,
            "a rule cannot bestow that",
            "what standing rules can bring about can be bestowed, for those in 'whom'",
            way);
      }
      different(effect.change(), whom, way);
    }
  }

  private static boolean isPossible(Effect.Change change) {
    return change instanceof Effect.Change.Performs(Effect.Moment moment, var _)
        ? moment == Effect.Moment.START_OF_TURN || moment == Effect.Moment.END_OF_TURN
        : POSSIBLE.contains(change.getClass());
  }

  private static boolean givesExperience(Effect.Change change) {
    List<Rider> riders =
        change instanceof Effect.Change.Attacks(List<Rider> some)
            ? some
            : change instanceof Effect.Change.AttackAbilities(List<Rider> all) ? all : List.of();
    return riders.stream()
        .anyMatch(
            rider ->
                rider instanceof Rider.XpOnce || rider instanceof Rider.Brings(Consequence.Xp _));
  }

  /** Who flies anyway has nothing of wings, nor of ground that is no hindrance. */
  private void different(Effect.Change change, Whom whom, Object... way) {
    if (givesExperience(change) && !RuleChecks.mayBeCharacters(whom)) {
      one.wrong(problems, "monsters gain no experience", "leave it out", way);
    }
    Definition<MonsterType> type = index.monsters.get(whom.name());
    if (type != null
        && type.thing().flying()
        && (change instanceof Effect.Change.Flying || change instanceof Effect.Change.Ignores)) {
      one.wrong(
          problems,
          "%s flies anyway, over whatever lies there".formatted(whom.name()),
          "leave it out, or say it of others",
          way);
    }
  }
}
