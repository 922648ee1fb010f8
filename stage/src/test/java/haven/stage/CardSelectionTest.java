package haven.stage;

import static haven.stage.RoundOrderTest.card;
import static haven.stage.RoundOrderTest.monster;
import static haven.stage.RoundOrderTest.rest;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.play.Refused;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import haven.play.turn.Cards;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;

/** What a character can do with its cards when a round starts. */
final class CardSelectionTest {

  /** The second round of a hero that has so many cards in hand and so many discarded. */
  private static Arena with(Ruleset ruleset, int hand, int discards) {
    Arena arena = Arena.in(ruleset, "A   .   .   g   B").hero('A', card(30), card(40)).company('B');
    monster(arena, 'g', "Guard", 50).start().selectFirstTwo();
    arena.until(Prompt.Kind.SHORT_REST);
    Cards cards = arena.sheet('A').cards();
    Bits.each(cards.discards(), one -> cards.recover(Consequence.Recover.Pile.DISCARDED, one));
    List<Integer> all = new ArrayList<>();
    Bits.each(cards.hand(), all::add);
    int last = all.getLast();
    for (int one = 0; one < discards; one++) {
      while ((cards.discards() & 1 << one) == 0) { // where it is only flipped, a second time
        cards.select(one, last);
        cards.finish(one, Half.TOP, true, true);
        cards.unselect();
      }
    }
    List<Integer> left = new ArrayList<>();
    Bits.each(cards.hand(), left::add);
    left.subList(hand, left.size()).forEach(cards::lose);
    assertThat(List.of(cards.count(Zone.HAND), cards.count(Zone.DISCARD)))
        .containsExactly(hand, discards);
    arena.log.clear();
    Parties.finishRound(arena);
    return arena;
  }

  private static boolean isExhausted(Arena arena) {
    return !arena.events(Event.What.EXHAUSTED).isEmpty();
  }

  /** What the hero may do; a rest that is all it can do is declared without asking. */
  private static List<Choice> may(Arena arena) {
    if (arena.sheet('A').plan() == HeroState.Plan.LONG_REST) {
      return List.of(new Choice.LongRest());
    }
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.CARDS);
    assertThat(arena.prompt().seat()).isZero();
    return arena.prompt().options();
  }

  private static void plays(Arena arena, boolean cards, boolean rest, String what) {
    List<Choice> options = may(arena);
    assertThat(options.stream().anyMatch(Choice.Cards.class::isInstance)).as(what).isEqualTo(cards);
    assertThat(options.contains(new Choice.LongRest())).as(what).isEqualTo(rest);
    assertThat(options)
        .as("no third option")
        .allMatch(option -> option instanceof Choice.Cards || option instanceof Choice.LongRest);
  }

  private static final int[][] HANDS = {
    {0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {0, 2}, {1, 2}, {2, 1}, {2, 2}
  };

  @RulesetTest
  @Rule({"RND-04a", "RND-06a", "EXH-02a", "EXH-03"})
  void twoDiscardsAllowARestAndTwoHandCardsAllowToPlay(Ruleset ruleset) {
    for (int[] cards : HANDS) {
      Arena arena = with(ruleset, cards[0], cards[1]);
      String what = "%d in hand, %d discarded".formatted(cards[0], cards[1]);
      boolean plays = cards[0] >= 2;
      boolean rests = cards[1] >= 2;
      assertThat(isExhausted(arena)).as(what).isEqualTo(!plays && !rests);
      if (!isExhausted(arena)) {
        plays(arena, plays, rests, what);
      }
    }
  }

  @RulesetTest
  @Rule({"RND-04b", "RND-06b", "EXH-02b", "EXH-13"})
  void theHandCountsForARestToo(Ruleset ruleset) {
    for (int[] cards : HANDS) {
      Arena arena = with(ruleset, cards[0], cards[1]);
      String what = "%d in hand, %d discarded".formatted(cards[0], cards[1]);
      boolean rests = cards[0] + cards[1] >= 2;
      assertThat(isExhausted(arena)).as(what).isEqualTo(!rests);
      if (rests) {
        plays(arena, cards[0] >= 2, true, what);
      } else {
        assertThat(arena.game.isOver()).isTrue();
      }
    }
  }

  /** A hero with one card in hand and one in the active area, whose top was performed. */
  private static Arena withActive(Ruleset ruleset, CardAction top) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g")
            .hero('A', AbilityCard.of("Active", 30, top, CardAction.of()), card(40));
    monster(arena, 'g', "Guard", 50).start().turnOf('A').choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A").choose("no");
    Cards cards = arena.sheet('A').cards();
    assertThat(cards.count(Zone.ACTIVE)).isEqualTo(1);
    List<Integer> hand = new ArrayList<>();
    Bits.each(cards.hand(), hand::add);
    hand.subList(1, hand.size()).forEach(cards::lose);
    return Parties.finishRound(arena);
  }

  @RulesetTest
  @Rule("RND-04b")
  void persistentCardsCountForARestUnlessTheyAreLost(Ruleset ruleset) {
    CardAction top = CardAction.of(Ability.persistent(Effect.shield(1)));
    Arena kept = withActive(ruleset, top);
    assertThat(may(kept)).contains(new Choice.LongRest()).noneMatch(Choice.Cards.class::isInstance);
    assertThat(withActive(ruleset, top.losing()).game.isOver()).as("exhausted").isTrue();
  }

  @RulesetTest
  @Rule("RND-05")
  void whoCannotPlayTwoCardsMustRest(Ruleset ruleset) {
    for (int hand : List.of(0, 1)) {
      Arena arena = with(ruleset, hand, 2);
      assertThat(may(arena)).containsExactly(new Choice.LongRest());
      arena.selectFirstTwo();
      assertThat(rest(arena)).endsWith("A");
      assertThat(arena.events(Event.What.RESTED)).hasSize(1);
    }
    assertThatThrownBy(() -> with(ruleset, 2, 2).choose(new Choice.Decline()))
        .isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule({"RND-03a", "RND-03b"})
  void twoCardsOfTheHandAreChosenAndOneOfThemLeads(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   .   g   B").hero('A', card(30), card(60)).company('B');
    monster(arena, 'g', "Guard", 50).start();
    int size = arena.sheet('A').cards().count(Zone.HAND);
    assertThat(arena.prompt().options().stream().filter(Choice.Cards.class::isInstance))
        .as("every pair, each of the two leading")
        .hasSize(size * (size - 1));
    assertThatThrownBy(() -> arena.choose(new Choice.Cards(0, 0))).isInstanceOf(Refused.class);
    arena.choose(new Choice.Cards(1, 0));
    arena.selectFirstTwo();
    assertThat(arena.sheet('A').cards().selected()).isEqualTo(0b11);
    FigureId hero = arena.figure("A").id();
    assertThat(arena.game.state().order().initiativeOf(hero.number()).number()).isEqualTo(60);
    assertThat(rest(arena)).startsWith("Guard", "A");
  }
}
