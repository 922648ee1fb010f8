package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Direction;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.LaidTile;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Particulars;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import haven.model.scenario.Whom;
import haven.play.engine.Event;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Words of special rules, each in a game. */
final class RuleWordsTest {
  private static final StatLine WEAK = StatLine.of(5, 0, 0, 0);
  private static final Formula ONE = Formula.of("1");
  private static final String ROW = "B   A   .   g   .   h   .   r   x   y   .";

  private static Arena arena(Ruleset ruleset, ScenarioRule... rules) {
    return Parties.of(ruleset, ROW)
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

  private static MonsterSymbol normal(Ruleset ruleset) {
    return ruleset.hexes().setUp().oneOpenRoom()
        ? new MonsterSymbol.Stone("blue")
        : MonsterSymbol.of("white/white/white");
  }

  private static List<Watched> there(Arena arena, String type) {
    return arena.all(type).stream().filter(one -> !one.isGone()).toList();
  }

  private static int lost(Arena arena, char hex) {
    Watched one = new Watched(arena.game, arena.game.state().at(arena.hex(hex)));
    return one.maxHitPoints() - one.hitPoints();
  }

  private static List<Integer> lost(Arena arena) {
    return List.of(lost(arena, 'g'), lost(arena, 'h'), lost(arena, 'r'));
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresAreMeantByWhereTheyStandAndStandNot(Ruleset ruleset) {
    Hex g = arena(ruleset).hex('g');
    Hex x = arena(ruleset).hex('x');
    Whom monsters = Whom.all(Affects.ENEMIES);
    assertThat(lost(arena(ruleset, rule(hurt(monsters.notOn(g)))).start()))
        .containsExactly(0, 1, 1);
    assertThat(lost(arena(ruleset, rule(hurt(monsters.beside(x)))).start()))
        .containsExactly(0, 0, 1);
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresAreMeantByWhatHoldsOfThem(Ruleset ruleset) {
    Whom rats = Whom.all(Affects.ENEMIES).only(new Check.OfType("Rat"));
    assertThat(lost(arena(ruleset, rule(hurt(rats))).start())).containsExactly(0, 0, 1);
    Whom hale = Whom.all(Affects.ENEMIES).only(Check.Fact.TARGET_IS_UNHARMED);
    assertThat(lost(arena(ruleset, rule(hurt(Whom.named("Rat")), hurt(hale))).start()))
        .containsExactly(1, 1, 1);
    Whom faint = Whom.all(Affects.ENEMIES).only(Check.Fact.TARGET_BELOW_HALF);
    Deed weaken = new Deed.SetHitPoints(ONE, Whom.named("Guard").on(arena(ruleset).hex('g')));
    Arena arena = arena(ruleset, rule(weaken, hurt(faint))).start();
    assertThat(there(arena, "Guard")).hasSize(1);
  }

  @RulesetTest
  @Rule("SCN-15")
  void thePartyIsTheCharactersAndTheirSummons(Ruleset ruleset) {
    Ability summon = new Ability.Summon(SummonCard.of("Wolf", 5, 2, 1), 1);
    for (Affects side : List.of(Affects.ALLIES, Affects.ALLIES_OR_SELF)) {
      Arena arena =
          Parties.of(ruleset, "B   A   .   .   .   g", Arena.top(summon))
              .monster('g', "Guard", WEAK)
              .scenario(
                  scenario ->
                      scenario.with(
                          ScenarioRule.of("rule", new Moment.RoundEnd(1), hurt(Whom.all(side)))))
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.choose(arena.prompt().options().getFirst());
      Watched wolf = there(arena, "Wolf").getFirst();
      Parties.finishRound(arena);
      assertThat(wolf.hitPoints()).isEqualTo(side == Affects.ALLIES ? 5 : 4);
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "SPN-10"})
  void somethingHappensWhereItDied(Ruleset ruleset) {
    ScenarioRule ghost =
        ScenarioRule.of(
            "ghost",
            new Moment.Died(Whom.named("Guard").on(arena(ruleset).hex('h'))),
            new Deed.Spawn("Rat", normal(ruleset), ScenarioRule.WHERE_IT_DIED));
    ScenarioRule kill = rule(new Deed.Inflict(new Consequence.Die(), Whom.named("Guard")));
    Arena arena = Parties.lastUntilCards(arena(ruleset, kill, ghost).start());
    assertThat(there(arena, "Rat")).hasSize(2);
    assertThat(there(arena, "Rat").getLast().hex().distanceTo(arena.hex('h')))
        .as("beside the token that it left, where tokens fill hexes")
        .isLessThanOrEqualTo(1);
  }

  @RulesetTest
  @Rule("SCN-15")
  void whoeverIsNearIsHurtWhereItDied(Ruleset ruleset) {
    ScenarioRule blast =
        ScenarioRule.of(
            "blast",
            new Moment.Died("Rat"),
            hurt(Whom.all(Affects.FIGURES).beside(ScenarioRule.WHERE_IT_DIED)));
    ScenarioRule kill = rule(new Deed.Inflict(new Consequence.Die(), Whom.named("Rat")));
    Arena arena =
        Parties.of(ruleset, "B   A   .   g   .   r   h")
            .monster('g', "Guard", WEAK)
            .another('h', "Guard", Rank.NORMAL)
            .monster('r', "Rat", WEAK)
            .scenario(scenario -> scenario.with(kill, blast))
            .start();
    assertThat(lost(arena, 'g')).isZero();
    assertThat(lost(arena, 'h')).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"SCN-15", "END-01"})
  void whoeverIsExhaustedElsewhereLosesTheScenario(Ruleset ruleset) {
    if (!Parties.isForTwo(ruleset)) {
      return; // alone it is lost in any case
    }
    for (boolean safe : List.of(true, false)) {
      Hex a = arena(ruleset).hex('A');
      Hex x = arena(ruleset).hex('x');
      ScenarioRule lost =
          ScenarioRule.of(
              "left behind",
              new Moment.Exhausted(Whom.all(Affects.ALLIES).notOn(safe ? a : x)),
              new Deed.Lose());
      ScenarioRule gone = rule(new Deed.Remove(Whom.named("A")));
      Arena arena = arena(ruleset, gone, lost).start();
      assertThat(arena.game.state().story().isLost()).isEqualTo(!safe);
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "FRC-01"})
  void theWindCarriesFiguresOn(Ruleset ruleset) {
    ScenarioRule wind = rule(new Deed.Drift(2, Direction.EAST, Whom.all(Affects.ENEMIES)));
    Arena arena = arena(ruleset, wind).start();
    Arena still = arena(ruleset).start();
    assertThat(there(arena, "Rat").getFirst().hex()).isEqualTo(still.hex('y'));
    assertThat(there(arena, "Guard"))
        .extracting(Watched::hex)
        .containsExactly(still.hex('h'), still.hex('r'));
    ScenarioRule against = rule(new Deed.Drift(3, Direction.WEST, Whom.named("Guard")));
    assertThat(there(arena(ruleset, against).start(), "Guard"))
        .as("the first stops before A, the second behind it")
        .extracting(one -> one.hex().minus(still.hex('A')).q())
        .containsExactly(1, 2);
  }

  @RulesetTest
  @Rule("SCN-15")
  void somethingIsCarriedAndLaidDown(Ruleset ruleset) {
    Effect carried = Effect.self(new Effect.Change.Marked("Crystal", true));
    Whom bearers = Whom.all(Affects.ENEMIES).only(new Check.TargetMarked("Crystal"));
    ScenarioRule take =
        rule(
            new Deed.Bestow(List.of(carried), Duration.SCENARIO, Whom.named("Guard")),
            new Deed.Inflict(
                new Consequence.Unmark("Crystal"), Whom.named("Guard").on(arena(ruleset).hex('g'))),
            hurt(bearers));
    assertThat(lost(arena(ruleset, take).start())).containsExactly(0, 1, 0);
  }

  @RulesetTest
  @Rule("SCN-15")
  void aRuleBestowsALastingEffect(Ruleset ruleset) {
    Effect shield = Effect.self(new Effect.Change.Shield(Value.of(2)));
    ScenarioRule armour =
        rule(new Deed.Bestow(List.of(shield), Duration.SCENARIO, Whom.named("Guard")));
    for (boolean armoured : List.of(true, false)) {
      Arena arena = armoured ? arena(ruleset, armour) : arena(ruleset);
      arena.start().turnOf('A');
      assertThat(arena.actives('g')).hasSize(armoured ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "SPN-10"})
  void oneSpawnsForEach(Ruleset ruleset) {
    Deed each =
        new Deed.Spawn(
            "Rat", normal(ruleset), arena(ruleset).hex('y'), ONE, Optional.of(Whom.named("Guard")));
    Arena arena = arena(ruleset, ScenarioRule.of("rule", new Moment.RoundEnd(1), each));
    Parties.finishRound(arena.start().selectFirstTwo());
    assertThat(there(arena, "Rat")).hasSize(1 + 2);
  }

  @RulesetTest
  @Rule("OVL-35")
  void aTrapHurtsByFormula(Ruleset ruleset) {
    HexEffect effect =
        new HexEffect(new HexEffect.Damage.Computed(Formula.of("C + 1")), Set.of(), false);
    Hex hex = arena(ruleset).hex('x');
    Deed lay =
        new Deed.Lay(List.of(new LaidTile("spikes", TileKind.TRAP, hex, Optional.of(effect))));
    Deed shove = new Deed.Drift(1, Direction.EAST, Whom.named("Rat"));
    Arena arena = arena(ruleset, rule(lay, shove)).start();
    int characters = Parties.isForTwo(ruleset) ? 2 : 1;
    assertThat(there(arena, "Rat").getFirst().hitPoints()).isEqualTo(5 - characters - 1);
  }

  @RulesetTest
  @Rule({"SCN-15", "CON-29"})
  void standingRulesMakeFiguresUntouchable(Ruleset ruleset) {
    for (int from : List.of(1, 2)) {
      Standing gone =
          new Standing(
              "mist",
              List.of(new Situation.EveryRound(2, from)),
              Whom.named("Guard"),
              List.of(
                  Effect.self(new Effect.Change.CountsAs(Set.of(Condition.INVISIBLE))),
                  Effect.self(new Effect.Change.NegatesDamage())),
              true);
      Arena arena =
          Parties.of(ruleset, "B   A   g   .   .")
              .monster('g', "Guard", WEAK)
              .scenario(
                  scenario ->
                      scenario
                          .with(new Particulars(List.of(gone), Map.of()))
                          .with(
                              ScenarioRule.of(
                                  "r", new Moment.RoundStart(1), hurt(Whom.named("Guard")))))
              .start()
              .turnOf('A');
      assertThat(lost(arena, 'g')).isEqualTo(from == 1 ? 0 : 1);
      assertThat(arena.figure('g').has(Condition.INVISIBLE)).isEqualTo(from == 1);
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "MOV-01"})
  void anAllyGoesItsOwnWay(Ruleset ruleset) {
    Ability go = new Scenic.Towards(Value.of(2), List.of("e"), false);
    Arena arena =
        Parties.of(ruleset, "B   A   .   m   .   .   e   .   g")
            .monster('g', "Guard", WEAK)
            .monster('m', "Runner", StatLine.of(9, 3, 0, 0), MonsterCard.of(30, go));
    arena.room().marked(new MarkedHex("e", arena.hex('e'), Optional.empty()));
    arena.map(map -> map.withSpecialRules(Map.of("e", "the exit")));
    Parties.finishRound(arena.start().selectFirstTwo());
    assertThat(arena.only("Runner").hex().distanceTo(arena.hex('e'))).isEqualTo(1);
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.only("Runner").hex()).isEqualTo(arena.hex('e'));
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.only("Runner").hex()).as("it is there").isEqualTo(arena.hex('e'));
  }

  @RulesetTest
  @Rule({"SCN-15", "ALY-01"})
  void anAllyComesLaterAndTakesItsTurn(Ruleset ruleset) {
    AllyCard friend =
        new AllyCard(
            "Friend",
            StatLine.of(9, 0, 1, 0),
            OptionalInt.of(50),
            Optional.of(MonsterCard.of(50, Ability.attack(1))));
    Hex y = arena(ruleset).hex('x');
    ScenarioRule comes =
        ScenarioRule.of("freed", new Moment.RoundEnd(1), new Deed.Bring("Friend", y));
    Arena arena = arena(ruleset, comes).scenario(scenario -> scenario.with(friend));
    Parties.lastUntilCards(arena.start());
    assertThat(there(arena, "Friend")).isEmpty();
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(there(arena, "Friend")).extracting(Watched::hex).containsExactly(y);
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.events(Event.What.ATTACKED)).as("the rat beside it").hasSize(1);
  }

