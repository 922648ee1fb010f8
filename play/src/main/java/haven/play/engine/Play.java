package haven.play.engine;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Footing;
import haven.board.move.Steps;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.rules.CombatRules;
import haven.play.ability.Effects;
import haven.play.attack.Deaths;
import haven.play.attack.Reckoning;
import haven.play.item.ItemUse;
import haven.play.mat.Feats;
import haven.play.mind.MonsterTurn;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
import haven.play.monster.Monsters;
import haven.play.movement.Endowing;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.Results;
import haven.play.table.Scene;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What the tasks of a game work with: the state, the events, and the rules that they share. */
public final class Play {
  private final State state;
  private final Effects effects = new Effects(this);
  private final Workshop workshop;
  private final boolean masteries;
  private List<Event> events = new ArrayList<>();

  /** Tables and searches that are used again and again; no part of the state. */
  public static final class Workshop {
    public final SharedMind mind;
    public final CardReadings readings;
    public final boolean explains;

    public Workshop(SharedMind mind, CardReadings readings, boolean explains) {
      this.mind = mind;
      this.readings = readings;
      this.explains = explains;
      reckons = explains;
    }

    /** For a copy of the game, on whatever thread it will run. */
    Workshop forCopy() {
      Workshop copy = new Workshop(mind.forCopy(), readings, explains);
      copy.reckons = reckons;
      copy.decided = decided;
      copy.ways = ways;
      return copy;
    }

    /** The turns that monsters have thought about because of the last choice, if it explains. */
    public List<MonsterTurn> thoughts = new ArrayList<>();

    void forgetThoughts() {
      if (explains) {
        thoughts = new ArrayList<>();
      }
    }

    /** Whether it is kept how attacks are reckoned. */
    public boolean reckons;

    /** How the attacks were reckoned for which modifiers were drawn so far, if that is kept. */
    public final List<Reckoning> sums = new ArrayList<>();

    /** The decision that was worked out last: it is asked for again when it is answered. */
    private @Nullable Task decided;

    private List<Monsters.Way> ways = List.of();

    public List<Monsters.Way> ways(Task task, Supplier<List<Monsters.Way>> work) {
      if (decided != task) {
        ways = work.get();
        decided = task;
      }
      return ways;
    }

    public void forgetWays() {
      decided = null;
    }

    private @Nullable Footing footing;
    private @Nullable Steps steps;

    public Footing footing(Board board) {
      Footing known = footing;
      if (known == null || known.board() != board) {
        known = new Footing(board);
        footing = known;
        steps = new Steps(board);
      }
      return known;
    }

    public Steps steps(Board board) {
      footing(board);
      Steps known = steps;
      if (known == null) {
        throw new IllegalStateException("no steps without a footing");
      }
      return known;
    }
  }

  public Play(State state, Workshop workshop) {
    this.state = state;
    this.workshop = workshop;
    masteries = Feats.areLookedFor(state);
  }

  /** Whether anybody works on a mastery. */
  public boolean hasMasteries() {
    return masteries;
  }

  public State state() {
    return state;
  }

  public Workshop workshop() {
    return workshop;
  }

  public Ruleset rules() {
    return state.rules();
  }

  public Effects effects() {
    return effects;
  }

  public Board board() {
    return state.board();
  }

  public Scene scene() {
    return state.scene();
  }

  public Figure figure(FigureId id) {
    return state.figure(id);
  }

  public boolean isHere(FigureId id) {
    return !state.figure(id).isGone();
  }

  public void push(Task task) {
    state.push(task);
  }

  /** Pushes tasks so that the first of them runs first. */
  public void pushAll(List<? extends Task> tasks) {
    for (int i = tasks.size() - 1; i >= 0; i--) {
      state.push(tasks.get(i));
    }
  }

  /** Goes on until somebody must decide something, or the scenario is over. */
  List<Prompt> runOn() {
    for (@Nullable Task top = state.top(); top != null; top = state.top()) {
      List<Prompt> asked = top.goOn(this);
      if (!asked.isEmpty()) {
        return asked;
      }
    }
    return List.of();
  }

  public RuleId cite(Cite cite) {
    return rules().cite(cite);
  }

  List<Event> takeEvents() {
    List<Event> taken = events;
    events = new ArrayList<>();
    return taken;
  }

  public void tell(Event event) {
    events.add(event);
    Feats.note(this, event);
  }

  /** Something came out that nobody could know before: what led to it cannot be taken back. */
  public void reveal() {
    state.reveal();
  }

