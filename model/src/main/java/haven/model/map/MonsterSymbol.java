package haven.model.map;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The symbol that says whether a monster is placed, and of which rank. */
public sealed interface MonsterSymbol {

  /**
   * The rank in which the monster is placed, if it is.
   *
   * @param characters the number of characters that started the scenario (MAP-15)
   */
  Optional<Rank> rank(int characters);

  /**
   * Three colours, in the order in which one reads them: Gloomhaven's top left, top right, bottom
   * (MAP-13a), Frosthaven's bars from top to bottom (MAP-13b).
   */
  record ByNumber(Colour forTwo, Colour forThree, Colour forFour) implements MonsterSymbol {
    @Override
    public Optional<Rank> rank(int characters) {
      boolean same = forTwo == forThree && forThree == forFour;
      return switch (same ? 2 : characters) {
        case 2 -> forTwo.rank;
        case 3 -> forThree.rank;
        case 4 -> forFour.rank;
        default ->
            throw new IllegalArgumentException(
                "placement symbols are printed for 2 to 4 characters, not " + characters);
      };
    }
  }

  /** A stone of the printed colour, whoever plays (MAP-13c). */
  record Stone(String colour) implements MonsterSymbol {
    @Override
    public Optional<Rank> rank(int characters) {
      return Optional.of(Rank.NORMAL);
    }
  }

  /** What a part of the symbol is coloured; Frosthaven's yellow is Gloomhaven's gold. */
  enum Colour {
    BLACK(Optional.empty()),
    WHITE(Optional.of(Rank.NORMAL)),
    GOLD(Optional.of(Rank.ELITE)),
    /** Bosses stand on red bases (BOS-02). */
    RED(Optional.of(Rank.BOSS)),
    /** A red base, too, of which the special rules name the monster (BOS-01, BOS-02). */
    NAMED(Optional.of(Rank.NAMED));

    private final Optional<Rank> rank;

    Colour(Optional<Rank> rank) {
      this.rank = rank;
    }

    static Colour named(String name) {
      return name.equals("yellow") ? GOLD : valueOf(name.toUpperCase(Locale.ROOT));
    }
  }

  /**
   * Reads {@code black/white/gold}: the colours for 2, 3 and 4 characters; {@code named} for a
   * monster that the special rules name.
   */
  static MonsterSymbol of(String colours) {
    List<Colour> parts = List.of(colours.split("/", -1)).stream().map(Colour::named).toList();
    if (parts.size() != 3) {
      throw new IllegalArgumentException(
          "'" + colours + "' should be three colours, for 2, 3 and 4 characters");
    }
    return new ByNumber(parts.get(0), parts.get(1), parts.get(2));
  }
}
