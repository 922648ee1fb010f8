package haven.server.rules;

import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import haven.rulebook.PlainWords;
import haven.rulebook.RuleRow;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The rule catalogue as the page asks for it. */
public final class RuleSearch {
  private static final int MOST = 300;
  private static final int LONGEST = 100;

  private final Catalogue catalogue;
  private final PlainWords told;
  private final EnglishNames names = EnglishNames.load();

  /**
   * One rule.
   *
   * @param rulesets the games it is in force for: GH, JL, FH, BB
   * @param text the catalogue's own words
   * @param source the book's page
   * @param told as somebody at the table would say it, by language; empty for rules that no event
   *     names
   */
  public record Rule(
      String id, List<String> rulesets, String text, String source, Map<String, String> told) {}

  public RuleSearch(Catalogue catalogue, PlainWords told) {
    this.catalogue = catalogue;
    this.told = told;
  }

  public Optional<Rule> rule(String id) {
    return catalogue.find(id).map(this::rule);
  }

  /**
   * Rules of an area, or that mention the word in any language; of several words, those that stand
   * together, or else all of them anywhere. A word of the game is looked for by its English name
   * too, since not every rule is told in every language. An id that is the word comes first, then
   * what defines it; worked examples come last.
   *
   * @param ruleset GH, JL, FH or BB, or empty for all games
   */
  public List<Rule> search(String word, String ruleset) {
    String wanted = word.strip();
    if (wanted.isEmpty() || wanted.length() > LONGEST) {
      return List.of();
    }
    Set<String> words = new LinkedHashSet<>(List.of(wanted));
    words.addAll(names.english(wanted));
    Set<RuleRow> rows = new LinkedHashSet<>();
    words.forEach(one -> rows.addAll(mentioning(one)));
    return (rows.isEmpty() ? anywhere(wanted) : rows)
        .stream()
            .filter(row -> ruleset.isEmpty() || isOf(row, ruleset))
            .sorted(Comparator.comparingInt(row -> rank(row, words)))
            .limit(MOST)
            .map(this::rule)
            .toList();
  }

  /** How much a rule is about what was looked for: the smaller the more. */
  private static int rank(RuleRow row, Set<String> words) {
    if (words.stream().anyMatch(word -> row.id().equalsIgnoreCase(word))) {
      return 0;
    }
    if (row.isExample()) {
      return 4;
    }
    String text = row.text().toLowerCase(Locale.ROOT);
    List<String> wanted = words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
    if (wanted.stream().anyMatch(word -> text.startsWith("**" + word + "**"))) {
      return 1;
    }
    return wanted.stream().anyMatch(word -> text.contains("**" + word + "**")) ? 2 : 3;
  }

  private Set<RuleRow> anywhere(String words) {
    List<Set<RuleRow>> found =
        Arrays.stream(words.split("\\s+")).map(word -> Set.copyOf(mentioning(word))).toList();
    return catalogue.rows().stream()
        .filter(row -> found.stream().allMatch(rows -> rows.contains(row)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private List<RuleRow> mentioning(String word) {
    List<RuleRow> rows = catalogue.search(word);
    if (rows.stream().anyMatch(row -> row.prefix().equals(word))) {
      return rows;
    }
    Set<RuleRow> found = Set.copyOf(rows);
    String wanted = word.toLowerCase(Locale.ROOT);
    return catalogue.rows().stream()
        .filter(row -> found.contains(row) || isTold(row, wanted))
        .toList();
  }

  private boolean isTold(RuleRow row, String wanted) {
    return toldOf(row).values().stream()
        .anyMatch(sentence -> sentence.toLowerCase(Locale.ROOT).contains(wanted));
  }

  private Map<String, String> toldOf(RuleRow row) {
    Map<String, String> sentences = new LinkedHashMap<>();
    for (String language : PlainWords.LANGUAGES) {
      told.in(language, row.id()).ifPresent(sentence -> sentences.put(language, sentence));
    }
    return sentences;
  }

  private static boolean isOf(RuleRow row, String ruleset) {
    return row.rulesets().stream().anyMatch(edition -> edition.name().equals(ruleset));
  }

  private Rule rule(RuleRow row) {
    return new Rule(
        row.id(),
        row.rulesets().stream().map(Edition::name).toList(),
        row.text(),
        row.source(),
        toldOf(row));
  }
}
