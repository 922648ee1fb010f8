package haven.play.lasting;

import haven.model.Cite;
import haven.model.card.AbilityCard;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.scenario.Hero;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.turn.Cards;
import haven.play.turn.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cards of one class that others play. Every character has a place for each of them; a copy is with
 * one of them or in the supply, to which it returns as soon as it is discarded.
 */
public final class Lending {
  private Lending() {}

  /** All that there is to be given to a member of a party, in the order of its characters. */
  public static List<AbilityCard> supply(List<Hero> party) {
    List<AbilityCard> cards = new ArrayList<>();
    party.forEach(hero -> cards.addAll(hero.characterClass().supply()));
    return cards;
  }

  /** The place of a card of that name that nobody has, or {@link Cards#NONE}. */
  public static int find(Play play, Figure to, String name) {
    Optional<HeroState> hero = play.heroOf(to);
    if (hero.isEmpty()) {
      return Cards.NONE;
    }
    List<AbilityCard> all = hero.get().cards().all();
    for (int card = 0; card < all.size(); card++) {
      boolean lent = (hero.get().cards().lent() >> card & 1) != 0;
      if (lent && all.get(card).name().equals(name) && isFree(play, hero.get(), card)) {
        return card;
      }
    }
    return Cards.NONE;
  }

  private static boolean isFree(Play play, HeroState hero, int card) {
    int after = card - first(hero.cards());
    for (int i = 0; i < play.state().heroes(); i++) {
      Cards cards = play.state().hero(i).cards();
      int same = first(cards) + after; // hands differ in size, what is lent does not
      if ((cards.supply() >> same & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private static int first(Cards cards) {
    return Integer.numberOfTrailingZeros(cards.lent());
  }

  public static void give(Play play, Figure to, String name) {
    int card = find(play, to, name);
    if (card >= 0) {
      HeroState hero = play.heroOf(to).orElseThrow();
      hero.cards().receive(card);
      play.tell(
          new Event.CardMoved(
              play.cite(Cite.SPECIAL_TEXT), to.id(), Names.printed(hero, card), Zone.HAND));
    }
  }
}
