package haven.model.map;

import java.util.ArrayList;
import java.util.List;

/** The overlay tiles that are left in the box. */
public record TileSupply(List<Stock> stocks) {

  /** How many tiles of one picture are left. */
  public record Stock(String picture, TileKind kind, int left) {}

  public TileSupply {
    stocks = List.copyOf(stocks);
  }

  /** The tile that is laid, and what is left then. */
  public record Taken(LaidTile tile, TileSupply left) {}

  /** Takes that tile; if it has run out, a similar one of the same kind (SCM-12). */
  public Taken take(LaidTile wanted) {
    Stock stock =
        stocks.stream()
            .filter(one -> one.left() > 0 && one.kind() == wanted.kind())
            .min((a, b) -> Boolean.compare(!is(a, wanted), !is(b, wanted)))
            .orElseThrow(
                () ->
                    new IllegalArgumentException("no tile of kind " + wanted.kind() + " is left"));
    var rest = new ArrayList<>(stocks);
    rest.set(stocks.indexOf(stock), new Stock(stock.picture(), stock.kind(), stock.left() - 1));
    return new Taken(
        new LaidTile(stock.picture(), stock.kind(), wanted.hex(), wanted.effect()),
        new TileSupply(rest));
  }

  private static boolean is(Stock stock, LaidTile wanted) {
    return stock.picture().equals(wanted.picture());
  }
}
