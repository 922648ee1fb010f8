package haven.server.solve;

import haven.board.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A JSON value together with where it stands, so that every complaint names the field. */
record PositionFields(JsonNode node, String where) {

  static BadPosition complaint(String where, String wanted) {
    return new BadPosition(where + ": " + wanted);
  }

  BadPosition wrong(String wanted) {
    return complaint(where, wanted);
  }

  PositionFields get(String name) {
    return find(name).orElseThrow(() -> wrong("the field \"" + name + "\" is missing"));
  }

  /** A member that may be missing or null. */
  Optional<PositionFields> find(String name) {
    if (!node.isObject()) {
      throw wrong("should be an object {…}");
    }
    JsonNode value = node.get(name);
    return value == null || value.isNull()
        ? Optional.empty()
        : Optional.of(new PositionFields(value, where + "." + name));
  }

  /** Refuses members nobody would read: most likely a misspelt name. */
  PositionFields only(Set<String> names) {
    node.propertyNames().stream()
        .filter(name -> !names.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw wrong("the field \"" + name + "\" is unknown; known are " + sorted(names));
            });
    return this;
  }

  private static String sorted(Set<String> names) {
    return String.join(", ", names.stream().sorted().toList());
  }

  List<PositionFields> list(int most) {
    List<PositionFields> items = list();
    if (items.size() > most) {
      throw wrong("should have at most " + most + " entries, not " + items.size());
    }
    return items;
  }

  List<PositionFields> list() {
    if (!node.isArray()) {
      throw wrong("should be a list […]");
    }
    var items = new ArrayList<PositionFields>();
    for (int i = 0; i < node.size(); i++) {
      items.add(new PositionFields(node.get(i), where + "[" + i + "]"));
    }
    return items;
  }

  String text() {
    if (!node.isString()) {
      throw wrong("should be a text, not " + node);
    }
    return node.stringValue();
  }

  /** A text, number or truth value, as text. */
  String value() {
    if (!node.isValueNode()) {
      throw wrong("should be a single value, not " + node);
    }
    return node.isString() ? node.stringValue() : node.toString();
  }

  boolean truth() {
    if (!node.isBoolean()) {
      throw wrong("should be true or false, not " + node);
    }
    return node.booleanValue();
  }

  boolean truth(String name) {
    return find(name).map(PositionFields::truth).orElse(false);
  }

  int number(int least, int most) {
    if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
      throw wrong("should be a whole number from " + least + " to " + most + ", not " + node);
    }
    return node.intValue();
  }

  /** A hex as a pair [q, r]. */
  Hex hex() {
    List<PositionFields> pair = list();
    if (pair.size() != 2) {
      throw wrong("should be a hex [q, r], not " + node);
    }
    return new Hex(coordinate(pair.get(0)), coordinate(pair.get(1)));
  }

  /** A hex as members "q" and "r". */
  Hex hexMembers() {
    return new Hex(coordinate(get("q")), coordinate(get("r")));
  }

  private static int coordinate(PositionFields field) {
    return field.number(-MOST_COORDINATE, MOST_COORDINATE);
  }

  private static final int MOST_COORDINATE = 1000;
}
