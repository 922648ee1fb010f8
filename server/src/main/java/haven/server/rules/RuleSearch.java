package haven.server.rules;

import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import haven.rulebook.PlainWords;
import haven.rulebook.RuleRow;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The rule catalogue as the page asks for it. */
public final class RuleSearch {
  private static final int MOST = 300;
  private static final int LONGEST = 100;

  private final Catalogue catalogue;
  private final PlainWords told;

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
   * together, or else all of them anywhere. An id that is the word comes first.
   *
   * @param ruleset GH, JL, FH or BB, or empty for all games
   */
  public List<Rule> search(String word, String ruleset) {
    String wanted = word.strip();
    if (wanted.isEmpty() || wanted.length() > LONGEST) {
      return List.of();
    }
    List<RuleRow> together = mentioning(wanted);
    List<RuleRow> rows = together.isEmpty() ? anywhere(wanted) : together;
    return Stream.concat(
            rows.stream().filter(row -> row.id().equalsIgnoreCase(wanted)),
            rows.stream().filter(row -> !row.id().equalsIgnoreCase(wanted)))
        .filter(row -> ruleset.isEmpty() || isOf(row, ruleset))
        .limit(MOST)
        .map(this::rule)
        .toList();
  }

  private List<RuleRow> anywhere(String words) {
    List<Set<RuleRow>> found =
        Arrays.stream(words.split("\\s+")).map(word -> Set.copyOf(mentioning(word))).toList();
    return catalogue.rows().stream()
        .filter(row -> found.stream().allMatch(rows -> rows.contains(row)))
        .toList();
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
