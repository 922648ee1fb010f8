package haven.play.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.CellSet;
import haven.board.Hex;
import haven.model.Ruleset;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A drawn scene, and movement in its letters. */
record Drawn(SceneText text) {

  static Drawn of(String picture, Ruleset ruleset) {
    return new Drawn(SceneText.of(picture, ruleset));
  }

  Scene scene() {
    return text.scene();
  }

  Figure figure(char name) {
    return scene().figure(String.valueOf(name));
  }

  List<Hex> hexes(String names) {
    return text.drawing().hexes(names);
  }

  CellSet everywhere() {
    return scene().board().allCells();
  }

  MoveAbility move(char name, int points) {
    return MoveAbility.of(scene(), figure(name), Set.of(), points, false);
  }

  MoveAbility jump(char name, int points) {
    return MoveAbility.of(scene(), figure(name), Set.of(), points, true);
  }

  MoveAbility controlled(char name, char controller, int points) {
    return MoveAbility.controlled(
        scene(), figure(name), Set.of(), figure(controller), points, false);
  }

  ForcedMove force(char actor, Force force, char target) {
    return ForcedMove.of(scene(), figure(actor), figure(target), force);
  }

  /** {@code a1 b3}: lettered hexes to stop in, with their price. */
  String stops(MoveAbility ability) {
    return ability.stops().stream()
        .filter(stop -> text.drawing().names().containsValue(stop.hex()))
        .map(stop -> text.name(stop.hex()) + stop.points())
        .sorted()
        .collect(Collectors.joining(" "));
  }

  /** Each path as the letters of its hexes; {@code -} for the empty one. */
  List<String> choices(ForcedMove move) {
    return move.choices().stream().map(path -> path.isEmpty() ? "-" : names(path)).toList();
  }

  String names(List<Hex> hexes) {
    return hexes.stream().map(text::name).collect(Collectors.joining());
  }

  /** {@code enter a 1, trap a, slide b}. */
  String tell(Moved moved) {
    return moved.events().stream().map(this::tell).collect(Collectors.joining(", "));
  }

  private String tell(MoveEvent event) {
    String hex = text.name(event.hex());
    return switch (event) {
      case MoveEvent.Entered entered -> "enter " + hex + " " + entered.points();
      case MoveEvent.Slid _ -> "slide " + hex;
      case MoveEvent.Appeared _ -> "appear " + hex;
      case MoveEvent.TrapSprung _ -> "trap " + hex;
      case MoveEvent.HazardEntered _ -> "hazard " + hex;
      case MoveEvent.DoorOpened _ -> "door " + hex;
      case MoveEvent.Crashed _ -> "crash " + hex;
    };
  }

  static void assertRefused(String rule, ThrowingCallable action) {
    assertThatThrownBy(action)
        .isInstanceOfSatisfying(
            Refused.class, refusal -> assertThat(refusal.rule()).hasToString(rule));
  }
}
