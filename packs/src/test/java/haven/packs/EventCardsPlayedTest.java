package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.campaign.Clause;
import haven.model.campaign.EventCard;
import haven.model.scenario.Reward;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every event card of the pack is drawn in a campaign, and each of its ways out is taken by every
 * party that makes a difference to it: what is booked is what is written.
 */
final class EventCardsPlayedTest {
  private static final int RICH = 100;
  private static final int CHECKMARKS = 2;
  private static final int PROSPERITY = 3;

  /** Who goes, and how they stand. */
  private record Guests(List<String> classes, int reputation, boolean rich, boolean laden) {}

  static Stream<EventCard> cards() {
    return Gloomhaven.PACK.campaign().events().stream();
  }

  @Test
  @Rule("EVT-22")
  void theDecksAreThoseOfTheBox() {
    assertThat(cards().filter(card -> card.deck().equals("city"))).hasSize(81);
    assertThat(cards().filter(card -> card.deck().equals("road"))).hasSize(69);
    assertThat(GloomhavenCampaign.starting()).isEqualTo(Map.of("city", 30, "road", 30));
  }

  @ParameterizedTest
  @MethodSource("cards")
  @Rule({"EVT-17a", "EVT-18", "EVT-19", "EVT-21"})
  @Rule(
      value = {"BKK-16", "BKK-17"},
      in = Edition.GH)
  void bothWaysOutDoWhatIsWritten(EventCard card) {
    for (boolean first : new boolean[] {true, false}) {
      EventCard.Option option = first ? card.a() : card.b();
      for (Guests guests : guests(option)) {
        CampaignTable table = turned(card, guests);
        Expected expected = new Expected(table.books(), guests);
        expected.read(card, option);
        table.does(new CampaignChoice.Way(first)).settle();
        assertThat(Standing.of(table.books()))
            .as("%s %d %s by %s", card.deck(), card.number(), first ? "A" : "B", guests)
            .isEqualTo(expected.standing());
      }
    }
  }

  /** The card lies open: after a scenario that has made the party rich or poor. */
  private static CampaignTable turned(EventCard card, Guests guests) {
    EventCard before =
        GloomhavenCampaign.event(
            "road", GloomhavenCampaign.FIRST, new Reward.Gold(guests.rich ? RICH : -RICH));
    EventCard tried =
        new EventCard(card.deck(), card.number(), card.a(), card.b(), true, card.attack());
    List<Reward> start = new ArrayList<>();
    start.add(new Reward.Prosperity(PROSPERITY));
    start.add(new Reward.Reputation(guests.reputation));
    CampaignTable table = GloomhavenCampaign.with(List.of(before, card), start);
    String number = String.valueOf(tried.number());
    boolean road = card.deck().equals("road");
    table =
        road
            ? table.comesUp("road", String.valueOf(GloomhavenCampaign.FIRST), number)
            : table.comesUp("road", String.valueOf(GloomhavenCampaign.FIRST));
    for (int i = 0; i < guests.classes.size(); i++) {
      table.creates(i, guests.classes.get(i));
    }
    if (guests.laden) {
      table.does(0, new CampaignChoice.Buy(0, "Minor Stamina Potion"));
    }
    table.setsOut(1).returns(End.COMPLETED, one -> told(one)).settle().goesHome();
    return table.does(road ? new CampaignChoice.SetOut(2, false) : new CampaignChoice.HaveEvent());
  }

  private static Share told(Share share) {
    return new Share(share.character(), Fate.TAKES_PART, 0, 0, CHECKMARKS);
  }

