package haven.play.table;

/** Whose side a figure is on; figures of different sides are enemies (TGT-07). */
public enum Side {
  PARTY,
  MONSTERS;

  Side other() {
    return this == PARTY ? MONSTERS : PARTY;
  }
}
