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
      """;

  private EnglishCampaign() {}
}
