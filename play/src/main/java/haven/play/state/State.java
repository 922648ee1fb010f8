package haven.play.state;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.HexDamage;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.map.Terms;
import haven.model.map.Treasure;
import haven.play.chance.Chance;
import haven.play.element.Elements;
import haven.play.element.Infusion;
import haven.play.element.MonsterElements;
import haven.play.loot.LootDeck;
import haven.play.map.MapState;
import haven.play.modifier.Modifiers;
import haven.play.modifier.Supply;
import haven.play.party.BattleGoals;
import haven.play.party.Setup;
import haven.play.round.MonsterCards;
import haven.play.round.TurnOrder;
import haven.play.scene.Figure;
import haven.play.scene.Initiative;
import haven.play.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Everything that lies on the table. */
public final class State {
  private final Stage stage;
  private final Chance chance;
  private final HeroState[] heroes;
  private final Modifiers monsterModifiers;
  private final Modifiers allyModifiers;
  private final Supply supply;
  private final Elements elements;
  private final MonsterElements monsterElements;
  private final MonsterCards monsterCards;
  private final BattleGoals goals;
  private final Story story;
  private final TurnLog turn;
  private final ArrayList<Piece> pieces;
  private final ArrayList<Active> actives;
  private final ArrayList<Frame> frames;
  private final ArrayList<Pending> tasks;
  private TurnOrder order;
  private LootDeck lootDeck;
  private MapState map;
  private int round;
  private int revelations;

  /** Whether the order of turns of this round has been found. */
  private boolean ordered;

  private @Nullable Scene scene;
  private @Nullable List<Piece> alive;

  State(Stage stage, Chance chance, MapState map) {
    this.stage = stage;
    Setup setup = stage.setup();
    Ruleset rules = stage.rules();
    this.chance = chance;
    this.map = map;
    var making = new Opening(stage, chance);
    heroes = making.heroes();
    monsterModifiers = making.monsterModifiers();
    allyModifiers = making.allyModifiers();
    supply = new Supply(rules.modifiers());
    elements = Elements.of(rules.elements());
    monsterElements = new MonsterElements(rules.elements(), making.groups());
    monsterCards = new MonsterCards(rules.rounds(), setup.scenario().decks(), chance);
    goals = BattleGoals.deal(setup, chance);
    lootDeck = making.lootDeck();
    order = new TurnOrder(rules.rounds());
    story = new Story();
    turn = new TurnLog();
    pieces = new ArrayList<>();
    actives = new ArrayList<>();
    frames = new ArrayList<>();
    tasks = new ArrayList<>();
  }

  private State(State other) {
    stage = other.stage;
    chance = other.chance.copy();
    heroes = new HeroState[other.heroes.length];
    for (int i = 0; i < heroes.length; i++) {
      heroes[i] = other.heroes[i].copy();
    }
    monsterModifiers = other.monsterModifiers.copy();
    allyModifiers = other.allyModifiers.copy();
    supply = other.supply.copy();
    elements = other.elements.copy();
    monsterElements = other.monsterElements.copy();
    monsterCards = other.monsterCards.copy();
    goals = other.goals.copy();
    story = other.story.copy();
    turn = other.turn.copy();
    pieces = new ArrayList<>(other.pieces.size() + 4);
    for (int i = 0; i < other.pieces.size(); i++) {
      pieces.add(other.pieces.get(i).copy());
    }
    actives = new ArrayList<>(other.actives);
    frames = new ArrayList<>(other.frames);
    tasks = new ArrayList<>(other.tasks);
    order = other.order.copy();
    lootDeck = other.lootDeck;
    map = other.map;
    round = other.round;
    revelations = other.revelations;
    ordered = other.ordered;
    scene = other.scene;
  }

  public State copy() {
    return new State(this);
  }

  /** Deals, chooses and shuffles anew whatever a player does not know. */
  public void imagine(int player, Chance other) {
    boolean open = stage.setup().plays(Variant.OPEN_INFORMATION);
    for (HeroState hero : heroes) {
      hero.modifiers().reshuffle(other);
      if (!open && hero.seat() != player && !hero.isRevealed()) {
        hero.chooseAgain(other);
      }
    }
    monsterModifiers.reshuffle(other);
    allyModifiers.reshuffle(other);
    monsterCards.reshuffle(other);
    goals.dealAgain(player, story.isOver(), other);
    lootDeck = lootDeck.reshuffled(other::below);
    chance.now(other.dice());
    map = map.with(other.dice());
  }

