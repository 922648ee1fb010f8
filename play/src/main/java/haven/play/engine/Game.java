package haven.play.engine;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.Facts;
import haven.model.map.RoomSetup;
import haven.model.words.English;
import haven.model.words.Language;
import haven.model.words.Phrase;
import haven.play.Refused;
import haven.play.mind.MonsterTurn;
import haven.play.scenario.Arrival;
import haven.play.scenario.Ending;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Setup;
import haven.play.scenario.Start;
import haven.play.scenario.Verdict;
import haven.play.table.Stage;
import haven.play.table.State;
import haven.play.turn.Rounds;
import haven.play.turn.Turns;
import haven.play.view.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One scenario being played.
 *
 * <pre>
 * Game game = Game.start(setup, seed);
 * while (game.prompt() instanceof Prompt prompt) {
 *   List&lt;Event&gt; happened = game.choose(brain.decide(prompt));
 * }
 * </pre>
 */
public final class Game {
  private final Stage stage;
  private final long seed;
  private final Play.Workshop workshop;
  private State state;
  private Play play;
  private List<Prompt> prompts;
  private List<Event> events;

  /** All choices, those taken back included. */
  private @Nullable Turned log;

  /** The choices in force. */
  private @Nullable Turned kept;

  private @Nullable Undoing undoing;

  /** Seats that must still agree to take a choice back. */
  private record Undoing(int seat, List<Integer> asked) {}

  private Game(Stage stage, long seed, State state, Play.Workshop workshop) {
    this.stage = stage;
    this.seed = seed;
    this.state = state;
    this.workshop = workshop;
    play = new Play(state, workshop);
    prompts = List.of();
    events = List.of();
  }

  /** Sets the scenario up, and runs to the first decision. */
  public static Game start(Setup setup, long seed) {
    return start(setup, seed, new Play.Workshop());
  }

  /** The same; monsters say at length why they do what they do. */
  public static Game explained(Setup setup, long seed) {
    Play.Workshop workshop = new Play.Workshop();
    workshop.explains = true;
    return start(setup, seed, workshop);
  }

  private static Game start(Setup setup, long seed, Play.Workshop workshop) {
    return start(Stage.of(setup.checked()), seed, workshop);
  }

  /** One of many games of the same set-up, which must have been {@link Setup#checked}. */
  public static Game start(Stage stage, long seed) {
    return start(stage, seed, new Play.Workshop());
  }

  static Game start(Stage stage, long seed, Play.Workshop workshop) {
    Game game = new Game(stage, seed, opening(stage, seed), workshop);
    game.begin();
    return game;
  }

  private static State opening(Stage stage, long seed) {
    State state = stage.table(seed);
    state.push(new Rounds.Start());
    state.push(new Start.Steps());
    Start.Guest.of(stage.setup().scenario()).forEach(ally -> state.push(new Start.Guest(ally)));
    for (int i = state.heroes() - 1; i >= 0; i--) {
      state.push(new Start.Place(i));
    }
    for (RoomSetup room : stage.rooms().reversed()) {
      state.push(new Arrival.Room(room, Optional.empty(), List.of()));
    }
    return state;
  }

  private void begin() {
    prompts = play.runOn();
    events = play.takeEvents();
  }

  /** What has to be decided next, first; null once the scenario is over. */
  public @Nullable Prompt prompt() {
    List<Prompt> all = prompts();
    return all.isEmpty() ? null : all.getFirst();
  }

  /** All decisions that are open: several if several seats choose at the same time. */
  public List<Prompt> prompts() {
    Undoing undo = undoing;
    return undo == null
        ? prompts
        : undo.asked.stream().map(asked -> Prompt.undo(asked, play.cite(Cite.TOGETHER))).toList();
  }

  /** Answers the first open prompt. */
  public List<Event> choose(Choice choice) {
    Prompt prompt = prompt();
    if (prompt == null) {
      throw new Refused(play.cite(Cite.PLAYED_TO_THE_END), "the scenario is over");
    }
    return choose(prompt.seat(), choice);
  }

