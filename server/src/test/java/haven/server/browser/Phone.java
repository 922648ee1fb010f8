package haven.server.browser;

import com.microsoft.playwright.Browser;

/** A usual phone, held upright. */
final class Phone {
  static final int WIDE = 390;
  static final int HIGH = 844;

  private Phone() {}

  static Browser.NewContextOptions of(Browser.NewContextOptions options) {
    return options.setViewportSize(WIDE, HIGH).setHasTouch(true).setIsMobile(true);
  }
}
