package haven.rulebook;

import java.util.EnumSet;
import java.util.Set;

/** The four games, under the letters by which the catalogue's rulesets column names them. */
public enum Edition {
  GH("Gloomhaven"),
  JL("Jaws of the Lion"),
  FH("Frosthaven"),
  BB("Buttons & Bugs");

  private final String title;

  Edition(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  /** Reads a rulesets column: {@code ALL}, or editions with commas between them. */
  static Set<Edition> parseColumn(String column) {
    if (column.equals("ALL")) {
      return EnumSet.allOf(Edition.class);
    }
    Set<Edition> editions = EnumSet.noneOf(Edition.class);
    for (String name : column.split(",", -1)) {
      editions.add(valueOf(name.strip()));
    }
    return editions;
  }
}
