package haven.play.view;

import haven.board.Hex;
import haven.play.engine.Asking;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.movement.Moves;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a move that has begun can lead. Every step is tried in a game that the seat cannot tell
 * from the real one, so that whatever the rules say of a step is so; what would only come out by a
 * step is not looked at.
 */
public final class Reach {
  private static final long SEED = 29;

  private Reach() {}

  /** What happens on entering a hex. */
  public enum Peril {
    TRAP,
    HAZARD,
    DOOR,
    /** Something else interrupts the move there. */
    STOP
  }

  /**
   * A hex that can be reached.
   *
   * @param points movement points that it takes
   * @param before the hex before it on the way
   * @param mayStop whether the move may end there
   * @param loot how many loot tokens are taken on entering it
   * @param harms the harm that entering it does
   * @param atEnd the harm that ending the move there does besides
   */
  public record Spot(
      Hex hex,
      int points,
      Hex before,
      boolean mayStop,
      Set<Peril> perils,
      int loot,
      List<Harm> harms,
      List<Harm> atEnd) {}

  /**
   * @param turns how often the way changes its direction: of ways that cost the same, the straight
   *     one is meant
   */
  private record Way(Spot spot, Game game, int turns, int number) {}

  /** The hexes in order of cost; none if the seat is not asked where to move. */
  public static List<Spot> of(Game game, int seat) {
    Map<Hex, Way> found = new HashMap<>();
    List<Spot> spots = new ArrayList<>();
    PriorityQueue<Way> open =
        new PriorityQueue<>(
            Comparator.comparingInt((Way way) -> way.spot.points)
                .thenComparing(way -> way.spot.perils.size())
                .thenComparing(Way::turns)
                .thenComparing(Way::number));
    if (!isAsked(game, seat)) {
      return spots;
    }
    steps(game.insightFor(seat).imagine(SEED).copy(Chance.Source.TABLE), seat, null, open);
    while (!open.isEmpty()) {
      Way way = open.remove();
      if (found.putIfAbsent(way.spot.hex, way) == null) {
        spots.add(way.spot);
        if (way.spot.perils.isEmpty()) {
          steps(way.game, seat, way, open);
        }
      }
    }
    return spots;
  }

  private static void steps(Game game, int seat, @Nullable Way way, PriorityQueue<Way> open) {
    if (!(game.state().top() instanceof Moves.Walk walk) || !isAsked(game, seat)) {
      return;
    }
    Prompt prompt = game.prompts().getFirst();
    Hex from = game.state().figure(walk.figure()).hex();
    Asking asking = Asking.of(game, prompt);
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.To(Hex hex)) {
        Game next = game.copy();
        List<Event> events = next.choose(seat, option);
        boolean goesOn =
            next.state().top() instanceof Moves.Walk other && other.figure().equals(walk.figure());
        Choice stop = new Choice.Decline();
        boolean mayStop = !goesOn || next.prompts().getFirst().options().contains(stop);
        int spent = (way == null ? 0 : way.spot.points) + walk.pointsFor(asking.play(), hex);
        Spot spot =
            new Spot(
                hex,
                spent,
                from,
                mayStop,
                perils(events, goesOn),
                loot(events),
                Warnings.of(game, next, events),
                goesOn && mayStop
                    ? Warnings.atOnce(next, next.prompts().getFirst(), stop)
                    : List.of());
        open.add(new Way(spot, next, turns(way, from, hex), open.size()));
      }
    }
  }

  private static int turns(@Nullable Way way, Hex from, Hex to) {
    if (way == null) {
      return 0;
    }
    Hex before = way.spot.before;
    boolean straight =
        from.q() - before.q() == to.q() - from.q() && from.r() - before.r() == to.r() - from.r();
    return way.turns + (straight ? 0 : 1);
  }

  private static boolean isAsked(Game game, int seat) {
    List<Prompt> prompts = game.prompts();
    return !prompts.isEmpty()
        && prompts.getFirst().kind() == Prompt.Kind.STEP
        && (prompts.getFirst().group() || prompts.getFirst().seat() == seat);
  }

  private static int loot(List<Event> events) {
    return events.stream()
        .filter(Event.Looted.class::isInstance)
        .mapToInt(event -> Math.max(1, event.number()))
        .sum();
  }

  private static Set<Peril> perils(List<Event> events, boolean goesOn) {
    Set<Peril> perils = EnumSet.noneOf(Peril.class);
    for (Event event : events) {
      if (event instanceof Event.TrapSprung) {
        perils.add(Peril.TRAP);
      } else if (event instanceof Event.HazardEntered) {
        perils.add(Peril.HAZARD);
      } else if (event instanceof Event.DoorOpened) {
        perils.add(Peril.DOOR);
      }
    }
    if (!goesOn && perils.isEmpty()) {
      perils.add(Peril.STOP);
    }
    return perils;
  }
}
