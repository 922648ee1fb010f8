package haven.content.show;

import haven.model.card.AbilityCard;
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
    List<AbilityCard.Side> sides = thing.card().sides();
    double half = LEAST_HALF;
    for (AbilityCard.Side side : sides) {
      half = Math.max(half, block(side.top()).height() + 2 * EDGE);
      half = Math.max(half, block(side.bottom()).height() + 2 * EDGE);
    }
    double height = HEAD + 2 * half + GAP + EDGE;
    Svg svg = new Svg();
    for (int i = 0; i < sides.size(); i++) {
      String letter = sides.size() == 1 ? "" : i == 0 ? ", A" : ", B";
      side(svg, sides.get(i), letter, i * (WIDTH + EDGE), half);
    }
    return svg.picture(0, 0, sides.size() * (WIDTH + EDGE) - EDGE, height);
  }

  /** One side of it, whose left edge is there. */
  private void side(Svg svg, AbilityCard.Side side, String letter, double x, double half) {
    double height = HEAD + 2 * half + GAP + EDGE;
    double centre = x + WIDTH / 2;
    svg.add(
        "<rect x='%.0f' width='%.0f' height='%.0f' rx='18' fill='%s'/>", x, WIDTH, height, Svg.INK);
    svg.text(
        centre,
        36,
        25,
        "middle",
        "fill='" + Svg.PAPER + "' font-weight='bold'",
        thing.card().name());
    svg.text(
        centre,
        60,
        14,
        "middle",
        "fill='" + Svg.GOLD + "'",
        thing.owner().characterClass().name()
            + ", level "
            + ThingLines.level(thing.owner(), thing.card())
            + letter);
    half(svg, side.top(), x, HEAD, half);
    half(svg, side.bottom(), x, HEAD + half + GAP, half);
    double middle = HEAD + half + GAP / 2;
    svg.add(
        "<circle cx='%.0f' cy='%.1f' r='27' fill='%s' stroke='%s' stroke-width='4'/>",
        centre, middle, Svg.GOLD, Svg.INK);
    svg.text(
        centre,
        middle + 9,
        26,
        "middle",
        "font-weight='bold'",
        "%02d".formatted(side.initiative()));
  }

  private static TextBlock block(CardAction action) {
    List<ShownLine> lines = ThingLines.action(action);
    return new TextBlock(lines, TEXT, WIDTH - 4 * EDGE);
  }

  private static void half(Svg svg, CardAction action, double x, double y, double height) {
    TextBlock block = block(action);
    svg.add(
        "<rect x='%.0f' y='%.1f' width='%.0f' height='%.1f' rx='10' fill='%s'/>",
        x + EDGE, y, WIDTH - 2 * EDGE, height, action.lost() ? "#eadfd6" : Svg.PAPER);
    if (action.lost()) {
      svg.add(
          "<path d='M%.1f %.1f h-40 l40 40 z' fill='%s'/>", x + WIDTH - EDGE - 2, y + 2, Svg.RED);
    }
    block.write(svg, x + 2 * EDGE, y + (height - block.height()) / 2);
  }
}
