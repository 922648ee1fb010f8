package haven.model.card;

import haven.model.ability.Effect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A perk of a character sheet: what it changes about the attack modifier deck, for good (AMD-25),
 * what the character ignores, and what works for it in every scenario.
 *
 * @param boxes how many boxes it has, so how often it can be taken
 * @param removed cards that leave the deck each time
 * @param added cards that join it each time
 * @param gift what works besides
 * @param joined whether it works once all its boxes are marked, and only then (LVU-14)
 */
public record Perk(
    int boxes,
    List<ModifierCard> removed,
    List<ModifierCard> added,
    Set<Ignores> ignores,
    Gift gift,
    boolean joined) {

  /**
   * Lasting effects that a scenario begins with.
   *
   * @param uses how often in a scenario; 0 for always
   * @param hitPoints added to the maximum
   * @param hands one-handed items more that may be brought
   */
  public record Gift(List<Effect> effects, int uses, int hitPoints, int hands) {
    public static final Gift NONE = new Gift(List.of(), 0, 0, 0);

    public Gift {
      effects = List.copyOf(effects);
    }
  }

  public Perk(
      int boxes, List<ModifierCard> removed, List<ModifierCard> added, Set<Ignores> ignores) {
    this(boxes, removed, added, ignores, Gift.NONE, false);
  }

  /** What a character does not have to care about. */
  public enum Ignores {
    /** No -1 cards for items; nothing else an item does is ignored (ITM-19). */
    ITEM_MINUSES,
    /** Only what is labelled a scenario effect (SCN-07). */
    SCENARIO_EFFECTS
  }

  public Perk {
    removed = List.copyOf(removed);
    added = List.copyOf(added);
    Set<Ignores> inOrder = EnumSet.noneOf(Ignores.class);
    inOrder.addAll(ignores);
    ignores = Collections.unmodifiableSet(inOrder);
    if (boxes < 1) {
      throw new IllegalArgumentException("a perk has a box at least, not " + boxes);
    }
  }

  /** Cards leave the deck. */
  public static Perk removing(int number, ModifierCard card) {
    return new Perk(1, Collections.nCopies(number, card), List.of(), Set.of());
  }

  /** Cards join the deck. */
  public static Perk adding(int number, ModifierCard card) {
    return new Perk(1, List.of(), Collections.nCopies(number, card), Set.of());
  }

  /** Something bad is ignored. */
  public static Perk ignoring(Ignores... what) {
    return new Perk(1, List.of(), List.of(), Set.copyOf(Arrays.asList(what)));
  }

  /** Cards join the deck besides. */
  public Perk andAdding(int number, ModifierCard card) {
    List<ModifierCard> more = new ArrayList<>(added);
    more.addAll(Collections.nCopies(number, card));
    return new Perk(boxes, removed, more, ignores, gift, joined);
  }

  /** With so many boxes. */
  public Perk boxes(int number) {
    return new Perk(number, removed, added, ignores, gift, joined);
  }

  /** How often its cards leave and join the deck with so many boxes marked (LVU-13, LVU-14). */
  public int times(int marked) {
    return joined ? marked / boxes : marked;
  }
}
