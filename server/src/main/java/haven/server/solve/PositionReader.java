package haven.server.solve;

import haven.board.Area;
import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.play.mind.Action;
import haven.play.mind.Attack;
import haven.play.mind.Position;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Nature;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads positions of monsters about to act in their JSON form. */
public final class PositionReader {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Set<String> CASE_FIELDS =
      Set.of(
          "id",
          "title",
          "ruleset",
          "width",
          "height",
          "hexes",
          "walls",
          "figures",
          "monster",
          "expected",
          "source",
          "note",
          "doubt",
          "policies");
  private static final Set<String> FIGURE_FIELDS =
      Set.of(
          "q",
          "r",
          "side",
          "active",
          "initiative",
          "name",
          "invisible",
          "flying",
          "objective",
          "summon");
  private static final Set<String> MONSTER_FIELDS =
      Set.of(
          "move",
          "range",
          "targets",
          "flying",
          "jumping",
          "teleport",
          "muddled",
          "aoe",
          "disarmed",
          "immobilized",
          "stunned");

  private final PositionLimits limits;
  private final boolean ownSettings;

  /**
   * @param ownSettings whether to leave the header's policies aside and use the ruleset's own
   */
  public PositionReader(PositionLimits limits, boolean ownSettings) {
    this.limits = limits;
    this.ownSettings = ownSettings;
  }

  /** Reads a document {"header": {…}, "cases": […]}, a list of cases, or a single case. */
  public List<ReadPosition> read(String file, String text) {
    PositionFields root = new PositionFields(parse(file, text), file);
    if (root.node().isArray()) {
      return cases(root.list(), Map.of());
    }
    if (!root.node().isObject()) {
      throw root.wrong("should be an object with \"cases\", or a single case");
    }
    Optional<PositionFields> cases = root.find("cases");
    return cases.isPresent()
        ? cases(cases.get().list(), header(root))
        : List.of(readCase(root, Map.of()));
  }

  private static JsonNode parse(String file, String text) {
    try {
      return JSON.readTree(text);
    } catch (JacksonException e) {
      // Texts that are nested too deeply, or have too long numbers, are refused without a place.
      TokenStreamLocation at = e.getLocation();
      String where =
          at == null ? file : file + ", line " + at.getLineNr() + ", column " + at.getColumnNr();
      throw PositionFields.complaint(where, "not JSON: " + e.getOriginalMessage());
    }
  }

  private static Map<String, PositionFields> header(PositionFields root) {
    return root.find("header")
        .flatMap(header -> header.find("policies"))
        .map(PositionReader::policies)
        .orElse(Map.of());
  }

  private static Map<String, PositionFields> policies(PositionFields field) {
    Map<String, PositionFields> policies = new HashMap<>();
    for (String name : field.node().propertyNames()) {
      policies.put(name, field.get(name));
    }
    return policies;
  }

  private List<ReadPosition> cases(
      List<PositionFields> fields, Map<String, PositionFields> policies) {
    return fields.stream().map(field -> readCase(field, policies)).toList();
  }

  private ReadPosition readCase(PositionFields field, Map<String, PositionFields> policies) {
    String id = field.find("id").map(PositionFields::value).orElse(field.where());
    PositionFields named =
        new PositionFields(
            field.node(), id.equals(field.where()) ? id : field.where() + " (" + id + ")");
    named.only(CASE_FIELDS);
    String title = named.find("title").map(PositionFields::text).orElse("");
    try {
      return new ReadPosition(id, title, position(named, policies), expected(named));
    } catch (IllegalArgumentException e) {
      throw named.wrong(String.valueOf(e.getMessage()));
    }
  }

  private Ruleset ruleset(PositionFields field, Map<String, PositionFields> header) {
    PositionFields name = field.get("ruleset");
    Ruleset ruleset;
    try {
      ruleset = Ruleset.named(name.text().equals("JOTL") ? "JL" : name.text());
    } catch (IllegalArgumentException e) {
      throw name.wrong("should be GH, JL (or JOTL), FH or BB, not " + name.node());
    }
    if (ownSettings) {
      return ruleset;
    }
    Map<String, PositionFields> policies = new HashMap<>(header);
    field.find("policies").ifPresent(own -> policies.putAll(policies(own)));
    for (var policy : policies.entrySet()) {
      try {
        ruleset = Policy.named(policy.getKey()).set(ruleset, policy.getValue().value());
      } catch (IllegalArgumentException e) {
        throw policy.getValue().wrong(String.valueOf(e.getMessage()));
      }
    }
    return ruleset;
  }

  private Position position(PositionFields field, Map<String, PositionFields> policies) {
    Ruleset ruleset = ruleset(field, policies);
    MapSize map =
        new MapSize(
            field.get("width").number(1, limits.side()),
            field.get("height").number(1, limits.side()));
    Layout.Builder layout = Layout.builder();
    map.hexes().forEach(layout::floor);
    Map<Hex, Terrain> terrain = terrain(field, map, layout);
    walls(field, map, layout);
    Board board = Board.of(layout.build());
    Ground ground = new Ground(board);
    terrain.forEach((hex, kind) -> ground.put(board.at(hex), kind));
    List<PositionFields> list = field.get("figures").list(limits.figures());
    List<Figure> figures = new ArrayList<>();
    for (PositionFields figure : list) {
      figures.add(figure(FigureId.of(figures.size()), figure, board));
    }
    PositionFields monster = field.get("monster").only(MONSTER_FIELDS);
    return new Position(
        Scene.of(ruleset, board, ground, figures),
        acting(field.get("figures"), list),
        action(monster),
        conditions(monster));
  }