  public Optional<HeroState> heroOf(Figure figure) {
    int hero = figure.nature().hero();
    return hero < 0 ? Optional.empty() : Optional.of(state.hero(hero));
  }

  /** The hero whose deck, credit and decisions a figure uses: its own, or its summoner's. */
  public Optional<HeroState> master(Figure figure) {
    int index = masterOf(figure.nature());
    return index < 0 ? Optional.empty() : Optional.of(state.hero(index));
  }

  /** A prompt for whoever decides for that figure: its player, its summoner's, or the group. */
  public Prompt ask(
      Prompt.Kind kind, FigureId decider, FigureId about, Cite cite, List<Choice> options) {
    int index = decider.isNobody() ? -1 : masterOf(figure(decider).nature());
    if (index < 0) {
      return askGroup(kind, about, cite, options);
    }
    HeroState hero = state.hero(index);
    if (options.size() > 1 && kind.allowsRemoval()) {
      offerRemoval(hero, options);
    }
    return new Prompt(kind, hero.seat(), false, index, about, cite(cite), options);
  }

  private int masterOf(Nature nature) {
    return nature.hero() >= 0 || nature.summoner().isNobody()
        ? nature.hero()
        : figure(nature.summoner()).nature().hero();
  }

  /** BON-13: whoever is asked something may take active cards out of play first. */
  private void offerRemoval(HeroState hero, List<Choice> options) {
    if (hero.cards().active() != 0) {
      Bits.each(
          hero.cards().removable(!state.isBetweenAbilities()),
          card -> options.add(new Choice.Remove(hero.index(), card)));
    }
  }

  public Prompt askGroup(Prompt.Kind kind, FigureId about, Cite cite, List<Choice> options) {
    return new Prompt(kind, 0, true, -1, about, cite(cite), options);
  }

  /** Whether a player decides for the figure, and may skip what is not mandatory (ABL-10). */
  public boolean isPlayed(FigureId figure) {
    return figure(figure).nature().isCharacter();
  }

  public void gainXp(Figure figure, int points, Cite cite) {
    if (points > 0 && rules().levels().experience()) { // XPP-09
      master(figure)
          .ifPresent(
              hero -> {
                hero.tally().gainsExperience(points);
                tell(new Event.ExperienceGained(cite(cite), state.figureOf(hero).id(), points));
              });
    }
  }

  /** What the ability in progress comes to. */
  public void result(UnaryOperator<Results> change) {
    @Nullable Frame frame = state.frame();
    if (frame != null) {
      state.frame(frame.with(change.apply(frame.now())));
    }
  }

  public boolean canPerform(Figure figure) {
    return !figure.isGone()
        && !figure.isExhausted() // EXH-12
        && !isBarredByStun(figure);
  }

  /** CON-21, CON-39; some items say otherwise of themselves. */
  private boolean isBarredByStun(Figure figure) {
    return figure.has(Condition.STUN)
        && !ItemUse.isUnderWayThoughStunned(this, figure)
        && (rules().combat().stunBarsAbilities() == CombatRules.Barred.ALWAYS
            || state.turn().figure().equals(figure.id()));
  }

  /** A card leaves the active area, and with it all its bonuses and summons (BON-06, SUM-04). */
  public void cardLeavesActive(int hero, int card) {
    state.hero(hero).cards().leaveActive(card);
    dropEffectsOf(hero, card);
    Figure owner = state.figureOf(state.hero(hero));
    tell(
        new Event.CardMoved(
            cite(Cite.LEAVES_ACTIVE),
            owner.id(),
            Names.printed(state.hero(hero), card),
            Names.zone(state.hero(hero), card)));
  }

  /** The bonuses and summons of a card that is no longer active. */
  public void dropEffectsOf(int hero, int card) {
    var source = new Active.Source.Card(hero, card);
    state.removeAll(source);
    for (Figure figure : List.copyOf(state.alive())) {
      if (figure.nature().card().filter(source::equals).isPresent()) {
        Deaths.remove(this, figure.id(), Cite.SUMMON_LEAVES);
      }
    }
    refreshEffects();
  }

  /** What lasting effects make of figures may have changed: who flies, for instance (MOV-25). */
  public void refreshEffects() {
    Endowing.refresh(this);
  }

  /** The same ground with one change, as a new value: copies of the game share the old one. */
  public void changeGround(Consumer<Ground> change) {
    Ground ground = state.ground().copy();
    change.accept(ground);
    state.ground(ground);
  }

  public boolean isTerrain(Hex hex, Terrain terrain) {
    return state.ground().at(board().at(hex)).is(terrain);
  }
}
