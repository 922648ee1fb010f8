package haven.play.engine;

import haven.model.FigureId;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;

/** By what: the source of a lasting effect, or what was spent. */
public sealed interface By {
  default Object words() {
    return EventWords.by(this);
  }

  record Card(AbilityCard card) implements By {}

  record Cards(AbilityCard first, AbilityCard second) implements By {}

  record Item(ItemCard item) implements By {}

  /** A bonus that a monster's card gave it. */
  record Bonus(FigureId figure) implements By {}
}
