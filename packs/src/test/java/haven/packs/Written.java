package haven.packs;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.content.yaml.Problem;
import haven.model.Ruleset;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.rules.CardRules;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Packs of a few lines: what is written is read as an author's pack is, and then played. */
final class Written {
  private static final String CLASS =
      """
      class: Tester
      hand-size: 2
      hit-points: [6, 7, 8, 9, 10, 11, 12, 13, 14]
      cards:
        - {card: First, level: 1, initiative: 20, top: %s, bottom: %s}
        - {card: Second, level: 1, initiative: 30, top: %s, bottom: %s}
      """;

  private Written() {}

  static Packs.Read read(Ruleset ruleset, String... files) {
    Map<String, String> texts = new TreeMap<>();
    texts.put(
        "pack.yaml",
        "{pack: few, name: Few, ruleset: %s, version: 1.0.0, origin: original, languages: [en]}"
            .formatted(ruleset.id()));
    for (int i = 0; i < files.length; i++) {
      texts.put("file%d.yaml".formatted(i), sided(ruleset, files[i]));
    }
    return Packs.read(new PackFiles("few", texts));
  }

  /** Both sides of a card are alike where it has two (CRD-07a), and then there are five levels. */
  private static String sided(Ruleset ruleset, String file) {
    return ruleset.cards().used() == CardRules.Used.FLIPPED_THEN_DISCARDED
        ? file.replaceAll("(?m)( - \\{card: .*)(initiative: .*)}$", "$1$2, side-b: {$2}}")
            .replaceAll("(hit-points: \\[)((\\d+, ){4}\\d+), .*]", "$1$2]")
        : file;
  }

  static Pack pack(Ruleset ruleset, String... files) {
    return read(ruleset, files).orRefuse();
  }

  static List<String> problems(Ruleset ruleset, String... files) {
    return read(ruleset, files).problems().stream().map(Problem::toString).toList();
  }

  /** The lines of a class with two cards: both tops, both bottoms. */
  static String lines(String top, String bottom, String secondTop, String secondBottom) {
    return CLASS.formatted(top, bottom, secondTop, secondBottom);
  }

  /** A class whose first card has this top. */
  static ClassEntry top(Ruleset ruleset, String top) {
    return halves(ruleset, top, "[{move: 1}]");
  }

  /** A class whose first card has these halves. */
  static ClassEntry halves(Ruleset ruleset, String top, String bottom) {
    return pack(ruleset, lines(top, bottom, "[{attack: 1}]", "[{move: 1}]"))
        .characterClass("Tester");
  }

  /** What is wrong with the top of a card. */
  static List<String> wrongTop(Ruleset ruleset, String top) {
    return problems(ruleset, lines(top, "[{move: 1}]", "[{attack: 1}]", "[{move: 1}]"));
  }

  /** A monster type that has one card. */
  static String beast(String card) {
    return beast("{hit-points: 20, move: 2, attack: 2}", card);
  }

  static String beast(String line, String card) {
    return """
    - monster: Beast
      standees: 6
      normal: %s
    - ability-deck: Beast
      cards: [{initiative: 50, do: %s}]
    """
        .formatted(line, card);
  }
}
