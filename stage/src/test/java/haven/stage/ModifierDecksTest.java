package haven.stage;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.EXTRA_MINUS;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.stage.Duel.ATTACK;
import static haven.stage.Duel.Lean.DISADVANTAGE;
import static haven.stage.Duel.Lean.NEITHER;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Owner;
import haven.play.modifier.Supply;
import haven.play.scenario.Setup;
import haven.play.table.State;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** AMD-05, AMD-10 to AMD-20, AMD-24: decks, their discards, and what is added to them. */
final class ModifierDecksTest {
  private static final StatLine TOUGH = StatLine.of(90, 0, 0, 0);

  private static ModifierDeck deck(Arena arena, char hero) {
    return (ModifierDeck) arena.sheet(hero).modifiers();
  }

  private static ModifierDeck monsters(Arena arena) {
    return (ModifierDeck) arena.game.state().monsterModifiers();
  }

  @RulesetTest
  @Rule("AMD-05")
  void theStandardDeckHasTwentyCardsInAnyOrder(Ruleset ruleset) {
    Set<ModifierCard> first = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   B")
              .hero('A')
              .hero('B')
              .monster('g', "Guard", TOUGH, MonsterCard.of(10, Ability.attack(1)))
              .setup(setup -> Setup.of(ruleset, setup.scenario(), setup.party()))
              .start(seed);
      List<ModifierCard> cards = monsters(arena).drawPile();
      assertThat(cards).hasSize(20);
      assertThat(Collections.frequency(cards, plus(0))).isEqualTo(6);
      assertThat(Collections.frequency(cards, plus(1))).isEqualTo(5);
      assertThat(Collections.frequency(cards, plus(-1))).isEqualTo(5);
      assertThat(cards).containsOnlyOnce(plus(2), plus(-2), MISS, DOUBLE);
      arena.turnOf('A');
      first.addAll(((Event.Drew) arena.events(Event.What.DREW).getFirst()).cards());
    }
    assertThat(first).contains(plus(0), plus(1), plus(-1));
  }

  @RulesetTest
  @Rule("AMD-10")
  void aCardIsDiscardedOnceItsEffectsAreApplied(Ruleset ruleset) {
    Duel duel = Duel.ofHero(ruleset, NEITHER, plus(1, Duel.POISON), EXTRA_MINUS, plus(2));
    assertThat(duel.arena.isAsked(Prompt.Kind.MODIFIER_EFFECTS)).isTrue();
    assertThat(duel.deck().discards()).isEmpty();
    duel.arena.asIs();
    assertThat(duel.deck().discards()).containsExactly(plus(1, Duel.POISON));
    assertThat(duel.deck().drawPile()).containsExactly(EXTRA_MINUS, plus(2));
    Arena arena = duel.arena.endRound();
    assertThat(duel.deck().discards()).as("and stays there").hasSize(1);
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A").basicAttack(arena.only("Guard"));
    assertThat(duel.deck().discards()).containsExactly(plus(1, Duel.POISON), EXTRA_MINUS);
  }

  private static List<Event> shuffles(Arena arena) {
    return arena.events(Event.What.SHUFFLED);
  }

  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b"})
  void atTheEndOfARoundWithAnIconTheDiscardsComeBack(Ruleset ruleset) {
    for (ModifierCard icon : List.of(DOUBLE, MISS)) {
      ModifierCard[] cards = {plus(3), icon, plus(-1), plus(-2), plus(-3)};
      Duel duel = Duel.ofHero(ruleset, NEITHER, cards);
      duel.arena.asIs();
      duel.arena.endRound();
      assertThat(shuffles(duel.arena)).as("no icon yet").isEmpty();
      assertThat(duel.deck().discards()).hasSize(1);
      duel.arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
      duel.arena.basicAttack(duel.arena.only("Guard"));
      assertThat(duel.deck().discards()).as("not at once").hasSize(2);
      duel.arena.endRound();
      assertThat(shuffles(duel.arena)).hasSize(1);
      assertThat(duel.deck().discards()).isEmpty();
      assertThat(duel.deck().drawPile()).containsExactlyInAnyOrder(cards);
      duel.arena.selectFirst(4).endRound();
      assertThat(shuffles(duel.arena)).as("that round is over").hasSize(1);
    }
  }

  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b"})
  void theMonstersDeckIsShuffledForItsOwnIconsOnly(Ruleset ruleset) {
    Duel duel = Duel.ofMonster(ruleset, NEITHER, MISS, plus(1), plus(2));
    duel.arena.basicAttack(duel.arena.only("Guard"));
    duel.arena.endRound();
    assertThat(shuffles(duel.arena)).hasSize(1);
    assertThat(monsters(duel.arena).discards()).isEmpty();
    assertThat(deck(duel.arena, 'A').discards()).as("another deck").hasSize(1);
  }

  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b"})
  void anIconCountsAlsoOnACardThatWasNotUsed(Ruleset ruleset) {
    Duel duel = Duel.ofHero(ruleset, DISADVANTAGE, DOUBLE, plus(0), plus(1));
    assertThat(duel.attack()).isEqualTo(ATTACK);
    duel.arena.endRound();
    assertThat(shuffles(duel.arena)).hasSize(1);
    assertThat(duel.deck().drawPile()).hasSize(3);
  }

  /** A class may have cards of its own that double, without the icon. */
  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b", "AMD-12"})
  void whatHasNoIconDoesNotShuffle(Ruleset ruleset) {
    ModifierCard own = new ModifierCard(DOUBLE.kind(), 0, false, false, List.of());
    for (ModifierCard card : List.of(own, BLESS, CURSE)) {
      Duel duel = Duel.ofHero(ruleset, NEITHER, card, plus(0));
      duel.arena.asIs();
      duel.arena.endRound();
      assertThat(shuffles(duel.arena)).as("%s", card).isEmpty();
      assertThat(duel.deck().drawPile()).containsExactly(plus(0));
    }
  }

  /** Hero A attacks three monsters, one after the other. */
  private static Arena three(Ruleset ruleset, long seed, ModifierCard... cards) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B\n  j   .   .")
            .hero('A', Arena.top(Ability.attack(ATTACK, Aim.AS_USUAL.targets(3))))
            .hero('B')
            .deck('A', cards)
            .monster('g', "Guard", TOUGH)
            .monster('h', "Archer", TOUGH)
            .monster('j', "Scout", TOUGH)
            .start(seed)
            .turnOf('A');
    arena.choose("top 0");
    for (String type : List.of("Guard", "Archer", "Scout")) {
      arena.choose(arena.at(arena.only(type)));
    }
    arena.asIs();
    return arena;
  }

  @RulesetTest
  @Rule({"AMD-13", "EOR-05"})
  void anEmptyDrawPileIsMadeOfTheDiscardsAtOnce(Ruleset ruleset) {
    Set<Integer> thirds = new HashSet<>();
    for (long seed = 1; seed <= 12; seed++) {
      Arena arena = three(ruleset, seed, plus(1), plus(2));
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(ATTACK + 1);
      assertThat(arena.lost(arena.only("Archer"))).isEqualTo(ATTACK + 2);
      thirds.add(arena.lost(arena.only("Scout")) - ATTACK);
      assertThat(deck(arena, 'A').drawPile()).hasSize(1);
      assertThat(deck(arena, 'A').discards()).hasSize(1);
    }
    assertThat(thirds).containsExactlyInAnyOrder(1, 2);
  }

  @RulesetTest
  @Rule("AMD-13")
  void cardsOfTheCurrentAttackAreNotShuffledBack(Ruleset ruleset) {
    for (long seed = 1; seed <= 5; seed++) {
      Arena arena = three(ruleset, seed, plus(1), plus(2), rolling(1), rolling(2));
      Event.Drew third = (Event.Drew) arena.events(Event.What.DREW).get(2);
      assertThat(third.cards()).startsWith(rolling(1), rolling(2)).hasSize(3);
      assertThat(third.cards().getLast()).isIn(plus(1), plus(2));
      assertThat(deck(arena, 'A').discards()).hasSize(3).contains(rolling(1), rolling(2));
    }
  }

  /** Hero A gives itself a card, or is given one, with a card drawn and a card discarded. */
  private static Arena added(Ruleset ruleset, Ability ability) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(1), ability))
            .hero('B')
            .deck('A', plus(-1), plus(0), plus(1), plus(2))
            .monster('g', "Guard", TOUGH)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    return arena.answering(Answers.Policy.MUCH).until(Prompt.Kind.ACTION, "A");
  }

  @RulesetTest
  @Rule({"AMD-14", "AMD-15"})
  void blessAndCurseAreShuffledIntoTheRestOfTheDeck(Ruleset ruleset) {
    for (ModifierCard card : List.of(BLESS, CURSE)) {
      Condition condition = card == BLESS ? Condition.BLESS : Condition.CURSE;
      Arena arena = added(ruleset, Ability.give(condition, Aim.SELF));
      assertThat(deck(arena, 'A').discards()).containsExactly(plus(-1));
      assertThat(deck(arena, 'A').drawPile())
          .containsExactlyInAnyOrder(card, plus(0), plus(1), plus(2));
    }
  }

  @RulesetTest
  @Rule({"AMD-14", "AMD-15"})
  void blessActsAsDoubleAndCurseAsNull(Ruleset ruleset) {
    assertThat(Duel.ofHero(ruleset, NEITHER, BLESS, plus(0)).attack()).isEqualTo(2 * ATTACK);
    assertThat(Duel.ofHero(ruleset, NEITHER, CURSE, plus(0)).attack()).isZero();
    assertThat(Duel.ofMonster(ruleset, NEITHER, BLESS, plus(0)).attack()).isEqualTo(2 * ATTACK);
    assertThat(Duel.ofMonster(ruleset, NEITHER, CURSE, plus(0)).attack()).isZero();
  }

  @RulesetTest
  @Rule("AMD-16")
  void drawnBlessAndCurseCardsGoBackToTheSupply(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B\n  j   .   .")
            .hero(
                'A',
                Arena.top(
                    Ability.give(Condition.BLESS, Aim.SELF),
                    Ability.give(Condition.CURSE, Aim.SELF),
                    Ability.attack(ATTACK, Aim.AS_USUAL.targets(3))))
            .hero('B')
            .deck('A', plus(0))
            .monster('g', "Guard", TOUGH)
            .monster('h', "Archer", TOUGH)
            .monster('j', "Scout", TOUGH)
            .answering(Answers.Policy.MUCH)
            .start()
            .turnOf('A');
    Supply supply = arena.game.state().supply();
    arena.choose("top 0");
    arena.until(prompt -> prompt.options().contains(arena.at(arena.only("Guard"))));
    assertThat(supply.blesses()).isEqualTo(9);
    assertThat(supply.curses(Owner.CHARACTER)).isEqualTo(9);
    assertThat(deck(arena, 'A').size()).isEqualTo(3);
    for (String type : List.of("Guard", "Archer", "Scout")) {
      arena.choose(arena.at(arena.only(type)));
    }
    assertThat(supply.blesses()).isEqualTo(10);
    assertThat(supply.curses(Owner.CHARACTER)).isEqualTo(10);
    assertThat(deck(arena, 'A').discards()).containsExactly(plus(0));
    assertThat(deck(arena, 'A').size()).isEqualTo(1);
    int sum = 0;
    for (String type : List.of("Guard", "Archer", "Scout")) {
      sum += arena.lost(arena.only(type));
    }
    assertThat(sum).isEqualTo(ATTACK + 2 * ATTACK);
  }

  @RulesetTest
  @Rule("AMD-17")
  void drawnBlessAndCurseCardsLeaveAlsoIfTheyWereNotUsed(Ruleset ruleset) {
    for (ModifierCard other : List.of(BLESS, CURSE)) {
      Duel.Lean lean = other == BLESS ? DISADVANTAGE : Duel.Lean.ADVANTAGE;
      Duel duel = Duel.ofMonster(ruleset, lean, plus(0), other, plus(1));
      assertThat(duel.attack()).isEqualTo(ATTACK);
      assertThat(duel.deck().discards()).containsExactly(plus(0));
      assertThat(duel.deck().drawPile()).containsExactly(plus(1));
      Supply supply = duel.arena.game.state().supply();
      assertThat(supply.blesses() + supply.curses(Owner.MONSTERS)).isEqualTo(21);
    }
  }

  /** All characters, or all figures, are given so many cards at the start. */
  private static Arena given(Ruleset ruleset, Condition condition, int times, Affects whom) {
    return Arena.in(ruleset, "A   g   .   .   .   B")
        .hero('A')
        .hero('B')
        .monster('g', "Guard", TOUGH)
        .scenario(
            scenario ->
                scenario.with(
                    ScenarioRule.of(
                        "fate",
                        new Moment.Start(),
                        new Deed.Inflict(new Consequence.Gain(Set.of(condition), times), whom))))
        .start()
        .until(Prompt.Kind.CARDS);
  }

  private static int count(ModifierDeck deck, ModifierCard card) {
    return Collections.frequency(deck.drawPile(), card);
  }

  @RulesetTest
  @Rule({"AMD-18a", "AMD-18b", "AMD-20"})
  void tenBlessCardsServeAllDecks(Ruleset ruleset) {
    Arena arena = given(ruleset, Condition.BLESS, 4, Affects.FIGURES);
    assertThat(count(deck(arena, 'A'), BLESS)).isEqualTo(4);
    assertThat(
            count(deck(arena, 'A'), BLESS)
                + count(deck(arena, 'B'), BLESS)
                + count(monsters(arena), BLESS))
        .isEqualTo(10);
    assertThat(monsters(arena).drawPile()).contains(BLESS);
    assertThat(arena.game.state().supply().blesses()).isZero();
    assertThat(arena.events(Event.What.GAINED)).as("nothing is gained without a card").hasSize(10);
  }

  @RulesetTest
  @Rule({"AMD-19a", "AMD-19b", "AMD-19c", "AMD-20"})
  void tenCurseCardsServeTheMonstersAndTenAllOthers(Ruleset ruleset) {
    Arena arena = given(ruleset, Condition.CURSE, 11, Affects.FIGURES);
    assertThat(count(monsters(arena), CURSE)).isEqualTo(10);
    assertThat(count(deck(arena, 'A'), CURSE) + count(deck(arena, 'B'), CURSE)).isEqualTo(10);
    Arena shared = given(ruleset, Condition.CURSE, 6, Affects.ALLIES);
    assertThat(count(deck(shared, 'A'), CURSE)).isEqualTo(6);
    assertThat(count(deck(shared, 'B'), CURSE)).isEqualTo(4);
    assertThat(monsters(shared).drawPile()).doesNotContain(CURSE);
    assertThat(shared.game.state().supply().curses(Owner.MONSTERS)).isEqualTo(10);
  }

  @RulesetTest
  @Rule(
      value = {"AMD-19a", "AMD-04", "ALY-07"},
      in = Edition.FH)
  void alliesShareTheCurseCardsOfTheCharacters(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   a   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", TOUGH)
            .monster('a', "Friend", TOUGH)
            .scenario(
                scenario ->
                    scenario
                        .allied("Friend")
                        .with(
                            ScenarioRule.of(
                                "fate",
                                new Moment.Start(),
                                new Deed.Inflict(
                                    new Consequence.Gain(Set.of(Condition.CURSE), 11),
                                    Affects.FIGURES))))
            .start()
            .until(Prompt.Kind.CARDS);
    ModifierDeck allies = (ModifierDeck) arena.game.state().allyModifiers();
    assertThat(allies.drawPile()).contains(CURSE);
    assertThat(
            count(allies, CURSE) + count(deck(arena, 'A'), CURSE) + count(deck(arena, 'B'), CURSE))
        .isEqualTo(10);
    assertThat(count(monsters(arena), CURSE)).isEqualTo(10);
  }

  @RulesetTest
  @Rule("AMD-24")
  void atTheEndOfTheScenarioAllThatWasAddedLeaves(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(1)))
            .hero('B')
            .hitPoints('A', 30)
            .monster('g', "Guard", TOUGH, MonsterCard.of(50, Ability.attack(1)))
            .scenario(
                scenario ->
                    scenario
                        .wonBy(new Situation.Rounds(4))
                        .with(
                            ScenarioRule.of(
                                "fate",
                                new Moment.Start(),
                                new Deed.Inflict(
                                    new Consequence.Gain(Set.of(Condition.CURSE), 3),
                                    Affects.FIGURES),
                                new Deed.Inflict(
                                    new Consequence.Gain(Set.of(Condition.BLESS), 3),
                                    Affects.FIGURES),
                                new Deed.Inflict(new Consequence.MinusOnes(9), Affects.ALLIES))))
            .answering(Answers.Policy.LITTLE)
            .start()
            .until(Prompt.Kind.CARDS);
    for (char hero : new char[] {'A', 'B'}) {
      assertThat(count(deck(arena, hero), EXTRA_MINUS)).isEqualTo(9);
      assertThat(deck(arena, hero).size()).isEqualTo(18 + 9 + 6);
    }
    while (!arena.game.isOver()) {
      if (arena.isAsked(Prompt.Kind.ACTION)
          && arena.prompt().figure().equals(arena.figure("A").id())
          && arena.options().stream().anyMatch(option -> option.startsWith("basic top"))) {
        arena.basicAttack(arena.only("Guard"));
      } else {
        arena.choose(arena.answers.to(arena.game, arena.prompt()));
      }
    }
    assertThat(arena.events(Event.What.DREW)).hasSizeGreaterThan(5);
    State state = arena.game.state();
    for (ModifierDeck deck : List.of(deck(arena, 'A'), deck(arena, 'B'), monsters(arena))) {
      List<ModifierCard> left = new ArrayList<>(deck.drawPile());
      left.addAll(deck.discards());
      assertThat(left).hasSize(18).containsOnly(plus(0));
    }
    assertThat(state.supply().blesses()).isEqualTo(10);
    assertThat(state.supply().curses(Owner.CHARACTER)).isEqualTo(10);
    assertThat(state.supply().curses(Owner.MONSTERS)).isEqualTo(10);
  }
}
