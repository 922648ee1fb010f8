package haven.packs.words;

import static haven.packs.words.WordsPack.counter;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;
import java.util.List;

/** Words that say whom an ability may hit. */
final class TargetsTest {
  private static List<Integer> lost(Arena arena, String letters) {
    return letters.chars().mapToObj(letter -> arena.lost((char) letter)).toList();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theTargetIsNearEnough(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   .   a   b", "Near").start().playTop();
    assertThat(lost(arena, "ab")).containsExactly(1, 0);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void thoseOfTheSameRoomAreMeant(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   .   a   '   b", "Near");
    Arena played = arena.start().playBottom();
    assertThat(lost(played, "ab")).containsExactly(1, 0);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void othersThanTheTargetsBeforeAndTheSame(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   a   b   c", "Others").start().playTop();
    assertThat(lost(arena, "abc")).containsExactly(1, 6, 6);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void thoseNextToTheWayAreMeant(Ruleset ruleset) {
    Arena arena =
        counter(
                ruleset,
                """
                .   .   .   a   .   .
                  A   x   y   .   b   B
                """,
                "Others")
            .start()
            .way('x', 'y')
            .playBottom();
    assertThat(lost(arena, "ab")).containsExactly(1, 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anAttackGainsSomethingNextToTheWay(Ruleset ruleset) {
    String map =
        """
        .   .   .   a   .   .
          A   x   y   .   b   B
        """;
    Arena near = counter(ruleset, map, "Path").start().way('x', 'y').target('a').playTop();
    assertThat(near.lost('a')).isEqualTo(5);
    Arena far = counter(ruleset, map, "Path").start().way('x', 'y').target('b').playTop();
    assertThat(far.lost('b')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theGroundSaysWho(Ruleset ruleset) {
    String map =
        """
        B   A   x   a   %
          .   .   .   .   b
        """;
    Arena beside = counter(ruleset, map, "Ground").start().playBottom();
    assertThat(lost(beside, "ab")).containsExactly(1, 1);
    Arena on = counter(ruleset, map, "Ground").start();
    on.game.state().ground().put(on.game.state().board().at(on.hex('a')), Terrain.HAZARD);
    assertThat(lost(on.playTop(), "ab")).containsExactly(1, 0);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void oneOfSeveralIsEnough(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   a   b   c", "Either").start();
    arena.give(arena.figure('a'), Condition.POISON);
    arena.figure('b').hitPoints(44);
    arena.figure('c').hitPoints(45);
    arena.remember();
    assertThat(lost(arena.playTop(), "abc")).containsExactly(1, 1, 0);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anyNegativeConditionWillDo(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   a   b   c", "Either").start();
    arena.give(arena.figure('a'), Condition.POISON);
    arena.give(arena.figure('b'), Condition.WOUND);
    arena.give(arena.figure('c'), Condition.STRENGTHEN);
    arena.remember();
    assertThat(lost(arena.playBottom(), "abc")).containsExactly(0, 1, 0);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aRankIsMeant(Ruleset ruleset) {
    Arena arena =
        counter(ruleset, "B   A   a   x", "Path")
            .monster('x', "Guard", Rank.ELITE, StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start()
            .playBottom();
    assertThat(lost(arena, "ax")).containsExactly(0, 1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whoHasKilledIsKnownForTheTurnAndTheRound(Ruleset ruleset) {
    Arena arena =
        counter(ruleset, "x   A   .   a   B", "Blood", "Triumph")
            .monster('x', "Guard", StatLine.of(2, 0, 0, 0), MonsterCard.of(97))
            .start();
    arena.target('x').playTop();
    assertThat(arena.lost('a')).isEqualTo(1);
    int before = arena.figure('A').hitPoints();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(before + 1);
    Arena none = counter(ruleset, "a   A   .   B", "Blood").start().playTop();
    assertThat(none.lost('a')).isEqualTo(9);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whoHasMovedIsKnown(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   .   a   b", "Restless").start();
    assertThat(lost(arena.playTop(), "ab")).containsExactly(0, 0);
    Arena hurt = counter(ruleset, "B   A   .   a   b", "Restless").hurt('A', 21).start();
    assertThat(lost(hurt.playBottom(), "ab")).containsExactly(1, 1);
    Arena well = counter(ruleset, "B   A   .   a   b", "Restless").start();
    assertThat(lost(well.playBottom(), "ab")).containsExactly(0, 0);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void summonsAreMeant(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   .   a", "Family", "Parent").start().playTop();
    arena.remember();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.only("Cat").hitPoints()).isEqualTo(4);
    Arena kinds = counter(ruleset, "B   A   .   a", "Family", "Kinds").start().playTop();
    assertThat(kinds.remember().play(1, Half.BOTTOM).lost('a')).isEqualTo(1);
    assertThat(kinds.only("Cat").hitPoints()).isEqualTo(5);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anybodysSummonsAreMeant(Ruleset ruleset) {
    Arena arena = counter(ruleset, "B   A   .   a", "Family", "Hunt").start().playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.only("Cat").hitPoints()).isEqualTo(4);
    assertThat(arena.lost('a')).isZero();
  }
}
