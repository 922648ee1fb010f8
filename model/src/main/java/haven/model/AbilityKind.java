package haven.model;

/** The kinds of abilities, as far as it matters for what they can be aimed at (TGT-05). */
public enum AbilityKind {
  ATTACK,
  /** Gives a condition. */
  CONDITION,
  HEAL,
  /** Push, pull and the like. */
  FORCED_MOVEMENT,
  /** Commands, controls or grants an action to another figure. */
  COMMAND,
  /** Places, moves, flips or removes overlay tiles: it targets hexes. */
  TILES,
  MOVE,
  TELEPORT,
  LOOT,
  SHIELD,
  RETALIATE,
  /** Makes figures suffer damage without attacking them. */
  SUFFER_DAMAGE,
  RECOVER,
  SUMMON
}