  public Setup setup() {
    return stage.setup();
  }

  public Ruleset rules() {
    return stage.rules();
  }

  public Terms terms() {
    return stage.terms();
  }

  public int monsterLevel() {
    return stage.monsterLevel();
  }

  public HexDamage hexDamage() {
    return stage.rules().movement().hexDamage();
  }

  public int hexLevel() {
    return stage.terms().level();
  }

  public Chance chance() {
    return chance;
  }

  public int round() {
    return round;
  }

  public void nextRound() {
    round++;
    order = new TurnOrder(stage.rules().rounds());
    ordered = false;
  }

  public boolean isOrdered() {
    return ordered;
  }

  public void ordered() {
    ordered = true;
  }

  public TurnOrder order() {
    return order;
  }

  public TurnLog turn() {
    return turn;
  }

  public Story story() {
    return story;
  }

  public Modifiers monsterModifiers() {
    return monsterModifiers;
  }

  public Modifiers allyModifiers() {
    return allyModifiers;
  }

  public Supply supply() {
    return supply;
  }

  public Elements elements() {
    return elements;
  }

  public MonsterElements monsterElements() {
    return monsterElements;
  }

  public MonsterCards monsterCards() {
    return monsterCards;
  }

  public BattleGoals goals() {
    return goals;
  }

  public LootDeck lootDeck() {
    return lootDeck;
  }

  public void lootDeck(LootDeck rest) {
    lootDeck = rest;
  }

  // Heroes

  public int heroes() {
    return heroes.length;
  }

  public HeroState hero(int index) {
    return heroes[index];
  }

  public Piece pieceOf(HeroState hero) {
    return pieces.get(hero.piece());
  }

  // Figures

  public Piece piece(int id) {
    return pieces.get(id);
  }

  /** Where a figure stands, or stood last. */
  public Hex hexOf(int id) {
    return pieces.get(id).hex();
  }

  public int figures() {
    return pieces.size();
  }

  public Stream<Piece> pieces() {
    return alive().stream();
  }

  /** The figures on the map, in the order in which they came. */
  public List<Piece> alive() {
    List<Piece> known = alive;
    if (known == null) {
      known = new ArrayList<>(pieces.size());
      for (int i = 0; i < pieces.size(); i++) {
        if (!pieces.get(i).isGone()) {
          known.add(pieces.get(i));
        }
      }
      alive = known;
    }
    return known;
  }

  /** Puts a new figure on the map. */
  public Piece place(Nature nature, Hex hex) {
    Piece piece = new Piece(pieces.size(), nature, hex);
    pieces.add(piece);
    if (nature.hero() >= 0) {
      heroes[nature.hero()].piece(piece.id());
    }
    alive = null;
    scene = null;
    return piece;
  }

  /** Puts an objective on the map: its initiative never changes, for it has no turn (OVL-74). */
  public Piece place(Nature nature, Hex hex, Initiative initiative) {
    Piece piece = place(nature, hex);
    piece.become(initiative, piece.isFlying());
    return piece;
  }

  public void stand(Piece piece, Hex hex) {
    piece.stand(hex);
    scene = null;
  }

  public void leave(Piece piece) {
    piece.leave();
    order.remove(piece.id());
    alive = null;
    scene = null;
  }

  /** Without cards, but still on the map (EXH-12). */
  public void exhaust(Piece piece) {
    piece.exhaust();
    order.remove(piece.id());
    scene = null;
  }

  public void standeeBack(Piece piece) {
    Nature nature = piece.nature();
    map = map.with(map.standees().back(nature.group(), nature.number()));
  }

  public void gain(Piece piece, Condition condition, boolean ownTurn) {
    piece.gain(condition, ownTurn);
    seen(condition);
  }

  public void lose(Piece piece, Condition condition) {
    piece.lose(condition);
    seen(condition);
  }

  private void seen(Condition condition) {
    if (condition == Condition.INVISIBLE) {
      scene = null;
    }
  }

  public void flying(Piece piece, boolean flies) {
    piece.become(piece.initiative(), flies);
    scene = null;
  }

