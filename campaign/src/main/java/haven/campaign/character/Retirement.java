package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Rewards;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.outpost.Outpost;
import haven.campaign.town.Enhancer;
import haven.campaign.town.Town;
import haven.model.CampaignCite;
import haven.model.campaign.CampaignBook;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Reward;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** Before it retires it may complete another quest, where that is a custom (RTR-06). */
  public static void begin(Keeper keeper, int character) {
    keeper.push(new Farewell(character));
    keeper.push(new SecondQuest.Offer(character));
  }

  /** Its things go back, the town prospers, and what its quests name is opened (RTR-02 to 07). */
  private record Farewell(int character) implements Step {
    @Override
    public void run(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      boolean first =
          keeper.books().characters().stream()
              .noneMatch(
                  other ->
                      other.fate() == CharacterSheet.Fate.RETIRED
                          && other.characterClass().equals(one.characterClass()));
      List<String> quests = new ArrayList<>(List.of(one.quest()));
      quests.addAll(one.doneQuests());
      Set<Reward> rewards = new LinkedHashSet<>(); // neither quest knows of the other (RTR-06)
      quests.forEach(quest -> rewards.add(reward(keeper, keeper.print().quest(quest))));
      leave(keeper, one, CharacterSheet.Fate.RETIRED, CampaignCite.RETIREMENT);
      Enhancer.takeOff(keeper, one);
      int prosperity = keeper.rules().campaign().growth().retirementProsperity();
      Town.prosper(keeper, prosperity * quests.size(), CampaignCite.RETIREMENT_PROSPERITY);
      CampaignBook.ClassEvents numbers = keeper.print().classEvents(one.characterClass());
      if (first) {
        Town.addClassEvents(keeper, numbers.retired());
      }
      keeper.books().members().forEach(other -> Quests.witnessed(keeper, other));
      List<Reward> all = new ArrayList<>(rewards);
      if (first && !numbers.section().isEmpty()) {
        all.add(new Reward.Outpost(new OutpostGain.Section(numbers.section()))); // RTR-07
      }
      List<Integer> party = List.copyOf(keeper.books().party().members());
      new Rewards(party, CampaignCite.BOX, 0).give(keeper, all);
      Town.lookForMilestones(keeper);
    }
  }

  /** The envelope that a quest names, or the other one if that is open already (RTR-05b). */
  private static Reward reward(Keeper keeper, PersonalQuest quest) {
    boolean open =
        quest.reward() instanceof Reward.Envelope(String name)
            && keeper.books().world().opened().contains(name);
    return open && !quest.otherwise().isEmpty()
        ? new Reward.Envelope(quest.otherwise())
        : quest.reward();
  }

  static void leave(Keeper keeper, CharacterSheet one, CharacterSheet.Fate fate, CampaignCite why) {
    for (String item : List.copyOf(one.items())) {
      keeper.book(new Booking.ItemReturned(keeper.cite(why), one.number(), item));
    }
    Outpost.takeOver(keeper, one, why); // RTR-02b
    if (one.gold() > 0) {
      keeper.book(new Booking.Gold(keeper.cite(why), one.number(), -one.gold()));
    }
    keeper.book(new Booking.Gone(keeper.cite(why), one.number(), fate));
  }

  /** Its quest goes back into the deck, if it has one. */
  static void returnQuest(Keeper keeper, CharacterSheet one, CampaignCite why) {
    if (!one.quest().isEmpty()) {
      keeper.book(new Booking.QuestReturned(keeper.cite(why), one.number(), one.quest()));
    }
  }

  /** It is given up for another one (CHR-14a). */
  static void abandon(Keeper keeper, int character) {
    CharacterSheet one = keeper.books().character(character);
    returnQuest(keeper, one, CampaignCite.FAREWELL);
    leave(keeper, one, CharacterSheet.Fate.ABANDONED, CampaignCite.FAREWELL);
  }

  /** Its quest goes back into the deck, and nothing is gained (VAR-08). */
  public record Death(int character) implements Step {
    @Override
    public void run(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      returnQuest(keeper, one, CampaignCite.DEATH);
      leave(keeper, one, CharacterSheet.Fate.DEAD, CampaignCite.DEATH);
    }
  }
}
