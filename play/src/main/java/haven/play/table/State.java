package haven.play.table;

import haven.board.Hex;
import haven.model.Facts;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Effect;
import haven.model.map.Terms;
import haven.model.rules.HexDamage;
import haven.play.ability.Elements;
import haven.play.ability.Infusion;
import haven.play.ability.MonsterElements;
import haven.play.engine.Chance;
import haven.play.engine.Task;
import haven.play.item.LootDeck;
import haven.play.modifier.Modifiers;
import haven.play.modifier.Supply;
import haven.play.scenario.BattleGoals;
import haven.play.scenario.Setup;
import haven.play.turn.MonsterCards;
import haven.play.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Everything that lies on the table. */
public final class State extends Field {
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
  private final ArrayList<Active> actives;
  private final ArrayList<Frame> frames;
  private @Nullable Pending tasks;
  private TurnOrder order;
  private LootDeck lootDeck;
  private int round;
  private int revelations;

  /** Whether the order of turns of this round has been found. */
  private boolean ordered;

  State(Stage stage, Chance chance, Field bare) {
    super(bare);
    this.stage = stage;
    Setup setup = stage.setup();
    Ruleset rules = stage.rules();
    this.chance = chance;
    var making = new Opening(stage);
    heroes = making.heroes();
    monsterModifiers = stage.monsterModifiers();
    allyModifiers = stage.allyModifiers();
    supply = new Supply(rules.modifiers());
    elements = Elements.of(rules);
    monsterElements = new MonsterElements(rules.elements(), making.groups());
    monsterCards = new MonsterCards(rules.rounds(), setup.scenario().decks());
    goals = BattleGoals.of(setup);
    lootDeck = making.lootDeck();
    order = new TurnOrder(rules);
    story = new Story();
    turn = new TurnLog();
    actives = new ArrayList<>();
    frames = new ArrayList<>();
  }

  private State(State other, Chance chance) {
    super(other);
    stage = other.stage;
    this.chance = chance;
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
    actives = new ArrayList<>(other.actives);
    frames = new ArrayList<>(other.frames);
    tasks = other.tasks;
    order = other.order.copy();
    lootDeck = other.lootDeck;
    round = other.round;
    revelations = other.revelations;
    ordered = other.ordered;
  }

  public State copy() {
    return new State(this, chance.copy());
  }

  /** The same, but something else decides what is left to chance from now on. */
  public State copy(Chance.Source source) {
    return new State(this, chance.by(source));
  }

  /**
   * Deals and chooses anew whatever these players do not know, always the same way for the same
   * dice. No deck has an order, so that nothing else is hidden.
   */
  public void imagine(Set<Integer> players, Chance other) {
    boolean open = stage.setup().plays(Variant.OPEN_INFORMATION);
    for (HeroState hero : heroes) {
      if (!open && !players.contains(hero.seat()) && !hero.isRevealed()) {
        hero.chooseAgain(other);
      }
    }
    if (!story.isOver()) {
      goals.dealAgain(players, other);
    }
    revelations = 0;
    chance.now(other.dice());
  }

  public Setup setup() {
    return stage.setup();
  }

  public Terms terms() {
    return stage.terms();
  }

  public HexDamage hexDamage() {
    return rules().movement().hexDamage();
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
    order = new TurnOrder(rules());
    ordered = false;
    turn.nextRound();
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

  public int heroes() {
    return heroes.length;
  }

  public HeroState hero(int index) {
    return heroes[index];
  }

  public Figure figureOf(HeroState hero) {
    return figure(hero.figure());
  }

  @Override
  public Figure place(Nature nature, Hex hex, Initiative initiative) {
    Figure figure = super.place(nature, hex, initiative);
    if (nature.hero() >= 0) {
      heroes[nature.hero()].figure(figure.id());
    }
    return figure;
  }

  @Override
  public void leave(FigureId id) {
    super.leave(id);
    order.remove(id.number());
  }

  @Override
  public void exhaust(FigureId id) {
    super.exhaust(id);
    order.remove(id.number());
  }

  /** Everybody's place in the order of this round, for the focus of others. */
  public void updateInitiatives() {
    for (Figure figure : alive()) {
      if (!figure.isObjective()) { // OVL-74
        initiative(figure.id(), order.initiativeOf(figure.id().number()));
      }
    }
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

  public void push(Task task) {
    tasks = new Pending(task, tasks);
  }

  /** Whether there is something of that kind among what is still to be done. */
  public boolean isPending(Predicate<Task> kind) {
    return Pending.isAny(tasks, kind);
  }

  public @Nullable Task top() {
    Pending top = tasks;
    return top == null ? null : top.task();
  }

  public void pop() {
    tasks = Objects.requireNonNull(tasks, "nothing is to be done").below();
  }

  /** The action in progress. */
  public @Nullable Frame frame() {
    return frames.isEmpty() ? null : frames.getLast();
  }

  public Frame frameInProgress() {
    return frames.getLast();
  }

  /** The figure where its ability in progress has it: perhaps in another hex (LOS-12). */
  public Figure acting(FigureId id) {
    @Nullable Frame frame = frame();
    Figure figure = figure(id);
    return frame == null || !frame.actor().equals(id)
        ? figure
        : frame.now().asIf().map(figure::movedTo).orElse(figure);
  }

  /** Who has the figure perform what it performs, if another one does. */
  public Optional<FigureId> commander(FigureId actor) {
    for (Frame frame : frames.reversed()) {
      if (!frame.actor().equals(actor)) {
        return Optional.of(frame.actor());
      }
    }
    return Optional.empty();
  }

  public void frame(Frame changed) {
    frames.set(frames.size() - 1, changed);
  }

  /** Whether the figure performs just now what that effect makes it perform. */
  public boolean isUnderWay(FigureId actor, Effect.Change effect) {
    for (int i = 0; i < frames.size(); i++) {
      Frame frame = frames.get(i);
      if (frame.actor().equals(actor) && frame.prompted().filter(effect::equals).isPresent()) {
        return true;
      }
    }
    return false;
  }

  public void open(Frame frame) {
    frames.add(frame);
  }

  public Frame close() {
    return frames.removeLast();
  }

  /** What is under way waits until an extra turn is over. */
  public Suspended suspend() {
    Suspended waiting = Suspended.of(turn, elements, frames, actives);
    frames.clear();
    actives.removeAll(waiting.effects());
    return waiting;
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

  /** Everything on the table that a later release would find there, too. */
  public void tell(Facts facts) {
    new TableFacts(this, facts).tell();
  }

  /** Everything, as text for whoever looks for a mistake; it names what the code names. */
  @Override
  public String toString() {
    return new StateText(this).toString();
  }

  /** All that is still to be done, what comes last first. */
  public List<Task> tasks() {
    return Pending.all(tasks);
  }

  List<Frame> frames() {
    return frames;
  }
}
