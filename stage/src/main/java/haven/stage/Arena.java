package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.CardRules;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Goal;
import haven.model.scenario.Scenario;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.HeroState;
import haven.play.table.Piece;
import haven.play.table.Stage;
import haven.testkit.Proof;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A small game to test rules with: a drawn map, heroes at capital letters, monsters at small ones.
 * All attack modifiers are +0 unless said otherwise, so that nothing is left to chance.
 *
 * <pre>
 * Arena arena = Arena.in(ruleset, "A   g   .").hero('A', top(attack(3)), bottom(move(2)))
 *     .monster('g', "Guard", StatLine.of(10, 2, 2, 0), MonsterCard.of(50)).start();
 * arena.playCards('A');            // selects the first two cards, runs to the hero's turn
 * arena.choose("top 0"); arena.choose(arena.at("Guard 1"));
 * </pre>
 */
public final class Arena {
  private final Ruleset ruleset;
  private final Drawing plan;
  private final Map<Character, List<AbilityCard>> hands = new LinkedHashMap<>();
  private final Map<Character, List<ItemCard>> items = new LinkedHashMap<>();
  private final Map<Character, List<ModifierCard>> decks = new LinkedHashMap<>();
  private final Map<Character, Integer> hitPoints = new LinkedHashMap<>();
  private final List<MonsterType> types = new ArrayList<>();
  private final List<MonsterDeck> monsterDecks = new ArrayList<>();
  private final RoomSetup.Builder room;
  private List<ModifierCard> monsterModifiers;
  private UnaryOperator<Scenario> more = UnaryOperator.identity();
  private UnaryOperator<ScenarioMap> mapped = UnaryOperator.identity();
  private UnaryOperator<Setup> set = UnaryOperator.identity();
  private List<RoomSetup> furtherRooms = List.of();
  private int level = 1;

  @SuppressWarnings("NullAway.Init") // there is none before start()
  public Game game;

  public final List<Event> log = new ArrayList<>();

