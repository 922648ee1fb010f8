package haven.play.turn;

/**
 * A short rest between its draw and its end.
 *
 * @param lost the card that will be lost, or {@link Cards#NONE}
 * @param redrawn whether it was drawn instead of another, which is possible once (RST-03, RST-04)
 */
public record ShortRest(int lost, boolean redrawn) {}
