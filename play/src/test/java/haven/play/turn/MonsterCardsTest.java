package haven.play.turn;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.engine.Lots;
import haven.play.turn.TurnOrder.Turn;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** MON-06 to MON-10, RND-11, RND-24: the cards on which monsters act. */
final class MonsterCardsTest {
  private static final int GUARDS = 0;
  private static final int IMPS = 1;

  private final Chance chance = new Chance(Dice.of(11));

  /** A deck whose cards have the initiatives from this one on. */
  private static MonsterDeck deck(String name, int from, int count) {
    return new MonsterDeck(
        name, IntStream.range(from, from + count).mapToObj(MonsterCard::of).toList());
  }

  private MonsterCards cards(Ruleset ruleset, MonsterDeck... decks) {
    return new MonsterCards(ruleset.rounds(), List.of(decks));
  }

  /** The set's card for this round, drawn now if it has none yet. */
  private MonsterCard draw(MonsterCards cards, int set) {
    Lots lots = cards.lots(set);
    if (lots.total() > 0) {
      cards.came(set, chance.pick(lots));
    }
    return cards.present(set).orElseThrow();
  }

  private MonsterCards twoSets(Ruleset ruleset) {
    return cards(ruleset, deck("Guard", 10, 8), deck("Imp", 50, 8));
  }

  @RulesetTest
  @Rule({"MON-06", "MON-07", "MON-08", "RND-17a", "RND-17b"})
  void allTypesOfASetShareItsDeckAndItsCard(Ruleset ruleset) {
    MonsterCards cards = twoSets(ruleset);
    int set = cards.set("Guard");
    assertThat(set).isEqualTo(GUARDS);
    assertThat(cards.set("Imp")).isEqualTo(IMPS);
    Set<Integer> drawn = new HashSet<>();
    for (int round = 0; round < 8; round++) {
      MonsterCard city = draw(cards, set);
      MonsterCard inox = draw(cards, set);
      assertThat(inox).isSameAs(city);
      assertThat(cards.present(set)).containsSame(city);
      drawn.add(city.initiative());
      cards.endRound();
    }
    assertThat(drawn).as("one card a round, eight in the deck").hasSize(8);
  }

  @RulesetTest
  @Rule("RND-11d")
  void aDieRollsOneOfTheColumnsForEachType(Ruleset ruleset) {
    MonsterCards cards = cards(ruleset, deck("Rat", 10, 3), deck("Bat", 50, 3));
    Set<List<Integer>> rolled = new HashSet<>();
    List<Integer> rats = new ArrayList<>();
    for (int round = 0; round < 200; round++) {
      reveal(cards, set -> true);
      MonsterCard rat = cards.present(0).orElseThrow();
      assertThat(rat.initiative()).isEqualTo(10 + cards.column(0));
      assertThat(draw(cards, 0)).as("it stays for the round").isSameAs(rat);
      rolled.add(List.of(cards.column(0), cards.column(1)));
      rats.add(cards.column(0));
      cards.endRound();
      assertThat(cards.column(0)).isEqualTo(-1);
    }
    assertThat(rolled).as("each type has its own roll, every column comes up").hasSize(9);
    assertThat(rats).as("also three times in a row").containsSequence(1, 1, 1);
  }

