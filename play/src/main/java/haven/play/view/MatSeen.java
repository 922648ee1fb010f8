package haven.play.view;

import haven.model.card.CharacterMat;
import haven.model.card.CharacterMat.Counter;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.mat.Mat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The mat of a hero, which lies open for all.
 *
 * @param form empty for a class without forms
 */
public record MatSeen(List<Gauge> counters, String form, List<Goal> masteries) {
  /** A counter, and what it shows. */
  public record Gauge(String name, int shows, int most) {}

  /**
   * A mastery.
   *
   * @param met whether it would count if the scenario ended now
   * @param spoilt whether it is out of reach
   */
  public record Goal(String name, boolean met, boolean spoilt, Phrase asks) {}

  public MatSeen {
    counters = List.copyOf(counters);
    masteries = List.copyOf(masteries);
  }

  static Optional<MatSeen> of(Mat mat) {
    CharacterMat printed = mat.printed();
    if (printed.equals(CharacterMat.EMPTY)) {
      return Optional.empty();
    }
    List<Gauge> gauges = new ArrayList<>();
    for (Counter counter : printed.counters()) {
      gauges.add(new Gauge(counter.name(), mat.shows(counter.name()), counter.most()));
    }
    List<Goal> goals = new ArrayList<>();
    for (int i = 0; i < printed.masteries().size(); i++) {
      goals.add(
          new Goal(
              printed.masteries().get(i).name(),
              mat.isMet(i),
              mat.isSpoilt(i),
              CardWords.mastery(printed.masteries().get(i))));
    }
    return Optional.of(new MatSeen(gauges, mat.form(), goals));
  }
}