  private Arena(Ruleset ruleset, String picture) {
    this.ruleset = ruleset;
    plan = Drawing.of(picture);
    Hex any =
        plan.names().entrySet().stream()
            .filter(entry -> Character.isUpperCase(entry.getKey()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseThrow();
    room = RoomSetup.in(any);
    plan.terrain()
        .forEach(
            (hex, terrain) -> {
              if (terrain != Terrain.NONE && terrain != Terrain.TREASURE) {
                room.tile("tile", TileKind.valueOf(terrain.name()), hex);
              }
            });
    plan.loot().forEach(room::loot);
    monsterModifiers = zeros();
  }

  public static Arena in(Ruleset ruleset, String picture) {
    return new Arena(ruleset, picture);
  }

  /** A card whose top and bottom are these. */
  public static AbilityCard card(String name, int initiative, CardAction top, CardAction bottom) {
    return AbilityCard.of(name, initiative, top, bottom);
  }

  /** A card with this top and nothing at the bottom. */
  public static AbilityCard top(Ability... abilities) {
    return AbilityCard.of("Top", 20, CardAction.of(abilities), CardAction.of());
  }

  public static AbilityCard bottom(Ability... abilities) {
    return AbilityCard.of("Bottom", 21, CardAction.of(), CardAction.of(abilities));
  }

  private List<ModifierCard> zeros() {
    return Collections.nCopies(18, ModifierCard.plus(0));
  }

  /** A hero at that letter, with these cards and blank ones to fill up a hand of ten (BB: 4). */
  public Arena hero(char at, AbilityCard... cards) {
    hands.put(at, new ArrayList<>(List.of(cards)));
    items.putIfAbsent(at, List.of());
    decks.putIfAbsent(at, zeros());
    hitPoints.putIfAbsent(at, 10);
    return this;
  }

  public Arena items(char at, ItemCard... brought) {
    items.put(at, List.of(brought));
    return this;
  }

  /** The modifier deck of a hero; drawn in random order, so give cards of one kind. */
  public Arena modifiers(char at, ModifierCard... cards) {
    decks.put(at, filled(List.of(cards)));
    return this;
  }

  public Arena hitPoints(char at, int number) {
    hitPoints.put(at, number);
    return this;
  }

  public Arena monsterModifiers(ModifierCard... cards) {
    monsterModifiers = filled(List.of(cards));
    return this;
  }

  private static List<ModifierCard> filled(List<ModifierCard> cards) {
    List<ModifierCard> all = new ArrayList<>();
    for (int i = 0; i < 18; i++) {
      all.add(cards.get(i % cards.size()));
    }
    return all;
  }

  /** A monster of a type of its own, with one ability card. */
  public Arena monster(char at, String type, StatLine line, MonsterCard... cards) {
    return monster(at, type, Rank.NORMAL, line, cards);
  }

  public Arena monster(char at, String type, Rank rank, StatLine line, MonsterCard... cards) {
    if (types.stream().noneMatch(known -> known.name().equals(type))) {
      types.add(MonsterType.of(type, type + " deck", 10, lines(rank, line)));
      monsterDecks.add(
          new MonsterDeck(
              type + " deck", cards.length == 0 ? List.of(MonsterCard.of(50)) : List.of(cards)));
    }
    return another(at, type, rank);
  }

  private static Map<Rank, StatLine> lines(Rank rank, StatLine line) {
    Map<Rank, StatLine> lines = new LinkedHashMap<>();
    for (Rank each : Rank.values()) {
      lines.put(each, line);
    }
    lines.put(rank, line);
    return lines;
  }

  /** Adds a type that is not on the map yet, to be summoned or spawned. */
  public Arena type(MonsterType type, MonsterDeck deck) {
    types.add(type);
    monsterDecks.add(deck);
    return this;
  }

  /** One more of a type that is known. */
  public Arena another(char at, String type, Rank rank) {
    String colour =
        switch (rank) {
          case NORMAL -> "white/white/white";
          case ELITE -> "gold/gold/gold";
          case NAMED -> "named/named/named";
          case BOSS -> "red/red/red";
        };
    MonsterSymbol symbol =
        ruleset.hexes().setUp().oneOpenRoom()
            ? new MonsterSymbol.Stone("red")
            : MonsterSymbol.of(colour);
    room.monster(type, plan.at(at), symbol);
    return this;
  }

  public RoomSetup.Builder room() {
    return room;
  }

  public Arena rooms(RoomSetup... others) {
    furtherRooms = List.of(others);
    return this;
  }

  public Arena scenario(UnaryOperator<Scenario> change) {
    UnaryOperator<Scenario> before = more;
    more = scenario -> change.apply(before.apply(scenario));
    return this;
  }

  public Arena map(UnaryOperator<ScenarioMap> change) {
    mapped = change;
    return this;
  }

  public Arena setup(UnaryOperator<Setup> change) {
    set = change;
    return this;
  }

  public Hex hex(char letter) {
    return plan.at(letter);
  }

  /** Sets everything up; every hero stands at its letter and nobody has chosen cards yet. */
  public Arena start() {
    return start(1);
  }

  /** Starts a game, and has the running test credited for it. */
  public static Game begin(Setup setup, long seed) {
    Proof.played(setup.ruleset().id());
    return Game.start(Stage.of(setup), seed);
  }

  public Arena start(long seed) {
    game = begin(setup(), seed);
    log.addAll(game.events());
    for (char letter : hands.keySet()) {
      if (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.START_HEX) {
        choose(new Choice.To(plan.at(letter)));
      }
    }
    return this;
  }

  public Setup setup() {
    List<Hero> heroes = new ArrayList<>();
    for (char letter : hands.keySet()) {
      heroes.add(hero(letter));
    }
    // A party has two heroes at least; the second one waits in a corner unless it is wanted.
    List<Hex> starts = hands.keySet().stream().map(plan::at).toList();
    ScenarioMap map =
        mapped.apply(
            ScenarioMap.of(
                plan.layout(),
                Stream.concat(Stream.of(room.build()), furtherRooms.stream()).toList(),
                starts));
    Scenario scenario =
        more.apply(
            Scenario.of("Arena", map, types, monsterDecks, new Goal.Rounds(1000))
                .withoutBattleGoals());
    if (ruleset.hexes().setUp().oneOpenRoom() && scenario.level().isEmpty()) {
      scenario = scenario.atLevel(1);
    }
    return set.apply(
        Setup.of(ruleset, scenario, Party.of(heroes.toArray(Hero[]::new)))
            .withMonsterModifiers(monsterModifiers));
  }

  private Hero hero(char letter) {
    boolean sided = ruleset.cards().hand() == CardRules.Hand.UPGRADED_BY_LEVEL;
    int size = sided ? 4 : 10;
    List<AbilityCard> cards = new ArrayList<>();
    for (AbilityCard card : hands.getOrDefault(letter, List.of())) {
      cards.add(sided && card.sides().size() == 1 ? twoSided(card) : card);
    }
    while (cards.size() < size) {
      AbilityCard blank =
          AbilityCard.of("Blank " + cards.size(), 90, CardAction.of(), CardAction.of());
      cards.add(sided ? twoSided(blank) : blank);
    }
    List<AbilityCard> all = new ArrayList<>(cards);
    if (sided) {
      cards.forEach(card -> all.add(card.level(2)));
    }
    CharacterClass type =
        new CharacterClass(
            "Class " + letter,
            size,
            Collections.nCopies(9, hitPoints.getOrDefault(letter, 10)),
            all,
            decks.getOrDefault(letter, zeros()));
    return Hero.of(Character.toString(letter), type, level)
        .taking(cards)
        .with(items.getOrDefault(letter, List.of()).toArray(ItemCard[]::new));
  }

  private static AbilityCard twoSided(AbilityCard card) {
    return AbilityCard.of(card.name(), card.front(), card.front());
  }

  // Playing

  public Prompt prompt() {
    if (game.prompt() instanceof Prompt prompt) {
      return prompt;
    }
    throw new AssertionError("the scenario is over");
  }

  public List<Event> choose(Choice choice) {
    List<Event> events = game.choose(prompt().seat(), choice);
    log.addAll(events);
    return events;
  }

  /** Chooses the option with that text. */
  public List<Event> choose(String text) {
    for (Choice option : prompt().options()) {
      if (option.toString().equals(text)) {
        return choose(option);
      }
    }
    throw new AssertionError(
        "'" + text + "' is none of " + prompt().options() + " for " + prompt().kind());
  }

  /** Every hero selects its first two cards in order, and the game runs to the first decision. */
  public Arena selectFirstTwo() {
    while (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.CARDS) {
      choose(
          prompt.options().contains(new Choice.Cards(0, 1))
              ? new Choice.Cards(0, 1)
              : prompt.options().getFirst());
    }
    return this;
  }

  /** Answers everything with its first option until a prompt of that kind about that figure. */
  public Arena until(Prompt.Kind kind, String figure) {
    return until(
        prompt ->
            prompt.kind() == kind
                && prompt.figure() >= 0
                && game.state().piece(prompt.figure()).name().equals(figure));
  }

  public Arena until(Prompt.Kind kind) {
    return until(prompt -> prompt.kind() == kind);
  }

  public Arena until(Predicate<Prompt> wanted) {
    for (int i = 0; i < 10_000; i++) {
      Prompt prompt = prompt();
      if (wanted.test(prompt)) {
        return this;
      }
      choose(prompt.options().getFirst());
    }
    throw new AssertionError("it never comes to that");
  }

  /** Selects cards 0 and 1 for everybody and runs to that hero's own turn. */
  public Arena turnOf(char hero) {
    selectFirstTwo();
    return until(Prompt.Kind.ACTION, Character.toString(hero));
  }

  /** Passes (first option) until the next round's card selection. */
  public Arena endRound() {
    int round = game.state().round();
    return until(prompt -> prompt.kind() == Prompt.Kind.CARDS && game.state().round() > round);
  }

  public Piece piece(String name) {
    for (int id = 0; id < game.state().figures(); id++) {
      if (game.state().piece(id).name().equals(name)) {
        return game.state().piece(id);
      }
    }
    throw new AssertionError("no figure " + name);
  }

  /** The only monster of that type, whatever its number. */
  public Piece only(String type) {
    List<Piece> found = all(type);
    assertThat(found).as(type).hasSize(1);
    return found.getFirst();
  }

  public List<Piece> all(String type) {
    List<Piece> found = new ArrayList<>();
    for (int id = 0; id < game.state().figures(); id++) {
      if (game.state().piece(id).nature().group().equals(type)) {
        found.add(game.state().piece(id));
      }
    }
    return found;
  }

  public Choice at(Piece piece) {
    return new Choice.At(piece.id());
  }

  /** Gives a condition outright, as if gained outside the figure's turn. */
  public Arena give(Piece piece, Condition... conditions) {
    for (Condition condition : conditions) {
      game.state().gain(piece, condition, false);
    }
    return this;
  }

  /** The events of that kind so far. */
  public List<Event> events(Event.What what) {
    return log.stream().filter(event -> event.what() == what).toList();
  }

  /** The level of all heroes; 1 unless said otherwise. */
  public Arena level(int ofHeroes) {
    level = ofHeroes;
    return this;
  }

  /** Chooses the target of an attack, and leaves out nothing that could be left out. */
  public Arena strike(Piece target) {
    choose(at(target));
    while (game.prompt() instanceof Prompt prompt
        && prompt.kind() == Prompt.Kind.BEFORE_DRAW
        && prompt.options().contains(new Choice.Accept())) {
      choose(new Choice.Accept());
    }
    return this;
  }

  /** Walks to the hexes with these letters, one after the other. */
  public Arena walk(char... letters) {
    for (char letter : letters) {
      choose(new Choice.To(hex(letter)));
    }
    return this;
  }

  /** Passes to the next card selection, unless that is asked for already. */
  public Arena endRoundOrStay() {
    return prompt().kind() == Prompt.Kind.CARDS ? this : endRound();
  }

  /** Everybody selects two cards, from that one on where possible. */
  public Arena selectFirst(int card) {
    while (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.CARDS) {
      Choice wanted = new Choice.Cards(card, card + 1);
      choose(prompt.options().contains(wanted) ? wanted : prompt.options().getFirst());
    }
    return this;
  }

  /** The names of the figures among the options, sorted. */
  public List<String> offered() {
    List<String> names = new ArrayList<>();
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.At(int figure)) {
        names.add(game.state().piece(figure).nature().group());
      }
    }
    Collections.sort(names);
    return names;
  }

