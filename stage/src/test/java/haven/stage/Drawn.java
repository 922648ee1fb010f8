package haven.stage;

import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.Endowment;
import haven.play.table.Figure;
import haven.play.table.SceneText;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A scene drawn and described as for {@link SceneText}, played as a game in which one figure moves
 * or moves another; everybody else stands still. Whoever does not fit into the party fights for it
 * as an ally; where a party needs two, a second hero waits at the end of the first row.
 */
final class Drawn {
  static final int HIT_POINTS = 40;
  private static final char COMPANION = 'Z';
  private static final int FAR = 9;

  private final Ruleset ruleset;
  private final SceneText text;
  private final String map;
  private int level = 1;
  private Consumer<Arena> beforehand = _ -> {};
  private UnaryOperator<Setup> setup = UnaryOperator.identity();

  private Drawn(String picture, Ruleset ruleset) {
    this.ruleset = ruleset;
    text = SceneText.of(picture, ruleset);
    map = bare(picture);
  }

  static Drawn of(String picture, Ruleset ruleset) {
    return new Drawn(picture, ruleset);
  }

  /** The hexes alone; what lies there is put down when everybody stands in place. */
  private static String bare(String picture) {
    String drawing = picture.substring(0, picture.indexOf("\n\n"));
    return drawing.replaceAll("([A-Za-z])[%^*~=]", "$1 ").replaceAll("[%^*~=]", ".");
  }

  Drawn level(int ofScenario) {
    level = ofScenario;
    return this;
  }

  /** One player runs all heroes. */
  Drawn solo() {
    setup =
        usual ->
            new Setup(
                    usual.ruleset(),
                    usual.scenario(),
                    Party.solo(usual.party().heroes().toArray(Hero[]::new)),
                    usual.choices(),
                    usual.circumstances(),
                    usual.box())
                .playing(Variant.SOLO);
    return this;
  }

  /** Something to be done before the acting figure's turn. */
  Drawn after(Consumer<Arena> deed) {
    beforehand = deed;
    return this;
  }

  /** A Move of a hero, to its first step. */
  Course move(char hero, int points) {
    return own(hero, Ability.move(points));
  }

  Course jump(char hero, int points) {
    return own(hero, new Ability.Move(Value.of(points), true));
  }

  Course teleport(char hero, int hexes) {
    return own(hero, new Ability.Teleport(hexes));
  }

  /** A Move of a hero that flies until the end of the round. */
  Course fly(char hero, int points) {
    return own(hero, Ability.round(Effect.self(new Effect.Change.Flying())), Ability.move(points));
  }

  private Course own(char hero, Ability... abilities) {
    Arena arena = turn(hero, abilities);
    int mark = arena.log.size();
    arena.choose("top 0");
    while (arena.isAsked(Prompt.Kind.PERFORM)) {
      arena.choose(new Choice.Accept());
    }
    return new Course(this, arena, hero, mark);
  }

  /** Abilities of a figure, to the first decision about them. */
  Arena begun(char actor, Ability... abilities) {
    Arena arena = turn(actor, abilities);
    if (isHero(actor)) {
      arena.choose("top 0");
    }
    return arena;
  }

  /** The names of those whom a hero can choose for the first target of an ability, in order. */
  String targets(char hero, Ability ability) {
    return targets(begun(hero, ability));
  }

  static String targets(Arena arena) {
    return arena.isAsked(Prompt.Kind.TARGET)
        ? arena.offeredFigures().stream()
            .map(figure -> figure.nature().group())
            .sorted()
            .collect(Collectors.joining())
        : "";
  }

  /** A Move that one figure makes another perform. */
  Course controlled(char figure, char controller, int points) {
    return commanded(figure, controller, Ability.move(points));
  }

  Course commanded(char figure, char controller, Ability ability) {
    Aim enemies = Aim.AS_USUAL.range(FAR).at(Affects.ENEMIES);
    return aimed(controller, new Ability.Control(enemies, List.of(ability)), figure);
  }

  Course push(char actor, int hexes, char target) {
    return aimed(actor, Ability.push(hexes, Aim.AS_USUAL.range(FAR)), target);
  }

  Course pull(char actor, int hexes, char target) {
    return aimed(actor, Ability.pull(hexes, Aim.AS_USUAL.range(FAR)), target);
  }

  /** An ability of one figure that has another for its target. */
  Course aimed(char actor, Ability ability, char target) {
    Arena arena = turn(actor, ability);
    int mark = isHero(actor) ? arena.log.size() : 0;
    if (isHero(actor)) {
      arena.choose("top 0");
    }
    Watched whom = figure(arena, target);
    while (arena.isAsked(Prompt.Kind.TARGET) || arena.isAsked(Prompt.Kind.PERFORM)) {
      boolean offered = arena.prompt().options().contains(arena.at(whom));
      if (arena.isAsked(Prompt.Kind.TARGET) && !offered) {
        break;
      }
      arena.choose(offered ? arena.at(whom) : new Choice.Accept());
    }
    return new Course(this, arena, target, mark);
  }

