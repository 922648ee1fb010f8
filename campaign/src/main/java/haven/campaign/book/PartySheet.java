package haven.campaign.book;

import haven.model.Facts;
import haven.model.campaign.Favour;
import haven.model.campaign.Guest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A party: who goes with it, what it has achieved and what people think of it (EVT-05). */
public final class PartySheet {
  /** What stands for a scenario where the party is in a random dungeon. */
  public static final int DUNGEON = -1;

  /**
   * A favour.
   *
   * @param what a deck or a resource, where it is about one
   */
  public record Asked(Favour favour, String what) {}

  private final String name;
  final Set<Integer> members;
  final List<String> achievements;
  int reputation;

  /** The scenario where it is; 0 in the town. */
  int place;

  /** The scenario that it must try again; 0 for none (END-14). */
  int due;

  /** Whether it may still have an event in this visit to the town (GHC-03). */
  boolean eventOpen;

  /** The players who have donated in this visit (GHC-04). */
  final Set<Integer> donors = new TreeSet<>();

  /** The level it plays at; -1 for the recommended one. */
  int level = -1;

  /** What it has asked for, for its next scenario. */
  final List<Asked> favours = new ArrayList<>();

  /** Whether it pays with the -2 of the monsters, too. */
  boolean minusTwo;

  /** The cards that stay out of monster decks, by their places. */
  final Map<String, Integer> scouted = new TreeMap<>();

  /** Who goes along into the next scenario. */
  Optional<Guest> guest = Optional.empty();

  /** Whether it has completed its last scenario once more, so that links count no longer. */
  boolean repeated;

  PartySheet(String name) {
    this.name = name;
    members = new TreeSet<>();
    achievements = new ArrayList<>();
  }

  PartySheet copy() {
    PartySheet copy = new PartySheet(name);
    copy.members.addAll(members);
    copy.achievements.addAll(achievements);
    copy.reputation = reputation;
    copy.place = place;
    copy.level = level;
    copy.due = due;
    copy.eventOpen = eventOpen;
    copy.donors.addAll(donors);
    copy.guest = guest;
    copy.favours.addAll(favours);
    copy.minusTwo = minusTwo;
    copy.scouted.putAll(scouted);
    copy.repeated = repeated;
    return copy;
  }

  public String name() {
    return name;
  }

  /** The characters that go with it now. */
  public Set<Integer> members() {
    return Collections.unmodifiableSet(members);
  }

  public List<String> achievements() {
    return Collections.unmodifiableList(achievements);
  }

  public int reputation() {
    return reputation;
  }

  /** The scenario that it has played last, without having gone home since; 0 in the town. */
  public int place() {
    return place;
  }

  public boolean isHome() {
    return place == 0;
  }

  /** The scenario that it must try again; 0 for none. */
  public int due() {
    return due;
  }

  public boolean mayHaveEvent() {
    return eventOpen;
  }

  public Set<Integer> donors() {
    return Collections.unmodifiableSet(donors);
  }

  public int level() {
    return level;
  }

  /** What it has asked for, for its next scenario (FAV-01). */
  public List<Asked> favours() {
    return Collections.unmodifiableList(favours);
  }

  /** How often it has asked for that. */
  public int asked(Favour favour) {
    return (int) favours.stream().filter(one -> one.favour == favour).count();
  }

  public boolean paysMinusTwo() {
    return minusTwo;
  }

  /** The cards that stay out of monster decks, by their places (FAV-05). */
  public Map<String, Integer> scouted() {
    return Collections.unmodifiableMap(scouted);
  }

  /** All that is for one scenario only is over. */
  void returns() {
    guest = Optional.empty();
    favours.clear();
    minusTwo = false;
    scouted.clear();
  }

  /** Who goes along into the next scenario (EX-EVT-09). */
  public Optional<Guest> guest() {
    return guest;
  }

  /** Whether it has completed its last scenario once more (BKK-14b). */
  public boolean hasRepeated() {
    return repeated;
  }

  void tell(Facts facts) {
    facts.word(name).numbers(members).words(achievements);
    facts.number(reputation).number(place).number(level);
    facts.number(due).truth(eventOpen).numbers(donors);
    for (Asked asked : favours) {
      facts.word(asked.favour.name()).word(asked.what).truth(minusTwo);
    }
    scouted.forEach((deck, card) -> facts.word(deck).number(card));
    guest.ifPresent(one -> facts.word(one.ally().name()));
    if (repeated) {
      facts.word("repeated");
    }
  }
}
