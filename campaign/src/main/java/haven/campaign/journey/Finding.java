package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Topic;
import haven.campaign.town.Shop;
import haven.model.CampaignCite;
import java.util.List;

/**
 * An item that was found or given: one copy, for one of these (BKK-21, BKK-23), of those that the
 * shop does not have if there are any. Whoever has one already sells it at once (SHP-13).
 */
record Finding(List<Integer> who, String item, CampaignCite why) implements Inquiry {

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    return List.of(
        CampaignPrompt.of(
                CampaignPrompt.Kind.WHO_GETS_IT,
                CampaignPrompt.ALL,
                -1,
                keeper.cite(CampaignCite.ITEM_OF_REWARD),
                who.stream().map(CampaignChoice.Give::new).toList())
            .about(new Topic.Item(item)));
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    CharacterSheet one = keeper.books().character(((CampaignChoice.Give) choice).character());
    boolean has = one.items().contains(item);
    boolean found = Shop.isAnyOutside(keeper, item);
    if (!found && keeper.books().available(item) == 0) {
      return; // all copies are owned
    }
    keeper.book(
        new Booking.ItemGained(keeper.cite(CampaignCite.ITEM_FOUND), one.number(), item, found));
    if (has) {
      Shop.sell(keeper, one.number(), item, CampaignCite.ITEM_TWICE_LOOTED);
    }
  }
}
