package haven.stage;

import haven.model.Condition;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.ModifierCard;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.engine.Stock;
import haven.play.modifier.Modifiers;
import haven.play.turn.Half;
import java.util.List;
import java.util.function.Predicate;

/**
 * A game that is played by hand: what is chosen, and what is answered in between.
 *
 * @param <T> the stage itself, so that calls can be chained
 */
public abstract class Played<T extends Played<T>> extends Seen {
  /** Who answers whatever the test does not: {@code answers.prepare(...)} tells it beforehand. */
  public final Answers answers = new Answers();

  /** What is told beforehand, until there is a game to tell it. */
  final Chance chance = Chance.dice(1);

  abstract T self();

  /**
   * What comes up next from there, one after the other, by its number: said before the start or in
   * the game. The game fails if that cannot come up.
   */
  public T comesUp(Stock stock, int... what) {
    Chance told = game == null ? chance : game.state().chance();
    for (int one : what) {
      told.foretell(stock, one);
    }
    return self();
  }

  T comesUp(String whose, Modifiers modifiers, List<ModifierCard> cards) {
    for (ModifierCard card : cards) {
      if (modifiers.number(card) < 0) {
        throw new AssertionError(card + " is not among " + modifiers);
      }
      comesUp(Stock.modifiers(whose), modifiers.number(card));
    }
    return self();
  }

  /** Answers the next prompts of that kind, whenever the game runs on to something else. */
  public T answer(Prompt.Kind kind, Choice... choices) {
    answers.prepare(kind, choices);
    return self();
  }

  /** How everything else is answered on the way; the first option unless said otherwise. */
  public T answering(Answers.Policy policy) {
    answers.by(policy);
    return self();
  }

  public List<Event> choose(Choice choice) {
    List<Event> events = game.choose(prompt().seat(), choice);
    log.addAll(events);
    return events;
  }

  /** Chooses that, and goes on. */
  public T take(Choice choice) {
    choose(choice);
    return self();
  }

  /** Chooses the option with that text. */
  public List<Event> choose(String text) {
    for (Choice option : prompt().options()) {
      if (option.text().equals(text)) {
        return choose(option);
      }
    }
    throw new AssertionError(
        "'" + text + "' is none of " + prompt().options() + " for " + prompt().kind());
  }

  /** Lets everything be answered until a prompt of that kind about that figure. */
  public T until(Prompt.Kind kind, String figure) {
    return until(
        prompt ->
            prompt.kind() == kind
                && prompt.figure().isSomebody()
                && game.state().figure(prompt.figure()).name().equals(figure));
  }

  public T until(Prompt.Kind kind) {
    return until(prompt -> prompt.kind() == kind);
  }

  public T until(Predicate<Prompt> wanted) {
    for (int i = 0; i < 10_000; i++) {
      Prompt prompt = prompt();
      if (wanted.test(prompt)) {
        return self();
      }
      choose(answers.to(game, prompt));
    }
    throw new AssertionError("it never comes to that");
  }

  /** Every hero selects its first two cards in order, and the game runs to the first decision. */
  public T selectFirstTwo() {
    while (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.CARDS) {
      choose(
          prompt.options().contains(new Choice.Cards(0, 1))
              ? new Choice.Cards(0, 1)
              : prompt.options().getFirst());
    }
    return self();
  }

  /** Everybody selects two cards, from that one on where possible. */
  public T selectFirst(int card) {
    while (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.CARDS) {
      Choice wanted = new Choice.Cards(card, card + 1);
      choose(prompt.options().contains(wanted) ? wanted : prompt.options().getFirst());
    }
    return self();
  }

  /** That hero selects these cards, the leading one first; others as they would anyway. */
  public T select(String hero, int leading, int second) {
    Choice wanted = new Choice.Cards(leading, second);
    while (isAsked(Prompt.Kind.CARDS)) {
      boolean its = sheet(hero).seat() == prompt().seat() && prompt().options().contains(wanted);
      choose(its ? wanted : answers.to(game, prompt()));
    }
    return self();
  }

  /** Passes (first option) until the next round's card selection. */
  public T endRound() {
    int round = game.state().round();
    return until(prompt -> prompt.kind() == Prompt.Kind.CARDS && game.state().round() > round);
  }

  /** Passes to the next card selection, unless that is asked for already. */
  public T endRoundOrStay() {
    return prompt().kind() == Prompt.Kind.CARDS ? self() : endRound();
  }

  /** Gives a condition outright, as if gained outside the figure's turn. */
  public T give(Watched figure, Condition... conditions) {
    for (Condition condition : conditions) {
      game.state().gain(figure.id(), condition, false);
    }
    return self();
  }

