package haven.laws;

import haven.board.Hex;
import haven.model.FigureId;
import haven.play.Refused;
import haven.play.engine.Brain;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Manners;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import haven.play.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One random game in which everything is checked that must hold in any game. Scenario, party and
 * choices all follow from the seed.
 *
 * <ul>
 *   <li>every listed option is accepted, everything else is refused, and then nothing has changed;
 *   <li>a copy plays on like the original and never disturbs it;
 *   <li>what is taken back leaves no trace;
 *   <li>cards, tokens and hit points are conserved;
 *   <li>what a seat sees does not depend on what it may not know;
 *   <li>every game ends, and its record gives the same events and the same state again.
 * </ul>
 */
public final class Laws {
  private static final int MANY_DECISIONS = 20_000;
  private static final int REMEMBERED = 64;

  /** What a class without a text of its own prints: different in every run. */
  private static final Pattern IDENTITY = Pattern.compile("[a-zA-Z]@[0-9a-f]{4,8}\\b");

  private final long seed;
  private final Playable scenario;
  private final int heroes;
  private final Optional<Brain> brain;
  private final Luck luck;
  private final Game game;
  private final List<Event> events;
  private final List<Choice> seen = new ArrayList<>();
  private final List<Bookmark> bookmarks = new ArrayList<>();
  private Inventory inventory;
  private int decisions;

  /** A copy taken on the way, and how much had happened by then. */
  private record Bookmark(Game copy, int events, int choices) {}

  /** A game that broke no law. */
  public record Played(Playable scenario, int heroes, int decisions, long hash) {}

  private Laws(long seed, List<? extends Playable> scenarios, Optional<Brain> brain) {
    this.seed = seed;
    this.brain = brain;
    luck = new Luck(seed);
    scenario = luck.of(scenarios);
    heroes = scenario.fewest() + luck.below(scenario.most() - scenario.fewest() + 1);
    game = Game.start(scenario.setup(heroes), seed);
    events = new ArrayList<>(game.events());
    inventory = Inventory.of(game.state());
  }

  /**
   * Plays the game of this seed.
   *
   * @param scenarios of which the seed chooses one
   * @throws BrokenLaw if anything does not hold
   */
  public static Played check(long seed, List<? extends Playable> scenarios) {
    return check(seed, scenarios, Optional.empty());
  }

  /**
   * The same, played by somebody who knows what it does: such games get where random ones do not.
   *
   * @param brain for all seats; without one any choice is made
   */
  public static Played check(long seed, List<? extends Playable> scenarios, Optional<Brain> brain) {
    Laws laws;
    try {
      laws = new Laws(seed, scenarios, brain);
    } catch (RuntimeException e) {
      throw new BrokenLaw("seed " + seed + ": the game does not start: " + e, e);
    }
    try {
      return laws.play();
    } catch (RuntimeException e) {
      throw new BrokenLaw(
          "seed %d, %s with %d heroes, decision %d: %s; to see it again: haven fuzz --seed %d --games 1"
              .formatted(seed, laws.scenario.id(), laws.heroes, laws.decisions, e, seed),
          e);
    }
  }

  private Played play() {
    while (!game.prompts().isEmpty()) {
      require(decisions < MANY_DECISIONS, "the game does not end");
      Prompt prompt = luck.prompt(game.prompts());
      require(prompt.kind() != Prompt.Kind.CHANCE, "the dice know: " + prompt);
      Inventory.check(game.state());
      if (luck.onceIn(12)) {
        hiddenStaysHidden();
      }
      if (luck.onceIn(12)) {
        everyOptionIsAccepted(prompt);
      }
      if (luck.onceIn(12)) {
        nothingElseIsAccepted(prompt);
      }
      if (luck.onceIn(60)) {
        copiesAreIndependent();
      }
      if (luck.onceIn(150) && bookmarks.size() < 8) {
        bookmarks.add(new Bookmark(game.copy(), events.size(), game.choices().size()));
      }
      if (luck.onceIn(250)) {
        takingBackLeavesNoTrace(prompt);
      } else {
        choose(prompt.seat(), choice(prompt));
      }
    }
    require(game.isOver(), "nobody is asked, but the scenario is not over");
    hiddenStaysHidden();
    theRecordGivesTheSameGame();
    bookmarks.forEach(this::theCopyGivesTheSameGame);
    return new Played(scenario, heroes, decisions, game.hash());
  }

