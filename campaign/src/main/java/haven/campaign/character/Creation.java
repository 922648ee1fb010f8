package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Membership;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.outpost.FirstPurchases;
import haven.campaign.outpost.Outpost;
import haven.model.CampaignCite;
import haven.model.campaign.rules.GrowthRules;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A new character (CHR). */
public final class Creation {
  private Creation() {}

  /** One of each class that can be chosen, at each level; the name is free. */
  public static List<CampaignChoice> candidates(Keeper keeper, int player) {
    int highest = highestLevel(keeper);
    List<CampaignChoice> all = new ArrayList<>();
    for (String one : keeper.books().world().classes()) {
      for (int level = 1; level <= highest; level++) {
        all.add(new CampaignChoice.Create(player, one, "", level));
      }
    }
    return all;
  }

  private static int highestLevel(Keeper keeper) {
    return growth(keeper).free().highest(keeper.books().prosperityLevel());
  }

  private static GrowthRules growth(Keeper keeper) {
    return keeper.rules().campaign().growth();
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Create create) {
    Books books = keeper.books();
    if (!books.party().isHome() && !Outpost.isUrgent(keeper, create.player())) {
      return keeper.refuse(CampaignCite.VISIT, "campaign.notHome");
    }
    if (!books.world().classes().contains(create.characterClass())) {
      return keeper.refuse(CampaignCite.CLASS_UNLOCKED, "campaign.locked", create.characterClass());
    }
    if (create.level() < 1 || create.level() > highestLevel(keeper)) {
      return keeper.refuse(
          CampaignCite.STARTING_LEVEL, "campaign.startingLevel", highestLevel(keeper));
    }
    if (create.name().contains("|") || isTaken(books, create)) {
      return keeper.refuse(CampaignCite.CREATION, "campaign.nameTaken", named(create));
    }
    return switch (growth(keeper).oneOfAClass()) {
      case IN_A_SCENARIO -> Membership.room(keeper, create.player(), create.characterClass());
      case IN_THE_WORLD ->
          books.characters().stream()
                  .anyMatch(
                      one -> one.isActive() && one.characterClass().equals(create.characterClass()))
              ? keeper.refuse(
                  CampaignCite.CLASS_ONCE, "campaign.classOnce", create.characterClass())
              : Membership.room(keeper, create.player(), create.characterClass());
    };
  }

  private static boolean isTaken(Books books, CampaignChoice.Create create) {
    return books.characters().stream()
        .anyMatch(one -> one.isActive() && one.name().equals(named(create)));
  }

  private static String named(CampaignChoice.Create create) {
    return create.name().isEmpty() ? create.characterClass() : create.name();
  }

  /** A sheet is opened, personal quests are drawn, and then comes all that a level gives. */
  public static void begin(Keeper keeper, CampaignChoice.Create create) {
    keeper.push(new Opening(create));
    Membership.onlyOne(keeper, create.player())
        .ifPresent(one -> keeper.push(new Predecessor(one.number())));
  }

  /** Whoever a new character follows is set aside, or given up (CHR-14a). */
  private record Predecessor(int character) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.FAREWELL,
              keeper.books().character(character).player(),
              character,
              keeper.cite(CampaignCite.FAREWELL),
              List.of(
                  new CampaignChoice.StayBehind(character),
                  new CampaignChoice.Abandon(character))));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      if (choice instanceof CampaignChoice.Abandon) {
        Retirement.abandon(keeper, character);
      } else {
        Membership.change(keeper, character, false);
      }
    }
  }

  private record Opening(CampaignChoice.Create create) implements Step {
    @Override
    public void run(Keeper keeper) {
      open(keeper, create);
    }
  }

  private static void open(Keeper keeper, CampaignChoice.Create create) {
    int number = keeper.books().characters().size();
    keeper.book(
        new Booking.Created(
            keeper.cite(CampaignCite.CREATION),
            number,
            create.player(),
            create.characterClass(),
            named(create)));
    Membership.change(keeper, number, true);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < growth(keeper).questsDealt(); i++) {
      steps.add(new Quests.Deal(number));
    }
    steps.add(new Quests.Keep(number));
    steps.add(new Furnishing(number, create.level()));
    keeper.push(steps);
  }

  /** Gold, experience, perks and levels to begin with. */
  private record Furnishing(int character, int level) implements Step {
    @Override
    public void run(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      List<Step> steps = new ArrayList<>();
      for (int next = 2; next <= level; next++) {
        steps.add(new Levels.Gain(character, next));
      }
      int perks = keeper.books().retired(one.player());
      for (int i = 0; i < perks; i++) {
        steps.add(new Perks.Gain(character, CampaignCite.FREE_PERKS)); // RTR-10
      }
      steps.add(new StartingGold(character, level));
      keeper.push(steps);
    }
  }

  private record StartingGold(int character, int level) implements Step {
    @Override
    public void run(Keeper keeper) {
      int gold =
          keeper.rules().levels().party().startingGold(level, keeper.books().prosperityLevel());
      if (gold > 0) {
        keeper.book(new Booking.Gold(keeper.cite(CampaignCite.STARTING_GOLD), character, gold));
      }
      if (!growth(keeper).keepsStartingGold()) {
        keeper.push(new FirstPurchases(character));
      }
    }
  }
}
