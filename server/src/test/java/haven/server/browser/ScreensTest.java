package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Pictures of every page, for people to look at: target/screens. */
final class ScreensTest extends BrowserTest {

  private void photograph(String size, Visitor page, Scenes scenes) {
    scenes.all(
        page,
        what -> {
          String name = size + "-" + what;
          page.photograph(name);
          assertThat(Files.exists(Path.of("target", "screens", name + ".png"))).isTrue();
        });
  }

  @Test
  void onADesktop() {
    Scenes scenes = new Scenes(house());
    house().open();
    photograph(
        "desktop",
        visit(scenes.ada(), options -> options.setColorScheme(ColorScheme.DARK)),
        scenes);
  }

  @Test
  void onAPhone() {
    Scenes scenes = new Scenes(house());
    house().open();
    photograph("phone", visit(scenes.ada(), Phone::of).byTouch(), scenes);
  }
}
