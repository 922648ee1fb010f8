package haven.server.wire;

import haven.board.Terrain;
import haven.model.monster.MonsterType;
import haven.model.scenario.Scenario;
import haven.model.words.CardWords;
import haven.model.words.ScenarioWords;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.turn.TurnOrder;
import haven.play.view.View;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
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
    common.setAll(Codec.write(common()));
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
    Map<Integer, Shown.Hero> heroes = new LinkedHashMap<>();
    own.heroes().forEach(hero -> heroes.put(hero.index(), HeroesShown.of(hero)));
    ObjectNode json = Json.object();
    json.setAll(common);
    json.setAll(
        Codec.write(
            new Shown.Own(
                who.stream().sorted().toList(),
                heroes,
                own.prompts().stream()
                    .map(
                        prompt -> new PromptJson(game, prompt, who).shown(since.applyAsInt(prompt)))
                    .toList())));
    return json;
  }

  private Shown.Common common() {
    View.Supply supply = view.supply();
    return new Shown.Common(
        view.round(),
        view.over(),
        view.acting(),
        view.order().stream().map(this::turns).toList(),
        view.table().columns(),
        hexes(),
        view.walls().stream().map(wall -> new Shown.Wall(wall.hex(), wall.other())).toList(),
        figures(),
        view.names(),
        monsters(),
        new Shown.Modifiers(
            HeroesShown.deck(view.monsterModifiers()), HeroesShown.deck(view.allyModifiers())),
        supply.blesses(),
        supply.monsterCurses(),
        supply.characterCurses(),
        view.loot().values().stream().mapToInt(Integer::intValue).sum(),
        view.table().effects().stream()
            .map(one -> new Shown.Lasting(one.owner(), CardWords.effects(one.effects())))
            .toList(),
        game.prompts().stream()
            .filter(prompt -> prompt.kind() == Prompt.Kind.UNDO)
            .map(Prompt::seat)
            .toList(),
        undoing(game),
        view.deciding(),
        view.result().map(HeroesShown::of));
  }

  /** The seat that wants to take a choice back while others are asked, if one does. */
  public static Optional<Integer> undoing(Game game) {
    return game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.UNDO
        ? game.choices().reversed().stream()
            .filter(made -> made.choice() instanceof Choice.Undo)
            .map(Game.Made::seat)
            .findFirst()
        : Optional.empty();
  }

  private Shown.Turns turns(TurnOrder.Turns turns) {
    int who = turns.entry().who();
    Scenario scenario = game.setup().scenario();
    boolean acting = turns.figures().contains(view.acting());
    return new Shown.Turns(
        turns.entry().kind(),
        switch (turns.entry().kind()) {
          case CHARACTER -> view.names().get(who).name();
          case MONSTERS -> scenario.monsters().get(who).name();
          case ALLIES -> scenario.allies().get(who).name();
        },
        turns.initiative(),
        turns.figures(),
        turns.over() && !acting,
        acting);
  }

  private Map<String, Shown.Ground> hexes() {
    Map<String, Shown.Ground> hexes = new LinkedHashMap<>();
    Art art = Art.of(game.setup().scenario().map());
    for (View.Ground ground : view.hexes()) {
      hexes.put(
          ground.hex().q() + "," + ground.hex().r(),
          new Shown.Ground(
              ground.room(),
              Optional.of(ground.terrain()).filter(terrain -> terrain != Terrain.NONE),
              ground.door(),
              Optional.of(ground.tokens()).filter(tokens -> tokens > 0),
              Optional.of(ground.corridor()).filter(is -> is),
              Optional.of(ground.marks()).filter(marks -> !marks.isEmpty()),
              art.at(ground.hex()),
              art.lying(ground.hex(), ground.terrain())));
    }
    return hexes;
  }

  private Map<Integer, Shown.Figure> figures() {
    Map<Integer, Shown.Figure> figures = new LinkedHashMap<>();
    for (View.Figure figure : view.figures()) {
      Nature nature = figure.nature();
      Warding warding = Warding.of(figure, view.table().effects());
      figures.put(
          figure.id().number(),
          new Shown.Figure(
              view.names().get(figure.id().number()),
              nature.kind(),
              nature.group(),
              nature.rank(),
              nature.number(),
              nature.hero(),
              nature.summoner(),
              nature.side() == Side.MONSTERS,
              figure.hex().q(),
              figure.hex().r(),
              figure.hitPoints(),
              figure.maxHitPoints(),
              figure.conditions(),
              figure.flying(),
              nature.stats().move(),
              nature.stats().attack(),
              nature.stats().range(),
              warding.shield(),
              warding.retaliate()));
    }
    return figures;
  }

  private Map<String, Shown.MonsterSet> monsters() {
    Map<String, Shown.MonsterSet> sets = new LinkedHashMap<>();
    for (View.MonsterSet set : view.monsters()) {
      sets.put(
          set.deck(),
          new Shown.MonsterSet(
              set.left(),
              set.drawn().size(),
              set.present().map(card -> new Shown.DrawnCard(card, CardWords.monsterCard(card))),
              game.setup().scenario().monsters().stream()
                  .filter(type -> type.deck().equals(set.deck()))
                  .map(MonsterType::name)
                  .toList()));
    }
    return sets;
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
      Setup setup = game.setup();
      Map<String, Shown.StatCard> types = new LinkedHashMap<>();
      for (MonsterType type : setup.scenario().monsters()) {
        types.put(type.name(), Wordings.statCard(type, setup));
      }
      ObjectNode json =
          Codec.write(
              new Shown.Printed(
                  pack,
                  setup.scenario().name(),
                  setup.level(),
                  setup.ruleset().id(),
                  ScenarioWords.goal(setup.scenario().goal()),
                  types));
      return new Printed(
          json.properties().stream()
              .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
  }
}
