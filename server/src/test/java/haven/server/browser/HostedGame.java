package haven.server.browser;

import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The game at a table as the table should play it: each command with what follows by itself. */
final class HostedGame {
  private final Game game;
  private final boolean everything;
  private final List<Event> events = new ArrayList<>();

  HostedGame(Game game, boolean everything) {
    this.game = game;
    this.everything = everything;
  }

  Game game() {
    return game;
  }

  /** How many choices there have been. */
  int number() {
    return game.choices().size();
  }

  /** What may be answered at once instead of what is asked. */
  Optional<Manners.Ahead> ahead() {
    return everything
        ? Optional.empty()
        : Optional.ofNullable(game.prompt()).flatMap(prompt -> Manners.ahead(game, prompt));
  }

  List<Event> choose(int seat, Choice choice, boolean passes) {
    events.clear();
    if (passes) {
      one(seat, new Choice.Decline());
    }
    if (choice instanceof Choice.Along(List<Hex> path) && isStep()) {
      var board = game.state().board();
      for (Hex hex : path) {
        one(seat, new Choice.To(hex));
        if (!isStep() || game.state().board() != board) {
          break;
        }
      }
    } else {
      one(seat, choice);
    }
    while (!everything && host()) {
      // until something has to be asked
    }
    return List.copyOf(events);
  }

  private boolean isStep() {
    return game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.STEP;
  }

  private void one(int seat, Choice choice) {
    events.addAll(game.choose(seat, choice));
  }

  private boolean host() {
    for (Prompt prompt : game.prompts()) {
      Optional<Courtesy.Answer> answer = Manners.answer(game, prompt);
      if (answer.isPresent()) {
        one(prompt.seat(), answer.get().choice());
        return true;
      }
    }
    return false;
  }
}
