package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import haven.play.engine.Prompt;
import java.util.List;

/** Plays without a mouse. */
final class Keys {
  private static final List<String> WAYS = List.of("d", "e", "q", "a", "ArrowDown", "ArrowUp");
  private static final int PATIENCE = 40;

  private final Visitor visitor;

  Keys(Visitor visitor) {
    this.visitor = visitor;
  }

  private void press(String key) {
    visitor.page().keyboard().press(key);
  }

  private String asked() {
    return String.valueOf(visitor.prompt().getAttribute("data-prompt"));
  }

  private String ask() {
    return visitor.find(".prompt .ask").innerText();
  }

  /** What one key does is waited for before the next. */
  private void answer(String key) {
    int number = visitor.number();
    press(key);
    assertThat(visitor.table()).not().hasAttribute("data-n", String.valueOf(number));
    visitor.isSettled();
  }

  void chooseCards() {
    visitor.isAsked(Prompt.Kind.CARDS.name());
    press("1");
    press("2");
    answer("Enter");
  }

  /** The whole turn of whoever is asked for an action, with at least one step. */
  void playTurn() {
    for (int i = 0; !asked().equals(Prompt.Kind.ACTION.name()) && i < PATIENCE; i++) {
      answer("1");
    }
    String hero = acting();
    boolean stepped = false;
    for (int i = 0; acting().equals(hero) && i < PATIENCE; i++) {
      if (asked().equals(Prompt.Kind.STEP.name()) && !stepped) {
        step();
        stepped = true;
      } else {
        answer("1");
      }
    }
    assertThat(visitor.find(".log .moved").first()).isVisible();
  }

  private String acting() {
    return visitor.find(".order .entry.acting .name").first().innerText();
  }

  /** The cursor goes round the figure until it is where a step may lead. */
  private void step() {
    for (String way : WAYS) {
      press("Escape");
      press("d"); // shows the cursor where the figure stands
      press(way);
      if (visitor.find("polygon:focus[data-option]").count() > 0) {
        answer("Enter");
        return;
      }
    }
    throw new AssertionError("no step can be reached by keys: " + ask());
  }
}
