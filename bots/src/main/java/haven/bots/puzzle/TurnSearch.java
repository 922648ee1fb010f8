package haven.bots.puzzle;

import haven.model.Facts;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.TurnNumber;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Every way to play one turn: whatever is asked is answered in every way, the shortest ways first.
 * Where two ways lead to the same table by the same cards, only the first is followed: who walks in
 * circles has not played another turn.
 */
final class TurnSearch {
  /** What cards ask of a way is called so in the language of abilities. */
  private static final Pattern WAY =
      Pattern.compile("MOVED|NEXT_TO_PATH|STRAIGHT|ClearPath|path=true");

  /** A choice, and those before it. */
  private record Way(Choice choice, @Nullable Way before) {
    static List<Choice> of(@Nullable Way last) {
      List<Choice> all = new ArrayList<>();
      for (Way way = last; way != null; way = way.before) {
        all.addFirst(way.choice);
      }
      return all;
    }
  }

  private record Node(PuzzleRun run, @Nullable Way way) {}

  /**
   * A turn that was played to its end.
   *
   * @param run as it stands after it
   */
  record Played(PuzzleRun run, List<Choice> choices) {
    /** What was played for it, in whichever order: turns that differ in it differ in essence. */
    Set<String> line() {
      return Set.copyOf(run.tally().acts());
    }
  }

  private final int most;

  /** How far a figure on its way could still go at most, by the number of the table. */
  private final Map<Long, Integer> seen = new HashMap<>();

  private final Deque<Node> open = new ArrayDeque<>();
  private final List<Played> played = new ArrayList<>();
  private boolean byWay;
  private int made;

  /**
   * @param most so many choices are tried
   */
  TurnSearch(int most) {
    this.most = most;
  }

  /**
   * All turns; nothing if there are too many, if somebody else is asked on the way, or if a deck
   * runs out of +0.
   */
  Optional<List<Played>> all(Game position) {
    PuzzleRun start = PuzzleRun.of(position);
    byWay = WAY.matcher(start.cards()).find();
    open.add(new Node(start, null));
    while (!open.isEmpty()) {
      Node node = open.remove();
      if (!node.run.isOwn() || !follow(node)) {
        return Optional.empty();
      }
    }
    return Optional.of(played);
  }

  int made() {
    return made;
  }

  private boolean follow(Node node) {
    Prompt prompt = node.run.game().prompts().getFirst();
    for (Choice choice : prompt.options()) {
      if (++made > most) {
        return false;
      }
      PuzzleRun run = node.run.copy();
      try {
        run.choose(choice);
      } catch (Refused refused) {
        continue; // by a rule that only the choice itself finds
      }
      if (!run.tally().even()) {
        return false;
      }
      if (isNew(run)) {
        Way way = new Way(choice, node.way);
        if (run.isOver()) {
          played.add(new Played(run, Way.of(way)));
        } else {
          open.add(new Node(run, way));
        }
      }
    }
    return true;
  }

  /** Whoever comes to the same table with more movement points left can do more. */
  private boolean isNew(PuzzleRun run) {
    long number =
        new Facts().number(TurnNumber.of(run.game(), byWay)).number(run.tally().number()).sum();
    int points = TurnNumber.points(run.game());
    if (seen.getOrDefault(number, -1) >= points) {
      return false;
    }
    seen.put(number, points);
    return true;
  }
}
