package haven.server.table;

import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Manners;
import haven.play.record.OpenChoices;
import haven.server.room.Seats;
import haven.server.store.ChoiceRow;
import haven.server.wire.Told;
import haven.server.wire.ViewJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command tried in a copy of the game: the choice itself, the consents that follow from it, and
 * the answers that the host gives. All of it is one command, and is taken back as one.
 */
final class Attempting {
  /** Far more than one choice has ever led to. */
  private static final int MOST = 500;

  private final Game game;
  private final int before;
  private final Optional<Integer> undoing;
  private final Bundles bundles;
  private final Seats seats;
  private final ChoiceRow first;
  private final List<ChoiceRow> rows = new ArrayList<>();
  private final List<List<Event>> parts = new ArrayList<>();

  /**
   * @param game a copy of its own
   * @param first what is to be chosen, as it will be stored
   */
  Attempting(Game game, Bundles bundles, Seats seats, ChoiceRow first) {
    this.game = game;
    this.bundles = bundles.copy();
    this.seats = seats;
    this.first = first;
    before = game.kept().size();
    undoing = ViewJson.undoing(game);
  }

  Course.Attempt run() {
    int seat = first.seat();
    boolean consents = isAsked(Prompt.Kind.UNDO);
    pass(seat);
    Choice choice = OpenChoices.named(game, seat, first.choice());
    if (choice instanceof Choice.Along(List<Hex> path) && isAsked(Prompt.Kind.STEP)) {
      walk(seat, path);
    } else {
      choose(seat, choice);
    }
    for (Prompt prompt : game.prompts()) {
      if (prompt.kind() == Prompt.Kind.UNDO && seats.isSamePerson(seat, prompt.seat())) {
        choose(prompt.seat(), new Choice.Accept());
      }
    }
    boolean undone = game.kept().size() < before;
    if (undone) {
      takeBackTheRest(seat);
    } else if (!consents && !(choice instanceof Choice.Undo)) {
      host();
    }
    return new Course.Attempt(game, rows, seat, undone, parts, refused(undone), bundles);
  }

  /** Somebody has not agreed that a choice is taken back. */
  private Optional<Told.Refused> refused(boolean undone) {
    return undone || ViewJson.undoing(game).isPresent()
        ? Optional.empty()
        : undoing.map(asked -> new Told.Refused(asked, first.seat()));
  }

  private boolean isAsked(Prompt.Kind kind) {
    return game.prompt() instanceof Prompt prompt && prompt.kind() == kind;
  }

  /** Whoever answers the next question has answered this one. */
  private void pass(int seat) {
    Optional<Prompt> prompt = OpenChoices.promptFor(game, seat);
    Optional<Choice> wanted = Choice.read(first.choice());
    if (prompt.isPresent()
        && wanted.isPresent()
        && !prompt.get().allows(wanted.get())
        && Manners.ahead(game, prompt.get())
            .filter(ahead -> ahead.prompt().allows(wanted.get()))
            .isPresent()) {
      choose(seat, new Choice.Decline());
    }
  }

  private void walk(int seat, List<Hex> path) {
    var board = game.state().board();
    for (Hex hex : path) {
      choose(seat, new Choice.To(hex));
      if (!isAsked(Prompt.Kind.STEP) || game.state().board() != board) {
        break; // something on the way has interrupted it
      }
    }
  }

  private void choose(int seat, Choice choice) {
    int inForce = game.kept().size();
    List<Event> happened = game.choose(seat, choice);
    if (game.kept().size() > inForce) {
      parts.add(happened);
    }
    String id = rows.isEmpty() ? first.command() : first.command() + "/" + rows.size();
    ChoiceRow row = new ChoiceRow(first.code(), first.n() + rows.size(), seat, id, choice.text());
    rows.add(row);
    bundles.note(row, game.kept().size());
  }

  /** What was one command is taken back as one: who agreed to the one agreed to the other. */
  private void takeBackTheRest(int seat) {
    while (bundles.isTornAt(game.kept().size())) {
      choose(seat, new Choice.Undo());
      while (isAsked(Prompt.Kind.UNDO) && game.prompt() instanceof Prompt prompt) {
        choose(prompt.seat(), new Choice.Accept());
      }
    }
  }

  /** What has one sensible answer is answered for those who are not asked everything. */
  private void host() {
    for (int i = 0; i < MOST; i++) {
      boolean answered = false;
      for (Prompt prompt : game.prompts()) {
        Optional<Choice> answer = seats.answer(game, prompt);
        if (answer.isPresent()) {
          choose(prompt.seat(), answer.get());
          answered = true;
          break;
        }
      }
      if (!answered) {
        return;
      }
    }
  }
}
