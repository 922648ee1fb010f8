package haven.server.fault;

import haven.server.load.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Of a hundred messages eight are lost, eight come twice, and eight come after the next. */
final class Storm implements Player.Weather {
  private static final int EACH = 8;

  private final Random random;
  private final List<String> heldGoing = new ArrayList<>();
  private final List<String> heldComing = new ArrayList<>();
  private boolean calm;
  private int tricks;

  Storm(Random random) {
    this.random = random;
  }

  synchronized void calm() {
    calm = true;
  }

  synchronized int tricks() {
    return tricks;
  }

  @Override
  public synchronized List<String> out(String text) {
    return pass(text, heldGoing);
  }

  @Override
  public synchronized List<String> in(String text) {
    return pass(text, heldComing);
  }

  private List<String> pass(String text, List<String> held) {
    List<String> passed = new ArrayList<>();
    int chance = calm ? 100 : random.nextInt(100);
    tricks += chance < 3 * EACH ? 1 : 0;
    if (chance < EACH) {
      return List.of();
    }
    if (chance < 2 * EACH) {
      held.add(text);
      return List.of();
    }
    passed.add(text);
    if (chance < 3 * EACH) {
      passed.add(text);
    }
    passed.addAll(held);
    held.clear();
    return passed;
  }
}