  private Choice choice(Prompt prompt) {
    return brain.isEmpty() || prompt.options().size() == 1
        ? luck.choice(prompt)
        : brain.get().decide(game.insightFor(prompt.seat()), prompt);
  }

  private void choose(int seat, Choice choice) {
    List<Event> happened = game.choose(seat, choice);
    decisions++;
    events.addAll(happened);
    if (seen.size() < REMEMBERED) {
      seen.add(choice);
    } else {
      seen.set(luck.below(REMEMBERED), choice);
    }
    Inventory now = Inventory.of(game.state());
    Inventory expected = inventory.after(happened, now);
    require(now.equals(expected), "not conserved: " + expected + " became " + now);
    inventory = now;
  }

  private void everyOptionIsAccepted(Prompt prompt) {
    require(!game.words(game.phrase(prompt)).isBlank(), "a question without words: " + prompt);
    require(prompt.options().size() > 1, "a decision without a choice: " + prompt);
    require(
        prompt.options().stream().distinct().count() == prompt.options().size(),
        "an option is listed twice: " + prompt);
    require(
        prompt.options().stream().map(Choice::text).distinct().count() == prompt.options().size(),
        "two options have the same text: " + prompt);
    for (int i = 0; i < Math.min(12, prompt.options().size()); i++) {
      Choice option = luck.choice(prompt);
      require(!game.words(prompt, option).isBlank(), "an option without words: " + option.text());
      try {
        game.copy().choose(prompt.seat(), option);
      } catch (RuntimeException e) {
        throw new BrokenLaw("the option '" + option.text() + "' of " + prompt + " fails: " + e, e);
      }
    }
  }

  private void nothingElseIsAccepted(Prompt prompt) {
    long before = game.hash();
    String text = game.state().toString();
    List<Choice> others = new ArrayList<>(foreign());
    for (int i = 0; i < Math.min(8, seen.size()); i++) {
      others.add(luck.of(seen));
    }
    for (Choice choice : others) {
      boolean isWay = choice instanceof Choice.Along && prompt.kind() == Prompt.Kind.STEP;
      if (!prompt.options().contains(choice) && !isWay) {
        refused(prompt.seat(), choice, before);
      }
    }
    for (int seat = 0; seat <= heroes; seat++) {
      int asked = seat;
      if (game.prompts().stream().noneMatch(one -> one.seat() == asked || one.group())) {
        refused(seat, luck.choice(prompt), before);
      }
    }
    if (prompt.kind() == Prompt.Kind.STEP) {
      aWayIsTakenOrRefused(prompt, before);
    }
    require(game.state().toString().equals(text), "something was refused, but has left a trace");
  }

  private List<Choice> foreign() {
    Hex far = new Hex(luck.below(40) - 20, luck.below(40) - 20);
    return List.of(
        new Choice.At(FigureId.of(luck.below(60) + game.state().figures())),
        new Choice.Card(luck.below(31)),
        new Choice.Cards(luck.below(31), luck.below(31)),
        new Choice.To(far),
        new Choice.Lay(List.of(far)),
        new Choice.Use(luck.below(9)),
        new Choice.Way(50 + luck.below(500)),
        new Choice.Act(luck.below(31), luck.onceIn(2), luck.onceIn(2)),
        new Choice.Accept(),
        new Choice.Decline(),
        new Choice.LongRest());
  }

  private void refused(int seat, Choice choice, long before) {
    boolean refused = false;
    try {
      game.choose(seat, choice);
    } catch (Refused no) {
      refused = true;
    }
    require(refused, "'" + choice + "' by seat " + seat + " was accepted: " + game.prompts());
    require(game.hash() == before, "'" + choice + "' was refused, but something has changed");
  }

  private void aWayIsTakenOrRefused(Prompt prompt, long before) {
    List<Hex> way = new ArrayList<>();
    for (int i = luck.below(4); i >= 0; i--) {
      if (luck.choice(prompt) instanceof Choice.To(Hex hex)) {
        way.add(hex);
      }
    }
    Game copy = game.copy();
    try {
      copy.choose(prompt.seat(), new Choice.Along(way));
    } catch (Refused no) {
      require(copy.hash() == before, "the way " + way + " was refused, but something has changed");
    }
  }

