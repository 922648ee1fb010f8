package haven.packs;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.play.engine.Event;
import haven.stage.Arena;
import java.util.Arrays;
import java.util.List;

/**
 * A monster of the pack at {@code m} on a wide floor, a loot token to its left, an idle ally of it
 * at {@code k}, and two heroes who do nothing. The monsters have many hit points and lack some, so
 * that everything they do can be seen.
 *
 * @param distance between the monster and the first hero, where they stand in a line
 */
record MonsterFloor(Place place, int distance) {
  static final MonsterFloor ADJACENT = new MonsterFloor(Place.ADJACENT, 1);
  static final MonsterFloor BESIDE_ALLY = new MonsterFloor(Place.BESIDE_ALLY, 1);

  private static final int HIT_POINTS = 60;
  private static final int HURT = 30;
  private static final int WIDTH = 40;
  private static final int ROWS = 7;
  private static final int MIDDLE = 3;
  private static final int COLUMN = 6;

  /** Where the heroes stand. */
  enum Place {
    /** Both next to the monster. */
    ADJACENT,
    /** One next to the monster and to its ally, the other far away. */
    BESIDE_ALLY,
    /** One so far away as said, in a line; the other three hexes behind it. */
    IN_LINE
  }

  static MonsterFloor inLine(int distance) {
    return new MonsterFloor(Place.IN_LINE, distance);
  }

  static MonsterType type(String name) {
    return Gloomhaven.PACK.monsters().stream()
        .filter(type -> type.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static MonsterDeck deck(MonsterType type) {
    return Gloomhaven.PACK.decks().stream()
        .filter(deck -> deck.name().equals(type.deck()))
        .findFirst()
        .orElseThrow();
  }

  /** What happened in the monster's turn. */
  static List<Event> turn(Arena arena) {
    return arena.inTurnsOf(arena.figure('m'));
  }

  /** Sets everything up, to the choice of cards, of which the monster has these in its deck. */
  Arena start(MonsterType type, Rank rank, int level, int... cards) {
    return of(Gloomhaven.PACK, type, rank, level, cards)
        .monster('k', "Idler", StatLine.of(HIT_POINTS, 0, 0, 0), MonsterCard.of(99))
        .hurt('k', HURT + 1)
        .start();
  }

  /** The same for a monster of any pack; its ally is still to come. */
  Arena of(Pack pack, MonsterType type, Rank rank, int level, int... cards) {
    Ruleset ruleset = Ruleset.named(pack.manifest().ruleset());
    boolean alone = ruleset.levels().party().largest() == 1;
    Arena arena =
        Arena.in(ruleset, alone ? picture().replace('B', '.') : picture())
            .blanks(99)
            .hero('A')
            .hitPoints('A', 500);
    if (!alone) {
      arena.hero('B').hitPoints('B', 500);
    }
    return arena
        .monster('m', pack, type.name(), rank, cards)
        .hitPoints('m', HIT_POINTS)
        .hurt('m', HURT)
        .scenario(scenario -> scenario.atLevel(level));
  }

  /** Its ally, of a type of the pack or one that does nothing; and the game begins. */
  static Arena begun(Arena arena, Pack pack, String ally) {
    if (ally.isEmpty()) {
      arena.monster('k', "Idler", StatLine.of(HIT_POINTS, 0, 0, 0), MonsterCard.of(99));
    } else {
      arena.monster('k', pack, ally, Rank.NORMAL).hitPoints('k', HIT_POINTS);
    }
    return arena.hurt('k', HURT + 1).start();
  }

  /** The monster's turn with one card, from beginning to end. */
  Arena play(MonsterType type, Rank rank, int level, int card, Element... strong) {
    Arena arena = start(type, rank, level, card).strong(strong);
    return arena.untilTurnEnds(arena.figure('m'));
  }

  private String picture() {
    String[][] floor = new String[ROWS][WIDTH];
    for (String[] row : floor) {
      Arrays.fill(row, ".");
    }
    floor[MIDDLE][COLUMN] = "m";
    floor[MIDDLE - 1][COLUMN] = "k";
    floor[MIDDLE][COLUMN - 1] = ".$";
    switch (place) {
      case ADJACENT -> {
        floor[MIDDLE][COLUMN + 1] = "A";
        floor[MIDDLE + 1][COLUMN + 1] = "B";
      }
      case BESIDE_ALLY -> {
        floor[MIDDLE - 1][COLUMN + 1] = "A";
        floor[MIDDLE][WIDTH - 1] = "B";
      }
      case IN_LINE -> {
        floor[MIDDLE][COLUMN + distance] = "A";
        floor[MIDDLE][COLUMN + distance + 3] = "B";
      }
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < ROWS; row++) {
      text.append(row % 2 == 0 ? "" : "  ");
      for (String hex : floor[row]) {
        text.append((hex + "   "), 0, 4);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
