package haven.server.rules;

import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The rule catalogue as the page asks for it. */
public final class RuleSearch {
  private static final int MOST = 300;
  private static final int LONGEST = 100;

  private final Catalogue catalogue;

  /**
   * One rule.
   *
   * @param rulesets the games it is in force for: GH, JL, FH, BB
   * @param source the book's page
   */
  public record Rule(String id, List<String> rulesets, String text, String source) {}

  public RuleSearch(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  public Optional<Rule> rule(String id) {
    return catalogue.find(id).map(RuleSearch::rule);
  }

  /**
   * Rules of an area, or that mention the word; of several words, those that stand together, or
   * else all of them anywhere. An id that is the word comes first.
   *
   * @param ruleset GH, JL, FH or BB, or empty for all games
   */
  public List<Rule> search(String word, String ruleset) {
    String wanted = word.strip();
    if (wanted.isEmpty() || wanted.length() > LONGEST) {
      return List.of();
    }
    List<RuleRow> together = catalogue.search(wanted);
    List<RuleRow> rows = together.isEmpty() ? anywhere(wanted) : together;
    return Stream.concat(
            rows.stream().filter(row -> row.id().equalsIgnoreCase(wanted)),
            rows.stream().filter(row -> !row.id().equalsIgnoreCase(wanted)))
        .filter(row -> ruleset.isEmpty() || isOf(row, ruleset))
        .limit(MOST)
        .map(RuleSearch::rule)
        .toList();
  }

  private List<RuleRow> anywhere(String words) {
    List<Set<RuleRow>> found =
        Arrays.stream(words.split("\\s+")).map(word -> Set.copyOf(catalogue.search(word))).toList();
    return catalogue.rows().stream()
        .filter(row -> found.stream().allMatch(rows -> rows.contains(row)))
        .toList();
  }

  private static boolean isOf(RuleRow row, String ruleset) {
    return row.rulesets().stream().anyMatch(edition -> edition.name().equals(ruleset));
  }

  private static Rule rule(RuleRow row) {
    return new Rule(
        row.id(), row.rulesets().stream().map(Edition::name).toList(), row.text(), row.source());
  }
}
