package haven.content.show;

import haven.model.card.CardAction;
import java.util.List;

/** An ability card: its name, its initiative between two halves. */
final class CardSvg {
  private static final double WIDTH = 380;
  private static final double HEAD = 74;
  private static final double GAP = 44;
  private static final double EDGE = 14;
  private static final double TEXT = 16;
  private static final double LEAST_HALF = 180;

  private final Thing.Card thing;

  CardSvg(Thing.Card thing) {
    this.thing = thing;
  }

  String svg() {
    TextBlock top = block(thing.card().front().top());
    TextBlock bottom = block(thing.card().front().bottom());
    double half = Math.max(LEAST_HALF, Math.max(top.height(), bottom.height()) + 2 * EDGE);
    double height = HEAD + 2 * half + GAP + EDGE;
    Svg svg = new Svg();
    svg.add("<rect width='%.0f' height='%.0f' rx='18' fill='%s'/>", WIDTH, height, Svg.INK);
    svg.text(
        WIDTH / 2, 36, 25, "middle", "fill='" + Svg.PAPER + "' font-weight='bold'", thing.name());
    svg.text(
        WIDTH / 2,
        60,
        14,
        "middle",
        "fill='" + Svg.GOLD + "'",
        thing.owner().characterClass().name()
            + ", level "
            + ThingLines.level(thing.owner(), thing.card()));
    half(svg, top, thing.card().front().top(), HEAD, half);
    half(svg, bottom, thing.card().front().bottom(), HEAD + half + GAP, half);
    double middle = HEAD + half + GAP / 2;
    svg.add(
        "<circle cx='%.0f' cy='%.1f' r='27' fill='%s' stroke='%s' stroke-width='4'/>",
        WIDTH / 2, middle, Svg.GOLD, Svg.INK);
    svg.text(
        WIDTH / 2,
        middle + 9,
        26,
        "middle",
        "font-weight='bold'",
        "%02d".formatted(thing.card().front().initiative()));
    return svg.picture(0, 0, WIDTH, height);
  }

  private static TextBlock block(CardAction action) {
    List<ShownLine> lines = ThingLines.action(action);
    return new TextBlock(lines, TEXT, WIDTH - 4 * EDGE);
  }

  private static void half(Svg svg, TextBlock block, CardAction action, double y, double height) {
    svg.add(
        "<rect x='%.0f' y='%.1f' width='%.0f' height='%.1f' rx='10' fill='%s'/>",
        EDGE, y, WIDTH - 2 * EDGE, height, action.lost() ? "#eadfd6" : Svg.PAPER);
    if (action.lost()) {
      svg.add("<path d='M%.1f %.1f h-40 l40 40 z' fill='%s'/>", WIDTH - EDGE - 2, y + 2, Svg.RED);
    }
    block.write(svg, 2 * EDGE, y + (height - block.height()) / 2);
  }
}
