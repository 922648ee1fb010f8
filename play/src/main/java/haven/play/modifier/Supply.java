package haven.play.modifier;

import haven.model.Facts;
import haven.model.rules.ModifierRules;

/**
 * The bless and curse cards that are in no deck: bless cards for any deck (AMD-18), curse cards for
 * the monsters, and others for everybody else (AMD-19).
 */
public final class Supply {
  private int blesses;
  private int monsterCurses;
  private int characterCurses;

  public Supply(ModifierRules rules) {
    this(rules.blessCards(), rules.monsterCurses(), rules.characterCurses());
  }

  private Supply(int blesses, int monsterCurses, int characterCurses) {
    this.blesses = blesses;
    this.monsterCurses = monsterCurses;
    this.characterCurses = characterCurses;
  }

  public Supply copy() {
    return new Supply(blesses, monsterCurses, characterCurses);
  }

  public int blesses() {
    return blesses;
  }

  public int curses(Owner owner) {
    return owner == Owner.MONSTERS ? monsterCurses : characterCurses;
  }

  /** Whether there was one left (AMD-20). */
  boolean takeBless() {
    if (blesses == 0) {
      return false;
    }
    blesses--;
    return true;
  }

  /** Whether there was one left for that owner (AMD-20). */
  boolean takeCurse(Owner owner) {
    if (curses(owner) == 0) {
      return false;
    }
    putCurses(owner, -1);
    return true;
  }

  void returnBless() {
    blesses++;
  }

  void returnCurse(Owner owner) {
    putCurses(owner, 1);
  }

  private void putCurses(Owner owner, int number) {
    if (owner == Owner.MONSTERS) {
      monsterCurses += number;
    } else {
      characterCurses += number;
    }
  }

  public void tell(Facts facts) {
    facts.number(blesses).number(monsterCurses).number(characterCurses);
  }

  @Override
  public String toString() {
    return "supply: bless "
        + blesses
        + ", curse "
        + monsterCurses
        + " for monsters, "
        + characterCurses
        + " for others";
  }
}
