package haven.model.map;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.rules.HexDamage;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a trap, hazardous terrain or hazard does to whoever enters it, as its tokens or the
 * scenario's legend say (OVL-33 to OVL-35, OVL-45). It is never attack damage (OVL-36).
 *
 * @param stays whether a trap is left on the map when sprung, because the scenario says so (OVL-32)
 */
public record HexEffect(Damage damage, Set<Condition> conditions, boolean stays)
    implements WrittenEffect {
  /** What a tile does of which nobody has said anything else. */
  public static final HexEffect USUAL = new HexEffect(Damage.AS_LEVEL, Set.of(), false);

  /** How much it hurts. */
  public sealed interface Damage {
    /** The effect does not speak of damage (OVL-34). */
    Damage NONE = new Printed(0);

    /** It says "damage" and no number: what is usual for the kind of tile and the level. */
    Damage AS_LEVEL = new AsLevel();

    /** The amount that is printed, or that the ability which made the trap states. */
    record Printed(int amount) implements Damage {}

    /** An amount that is worked out when the tile is laid. */
    record Computed(Formula amount) implements Damage {}

    /** The amount that goes with the scenario level (OVL-33, OVL-40). */
    record AsLevel() implements Damage {}
  }

  public HexEffect {
    Set<Condition> inOrder = EnumSet.noneOf(Condition.class);
    inOrder.addAll(conditions);
    conditions = Collections.unmodifiableSet(inOrder);
  }

  /** What is written on a tile, or else what is usual. */
  public static HexEffect of(OverlayTile tile) {
    return switch ((WrittenEffect) tile.effect().orElse(USUAL)) {
      case HexEffect written -> written;
      case MadeTrap made -> made.effect();
    };
  }

  /** Reads {@code damage}, {@code damage 3}, {@code stays} and the names of conditions. */
  public static HexEffect of(List<String> words) {
    Damage damage = Damage.NONE;
    Set<Condition> conditions = EnumSet.noneOf(Condition.class);
    boolean stays = false;
    for (String word : words) {
      if (word.equals("damage")) {
        damage = Damage.AS_LEVEL;
      } else if (word.matches("damage \\d{1,3}")) {
        damage = new Damage.Printed(Integer.parseInt(word.substring("damage ".length())));
      } else if (word.equals("stays")) {
        stays = true;
      } else {
        conditions.add(Condition.named(word));
      }
    }
    return new HexEffect(damage, conditions, stays);
  }

  /** As it lies on the table: the damage is a number. */
  public HexEffect settled(Terms terms) {
    return damage instanceof Damage.Computed(Formula amount)
        ? new HexEffect(new Damage.Printed(Math.max(0, amount.value(terms))), conditions, stays)
        : this;
  }

  @Override
  public boolean holds() {
    return conditions.contains(Condition.IMMOBILIZE) || conditions.contains(Condition.STUN);
  }

  /** The damage it deals as a tile of that kind at that scenario level. */
  public int damage(Terrain kind, HexDamage usual, int level) {
    return switch (damage) {
      case Damage.Printed printed -> printed.amount();
      case Damage.Computed _ -> throw new IllegalStateException("the tile is not laid yet");
      case Damage.AsLevel _ -> kind == Terrain.TRAP ? usual.trap(level) : usual.hazard(level);
    };
  }
}
