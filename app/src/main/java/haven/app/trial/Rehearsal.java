package haven.app.trial;

import haven.app.play.Picture;
import haven.board.Hex;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.Narrator;
import haven.play.table.Side;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** One run of a trial: what is chosen and what happens is told line by line. */
final class Rehearsal {
  private static final int MANY = 5_000;

  /** What happens in any turn, whatever is tried. */
  private static final Set<Event.What> USUAL =
      EnumSet.of(
          Event.What.ROUND_STARTS,
          Event.What.CARDS_CHOSEN,
          Event.What.CARDS_REVEALED,
          Event.What.MONSTER_CARD,
          Event.What.TURN_STARTS,
          Event.What.TURN_ENDS,
          Event.What.ACTION,
          Event.What.SKIPPED,
          Event.What.FOCUSED,
          Event.What.NO_FOCUS,
          Event.What.DREW,
          Event.What.MODIFIED,
          Event.What.TRAP_SPRUNG,
          Event.What.WANED,
          Event.What.SHUFFLED,
          Event.What.RULE_APPLIED);

  /** What need not be told. */
  private static final Set<Event.What> DULL =
      EnumSet.of(
          Event.What.CARDS_CHOSEN,
          Event.What.CARDS_REVEALED,
          Event.What.TURN_ENDS,
          Event.What.SKIPPED,
          Event.What.FOCUSED,
          Event.What.NO_FOCUS,
          Event.What.WANED);

  /** What is chosen without thinking. */
  private static final Set<Prompt.Kind> OBVIOUS =
      EnumSet.of(
          Prompt.Kind.CARDS, Prompt.Kind.ACTION, Prompt.Kind.START_HEX, Prompt.Kind.SHORT_REST);

  /** Where to accept is to change nothing. */
  private static final Set<Prompt.Kind> AS_IT_IS =
      EnumSet.of(
          Prompt.Kind.BEFORE_DRAW,
          Prompt.Kind.NEGATE,
          Prompt.Kind.MODIFIER_EFFECTS,
          Prompt.Kind.ITEM);

  private final Game game;
  private final Answering answering;
  private final Speech speech;
  private final Consumer<String> out;
  private final Narrator narrator;
  private String heading = "";
  private boolean telling;
  private boolean walking;
  private boolean lasting;
  private boolean used;
  private int round;
  private int score;
  private boolean anything;

  Rehearsal(Game game, Answering answering, Speech speech, Consumer<String> out) {
    this.game = game;
    this.answering = answering;
    this.speech = speech;
    this.out = out;
    narrator = new Narrator(true, speech::say);
  }

  Game game() {
    return game;
  }

  /** How much there was to see, to compare it with other runs. */
  int score() {
    return score + (used ? MANY : 0);
  }

  /** Whether anything at all has happened that does not happen in every turn. */
  boolean hasHappened() {
    return anything;
  }

  /** Whether something was begun that shows only later. */
  boolean isLasting() {
    return lasting;
  }

  /** Whether a move has led somewhere: another way might show more. */
  boolean hasWalked() {
    return walking;
  }

  /** Whether an item was used. */
  boolean isUsed() {
    return used;
  }

  void say(String line) {
    out.accept(line);
  }

  /** The map and the figures as they stand, and from now on all that happens. */
  void show() {
    new Picture(game.viewFor(0), Map.of()).stage().lines().forEach(out);
    out.accept("");
    telling = true;
  }

  FigureId hero() {
    return game.viewFor(0).heroes().getFirst().figure();
  }

  /** The hero has got ready, and everybody selects cards for the round of the trial. */
  void getReady(List<Hex> starts) {
    int placed = 0;
    Sensible plain = new Sensible(Sensible.Walk.NOWHERE, false);
    while (game.prompt() instanceof Prompt prompt && !isReady(prompt)) {
      Choice choice = plain.to(game, prompt);
      if (prompt.kind() == Prompt.Kind.START_HEX) {
        choice = new Choice.To(starts.get(placed++));
      } else if (prompt.decider() >= 0) {
        choice = readying(prompt, choice);
      }
      game.choose(prompt.seat(), choice);
    }
  }

  private boolean isReady(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.CARDS && game.state().round() == TrialStage.ROUND;
  }

