package haven.play.ability;

import haven.model.Cite;
import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.scenario.ScenarioRule.Deed.SetElement;
import haven.play.Refused;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The element board: three columns, and what is infused at the end of this turn (ELM-02). */
public final class ElementBoard implements Elements {
  /** A column of the board. */
  public enum Column {
    STRONG,
    WANING,
    INERT
  }

  private static final List<Infusion> ON_BOARD =
      Arrays.stream(Element.values()).<Infusion>map(Infusion.OnBoard::new).toList();

  private final Ruleset ruleset;

  // One bit for each element. What is in neither column is inert.
  private int strong;
  private int waning;

  /** Strong or waning since the turn began: what is infused meanwhile waits (ELM-06). */
  private int payable;

  private int infused;
  private List<ElementIcon> unchosen = List.of();

  ElementBoard(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  private ElementBoard(ElementBoard other) {
    ruleset = other.ruleset;
    strong = other.strong;
    waning = other.waning;
    payable = other.payable;
    infused = other.infused;
    unchosen = other.unchosen;
  }

  @Override
  public ElementBoard copy() {
    return new ElementBoard(this);
  }

  public Column column(Element element) {
    if (has(strong, element)) {
      return Column.STRONG;
    }
    return has(waning, element) ? Column.WANING : Column.INERT;
  }

  @Override
  public void infuse(ElementIcon icon) {
    if (icon.isChoice()) {
      List<ElementIcon> more = new ArrayList<>(unchosen);
      more.add(icon);
      unchosen = List.copyOf(more);
    } else {
      infused |= bit(icon.any().iterator().next());
    }
  }

  @Override
  public List<ElementIcon> unchosen() {
    return unchosen;
  }

  @Override
  public void choose(Element element) {
    ElementIcon icon = unchosen.getFirst();
    if (!icon.any().contains(element)) {
      throw new Refused(ruleset.cite(Cite.MIXED), element + " is not one of " + icon.any());
    }
    unchosen = List.copyOf(unchosen.subList(1, unchosen.size()));
    infused |= bit(element);
  }

  @Override
  public List<ElementIcon> takeInfused() {
    List<ElementIcon> taken = new ArrayList<>(unchosen);
    for (Element element : Element.values()) {
      if (has(infused, element)) {
        taken.add(ElementIcon.of(element));
      }
    }
    unchosen = List.of();
    infused = 0;
    return List.copyOf(taken);
  }

  /** What was infused in this turn becomes strong now, wherever it was (ELM-03, ELM-05). */
  @Override
  public void endTurn() {
    if (!unchosen.isEmpty()) {
      throw new IllegalStateException("nobody has chosen the element of " + unchosen);
    }
    strong |= infused;
    waning &= ~infused;
    infused = 0;
    payable = strong | waning;
  }

  /** Everything drops one column (ELM-04). */
  @Override
  public void endRound() {
    waning = strong;
    strong = 0;
    payable = waning;
  }

  @Override
  public void set(Element element, SetElement.Column column) {
    int bit = bit(element);
    infused &= ~bit;
    strong = column == SetElement.Column.STRONG ? strong | bit : strong & ~bit;
    waning = column == SetElement.Column.WANING ? waning | bit : waning & ~bit;
    payable = column == SetElement.Column.INERT ? payable & ~bit : payable | bit;
  }

  @Override
  public List<Infusion> payers(ElementIcon icon, List<Infusion> visible) {
    List<Infusion> payers = new ArrayList<>();
    for (Element element : icon.any()) {
      if (has(payable, element)) {
        payers.add(ON_BOARD.get(element.ordinal()));
      }
    }
    return payers;
  }

  /** What is consumed is inert at once (ELM-05), and so at most once a turn (ELM-10). */
  @Override
  public void consume(List<ElementIcon> cost, List<Infusion> paid, List<Infusion> visible) {
    if (!Payments.fits(cost, paid)) {
      throw new Refused(
          ruleset.cite(Cite.ONE_EACH), paid + " is not one infusion for each icon of " + cost);
    }
    int consumed = 0;
    for (Infusion infusion : paid) {
      int one = infusion instanceof Infusion.OnBoard(Element element) ? bit(element) : 0;
      if ((payable & one) == 0) {
        throw new Refused(
            ruleset.cite(Cite.AVAILABLE),
            infusion + " was inert at the start of the turn, or is used up");
      }
      consumed |= one;
    }
    strong &= ~consumed;
    waning &= ~consumed;
    payable &= ~consumed;
  }

  private static int bit(Element element) {
    return 1 << element.ordinal();
  }

  private static boolean has(int elements, Element element) {
    return (elements & bit(element)) != 0;
  }

  private static Set<Element> named(int elements) {
    Set<Element> named = EnumSet.noneOf(Element.class);
    for (Element element : Element.values()) {
      if (has(elements, element)) {
        named.add(element);
      }
    }
    return named;
  }

  @Override
  public void tell(Facts facts) {
    for (Element element : Element.values()) {
      facts.word(element.name()).truth(has(strong, element)).truth(has(waning, element));
      facts.truth(has(payable, element)).truth(has(infused, element));
    }
    unchosen.forEach(icon -> Infusion.tell(icon, facts));
  }

  @Override
  public String toString() {
    return "strong %s waning %s payable %s infused %s unchosen %s"
        .formatted(named(strong), named(waning), named(payable), named(infused), unchosen);
  }
}
