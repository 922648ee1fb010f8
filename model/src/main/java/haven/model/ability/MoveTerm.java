package haven.model.ability;

/** What the text of a move says about the way (ABL-19: part of the ability). */
public enum MoveTerm {
  /** Everything in each hex that is entered is looted, as by a loot ability (LOT-10). */
  LOOTS_EVERY_HEX,
  /**
   * The move of a commanded figure must end in a hex adjacent to its commander; a move that cannot
   * is not possible.
   */
  ENDS_ADJACENT_TO_COMMANDER,
  /** It must end in a hex adjacent to an obstacle; a move that cannot is not possible. */
  ENDS_ADJACENT_TO_OBSTACLE,
  /** All its steps lead in one direction. */
  STRAIGHT
}
