package haven.model.words;

import haven.board.Hex;
import haven.model.FigureId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Puts phrases into words.
 *
 * @param templates by the key of a phrase: text with {@code {0}} for its first argument and {@code
 *     {0|one card|{0} cards}} for a choice by number
 */
public record Language(Map<String, String> templates) {
  /** What no template is needed for. */
  private static final Set<String> OWN = Set.of("figure", "hex", "list");

  private static final int MOST = 10;

  private static final Names PLAIN = new Names(name -> name, id -> "figure " + id);

  /**
   * What things are called.
   *
   * @param things the name of a card, monster or the like in this language, by the English one
   * @param figures the name of a figure of the game
   */
  public record Names(UnaryOperator<String> things, Function<FigureId, String> figures) {}

  public Language {
    templates = Map.copyOf(templates);
  }

  public String say(Object said) {
    return say(said, PLAIN);
  }

  /** A phrase, a name or a number in words. */
  public String say(Object said, Names names) {
    return switch (said) {
      case Phrase phrase -> phrase(phrase, names);
      case Worded worded -> phrase(worded.phrase(), names);
      case String name -> names.things.apply(name);
      default -> said.toString();
    };
  }

  private String phrase(Phrase phrase, Names names) {
    List<Object> args = phrase.args();
    return switch (phrase.key()) {
      case "figure" -> names.figures.apply(FigureId.of((Integer) args.getFirst()));
      case "hex" -> new Hex((Integer) args.get(0), (Integer) args.get(1)).toString();
      case "list" ->
          args.stream()
              .skip(1)
              .map(arg -> say(arg, names))
              .collect(Collectors.joining((String) args.getFirst()));
      default -> {
        String template = templates.get(phrase.key());
        yield template == null
            ? args.stream().map(arg -> say(arg, names)).collect(Collectors.joining(" "))
            : fill(template, args, names);
      }
    };
  }

  /** What this language cannot say of a phrase: keys without a template, arguments not given. */
  public List<String> lacking(Phrase phrase) {
    List<String> lacking = new ArrayList<>();
    String template = templates.get(phrase.key());
    if (template == null && !OWN.contains(phrase.key())) {
      lacking.add(phrase.key());
    } else if (template != null) {
      for (int i = phrase.args().size(); i < MOST; i++) {
        if (template.contains("{" + i)) {
          lacking.add(phrase.key() + " {" + i + "}");
        }
      }
    }
    for (Object arg : phrase.args()) {
      if (arg instanceof Phrase inner) {
        lacking.addAll(lacking(inner));
      }
    }
    return lacking;
  }

  private String fill(String template, List<Object> args, Names names) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < template.length()) {
      char next = template.charAt(at);
      if (next == '{') {
        int end = end(template, at);
        text.append(part(template.substring(at + 1, end), args, names));
        at = end + 1;
      } else {
        text.append(next);
        at++;
      }
    }
    return text.toString();
  }

  private static int end(String template, int start) {
    int depth = 0;
    for (int i = start; i < template.length(); i++) {
      depth += template.charAt(i) == '{' ? 1 : template.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("a brace is left open: " + template);
  }

  private String part(String inner, List<Object> args, Names names) {
    int bar = inner.indexOf('|');
    int index = Integer.parseInt(bar < 0 ? inner : inner.substring(0, bar));
    Object arg = index < args.size() ? args.get(index) : "";
    if (bar < 0) {
      return say(arg, names);
    }
    int other = inner.indexOf('|', bar + 1);
    boolean one = arg.equals(1);
    return fill(one ? inner.substring(bar + 1, other) : inner.substring(other + 1), args, names);
  }
}
