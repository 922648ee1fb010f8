package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.play.attack.Conditions;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.OptionalInt;

/** Objectives, and obstacles with hit points, are attacked like enemies. */
final class ObjectiveAttackTest {
  private static Arena arena(Ruleset ruleset, Ability... top) {
    Arena arena =
        Arena.in(ruleset, "A   k   .   .   B")
            .hero('A', Arena.top(top), Arena.bottom())
            .company('B');
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('k'),
                ObjectiveSpec.Purpose.DESTROY,
                new Formula.Constant(6),
                OptionalInt.empty()));
    return arena.start().turnOf('A').performTop();
  }

  @RulesetTest
  @Rule({"ATK-40", "ATK-41"})
  void anObjectiveIsDamagedButGainsNoConditionsAndIsNotMoved(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            Ability.attack(
                2,
                Aim.AS_USUAL,
                Rider.gives(Condition.POISON),
                Rider.gives(Condition.STUN),
                Rider.push(1)),
            Ability.attack(3));
    Watched altar = arena.figure("Altar");
    arena.choose(arena.at(altar));
    arena.asIs();
    while (arena.prompt().kind() == Prompt.Kind.ORDER_OF_EFFECTS) {
      arena.choose(arena.prompt().options().getFirst());
    }
    assertThat(altar.hitPoints()).isEqualTo(4);
    assertThat(altar.hasAny()).isFalse();
    assertThat(altar.hex()).isEqualTo(arena.hex('k'));
    arena.choose(arena.at(altar));
    assertThat(altar.hitPoints()).as("no poison").isEqualTo(1);
    assertThat(altar.isGone()).isFalse();
  }

  @RulesetTest
  @Rule("ATK-40")
  void anObjectiveGainsNoPositiveConditionsEither(Ruleset ruleset) {
    Arena arena = arena(ruleset, Ability.attack(1));
    Watched altar = arena.figure("Altar");
    Conditions.gain(
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
        altar.id(),
        Condition.STRENGTHEN,
        haven.model.Cite.CONDITION);
    assertThat(altar.hasAny()).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL})
  @Rule("ATK-41")
  void itIsAnEnemyForOtherAbilitiesTooAndIsDestroyedByDamageOnly(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, Ability.suffer(Value.of(5), Aim.AS_USUAL.range(1)), Ability.attack(1));
    Watched altar = arena.figure("Altar");
    arena.choose(arena.at(altar));
    assertThat(altar.hitPoints()).isEqualTo(1);
    arena.choose(arena.at(altar));
    assertThat(altar.isGone()).isTrue();
    assertThat(arena.events(Event.What.DIED)).hasSize(1);
  }
}
