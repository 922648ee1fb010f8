package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;

/** The end of a round, step by step. */
final class EndOfRoundTest {
  private static final Ability BONUS = Ability.round(Effect.shield(1));

  /** A strikes with a card that also gives a round bonus, and its 2x cards ask for a shuffle. */
  private static Arena arena(Ruleset ruleset, AbilityCard... cards) {
    return Parties.of(ruleset, "B   A   g   .", cards)
        .modifiers('A', ModifierCard.DOUBLE)
        .monster('g', "Guard", StatLine.of(50, 0, 0, 0), MonsterCard.of(50).shuffling())
        .scenario(
            scenario ->
                scenario
                    .with(
                        ScenarioRule.of(
                            "bell",
                            new Moment.RoundEnd(1),
                            new Deed.Tell("effects"),
                            new Deed.Inflict(
                                new Consequence.Infuse(ElementIcon.of(Element.AIR)),
                                Affects.FIGURES)))
                    .wonBy(new Situation.Rounds(1)));
  }

  /** What happens at the end of the round, in order; rests are where they are offered. */
  private static List<String> steps(Arena arena) {
    List<String> steps = new ArrayList<>();
    int seen = arena.log.size();
    while (true) {
      for (Event event : arena.log.subList(seen, arena.log.size())) {
        switch (event.what()) {
          case TOLD -> steps.add("effects");
          case SHUFFLED -> steps.add("shuffle");
          case WANED -> steps.add("wane");
          case GOAL_MET -> steps.add("goal");
          case CARD_MOVED -> {
            if (event.rule().text().equals("BON-03")) {
              steps.add("bonus");
            }
          }
          default -> {}
        }
      }
      seen = arena.log.size();
      if (!(arena.game.prompt() instanceof Prompt prompt)) {
        return steps;
      }
      if (prompt.kind() == Prompt.Kind.SHORT_REST) {
        steps.add("rest");
      }
      arena.choose(prompt.options().getFirst());
    }
  }

