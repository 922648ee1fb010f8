package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Dice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.List;

/** The plainest of players: any legal choice. */
final class AnyChoice implements Bot {
  private final Chance chance;

  AnyChoice(long seed) {
    chance = new Chance(Dice.of(seed));
  }

  @Override
  public Decision consider(Insight insight, Prompt prompt) {
    List<Choice> options = prompt.options();
    return new Decision(options.get(chance.below(options.size())), List.of());
  }
}
