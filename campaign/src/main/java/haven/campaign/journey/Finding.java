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
import java.util.ArrayList;
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
    if (!Shop.isAnyOutside(keeper, item) && keeper.books().available(item) == 0) {
      return; // all copies are owned
    }
    if (has && keeper.rules().campaign().town().passesItemsOn()) {
      keeper.push(new PassingOn(one.number(), item));
      return;
    }
    gain(keeper, one.number(), item, CampaignCite.ITEM_FOUND);
    if (has) {
      Shop.sell(keeper, one.number(), item, CampaignCite.ITEM_TWICE_LOOTED);
    }
  }

  private static void gain(Keeper keeper, int character, String item, CampaignCite why) {
    boolean found = Shop.isAnyOutside(keeper, item);
    keeper.book(new Booking.ItemGained(keeper.cite(why), character, item, found));
  }

  /** Whoever cannot take an item gives it to somebody else, or sells it at once (BKK-27). */
  private record PassingOn(int character, String item) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      List<CampaignChoice> options = new ArrayList<>();
      for (CharacterSheet other : keeper.books().members()) {
        if (!other.items().contains(item)) {
          options.add(new CampaignChoice.Give(other.number()));
        }
      }
      options.add(new CampaignChoice.Sell(character, item));
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.WHO_GETS_IT,
              keeper.books().character(character).player(),
              character,
              keeper.cite(CampaignCite.ITEM_PASSED_ON),
              options));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      if (choice instanceof CampaignChoice.Give(int other)) {
        gain(keeper, other, item, CampaignCite.ITEM_PASSED_ON);
      } else {
        gain(keeper, character, item, CampaignCite.ITEM_FOUND);
        Shop.sell(keeper, character, item, CampaignCite.ITEM_PASSED_ON);
      }
    }
  }
}
