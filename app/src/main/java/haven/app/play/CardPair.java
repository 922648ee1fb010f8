package haven.app.play;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Two cards for a round: by the numbers they have on the terminal, from 1, or by their names. */
record CardPair(Game game, Prompt prompt) {
  private static final String LONG = "long rest";
  private static final String SHORT = "short rest first";

  static boolean isAskedBy(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.CARDS
        && prompt.options().stream().anyMatch(Choice.Cards.class::isInstance);
  }

  /** Whether it is no other answer, such as a long rest. */
  static boolean isMeantBy(String line, Prompt prompt) {
    boolean other =
        Typed.plain(LONG).startsWith(Typed.plain(line))
            || Typed.plain(SHORT).startsWith(Typed.plain(line))
            || Choice.read(line).filter(choice -> !(choice instanceof Choice.Cards)).isPresent();
    return !other || line.matches("\\d+");
  }

  /** The cards that can be chosen, by their numbers. */
  private Map<Integer, String> cards() {
    Map<Integer, String> cards = new TreeMap<>();
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Cards(int leading, int second)) {
        for (int card : List.of(leading, second)) {
          cards.computeIfAbsent(card + 1, _ -> game.words(prompt, new Choice.Card(card)));
        }
      }
    }
    return cards;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    cards().forEach((number, name) -> lines.add("%4d  %s".formatted(number, name)));
    String rests =
        rests().stream().map(rest -> "'" + rest + "'").collect(Collectors.joining(" or "));
    lines.add(
        "  Type two of them, the leading one first, " + example() + (rests.isEmpty() ? "" : ","));
    if (!rests.isEmpty()) {
      lines.add("  or " + rests);
    }
    return lines;
  }

  private List<String> rests() {
    List<String> rests = new ArrayList<>();
    if (prompt.has(Choice.LongRest.class)) {
      rests.add(LONG);
    }
    if (prompt.has(Choice.ShortRest.class)) {
      rests.add(SHORT);
    }
    return rests;
  }

  List<String> words() {
    List<String> words = new ArrayList<>(cards().values());
    words.addAll(rests());
    return words;
  }

  private String example() {
    List<Integer> numbers = List.copyOf(cards().keySet());
    Map<Integer, String> cards = cards();
    return "such as '%d %d' or '%s, %s'"
        .formatted(
            numbers.get(1),
            numbers.get(0),
            firstWord(Objects.requireNonNull(cards.get(numbers.get(1)))),
            firstWord(Objects.requireNonNull(cards.get(numbers.get(0)))));
  }

  private static String firstWord(String name) {
    return name.split("[ ,(]", 2)[0];
  }

  Choice named(String line) {
    Set<Choice> found = new LinkedHashSet<>();
    if (line.contains(",")) {
      for (int comma = line.indexOf(','); comma >= 0; comma = line.indexOf(',', comma + 1)) {
        pair(line.substring(0, comma), line.substring(comma + 1), found);
      }
    } else {
      for (int space = line.indexOf(' '); space >= 0; space = line.indexOf(' ', space + 1)) {
        pair(line.substring(0, space), line.substring(space + 1), found);
      }
    }
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          (found.isEmpty() ? "two cards, please, " : "'" + line + "' could be several pairs: ")
              + example());
    }
    return found.iterator().next();
  }

  private void pair(String first, String second, Set<Choice> found) {
    List<Integer> leading = cards(first);
    List<Integer> other = cards(second.strip().replaceFirst("^then ", ""));
    for (int one : leading) {
      for (int two : other) {
        Choice choice = new Choice.Cards(one - 1, two - 1);
        if (prompt.options().contains(choice)) {
          found.add(choice);
        }
      }
    }
  }

  /** The cards of that number, or whose names begin so. */
  private List<Integer> cards(String typed) {
    String text = Typed.plain(typed.strip());
    List<Integer> found = new ArrayList<>();
    cards()
        .forEach(
            (number, name) -> {
              boolean named = !text.isEmpty() && Typed.plain(name).startsWith(text);
              if (text.equals("" + number) || named && !text.matches("\\d+")) {
                found.add(number);
              }
            });
    return found;
  }
}
