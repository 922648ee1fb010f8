package haven.stage;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
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
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
public final class Arena extends Lettered<Arena> {
  private static final int HERO = 40;

  private final Ruleset ruleset;
  private final Map<Character, List<AbilityCard>> hands = new LinkedHashMap<>();
  private final Map<Character, PackHero> entries = new LinkedHashMap<>();
  private final Map<Character, List<ItemCard>> items = new LinkedHashMap<>();
  final Map<Character, Stack> decks = new LinkedHashMap<>();
  private final Map<Character, Integer> hitPoints = new LinkedHashMap<>();
  private final Map<Character, CharacterClass> printed = new LinkedHashMap<>();
  private final Cast cast;
  private final RoomSetup.Builder room;
  private Stack monsterModifiers = Stack.onZeros();
  private UnaryOperator<Scenario> more = UnaryOperator.identity();
  private UnaryOperator<ScenarioMap> mapped = UnaryOperator.identity();
  private UnaryOperator<Setup> set = UnaryOperator.identity();
  private List<RoomSetup> furtherRooms = List.of();
  private int level = 1;
  private int blanks = 90;
  private final Map<Character, Integer> lacking = new LinkedHashMap<>();

  private Arena(Ruleset ruleset, String picture) {
    super(Drawing.of(picture));
    this.ruleset = ruleset;
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
    cast = new Cast(ruleset, room);
  }

  @Override
  Arena self() {
    return this;
  }

  public static Arena in(Ruleset ruleset, String picture) {
    return new Arena(ruleset, picture);
  }

