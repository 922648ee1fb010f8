package haven.campaign.book;

import haven.campaign.CampaignSetup;
import haven.model.Facts;
import haven.model.LootKind;
import haven.model.campaign.DwellerCard;
import haven.model.campaign.Enhancement;
import haven.model.campaign.Favour;
import haven.model.campaign.Guest;
import haven.model.campaign.RoomCard;
import haven.model.pack.ClassEntry;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Reward;
import haven.play.item.LootPile.End;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that a campaign remembers; to be read by all, and written by bookings only. */
public final class Books {
  /** The deck of personal quests. */
  public static final String QUESTS = "quests";

  /** The deck of random item designs. */
  public static final String DESIGNS = "designs";

  /** The deck of random scenarios. */
  public static final String SCENARIOS = "scenarios";

  /** The deck of rooms of random dungeons. */
  public static final String ROOMS = "rooms";

  /** The deck of those who dwell there. */
  public static final String DWELLERS = "dwellers";

  /** The town guard deck (TWG-14). */
  public static final String GUARD = "guard";

  private final CampaignSetup setup;
  private final List<CharacterSheet> characters = new ArrayList<>();
  private final List<PartySheet> parties = new ArrayList<>();
  private final Map<String, Integer> supply = new TreeMap<>();
  private final Map<String, CardPile> decks = new TreeMap<>();
  private final List<Enhancement> enhancements = new ArrayList<>();
  private World world = new World();
  private OutpostSheet outpost = new OutpostSheet();

  private Books(CampaignSetup setup) {
    this.setup = setup;
  }

  /** As they are when the box is opened: nothing is booked yet, the decks lie ready. */
  public static Books blank(CampaignSetup setup) {
    Books books = new Books(setup);
    List<String> quests = setup.book().quests().stream().map(quest -> quest.name()).toList();
    List<String> dealt = new ArrayList<>(quests);
    dealt.removeAll(sealedQuests(setup));
    books.decks.put(QUESTS, CardPile.of(quests, dealt));
    List<String> designs =
        setup.pack().randomDesigns().stream().map(ware -> ware.item().name()).toList();
    books.decks.put(DESIGNS, CardPile.of(designs, designs));
    List<String> side = setup.book().sideScenarios().stream().map(String::valueOf).toList();
    books.decks.put(SCENARIOS, CardPile.of(side, side));
    setup.book().events().stream()
        .map(event -> event.deck())
        .distinct()
        .forEach(deck -> books.decks.put(deck, events(setup, deck)));
    books.shuffleDungeon();
    setup.pack().classes().stream()
        .filter(entry -> !entry.locked())
        .map(ClassEntry::characterClass)
        .forEach(one -> books.world.classes.add(one.name()));
    return books;
  }

  private void shuffleDungeon() {
    if (!setup.book().dungeon().isEmpty()) {
      List<String> rooms = setup.book().dungeon().rooms().stream().map(RoomCard::noun).toList();
      List<String> dwellers =
          setup.book().dungeon().dwellers().stream().map(DwellerCard::adjective).toList();
      decks.put(ROOMS, CardPile.of(rooms, rooms));
      decks.put(DWELLERS, CardPile.of(dwellers, dwellers));
    }
  }

  /** Quests that lie in boxes are none of the deck's yet (CHR-16). */
  private static List<String> sealedQuests(CampaignSetup setup) {
    List<String> quests = new ArrayList<>();
    for (List<Reward> box : setup.book().boxes().values()) {
      for (Reward reward : box) {
        if (reward instanceof Reward.Outpost(OutpostGain.Quest(String quest))) {
          quests.add(quest);
        }
      }
    }
    return quests;
  }

  private static List<String> guard(CampaignSetup setup) {
    return setup.book().outpost().guard().stream()
        .map(card -> String.valueOf(card.number()))
        .toList();
  }

  private List<String> guardCards(List<Integer> without) {
    return outpost.guard.stream()
        .filter(card -> !without.contains(card))
        .map(String::valueOf)
        .toList();
  }

  private static CardPile events(CampaignSetup setup, String deck) {
    List<String> print = new ArrayList<>();
    List<String> first = new ArrayList<>();
    setup.book().events().stream()
        .filter(event -> event.deck().equals(deck))
        .forEach(
            event -> {
              print.add(String.valueOf(event.number()));
              if (event.fromStart()) {
                first.add(String.valueOf(event.number()));
              }
            });
    return CardPile.of(print, first);
  }

  public Books copy() {
    Books copy = new Books(setup);
    characters.forEach(one -> copy.characters.add(one.copy()));
    parties.forEach(one -> copy.parties.add(one.copy()));
    copy.supply.putAll(supply);
    copy.decks.putAll(decks);
    copy.enhancements.addAll(enhancements);
    copy.world = world.copy();
    copy.outpost = outpost.copy();
    return copy;
  }

