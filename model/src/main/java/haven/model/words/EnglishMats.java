package haven.model.words;

/**
 * What is said about the mats of classes, about harm that is ahead, and why bots do what they do.
 */
final class EnglishMats {
  static final String TEMPLATES =
      """
      lootKind.SPECIAL = a special card
      spend = Spend {1} {0}
      spend.upTo = Spend {1} to {2} {0}
      counter.added = {0} {1}
      counter.set = {0} becomes {1}
      form = Take on the form {0}
      form.next = Take on the next form
      markers.forwards = Move the marker of {0|one lasting effect|{0} lasting effects} {1|one slot|{1} slots} forwards
      markers.backwards = Move the marker of {0|one lasting effect|{0} lasting effects} {1|one slot|{1} slots} backwards
      check.inForm = it is in the form {0}
      ask.PAY.counter = choose how much of {0}
      ask.CHOOSE.marker = choose which marker moves
      event.COUNTER_MOVED = {0}: {3} is now {2}
      event.FORM_TAKEN = {0} takes on the form {3}
      event.MARKER_MOVED = {0} moves the marker of {3} to slot {2}
      event.MASTERED = {0} masters: {3}
      count.SPENT = spent
      count.SLOTS_PASSED = slots passed
      count.EFFECTS_ON_LAST_SLOT = lasting effects on their last slot
      count.PERSISTENT_EFFECTS = persistent effects
      moment.START_OF_SCENARIO = At the start of the scenario
      moment.SHORT_RESTED = After a short rest
      moment.ROOM_REVEALED = When a room is revealed
      perk.always = always: {0}
      perk.uses = {1|once|{1} times} each scenario: {0}
      perk.hitPoints = {0|one hit point|{0} hit points} more
      perk.hands = bring {0|one one-handed item|{0} one-handed items} more
      feat.atLeast = {0}: at least {1}
      feat.atLeast.ROUND = {0}: at least {1} in one round
      feat.atLeast.TURN = {0}: at least {1} in one turn
      feat.atMost = {0}: at most {1}
      feat.atMost.ROUND = {0}: at most {1} in every round
      feat.atMost.TURN = {0}: at most {1} in every turn
      feat.never = {0}: never
      feat.each = {0}: every time
      feat.each.ROUND = {0}: in each round
      feat.each.TURN = {0}: in each turn
      feat.inARow = {0}: in {1} rounds in a row
      feat.at.START_OF_TURN = at the start of a turn {0}
      feat.at.END_OF_TURN = at the end of a turn {0}
      feat.at.END_OF_ROUND = at the end of a round {0}
      feat.at.REST = at the start of a rest {0}
      feat.at.END_OF_SCENARIO = at the end of the scenario {0}
      feat.ATTACK = attacks
      feat.ATTACKED = attacks against it
      feat.DAMAGE = damage to others
      feat.DAMAGE_SUFFERED = damage suffered
      feat.KILL = kills
      feat.SUMMON_DIES = summons of its own that die
      feat.SUMMON = summons
      feat.HEX_MOVED = hexes moved
      feat.HEX_FORCED = hexes that others are forced to move
      feat.INFUSE = elements infused
      feat.CONSUME = elements consumed
      feat.GAIN_CONDITION = conditions gained
      feat.CHANGE_FORM = changes of form
      feat.USE_SLOT = slots used
      feat.LOSE_CARD = cards lost
      feat.RECOVER_CARD = cards recovered
      feat.LAY_TOKEN = tokens laid
      feat.CREATE_TILE = tiles created
      feat.DESTROY_TILE = tiles destroyed
      feat.OPEN_DOOR = doors opened
      feat.LOOT = loot tokens
      feat.USE_ITEM = items used
      feat.GAIN_XP = experience
      feat.LONG_REST = long rests
      feat.SHORT_REST = short rests
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

  private EnglishMats() {}
}