  /** All parties that an option may tell apart. */
  private static List<Guests> guests(EventCard.Option option) {
    Set<Integer> reputations = new TreeSet<>(Set.of(0));
    List<List<String>> parties = new ArrayList<>(List.of(List.of("Brute", "Scoundrel")));
    boolean pays = false;
    boolean item = false;
    for (EventCard.Result result : option.results()) {
      for (Clause clause : result.when()) {
        switch (clause) {
          case Clause.Reputation(int least, int most) ->
              List.of(least - 1, least, most, most + 1).stream()
                  .filter(one -> Math.abs(one) <= 20)
                  .forEach(reputations::add);
          case Clause.ClassPresent(List<String> classes) -> {
            for (String one : classes) {
              parties.add(List.of(one, one.equals("Brute") ? "Scoundrel" : "Brute"));
              parties.add(List.of(one, one.equals("Cragheart") ? "Tinkerer" : "Cragheart"));
            }
            parties.add(List.of("Sunkeeper", "Quartermaster"));
            parties.add(List.of("Mindthief", "Plagueherald"));
          }
          case Clause.PaysItem _ -> item = true;
          default -> pays |= clause instanceof Clause.Pays || clause instanceof Clause.EachPays;
        }
      }
    }
    List<Guests> all = new ArrayList<>();
    for (int reputation : reputations) {
      for (List<String> party : parties) {
        all.add(new Guests(party, reputation, true, false));
        if (pays) {
          all.add(new Guests(party, reputation, false, false));
        }
        if (item) {
          all.add(new Guests(party, reputation, true, true));
        }
      }
    }
    return all.stream().distinct().toList();
  }

  /** What an event may change. */
  private record Standing(
      int gold,
      List<Integer> experience,
      List<Integer> checkmarks,
      List<List<Consequence>> awaiting,
      List<String> items,
      int designs,
      int reputation,
      int prosperity,
      List<String> achievements,
      Set<Integer> scenarios,
      Map<String, Set<String>> decks) {
    static Standing of(Books books) {
      Map<String, Set<String>> decks = new TreeMap<>();
      for (String deck : List.of("city", "road")) {
        Set<String> cards = new TreeSet<>(books.deck(deck).mayCome());
        books.deck(deck).beneath().forEach(card -> cards.add("under " + card));
        decks.put(deck, cards);
      }
      List<String> achievements = new ArrayList<>(books.world().achievements());
      achievements.addAll(books.party().achievements());
      return new Standing(
          books.members().stream().mapToInt(CharacterSheet::gold).sum(),
          books.members().stream().map(CharacterSheet::experience).toList(),
          books.members().stream().map(CharacterSheet::checkmarks).toList(),
          books.members().stream().map(one -> List.copyOf(one.awaiting())).toList(),
          books.members().stream().flatMap(one -> one.items().stream()).sorted().toList(),
          books.deck(Books.DESIGNS).size(),
          books.party().reputation(),
          books.world().prosperity(),
          achievements,
          new TreeSet<>(
              books.world().scenarios().entrySet().stream()
                  .filter(one -> one.getValue().contains(World.Mark.UNLOCKED))
                  .map(Map.Entry::getKey)
                  .toList()),
          decks);
    }
  }

  /** What the card says, read by somebody who keeps no campaign. */
  private static final class Expected {
    private final Guests guests;
    private final int members;
    private int gold;
    private final int each;
    private final List<Integer> experience;
    private final List<Integer> checkmarks;
    private final List<List<Consequence>> awaiting = new ArrayList<>();
    private final List<String> items;
    private int designs;
    private int reputation;
    private int prosperity;
    private final List<String> achievements;
    private final Set<Integer> scenarios;
    private final Map<String, Set<String>> decks;

    Expected(Books books, Guests guests) {
      this.guests = guests;
      Standing now = Standing.of(books);
      members = guests.classes.size();
      gold = now.gold;
      each = gold / members;
      experience = new ArrayList<>(now.experience);
      checkmarks = new ArrayList<>(now.checkmarks);
      now.awaiting.forEach(one -> awaiting.add(new ArrayList<>(one)));
      items = new ArrayList<>(now.items);
      designs = now.designs;
      reputation = now.reputation;
      prosperity = now.prosperity;
      achievements = new ArrayList<>(now.achievements);
      scenarios = new TreeSet<>(now.scenarios);
      decks = now.decks;
      assertThat(reputation).isEqualTo(guests.reputation);
    }

