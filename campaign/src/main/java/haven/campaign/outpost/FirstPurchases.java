package haven.campaign.outpost;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.town.Shop;
import haven.model.CampaignCite;
import java.util.ArrayList;
import java.util.List;

/** Starting gold is spent at once on items with a price; what is left is lost (CHR-08b). */
public record FirstPurchases(int character) implements Inquiry {
  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    CharacterSheet one = keeper.books().character(character);
    List<CampaignChoice> options = new ArrayList<>();
    for (String item : keeper.books().supply().keySet()) {
      boolean affordable = one.gold() >= Shop.price(keeper, item);
      if (affordable && !one.items().contains(item) && Craftsman.isForSale(keeper, item)) {
        options.add(new CampaignChoice.Buy(character, item));
      }
    }
    if (options.isEmpty()) {
      return List.of();
    }
    options.addFirst(new CampaignChoice.Decline());
    return List.of(
        CampaignPrompt.of(
            CampaignPrompt.Kind.FIRST_ITEMS,
            one.player(),
            character,
            keeper.cite(CampaignCite.STARTING_GOLD),
            options));
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    if (choice instanceof CampaignChoice.Buy buy) {
      keeper.push(this);
      Shop.buy(keeper, buy);
    } else {
      run(keeper);
    }
  }

  @Override
  public void run(Keeper keeper) {
    int left = keeper.books().character(character).gold();
    if (left > 0) {
      keeper.book(new Booking.Gold(keeper.cite(CampaignCite.STARTING_GOLD), character, -left));
    }
  }
}