  /** Chooses the target of an attack, and leaves out nothing that could be left out. */
  public T strike(Watched target) {
    choose(at(target));
    while (game.prompt() instanceof Prompt prompt
        && prompt.kind() == Prompt.Kind.BEFORE_DRAW
        && prompt.options().contains(new Choice.Accept())) {
      choose(new Choice.Accept());
    }
    return self();
  }

  /** Attacks the only monster of that type, with everything as it is. */
  public T strike(String type) {
    choose(at(only(type)));
    return asIs();
  }

  /** Leaves attacks as they are: everything is applied, damage is suffered, no item is used. */
  public T asIs() {
    while (game.prompt() instanceof Prompt prompt
        && switch (prompt.kind()) {
          case BEFORE_DRAW, MODIFIER_EFFECTS, NEGATE, ITEM -> true;
          default -> false;
        }) {
      choose(new Choice.Accept());
    }
    return self();
  }

  /** Performs the first card's top, to the first decision about it. */
  public T performTop() {
    choose("top 0");
    return self();
  }

  /** The acting hero attacks that figure with a basic action (CRD-08). */
  public T basicAttack(Watched target) {
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.Act(int _, boolean top, boolean basic) && top && basic) {
        choose(option);
        choose(at(target));
        return self();
      }
    }
    throw new AssertionError("no basic attack among " + prompt().options());
  }

  /** Chooses the target and answers first options up to the next action or card selection. */
  public T against(Watched target) {
    choose(at(target));
    return goOn();
  }

  /** Answers everything with its first option until the next action or card selection. */
  public T goOn() {
    while (game.prompt() instanceof Prompt prompt
        && prompt.kind() != Prompt.Kind.ACTION
        && prompt.kind() != Prompt.Kind.CARDS) {
      choose(answers.to(game, prompt));
    }
    return self();
  }

  /** Ends the turn in progress and answers first options until something of that kind is asked. */
  public T pass() {
    choose("no");
    return goOn();
  }

  /** Chooses it if it can be chosen. */
  public T chooseIfOffered(Choice choice) {
    if (prompt().options().contains(choice)) {
      choose(choice);
    }
    return self();
  }

  /** From this moment on is counted what happens, who loses hit points, who gains experience. */
  public T remember() {
    look();
    return self();
  }

  /** Performs the top of the first card from beginning to end, and counts from there. */
  public T playTop() {
    return play(0, Half.TOP);
  }

  /** Performs the bottom of the first card from beginning to end, and counts from there. */
  public T playBottom() {
    return play(0, Half.BOTTOM);
  }

  /** A half of a card from beginning to end; if none are selected, the first hero leads with it. */
  public T play(int card, Half half) {
    if (isAsked(Prompt.Kind.CARDS)) {
      String hero = sheets().findFirst().orElseThrow().hero().name();
      select(hero, card, card == 0 ? 1 : 0).until(Prompt.Kind.ACTION, hero);
    }
    return remember().perform(new Choice.Act(card, half == Half.TOP, false));
  }

  /** Whoever's turn it is performs an action from beginning to end. */
  public T perform(Choice action) {
    choose(action);
    return goOn();
  }

  /** Whoever's turn it is ends it. */
  public T endTurn() {
    Watched acting = new Watched(game, prompt().figure());
    long before = turnsEnded(acting);
    choose(new Choice.Decline());
    return until(_ -> turnsEnded(acting) > before);
  }

  private long turnsEnded(Watched figure) {
    return story(figure, Event.What.TURN_ENDS).size();
  }

  /** Runs to the end of the next turn of that figure. */
  public T untilTurnEnds(Watched figure) {
    long before = turnsEnded(figure);
    return until(_ -> turnsEnded(figure) > before);
  }

  /** Nothing is paid for, however much is performed. */
  public T unpaid() {
    answers.payNothing();
    return self();
  }

  /** These elements are strong. */
  public T strong(Element... some) {
    for (Element element : some) {
      game.state().elements().infuse(ElementIcon.of(element));
    }
    game.state().elements().endTurn();
    return self();
  }

  /** Cards of the hand are in the lost pile. */
  public T lose(char hero, int... lost) {
    for (int card : lost) {
      sheet(hero).cards().lose(card);
    }
    return self();
  }

  /** Two cards of the hand are in the discard pile; only before cards are selected. */
  public T discard(char hero, int one, int other) {
    sheet(hero).cards().select(one, other);
    sheet(hero).cards().finish(one, Half.TOP, false, false);
    sheet(hero).cards().finish(other, Half.TOP, false, false);
    return self();
  }
}
