package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.card.SummonCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Who is credited with a monster that dies in a trap. */
final class ForcedKillTest {
  @RulesetTest
  @Rule("FRC-23")
  void whoPushesAMonsterIntoATrapHasKilledIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   k^  B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.push(1))), Arena.bottom())
            .monster('g', "g", StatLine.of(2, 2, 2, 0))
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    Watched guard = arena.only("g");
    arena.strike("g");
    assertThat(guard.hitPoints()).isEqualTo(1);
    arena.choose(new Choice.Along(List.of(arena.hex('k'))));
    assertThat(arena.events(Event.What.TRAP_SPRUNG)).hasSize(1);
    assertThat(guard.isGone()).isTrue();
    assertThat(arena.events(Event.What.KILLED)).hasSize(1);
    assertThat(arena.events(Event.What.KILLED).getFirst().who()).isEqualTo(arena.figure("A").id());
  }

  @RulesetTest
  @Rule("FRC-23")
  void aSummonsPushIsItsSummonersKill(Ruleset ruleset) {
    SummonCard ram =
        new SummonCard(
            "Ram",
            5,
            OptionalInt.of(1),
            OptionalInt.of(1),
            OptionalInt.empty(),
            false,
            List.of(Rider.push(1)),
            List.of());
    Arena arena =
        Arena.in(ruleset, "A   .   g   ^   B")
            .hero('A', Arena.top(new Ability.Summon(ram, 1)), Arena.bottom())
            .monster('g', "g", StatLine.of(2, 0, 0, 0))
            .hero('B')
            .start()
            .turnOf('A')
            .performTop();
    Watched guard = arena.only("g");
    arena.endRound().endRound();
    assertThat(arena.events(Event.What.TRAP_SPRUNG)).hasSize(1);
    assertThat(guard.isGone()).isTrue();
    assertThat(arena.events(Event.What.KILLED).getFirst().who()).isEqualTo(arena.figure("A").id());
  }

  @RulesetTest
  @Rule("FRC-23")
  void aMonsterThatWalksIntoATrapIsNobodysKill(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   .   k^  g")
            .hero('A', Arena.top(), Arena.bottom())
            .monster('g', "g", StatLine.of(1, 3, 2, 0), MonsterCard.of(5, Ability.move(3)))
            .company('B')
            .start();
    Watched guard = arena.only("g");
    arena.selectFirstTwo();
    assertThat(guard.isGone()).isTrue();
    assertThat(arena.events(Event.What.TRAP_SPRUNG)).hasSize(1);
    assertThat(arena.events(Event.What.KILLED)).isEmpty();
  }
}
