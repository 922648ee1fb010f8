package haven.model.words;

/** What is printed on cards about stances of others, traps, and what changes hands. */
final class EnglishHandedOver {
  static final String TEMPLATES =
      """
      withStance = with the effects of your {0} in play
      effect.asMelee = {0}: works in ranged attacks, too
      whenSprung = when it is sprung: {0}
      count.ITEMS_USED = items used in this action
      fact.COMMANDS_COMPANION = the action commands the companion
      """;

  private EnglishHandedOver() {}
}
