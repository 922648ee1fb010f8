package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.campaign.PersonalQuest;
import java.util.ArrayList;
import java.util.List;

/** What characters want before they retire: how a quest is dealt, counted and met. */
public final class Quests {
  private Quests() {}

  /** A quest is drawn; if none is left, the character gets none (CHR-15a). */
  record Deal(int character) implements CardDraw {
    @Override
    public String deck() {
      return Books.QUESTS;
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.QUEST;
    }

    @Override
    public int person(Keeper keeper) {
      return keeper.books().character(character).player();
    }

    @Override
    public Booking drawn(Keeper keeper, String card) {
      return new Booking.QuestDrawn(keeper.cite(CampaignCite.QUEST), character, card);
    }
  }

  /** One of the quests drawn is kept, the others are shuffled back (CHR-05). */
  record Keep(int character) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      List<CampaignChoice> options = new ArrayList<>();
      one.drawnQuests().forEach(quest -> options.add(new CampaignChoice.Take(quest)));
      return options.isEmpty()
          ? List.of()
          : List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.QUEST,
                  one.player(),
                  character,
                  keeper.cite(CampaignCite.QUEST),
                  options));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      String kept = ((CampaignChoice.Take) choice).what();
      keeper.book(new Booking.QuestKept(keeper.cite(CampaignCite.QUEST), character, kept));
      for (String other : List.copyOf(keeper.books().character(character).drawnQuests())) {
        keeper.book(
            new Booking.QuestReturned(keeper.cite(CampaignCite.DRAWN_BACK), character, other));
      }
    }
  }

  /** Whether all that its quest asks for is met (RTR-01); never without a quest (RTR-14). */
  public static boolean isMet(Keeper keeper, CharacterSheet one) {
    if (one.quest().isEmpty()) {
      return false;
    }
    List<PersonalQuest.Demand> demands = keeper.print().quest(one.quest()).demands();
    return areMet(one, demands, demands.size());
  }

  /** Whether the first so many of them are met. */
  private static boolean areMet(CharacterSheet one, List<PersonalQuest.Demand> demands, int many) {
    for (int place = 0; place < many; place++) {
      if (counted(one, place, demands.get(place)) < demands.get(place).number()) {
        return false;
      }
    }
    return true;
  }

  /** How far it has come with one demand. */
  private static int counted(CharacterSheet one, int place, PersonalQuest.Demand demand) {
    return switch (demand) {
      case PersonalQuest.Doing _, PersonalQuest.Completing _, PersonalQuest.Following _ ->
          one.progress().getOrDefault(place, 0);
      case PersonalQuest.Owning _ -> one.gold();
      case PersonalQuest.Donating _ -> one.donated();
    };
  }

  /** It has done so much of what its quest counts. */
  public static void progress(Keeper keeper, CharacterSheet one, int demand, int number) {
    if (number > 0 && !one.quest().isEmpty()) {
      keeper.book(
          new Booking.QuestProgress(keeper.cite(CampaignCite.QUEST), one.number(), demand, number));
      discover(keeper, one);
    }
  }

  /** What its quest makes known once everything before it is met (EX-CHR-01). */
  private static void discover(Keeper keeper, CharacterSheet one) {
    List<PersonalQuest.Demand> demands = keeper.print().quest(one.quest()).demands();
    for (int place = 0; place < demands.size(); place++) {
      if (demands.get(place) instanceof PersonalQuest.Following(int first, int _)
          && areMet(one, demands, place)
          && !keeper.books().world().is(first, World.Mark.UNLOCKED)) {
        keeper.book(
            new Booking.Marked(keeper.cite(CampaignCite.QUEST), first, World.Mark.UNLOCKED));
      }
    }
  }

  /** A scenario was completed that its quest may ask for. */
  public static void completed(Keeper keeper, CharacterSheet one, int scenario) {
    if (one.quest().isEmpty()) {
      return;
    }
    List<PersonalQuest.Demand> demands = keeper.print().quest(one.quest()).demands();
    for (int place = 0; place < demands.size(); place++) {
      boolean counts =
          switch (demands.get(place)) {
            case PersonalQuest.Completing(var scenarios, int _) -> scenarios.contains(scenario);
            case PersonalQuest.Following(int _, int last) ->
                last == scenario && areMet(one, demands, place);
            case PersonalQuest.Doing _, PersonalQuest.Owning _, PersonalQuest.Donating _ -> false;
          };
      if (counts) {
        progress(keeper, one, place, 1);
      }
    }
  }
}
