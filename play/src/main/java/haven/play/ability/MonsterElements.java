package haven.play.ability;

import haven.model.Facts;
import haven.model.rules.ElementRules;
import java.util.Arrays;

/**
 * When monsters consume and infuse what their cards show, and who benefits. A group is the type or
 * the set, as {@link ElementRules.Sharing} says; a cost is the number of a consumption on the card.
 *
 * <p>Those who come into play after the others of their group have begun to act form a wave of
 * their own: what was consumed before is not theirs (ELM-16).
 */
public final class MonsterElements {
  private static final int COSTS = 8;
  private static final int WAVES = Long.SIZE / COSTS;

  private final ElementRules rules;
  private final Group[] groups;
  private int[] newcomers;
  private int[] waves;

  /** The state of one group in this round; never changed, only replaced. */
  private record Group(int begun, int beginner, long consumed, boolean performed) {
    static final Group IDLE = new Group(0, -1, 0, false);

    Group performs(boolean now) {
      return now == performed ? this : new Group(begun, beginner, consumed, now);
    }
  }

  /** When a monster may consume. */
  public enum Moment {
    START_OF_TURN,
    /** It performs an ability that benefits from it. */
    ABILITY
  }

  public MonsterElements(ElementRules rules, int groups) {
    this.rules = rules;
    this.groups = new Group[groups];
    newcomers = new int[0];
    waves = newcomers;
    endRound();
  }

  private MonsterElements(MonsterElements other) {
    rules = other.rules;
    groups = other.groups.clone();
    newcomers = other.newcomers;
    waves = other.waves;
  }

  public MonsterElements copy() {
    return new MonsterElements(this);
  }

  /** A monster was revealed or spawned in the middle of the round. */
  public void arrived(int group, int figure) {
    int wave = Math.min(groups[group].begun, WAVES - 1);
    if (!rules.newcomersShare() && wave > 0) {
      int last = newcomers.length;
      newcomers = Arrays.copyOf(newcomers, last + 1);
      waves = Arrays.copyOf(waves, last + 1);
      newcomers[last] = figure;
      waves[last] = wave;
    }
  }

  /**
   * A monster that can perform abilities starts its turn; a stunned one does not count (OPN-11).
   */
  public void startTurn(int group, int figure) {
    Group now = groups[group];
    int wave = waveOf(figure);
    if (now.begun <= wave) {
      groups[group] = new Group(wave + 1, figure, now.consumed, now.performed);
    }
  }

  /** Whether the monster consumes now for this cost, if that can be paid. */
  public boolean consumes(Moment moment, int group, int figure, int cost) {
    boolean itsTime =
        switch (rules.consumption()) {
          case WHENEVER_POSSIBLE -> moment == Moment.START_OF_TURN;
          case FIRST_TURN -> moment == Moment.START_OF_TURN && groups[group].beginner == figure;
          case WITH_ABILITY -> moment == Moment.ABILITY;
        };
    return itsTime && !benefits(group, figure, cost);
  }

  /** The monster has paid the cost, for itself and all who share. */
  public void consumed(int group, int figure, int cost) {
    Group now = groups[group];
    groups[group] =
        new Group(now.begun, now.beginner, now.consumed | bit(figure, cost), now.performed);
  }

  /** Whether the monster has the benefit of this cost, paid by itself or by another. */
  public boolean benefits(int group, int figure, int cost) {
    return (groups[group].consumed & bit(figure, cost)) != 0;
  }

  /** A monster of the group has performed an ability in its turn. */
  public void performed(int group) {
    groups[group] = groups[group].performs(true);
  }

  /** Whether the group has performed something and not yet infused. */
  public boolean hasPerformed(int group) {
    return groups[group].performed;
  }

  /**
   * At the end of a monster's turn: whether the infusions of the card happen now.
   *
   * @param othersToCome whether more monsters of the group have a turn to come
   */
  public boolean infuses(int group, boolean othersToCome) {
    boolean now =
        groups[group].performed
            && switch (rules.infusion()) {
              case END_OF_TURN -> true;
              case END_OF_LAST_TURN -> !othersToCome;
              case WHEN_ROLLED -> false;
            };
    if (now) {
      groups[group] = groups[group].performs(false);
    }
    return now;
  }

  public void endRound() {
    Arrays.fill(groups, Group.IDLE);
    newcomers = new int[0];
    waves = newcomers;
  }

  private int waveOf(int figure) {
    for (int i = 0; i < newcomers.length; i++) {
      if (newcomers[i] == figure) {
        return waves[i];
      }
    }
    return 0;
  }

  private long bit(int figure, int cost) {
    if (cost < 0 || cost >= COSTS) {
      throw new IllegalArgumentException("a card has at most 8 consumptions, not " + cost);
    }
    return 1L << (waveOf(figure) * COSTS + cost);
  }

  public void tell(Facts facts) {
    for (Group group : groups) {
      facts.number(group.begun).number(group.beginner).number(group.consumed);
      facts.truth(group.performed);
    }
    for (int i = 0; i < newcomers.length; i++) {
      facts.number(newcomers[i]).number(waves[i]);
    }
  }

  @Override
  public String toString() {
    return "%s newcomers %s waves %s"
        .formatted(Arrays.toString(groups), Arrays.toString(newcomers), Arrays.toString(waves));
  }
}
