package haven.play.table;

import haven.board.Hex;
import haven.model.FigureId;
import java.util.concurrent.atomic.AtomicInteger;

/** Figures of which no more matters than this, with numbers that no drawn one has. */
public final class Plain {
  private static final AtomicInteger NEXT = new AtomicInteger(1000);

  private Plain() {}

  public static Figure figure(String name, Hex hex, Side side, Initiative initiative) {
    return figure(name, hex, side, initiative, Nature.Kind.MONSTER);
  }

  public static Figure character(String name, Hex hex, Initiative initiative) {
    return figure(name, hex, Side.PARTY, initiative, Nature.Kind.CHARACTER);
  }

  public static Figure figure(
      String name, Hex hex, Side side, Initiative initiative, Nature.Kind kind) {
    return Figure.of(
            FigureId.of(NEXT.getAndIncrement()), Nature.plain(name, kind, side, false), hex)
        .with(initiative);
  }
}
