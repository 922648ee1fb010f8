package haven.app.play;

import haven.app.BadInput;
import haven.play.game.Game;
import haven.samples.Samples;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A set-up by name, with so many heroes. */
record Chosen(Samples sample, int heroes, long seed) {

  /**
   * @param where what to put before complaints, such as a file
   * @param heroes 0 for as many as there can be
   */
  static Chosen of(String where, String name, int heroes, long seed) {
    Samples sample =
        Arrays.stream(Samples.values())
            .filter(one -> one.id().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new BadInput(
                        where + "no scenario is called '" + name + "'; there are " + names()));
    int number = heroes == 0 ? sample.most() : heroes;
    if (number < sample.fewest() || number > sample.most()) {
      throw new BadInput(
          where
              + name
              + " is for "
              + (sample.fewest() == sample.most()
                  ? "" + sample.most()
                  : sample.fewest() + " to " + sample.most())
              + " heroes, not "
              + number);
    }
    return new Chosen(sample, number, seed);
  }

  private static String names() {
    return Arrays.stream(Samples.values()).map(Samples::id).collect(Collectors.joining(", "));
  }

  Game start(boolean explained) {
    return explained
        ? Game.explained(sample.setup(heroes), seed)
        : Game.start(sample.setup(heroes), seed);
  }
}
