package haven.play.map;

import haven.board.Hex;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Side;

/** An ally for whom a numbered token stands; the numbers are drawn at random (SCM-04). */
public record NumberedAlly(String label, int number, Hex hex) {

  public String name() {
    return label + " " + number;
  }

  /** Its initiative is the last one until the scenario or a card gives the allies theirs. */
  Figure figure() {
    return Figure.of(name(), hex, Side.PARTY, Initiative.LAST);
  }
}
