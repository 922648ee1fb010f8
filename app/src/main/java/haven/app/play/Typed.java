package haven.app.play;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What can be typed to answer a question. Options have numbers; but where somebody says what came
 * up, a number is what stands on the card or standee, so none are given out.
 */
public final class Typed {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
  private static final Pattern VALUE = Pattern.compile("(?:^number |\\()(\\d{1,4})(?!\\d)");
  private static final Pattern VALUE_AND_MORE = Pattern.compile("(\\d{1,4})((?:[ ,]+\\D.*)?)");
  private static final int NAMED = 4;
  private static final List<String> HEXES = List.of("to ", "along ", "lay ");
  private static final List<String> WORDS = List.of("");

  private final Game game;
  private final Prompt prompt;

  /** By what each of them is called. */
  private final Map<String, Choice> words = new LinkedHashMap<>();

  private Typed(Game game, Prompt prompt) {
    this.game = game;
    this.prompt = prompt;
  }

  public static Typed to(Game game, Prompt prompt) {
    Typed typed = new Typed(game, prompt);
    // Cards that read alike are alike where chance decides; elsewhere the number tells.
    prompt.options().forEach(one -> typed.words.putIfAbsent(game.words(prompt, one), one));
    return typed;
  }

  private boolean isChance() {
    return prompt.kind() == Prompt.Kind.CHANCE;
  }

  private CardPair pair() {
    return new CardPair(game, prompt);
  }

  /** As they are listed. */
  public List<String> lines() {
    if (CardPair.isAskedBy(prompt)) {
      return pair().lines();
    }
    List<String> lines = new ArrayList<>();
    if (isChance()) {
      words.keySet().forEach(one -> lines.add("     " + one));
      lines.add("  Type what came up, such as '" + example() + "'");
      return lines;
    }
    List<Choice> options = prompt.options();
    for (int i = 0; i < options.size(); i++) {
      lines.add("%4d  %s".formatted(i + 1, game.words(prompt, options.get(i))));
    }
    return lines;
  }

  private String example() {
    return shortly(words.keySet().iterator().next());
  }

  private static String shortly(String one) {
    OptionalInt value = value(one);
    return value.isPresent() ? "" + value.getAsInt() : one.split(": ", 2)[0];
  }

  /** For completion. */
  public List<String> words() {
    return CardPair.isAskedBy(prompt) ? pair().words() : List.copyOf(words.keySet());
  }

  /** What an answer is called; nothing if it is not one of the options, such as a whole path. */
  String called(Choice choice) {
    return prompt.options().contains(choice) ? game.words(prompt, choice) : "";
  }

  /**
   * What is meant.
   *
   * @throws IllegalArgumentException if it is not clear; the message says what would be
   */
  public Choice named(String typed) {
    String line = typed.strip().replaceAll("\\s+", " ");
    if (CardPair.isAskedBy(prompt) && CardPair.isMeantBy(line, prompt)) {
      return pair().named(line);
    }
    if (isChance() && VALUE_AND_MORE.matcher(line).matches() && hasValues()) {
      return only(line, byValue(line));
    }
    if (NUMBER.matcher(line).matches()) {
      return byNumber(line);
    }
    Choice exact = exact(line);
    return exact != null ? exact : only(line, beginning(line));
  }

  private Choice byNumber(String line) {
    int number = Integer.parseInt(line);
    if (isChance() || number < 1 || number > prompt.options().size()) {
      throw new IllegalArgumentException(
          isChance()
              ? "what came up, please, such as '" + example() + "'"
              : "a number from 1 to " + prompt.options().size() + ", please");
    }
    return prompt.options().get(number - 1);
  }

  /** The very words of an option, or as records write it where that has no numbers of its own. */
  private @Nullable Choice exact(String line) {
    for (var one : words.entrySet()) {
      if (plain(one.getKey()).equals(plain(line))) {
        return one.getValue();
      }
    }
    boolean counts = line.replaceAll("\\([^)]*\\)", "").matches(".*\\d.*");
    return counts ? null : written(line);
  }

  /** Hexes may stand alone: to go to, to walk along, to lay an area on. */
  private @Nullable Choice written(String line) {
    String text = line.replaceAll("\\s*([(,)])\\s*", "$1").replaceAll("(?<=.)\\(", " (");
    for (String words : line.startsWith("(") ? HEXES : WORDS) {
      Optional<Choice> read = Choice.read(words + text).filter(this::isOpen);
      if (read.isPresent()) {
        return read.get();
      }
    }
    return null;
  }

  private boolean isOpen(Choice choice) {
    return choice instanceof Choice.Undo
        || choice instanceof Choice.Along && prompt.kind() == Prompt.Kind.STEP
        || prompt.options().contains(choice);
  }

  private List<String> beginning(String line) {
    return words.keySet().stream().filter(one -> plain(one).startsWith(plain(line))).toList();
  }

  private boolean hasValues() {
    return words.keySet().stream().anyMatch(one -> value(one).isPresent());
  }

  /**
   * By the number of a standee, by the initiative of a card, and some word if two have the same.
   */
  private List<String> byValue(String line) {
    Matcher typed = VALUE_AND_MORE.matcher(line);
    if (!typed.matches()) {
      return List.of();
    }
    int value = Integer.parseInt(typed.group(1));
    String more = plain(typed.group(2).replaceFirst("[ ,]+", ""));
    List<String> found =
        words.keySet().stream()
            .filter(one -> value(one).orElse(-1) == value && plain(one).contains(more))
            .toList();
    return found.isEmpty() ? beginning(line) : found;
  }

  private static OptionalInt value(String words) {
    Matcher value = VALUE.matcher(words);
    return value.find() ? OptionalInt.of(Integer.parseInt(value.group(1))) : OptionalInt.empty();
  }

  private Choice only(String line, List<String> found) {
    if (found.size() == 1) {
      return Objects.requireNonNull(words.get(found.getFirst()));
    }
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          "'" + line + "' is none of the options: " + some(List.copyOf(words.keySet())));
    }
    throw new IllegalArgumentException("'" + line + "' could be " + some(found));
  }

  private static String some(List<String> all) {
    return all.stream()
            .limit(NAMED)
            .map(one -> "'" + one.split(": ", 2)[0] + "'")
            .collect(Collectors.joining(", "))
        + (all.size() > NAMED ? " … ('options' lists all)" : "");
  }

  /** Without regard to case, and to how somebody calls a modifier. */
  static String plain(String text) {
    String plain = text.toLowerCase(Locale.ROOT).replace('−', '-').replace('×', 'x');
    return plain.replaceFirst("^x2\\b", "2x").replaceFirst("^miss\\b", "null");
  }
}
