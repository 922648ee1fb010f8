package haven.model.campaign;

import haven.model.scenario.Reward;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All that is printed for a campaign: on the map, on cards, in sealed boxes.
 *
 * @param prosperity the boxes that must be marked for each level, from level 2 (SHP-02)
 * @param prices what reputation makes of prices (SHP-09)
 * @param open the scenarios that are unlocked when the campaign begins
 * @param atHome the scenarios that are linked to the town (EVT-14)
 * @param sideScenarios those of the random scenario deck (BKK-25a)
 * @param classEvents the event numbers on the mats (RTR-08)
 * @param milestones what happens once something is true of the world (GHC-05 to GHC-12)
 * @param boxes what sealed boxes and envelopes hold, by name
 * @param enhancing what must be true before cards are enhanced (ENH-01)
 * @param outpost what is printed for a home that is an outpost
 * @param dungeon the cards of random dungeons
 * @param learning whether the first scenarios teach the game (JLC-01)
 */
public record CampaignBook(
    List<Integer> prosperity,
    List<PriceShift> prices,
    Set<Integer> open,
    Set<Integer> atHome,
    List<Integer> sideScenarios,
    List<PersonalQuest> quests,
    List<EventCard> events,
    Map<String, ClassEvents> classEvents,
    List<Milestone> milestones,
    Map<String, List<Reward>> boxes,
    List<Clause> enhancing,
    OutpostBook outpost,
    DungeonBook dungeon,
    boolean learning) {

  /** For a pack that says nothing of the kind: no town, no quests, no events. */
  public static final CampaignBook EMPTY =
      new CampaignBook(
          List.of(),
          List.of(),
          Set.of(),
          Set.of(),
          List.of(),
          List.of(),
          List.of(),
          Map.of(),
          List.of(),
          Map.of(),
          List.of(),
          OutpostBook.NONE,
          DungeonBook.NONE,
          false);

  /** What is added to a price while the reputation lies there, both ends included. */
  public record PriceShift(int least, int most, int gold) {}

  /**
   * The events that a class brings (RTR-08).
   *
   * @param unlocked the number added when the class is unlocked; 0 for none
   * @param retired the number added when the first of the class retires; 0 for none
   * @param section read when the first of the class retires (RTR-07); empty for none
   */
  public record ClassEvents(int unlocked, int retired, String section) {
    public static final ClassEvents NONE = new ClassEvents(0, 0, "");
  }

  /** Happens once, when all of it is true for the first time (GHC-13). */
  public record Milestone(String name, List<Clause> when, List<Reward> what) {
    public Milestone {
      when = List.copyOf(when);
      what = List.copyOf(what);
    }
  }

  public CampaignBook {
    prosperity = List.copyOf(prosperity);
    prices = List.copyOf(prices);
    open = Collections.unmodifiableSet(new TreeSet<>(open));
    atHome = Collections.unmodifiableSet(new TreeSet<>(atHome));
    sideScenarios = List.copyOf(sideScenarios);
    quests = List.copyOf(quests);
    events = List.copyOf(events);
    classEvents = Collections.unmodifiableMap(new TreeMap<>(classEvents));
    milestones = List.copyOf(milestones);
    Map<String, List<Reward>> copied = new TreeMap<>();
    boxes.forEach((name, what) -> copied.put(name, List.copyOf(what)));
    boxes = Collections.unmodifiableMap(copied);
    enhancing = List.copyOf(enhancing);
  }

  /** These tables with cards and boxes. */
  public CampaignBook with(
      List<PersonalQuest> allQuests,
      List<EventCard> allEvents,
      List<Milestone> allMilestones,
      Map<String, List<Reward>> allBoxes) {
    return new CampaignBook(
        prosperity,
        prices,
        open,
        atHome,
        sideScenarios,
        allQuests,
        allEvents,
        classEvents,
        allMilestones,
        allBoxes,
        enhancing,
        outpost,
        dungeon,
        learning);
  }

  /** These tables with those of an outpost, and with the cards of random dungeons. */
  public CampaignBook with(OutpostBook printed, DungeonBook dungeons) {
    return new CampaignBook(
        prosperity,
        prices,
        open,
        atHome,
        sideScenarios,
        quests,
        events,
        classEvents,
        milestones,
        boxes,
        enhancing,
        printed,
        dungeons,
        learning);
  }

  /** The level of a town with so many boxes marked. */
  public int prosperityLevel(int boxesMarked) {
    return 1 + (int) prosperity.stream().filter(least -> boxesMarked >= least).count();
  }

  /** The boxes that a town of that level has marked at least. */
  public int prosperityBoxes(int level) {
    return level == 1 ? 0 : prosperity.get(level - 2);
  }

  /** What is added to prices at that reputation. */
  public int priceShift(int reputation) {
    return prices.stream()
        .filter(shift -> shift.least <= reputation && reputation <= shift.most)
        .mapToInt(PriceShift::gold)
        .sum();
  }

  public PersonalQuest quest(String name) {
    return quests.stream()
        .filter(quest -> quest.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no personal quest '" + name + "'"));
  }

  public EventCard event(String deck, int number) {
    return events.stream()
        .filter(event -> event.deck().equals(deck) && event.number() == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no %s event %d".formatted(deck, number)));
  }

  public ClassEvents classEvents(String characterClass) {
    return classEvents.getOrDefault(characterClass, ClassEvents.NONE);
  }
}
