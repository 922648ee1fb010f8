package haven.play.table;

import haven.board.Hex;
import java.util.EnumSet;
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

  public Figure figure(Hex hex, Function<Character, Initiative> initiativeOf) {
    Set<Figure.Trait> traits = EnumSet.noneOf(Figure.Trait.class);
    if (says("invisible")) {
      traits.add(Figure.Trait.INVISIBLE);
    }
    if (says("flying") || says("flies")) {
      traits.add(Figure.Trait.FLYING);
    }
    if (says("objective")) {
      traits.add(Figure.Trait.OBJECTIVE);
    }
    if (says("character")) {
      traits.add(Figure.Trait.CHARACTER);
    }
    if (says("focusable")) {
      traits.add(Figure.Trait.FOCUSABLE);
    }
    if (summoner().isPresent()) {
      traits.add(Figure.Trait.SUMMON);
    }
    Figure figure = new Figure(name, hex, side(), initiative(initiativeOf), traits);
    return says("exhausted") ? figure.exhausted() : figure;
  }
}
