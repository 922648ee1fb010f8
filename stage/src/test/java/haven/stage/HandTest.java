package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.monster.StatLine;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.turn.Cards;
import haven.play.turn.Zone;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** CRD-01 to CRD-03: the cards that come into a scenario. */
final class HandTest {
  private static final AbilityCard.Side SIDE =
      new AbilityCard.Side(20, CardAction.of(attack(2)), CardAction.of(move(2)));

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
    return new CharacterClass(
        "brute", 4, Collections.nCopies(9, 10), cards, ModifierCard.STANDARD_DECK);
  }

  private static List<AbilityCard> named(CharacterClass type, String... names) {
    return List.of(names).stream()
        .map(name -> type.cards().stream().filter(card -> card.name().equals(name)).findFirst())
        .map(card -> card.orElseThrow())
        .toList();
  }

  /** The game of a hero of that class with that hand, and of another one. */
  private static Game start(Ruleset ruleset, int level, List<AbilityCard> hand) {
    return start(ruleset, brute(), level, hand);
  }

  private static Game start(
      Ruleset ruleset, CharacterClass type, int level, List<AbilityCard> hand) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
            .setup(
                setup -> {
                  List<Hero> heroes = new ArrayList<>(setup.party().heroes());
                  heroes.set(0, Hero.of("A", type, level).taking(hand));
                  return Setup.of(ruleset, setup.scenario(), Party.of(heroes.toArray(Hero[]::new)));
                });
    if (type.handSize() == 4 && ruleset.id().equals("BB")) {
      arena.scenario(scenario -> scenario.atLevel(level));
    }
    return Arena.enter(arena.setup(), 1);
  }

  private static void assertRefused(
      String rule, Ruleset ruleset, int level, List<AbilityCard> hand) {
    assertThatThrownBy(() -> start(ruleset, level, hand))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(rule);
  }

  @RulesetTest
  @Rule({"CRD-01a", "CRD-01b", "SET-07", "SET-08"})
  void aHandIsExactlyAsManyCardsAsTheHandSizeAndNoOthersAreUsed(Ruleset ruleset) {
    String rule = ruleset.id().equals("JL") ? "CRD-01b" : "CRD-01a";
    CharacterClass type = brute();
    Game game = start(ruleset, 1, named(type, "one0", "x2", "one2", "one3"));
    Cards cards = game.state().hero(0).cards();
    assertThat(cards.count(Zone.HAND)).isEqualTo(4);
    assertThat(cards.all())
        .extracting(AbilityCard::name)
        .containsExactly("one0", "x2", "one2", "one3");
    assertRefused(rule, ruleset, 1, named(type, "one0", "one1", "one2"));
    assertRefused(rule, ruleset, 1, named(type, "one0", "one1", "one2", "one3", "x0"));
    assertRefused(rule, ruleset, 1, Collections.nCopies(4, type.cards().getFirst()));
    List<AbilityCard> foreign = new ArrayList<>(named(type, "one0", "one1", "one2"));
    foreign.add(card("foreign", 1));
    assertRefused(rule, ruleset, 1, foreign);
    assertThat(start(ruleset, 1, named(type, "x0", "x1", "one2", "one3")).isOver())
        .as("another choice for the next scenario")
        .isFalse();
  }

  @RulesetTest
  @Rule("CRD-02")
  void aHigherLevelEnlargesThePoolAndNotTheHand(Ruleset ruleset) {
    CharacterClass type = brute();
    for (int level = 2; level <= 9; level++) {
      String left = "left" + level;
      String right = "right" + level;
      Game game = start(ruleset, level, named(type, "one0", "one1", left, right));
      assertThat(game.state().hero(0).cards().count(Zone.HAND)).isEqualTo(4);
      assertRefused("CRD-02", ruleset, level - 1, named(type, "one0", "one1", "one2", left));
      assertRefused("CRD-01", ruleset, level, named(type, "one0", "one1", "one2", left, right));
    }
  }

  @RulesetTest
  @Rule({"CRD-03a", "CRD-03b"})
  void aCardOfLevelXReplacesOneOfLevel1FromTheStart(Ruleset ruleset) {
    CharacterClass type = brute();
    Game game = start(ruleset, 1, named(type, "one0", "x0", "x1", "x2"));
    assertThat(game.state().hero(0).cards().all()).hasSize(4).allMatch(card -> card.level() == 1);
    assertRefused("CRD-01", ruleset, 1, named(type, "one0", "one1", "one2", "one3", "x0"));
  }

  private static CharacterClass tiny() {
    List<AbilityCard> cards = new ArrayList<>();
    for (int level = 1; level <= 2; level++) {
      for (int i = 0; i < 4; i++) {
        cards.add(new AbilityCard("card" + i, level, List.of(SIDE, SIDE)));
      }
    }
    return new CharacterClass(
        "tiny", 4, Collections.nCopies(9, 6), cards, ModifierCard.STANDARD_BOARD);
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
      int now = level;
      for (int number = 0; number < 5; number++) {
        List<AbilityCard> hand = hand(upgrades[number]);
        if (number == level - 1) {
          Cards cards = start(ruleset, tiny(), level, hand).state().hero(0).cards();
          assertThat(cards.count(Zone.HAND)).isEqualTo(4);
          assertThat(cards.onSideB()).as("all start on side A").isZero();
          assertThat(cards.all()).isEqualTo(hand);
        } else {
          assertThatThrownBy(() -> start(ruleset, tiny(), now, hand))
              .as("level %d, %d upgraded", level, number)
              .isInstanceOf(Refused.class)
              .hasMessageContaining("CRD-01c");
        }
      }
    }
    assertThat(start(ruleset, tiny(), 2, hand(0)).isOver()).as("chosen anew").isFalse();
    List<AbilityCard> twice = new ArrayList<>(hand(0, 1));
    twice.set(2, tiny().cards().get(0));
    assertThatThrownBy(() -> start(ruleset, tiny(), 3, twice)).hasMessageContaining("CRD-01c");
    assertThatThrownBy(() -> start(ruleset, tiny(), 3, hand(0, 1).subList(0, 3)))
        .hasMessageContaining("CRD-01c");
  }

  @RulesetTest
  @Rule("XPP-09")
  void theCharactersLevelIsThatOfTheScenario(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .")
            .hero('A')
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
            .scenario(scenario -> scenario.atLevel(2));
    assertThatThrownBy(() -> Arena.enter(arena.setup(), 1)).isInstanceOf(Refused.class);
    assertThat(start(ruleset, tiny(), 2, hand(1)).state().hero(0).hero().level()).isEqualTo(2);
    assertThat(start(ruleset, tiny(), 1, hand()).prompts())
        .anyMatch(prompt -> prompt.options().contains(new Choice.Cards(0, 1)));
  }
}
