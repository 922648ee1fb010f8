package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CharacterClass;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.SectionLink;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.Refused;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Setup;
import haven.play.turn.Zone;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Which scenarios can be started, and with what they begin. */
final class SettingOutTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);
  private static final MonsterSymbol WHITE = MonsterSymbol.of("white/white/white");

  private static Setup setup(Ruleset ruleset) {
    return Parties.isForTwo(ruleset) ? Outing.setup(ruleset, 1, 1) : Outing.setup(ruleset, 1);
  }

  private static boolean starts(Setup setup, Standing... standing) {
    try {
      return !Outing.of(setup.withStanding(standing)).game().isOver();
    } catch (Refused refused) {
      assertThat(refused).hasMessageContaining(setup.ruleset().cite(Cite.SCENARIO_CHOICE).text());
      return false;
    }
  }

  @RulesetTest
  @Rule({"SET-02a", "CAS-01b"})
  void unlockedAndWithRequirementsMetAlsoIfCompleted(Ruleset ruleset) {
    Setup campaign = setup(ruleset);
    assertThat(starts(campaign)).isTrue();
    assertThat(starts(campaign, Standing.COMPLETED)).isTrue();
    assertThat(starts(campaign, Standing.REQUIREMENTS_NOT_MET)).isFalse();
    assertThat(starts(campaign, Standing.COMPLETED, Standing.REQUIREMENTS_NOT_MET)).isFalse();
    assertThat(starts(campaign, Standing.NOT_UNLOCKED)).isFalse();
    Setup casual = campaign.playing(Variant.CASUAL);
    assertThat(starts(casual, Standing.REQUIREMENTS_NOT_MET, Standing.COMPLETED)).isTrue();
    assertThat(starts(casual, Standing.NOT_UNLOCKED)).isFalse();
  }

  @RulesetTest
  @Rule({"SET-02b", "CAS-01a"})
  void aCompletedScenarioOnlyInCasualMode(Ruleset ruleset) {
    Setup campaign = setup(ruleset);
    assertThat(starts(campaign)).isTrue();
    assertThat(starts(campaign, Standing.COMPLETED)).isFalse();
    assertThat(starts(campaign, Standing.REQUIREMENTS_NOT_MET)).isFalse();
    assertThat(starts(campaign, Standing.NOT_UNLOCKED)).isFalse();
    Setup casual = campaign.playing(Variant.CASUAL);
    assertThat(starts(casual, Standing.COMPLETED)).isTrue();
    assertThat(starts(casual, Standing.REQUIREMENTS_NOT_MET)).isTrue();
    assertThat(starts(casual, Standing.NOT_UNLOCKED)).isFalse();
  }

  @RulesetTest
  @Rule("SET-02c")
  void anyScenarioAtAll(Ruleset ruleset) {
    for (Standing standing : Standing.values()) {
      assertThat(starts(setup(ruleset), standing)).isTrue();
    }
  }

  @RulesetTest
  @Rule("SET-02d")
  void aScenarioUntilItIsCompletedOrLocked(Ruleset ruleset) {
    assertThat(starts(setup(ruleset))).isTrue();
    assertThat(starts(setup(ruleset), Standing.COMPLETED)).isFalse();
    assertThat(starts(setup(ruleset), Standing.LOCKED)).isFalse();
    Outing lost = Outing.of(setup(ruleset), scenario -> scenario.lostBy(new Situation.Rounds(1)));
    assertThat(lost.played().isCompleted()).isFalse();
    assertThat(starts(lost.game().setup())).as("not completed, so still available").isTrue();
  }

  @RulesetTest
  @Rule("SET-06")
  void allElementsStartInert(Ruleset ruleset) {
    Outing outing = Outing.of(setup(ruleset));
    for (Element element : Element.values()) {
      assertThat(outing.game().viewFor(0).table().columns().get(element))
          .as("%s", element)
          .isEqualTo(ElementBoard.Column.INERT);
    }
  }

  /** A hero with these cards of a pool of twelve, of whom the hand size is ten. */
  private static Setup taking(Ruleset ruleset, int... cards) {
    Hero[] heroes = Outing.heroes(ruleset, 1, 1);
    List<AbilityCard> pool = new ArrayList<>(heroes[0].characterClass().cards());
    pool.add(RoundOrderTest.card(71));
    pool.add(RoundOrderTest.card(72));
    CharacterClass type =
        new CharacterClass(
            "Class A", 10, heroes[0].characterClass().hitPoints(), pool, heroes[0].modifiers());
    List<AbilityCard> hand = IntStream.of(cards).mapToObj(pool::get).toList();
    return Outing.setup(ruleset, Party.of(Hero.of("A", type, 1).taking(hand), heroes[1]));
  }

  @RulesetTest
  @Rule({"SET-07", "SET-08", "CRD-01a", "CRD-01b"})
  void aHandIsExactlyAsManyCardsOfThePoolAsTheHandSize(Ruleset ruleset) {
    Outing outing = Outing.of(taking(ruleset, 0, 1, 2, 3, 4, 5, 6, 7, 10, 11));
    assertThat(outing.arena().sheet('A').cards().count(Zone.HAND)).isEqualTo(10);
    List<String> names =
        outing.game().viewFor(0).heroes().getFirst().hand().orElseThrow().stream()
            .map(card -> card.name())
            .toList();
    assertThat(names)
        .as("those and no others")
        .contains("At 71", "At 72")
        .doesNotContain("Blank 8", "Blank 9");
    assertThat(outing.arena().options()).hasSize(10 * 9);
    for (Setup wrong :
        List.of(
            taking(ruleset, 0, 1, 2, 3, 4, 5, 6, 7, 8),
            taking(ruleset, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            taking(ruleset, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9))) {
      assertThatThrownBy(() -> Outing.of(wrong)).isInstanceOf(Refused.class);
    }
  }

  @RulesetTest
  @Rule("SET-10")
  void aRoadEventIsDueOnlyOnTheWayToAnotherPlace(Ruleset ruleset) {
    Set<Journey> due = EnumSet.noneOf(Journey.class);
    for (Journey journey : Journey.values()) {
      if (Outing.of(setup(ruleset).arriving(journey)).game().setup().isRoadEventDue()) {
        due.add(journey);
      }
    }
    assertThat(due).containsExactly(Journey.TRAVELLED);
    assertThat(Outing.of(setup(ruleset).playing(Variant.CASUAL)).setup().isRoadEventDue())
        .isFalse();
    Outing lost = Outing.of(setup(ruleset), scenario -> scenario.lostBy(new Situation.Rounds(1)));
    ScenarioResult result = lost.played();
    Setup next = lost.game().setup();
    assertThat(next.arriving(result.next().journey()).isRoadEventDue()).isTrue();
    ScenarioResult again = lost.game().resultIfTriedAgain();
    assertThat(next.arriving(again.next().journey()).isRoadEventDue()).isFalse();
  }

  @RulesetTest
  @Rule("CAS-05")
  void noRoadEventIsDueInCasualMode(Ruleset ruleset) {
    assertThat(Outing.of(setup(ruleset)).game().setup().isRoadEventDue()).isTrue();
    Setup casual = setup(ruleset).playing(Variant.CASUAL);
    assertThat(Outing.of(casual).game().setup().isRoadEventDue()).isFalse();
  }

  @RulesetTest
  @Rule("BGL-01b")
  void twoBattleGoalsAreDealtAndOneIsKept(Ruleset ruleset) {
    List<BattleGoal> goals =
        IntStream.range(0, 9)
            .mapToObj(
                i ->
                    new BattleGoal(
                        "goal " + i,
                        1,
                        BattleGoal.Measure.KILLS,
                        BattleGoal.Comparison.AT_LEAST,
                        i))
            .toList();
    Arena arena =
        Parties.of(ruleset, "B   A   .   g")
            .monster('g', "Guard", WEAK)
            .scenario(StartTest::withGoals)
            .setup(setup -> setup.withBattleGoals(goals))
            .start();
    for (int seat : List.of(0, 1)) {
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.BATTLE_GOAL);
      assertThat(arena.prompt().seat()).isEqualTo(seat);
      assertThat(arena.prompt().options()).hasSize(2);
      arena.choose(new Choice.Goal(1));
    }
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.CARDS);
    for (int hero : List.of(0, 1)) {
      var kept = arena.game.state().goals();
      assertThat(kept.kept(hero)).containsExactly(kept.dealt(hero).get(1));
      assertThat(arena.game.viewFor(hero).heroes().get(hero).goals()).hasSize(1);
    }
  }

  private static Arena type(Arena arena, String name, int standees) {
    return arena.type(
        MonsterType.of(name, name, standees, Map.of(Rank.NORMAL, WEAK, Rank.ELITE, WEAK)),
        new MonsterDeck(name, List.of(MonsterCard.of(50))));
  }

  @RulesetTest
  @Rule("SET-20")
  void thereAreAsManyOfATypeAsItHasStandees(Ruleset ruleset) {
    for (int standees : List.of(4, 5, 6, 10)) {
      Arena arena =
          type(
              Parties.of(ruleset, "B   A   .   a   b   c   d   e   f   g   h   i   j   k   l"),
              "Imp",
              standees);
      for (char at = 'a'; at <= 'l'; at++) {
        arena.room().monster("Imp", arena.hex(at), WHITE);
      }
      arena.start().until(Prompt.Kind.CARDS);
      assertThat(arena.all("Imp"))
          .extracting(imp -> imp.nature().number())
          .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, standees).boxed().toList());
    }
  }

  private static List<String> told(Arena arena) {
    return Parties.things(arena.events(Event.What.TOLD));
  }

  @RulesetTest
  @Rule({"SET-12", "SET-13"})
  void whatAScenariosPagePrintsIsInPlay(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x   d+  h   i   j   k   l");
    arena.monster('x', "Guard", WEAK);
    type(arena, "Imp", 6);
    type(arena, "Rat", 6);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .tile("pit", TileKind.TRAP, arena.hex('h'))
            .monster("Imp", arena.hex('k'), WHITE)
            .loot(arena.hex('i'))
            .treasure(arena.hex('j'), new Treasure.Numbered(9))
            .build());
    arena
        .map(map -> map.withLinks(List.of(new SectionLink(arena.hex('x'), "4.1"))))
        .scenario(
            scenario ->
                scenario
                    .wonBy(new Situation.KillType("Guard"))
                    .loot(ruleset == Ruleset.FROSTHAVEN ? Map.of(LootKind.HIDE, 3) : Map.of())
                    .rewarding(new Reward.OtherScenario("2", Reward.Access.LINKED))
                    .with(
                        ScenarioRule.of(
                                "fog",
                                new Moment.Start(),
                                new Deed.Inflict(
                                    Consequence.gain(Condition.MUDDLE), Affects.ALLIES))
                            .asScenarioEffect(),
                        ScenarioRule.of(
                            "a text", new Moment.Section("4.1"), new Deed.Tell("a text")),
                        ScenarioRule.of(
                            "revenge",
                            new Moment.Died("Guard"),
                            new Deed.Spawn("Rat", WHITE, arena.hex('l')))))
        .setup(
            setup ->
                setup
                    .withLoot(StartTest.pool())
                    .withTreasures(Map.of(9, List.of(new Reward.Gold(5)))))
        .start();
    assertThat(arena.game.setup().scenario().name()).isEqualTo("Arena");
    assertThat(arena.figure("A").has(Condition.MUDDLE)).as("a scenario effect").isTrue();
    assertThat(arena.all("Guard")).as("the layout").hasSize(1);
    assertThat(arena.all("Imp")).isEmpty();
    assertThat(arena.all("Rat")).as("in the legend, though not used at first").isEmpty();
    assertThat(arena.game.state().lootDeck().left())
        .as("the loot deck")
        .isEqualTo(ruleset == Ruleset.FROSTHAVEN ? Map.of(LootKind.HIDE, 3) : Map.of());
    arena.turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.all("Rat")).as("a special rule").hasSize(1);
    Parties.walk(arena, "xd");
    assertThat(told(arena)).as("a text tied to a hex").containsExactly("a text");
    assertThat(arena.all("Imp")).as("placed with their room").hasSize(1);
    assertThat(arena.game.state().map().contents().treasures()).hasSize(1);
    Parties.finishRound(arena);
    assertThat(arena.game.result().isCompleted()).as("the goal").isTrue();
    assertThat(arena.game.result().rewards())
        .containsExactly(new Reward.OtherScenario("2", Reward.Access.LINKED));
  }

  @RulesetTest
  @Rule("SET-14")
  void whatAScenarioCardPrintsIsInPlay(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   x   y%  g   h   .")
            .hero('A', Arena.top(), Arena.bottom(Ability.move(2)));
    type(arena, "Guard", 4);
    arena.room().monster("Guard", arena.hex('h'), new MonsterSymbol.Stone("red"));
    arena.room().monster("Guard", arena.hex('g'), new MonsterSymbol.Stone("blue"));
    arena
        .map(map -> map.withLinks(List.of(new SectionLink(arena.hex('x'), "a"))))
        .scenario(
            scenario ->
                scenario
                    .atLevel(1)
                    .wonBy(new Situation.Reached(List.of(arena.hex('x')), false))
                    .with(
                        ScenarioRule.of(
                            "a", new Moment.Section("a"), new Deed.Tell("what a means"))))
        .start();
    assertThat(arena.game.setup().level()).isEqualTo(1);
    assertThat(arena.figure("A").hex()).as("the starting hex").isEqualTo(arena.hex('A'));
    assertThat(arena.figure("Guard 1").hex()).isEqualTo(arena.hex('h'));
    assertThat(arena.figure("Guard 2").hex()).isEqualTo(arena.hex('g'));
    arena.turnOf('A');
    Parties.walk(arena, "x");
    assertThat(told(arena)).containsExactly("what a means");
    assertThat(arena.events(Event.What.TOLD).getFirst().rule().text()).isEqualTo("SET-14");
    Parties.finishRound(arena);
    assertThat(arena.game.isOver()).as("the goal").isTrue();
    assertThat(arena.game.result().isCompleted()).isTrue();
  }
}
