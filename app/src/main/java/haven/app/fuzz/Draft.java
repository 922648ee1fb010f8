package haven.app.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Something written, as a tree; its text is YAML on one line. */
sealed interface Draft {
  record Word(String text) implements Draft {
    private static final Pattern PLAIN = Pattern.compile("[-+\\w](?:[-+ /.\\w]*[-+/.\\w])?");

    @Override
    public String toString() {
      return PLAIN.matcher(text).matches() ? text : '"' + text + '"';
    }
  }

  /** Small print: a check, a number, a price, of which nothing is left out alone. */
  record Phrase(String text) implements Draft {
    @Override
    public String toString() {
      return text;
    }
  }

  record Several(List<Draft> items) implements Draft {
    public Several {
      items = List.copyOf(items);
    }

    @Override
    public String toString() {
      return items.toString();
    }
  }

  record Fields(Map<String, Draft> entries) implements Draft {
    @Override
    public String toString() {
      List<String> all = new ArrayList<>();
      entries.forEach((name, value) -> all.add(name + ": " + value));
      return "{" + String.join(", ", all) + "}";
    }
  }

  /**
   * The same without one part of it.
   *
   * @param field what is left out, or the field in which the line stands
   * @param part what is left out
   * @param line whether it is a line of a list rather than a field of one
   */
  record Cut(Draft rest, String field, String part, boolean line) {}

  /** Every way of leaving one field or one line out. */
  default List<Cut> cuts() {
    return cuts("");
  }

  private List<Cut> cuts(String field) {
    List<Cut> cuts = new ArrayList<>();
    switch (this) {
      case Word _, Phrase _ -> {}
      case Several(List<Draft> items) -> {
        for (int i = 0; i < items.size(); i++) {
          List<Draft> rest = new ArrayList<>(items);
          Draft item = rest.remove(i);
          cuts.add(new Cut(new Several(rest), field, item.toString(), true));
          for (Cut inner : item.cuts(field)) {
            List<Draft> changed = new ArrayList<>(items);
            changed.set(i, inner.rest);
            cuts.add(new Cut(new Several(changed), inner.field, inner.part, inner.line));
          }
        }
      }
      case Fields(Map<String, Draft> entries) ->
          entries.forEach(
              (name, value) -> {
                Map<String, Draft> rest = new LinkedHashMap<>(entries);
                rest.remove(name);
                cuts.add(new Cut(new Fields(rest), name, name + ": " + value, false));
                for (Cut inner : value.cuts(name)) {
                  Map<String, Draft> changed = new LinkedHashMap<>(entries);
                  changed.put(name, inner.rest);
                  cuts.add(new Cut(new Fields(changed), inner.field, inner.part, inner.line));
                }
              });
    }
    return cuts;
  }

  /**
   * The same without any of these fields; where a line is named by one, or needs it, that holds. A
   * single word there, the moment of an item, is no check.
   *
   * @param kept what is written there instead
   */
  default Draft without(Set<String> fields, String kept) {
    return switch (this) {
      case Word _, Phrase _ -> this;
      case Several(List<Draft> items) ->
          new Several(items.stream().map(item -> item.without(fields, kept)).toList());
      case Fields(Map<String, Draft> entries) -> {
        Map<String, Draft> rest = new LinkedHashMap<>();
        String verb = entries.keySet().stream().findFirst().orElse("");
        entries.forEach(
            (name, value) -> {
              if (!fields.contains(name) || value instanceof Word) {
                rest.put(name, value.without(fields, kept));
              } else if (name.equals(verb)) {
                rest.put(name, new Phrase(kept));
              }
            });
        yield new Fields(rest);
      }
    };
  }
}
