package haven.campaign.town;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.Condition;
import haven.model.ability.Consequence;
import haven.model.campaign.rules.TownRules;
import haven.model.campaign.rules.TownRules.Service;
import haven.play.Refusal;
import java.util.Optional;
import java.util.Set;

/** A donation brings two blessings for the next scenario (GHC-04). */
public final class Temple {
  private static final int BLESSINGS = 2;

  private Temple() {}

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Donate donate) {
    TownRules town = keeper.rules().campaign().town();
    CharacterSheet one = keeper.books().character(donate.character());
    if (!town.offers().contains(Service.TEMPLE) || !one.isActive()) {
      return keeper.refuse(CampaignCite.VISIT, "option");
    }
    if (!keeper.books().party().isHome()) {
      return keeper.refuse(CampaignCite.VISIT, "campaign.notHome");
    }
    if (keeper.books().party().donors().contains(one.player())) {
      return keeper.refuse(CampaignCite.DONATION, "campaign.donated");
    }
    return one.gold() < town.donation()
        ? keeper.refuse(
            CampaignCite.DONATION, "campaign.gold", one.name(), one.gold(), town.donation())
        : Optional.empty();
  }

  public static void donate(Keeper keeper, int character) {
    int gold = keeper.rules().campaign().town().donation();
    keeper.book(new Booking.Gold(keeper.cite(CampaignCite.DONATION), character, -gold));
    keeper.book(new Booking.Donated(keeper.cite(CampaignCite.DONATION), character, gold));
    keeper.book(
        new Booking.Awaits(
            keeper.cite(CampaignCite.DONATION),
            character,
            new Consequence.Gain(Set.of(Condition.BLESS), BLESSINGS)));
    Town.lookForMilestones(keeper);
  }
}