  /** Leaves attacks as they are: everything is applied, damage is suffered, no item is used. */
  public Arena asIs() {
    while (game.prompt() instanceof Prompt prompt
        && switch (prompt.kind()) {
          case BEFORE_DRAW, MODIFIER_EFFECTS, NEGATE, ITEM -> true;
          default -> false;
        }) {
      choose(new Choice.Accept());
    }
    return this;
  }

  /** Attacks the only monster of that type, with everything as it is. */
  public Arena strike(String type) {
    choose(at(only(type)));
    return asIs();
  }

  /** Performs the first card's top, to the first decision about it. */
  public Arena performTop() {
    choose("top 0");
    return this;
  }

  /** A second hero, where a party needs one. */
  public Arena company(char at, AbilityCard... cards) {
    return ruleset.levels().party().largest() > 1 ? hero(at, cards) : this;
  }

  /** The cards, items and tally of a hero. */
  public HeroState sheet(char hero) {
    for (int i = 0; i < game.state().heroes(); i++) {
      if (game.state().hero(i).hero().name().equals(Character.toString(hero))) {
        return game.state().hero(i);
      }
    }
    throw new AssertionError("no hero " + hero);
  }

  public int xp(char hero) {
    return sheet(hero).tally().of(BattleGoal.Measure.EXPERIENCE);
  }

