package haven.app.trial;

import haven.app.play.Input;
import haven.app.play.Picture;
import haven.app.play.Typed;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Shows trials on a stage: each as it is printed, the stage before, what happens, and after. */
record Showing(TrialStage stage, Speech speech, Consumer<String> out) {

  /** All different cards of a deck. */
  static List<Trial> cards(MonsterType type, MonsterDeck deck) {
    return deck.cards().stream()
        .distinct()
        .<Trial>map(card -> new Trial.Monster(type, deck, card))
        .toList();
  }

  /** The run in which there was most to see; on a richer stage if there was nothing. */
  boolean show(Trial trial) {
    head(trial);
    Told told = best(stage.without(trial.infused()), trial);
    if (!told.run.hasHappened()) {
      Told other = best(stage.without(trial.infused()).richer(), trial);
      if (other.run.hasHappened()) {
        told = other;
        out.accept("  (Enemies have few hit points, all have conditions, the hero has a summon.)");
      }
    }
    told.lines.forEach(out);
    end(told.run, trial);
    return told.run.hasHappened();
  }

  private record Told(Rehearsal run, List<String> lines) {}

  private Told best(TrialStage on, Trial trial) {
    @Nullable Told best = null;
    for (Sensible.Walk walk : Sensible.Walk.values()) {
      List<String> lines = new ArrayList<>();
      Rehearsal run =
          new Rehearsal(trial.start(on), new Sensible(walk, trial.usesItems()), speech, lines::add);
      trial.play(on, run);
      if (best == null || run.score() > best.run.score()) {
        best = new Told(run, lines);
      }
      if (!run.hasWalked()) {
        break; // it would be the same again
      }
    }
    return Objects.requireNonNull(best);
  }

  private void head(Trial trial) {
    out.accept(trial.title(speech));
    trial.printed().forEach(line -> out.accept("    " + speech.say(line)));
    out.accept("");
  }

  private void end(Rehearsal run, Trial trial) {
    if (trial.usesItems() && !run.isUsed()) {
      out.accept("  It was not used: what it is for did not come up, or it works by being worn.");
    }
    if (run.hasHappened()) {
      out.accept("");
      new Picture(run.game().viewFor(0), Map.of()).stage().lines().forEach(out);
    } else if (!trial.isWritten()) {
      out.accept("  Nothing happens: there is no ability on it. 'haven show' prints its notes.");
    } else {
      out.accept(
          "  Nothing happens here: what it asks for is not on this stage, such as a mark, a token"
              + " or a card of its own class in play.");
    }
    out.accept("");
  }

  /** Somebody chooses at the terminal. */
  void ask(Trial trial, Input input, PrintWriter terminal) {
    head(trial);
    TrialStage on = stage.without(trial.infused());
    Rehearsal run =
        new Rehearsal(
            trial.start(on), (game, prompt) -> asked(game, prompt, input, terminal), speech, out);
    trial.play(on, run);
    end(run, trial);
  }

  private Choice asked(Game game, Prompt prompt, Input input, PrintWriter terminal) {
    Sensible otherwise = new Sensible(Sensible.Walk.NOWHERE, false);
    if (prompt.decider() != 0 || prompt.kind() == Prompt.Kind.CARDS) {
      return otherwise.to(game, prompt);
    }
    Typed typed = Typed.to(game, prompt);
    terminal.println(speech.say(game, game.phrase(prompt)));
    typed.lines().forEach(terminal::println);
    terminal.flush();
    while (true) {
      String line = line(input, typed);
      if (line == null) {
        return otherwise.to(game, prompt);
      }
      try {
        return typed.named(line);
      } catch (IllegalArgumentException no) {
        terminal.println("! " + no.getMessage());
        terminal.flush();
      }
    }
  }

  private static @Nullable String line(Input input, Typed typed) {
    try {
      return input.line("> ", typed.words());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
