package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Special rules that speak of certain figures, and do to them what no ability could. */
final class RulesOnFiguresTest {
  private static final StatLine WEAK = StatLine.of(5, 0, 0, 0);
  private static final Formula ONE = Formula.of("1");

  /** Two guards and a rat, of whom nobody does anything. */
  private static Arena arena(Ruleset ruleset, ScenarioRule... rules) {
    return arena(ruleset, "B   A   .   g   .   h   .   r   x   y", rules);
  }

  private static Arena arena(Ruleset ruleset, String picture, ScenarioRule... rules) {
    return Parties.of(ruleset, picture)
        .monster('g', "Guard", WEAK)
        .another('h', "Guard", Rank.NORMAL)
        .monster('r', "Rat", WEAK)
        .scenario(scenario -> scenario.with(rules));
  }

  private static ScenarioRule rule(Deed... deeds) {
    return ScenarioRule.of("rule", new Moment.Start(), deeds);
  }

  private static Deed hurt(Whom whom) {
    return new Deed.Inflict(new Consequence.Suffer(Value.of(1)), whom);
  }

  private static Watched at(Arena arena, char hex) {
    return new Watched(arena.game, arena.game.state().at(arena.hex(hex)));
  }

  private static List<Watched> there(Arena arena, String type) {
    return arena.all(type).stream().filter(one -> !one.isGone()).toList();
  }

