package haven.bots.puzzle;

import haven.play.engine.Choice;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What all turns of a position make of it: an aim that few of them reach, if there is a good one.
 *
 * @param ways turns that differ in essence and reach it
 * @param lines turns that differ in essence
 * @param reached all turns that do
 * @param turns all turns
 */
record Judged(PuzzleAim aim, int ways, int lines, int reached, int turns, List<Choice> solution) {
  private static final int FEWEST_LINES = 6;
  private static final int FEWEST_TURNS = 60;
  private static final int MOST_WAYS = 3;

  /** One turn in so many may reach the aim, however often the last step of it differs. */
  private static final int RARE = 10;

  private static final int MOST_GROUPS = 4;
  private static final int MANY_HURT = 3;

  static Optional<Judged> of(List<TurnSearch.Played> all) {
    int lines = lines(all);
    if (all.size() < FEWEST_TURNS || lines < FEWEST_LINES) {
      return Optional.empty();
    }
    return aims(all).stream()
        .map(aim -> judged(aim, all, lines))
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(Judged::clumsiness));
  }

  /** The fewer words and ways, the better; to get away with it is worth a word. */
  private int clumsiness() {
    boolean untouched = aim.parts().contains(PuzzleAim.Plain.UNTOUCHED);
    return aim.parts().size() * MOST_WAYS + ways - (untouched ? MOST_WAYS : 0);
  }

  /** By this aim, if it makes a puzzle. */
  private static Optional<Judged> judged(PuzzleAim aim, List<TurnSearch.Played> all, int lines) {
    List<TurnSearch.Played> reached = reached(aim, all);
    int ways = lines(reached);
    return reached.isEmpty() || ways > MOST_WAYS || reached.size() * RARE > all.size()
        ? Optional.empty()
        : Optional.of(new Judged(aim, ways, lines, reached.size(), all.size(), shortest(reached)));
  }

  static List<TurnSearch.Played> reached(PuzzleAim aim, List<TurnSearch.Played> all) {
    return all.stream().filter(one -> aim.isMet(one.run())).toList();
  }

  static int lines(Collection<TurnSearch.Played> turns) {
    Set<Set<String>> lines = new HashSet<>();
    turns.forEach(one -> lines.add(one.line()));
    return lines.size();
  }

  /** Without what is not needed: the fewest choices, and no card taken out of play if possible. */
  private static List<Choice> shortest(List<TurnSearch.Played> reached) {
    return reached.stream()
        .min(
            Comparator.comparing(Judged::removes)
                .thenComparingInt(one -> one.run().lost())
                .thenComparingInt(one -> one.choices().size()))
        .orElseThrow()
        .choices();
  }

  private static boolean removes(TurnSearch.Played played) {
    return played.choices().stream().anyMatch(Choice.Remove.class::isInstance);
  }

  /** The most that can be killed, or hurt, and what else can be reached with it. */
  private static List<PuzzleAim> aims(List<TurnSearch.Played> all) {
    int kills = most(all, one -> one.run().tally().killed().size());
    int hurt = most(all, one -> one.run().tally().hurt().size());
    List<PuzzleAim> bare = new ArrayList<>();
    if (kills > 0) {
      all.stream()
          .map(one -> one.run().tally().killed())
          .filter(dead -> dead.size() == kills)
          .distinct()
          .limit(MOST_GROUPS)
          .forEach(dead -> bare.add(new PuzzleAim(dead.stream().map(Judged::kill).toList())));
    } else if (hurt > 1) {
      bare.add(new PuzzleAim(List.of(new PuzzleAim.Hurt(hurt))));
    }
    List<PuzzleAim> aims = new ArrayList<>();
    for (PuzzleAim one : bare) {
      aims.add(one);
      aims.addAll(harder(one, all));
    }
    aims.removeIf(aim -> !isWorthwhile(aim));
    return aims;
  }

  /** Two things at least are to be brought under one hat; to be thrifty is not one of them. */
  private static boolean isWorthwhile(PuzzleAim aim) {
    int weight = 0;
    for (PuzzleAim.Part part : aim.parts()) {
      weight +=
          switch (part) {
            case PuzzleAim.Kill _ -> 1;
            case PuzzleAim.Hurt(int number) -> number >= MANY_HURT ? 2 : aim.kills() > 0 ? 0 : 1;
            case PuzzleAim.Loot _ -> 1;
            case PuzzleAim.Plain plain -> plain == PuzzleAim.Plain.KEEP ? 0 : 1;
          };
    }
    return weight > 1;
  }

  private static PuzzleAim.Part kill(int figure) {
    return new PuzzleAim.Kill(figure);
  }

  private static int most(List<TurnSearch.Played> all, ToIntFunction<TurnSearch.Played> what) {
    return all.stream().mapToInt(what).max().orElse(0);
  }

  /** With one more part or two, each of which shuts out some of the turns that reach the rest. */
  private static List<PuzzleAim> harder(PuzzleAim aim, List<TurnSearch.Played> all) {
    List<PuzzleAim> once = more(aim, all).toList();
    List<PuzzleAim> harder = new ArrayList<>(once);
    once.forEach(one -> more(one, all).forEach(harder::add));
    return harder;
  }

  private static Stream<PuzzleAim> more(PuzzleAim aim, List<TurnSearch.Played> all) {
    List<TurnSearch.Played> reached = reached(aim, all);
    int coins = most(reached, one -> one.run().tally().coins());
    Set<PuzzleAim.Part> parts =
        Stream.<PuzzleAim.Part>of(PuzzleAim.Plain.values()).collect(Collectors.toSet());
    if (coins > 0) {
      parts.add(new PuzzleAim.Loot(coins));
    }
    int hurt = most(reached, one -> one.run().tally().hurt().size());
    if (hurt > aim.kills() && aim.parts().stream().noneMatch(PuzzleAim.Hurt.class::isInstance)) {
      parts.add(new PuzzleAim.Hurt(hurt));
    }
    return parts.stream()
        .filter(part -> !aim.parts().contains(part))
        .filter(part -> part != PuzzleAim.Plain.UNTOUCHED || isLast(all))
        .sorted(Comparator.comparing(PuzzleAim.Part::text))
        .map(aim::and)
        .filter(
            harder -> {
              int left = reached(harder, reached).size();
              return left > 0 && left < reached.size();
            });
  }

  /** Whether no other hero acts after this one, so that the round ends whatever is chosen. */
  private static boolean isLast(List<TurnSearch.Played> all) {
    return all.stream().allMatch(one -> one.run().isRoundOver() || one.run().tally().attacked());
  }
}
