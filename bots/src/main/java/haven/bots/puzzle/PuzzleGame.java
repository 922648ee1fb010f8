package haven.bots.puzzle;

import haven.model.Facts;
import haven.model.pack.Pack;
import haven.play.engine.Game;
import haven.play.record.OpenChoices;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game that puzzles are taken from, written down so that it lasts: names, a seed, choices as
 * records have them.
 *
 * @param pack its id
 * @param level of the heroes and the scenario
 * @param setup the number of the resolved set-up, as sixteen digits
 * @param choices up to the last puzzle
 */
record PuzzleGame(
    String pack,
    String scenario,
    int level,
    long seed,
    String setup,
    List<Sheet> sheets,
    List<Made> choices) {
  /** A choice of the game, and the seat that made it. */
  record Made(int seat, String text) {}

  PuzzleGame {
    sheets = List.copyOf(sheets);
    choices = List.copyOf(choices);
  }

  static Enrolment enrolment(Pack pack, String scenario, int level, List<Sheet> sheets) {
    return Enrolment.of(pack, scenario, sheets).atLevel(OptionalInt.of(level));
  }

  private Enrolment enrolment(Pack from) {
    return enrolment(from, scenario, level, sheets);
  }

  /** Whether the pack says of all that takes part what it said then. */
  boolean isSame(Pack from) {
    return Facts.text(enrolment(from).print()).equals(setup);
  }

  /**
   * The game after so many of its choices.
   *
   * @throws RuntimeException if they no longer hold
   */
  Game after(Pack from, int made) {
    Game game = Game.start(enrolment(from).setup(), seed);
    for (Made one : choices.subList(0, made)) {
      game.choose(one.seat, OpenChoices.named(game, one.seat, one.text));
    }
    return game;
  }
}
