package haven.play.turn;

import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.play.turn.TurnOrder.Turn;
import java.util.ArrayList;
import java.util.List;

/** A round in words: every figure has a name, and whoever is named first gets the next number. */
final class Round {
  private final List<String> names = new ArrayList<>();
  final TurnOrder order;

  private Round(TurnOrder order) {
    this.order = order;
  }

  static Round of(Ruleset ruleset) {
    return new Round(new TurnOrder(ruleset));
  }

  Round copy() {
    Round copy = new Round(order.copy());
    copy.names.addAll(names);
    return copy;
  }

  int id(String name) {
    if (!names.contains(name)) {
      names.add(name);
    }
    return names.indexOf(name);
  }

  Entry character(String name) {
    return Entry.character(id(name));
  }

  Entry monsters(String type) {
    return Entry.monsters(id(type));
  }

  Entry allies(String kind) {
    return Entry.allies(id(kind));
  }

  Round character(String name, int leading, int second) {
    order.character(id(name), leading, second);
    return this;
  }

  Round resting(String name) {
    order.longRest(id(name));
    return this;
  }

  Round summon(String character, String name) {
    order.summon(id(character), id(name), Turn.THIS_ROUND);
    return this;
  }

  Round justSummoned(String character, String name) {
    order.summon(id(character), id(name), Turn.NONE);
    return this;
  }

  /** A type of a set of its own, and its monsters: "4" is a normal one, "4e" an elite. */
  Round type(String type, int initiative, String... monsters) {
    order.monsters(id(type), id(type + " set"), initiative);
    return more(type, monsters);
  }

  Round typeOf(String set, String type, int initiative, int place, String... monsters) {
    order.monsters(id(type), id(set), initiative, place);
    return more(type, monsters);
  }

  Round more(String type, String... monsters) {
    return join(type, Turn.THIS_ROUND, monsters);
  }

  Round join(String type, Turn turn, String... monsters) {
    for (String monster : monsters) {
      int number = Integer.parseInt(monster.replaceAll("\\D", ""));
      order.monster(id(type), id(type + " " + monster), rank(monster), number, turn);
    }
    return this;
  }

  private static Rank rank(String monster) {
    return switch (monster.charAt(monster.length() - 1)) {
      case 'e' -> Rank.ELITE;
      case 'n' -> Rank.NAMED;
      case 'b' -> Rank.BOSS;
      default -> Rank.NORMAL;
    };
  }

  Round ally(String kind, int initiative, int... numbers) {
    order.allies(id(kind), initiative);
    for (int number : numbers) {
      order.ally(id(kind), id(kind + " " + number), number, Turn.THIS_ROUND);
    }
    return this;
  }

  Round dies(String name) {
    order.remove(id(name));
    return this;
  }

  String next() {
    int id = order.next();
    return id == TurnOrder.NOBODY ? "nobody" : names.get(id);
  }

  /** Turns are taken up to this one's, which begins. */
  Round until(String name) {
    String acting = next();
    while (!acting.equals(name)) {
      if (acting.equals("nobody")) {
        throw new IllegalStateException(name + " has no turn");
      }
      acting = next();
    }
    return this;
  }

  /** All turns that are to come; none of them is taken. */
  List<String> toCome() {
    return order.toCome().stream().map(names::get).toList();
  }

  /** All turns that are still taken. */
  List<String> rest() {
    List<String> turns = new ArrayList<>();
    for (String name = next(); !name.equals("nobody"); name = next()) {
      turns.add(name);
    }
    return turns;
  }

  boolean isEarlier(String one, String other) {
    return order.initiativeOf(id(one)).compareTo(order.initiativeOf(id(other))) < 0;
  }
}
