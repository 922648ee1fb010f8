package haven.play.engine;

import haven.model.FigureId;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;
import haven.play.table.Active;

/** By what: the source of a lasting effect, or what was spent. */
public sealed interface By {
  static By of(Play play, Active active) {
    return switch (active.source()) {
      case Active.Source.Card(int hero, int card) ->
          new Card(Names.printed(play.state().hero(hero), card));
      case Active.Source.Item(int hero, int item) ->
          new Item(play.state().hero(hero).items().item(item));
      case Active.Source.MonsterCard(), Active.Source.Mat _ -> new Bonus(active.owner());
    };
  }

  default Object words() {
    return EventWords.by(this);
  }

  record Card(AbilityCard card) implements By {}

  record Cards(AbilityCard first, AbilityCard second) implements By {}

  record Item(ItemCard item) implements By {}

  /** A bonus that a monster's card gave it, or a character's mat. */
  record Bonus(FigureId figure) implements By {}
}
