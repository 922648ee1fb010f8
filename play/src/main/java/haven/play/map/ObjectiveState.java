package haven.play.map;

import haven.model.map.ObjectiveSpec;

/**
 * An objective on the map.
 *
 * @param damage what it has suffered so far (OVL-72a)
 */
public record ObjectiveState(ObjectiveSpec spec, int hitPoints, int damage) {}