  /** Everybody's place in the order of this round, for the focus of others. */
  public void updateInitiatives() {
    for (Piece piece : alive()) {
      if (piece.nature().isObjective()) {
        continue; // OVL-74
      }
      Initiative initiative = order.initiativeOf(piece.id());
      if (piece.become(initiative, piece.isFlying())) {
        scene = null;
      }
    }
  }

  // The map

  public MapState map() {
    return map.with(scene());
  }

  /** The map after one of its own rules has changed it; figures are not taken from it. */
  public void map(MapState other) {
    map = other;
    chance.now(other.dice());
    scene = null;
  }

  /** The map with the dice of the game, for rules that draw. */
  public MapState mapWithDice() {
    return map().with(chance.dice());
  }

  public Board board() {
    return map.scene().board();
  }

  public Ground ground() {
    return map.scene().ground();
  }

  public void ground(Ground other) {
    Scene old = map.scene();
    map = map.with(new Scene(old.ruleset(), old.board(), old.sight(), other, List.of()));
    scene = null;
  }

  /** The board with everything and everybody on it. */
  public Scene scene() {
    Scene known = scene;
    if (known == null) {
      List<Piece> all = alive();
      Figure[] shown = new Figure[all.size()];
      for (int i = 0; i < shown.length; i++) {
        shown[i] = all.get(i).shown();
      }
      known = map.scene().with(shown);
      scene = known;
    }
    return known;
  }

  public Figure shown(int id) {
    return pieces.get(id).shown();
  }

  /** Where the figure is in the list of the scene. */
  public int sceneIndex(int id) {
    return alive().indexOf(pieces.get(id));
  }

  /** The figure that the scene shows. */
  public int idOf(Figure figure) {
    List<Piece> all = alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).shown() == figure) {
        return all.get(i).id();
      }
    }
    throw new IllegalArgumentException(figure + " is not on the map");
  }

  /** The figure in a hex, or -1. */
  public int at(Hex hex) {
    List<Piece> all = alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).hex().equals(hex)) {
        return all.get(i).id();
      }
    }
    return -1;
  }

  public Treasure takeTreasure(Hex hex) {
    Treasure treasure = map.contents().treasures().get(hex);
    if (treasure == null) {
      throw new IllegalStateException("no treasure at " + hex);
    }
    map = map.with(map.contents().without(hex));
    return treasure;
  }

  /** The infusions that can be seen, where that is what counts (ELM-17). */
  public List<Infusion> visible() {
    return Visible.infusions(this);
  }

  // Lasting effects

  public List<Active> actives() {
    return actives;
  }

  public void add(Active active) {
    actives.add(active);
  }

  public void remove(Active active) {
    actives.remove(active);
  }

  public void replace(Active active, Active other) {
    actives.set(actives.indexOf(active), other);
  }

  public void removeAll(Active.Source source) {
    actives.removeIf(active -> active.source().equals(source));
  }

  // What is going on

  public void push(Pending task) {
    tasks.add(task);
  }

  public @Nullable Pending top() {
    return tasks.isEmpty() ? null : tasks.getLast();
  }

  public void pop() {
    tasks.removeLast();
  }

  /** The action in progress. */
  public @Nullable Frame frame() {
    return frames.isEmpty() ? null : frames.getLast();
  }

  public Frame frameInProgress() {
    return frames.getLast();
  }

  /** The map and its ground as an ability has left them. */
  public void scene(Scene changed) {
    ground(changed.ground());
  }

  public void frame(Frame changed) {
    frames.set(frames.size() - 1, changed);
  }

  public void open(Frame frame) {
    frames.add(frame);
  }

  public Frame close() {
    return frames.removeLast();
  }

  /** Whether nobody is performing an ability (BON-13a, ITM-17). */
  public boolean isBetweenAbilities() {
    return frames.isEmpty();
  }

  public int revelations() {
    return revelations;
  }

  public void reveal() {
    revelations++;
  }

  /** Everything, as text: two states are the same if their texts are. */
  @Override
  public String toString() {
    return new StateText(this).toString();
  }

  List<Piece> allPieces() {
    return pieces;
  }

  List<Pending> tasks() {
    return tasks;
  }

  List<Frame> frames() {
    return frames;
  }
}