  /**
   * A seat makes a choice, and the game runs on to the next decision.
   *
   * @throws Refused if the rules refuse it; then nothing has changed
   */
  public List<Event> choose(int seat, Choice choice) {
    if (choice instanceof Choice.Undo) {
      return undo(seat);
    }
    if (undoing != null) {
      return consent(seat, choice);
    }
    Prompt prompt = promptFor(seat);
    if (choice instanceof Choice.Along(var path) && prompt.kind() == Prompt.Kind.STEP) {
      return walk(seat, path);
    }
    prompt.check(choice);
    workshop.thoughts = new ArrayList<>();
    log = new Turned(seat, choice, state.revelations(), log);
    kept = new Turned(seat, choice, state.revelations(), kept);
    apply(prompt, choice);
    events = play.takeEvents();
    return events;
  }

  private Prompt promptFor(int seat) {
    for (Prompt prompt : prompts) {
      if (prompt.seat() == seat || prompt.group()) {
        return prompt;
      }
    }
    throw new Refused(
        play.cite(Cite.TOGETHER),
        prompts.isEmpty() ? "the scenario is over" : "it is not seat " + seat + "'s turn");
  }

  private void apply(Prompt prompt, Choice choice) {
    Question question = (Question) state.top();
    if (question == null) {
      throw new IllegalStateException("nothing was asked");
    }
    if (choice instanceof Choice.Remove(int hero, int card)) {
      Turns.Removal.remove(play, state.hero(hero), card); // and then it is asked again
    } else {
      state.pop();
      question.answer(play, prompt, choice);
    }
    prompts = play.runOn();
  }

  /** A whole path: step by step, until something on the way interrupts it. */
  private List<Event> walk(int seat, List<Hex> path) {
    Game trial = copy();
    List<Event> all = new ArrayList<>();
    for (Hex hex : path) {
      all.addAll(trial.choose(seat, new Choice.To(hex)));
      Prompt next = trial.prompt();
      if (next == null || next.kind() != Prompt.Kind.STEP || trial.state.board() != state.board()) {
        break;
      }
    }
    if (all.isEmpty()) {
      throw new Refused(play.cite(Cite.AT_LEAST_ONE_HEX), "a move enters at least one hex");
    }
    become(trial);
    events = all;
    return events;
  }

  private void become(Game other) {
    state = other.state;
    play = new Play(state, workshop);
    prompts = other.prompts;
    log = other.log;
    kept = other.kept;
    undoing = other.undoing;
  }

  /** Free until something came out that nobody could know; then all seats must agree. */
  private List<Event> undo(int seat) {
    Turned last = kept;
    if (last == null) {
      throw new Refused(play.cite(Cite.TOGETHER), "there is nothing to take back");
    }
    log = new Turned(seat, new Choice.Undo(), state.revelations(), log);
    List<Integer> others = new ArrayList<>();
    if (last.revelations() != state.revelations()) {
      for (int other : setup().party().players()) {
        if (other != seat && !others.contains(other)) {
          others.add(other);
        }
      }
    }
    if (others.isEmpty()) {
      return takeBack(last);
    }
    undoing = new Undoing(seat, List.copyOf(others));
    events = List.of();
    return events;
  }

  private List<Event> consent(int seat, Choice choice) {
    Undoing undo = undoing;
    Turned last = kept;
    if (undo == null || last == null || !undo.asked.contains(seat)) {
      throw new Refused(play.cite(Cite.TOGETHER), "seat " + seat + " is not asked");
    }
    if (!(choice instanceof Choice.Accept || choice instanceof Choice.Decline)) {
      throw new Refused(play.cite(Cite.TOGETHER), "the others wait for a yes or no");
    }
    log = new Turned(seat, choice, state.revelations(), log);
    List<Integer> left = new ArrayList<>(undo.asked);
    left.remove(Integer.valueOf(seat));
    undoing =
        choice instanceof Choice.Decline || left.isEmpty()
            ? null
            : new Undoing(undo.seat, List.copyOf(left));
    events = List.of();
    return choice instanceof Choice.Accept && left.isEmpty() ? takeBack(last) : events;
  }

  private List<Event> takeBack(Turned last) {
    List<Turned> choices = new ArrayList<>();
    for (Turned one = last.before(); one != null; one = one.before()) {
      choices.add(one);
    }
    Collections.reverse(choices);
    Game again = start(stage, seed, workshop);
    choices.forEach(one -> again.choose(one.seat(), one.choice()));
    Turned all = log;
    become(again);
    log = all;
    events = List.of();
    return events;
  }

