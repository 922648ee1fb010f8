package haven.play.monster;

import haven.board.Area;
import haven.board.Board;
import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Sight;
import haven.model.Policy;
import haven.model.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A monster's turn written by hand: settings, a {@link Drawing}, who the letters are, and, if one
 * likes, what is expected.
 *
 * <pre>
 * ruleset: FH
 *
 *   .   .   B
 *     M   a   .
 *
 * M: acts, move 1, attack range 3, targets 2
 * B: character, initiative 12
 * expect: M attacks B
 * </pre>
 *
 * @param expected the outcomes as {@link #describe} puts them, if the text states any
 */
public record PositionText(
    String title, Position position, Drawing drawing, Optional<List<String>> expected) {

  /** Reads a text that names its ruleset. */
  public static PositionText of(String text) {
    return new Reader(Optional.empty()).read(text);
  }

  /** Reads a text under the given ruleset, whatever it names itself. */
  public static PositionText of(String text, Ruleset ruleset) {
    return new Reader(Optional.of(ruleset)).read(text);
  }

  /** An outcome in the words of the drawing: {@code a attacks B C}, or just {@code a}. */
  public String describe(Outcome outcome) {
    String stop = name(outcome.stop());
    if (outcome.attacks().isEmpty()) {
      return stop;
    }
    List<String> attacked = outcome.attacks().stream().map(this::name).sorted().toList();
    return stop + " attacks " + String.join(" ", attacked);
  }

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
    private final List<String> links = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();
    private String title = "";

    Reader(Optional<Ruleset> ruleset) {
      this.ruleset = ruleset;
      rulesetGiven = ruleset.isPresent();
    }

    PositionText read(String text) {
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
          (inPattern ? pattern : picture).append(line).append('\n');
          inPattern = inPattern && !line.isBlank();
        }
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
          if (key.startsWith("policy ")) {
            policies.put(key.substring("policy ".length()), value);
          } else if (key.length() == 1) {
            legend.put(key.charAt(0), new FigureWords(key, List.of(value.split(", *", -1))));
          } else {
            throw new IllegalArgumentException(
                "line "
                    + line
                    + ": '"
                    + key
                    + "' should be title, ruleset, policy, link, area, expect or a letter of the"
                    + " drawing");
          }
        }
      }
    }

    private PositionText build() {
      Drawing drawn = Drawing.of(picture.toString());
      Drawing drawing = new Drawing(linked(drawn), drawn.terrain(), drawn.names(), drawn.loot());
      Ruleset rules =
          ruleset.orElseThrow(
              () -> new IllegalArgumentException("the line 'ruleset: …' is missing"));
      for (var policy : policies.entrySet()) {
        rules = Policy.named(policy.getKey()).set(rules, policy.getValue());
      }
      Optional<Area> area =
          pattern.toString().isBlank()
              ? Optional.empty()
              : Optional.of(Area.drawn(pattern.toString()));
      Board board = drawing.board();
      List<Figure> figures = new ArrayList<>();
      int acting = -1;
      FigureWords actor = new FigureWords("", List.of());
      for (var entry : legend.entrySet()) {
        FigureWords words = entry.getValue();
        if (words.acts()) {
          acting = figures.size();
          actor = words;
        }
        figures.add(words.figure(drawing.hex(entry.getKey()), this::initiativeOf));
      }
      if (acting < 0) {
        throw new IllegalArgumentException("no figure 'acts'");
      }
      Position position =
          new Position(
              rules,
              board,
              new Sight(board, rules.sight()),
              drawing.ground(board),
              figures,
              acting,
              actor.action(area),
              actor.conditions());
      return new PositionText(
          title,
          position,
          drawing,
          expected.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(expected)));
    }

    private Initiative initiativeOf(char name) {
      FigureWords words = legend.get(name);
      if (words == null) {
        throw new IllegalArgumentException("'summon of " + name + "': no figure is named " + name);
      }
      return words.initiative(this::initiativeOf);
    }

    private Layout linked(Drawing drawing) {
      Layout layout = drawing.layout();
      var all = new ArrayList<>(layout.links());
      for (String link : links) {
        List<Hex> ends = drawing.hexes(link);
        if (ends.size() != 2) {
          throw new IllegalArgumentException("'link: " + link + "' should name two hexes");
        }
        all.add(new Layout.Link(ends.get(0), ends.get(1)));
      }
      return new Layout(
          layout.floor(),
          layout.walls(),
          layout.lines(),
          layout.doors(),
          layout.corridors(),
          layout.covering(),
          all);
    }
  }
}
