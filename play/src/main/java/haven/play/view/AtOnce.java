package haven.play.view;

import haven.model.words.Phrase;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import java.util.ArrayList;
import java.util.List;

/** What an answer does to figures before anything else is decided, such as a heal to poison. */
public final class AtOnce {
  private static final long SEED = 31;

  private AtOnce() {}

  /** In the order in which it happens, as far as the seat may know it. */
  public static List<Phrase> of(Insight insight, int seat, Choice choice) {
    Game imagined = insight.imagine(SEED).copy(Chance.Source.TABLE);
    List<Phrase> does = new ArrayList<>();
    for (Event event : imagined.choose(seat, choice)) {
      if (event instanceof Event.TurnEnds || event instanceof Event.RoundStarts) {
        break; // what comes now is no part of it
      }
      if (event instanceof Event.Healed
          || event instanceof Event.LostCondition
          || event instanceof Event.Gained
          || event instanceof Event.Immune
          || event instanceof Event.Damaged
          || event instanceof Event.Died
          || event instanceof Event.Exhausted) {
        does.add(event.phrase());
      }
    }
    return does;
  }
}
