package haven.packs.words;

import static haven.packs.words.WordsPack.counter;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** Numbers that cards count. Heroes of these games have 20 of 40 hit points, monsters 90. */
final class AmountsTest {
  private static final String TWO = "A   a   .   .   B";

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aPartOfTheOwnHitPointsIsRoundedDownOrUp(Ruleset ruleset) {
    assertThat(counter(ruleset, TWO, "Strength").start().playTop().lost('a')).isEqualTo(6);
    assertThat(counter(ruleset, TWO, "Strength").start().playBottom().lost('a')).isEqualTo(7);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void hitPointsLostAreCountedUpToAMost(Ruleset ruleset) {
    assertThat(counter(ruleset, TWO, "Wounds").start().playTop().lost('a')).isEqualTo(5);
    assertThat(counter(ruleset, TWO, "Wounds").hurt('A', 3).start().playTop().lost('a'))
        .isEqualTo(3);
    assertThat(counter(ruleset, TWO, "Wounds").start().playBottom().lost('a')).isEqualTo(6);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theTargetsHitPointsAreCounted(Ruleset ruleset) {
    assertThat(counter(ruleset, TWO, "Weakness").start().playTop().lost('a')).isEqualTo(10);
    assertThat(counter(ruleset, TWO, "Weakness").start().playBottom().lost('a')).isEqualTo(14);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void figuresAreCountedByWhereTheyAre(Ruleset ruleset) {
    assertThat(counter(ruleset, "a   A   B", "Company").start().playTop().lost('a')).isEqualTo(3);
    assertThat(counter(ruleset, "a   A   .   .   B", "Company").start().playTop().lost('a'))
        .isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void figuresAreCountedByTheirName(Ruleset ruleset) {
    Arena arena =
        counter(ruleset, "A   a   x   y   z   B", "Company")
            .monster('x', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(97))
            .another('y', "Guard", Rank.NORMAL)
            .another('z', "Guard", Rank.NORMAL)
            .start()
            .target('a')
            .playBottom();
    assertThat(arena.lost('a')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void wallsObstaclesAndTrapsAreCounted(Ruleset ruleset) {
    String snares =
        """
        #   ^   %   B
          ^   A   a
        .   %   .   .
        """;
    assertThat(counter(ruleset, snares, "Corner").start().playBottom().lost('a')).isEqualTo(5);
    assertThat(counter(ruleset, snares, "Snares").start().playTop().lost('a')).isEqualTo(2);
    String corner =
        """
        B   #   #   .
          .   A   a
        .   #   .   .
        """;
    assertThat(counter(ruleset, corner, "Corner").start().playTop().lost('a')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theRangeToTheTargetIsCounted(Ruleset ruleset) {
    assertThat(counter(ruleset, "A   .   .   a   B", "Snares").start().playBottom().lost('a'))
        .isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void damageBeyondAKillIsCounted(Ruleset ruleset) {
    Arena arena =
        counter(ruleset, "x   A   .   a   B", "Overkill")
            .monster('x', "Guard", StatLine.of(2, 0, 0, 0), MonsterCard.of(97))
            .start()
            .target('x', 'a')
            .playTop();
    assertThat(arena.lost('a')).isEqualTo(3);
    Arena none = counter(ruleset, "A   a   B", "Overkill").start().target('a', 'a').playTop();
    assertThat(none.lost('a')).isEqualTo(5);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void cardsAreCounted(Ruleset ruleset) {
    Arena hand = counter(ruleset, TWO, "Overkill").start();
    int held = Integer.bitCount(hand.sheet('A').cards().hand());
    assertThat(hand.playBottom().lost('a')).isEqualTo(held - 2);
    Arena pile = counter(ruleset, TWO, "Memory").start().discard('A', 2, 3);
    int discards = Integer.bitCount(pile.sheet('A').cards().discards());
    assertThat(pile.playTop().lost('a')).isEqualTo(discards);
  }
}
