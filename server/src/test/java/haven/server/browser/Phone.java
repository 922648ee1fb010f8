package haven.server.browser;

import com.microsoft.playwright.Browser;

/** A usual phone. */
final class Phone {
  static final int WIDE = 390;
  static final int HIGH = 844;

  private Phone() {}

  /** Held upright. */
  static Browser.NewContextOptions of(Browser.NewContextOptions options) {
    return options.setViewportSize(WIDE, HIGH).setHasTouch(true).setIsMobile(true);
  }

  static Browser.NewContextOptions sideways(Browser.NewContextOptions options) {
    return options.setViewportSize(HIGH, WIDE).setHasTouch(true).setIsMobile(true);
  }
}
