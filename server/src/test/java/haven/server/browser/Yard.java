package haven.server.browser;

import haven.content.pack.Library;
import haven.laws.Luck;
import haven.model.Agreement;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import haven.server.table.Plan;
import haven.testkit.YardPack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/** A yard with rats by the rules of any game, and what is played in it before a page is opened. */
final class Yard {
  /** Nobody wanders about for longer. */
  private static final int LONGEST = 600;

  private final Library library;
  private final Plan plan;

  Yard(Path folder, String ruleset) {
    YardPack pack = YardPack.write(folder, ruleset);
    pack.change("classes.yaml", "[{attack: 3}]", "[{attack: 3, pierce: 1}]");
    pack.change(
        "yard.yaml", "{hit-points: 4, move: 2,", "{hit-points: 4, traits: [{shield: 1}], move: 2,");
    pack.change(
        "yard.yaml",
        "ranks: normal}]}",
        "ranks: normal}], tiles: [{trap: spring, at: t, damage: 3, gives: [poison]}]}");
    pack.change("yard.yaml", "  .   .   .   .   w", "  t   .   .   .   w");
    library = Library.of(List.of(folder));
    List<Plan.Wish> heroes = new ArrayList<>();
    heroes.add(new Plan.Wish(YardPack.MASON, "", List.of(), List.of()));
    if (!ruleset.equals("BB")) {
      heroes.add(new Plan.Wish(YardPack.COOK, "", List.of(), List.of()));
    }
    plan =
        new Plan(
            pack.id(),
            "Yard",
            heroes,
            Optional.empty(),
            OptionalInt.empty(),
            Set.of(),
            Agreement.NONE);
  }

  Library library() {
    return library;
  }

  /** Somebody plays at random until that is asked; empty if it never is. */
  Optional<Game> until(long seed, Predicate<Game> wanted) {
    Game game = Game.start(plan.setup(library), seed);
    Luck luck = new Luck(seed);
    for (int i = 0; i < LONGEST && game.prompt() instanceof Prompt prompt; i++) {
      if (wanted.test(game)) {
        return Optional.of(game);
      }
      game.choose(prompt.seat(), eager(luck, prompt));
    }
    return Optional.empty();
  }

  /** Whoever may do something does it. */
  private static Choice eager(Luck luck, Prompt prompt) {
    List<Choice> deeds =
        prompt.options().stream().filter(one -> !(one instanceof Choice.Decline)).toList();
    return luck.of(deeds.isEmpty() || luck.onceIn(4) ? prompt.options() : deeds);
  }

  /** A table at which all of that was chosen; all heroes belong to one person. */
  String table(House house, Game game, SignedIn person) {
    SignedIn[] seats = new SignedIn[plan.heroes().size()];
    Arrays.fill(seats, person);
    String code = house.table(plan, game.seed(), seats);
    house.play(code, game.choices());
    return code;
  }
}
