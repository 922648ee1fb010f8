package haven.model.words;

/**
 * What harm an answer does, before it is given; what decides for it; and how numbers come about.
 */
final class EnglishHarms {
  static final String TEMPLATES =
      """
      harm.exhausts = {0} is exhausted
      harm.kills = {0} dies
      harm.hitsAlly = hits {0}, one of your own
      harm.trap = springs the trap
      harm.trap.does = springs the trap: {0}
      harm.hazard = hazardous terrain
      harm.hazard.does = hazardous terrain: {0}
      harm.damage = {0} damage
      harm.hurts = {0} suffers {1} damage: {2} of {3} hit points left
      harm.threatens = {0} suffers {1} damage, unless it is negated
      harm.retaliates = {0} retaliates: {1} damage
      harm.losesCards = {0}: lost
      harm.losesSomeCard = loses a discarded card, by chance
      harm.hitsNobody = nobody is attacked
      harm.wastes = {0} is discarded unused
      bot.outcome = decides the scenario
      bot.health = fewer hit points are lost
      bot.stamina = cards for more rounds are left
      bot.kills = {0} dies this round
      bot.damage = hurts the enemies more
      bot.conditions = better conditions, or worse ones for the enemies
      bot.danger = fewer attacks are to be feared next
      bot.progress = nearer to what is to be done
      bot.summons = those who fight along last longer
      bot.tempo = no round is spent resting
      bot.tools = items and lasting effects are kept
      sum.attack = attack
      sum.card = card
      sum.effect = bonus
      sum.drawn = drawn: {0}
      sum.shield = shield
      sum.pierce = pierce
      sum.adjacent = adjacent
      sum.advantage = advantage
      sum.disadvantage = disadvantage
      sum.retaliate = retaliate
      """;

  private EnglishHarms() {}
}
