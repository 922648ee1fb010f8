package haven.stage;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.EXTRA_MINUS;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.stage.Duel.ATTACK;
import static haven.stage.Duel.Lean.ADVANTAGE;
import static haven.stage.Duel.Lean.DISADVANTAGE;
import static haven.stage.Duel.Lean.NEITHER;
import static haven.stage.Duel.MUDDLE;
import static haven.stage.Duel.POISON;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.modifier.ModifierDeck;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** AMD-06 to AMD-09, AMD-25 and AMD-35: what the cards do to an attack. */
final class ModifierValuesTest {

  private static int hero(Ruleset ruleset, ModifierCard... cards) {
    return Duel.ofHero(ruleset, NEITHER, cards).attack();
  }

  @RulesetTest
  @Rule("AMD-06")
  void theNumberIsAddedDoubleDoublesAndNullIsNothing(Ruleset ruleset) {
    assertThat(hero(ruleset, plus(2))).isEqualTo(5);
    assertThat(hero(ruleset, plus(-2))).isEqualTo(1);
    assertThat(hero(ruleset, EXTRA_MINUS)).isEqualTo(2);
    assertThat(hero(ruleset, DOUBLE)).isEqualTo(6);
    assertThat(hero(ruleset, MISS)).isZero();
    assertThat(hero(ruleset, rolling(2), MISS)).as("whatever else was drawn").isZero();
    assertThat(Duel.ofMonster(ruleset, NEITHER, DOUBLE).attack()).isEqualTo(6);
    assertThat(Duel.ofMonster(ruleset, NEITHER, rolling(2), MISS).attack()).isZero();
  }

