package haven.server.store;

import java.util.List;

/**
 * What a game rests on from a choice on.
 *
 * @param part 0 at the start, one more each time the game goes on after a change
 * @param n the number of the last choice made by then
 * @param kept up to which of these the game counts
 * @param setup the number of the resolved set-up
 * @param behaviour of the engine
 * @param source the files of the packs it is played with
 */
public record StampRow(
    String code, int part, int n, int kept, String setup, int behaviour, String source) {

  /** The choices that count by all the stamps of a game. */
  public static List<ChoiceRow> counted(List<ChoiceRow> choices, List<StampRow> stamps) {
    return choices.stream()
        .filter(
            choice ->
                stamps.stream().allMatch(stamp -> choice.n() <= stamp.kept || choice.n() > stamp.n))
        .toList();
  }
}
