package haven.play.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.HexEffect;
import haven.play.Refused;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import java.util.List;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Tiles to lay, and abilities of the character C to lay them. */
final class Tiles {
  /** Two rooms' worth of floor, joined by p alone. */
  static final String PASSAGE =
      """
      a   b   #   f   g
        C   d   p   h   i
      j   k%  #   l   m

      C: character
      """;

  static final OverlayTile OBSTACLE = OverlayTile.of(Terrain.OBSTACLE);
  static final OverlayTile TRAP = OverlayTile.of(Terrain.TRAP, HexEffect.of(List.of("damage 3")));
  static final OverlayTile HAZARD = OverlayTile.of(Terrain.HAZARD);

  static TileAbility ability(SceneText drawn, int range) {
    return ability(drawn.scene(), range);
  }

  static TileAbility ability(Scene scene, int range) {
    return TileAbility.of(scene, scene.figure("C"), range, scene.board().allCells());
  }

  static void assertRefused(String rule, ThrowingCallable action) {
    assertThatThrownBy(action)
        .isInstanceOfSatisfying(
            Refused.class, refusal -> assertThat(refusal.rule()).hasToString(rule));
  }

  static String names(SceneText drawn, List<Hex> hexes) {
    return hexes.stream().map(drawn::name).sorted().collect(Collectors.joining());
  }

  static Terrain at(Scene scene, Hex hex) {
    return scene.ground().at(scene.board().at(hex));
  }

  private Tiles() {}
}
