package haven.mutants;

import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * All mutants, read from files of this form; comments begin with a #, and several lines may be old
 * or new:
 *
 * <pre>
 * OVL-55 (FH) Steps: whoever walks onto ice stays there
 * - if (direction == LINK || !footing.slides()) {
 * + if (true) {
 * ? why no test can notice it, if that is so
 * </pre>
 *
 * Without editions in brackets, the mutant breaks the rule wherever it is in force.
 */
final class Registry {
  private static final Pattern HEAD =
      Pattern.compile("(?<rule>[A-Z]\\S+)( \\((?<in>[A-Z, ]+)\\))? (?<place>\\w+): (?<wrong>.+)");

  private final Catalogue catalogue = Catalogue.load();
  private final List<Mutant> mutants = new ArrayList<>();

  private Registry() {}

  static List<Mutant> read(Home home) throws IOException {
    Registry registry = new Registry();
    List<Path> files;
    try (Stream<Path> found = Files.list(home.folder().resolve("mutants/src/main/resources"))) {
      files = found.filter(file -> file.toString().endsWith(".mutants")).sorted().toList();
    }
    for (Path file : files) {
      registry.add(String.valueOf(file.getFileName()), Files.readAllLines(file));
    }
    return registry.mutants;
  }

  static List<Mutant> of(String text) {
    Registry registry = new Registry();
    registry.add("test", text.lines().toList());
    return registry.mutants;
  }

  private void add(String file, List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        int end = i + 1;
        while (end < lines.size() && isBelowHead(lines.get(end))) {
          end++;
        }
        mutants.add(mutant(line, lines.subList(i + 1, end), file + ":" + (i + 1)));
        i = end - 1;
      }
    }
  }

  private static boolean isBelowHead(String line) {
    return line.startsWith("-") || line.startsWith("+") || line.startsWith("?");
  }

  private Mutant mutant(String line, List<String> below, String origin) {
    Matcher head = HEAD.matcher(line);
    if (!head.matches()) {
      throw new IllegalArgumentException(origin + ": 'RULE Place: what is wrong' expected");
    }
    String old = text(below, "-");
    if (old.isBlank()) {
      throw new IllegalArgumentException(origin + ": a line with - and the old text expected");
    }
    String rule = head.group("rule");
    return new Mutant(
        rule,
        editions(rule, head.group("in") == null ? "" : head.group("in"), origin),
        head.group("place"),
        old,
        text(below, "+"),
        head.group("wrong"),
        text(below, "?"),
        origin);
  }

  private static String text(List<String> lines, String sign) {
    return String.join(
        "\n",
        lines.stream()
            .filter(line -> line.startsWith(sign))
            .map(line -> line.substring(1).strip())
            .toList());
  }

  private Set<Edition> editions(String rule, String in, String origin) {
    Set<Edition> inForce =
        catalogue
            .find(rule)
            .map(RuleRow::rulesets)
            .orElseThrow(
                () -> new IllegalArgumentException(origin + ": no rule has the id " + rule));
    if (in.isEmpty()) {
      return inForce;
    }
    Set<Edition> named = EnumSet.noneOf(Edition.class);
    for (String name : in.split(",", -1)) {
      named.add(Edition.valueOf(name.strip()));
    }
    if (!inForce.containsAll(named)) {
      throw new IllegalArgumentException(
          "%s: %s is in force for %s, not for all of %s".formatted(origin, rule, inForce, named));
    }
    return named;
  }
}
