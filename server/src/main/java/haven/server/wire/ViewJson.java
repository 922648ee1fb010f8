package haven.server.wire;

import haven.board.Hex;
import haven.board.Terrain;
import haven.board.WallLine;
import haven.model.monster.MonsterType;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.turn.TurnOrder;
import haven.play.view.View;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Views of one moment as JSON. Only views are read, and of the game what never changes and
 * everybody knows, and the words for a view's own prompts. Things that come and go are members of
 * objects, so that {@link MergePatch patches} are small; nothing is null. What all can see is made
 * once.
 */
public final class ViewJson {
  private final Game game;
  private final View view;
  private final ToIntFunction<Prompt> since;
  private final ObjectNode common = Json.object();

  private ViewJson(Game game, Printed printed, ToIntFunction<Prompt> since) {
    this.game = game;
    this.view = game.viewFor(Set.of());
    this.since = since;
    common.setAll(printed.json());
    describe(common);
  }

  /**
   * The moment in which a game is.
   *
   * @param since the choice since which a prompt has been open
   */
  public static ViewJson of(Game game, Printed printed, ToIntFunction<Prompt> since) {
    return new ViewJson(game, printed, since);
  }

  /** Everything that whoever plays these seats may know. */
  public ObjectNode seenBy(Set<Integer> who) {
    View own = view.seenBy(game, who);
    ObjectNode json = Json.object();
    json.setAll(common);
    ArrayNode seats = json.putArray("seats");
    new TreeSet<>(who).forEach(seats::add);
    ObjectNode heroes = json.putObject("heroes");
    own.heroes()
        .forEach(hero -> heroes.set(String.valueOf(hero.index()), new HeroJson(hero).toJson()));
    ArrayNode prompts = json.putArray("prompts");
    for (Prompt prompt : own.prompts()) {
      prompts.add(new PromptJson(game, prompt).toJson(since.applyAsInt(prompt)));
    }
    return json;
  }

  private void describe(ObjectNode json) {
    json.put("round", view.round());
    json.put("over", view.over());
    json.put("acting", view.acting());
    json.set("order", order());
    ObjectNode elements = json.putObject("elements");
    view.table()
        .columns()
        .forEach((element, column) -> elements.put(element.name(), column.name()));
    json.set("hexes", hexes());
    ArrayNode walls = json.putArray("walls");
    for (WallLine wall : view.walls()) {
      Hex one = wall.hex();
      Hex other = wall.other();
      walls.addArray().add(one.q()).add(one.r()).add(other.q()).add(other.r());
    }
    json.set("figures", figures());
    ArrayNode names = json.putArray("names");
    view.names().forEach(names::add);
    json.set("monsters", monsters());
    ObjectNode modifiers = json.putObject("modifiers");
    modifiers.set("monsters", HeroJson.deck(view.monsterModifiers()));
    modifiers.set("allies", HeroJson.deck(view.allyModifiers()));
    json.put("blesses", view.supply().blesses());
    json.put("monsterCurses", view.supply().monsterCurses());
    json.put("characterCurses", view.supply().characterCurses());
    json.put("lootLeft", view.loot().values().stream().mapToInt(Integer::intValue).sum());
    json.set("effects", effects());
    ArrayNode asked = json.putArray("undo"); // whose consent is waited for, as everybody sees
    game.prompts().stream()
        .filter(prompt -> prompt.kind() == Prompt.Kind.UNDO)
        .forEach(prompt -> asked.add(prompt.seat()));
    view.result().ifPresent(result -> json.set("result", ResultJson.of(result)));
  }

  private ArrayNode order() {
    ArrayNode list = Json.array();
    for (TurnOrder.Turns turns : view.order()) {
      ObjectNode one = list.addObject();
      int who = turns.entry().who();
      one.put("kind", turns.entry().kind().name());
      one.put(
          "name",
          switch (turns.entry().kind()) {
            case CHARACTER -> view.names().get(who);
            case MONSTERS -> game.setup().scenario().monsters().get(who).name();
            case ALLIES -> game.setup().scenario().allies().get(who).name();
          });
      one.put("initiative", turns.initiative());
      ArrayNode figures = one.putArray("figures");
      turns.figures().forEach(figures::add);
      boolean acting = turns.figures().contains(view.acting());
      one.put("done", turns.over() && !acting);
      one.put("acting", acting);
    }
    return list;
  }

