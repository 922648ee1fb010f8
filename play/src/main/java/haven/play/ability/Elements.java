package haven.play.ability;

import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.scenario.ScenarioRule.Deed.SetElement.Column;
import java.util.List;

/**
 * What has been infused and not yet consumed. Where infusions are icons that can be seen, the
 * caller says each time which ones these are; a board does not ask.
 */
public sealed interface Elements permits ElementBoard, VisibleInfusions {

  /** At the start of a scenario (SET-06). */
  static Elements of(Ruleset rules) {
    return switch (rules.elements().source()) {
      case BOARD -> new ElementBoard(rules);
      case VISIBLE_ICONS -> new VisibleInfusions(rules);
    };
  }

  Elements copy();

  void tell(Facts facts);

  /** Infuses: at the end of the turn on a board (ELM-03), else at once, for this round. */
  void infuse(ElementIcon icon);

  /** The wild and mixed icons infused in this turn of which the element is still to be chosen. */
  List<ElementIcon> unchosen();

  /** Says which element the first unchosen icon stands for (ELM-12, ELM-13). */
  void choose(Element element);

  /** Takes back what was infused in this turn, for later; where it works at once, there is none. */
  List<ElementIcon> takeInfused();

  /** Ends the turn, of whichever figure; everything must have been chosen. */
  void endTurn();

  void endRound();

  /** A special rule says where an element is; only a board has such places. */
  void set(Element element, Column column);

  /** Each infusion that could pay for one icon now. */
  List<Infusion> payers(ElementIcon icon, List<Infusion> visible);

  /** Consumes one of the {@link #payments}. */
  void consume(List<ElementIcon> cost, List<Infusion> paid, List<Infusion> visible);

  /**
   * Each way to pay for a consumption: one infusion for each of its icons (ELM-07), for all of them
   * (ELM-09). None if it cannot be paid.
   */
  default List<List<Infusion>> payments(List<ElementIcon> cost, List<Infusion> visible) {
    return new Payments(this, cost, visible).found();
  }

  default boolean canPay(List<ElementIcon> cost, List<Infusion> visible) {
    return cost.size() == 1
        ? !payers(cost.getFirst(), visible).isEmpty()
        : !payments(cost, visible).isEmpty();
  }
}
