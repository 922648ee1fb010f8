package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Rewards;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.PersonalQuest.Demand;
import haven.model.pack.Pack;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.HeroTally.Kill;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

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
    return !one.quest().isEmpty()
        && areMet(keeper, one, keeper.print().quest(one.quest()).demands());
  }

  /** The first ones of its quest, or all of them. */
  private static boolean areMet(Keeper keeper, CharacterSheet one, List<Demand> demands) {
    for (int place = 0; place < demands.size(); place++) {
      if (counted(keeper.pack(), one, place, demands.get(place)) < demands.get(place).number()) {
        return false;
      }
    }
    return true;
  }

  /** How far it has come with one demand. */
  public static int counted(Pack pack, CharacterSheet one, int place, Demand demand) {
    return switch (demand) {
      case PersonalQuest.Doing _,
          PersonalQuest.Killing _,
          PersonalQuest.Collecting _,
          PersonalQuest.Exhaustion _,
          PersonalQuest.Completing _,
          PersonalQuest.Earning _,
          PersonalQuest.Enhancing _,
          PersonalQuest.Witnessing _ ->
          one.progress().getOrDefault(place, 0);
      case PersonalQuest.Owning _ -> one.gold();
      case PersonalQuest.Wearing(var slots, _) ->
          (int) one.items().stream().filter(item -> slots.contains(pack.item(item).slot())).count();
      case PersonalQuest.Having(String item) -> one.items().contains(item) ? 1 : 0;
      case PersonalQuest.Donating _ -> one.donated();
    };
  }

  /** It has done so much of what its quest counts. */
  public static void progress(Keeper keeper, CharacterSheet one, int demand, int number) {
    if (number > 0 && !one.quest().isEmpty()) {
      keeper.book(
          new Booking.QuestProgress(keeper.cite(CampaignCite.QUEST), one.number(), demand, number));
    }
  }

  /** For each of its demands, so much. */
  private static void add(Keeper keeper, CharacterSheet one, ToIntFunction<Demand> counted) {
    if (one.quest().isEmpty()) {
      return;
    }
    List<Demand> demands = keeper.print().quest(one.quest()).demands();
    for (int place = 0; place < demands.size(); place++) {
      progress(keeper, one, place, counted.applyAsInt(demands.get(place)));
    }
  }

  /** What a scenario brings for its quest, whether it is completed or not. */
  public static void count(Keeper keeper, CharacterSheet one, Homecoming told, int place) {
    Homecoming.Share share = told.shares().get(place);
    add(
        keeper,
        one,
        demand ->
            switch (demand) {
              case PersonalQuest.Killing killing ->
                  (int)
                      share.feats().kills().stream().filter(kill -> isMeant(killing, kill)).count();
              case PersonalQuest.Collecting _ -> collect(keeper, one, share.feats().kills());
              case PersonalQuest.Exhaustion(boolean ofOthers, _) ->
                  (int)
                      told.shares().stream()
                          .filter(each -> each.fate() == Fate.EXHAUSTED)
                          .filter(each -> ofOthers != each.equals(share))
                          .count();
              case PersonalQuest.Doing _,
                  PersonalQuest.Completing _,
                  PersonalQuest.Earning _,
                  PersonalQuest.Enhancing _,
                  PersonalQuest.Witnessing _,
                  PersonalQuest.Owning _,
                  PersonalQuest.Wearing _,
                  PersonalQuest.Having _,
                  PersonalQuest.Donating _ ->
                  0;
            });
  }

  private static boolean isMeant(PersonalQuest.Killing killing, Kill kill) {
    return (killing.monsters().isEmpty() || killing.monsters().contains(type(kill)))
        && (!killing.elite() || kill.elite())
        && (killing.item().isEmpty() || kill.items().contains(killing.item()));
  }

  /** A figure of one scenario is of the type that it is a variant of. */
  private static String type(Kill kill) {
    int variant = kill.monster().indexOf(" (");
    return variant < 0 ? kill.monster() : kill.monster().substring(0, variant);
  }

  /** How many types are new to it. */
  private static int collect(Keeper keeper, CharacterSheet one, List<Kill> kills) {
    int before = one.trophies().size();
    for (Kill kill : kills) {
      if (!one.trophies().contains(type(kill))) {
        keeper.book(new Booking.Trophy(keeper.cite(CampaignCite.QUEST), one.number(), type(kill)));
      }
    }
    return one.trophies().size() - before;
  }

  /** A scenario was completed that its quest may ask for. */
  public static void completed(Keeper keeper, CharacterSheet one, int scenario) {
    add(
        keeper,
        one,
        demand ->
            demand instanceof PersonalQuest.Completing(var scenarios, _)
                    && (scenarios.isEmpty() || scenarios.contains(scenario))
                ? 1
                : 0);
  }

  /** Its battle goals have earned so many check marks. */
  public static void earned(Keeper keeper, CharacterSheet one, int checkmarks) {
    add(keeper, one, demand -> demand instanceof PersonalQuest.Earning ? checkmarks : 0);
  }

  /** It has bought a sticker. */
  public static void enhanced(Keeper keeper, CharacterSheet one) {
    add(keeper, one, demand -> demand instanceof PersonalQuest.Enhancing ? 1 : 0);
  }

  /** Somebody else of its party retires. */
  static void witnessed(Keeper keeper, CharacterSheet one) {
    add(keeper, one, demand -> demand instanceof PersonalQuest.Witnessing ? 1 : 0);
  }

  /** All but the last demand are met: what the quest names then happens, once. */
  public record Onward(int character) implements Step {
    @Override
    public void run(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      if (one.quest().isEmpty() || keeper.books().world().opened().contains(one.quest())) {
        return;
      }
      PersonalQuest quest = keeper.print().quest(one.quest());
      List<Demand> first = quest.demands().subList(0, quest.demands().size() - 1);
      if (!quest.then().isEmpty() && areMet(keeper, one, first)) {
        keeper.book(new Booking.Opened(keeper.cite(CampaignCite.QUEST), quest.name()));
        new Rewards(List.of(character), CampaignCite.QUEST, 0).give(keeper, quest.then());
      }
    }
  }
}
