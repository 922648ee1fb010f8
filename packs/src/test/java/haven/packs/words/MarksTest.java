package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** Marks that a player puts on figures, and what cards say of the marked ones. */
final class MarksTest {
  private static Arena marker(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Marker", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theMarkedOneIsMeantAndBearsTheEffect(Ruleset ruleset) {
    Arena arena = marker(ruleset, "B   A   a   b", "Doom", "Slaughter").start();
    arena.target('a').playTop();
    assertThat(arena.actives('a')).hasSize(1);
    arena.target('a').play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(32);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aPlayerHasOneSuchMarkAtATime(Ruleset ruleset) {
    Arena arena = marker(ruleset, "B   A   a   b", "Doom", "Doom Again").start();
    arena.target('a').playTop();
    assertThat(arena.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    arena.target('b').play(1, Half.BOTTOM);
    assertThat(arena.actives('a')).isEmpty();
    assertThat(arena.actives('b')).hasSize(1);
    assertThat(arena.actives('A')).isEmpty(); // the card of the first mark is gone with all of it
    assertThat(arena.zone('A', 0)).isNotEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void onlyTheMarkedOneIsATarget(Ruleset ruleset) {
    Arena arena = marker(ruleset, "B   A   a   b", "Doom", "Reap").start();
    arena.target('b').playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isZero();
    assertThat(arena.lost('b')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aMarkIsTakenOff(Ruleset ruleset) {
    Arena arena = marker(ruleset, "B   A   a   b", "Doom", "Pardon").start();
    arena.target('a').playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.actives('a')).isEmpty();
    assertThat(arena.zone('A', 0)).isNotEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theMarkLeavesWithTheFigureAndItsDeathIsNoticed(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, "B   A   x   b", "Doom", "Slaughter")
            .monster('x', "Guard", StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start();
    arena.target('x').playTop();
    arena.target('x').play(1, Half.BOTTOM);
    assertThat(arena.lost('b')).isEqualTo(2);
    assertThat(arena.actives('A')).isEmpty();
    assertThat(arena.zone('A', 0)).isNotEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theDeathOfAnotherIsNothingToIt(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, "B   x   A   b", "Doom", "Slaughter")
            .monster('x', "Guard", StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start();
    arena.target('b').playTop();
    arena.target('x').play(1, Half.BOTTOM);
    assertThat(arena.lost('b')).isZero();
    assertThat(arena.zone('A', 0)).isEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void someMarksAreThereSeveralTimes(Ruleset ruleset) {
    Arena arena = marker(ruleset, "B   A   a   b   .   c", "Prey").start();
    arena.playTop();
    assertThat(arena.actives('a')).hasSize(1);
    assertThat(arena.actives('b')).hasSize(1);
    assertThat(arena.actives('c')).hasSize(1);
  }
}
