package haven.stage;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
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
import haven.model.pack.ClassEntry;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.engine.Stock;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.Stage;
import haven.testkit.Proof;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
public final class Arena extends Played<Arena> {
  private static final int DECK = 18;

  private final Ruleset ruleset;
  private final Drawing plan;
  private final Map<Character, List<AbilityCard>> hands = new LinkedHashMap<>();
  private final Map<Character, PackHero> entries = new LinkedHashMap<>();
  private final Map<Character, List<ItemCard>> items = new LinkedHashMap<>();
  private final Map<Character, List<ModifierCard>> decks = new LinkedHashMap<>();
  private final Map<Character, Integer> hitPoints = new LinkedHashMap<>();
  private final List<MonsterType> types = new ArrayList<>();
  private final List<MonsterDeck> monsterDecks = new ArrayList<>();
  private final RoomSetup.Builder room;
  private final Map<Character, List<ModifierCard>> stacked = new LinkedHashMap<>();
  private List<ModifierCard> stackedMonsters = List.of();
  private List<ModifierCard> monsterModifiers;
  private UnaryOperator<Scenario> more = UnaryOperator.identity();
  private UnaryOperator<ScenarioMap> mapped = UnaryOperator.identity();
  private UnaryOperator<Setup> set = UnaryOperator.identity();
  private List<RoomSetup> furtherRooms = List.of();
  private int level = 1;

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

  @Override
  Arena self() {
    return this;
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
    return Collections.nCopies(DECK, ModifierCard.plus(0));
  }

  /** A hero at that letter, with these cards and blank ones to fill up a hand of ten (BB: 4). */
  public Arena hero(char at, AbilityCard... cards) {
    hands.put(at, new ArrayList<>(List.of(cards)));
    items.putIfAbsent(at, List.of());
    decks.putIfAbsent(at, zeros());
    hitPoints.putIfAbsent(at, 10);
    return this;
  }

  /**
   * A hero of a pack, with these cards of its class as its first ones; others of the class fill up
   * its hand. Its modifier deck is that of the class.
   */
  public Arena hero(char at, ClassEntry entry, String... cards) {
    entries.put(at, new PackHero(entry, List.of(cards)));
    hands.put(at, List.of());
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

  /** The modifier deck of a hero, of which these cards are drawn first, in this order. */
  public Arena stack(char at, ModifierCard... cards) {
    decks.put(at, onZeros(cards));
    stacked.put(at, List.of(cards));
    return this;
  }

  /** The same for the monsters' deck. */
  public Arena stackMonsters(ModifierCard... cards) {
    monsterModifiers = onZeros(cards);
    stackedMonsters = List.of(cards);
    return this;
  }

  /** The modifier deck of a hero is these cards and no others, in this order. */
  public Arena deck(char at, ModifierCard... cards) {
    decks.put(at, List.of(cards));
    stacked.put(at, List.of(cards));
    return this;
  }

  /** The same for the monsters' deck. */
  public Arena monsterDeck(ModifierCard... cards) {
    monsterModifiers = List.of(cards);
    stackedMonsters = List.of(cards);
    return this;
  }

  private List<ModifierCard> onZeros(ModifierCard... cards) {
    List<ModifierCard> all = new ArrayList<>(List.of(cards));
    all.addAll(zeros().subList(0, DECK - cards.length));
    return all;
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
    for (int i = 0; i < DECK; i++) {
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

  /** A monster of a type that draws its cards from the deck of another one: they are one set. */
  public Arena kin(char at, String type, String other, StatLine line) {
    types.add(MonsterType.of(type, other + " deck", 10, lines(Rank.NORMAL, line)));
    return another(at, type, Rank.NORMAL);
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
    return begin(setup, Chance.dice(seed));
  }

  /** The same, for whatever decides what is left to chance. */
  public static Game begin(Setup setup, Chance chance) {
    Proof.played(setup.ruleset().id());
    return Game.start(Stage.of(setup), chance);
  }

  /** These modifiers come up next for that hero; its deck must have them. */
  public Arena comesUp(char hero, ModifierCard... cards) {
    return comesUp(Character.toString(hero), sheet(hero).modifiers(), List.of(cards));
  }

  /** Starts a game as players do: a set-up that some rule speaks against is refused. */
  public static Game enter(Setup setup, long seed) {
    Proof.played(setup.ruleset().id());
    return Game.start(setup, seed);
  }

  public Arena start(long seed) {
    game = begin(setup(), chance.with(seed));
    log.addAll(game.events());
    stacked.forEach((hero, first) -> comesUp(hero, first.toArray(ModifierCard[]::new)));
    comesUp(Stock.MONSTERS, game.state().monsterModifiers(), stackedMonsters);
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
            Scenario.of("Arena", map, types, monsterDecks, new Situation.Rounds(1000))
                .withoutBattleGoals());
    if (ruleset.hexes().setUp().oneOpenRoom() && scenario.level().isEmpty()) {
      scenario = scenario.atLevel(1);
    }
    return set.apply(
        Setup.of(ruleset, scenario, Party.of(heroes.toArray(Hero[]::new)))
            .withMonsterModifiers(monsterModifiers));
  }

  private Hero hero(char letter) {
    if (entries.get(letter) instanceof PackHero own) {
      return own.hero(letter, level).with(items(letter));
    }
    List<AbilityCard> cards = hands.getOrDefault(letter, List.of());
    List<ModifierCard> deck = decks.getOrDefault(letter, zeros());
    return new BlankHero(ruleset, cards, hitPoints.getOrDefault(letter, 10), deck)
        .hero(letter, level)
        .with(items(letter));
  }

  private ItemCard[] items(char letter) {
    return items.getOrDefault(letter, List.of()).toArray(ItemCard[]::new);
  }

  /** Selects cards 0 and 1 for everybody and runs to that hero's own turn. */
  public Arena turnOf(char hero) {
    selectFirstTwo();
    return until(Prompt.Kind.ACTION, Character.toString(hero));
  }

  /** The level of all heroes; 1 unless said otherwise. */
  public Arena level(int ofHeroes) {
    level = ofHeroes;
    return this;
  }

  /** Walks to the hexes with these letters, one after the other. */
  public Arena walk(char... letters) {
    for (char letter : letters) {
      choose(new Choice.To(hex(letter)));
    }
    return this;
  }

  /** A second hero, where a party needs one. */
  public Arena company(char at, AbilityCard... cards) {
    return ruleset.levels().party().largest() > 1 ? hero(at, cards) : this;
  }
}
