package haven.campaign.keeper;

import haven.campaign.book.Booking;
import haven.campaign.book.CardPile;
import haven.model.CampaignCite;
import haven.play.engine.Chance;
import haven.play.engine.Lots;
import haven.play.engine.Stock;
import java.util.List;
import java.util.stream.IntStream;

/** A card is drawn from a deck: by the dice, or somebody at the table says which one came up. */
public interface CardDraw extends Inquiry {
  /** The name of the deck. */
  String deck();

  CampaignCite cite();

  /** What may come. */
  default CardPile pile(Keeper keeper) {
    return keeper.books().deck(deck());
  }

  /** What follows from that card. */
  default void came(Keeper keeper, String card) {}

  /** That card leaves the deck. */
  default Booking drawn(Keeper keeper, String card) {
    return new Booking.CardDrawn(keeper.cite(cite()), deck(), card);
  }

  /** The only person who sees what comes up, or {@link CampaignPrompt#ALL}. */
  default int person(Keeper keeper) {
    return CampaignPrompt.ALL;
  }

  static Stock stock(String deck) {
    return new Stock(Stock.Kind.CAMPAIGN_CARDS, deck);
  }

  /** Cards have the numbers of their places in print, so that they last. */
  private static Lots lots(CardPile pile) {
    List<String> next = pile.next();
    return new Lots() {
      @Override
      public int kinds() {
        return pile.print().size();
      }

      @Override
      public int weight(int what) {
        return next.contains(pile.print().get(what)) ? 1 : 0;
      }
    };
  }

  @Override
  default List<CampaignPrompt> goOn(Keeper keeper) {
    CardPile pile = pile(keeper);
    int what = pile.isEmpty() ? Chance.OPEN : keeper.chance().draw(stock(deck()), lots(pile));
    if (what == Chance.OPEN) {
      return Inquiry.super.goOn(keeper);
    }
    keeper.pop();
    take(keeper, pile.print().get(what));
    return List.of();
  }

  /** None if the deck is empty. */
  @Override
  default List<CampaignPrompt> prompts(Keeper keeper) {
    CardPile pile = pile(keeper);
    List<CampaignChoice.Came> options =
        IntStream.range(0, pile.print().size())
            .filter(one -> lots(pile).canBe(one))
            .mapToObj(CampaignChoice.Came::new)
            .toList();
    CampaignPrompt prompt =
        CampaignPrompt.of(
                CampaignPrompt.Kind.CHANCE, person(keeper), -1, keeper.cite(cite()), options)
            .about(new Topic.Deck(deck()));
    return pile.isEmpty() ? List.of() : List.of(prompt);
  }

  @Override
  default void answer(Keeper keeper, CampaignChoice choice) {
    int what = ((CampaignChoice.Came) choice).what();
    take(keeper, pile(keeper).print().get(what));
  }

  private void take(Keeper keeper, String card) {
    keeper.reveals();
    keeper.book(drawn(keeper, card));
    came(keeper, card);
  }
}