  private void copiesAreIndependent() {
    String text = game.state().toString();
    require(!IDENTITY.matcher(text).find(), "the state's text names an object: " + text);
    long before = game.hash();
    Game copy = game.copy();
    require(
        copy.hash() == before && copy.state().toString().equals(text),
        "a copy differs from its original");
    Game twin = game.copy();
    Luck copies = new Luck(seed ^ decisions);
    for (int i = 0; i < 40 && !copy.prompts().isEmpty(); i++) {
      Prompt prompt = copies.prompt(copy.prompts());
      Choice choice = copies.choice(prompt);
      List<Event> one = copy.choose(prompt.seat(), choice);
      List<Event> other = twin.choose(prompt.seat(), choice);
      require(one.equals(other), "two copies go different ways: " + one + " and " + other);
    }
    require(
        copy.hash() == twin.hash() && copy.state().toString().equals(twin.state().toString()),
        "two copies end differently");
    require(game.state().toString().equals(text), "a copy has disturbed its original");
  }

  /** A choice and its undo, agreed to or declined by the others. */
  private void takingBackLeavesNoTrace(Prompt prompt) {
    String before = game.state().toString();
    Inventory held = inventory;
    choose(prompt.seat(), luck.choice(prompt));
    String after = game.state().toString();
    boolean agreed = true;
    events.addAll(game.choose(prompt.seat(), new Choice.Undo()));
    while (game.prompt() instanceof Prompt asked && asked.kind() == Prompt.Kind.UNDO) {
      Choice answer = luck.choice(asked);
      agreed &= answer instanceof Choice.Accept;
      events.addAll(game.choose(asked.seat(), answer));
    }
    require(
        game.state().toString().equals(agreed ? before : after),
        agreed ? "what was taken back left a trace" : "a declined undo has changed something");
    inventory = agreed ? held : inventory;
  }

  /** Whatever is hidden may be otherwise: nobody can tell, and everybody imagines the same. */
  private void hiddenStaysHidden() {
    long world = luck.below(Integer.MAX_VALUE);
    for (int seat = -1; seat < heroes; seat++) {
      View view = game.viewFor(seat);
      Game other = game.insightFor(seat).imagine(luck.below(Integer.MAX_VALUE));
      View seen = other.viewFor(seat);
      if (!view.equals(seen)) {
        throw new BrokenLaw(
            "seat " + seat + " sees what is hidden: " + difference("" + view, "" + seen));
      }
      Game one = game.insightFor(seat).imagine(world);
      Game same = other.insightFor(seat).imagine(world);
      require(one.hash() == same.hash(), "seat " + seat + " imagines by what it cannot know");
      boolean thoroughly = luck.onceIn(8);
      require(
          !thoroughly || one.state().toString().equals(same.state().toString()),
          "what seat " + seat + " imagines will go otherwise by what it cannot know");
      for (Prompt prompt : game.prompts()) {
        require(
            prompt.seat() != seat
                || Manners.answer(game, prompt).equals(Manners.answer(other, prompt)),
            "what seat " + seat + " is not asked hangs on what it cannot know: " + prompt);
      }
    }
  }

  private static String difference(String one, String other) {
    List<String> lines = other.lines().toList();
    int i = 0;
    for (String line : one.lines().toList()) {
      if (i >= lines.size() || !line.equals(lines.get(i))) {
        return line + " <> " + (i < lines.size() ? lines.get(i) : "nothing");
      }
      i++;
    }
    return "more lines";
  }

  private void theRecordGivesTheSameGame() {
    String text = GameRecord.of(game, scenario.id(), "laws").toString();
    GameRecord record = GameRecord.read(text);
    require(record.toString().equals(text), "the record reads differently");
    Game again = Game.start(scenario.setup(heroes), record.chance());
    List<Event> happened = new ArrayList<>(again.events());
    Replay replay = record.replay(again, (_, _, _, more) -> happened.addAll(more));
    require(replay instanceof Replay.Whole, "the record gives another game: " + replay);
    require(happened.equals(events), "the record gives other events");
  }

  private void theCopyGivesTheSameGame(Bookmark bookmark) {
    List<Event> happened = new ArrayList<>(events.subList(0, bookmark.events));
    List<Game.Made> all = game.choices();
    for (Game.Made made : all.subList(bookmark.choices, all.size())) {
      happened.addAll(bookmark.copy.choose(made.seat(), made.choice()));
    }
    require(happened.equals(events), "a copy played on gives other events");
    require(bookmark.copy.hash() == game.hash(), "a copy played on ends in another state");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new BrokenLaw(otherwise);
    }
  }
}
