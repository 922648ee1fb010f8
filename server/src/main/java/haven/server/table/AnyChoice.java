package haven.server.table;

import haven.play.engine.Brain;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** The plainest of players: any legal choice. */
public final class AnyChoice implements Brain {
  @Override
  public Choice decide(Insight insight, Prompt prompt) {
    List<Choice> options = prompt.options();
    return options.get(ThreadLocalRandom.current().nextInt(options.size()));
  }
}
