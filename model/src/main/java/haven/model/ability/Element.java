package haven.model.ability;

/** The six elements (ELM-01). */
public enum Element {
  FIRE,
  ICE,
  AIR,
  EARTH,
  LIGHT,
  DARK
}
