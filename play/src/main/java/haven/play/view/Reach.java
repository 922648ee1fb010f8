package haven.play.view;

import haven.board.Hex;
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

/**
 * Where a move that has begun can lead. Every step is tried in a copy of the game, so that whatever
 * the rules say of a step is so; what would only come out by a step is not looked at.
 */
public final class Reach {
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
   */
  public record Spot(Hex hex, int points, Hex before, boolean mayStop, Set<Peril> perils) {}

  private record Way(Spot spot, Game game) {}

  /** The hexes in order of cost; none if the seat is not asked where to move. */
  public static List<Spot> of(Game game, int seat) {
    Map<Hex, Spot> found = new HashMap<>();
    List<Spot> spots = new ArrayList<>();
    PriorityQueue<Way> open =
        new PriorityQueue<>(
            Comparator.comparingInt((Way way) -> way.spot.points)
                .thenComparing(way -> way.spot.perils.size()));
    steps(game, seat, pointsOf(game), open);
    while (!open.isEmpty()) {
      Way way = open.remove();
      if (found.putIfAbsent(way.spot.hex, way.spot) == null) {
        spots.add(way.spot);
        if (way.spot.perils.isEmpty()) {
          steps(way.game, seat, pointsOf(game), open);
        }
      }
    }
    return spots;
  }

  private static int pointsOf(Game game) {
    return game.state().top() instanceof Moves.Walk walk ? walk.points() : 0;
  }

  private static void steps(Game game, int seat, int points, PriorityQueue<Way> open) {
    if (!(game.state().top() instanceof Moves.Walk walk) || !isAsked(game, seat)) {
      return;
    }
    Hex from = game.state().figure(walk.figure()).hex();
    for (Choice option : game.prompts().getFirst().options()) {
      if (option instanceof Choice.To(Hex hex)) {
        Game next = game.copy();
        List<Event> events = next.choose(seat, option);
        boolean goesOn =
            next.state().top() instanceof Moves.Walk other && other.figure().equals(walk.figure());
        Set<Peril> perils = perils(events, goesOn);
        boolean mayStop =
            !goesOn || next.prompts().getFirst().options().contains(new Choice.Decline());
        int spent = goesOn ? points - pointsOf(next) : points;
        open.add(new Way(new Spot(hex, spent, from, mayStop, perils), next));
      }
    }
  }

  private static boolean isAsked(Game game, int seat) {
    List<Prompt> prompts = game.prompts();
    return !prompts.isEmpty()
        && prompts.getFirst().kind() == Prompt.Kind.STEP
        && (prompts.getFirst().group() || prompts.getFirst().seat() == seat);
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
