package haven.model.ability;

import java.util.List;

/** What is paid for a conditional effect (ABL-18). */
public sealed interface Cost {
  /** All of these (ELM-09). */
  record Elements(List<ElementIcon> icons) implements Cost {
    public Elements {
      icons = List.copyOf(icons);
    }
  }

  record Damage(int amount) implements Cost {}

  /** Cards lost from the hand. */
  record LoseCards(int number) implements Cost {}

  static Cost of(Element element) {
    return new Elements(List.of(ElementIcon.of(element)));
  }

  static Cost of(ElementIcon icon) {
    return new Elements(List.of(icon));
  }
}
