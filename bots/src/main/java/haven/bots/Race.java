package haven.bots;

import haven.model.Condition;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.List;

/**
 * A scenario is a race: turns that the heroes have cards for against turns that it takes to fight
 * all enemies. Hit points are part of it: what the enemies deal beyond them is paid in cards.
 */
final class Race {
  private static final int MOST = 64;

  private final State state;
  private final Instinct instinct;
  private final Weights weights;
  private final double able;

  /** The turns of heroes that fighting will take. */
  private double work;

  /** The damage that all enemies will deal until they are fought, and what comes first of it. */
  private double toll;

  private final double[] next;

  /** Turns that all heroes have cards for, and whoever has fewest. */
  private double breath;

  private double shortest = MOST;

  /** Of all heroes, and the least part that anybody has of them. */
  private double hitPoints;

  private double most;
  private double weakest = 1;

  /** All damage that the heroes could bear, with hit points and cards. */
  private double reserve;

  /** What they may suffer next, and how many may fall. */
  private double threat;

  private double mortal;
  private int seen;

  private final double[] keys = new double[MOST];
  private final double[] points = new double[MOST];
  private final double[] blows = new double[MOST];
  private int enemies;

  private Race(State state, Instinct instinct) {
    this.state = state;
    this.instinct = instinct;
    weights = instinct.weights();
    able = Math.max(1, able(state));
    next = new double[state.heroes()];
    for (Foes.Room room : instinct.foes().hidden(state)) {
      fight(room.hitPoints(), room.attacks());
    }
    visible();
  }

  static Race of(State state, Instinct instinct) {
    Race race = new Race(state, instinct);
    race.heroes();
    return race;
  }

  double work() {
    return work;
  }

  double breath() {
    return breath;
  }

  double shortest() {
    return shortest;
  }

  /** The part of their hit points that the heroes have. */
  double health() {
    return hitPoints / Math.max(1, most);
  }

  double weakest() {
    return weakest;
  }

  /** The damage to come for what can be borne. */
  double burden() {
    return Math.max(0, toll) / Math.max(1, reserve);
  }

  double threat() {
    return threat;
  }

  double mortal() {
    return mortal;
  }

  /** The enemies that are on the map. */
  int seen() {
    return seen;
  }

  private double w(Weight weight) {
    return weights.of(weight);
  }

  private static int able(State state) {
    int able = 0;
    for (int i = 0; i < state.heroes(); i++) {
      able += state.hero(i).isOut() ? 0 : 1;
    }
    return able;
  }

  /** Enemies that are fought together, the sooner the less it takes for what they deal. */
  private void fight(double[] hitPoints, double[] attacks) {
    enemies = 0;
    for (int i = 0; i < hitPoints.length; i++) {
      add(hitPoints[i], attacks[i]);
    }
    settle();
  }

  private void add(double hitPoints, double attack) {
    if (enemies < MOST) {
      int place = enemies++;
      double key = hitPoints / Math.max(0.1, attack);
      while (place > 0 && keys[place - 1] > key) {
        keys[place] = keys[place - 1];
        points[place] = points[place - 1];
        blows[place] = blows[place - 1];
        place--;
      }
      keys[place] = key;
      points[place] = hitPoints;
      blows[place] = attack;
    }
  }

  private void settle() {
    double pace = w(Weight.PACE);
    double time = 0;
    for (int i = 0; i < enemies; i++) {
      time += points[i] / pace / able;
      toll += w(Weight.TOLL) * blows[i] * time;
      work += points[i] / pace;
    }
  }

  private void visible() {
    enemies = 0;
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      Figure figure = all.get(i);
      if (figure.side() == Side.MONSTERS) {
        Nature.Stats stats = figure.nature().stats();
        double attack = attack(stats);
        add(toughness(figure), attack);
        seen++;
        if (figure.takesTurns()) {
          soon(figure, attack);
        }
      }
    }
    settle();
  }

  static double attack(Nature.Stats stats) {
    return Math.max(0, stats.attack()) * (1 + 0.5 * (Math.max(1, stats.targets()) - 1));
  }

  /** Its hit points, more if a shield protects them, fewer if a condition eats them. */
  private double toughness(Figure figure) {
    double left = figure.hitPoints();
    if (figure.has(Condition.WOUND)) {
      left = Math.max(0.5, left - w(Weight.WOUNDS));
    }
    double armour = armour(figure.nature().stats().traits());
    if (figure.has(Condition.POISON) || figure.has(Condition.BRITTLE)) {
      armour -= w(Weight.POISONED);
    }
    return left * toughness(armour);
  }

  static double toughness(double armour) {
    return 3 / Math.max(1, 3 - armour);
  }

  static double armour(List<Effect> traits) {
    double armour = 0;
    for (int i = 0; i < traits.size(); i++) {
      Effect.Change change = traits.get(i).change();
      if (change instanceof Effect.Change.Shield(Value.Fixed(int amount))) {
        armour += amount;
      } else if (change instanceof Effect.Change.Retaliate) {
        armour += 0.5;
      }
    }
    return armour;
  }

  /** What it deals next, to whom it will find first. */
  private void soon(Figure enemy, double attack) {
    int target = Merit.nearestHero(state, enemy);
    double part = 1;
    if (enemy.has(Condition.STUN) || enemy.has(Condition.DISARM)) {
      part = 0;
    } else if (enemy.has(Condition.MUDDLE)) {
      part = 0.7;
    } else if (enemy.has(Condition.STRENGTHEN)) {
      part = 1.25;
    }
    double usual = w(Weight.TOLL) * attack;
    toll -= usual; // how the first round goes can be told better than by its length
    if (target >= 0) {
      next[target] += part * w(Weight.NEXT) * attack;
    }
  }

  private void heroes() {
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (hero.isOut() || hero.figure().isNobody()) {
        shortest = 0;
        weakest = 0;
        continue;
      }
      Figure figure = state.figureOf(hero);
      double rounds =
          Stamina.rounds(hero.cards(), instinct.revivers(hero.cards()), w(Weight.REVIVAL));
      breath += rounds;
      shortest = Math.min(shortest, rounds);
      double health = figure.hitPoints();
      hitPoints += health;
      most += figure.maxHitPoints();
      weakest = Math.min(weakest, health / figure.maxHitPoints());
      reserve += health + w(Weight.BLOW) * Stamina.cards(hero.cards());
      threat += Math.min(next[i], health + 2);
      mortal += 1 / (1 + Math.exp(health - next[i]));
    }
  }
}
