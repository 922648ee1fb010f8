package haven.play.table;

import haven.board.Area;
import haven.board.Board;
import haven.board.Drawing;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.OverlayTile;
import haven.model.FigureId;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.model.map.HexEffect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scene written by hand: settings, a {@link Drawing}, and who the letters are.
 *
 * <pre>
 * ruleset: FH
 *
 *   .   .   B
 *     M   a   .
 *
 * M: monster, flying
 * B: character, initiative 12
 * tile a: damage 3, poison
 * </pre>
 *
 * @param words what is said of each figure, in the order of the scene's figures
 * @param area the pattern drawn below a line {@code area:}
 * @param expected what is said behind {@code expect:}
 */
public record SceneText(
    String title,
    Scene scene,
    Drawing drawing,
    List<FigureWords> words,
    Optional<Area> area,
    List<String> expected) {

  /** Reads a text that names its ruleset. */
  public static SceneText of(String text) {
    return new Reader(Optional.empty()).read(text);
  }

  /** Reads a text under the given ruleset, whatever it names itself. */
  public static SceneText of(String text, Ruleset ruleset) {
    return new Reader(Optional.of(ruleset)).read(text);
  }

  public Hex hex(char name) {
    return drawing.hex(name);
  }

  public int cell(char name) {
    return scene.board().at(drawing.hex(name));
  }

  /** The letter of a hex in the drawing, or its coordinates. */
  public String name(Hex hex) {
    return drawing.names().entrySet().stream()
        .filter(entry -> entry.getValue().equals(hex))
        .map(entry -> entry.getKey().toString())
        .findFirst()
        .orElse(hex.toString());
  }

  private static final class Reader {
    private Optional<Ruleset> ruleset;
    private final boolean rulesetGiven;
    private final StringBuilder picture = new StringBuilder();
    private final StringBuilder pattern = new StringBuilder();
    private final Map<String, String> policies = new HashMap<>();
    private final Map<Character, FigureWords> legend = new LinkedHashMap<>();
    private final Map<String, HexEffect> tiles = new LinkedHashMap<>();
    private final List<String> links = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();
    private String title = "";

    Reader(Optional<Ruleset> ruleset) {
      this.ruleset = ruleset;
      rulesetGiven = ruleset.isPresent();
    }

    SceneText read(String text) {
      boolean inPattern = false;
      int number = 0;
      for (String line : text.lines().toList()) {
        number++;
        int colon = line.indexOf(": ");
        if (line.strip().equals("area:")) {
          inPattern = true;
        } else if (colon > 0 && isKey(line.substring(0, colon))) {
          setting(line.substring(0, colon).strip(), line.substring(colon + 2).strip(), number);
        } else if (!line.startsWith("//")) {
          (inPattern ? pattern : picture).append(line);
          inPattern = inPattern && !line.isBlank();
        }
        // Both keep all lines, so that complaints about a drawing give the line of the text.
        picture.append('\n');
        pattern.append('\n');
      }
      return build();
    }

    private static boolean isKey(String text) {
      String key = text.strip();
      return key.length() > 1
          ? key.matches("[a-z]+( [a-zA-Z]+)?")
          : Character.isLetter(key.charAt(0));
    }

    private void setting(String key, String value, int line) {
      switch (key) {
        case "title" -> title = value;
        case "ruleset" -> {
          if (!rulesetGiven) {
            ruleset = Optional.of(Ruleset.named(value));
          }
        }
        case "link" -> links.add(value);
        case "expect" -> expected.add(value);
        default -> {
          if (key.startsWith("tile ")) {
            tiles.put(
                key.substring("tile ".length()), HexEffect.of(List.of(value.split(", *", -1))));
          } else if (key.startsWith("policy ")) {
            policies.put(key.substring("policy ".length()), value);
          } else if (key.length() == 1) {
            legend.put(key.charAt(0), new FigureWords(key, List.of(value.split(", *", -1))));
          } else {
            throw new IllegalArgumentException(
                "line "
                    + line
                    + ": '"
                    + key
                    + "' should be title, ruleset, policy, link, tile, area, expect or a letter of"
                    + " the drawing");
          }
        }
      }
    }

    private SceneText build() {
      Drawing drawing = linked(Drawing.of(picture.toString()));
      Board board = drawing.board();
      List<Figure> figures = new ArrayList<>();
      legend.forEach(
          (name, words) ->
              figures.add(
                  words.figure(
                      FigureId.of(figures.size()), drawing.hex(name), this::initiativeOf)));
      return new SceneText(
          title,
          Scene.of(rules(), board, ground(drawing, board), figures),
          drawing,
          List.copyOf(legend.values()),
          pattern.toString().isBlank()
              ? Optional.empty()
              : Optional.of(Area.drawn(pattern.toString())),
          List.copyOf(expected));
    }

    private Ground ground(Drawing drawing, Board board) {
      Ground ground = drawing.ground(board);
      tiles.forEach(
          (names, effect) -> {
            for (Hex hex : drawing.hexes(names)) {
              int cell = board.at(hex);
              ground.put(cell, OverlayTile.of(ground.at(cell), effect));
            }
          });
      return ground;
    }

    private Ruleset rules() {
      Ruleset rules =
          ruleset.orElseThrow(
              () -> new IllegalArgumentException("the line 'ruleset: …' is missing"));
      for (var policy : policies.entrySet()) {
        rules = Policy.named(policy.getKey()).set(rules, policy.getValue());
      }
      return rules;
    }

    private Initiative initiativeOf(char name) {
      FigureWords words = legend.get(name);
      if (words == null) {
        throw new IllegalArgumentException("'summon of " + name + "': no figure is named " + name);
      }
      return words.initiative(this::initiativeOf);
    }

    private Drawing linked(Drawing drawing) {
      Layout layout = drawing.layout();
      var all = new ArrayList<>(layout.links());
      for (String link : links) {
        List<Hex> ends = drawing.hexes(link);
        if (ends.size() != 2) {
          throw new IllegalArgumentException("'link: " + link + "' should name two hexes");
        }
        all.add(new Layout.Link(ends.get(0), ends.get(1)));
      }
      Layout linked =
          new Layout(
              layout.floor(),
              layout.walls(),
              layout.lines(),
              layout.doors(),
              layout.corridors(),
              layout.covering(),
              all);
      return new Drawing(linked, drawing.terrain(), drawing.names(), drawing.loot());
    }
  }
}