  /** What happened because of the last choice, or at the start. */
  public List<Event> events() {
    return Collections.unmodifiableList(events);
  }

  /**
   * What went on in the monsters that found a focus because of the last choice, in the order of
   * those events; nothing unless the game is {@link #explained}.
   */
  public List<MonsterTurn> thoughts() {
    return Collections.unmodifiableList(workshop.thoughts);
  }

  /** An independent game that stands exactly where this one does. */
  public Game copy() {
    Game copy = new Game(stage, seed, state.copy(), workshop.forCopy());
    copy.prompts = prompts;
    copy.events = events;
    copy.log = log;
    copy.kept = kept;
    copy.undoing = undoing;
    return copy;
  }

  /** What an open prompt asks, in English. */
  public String words(Prompt prompt) {
    return words(phrase(prompt));
  }

  /** What an option of an open prompt means, in English. */
  public String words(Prompt prompt, Choice option) {
    return words(phrase(prompt, option));
  }

  /** Something said about this game, in English. */
  public String words(Phrase phrase) {
    return English.LANGUAGE.say(
        phrase, new Language.Names(name -> name, id -> state.piece(id).name()));
  }

  /** What an open prompt asks. */
  public Phrase phrase(Prompt prompt) {
    return state.top() instanceof Question question && prompt.kind() != Prompt.Kind.UNDO
        ? Phrase.of("ask.who", question.asked(play, prompt), question.asks(play, prompt))
        : Phrase.of("ask." + prompt.kind());
  }

  /** What an option of an open prompt means. */
  public Phrase phrase(Prompt prompt, Choice option) {
    return state.top() instanceof Question question && prompt.kind() != Prompt.Kind.UNDO
        ? question.means(play, prompt, option)
        : ChoiceWords.of(play, prompt, option);
  }

  /** Where on the board an option of an open prompt leads, if it is no hex itself. */
  public List<Hex> where(Prompt prompt, Choice option) {
    return state.top() instanceof Question question && prompt.kind() != Prompt.Kind.UNDO
        ? question.where(play, option)
        : List.of();
  }

  /** Everything that a seat may know, and nothing else. */
  public View viewFor(int seat) {
    return viewFor(Set.of(seat));
  }

  /** What somebody knows who plays these seats; without any, what all can see. */
  public View viewFor(Set<Integer> seats) {
    return View.of(this, seats);
  }

  /**
   * A game that the seat cannot tell from this one: what it does not know has been dealt, chosen
   * and shuffled anew. Nothing that led here can be taken back in it.
   */
  public Game imagined(int seat, long otherSeed) {
    State other = state.copy();
    other.imagine(seat, new Chance(Dice.of(otherSeed)));
    Game game = new Game(stage, otherSeed, other, workshop.forCopy());
    game.prompts =
        state.top() instanceof Question question ? question.prompts(game.play) : List.of();
    game.events = events;
    game.undoing = undoing;
    return game;
  }

  public Setup setup() {
    return stage.setup();
  }

  public long seed() {
    return seed;
  }

  /** What lies on the table; to be read only. */
  public State state() {
    return state;
  }

  public boolean isOver() {
    return state.story().isOver();
  }

  /**
   * What the scenario gives, now that it is over. A party that has lost it goes home, unless it
   * must try again (END-14).
   */
  public ScenarioResult result() {
    return Ending.result(state, false);
  }

  /** The same, if the party tries a lost scenario again at once. */
  public ScenarioResult resultIfTriedAgain() {
    return Ending.result(state, true);
  }

  public Verdict verdict() {
    return Ending.verdict(state);
  }

  /** A choice of the log. */
  public record Made(int seat, Choice choice) {}

  /** All choices made, in order, those taken back included. */
  public List<Made> choices() {
    return Turned.made(log);
  }

  /** The choices in force, in order. */
  public List<Made> kept() {
    return Turned.made(kept);
  }

  /**
   * A number that tells games apart by the facts on the table, the hidden ones too, and by what is
   * asked; the same in every release for the same facts.
   */
  public long hash() {
    Facts facts = new Facts();
    state.tell(facts);
    for (Prompt prompt : prompts()) {
      prompt.tell(facts);
    }
    return facts.sum();
  }
}
