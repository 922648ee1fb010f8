package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Condition;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.card.BattleGoal;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.map.ScenarioMap;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.item.LootPool;
import haven.play.modifier.ModifierDeck;
import haven.play.scenario.EventEffect;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** How a scenario starts: in which order, on which hexes, with which decks. */
final class StartTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static final List<BattleGoal> GOALS =
      IntStream.range(0, 12)
          .mapToObj(
              i ->
                  new BattleGoal(
                      "goal " + i, 1, BattleGoal.Measure.KILLS, BattleGoal.Comparison.AT_LEAST, 0))
          .toList();

  private static ModifierDeck deck(Arena arena, int hero) {
    return (ModifierDeck) arena.game.state().hero(hero).modifiers();
  }

  /** A scenario effect that muddles, a road event that wounds. */
  private static Arena eventful(Ruleset ruleset) {
    return Parties.of(ruleset, "B   A   .   g")
        .monster('g', "Guard", WEAK)
        .scenario(
            scenario ->
                withGoals(
                    scenario.with(
                        ScenarioRule.of(
                                "fog",
                                new Moment.Start(),
                                new Deed.Inflict(
                                    Consequence.gain(Condition.MUDDLE), Affects.ALLIES),
                                new Deed.Inflict(
                                    new Consequence.Suffer(new Value.Computed(Formula.of("2"))),
                                    Affects.ALLIES))
                            .asScenarioEffect())))
        .setup(
            setup ->
                setup
                    .withBattleGoals(GOALS)
                    .withEventEffects(
                        List.of(
                            new EventEffect("A", Consequence.gain(Condition.WOUND)),
                            new EventEffect("Nobody", Consequence.gain(Condition.WOUND)))));
  }

  static Scenario withGoals(Scenario scenario) {
    return new Scenario(
        scenario.name(),
        scenario.map(),
        scenario.monsters(),
        scenario.decks(),
        scenario.allies(),
        scenario.alliedTypes(),
        scenario.goal(),
        scenario.losses(),
        scenario.rules(),
        scenario.loot(),
        scenario.rewards(),
        true,
        scenario.level());
  }

  @RulesetTest
  @Rule({"SET-01b", "SET-01c"})
  void scenarioEffectsComeBeforeBattleGoalsAndEventsLast(Ruleset ruleset) {
    Arena arena = eventful(ruleset).start();
    arena.until(Prompt.Kind.BATTLE_GOAL);
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.figure("A").has(Condition.WOUND)).isFalse();
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.events(Event.What.GOAL_DEALT)).hasSize(2);
    assertThat(arena.figure("A").has(Condition.WOUND)).isTrue();
    assertThat(arena.figure("B").has(Condition.WOUND)).as("it did not happen to B").isFalse();
    assertThat(arena.events(Event.What.ROUND_STARTS)).hasSize(1);
  }

  @RulesetTest
  @Rule({"SET-01a", "SET-09", "BGL-01a"})
  void battleGoalsComeFirstAndAllEffectsLast(Ruleset ruleset) {
    Arena arena = eventful(ruleset).start();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.BATTLE_GOAL);
    assertThat(arena.prompt().options()).hasSize(3);
    for (String hero : List.of("A", "B")) {
      assertThat(arena.figure(hero).conditions()).isEmpty();
      assertThat(arena.figure(hero).hitPoints()).isEqualTo(arena.figure(hero).maxHitPoints());
    }
    arena.until(Prompt.Kind.CARDS);
    List<String> gained = Parties.things(arena.events(Event.What.GAINED));
    assertThat(gained).containsExactly("Wound", "Muddle", "Muddle");
    assertThat(arena.figure("A").conditions()).contains(Condition.WOUND, Condition.MUDDLE);
    assertThat(arena.figure("B").conditions()).containsExactly(Condition.MUDDLE);
    assertThat(arena.figure("B").hitPoints()).isEqualTo(8);
    assertThat(arena.game.state().hero(0).tally().of(BattleGoal.Measure.EXPERIENCE)).isZero();
  }

  @RulesetTest
  @Rule({"SET-01d", "SET-05", "SET-03c", "BGL-01d"})
  void theOneCharacterIsPlacedThenEffectsApply(Ruleset ruleset) {
    Arena arena = eventful(ruleset);
    arena.game = Arena.begin(arena.setup(), 1);
    arena.log.addAll(arena.game.events());
    assertThat(arena.figure("A").hex()).as("without asking").isEqualTo(arena.hex('A'));
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('g'));
    assertThat(arena.events(Event.What.ROOM_REVEALED)).hasSize(1);
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.events(Event.What.GOAL_DEALT)).isEmpty();
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule("SET-04")
  void eachCharacterTakesAFreeStartingHex(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   C   g").monster('g', "Guard", WEAK);
    arena.map(
        map ->
            new ScenarioMap(
                map.mapTiles(),
                map.rooms(),
                List.of(arena.hex('A'), arena.hex('B'), arena.hex('C')),
                map.plates(),
                map.links(),
                map.escapes(),
                map.specialRules(),
                map.exemptions()));
    arena.game = Arena.begin(arena.setup(), 1);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.START_HEX);
    assertThat(arena.prompt().seat()).isZero();
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(to(arena, 'A'), to(arena, 'B'), to(arena, 'C'));
    arena.choose(to(arena, 'B'));
    assertThat(arena.prompt().seat()).isEqualTo(1);
    assertThat(arena.prompt().options()).containsExactlyInAnyOrder(to(arena, 'A'), to(arena, 'C'));
    assertThatThrownBy(() -> arena.choose(to(arena, 'B'))).isInstanceOf(Refused.class);
    arena.choose(to(arena, 'C'));
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('B'));
    assertThat(arena.figure("B").hex()).isEqualTo(arena.hex('C'));
  }

  private static Choice to(Arena arena, char hex) {
    return new Choice.To(arena.hex(hex));
  }

  @RulesetTest
  @Rule(value = "SET-11", in = Edition.FH)
  void theLootDeckIsBuiltAsTheScenarioSays(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   .   g")
            .monster('g', "Guard", WEAK)
            .scenario(scenario -> scenario.loot(Map.of(LootKind.MONEY, 4, LootKind.HIDE, 2)))
            .setup(setup -> setup.withLoot(pool()))
            .start();
    assertThat(arena.game.state().lootDeck().left())
        .isEqualTo(Map.of(LootKind.MONEY, 4, LootKind.HIDE, 2));
  }

  static LootPool pool() {
    List<LootCard> cards = new ArrayList<>();
    for (LootKind kind : LootKind.values()) {
      LootCard card =
          switch (kind.group()) {
            case MONEY -> LootCard.money(2);
            case MATERIAL -> LootCard.material(kind, 1, 1, 1);
            case HERB -> LootCard.herb(kind);
            case ITEM, SPECIAL -> LootCard.randomItem();
          };
      cards.addAll(Collections.nCopies(kind.copies(), card));
    }
    return new LootPool(cards);
  }

  @RulesetTest
  @Rule(value = "AMD-37", in = Edition.GH)
  void aDonationBlessesTheDonorForTheNextScenario(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   .   g").monster('g', "Guard", WEAK);
    Setup before = arena.setup();
    arena.setup(setup -> setup.withDonation("A")).start();
    assertThat(deck(arena, 0).size()).isEqualTo(20);
    assertThat(deck(arena, 0).drawPile()).contains(ModifierCard.BLESS);
    assertThat(deck(arena, 1).size()).isEqualTo(18);
    assertThat(arena.game.state().supply().blesses()).isEqualTo(8);
    Game next = Arena.begin(before, 1);
    assertThat(((ModifierDeck) next.state().hero(0).modifiers()).size()).isEqualTo(18);
  }

  @RulesetTest
  @Rule("AMD-36")
  void favoursArePaidWithMinusCardsOfTheMonsterDeck(Ruleset ruleset) {
    Setup plain =
        Setup.of(
            ruleset,
            Parties.of(ruleset, "B   A   .   g").monster('g', "Guard", WEAK).setup().scenario(),
            Parties.of(ruleset, "B   A   .   g").setup().party());
    Setup paid = plain.withFavours(ModifierCard.plus(-1), ModifierCard.plus(-2));
    assertThat(paid.refusals()).isEmpty();
    assertThat(paid.favourPoints()).isEqualTo(3);
    ModifierDeck deck = (ModifierDeck) Arena.begin(paid, 1).state().monsterModifiers();
    assertThat(Collections.frequency(deck.drawPile(), ModifierCard.plus(-1))).isEqualTo(4);
    assertThat(deck.drawPile()).doesNotContain(ModifierCard.plus(-2));
    assertThat(deck.size()).isEqualTo(18);
    assertThat(((ModifierDeck) Arena.begin(plain, 1).state().monsterModifiers()).size())
        .as("for this scenario only")
        .isEqualTo(20);
    assertThatThrownBy(() -> plain.withFavours(ModifierCard.plus(0)).checked())
        .isInstanceOf(Refused.class);
    ModifierCard two = ModifierCard.plus(-2);
    assertThatThrownBy(() -> plain.withFavours(two, two).checked()).isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule("VAR-01")
  void reducedRandomnessReachesTheGame(Ruleset ruleset) {
    for (boolean reduced : List.of(true, false)) {
      Arena arena =
          Parties.of(ruleset, "B   A   g   .", Arena.top(Ability.attack(5)))
              .modifiers('A', ModifierCard.DOUBLE)
              .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
              .setup(setup -> reduced ? setup.playing(Variant.REDUCED_RANDOMNESS) : setup)
              .start()
              .turnOf('A');
      Parties.strike(arena, arena.only("Guard"));
      assertThat(arena.only("Guard").hitPoints()).isEqualTo(reduced ? 13 : 10);
    }
  }

  @RulesetTest
  @Rule("SET-25")
  void charactersHaveDecksOfTheirOwnAndMonstersShareOne(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   g   h", Arena.top(Ability.attack(1)))
            .monster('g', "Guard", StatLine.of(20, 0, 1, 0), attack())
            .monster('h', "Archer", StatLine.of(20, 0, 1, 5), attack())
            .start()
            .turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    assertThat(deck(arena, 0).discards()).hasSize(1);
    Parties.finishRound(arena);
    assertThat(deck(arena, 0).discards()).hasSize(1);
    assertThat(deck(arena, 1).discards()).isEmpty();
    ModifierDeck monsters = (ModifierDeck) arena.game.state().monsterModifiers();
    assertThat(monsters.discards()).as("one for each type").hasSize(2);
  }

  private static MonsterCard attack() {
    return MonsterCard.of(50, new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()));
  }

  @RulesetTest
  @Rule(value = {"SET-24", "SET-25"})
  void alliedMonstersHaveADeckOfTheirOwnWhereThereIsOne(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   f   g")
            .monster('f', "Friend", StatLine.of(20, 0, 1, 0), attack())
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .scenario(scenario -> scenario.allied("Friend"))
            .start()
            .selectFirstTwo();
    Parties.finishRound(arena);
    boolean own = ruleset.modifiers().allyDeck();
    assertThat(own).isEqualTo(ruleset == Ruleset.FROSTHAVEN);
    ModifierDeck monsters = (ModifierDeck) arena.game.state().monsterModifiers();
    ModifierDeck allies = (ModifierDeck) arena.game.state().allyModifiers();
    assertThat(monsters.discards()).hasSize(own ? 0 : 1);
    assertThat(allies.discards().size() + shuffledBack(arena)).isEqualTo(own ? 1 : 0);
  }

  /** The one card may have been shuffled in again at the end of the round. */
  private static int shuffledBack(Arena arena) {
    return arena.events(Event.What.SHUFFLED).size();
  }

  @RulesetTest
  @Rule({"SET-26", "BGL-01c", "LVL-16"})
  void learningScenariosAreScenariosWithLessInThem(Ruleset ruleset) {
    // Scenario 1: monsters always act on initiative 50, no battle goals, a fixed level.
    Arena arena =
        Parties.of(ruleset, "B   A   .   g")
            .monster('g', "Guard", WEAK, attack())
            .scenario(scenario -> scenario.atLevel(0))
            .setup(setup -> setup.withBattleGoals(GOALS))
            .start();
    assertThat(arena.prompt().kind()).as("no battle goals").isEqualTo(Prompt.Kind.CARDS);
    assertThat(arena.game.setup().level()).isZero();
    for (int round = 1; round <= 3; round++) {
      Parties.finishRound(arena.selectFirstTwo());
    }
    assertThat(arena.events(Event.What.MONSTER_CARD)).hasSize(3);
    assertThat(arena.events(Event.What.MONSTER_CARD)).allMatch(event -> event.number() == 50);
    // From scenario 4 on with battle goals.
    Arena fourth =
        Parties.of(ruleset, "B   A   .   g")
            .monster('g', "Guard", WEAK, attack())
            .scenario(StartTest::withGoals)
            .setup(setup -> setup.withBattleGoals(GOALS))
            .start();
    assertThat(fourth.prompt().kind()).isEqualTo(Prompt.Kind.BATTLE_GOAL);
    assertThat(fourth.prompt().options()).hasSize(2);
  }

  @RulesetTest
  @Rule({"RND-08", "RND-09", "RND-10"})
  void selectedCardsAreSecretUntilAllAreRevealed(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   .   g").monster('g', "Guard", WEAK).start();
    arena.choose(new Choice.Cards(0, 1));
    Event chosen = arena.events(Event.What.CARDS_CHOSEN).getFirst();
    assertThat(chosen.seat()).as("only its own seat sees the titles").isZero();
    assertThat(arena.events(Event.What.CARDS_REVEALED)).isEmpty();
    assertThat(arena.log)
        .filteredOn(event -> event.seat() == Event.EVERYBODY)
        .noneMatch(event -> event.words().contains("Top") || event.number() == 20);
    arena.choose(new Choice.Cards(1, 0));
    assertThat(arena.events(Event.What.CARDS_REVEALED))
        .hasSize(2)
        .allMatch(event -> event.seat() == Event.EVERYBODY);
  }
}
