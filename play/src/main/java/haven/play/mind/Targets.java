package haven.play.mind;

/**
 * Groups of targets for one focus, hex by hex. An attack from a hex consists of one way of laying
 * its area (if it has one) and as many further single attacks as it allows and finds targets for;
 * the focus is always among its targets.
 */
public final class Targets {
  private final Enemies enemies;
  private final AttackReach reach;
  private long focus;
  private long allowed;
  private boolean disadvantaged;

  private final int[] bestRanking = new int[Enemies.MOST];
  private final int[] ranking = new int[Enemies.MOST];
  private boolean anyRanking;

  // One way of attacking, taken apart by consider().
  private long hit;
  private long pool;
  private int further;

  Targets(Enemies enemies, AttackReach reach) {
    this.enemies = enemies;
    this.reach = reach;
  }

  void aim(int at, boolean focusOnly, boolean minded) {
    focus = 1L << at;
    allowed = focusOnly ? focus : -1L;
    disadvantaged = minded;
    anyRanking = false;
  }

  /** Nothing to choose but the hex: one single attack on the focus. */
  boolean isSingle() {
    return reach.isSingle();
  }

  long focus() {
    return focus;
  }

  /** The enemies against whom an attack from that hex has disadvantage. */
  private long clumsy(int hex) {
    return disadvantaged ? enemies.adjacentTo(hex) : 0;
  }

  int focusDisadvantage(int hex) {
    return (clumsy(hex) & focus) == 0 ? 0 : 1;
  }

  /**
   * Takes the i-th way of laying the area apart: {@link #hit} are settled (the focus among them),
   * {@link #further} more come from {@link #pool}. False if it cannot reach the focus.
   */
  private boolean consider(int hex, int i) {
    hit = reach.hits(i) & allowed;
    if (hit == 0 && reach.hasArea()) {
      return false;
    }
    pool = reach.single(hex) & allowed & ~hit;
    further = Math.min(reach.singleAttacks(), Long.bitCount(pool));
    if ((hit & focus) == 0) {
      if ((pool & focus) == 0 || further == 0) {
        return false;
      }
      hit |= focus;
      pool &= ~focus;
      further--;
    }
    return true;
  }

  /** The most targets an attack on the focus can have from that hex. */
  int most(int hex) {
    int most = 0;
    for (int i = reach.lay(hex) - 1; i >= 0; i--) {
      if (consider(hex, i)) {
        most = Math.max(most, Long.bitCount(hit) + further);
      }
    }
    return most;
  }

  /** How few attacks with disadvantage the most targets cost from that hex. */
  int leastDisadvantage(int hex) {
    long clumsy = clumsy(hex);
    int most = most(hex);
    int least = Integer.MAX_VALUE;
    for (int i = reach.lay(hex) - 1; i >= 0; i--) {
      if (consider(hex, i) && Long.bitCount(hit) + further == most) {
        least = Math.min(least, Long.bitCount(hit & clumsy) + clumsyOfPool(clumsy));
      }
    }
    return least;
  }

  private int clumsyOfPool(long clumsy) {
    return Math.max(0, further - Long.bitCount(pool & ~clumsy));
  }

  /**
   * Adds the groups with most targets and the least disadvantage; equals are all legal (FOC-33).
   */
  void addLeastDisadvantaged(int hex, Groups groups, boolean anyDisadvantage) {
    long clumsy = anyDisadvantage ? 0 : clumsy(hex);
    int most = most(hex);
    int least = anyDisadvantage ? 0 : leastDisadvantage(hex);
    for (int i = reach.lay(hex) - 1; i >= 0; i--) {
      if (consider(hex, i) && Long.bitCount(hit) + further == most) {
        int bad = clumsyOfPool(clumsy);
        if (Long.bitCount(hit & clumsy) + bad == least) {
          long good = pool & ~clumsy;
          if (bad > 0) {
            groups.addAll(hit | good, pool & clumsy, bad);
          } else {
            groups.addAll(hit, good, further);
          }
        }
      }
    }
  }

  /** Takes note of the best ranking of further targets that a hex allows (FOC-31, MMV-24). */
  void noteRanking(int hex) {
    int most = most(hex);
    for (int i = reach.lay(hex) - 1; i >= 0; i--) {
      if (consider(hex, i) && Long.bitCount(hit) + further == most) {
        rank();
        if (!anyRanking || compareRanking() > 0) {
          anyRanking = true;
          System.arraycopy(ranking, 0, bestRanking, 0, enemies.ranks());
        }
      }
    }
  }

