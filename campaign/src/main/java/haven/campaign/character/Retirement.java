package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Rewards;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.town.Town;
import haven.model.CampaignCite;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.scenario.Reward;
import haven.play.Refusal;
import java.util.List;
import java.util.Optional;

/** A character leaves: its quest is done, or it has died (RTR, VAR-08). */
public final class Retirement {
  private Retirement() {}

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Retire retire) {
    CharacterSheet one = keeper.books().character(retire.character());
    if (!keeper.rules().campaign().town().offers().contains(Service.RETIREMENT)) {
      return keeper.refuse(CampaignCite.VISIT, "option");
    }
    if (!keeper.books().party().isHome()) {
      return keeper.refuse(CampaignCite.RETIREMENT_DUE, "campaign.notHome");
    }
    return one.isActive() && Quests.isMet(keeper, one)
        ? Optional.empty()
        : keeper.refuse(CampaignCite.RETIREMENT_DUE, "campaign.questOpen", one.name());
  }

  /** Its things go back, the town prospers, and what its quest names is opened (RTR-02 to 04). */
  public static void retire(Keeper keeper, int character) {
    CharacterSheet one = keeper.books().character(character);
    Reward reward = keeper.print().quest(one.quest()).reward();
    boolean first =
        keeper.books().characters().stream()
            .noneMatch(
                other ->
                    other.fate() == CharacterSheet.Fate.RETIRED
                        && other.characterClass().equals(one.characterClass()));
    leave(keeper, one, CharacterSheet.Fate.RETIRED, CampaignCite.RETIREMENT);
    int prosperity = keeper.rules().campaign().growth().retirementProsperity();
    Town.prosper(keeper, prosperity, CampaignCite.RETIREMENT_PROSPERITY);
    if (first) {
      Town.addClassEvents(keeper, keeper.print().classEvents(one.characterClass()).retired());
    }
    keeper.books().members().forEach(other -> Quests.witnessed(keeper, other));
    List<Integer> party = List.copyOf(keeper.books().party().members());
    new Rewards(party, CampaignCite.BOX, 0).give(keeper, List.of(reward));
    Town.lookForMilestones(keeper);
  }

  private static void leave(
      Keeper keeper, CharacterSheet one, CharacterSheet.Fate fate, CampaignCite why) {
    for (String item : List.copyOf(one.items())) {
      keeper.book(new Booking.ItemReturned(keeper.cite(why), one.number(), item));
    }
    if (one.gold() > 0) {
      keeper.book(new Booking.Gold(keeper.cite(why), one.number(), -one.gold()));
    }
    keeper.book(new Booking.Gone(keeper.cite(why), one.number(), fate));
  }

  /** Its quest goes back into the deck, and nothing is gained (VAR-08a). */
  public record Death(int character) implements Step {
    @Override
    public void run(Keeper keeper) {
      Books books = keeper.books();
      CharacterSheet one = books.character(character);
      if (!one.quest().isEmpty()) {
        keeper.book(
            new Booking.QuestReturned(keeper.cite(CampaignCite.DEATH), character, one.quest()));
      }
      leave(keeper, one, CharacterSheet.Fate.DEAD, CampaignCite.DEATH);
    }
  }
}
