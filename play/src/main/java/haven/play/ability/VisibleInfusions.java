package haven.play.ability;

import haven.model.Cite;
import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.scenario.ScenarioRule.Deed.SetElement;
import haven.play.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * Elements without a board: each icon that can be seen is an infusion, to be consumed once a round
 * (ELM-17, ELM-18). This remembers what was consumed, and what items have made; that belongs to
 * nobody, so whoever acts may consume it (ELM-27).
 */
public final class VisibleInfusions implements Elements {
  private final Ruleset ruleset;
  private final List<Infusion> made;
  private final List<Infusion> consumed;
  private int everMade;

  VisibleInfusions(Ruleset ruleset) {
    this(ruleset, new ArrayList<>(), new ArrayList<>(), 0);
  }

  private VisibleInfusions(
      Ruleset ruleset, List<Infusion> made, List<Infusion> consumed, int everMade) {
    this.ruleset = ruleset;
    this.made = made;
    this.consumed = consumed;
    this.everMade = everMade;
  }

  @Override
  public VisibleInfusions copy() {
    return new VisibleInfusions(
        ruleset, new ArrayList<>(made), new ArrayList<>(consumed), everMade);
  }

  /** An item's infusion: there until it is consumed or the round ends (open points). */
  @Override
  public void infuse(ElementIcon icon) {
    made.add(new Infusion.Made(everMade, icon));
    everMade++;
  }

  /** Wild and mixed infusions stay so until they are consumed (ELM-23). */
  @Override
  public List<ElementIcon> takeInfused() {
    return List.of();
  }

  @Override
  public List<ElementIcon> unchosen() {
    return List.of();
  }

  @Override
  public void choose(Element element) {
    throw new IllegalStateException("there is nothing to choose");
  }

  /** Nothing waits for the end of a turn (ELM-26). */
  @Override
  public void endTurn() {}

  /** What was consumed can be consumed again, if it is still visible (ELM-21). */
  @Override
  public void endRound() {
    consumed.clear();
    made.clear();
    everMade = 0;
  }

  @Override
  public void set(Element element, SetElement.Column column) {
    throw new IllegalStateException("there is no element board");
  }

  @Override
  public List<Infusion> payers(ElementIcon icon, List<Infusion> visible) {
    List<Infusion> payers = new ArrayList<>();
    for (Infusion infusion : visible) {
      if (infusion.pays(icon) && !consumed.contains(infusion)) {
        payers.add(infusion);
      }
    }
    for (Infusion infusion : made) {
      if (infusion.pays(icon)) {
        payers.add(infusion);
      }
    }
    return payers;
  }

  @Override
  public void consume(List<ElementIcon> cost, List<Infusion> paid, List<Infusion> visible) {
    if (!Payments.fits(cost, paid)) {
      throw new Refused(
          ruleset.cite(Cite.ONE_EACH), paid + " is not one infusion for each icon of " + cost);
    }
    for (Infusion infusion : paid) {
      if (consumed.contains(infusion)) {
        throw new Refused(
            ruleset.cite(Cite.CONSUMED_ONCE), infusion + " was consumed in this round");
      }
      if (!visible.contains(infusion) && !made.contains(infusion)) {
        throw new Refused(ruleset.cite(Cite.AVAILABLE), infusion + " is not available");
      }
    }
    for (Infusion infusion : paid) {
      if (!made.remove(infusion)) {
        consumed.add(infusion);
      }
    }
  }

  @Override
  public void tell(Facts facts) {
    facts.number(consumed.size()).number(made.size());
    consumed.forEach(infusion -> infusion.tell(facts));
    made.forEach(infusion -> infusion.tell(facts));
  }

  @Override
  public String toString() {
    return "consumed %s made %s of %d".formatted(consumed, made, everMade);
  }
}
