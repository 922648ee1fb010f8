package haven.bots;

import java.util.List;
import java.util.Locale;

/** What the bots weigh, and by how much before anybody has fitted it. */
enum Weight {
  /** An attack of which nobody is in reach. */
  DRY(0.15),
  /** A round of cards, when one is lost by an action. */
  ROUND(0.7),
  /** A card that is lost by an action, besides its rounds. */
  LOST(1),
  /** Each point of initiative less, if enemies are near. */
  FIRST(0.012),
  /** Each point of initiative more, if they are far. */
  LAST(0.012),
  /** Whatever else an action does for the party in a fight. */
  GOOD(0.8),
  /** The same where nobody is to be seen. */
  CALM(0.3),
  /** A hit point healed. */
  MEND(0.8),
  /** A step towards enemies that are not adjacent. */
  APPROACH(0.3),
  /** A step towards the next door. */
  MARCH(0.8),
  /** What an attack from there would do. */
  HIT(1),
  /** That it would do anything. */
  REACH(2),
  /** How much less, if a ranged attack would be made at an adjacent enemy. */
  CLOSE(0.25),
  /** A point of attack that may be aimed at the hero. */
  FEAR(0.35),
  /** How much more it fears, the fewer hit points it has. */
  HURT(0.6),
  /** A step nearer to what is to be done. */
  NEARER(0.5),
  /** Opening a door where nobody is left to fight. */
  DOOR(6),
  /** Not opening one in a fight. */
  DISCREET(4),
  /** Setting foot into a trap. */
  RISK(2),
  /** A token on the ground. */
  LOOT(0.4),
  /** What one blow does, as a rule. */
  USUAL(3),
  /** That a blow may be the last one. */
  FINISH(3),
  /** A point of attack of an enemy. */
  THREAT(0.6),
  /** Damage that is worth a card, where hit points would do. */
  NEGATE(5),
  /** How much of it for each round that the card would last. */
  DEAR(0.6),
  /** Where a fight begins, in hexes. */
  NEAR(4),
  /** The part of its hit points below which a hero rests long. */
  WOUNDED(0.5),
  /** Where nobody disturbs a rest, in hexes. */
  QUIET(6),
  /** Hit points that make a rest worth while. */
  PATCH(3),
  /** A card that brings lost ones back. */
  REVIVER(10),
  /** An even game. */
  EVEN(0),
  /** The logarithm of the rounds of all heroes' cards. */
  BREATH(2),
  /** The same of whoever has fewest. */
  SHORTEST(0.5),
  /** The logarithm of the turns that fighting takes. */
  WORK(-2.5),
  /** An enemy on the map, for each hero. */
  SEEN(-0.3),
  /** A room that nobody has seen. */
  ROOMS(-0.3),
  /** A step of each hero to what is to be done. */
  WAY(-0.05),
  /** All hit points of the heroes. */
  HEALTH(1),
  /** Those of the one who has the smallest part of them. */
  WEAKEST(0.5),
  /** The logarithm of the damage to come for what can be borne. */
  BURDEN(-1),
  /** Damage to come next, for each hero. */
  THREATENED(-0.1),
  /** A hero who may fall by it. */
  MORTAL(-0.5),
  /** A condition, as damage. */
  AFFLICTION(0.05),
  /** A point of attack of somebody who fights along. */
  SUMMON(0.05),
  /** An item that can still be used. */
  TOOL(0.05),
  /** A lasting effect of a card. */
  BOON(0.1),
  /** That a hero can only rest next. */
  REST(-0.2),
  /** How likely lost cards will come back. */
  REVIVAL(0.7),
  /** Hit points that a hero takes from the enemies in a turn. */
  PACE(2.4),
  /** The part of their attacks that enemies deal in a round. */
  TOLL(0.45),
  /** The same in the next round, at whom they reach. */
  NEXT(0.7),
  /** Damage that a card negates. */
  BLOW(3.5),
  /** Hit points that a wound takes. */
  WOUNDS(1.5),
  /** A shield less, for whoever is poisoned. */
  POISONED(1);

  private final double usual;

  Weight(double usual) {
    this.usual = usual;
  }

  double usual() {
    return usual;
  }

  /** Those that instinct uses. */
  static List<Weight> ofInstinct() {
    return List.of(values()).subList(0, EVEN.ordinal());
  }

  /** Those that tell how good a position looks. */
  static List<Weight> ofMerit() {
    return List.of(values()).subList(EVEN.ordinal(), values().length);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
