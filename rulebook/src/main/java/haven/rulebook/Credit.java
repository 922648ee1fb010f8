package haven.rulebook;

import java.util.Locale;
import java.util.Set;

/** What a test used to prove a rule; what counts is whether the game would use the same. */
public enum Credit {
  /** A game was played. */
  GAME,
  /** A campaign was kept, of which the scenarios were told. */
  CAMPAIGN,
  /** The monster solver, or the geometry of the board, which games call just as they are. */
  SOLVER,
  /** Parts of the engine, put together by the test and not by a game. */
  PART;

  /** Areas of which all rules are the solver's. */
  private static final Set<String> SOLVED = Set.of("FOC", "MMV", "MAT");

  /** The chapters between two scenarios, which no game need be played for. */
  private static final Set<String> BETWEEN =
      Set.of(
          "CHR", "LVU", "PRK", "RTR", "SHP", "GHC", "EVT", "CAS", "ENH", "OUT", "TWG", "BLD", "RES",
          "CRA", "BRW", "FAV", "TRE", "JLC", "BBC", "BBI", "VAR", "RDG", "BKK");

  /** Rows that only speak of hexes, walls, range and sight. */
  private static final Set<String> GEOMETRY =
      Set.of(
          "LOS-01",
          "LOS-02",
          "LOS-03",
          "LOS-04",
          "LOS-05",
          "LOS-06a",
          "LOS-06b",
          "LOS-06c",
          "LOS-13",
          "LOS-14",
          "LOS-15",
          "MAP-01",
          "MAP-02",
          "MAP-04a",
          "MAP-04b",
          "MAP-06",
          "MAP-07a",
          "MAP-07b",
          "MAP-08",
          "EX-MAP-01");

  /** Whether such a test shows that games obey the row. */
  public boolean provesInGame(RuleRow row) {
    return switch (this) {
      case GAME -> true;
      case CAMPAIGN -> BETWEEN.contains(row.prefix());
      case SOLVER -> SOLVED.contains(row.prefix()) || GEOMETRY.contains(row.id());
      case PART -> false;
    };
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Credit named(String word) {
    for (Credit credit : values()) {
      if (credit.word().equals(word)) {
        return credit;
      }
    }
    throw new IllegalArgumentException("'" + word + "' is no credit");
  }
}
