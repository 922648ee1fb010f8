package haven.laws;

import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import java.util.List;

/**
 * A recorded game, told from its start: what happened, what was chosen, and in the end the record.
 */
public final class Retelling implements GameRecord.Watcher {
  private static final String RECORD = "\nscenario: ";

  private final StringBuilder text = new StringBuilder();
  private final Narrator narrator = new Narrator(true);

  private Retelling() {}

  /** With the rules that were applied, and the record. */
  public static String of(Game start, GameRecord record) {
    Retelling retelling = new Retelling();
    retelling.tell(start, start.events());
    record.replay(start, retelling);
    GameRecord now = GameRecord.of(start, record.scenario(), record.version());
    return retelling.text.append('\n').append(now).toString().replace("\r\n", "\n");
  }

  /** The record at the end of what was told. */
  public static GameRecord record(String told) {
    int begin = told.lastIndexOf(RECORD);
    if (begin < 0) {
      throw new IllegalArgumentException("there is no record of a game");
    }
    return GameRecord.read(told.substring(begin + 1));
  }

  @Override
  public void sees(GameRecord.Line line, Choice choice, Game before) {
    for (Prompt prompt : before.prompts()) {
      if (prompt.seat() == line.seat()) {
        String words = before.words(prompt, choice);
        text.append(narrator.decision(before, prompt, prompt.seat(), words)).append('\n');
        return;
      }
    }
  }

  @Override
  public void saw(GameRecord.Line line, Choice choice, Game after, List<Event> events) {
    tell(after, events);
  }

  private void tell(Game game, List<Event> events) {
    narrator.tell(game, events).forEach(sentence -> text.append(sentence).append('\n'));
  }
}
