package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;
import java.util.List;

/** Tiles that abilities speak of, ways, and what is taken or given besides. */
final class ChangesTest {
  private static Arena changer(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Changer", picture, cards);
  }

  private static int obstacles(Arena arena) {
    return arena.game.state().ground().all(Terrain.OBSTACLE).size();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void nextToWhatWasDestroyed(Ruleset ruleset) {
    Arena arena = changer(ruleset, "b   A   x%  a   c   B", "Punch").start();
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(4);
    assertThat(arena.lost('b')).isZero();
    assertThat(arena.lost('c')).isZero();
    Arena none = changer(ruleset, "b   A   x   a   c   B", "Punch").start().playTop();
    assertThat(none.lost('b')).as("nothing was destroyed").isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void nextToWhatWasLaid(Ruleset ruleset) {
    String map =
        """
        B   .   .   .   .   .   .
          A   .   x   a   y   b   .
        .   .   .   .   .   .   .   c
        """;
    Arena arena = changer(ruleset, map, "Punch").start();
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x')), new Choice.To(arena.hex('y')));
    arena.playBottom();
    assertThat(arena.lost('a')).as("next to both: once").isEqualTo(2);
    assertThat(arena.lost('b')).isEqualTo(2);
    assertThat(arena.lost('c')).isZero();
    assertThat(arena.lost('A')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTileOfThreeHexes(Ruleset ruleset) {
    String map =
        """
        B   .   .   .   .   .
          A   .   x   y   a   .
        .   .   .   z   .   .   b
        """;
    Arena arena = changer(ruleset, map, "Meteor").start();
    List<Hex> hexes = List.of(arena.hex('x'), arena.hex('y'), arena.hex('z'));
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    arena.choose(new Choice.Act(0, true, false));
    arena.until(Prompt.Kind.AREA);
    Choice wanted =
        arena.prompt().options().stream()
            .filter(one -> one instanceof Choice.Lay(List<Hex> some) && some.containsAll(hexes))
            .findFirst()
            .orElseThrow();
    arena.choose(wanted);
    arena.goOn();
    assertThat(obstacles(arena)).isEqualTo(3);
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.lost('b')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTileWhereSomebodyDied(Ruleset ruleset) {
    Arena arena = changer(ruleset, "B   A   .   a\n  .   .   .   .   .", "Meteor").start();
    Hex hex = arena.hex('a');
    arena.playBottom();
    assertThat(arena.game.state().ground().at(arena.game.state().board().at(hex)))
        .isEqualTo(Terrain.OBSTACLE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void asManyAsWereDestroyed(Ruleset ruleset) {
    Arena arena =
        changer(ruleset, "B   %   A   %   a\n  .   .   .   .   .   %", "Rocky End").start();
    arena.playTop();
    assertThat(obstacles(arena)).as("too far away").isEqualTo(1);
    assertThat(arena.lost('a')).isEqualTo(4);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void allThatWasMovedThrough(Ruleset ruleset) {
    Arena arena =
        changer(ruleset, "A   x%  y^  z   .   B\n  .   %   .   .   .   .", "Rocky End")
            .start()
            .way('x', 'y', 'z');
    arena.playBottom();
    assertThat(obstacles(arena)).isEqualTo(1);
    assertThat(arena.game.state().ground().all(Terrain.TRAP).isEmpty()).isTrue();
    assertThat(arena.lost('A')).as("jumped over").isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTilePutElsewhere(Ruleset ruleset) {
    Arena arena =
        changer(ruleset, "B   o%  A   .   x   a\n  .   .   .   .   .   .", "Clear the Way").start();
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('o')), new Choice.To(arena.hex('x')));
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(1);
    assertThat(obstacles(arena)).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aStraightWay(Ruleset ruleset) {
    String map = "A   x   y   a   B\n  u   v   w   .   .";
    Arena straight = changer(ruleset, map, "Clear the Way").start().way('x', 'y');
    assertThat(straight.playBottom().lost('a')).isEqualTo(2);
    Arena bent = changer(ruleset, map, "Clear the Way").start().way('u', 'v', 'y');
    assertThat(bent.playBottom().lost('a')).isZero();
    Arena line = changer(ruleset, map, "Line").start().way('x', 'w');
    line.playBottom();
    assertThat(line.stands('A', 'w')).as("no turning").isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void beside(Ruleset ruleset) {
    String map = "B   A   x   y   %\n  .   .   .   .   .   .";
    Arena arena = changer(ruleset, map, "Line").start().way('x', 'y');
    arena.playTop();
    assertThat(arena.stands('A', 'y')).isTrue();
    Arena none = changer(ruleset, map.replace('%', '.'), "Line").start().way('x', 'y');
    none.playTop();
    assertThat(none.stands('A', 'A')).as("not possible").isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void movesAsAttacks(Ruleset ruleset) {
    Arena arena = changer(ruleset, "B   A   a   .", "Phalanx", "Line").start();
    arena.playBottom();
    arena.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(0));
    arena.play(1, Half.TOP);
    assertThat(arena.lost('a')).isEqualTo(6);
    assertThat(arena.stands('A', 'A')).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void killedInsteadOfAttacked(Ruleset ruleset) {
    Arena arena = changer(ruleset, "B   A   a", "Killer").start().strong(Element.DARK);
    arena.playTop();
    assertThat(arena.figure('a').isGone()).isTrue();
    Arena none = changer(ruleset, "B   A   a", "Killer").start();
    none.playTop();
    assertThat(none.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void cardsLostForCards(Ruleset ruleset) {
    Arena arena = changer(ruleset, "a   A   B   b", "Formula").start().lose('B', 5, 6);
    arena.playTop();
    assertThat(arena.zone('B', 5)).isEqualTo(Zone.HAND);
    assertThat(Integer.bitCount(arena.sheet('B').cards().lost())).isEqualTo(1);
    Arena none = changer(ruleset, "a   A   B   b", "Formula").start();
    none.playTop();
    assertThat(none.sheet('B').cards().lost()).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void moneyOfTheSupply(Ruleset ruleset) {
    Arena arena = changer(ruleset, "a   A   b   B   c", "Formula").start();
    arena.playBottom();
    assertThat(arena.sheet('A').tally().loot().moneyTokens()).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL})
  void noMoreLootThanThat(Ruleset ruleset) {
    Arena arena = changer(ruleset, "A   x$  y$  z$  B\n  v$  .   .   .   .", "Wings").start();
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('y')), new Choice.To(arena.hex('v')));
    arena.playTop();
    assertThat(arena.sheet('A').tally().loot().moneyTokens()).isEqualTo(2);
    assertThat(arena.game.state().ground().tokens(arena.game.state().board().at(arena.hex('x'))))
        .isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTrapForSomebodyElse(Ruleset ruleset) {
    Arena arena = changer(ruleset, "B   A   ^   .   a", "Wings").start();
    arena.playBottom();
    assertThat(arena.lost('a')).isPositive();
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.game.state().ground().all(Terrain.TRAP).isEmpty()).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void againstTheWall(Ruleset ruleset) {
    Arena wall = changer(ruleset, "B   A   a   .", "Momentum").start().playTop();
    assertThat(wall.lost('a')).as("one hex of two").isEqualTo(1 + 2);
    assertThat(wall.xp('A')).isEqualTo(ruleset.levels().experience() ? 1 : 0);
    Arena open = changer(ruleset, "B   A   a   .   .", "Momentum").start().playTop();
    assertThat(open.lost('a')).isEqualTo(1);
    Arena crowd = changer(ruleset, "B   A   a   b   .   .", "Momentum").start().playTop();
    assertThat(crowd.lost('a')).as("a figure is no wall").isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void countedWhenPlayed(Ruleset ruleset) {
    AbilityCard late =
        AbilityCard.of("Late", 97, CardAction.of(Ability.attack(1)), CardAction.of());
    Arena arena = changer(ruleset, "A   .   B   a", "Momentum").hero('B', late).start();
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    arena.perform(new Choice.Act(0, false, false)).until(Prompt.Kind.ACTION, "B");
    arena.perform(new Choice.Act(0, true, false));
    assertThat(arena.lost('a')).as("one ally near the giver").isEqualTo(1 + 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void negatedAndPaidBackWithOneSlot(Ruleset ruleset) {
    Arena arena =
        changer(ruleset, "B   .   A   a", "Cold Front", "Cut")
            .monsters(MonsterCard.of(98, Ability.attack(2)))
            .start();
    arena.playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('A')).as("no attack").isEqualTo(1);
    arena.endRound();
    assertThat(arena.lost('A')).isEqualTo(1);
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.actives('A')).singleElement().matches(active -> active.used() == 1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void halfOfTheTarget(Ruleset ruleset) {
    Arena arena = changer(ruleset, "A   B   a", "Killer").monsters(StatLine.of(9, 0, 0, 0)).start();
    int most = arena.figure('B').maxHitPoints();
    arena.playBottom();
    assertThat(arena.lost('B')).isEqualTo(-Math.min(most / 2, most - most / 2));
    assertThat(arena.has('B', Condition.POISON)).isFalse();
  }
}
