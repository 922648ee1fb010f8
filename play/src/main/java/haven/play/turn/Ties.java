package haven.play.turn;

import haven.model.Cite;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.rules.RoundRules;
import haven.play.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The places with one initiative, between some of which no rule decides. What is decided can imply
 * more: if an ally was put before a character, it also goes before the monsters behind it.
 */
final class Ties {
  /** Five that are tied can be listed in all orders; of six the first is chosen first. */
  private static final int MOST = 120;

  private final Ruleset ruleset;
  private final List<Place> equals;

  /** For each of the equals, one bit for each of those it goes before. */
  private final int[] before;

  private Ties(Ruleset ruleset, List<Place> equals) {
    this.ruleset = ruleset;
    this.equals = equals;
    before = new int[equals.size()];
    for (int i = 0; i < before.length; i++) {
      for (int j = 0; j < before.length; j++) {
        before[i] |= equals.get(i).against(equals.get(j), ruleset.rounds()) < 0 ? 1 << j : 0;
      }
    }
    for (int via = 0; via < before.length; via++) {
      for (int i = 0; i < before.length; i++) {
        before[i] |= goesBefore(i, via) ? before[via] : 0;
      }
    }
  }

  /** The tie with the lowest initiative, if there is any. */
  static Optional<Ties> first(List<Place> places, Ruleset ruleset) {
    RoundRules rules = ruleset.rounds();
    int initiative = undecidedAbove(Integer.MIN_VALUE, places, rules);
    while (initiative != Integer.MAX_VALUE) {
      List<Place> equals = new ArrayList<>();
      for (Place place : places) {
        if (place.initiative() == initiative && place.hasTurnsToCome()) {
          equals.add(place);
        }
      }
      Ties ties = new Ties(ruleset, equals);
      if (!ties.tied().isEmpty()) {
        return Optional.of(ties);
      }
      initiative = undecidedAbove(initiative, places, rules);
    }
    return Optional.empty();
  }

  private static int undecidedAbove(int than, List<Place> places, RoundRules rules) {
    int lowest = Integer.MAX_VALUE;
    for (int i = 0; i < places.size(); i++) {
      Place one = places.get(i);
      if (one.initiative() > than && one.initiative() < lowest && one.hasTurnsToCome()) {
        for (int j = 0; j < i; j++) {
          Place other = places.get(j);
          if (other.initiative() == one.initiative()
              && other.hasTurnsToCome()
              && one.against(other, rules) == 0) {
            lowest = one.initiative();
          }
        }
      }
    }
    return lowest;
  }

  private boolean goesBefore(int one, int other) {
    return (before[one] >> other & 1) != 0;
  }

  /** Those that have somebody among them against whom nothing is decided. */
  List<Entry> tied() {
    List<Entry> tied = new ArrayList<>();
    for (int i = 0; i < before.length; i++) {
      boolean undecided = false;
      for (int j = 0; j < before.length; j++) {
        undecided |= i != j && !goesBefore(i, j) && !goesBefore(j, i);
      }
      if (undecided) {
        tied.add(equals.get(i).entry());
      }
    }
    return tied;
  }

  /**
   * All orders of the tied that begin like that and break no rule; if they are too many to choose
   * among, only whoever may come next.
   */
  List<List<Entry>> orders(List<Entry> begun) {
    List<Entry> rest = tied();
    rest.removeAll(begun);
    List<List<Entry>> orders = new ArrayList<>();
    extend(new ArrayList<>(begun), rest, rest.size(), orders);
    if (orders.size() > MOST) {
      orders.clear();
      extend(new ArrayList<>(begun), rest, 1, orders);
    }
    return orders;
  }

  private void extend(List<Entry> begun, List<Entry> rest, int by, List<List<Entry>> orders) {
    if (by == 0) {
      orders.add(List.copyOf(begun));
      return;
    }
    for (Entry next : rest) {
      if (orders.size() <= MOST
          && rest.stream().noneMatch(other -> goesBefore(indexOf(other), indexOf(next)))) {
        List<Entry> others = new ArrayList<>(rest);
        others.remove(next);
        begun.addLast(next);
        extend(begun, others, by - 1, orders);
        begun.removeLast();
      }
    }
  }

  /** Refuses an order that a rule forbids. */
  void check(List<Entry> order) {
    List<Entry> tied = tied();
    if (order.size() != tied.size() || !order.containsAll(tied)) {
      throw new IllegalArgumentException(order + " is no order of " + tied);
    }
    for (int i = 0; i < order.size(); i++) {
      for (int j = 0; j < i; j++) {
        int early = indexOf(order.get(j));
        int late = indexOf(order.get(i));
        if (goesBefore(late, early)) {
          throw new Refused(
              rule(equals.get(late), equals.get(early)),
              order.get(i) + " goes before " + order.get(j));
        }
      }
    }
  }

  /** What the group has once decided stands, too. */
  private RuleId rule(Place one, Place other) {
    Cite cite =
        switch (one.tie(other, ruleset.rounds()).orElse(null)) {
          case null -> Cite.TIE;
          case SECOND_CARD -> Cite.SECOND_CARD;
          case CHARACTER_FIRST -> Cite.CHARACTER_FIRST;
          case SCENARIO_ORDER -> Cite.SCENARIO_ORDER;
        };
    return ruleset.cite(cite);
  }

  private int indexOf(Entry entry) {
    for (int i = 0; i < before.length; i++) {
      if (equals.get(i).entry().equals(entry)) {
        return i;
      }
    }
    throw new IllegalArgumentException(entry + " is not tied");
  }
}
