package haven.play.ability;

import haven.model.Facts;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.monster.MonsterCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One infusion, with which one consumption icon can be paid (ELM-07, ELM-18). */
public sealed interface Infusion {
  /** An element that is strong or waning on the board. */
  record OnBoard(Element element) implements Infusion {
    @Override
    public boolean pays(ElementIcon wanted) {
      return wanted.any().contains(element);
    }
  }

  /**
   * An icon on a character's card.
   *
   * @param card any number that tells the character's cards apart
   * @param side which of its sides is up
   * @param number which icon of that side, from 0: first those of the top
   */
  record OnCard(int card, int side, int number, ElementIcon icon) implements Infusion {
    @Override
    public boolean pays(ElementIcon wanted) {
      return share(icon, wanted);
    }
  }

  /** An icon on the rolled action of a monster type: one, however many monsters (ELM-20). */
  record OnMonster(int type, int column, int number, ElementIcon icon) implements Infusion {
    @Override
    public boolean pays(ElementIcon wanted) {
      return share(icon, wanted);
    }
  }

  /** An infusion that no card shows, made by an item (ITM-66, ITM-82). */
  record Made(int number, ElementIcon icon) implements Infusion {
    @Override
    public boolean pays(ElementIcon wanted) {
      return share(icon, wanted);
    }
  }

  /** Whether this alone can stand for the wanted icon. */
  boolean pays(ElementIcon wanted);

  default void tell(Facts facts) {
    switch (this) {
      case OnBoard(Element element) -> facts.word("on the board").word(element.name());
      case OnCard(int card, int side, int number, ElementIcon icon) ->
          tell(icon, facts.word("on a card").number(card).number(side).number(number));
      case OnMonster(int type, int column, int number, ElementIcon icon) ->
          tell(icon, facts.word("on a monster").number(type).number(column).number(number));
      case Made(int number, ElementIcon icon) -> tell(icon, facts.word("made").number(number));
    }
  }

  static void tell(ElementIcon icon, Facts facts) {
    facts.number(icon.any().size());
    icon.any().forEach(element -> facts.word(element.name()));
  }

  /** What is to be seen on that side of a card: the icons of both halves. */
  static List<Infusion> on(int card, AbilityCard printed, int side) {
    AbilityCard.Side up = printed.sides().get(side);
    List<ElementIcon> icons = new ArrayList<>(up.top().infusions());
    icons.addAll(up.bottom().infusions());
    List<Infusion> visible = new ArrayList<>(icons.size());
    for (ElementIcon icon : icons) {
      visible.add(new OnCard(card, side, visible.size(), icon));
    }
    return Collections.unmodifiableList(visible);
  }

  /** What is to be seen on the rolled action of a monster type. */
  static List<Infusion> on(int type, int column, MonsterCard action) {
    List<Infusion> visible = new ArrayList<>(action.infusions().size());
    for (ElementIcon icon : action.infusions()) {
      visible.add(new OnMonster(type, column, visible.size(), icon));
    }
    return Collections.unmodifiableList(visible);
  }

  /** Wild and mixed icons stand for any one of theirs, infused and consumed alike (ELM-23). */
  private static boolean share(ElementIcon infused, ElementIcon wanted) {
    return !Collections.disjoint(infused.any(), wanted.any());
  }
}
