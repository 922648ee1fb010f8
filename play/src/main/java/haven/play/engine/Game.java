package haven.play.engine;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.Facts;
import haven.model.words.English;
import haven.model.words.Language;
import haven.model.words.Phrase;
import haven.play.Refused;
import haven.play.attack.Reckoning;
import haven.play.mind.MonsterTurn;
import haven.play.scenario.Ending;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Setup;
import haven.play.scenario.Start;
import haven.play.scenario.Verdict;
import haven.play.table.Stage;
import haven.play.table.State;
import haven.play.turn.Turns;
import haven.play.view.Insight;
import haven.play.view.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
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
  private final Chance first;
  private final Play.Workshop workshop;
  private State state;
  Play play;
  private List<Prompt> prompts;
  private List<Event> events;

  /** All choices, those taken back included. */
  private @Nullable Trail log;

  /** The choices in force. */
  private @Nullable Trail kept;

  private @Nullable Undoing undoing;

  private Game(Stage stage, Chance first, State state, Play.Workshop workshop) {
    this.stage = stage;
    this.first = first;
    this.state = state;
    this.workshop = workshop;
    play = new Play(state, workshop);
    prompts = List.of();
    events = List.of();
  }

  /** Sets the scenario up, and runs to the first decision. */
  public static Game start(Setup setup, long seed) {
    return start(setup, Chance.dice(seed));
  }

  /** The same; monsters say at length why they do what they do. */
  public static Game explained(Setup setup, Chance chance) {
    Stage stage = Stage.of(setup.checked());
    return start(stage, chance, new Play.Workshop(stage.mind(), stage.readings(), true));
  }

  /** Sets the scenario up for whatever decides what is left to chance. */
  public static Game start(Setup setup, Chance chance) {
    return start(Stage.of(setup.checked()), chance);
  }

  /** One of many games of the same set-up, which must have been {@link Setup#checked}. */
  public static Game start(Stage stage, long seed) {
    return start(stage, Chance.dice(seed));
  }

  public static Game start(Stage stage, Chance chance) {
    return start(stage, chance, new Play.Workshop(stage.mind(), stage.readings(), false));
  }

  private static Game start(Stage stage, Chance chance, Play.Workshop workshop) {
    Game game = new Game(stage, chance.copy(), Start.opening(stage, chance.copy()), workshop);
    game.prompts = game.play.runOn();
    game.events = game.play.takeEvents();
    return game;
  }

  /** What has to be decided next, first; null once the scenario is over. */
  public @Nullable Prompt prompt() {
    List<Prompt> all = prompts();
    return all.isEmpty() ? null : all.getFirst();
  }

  /** All decisions that are open: several if several seats choose at the same time. */
  public List<Prompt> prompts() {
    Undoing undo = undoing;
    return undo == null ? prompts : undo.prompts(play.cite(Cite.TOGETHER));
  }

  /** Answers the first open prompt. */
  public List<Event> choose(Choice choice) {
    Prompt prompt = prompt();
    if (prompt == null) {
      throw new Refused(play.cite(Cite.PLAYED_TO_THE_END), Phrase.of("no.over"));
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
    Undoing undo = undoing;
    if (undo != null) {
      return consent(undo, seat, choice);
    }
    Prompt prompt = promptFor(seat);
    if (choice instanceof Choice.Along(var path) && prompt.kind() == Prompt.Kind.STEP) {
      return walk(seat, path);
    }
    prompt.check(choice);
    workshop.forgetThoughts();
    Trail made = new Trail(seat, choice, state.revelations(), log);
    kept = kept == log ? made : new Trail(seat, choice, state.revelations(), kept);
    log = made;
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
        play.cite(Cite.TOGETHER), Phrase.of(prompts.isEmpty() ? "no.over" : "no.notAsked"));
  }

  private void apply(Prompt prompt, Choice choice) {
    Question question = (Question) Objects.requireNonNull(state.top(), "nothing was asked");
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
      throw new Refused(play.cite(Cite.AT_LEAST_ONE_HEX), Phrase.of("no.step"));
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
    Trail last = kept;
    if (last == null) {
      throw new Refused(play.cite(Cite.TOGETHER), Phrase.of("no.undo"));
    }
    log = new Trail(seat, new Choice.Undo(), state.revelations(), log);
    boolean free = last.revelations() == state.revelations();
    undoing = free ? null : Undoing.of(seat, setup().party().players());
    events = List.of();
    return undoing == null ? takeBack(last) : events;
  }

  private List<Event> consent(Undoing undo, int seat, Choice choice) {
    undo.check(seat, choice, play.cite(Cite.TOGETHER));
    log = new Trail(seat, choice, state.revelations(), log);
    boolean agreed = choice instanceof Choice.Accept;
    undoing = agreed ? undo.agreed(seat) : null;
    events = List.of();
    Trail last = kept;
    return agreed && undoing == null && last != null ? takeBack(last) : events;
  }

  private List<Event> takeBack(Trail last) {
    Game again = start(stage, first, workshop);
    Trail.made(last.before()).forEach(one -> again.choose(one.seat(), one.choice()));
    Trail all = log;
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

  /** How all attacks so far were reckoned, in order; nothing unless the game is explained. */
  public List<Reckoning> sums() {
    return Collections.unmodifiableList(workshop.sums);
  }

  /** An independent game that stands exactly where this one does. */
  public Game copy() {
    Game copy = standing(state.copy(), first);
    copy.log = log;
    copy.kept = kept;
    return copy;
  }

  /**
   * The same, but something else decides from now on what is left to chance; nothing that led here
   * can be taken back in it.
   */
  public Game copy(Chance.Source source) {
    return standing(state.copy(source), first);
  }

  private Game standing(State other, Chance chance) {
    Game game = new Game(stage, chance, other, workshop.forCopy());
    game.prompts = prompts;
    game.events = events;
    game.undoing = undoing;
    return game;
  }

  /** What an option of an open prompt means, in English. */
  public String words(Prompt prompt, Choice option) {
    return words(phrase(prompt, option));
  }

  /** Something said about this game, in English. */
  public String words(Phrase phrase) {
    return English.LANGUAGE.say(
        phrase, new Language.Names(name -> name, id -> state.figure(id).name()));
  }

  /** What an open prompt asks. */
  public Phrase phrase(Prompt prompt) {
    return Asking.of(this, prompt).asks();
  }

  /** What an option of an open prompt means. */
  public Phrase phrase(Prompt prompt, Choice option) {
    return Asking.of(this, prompt).means(option);
  }

  /** Where on the board an option of an open prompt leads, if it is no hex itself. */
  public List<Hex> where(Prompt prompt, Choice option) {
    return Asking.of(this, prompt).where(option);
  }

  Play play() {
    return play;
  }

  /** Everything that a seat may know, and nothing else. */
  public View viewFor(int seat) {
    return viewFor(Set.of(seat));
  }

  /** What somebody knows who plays these seats; without any, what all can see. */
  public View viewFor(Set<Integer> seats) {
    return View.of(this, seats);
  }

  /** What a seat may know, and what it may imagine by that. */
  public Insight insightFor(int seat) {
    return insightFor(Set.of(seat));
  }

  /** The same for somebody who plays these seats. */
  public Insight insightFor(Set<Integer> seats) {
    return new Insight(this, seats);
  }

  /**
   * A game that somebody who plays these seats cannot tell from this one: what they do not know has
   * been dealt and chosen anew, and the dice are others. It depends on nothing but the set-up, what
   * they see and the seed. Nothing that led here can be taken back in it.
   */
  public Game imagined(Set<Integer> seats, long otherSeed) {
    Chance other = Chance.dice(otherSeed);
    State changed = state.copy();
    changed.imagine(seats, other);
    Game game = standing(changed, other.copy());
    if (state.top() instanceof Question question) {
      game.prompts = question.prompts(game.play);
    }
    game.events = View.seen(events, seats);
    return game;
  }

  public Setup setup() {
    return stage.setup();
  }

  public long seed() {
    return first.seed();
  }

  /** Who decides what is left to chance. */
  public Chance.Source chance() {
    return state.chance().source();
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
    return Trail.made(log);
  }

  /** The choices in force, in order. */
  public List<Made> kept() {
    return Trail.made(kept);
  }

  /**
   * A number that tells games apart by the facts on the table, the hidden ones too, and by what is
   * asked; the same in every release for the same facts.
   */
  public long hash() {
    Facts facts = new Facts();
    state.tell(facts);
    prompts().forEach(prompt -> prompt.tell(facts));
    return facts.sum();
  }
}
