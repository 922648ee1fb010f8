package haven.server.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.turn.Payment;
import java.util.List;

/** Turns the choices of a record into what a person does on the page: clicks or taps. */
final class Clicker {
  private static final int MOST_TURNS = 48;
  private static final int NOTCH = 100;
  private static final int LOOKS = 20;
  private static final int BETWEEN_LOOKS = 50;

  private final Visitor visitor;
  private int clicks;

  Clicker(Visitor visitor) {
    this.visitor = visitor;
  }

  /** How often something was clicked; to bring the board into sight does not count. */
  int clicks() {
    return clicks;
  }

  /** How many clicks an answer takes. */
  static int clicksOf(Choice choice) {
    return switch (choice) {
      case Choice.Cards _ -> 3;
      case Choice.Negate(Payment pay) -> pay.kind().cards();
      case Choice.Remove _ -> 2;
      default -> 1;
    };
  }

  private void press(Locator place) {
    visitor.press(place);
    clicks++;
  }

  /** Moves to a hex some steps away, by the way that the page shows. */
  void walk(Hex hex) {
    onBoard(visitor.find("[data-hex='%d,%d'][data-option='along']".formatted(hex.q(), hex.r())));
  }

  /** Answers what is asked. */
  void choose(String text) {
    Choice choice = Choice.read(text).orElseThrow(() -> new AssertionError("no choice: " + text));
    if (choice instanceof Choice.Cards(int leading, int second)) {
      card(leading);
      card(second);
      press(visitor.action("confirm"));
    } else if (choice instanceof Choice.Negate(Payment pay) && pay.kind().cards() == 2) {
      visitor.press(visitor.find("[data-pay='" + pay.kind() + "']"));
      card(pay.first());
      card(pay.second());
    } else if (choice instanceof Choice.Lay(List<Hex> hexes)) {
      lay(hexes, text);
    } else if (choice instanceof Choice.Along(List<Hex> path)) {
      along(path, text);
    } else if (choice instanceof Choice.To || choice instanceof Choice.At) {
      onBoard(option(text));
    } else if (choice instanceof Choice.Remove) {
      press(visitor.action("removals"));
      press(visitor.find(".hand .hit[data-option='" + text + "']"));
    } else {
      // The same answer can lie on a card or an item and on a button.
      Locator button = visitor.find(".foot [data-option='" + text + "']").first();
      if (visitor.isByTouch() && button.locator(".nth").count() > 0) {
        visitor.press(button); // where it leads is shown first
      }
      press(button);
    }
    if (visitor.action("harm-yes").isVisible()) { // it ends a character: that is asked once more
      visitor.press(visitor.action("harm-yes"));
    }
  }

  private void card(int number) {
    press(visitor.find(".hand .usable [data-card='" + number + "']"));
  }

  /** Where the answer lies on the board; a figure lies over its hex. */
  private Locator option(String choice) {
    return visitor.find(".map [data-option='" + choice + "']").last();
  }

  /** What lies outside the window is brought into it first, as people do. */
  private void onBoard(Locator place) {
    bringIntoSight(place);
    if (visitor.isByTouch()) {
      visitor.press(place); // a finger sees first what it would choose
    }
    press(place);
  }

  private void bringIntoSight(Locator place) {
    place.waitFor();
    if (!isInSight(place)) {
      visitor.press(visitor.action("fit"));
    }
  }

  private boolean isInSight(Locator place) {
    BoundingBox board = visitor.find(".stage .map").boundingBox();
    BoundingBox box = place.boundingBox();
    return box.x > board.x
        && box.y > board.y
        && box.x + box.width < board.x + board.width
        && box.y + box.height < board.y + board.height;
  }

  /** The pointer on a hex of the area, which is turned until it lies as wanted. */
  private void lay(List<Hex> hexes, String choice) {
    for (Hex hex : hexes) {
      // Some of an area may lie where the map has ended.
      if (at(hex).count() > 0 && turned(hex, choice)) {
        return;
      }
    }
    throw new AssertionError("the area cannot be laid: " + choice);
  }

  /** By the end of the way; where several lead there, one after the other. */
  private void along(List<Hex> path, String choice) {
    if (!turned(path.getLast(), choice)) {
      throw new AssertionError("there is no such way: " + choice);
    }
  }

  private Locator at(Hex hex) {
    return visitor.find("[data-hex='%d,%d']".formatted(hex.q(), hex.r()));
  }

  /** With the pointer on the hex, until some place on the board means the choice. */
  private boolean turned(Hex hex, String choice) {
    Locator place = at(hex);
    bringIntoSight(place);
    BoundingBox box = place.boundingBox();
    visitor.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    for (int i = 0; i < MOST_TURNS; i++) {
      if (visitor.find(".map [data-option='" + choice + "']").count() > 0) {
        onBoard(option(choice));
        return true;
      }
      turn(visitor.page());
    }
    return false;
  }

  /** The browser tells the page of a turned wheel in its own time. */
  private void turn(Page page) {
    Object before = options();
    page.keyboard().down("Shift");
    page.mouse().wheel(0, NOTCH);
    page.keyboard().up("Shift");
    for (int i = 0; i < LOOKS && before.equals(options()); i++) {
      page.waitForTimeout(BETWEEN_LOOKS);
    }
  }

  private Object options() {
    return visitor
        .find(".map [data-option]")
        .evaluateAll("places => places.map(place => place.dataset.option).join()");
  }
}
