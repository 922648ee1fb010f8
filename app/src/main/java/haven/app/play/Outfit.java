package haven.app.play;

import haven.content.form.Closest;
import haven.model.card.Ware;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.play.scenario.Sheet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What heroes take along, by their classes, as it is typed and as a record keeps it: {@code Brute:
 * Minor Healing Potion, Leather Armor; Tinkerer: …}.
 */
record Outfit(Map<String, List<String>> items, Map<String, List<String>> hands) {
  static Outfit of(Pack pack, String items, String hands) {
    return new Outfit(
        read(
            pack,
            items,
            (_, name) ->
                known(
                    pack.items().stream().map(Ware::item).map(item -> item.name()).toList(),
                    name,
                    "no item of '" + pack.id() + "'")),
        read(
            pack,
            hands,
            (entry, name) ->
                known(
                    entry.own().stream().map(entry::called).toList(),
                    name,
                    "no card of the " + entry.characterClass().name())));
  }

  private interface Naming {
    String of(ClassEntry entry, String name);
  }

  private static Map<String, List<String>> read(Pack pack, String text, Naming naming) {
    Map<String, List<String>> read = new LinkedHashMap<>();
    for (String part : text.isBlank() ? new String[0] : text.split(";")) {
      int colon = part.indexOf(':');
      if (colon < 0) {
        throw new IllegalArgumentException(
            "'" + part.strip() + "' should say for whom: a class, a colon and names");
      }
      ClassEntry entry = entry(pack, part.substring(0, colon).strip());
      read.put(
          entry.characterClass().name(),
          Arrays.stream(part.substring(colon + 1).split(","))
              .map(name -> naming.of(entry, name.strip()))
              .toList());
    }
    return read;
  }

  /** A class by its name, or by how that is written in file names. */
  static ClassEntry entry(Pack pack, String name) {
    List<String> names =
        pack.classes().stream().map(entry -> entry.characterClass().name()).toList();
    boolean slug = names.stream().map(Pack::slug).anyMatch(name::equals);
    String wanted = slug ? name : known(names, name, "no class of '" + pack.id() + "'");
    return pack.characterClass(wanted);
  }

  private static String known(List<String> names, String wanted, String nothing) {
    return names.stream()
        .filter(name -> name.equalsIgnoreCase(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s is called '%s'; %s"
                        .formatted(nothing, wanted, Closest.instead(wanted, names, "there are"))));
  }

  /** Who brings or takes something has to be there. */
  Outfit checked(List<ClassEntry> party) {
    List<String> there = party.stream().map(entry -> entry.characterClass().name()).toList();
    for (Map<String, List<String>> part : List.of(items, hands)) {
      for (String one : part.keySet()) {
        if (!there.contains(one)) {
          throw new IllegalArgumentException(
              "the " + one + " is not in the party: " + String.join(", ", there));
        }
      }
    }
    return this;
  }

  Sheet sheet(ClassEntry entry, int level) {
    String name = entry.characterClass().name();
    return Sheet.of(name, level)
        .bringing(items.getOrDefault(name, List.of()))
        .taking(hands.getOrDefault(name, List.of()));
  }

  private static String text(Map<String, List<String>> part) {
    return part.entrySet().stream()
        .map(entry -> entry.getKey() + ": " + String.join(", ", entry.getValue()))
        .collect(Collectors.joining("; "));
  }

  /** For the record; nothing of it where nothing was said. */
  Map<String, String> table() {
    Map<String, String> table = new LinkedHashMap<>();
    if (!items.isEmpty()) {
      table.put("items", text(items));
    }
    if (!hands.isEmpty()) {
      table.put("hands", text(hands));
    }
    return table;
  }
}
