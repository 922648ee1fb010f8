package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.map.Formula;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.rules.LootRules;
import haven.model.rules.PartyRules.Journey;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.Refused;
import haven.play.attack.Deaths;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.item.Opened;
import haven.play.mind.SharedMind;
import haven.play.modifier.ModifierDeck;
import haven.play.monster.CardReadings;
import haven.play.scenario.HeroResult;
import haven.play.scenario.HeroTally;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Setup;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Items;
import haven.play.table.State;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is left when a scenario is over, and what is not. */
final class EndingTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);
  private static final ItemCard POTION =
      ItemCard.of(
          "Potion",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.LOST,
          ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.heal(1, Aim.SELF)));

  private static Arena oneRound(Arena arena, boolean won) {
    return arena.scenario(
        scenario ->
            won
                ? scenario.wonBy(new Situation.Rounds(1))
                : scenario.lostBy(new Situation.Rounds(1)));
  }

  /** One round in which hero A loses a card, uses an item up, and is hurt in every way. */
  private static Arena worn(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   .   g", Parties.top(CardAction.of(Ability.xp(1)).losing()))
            .items('A', POTION)
            .monster('g', "Guard", WEAK)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "misery",
                            new Moment.Start(),
                            new Deed.Inflict(Consequence.gain(Condition.CURSE), Affects.FIGURES),
                            new Deed.Inflict(Consequence.gain(Condition.BLESS), Affects.ALLIES),
                            new Deed.Inflict(new Consequence.MinusOnes(1), Affects.ALLIES),
                            new Deed.Inflict(Consequence.gain(Condition.POISON), Affects.ALLIES),
                            new Deed.Inflict(
                                new Consequence.Suffer(new Value.Computed(Formula.of("2"))),
                                Affects.ALLIES))));
    oneRound(arena, true).start();
    arena.until(Prompt.Kind.CARDS).turnOf('A');
    arena.choose("use 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A");
    return arena;
  }

  @RulesetTest
  @Rule({"END-05", "END-06", "END-07", "END-08", "CRD-13"})
  void everythingIsAsBeforeWhenTheNextScenarioStarts(Ruleset ruleset) {
    Arena arena = worn(ruleset);
    State during = arena.game.state();
    assertThat(during.hero(0).items().isReady(0)).isFalse();
    assertThat(arena.figure("A").hitPoints()).isLessThan(10);
    Setup setup = arena.game.setup();
    Parties.finishRound(arena);
    assertThat(arena.game.isOver()).isTrue();

    Setup next =
        new Setup(
            setup.ruleset(),
            setup.scenario().with(new ScenarioRule[0]),
            setup.party(),
            setup.choices(),
            setup.circumstances(),
            setup.box());
    Arena again = Arena.in(ruleset, "B   A   .   g");
    again.game = Arena.begin(next, 2);
    again.until(Prompt.Kind.CARDS);
    for (int i = 0; i < again.game.state().heroes(); i++) {
      HeroState hero = again.game.state().hero(i);
      Figure figure = again.game.state().figureOf(hero);
      assertThat(hero.cards().lost() | hero.cards().discards()).isZero();
      assertThat(figure.hitPoints()).isEqualTo(10);
      assertThat(figure.conditions()).isEmpty();
      if (hero.modifiers() instanceof ModifierDeck deck) {
        assertThat(deck.size()).isEqualTo(18);
      }
    }
    if (again.game.state().monsterModifiers() instanceof ModifierDeck deck) {
      assertThat(deck.size()).isEqualTo(18);
    }
    assertThat(again.game.state().hero(0).items().wear(0)).isEqualTo(Items.Wear.READY);
    assertThat(again.game.state().supply().blesses()).isEqualTo(ruleset.modifiers().blessCards());
  }

  private static ScenarioResult finished(Arena arena) {
    Parties.finishRound(arena);
    return arena.game.result();
  }

  @RulesetTest
  @Rule({"LOT-04", "END-09", "END-10"})
  void whatStillLiesOnTheMapIsLost(Ruleset ruleset) {
    for (boolean won : List.of(true, false)) {
      Arena arena = Parties.of(ruleset, "B   A   x$  y$  z   g").monster('g', "Guard", WEAK);
      arena.room().treasure(arena.hex('z'), new Treasure.Numbered(7));
      arena
          .scenario(scenario -> scenario.loot(Map.of(LootKind.MONEY, 4)))
          .setup(
              setup ->
                  setup
                      .withLoot(StartTest.pool())
                      .withTreasures(Map.of(7, List.of(new Reward.Gold(10)))));
      oneRound(arena, won).start().turnOf('A');
      Parties.walk(arena, "x");
      ScenarioResult result = finished(arena);
      int coin = ruleset.loot().goldByLevel().get(arena.game.setup().level());
      boolean cards = ruleset.loot().token() == LootRules.Token.LOOT_CARD;
      assertThat(result.heroes().getFirst().gold())
          .as("one token, or a loot card of 2 coins")
          .isEqualTo(cards ? 2 * coin : coin);
      assertThat(result.heroes().get(1).gold()).isZero();
      assertThat(result.heroes().getFirst().treasures()).isEmpty();
    }
  }

  @RulesetTest
  @Rule("LOT-41")
  void aNumberedTreasureStaysLootedEvenIfTheScenarioIsLost(Ruleset ruleset) {
    Arena arena = treasured(ruleset, Set.of());
    arena.turnOf('A');
    Parties.walk(arena, "x");
    ScenarioResult result = finished(arena);
    assertThat(result.isCompleted()).isFalse();
    Opened found = new Opened(new Treasure.Numbered(7), List.of(new Reward.Gold(10)));
    assertThat(result.heroes().getFirst().treasures()).containsExactly(found);
    assertThat(arena.game.resultIfTriedAgain().heroes().getFirst().treasures())
        .containsExactly(found);
    Arena again = treasured(ruleset, Set.of(7));
    assertThat(again.game.state().map().contents().treasures()).isEmpty();
    again.turnOf('A');
    Parties.walk(again, "x");
    assertThat(finished(again).heroes().getFirst().treasures()).isEmpty();
  }

  private static Arena treasured(Ruleset ruleset, Set<Integer> looted) {
    Arena arena = Parties.of(ruleset, "B   A   x   .   g").monster('g', "Guard", WEAK);
    arena.room().treasure(arena.hex('x'), new Treasure.Numbered(7));
    arena.setup(
        setup -> setup.withTreasures(Map.of(7, List.of(new Reward.Gold(10)))).withLooted(looted));
    return oneRound(arena, false).start();
  }

  private static Arena goals(Ruleset ruleset, boolean won) {
    List<BattleGoal> deck =
        Collections.nCopies(
            8,
            new BattleGoal(
                "Slayer", 2, BattleGoal.Measure.KILLS, BattleGoal.Comparison.AT_LEAST, 1));
    Arena arena =
        Parties.of(ruleset, "B   A   g   .")
            .monster('g', "Guard", WEAK)
            .setup(setup -> setup.withBattleGoals(deck));
    oneRound(arena, won).scenario(StartTest::withGoals).start();
    arena.until(Prompt.Kind.CARDS).turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    return arena;
  }

  @RulesetTest
  @Rule({"BGL-03", "BGL-04", "BGL-05", "END-20", "END-21"})
  void battleGoalsCountOnlyIfTheScenarioIsCompleted(Ruleset ruleset) {
    ScenarioResult won = finished(goals(ruleset, true));
    assertThat(won.heroes()).extracting(HeroResult::checkmarks).containsExactly(2, 0);
    ScenarioResult lost = finished(goals(ruleset, false));
    assertThat(lost.heroes()).extracting(HeroResult::checkmarks).containsExactly(0, 0);
    Arena arena = goals(ruleset, true);
    Deaths.exhaust(
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
        arena.game.state().hero(0),
        Cite.EXHAUSTED_BY_DAMAGE);
    HeroResult exhausted = finished(arena).heroes().getFirst();
    assertThat(exhausted.fate()).isEqualTo(HeroTally.Fate.EXHAUSTED);
    assertThat(exhausted.checkmarks()).isEqualTo(2);
    assertThat(exhausted.bonusExperience()).isPositive();
  }

  @RulesetTest
  @Rule("END-01")
  void aScenarioGoesOnAsLongAsSomebodyTakesPart(Ruleset ruleset) {
    for (int fallen : List.of(0, 1)) {
      Arena arena = Parties.of(ruleset, "B   A   .   g").monster('g', "Guard", WEAK).start();
      arena.selectFirstTwo().until(Prompt.Kind.ACTION);
      Deaths.exhaust(
          new Play(
              arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
          arena.game.state().hero(fallen),
          Cite.EXHAUSTED_BY_DAMAGE);
      Parties.finishRound(arena);
      assertThat(arena.game.isOver()).isFalse();
      arena.selectFirstTwo().until(Prompt.Kind.ACTION);
      Deaths.exhaust(
          new Play(
              arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
          arena.game.state().hero(1 - fallen),
          Cite.EXHAUSTED_BY_DAMAGE);
      Parties.finishRound(arena);
      assertThat(arena.game.isOver()).isTrue();
      assertThat(arena.game.result().isCompleted()).isFalse();
    }
  }

  @RulesetTest
  @Rule({"END-20", "END-21", "EXH-11"})
  void theExhaustedKeepEverythingAndTheMasteriesOfBefore(Ruleset ruleset) {
    Arena arena = goals(ruleset, true);
    arena.game.state().hero(0).tally().masters("Unseen");
    Deaths.exhaust(
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
        arena.game.state().hero(0),
        Cite.EXHAUSTED_BY_DAMAGE);
    arena.game.state().hero(0).tally().masters("too late");
    ScenarioResult result = finished(arena);
    HeroResult exhausted = result.heroes().getFirst();
    HeroResult well = result.heroes().getLast();
    assertThat(exhausted.bonusExperience()).isEqualTo(well.bonusExperience());
    assertThat(exhausted.masteries())
        .isEqualTo(ruleset == Ruleset.FROSTHAVEN ? List.of("Unseen") : List.of());
  }

  @RulesetTest
  @Rule(value = "EX-BGL-01", in = Edition.GH)
  void cardsLeftAreCountedWhenItIsOver(Ruleset ruleset) {
    Arena arena = goals(ruleset, true);
    Parties.finishRound(arena);
    HeroTally tally = arena.game.state().hero(0).tally();
    assertThat(tally.of(BattleGoal.Measure.CARDS_LEFT)).isEqualTo(10);
    assertThat(tally.of(BattleGoal.Measure.HIT_POINTS)).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"END-14a", "END-14b", "END-14c"})
  void afterALossThePartyGoesHomeOrTriesAgain(Ruleset ruleset) {
    Arena arena =
        oneRound(Parties.of(ruleset, "B   A   .   g").monster('g', "Guard", WEAK), false)
            .start()
            .selectFirstTwo();
    assertThatThrownBy(() -> arena.game.result()).isInstanceOf(Refused.class);
    ScenarioResult result = finished(arena);
    ScenarioResult again = arena.game.resultIfTriedAgain();
    boolean must = !Parties.isForTwo(ruleset);
    assertThat(result.next().sameScenario()).isEqualTo(must);
    assertThat(again.next().sameScenario()).isTrue();
    assertThat(again.next().journey()).isEqualTo(Journey.TRIED_AGAIN);
    assertThat(again.next().outpostPhase()).isFalse();
  }
}