  private Choice readying(Prompt prompt, Choice otherwise) {
    int flasks = game.viewFor(0).heroes().get(prompt.decider()).items().size();
    List<Choice> wanted =
        List.of(
            new Choice.Cards(TrialStage.LOST, TrialStage.DISCARDED),
            new Choice.Use(flasks - 1),
            new Choice.Use(flasks - 2),
            new Choice.Act(TrialStage.LOST, true, false),
            new Choice.Act(TrialStage.DISCARDED, false, false));
    return wanted.stream().filter(prompt.options()::contains).findFirst().orElse(otherwise);
  }

  /** The hero selects these cards, and it comes to its turn; not if it has no turn. */
  boolean comesToAct(int leading, int second) {
    Choice.Cards cards = new Choice.Cards(leading, second);
    round = game.state().round();
    return until(
        prompt -> isAction(prompt),
        prompt ->
            prompt.kind() == Prompt.Kind.CARDS
                    && prompt.decider() == 0
                    && prompt.options().contains(cards)
                ? cards
                : answering.to(game, prompt));
  }

  private boolean isAction(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.ACTION && prompt.figure().equals(hero());
  }

  /** The hero performs that action from beginning to end; false if it cannot. */
  boolean perform(Choice action) {
    if (!(game.prompt() instanceof Prompt prompt) || !prompt.options().contains(action)) {
      return false;
    }
    choose(prompt, action);
    until(one -> isAction(one) || one.kind() == Prompt.Kind.CARDS);
    return true;
  }

  /** The hero does nothing more, and the round goes on to its end. */
  void endRound() {
    until(prompt -> prompt.kind() == Prompt.Kind.CARDS && game.state().round() > round);
  }

  /** Goes on until that is asked; false if the game ends before. */
  boolean until(Predicate<Prompt> wanted) {
    return until(wanted, prompt -> answering.to(game, prompt));
  }

  private boolean until(Predicate<Prompt> wanted, Function<Prompt, Choice> answer) {
    for (int i = 0; i < MANY; i++) {
      if (!(game.prompt() instanceof Prompt prompt)) {
        return false;
      }
      if (wanted.test(prompt)) {
        return true;
      }
      choose(prompt, answer.apply(prompt));
    }
    throw new IllegalStateException("the trial does not come to an end");
  }

  private void choose(Prompt prompt, Choice choice) {
    boolean asItIs = choice instanceof Choice.Accept && AS_IT_IS.contains(prompt.kind());
    if (telling && prompt.options().size() > 1 && !asItIs && !OBVIOUS.contains(prompt.kind())) {
      out.accept(
          "  > %s: %s"
              .formatted(
                  speech.say(game, game.phrase(prompt)),
                  speech.say(game, game.phrase(prompt, choice))));
    }
    walking |= prompt.kind() == Prompt.Kind.STEP;
    List<Event> events = game.choose(prompt.seat(), choice);
    if (telling) {
      events.forEach(this::tell);
    }
  }

  /** Turns in which nothing happens are not worth a line. */
  private void tell(Event event) {
    if (event instanceof Event.TurnStarts) {
      heading = narrator.sentence(game, event);
    } else if (!DULL.contains(event.what())) {
      if (!heading.isEmpty()) {
        out.accept(heading);
        heading = "";
      }
      out.accept(narrator.sentence(game, event));
    }
    count(event);
  }

  private void count(Event event) {
    if (USUAL.contains(event.what()) || isOwnCard(event)) {
      return;
    }
    anything = true;
    lasting |= event instanceof Event.Activated || event instanceof Event.Summoned;
    used |= event instanceof Event.ItemUsed && event.who().equals(hero());
    boolean harm = event instanceof Event.Damaged && isOfTheParty(event.who());
    score += event instanceof Event.Moved ? 0 : harm ? -event.number() : 1 + event.number();
  }

  private static boolean isOwnCard(Event event) {
    return event instanceof Event.CardMoved moved
        && !moved.card().name().equals(TrialStage.LOST_CARD)
        && !moved.card().name().equals(TrialStage.DISCARDED_CARD);
  }

  private boolean isOfTheParty(FigureId figure) {
    return figure.isSomebody() && game.state().figure(figure).nature().side() == Side.PARTY;
  }
}
