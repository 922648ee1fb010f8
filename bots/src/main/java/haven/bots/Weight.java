package haven.bots;

import java.util.ArrayList;
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
  /** Rounds that it takes from one room to the next. */
  WALK(1.5),
  /** Where a fight begins, in hexes. */
  NEAR(4),
  /** The part of its hit points below which a hero rests long. */
  WOUNDED(0.5),
  /** Where nobody disturbs a rest, in hexes. */
  QUIET(6),
  /** Hit points that make a rest worth while. */
  PATCH(3),
  /** An enemy killed, besides its hit points. */
  KILL(1),
  /** A condition, as damage. */
  AFFLICTION(0.8),
  /** That a hero can only rest next. */
  REST(4),
  /** A point of attack of somebody who fights along. */
  SUMMON(1),
  /** An item that can still be used. */
  TOOL(1),
  /** A lasting effect of a card. */
  BOON(2),
  /** Steps that take a turn. */
  STRIDE(5),
  /** Hit points that a hero takes from the enemies in a turn. */
  PACE(2.4),
  /** The part of their attacks that enemies deal in a round. */
  TOLL(0.45),
  /** The same in the next round, at whom they reach. */
  NEXT(0.7),
  /** Damage that a card negates. */
  BLOW(3.5),
  /** How rounds grow with cards: 2 if all cards are used again and again. */
  CURVE(1),
  /** How uncertain the damage to come is. */
  SOFT(3),
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
    return List.of(values()).subList(0, KILL.ordinal());
  }

  /** Those that tell how good a position looks. */
  static List<Weight> ofMerit() {
    List<Weight> some = new ArrayList<>(List.of(values()).subList(KILL.ordinal(), values().length));
    some.add(WALK);
    return some;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