  /** The options of the prompt, as text. */
  public List<String> options() {
    return prompt().options().stream().map(Choice::toString).toList();
  }

  /** The figures that have started a turn so far, by name and in order. */
  public List<String> turns() {
    return log.stream()
        .filter(event -> event.what() == Event.What.TURN_STARTS)
        .map(event -> game.state().piece(event.who()).name())
        .toList();
  }

  /** How many hit points somebody has lost. */
  public int lost(Piece piece) {
    return piece.maxHitPoints() - piece.hitPoints();
  }

  public int lost(char hero) {
    return lost(piece(Character.toString(hero)));
  }

  /** The acting hero attacks that figure with a basic action (CRD-08). */
  public Arena basicAttack(Piece target) {
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.Act(int _, boolean top, boolean basic) && top && basic) {
        choose(option);
        choose(at(target));
        return this;
      }
    }
    throw new AssertionError("no basic attack among " + prompt().options());
  }

  /** Whether somebody is asked that at the moment. */
  public boolean isAsked(Prompt.Kind kind) {
    return game.prompt() instanceof Prompt prompt && prompt.kind() == kind;
  }

  /** The figures that can be chosen at the moment. */
  public List<Piece> offeredFigures() {
    List<Piece> figures = new ArrayList<>();
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.At(int figure)) {
        figures.add(game.state().piece(figure));
      }
    }
    return figures;
  }

  /** Chooses the target and answers first options up to the next action or card selection. */
  public Arena against(Piece target) {
    choose(at(target));
    return goOn();
  }

  /** Answers everything with its first option until the next action or card selection. */
  public Arena goOn() {
    while (game.prompt() instanceof Prompt prompt
        && prompt.kind() != Prompt.Kind.ACTION
        && prompt.kind() != Prompt.Kind.CARDS) {
      choose(prompt.options().getFirst());
    }
    return this;
  }

  /** Ends the turn in progress and answers first options until something of that kind is asked. */
  public Arena pass() {
    choose("no");
    return goOn();
  }

  /** What happened to one figure, as {@code WHAT number thing}. */
  public List<String> story(Piece piece, Event.What... kinds) {
    return log.stream()
        .filter(event -> event.who() == piece.id() && List.of(kinds).contains(event.what()))
        .map(event -> (event.what() + " " + event.number() + " " + event.words()).strip())
        .toList();
  }

  /** Chooses it if it can be chosen. */
  public Arena chooseIfOffered(Choice choice) {
    if (prompt().options().contains(choice)) {
      choose(choice);
    }
    return this;
  }
}