  @RulesetTest
  @Rule({"SCN-15", "MAP-15"})
  void aRuleIsForEnoughCharacters(Ruleset ruleset) {
    for (int number : List.of(1, 4)) {
      ScenarioRule rule =
          rule(hurt(Whom.named("Rat")))
              .when(new Situation.AtLeast(Formula.of("C"), new Formula.Constant(number)));
      assertThat(lost(arena(ruleset, rule).start(), 'r')).isEqualTo(number == 1 ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule("SCN-15")
  void rulesHaveFiguresPerformSomething(Ruleset ruleset) {
    Deed heal =
        new Deed.Perform(
            List.of(Ability.heal(2, Aim.SELF)), Whom.named("Guard").on(arena(ruleset).hex('g')));
    ScenarioRule rule =
        ScenarioRule.of(
            "rule", new Moment.RoundEnd(1), new Deed.SetHitPoints(ONE, Whom.named("Guard")), heal);
    Arena arena = arena(ruleset, rule);
    Parties.finishRound(arena.start().selectFirstTwo());
    assertThat(lost(arena)).containsExactly(2, 4, 0);
  }

  @RulesetTest
  @Rule("SCN-15")
  void charactersLoseCards(Ruleset ruleset) {
    ScenarioRule rule =
        rule(new Deed.Inflict(new Consequence.LoseCards(1), Whom.all(Affects.ALLIES)));
    Arena arena = Parties.lastUntilCards(arena(ruleset, rule).start());
    assertThat(Integer.bitCount(arena.sheet('A').cards().lost())).isEqualTo(1);
  }

  @RulesetTest
  @Rule("SCN-15")
  void aDoorWithHitPointsIsAnObjectiveInFrontOfIt(Ruleset ruleset) {
    if (ruleset.hexes().setUp().oneOpenRoom()) {
      return; // there are no doors
    }
    Arena arena =
        Parties.of(ruleset, "B   A   o   d!  .   g")
            .monster('g', "Guard", WEAK)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "breach",
                            new Moment.Died("Gate"),
                            new Deed.OpenDoor(arenaHex(ruleset)))));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Gate", arena.hex('o'), ObjectiveSpec.Purpose.DESTROY, ONE, OptionalInt.empty()));
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Gate"));
    assertThat(arena.events(Event.What.DOOR_OPENED)).hasSize(1);
  }

  private static Hex arenaHex(Ruleset ruleset) {
    return Parties.of(ruleset, "B   A   o   d!  .   g").hex('d');
  }
}
