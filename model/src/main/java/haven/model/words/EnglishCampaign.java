package haven.model.words;

/** What is said between two scenarios. */
final class EnglishCampaign {
  static final String TEMPLATES =
      """
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
      reward.scenario.MANDATORY = scenario {0} must follow
      reward.lootCards = {0} loot cards
      reward.designInParts = part of the item design {0}
      outpost.collective = {0} for all together
      outpost.morale = {0} morale
      outpost.inspiration = {0} inspiration
      outpost.defence = {0} defence
      outpost.soldiers = {0} soldiers
      outpost.section = section {0}
      outpost.later = section {0} in {1} weeks
      outpost.weeks = {0} weeks go by
      outpost.noEvent = no outpost event this week
      outpost.spot = building {0} can be built
      outpost.wreck = building {0} is wrecked
      outpost.guardCard = town guard card {0} joins its deck
      outpost.guardCardLost = town guard card {0} leaves its deck
      outpost.quest = a personal quest joins the deck
      outpost.lootSticker = one more on a loot card: {0}
      outpost.attack = attack {0}, targets {1}, checks {2}
      no.outpost.stage = not in this step of the Outpost Phase
      no.outpost.goHome = the party goes home first
      no.outpost.mustFollow = scenario {0} comes first
      no.outpost.noBuilding = no building offers that now
      no.outpost.notOpen = building {0} cannot be built
      no.outpost.wrecked = {0} is wrecked
      no.outpost.notWrecked = {0} is not wrecked
      no.outpost.prosperity = the town needs prosperity level {0}
      no.outpost.cost = the supply does not pay for {0}
      no.outpost.built = enough was built in this phase
      no.outpost.rebuilt = nothing is built after rebuilding
      no.outpost.potion = {0} is a potion and is brewed
      no.outpost.notMade = {0} is not made here
      no.outpost.materials = {0} has not what {1} is made of
      no.outpost.herbs = there are not enough herbs
      no.outpost.noWindow = the chart has no such potion
      no.outpost.notRevealed = the recipe of {0} is not known
      no.outpost.notDistilled = {0} cannot be distilled
      no.outpost.resources = {0} has not so much of it
      no.outpost.notSold = items are not for sale here yet
      no.outpost.favours = nobody grants favours yet
      """;

  private EnglishCampaign() {}
}
