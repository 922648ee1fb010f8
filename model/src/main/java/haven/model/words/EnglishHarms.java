package haven.model.words;

/** What harm an answer does, before it is given; and how numbers come about. */
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