    Standing standing() {
      return new Standing(
          gold,
          experience,
          checkmarks,
          awaiting,
          items.stream().sorted().toList(),
          designs,
          reputation,
          prosperity,
          achievements,
          scenarios,
          decks);
    }

    void read(EventCard card, EventCard.Option option) {
      boolean any = false;
      boolean returns = option.returns();
      for (EventCard.Result result : option.results()) {
        boolean before = any;
        if (result.when().stream().allMatch(clause -> holds(clause, before))) {
          any = true;
          returns |= result.returns();
          result.when().forEach(this::pay);
          result.what().forEach(reward -> gain(reward, members));
        }
      }
      if (returns) {
        decks.get(card.deck()).add("under " + card.number());
      }
    }

    private boolean holds(Clause clause, boolean any) {
      return switch (clause) {
        case Clause.ClassPresent(List<String> classes) ->
            classes.stream().anyMatch(guests.classes::contains);
        case Clause.Reputation(int least, int most) -> least <= reputation && reputation <= most;
        case Clause.Pays(int price) -> gold >= price;
        case Clause.EachPays(int price) -> each >= price;
        case Clause.PaysItem(String item) -> items.contains(item);
        case Clause.Otherwise _ -> !any;
        case Clause.Morale _,
            Clause.Donated _,
            Clause.Achieved _,
            Clause.Retired _,
            Clause.TraitPresent _,
            Clause.Lacks _,
            Clause.PaysResource _ ->
            throw new AssertionError(clause + " is on no card of this game");
      };
    }

    private void pay(Clause clause) {
      if (clause instanceof Clause.Pays(int price)) {
        gold -= price;
      } else if (clause instanceof Clause.EachPays(int price)) {
        gold -= members * price;
      } else if (clause instanceof Clause.PaysItem(String item)) {
        items.remove(item);
      }
    }

    /** For the first so many of the party. */
    private void gain(Reward reward, int who) {
      switch (reward) {
        case Reward.Gold(int amount) -> gold += who * Math.max(amount, -each);
        case Reward.SharedGold(int amount) -> gold += Math.max(amount, -gold);
        case Reward.Brings(Consequence.Xp(Value.Fixed(int points))) ->
            experience.replaceAll(one -> one + points);
        case Reward.Brings(Consequence what) ->
            awaiting.subList(0, who).forEach(one -> one.add(what));
        case Reward.Checkmarks(int number) -> checkmarks.replaceAll(one -> one + number);
        case Reward.Item(String item) -> items.add(item);
        case Reward.ItemDesign _ -> {}
        case Reward.RandomItemDesign _ -> designs--;
        case Reward.ForOne(List<Reward> what) -> what.forEach(one -> gain(one, 1));
        case Reward.OneOf(List<Reward> what) -> gain(what.getFirst(), who);
        case Reward.OtherScenario(String name, Reward.Access access) -> {
          assertThat(access).isEqualTo(Reward.Access.UNLOCKED);
          scenarios.add(Integer.parseInt(name));
        }
        case Reward.Prosperity(int amount) -> prosperity += amount;
        case Reward.Reputation(int amount) ->
            reputation = Math.clamp(reputation + (long) amount, -20, 20);
        case Reward.Achievement(Reward.Scope scope, String name, boolean gained) -> {
          assertThat(gained).isTrue();
          int global = (int) achievements.stream().filter(one -> one.contains(": ")).count();
          achievements.add(scope == Reward.Scope.GLOBAL ? global : achievements.size(), name);
        }
        case Reward.Event(String deck, int number, _) ->
            decks.computeIfAbsent(deck, _ -> new TreeSet<>()).add(String.valueOf(number));
        default -> throw new AssertionError(reward + " is on no card of this game");
      }
    }
  }
}