  public CampaignSetup setup() {
    return setup;
  }

  /** All that ever were, by their numbers. */
  public List<CharacterSheet> characters() {
    return Collections.unmodifiableList(characters);
  }

  public CharacterSheet character(int number) {
    return characters.get(number);
  }

  /** The characters that go with the party now. */
  public List<CharacterSheet> members() {
    return party().members().stream().map(this::character).toList();
  }

  /** The party that plays. */
  public PartySheet party() {
    return parties.getLast();
  }

  public World world() {
    return world;
  }

  /** The campaign sheet of a home that is an outpost; untouched in other games. */
  public OutpostSheet outpost() {
    return outpost;
  }

  /** How many copies of an item the shop has. */
  public int available(String item) {
    return supply.getOrDefault(item, 0);
  }

  /** The items that the shop has or could have again. */
  public Map<String, Integer> supply() {
    return Collections.unmodifiableMap(supply);
  }

  /** All stickers on cards, in the order in which they were bought. */
  public List<Enhancement> enhancements() {
    return Collections.unmodifiableList(enhancements);
  }

  public CardPile deck(String name) {
    return decks.getOrDefault(name, new CardPile(List.of(), List.of(), List.of()));
  }

  public Map<String, CardPile> decks() {
    return Collections.unmodifiableMap(decks);
  }

  /** The level of the town. */
  public int prosperityLevel() {
    return setup.book().prosperityLevel(world.prosperity);
  }

  /** How many characters of a player have retired (RTR-10). */
  public int retired(int player) {
    return (int)
        characters.stream()
            .filter(one -> one.player() == player && one.fate == CharacterSheet.Fate.RETIRED)
            .count();
  }

  /** What all have given to the temple. */
  public int donated() {
    return characters.stream().mapToInt(CharacterSheet::donated).sum();
  }

