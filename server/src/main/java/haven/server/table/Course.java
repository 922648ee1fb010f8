package haven.server.table;

import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.OpenChoices;
import haven.play.scenario.Setup;
import haven.play.table.Stage;
import haven.server.room.Denied;
import haven.server.room.Seats;
import haven.server.store.ChoiceRow;
import haven.server.store.Snapshot;
import haven.server.wire.Told;
import haven.server.wire.ViewJson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The course of a game at a table: the game, the number of the last choice, and since when each
 * prompt has been open. A choice is tried first; only when it is stored does it become the course.
 */
final class Course {
  private final Stage stage;
  private final long seed;
  private final ViewJson.Printed printed;
  private final Map<String, Integer> accepted = new HashMap<>();
  private final Map<Integer, Asked> asked = new HashMap<>();
  private Bundles bundles = new Bundles();
  private Game game;
  private @Nullable Changed changed;
  private int number;
  private int kept;

  /** A prompt, and the number of the choice that raised it. */
  private record Asked(Prompt prompt, int since) {}

  /**
   * A choice that would be accepted, with the consents that follow from it.
   *
   * @param rows what is to be stored
   * @param parts what happens by each choice, uncut: a path is several choices
   * @param refused if by it nothing is taken back although somebody wanted to
   */
  record Attempt(
      Game after,
      List<ChoiceRow> rows,
      int seat,
      boolean undo,
      List<List<Event>> parts,
      Optional<Told.Refused> refused,
      Bundles bundles) {}

  private Course(Stage stage, long seed, Game game, ViewJson.Printed printed) {
    this.stage = stage;
    this.seed = seed;
    this.game = game;
    this.printed = printed;
    note(-1);
  }

  static Course start(String pack, Setup setup, long seed) {
    Stage stage = Stage.of(setup.checked());
    Game game = Game.start(stage, seed);
    return new Course(stage, seed, game, ViewJson.Printed.of(pack, game));
  }

  /**
   * Plays stored choices again, as far as they hold; whatever they lead to is the course.
   *
   * @param marks the number of the state after some of the choices
   */
  void resume(List<ChoiceRow> rows, Map<Integer, Long> marks) {
    rows.forEach(this::remember);
    int otherwise = 0;
    for (ChoiceRow row : rows) {
      Game before = game.copy();
      try {
        game.choose(row.seat(), OpenChoices.named(game, row.seat(), row.choice()));
      } catch (RuntimeException no) {
        // An engine that fails at an old choice has changed, too, as far as this game goes.
        game = before;
        changed =
            new Changed(
                row.n(),
                row.seat(),
                row.choice(),
                String.valueOf(no.getMessage()),
                number,
                rows.size() - rows.indexOf(row));
        return;
      }
      number = row.n();
      note(row.seat());
      bundles.note(row, kept);
      Long mark = marks.get(number);
      if (otherwise == 0 && mark != null && mark != game.hash()) {
        otherwise = number;
      }
    }
    if (otherwise > 0) {
      changed = new Changed(otherwise, -1, "", "", number, 0);
    }
  }

  /** A check mark of where it is. */
  Snapshot snapshot(String code) {
    return new Snapshot(code, number, game.hash(), String.valueOf(game.state().round()));
  }

  /** Where the stored game no longer goes as it went; nothing can be chosen until it goes on. */
  Optional<Changed> changed() {
    return Optional.ofNullable(changed);
  }

  /**
   * The game goes on from here.
   *
   * @param last the number of the last choice that is stored, whether it counts or not
   */
  void goOn(int last) {
    changed = null;
    number = last;
    note(-1);
  }

  /** A command may have become several choices: it counts as the last of them. */
  private void remember(ChoiceRow row) {
    accepted.put(Bundles.of(row), row.n());
  }

  Game game() {
    return game;
  }

  /** What never changes in its views. */
  ViewJson.Printed printed() {
    return printed;
  }

  int number() {
    return number;
  }

  /** The seat whose command has led to a choice in force, the first of them being 0. */
  int commander(int choice) {
    return bundles.seat(choice);
  }

  /** Whether a person decided that choice in force, the first of them being 0. */
  boolean isPersons(int choice) {
    return bundles.isPersons(choice);
  }

  /** How many choices are in force. */
  int kept() {
    return kept;
  }

  /** The choice that a command has become, or 0: a command sent twice counts once. */
  int accepted(String command) {
    return accepted.getOrDefault(command, 0);
  }

  /** Since which choice the prompt has been open. */
  int since(Prompt prompt) {
    Asked known = asked.get(key(prompt));
    return known == null ? number : known.since;
  }

  /** Whether somebody who has seen that much knows what the seat is asked. */
  boolean isCurrent(int seat, int seen, String text) {
    if (text.strip().equals("undo")) {
      return seen == number;
    }
    return seen <= number
        && OpenChoices.promptFor(game, seat)
            .map(prompt -> seen >= since(prompt))
            .orElse(seen == number);
  }

  /**
   * Tries a choice.
   *
   * @param seats who agrees at once if it is to be taken back, and for whom the host answers
   * @throws Denied if the rules refuse it, or if it is none of the options
   */
  Attempt attempt(String code, int seat, String command, String text, Seats seats) {
    try {
      ChoiceRow first = new ChoiceRow(code, number + 1, seat, command, text);
      return new Attempting(game.copy(), bundles, seats, first).run();
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException e) {
      String why = String.valueOf(e.getMessage());
      throw OpenChoices.promptFor(game, seat)
          .map(prompt -> Denied.notOffered(why, prompt.rule().toString()))
          .orElseGet(() -> Denied.of(why));
    }
  }

  /** The attempt is stored: from now on it is what happened. */
  void accept(Attempt attempt) {
    game = attempt.after;
    bundles = attempt.bundles;
    for (ChoiceRow row : attempt.rows) {
      number = row.n();
      remember(row);
    }
    note(attempt.seat);
  }

  /** A prompt stays open over what other seats do; whoever has answered is asked something new. */
  private void note(int answered) {
    kept = game.kept().size();
    Map<Integer, Asked> before = Map.copyOf(asked);
    asked.clear();
    for (Prompt prompt : game.prompts()) {
      Asked known = before.get(key(prompt));
      boolean same =
          known != null
              && !prompt.group()
              && prompt.seat() != answered
              && known.prompt.equals(prompt);
      asked.put(key(prompt), same ? known : new Asked(prompt, number));
    }
  }

  private static int key(Prompt prompt) {
    return prompt.group() ? -1 : prompt.seat();
  }

  /** Looks on while the choices in force are played again. */
  interface Watcher {
    /** After so many of the choices; before the first, seat -1. */
    void saw(int step, int seat, Game game);
  }

  /** The game as it was after so many of the choices in force; it explains itself if wanted. */
  Game again(int steps, boolean explained, @Nullable Watcher watcher) {
    Game old =
        explained ? Game.explained(stage.setup(), Chance.dice(seed)) : Game.start(stage, seed);
    List<Game.Made> kept = game.kept();
    if (watcher != null) {
      watcher.saw(0, -1, old);
    }
    for (int i = 0; i < Math.min(steps, kept.size()); i++) {
      old.choose(kept.get(i).seat(), kept.get(i).choice());
      if (watcher != null) {
        watcher.saw(i + 1, kept.get(i).seat(), old);
      }
    }
    return old;
  }
}
