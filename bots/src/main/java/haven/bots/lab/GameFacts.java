package haven.bots.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What there is to tell of one game.
 *
 * @param heroes in the order of the party
 * @param halves of all cards that the heroes took along, and of those they were given
 */
public record GameFacts(
    boolean won, int rounds, int decisions, List<Hero> heroes, Map<HalfOf, Use> halves) {
  public GameFacts {
    heroes = List.copyOf(heroes);
    halves = Map.copyOf(halves);
  }

  /**
   * A hero at the end.
   *
   * @param cards in hand and discarded
   * @param damage dealt by the hero and its summons
   * @param fall what put it out of the game, if anything did
   */
  public record Hero(
      String characterClass,
      int hitPoints,
      int cards,
      int damage,
      int kills,
      Optional<Fall> fall) {}

  /** Why a hero is out. */
  public enum Cause {
    DAMAGE("damage"),
    CARDS("no cards"),
    RULE("special rule");

    private final String words;

    Cause(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * How a hero was exhausted or killed.
   *
   * @param by the monster, or what else dealt the last damage; empty if none did
   * @param room where, counted from 1 as the map lists them; 0 in a doorway
   */
  public record Fall(Cause cause, String by, int room, int round) {}

  /**
   * What became of a half of a card.
   *
   * @param chosen how often its card was one of the two of a round
   * @param used how often its action was performed
   * @param basic how often the card was used for the basic action of that half instead
   * @param damage dealt while it was performed, or by what it summoned
   */
  public record Use(int chosen, int used, int basic, int damage, int kills) {
    static final Use NONE = new Use(0, 0, 0, 0, 0);

    Use plus(Use other) {
      return new Use(
          chosen + other.chosen,
          used + other.used,
          basic + other.basic,
          damage + other.damage,
          kills + other.kills);
    }
  }

  /** As numbers that can be added to those of other games. */
  Counts counts() {
    Counts counts = new Counts();
    int wins = won ? 1 : 0;
    counts.add(1, Findings.GAMES);
    counts.add(wins, Findings.WINS);
    counts.add(decisions, Findings.DECISIONS);
    counts.add(1, Findings.ROUNDS, won ? Findings.WON : Findings.LOST, rounds);
    for (Hero hero : heroes) {
      count(hero, counts);
    }
    halves.forEach((half, use) -> count(half, use, counts));
    return counts;
  }

  private static void count(Hero hero, Counts counts) {
    String name = hero.characterClass;
    counts.add(1, Findings.HERO, name, Findings.HIT_POINTS, hero.hitPoints);
    counts.add(1, Findings.HERO, name, Findings.CARDS, hero.cards);
    counts.add(hero.damage, Findings.HERO, name, Findings.DAMAGE);
    counts.add(hero.kills, Findings.HERO, name, Findings.KILLS);
    if (hero.fall.isPresent()) {
      Fall fall = hero.fall.get();
      counts.add(1, Findings.FALL, name, fall.cause, fall.by, fall.room);
      counts.add(1, Findings.HERO, name, Findings.FALL, fall.round);
    }
  }

  private void count(HalfOf half, Use use, Counts counts) {
    boolean played = use.used > 0;
    count(use.chosen, half, Findings.CHOSEN, counts);
    count(use.used, half, Findings.USED, counts);
    count(use.basic, half, Findings.BASIC, counts);
    count(use.damage, half, Findings.DAMAGE, counts);
    count(use.kills, half, Findings.KILLS, counts);
    count(played ? 1 : 0, half, Findings.GAMES, counts);
    count(played && won ? 1 : 0, half, Findings.WINS, counts);
  }

  private static void count(int number, HalfOf half, String what, Counts counts) {
    counts.add(number, Findings.HALF, half.characterClass(), half.card(), half.half(), what);
  }
}
