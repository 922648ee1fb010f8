package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.MoveTerm;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What cards say about their moves: looting on the way, where it must end, what is run into. */
final class MoveTermsTest {
  private static final StatLine TOUGH = StatLine.of(20, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, String map, Ability... abilities) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(abilities))
        .company('B')
        .monster('g', "Guard", TOUGH)
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule(
      value = "ABL-24",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void everyHexEnteredIsLooted(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   x$  y$  z$  g   B",
            Ability.move(2).with(MoveTerm.LOOTS_EVERY_HEX),
            Ability.move(1));
    arena.choose("top 0");
    arena.walk('x');
    assertThat(arena.events(Event.What.LOOTED)).hasSize(1);
    arena.walk('y');
    assertThat(arena.events(Event.What.LOOTED)).hasSize(2);
    arena.walk('z');
    assertThat(arena.events(Event.What.LOOTED)).as("another move").hasSize(2);
  }

  private static final Aim NEAR = Aim.AS_USUAL.at(Affects.ENEMIES).adjacently();

  private static Ability lures(int points) {
    return new Ability.Control(
        NEAR, List.of(Ability.move(points).with(MoveTerm.ENDS_ADJACENT_TO_COMMANDER)));
  }

  @RulesetTest
  @Rule({"FRC-14", "ABL-19"})
  void aControlledMoveEndsNextToItsCommander(Ruleset ruleset) {
    String map =
        """
        z   g   A   .   B
          w   x   .   .
        """;
    Arena arena = arena(ruleset, map, lures(1));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    assertThat(arena.prompt().options())
        .containsExactly(new Choice.Decline(), new Choice.To(arena.hex('x')));
    arena.walk('x');
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('x'));

    Arena farther = arena(ruleset, map, lures(2));
    farther.choose("top 0");
    farther.choose(farther.at(farther.only("Guard")));
    farther.choose("yes");
    assertThat(farther.prompt().options()).contains(new Choice.To(farther.hex('w')));
    farther.walk('w');
    assertThat(farther.only("Guard").hex()).isEqualTo(farther.hex('w'));
    assertThat(farther.options()).as("it cannot stay there").doesNotContain("no");
  }

  @RulesetTest
  @Rule({"CMD-15", "ABL-21a", "CMD-17"})
  void aMoveThatCannotEndThereIsNotPossible(Ruleset ruleset) {
    Arena arena = arena(ruleset, ".   .   g   A   .   B", lures(1), Ability.attack(1));
    arena.choose("top 0");
    assertThat(arena.offered()).containsExactly("Guard");
    assertThat(arena.prompt().rule()).as("the attack is next").isEqualTo(ruleset.cite(Cite.ATTACK));
  }

  @RulesetTest
  @Rule({"ABL-20", "ABL-24"})
  void somethingHappensIfTheMoveEndsWhereItBegan(Ruleset ruleset) {
    String map =
        """
        A   x   .   B
          g   .   .
        """;
    Ability muddles =
        Ability.give(
            Condition.MUDDLE,
            Aim.AS_USUAL.at(Affects.ENEMIES).everybody().among(Aim.Among.MOVED_THROUGH));
    for (boolean back : new boolean[] {true, false}) {
      Arena arena =
          arena(
              ruleset,
              map,
              new Ability.Move(Value.of(4), true),
              new Ability.When(List.of(Check.Fact.MOVED_BACK), List.of(muddles), List.of()));
      arena.choose("top 0");
      arena.walk('g', 'x');
      if (back) {
        arena.walk('A');
      }
      arena.choose("no");
      if (back) {
        arena.choose(arena.at(arena.only("Guard")));
      }
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      assertThat(arena.only("Guard").has(Condition.MUDDLE)).isEqualTo(back);
    }
  }

  @RulesetTest
  @Rule({"ABL-19", "ABL-24"})
  void allThatWereMovedThroughAreAttackedHoweverFarTheyAreNow(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   x   y   .   B",
            new Ability.Move(Value.of(4), true),
            Ability.attack(2, Aim.AS_USUAL.everybody().among(Aim.Among.MOVED_THROUGH)));
    arena.choose("top 0");
    arena.walk('g', 'x', 'y');
    arena.choose("no");
    arena.strike(arena.only("Guard"));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
  }

  @RulesetTest
  @Rule(
      value = {"ABL-24", "TIL-03"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void aPushThroughObstaclesBreaksThem(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   o%  x   .   B",
            Ability.attack(3, Aim.AS_USUAL, new Rider.PushThrough(1, 2, 1), Rider.push(1)));
    arena.choose("top 0");
    arena.strike(arena.only("Guard"));
    arena.choose(new Choice.Along(List.of(arena.hex('o'), arena.hex('x'))));
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3 + 2);
    assertThat(arena.xp('A')).isEqualTo(1);
    assertThat(arena.game.state().ground().at(arena.game.state().board().at(arena.hex('o'))))
        .isEqualTo(Terrain.NONE);
    Arena plain =
        arena(ruleset, "A   g   o%  x   .   B", Ability.attack(3, Aim.AS_USUAL, Rider.push(2)));
    plain.choose("top 0");
    plain.strike(plain.only("Guard"));
    assertThat(plain.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(plain.only("Guard").hex()).isEqualTo(plain.hex('g'));
  }

  private static Arena jumper(Ruleset ruleset, String map) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(new Ability.Move(Value.of(3), true)))
        .company('B')
        .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule("MOV-37")
  void aJumpMayBeLeftOutWhereWalkingHasEffects(Ruleset ruleset) {
    Arena arena = jumper(ruleset, "B   .   .   A   t*  x   .   g");
    arena.choose("top 0");
    arena.choose(new Choice.Without(0));
    assertThat(arena.options()).doesNotContain(new Choice.Without(0).text());
    arena.walk('t');
    assertThat(arena.events(Event.What.HAZARD_ENTERED)).hasSize(1);
    Arena jumping = jumper(ruleset, "B   .   .   A   t*  x   .   g");
    jumping.choose("top 0");
    jumping.walk('t', 'x');
    assertThat(jumping.options()).doesNotContain(new Choice.Without(0).text());
    assertThat(jumping.events(Event.What.HAZARD_ENTERED)).isEmpty();
    Arena plain = jumper(ruleset, "B   .   .   A   t   x   .   g   h*");
    plain.choose("top 0");
    assertThat(plain.options()).doesNotContain(new Choice.Without(0).text());
  }
}
