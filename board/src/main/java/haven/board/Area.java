package haven.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * An area pattern as printed on a card. With a grey hex it is laid around the acting figure and
 * makes the attack a melee attack (TGT-19); without one it is laid anywhere as long as one red hex
 * is in range (TGT-21). Outlined hexes are only drawn, so they are not kept (TGT-25).
 */
public final class Area {
  private static final Hex ORIGIN = new Hex(0, 0);

  private final boolean aroundActor;
  private final Set<Hex> red;
  private final Set<Hex> blue;
  private final List<Orientation> orientations;
  private final List<Orientation> turns;
  private final int reach;

  /** One way of turning and mirroring the pattern. */
  public record Orientation(List<Hex> red, List<Hex> blue) {}

  /**
   * @param aroundActor whether the pattern has a grey hex; it is then the origin of the coordinates
   * @param red the hexes whose figures can be targeted
   * @param blue the hexes that must hold an ally of the acting figure (TGT-20)
   */
  public Area(boolean aroundActor, Collection<Hex> red, Collection<Hex> blue) {
    this.aroundActor = aroundActor;
    this.red = Set.copyOf(red);
    this.blue = Set.copyOf(blue);
    if (red.isEmpty()) {
      throw new IllegalArgumentException("an area has at least one red hex");
    }
    if (aroundActor && red.contains(ORIGIN)) {
      throw new IllegalArgumentException("the grey hex (0,0) of an area cannot be red too");
    }
    turns = orient(6);
    orientations = orient(12);
    reach = measure();
  }

  public static Area melee(Collection<Hex> red) {
    return new Area(true, red, Set.of());
  }

  public static Area ranged(Collection<Hex> red) {
    return new Area(false, red, Set.of());
  }

  /**
   * A pattern drawn as text: {@code @} the grey hex, {@code x} red, {@code b} blue, {@code o}
   * outlined.
   */
  public static Area drawn(String picture) {
    var red = new ArrayList<Hex>();
    var blue = new ArrayList<Hex>();
    var grey = new ArrayList<Hex>();
    for (HexText.Sign sign : HexText.of(picture).signs()) {
      switch (sign.text()) {
        case "x" -> red.add(sign.hex());
        case "b" -> blue.add(sign.hex());
        case "@" -> grey.add(sign.hex());
        case "o" -> {}
        default -> throw sign.wrong("'" + sign.text() + "' should be @, x, b or o");
      }
    }
    if (grey.size() > 1) {
      throw new IllegalArgumentException("an area has one grey hex at most");
    }
    Hex origin = grey.isEmpty() ? ORIGIN : grey.getFirst();
    return new Area(!grey.isEmpty(), shifted(red, origin), shifted(blue, origin));
  }

  public boolean aroundActor() {
    return aroundActor;
  }

  public Set<Hex> red() {
    return red;
  }

  public Set<Hex> blue() {
    return blue;
  }

  /**
   * All six turns (TGT-18), each different one once.
   *
   * @param mirrored whether their mirror images are among them
   */
  public List<Orientation> orientations(boolean mirrored) {
    return mirrored ? orientations : turns;
  }

  /** How far the pattern reaches: from the actor, or between any two of its hexes. */
  public int reach() {
    return reach;
  }

  private List<Orientation> orient(int ways) {
    var seen = new HashSet<Orientation>();
    var all = new ArrayList<Orientation>();
    Collection<Hex> reds = red;
    Collection<Hex> blues = blue;
    for (int i = 0; i < ways; i++) {
      Hex anchor = aroundActor ? ORIGIN : reds.stream().min(Hex::compareTo).orElseThrow();
      Orientation orientation = new Orientation(shifted(reds, anchor), shifted(blues, anchor));
      if (seen.add(orientation)) {
        all.add(orientation);
      }
      boolean mirror = i == 5;
      reds = reds.stream().map(hex -> mirror ? hex.mirrored() : hex.turned()).toList();
      blues = blues.stream().map(hex -> mirror ? hex.mirrored() : hex.turned()).toList();
    }
    return List.copyOf(all);
  }

  private static List<Hex> shifted(Collection<Hex> hexes, Hex anchor) {
    var sorted = new TreeSet<Hex>();
    hexes.forEach(hex -> sorted.add(hex.minus(anchor)));
    return List.copyOf(sorted);
  }

  private int measure() {
    int far = 0;
    for (Hex a : red) {
      for (Hex b : aroundActor ? Set.of(ORIGIN) : red) {
        far = Math.max(far, a.distanceTo(b));
      }
    }
    return far;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Area area
        && aroundActor == area.aroundActor
        && red.equals(area.red)
        && blue.equals(area.blue);
  }

  @Override
  public int hashCode() {
    return red.hashCode() * 31 + blue.hashCode() + (aroundActor ? 1 : 0);
  }

  /** Always the same text for the same pattern: states are compared by theirs. */
  @Override
  public String toString() {
    return "area of "
        + (aroundActor ? "@ and " : "")
        + new TreeSet<>(red)
        + (blue.isEmpty() ? "" : " with " + new TreeSet<>(blue));
  }
}
