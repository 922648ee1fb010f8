package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.play.Refusal;
import java.util.Optional;

/** Who goes with the party: a party may change its characters over time (EVT-06). */
public final class Membership {
  private Membership() {}

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Join join) {
    Books books = keeper.books();
    CharacterSheet one = books.character(join.character());
    if (!one.isActive() || books.party().members().contains(one.number())) {
      return keeper.refuse(CampaignCite.PARTY, "option");
    }
    Optional<CharacterSheet> other = onlyOne(keeper, one.player());
    return other.isPresent()
        ? keeper.refuse(CampaignCite.ONE_EACH, "campaign.oneEach", other.get().name())
        : room(keeper, one.player(), one.characterClass());
  }

  /** Whether the party has room for one more of that class (CHR-02, CHR-03). */
  public static Optional<Refusal> room(Keeper keeper, int player, String characterClass) {
    int most = keeper.rules().levels().party().largest();
    int leaving = onlyOne(keeper, player).isPresent() ? 1 : 0;
    if (keeper.books().members().size() - leaving >= most) {
      return keeper.refuse(CampaignCite.PARTY, "campaign.full", most);
    }
    boolean taken =
        keeper.books().members().stream()
            .anyMatch(member -> member.characterClass().equals(characterClass));
    return taken
        ? keeper.refuse(CampaignCite.CLASS_ONCE, "campaign.classOnce", characterClass)
        : Optional.empty();
  }

  /** The one character that a player has who may have no other besides (CHR-02a). */
  public static Optional<CharacterSheet> onlyOne(Keeper keeper, int player) {
    boolean one =
        keeper.rules().campaign().growth().oneEach() && keeper.books().setup().people().size() > 1;
    return keeper.books().members().stream()
        .filter(member -> one && member.player() == player)
        .findFirst();
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.StayBehind stay) {
    return keeper.books().party().members().contains(stay.character())
        ? Optional.empty()
        : keeper.refuse(CampaignCite.PARTY, "option");
  }

  public static void change(Keeper keeper, int character, boolean joins) {
    keeper.book(new Booking.Joined(keeper.cite(CampaignCite.PARTY), character, joins));
  }
}
