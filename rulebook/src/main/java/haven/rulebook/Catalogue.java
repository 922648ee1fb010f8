package haven.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** All rules of the four games, in the order in which docs/rules lists them. */
public final class Catalogue {
  /** A jar cannot list its own folder, so the files are named; a test compares with the folder. */
  static final List<String> FILES =
      List.of(
          "10-board-and-movement.md",
          "20-combat-cards-items.md",
          "30-rounds-monsters-scenarios.md",
          "40-campaign.md");

  private final Map<String, RuleRow> rows;

  private Catalogue(Map<String, RuleRow> rows) {
    this.rows = rows;
  }

  /** Reads the catalogue that was packed with the program. */
  public static Catalogue load() {
    return of(FILES.stream().flatMap(file -> rowsOf(file).stream()).toList());
  }

  /** The rows of the packed catalogue under the names of the files that hold them. */
  public static Map<String, List<RuleRow>> byFile() {
    Map<String, List<RuleRow>> files = new LinkedHashMap<>();
    FILES.forEach(file -> files.put(file, rowsOf(file)));
    return files;
  }

  static Catalogue of(Collection<RuleRow> rows) {
    Map<String, RuleRow> byId = new LinkedHashMap<>();
    for (RuleRow row : rows) {
      if (byId.put(row.id(), row) != null) {
        throw new CatalogueException("rule id " + row.id() + " stands twice in the catalogue");
      }
    }
    return new Catalogue(byId);
  }

  static List<RuleRow> rowsOf(String file) {
    try (InputStream in = Catalogue.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new CatalogueException(file + " was not packed with the program");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return RuleTables.read(file, text.lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  public List<RuleRow> rows() {
    return List.copyOf(rows.values());
  }

  public Optional<RuleRow> find(String id) {
    return Optional.ofNullable(rows.get(id));
  }

  /**
   * Rows of an area when the word is its prefix in capitals ({@code FOC}, {@code EX-FOC}, {@code
   * EX}); otherwise rows whose id or text contains the word, in any case. Capitals matter because
   * areas such as MAP and END are also plain words.
   */
  public List<RuleRow> search(String word) {
    List<RuleRow> area = rows.values().stream().filter(row -> isAreaOf(word, row)).toList();
    return area.isEmpty()
        ? rows.values().stream().filter(row -> mentions(row, word)).toList()
        : area;
  }

  private static boolean isAreaOf(String word, RuleRow row) {
    return word.equals(row.prefix())
        || (row.isExample() && (word.equals("EX") || word.equals("EX-" + row.prefix())));
  }

  private static boolean mentions(RuleRow row, String word) {
    String wanted = word.toLowerCase(Locale.ROOT);
    return (row.id() + " " + row.text()).toLowerCase(Locale.ROOT).contains(wanted);
  }
}
