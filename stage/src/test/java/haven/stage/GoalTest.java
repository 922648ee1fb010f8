package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Verdict;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** What wins a scenario and what loses it, goal by goal, and when that takes effect. */
final class GoalTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static Arena goal(Arena arena, Situation goal) {
    return arena.scenario(scenario -> scenario.wonBy(goal));
  }

  private static boolean isWon(Arena arena) {
    return arena.game.state().story().isWon();
  }

  private static ObjectiveSpec objective(Arena arena, char at, ObjectiveSpec.Purpose purpose) {
    return new ObjectiveSpec("Altar", arena.hex(at), purpose, Formula.of("4"), OptionalInt.empty());
  }

  @RulesetTest
  @Rule({"END-01", "END-02", "END-03", "BKK-01"})
  void theRoundIsPlayedToItsEndAfterTheGoalIsReached(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   g   .   h").monster('g', "Guard", WEAK);
    arena.monster('h', "Late one", StatLine.of(9, 0, 0, 0)); // initiative 50
    goal(arena, new Situation.KillType("Guard")).start().turnOf('A');
    assertThat(isWon(arena)).isFalse();
    Parties.strike(arena, arena.only("Guard"));
    assertThat(isWon(arena)).isTrue();
    assertThat(arena.game.isOver()).isFalse();
    Parties.finishRound(arena);
    assertThat(arena.game.isOver()).isTrue();
    assertThat(arena.game.prompt()).isNull();
    assertThat(arena.game.verdict()).isEqualTo(Verdict.COMPLETED);
    assertThat(arena.events(Event.What.ROUND_STARTS)).hasSize(1);
    assertThat(arena.events(Event.What.TURN_STARTS))
        .extracting(Event::who)
        .contains(arena.only("Late one").id());
    assertThat(Parties.things(arena.events(Event.What.ENDED))).containsExactly("won");
    assertThatThrownBy(() -> arena.game.choose(0, new Choice.Decline()))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> arena.game.choose(new Choice.Decline())).isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void allMonstersOfATypeMustBeDead(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   g   .   h")
            .monster('g', "Guard", WEAK)
            .another('h', "Guard", Rank.NORMAL);
    goal(arena, new Situation.KillType("Guard")).start().turnOf('A');
    Parties.strike(arena, new Watched(arena.game, arena.game.state().at(arena.hex('g'))));
    Parties.finishRound(arena);
    assertThat(isWon(arena)).isFalse();
    assertThat(arena.game.isOver()).isFalse();
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void deathsAreCounted(Ruleset ruleset) {
    for (String type : List.of("Guard", "")) {
      Arena two = Parties.of(ruleset, "B   A   g   .   h").monster('g', "Guard", WEAK);
      goal(two, new Situation.KillCount(type, 2)).start().turnOf('A');
      Parties.strike(two, two.only("Guard"));
      assertThat(isWon(two)).isFalse();
      Arena one = Parties.of(ruleset, "B   A   g   .   h").monster('g', "Guard", WEAK);
      goal(one, new Situation.KillCount(type, 1)).start().turnOf('A');
      Parties.strike(one, one.only("Guard"));
      assertThat(isWon(one)).isTrue();
    }
  }

  @RulesetTest
  @Rule({"END-01", "SET-03a", "SET-03b"})
  void allEnemiesAreDeadOnlyWhenTheLastRoomIsRevealed(Ruleset ruleset) {
    for (Situation goal : List.of(new Situation.KillAll(), new Situation.KillRevealed())) {
      Arena arena = Parties.of(ruleset, "B   A   g   d+  .   h").monster('g', "Guard", WEAK);
      arena.rooms(
          RoomSetup.in(arena.hex('h'))
              .monster("Guard", arena.hex('h'), MonsterSymbol.of("white/white/white"))
              .loot(arena.hex('h'))
              .build());
      goal(arena, goal).start().turnOf('A');
      assertThat(arena.all("Guard")).as("only the first room is populated").hasSize(1);
      int cell = arena.game.state().board().at(arena.hex('h'));
      assertThat(arena.game.state().ground().tokens(cell)).isZero();
      Parties.strike(arena, arena.all("Guard").getFirst());
      assertThat(isWon(arena)).isEqualTo(goal instanceof Situation.KillRevealed);
      Parties.walk(arena, "gd");
      assertThat(arena.all("Guard")).hasSize(2);
      assertThat(arena.game.state().ground().tokens(cell)).isEqualTo(1);
      assertThat(arena.all("Guard").get(1).hex()).isEqualTo(arena.hex('h'));
    }
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void anObjectiveIsDestroyed(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   o   .   h").monster('h', "Guard", WEAK);
    arena.room().objective(objective(arena, 'o', ObjectiveSpec.Purpose.DESTROY));
    goal(arena, new Situation.Destroyed("Altar")).start().turnOf('A');
    assertThat(isWon(arena)).isFalse();
    Parties.strike(arena, arena.only("Altar"));
    assertThat(isWon(arena)).isTrue();
  }

  @RulesetTest
  @Rule({"END-01", "END-02", "EOR-08", "EOR-09"})
  void roundsAreCountedAtTheirEnd(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   .   g").monster('g', "Guard", WEAK);
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of("two rounds", new Moment.Whenever(), new Deed.Tell("two"))
                    .when(new Situation.Rounds(2))));
    goal(arena, new Situation.Rounds(3)).start();
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.game.state().round()).isEqualTo(2);
    assertThat(arena.game.state().story().roundsOver()).isEqualTo(1);
    assertThat(arena.events(Event.What.TOLD)).isEmpty();
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.game.state().story().roundsOver()).isEqualTo(2);
    assertThat(arena.events(Event.What.TOLD)).hasSize(1);
    assertThat(isWon(arena)).as("at the start of round 3").isFalse();
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.game.isOver()).isTrue();
    assertThat(arena.game.verdict()).isEqualTo(Verdict.COMPLETED);
    assertThat(arena.game.state().round()).isEqualTo(3);
  }

  @RulesetTest
  @Rule("END-01")
  void tokensAreLooted(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x$  .   g").monster('g', "Guard", WEAK);
    goal(arena, new Situation.Looted(1)).start().turnOf('A');
    Parties.walk(arena, "x");
    assertThat(isWon(arena)).isFalse();
    arena.choose("no"); // the turn ends, and with it comes the loot
    assertThat(isWon(arena)).isTrue();
  }

  @RulesetTest
  @Rule("END-01")
  void goalTreasuresAreLooted(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x   .   g").monster('g', "Guard", WEAK);
    arena.room().treasure(arena.hex('x'), new Treasure.Goal("key"));
    goal(arena, new Situation.TreasuresLooted("key", 1)).start().turnOf('A');
    Parties.walk(arena, "x");
    arena.choose("no");
    assertThat(isWon(arena)).isTrue();
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void somebodyReachesAHex(Ruleset ruleset) {
    for (boolean all : List.of(true, false)) {
      Arena arena = Parties.of(ruleset, "B   A   x   .   g").monster('g', "Guard", WEAK);
      goal(arena, new Situation.Reached(List.of(arena.hex('x')), all)).start().turnOf('A');
      assertThat(isWon(arena)).isFalse();
      Parties.walk(arena, "x");
      arena.choose("no");
      assertThat(isWon(arena)).isEqualTo(!all || !Parties.isForTwo(ruleset));
    }
  }

  @RulesetTest
  @Rule("END-01")
  void aRoomIsRevealed(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x   d+  h").monster('x', "Guard", WEAK);
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    goal(arena, new Situation.Revealed(arena.hex('h'))).start().turnOf('A');
    assertThat(isWon(arena)).isFalse();
    Parties.strike(arena, arena.only("Guard"));
    Parties.walk(arena, "xd");
    Parties.finishRound(arena);
    assertThat(arena.game.verdict()).isEqualTo(Verdict.COMPLETED);
  }

  @RulesetTest
  @Rule("END-01")
  void allDoorsAreOpen(Ruleset ruleset) {
    for (String way : List.of("d", "dhe")) {
      Arena arena = Parties.of(ruleset, "g   B   A   d+  h   e+  i").monster('g', "Guard", WEAK);
      arena.rooms(RoomSetup.in(arena.hex('i')).build());
      List<Hex> doors = List.of(arena.hex('d'), arena.hex('e'));
      goal(arena, new Situation.Opened(doors)).start().turnOf('A');
      Parties.walk(arena, way);
      Parties.finishRound(arena);
      assertThat(isWon(arena)).isEqualTo(way.endsWith("e"));
    }
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void goalsAreCombined(Ruleset ruleset) {
    Situation dead = new Situation.KillType("Guard");
    Situation never = new Situation.Counted("never", 1);
    Situation both = new Situation.All(List.of(dead, new Situation.Not(never)));
    Situation either = new Situation.Any(List.of(dead, never));
    for (Situation goal : List.of(both, either)) {
      Arena arena = Parties.of(ruleset, "B   A   g   .   .").monster('g', "Guard", WEAK);
      goal(arena, goal).start().turnOf('A');
      assertThat(isWon(arena)).isFalse();
      Parties.strike(arena, arena.only("Guard"));
      assertThat(isWon(arena)).isTrue();
    }
    Arena arena = Parties.of(ruleset, "B   A   g   .   .").monster('g', "Guard", WEAK);
    goal(arena, new Situation.All(List.of(dead, never))).start().turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    assertThat(isWon(arena)).isFalse();
  }

  @RulesetTest
  @Rule({"END-04a", "END-04b", "BKK-02"})
  void wonAndLostInOneRoundIsLost(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   g   .   .").monster('g', "Guard", WEAK);
    goal(arena, new Situation.KillType("Guard"))
        .scenario(scenario -> scenario.lostBy(new Situation.Rounds(1)))
        .start()
        .turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    assertThat(isWon(arena)).isTrue();
    Parties.finishRound(arena);
    assertThat(arena.game.isOver()).isTrue();
    assertThat(arena.game.verdict()).isEqualTo(Verdict.LOST);
    assertThat(Parties.things(arena.events(Event.What.ENDED))).containsExactly("lost");
    assertThat(arena.game.result().isCompleted()).isFalse();
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void aLossConditionLosesIt(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   o   .   g").monster('g', "Guard", WEAK);
    arena.room().objective(objective(arena, 'o', ObjectiveSpec.Purpose.DESTROY));
    arena
        .scenario(scenario -> scenario.lostBy(new Situation.Destroyed("Altar")))
        .start()
        .turnOf('A');
    Parties.strike(arena, arena.only("Altar"));
    assertThat(arena.game.state().story().isLost()).isTrue();
    assertThat(arena.game.isOver()).isFalse();
    Parties.finishRound(arena);
    assertThat(arena.game.verdict()).isEqualTo(Verdict.LOST);
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void itIsLostWhenEverybodyIsExhausted(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   .   .   g").hitPoints('A', 1).hitPoints('B', 1);
    arena
        .monster('g', "Guard", WEAK)
        .scenario(
            scenario ->
                scenario.with(
                    ScenarioRule.of(
                        "fire",
                        new Moment.RoundStart(2),
                        new Deed.Inflict(
                            new Consequence.Suffer(new Value.Computed(Formula.of("5"))),
                            Affects.ALLIES))))
        .start()
        .selectFirstTwo();
    Parties.finishRound(arena);
    while (arena.game.prompt() instanceof Prompt prompt) {
      arena.choose(prompt.options().getFirst());
    }
    assertThat(arena.game.state().round()).isEqualTo(2);
    assertThat(arena.game.verdict()).isEqualTo(Verdict.LOST);
    assertThat(arena.events(Event.What.EXHAUSTED)).hasSize(arena.game.state().heroes());
  }

  @RulesetTest
  @Rule(
      value = {"SCN-01", "END-25"},
      in = Edition.FH)
  void whoEscapesTakesNoFurtherPart(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x   .   g").monster('g', "Guard", WEAK);
    goal(arena, new Situation.AllEscaped())
        .map(map -> map.withEscapes(List.of(arena.hex('x'))))
        .start()
        .turnOf('A');
    Parties.walk(arena, "x");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ESCAPE);
    arena.choose("yes");
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(isWon(arena)).as("B is still here").isFalse();
    Parties.finishRound(arena);
    assertThat(arena.game.prompts()).as("only B plays on").hasSize(1);
    assertThat(arena.prompt().figure()).isEqualTo(arena.figure("B").id());
    arena.figure("B").hitPoints(1);
    assertThat(arena.game.state().hero(0).tally().of(BattleGoal.Measure.HIT_POINTS)).isEqualTo(10);
  }

  @RulesetTest
  @Rule(
      value = {"SCN-01", "END-25"},
      in = Edition.FH)
  void escapingIsAChoiceAndMayBeTheGoal(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x   .   g").monster('g', "Guard", WEAK);
    goal(arena, new Situation.AllEscaped())
        .map(map -> map.withEscapes(List.of(arena.hex('A'), arena.hex('B'))))
        .start()
        .turnOf('A');
    arena.choose("no");
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Accept(), new Choice.Decline());
    arena.choose("no");
    assertThat(arena.figure("A").isGone()).isFalse();
    Parties.finishRound(arena);
    arena.selectFirstTwo();
    while (arena.game.prompt() instanceof Prompt prompt) {
      arena.choose(
          prompt.options().contains(new Choice.Accept()) && prompt.kind() == Prompt.Kind.ESCAPE
              ? new Choice.Accept()
              : prompt.options().getFirst());
    }
    assertThat(arena.game.verdict()).isEqualTo(Verdict.COMPLETED);
    assertThat(arena.game.state().round()).isEqualTo(2);
    assertThat(arena.events(Event.What.ESCAPED)).hasSize(2);
  }

  @RulesetTest
  @Rule({"SCM-02", "SCN-01"})
  void soDoItsSummons(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                "B   A   x   .   g",
                Parties.top(CardAction.of(new Ability.Summon(SummonCard.of("Rat", 2, 0, 0), 1))))
            .monster('g', "Guard", WEAK);
    arena.map(map -> map.withEscapes(List.of(arena.hex('A')))).start().turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('x')));
    arena.until(Prompt.Kind.ESCAPE);
    assertThat(arena.only("Rat").isGone()).isFalse();
    arena.choose("yes");
    assertThat(arena.only("Rat").isGone()).isTrue();
    assertThat(arena.figure("A").isGone()).isTrue();
  }

  @RulesetTest
  @Rule({"SCM-02", "SCN-01"})
  void theLastingEffectsOfWhoEscapesAreOver(Ruleset ruleset) {
    Ability shield =
        Ability.persistent(Effect.shield(3)).to(Aim.AS_USUAL.at(Affects.ALLIES_OR_SELF).range(3));
    Arena arena =
        Parties.of(ruleset, "g   B   A   .   .", Parties.top(CardAction.of(shield)))
            .monster('g', "Guard", StatLine.of(5, 2, 2, 0), MonsterCard.of(80, Ability.attack(2)));
    arena.map(map -> map.withEscapes(List.of(arena.hex('A')))).start().turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose(arena.at(arena.figure("B")));
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ESCAPE);
    arena.choose("yes");
    arena.endRound();
    assertThat(arena.lost('B')).as("nothing shields B any more").isEqualTo(2);
  }
}
