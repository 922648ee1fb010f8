package haven.campaign.town;

import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import java.util.List;

/** One of the party gives an item away, as a condition of an event asks for (EVT-19). */
record Parting(String item) implements Inquiry {
  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    return List.of(
        CampaignPrompt.of(
            CampaignPrompt.Kind.WHO_GIVES_IT,
            CampaignPrompt.ALL,
            -1,
            keeper.cite(CampaignCite.EVENT_RESULT),
            keeper.books().members().stream()
                .filter(one -> one.items().contains(item))
                .map(one -> new CampaignChoice.Give(one.number()))
                .toList()));
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    int giver = ((CampaignChoice.Give) choice).character();
    keeper.book(new Booking.ItemReturned(keeper.cite(CampaignCite.EVENT_RESULT), giver, item));
  }
}