  /** The one place where anything changes. */
  public void book(Booking booking) {
    switch (booking) {
      case Booking.Created(_, int number, int player, String of, String name) ->
          characters.add(new CharacterSheet(number, player, of, name));
      case Booking.QuestDrawn(_, int one, String quest) -> {
        decks.put(QUESTS, deck(QUESTS).without(quest));
        character(one).drawnQuests.add(quest);
      }
      case Booking.QuestKept(_, int one, String quest) -> {
        character(one).drawnQuests.remove(quest);
        character(one).quest = quest;
      }
      case Booking.QuestReturned(_, int one, String quest) -> {
        if (!character(one).drawnQuests.remove(quest)) {
          character(one).quest = "";
        }
        decks.put(QUESTS, deck(QUESTS).with(quest));
      }
      case Booking.QuestDone(_, int one, String quest) -> {
        character(one).drawnQuests.remove(quest);
        character(one).doneQuests.add(quest);
      }
      case Booking.QuestProgress(_, int one, int demand, int number) ->
          character(one).progress.merge(demand, number, Integer::sum);
      case Booking.Trophy(_, int one, String monster) -> character(one).trophies.add(monster);
      case Booking.Gold(_, int one, int number) -> character(one).gold += number;
      case Booking.EnhancementGold(_, int one, int number) ->
          character(one).enhancementGold += number;
      case Booking.Experience(_, int one, int number) -> character(one).experience += number;
      case Booking.Levelled(_, int one, int level) -> character(one).level = level;
      case Booking.CardGained(_, int one, String card) -> character(one).cards.add(card);
      case Booking.CardsReturned(_, int one) -> {
        character(one).cards.clear();
        character(one).hand = List.of();
      }
      case Booking.Mastered(_, int one, String mastery) -> character(one).masteries.add(mastery);
      case Booking.Checkmarks(_, int one, int number) -> character(one).checkmarks += number;
      case Booking.PerkGained(_, int one) -> character(one).freePerks++;
      case Booking.PerkMarked(_, int one, int perk) -> {
        character(one).freePerks--;
        character(one).perks.merge(perk, 1, Integer::sum);
      }
      case Booking.ItemGained(_, int one, String item, boolean found) -> {
        character(one).items.add(item);
        supply.merge(item, found ? 0 : -1, Integer::sum);
      }
      case Booking.ItemReturned(_, int one, String item) -> {
        character(one).items.remove(item);
        supply.merge(item, 1, Integer::sum);
      }
      case Booking.ItemsAvailable(_, String item, int copies) ->
          supply.merge(item, copies, Integer::sum);
      case Booking.Gone(_, int one, CharacterSheet.Fate fate) -> {
        character(one).fate = fate;
        parties.forEach(party -> party.members.remove(one));
      }
      case Booking.Awaits(_, int one, var what) -> character(one).awaiting.add(what);
      case Booking.Donated(_, int one, int gold) -> {
        character(one).donated += gold;
        party().donors.add(character(one).player());
      }
      case Booking.Enhanced(_, _, Enhancement what) -> enhancements.add(what);
      case Booking.StickersRemoved(_, _, String of) ->
          enhancements.removeIf(one -> one.characterClass().equals(of));
      case Booking.Prepared(_, int one, List<String> hand, List<String> items) -> {
        character(one).hand = hand;
        character(one).brings = items;
      }
      case Booking.Founded(_, String name) -> parties.add(new PartySheet(name));
      case Booking.Joined(_, int one, boolean joins) -> {
        if (joins) {
          party().members.add(one);
        } else {
          party().members.remove(one);
        }
      }
      case Booking.Reputation(_, int number) -> party().reputation += number;
      case Booking.Prosperity(_, int number) -> world.prosperity += number;
      case Booking.Achieved(_, Reward.Scope scope, String name, boolean gained) -> {
        List<String> held =
            scope == Reward.Scope.GLOBAL ? world.achievements : party().achievements;
        if (gained) {
          held.add(name);
        } else {
          held.remove(name);
        }
      }
      case Booking.Marked(_, int scenario, World.Mark mark) ->
          world
              .scenarios
              .computeIfAbsent(scenario, _ -> EnumSet.noneOf(World.Mark.class))
              .add(mark);
      case Booking.TreasureLooted(_, int treasure) -> world.treasures.add(treasure);
      case Booking.ClassUnlocked(_, String name) -> world.classes.add(name);
      case Booking.Opened(_, String name) -> world.opened.add(name);
      case Booking.CardDrawn(_, String deck, String card) ->
          decks.put(deck, deck(deck).without(card));
      case Booking.DungeonDrawn(_, String deck, String card) ->
          decks.put(deck, deck(deck).without(card));
      case Booking.DungeonLeft _ -> shuffleDungeon();
      case Booking.CardAdded(_, String deck, String card) -> decks.put(deck, deck(deck).with(card));
      case Booking.CardRemoved(_, String deck, String card) ->
          decks.put(deck, deck(deck).leaving(card));
      case Booking.CardBeneath(_, String deck, String card) ->
          decks.put(deck, deck(deck).over(card));
      case Booking.CameHome _ -> {
        party().place = 0;
        party().eventOpen = true;
        party().donors.clear();
      }
      case Booking.EventUsed _ -> party().eventOpen = false;
      case Booking.SetOut _ -> party().eventOpen = false;
      case Booking.Linked(_, int from, int to) ->
          world.links.computeIfAbsent(from, _ -> new TreeSet<>()).add(to);
      case Booking.Returned(_, int scenario, End end, boolean casual) -> {
        if (!casual) {
          party().place = scenario;
          outpost.stage = OutpostSheet.Stage.AWAY;
          boolean again = end == End.LOST_AND_PLAYED_AGAIN && scenario != PartySheet.DUNGEON;
          party().due = again ? scenario : 0;
          party().repeated = end == End.COMPLETED && world.is(scenario, World.Mark.COMPLETED);
        }
        party().returns();
        members().forEach(one -> one.awaiting.clear());
      }
      case Booking.FavourAsked(_, Favour favour, String what) ->
          party().favours.add(new PartySheet.Asked(favour, what));
      case Booking.FavoursPaid(_, boolean minusTwo) -> party().minusTwo = minusTwo;
      case Booking.CardScouted(_, String deck, int card, boolean out) -> {
        if (out) {
          party().scouted.put(deck, card);
        }
      }
      case Booking.Accompanied(_, Guest guest) -> party().guest = Optional.of(guest);
      case Booking.Resource(_, int one, LootKind kind, int number) ->
          character(one).resources.merge(kind, number, Integer::sum);
      case Booking.AtOutpost(_, OutpostChange what) -> outpost.change(what);
      case Booking.GuardShuffled(_, List<Integer> without) ->
          decks.put(GUARD, CardPile.of(guard(setup), guardCards(without)));
      case Booking.LevelChosen(_, int level) -> party().level = level;
      case Booking.Told _ -> {}
    }
  }

  public void tell(Facts facts) {
    characters.forEach(one -> one.tell(facts));
    parties.forEach(one -> one.tell(facts));
    supply.forEach((item, copies) -> facts.word(item).number(copies));
    decks.forEach(
        (name, deck) -> {
          facts.word(name);
          deck.tell(facts);
        });
    for (Enhancement one : enhancements) {
      facts.word(one.characterClass()).word(one.card()).truth(one.top()).number(one.line());
      facts.word(one.sticker().name()).number(one.place());
    }
    world.tell(facts);
    if (setup.rules().levels().end().outpostPhase()) {
      outpost.tell(facts);
    }
  }
}
