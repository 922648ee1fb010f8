package haven.samples;

import haven.laws.Foresight;
import haven.laws.RandomGame;
import haven.laws.Retelling;
import haven.model.Ruleset;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.scenario.Setup;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A whole game that is kept: what was told, and the record of its choices. The games were picked
 * for the policies they meet, see {@link GoldenDifferencesTest}.
 *
 * @param player who chose when the game was written
 */
record GoldenGame(Samples sample, int heroes, long seed, Player player) {
  /** Who chose. */
  enum Player {
    /** Anything, so that odd things are met too. */
    LUCK,
    /** What turns out well, so that the game goes on for long. */
    FORESIGHT
  }

  static final List<GoldenGame> ALL =
      List.of(
          new GoldenGame(Samples.CELLAR_GH, 4, 2, Player.FORESIGHT),
          new GoldenGame(Samples.CELLAR_GH, 3, 3, Player.FORESIGHT),
          new GoldenGame(Samples.CELLAR_GH, 4, 1, Player.LUCK),
          new GoldenGame(Samples.CELLAR_GH, 4, 4, Player.LUCK),
          new GoldenGame(Samples.CELLAR_JL, 4, 5, Player.FORESIGHT),
          new GoldenGame(Samples.CELLAR_JL, 2, 2, Player.FORESIGHT),
          new GoldenGame(Samples.CELLAR_JL, 4, 10, Player.LUCK),
          new GoldenGame(Samples.CELLAR_JL, 4, 49, Player.LUCK),
          new GoldenGame(Samples.CELLAR_FH, 4, 1, Player.FORESIGHT),
          new GoldenGame(Samples.CELLAR_FH, 2, 4, Player.FORESIGHT),
          new GoldenGame(Samples.CELLAR_FH, 4, 3, Player.LUCK),
          new GoldenGame(Samples.KITCHEN_BB, 1, 1, Player.FORESIGHT),
          new GoldenGame(Samples.KITCHEN_BB, 1, 3, Player.FORESIGHT),
          new GoldenGame(Samples.KITCHEN_BB, 1, 4, Player.FORESIGHT),
          new GoldenGame(Samples.KITCHEN_BB, 1, 6, Player.FORESIGHT),
          new GoldenGame(Samples.KITCHEN_BB, 1, 13, Player.LUCK),
          new GoldenGame(Samples.KITCHEN_BB, 1, 14, Player.FORESIGHT));

  KeptFile file() {
    return KeptFile.golden(folder().resolve("%s-%d-%d.txt".formatted(sample.id(), heroes, seed)));
  }

  /** In the sources, so that version control shows what changed; wherever the build runs. */
  static Path folder() {
    Path here = Path.of("src/test/resources/golden");
    return Files.isDirectory(Path.of("../samples")) ? Path.of("../samples").resolve(here) : here;
  }

  Ruleset rules() {
    return sample.setup(heroes).ruleset();
  }

  private Game start() {
    return Game.start(sample.setup(heroes), seed);
  }

  /** The game as its player plays it today. */
  GameRecord played() {
    Game game =
        switch (player) {
          case FORESIGHT -> new Foresight(2, 4, 12, seed).play(start());
          case LUCK -> {
            RandomGame random = new RandomGame(sample, heroes, seed);
            random.steps(Integer.MAX_VALUE);
            yield random.game();
          }
        };
    return GameRecord.of(game, sample.id(), "golden");
  }

  /** The choices that the file has. */
  GameRecord kept() throws IOException {
    return Retelling.record(file().text());
  }

  /** Everything that happens when these choices are made, and the record of them. */
  String told(GameRecord record) {
    return Retelling.of(start(), record);
  }

  /** The game before its first choice, under changed rules. */
  Game start(Ruleset rules) {
    Setup setup = sample.setup(heroes);
    return Game.start(
        new Setup(
            rules,
            setup.scenario(),
            setup.party(),
            setup.choices(),
            setup.circumstances(),
            setup.box()),
        seed);
  }

  @Override
  public String toString() {
    return file().path().getFileName().toString();
  }
}
