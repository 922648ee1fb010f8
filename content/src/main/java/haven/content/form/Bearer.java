package haven.content.form;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Whose words are read: what a field does depends on who performs or has it. */
public enum Bearer {
  /** A card half of a character. */
  HERO("a character", "on a card of a class"),
  ITEM("an item", "on an item"),
  /** A modifier card. */
  MODIFIER("a modifier card", "on a modifier card"),
  /** The line of a character's summon. */
  SUMMON("a summon", "on a summon"),
  /** Stat and ability cards of monsters and allies. */
  MONSTER("a monster", "on a card of monsters"),
  /** Special actions. */
  BOSS("a boss", "in a special action"),
  /** What a lasting effect adds to attacks. */
  EFFECT("a lasting effect", "in a lasting effect");

  /** Nobody is left out. */
  public static final Set<Bearer> ALL = of(values());

  private final String word;
  private final String place;

  Bearer(String word, String place) {
    this.word = word;
    this.place = place;
  }

  public static Set<Bearer> of(Bearer... some) {
    Set<Bearer> set = EnumSet.noneOf(Bearer.class);
    Collections.addAll(set, some);
    return Collections.unmodifiableSet(set);
  }

  @Override
  public String toString() {
    return word;
  }

  /** Where it is written. */
  String place() {
    return place;
  }
}
