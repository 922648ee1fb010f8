package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;

/** Gold and experience of a character, which never fall below what is there (BKK-17, BKK-19). */
public final class Purse {
  private Purse() {}

  public static void change(Keeper keeper, int character, int amount, CampaignCite why) {
    CharacterSheet one = keeper.books().character(character);
    int changed = Math.max(amount, -one.gold());
    if (changed != 0) {
      keeper.book(new Booking.Gold(keeper.cite(why), character, changed));
    }
  }

  public static void experience(Keeper keeper, int character, int points, CampaignCite why) {
    CharacterSheet one = keeper.books().character(character);
    int least = keeper.rules().campaign().growth().experience(one.level());
    int changed = Math.max(points, Math.min(0, least - one.experience()));
    if (changed != 0) {
      keeper.book(new Booking.Experience(keeper.cite(why), character, changed));
    }
  }
}