  private static Map<Hex, Terrain> terrain(
      PositionFields field, MapSize map, Layout.Builder layout) {
    Map<Hex, Terrain> terrain = new HashMap<>();
    for (PositionFields hex : field.find("hexes").map(PositionFields::list).orElse(List.of())) {
      Hex at = map.inside(hex, hex.hexMembers());
      PositionFields kind = hex.get("terrain");
      switch (kind.text()) {
        case "wall" -> layout.wall(at);
        case "obstacle" -> terrain.put(at, Terrain.OBSTACLE);
        case "trap" -> terrain.put(at, Terrain.TRAP);
        case "hazard" -> terrain.put(at, Terrain.HAZARD);
        case "difficult" -> terrain.put(at, Terrain.DIFFICULT);
        case "ice" -> terrain.put(at, Terrain.ICE);
        default ->
            throw kind.wrong(
                "should be wall, obstacle, trap, hazard, difficult or ice, not " + kind.node());
      }
    }
    return terrain;
  }

  private static void walls(PositionFields field, MapSize map, Layout.Builder layout) {
    for (PositionFields wall : field.find("walls").map(PositionFields::list).orElse(List.of())) {
      List<PositionFields> ends = wall.list();
      if (ends.size() != 2) {
        throw wall.wrong("should name the two hexes [[q, r], [q, r]] on its sides");
      }
      Hex a = ends.get(0).hex();
      Hex b = ends.get(1).hex();
      if (a.distanceTo(b) != 1) {
        throw wall.wrong("should lie between two neighbours, not between " + a + " and " + b);
      }
      if (!map.contains(a)) {
        map.inside(wall, b);
      }
      layout.line(a, b);
    }
  }

  private static Figure figure(FigureId id, PositionFields field, Board board) {
    field.only(FIGURE_FIELDS);
    Hex hex = field.hexMembers();
    if (board.cell(hex) == Board.NONE) {
      throw field.wrong("stands on " + hex + ", which is a wall or outside the map");
    }
    PositionFields side = field.get("side");
    Initiative initiative =
        field
            .find("initiative")
            .map(f -> Initiative.of(f.number(-999, 999)))
            .orElse(Initiative.LAST);
    String name = field.find("name").map(PositionFields::text).orElse(side.text());
    Figure figure =
        Figure.of(id, Nature.plain(name, kind(field, side(side)), side(side), false), hex)
            .with(
                field
                    .find("summon")
                    .map(position -> initiative.summon(position.number(0, 98)))
                    .orElse(initiative))
            .flying(field.truth("flying"));
    return field.truth("invisible") ? figure.gaining(Condition.INVISIBLE, false) : figure;
  }

  private static Nature.Kind kind(PositionFields field, Side side) {
    if (field.truth("objective")) {
      return Nature.Kind.OBJECTIVE;
    }
    if (field.find("summon").isPresent()) {
      return Nature.Kind.SUMMON;
    }
    return side == Side.PARTY ? Nature.Kind.CHARACTER : Nature.Kind.MONSTER;
  }

  private static Side side(PositionFields side) {
    return switch (side.text()) {
      case "monster" -> Side.MONSTERS;
      case "character" -> Side.PARTY;
      default -> throw side.wrong("should be monster or character, not " + side.node());
    };
  }

  private static int acting(PositionFields figures, List<PositionFields> list) {
    List<Integer> active = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).truth("active")) {
        active.add(i);
      }
    }
    if (active.size() != 1) {
      throw figures.wrong("exactly one figure should be active, not " + active.size());
    }
    return active.getFirst();
  }

  private Action action(PositionFields monster) {
    int range = monster.get("range").number(0, limits.side());
    int targets = monster.get("targets").number(0, limits.targets());
    Optional<Area> area = monster.find("aoe").map(this::area);
    return new Action(
        monster.get("move").number(0, limits.move()),
        Movement.of(monster.truth("flying"), monster.truth("jumping"), monster.truth("teleport")),
        targets == 0 ? Optional.empty() : Optional.of(new Attack(range, targets, area)));
  }

  private Area area(PositionFields aoe) {
    aoe.only(Set.of("kind", "hexes"));
    PositionFields kind = aoe.get("kind");
    List<Hex> hexes =
        aoe.get("hexes").list(limits.area()).stream().map(PositionFields::hex).toList();
    try {
      return switch (kind.text()) {
        case "melee" -> Area.melee(hexes);
        case "ranged" -> Area.ranged(hexes);
        default -> throw kind.wrong("should be melee or ranged, not " + kind.node());
      };
    } catch (IllegalArgumentException e) {
      throw aoe.wrong(String.valueOf(e.getMessage()));
    }
  }

  private static Set<Condition> conditions(PositionFields monster) {
    Set<Condition> conditions = EnumSet.noneOf(Condition.class);
    add(conditions, Condition.MUDDLE, monster.truth("muddled"));
    add(conditions, Condition.DISARM, monster.truth("disarmed"));
    add(conditions, Condition.IMMOBILIZE, monster.truth("immobilized"));
    add(conditions, Condition.STUN, monster.truth("stunned"));
    return conditions;
  }

  private static <E> void add(Set<E> set, E element, boolean in) {
    if (in) {
      set.add(element);
    }
  }

  private static Optional<List<ReadPosition.Expected>> expected(PositionFields field) {
    return field
        .find("expected")
        .map(list -> list.list().stream().map(PositionReader::expectedOutcome).toList());
  }

  private static ReadPosition.Expected expectedOutcome(PositionFields field) {
    return new ReadPosition.Expected(
        field.get("move").hex(),
        hexes(field.get("attacks")),
        field.find("focuses").map(PositionReader::hexes),
        field.find("destinations").map(PositionReader::hexes));
  }

  private static Set<Hex> hexes(PositionFields field) {
    return field.list().stream().map(PositionFields::hex).collect(Collectors.toSet());
  }
}
