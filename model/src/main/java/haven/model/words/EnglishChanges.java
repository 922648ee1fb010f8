package haven.model.words;

/** What is printed on cards about tiles, ways, and what is taken or given besides. */
final class EnglishChanges {
  static final String TEMPLATES =
      """
      moveTerm.ENDS_ADJACENT_TO_OBSTACLE = must end adjacent to an obstacle
      moveTerm.STRAIGHT = in a straight line
      pushAgainst = Push {0}; for each hex barred by a wall or an obstacle {1} damage, {2} XP
      loot.some = Loot {0}, at most {1}
      meetTile = Suffers the effects of that tile
      gainMoney = Gain money tokens: {0}
      transferTile.to = Place one {0} in another hex within range {1}
      create.TRIANGLE = Create {0} of three hexes
      create.WHERE_KILLED = Create {0} where it died
      clearPath = Remove all of these in the hexes moved through: {0}
      plain.REDIRECTED = targets an ally of the attacker instead
      ask.FIGURE.redirect = choose whom {0} attacks instead
      plain.KILLS = kills the target instead
      effect.movesAsAttacks = Move abilities may be performed as attacks of the same value
      whenPlayed = {0} (when played)
      fact.MOVED_STRAIGHT = the move led in a straight line
      count.TILES = hexes of these tiles
      count.TARGET_MAX_HIT_POINTS = maximum hit points of the target
      count.ENEMIES_ADJACENT_TO_TARGET = enemies adjacent to the target
      among.ADJACENT_TO_TILES = adjacent to these tiles
      ask.HEX.loot = take one of the things in range, or not ({0} left)
      playCard.TOP = Play a card from your hand for its top action
      playCard.BOTTOM = Play a card from your hand for its bottom action
      playCard.ANOTHER_TURN = Play two cards from your hand for another turn, later in this round
      playCard.SAME_HALF = Play a card from your hand for the same half
      focus.farthest = Focuses on the enemy that is farthest away
      focus.farthest.within = Focuses on the enemy that is farthest away within range {0}
      count.SHIELD_MET = shield of the target in that attack
      count.TRAP_DAMAGE = damage of a trap
      count.HAZARD_DAMAGE = damage of hazardous terrain
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
      """;

  private EnglishChanges() {}
}