  private ObjectNode hexes() {
    ObjectNode hexes = Json.object();
    for (View.Ground ground : view.hexes()) {
      ObjectNode one = hexes.putObject(ground.hex().q() + "," + ground.hex().r());
      one.put("room", ground.room());
      if (ground.terrain() != Terrain.NONE) {
        one.put("t", ground.terrain().name());
      }
      ground.door().ifPresent(door -> one.put("d", door.name()));
      if (ground.tokens() > 0) {
        one.put("n", ground.tokens());
      }
      if (ground.corridor()) {
        one.put("corridor", true);
      }
      if (!ground.marks().isEmpty()) {
        ArrayNode marks = one.putArray("marks");
        ground.marks().forEach(marks::add);
      }
    }
    return hexes;
  }

  private ObjectNode figures() {
    ObjectNode figures = Json.object();
    for (View.Figure figure : view.figures()) {
      Nature nature = figure.nature();
      ObjectNode one = figures.putObject(String.valueOf(figure.id()));
      one.put("name", nature.name());
      one.put("kind", nature.kind().name());
      one.put("group", nature.group());
      one.put("rank", nature.rank().name());
      one.put("number", nature.number());
      one.put("hero", nature.hero());
      one.put("summoner", nature.summoner());
      one.put("foe", nature.side() == Side.MONSTERS);
      one.put("q", figure.hex().q());
      one.put("r", figure.hex().r());
      one.put("hp", figure.hitPoints());
      one.put("max", figure.maxHitPoints());
      ArrayNode conditions = one.putArray("conditions");
      figure.conditions().forEach(condition -> conditions.add(condition.name()));
      one.put("flying", figure.flying());
      one.put("move", nature.stats().move());
      one.put("attack", nature.stats().attack());
      one.put("range", nature.stats().range());
    }
    return figures;
  }

  private ObjectNode monsters() {
    ObjectNode sets = Json.object();
    for (View.MonsterSet set : view.monsters()) {
      ObjectNode one = sets.putObject(set.deck());
      one.put("left", set.left());
      one.put("drawn", set.drawn().size());
      set.present()
          .ifPresent(
              card -> {
                ObjectNode present = one.putObject("card");
                present.put("initiative", card.initiative());
                present.put("shuffle", card.shuffle());
                present.set("lines", Wordings.monsterCard(card));
              });
      ArrayNode types = one.putArray("types");
      for (MonsterType type : game.setup().scenario().monsters()) {
        if (type.deck().equals(set.deck())) {
          types.add(type.name());
        }
      }
    }
    return sets;
  }

  private ArrayNode effects() {
    ArrayNode list = Json.array();
    for (var active : view.table().effects()) {
      ObjectNode one = list.addObject();
      one.put("figure", active.owner());
      one.set("text", Wordings.active(active));
    }
    return list;
  }

  /**
   * What never changes in a scenario and everybody may know: its pack, name, goal and stat cards.
   * Made once for each table.
   */
  public record Printed(Map<String, JsonNode> json) {
    public Printed {
      json = Map.copyOf(json);
    }

    public static Printed of(String pack, Game game) {
      ObjectNode json = Json.object();
      var setup = game.setup();
      json.put("pack", pack);
      json.put("scenario", setup.scenario().name());
      json.put("level", setup.level());
      json.put("ruleset", setup.ruleset().id());
      json.set("goal", Wordings.goal(setup.scenario()));
      ObjectNode types = json.putObject("types");
      for (MonsterType type : setup.scenario().monsters()) {
        types.set(type.name(), Wordings.statCard(type, setup));
      }
      return new Printed(
          json.properties().stream()
              .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
  }
}
