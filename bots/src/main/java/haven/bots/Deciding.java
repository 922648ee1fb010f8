package haven.bots;

import haven.model.words.Phrase;
import haven.play.table.Figure;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What decided between the best answer and the one that looked best after it. */
final class Deciding {
  private static final int MOST = 3;
  private static final double WORTH_TELLING = 0.01;

  private Deciding() {}

  /**
   * @param figures how many there are by now: those that are only imagined have no name
   */
  static List<Phrase> of(Steady.Tried best, Steady.Tried other, int figures) {
    double[] mine = best.merit().parts();
    double[] theirs = other.merit().parts();
    List<Merit.Feature> features = new ArrayList<>(List.of(Merit.Feature.values()));
    features.removeIf(feature -> gain(mine, theirs, feature) < WORTH_TELLING);
    features.sort(
        Comparator.comparingDouble((Merit.Feature feature) -> gain(mine, theirs, feature))
            .reversed());
    return features.stream()
        .limit(MOST)
        .map(feature -> phrase(best, other, feature, figures))
        .toList();
  }

  private static double gain(double[] mine, double[] theirs, Merit.Feature feature) {
    return mine[feature.ordinal()] - theirs[feature.ordinal()];
  }

  private static Phrase phrase(
      Steady.Tried best, Steady.Tried other, Merit.Feature feature, int figures) {
    if (feature == Merit.Feature.KILLS) {
      for (Figure figure : best.game().state().allFigures()) {
        boolean only =
            figure.isGone()
                && figure.nature().side() == Side.MONSTERS
                && figure.id().number() < figures
                && !other.game().state().figure(figure.id()).isGone();
        if (only) {
          return Phrase.of("bot.kills", Phrase.figure(figure.id()));
        }
      }
      return phrase(best, other, Merit.Feature.DAMAGE, figures);
    }
    return Phrase.of("bot." + feature.name().toLowerCase(Locale.ROOT));
  }
}
