package haven.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A layout with its doors as they stand, as dense cells 0, 1, 2 …: who is next to whom, how far is
 * it, which room is it. Opening a door makes a new board whose cells have the same numbers.
 *
 * <p>Ranges are worked out row by row when first asked for. Boards may be shared between threads
 * all the same: whoever finds a row finds it complete, and rows worked out twice are equal.
 */
public final class Board {
  /** No cell: beyond a wall line, or off the map. */
  public static final int NONE = -1;

  /** Range between hexes that no chain of adjacent hexes connects. */
  public static final int UNREACHABLE = 127;

  /** More hexes than any scenario of the four games; the path search packs cells into 11 bits. */
  public static final int MOST_CELLS = 2048;

  /** Doors can stand in more ways than anybody should remember. */
  private static final int MOST_VARIANTS = 64;

  private final Layout layout;
  private final Map<Hex, Door> doors;
  private final Hex[] hexes;
  private final HexBox frame;
  private final short[] cellAt;
  private final byte[] wallLines;
  private final short[] adjacent;
  private final short[] enterable;
  private final short[] linked;
  private final CellSet[] around;
  private final CellSet[] aroundByHand;
  private final byte[] room;
  private final List<CellSet> cellsOfRooms = new ArrayList<>();
  private final CellSet shut;
  private final CellSet opened;
  private final @Nullable Ranges[] ranges;
  private final @Nullable Sight[] sights = new Sight[SightRule.values().length];

  /**
   * Boards of this layout with other doors: games on one map share what each has worked out. One
   * that two threads make at the same time is made twice, which does no harm.
   */
  private final @Nullable Board[] variants;

  private Board(Layout layout, Map<Hex, Door> doors, @Nullable Board[] variants) {
    this.layout = layout;
    this.doors = doors;
    this.variants = variants;
    hexes = layout.floor().stream().sorted().toArray(Hex[]::new);
    if (hexes.length == 0 || hexes.length > MOST_CELLS) {
      throw new IllegalArgumentException(
          "a board has 1 to " + MOST_CELLS + " hexes, not " + hexes.length);
    }
    frame = HexBox.around(layout);
    cellAt = new short[frame.size()];
    Arrays.fill(cellAt, (short) NONE);
    for (int cell = 0; cell < hexes.length; cell++) {
      cellAt[frame.index(hexes[cell])] = (short) cell;
    }
    wallLines = wallLines();
    adjacent = neighbours(false);
    enterable = neighbours(true);
    linked = links();
    around = around(adjacent);
    aroundByHand = Arrays.equals(adjacent, enterable) ? around : around(enterable);
    room = rooms();
    shut = noCells();
    opened = noCells();
    doors.forEach((hex, door) -> (door == Door.OPEN ? opened : shut).add(at(hex)));
    ranges = new Ranges[hexes.length];
  }

  public static Board of(Layout layout) {
    var variants = new Board[MOST_VARIANTS];
    variants[0] = new Board(layout, Map.copyOf(layout.doors()), variants);
    return variants[0];
  }

  /** The same board with one door in another state. */
  public Board with(Hex doorHex, Door door) {
    if (!doors.containsKey(doorHex)) {
      throw new IllegalArgumentException("there is no door at " + doorHex);
    }
    var changed = new HashMap<>(doors);
    changed.put(doorHex, door);
    Map<Hex, Door> now = Map.copyOf(changed);
    for (int i = 0; i < variants.length; i++) {
      Board known = variants[i];
      if (known == null) {
        known = new Board(layout, now, variants);
        variants[i] = known;
      }
      if (known.doors.equals(now)) {
        return known;
      }
    }
    return new Board(layout, now, variants);
  }

  public Layout layout() {
    return layout;
  }

  public int cells() {
    return hexes.length;
  }

  public Hex hex(int cell) {
    return hexes[cell];
  }

  /** The cell of a hex, or {@link #NONE} if it is not part of the map. */
  public int cell(Hex hex) {
    return cell(hex.q(), hex.r());
  }

