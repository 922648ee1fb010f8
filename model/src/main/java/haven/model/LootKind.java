package haven.model;

/** The kinds of loot cards, and how many of each the box holds (LOT-31). */
public enum LootKind {
  MONEY(Group.MONEY, 20),
  LUMBER(Group.MATERIAL, 8),
  METAL(Group.MATERIAL, 8),
  HIDE(Group.MATERIAL, 8),
  ARROWVINE(Group.HERB, 2),
  AXENUT(Group.HERB, 2),
  CORPSECAP(Group.HERB, 2),
  FLAMEFRUIT(Group.HERB, 2),
  ROCKROOT(Group.HERB, 2),
  SNOWTHISTLE(Group.HERB, 2),
  RANDOM_ITEM(Group.ITEM, 1),
  /** Cards of one scenario, which have names of their own and are in no box. */
  SPECIAL(Group.SPECIAL, 0);

  /** How many special cards a scenario has at most. */
  public static final int MOST_SPECIAL = 5;

  /** What all cards of some kinds have in common. */
  public enum Group {
    MONEY,
    MATERIAL,
    HERB,
    ITEM,
    SPECIAL
  }

  private final Group group;
  private final int copies;

  LootKind(Group group, int copies) {
    this.group = group;
    this.copies = copies;
  }

  public Group group() {
    return group;
  }

  public int copies() {
    return copies;
  }

  public boolean isResource() {
    return group == Group.MATERIAL || group == Group.HERB;
  }
}
