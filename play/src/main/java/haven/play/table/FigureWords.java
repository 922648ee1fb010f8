package haven.play.table;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** One line of a drawn position's legend: {@code M: acts, move 2, flies, attack range 3}. */
public record FigureWords(String name, List<String> words) {
  private static final Set<String> PLAIN =
      Set.of(
          "acts",
          "monster",
          "character",
          "ally",
          "objective",
          "focusable",
          "exhausted",
          "invisible",
          "flying",
          "long rest",
          "walks",
          "jumps",
          "flies",
          "teleports",
          "attack melee",
          "disarmed",
          "immobilized",
          "stunned",
          "muddled");
  private static final List<String> NUMBERED =
      List.of("initiative", "move", "attack range", "targets");
  private static final String SUMMON = "summon of ";

  public FigureWords {
    for (String word : words) {
      boolean known =
          PLAIN.contains(word)
              || word.startsWith(SUMMON)
              || NUMBERED.stream().anyMatch(key -> word.matches(key + " \\d{1,3}"));
      if (!known) {
        throw new IllegalArgumentException(
            "'"
                + name
                + ": "
                + word
                + "' is not understood; known are "
                + String.join(", ", PLAIN.stream().sorted().toList())
                + ", summon of X, "
                + String.join(" N, ", NUMBERED)
                + " N");
      }
    }
  }

  public boolean says(String word) {
    return words.contains(word);
  }

  /** The number behind a word: {@code move 2}. */
  public Optional<Integer> number(String key) {
    return words.stream()
        .filter(word -> word.startsWith(key + " "))
        .map(word -> Integer.valueOf(word.substring(key.length() + 1)))
        .findFirst();
  }

  /** Whose summon it is: {@code summon of X}. */
  public Optional<String> summoner() {
    return words.stream()
        .filter(word -> word.startsWith(SUMMON))
        .map(word -> word.substring(SUMMON.length()).strip())
        .findFirst();
  }

  public boolean acts() {
    return says("acts");
  }

  /** The acting figure is a monster unless it says otherwise; so are those that only say so. */
  private Side side() {
    return says("character") || says("ally") || summoner().isPresent() ? Side.PARTY : Side.MONSTERS;
  }

  /**
   * @param initiativeOf the initiative of a summoner
   */
  Initiative initiative(Function<Character, Initiative> initiativeOf) {
    if (summoner().isPresent()) {
      return initiativeOf.apply(summoner().get().charAt(0)).summon(0);
    }
    if (says("long rest") || says("objective")) {
      return number("initiative").map(Initiative::of).orElse(Initiative.LAST);
    }
    return number("initiative").map(Initiative::of).orElse(Initiative.of(50));
  }

  /** The number of the figure is its place among the drawn ones. */
  Figure figure(FigureId id, Hex hex, Function<Character, Initiative> initiativeOf) {
    Figure figure =
        Figure.of(id, Nature.plain(name, kind(), side(), says("focusable")), hex)
            .with(initiative(initiativeOf))
            .flying(says("flying") || says("flies"));
    if (says("invisible")) {
      figure = figure.gaining(Condition.INVISIBLE, false);
    }
    return says("exhausted") ? figure.exhausted() : figure;
  }

  private Nature.Kind kind() {
    if (says("objective")) {
      return Nature.Kind.OBJECTIVE;
    }
    if (says("character")) {
      return Nature.Kind.CHARACTER;
    }
    if (summoner().isPresent()) {
      return Nature.Kind.SUMMON;
    }
    return says("ally") ? Nature.Kind.ALLY : Nature.Kind.MONSTER;
  }
}
