package haven.model.words;

/** Why something cannot be done. */
final class EnglishRefusals {
  static final String TEMPLATES =
      """
      no.option = that cannot be chosen now
      no.notAsked = somebody else is to decide now
      no.yesOrNo = the others wait for a yes or no
      no.over = the scenario is over
      no.step = a move enters at least one hex
      no.undo = there is nothing to take back
      no.selfOnly = only {0} can be chosen for this
      no.noEnemy = {0} is no enemy
      no.noAlly = {0} is no ally
      no.notSelf = not on {0} itself
      no.invisible = {0} is invisible
      no.adjacent = not adjacent
      no.range = {0|one hex|{0} hexes} away, the range is {1}
      no.noWay = no hexes lead there, so no range does
      no.sight = not in line of sight
      no.target = there is nobody to target
      no.redHex = {0} is in no red hex
      no.blueHex = every blue hex needs an ally
      no.already = {0} has been chosen already
      no.unfit = this cannot be used on {0}
      no.otherClass = {0} is no card of {1}
      no.cardLevel = {0} is a card of level {1}
      no.cardOnce = {0} is there only once
      no.handSize = a {0} takes {1} cards, not {2}
      no.upgrades = {0|one card is|{0} cards are} of level 2, not {1}
      no.ownCards = a {0} gains one card with each level, none above it
      no.learning = a {0} has no cards of level A, with which the game is learnt
      no.learntWith = this scenario is learnt with {0}
      no.notOwned = {0} does not own {1}
      no.slots = {0} brings too much for {1}: {2}, and {3} fit
      no.hands = {0} would need {1} hands for these items, and has 2
      no.itemTwice = {0} has {1} twice
      no.sameCard = {0} brings two items of card {1}
      no.partySize = a party has {0} to {1} characters, not {2}
      no.sameClass = {0} can only be played once
      no.oneEach = several players have one character each
      no.level = levels are {0} to {1}, not {2}
      no.printedLevel = the scenario is of level {0}
      no.heroLevel = the character has the level of the scenario, {0}
      no.levelOnly = here the level sets the difficulty, not the modifiers
      no.difficulty = this game has no such difficulty: {0}
      no.prescribed = the {0} must play this scenario
      no.favour = {0} does not pay for a favour
      no.variant = this game is not played with: {0}
      no.solo = one player runs all characters of a solo game
      no.standing = {0} cannot be played: {1}
      no.goals = {0} battle goals are to be dealt, and there are not so many
      no.lootDeck = there are no loot cards to build the loot deck from
      no.treasure = the treasure index has no number {0}
      variant.SOLO = one player with several characters
      variant.OPEN_INFORMATION = open hands
      variant.REDUCED_RANDOMNESS = reduced randomness
      variant.PERMANENT_DEATH = permanent death
      variant.CASUAL = casual play
      standing.NOT_UNLOCKED = it is not unlocked
      standing.REQUIREMENTS_NOT_MET = its requirements are not met
      standing.COMPLETED = it has been completed
      standing.LOCKED = it is locked
      difficulty.VERY_EASY = very easy
      difficulty.EASY = easy
      difficulty.NORMAL = normal
      difficulty.HARD = hard
      difficulty.VERY_HARD = very hard
      no.campaign.full = a party has at most {0} characters
      no.campaign.classOnce = there is a {0} already
      no.campaign.notHome = that is done in the town
      no.campaign.locked = the class {0} is not unlocked
      no.campaign.startingLevel = nobody starts above level {0} here
      no.campaign.nameTaken = somebody is called {0} already
      no.campaign.noLevel = {0} has not earned another level
      no.campaign.levelFirst = {0} has to level up first
      no.campaign.retireFirst = {0} has met the personal quest and has to retire
      no.campaign.questOpen = {0} has not met a personal quest
      no.campaign.nobody = nobody goes with the party
      no.campaign.away = the party is away: tell first what it brings home
      no.campaign.others = that is not told of those who set out, in their order
      no.campaign.treasure = treasure {0} cannot be looted any more
      no.campaign.noCopy = the shop has no copy of {0}
      no.campaign.gold = {0} has {1} gold, not {2}
      no.campaign.donated = each player donates once in a visit
      no.campaign.oneEvent = there is one event in a visit
      no.campaign.noEnhancer = nobody enhances cards here yet
      no.campaign.notInPool = {0} is not among the cards of this character
      no.campaign.noSpot = {0} has no place for that
      no.campaign.enhanced = the town of level {0} allows no further enhanced card of this class
      no.campaign.again = scenario {0} was lost and has to be tried again
      """;

  private EnglishRefusals() {}
}
