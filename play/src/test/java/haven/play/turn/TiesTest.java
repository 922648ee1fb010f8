package haven.play.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** RND-14 to RND-18 and RND-27: who goes first if initiatives are equal. */
final class TiesTest {

  @RulesetTest
  @Rule("RND-16")
  void ofTooManyOrdersTheGroupDecidesWhoIsNext(Ruleset ruleset) {
    Round round = Round.of(ruleset).character("Brute", 30, 70);
    for (int i = 0; i < 10; i++) {
      round.type("Type " + i, 30, "1");
    }
    List<Entry> order = List.of();
    while (order.size() < 10) {
      List<List<Entry>> orders = round.order.orders(order);
      assertThat(orders).hasSizeBetween(2, 120);
      List<Entry> begun = order;
      assertThat(orders).allMatch(one -> one.subList(0, begun.size()).equals(begun));
      order = orders.getLast();
    }
    round.order.settle(order);
    assertThat(round.order.tie()).isEmpty();
    assertThat(round.rest()).startsWith("Brute", "Type 9 1", "Type 8 1").endsWith("Type 0 1");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void severalTiesAreSettledOneAfterTheOther(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .type("A", 70, "1")
            .type("B", 70, "1")
            .type("C", 20, "1")
            .type("D", 20, "1")
            .type("E", 20);
    List<Entry> low = List.of(round.monsters("D"), round.monsters("C"));
    List<Entry> high = List.of(round.monsters("B"), round.monsters("A"));
    assertThat(round.order.tie())
        .as("nobody of E is there")
        .containsExactlyInAnyOrderElementsOf(low);
    assertThatIllegalArgumentException().isThrownBy(() -> round.order.settle(high));
    round.order.settle(low);
    assertThat(round.order.tie()).containsExactlyInAnyOrderElementsOf(high);
    round.order.settle(high);
    assertThat(round.rest()).containsExactly("D 1", "C 1", "B 1", "A 1");
    assertThatIllegalStateException().isThrownBy(() -> round.order.settle(low));
  }

  @Test
  void whatIsSettledStandsAndCanDecideMore() {
    Round round =
        Round.of(Ruleset.FROSTHAVEN)
            .character("Mage", 10, 20)
            .ally("Ormi", 30, 1)
            .character("Brute", 30, 70);
    round.order.settle(List.of(round.allies("Ormi"), round.character("Brute")));
    round.until("Mage").type("Guard", 30, "1");
    assertThat(round.order.tie()).as("the guards are behind the Brute, so behind Ormi").isEmpty();
    round.type("Imp", 30, "1");
    Entry guard = round.monsters("Guard");
    Entry imp = round.monsters("Imp");
    assertThat(round.order.tie()).containsExactlyInAnyOrder(guard, imp);
    round.order.settle(List.of(imp, guard));
    round.type("Rat", 30, "1");
    assertThatThrownBy(() -> round.order.settle(List.of(guard, imp, round.monsters("Rat"))))
        .hasMessageContaining("RND-16");
    round.order.settle(List.of(imp, round.monsters("Rat"), guard));
    assertThat(round.rest()).containsExactly("Ormi 1", "Brute", "Imp 1", "Rat 1", "Guard 1");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whoeverHasBegunGoesOnBeforeThoseWithTheSameInitiative(Ruleset ruleset) {
    Round round = Round.of(ruleset).type("A", 30, "1", "2").type("B", 30, "1", "2");
    Entry a = round.monsters("A");
    Entry b = round.monsters("B");
    Entry c = round.monsters("C");
    round.order.settle(List.of(a, b));
    round.until("A 1").type("C", 30, "1");
    assertThat(round.order.tie()).as("A is acting").containsExactlyInAnyOrder(b, c);
    round.order.settle(List.of(c, b));
    assertThat(round.isEarlier("A 2", "C 1")).isTrue();
    round.until("B 1").more("A", "3");
    assertThat(round.order.tie()).isEmpty();
    assertThat(round.rest()).as("B is acting").containsExactly("B 2", "A 3");
  }
}
