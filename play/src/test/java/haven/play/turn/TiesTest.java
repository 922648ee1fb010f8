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
  @Rule({"RND-14a", "RND-14b"})
  void theSecondCardDecidesBetweenCharactersThenTheGroup(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .character("Brute", 20, 50)
            .character("Mage", 20, 40)
            .character("Thief", 20, 50);
    Entry brute = round.character("Brute");
    Entry thief = round.character("Thief");
    assertThat(round.order.tie()).containsExactlyInAnyOrder(brute, thief);
    Round other = round.copy();
    round.order.settle(List.of(thief, brute));
    assertThat(round.order.tie()).isEmpty();
    assertThat(round.rest()).containsExactly("Mage", "Thief", "Brute");
    other.order.settle(List.of(brute, thief));
    assertThat(other.rest()).containsExactly("Mage", "Brute", "Thief");
  }

  @RulesetTest
  @Rule({"RND-15a", "RND-15b"})
  void aCharacterWithItsSummonsGoesBeforeMonsters(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .type("Guard", 30, "1e")
            .character("Brute", 30, 70)
            .summon("Brute", "Bear");
    assertThat(round.order.tie()).isEmpty();
    assertThat(round.rest()).containsExactly("Bear", "Brute", "Guard 1e");
  }

  @RulesetTest
  @Rule("RND-16")
  void betweenMonstersOfDifferentSetsTheGroupDecides(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .type("Guard", 30, "1", "2")
            .type("Archer", 30, "1e")
            .character("Brute", 30, 70)
            .type("Imp", 31, "1");
    List<Entry> guardsFirst = List.of(round.monsters("Guard"), round.monsters("Archer"));
    assertThat(round.order.tie()).containsExactlyInAnyOrderElementsOf(guardsFirst);
    assertThat(round.order.orders()).containsExactlyInAnyOrder(guardsFirst, guardsFirst.reversed());
    assertThatIllegalStateException().isThrownBy(round::next);
    Round other = round.copy();
    round.order.settle(guardsFirst);
    assertThat(round.rest()).containsExactly("Brute", "Guard 1", "Guard 2", "Archer 1e", "Imp 1");
    other.order.settle(guardsFirst.reversed());
    assertThat(other.rest()).containsExactly("Brute", "Archer 1e", "Guard 1", "Guard 2", "Imp 1");
  }

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

  @RulesetTest
  @Rule("RND-17a")
  void theScenarioOrdersTheTypesOfASet(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .typeOf("Imps", "Snow Imp", 30, 2, "1e")
            .typeOf("Imps", "Black Imp", 30, 1, "1");
    assertThat(round.order.tie()).isEmpty();
    Round other = round.copy().type("Guard", 30, "1");
    assertThat(round.rest()).containsExactly("Black Imp 1", "Snow Imp 1e");

    Entry black = other.monsters("Black Imp");
    Entry snow = other.monsters("Snow Imp");
    Entry guard = other.monsters("Guard");
    assertThat(other.order.orders())
        .containsExactlyInAnyOrder(
            List.of(black, snow, guard), List.of(black, guard, snow), List.of(guard, black, snow));
    String before = other.order.toString();
    assertThatThrownBy(() -> other.order.settle(List.of(snow, guard, black)))
        .hasMessageContaining("RND-17a");
    assertThat(other.order).hasToString(before);
    other.order.settle(List.of(black, guard, snow));
    assertThat(other.rest()).containsExactly("Black Imp 1", "Guard 1", "Snow Imp 1e");
  }

  @RulesetTest
  @Rule("RND-17b")
  void typesThatShareACardAreATie(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .typeOf("Guards", "City Guard", 30, 2, "1")
            .typeOf("Guards", "Inox Guard", 30, 1, "1");
    Entry city = round.monsters("City Guard");
    Entry inox = round.monsters("Inox Guard");
    assertThat(round.order.tie()).containsExactlyInAnyOrder(city, inox);
    round.order.settle(List.of(city, inox));
    assertThat(round.rest()).containsExactly("City Guard 1", "Inox Guard 1");
  }

  @RulesetTest
  @Rule("RND-18")
  void anAllyIsTiedWithEverybody(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .ally("Ormi", 30, 1)
            .character("Brute", 30, 70)
            .type("Guard", 30, "1")
            .resting("Mage");
    Entry ormi = round.allies("Ormi");
    Entry brute = round.character("Brute");
    Entry guard = round.monsters("Guard");
    assertThat(round.order.orders())
        .containsExactlyInAnyOrder(
            List.of(ormi, brute, guard), List.of(brute, ormi, guard), List.of(brute, guard, ormi));
    assertThatThrownBy(() -> round.order.settle(List.of(guard, ormi, brute)))
        .hasMessageContaining("RND-15a");
    round.order.settle(List.of(brute, ormi, guard));
    assertThat(round.rest()).containsExactly("Brute", "Ormi 1", "Guard 1", "Mage");
  }

  @RulesetTest
  @Rule("RND-27")
  void theGroupOrdersThoseWhoRest(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .resting("Brute")
            .resting("Mage")
            .summon("Mage", "Bear")
            .type("Rat", 99, "1");
    List<Entry> order = List.of(round.character("Mage"), round.character("Brute"));
    assertThat(round.order.tie()).containsExactlyInAnyOrderElementsOf(order);
    round.order.settle(order);
    assertThat(round.rest()).containsExactly("Bear", "Mage", "Brute", "Rat 1");
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

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aRestAndALeading99AreATie(Ruleset ruleset) {
    Round round = Round.of(ruleset).resting("Brute").character("Mage", 99, 20);
    assertThat(round.order.tie())
        .containsExactlyInAnyOrder(round.character("Brute"), round.character("Mage"));
  }

  @Test
  void theScenarioOrdersOnlyTypesOfOneSet() {
    Round round =
        Round.of(Ruleset.FROSTHAVEN)
            .typeOf("Imps", "Snow Imp", 30, 2, "1")
            .typeOf("Guards", "City Guard", 30, 1, "1");
    assertThat(round.order.tie()).hasSize(2);
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