  /** 0 if the hex allows the best ranking that was noted, else 1. */
  int missesRanking(int hex) {
    int most = most(hex);
    for (int i = reach.lay(hex) - 1; i >= 0; i--) {
      if (consider(hex, i) && Long.bitCount(hit) + further == most) {
        rank();
        if (compareRanking() == 0) {
          return 0;
        }
      }
    }
    return 1;
  }

  /** Adds the groups from that hex that have the best ranking. */
  void addBestRanked(int hex, Groups groups) {
    int most = most(hex);
    for (int i = reach.lay(hex) - 1; i >= 0; i--) {
      if (consider(hex, i) && Long.bitCount(hit) + further == most) {
        rank();
        if (compareRanking() == 0) {
          addByRank(groups);
        }
      }
    }
  }

  /** How many targets of each rank the way just considered takes at best. */
  private void rank() {
    int left = further;
    for (int rank = 0; rank < enemies.ranks(); rank++) {
      long members = enemies.ofRank(rank);
      int taken = Math.min(left, Long.bitCount(pool & members));
      left -= taken;
      ranking[rank] = Long.bitCount(hit & members) + taken;
    }
  }

  private int compareRanking() {
    for (int rank = 0; rank < enemies.ranks(); rank++) {
      if (ranking[rank] != bestRanking[rank]) {
        return ranking[rank] - bestRanking[rank];
      }
    }
    return 0;
  }

  /** Best ranks first; only within the last rank that is needed there may be a choice. */
  private void addByRank(Groups groups) {
    long settled = hit;
    int left = further;
    for (int rank = 0; left > 0; rank++) {
      long members = pool & enemies.ofRank(rank);
      if (Long.bitCount(members) >= left) {
        groups.addAll(settled, members, left);
        return;
      }
      settled |= members;
      left -= Long.bitCount(members);
    }
    groups.add(settled);
  }

  /** How few attacks with disadvantage one of the groups costs from that hex; none legal: a lot. */
  int leastDisadvantage(int hex, Groups groups) {
    long clumsy = clumsy(hex);
    long attackable = reach.attackable(hex);
    int ways = reach.lay(hex);
    int least = Integer.MAX_VALUE;
    for (int g = 0; g < groups.size(); g++) {
      long group = groups.get(g);
      int bad = Long.bitCount(group & clumsy);
      if (bad < least && (group & ~attackable) == 0 && isLegal(hex, group, ways)) {
        least = bad;
      }
    }
    return least;
  }

  /** Adds those of the groups that are legal from that hex and cost least. */
  void addLeastDisadvantaged(int hex, Groups among, Groups groups) {
    long clumsy = clumsy(hex);
    int least = leastDisadvantage(hex, among);
    int ways = reach.lay(hex);
    for (int g = 0; g < among.size(); g++) {
      long group = among.get(g);
      if (Long.bitCount(group & clumsy) == least && isLegal(hex, group, ways)) {
        groups.add(group);
      }
    }
  }

  /** Whether one attack from that hex can have exactly this group of targets. */
  private boolean isLegal(int hex, long group, int ways) {
    return hitOf(hex, group, ways) >= 0;
  }

  /** What the area hits in an attack from that hex on exactly this group, or -1. */
  private long hitOf(int hex, long group, int ways) {
    long single = reach.single(hex) & allowed;
    for (int i = 0; i < ways; i++) {
      long area = reach.hits(i) & allowed;
      if ((area & ~group) == 0 && !(area == 0 && reach.hasArea())) {
        long rest = group & ~area;
        int due = Math.min(reach.singleAttacks(), Long.bitCount(single & ~area));
        if ((rest & ~single) == 0 && Long.bitCount(rest) == due) {
          return area;
        }
      }
    }
    return -1;
  }

  /** What the area hits, allies of the group or not, in an attack from that hex on this group. */
  long areaHits(int hex, long group) {
    int ways = reach.lay(hex);
    long area = hitOf(hex, group, ways);
    for (int i = 0; i < ways; i++) {
      if ((reach.hits(i) & allowed) == area) {
        return reach.hits(i);
      }
    }
    throw new IllegalStateException("no attack on that group from cell " + hex);
  }
}
