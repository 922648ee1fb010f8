package haven.model.monster;

import haven.model.map.Rank;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A monster type with its stat card.
 *
 * @param deck the name of its set's ability deck
 * @param standees how many there are (SET-20)
 * @param lines by level from 0, then by rank; a game without levels has one
 */
public record MonsterType(
    String name, String deck, int standees, boolean flying, List<Map<Rank, StatLine>> lines) {

  public MonsterType {
    lines = lines.stream().map(Map::copyOf).toList();
  }

  /** A type that is the same at all levels: an elite line may be given, too. */
  public static MonsterType of(String name, String deck, int standees, Map<Rank, StatLine> line) {
    return new MonsterType(name, deck, standees, false, List.of(line));
  }

  /** The line for a level (LVL-03); the last one if the card has fewer. */
  public StatLine line(int level, Rank rank) {
    StatLine line = lines.get(Math.min(level, lines.size() - 1)).get(rank);
    if (line == null) {
      throw new IllegalArgumentException("no " + rank + " " + name + " on the stat card");
    }
    return line;
  }

  /** Whether its stat card has a line for that rank. */
  public boolean has(Rank rank) {
    return lines.getFirst().containsKey(rank);
  }

  /** That rank; where the stat card has no such line, the first that it has. */
  public Rank rankLike(Rank rank) {
    Set<Rank> known = lines.getFirst().keySet();
    return known.contains(rank) ? rank : Collections.min(known);
  }

  public MonsterType flies() {
    return new MonsterType(name, deck, standees, true, lines);
  }
}
