package haven.play.turn;

import static haven.rulebook.Edition.GH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** CRD-01 to CRD-03, SET-07, SET-08: the hand of a scenario. */
final class HandChoiceTest {
  private static final AbilityCard.Side SIDE =
      new AbilityCard.Side(20, CardAction.of(Ability.attack(2)), CardAction.of(Ability.move(2)));

  private static AbilityCard card(String name, int level) {
    return new AbilityCard(name, level, List.of(SIDE));
  }

  /** Hand size 4: four cards of level 1, three of level X and two each of levels 2 to 9. */
  private static CharacterClass brute() {
    List<AbilityCard> cards = new ArrayList<>();
    IntStream.range(0, 4).forEach(i -> cards.add(card("one" + i, 1)));
    IntStream.range(0, 3).forEach(i -> cards.add(card("x" + i, 1)));
    for (int level = 2; level <= 9; level++) {
      cards.add(card("left" + level, level));
      cards.add(card("right" + level, level));
    }
    return new CharacterClass("brute", 4, List.of(10), cards, List.of());
  }

  private static List<AbilityCard> named(CharacterClass type, String... names) {
    return List.of(names).stream()
        .map(name -> type.cards().stream().filter(card -> card.name().equals(name)).findFirst())
        .map(card -> card.orElseThrow())
        .toList();
  }

  private static HandChoice choice(Ruleset ruleset, int level) {
    return new HandChoice(brute(), level, ruleset);
  }

  @RulesetTest
  @Rule({"CRD-01a", "CRD-01b", "SET-07", "SET-08"})
  void aHandIsExactlyAsManyCardsAsTheHandSize(Ruleset ruleset) {
    HandChoice choice = choice(ruleset, 1);
    String rule = ruleset.cite(Cite.HAND).text();
    Cards cards = choice.take(named(brute(), "one0", "one1", "one2", "one3"));
    assertThat(cards.count(Zone.HAND)).isEqualTo(4);
    assertThat(cards.all()).hasSize(4);
    assertThatThrownBy(() -> choice.take(named(brute(), "one0", "one1", "one2")))
        .hasMessageContaining(rule);
    assertThatThrownBy(() -> choice.take(named(brute(), "one0", "one1", "one2", "one3", "x0")))
        .hasMessageContaining(rule);
    assertThatThrownBy(() -> choice.take(Collections.nCopies(4, brute().cards().getFirst())))
        .hasMessageContaining(rule);
    List<AbilityCard> foreign = new ArrayList<>(named(brute(), "one0", "one1", "one2"));
    foreign.add(card("foreign", 1));
    assertThatThrownBy(() -> choice.take(foreign)).hasMessageContaining(rule);
  }

  @RulesetTest
  @Rule("CRD-02")
  void aHigherLevelEnlargesThePoolAndNotTheHand(Ruleset ruleset) {
    for (int level = 1; level <= 9; level++) {
      HandChoice choice = choice(ruleset, level);
      assertThat(choice.pool()).hasSize(7 + 2 * (level - 1));
      List<AbilityCard> best = choice.pool().reversed();
      assertThat(choice.refusal(best.subList(0, 4))).isEmpty();
      assertThat(choice.refusal(best.subList(0, 5))).isPresent();
    }
    assertThatThrownBy(
            () -> choice(ruleset, 4).take(named(brute(), "one0", "one1", "left4", "right5")))
        .hasMessageContaining("CRD-02");
  }

  @RulesetTest
  @Rule({"CRD-03a", "CRD-03b"})
  void aCardOfLevelXReplacesOneOfLevel1FromTheStart(Ruleset ruleset) {
    HandChoice choice = choice(ruleset, 1);
    assertThat(choice.refusal(named(brute(), "one0", "x0", "x1", "x2"))).isEmpty();
    assertThat(choice.refusal(named(brute(), "one0", "one1", "one2", "one3", "x0"))).isPresent();
    assertThat(choice.pool()).hasSize(7);
  }

  private static CharacterClass tiny() {
    List<AbilityCard> cards = new ArrayList<>();
    for (int level = 1; level <= 2; level++) {
      for (int i = 0; i < 4; i++) {
        cards.add(new AbilityCard("card" + i, level, List.of(SIDE, SIDE)));
      }
    }
    return new CharacterClass("tiny", 4, List.of(6), cards, List.of());
  }

  /** Level 1 cards, of which those named are upgraded. */
  private static List<AbilityCard> hand(int... upgraded) {
    List<AbilityCard> hand = new ArrayList<>(tiny().cards().subList(0, 4));
    for (int card : upgraded) {
      hand.set(card, tiny().cards().get(4 + card));
    }
    return hand;
  }

  @RulesetTest
  @Rule("CRD-01c")
  void aboveLevel1EachLevelUpgradesOneCard(Ruleset ruleset) {
    int[][] upgrades = {{}, {2}, {3, 0}, {0, 1, 2}, {0, 1, 2, 3}};
    for (int level = 1; level <= 5; level++) {
      HandChoice choice = new HandChoice(tiny(), level, ruleset);
      assertThat(choice.pool()).hasSize(level == 1 ? 4 : 8);
      for (int number = 0; number < 5; number++) {
        assertThat(choice.refusal(hand(upgrades[number])).isEmpty())
            .as("level %d, %d upgraded", level, number)
            .isEqualTo(number == level - 1);
      }
    }
    HandChoice choice = new HandChoice(tiny(), 3, ruleset);
    List<AbilityCard> twice = new ArrayList<>(hand(0, 1));
    twice.set(2, tiny().cards().get(0));
    assertThatThrownBy(() -> choice.take(twice)).hasMessageContaining("CRD-01c");
    assertThatThrownBy(() -> choice.take(hand(0, 1).subList(0, 3))).hasMessageContaining("CRD-01c");
    Cards cards = choice.take(hand(0, 1));
    assertThat(cards.count(Zone.HAND)).isEqualTo(4);
    assertThat(cards.onSideB()).as("all start on side A").isZero();
  }

  @RulesetTest(GH)
  void aHandOfOneSidedCardsCannotBeFlipped(Ruleset ruleset) {
    List<AbilityCard> cards = brute().cards();
    assertThat(new Cards(cards, ruleset).all()).isEqualTo(cards);
    assertThatThrownBy(() -> new Cards(cards, Ruleset.BUTTONS_AND_BUGS))
        .hasMessageContaining("side B");
  }
}
