package haven.server.table;

import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import haven.server.room.Seats;
import haven.server.think.Thinking;
import java.util.Optional;
import java.util.function.Function;

/**
 * The automatic players of a table. What they are asked they think over while the table goes on; it
 * is theirs again for the moment in which they choose.
 */
final class Automatic {
  private final Table table;
  private final Seats seats;
  private final Thinking thinking;
  private final Function<Table, Runnable> run;
  private boolean awake;

  Automatic(Table table, Seats seats, Thinking thinking, Function<Table, Runnable> run) {
    this.table = table;
    this.seats = seats;
    this.thinking = thinking;
    this.run = run;
  }

  /** What one of them is asked, and what it knows. */
  private record Asked(Prompt prompt, Optional<String> brain, Insight insight) {
    /** Whatever plays a seat minds nothing that people take back. */
    Choice answer(Thinking thinking) {
      return prompt.kind() == Prompt.Kind.UNDO
          ? new Choice.Accept()
          : thinking.answer(brain, insight, prompt);
    }
  }

  private Optional<Asked> asked() {
    return table.goingOn().stream()
        .flatMap(
            course ->
                course.game().prompts().stream()
                    .filter(seats::isForAutomatic)
                    .map(
                        prompt ->
                            new Asked(
                                prompt,
                                seats.brain(prompt.seat()),
                                course.game().insightFor(prompt.seat()))))
        .findFirst();
  }

  /** One choice of an automatic player; false if none has to choose. */
  boolean decide() {
    Optional<Asked> now =
        table.owned(
            () -> {
              Optional<Asked> asked = asked();
              awake = asked.isPresent();
              return asked;
            });
    if (now.isEmpty()) {
      return false;
    }
    Choice choice = now.get().answer(thinking);
    if (thinking.isClosed()) {
      return false; // the house is closed: nothing can be stored any more
    }
    table.owned(() -> choose(now.get(), choice));
    return true;
  }

  /** Meanwhile something may have been taken back, or a person may sit there. */
  private void choose(Asked asked, Choice choice) {
    Prompt prompt = asked.prompt;
    if (seats.isForAutomatic(prompt)
        && seats.brain(prompt.seat()).equals(asked.brain)
        && table.goingOn().filter(one -> one.game().prompts().contains(prompt)).isPresent()) {
      table.answer(prompt.seat(), choice);
    }
  }

  /** As the owner of the table. */
  void wake() {
    if (!awake && asked().isPresent()) {
      awake = true;
      Thread.ofVirtual().start(run.apply(table));
    }
  }

  boolean isAwake() {
    return awake;
  }

  /** It could not go on; whatever happens next at the table wakes it. */
  void failed() {
    table.owned(() -> awake = false);
  }
}
