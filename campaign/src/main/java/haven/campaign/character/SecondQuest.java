package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Outpost;
import haven.model.CampaignCite;
import java.util.List;

/** Inspired, a character that retires completes one more quest, whatever it asks for (RTR-06). */
final class SecondQuest {
  private SecondQuest() {}

  private static int price(Keeper keeper) {
    return keeper.rules().campaign().growth().secondQuest();
  }

  /** Once, and all of the price at once. */
  record Offer(int character) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      boolean possible =
          price(keeper) > 0
              && keeper.books().outpost().inspiration() >= price(keeper)
              && !keeper.books().deck(Books.QUESTS).isEmpty();
      return possible
          ? List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.PAY,
                  keeper.books().character(character).player(),
                  character,
                  keeper.cite(CampaignCite.SECOND_QUEST),
                  List.of(new CampaignChoice.Accept(), new CampaignChoice.Decline())))
          : List.of();
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      if (choice instanceof CampaignChoice.Accept) {
        Outpost.inspire(keeper, -price(keeper), CampaignCite.SECOND_QUEST);
        keeper.push(
            List.of(
                new Quests.Deal(character), new Quests.Deal(character), new Complete(character)));
      }
    }
  }

  /** One of those drawn is complete, the other goes back. */
  private record Complete(int character) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.QUEST,
              one.player(),
              character,
              keeper.cite(CampaignCite.SECOND_QUEST),
              one.drawnQuests().stream().map(CampaignChoice.Take::new).toList()));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      String done = ((CampaignChoice.Take) choice).what();
      keeper.book(new Booking.QuestDone(keeper.cite(CampaignCite.SECOND_QUEST), character, done));
      for (String other : List.copyOf(keeper.books().character(character).drawnQuests())) {
        keeper.book(
            new Booking.QuestReturned(keeper.cite(CampaignCite.SECOND_QUEST), character, other));
      }
    }
  }
}
