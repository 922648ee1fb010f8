package haven.packs;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Books;
import haven.model.campaign.CampaignBook;
import haven.model.campaign.CampaignBook.Milestone;
import haven.model.campaign.EventCard;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.scenario.Reward;
import haven.stage.CampaignTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Campaigns of the pack in which everything is at hand that a test needs. */
final class GloomhavenCampaign {
  /** The number of an event that comes before the one that is tried. */
  static final int FIRST = 998;

  private GloomhavenCampaign() {}

  /** A campaign in which these cards are in the decks, and all classes are known. */
  static CampaignTable with(List<EventCard> inDecks, List<Reward> fromStart) {
    CampaignBook book = Gloomhaven.PACK.campaign();
    List<EventCard> cards = new ArrayList<>();
    for (EventCard card : book.events()) {
      boolean in = inDecks.contains(card);
      cards.add(new EventCard(card.deck(), card.number(), card.a(), card.b(), in, card.attack()));
    }
    inDecks.stream().filter(card -> !book.events().contains(card)).forEach(cards::add);
    Milestone start = new Milestone("All that is needed", List.of(), fromStart);
    return table(book.with(book.quests(), cards, List.of(start), book.boxes()));
  }

  private static CampaignTable table(CampaignBook book) {
    return CampaignTable.of(
        CampaignSetup.of(
            pack(book, Gloomhaven.PACK.scenarios())
                .with(Gloomhaven.PACK.classes().stream().map(GloomhavenCampaign::known).toList()),
            "Ada",
            "Bo"));
  }

  /** A campaign of 95 scenarios, each as easy to get to as the first. */
  static CampaignTable playable(CampaignBook book) {
    ScenarioEntry first = Gloomhaven.PACK.scenario("1");
    List<ScenarioEntry> all = new ArrayList<>();
    for (int number = 1; number <= 95; number++) {
      all.add(
          new ScenarioEntry(
              number, "", "", first.chart(), List.of(), first.origin(), false, first.scenario()));
    }
    return CampaignTable.of(CampaignSetup.of(pack(book, all), "Ada", "Bo"));
  }

  private static Pack pack(CampaignBook book, List<ScenarioEntry> scenarios) {
    Pack pack = Gloomhaven.PACK;
    return new Pack(
        pack.manifest(),
        pack.prints(),
        pack.classes(),
        pack.monsters(),
        pack.decks(),
        pack.items(),
        pack.battleGoals(),
        scenarios,
        pack.treasures(),
        pack.lootCards(),
        pack.monsterModifiers(),
        book,
        pack.texts(),
        pack.notes());
  }

  private static ClassEntry known(ClassEntry one) {
    return new ClassEntry(one.characterClass(), one.cards(), false, one.origin());
  }

  /** An event with one outcome, for whatever is to be so before. */
  static EventCard event(String deck, int number, Reward... gives) {
    EventCard.Option option =
        new EventCard.Option(
            List.of(new EventCard.Result(List.of(), List.of(gives), false)),
            false,
            Optional.empty());
    return new EventCard(deck, number, option, option, true, Optional.empty());
  }

  /** How many cards of the pack are in each deck at the start. */
  static Map<String, Integer> starting() {
    Books books = CampaignTable.of(CampaignSetup.of(Gloomhaven.PACK, "Ada")).books();
    return Map.of("city", books.deck("city").size(), "road", books.deck("road").size());
  }
}
