package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.outpost.Outpost;
import haven.campaign.town.Shop;
import haven.campaign.town.Town;
import haven.model.CampaignCite;

/** A campaign begins: a party without members, in a town whose shop has its first items. */
public record Beginning() implements Step {
  @Override
  public void run(Keeper keeper) {
    keeper.book(new Booking.Founded(keeper.cite(CampaignCite.PARTY), ""));
    for (int scenario : keeper.print().open()) {
      keeper.book(
          new Booking.Marked(
              keeper.cite(CampaignCite.SCENARIO_UNLOCKED), scenario, World.Mark.UNLOCKED));
    }
    Shop.open(keeper, 1);
    keeper.push(new Between());
    Town.lookForMilestones(keeper); // what is true of the world from the start
    Outpost.found(keeper);
  }
}
