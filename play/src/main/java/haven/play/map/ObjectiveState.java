package haven.play.map;

import haven.model.map.ObjectiveSpec;

/**
 * An objective on the map.
 *
 * @param damage what it has suffered so far (OVL-72a)
 */
public record ObjectiveState(ObjectiveSpec spec, int hitPoints, int damage) {

  /** OVL-72: no hit point is left. */
  public boolean isDestroyed() {
    return damage >= hitPoints;
  }

  ObjectiveState suffering(int amount) {
    return new ObjectiveState(spec, hitPoints, damage + amount);
  }
}
