package haven.model.words;

/** What is printed on cards about stances of others, traps, and what changes hands. */
final class EnglishHandedOver {
  static final String TEMPLATES =
      """
      withStance = with the effects of your {0} in play
      effect.asMelee = {0}: works in ranged attacks, too
      whenSprung = when it is sprung: {0}
      count.ITEMS_USED = items used in this action
      effect.asHeals = Abilities of these kinds may be performed as heals of their value {1}: {0}
      effect.standsIn = Its summoner may perform attacks as if in its hex
      scope.ownSummons = Your summons
      moment.DURING_TURN = In your turn, when you like
      duration.ACTION = For this action
      lead = Lead {0} towards the closest hex adjacent to an ally
      shareDamage = Redistribute the damage suffered by yourself and your allies
      ask.CHOOSE.damage = choose how much of the damage ({1} in all) {0} has
      ask.CHOOSE.during = choose what to do, or nothing
      effect.handedOver = The card is the bearer's own from now on
      takeLost = Recover {0|one lost card|{0} lost cards} of an ally adjacent to it
      ask.TARGET.cards = choose whose lost card
      fact.COMMANDS_COMPANION = the action commands the companion
      """;

  private EnglishHandedOver() {}
}
