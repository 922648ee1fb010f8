package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pictures of every page in dark and light, on a desk, a tablet, a phone upright and sideways, for
 * people to look at: target/screens; and a search for barriers on each. Each page is opened once
 * and then only made larger and smaller.
 */
final class ScreensTest extends BrowserTest {
  private static final List<Size> SIZES =
      List.of(
          new Size("desk", 1440, 900),
          new Size("tablet", 820, 1180),
          new Size("phone", Phone.WIDE, Phone.HIGH),
          new Size("sideways", Phone.HIGH, Phone.WIDE));
  private static final List<String> THEMES = List.of("dark", "light");

  private record Size(String name, int wide, int high) {}

  private final Barriers barriers = new Barriers();

  private void photograph(Visitor page, String what) {
    for (Size size : SIZES) {
      page.page().setViewportSize(size.wide, size.high);
      for (String theme : THEMES) {
        page.page().evaluate("document.documentElement.dataset.theme = '" + theme + "'");
        String name = what + "-" + size.name + "-" + theme;
        page.photograph(name);
        if (size.equals(SIZES.getFirst())) {
          barriers.look(page, name);
        }
        if (what.equals("why")) {
          isInSight(page.find("#side-panel").boundingBox(), size);
        }
        assertThat(Files.exists(Path.of("target", "screens", name + ".png"))).isTrue();
      }
    }
    page.page().setViewportSize(SIZES.getFirst().wide, SIZES.getFirst().high);
  }

  /** What is explained beside or over the board; a sheet that stays down explains nothing. */
  private static void isInSight(BoundingBox panel, Size size) {
    assertThat(panel.x).isLessThan(size.wide);
    assertThat(panel.y).isLessThan(size.high);
  }

  @Test
  void everyPageOnEveryScreenHasNoBarriers() {
    Scenes scenes = new Scenes(house());
    house().open();
    Visitor page = visit(scenes.ada());
    page.page().setViewportSize(SIZES.getFirst().wide, SIZES.getFirst().high);
    scenes.all(page, what -> photograph(page, what));
    barriers.areNone();
  }
}
