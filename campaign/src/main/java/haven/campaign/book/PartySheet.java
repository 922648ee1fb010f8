package haven.campaign.book;

import haven.model.Facts;
import haven.model.campaign.Guest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A party: who goes with it, what it has achieved and what people think of it (EVT-05). */
public final class PartySheet {
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
    guest.ifPresent(one -> facts.word(one.ally().name()));
    if (repeated) {
      facts.word("repeated");
    }
  }
}
