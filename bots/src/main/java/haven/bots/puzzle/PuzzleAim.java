package haven.bots.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What is to be reached in a turn: all of it. */
public record PuzzleAim(List<Part> parts) {
  /** One thing to be reached; its text is what a book of puzzles holds. */
  public sealed interface Part {
    boolean isMet(PuzzleRun run);

    String text();
  }

  /** That monster dies. */
  public record Kill(int figure) implements Part {
    @Override
    public boolean isMet(PuzzleRun run) {
      return run.tally().killed().contains(figure);
    }

    @Override
    public String text() {
      return "kill " + figure;
    }
  }

  /** So many monsters suffer damage. */
  public record Hurt(int number) implements Part {
    @Override
    public boolean isMet(PuzzleRun run) {
      return run.tally().hurt().size() >= number;
    }

    @Override
    public String text() {
      return "hurt " + number;
    }
  }

  /** So many money tokens are looted. */
  public record Loot(int number) implements Part {
    @Override
    public boolean isMet(PuzzleRun run) {
      return run.tally().coins() >= number;
    }

    @Override
    public String text() {
      return "loot " + number;
    }
  }

  /** What needs no number. */
  public enum Plain implements Part {
    /** A door is opened. */
    DOOR {
      @Override
      public boolean isMet(PuzzleRun run) {
        return run.tally().doors() > 0;
      }
    },
    /** No card is lost, neither for an action nor against damage. */
    KEEP {
      @Override
      public boolean isMet(PuzzleRun run) {
        return run.lost() <= 0;
      }
    },
    /** Nobody attacks the hero in the rest of the round. */
    UNTOUCHED {
      @Override
      public boolean isMet(PuzzleRun run) {
        return !run.tally().attacked() && run.isRoundOver();
      }
    };

    @Override
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public PuzzleAim {
    parts = List.copyOf(parts);
  }

  /** Those parts that the turn has not reached; none if it is solved. */
  public List<Part> missing(PuzzleRun run) {
    return parts.stream().filter(part -> !part.isMet(run)).toList();
  }

  public boolean isMet(PuzzleRun run) {
    return run.isOver() && missing(run).isEmpty();
  }

  PuzzleAim and(Part part) {
    List<Part> more = new ArrayList<>(parts);
    more.add(part);
    return new PuzzleAim(more);
  }

  long kills() {
    return parts.stream().filter(Kill.class::isInstance).count();
  }

  static PuzzleAim read(String text) {
    return new PuzzleAim(
        Arrays.stream(text.split(",")).map(String::strip).map(PuzzleAim::part).toList());
  }

  private static Part part(String text) {
    for (Plain plain : Plain.values()) {
      if (plain.text().equals(text)) {
        return plain;
      }
    }
    String[] words = text.split(" ");
    int number = Integer.parseInt(words[words.length - 1]);
    return switch (words[0]) {
      case "kill" -> new Kill(number);
      case "hurt" -> new Hurt(number);
      case "loot" -> new Loot(number);
      default -> throw new IllegalArgumentException("'" + text + "' is no aim");
    };
  }

  @Override
  public String toString() {
    return parts.stream().map(Part::text).collect(Collectors.joining(", "));
  }
}