  private static Arena played(Ruleset ruleset) {
    Arena arena = arena(ruleset, Arena.top(Ability.attack(1), BONUS)).start().turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION || isPerform(arena, prompt));
    if (isPerform(arena, arena.prompt())) {
      arena.choose(new Choice.Accept());
    }
    return arena;
  }

  private static boolean isPerform(Arena arena, Prompt prompt) {
    return prompt.kind() == Prompt.Kind.PERFORM && prompt.options().contains(new Choice.Accept());
  }

  @RulesetTest
  @Rule("EOR-01")
  void frosthavensOrder(Ruleset ruleset) {
    assertThat(steps(played(ruleset)))
        .containsSubsequence("effects", "shuffle", "bonus", "rest", "wane")
        .filteredOn(step -> !step.equals("rest") && !step.equals("goal"))
        .hasSize(4);
  }

  @RulesetTest
  @Rule("EOR-02")
  void gloomhavensOrder(Ruleset ruleset) {
    assertThat(steps(played(ruleset))).containsSubsequence("shuffle", "wane", "bonus", "rest");
  }

  @RulesetTest
  @Rule("EOR-03")
  void theOrderOfJawsOfTheLion(Ruleset ruleset) {
    assertThat(steps(played(ruleset))).containsSubsequence("bonus", "shuffle", "wane", "rest");
    Arena arena = played(ruleset);
    Parties.finishRound(arena);
    assertThat(arena.game.isOver()).as("the goal is met").isTrue();
  }

  @RulesetTest
  @Rule({"EOR-04", "EOR-11"})
  void theOrderOfButtonsAndBugs(Ruleset ruleset) {
    assertThat(steps(played(ruleset)))
        .filteredOn(step -> !step.equals("goal"))
        .containsExactly("effects", "bonus", "rest");
  }

  @RulesetTest
  @Rule({"EOR-01", "EOR-02", "EOR-03"})
  void roundBonusesGoToTheDiscardOrLostPile(Ruleset ruleset) {
    for (boolean lost : List.of(true, false)) {
      CardAction action = CardAction.of(BONUS);
      Arena arena =
          Parties.of(ruleset, "B   A   .   g", Parties.top(lost ? action.losing() : action))
              .monster('g', "Guard", StatLine.of(50, 0, 0, 0))
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.until(Prompt.Kind.ACTION, "A");
      Cards cards = arena.game.state().hero(0).cards();
      assertThat(cards.active()).isEqualTo(1);
      Parties.finishRound(arena);
      assertThat(cards.active()).isZero();
      assertThat((lost ? cards.lost() : cards.discards()) & 1).isEqualTo(1);
      assertThat(arena.game.state().actives()).isEmpty();
    }
  }

  @RulesetTest
  @Rule("EOR-04")
  void roundBonusesFlipThenAreDiscardedOrLost(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                "A   .   g",
                Parties.top(CardAction.of(BONUS)),
                AbilityCard.of("Lost", 22, CardAction.of(BONUS).losing(), CardAction.of()))
            .monster('g', "Guard", StatLine.of(50, 0, 0, 0))
            .start();
    Cards cards = arena.game.state().hero(0).cards();
    arena.choose(new Choice.Cards(0, 2));
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("top 0");
    Parties.finishRound(arena);
    assertThat(cards.hand() & 1).as("side A returns to hand").isEqualTo(1);
    assertThat(cards.onSideB() & 1).as("as side B").isEqualTo(1);
    arena.choose(new Choice.Cards(0, 1));
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("top 0");
    Parties.finishRound(arena);
    assertThat(cards.discards() & 1).as("side B is discarded").isEqualTo(1);
    int lost = cards.lost();
    arena.choose(new Choice.Cards(1, 3));
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("top 1");
    arena.until(Prompt.Kind.ACTION, "A");
    Parties.finishRound(arena);
    assertThat(cards.lost() & ~lost & 2).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"EOR-01", "EOR-02", "EOR-03"})
  void elementsDropOneColumn(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                "B   A   g   .",
                Parties.top(
                    CardAction.of(Ability.attack(1)).infusing(ElementIcon.of(Element.FIRE))))
            .monster('g', "Guard", StatLine.of(50, 0, 0, 0))
            .start()
            .turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
    Parties.finishRound(arena);
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.WANING);
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
  }

  /** Hero A stands before the choice of a short rest with two discards. */
  private static Arena resting(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   .   g")
            .monster('g', "Guard", StatLine.of(50, 0, 0, 0))
            .start()
            .selectFirstTwo()
            .until(Prompt.Kind.SHORT_REST, "A");
    arena.choose("yes");
    return arena;
  }

  @RulesetTest
  @Rule("EOR-06")
  void aShortRestLosesARandomDiscardOrForDamageAnother(Ruleset ruleset) {
    Arena arena = resting(ruleset);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REDRAW);
    Cards cards = arena.game.state().hero(0).cards();
    arena.choose("yes");
    assertThat(Integer.bitCount(cards.lost())).isEqualTo(1);
    int first = cards.lost();
    assertThat(first & 3).as("one of the two discards").isEqualTo(first);
    assertThat(cards.discards()).isZero();
    assertThat(Integer.bitCount(cards.hand())).isEqualTo(9);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(10);

    Arena other = resting(ruleset);
    other.choose("no");
    other.until(prompt -> prompt.kind() != Prompt.Kind.NEGATE);
    Cards redrawn = other.game.state().hero(0).cards();
    assertThat(other.figure("A").hitPoints()).isEqualTo(9);
    assertThat(redrawn.lost()).as("the other one").isEqualTo(3 & ~first);
    assertThat(Integer.bitCount(redrawn.hand())).isEqualTo(9);
  }

  @RulesetTest
  @Rule(value = "EOR-06")
  void theCardIsLostAtRandom(Ruleset ruleset) {
    boolean[] lost = new boolean[4];
    for (long seed = 1; seed <= 12; seed++) {
      Arena arena =
          Parties.of(ruleset, "B   A   .   g")
              .monster('g', "Guard", StatLine.of(50, 0, 0, 0))
              .start(seed)
              .selectFirstTwo()
              .until(Prompt.Kind.SHORT_REST, "A");
      arena.choose("yes");
      arena.choose("yes");
      lost[arena.game.state().hero(0).cards().lost()] = true;
    }
    assertThat(lost[1]).isTrue();
    assertThat(lost[2]).isTrue();
  }

  @RulesetTest
  @Rule(value = "EOR-07", in = Edition.BB)
  void aShortRestTakesAllCardsTurnsThemAndLosesOne(Ruleset ruleset) {
    Arena arena = resting(ruleset);
    Cards cards = arena.game.state().hero(0).cards();
    arena.until(Prompt.Kind.REDRAW, "A");
    assertThat(cards.onSideB()).as("all of the hand are on side A").isZero();
    arena.choose("no");
    arena.until(prompt -> prompt.kind() != Prompt.Kind.NEGATE);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(9);
    assertThat(Integer.bitCount(cards.lost())).isEqualTo(1);
    assertThat(cards.discards()).isZero();
    assertThat(Integer.bitCount(cards.hand())).isEqualTo(3);
  }
}