  /** Everybody in place, in the turn of that figure, who has these abilities to perform. */
  private Arena turn(char actor, Ability... abilities) {
    Arena arena = laidOut(actor, abilities);
    boolean alone = isForOne() || heroes(actor).size() > 1;
    if (!alone) {
      arena.hero(COMPANION);
    }
    connect(arena);
    arena.scenario(scenario -> scenario.atLevel(level)).setup(setup).start();
    furnish(arena);
    beforehand.accept(arena);
    arena.selectFirstTwo();
    return isHero(actor)
        ? arena.until(Prompt.Kind.ACTION, Character.toString(actor))
        : arena.until(prompt -> prompt.kind() != Prompt.Kind.WHO_FIRST);
  }

  private boolean isForOne() {
    return ruleset.levels().party().largest() == 1;
  }

  private Arena laidOut(char actor, Ability... abilities) {
    Arena arena = Arena.in(ruleset, drawing(actor));
    Set<Character> heroes = heroes(actor);
    List<String> allies = new ArrayList<>();
    for (Figure figure : text.scene().figures()) {
      char at = figure.name().charAt(0);
      boolean acts = at == actor;
      if (figure.isObjective()) {
        arena.room().objective(objective(figure));
      } else if (heroes.contains(at)) {
        (acts ? arena.hero(at, Arena.top(abilities)) : arena.hero(at)).hitPoints(at, HIT_POINTS);
      } else {
        MonsterCard card = acts ? MonsterCard.of(5, abilities) : MonsterCard.of(98);
        arena.monster(at, figure.name(), StatLine.of(HIT_POINTS, 0, 1, 0), card);
        if (figure.side() == Side.PARTY) {
          allies.add(figure.name());
        }
      }
    }
    return arena.scenario(scenario -> scenario.allied(allies.toArray(String[]::new)));
  }

  private String drawing(char actor) {
    if (isForOne() || heroes(actor).size() > 1) {
      return map;
    }
    int end = map.indexOf('\n');
    String first = (end < 0 ? map : map.substring(0, end)).stripTrailing();
    first += " ".repeat((4 - (first.length() - first.indexOf(first.strip())) % 4) % 4);
    return first + COMPANION + (end < 0 ? "" : map.substring(end));
  }

  private ObjectiveSpec objective(Figure figure) {
    return new ObjectiveSpec(
        figure.name(),
        figure.hex(),
        ObjectiveSpec.Purpose.DESTROY,
        Formula.of(Integer.toString(HIT_POINTS)),
        OptionalInt.empty());
  }

  /** The characters that are heroes: as many as a party may have, the acting one among them. */
  private Set<Character> heroes(char actor) {
    List<Character> all = new ArrayList<>();
    for (Figure figure : text.scene().figures()) {
      char name = figure.name().charAt(0);
      if (figure.isCharacter()) {
        all.add(name == actor ? 0 : all.size(), name);
      }
    }
    return new HashSet<>(all.subList(0, Math.min(all.size(), ruleset.levels().party().largest())));
  }

  private boolean isHero(char figure) {
    return text.scene().figure(Character.toString(figure)).isCharacter();
  }

  private void connect(Arena arena) {
    var board = text.scene().board();
    Set<Integer> rooms = new HashSet<>();
    text.scene().figures().forEach(figure -> rooms.add(board.room(board.at(figure.hex()))));
    List<RoomSetup> others = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.room(cell) >= 0 && rooms.add(board.room(cell))) {
        others.add(RoomSetup.in(board.hex(cell)).build());
      }
    }
    arena.rooms(others.toArray(RoomSetup[]::new));
    List<Layout.Link> links = text.drawing().layout().links();
    if (!links.isEmpty()) {
      arena.map(
          old -> {
            Layout.Builder more = old.mapTiles().more();
            links.forEach(link -> more.link(link.a(), link.b()));
            return new ScenarioMap(
                more.build(),
                old.rooms(),
                old.starts(),
                old.plates(),
                old.links(),
                old.escapes(),
                old.specialRules(),
                old.exemptions());
          });
    }
  }

  /** Lays what was drawn, and lets fly and vanish who flies and is invisible. */
  private void furnish(Arena arena) {
    var state = arena.game.state();
    Ground drawn = text.scene().ground();
    var board = text.scene().board();
    Ground ground = state.ground().copy();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (drawn.at(cell) != Terrain.NONE) {
        ground.put(state.board().at(board.hex(cell)), drawn.tile(cell));
      }
    }
    state.ground(ground);
    for (Figure figure : text.scene().figures()) {
      Watched watched = figure(arena, figure.name().charAt(0));
      if (figure.isFlying()) {
        state.endow(watched.id(), Endowment.of(true));
      }
      if (figure.isInvisible()) {
        arena.give(watched, Condition.INVISIBLE);
      }
    }
  }

  static Watched figure(Arena arena, char name) {
    String wanted = Character.toString(name);
    return arena.game.state().alive().stream()
        .filter(figure -> figure.name().equals(wanted) || figure.nature().group().equals(wanted))
        .findFirst()
        .map(figure -> new Watched(arena.game, figure.id()))
        .orElseThrow();
  }

  List<Hex> hexes(String letters) {
    return text.drawing().hexes(letters);
  }

  /** The letter of a hex; {@code ?} if it has none. */
  String name(Hex hex) {
    return text.drawing().names().containsValue(hex) ? text.name(hex) : "?";
  }

  SceneText text() {
    return text;
  }
}
