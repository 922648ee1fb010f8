package haven.play.turn;

import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.model.rules.RoundRules;
import haven.play.table.Initiative;
import java.util.ArrayList;
import java.util.List;

/**
 * Whose turn it is in one round, and whose turns are still to come. Made anew each round: first the
 * places with their initiatives, then the figures that act there; more of both may come and go
 * until the round ends (RND-25).
 *
 * <p>The next turn is always that of the lowest initiative that has turns to come. So figures that
 * come too late for their initiative act directly after the acting one, in order of theirs
 * (SPN-08), and those who had their turn do not get another one (MON-24).
 */
public final class TurnOrder {
  /** No figure. */
  public static final int NOBODY = -1;

  private static final int[] STALE = {};
  private static final int LAST_AMONG_EQUALS = 99;

  /** Whether a figure has a turn in this round. */
  public enum Turn {
    THIS_ROUND,
    /** Just summoned (RND-20), or without turns at all (ALY-09). */
    NONE
  }

  private final Ruleset ruleset;
  private final List<Place> places;
  private int current;
  private int acting;
  private int begun;
  private boolean over;

  /** Whether no tie is open; none comes up but by new places, turns and initiatives. */
  private boolean untied;

  /** The places from first to last; worked out from them when needed. */
  private int[] ranking;

  public TurnOrder(Ruleset ruleset) {
    this.ruleset = ruleset;
    places = new ArrayList<>();
    current = Place.NONE;
    acting = NOBODY;
    ranking = STALE;
  }

  private TurnOrder(TurnOrder other) {
    ruleset = other.ruleset;
    places = new ArrayList<>(other.places);
    current = other.current;
    acting = other.acting;
    begun = other.begun;
    over = other.over;
    untied = other.untied;
    ranking = other.ranking;
  }

  public TurnOrder copy() {
    return new TurnOrder(this);
  }

  /** A character that plays two cards. */
  public void character(int id, int leading, int second) {
    add(Place.of(Entry.character(id), Place.NONE, leading, second));
    join(Entry.character(id), id, Integer.MAX_VALUE, true);
  }

  /** A long resting character (RND-13). */
  public void longRest(int id) {
    character(id, RoundRules.LONG_REST, Place.NONE);
  }

  /** A monster type whose set has its card. */
  public void monsters(int type, int set, int initiative) {
    monsters(type, set, initiative, Place.NONE);
  }

  /** The same, where special rules put it among the types of its set (RND-17a). */
  public void monsters(int type, int set, int initiative, int placeInSet) {
    add(Place.of(Entry.monsters(type), set, initiative, placeInSet));
  }

  /** Allies of one kind with their own initiative (RND-21). */
  public void allies(int ally, int initiative) {
    add(Place.of(Entry.allies(ally), Place.NONE, initiative, Place.NONE));
  }

  private void add(Place place) {
    if (has(place.entry())) {
      throw new IllegalArgumentException(place.entry() + " has a place already");
    }
    places.add(place);
    changed();
  }

  private void changed() {
    untied = false;
    ranking = STALE;
  }

  public boolean has(Entry entry) {
    return indexOf(entry) != Place.NONE;
  }

  /** A character's summon, in the order of summoning (RND-19). */
  public void summon(int character, int id, Turn turn) {
    join(Entry.character(character), id, 0, turn == Turn.THIS_ROUND);
  }

  /**
   * A monster that is on the map, or was revealed, spawned or summoned now. Nobody gets a turn once
   * all turns are over (SPN-06, OPN-12).
   */
  public void monster(int type, int id, Rank rank, int number, Turn turn) {
    int place =
        switch (ruleset.rounds().activation()) {
          case NUMBER -> number;
          case RANK_THEN_NUMBER -> Place.activation(rank) * 100 + number;
        };
    join(Entry.monsters(type), id, place, turn == Turn.THIS_ROUND);
  }

