package haven.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rules as somebody at the table would say them, in the languages of the page. The catalogue stays
 * the specification; what is told is shorter, and is kept beside a mark of the row it was written
 * for.
 */
public final class PlainWords {
  /** English is told only where the catalogue's own sentence is not fit for the table. */
  public static final List<String> LANGUAGES = List.of("en", "de", "it");

  private static final Pattern HEAD = Pattern.compile("([A-Z]{3}-\\d+[a-z]?) ([0-9a-f]{8})");
  private static final Pattern LINE = Pattern.compile("(en|de|it) (\\S.*)");

  /** One rule: the mark of the row it was written for, and its sentences by language. */
  record Entry(String mark, Map<String, String> sentences) {}

  private final Map<String, Entry> entries;

  private PlainWords(Map<String, Entry> entries) {
    this.entries = entries;
  }

  /** Reads what was packed with the program. */
  public static PlainWords load() {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (String file : Catalogue.FILES) {
      String name = "plain/" + file.replace(".md", ".txt");
      read(name, text(name), entries);
    }
    return new PlainWords(entries);
  }

  static PlainWords of(String text) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    read("text", text, entries);
    return new PlainWords(entries);
  }

  /** The rule in that language, if somebody has put it into words. */
  public Optional<String> in(String language, String id) {
    return Optional.ofNullable(entries.get(id)).map(entry -> entry.sentences().get(language));
  }

  /** The rules that are told, in the order of the catalogue. */
  public Set<String> ids() {
    return Collections.unmodifiableSet(entries.keySet());
  }

  /** Whether the row is still the one that the words were written for. */
  boolean isOf(RuleRow row) {
    Entry entry = entries.get(row.id());
    return entry != null && entry.mark().equals(mark(row));
  }

  /** Changes with the row's text. */
  static String mark(RuleRow row) {
    return "%08x".formatted(row.text().hashCode());
  }

  private static void read(String file, String text, Map<String, Entry> entries) {
    for (String block : text.strip().split("\n\n+")) {
      List<String> lines = block.lines().toList();
      Matcher head = HEAD.matcher(lines.getFirst());
      if (!head.matches()) {
        throw new CatalogueException(
            file + ": '" + lines.getFirst() + "' is no rule with its mark");
      }
      Map<String, String> sentences = new LinkedHashMap<>();
      for (String line : lines.subList(1, lines.size())) {
        Matcher told = LINE.matcher(line);
        if (!told.matches() || sentences.put(told.group(1), told.group(2)) != null) {
          throw new CatalogueException(file + ": " + head.group(1) + ": '" + line + "'");
        }
      }
      if (entries.put(head.group(1), new Entry(head.group(2), sentences)) != null) {
        throw new CatalogueException(file + ": " + head.group(1) + " is told twice");
      }
    }
  }

  private static String text(String file) {
    try (InputStream in = PlainWords.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new CatalogueException(file + " was not packed with the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