  private static List<Integer> hitPoints(Arena arena) {
    return "ghr".chars().mapToObj(hex -> at(arena, (char) hex).hitPoints()).toList();
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresAreMeantByNameNumberPlaceAndRoom(Ruleset ruleset) {
    Hex g = arena(ruleset).hex('g');
    Hex x = arena(ruleset).hex('x');
    assertThat(hitPoints(arena(ruleset, rule(hurt(Whom.named("Guard")))).start()))
        .containsExactly(4, 4, 5);
    assertThat(hitPoints(arena(ruleset, rule(hurt(Whom.named("Guard").on(g)))).start()))
        .containsExactly(4, 5, 5);
    assertThat(hitPoints(arena(ruleset, rule(hurt(Whom.all(Affects.ENEMIES).on(g, x)))).start()))
        .containsExactly(4, 5, 5);
    assertThat(hitPoints(arena(ruleset, rule(hurt(Whom.named("Rat").in(g)))).start()))
        .containsExactly(5, 5, 4);
    Arena numbered = arena(ruleset).start();
    int number = numbered.game.state().figure(at(numbered, 'h').id()).nature().number();
    List<Integer> left =
        hitPoints(arena(ruleset, rule(hurt(Whom.named("Guard").withNumber(number)))).start());
    assertThat(left.stream().mapToInt(Integer::intValue).sum()).isEqualTo(14);
    assertThat(left.getLast()).isEqualTo(5);
  }

  @RulesetTest
  @Rule("SCN-15")
  void aRoomIsOnlyTheOneThatIsNamed(Ruleset ruleset) {
    if (ruleset.hexes().setUp().oneOpenRoom()) {
      return; // there is one room
    }
    String picture = "B   A   .   g   '   h   .   r";
    Arena arena = arena(ruleset, picture);
    Hex h = arena.hex('h');
    assertThat(
            hitPoints(arena(ruleset, picture, rule(hurt(Whom.all(Affects.ENEMIES).in(h)))).start()))
        .containsExactly(5, 4, 4);
  }

  @RulesetTest
  @Rule({"SCN-15", "RND-01c"})
  void rulesApplyWhenATurnStartsOrEnds(Ruleset ruleset) {
    ScenarioRule start =
        ScenarioRule.of("s", new Moment.TurnStart(Whom.named("Guard")), hurt(Whom.SELF));
    ScenarioRule end =
        ScenarioRule.of(
            "e",
            new Moment.TurnEnd(Whom.all(Affects.ALLIES)),
            new Deed.Inflict(Consequence.gain(Condition.POISON), Whom.SELF));
    Arena arena = arena(ruleset, start, end).start().turnOf('A');
    assertThat(arena.figure("A").has(Condition.POISON)).isFalse();
    assertThat(hitPoints(arena)).containsExactly(5, 5, 5);
    Parties.finishRound(arena);
    assertThat(arena.figure("A").has(Condition.POISON)).isTrue();
    assertThat(hitPoints(arena)).as("each guard in its own turn").containsExactly(4, 4, 5);
  }

  @RulesetTest
  @Rule("SCN-15")
  void hitPointsAreSet(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                rule(
                    new Deed.SetHitPoints(Formula.of("C + 1"), Whom.named("Guard")),
                    new Deed.SetHitPoints(Formula.of("99"), Whom.named("Rat")),
                    new Deed.SetHitPoints(Formula.of("0"), Whom.all(Affects.ALLIES))))
            .start();
    int expected = Parties.isForTwo(ruleset) ? 3 : 2;
    assertThat(hitPoints(arena)).containsExactly(expected, expected, 5);
    assertThat(arena.figure("A").hitPoints()).as("nobody dies of it").isEqualTo(1);
    assertThat(arena.events(Event.What.HIT_POINTS_SET)).isNotEmpty();
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresAreRemovedWithoutDying(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, rule(new Deed.Remove(Whom.named("Guard"))))
            .scenario(scenario -> scenario.wonBy(new Situation.KillType("Guard")));
    arena.start();
    assertThat(there(arena, "Guard")).isEmpty();
    assertThat(arena.events(Event.What.DIED)).isEmpty();
    assertThat(arena.events(Event.What.REMOVED)).hasSize(2);
    assertThat(arena.game.state().story().isWon()).as("nobody was killed").isFalse();
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresBecomeOthers(Ruleset ruleset) {
    Arena arena = arena(ruleset, rule(new Deed.Transform(Whom.named("Guard"), "Rat"))).start();
    assertThat(there(arena, "Guard")).isEmpty();
    assertThat(there(arena, "Rat")).hasSize(3);
    assertThat(there(arena, "Rat"))
        .extracting(rat -> rat.hex())
        .contains(arena.hex('g'), arena.hex('h'));
    assertThat(arena.events(Event.What.DIED)).isEmpty();
  }

  @RulesetTest
  @Rule("SCN-15")
  void whoBecomesAnotherTakesARankThatThoseHave(Ruleset ruleset) {
    MonsterType chief =
        MonsterType.of("Chief", "Chief", 2, Map.of(Rank.BOSS, StatLine.of(9, 0, 0, 0)));
    Arena arena =
        arena(ruleset, rule(new Deed.Transform(Whom.named("Guard"), "Chief")))
            .type(chief, new MonsterDeck("Chief", List.of(MonsterCard.of(50))))
            .start();
    assertThat(there(arena, "Chief")).hasSize(2);
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresArePutSomewhereElse(Ruleset ruleset) {
    Hex x = arena(ruleset).hex('x');
    Hex y = arena(ruleset).hex('y');
    Arena arena =
        arena(ruleset, rule(new Deed.Relocate(Whom.named("Guard"), List.of(x, y)))).start();
    assertThat(there(arena, "Guard"))
        .extracting(guard -> guard.hex())
        .containsExactlyInAnyOrder(x, y);
  }

  @RulesetTest
  @Rule("SCN-15")
  void rulesKillAndCure(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                rule(
                    new Deed.Inflict(Consequence.gain(Condition.POISON), Affects.ALLIES),
                    new Deed.Inflict(
                        new Consequence.Cure(Set.of(Condition.POISON), 9), Affects.ALLIES),
                    new Deed.Inflict(new Consequence.Die(), Whom.named("Guard"))))
            .start();
    arena.until(Prompt.Kind.CARDS);
    assertThat(there(arena, "Guard")).isEmpty();
    assertThat(arena.figure("A").has(Condition.POISON)).isFalse();
    assertThat(arena.events(Event.What.LOST_CONDITION)).isNotEmpty();
  }

  @RulesetTest
  @Rule({"SCN-15", "END-01"})
  void aFigureThatEscapesWins(Ruleset ruleset) {
    Situation goal = new Situation.Escaped("Rat", ONE);
    Arena arena =
        arena(
                ruleset,
                ScenarioRule.of("run", new Moment.RoundEnd(1), new Deed.Escape(Whom.named("Rat"))))
            .scenario(scenario -> scenario.wonBy(goal));
    arena.start();
    assertThat(arena.game.state().story().isWon()).isFalse();
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(there(arena, "Rat")).isEmpty();
    assertThat(arena.game.state().story().isWon()).isTrue();
    assertThat(arena.events(Event.What.ESCAPED)).hasSize(1);
  }

  @RulesetTest
  @Rule({"SCN-15", "END-01"})
  void charactersEscapeByARule(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                ScenarioRule.of(
                    "run", new Moment.RoundEnd(1), new Deed.Escape(Whom.all(Affects.ALLIES))))
            .scenario(scenario -> scenario.wonBy(new Situation.AllEscaped()));
    arena.start();
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.game.state().story().isWon()).isTrue();
    assertThat(arena.game.state().story().isLost()).isFalse();
  }

  @RulesetTest
  @Rule("END-01")
  void aFigureAtAMarkerWins(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   x   g   .   h   .   r");
    Hex x = arena.hex('x');
    Situation goal = new Situation.Present(Whom.all(Affects.ALLIES).on(x), ONE);
    arena.scenario(scenario -> scenario.wonBy(goal));
    arena.start().turnOf('A');
    assertThat(arena.game.state().story().isWon()).isFalse();
    Parties.walk(arena, "x");
    Parties.finishRound(arena);
    assertThat(arena.game.state().story().isWon()).isTrue();
  }

  @RulesetTest
  @Rule("END-01")
  void numbersOfGoalsGoByFormulas(Ruleset ruleset) {
    String formula = Parties.isForTwo(ruleset) ? "C - 1" : "C";
    for (String number : List.of(formula, "C + 1")) {
      Arena arena = arena(ruleset, "B   A   g   .   h   .   r");
      arena.scenario(
          scenario -> scenario.wonBy(new Situation.KillCount("Guard", Formula.of(number))));
      arena.start().turnOf('A');
      Parties.strike(arena, at(arena, 'g'));
      assertThat(arena.game.state().story().isWon()).isEqualTo(number.equals(formula));
    }
  }
}
