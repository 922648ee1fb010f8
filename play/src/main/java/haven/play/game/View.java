package haven.play.game;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Variant;
import haven.model.card.BattleGoal;
import haven.model.monster.MonsterCard;
import haven.model.words.CardWords;
import haven.play.card.Cards;
import haven.play.map.MapState;
import haven.play.modifier.ModifierBoard;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Modifiers;
import haven.play.modifier.Owner;
import haven.play.scene.Scene;
import haven.play.state.Active;
import haven.play.state.HeroState;
import haven.play.state.Items;
import haven.play.state.Piece;
import haven.play.state.State;
import haven.play.state.StateText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything that a seat may know, and nothing else. This is the only place where what is hidden is
 * cut away: whatever shows a game to a player shows a view.
 *
 * @param acting the figure whose turn it is, or -1
 * @param toCome the figures whose turns are to come in this round, in order
 * @param scene the board with everything and everybody on it
 * @param events what happened because of the last choice; of what only others may know, the thing
 *     is left out
 * @param prompts the decisions that are open for this seat, or for the group
 */
public record View(
    int seat,
    int round,
    boolean over,
    int acting,
    List<Integer> toCome,
    List<Figure> figures,
    List<Hero> heroes,
    Deck monsterModifiers,
    Deck allyModifiers,
    Supply supply,
    List<MonsterSet> monsters,
    int lootLeft,
    Table table,
    Scene scene,
    List<Event> events,
    List<Prompt> prompts) {
  private static final String SECRET = "…";

  public View {
    toCome = List.copyOf(toCome);
    figures = List.copyOf(figures);
    heroes = List.copyOf(heroes);
    monsters = List.copyOf(monsters);
    events = List.copyOf(events);
    prompts = List.copyOf(prompts);
  }

  /** A figure on the map. */
  public record Figure(
      int id,
      String name,
      Hex hex,
      int hitPoints,
      int maxHitPoints,
      List<Condition> conditions,
      boolean flying) {}

  /** An ability card that lies open, or in one's own hand. */
  public record Card(int card, String name, boolean sideB) {}

  /**
   * A hero as the seat sees it.
   *
   * @param chosen whether it has decided what to do in this round
   * @param handCards how many cards it has in hand; chosen ones that nobody has seen count
   * @param hand the cards of its hand, for its own player, or with open information for all
   * @param selected the chosen cards, the leading one first: for others only once revealed
   * @param longRest whether it takes a long rest, as far as one may know
   * @param goals its battle goals, for others only when the scenario is over (BGL-02)
   */
  public record Hero(
      int index,
      int seat,
      String name,
      int figure,
      boolean chosen,
      int handCards,
      Optional<List<Card>> hand,
      Optional<List<Card>> selected,
      boolean longRest,
      List<Card> active,
      List<Card> discards,
      List<Card> lost,
      List<Item> items,
      String tally,
      List<String> goals,
      Deck modifiers) {}

  /** An item, and what has become of it. */
  public record Item(String name, Items.Wear wear) {}

  /**
   * Attack modifiers: never the order of what is still to be drawn.
   *
   * @param left cards still to be drawn; on a board, the row of the stone
   * @param drawn each a name or a phrase, as the discards
   */
  public record Deck(int left, List<Object> drawn, List<Object> discards) {}

  /** The bless and curse cards that are in no deck. */
  public record Supply(int blesses, int monsterCurses, int characterCurses) {}

  /** The ability cards of a monster set. */
  public record MonsterSet(
      String deck, int left, Optional<MonsterCard> present, List<MonsterCard> drawn) {}

  /** What else lies open on the table. */
  public record Table(
      String elements,
      String monsterElements,
      String story,
      String ground,
      MapState.Progress progress,
      String standees,
      String treasures,
      String markers,
      List<Active> effects) {}

  static View of(Game game, int seat) {
    State state = game.state();
    boolean over = game.isOver();
    List<Figure> figures = new ArrayList<>();
    for (Piece piece : state.alive()) {
      figures.add(figure(piece));
    }
    List<Hero> heroes = new ArrayList<>();
    for (int i = 0; i < state.heroes(); i++) {
      heroes.add(hero(state, state.hero(i), seat, over));
    }
    var supply = state.supply();
    return new View(
        seat,
        state.round(),
        over,
        state.order().acting(),
        state.order().toCome(),
        figures,
        heroes,
        deck(state.monsterModifiers()),
        deck(state.allyModifiers()),
        new Supply(supply.blesses(), supply.curses(Owner.MONSTERS), supply.curses(Owner.CHARACTER)),
        monsters(state),
        state.lootDeck().cards().size(),
        table(state),
        state.scene(),
        game.events().stream().map(event -> seen(event, seat)).toList(),
        game.prompts().stream().filter(prompt -> prompt.seat() == seat || prompt.group()).toList());
  }

  private static Figure figure(Piece piece) {
    return new Figure(
        piece.id(),
        piece.name(),
        piece.hex(),
        piece.hitPoints(),
        piece.maxHitPoints(),
        List.copyOf(piece.conditions()),
        piece.isFlying());
  }

  private static Hero hero(State state, HeroState hero, int seat, boolean over) {
    boolean own = hero.seat() == seat || state.setup().plays(Variant.OPEN_INFORMATION);
    boolean known = own || hero.isRevealed();
    Cards cards = hero.cards();
    int hidden = known ? 0 : cards.selected();
    return new Hero(
        hero.index(),
        hero.seat(),
        hero.hero().name(),
        hero.piece(),
        hero.plan() != HeroState.Plan.UNDECIDED,
        Integer.bitCount(cards.hand() | hidden),
        own ? Optional.of(cards(cards, cards.hand())) : Optional.empty(),
        known ? Optional.of(selected(hero)) : Optional.empty(),
        known && hero.plan() == HeroState.Plan.LONG_REST,
        cards(cards, cards.active()),
        cards(cards, cards.discards()),
        cards(cards, cards.lost()),
        items(hero.items()),
        hero.tally().toString(),
        state.goals().shown(hero.index(), seat, over).stream().map(BattleGoal::name).toList(),
        deck(hero.modifiers()));
  }

  private static List<Card> selected(HeroState hero) {
    List<Card> all = new ArrayList<>(cards(hero.cards(), hero.cards().selected()));
    int leading = hero.cards().leading();
    all.sort((one, other) -> Boolean.compare(other.card == leading, one.card == leading));
    return List.copyOf(all);
  }

  private static List<Card> cards(Cards cards, int bits) {
    List<Card> list = new ArrayList<>();
    Bits.each(
        bits,
        card ->
            list.add(
                new Card(card, cards.all().get(card).name(), (cards.onSideB() >> card & 1) != 0)));
    return List.copyOf(list);
  }

  private static List<Item> items(Items items) {
    List<Item> list = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      list.add(new Item(items.item(i).name(), items.wear(i)));
    }
    return List.copyOf(list);
  }

  private static Deck deck(Modifiers modifiers) {
    return switch (modifiers) {
      case ModifierDeck deck ->
          new Deck(
              deck.drawPile().size(),
              deck.drawn().stream().map(CardWords::modifier).toList(),
              deck.discards().stream().map(CardWords::modifier).toList());
      case ModifierBoard board -> new Deck(board.row(), List.of(), List.of());
    };
  }

  private static List<MonsterSet> monsters(State state) {
    List<MonsterSet> sets = new ArrayList<>();
    var cards = state.monsterCards();
    for (int set = 0; set < cards.decks().size(); set++) {
      sets.add(
          new MonsterSet(
              cards.decks().get(set).name(),
              cards.left(set),
              cards.present(set),
              cards.drawn(set)));
    }
    return sets;
  }

  private static Table table(State state) {
    StateText text = new StateText(state);
    MapState map = state.map();
    return new Table(
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

  /** Others see that something happened, not what it was. */
  private static Event seen(Event event, int seat) {
    return event.seat() == Event.EVERYBODY || event.seat() == seat
        ? event
        : new Event(event.what(), event.rule(), event.who(), event.whom(), 0, SECRET, event.seat());
  }

  /** All of it, always the same way. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    line(text, "seat", seat + " round " + round + (over ? " over" : ""));
    line(text, "turns", acting + " then " + toCome);
    figures.forEach(figure -> line(text, "figure", figure));
    heroes.forEach(hero -> line(text, "hero", hero));
    line(text, "monster modifiers", monsterModifiers);
    line(text, "ally modifiers", allyModifiers);
    line(text, "supply", supply);
    monsters.forEach(set -> line(text, "monsters", set));
    line(text, "loot cards left", lootLeft);
    line(text, "table", table);
    events.forEach(event -> line(text, "event", event));
    prompts.forEach(prompt -> line(text, "prompt", prompt));
    return text.toString();
  }

  private static void line(StringBuilder text, String what, Object thing) {
    text.append(what).append(": ").append(thing).append('\n');
  }
}
