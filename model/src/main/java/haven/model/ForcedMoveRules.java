package haven.model;

/**
 * Where the games differ about push, pull and other forced movement.
 *
 * @param charactersChooseDistance whether a character who pushes or pulls chooses any distance up
 *     to the value (FRC-05a) or all of it or nothing (FRC-05b)
 */
public record ForcedMoveRules(boolean charactersChooseDistance) {
  static final ForcedMoveRules GLOOMHAVEN = new ForcedMoveRules(false);
  static final ForcedMoveRules JAWS = new ForcedMoveRules(true);
  static final ForcedMoveRules FROSTHAVEN = new ForcedMoveRules(true);
  static final ForcedMoveRules BUTTONS = new ForcedMoveRules(true);
}
