package haven.play.view;

import haven.board.Door;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.WallLine;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.LootKind;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.play.ability.ElementBoard;
import haven.play.ability.Elements;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.map.MapState;
import haven.play.modifier.Owner;
import haven.play.scenario.ScenarioResult;
import haven.play.table.Active;
import haven.play.table.Items;
import haven.play.table.Nature;
import haven.play.table.State;
import haven.play.table.StateText;
import haven.play.turn.TurnOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Everything that a seat may know, and nothing else. This is the only place where what is hidden is
 * cut away: whatever shows a game to a player shows a view.
 *
 * @param seats whose eyes it is seen with: several if one person plays them, none for spectators
 * @param acting the figure whose turn it is, or -1
 * @param order the places of this round, from first to last
 * @param toCome the figures whose turns are to come in this round, in order
 * @param names of all figures that ever were on the map, by their numbers
 * @param hexes the part of the map that is revealed
 * @param walls wall lines there, between two hexes
 * @param loot how many loot cards of each kind are still to come
 * @param events what happened because of the last choice; of what only others may know, the thing
 *     is left out
 * @param result what the scenario gives, once it is over
 * @param deciding who is asked what, as far as all may know
 * @param prompts the decisions that are open for this seat, or for the group
 */
public record View(
    Set<Integer> seats,
    int round,
    boolean over,
    int acting,
    List<TurnOrder.Turns> order,
    List<Integer> toCome,
    List<Figure> figures,
    List<Name> names,
    List<Ground> hexes,
    List<WallLine> walls,
    List<Hero> heroes,
    Deck monsterModifiers,
    Deck allyModifiers,
    Supply supply,
    List<MonsterSet> monsters,
    Map<LootKind, Integer> loot,
    Table table,
    List<Event> events,
    Optional<ScenarioResult> result,
    List<Awaited> deciding,
    List<Prompt> prompts) {
  public View {
    seats = Set.copyOf(seats);
    order = List.copyOf(order);
    toCome = List.copyOf(toCome);
    names = List.copyOf(names);
    hexes = List.copyOf(hexes);
    walls = List.copyOf(walls);
    figures = List.copyOf(figures);
    heroes = List.copyOf(heroes);
    monsters = List.copyOf(monsters);
    events = List.copyOf(events);
    deciding = List.copyOf(deciding);
    prompts = List.copyOf(prompts);
  }

  /**
   * What a figure is called.
   *
   * @param number told together with the name; 0 if the name is enough
   */
  public record Name(String name, int number) {
    static Name of(Nature nature) {
      String numbered = nature.group() + " " + nature.number();
      return nature.name().equals(numbered)
          ? new Name(nature.group(), nature.number())
          : new Name(nature.name(), 0);
    }
  }

  /** A figure on the map. */
  public record Figure(
      FigureId id,
      Nature nature,
      Hex hex,
      int hitPoints,
      int maxHitPoints,
      List<Condition> conditions,
      boolean flying) {
    public String name() {
      return nature.name();
    }

    @Override
    public String toString() {
      return "%d %s at %s %d/%d %s%s"
          .formatted(
              id.number(),
              name(),
              hex,
              hitPoints,
              maxHitPoints,
              conditions,
              flying ? " flying" : "");
    }
  }

  /**
   * A hex of the map, and what lies there.
   *
   * @param tokens loot tokens
   * @param marks the labels of other tokens
   */
  public record Ground(
      Hex hex,
      int room,
      Terrain terrain,
      Optional<Door> door,
      boolean corridor,
      int tokens,
      List<String> marks) {}

  /** An ability card that lies open, or in one's own hand. */
  public record Card(int card, String name, String level, boolean sideB) {}

  /**
   * A hero as the seat sees it.
   *
   * @param out whether it takes no further part: exhausted, dead or escaped
   * @param chosen whether it has decided what to do in this round
   * @param handCards how many cards it has in hand; chosen ones that nobody has seen count
   * @param hand the cards of its hand, for its own player, or with open information for all
   * @param selected the chosen cards, the leading one first: for others only once revealed
   * @param leading the selected card that gives the initiative, or -1: unknown, or resolved already
   * @param longRest whether it takes a long rest, as far as one may know
   * @param tokens money tokens it has looted
   * @param goals its battle goals, for others only when the scenario is over (BGL-02)
   * @param mat what lies on its mat; nothing for a class with hit points alone
   */
  public record Hero(
      int index,
      int seat,
      String name,
      String characterClass,
      int level,
      FigureId figure,
      boolean out,
      boolean chosen,
      int handCards,
      Optional<List<Card>> hand,
      Optional<List<Card>> selected,
      int leading,
      boolean longRest,
      List<Card> active,
      List<Card> discards,
      List<Card> lost,
      List<Item> items,
      int experience,
      int tokens,
      String tally,
      List<String> goals,
      Deck modifiers,
      Optional<MatSeen> mat) {}

  /** An item, and what has become of it. */
  public record Item(String name, Items.Wear wear) {}

  /**
   * Attack modifiers. What is still to come has no order.
   *
   * @param left cards still to be drawn; on a board, the row of the stone
   * @param toCome what they are
   */
  public record Deck(
      int left, List<ModifierCard> toCome, List<ModifierCard> drawn, List<ModifierCard> discards) {}

  /** The bless and curse cards that are in no deck. */
  public record Supply(int blesses, int monsterCurses, int characterCurses) {}

  /** The ability cards of a monster set. */
  public record MonsterSet(
      String deck,
      int left,
      List<MonsterCard> toCome,
      Optional<MonsterCard> present,
      List<MonsterCard> drawn) {}

  /** What else lies open on the table. */
  public record Table(
      Map<Element, ElementBoard.Column> columns,
      String elements,
      String monsterElements,
      String story,
      String ground,
      MapState.Progress progress,
      String standees,
      String treasures,
      String markers,
      List<Active> effects) {}

  /** Whose turn it is: in an extra turn not of whom the order of the round names. */
  private static int acting(State state) {
    int inOrder = state.order().acting();
    FigureId now = state.turn().figure();
    return inOrder >= 0 && now.isSomebody() ? now.number() : inOrder;
  }

  public static View of(Game game, Set<Integer> seats) {
    State state = game.state();
    List<Figure> figures = new ArrayList<>();
    for (haven.play.table.Figure standing : state.alive()) {
      figures.add(figure(standing));
    }
    var supply = state.supply();
    return new View(
        seats,
        state.round(),
        game.isOver(),
        acting(state),
        state.order().turns(),
        state.order().toCome(),
        figures,
        state.allFigures().stream().map(standing -> Name.of(standing.nature())).toList(),
        Revealed.hexes(state),
        Revealed.walls(state),
        HeroesSeen.by(seats, game),
        HeroesSeen.deck(state.monsterModifiers()),
        HeroesSeen.deck(state.allyModifiers()),
        new Supply(supply.blesses(), supply.curses(Owner.MONSTERS), supply.curses(Owner.CHARACTER)),
        monsters(state),
        state.lootDeck().left(),
        table(state),
        seen(game.events(), seats),
        game.isOver() ? Optional.of(game.result()) : Optional.empty(),
        Awaited.of(game),
        prompts(game, seats));
  }

  /** The same moment of the same game with other eyes; what all can see is not made again. */
  public View seenBy(Game game, Set<Integer> others) {
    return new View(
        others,
        round,
        over,
        acting,
        order,
        toCome,
        figures,
        names,
        hexes,
        walls,
        HeroesSeen.by(others, game),
        monsterModifiers,
        allyModifiers,
        supply,
        monsters,
        loot,
        table,
        seen(game.events(), others),
        result,
        deciding,
        prompts(game, others));
  }

  /** Who only watches is no member of the group and is asked nothing. */
  private static List<Prompt> prompts(Game game, Set<Integer> seats) {
    return game.prompts().stream()
        .filter(prompt -> prompt.group() && !seats.isEmpty() || seats.contains(prompt.seat()))
        .toList();
  }

  private static Figure figure(haven.play.table.Figure figure) {
    return new Figure(
        figure.id(),
        figure.nature(),
        figure.hex(),
        figure.hitPoints(),
        figure.maxHitPoints(),
        List.copyOf(figure.conditions()),
        figure.isFlying());
  }

  private static List<MonsterSet> monsters(State state) {
    List<MonsterSet> sets = new ArrayList<>();
    var cards = state.monsterCards();
    for (int set = 0; set < cards.decks().size(); set++) {
      sets.add(
          new MonsterSet(
              cards.decks().get(set).name(),
              cards.left(set),
              cards.toCome(set),
              cards.present(set),
              cards.drawn(set)));
    }
    return sets;
  }

  private static Table table(State state) {
    StateText text = new StateText(state);
    MapState map = state.map();
    return new Table(
        columns(state.elements()),
        state.elements().toString(),
        state.monsterElements().toString(),
        state.story().toString(),
        text.ground(),
        map.progress(),
        text.standees(),
        new TreeMap<>(map.contents().treasures()).toString(),
        map.contents().markers().toString(),
        List.copyOf(state.actives()));
  }

  private static Map<Element, ElementBoard.Column> columns(Elements elements) {
    Map<Element, ElementBoard.Column> columns = new EnumMap<>(Element.class);
    if (elements instanceof ElementBoard board) {
      for (Element element : Element.values()) {
        columns.put(element, board.column(element));
      }
    }
    return columns;
  }

  /** What happened, as these seats see it. */
  public static List<Event> seen(List<Event> events, Set<Integer> seats) {
    for (Event event : events) {
      if (!isOpen(event, seats)) {
        return events.stream().map(one -> seen(one, seats)).toList();
      }
    }
    return Collections.unmodifiableList(events);
  }

  private static boolean isOpen(Event event, Set<Integer> seats) {
    return event.seat() == Event.EVERYBODY || seats.contains(event.seat());
  }

  /** Others see that something happened, not what it was. */
  private static Event seen(Event event, Set<Integer> seats) {
    return isOpen(event, seats) ? event : event.inSecret();
  }

  /** All of it, always the same way. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    line(text, "seats", new TreeSet<>(seats) + " round " + round + (over ? " over" : ""));
    line(text, "turns", acting + " then " + toCome);
    figures.forEach(figure -> line(text, "figure", figure));
    heroes.forEach(hero -> line(text, "hero", hero));
    line(text, "monster modifiers", monsterModifiers);
    line(text, "ally modifiers", allyModifiers);
    line(text, "supply", supply);
    monsters.forEach(set -> line(text, "monsters", set));
    line(text, "loot cards to come", loot);
    line(text, "table", table);
    events.forEach(event -> line(text, "event", event));
    prompts.forEach(prompt -> line(text, "prompt", prompt));
    return text.toString();
  }

  private static void line(StringBuilder text, String what, Object thing) {
    text.append(what).append(": ").append(thing).append('\n');
  }
}