  public int cell(int q, int r) {
    return frame.contains(q, r) ? cellAt[frame.index(q, r)] : NONE;
  }

  /** The cell of a hex that must be part of the map. */
  public int at(Hex hex) {
    int cell = cell(hex);
    if (cell == NONE) {
      throw new IllegalArgumentException(hex + " is not a hex of this map");
    }
    return cell;
  }

  /** Who sees whom here under that rule. */
  public Sight sight(SightRule rule) {
    Sight known = sights[rule.ordinal()];
    if (known == null) {
      known = new Sight(this, rule);
      sights[rule.ordinal()] = known;
    }
    return known;
  }

  public CellSet noCells() {
    return new CellSet(hexes.length);
  }

  public CellSet allCells() {
    CellSet all = noCells();
    all.fill(hexes.length);
    return all;
  }

  /**
   * The cell that is adjacent on that side, or {@link #NONE}: nothing there, or a wall line between
   * (MAP-01, MAP-02). Closed doors are walls (OVL-15).
   */
  public int adjacent(int cell, int side) {
    return adjacent[cell * 6 + side];
  }

  /**
   * Like {@link #adjacent}, for a character's own movement: closed doors may be entered (OVL-14).
   */
  public int enterable(int cell, int side) {
    return enterable[cell * 6 + side];
  }

  /** The cell to which this one is linked for movement, or {@link #NONE} (SCM-01, MOV-10). */
  public int linked(int cell) {
    return linked[cell];
  }

  /** All cells to which a step leads, into closed doors only by hand; not to be written to. */
  public CellSet around(int cell, boolean byHand) {
    return (byHand ? aroundByHand : around)[cell];
  }

  public boolean areAdjacent(int a, int b) {
    for (int side = 0; side < 6; side++) {
      if (adjacent(a, side) == b) {
        return true;
      }
    }
    return false;
  }

  /** A hex is next to a wall when one of its edges is a wall line (MAP-06). */
  public boolean touchesWall(int cell) {
    return wallLines[frame.index(hexes[cell])] != 0;
  }

  /** How many of its edges are wall lines. */
  public int walls(int cell) {
    return Integer.bitCount(wallLines[frame.index(hexes[cell])] & 0x3f);
  }

  public Optional<Door> door(int cell) {
    return Optional.ofNullable(doors.get(hexes[cell]));
  }

  /** Whether the cell is a door that nobody has opened yet. */
  public boolean isShut(int cell) {
    return shut.contains(cell);
  }

  /** The doors that nobody has opened yet; not to be written to. */
  public CellSet shutDoors() {
    return shut;
  }

  /** Covered border hexes are not to be manipulated (TIL-13). */
  public boolean coversBorder(int cell) {
    return layout.covering().contains(hexes[cell]);
  }

  /** The room of a cell; a door belongs to none, open or not (OVL-18): {@link #NONE}. */
  public int room(int cell) {
    return room[cell];
  }

  public CellSet cellsOfRoom(int number) {
    return cellsOfRooms.get(number).copy();
  }

  /** Adds the cells of these rooms, and all doors that stand open, to a set. */
  public void addRooms(List<Integer> rooms, CellSet into) {
    for (int number : rooms) {
      into.addAll(cellsOfRooms.get(number));
    }
    into.addAll(opened);
  }

  /**
   * Range: the length of the shortest chain of adjacent hexes, around walls and through everything
   * else (LOS-01 to LOS-03); {@link #UNREACHABLE} without one.
   */
  public int range(int from, int to) {
    return rangesFrom(from)[to];
  }

  /** The ranges from one cell to all; not to be written to. */
  public byte[] rangesFrom(int from) {
    return row(from).toAll();
  }

  /** Adds the cells within that range of one cell, itself included, to a set. */
  public void addWithin(int from, int range, CellSet into) {
    row(from).addWithin(range, into);
  }

  private Ranges row(int from) {
    Ranges row = ranges[from];
    if (row == null) {
      row = Ranges.from(this, from);
      ranges[from] = row;
    }
    return row;
  }

