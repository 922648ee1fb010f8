package haven.play.table;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Facts;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A figure on the map: where it stands, its hit points and conditions. */
public final class Piece {
  private final int id;
  private final Nature nature;
  private Hex hex;
  private int hitPoints;
  private int conditions;

  /** Conditions gained in the figure's own turn: they outlast its end once (CON-05). */
  private int fresh;

  private Initiative initiative = Initiative.LAST;
  private boolean flying;
  private boolean gone;

  /** An exhausted character that stays on the map (EXH-12). */
  private boolean exhausted;

  private @Nullable Figure shown;

  public Piece(int id, Nature nature, Hex hex) {
    this.id = id;
    this.nature = nature;
    this.hex = hex;
    hitPoints = nature.stats().hitPoints();
    flying = nature.stats().flying();
  }

  /** A figure that is gone never changes again, and is shared. */
  Piece copy() {
    if (gone) {
      return this;
    }
    Piece copy = new Piece(id, nature, hex);
    copy.hitPoints = hitPoints;
    copy.conditions = conditions;
    copy.fresh = fresh;
    copy.initiative = initiative;
    copy.flying = flying;
    copy.exhausted = exhausted;
    copy.shown = shown;
    return copy;
  }

  public int id() {
    return id;
  }

  public Nature nature() {
    return nature;
  }

  public String name() {
    return nature.name();
  }

  public Side side() {
    return nature.side();
  }

  public Hex hex() {
    return hex;
  }

  void stand(Hex other) {
    hex = other;
    shown = null;
  }

  public int hitPoints() {
    return hitPoints;
  }

  public int maxHitPoints() {
    return nature.stats().hitPoints();
  }

  public void hitPoints(int number) {
    hitPoints = number;
  }

  public boolean isGone() {
    return gone;
  }

  /** Off the map, with all its markers (CON-12, MDT-03). */
  void leave() {
    gone = true;
    conditions = 0;
    fresh = 0;
  }

  public boolean isExhausted() {
    return exhausted;
  }

  void exhaust() {
    exhausted = true;
    shown = null;
  }

  public Initiative initiative() {
    return initiative;
  }

  public boolean isFlying() {
    return flying;
  }

  public boolean has(Condition condition) {
    return (conditions & 1 << condition.ordinal()) != 0;
  }

  public boolean isFresh(Condition condition) {
    return (fresh & 1 << condition.ordinal()) != 0;
  }

  public boolean isImmuneTo(Condition condition) {
    return (nature.stats().immunities() & 1 << condition.ordinal()) != 0;
  }

  void gain(Condition condition, boolean inOwnTurn) {
    conditions |= 1 << condition.ordinal();
    if (inOwnTurn) {
      fresh |= 1 << condition.ordinal();
    } else {
      fresh &= ~(1 << condition.ordinal());
    }
    changed(condition);
  }

  void lose(Condition condition) {
    conditions &= ~(1 << condition.ordinal());
    fresh &= ~(1 << condition.ordinal());
    changed(condition);
  }

  /** From the next turn on they are no longer new. */
  public void age(Condition condition) {
    fresh &= ~(1 << condition.ordinal());
  }

  private void changed(Condition condition) {
    if (condition == Condition.INVISIBLE) {
      shown = null;
    }
  }

  public boolean hasAny() {
    return conditions != 0;
  }

  public Set<Condition> conditions() {
    if (conditions == 0) {
      return Set.of();
    }
    var set = EnumSet.noneOf(Condition.class);
    for (Condition condition : Condition.values()) {
      if (has(condition)) {
        set.add(condition);
      }
    }
    return set;
  }

  boolean become(Initiative other, boolean flies) {
    if (initiative.equals(other) && flying == flies) {
      return false;
    }
    initiative = other;
    flying = flies;
    shown = null;
    return true;
  }

  /** The figure as the rules of the board see it. */
  Figure shown() {
    Figure known = shown;
    if (known == null) {
      Figure able = new Figure(nature.name(), hex, nature.side(), initiative, traits());
      known = exhausted ? able.exhausted() : able;
      shown = known;
    }
    return known;
  }

  private Set<Figure.Trait> traits() {
    var traits = EnumSet.noneOf(Figure.Trait.class);
    if (has(Condition.INVISIBLE)) {
      traits.add(Figure.Trait.INVISIBLE);
    }
    if (flying) {
      traits.add(Figure.Trait.FLYING);
    }
    switch (nature.kind()) {
      case CHARACTER -> traits.add(Figure.Trait.CHARACTER);
      case SUMMON -> traits.add(Figure.Trait.SUMMON);
      case OBJECTIVE -> {
        traits.add(Figure.Trait.OBJECTIVE);
        if (nature.side() == Side.PARTY) {
          traits.add(Figure.Trait.FOCUSABLE);
        }
      }
      case MONSTER, ALLY -> {}
    }
    return traits;
  }

  void tell(Facts facts) {
    facts.number(id).word(nature.name()).truth(gone);
    if (gone) {
      return;
    }
    facts.word(
        switch (nature.kind()) {
          case CHARACTER -> "character";
          case MONSTER -> "monster";
          case SUMMON -> "summon";
          case ALLY -> "ally";
          case OBJECTIVE -> "objective";
        });
    facts.word(nature.group()).word(nature.rank().name()).truth(nature.side() == Side.PARTY);
    facts.number(nature.summoner()).number(hex.q()).number(hex.r());
    facts.number(hitPoints).number(maxHitPoints()).truth(flying).truth(exhausted);
    if (conditions != 0) {
      for (Condition condition : Condition.values()) {
        if (has(condition)) {
          facts.word(condition.name()).truth(isFresh(condition));
        }
      }
    }
  }

  @Override
  public String toString() {
    return gone
        ? nature.name() + " gone"
        : "%s at %s %d/%d %s new %d initiative %s%s%s"
            .formatted(
                nature.name(),
                hex,
                hitPoints,
                maxHitPoints(),
                conditions(),
                fresh,
                initiative,
                flying ? " flying" : "",
                exhausted ? " exhausted" : "");
  }
}
