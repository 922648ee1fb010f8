package haven.play.ability;

import haven.model.ability.ElementIcon;
import java.util.ArrayList;
import java.util.List;

/** Looks for the ways to pay for all icons of one consumption. */
final class Payments {
  private final Elements elements;
  private final List<ElementIcon> cost;
  private final List<Infusion> visible;
  private final List<Infusion> chosen = new ArrayList<>();
  private final List<List<Infusion>> found = new ArrayList<>();

  Payments(Elements elements, List<ElementIcon> cost, List<Infusion> visible) {
    this.elements = elements;
    this.cost = cost;
    this.visible = visible;
  }

  List<List<Infusion>> found() {
    choose();
    return found;
  }

  private void choose() {
    if (chosen.size() == cost.size()) {
      if (found.stream().noneMatch(other -> other.containsAll(chosen))) {
        found.add(List.copyOf(chosen));
      }
      return;
    }
    for (Infusion payer : elements.payers(cost.get(chosen.size()), visible)) {
      if (!chosen.contains(payer)) {
        chosen.addLast(payer);
        choose();
        chosen.removeLast();
      }
    }
  }

  /** Whether these pay for these icons, the first for the first and so on. */
  static boolean fits(List<ElementIcon> cost, List<Infusion> paid) {
    if (cost.size() != paid.size()) {
      return false;
    }
    for (int i = 0; i < paid.size(); i++) {
      if (!paid.get(i).pays(cost.get(i)) || paid.subList(0, i).contains(paid.get(i))) {
        return false;
      }
    }
    return true;
  }
}
