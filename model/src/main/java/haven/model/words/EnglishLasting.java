package haven.model.words;

/** What is printed on cards about lasting effects, companions and what players do together. */
final class EnglishLasting {
  static final String TEMPLATES =
      """
      moment.START_OF_ROUND = At the start of a round
      moment.LONG_RESTED = After a long rest
      moment.FIGURE_DAMAGED = After another figure (the target) suffers damage
      once.TURN = once a turn
      once.ACTION = once an action
      use.once = Use it
      among.COMPANION = your companion
      fact.COMMANDED = it performs what somebody commands
      moment.START_OF_ACTION = Before an action
      moment.ATTACK_CURSED = After a curse has foiled an attack of anybody (the target)
      check.actionHas = the action has: {0}
      check.nextToFigure = next to the target stands one of: {0}
      fact.DEADLY = the damage would leave it no hit points
      sufferUpTo = Suffer up to {0} damage
      count.DAMAGE_PAID = damage suffered for it
      count.HURT = figures damaged by it
      count.RANGE_LEFT = hexes by which the range exceeds the way to the target
      ask.PAY.damage = choose how much damage
      effect.healed = When healed: {0}
      effect.retaliates = Retaliate: {0}
      effect.overheals = Heals lift the hit points up to {0}
      effect.maxHitPoints = Maximum hit points +{0}
      effect.restsFully = A short rest has all that a long rest has
      effect.grounded = Cannot fly
      effect.seesInvisible = Can target invisible enemies
      effect.confinedTo = Keeps to {0}; all else is an obstacle for it
      effect.sparesSummons = Never focuses on summons
      effect.turncoat.OWN = Takes its turns as if its allies were enemies and its enemies allies
      effect.turncoat.CONTROLLED = Takes its turns as if its allies were enemies and its enemies allies, as you decide
      effect.turncoat.COMPELLED = In its turn: {0}, then the top action of its leading card, as if its allies were enemies
      drive.away = All characters and their summons move away, with up to {0} movement points, as far as they can
      drive.near = All characters and their summons move to the nearest adjacent hex
      mindControl = The last character in the order is controlled in its turn: {0}, then the top action of its leading card, as if its allies were enemies
      ask.FORCED_PATH.away = choose where to go, as far as possible from {0}
      ask.FORCED_PATH.near = choose the way to {0}
      actAgain = Act once more at once (characters play two cards from their hand)
      ask.CARDS.extra = choose two cards for the extra turn
      duration.SCENARIO = For the rest of the scenario
      setHitPoints = {0|one hit point|{0} hit points} from now on
      exhausted = Become exhausted
      swap = Exchange places
      swap.targets = The two targets exchange places
      purge = Remove all curses from the modifier deck and shuffle the discards back into it
      among.ANYWHERE = at any range
      where.TARGET = the hex of the last target
      teleport.into = Teleport to {0}
      giveCard = Give the card {0}
      card.supply = {0} returns to the supply
      transfer = {1|One mark {0} goes|{1} marks {0} go} over to the target
      transfer.all = All marks {0} go over to the target
      effect.atOnce = {0}: {1} at once
      moment.LAST_USE = With its last use
      ask.CHOOSE.surplus = choose which of these ends
      ask.CHOOSE.mark = choose a mark
      check.nearFigure = within {1} of the target stands one of: {0}
      allAdjacent = of all adjacent
      plain.CLEANSES = negative conditions are removed before
      effect.healAbilities = Heal abilities: {0}
      effect.suffersInstead = The owner may suffer damage to them instead, less {0}
      moment.AFTER_GIVING = After it gives a condition to a figure (the target)
      check.gave = it gave {0}
      gainTogether = {0} for self and all adjacent allies
      allyGains = {0} for an ally within range {1}
      allyGains.or = {0} for an ally within range {1}, or {2} damage if it has that
      forgo.top = Forgo the top action
      forgo.bottom = Forgo the bottom action
      effect.movesTimes = Moves: x {0}
      fact.TARGETED_IN_ACTION = the target was a target in this action
      fact.ROUND_IS_ODD = the round is odd
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

  private EnglishLasting() {}
}
