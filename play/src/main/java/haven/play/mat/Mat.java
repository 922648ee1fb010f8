package haven.play.mat;

import haven.model.Facts;
import haven.model.card.CharacterMat;
import haven.model.card.CharacterMat.Counter;
import haven.model.card.Mastery;
import java.util.ArrayList;
import java.util.List;

/** The mat of a hero as it lies on the table. */
public final class Mat {
  private final CharacterMat printed;
  private final int[] counters;
  private final List<List<FeatTally>> feats;
  private int form;

  public Mat(CharacterMat printed) {
    this.printed = printed;
    counters = printed.counters().stream().mapToInt(Counter::start).toArray();
    feats = new ArrayList<>(0);
    for (Mastery mastery : printed.masteries()) {
      feats.add(mastery.feats().stream().map(feat -> FeatTally.NOTHING).toList());
    }
  }

  private Mat(Mat other) {
    printed = other.printed;
    counters = other.counters.clone();
    feats = new ArrayList<>(other.feats);
    form = other.form;
  }

  /** A mat on which nothing can change is there once. */
  public Mat copy() {
    return printed.equals(CharacterMat.EMPTY) ? this : new Mat(this);
  }

  public CharacterMat printed() {
    return printed;
  }

  /** What a counter shows; 0 if there is none of that name. */
  public int shows(String counter) {
    int place = printed.counter(counter);
    return place < 0 ? 0 : counters[place];
  }

  /** How far a counter can go down. */
  public int spendable(String counter) {
    int place = printed.counter(counter);
    return place < 0 ? 0 : counters[place] - printed.counters().get(place).least();
  }

  /** Moves a counter as near to the number as it goes, and says by how much it has moved. */
  int set(String counter, int number) {
    int place = printed.counter(counter);
    if (place < 0) {
      return 0;
    }
    Counter limits = printed.counters().get(place);
    int before = counters[place];
    counters[place] = Math.clamp(number, limits.least(), limits.most());
    return counters[place] - before;
  }

  /** The form it is in; empty if the class has none. */
  public String form() {
    return printed.forms().isEmpty() ? "" : printed.forms().get(form);
  }

  /**
   * Takes on a form, and says whether it is another one.
   *
   * @param name empty for the next one
   */
  boolean take(String name) {
    int next =
        name.isEmpty() && !printed.forms().isEmpty()
            ? (form + 1) % printed.forms().size()
            : printed.forms().indexOf(name);
    if (next < 0 || next == form) {
      return false;
    }
    form = next;
    return true;
  }

  FeatTally feat(int mastery, int feat) {
    return feats.get(mastery).get(feat);
  }

  void feat(int mastery, int feat, FeatTally tally) {
    List<FeatTally> changed = new ArrayList<>(feats.get(mastery));
    changed.set(feat, tally);
    feats.set(mastery, List.copyOf(changed));
  }

  /** Whether everything that a mastery asks for has come to pass so far. */
  public boolean isMet(int mastery) {
    List<Mastery.Feat> wanted = printed.masteries().get(mastery).feats();
    for (int i = 0; i < wanted.size(); i++) {
      if (!feat(mastery, i).meets(wanted.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether something has happened after which a mastery is out of reach. */
  public boolean isSpoilt(int mastery) {
    List<Mastery.Feat> wanted = printed.masteries().get(mastery).feats();
    for (int i = 0; i < wanted.size(); i++) {
      if (feat(mastery, i).spoils(wanted.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Classes without all that tell nothing: their games are what they were. */
  public void tell(Facts facts) {
    if (!printed.equals(CharacterMat.EMPTY)) {
      for (int number : counters) {
        facts.number(number);
      }
      facts.number(form);
      feats.forEach(mastery -> mastery.forEach(feat -> feat.tell(facts)));
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < counters.length; i++) {
      text.append(printed.counters().get(i).name()).append(' ').append(counters[i]).append(' ');
    }
    return text.append(form()).append(feats).toString();
  }
}
