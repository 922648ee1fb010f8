package haven.content.language;

import haven.board.Area;
import haven.board.Terrain;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Mistake;
import haven.content.yaml.Node;
import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.map.MonsterSymbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Conditions, elements, areas, ranks: what is a single word or picture. */
public final class WordForms {
  /** The name of something: of a card, a monster, a class. */
  public static final Form<String> NAME =
      Forms.text("a name", Pattern.compile("\\S(.{0,78}\\S)?"), "nobody");

  static final Form<Condition> CONDITION = Forms.word(Condition.class);
  public static final Form<Set<Condition>> CONDITIONS =
      CONDITION.list().as(all -> all.isEmpty() ? Set.of() : EnumSet.copyOf(all));

  /** A kind of overlay tile. */
  public static final Form<Terrain> TILE =
      Forms.words(
          new TreeMap<>(
              Map.of(
                  "obstacle", Terrain.OBSTACLE,
                  "trap", Terrain.TRAP,
                  "hazard", Terrain.HAZARD,
                  "difficult-terrain", Terrain.DIFFICULT,
                  "ice", Terrain.ICE,
                  "pressure-plate", Terrain.PRESSURE_PLATE,
                  "treasure", Terrain.TREASURE,
                  "water", Terrain.WATER)));

  /** For whom something works, seen from somebody. */
  static final Form<Affects> SIDES =
      Forms.words(
          new TreeMap<>(
              Map.of(
                  "enemies", Affects.ENEMIES,
                  "allies", Affects.ALLIES,
                  "allies-or-self", Affects.ALLIES_OR_SELF,
                  "figures", Affects.FIGURES)));

  /** A kind of tile that takes effect on whoever touches it. */
  static final Form<Terrain> TOUCHED =
      Forms.words(new TreeMap<>(Map.of("hazard", Terrain.HAZARD, "trap", Terrain.TRAP)));

  /** A kind of tile that hinders or hurts whoever moves. */
  static final Form<Effect.Mind> MIND =
      Forms.words(
          new TreeMap<>(Map.of("own", Effect.Mind.OWN, "controlled", Effect.Mind.CONTROLLED)));

  static final Form<Terrain> HINDERING =
      Forms.words(
          new TreeMap<>(
              Map.of(
                  "hazard", Terrain.HAZARD,
                  "trap", Terrain.TRAP,
                  "difficult-terrain", Terrain.DIFFICULT)));

  /** {@code fire}, {@code fire/ice} for either, {@code any}. */
  public static final Form<ElementIcon> ELEMENT =
      Forms.named("element", "an element", ElementIcon.WILD, () -> Forms.words(icons()));

  /** Rows of a drawing: {@code @} the acting figure, {@code x} a hex that is hit. */
  static final Form<Area> AREA =
      new Rows("rows of a drawing of @, x and o").as(rows -> Area.drawn(String.join("\n", rows)));

  private static final Form<MonsterSymbol> SYMBOL_WORDS =
      Forms.text(
              "ranks for 2/3/4 characters, such as none/normal/elite",
              Pattern.compile("\\w+(/\\w+/\\w+)?"),
              "normal") // of nobody one would complain that nobody is placed
          .as(WordForms::symbol);

  /** {@code none/normal/elite}, or one rank for all numbers of characters. */
  public static final Form<MonsterSymbol> RANKS = SYMBOL_WORDS;

  private static final Map<String, String> COLOURS =
      Map.of("none", "black", "normal", "white", "elite", "gold", "boss", "red", "named", "named");

  private WordForms() {}

  private static MonsterSymbol symbol(String text) {
    List<String> words = List.of(text.split("/", -1));
    List<String> three = words.size() == 1 ? List.of(text, text, text) : words;
    List<String> colours = new ArrayList<>();
    for (String word : three) {
      String colour = COLOURS.get(word);
      if (colour == null) {
        throw new Mistake(
            "'" + word + "' is no rank", "there are none, normal, elite, boss and named");
      }
      colours.add(colour);
    }
    return MonsterSymbol.of(String.join("/", colours));
  }

  private static Map<String, ElementIcon> icons() {
    Map<String, ElementIcon> icons = new LinkedHashMap<>();
    for (Element one : Element.values()) {
      icons.put(Forms.written(one), ElementIcon.of(one));
    }
    icons.put("any", ElementIcon.WILD);
    for (Element one : Element.values()) {
      Arrays.stream(Element.values())
          .filter(other -> other != one)
          .forEach(
              other ->
                  icons.put(
                      Forms.written(one) + "/" + Forms.written(other),
                      ElementIcon.mixed(one, other)));
    }
    return icons;
  }

  /** Lines of a picture: a text of several lines, or a list of them. */
  private static final class Rows extends Form<List<String>> {
    private final Form<List<String>> lines = Forms.text().list();
    private final String expected;

    Rows(String expected) {
      this.expected = expected;
    }

    @Override
    public List<String> read(Node node, haven.content.form.Reading in) {
      return node instanceof Node.Scalar scalar
          ? scalar.text().lines().toList()
          : lines.read(node, in);
    }

    @Override
    public List<String> blank() {
      return List.of("x");
    }

    @Override
    public String expected() {
      return expected;
    }

    @Override
    public haven.content.form.Makeup makeup() {
      return new haven.content.form.Makeup.Text(expected, "x");
    }

    @Override
    public haven.content.form.Schema schema(haven.content.form.Schema.Book book) {
      return lines.schema(book);
    }
  }
}
