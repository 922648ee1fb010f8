package haven.campaign.character;

import haven.campaign.CampaignVariant;
import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A variant: all cards of one's levels are chosen anew, for gold (VAR-09). */
public final class Respec {
  private Respec() {}

  private static int price(Keeper keeper, CharacterSheet one) {
    return keeper.rules().campaign().growth().respec() * one.level();
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Respec wanted) {
    CharacterSheet one = keeper.books().character(wanted.character());
    boolean played = keeper.books().setup().plays(CampaignVariant.RESPEC);
    if (!played || !one.isActive() || one.cards().isEmpty() || !keeper.books().party().isHome()) {
      return keeper.refuse(CampaignCite.VISIT, "option");
    }
    int price = price(keeper, one);
    return one.gold() < price
        ? keeper.refuse(CampaignCite.RESPEC, "campaign.gold", one.name(), one.gold(), price)
        : Optional.empty();
  }

  public static void begin(Keeper keeper, int character) {
    CharacterSheet one = keeper.books().character(character);
    keeper.book(new Booking.Gold(keeper.cite(CampaignCite.RESPEC), character, -price(keeper, one)));
    keeper.book(new Booking.CardsReturned(keeper.cite(CampaignCite.RESPEC), character));
    List<Step> steps = new ArrayList<>();
    for (int level = 2; level <= one.level(); level++) {
      steps.add(new Levels.TakeCard(character, level));
    }
    keeper.push(steps);
  }
}
