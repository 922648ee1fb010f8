package haven.server;

import haven.bots.Bot;
import haven.bots.Decision;
import haven.bots.Weighed;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.List;

/** Holds the first answer for the best where something is asked that matters to it. */
public record Judge(Prompt.Kind matters) implements Bot {
  public static final int BEST = 90;
  public static final int LEFT = 40;

  @Override
  public Decision consider(Insight insight, Prompt prompt) {
    return new Decision(prompt.options().getFirst(), List.of(Phrase.of("opt.stop")));
  }

  @Override
  public List<Weighed> weigh(Insight insight, Prompt prompt, Choice chosen) {
    List<Weighed> all = new ArrayList<>();
    Choice first = prompt.options().getFirst();
    all.add(new Weighed(first, BEST / 100.0));
    if (!chosen.equals(first)) {
      all.add(new Weighed(chosen, (prompt.kind() == matters ? LEFT : BEST) / 100.0));
    }
    return all;
  }
}