  @RulesetTest
  @Rule("AMD-06")
  void whatTheAttackHasGotBeforeIsDoubledToo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL, Rider.plus(2))))
            .hero('B')
            .deck('A', DOUBLE)
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(8);
  }

  @RulesetTest
  @Rule("AMD-07")
  void aCardWithNothingButAnEffectIsPlusZero(Ruleset ruleset) {
    Duel duel = Duel.ofHero(ruleset, NEITHER, plus(0, POISON));
    assertThat(duel.attack()).isEqualTo(ATTACK);
    assertThat(duel.gives()).containsExactly(Condition.POISON);
    Duel worse = Duel.ofMonster(ruleset, DISADVANTAGE, plus(0, POISON), plus(-1));
    assertThat(worse.attack()).isEqualTo(ATTACK - 1);
    Duel better = Duel.ofMonster(ruleset, ADVANTAGE, plus(0), plus(0, POISON));
    assertThat(better.gives()).as("a +0 and something more").containsExactly(Condition.POISON);
    Duel unclear = Duel.ofMonster(ruleset, ADVANTAGE, plus(0, POISON), plus(1));
    assertThat(unclear.attack()).isEqualTo(ATTACK);
  }

  @RulesetTest
  @Rule({"AMD-08", "BMD-09"})
  void theEffectsOfAModifierComeToThoseOfTheAttack(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL, MUDDLE)))
            .company('B')
            .modifiers('A', plus(1, POISON))
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3);
    assertThat(arena.only("Guard").conditions())
        .containsExactlyInAnyOrder(Condition.MUDDLE, Condition.POISON);
  }

  @RulesetTest
  @Rule({"AMD-09a", "AMD-09b", "AMD-09c"})
  void rollingCardsLeadOnAndAllApply(Ruleset ruleset) {
    ModifierCard[] cards = {rolling(1, POISON), rolling(2, MUDDLE), plus(-1), plus(2)};
    for (Duel duel :
        List.of(Duel.ofHero(ruleset, NEITHER, cards), Duel.ofMonster(ruleset, NEITHER, cards))) {
      assertThat(duel.drawn()).hasSize(3);
      assertThat(duel.attack()).isEqualTo(ATTACK + 1 + 2 - 1);
      assertThat(duel.gives()).containsExactlyInAnyOrder(Condition.POISON, Condition.MUDDLE);
      assertThat(duel.deck().drawPile()).containsExactly(plus(2));
    }
  }

  @RulesetTest
  @Rule(value = "AMD-09d")
  @Rule(value = "AMD-09c")
  void theOrderOfSeveralCardsIsChosen(Ruleset ruleset) {
    for (int value : new int[] {7, 8}) {
      Duel duel = Duel.ofHero(ruleset, NEITHER, rolling(1), DOUBLE);
      assertThat(duel.values()).containsExactly(7, 8);
      assertThat(duel.choose(new Choice.Attack(value)).attack()).isEqualTo(value);
    }
    assertThat(Duel.ofHero(ruleset, NEITHER, rolling(1), CURSE).values()).isEmpty();
    assertThat(hero(ruleset, rolling(1), CURSE)).isZero();
  }

  @RulesetTest
  @Rule(
      value = {"AMD-09b", "AMD-09d"},
      in = Edition.FH)
  void everyOrderCountsOnce(Ruleset ruleset) {
    assertThat(Duel.ofHero(ruleset, NEITHER, rolling(1), rolling(1), BLESS).values())
        .containsExactly(8, 9, 10);
    assertThat(Duel.ofHero(ruleset, NEITHER, rolling(1), rolling(2), BLESS).values())
        .containsExactly(9, 10, 11, 12);
    assertThat(Duel.ofHero(ruleset, NEITHER, rolling(-1), rolling(1), DOUBLE).values())
        .containsExactly(5, 6, 7);
    assertThat(hero(ruleset, rolling(0, POISON), DOUBLE)).isEqualTo(6);
    assertThat(hero(ruleset, rolling(1), plus(-1))).isEqualTo(3);
  }

  private static Duel reduced(Ruleset ruleset, Duel.Lean lean, ModifierCard... cards) {
    return Duel.ofMonster(
        ruleset,
        lean,
        arena -> arena.setup(setup -> setup.playing(Variant.REDUCED_RANDOMNESS)),
        cards);
  }

  @RulesetTest
  @Rule({"AMD-35a", "AMD-35b", "AMD-35c", "VAR-01"})
  void withReducedRandomnessNothingDoublesOrMisses(Ruleset ruleset) {
    for (ModifierCard doubling : List.of(DOUBLE, BLESS)) {
      assertThat(reduced(ruleset, NEITHER, doubling).attack()).isEqualTo(ATTACK + 2);
      assertThat(reduced(ruleset, NEITHER, rolling(1), doubling).attack()).isEqualTo(ATTACK + 3);
    }
    for (ModifierCard missing : List.of(MISS, CURSE)) {
      assertThat(reduced(ruleset, NEITHER, missing).attack()).isEqualTo(ATTACK - 2);
      assertThat(reduced(ruleset, NEITHER, rolling(1), missing).attack()).isEqualTo(ATTACK - 1);
    }
    assertThat(reduced(ruleset, DISADVANTAGE, plus(2, POISON), DOUBLE).gives())
        .as("compared as +2")
        .isEmpty();
    assertThat(reduced(ruleset, ADVANTAGE, plus(-3), CURSE).attack())
        .as("compared as -2")
        .isEqualTo(ATTACK - 2);
  }

  @RulesetTest
  @Rule({"AMD-35a", "AMD-35b", "AMD-35c", "VAR-01", "VAR-02"})
  void withReducedRandomnessCardsStillShuffleAndAreCalledWhatTheyAre(Ruleset ruleset) {
    for (ModifierCard card : List.of(DOUBLE, MISS, BLESS, CURSE)) {
      Duel duel = reduced(ruleset, NEITHER, card, plus(0));
      assertThat(duel.drawn()).containsExactly(card);
      duel.arena.endRound();
      assertThat(duel.arena.events(Event.What.SHUFFLED)).hasSize(card.shuffle() ? 1 : 0);
      assertThat(duel.deck().size()).as("%s", card).isEqualTo(card.shuffle() ? 2 : 1);
    }
  }

  @RulesetTest
  @Rule({"AMD-35a", "AMD-35b", "AMD-35c"})
  void everyGameWithADeckMayBePlayedWithReducedRandomness(Ruleset ruleset) {
    Setup setup =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .setup(
                usual ->
                    Setup.of(ruleset, usual.scenario(), usual.party())
                        .playing(Variant.REDUCED_RANDOMNESS))
            .setup();
    assertThat(Arena.enter(setup, 1).isOver()).isFalse();
  }

  private static final Perk FEWER_MINUSES = Perk.removing(2, plus(-1)).boxes(2);
  private static final Perk FOR_THE_WORST = Perk.removing(1, plus(-2)).andAdding(1, plus(0));
  private static final Perk CAREFREE = Perk.ignoring(Perk.Ignores.ITEM_MINUSES);
  private static final Perk STEADFAST = Perk.ignoring(Perk.Ignores.SCENARIO_EFFECTS);
  private static final ItemCard ARMOUR =
      new ItemCard(
          "Plate",
          ItemCard.Slot.BODY,
          2,
          ItemCard.Wear.SPENT,
          1,
          false,
          ItemCard.Use.negating(),
          "");

  /** The game of a hero with perks and an item that weighs on it, and another game of the same. */
  private static Arena perked(Ruleset ruleset, Map<Integer, Integer> perks, ItemCard... items) {
    return perked(ruleset, hero -> hero.with(items).withPerks(perks));
  }

  private static Arena perked(Ruleset ruleset, UnaryOperator<Hero> change) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0));
    return arena
        .setup(
            setup -> {
              List<Hero> heroes = new ArrayList<>(setup.party().heroes());
              CharacterClass plain = heroes.getFirst().characterClass();
              CharacterClass type =
                  new CharacterClass(
                          plain.name(),
                          plain.handSize(),
                          List.of(10, 10, 10, 10, 10, 10, 10, 10, 10),
                          plain.cards(),
                          ModifierCard.STANDARD_DECK)
                      .perks(FEWER_MINUSES, FOR_THE_WORST, CAREFREE, STEADFAST);
              Hero bare = Hero.of("A", type, 1).taking(heroes.getFirst().hand());
              heroes.set(0, change.apply(bare));
              return Setup.of(ruleset, setup.scenario(), Party.of(heroes.toArray(Hero[]::new)));
            })
        .start();
  }

  private static List<ModifierCard> cards(Arena arena) {
    return ((ModifierDeck) arena.sheet('A').modifiers()).drawPile();
  }

  @RulesetTest
  @Rule({"AMD-25", "ITM-18"})
  void perksChangeTheDeckForGoodAndItemsForTheScenario(Ruleset ruleset) {
    Map<Integer, Integer> perks = Map.of(0, 2, 1, 1);
    List<ModifierCard> changed = new ArrayList<>(ModifierCard.STANDARD_DECK);
    for (int i = 0; i < 4; i++) {
      changed.remove(plus(-1));
    }
    changed.remove(plus(-2));
    changed.add(plus(0));
    assertThat(cards(perked(ruleset, Map.of())))
        .containsExactlyInAnyOrderElementsOf(ModifierCard.STANDARD_DECK);
    assertThat(cards(perked(ruleset, perks))).containsExactlyInAnyOrderElementsOf(changed);
    List<ModifierCard> weighed = new ArrayList<>(changed);
    weighed.addAll(List.of(EXTRA_MINUS, EXTRA_MINUS));
    assertThat(cards(perked(ruleset, perks, ARMOUR)))
        .as("with a symbol of their own")
        .containsExactlyInAnyOrderElementsOf(weighed)
        .doesNotContain(plus(-2));
    assertThat(cards(perked(ruleset, hero -> hero.owning(ARMOUR).bringing())))
        .as("it stays at home")
        .doesNotContain(EXTRA_MINUS);
  }

  @RulesetTest
  @Rule("ITM-19")
  void thePerkThatIgnoresItemsKeepsTheirMinusesOutAndNothingElse(Ruleset ruleset) {
    Arena arena = perked(ruleset, Map.of(2, 1), ARMOUR);
    assertThat(cards(arena)).containsExactlyInAnyOrderElementsOf(ModifierCard.STANDARD_DECK);
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
    assertThat(cards(perked(ruleset, Map.of(3, 1), ARMOUR)))
        .as("another perk does not help")
        .contains(EXTRA_MINUS);
  }
}
