package haven.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A small pack as somebody would write it: two classes and a yard with a rat in it, for the rules
 * of any of the games.
 *
 * @param folder where packs lie
 */
public record YardPack(Path folder, String ruleset) {
  /** Its classes; the first has a name of two words. */
  public static final String MASON = "Ice Mason";

  public static final String COOK = "Cook";

  public static YardPack write(Path folder, String ruleset) {
    YardPack pack = new YardPack(folder, ruleset);
    pack.write(
        "pack.yaml",
        """
        pack: %s
        name: The Yard of %s
        ruleset: %s
        version: 1.0.0
        origin: original
        """
            .formatted(pack.id(), ruleset, ruleset));
    String classes = characterClass(MASON, 9) + characterClass(COOK, 8);
    pack.write("classes.yaml", ruleset.equals("BB") ? withSideB(classes) : classes);
    pack.write("yard.yaml", ruleset.equals("BB") ? forOne() : YARD);
    return pack;
  }

  public String id() {
    return "yard-" + ruleset.toLowerCase(Locale.ROOT);
  }

  public Path file(String name) {
    return folder.resolve(id()).resolve(name);
  }

  /** Changes a piece of one of its files. */
  public void change(String name, String from, String to) {
    try {
      String text = Files.readString(file(name));
      if (!text.contains(from)) {
        throw new IllegalArgumentException("'" + from + "' is not in " + name);
      }
      write(name, text.replace(from, to));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String name, String text) {
    try {
      Files.createDirectories(folder.resolve(id()));
      Files.writeString(file(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String withSideB(String classes) {
    return classes
        .replaceAll("(hit-points: \\[)((\\d+, ){4}\\d+).*]", "$1$2]") // LVL-08
        .replaceAll(
            "(initiative: (\\d+), top: .*)}\n",
            "$1, side-b: {initiative: $2, top: [{attack: 2}], bottom: [{move: 2}]}}\n");
  }

  /** Where one hero sets out, there is one start hex (OVL-05b), and there are no walls (MAP-11). */
  private static String forOne() {
    return YARD.replaceAll("(?m)^ *#[ #]*\n", "")
        .replace('#', ' ')
        .replace("a   b  ", "a   .  ")
        .replace("c   d  ", ".   .  ")
        .replace("[a, b, c, d]", "[a]");
  }

  private static String characterClass(String name, int hitPoints) {
    return """
    - class: %1$s
      hand-size: 4
      hit-points: [%2$d, %2$d, %2$d, %2$d, %2$d, %2$d, %2$d, %2$d, %2$d]
      cards:
        - {card: %1$s Trowel, level: 1, initiative: 20, top: [{attack: 3}], bottom: [{move: 3}]}
        - {card: %1$s Mortar, level: 1, initiative: 40, top: [{attack: 2, range: 3}], bottom: [{move: 2}]}
        - {card: %1$s Brick, level: 1, initiative: 60, top: [{heal: 2, target: self}], bottom: [{move: 4}]}
        - {card: %1$s Wall, level: 1, initiative: 80, top: [{attack: 4}], bottom: [{move: 2}]}
    """
        .formatted(name, hitPoints);
  }

  private static final String YARD =
      """
      - monster: Rat
        standees: 4
        normal: {hit-points: 4, move: 2, attack: 1}
      - ability-deck: Rat
        cards: [{initiative: 50, do: [{move: +0}, {attack: +0}]}]
      - scenario: Yard
        goal: kill-all
        map:
          plan: |
            #   #   #   #   #   #   #   #   #   #   #
              a   b   .   .   .   .   .   .   .   w   #
            #   c   d   .   .   .   .   .   .   .   .   #
              #   #   #   #   #   #   #   #   #   #   #
          starts: [a, b, c, d]
        rooms:
          - {room: yard, at: a, monsters: [{monster: Rat, at: w, ranks: normal}]}
      """;
}
