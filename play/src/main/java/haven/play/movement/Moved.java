package haven.play.movement;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.HexDamage;
import haven.model.HexEffect;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a move comes to, step by step, and the scene after it. Whatever happens on the way may stop
 * the figure before the end (it dies, it is stunned); whoever resolves the events sees to that.
 *
 * @param path every hex entered, slides included
 * @param pointsLeft what is left to go on with if the move was interrupted; whatever is left at its
 *     end is lost (MOV-06)
 * @param interrupted whether a door was opened and the figure may go on afterwards (OVL-12)
 * @param movement whether it counts as movement: push and pull do (FRC-11), teleport does not
 *     (MOV-31)
 */
public record Moved(
    List<Hex> path,
    List<MoveEvent> events,
    int pointsSpent,
    int pointsLeft,
    boolean interrupted,
    boolean movement,
    Scene after) {

  public Moved {
    path = List.copyOf(path);
    events = List.copyOf(events);
  }

  /** What the hexes entered do to the figure, in order, each by itself (OVL-41). */
  public List<Harm> harms(int level) {
    HexDamage usual = after.ruleset().movement().hexDamage();
    var harms = new ArrayList<Harm>();
    for (MoveEvent event : events) {
      switch (event) {
        case MoveEvent.TrapSprung(Hex hex, HexEffect effect) ->
            harms.add(harm(hex, effect, Terrain.TRAP, usual, level));
        case MoveEvent.HazardEntered(Hex hex, HexEffect effect) ->
            harms.add(harm(hex, effect, Terrain.HAZARD, usual, level));
        case MoveEvent.Crashed(Hex hex) ->
            harms.add(new Harm(hex, usual.trap(level), Set.of())); // MOV-26b
        case MoveEvent.Entered _,
            MoveEvent.Slid _,
            MoveEvent.Appeared _,
            MoveEvent.DoorOpened _ -> {}
      }
    }
    return harms;
  }

  private static Harm harm(Hex hex, HexEffect effect, Terrain kind, HexDamage usual, int level) {
    return new Harm(hex, effect.damage(kind, usual, level), effect.conditions());
  }

  /** The damage of all hexes entered together. */
  public int damage(int level) {
    return harms(level).stream().mapToInt(Harm::damage).sum();
  }
}
