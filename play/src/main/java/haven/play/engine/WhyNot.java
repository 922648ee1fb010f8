package haven.play.engine;

import haven.model.FigureId;
import haven.play.Refusal;
import haven.play.table.Figure;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Why figures on the map cannot be chosen as targets. */
public final class WhyNot {
  private WhyNot() {}

  /** For each figure that is no answer to the open prompt what speaks against it. */
  public static Map<FigureId, Refusal> of(Game game, Prompt prompt) {
    Map<FigureId, Refusal> all = new TreeMap<>(Comparator.comparing(FigureId::number));
    if (prompt.kind() == Prompt.Kind.TARGET && game.state().top() instanceof Question question) {
      for (Figure figure : game.play.scene().figures()) {
        if (!prompt.options().contains(new Choice.At(figure.id()))) {
          Optional<Refusal> why = question.whyNot(game.play, figure);
          why.ifPresent(no -> all.put(figure.id(), no));
        }
      }
    }
    return all;
  }
}
