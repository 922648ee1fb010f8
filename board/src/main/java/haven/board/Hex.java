package haven.board;

import org.jspecify.annotations.Nullable;

/** A hex in axial coordinates. Knows geometry, never the board. */
public record Hex(int q, int r) implements Comparable<Hex> {

  public Hex step(Direction direction) {
    return new Hex(q + direction.dq, r + direction.dr);
  }

  public Hex plus(Hex other) {
    return new Hex(q + other.q, r + other.r);
  }

  public Hex minus(Hex other) {
    return new Hex(q - other.q, r - other.r);
  }

  /** Steps between the two hexes on an endless plain, walls disregarded. */
  public int distanceTo(Hex other) {
    return distance(q - other.q, r - other.r);
  }

  static int distance(int dq, int dr) {
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  }

  /** Turned by 60 degrees about the origin, in the sense in which {@link Direction} counts. */
  public Hex turned() {
    return new Hex(-r, q + r);
  }

  /** Mirrored on the axis through the origin that swaps q and r. */
  @SuppressWarnings("SuspiciousNameCombination")
  public Hex mirrored() {
    return new Hex(r, q);
  }

  /** As every record has it; written out, it is compiled into the loops that look for a hex. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Hex hex && q == hex.q && r == hex.r;
  }

  @Override
  public int hashCode() {
    return 31 * q + r;
  }

  @Override
  public int compareTo(Hex other) {
    return r != other.r ? Integer.compare(r, other.r) : Integer.compare(q, other.q);
  }

  @Override
  public String toString() {
    return "(" + q + "," + r + ")";
  }
}
