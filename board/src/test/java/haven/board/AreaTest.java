package haven.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Area patterns by themselves; where they may be laid is for others to say. */
final class AreaTest {

  @Test
  void eachDifferentWayOfTurningItOnce() {
    assertThat(Area.drawn("@   x").orientations(true)).hasSize(6);
    assertThat(Area.drawn("x").orientations(true)).hasSize(1);
    assertThat(Area.drawn("x   x").orientations(true)).hasSize(3);
    assertThat(Area.drawn("x   x   x").orientations(true)).hasSize(3);
    Area triangle =
        Area.drawn(
            """
            x   x
              x
            """);
    assertThat(triangle.orientations(true)).hasSize(2);
    Area bent =
        Area.drawn(
            """
                  x
            @   x
            """);
    assertThat(bent.orientations(true)).as("mirrored ones are others").hasSize(12);
    assertThat(bent.orientations(false)).as("turned only").hasSize(6);
  }

  @Test
  void greyIsTheOriginAndOutlinedHexesAreNotKept() {
    Area area =
        Area.drawn(
            """
              b
            x   @   o   x
            """);
    assertThat(area.aroundActor()).isTrue();
    assertThat(area.red()).containsExactlyInAnyOrder(new Hex(-1, 0), new Hex(2, 0));
    assertThat(area.blue()).containsExactly(new Hex(0, -1));
    assertThat(area.reach()).isEqualTo(2);
  }

  @Test
  void anAreaNeedsARedHexAndOneGreyAtMost() {
    assertThatThrownBy(() -> Area.drawn("@   o")).hasMessageContaining("red");
    assertThatThrownBy(() -> Area.drawn("@   x   @")).hasMessageContaining("grey");
    assertThatThrownBy(() -> Area.drawn("@   y")).hasMessageContaining("'y'");
    assertThatThrownBy(() -> Area.melee(List.of(new Hex(0, 0)))).hasMessageContaining("grey");
  }

  @Test
  void theSamePatternDrawnTurnedOrMirroredIsTheSameArea() {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      boolean grey = random.nextBoolean();
      Set<Hex> red = new HashSet<>();
      for (int i = 0; i < 4; i++) {
        red.add(new Hex(1 + random.nextInt(3), random.nextInt(3) - 1));
      }
      Set<Hex> blue = Set.of(new Hex(0, 3));
      Area area = new Area(grey, red, blue);
      Area turned = new Area(grey, all(red, false), all(blue, false));
      Area mirrored = new Area(grey, all(red, true), all(blue, true));
      assertThat(new HashSet<>(turned.orientations(true)))
          .as("seed %d", seed)
          .isEqualTo(new HashSet<>(area.orientations(true)))
          .isEqualTo(new HashSet<>(mirrored.orientations(true)));
      assertThat(turned.reach()).isEqualTo(area.reach()).isEqualTo(mirrored.reach());
    }
  }

  private static Set<Hex> all(Set<Hex> hexes, boolean mirror) {
    var changed = new HashSet<Hex>();
    hexes.forEach(hex -> changed.add(mirror ? hex.mirrored() : hex.turned()));
    return changed;
  }
}
