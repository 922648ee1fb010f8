package haven.play.movement;

import haven.board.Board;
import haven.board.Door;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Walk;
import haven.model.HexEffect;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;

/** Follows one figure from hex to hex and writes down what happens; the scene itself stays. */
final class Footsteps {
  private final Scene scene;
  private final int mover;
  private final Ground ground;
  private final List<Hex> path = new ArrayList<>();
  private final List<MoveEvent> events = new ArrayList<>();
  private Board board;

  Footsteps(Scene scene, int mover) {
    this.scene = scene;
    this.mover = mover;
    ground = scene.ground().copy();
    board = scene.board();
  }

  /** Follows a whole walk. */
  Footsteps follow(Walk walk) {
    for (Walk.Entry entry : walk.entries()) {
      Hex hex = board.hex(entry.cell());
      events.add(
          entry.slid() ? new MoveEvent.Slid(hex) : new MoveEvent.Entered(hex, entry.points()));
      arrive(hex, entry.grounded());
    }
    return this;
  }

  /** The figure appears in a hex: it is put there, or teleports (MOV-33). */
  Footsteps appear(Hex hex, boolean grounded) {
    events.add(new MoveEvent.Appeared(hex));
    arrive(hex, grounded);
    return this;
  }

  Footsteps crash(Hex hex) {
    events.add(new MoveEvent.Crashed(hex));
    return this;
  }

  private void arrive(Hex hex, boolean grounded) {
    path.add(hex);
    if (board.isShut(board.at(hex))) { // OVL-11
      board = board.with(hex, Door.OPEN);
      events.add(new MoveEvent.DoorOpened(hex));
    }
    if (grounded) {
      touch(hex);
    }
  }

  /** What lies in the hex takes effect at once (MOV-04); a sprung trap is gone (OVL-32). */
  Footsteps touch(Hex hex) {
    int cell = board.at(hex);
    HexEffect effect = HexEffect.of(ground.tile(cell));
    Terrain terrain = ground.at(cell);
    if (terrain == Terrain.TRAP) {
      events.add(new MoveEvent.TrapSprung(hex, effect));
      if (!effect.stays()) {
        ground.put(cell, Terrain.NONE);
      }
    } else if (terrain == Terrain.HAZARD) {
      events.add(new MoveEvent.HazardEntered(hex, effect));
    }
    return this;
  }

  Moved moved(int pointsSpent, int pointsLeft, boolean interrupted, boolean movement) {
    return new Moved(path, events, pointsSpent, pointsLeft, interrupted, movement, after());
  }

  private Scene after() {
    var figures = new ArrayList<>(scene.figures());
    if (!path.isEmpty()) {
      Figure figure = figures.get(mover);
      figures.set(
          mover,
          new Figure(
              figure.name(), path.getLast(), figure.side(), figure.initiative(), figure.traits()));
    }
    return board == scene.board()
        ? new Scene(scene.ruleset(), board, scene.sight(), ground, figures)
        : Scene.of(scene.ruleset(), board, ground, figures);
  }
}
