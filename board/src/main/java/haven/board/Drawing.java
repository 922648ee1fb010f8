package haven.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * A board drawn as text, four columns a hex, every row shifted by half a hex:
 *
 * <pre>
 *   .   A   %   #
 *     .   b^| .
 *          /
 *   .   .   +   .
 * </pre>
 *
 * <p>A hex is a sign, or a letter that names it, or a letter and a sign: capital letters for
 * figures, small ones for hexes one wants to speak of. A further {@code $} is a loot token. Between
 * two hexes of a row {@code |} is a wall line; on a line of their own between two rows, {@code /}
 * and {@code \} are the wall lines on a hex's lower right and lower left, one column beside its
 * first sign. Rows go down as r grows, hexes go right as q grows.
 *
 * @param terrain the overlay tiles; doors and corridors are in the layout
 * @param names the hexes that carry a letter
 * @param loot the hexes with a loot token
 */
public record Drawing(
    Layout layout, Map<Hex, Terrain> terrain, Map<Character, Hex> names, Set<Hex> loot) {

  static final Map<Character, Terrain> TILES =
      Map.of(
          '.', Terrain.NONE,
          '%', Terrain.OBSTACLE,
          '^', Terrain.TRAP,
          '*', Terrain.HAZARD,
          '~', Terrain.DIFFICULT,
          '=', Terrain.ICE,
          '_', Terrain.PRESSURE_PLATE,
          '"', Terrain.WATER,
          '&', Terrain.TREASURE);
  static final Map<Character, Door> DOORS =
      Map.of('+', Door.CLOSED, '!', Door.LOCKED, '\'', Door.OPEN);
  static final char WALL = '#';
  static final char CORRIDOR = ':';
  static final char TOKEN = '$';

  public Drawing {
    terrain = Map.copyOf(terrain);
    names = Map.copyOf(names);
    loot = Set.copyOf(loot);
  }

  /** The hex that carries a letter. */
  public Hex at(char letter) {
    Hex hex = names.get(letter);
    if (hex == null) {
      throw new IllegalArgumentException("no hex is called " + letter);
    }
    return hex;
  }

  public static Drawing of(String picture) {
    return new Reader().read(HexText.of(picture));
  }

  public Board board() {
    return Board.of(layout);
  }

  /** The overlay tiles and tokens of the drawing, on its board. */
  public Ground ground(Board board) {
    Ground ground = new Ground(board);
    terrain.forEach((hex, kind) -> ground.put(board.at(hex), kind));
    loot.forEach(hex -> ground.drop(board.at(hex)));
    return ground;
  }

  public Hex hex(char name) {
    return Optional.ofNullable(names.get(name))
        .orElseThrow(() -> new IllegalArgumentException("no hex is named " + name));
  }

  public List<Hex> hexes(String named) {
    return named.chars().filter(c -> c != ' ').mapToObj(c -> hex((char) c)).toList();
  }

  private static final class Reader {
    private final Layout.Builder layout = Layout.builder();
    private final Map<Hex, Terrain> terrain = new HashMap<>();
    private final Map<Character, Hex> names = new HashMap<>();
    private final Set<Hex> loot = new HashSet<>();

    Drawing read(HexText text) {
      text.signs().forEach(this::read);
      text.lines().forEach(line -> layout.line(line.hex(), line.other()));
      return new Drawing(layout.build(), terrain, names, loot);
    }

    private void read(HexText.Sign sign) {
      String signs = sign.text();
      if (Character.isLetter(signs.charAt(0))) {
        if (names.put(signs.charAt(0), sign.hex()) != null) {
          throw sign.wrong("two hexes are named " + signs.charAt(0));
        }
        signs = signs.substring(1);
      }
      if (signs.endsWith(String.valueOf(TOKEN))) {
        loot.add(sign.hex());
        signs = signs.substring(0, signs.length() - 1);
      }
      if (signs.length() > 1) {
        throw sign.wrong(
            "'" + sign.text() + "' should be a letter, a sign, or a letter and a sign");
      }
      lay(signs.isEmpty() ? '.' : signs.charAt(0), sign);
    }

    private void lay(char kind, HexText.Sign sign) {
      Hex hex = sign.hex();
      if (kind == WALL) {
        layout.wall(hex);
        return;
      }
      layout.floor(hex);
      Door door = DOORS.get(kind);
      Terrain tile = TILES.get(kind);
      if (kind == CORRIDOR) {
        layout.corridor(hex);
      } else if (door != null) {
        layout.door(hex, door);
      } else if (tile != null) {
        terrain.put(hex, tile);
      } else {
        throw sign.wrong("'" + kind + "' is no sign; known are " + known());
      }
    }

    private static String known() {
      var known = new TreeMap<Character, String>();
      TILES.forEach((sign, kind) -> known.put(sign, words(kind)));
      DOORS.forEach((sign, door) -> known.put(sign, words(door) + " door"));
      known.put(WALL, "wall");
      known.put(CORRIDOR, "corridor");
      var texts = new ArrayList<String>();
      known.forEach((sign, meaning) -> texts.add(sign + " " + meaning));
      return String.join(", ", texts);
    }

    private static String words(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * Draws a board, its wall lines and what lies on it.
   *
   * @param names letters for hexes one wants to speak of
   */
  public static String draw(Board board, Ground ground, Map<Hex, String> names) {
    return new Painter(board, ground, names, UnaryOperator.identity()).paint();
  }

  /** The same seen in a mirror: upright for maps that are laid out in columns. */
  public static String drawMirrored(Board board, Ground ground, Map<Hex, String> names) {
    return new Painter(board, ground, names, Hex::mirrored).paint();
  }
}