  /**
   * Cards of a class to be tried: hero A has them, and blank ones to fill up its hand; hero B is
   * its ally, where one is drawn; at {@code a} to {@code m} stand monsters that do nothing, and
   * further letters are hexes to speak of, {@code z} that of a companion of the class. Everybody
   * has many hit points and the heroes lack some; their level is that of the highest card. Hero A
   * acts before the monsters, hero B after them, and whatever is not answered beforehand is
   * answered so that as much as possible is performed.
   */
  public static Arena trying(Ruleset ruleset, ClassEntry entry, String picture, String... cards) {
    Arena arena = in(ruleset, picture).answering(Answers.Policy.MUCH).blanks(99);
    new TreeMap<>(arena.plan.names())
        .forEach(
            (letter, hex) -> {
              if (Character.isUpperCase(letter)) {
                arena.hero(letter).hitPoints(letter, HERO).hurt(letter, HERO / 2);
              } else if (letter <= 'm') {
                arena.cast.idler(hex);
              }
            });
    AbilityCard[] own =
        Arrays.stream(cards).map(name -> PackHero.card(entry, name)).toArray(AbilityCard[]::new);
    arena.printed.put('A', entry.characterClass());
    int level = Arrays.stream(own).mapToInt(AbilityCard::level).max().orElse(1);
    return arena.level(level).hero('A', own);
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

  /** A hero at that letter, with these cards and blank ones to fill up a hand of ten (BB: 4). */
  public Arena hero(char at, AbilityCard... cards) {
    hands.put(at, new ArrayList<>(List.of(cards)));
    items.putIfAbsent(at, List.of());
    decks.putIfAbsent(at, Stack.onZeros());
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
    decks.put(at, Stack.shuffled(cards));
    return this;
  }

  /** The modifier deck of a hero, of which these cards are drawn first, in this order. */
  public Arena stack(char at, ModifierCard... cards) {
    decks.put(at, Stack.onZeros(cards));
    return this;
  }

  /** The same for the monsters' deck. */
  public Arena stackMonsters(ModifierCard... cards) {
    monsterModifiers = Stack.onZeros(cards);
    return this;
  }

  /** The modifier deck of a hero is these cards and no others, in this order. */
  public Arena deck(char at, ModifierCard... cards) {
    decks.put(at, Stack.only(cards));
    return this;
  }

  /** The same for the monsters' deck. */
  public Arena monsterDeck(ModifierCard... cards) {
    monsterModifiers = Stack.only(cards);
    return this;
  }

  public Arena hitPoints(char at, int number) {
    hitPoints.put(at, number);
    return this;
  }

  /** Whoever stands there begins with so many hit points less than it could have. */
  public Arena hurt(char at, int points) {
    lacking.put(at, points);
    return this;
  }

  public Arena monsterModifiers(ModifierCard... cards) {
    monsterModifiers = Stack.shuffled(cards);
    return this;
  }

  /** A monster of a type of its own, with one ability card. */
  public Arena monster(char at, String type, StatLine line, MonsterCard... cards) {
    return monster(at, type, Rank.NORMAL, line, cards);
  }

  public Arena monster(char at, String type, Rank rank, StatLine line, MonsterCard... cards) {
    cast.define(type, line, cards);
    return another(at, type, rank);
  }

  /**
   * A monster of a pack, with these cards of its deck, by their place there from 0; with all of
   * them if none are named. {@link #hitPoints} may give it more than its stat card does. Whatever
   * else the pack has can be summoned.
   */
  public Arena monster(char at, Pack pack, String type, Rank rank, int... cards) {
    cast.define(at, new PackMonster(pack, type, Arrays.stream(cards).boxed().toList()));
    return another(at, type, rank);
  }

  /** What all monsters drawn for {@link #trying} have on their stat card. */
  public Arena monsters(StatLine line) {
    cast.idlers(line);
    return this;
  }

  /** What they do in every round. */
  public Arena monsters(MonsterCard card) {
    cast.idlers(card);
    return this;
  }

  /** More of them than there are letters. */
  public Arena monsters(List<Hex> hexes) {
    hexes.forEach(cast::idler);
    return this;
  }

  /** Adds a type that is not on the map yet, to be summoned or spawned. */
  public Arena type(MonsterType type, MonsterDeck deck) {
    cast.define(type, deck);
    return this;
  }

  /** A monster of a type that draws its cards from the deck of another one: they are one set. */
  public Arena kin(char at, String type, String other, StatLine line) {
    cast.kin(type, other, line);
    return another(at, type, Rank.NORMAL);
  }

  /** One more of a type that is known. */
  public Arena another(char at, String type, Rank rank) {
    cast.another(plan.at(at), type, rank);
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
    decks.forEach((hero, deck) -> comesUp(hero, deck.first().toArray(ModifierCard[]::new)));
    comesUp(Stock.MONSTERS, game.state().monsterModifiers(), monsterModifiers.first());
    for (char letter : hands.keySet()) {
      if (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.START_HEX) {
        choose(new Choice.To(plan.at(letter)));
      }
    }
    placeCompanion();
    knowLetters();
    lacking.forEach((at, points) -> figure(at).hitPoints(figure(at).maxHitPoints() - points));
    return lacking.isEmpty() ? this : remember();
  }

  public Setup setup() {
    List<Hero> heroes = new ArrayList<>();
    for (char letter : hands.keySet()) {
      heroes.add(enrolled(letter));
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
            Scenario.of(
                    "Arena", map, cast.types(hitPoints), cast.decks(), new Situation.Rounds(1000))
                .withoutBattleGoals());
    if (ruleset.hexes().setUp().oneOpenRoom() && scenario.level().isEmpty()) {
      scenario = scenario.atLevel(1);
    }
    return set.apply(
        Setup.of(ruleset, scenario, Party.of(heroes.toArray(Hero[]::new)))
            .withMonsterModifiers(monsterModifiers.cards()));
  }

  private Hero enrolled(char letter) {
    if (entries.get(letter) instanceof PackHero own) {
      return own.hero(letter, level).with(items(letter));
    }
    List<AbilityCard> cards = hands.getOrDefault(letter, List.of());
    List<ModifierCard> deck = decks.getOrDefault(letter, Stack.onZeros()).cards();
    int most = hitPoints.getOrDefault(letter, 10);
    Optional<CharacterClass> type = Optional.ofNullable(printed.get(letter));
    return new BlankHero(ruleset, cards, blanks, most, deck, type)
        .hero(letter, level)
        .with(items(letter));
  }

  private ItemCard[] items(char letter) {
    return items.getOrDefault(letter, List.of()).toArray(ItemCard[]::new);
  }

  /** The initiative of the blank cards that fill up hands; 90 unless said otherwise. */
  public Arena blanks(int initiative) {
    blanks = initiative;
    return this;
  }

  /** The level of all heroes; 1 unless said otherwise. */
  public Arena level(int ofHeroes) {
    level = ofHeroes;
    return this;
  }

  /** A second hero, where a party needs one. */
  public Arena company(char at, AbilityCard... cards) {
    return ruleset.levels().party().largest() > 1 ? hero(at, cards) : this;
  }
}
