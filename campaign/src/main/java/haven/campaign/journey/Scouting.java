package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.CardPile;
import haven.campaign.journey.Departure.Away;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.monster.MonsterDeck;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Two random cards of a monster deck are looked at; one of them stays out (FAV-05). */
final class Scouting {
  private static final int CARDS = 2;

  private Scouting() {}

  /** One card more. */
  record Look(Away away, String deck, List<String> seen) implements CardDraw {
    Look {
      seen = List.copyOf(seen);
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.FAVOUR_STRATEGY;
    }

    @Override
    public CardPile pile(Keeper keeper) {
      MonsterDeck cards =
          away.setup(keeper).scenario().decks().stream()
              .filter(one -> one.name().equals(deck))
              .findFirst()
              .orElseThrow();
      List<String> print =
          IntStream.range(0, cards.cards().size()).mapToObj(String::valueOf).toList();
      List<String> left = new ArrayList<>(print);
      left.removeAll(seen);
      return CardPile.of(print, left);
    }

    @Override
    public Booking drawn(Keeper keeper, String card) {
      return new Booking.CardScouted(
          keeper.cite(CampaignCite.FAVOUR_STRATEGY), deck, Integer.parseInt(card), false);
    }

    @Override
    public void came(Keeper keeper, String card) {
      List<String> both = new ArrayList<>(seen);
      both.add(card);
      keeper.push(both.size() < CARDS ? new Look(away, deck, both) : new Remove(deck, both));
    }
  }

  private record Remove(String deck, List<String> seen) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.CARD,
              CampaignPrompt.ALL,
              -1,
              keeper.cite(CampaignCite.FAVOUR_STRATEGY),
              seen.stream().map(CampaignChoice.Take::new).toList()));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int out = Integer.parseInt(((CampaignChoice.Take) choice).what());
      keeper.book(
          new Booking.CardScouted(keeper.cite(CampaignCite.FAVOUR_STRATEGY), deck, out, true));
    }
  }
}
