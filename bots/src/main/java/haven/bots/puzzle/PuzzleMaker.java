package haven.bots.puzzle;

import haven.bots.Bot;
import haven.bots.Strength;
import haven.model.Facts;
import haven.model.card.AbilityCard;
import haven.model.card.Ware;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Sheet;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds puzzles in games that steady plays: a function of the pack and the seed. */
public final class PuzzleMaker {
  private static final int HIGHEST_LEVEL = 4;

  /** Later positions would make the records long. */
  private static final int MOST_DECISIONS = 240;

  private static final int MOST_ITEMS = 2;

  /** Farther than most moves and ranges together. */
  private static final int FAR = 6;

  /** Two of them can be paid from what a new character has. */
  private static final int DEAREST_ITEM = 15;

  /** So many choices are tried in the search of one turn; the few larger ones are left out. */
  static final int MOST_TRIED = 5_000;

  private final Pack pack;
  private final List<String> scenarios;
  private final int mostOfGame;

  /**
   * @param mostOfGame so many puzzles are taken from one game
   */
  public PuzzleMaker(Pack pack, List<String> scenarios, int mostOfGame) {
    this.pack = pack;
    this.scenarios = List.copyOf(scenarios);
    this.mostOfGame = mostOfGame;
  }

  /** The puzzles of one game; none if no party could be found that may set out. */
  public List<Puzzle> of(long seed) {
    Chance dice = Chance.dice(seed);
    String scenario = scenarios.get(dice.below(scenarios.size()));
    int level = 1 + dice.below(HIGHEST_LEVEL);
    List<Sheet> sheets = party(dice, level);
    try {
      return new Search(scenario, level, seed, sheets).run();
    } catch (Refused refused) {
      return List.of();
    }
  }

  private List<Sheet> party(Chance dice, int level) {
    List<ClassEntry> classes = new ArrayList<>(pack.classes());
    List<Sheet> sheets = new ArrayList<>();
    int size = 2 + dice.below(3);
    while (sheets.size() < size) {
      ClassEntry one = classes.remove(dice.below(classes.size()));
      sheets.add(
          Sheet.of(one.characterClass().name(), level)
              .taking(hand(one, level, dice))
              .bringing(items(dice)));
    }
    return sheets;
  }

  /** A card of each level that the character has reached, for one of the first ones. */
  private static List<String> hand(ClassEntry entry, int level, Chance dice) {
    List<AbilityCard> hand = new ArrayList<>(entry.firstHand(1));
    for (int reached = 2; reached <= level; reached++) {
      int now = reached;
      List<AbilityCard> offered =
          entry.characterClass().cards().stream().filter(card -> card.level() == now).toList();
      if (!offered.isEmpty()) {
        hand.set(dice.below(hand.size() / 2), offered.get(dice.below(offered.size())));
      }
    }
    return hand.stream().distinct().map(entry::called).toList();
  }

  /** What a new character can pay for, one thing or two. */
  private List<String> items(Chance dice) {
    List<Ware> cheap =
        pack.items().stream()
            .filter(ware -> ware.prosperity().isPresent() && ware.prosperity().getAsInt() == 1)
            .filter(ware -> ware.cost() <= DEAREST_ITEM)
            .toList();
    List<String> items = new ArrayList<>();
    for (int i = dice.below(MOST_ITEMS + 1); i > 0 && !cheap.isEmpty(); i--) {
      String name = cheap.get(dice.below(cheap.size())).item().name();
      if (!items.contains(name)) {
        items.add(name);
      }
    }
    return items;
  }

  /** One game, looked at turn by turn while it is played. */
  private final class Search {
    private final String scenario;
    private final int level;
    private final long seed;
    private final List<Sheet> sheets;
    private final String setup;
    private final Game game;
    private final List<PuzzleGame.Made> choices = new ArrayList<>();
    private final List<Found> found = new ArrayList<>();

    private record Found(int after, long hash, String hero, Judged judged, int missed) {}

    Search(String scenario, int level, long seed, List<Sheet> sheets) {
      this.scenario = scenario;
      this.level = level;
      this.seed = seed;
      this.sheets = sheets;
      var enrolment = PuzzleGame.enrolment(pack, scenario, level, sheets);
      setup = Facts.text(enrolment.print());
      game = Game.start(enrolment.setup(), seed);
    }

    List<Puzzle> run() {
      List<Bot> players = new ArrayList<>();
      for (int seat = 0; seat < sheets.size(); seat++) {
        players.add(Strength.STEADY.bot(new Facts().number(seed).number(seat).sum()));
      }
      while (game.prompt() instanceof Prompt prompt
          && choices.size() < MOST_DECISIONS
          && found.size() < mostOfGame) {
        if (isTurn(prompt)) {
          look(prompt);
        }
        Choice choice =
            prompt.options().size() == 1
                ? prompt.options().getFirst()
                : players.get(prompt.seat()).decide(game.insightFor(prompt.seat()), prompt);
        choices.add(new PuzzleGame.Made(prompt.seat(), choice.text()));
        game.choose(prompt.seat(), choice);
      }
      return puzzles();
    }

    /** Whether a hero's turn has just begun. */
    private boolean isTurn(Prompt prompt) {
      return prompt.kind() == Prompt.Kind.ACTION
          && game.events().stream()
              .anyMatch(
                  event ->
                      event instanceof Event.TurnStarts && event.who().equals(prompt.figure()));
    }

    private void look(Prompt prompt) {
      if (near(prompt) < 2) {
        return;
      }
      Optional<Judged> judged = new TurnSearch(MOST_TRIED).all(game).flatMap(Judged::of);
      String hero = game.state().hero(prompt.decider()).hero().characterClass().name();
      if (judged.isPresent() && isNew(hero, judged.get().aim())) {
        int missed = Steadily.misses(game, judged.get().aim());
        found.add(new Found(choices.size(), game.hash(), hero, judged.get(), missed));
      }
    }

    /** How many monsters the hero may hope to reach. */
    private long near(Prompt prompt) {
      State state = game.state();
      byte[] ranges =
          state.board().rangesFrom(state.board().at(state.figure(prompt.figure()).hex()));
      return state.alive().stream()
          .filter(figure -> figure.side() == Side.MONSTERS)
          .filter(figure -> ranges[state.board().at(figure.hex())] <= FAR)
          .count();
    }

    /** What somebody could not do in one round is often asked of the same hero in the next. */
    private boolean isNew(String hero, PuzzleAim aim) {
      return found.stream().noneMatch(one -> one.hero.equals(hero) && one.judged.aim().equals(aim));
    }

    private List<Puzzle> puzzles() {
      int last = found.stream().mapToInt(Found::after).max().orElse(0);
      PuzzleGame recorded =
          new PuzzleGame(
              pack.manifest().id(), scenario, level, seed, setup, sheets, choices.subList(0, last));
      return found.stream()
          .sorted(Comparator.comparingInt(Found::after))
          .map(
              one ->
                  new Puzzle(
                      recorded,
                      one.after,
                      one.hash,
                      one.hero,
                      one.judged.aim(),
                      one.judged.ways(),
                      one.judged.lines(),
                      one.judged.reached(),
                      one.judged.turns(),
                      one.missed,
                      one.judged.solution()))
          .toList();
    }
  }
}
