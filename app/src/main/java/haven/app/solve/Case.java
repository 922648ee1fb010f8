package haven.app.solve;

import haven.board.Drawing;
import haven.board.Hex;
import haven.play.mind.Outcome;
import haven.play.mind.Position;
import haven.play.mind.PositionText;
import haven.play.table.Figure;
import haven.play.table.Scene;
import haven.server.solve.ReadPosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A position to be solved, wherever it came from.
 *
 * @param names what to call its hexes: figures, and those a drawing names
 * @param drawn whether it was drawn as text, so that it is shown the same way round
 * @param expected the complete set of outcomes, where the file states it
 */
record Case(
    String id,
    String title,
    Position position,
    Map<Hex, String> names,
    boolean drawn,
    Optional<List<ReadPosition.Expected>> expected) {

  /** A case in which figures go by letters: M acts, m are its friends, A, B, C … its enemies. */
  static Case lettered(ReadPosition read) {
    Position position = read.position();
    Map<Hex, String> names = new HashMap<>();
    char next = 'A';
    for (Figure figure : position.scene().figures()) {
      if (figure.equals(position.actor())) {
        names.put(figure.hex(), "M");
      } else if (figure.side() == position.actor().side()) {
        names.put(figure.hex(), "m");
      } else {
        names.put(figure.hex(), String.valueOf(next));
        next = next == 'L' ? 'N' : (char) Math.min(next + 1, 'Z');
      }
    }
    return new Case(read.id(), read.title(), position, names, false, read.expected());
  }

  static Case drawn(String id, PositionText text) {
    Map<Hex, String> names = new HashMap<>();
    text.drawing().names().forEach((letter, hex) -> names.put(hex, letter.toString()));
    return new Case(
        id,
        text.text().title(),
        text.position(),
        names,
        true,
        text.expected().map(lines -> lines.stream().map(line -> expected(line, text)).toList()));
  }

  /** {@code a attacks B C}, or just {@code a}. */
  private static ReadPosition.Expected expected(String line, PositionText text) {
    String[] parts = line.split(" attacks ", 2);
    List<Hex> stop = text.drawing().hexes(parts[0]);
    if (stop.size() != 1) {
      throw new IllegalArgumentException(
          "'expect: " + line + "' should read 'a' or 'a attacks B C'");
    }
    List<Hex> attacks = parts.length == 2 ? text.drawing().hexes(parts[1]) : List.of();
    return new ReadPosition.Expected(
        stop.getFirst(), Set.copyOf(attacks), Optional.empty(), Optional.empty());
  }

  String name(Hex hex) {
    String name = names.get(hex);
    if (name == null) {
      return hex.toString();
    }
    return drawn || name.equals("M") ? name : name + " " + hex;
  }

  String names(List<Hex> hexes) {
    return String.join(", ", hexes.stream().map(this::name).toList());
  }

  /**
   * The board with its figures; the hexes where outcomes end, if they have no name yet, numbered.
   */
  String picture(List<Outcome> outcomes) {
    Map<Hex, String> shown = new HashMap<>(names);
    List<Hex> stops = new ArrayList<>();
    for (Outcome outcome : outcomes) {
      if (!stops.contains(outcome.stop())) {
        stops.add(outcome.stop());
        shown.putIfAbsent(outcome.stop(), String.valueOf(stops.size()));
      }
    }
    Scene scene = position.scene();
    return drawn
        ? Drawing.draw(scene.board(), scene.ground(), shown)
        : Drawing.drawMirrored(scene.board(), scene.ground(), shown);
  }
}