  HexBox frame() {
    return frame;
  }

  /** The sides of a hex of the frame that are wall lines, as six bits. */
  int wallLines(int index) {
    return wallLines[index];
  }

  private boolean isWall(Hex hex) {
    Door door = doors.get(hex);
    return layout.walls().contains(hex) || (door != null && door != Door.OPEN);
  }

  private byte[] wallLines() {
    byte[] lines = new byte[frame.size()];
    for (WallLine line : layout.lines()) {
      draw(lines, line.hex(), line.side());
    }
    for (Hex hex : layout.walls()) {
      drawAround(lines, hex);
    }
    doors.forEach(
        (hex, door) -> {
          if (door != Door.OPEN) {
            drawAround(lines, hex);
          }
        });
    return lines;
  }

  private void drawAround(byte[] lines, Hex wall) {
    for (Direction side : Direction.ALL) {
      if (!isWall(wall.step(side))) {
        draw(lines, wall, side);
      }
    }
  }

  private void draw(byte[] lines, Hex hex, Direction side) {
    lines[frame.index(hex)] |= (byte) (1 << side.ordinal());
    lines[frame.index(hex.step(side))] |= (byte) (1 << side.opposite().ordinal());
  }

  private short[] neighbours(boolean throughShutDoors) {
    short[] table = new short[hexes.length * 6];
    for (int cell = 0; cell < hexes.length; cell++) {
      for (Direction side : Direction.ALL) {
        Hex other = hexes[cell].step(side);
        boolean open =
            throughShutDoors && (opensByHand(hexes[cell]) || opensByHand(other))
                ? !layout.lines().contains(new WallLine(hexes[cell], side)) && !locked(other)
                : (wallLines[frame.index(hexes[cell])] & 1 << side.ordinal()) == 0;
        table[cell * 6 + side.ordinal()] = open ? cellAt[frame.index(other)] : (short) NONE;
      }
    }
    return table;
  }

  private boolean opensByHand(Hex hex) {
    return doors.get(hex) == Door.CLOSED;
  }

  private boolean locked(Hex hex) {
    return doors.get(hex) == Door.LOCKED;
  }

  private short[] links() {
    short[] table = new short[hexes.length];
    Arrays.fill(table, (short) NONE);
    for (Layout.Link link : layout.links()) {
      table[at(link.a())] = (short) at(link.b());
      table[at(link.b())] = (short) at(link.a());
    }
    return table;
  }

  private CellSet[] around(short[] neighbours) {
    var sets = new CellSet[hexes.length];
    for (int cell = 0; cell < hexes.length; cell++) {
      sets[cell] = noCells();
      for (int side = 0; side < 6; side++) {
        add(neighbours[cell * 6 + side], sets[cell]);
      }
      add(linked[cell], sets[cell]);
    }
    return sets;
  }

  private static void add(int cell, CellSet set) {
    if (cell != NONE) {
      set.add(cell);
    }
  }

  /** Rooms are what wall lines and doors leave connected (MAP-07a, MAP-07b, OVL-81). */
  private byte[] rooms() {
    byte[] numbers = new byte[hexes.length];
    Arrays.fill(numbers, (byte) NONE);
    byte next = 0;
    for (int cell = 0; cell < hexes.length; cell++) {
      if (numbers[cell] == NONE && !doors.containsKey(hexes[cell])) {
        cellsOfRooms.add(noCells());
        flood(numbers, cell, next++);
      }
    }
    return numbers;
  }

  private void flood(byte[] numbers, int start, byte number) {
    var open = new ArrayDeque<>(List.of(start));
    numbers[start] = number;
    while (!open.isEmpty()) {
      int cell = open.pop();
      cellsOfRooms.get(number).add(cell);
      for (int side = 0; side < 6; side++) {
        int other = adjacent(cell, side);
        if (other != NONE && numbers[other] == NONE && !doors.containsKey(hexes[other])) {
          numbers[other] = number;
          open.push(other);
        }
      }
    }
  }
}