  @RulesetTest
  @Rule({"MON-10", "RND-24"})
  void theIconShufflesTheDeckAtTheEndOfTheRound(Ruleset ruleset) {
    List<MonsterCard> printed = new ArrayList<>(deck("Guard", 10, 7).cards());
    printed.add(MonsterCard.of(17).shuffling());
    MonsterCards cards = cards(ruleset, new MonsterDeck("Guard", printed), deck("Imp", 50, 8));
    Set<Integer> sinceShuffle = new HashSet<>();
    Set<Integer> lengths = new HashSet<>();
    for (int round = 0; round < 200; round++) {
      draw(cards, IMPS);
      MonsterCard card = draw(cards, GUARDS);
      assertThat(sinceShuffle.add(card.initiative())).as("round %d", round).isTrue();
      if (card.shuffle()) {
        String before = cards.toString();
        assertThat(draw(cards, GUARDS)).as("only noted").isSameAs(card);
        assertThat(cards).hasToString(before);
        lengths.add(sinceShuffle.size());
        sinceShuffle.clear();
      }
      cards.endRound();
    }
    assertThat(lengths).as("the icon comes early and late").hasSizeGreaterThan(5);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anEmptyDeckIsShuffledAtOnce(Ruleset ruleset) {
    MonsterCards cards = cards(ruleset, deck("Guard", 10, 3));
    Set<List<Integer>> passes = new HashSet<>();
    for (int pass = 0; pass < 50; pass++) {
      List<Integer> drawn = new ArrayList<>();
      for (int round = 0; round < 3; round++) {
        drawn.add(draw(cards, GUARDS).initiative());
        cards.endRound();
      }
      assertThat(drawn).containsExactlyInAnyOrder(10, 11, 12);
      passes.add(drawn);
    }
    assertThat(passes).hasSize(6);
  }

  @RulesetTest
  @Rule("SPN-07")
  void newTypesGetACardOnlyIfThereIsNoneThisRound(Ruleset ruleset) {
    MonsterCards cards = twoSets(ruleset);
    reveal(cards, set -> set == GUARDS);
    MonsterCard guards = cards.present(GUARDS).orElseThrow();
    Round round = Round.of(ruleset).type("Guard", guards.initiative(), "1").until("Guard 1");
    assertThat(draw(cards, GUARDS)).isSameAs(guards);
    assertThat(cards.present(IMPS)).isEmpty();
    MonsterCard imps = draw(cards, IMPS);
    assertThat(cards.present(IMPS)).containsSame(imps);
    assertThat(round.type("Imp", imps.initiative(), "1").rest()).containsExactly("Imp 1");
  }

  @RulesetTest
  @Rule("MAB-17")
  void aCardDrawnForASummonedMonsterOnlyGivesAnInitiative(Ruleset ruleset) {
    assertThat(ruleset.rounds().cardForSummoned()).isTrue();
    MonsterCards cards = twoSets(ruleset);
    MonsterCard imps = draw(cards, IMPS);
    Round round = Round.of(ruleset).type("Guard", 5, "1").until("Guard 1");
    round.type("Imp", imps.initiative()).join("Imp", Turn.NONE, "1");
    assertThat(round.order.initiativeOf(round.id("Imp 1")).number()).isEqualTo(imps.initiative());
    assertThat(round.rest()).isEmpty();
  }

  @RulesetTest
  @Rule("EOR-10")
  void cardsLapseAtTheEndOfTheRound(Ruleset ruleset) {
    MonsterCards cards = twoSets(ruleset);
    reveal(cards, set -> true);
    cards.endRound();
    assertThat(cards.present(GUARDS)).isEmpty();
    assertThat(cards.present(IMPS)).isEmpty();
  }

  @RulesetTest
  @Rule("EOR-11")
  void thereIsNothingToShuffleAtTheEndOfTheRound(Ruleset ruleset) {
    MonsterCard column = MonsterCard.of(10).shuffling();
    MonsterDeck columns = new MonsterDeck("Rat", List.of(column, column, column));
    MonsterCards cards = cards(ruleset, columns);
    String before = cards.toString();
    draw(cards, 0);
    cards.endRound();
    assertThat(cards).hasToString(before);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    MonsterCards cards = twoSets(Ruleset.GLOOMHAVEN);
    draw(cards, GUARDS);
    String before = cards.toString();
    MonsterCards copy = cards.copy();
    assertThat(copy).hasToString(before);
    for (int round = 0; round < 9; round++) {
      reveal(copy, set -> true);
      copy.endRound();
    }
    assertThat(cards).hasToString(before);
    assertThat(copy.toString()).isNotEqualTo(before);
  }

  private void reveal(MonsterCards cards, IntPredicate onTheMap) {
    for (int set = 0; set < 2; set++) {
      if (onTheMap.test(set)) {
        draw(cards, set);
      }
    }
  }
}
