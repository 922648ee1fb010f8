package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.Perk;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.scenario.Verdict;
import haven.play.table.HeroState;
import haven.play.turn.Half;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Special rules of scenarios: every moment at which they apply, and everything that they do. */
final class SpecialRuleTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static Arena arena(Ruleset ruleset, String picture, ScenarioRule... rules) {
    return Parties.of(ruleset, picture)
        .monster('g', "Guard", WEAK)
        .scenario(scenario -> scenario.with(rules));
  }

  private static ScenarioRule tell(Moment moment, String text) {
    return ScenarioRule.of(text, moment, new Deed.Tell(text));
  }

  private static List<String> told(Arena arena) {
    return Parties.things(arena.events(Event.What.TOLD));
  }

  private static MonsterSymbol normal(Ruleset ruleset) {
    return ruleset.hexes().setUp().oneOpenRoom()
        ? new MonsterSymbol.Stone("blue")
        : MonsterSymbol.of("white/white/white");
  }

  @RulesetTest
  @Rule({"RND-01a", "RND-01b", "RND-01c", "RND-01d"})
  void aRoundHasItsParts(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "B   A   .   g",
                tell(new Moment.RoundStart(0), "start"),
                tell(new Moment.RoundEnd(0), "end"))
            .start();
    assertThat(told(arena)).as("before cards are selected").containsExactly("start");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.CARDS);
    assertThat(arena.events(Event.What.CARDS_REVEALED)).isEmpty();
    assertThat(arena.events(Event.What.MONSTER_CARD)).isEmpty();
    Parties.finishRound(arena.selectFirstTwo());
    List<Event.What> order = new ArrayList<>();
    for (Event event : arena.log) {
      if (List.of(
              Event.What.ROUND_STARTS,
              Event.What.TOLD,
              Event.What.CARDS_CHOSEN,
              Event.What.CARDS_REVEALED,
              Event.What.MONSTER_CARD,
              Event.What.TURN_STARTS)
          .contains(event.what())) {
        if (order.isEmpty() || order.getLast() != event.what()) {
          order.add(event.what());
        }
      }
    }
    assertThat(order)
        .startsWith(
            Event.What.ROUND_STARTS,
            Event.What.TOLD,
            Event.What.CARDS_CHOSEN,
            Event.What.CARDS_REVEALED,
            Event.What.MONSTER_CARD,
            Event.What.TURN_STARTS,
            Event.What.TOLD,
            Event.What.ROUND_STARTS);
    assertThat(told(arena)).containsExactly("start", "end", "start");
  }

  @RulesetTest
  @Rule("SCN-15")
  void rulesApplyAtTheirMomentAndWhenTheirConditionsHold(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "B   A   g   .",
                tell(new Moment.Start(), "set up"),
                tell(new Moment.RoundStart(2), "second"),
                tell(new Moment.RoundEnd(1), "first is over"),
                tell(new Moment.RoundStart(0), "never").when(new Situation.Counted("none", 1)),
                tell(new Moment.RoundStart(0), "once").onlyOnce(),
                tell(new Moment.Died("Guard"), "a guard is dead"),
                tell(new Moment.Whenever(), "no guards").when(new Situation.KillType("Guard")))
            .start();
    assertThat(told(arena)).containsExactly("set up", "once");
    arena.turnOf('A');
    assertThat(told(arena)).hasSize(2);
    Parties.strike(arena, arena.only("Guard"));
    assertThat(told(arena))
        .as("at once, in the middle of the turn")
        .containsExactly("set up", "once", "a guard is dead", "no guards");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    Parties.finishRound(arena);
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(told(arena))
        .containsExactly(
            "set up", "once", "a guard is dead", "no guards", "first is over", "second");
  }

  @RulesetTest
  @Rule("EX-SCN-01")
  void everyCharacterRecoversALostCardForEachTreasure(Ruleset ruleset) {
    CardAction lost = CardAction.of(Ability.xp(1)).losing();
    Arena arena =
        Arena.in(ruleset, "B   A   x   .   g")
            .hero('A', Parties.top(lost), Arena.bottom(Ability.move(6)))
            .hero('B', Parties.top(lost))
            .monster('g', "Guard", WEAK)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "relic",
                            new Moment.TreasureLooted("relic"),
                            new Deed.Inflict(
                                new Consequence.Recover(Consequence.Recover.Pile.LOST, 1),
                                Affects.ALLIES))));
    arena.room().treasure(arena.hex('x'), new Treasure.Goal("relic"));
    arena.start();
    arena.choose(new Choice.Cards(0, 1));
    arena.choose(new Choice.Cards(1, 0)); // B leads with its blank card and acts last
    arena.until(Prompt.Kind.ACTION, "A");
    HeroState a = arena.game.state().hero(0);
    HeroState b = arena.game.state().hero(1);
    a.cards().finish(0, Half.TOP, true, false); // as if both had been played
    b.cards().finish(0, Half.TOP, true, false);
    assertThat(Integer.bitCount(a.cards().lost())).isEqualTo(1);
    assertThat(Integer.bitCount(b.cards().lost())).isEqualTo(1);
    Parties.walk(arena, "x");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.RECOVER);
    assertThat(arena.prompt().seat()).isZero();
    arena.choose("card 0");
    assertThat(a.cards().lost()).isZero();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.RECOVER);
    assertThat(arena.prompt().seat()).isEqualTo(1);
    arena.choose("card 0");
    assertThat(b.cards().lost()).isZero();
    assertThat(arena.prompt().kind()).isNotEqualTo(Prompt.Kind.RECOVER);
  }

  @RulesetTest
  @Rule("SCN-15")
  void rulesGiveConditionsAndDamageToOneSideOrAll(Ruleset ruleset) {
    for (Affects whom : List.of(Affects.ALLIES, Affects.ENEMIES, Affects.FIGURES)) {
      Arena arena =
          arena(
                  ruleset,
                  "B   A   .   g",
                  ScenarioRule.of(
                      "gas",
                      new Moment.Start(),
                      new Deed.Inflict(Consequence.gain(Condition.POISON), whom),
                      new Deed.Inflict(
                          new Consequence.Suffer(new Value.Computed(Formula.of("C - 1"))), whom)))
              .start();
      arena.until(Prompt.Kind.CARDS);
      boolean heroes = whom != Affects.ENEMIES;
      boolean monsters = whom != Affects.ALLIES;
      assertThat(arena.figure("A").has(Condition.POISON)).isEqualTo(heroes);
      assertThat(arena.figure("B").has(Condition.POISON)).isEqualTo(heroes);
      assertThat(arena.only("Guard").has(Condition.POISON)).isEqualTo(monsters);
      assertThat(arena.figure("A").hitPoints()).isEqualTo(heroes ? 9 : 10);
      assertThat(arena.only("Guard").hitPoints()).isEqualTo(monsters ? 2 : 3);
    }
  }

  @RulesetTest
  @Rule("SCN-15")
  void rulesInfuseElementsAndFillDecks(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "B   A   .   g",
                ScenarioRule.of(
                    "storm",
                    new Moment.Start(),
                    new Deed.Inflict(
                        new Consequence.Infuse(ElementIcon.of(Element.AIR)), Affects.FIGURES),
                    new Deed.Inflict(new Consequence.MinusOnes(2), Affects.ALLIES),
                    new Deed.Inflict(Consequence.gain(Condition.CURSE), Affects.ALLIES)))
            .start();
    assertThat(((ElementBoard) arena.game.state().elements()).column(Element.AIR))
        .isEqualTo(ElementBoard.Column.STRONG);
    for (int i = 0; i < 2; i++) {
      assertThat(((ModifierDeck) arena.game.state().hero(i).modifiers()).size()).isEqualTo(21);
    }
  }

  @RulesetTest
  @Rule("SCN-07")
  void aPerkIgnoresOnlyWhatIsLabelledAScenarioEffect(Ruleset ruleset) {
    ScenarioRule labelled =
        ScenarioRule.of(
                "weak",
                new Moment.Start(),
                new Deed.Inflict(new Consequence.MinusOnes(1), Affects.ALLIES),
                new Deed.Inflict(Consequence.gain(Condition.MUDDLE), Affects.ALLIES))
            .asScenarioEffect();
    ScenarioRule other =
        ScenarioRule.of(
            "wet",
            new Moment.Start(),
            new Deed.Inflict(Consequence.gain(Condition.POISON), Affects.ALLIES));
    Arena arena =
        arena(ruleset, "B   A   .   g", labelled, other).setup(SpecialRuleTest::withPerk).start();
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isFalse();
    assertThat(arena.figure("A").has(Condition.POISON)).isTrue();
    assertThat(arena.figure("B").has(Condition.MUDDLE)).isTrue();
    assertThat(((ModifierDeck) arena.game.state().hero(0).modifiers()).size()).isEqualTo(18);
    assertThat(((ModifierDeck) arena.game.state().hero(1).modifiers()).size()).isEqualTo(19);
  }

  private static Setup withPerk(Setup setup) {
    Hero first = setup.party().heroes().getFirst().ignoring(Perk.Ignores.SCENARIO_EFFECTS);
    return new Setup(
        setup.ruleset(),
        setup.scenario(),
        Party.of(first, setup.party().heroes().get(1)),
        setup.choices(),
        setup.circumstances(),
        setup.box());
  }

  @RulesetTest
  @Rule({"END-01", "END-02"})
  void rulesCountWinAndLose(Ruleset ruleset) {
    for (Deed deed : List.of(new Deed.Win(), new Deed.Lose())) {
      Arena arena =
          arena(
                  ruleset,
                  "B   A   .   g",
                  ScenarioRule.of("tick", new Moment.RoundEnd(0), new Deed.Count("ticks", 1)),
                  ScenarioRule.of("bell", new Moment.Whenever(), deed)
                      .when(new Situation.Counted("ticks", 2)))
              .start();
      Parties.finishRound(arena.selectFirstTwo());
      assertThat(arena.game.isOver()).isFalse();
      Parties.finishRound(arena.selectFirstTwo());
      assertThat(arena.game.isOver()).isTrue();
      assertThat(arena.game.verdict())
          .isEqualTo(deed instanceof Deed.Win ? Verdict.COMPLETED : Verdict.LOST);
    }
  }

  @RulesetTest
  @Rule({"RND-02", "SCM-10"})
  void theGroupOrdersTheEffectsAtTheStartOfARound(Ruleset ruleset) {
    for (int first : List.of(0, 1)) {
      Arena arena =
          arena(
                  ruleset,
                  "B   A   .   g",
                  tell(new Moment.RoundStart(1), "zero"),
                  tell(new Moment.RoundStart(1), "one"))
              .start();
      assertThat(arena.prompt().group()).isTrue();
      assertThat(arena.prompt().options()).containsExactly(new Choice.Next(0), new Choice.Next(1));
      assertThat(told(arena)).isEmpty();
      arena.choose(new Choice.Next(first));
      assertThat(told(arena))
          .isEqualTo(first == 0 ? List.of("zero", "one") : List.of("one", "zero"));
      assertThat(arena.prompt().kind()).as("then cards are selected").isEqualTo(Prompt.Kind.CARDS);
    }
  }

  @RulesetTest
  @Rule({"RND-02", "SPN-10", "SPN-04b", "SCM-10"})
  void allSpawnsOfARoundStartComeAtTheSameTime(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x   y   z   g");
    Hex x = arena.hex('x');
    Hex y = arena.hex('y');
    arena
        .monster('g', "Guard", WEAK)
        .scenario(
            scenario ->
                scenario.with(
                    // The first is stated for a hex that is taken: it must not take y, although
                    // that is empty as yet, since another one is stated for it.
                    ScenarioRule.of(
                        "one",
                        new Moment.RoundStart(1),
                        new Deed.Spawn("Guard", normal(ruleset), arena.hex('g'))),
                    ScenarioRule.of(
                        "two",
                        new Moment.RoundStart(1),
                        new Deed.Spawn("Guard", normal(ruleset), arena.hex('z'))),
                    ScenarioRule.of(
                        "three",
                        new Moment.RoundStart(1),
                        new Deed.Spawn("Guard", normal(ruleset), x))))
        .start();
    assertThat(arena.prompt().kind())
        .as("one wave, no order to choose")
        .isEqualTo(Prompt.Kind.CARDS);
    assertThat(arena.all("Guard"))
        .extracting(figure -> figure.hex())
        .containsExactlyInAnyOrder(arena.hex('g'), arena.hex('z'), x, y);
    assertThat(arena.events(Event.What.SPAWNED)).hasSize(3);
  }

  @RulesetTest
  @Rule("SCM-11")
  void aScenarioMayForbidToTeleportBetweenSeparateTiles(Ruleset ruleset) {
    for (boolean forbids : new boolean[] {true, false}) {
      Arena arena =
          Parties.of(ruleset, "B   A   x       e+  y   z", Arena.top(new Ability.Teleport(9)));
      arena
          .rooms(RoomSetup.in(arena.hex('y')).build())
          .scenario(
              scenario ->
                  scenario.with(
                      ScenarioRule.of(
                          "Island", new Moment.Start(), new Deed.OpenDoor(arena.hex('e')))));
      if (forbids) {
        arena.map(
            map ->
                map.withExemptions(
                    Set.of(ScenarioMap.Exemption.NO_TELEPORT_BETWEEN_SEPARATE_TILES)));
      }
      arena.start().turnOf('A').choose("top 0");
      assertThat(arena.prompt().options().contains(new Choice.To(arena.hex('x')))).isTrue();
      assertThat(arena.prompt().options().contains(new Choice.To(arena.hex('y'))))
          .isEqualTo(!forbids);
    }
  }
}