  public void ally(int ally, int id, int number, Turn turn) {
    join(Entry.allies(ally), id, number, turn == Turn.THIS_ROUND);
  }

  private void join(Entry entry, int id, int rank, boolean acts) {
    int index = indexOf(entry);
    if (index == Place.NONE) {
      throw new IllegalArgumentException(entry + " has no place yet");
    }
    Place place = places.get(index);
    changed();
    places.set(index, place.with(place.figures().with(id, rank, acts && !over)));
  }

  /** A figure has left the map; if it is the acting one, its turn is over with the next one. */
  public void remove(int id) {
    int index = placeOf(id);
    if (index != Place.NONE) {
      Place place = places.get(index);
      places.set(index, place.with(place.figures().without(place.figures().find(id))));
    }
  }

  /** The initiative of a character changes for this round (ITM-80). */
  public void shift(int character, int by) {
    int index = indexOf(Entry.character(character));
    places.set(index, places.get(index).at(places.get(index).initiative() + by));
    changed();
  }

  /** A character acts once more in this round, with other cards and later. */
  public void again(int character, int leading, int second) {
    int index = indexOf(Entry.character(character));
    places.set(index, places.get(index).again(leading, second));
    current = Place.NONE;
    changed();
  }

  /** Entries whose order the group has to decide, now; none if there is nothing to decide. */
  public List<Entry> tie() {
    List<Entry> tied =
        untied ? List.of() : Ties.first(places, ruleset).map(Ties::tied).orElse(List.of());
    untied = tied.isEmpty();
    return tied;
  }

  /** The ways in which the group may decide it. */
  public List<List<Entry>> orders() {
    return orders(List.of());
  }

  /** Those that begin like that: whole orders, or, of too many, beginnings longer by one. */
  public List<List<Entry>> orders(List<Entry> begun) {
    return Ties.first(places, ruleset).map(ties -> ties.orders(begun)).orElse(List.of());
  }

  /** The group has decided the order of the tied. */
  public void settle(List<Entry> order) {
    Ties.first(places, ruleset)
        .orElseThrow(() -> new IllegalStateException("there is no tie"))
        .check(order);
    int rank = 0;
    for (Place place : places) {
      rank = Math.max(rank, place.settled());
    }
    for (Entry entry : order) {
      rank++;
      int index = indexOf(entry);
      places.set(index, places.get(index).settledAs(rank));
    }
    ranking = STALE;
  }

  /** Starts the next turn, and says whose it is; nobody's if all turns are over. */
  public int next() {
    if (!tie().isEmpty()) {
      throw new IllegalStateException("undecided: " + tie());
    }
    return advance();
  }

  private int advance() {
    current = nextPlace();
    if (current == Place.NONE) {
      over = true;
      acting = NOBODY;
      return NOBODY;
    }
    Place place = places.get(current);
    if (place.begun() == 0) {
      begun++;
    }
    int index = place.figures().next();
    acting = place.figures().id(index);
    places.set(current, place.beginning(begun).with(place.figures().takingTurn(index)));
    return acting;
  }

  private int nextPlace() {
    for (int index : ranking()) {
      if (places.get(index).hasTurnsToCome()) {
        return goesOn(places.get(index)) ? current : index;
      }
    }
    return Place.NONE;
  }

  /** Whether the place where somebody is acting goes on, although another one is lower. */
  private boolean goesOn(Place lowest) {
    if (current == Place.NONE || !places.get(current).hasTurnsToCome()) {
      return false;
    }
    Place place = places.get(current);
    boolean character = place.entry().kind() == Entry.Kind.CHARACTER;
    return place.initiative() <= lowest.initiative()
        || character && ruleset.rounds().characterFinishes();
  }

  /** Whose turn it is. */
  public int acting() {
    return acting;
  }

  /** Whether the figure had its turn in this round, or has it now. */
  public boolean hadTurn(int id) {
    int index = placeOf(id);
    return index != Place.NONE
        && places.get(index).figures().hadTurn(places.get(index).figures().find(id));
  }

