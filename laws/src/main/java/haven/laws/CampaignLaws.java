package haven.laws;

import haven.campaign.Campaign;
import haven.campaign.CampaignSetup;
import haven.campaign.CampaignView;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CardPile;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.model.Facts;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.rules.GrowthRules;
import haven.model.card.Ware;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Reward;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What must hold in every campaign, after every choice. */
public final class CampaignLaws {
  private final CampaignSetup setup;
  private final long seed;
  private int level = 1;

  private CampaignLaws(CampaignSetup setup, long seed) {
    this.setup = setup;
    this.seed = seed;
  }

  /** Plays a random campaign of so many scenarios, and looks at it all the time. */
  public static RandomCampaign obey(CampaignSetup setup, long seed, int scenarios, int most) {
    return new CampaignLaws(setup, seed).run(scenarios, most);
  }

  private RandomCampaign run(int scenarios, int most) {
    RandomCampaign random = new RandomCampaign(setup, seed);
    for (int steps = 0; steps < most && random.played() < scenarios; steps++) {
      CampaignChoice choice;
      try {
        choice = random.step();
      } catch (RuntimeException e) {
        throw new BrokenLaw(where(random) + ": " + e.getMessage(), e);
      }
      look(random, choice);
    }
    lookBack(random);
    return random;
  }

  private String where(RandomCampaign random) {
    List<Campaign.Made> made = random.campaign().choices();
    String last = made.isEmpty() ? "the start" : made.getLast().choice().text();
    return "seed %d, choice %d (%s)".formatted(seed, made.size(), last);
  }

  private void hold(boolean holds, String law, RandomCampaign random) {
    if (!holds) {
      throw new BrokenLaw(where(random) + ": " + law);
    }
  }

  private void look(RandomCampaign random, CampaignChoice choice) {
    Books books = random.campaign().books();
    hold(
        CampaignChoice.read(choice.text()).filter(choice::equals).isPresent(),
        "a choice reads as it is written: " + choice.text(),
        random);
    books.characters().forEach(one -> character(one, random));
    hold(books.prosperityLevel() >= level, "a town's level never falls", random);
    level = books.prosperityLevel();
    items(books, random);
    quests(books, random);
    books.decks().values().forEach(deck -> once(deck, random));
    int reputation = setup.rules().campaign().town().reputation();
    hold(Math.abs(books.party().reputation()) <= reputation, "reputation has limits", random);
    secrets(random);
    for (Booking booking : random.campaign().events()) {
      hold(!booking.rule().text().isEmpty(), "a booking names its rule: " + booking, random);
    }
    outpost(books, random);
  }

  private void outpost(Books books, RandomCampaign random) {
    hold(
        books.outpost().morale() >= 0
            && books.outpost().inspiration() >= 0
            && books.outpost().soldiers() >= 0
            && books.outpost().supply().values().stream().allMatch(number -> number >= 0),
        "an outpost owes nothing",
        random);
    if (setup.rules().campaign().growth().oneEach() && setup.people().size() > 1) {
      List<Integer> players =
          books.members().stream().map(CharacterSheet::player).distinct().toList();
      hold(players.size() == books.members().size(), "each player has one character", random);
    }
  }

  private void character(CharacterSheet one, RandomCampaign random) {
    GrowthRules growth = setup.rules().campaign().growth();
    hold(one.gold() >= 0, "nobody owes gold", random);
    hold(
        one.experience() >= growth.experience(one.level()),
        "experience is enough for the level",
        random);
    hold(
        one.checkmarks() >= 0 && one.checkmarks() <= growth.mostCheckmarks(),
        "check marks fit on the sheet",
        random);
    hold(one.cards().size() < one.level() || one.level() == 1, "one card a level", random);
    hold(new HashSet<>(one.items()).size() == one.items().size(), "each item once", random);
    hold(one.freePerks() >= 0, "no box is marked for nothing", random);
    hold(
        one.isActive() || one.resources().values().stream().allMatch(number -> number == 0),
        "whoever has gone has left all resources",
        random);
    hold(
        one.resources().values().stream().allMatch(number -> number >= 0)
            && new HashSet<>(one.masteries()).size() == one.masteries().size(),
        "no supply is below nothing, and each mastery counts once",
        random);
    hold(
        one.isActive() || one.items().isEmpty() && one.gold() == 0,
        "whoever has gone has left everything",
        random);
  }

  /** No copy comes from nowhere. */
  private void items(Books books, RandomCampaign random) {
    for (Ware ware : setup.pack().items()) {
      String name = ware.item().name();
      int owned =
          (int) books.characters().stream().filter(one -> one.items().contains(name)).count();
      int available = books.available(name);
      hold(
          available >= 0 && owned + available <= ware.copies(),
          "there are %d of %s".formatted(ware.copies(), name),
          random);
    }
  }

  private boolean isInABox(String quest) {
    Reward joins = new Reward.Outpost(new OutpostGain.Quest(quest));
    return setup.book().boxes().values().stream().anyMatch(holds -> holds.contains(joins));
  }

  /** Each quest is in one place. */
  private void quests(Books books, RandomCampaign random) {
    for (PersonalQuest quest : setup.book().quests()) {
      long held =
          books.characters().stream()
              .filter(
                  one ->
                      one.quest().equals(quest.name())
                          || one.drawnQuests().contains(quest.name())
                          || one.doneQuests().contains(quest.name()))
              .count();
      boolean inDeck = books.deck(Books.QUESTS).contains(quest.name());
      long places = held + (inDeck ? 1 : 0);
      hold(
          places == 1 || places == 0 && isInABox(quest.name()),
          quest.name() + " is in one place",
          random);
    }
  }

  private void once(CardPile deck, RandomCampaign random) {
    Set<String> all = new HashSet<>(deck.mayCome());
    all.addAll(deck.beneath());
    hold(all.size() == deck.size(), "each card once in its deck", random);
  }

  /** Nobody sees the quests of others, in the books or in what is told. */
  private void secrets(RandomCampaign random) {
    Campaign campaign = random.campaign();
    for (int person = 0; person < setup.people().size(); person++) {
      CampaignView view = campaign.viewFor(person);
      for (CampaignView.Hero hero : view.characters()) {
        hold(
            hero.player() == person || hero.quest().isEmpty() && hero.drawnQuests().isEmpty(),
            "quests of others are hidden",
            random);
      }
      for (Booking booking : view.events()) {
        boolean own =
            booking.character() < 0
                || campaign.books().character(booking.character()).player() == person;
        hold(
            own || !(booking instanceof Booking.Secret) || booking.equals(booking.inSecret()),
            "what is told of quests is hidden",
            random);
        hold(
            !(booking instanceof Booking.Hidden) || booking.equals(booking.inSecret()),
            "what lies behind doors is hidden",
            random);
      }
    }
  }

  /** A campaign is its choices, and its books are what was booked. */
  private void lookBack(RandomCampaign random) {
    Campaign campaign = random.campaign();
    Campaign again = Campaign.start(setup, seed);
    for (Campaign.Made made : campaign.choices()) {
      again.choose(made.person(), made.choice());
    }
    hold(again.hash() == campaign.hash(), "the same choices lead to the same campaign", random);
    hold(campaign.copy().hash() == campaign.hash(), "a copy is the same", random);
    Books rebooked = Books.blank(setup);
    random.booked().forEach(rebooked::book);
    Facts told = new Facts();
    Facts booked = new Facts();
    campaign.books().tell(told);
    rebooked.tell(booked);
    hold(told.sum() == booked.sum(), "nothing changes but by bookings", random);
  }
}