  /** Whether a type has a turn to come. */
  public boolean isTypeToCome(int type) {
    int index = indexOf(Entry.monsters(type));
    return index != Place.NONE && places.get(index).hasTurnsToCome();
  }

  /** Whether any type of the set has a turn to come. */
  public boolean isSetToCome(int set) {
    for (Place place : places) {
      if (place.set() == set && place.hasTurnsToCome()) {
        return true;
      }
    }
    return false;
  }

  /**
   * A place in the order, as everybody can see it.
   *
   * @param figures in the order in which they act
   * @param over whether nobody has a turn to come there
   */
  public record Turns(Entry entry, int initiative, List<Integer> figures, boolean over) {
    public Turns {
      figures = List.copyOf(figures);
    }
  }

  /** All places, from first to last, as things stand. */
  public List<Turns> turns() {
    List<Turns> turns = new ArrayList<>();
    for (int index : ranking()) {
      Place place = places.get(index);
      turns.add(
          new Turns(
              place.entry(), place.initiative(), place.figures().all(), !place.hasTurnsToCome()));
    }
    return turns;
  }

  /** The figures whose turns are to come, in order, as things stand. */
  public List<Integer> toCome() {
    List<Integer> figures = new ArrayList<>();
    TurnOrder rest = copy();
    for (int id = rest.advance(); id != NOBODY; id = rest.advance()) {
      figures.add(id);
    }
    return figures;
  }

  /**
   * Where a figure stands in the order, whether it has acted or not (FOC-12, FOC-13); last if it
   * has no place, as an objective (FOC-14).
   */
  public Initiative initiativeOf(int id) {
    int index = placeOf(id);
    if (index == Place.NONE) {
      return Initiative.LAST;
    }
    Place place = places.get(index);
    int behind = place.figures().size() - 1 - place.figures().find(id);
    boolean passed = false;
    for (int other : ranking()) {
      if (passed && places.get(other).initiative() == place.initiative()) {
        behind += places.get(other).figures().size();
      }
      passed |= other == index;
    }
    return new Initiative(place.initiative(), Math.max(0, LAST_AMONG_EQUALS - behind));
  }

  private int[] ranking() {
    if (ranking.length != places.size()) {
      ranking = new int[places.size()];
      long left = (1L << places.size()) - 1;
      for (int i = 0; i < ranking.length; i++) {
        ranking[i] = firstOf(left);
        left &= ~(1L << ranking[i]);
      }
    }
    return ranking;
  }

  private int firstOf(long left) {
    int first = Place.NONE;
    for (int i = 0; i < places.size(); i++) {
      if ((left >> i & 1) != 0
          && (first == Place.NONE || places.get(i).initiative() < places.get(first).initiative())
          && !hasPredecessor(i, left)) {
        first = i;
      }
    }
    return first;
  }

  private boolean hasPredecessor(int index, long left) {
    Place place = places.get(index);
    for (int i = 0; i < places.size(); i++) {
      Place other = places.get(i);
      if ((left >> i & 1) != 0
          && other.initiative() == place.initiative()
          && other.against(place, ruleset.rounds()) < 0) {
        return true;
      }
    }
    return false;
  }

  private int indexOf(Entry entry) {
    for (int i = 0; i < places.size(); i++) {
      Entry other = places.get(i).entry();
      if (other.who() == entry.who() && other.kind() == entry.kind()) {
        return i;
      }
    }
    return Place.NONE;
  }

  private int placeOf(int id) {
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).figures().find(id) != Place.NONE) {
        return i;
      }
    }
    return Place.NONE;
  }

  public void tell(Facts facts) {
    for (int index : ranking()) {
      places.get(index).tell(facts);
    }
    facts.number(acting).truth(over);
  }

  @Override
  public String toString() {
    return "%s acting %d at %d, %d begun%s"
        .formatted(places, acting, current, begun, over ? ", over" : "");
  }
}
