package haven.play.scenario;

import static haven.play.scenario.Heroes.classOf;
import static haven.play.scenario.Heroes.heroes;
import static haven.play.scenario.Heroes.item;
import static haven.play.scenario.Heroes.party;
import static haven.play.scenario.Heroes.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who sets out, and with which items. */
final class PartyTest {

  private static List<String> refused(Ruleset ruleset, Party party) {
    return party.refusals(ruleset, 0).stream().map(refusal -> refusal.rule().text()).toList();
  }

  private static List<String> refused(Ruleset ruleset, Hero hero) {
    Party party =
        ruleset.levels().party().smallest() == 1
            ? Party.of(hero)
            : Party.of(hero, Heroes.hero("Zoe", 1));
    return refused(ruleset, party);
  }

  private static Party twins() {
    return Party.of(Hero.of("Ada", classOf("Brute"), 1), Hero.of("Bo", classOf("Brute"), 1));
  }

  @RulesetTest
  @Rule("LVL-14")
  void twoToFourCharactersOfDifferentClasses(Ruleset ruleset) {
    assertThat(refused(ruleset, party(1))).containsExactly("LVL-14");
    assertThat(refused(ruleset, party(1, 1))).isEmpty();
    assertThat(refused(ruleset, party(1, 1, 1, 1))).isEmpty();
    assertThat(refused(ruleset, party(1, 1, 1, 1, 1))).containsExactly("LVL-14");
    assertThat(refused(ruleset, twins())).containsExactly("LVL-14");
    assertThat(refused(ruleset, Party.solo(heroes(1)))).containsExactly("LVL-14");
    assertThat(refused(ruleset, Party.solo(heroes(1, 1)))).isEmpty();
  }

  @RulesetTest
  @Rule("LVL-17")
  void onePlayerEachOrOneForTwoOrMore(Ruleset ruleset) {
    assertThat(refused(ruleset, party(1, 1, 1, 1))).isEmpty();
    assertThat(refused(ruleset, new Party(List.of(heroes(1, 1, 1)), List.of(0, 1, 1))))
        .containsExactly("LVL-17");
    assertThat(refused(ruleset, Party.solo(heroes(1, 1, 1)))).isEmpty();
    assertThat(refused(ruleset, Party.solo(heroes(1)))).containsExactly("LVL-17");
  }

  @RulesetTest
  @Rule("LVL-13")
  void onePlayerWithOneCharacterAndNoAdjustment(Ruleset ruleset) {
    assertThat(refused(ruleset, party(1))).isEmpty();
    assertThat(refused(ruleset, Party.solo(heroes(1, 1)))).containsExactly("LVL-13");
    assertThat(setup(ruleset).playing(Variant.OPEN_INFORMATION).refusals())
        .extracting(refusal -> refusal.rule().text())
        .containsExactly("LVL-13");
    assertThat(setup(ruleset).playing(Variant.SOLO).scenarioLevel())
        .isEqualTo(setup(ruleset).scenarioLevel());
  }

  @Test
  void oneOfSeveralPlayersCannotPlaySolo() {
    for (Ruleset ruleset :
        List.of(Ruleset.GLOOMHAVEN, Ruleset.JAWS_OF_THE_LION, Ruleset.FROSTHAVEN)) {
      assertThat(setup(ruleset, party(1, 1)).playing(Variant.SOLO).refusals()).hasSize(1);
      assertThat(setup(ruleset, Party.solo(heroes(1, 1))).playing(Variant.SOLO).refusals())
          .isEmpty();
    }
    assertThatThrownBy(() -> Party.of(Heroes.hero("Ada", 1), Heroes.hero("Ada", 2)))
        .hasMessageContaining("names");
  }

  private static Hero bringing(int level, Slot... slots) {
    ItemCard[] items =
        IntStream.range(0, slots.length)
            .mapToObj(i -> item("item " + i, slots[i]))
            .toArray(ItemCard[]::new);
    return Heroes.hero("Ada", level).with(items);
  }

  private static void smallItemsUpToHalfTheLevel(Ruleset ruleset, List<Integer> most, String rule) {
    for (int level = 1; level <= most.size(); level++) {
      Slot[] slots = new Slot[most.get(level - 1)];
      Arrays.fill(slots, Slot.SMALL);
      assertThat(refused(ruleset, bringing(level, slots))).isEmpty();
      Slot[] oneMore = Arrays.copyOf(slots, slots.length + 1);
      oneMore[slots.length] = Slot.SMALL;
      assertThat(refused(ruleset, bringing(level, oneMore))).containsExactly(rule);
    }
  }

  private static void twoHands(Ruleset ruleset, String rule) {
    assertThat(refused(ruleset, bringing(1, Slot.ONE_HAND, Slot.ONE_HAND))).isEmpty();
    assertThat(refused(ruleset, bringing(1, Slot.TWO_HANDS))).isEmpty();
    assertThat(refused(ruleset, bringing(1, Slot.ONE_HAND, Slot.ONE_HAND, Slot.ONE_HAND)))
        .containsExactly(rule);
    assertThat(refused(ruleset, bringing(1, Slot.TWO_HANDS, Slot.ONE_HAND))).containsExactly(rule);
    assertThat(refused(ruleset, bringing(1, Slot.TWO_HANDS, Slot.TWO_HANDS))).containsExactly(rule);
  }

  @RulesetTest
  @Rule("ITM-01")
  void oneItemForHeadBodyAndLegsTwoHandsAndSmallOnesByLevel(Ruleset ruleset) {
    assertThat(
            refused(
                ruleset,
                bringing(
                    1, Slot.HEAD, Slot.BODY, Slot.LEGS, Slot.ONE_HAND, Slot.ONE_HAND, Slot.SMALL)))
        .isEmpty();
    for (Slot slot : List.of(Slot.HEAD, Slot.BODY, Slot.LEGS)) {
      assertThat(refused(ruleset, bringing(9, slot, slot))).containsExactly("ITM-01");
    }
    twoHands(ruleset, "ITM-01");
    smallItemsUpToHalfTheLevel(ruleset, List.of(1, 1, 2, 2, 3, 3, 4, 4, 5), "ITM-01");
  }

  @RulesetTest
  @Rule("ITM-02")
  void twoHandsAndSmallItemsOnly(Ruleset ruleset) {
    for (Slot slot : List.of(Slot.HEAD, Slot.BODY, Slot.LEGS)) {
      assertThat(refused(ruleset, bringing(1, slot))).containsExactly("ITM-02");
    }
    twoHands(ruleset, "ITM-02");
    smallItemsUpToHalfTheLevel(ruleset, List.of(1, 1, 2, 2, 3), "ITM-02");
  }

  @RulesetTest
  @Rule("ITM-03")
  void oneItemOfEachScenarioCardAndOnlyAvailableOnes(Ruleset ruleset) {
    ItemCard dagger = item("dagger", Slot.ONE_HAND, 0, "4");
    ItemCard shield = item("shield", Slot.ONE_HAND, 0, "4");
    ItemCard lamp = item("lamp", Slot.ONE_HAND, 0, "5");
    assertThat(refused(ruleset, Heroes.hero("Ada", 1).with(dagger, shield)))
        .containsExactly("ITM-03");
    Hero ada = Heroes.hero("Ada", 1).owning(dagger, shield);
    assertThat(refused(ruleset, ada.bringing(dagger))).isEmpty();
    assertThat(refused(ruleset, ada.bringing(shield))).as("changed for the next one").isEmpty();
    assertThat(refused(ruleset, ada.bringing(dagger, lamp)))
        .as("its card is not completed")
        .containsExactly("ITM-03");
    assertThat(refused(ruleset, ada.owning(dagger, shield, lamp).bringing(dagger, lamp))).isEmpty();
  }

  private static void oneCopyAndNoneOfOthers(Ruleset ruleset, String rule) {
    ItemCard boots = item("boots", Slot.LEGS);
    ItemCard cap = item("cap", Slot.HEAD);
    ItemCard ring = item("ring", Slot.SMALL);
    Hero rich = Heroes.hero("Ada", 3).owning(boots, cap, ring);
    assertThat(refused(ruleset, rich.bringing(cap))).as("may own more").isEmpty();
    assertThat(refused(ruleset, Heroes.hero("Ada", 3).with(ring, ring))).containsExactly(rule);
    assertThat(refused(ruleset, rich.owning(ring, ring).bringing(ring))).containsExactly(rule);
    Hero poor = Heroes.hero("Bo", 1);
    assertThat(refused(ruleset, Party.of(rich.bringing(cap), poor.bringing(boots))))
        .as("nobody lends")
        .containsExactly(rule);
    assertThat(refused(ruleset, Party.of(rich.bringing(cap), poor.with(cap))))
        .as("another hero has a copy of its own")
        .isEmpty();
  }

  @RulesetTest
  @Rule("ITM-04a")
  void oneCopyOfEachItemAndNoLending(Ruleset ruleset) {
    oneCopyAndNoneOfOthers(ruleset, "ITM-04a");
  }

  @RulesetTest
  @Rule("ITM-04b")
  void itemsBelongToTheirOwner(Ruleset ruleset) {
    oneCopyAndNoneOfOthers(ruleset, "ITM-04b");
  }

  private static Hero clumsy() {
    return Heroes.hero("Ada", 1)
        .owning(item("mail", Slot.BODY, 2, ""), item("pole", Slot.TWO_HANDS, 1, ""))
        .bringing(item("mail", Slot.BODY, 2, ""));
  }

  @RulesetTest
  @Rule("ITM-18")
  void itemsBroughtAddTheirMinusOnes(Ruleset ruleset) {
    List<ModifierCard> expected = new ArrayList<>(clumsy().modifiers());
    expected.add(ModifierCard.EXTRA_MINUS);
    expected.add(ModifierCard.EXTRA_MINUS);
    assertThat(clumsy().deck()).as("the pole stays at home").isEqualTo(expected);
  }

  @Test
  @Rule("ITM-19")
  void aPerkSavesFromTheMinusOnesOfItemsOnly() {
    Hero deft = clumsy().ignoring(Perk.Ignores.ITEM_MINUSES);
    assertThat(deft.deck()).isEqualTo(deft.modifiers());
    assertThat(deft.items()).as("what else they do stays").isEqualTo(clumsy().items());
    assertThat(clumsy().ignoring(Perk.Ignores.SCENARIO_EFFECTS).deck()).isEqualTo(clumsy().deck());
  }

  @RulesetTest
  @Rule("AMD-25")
  void perksStayAndMinusOnesOfItemsGo(Ruleset ruleset) {
    List<ModifierCard> perked =
        List.of(ModifierCard.plus(1), ModifierCard.plus(-1), ModifierCard.rolling(2));
    Hero now = clumsy().withModifiers(perked);
    assertThat(now.deck()).hasSize(5).containsAll(perked);
    assertThat(now.deck().stream().filter(ModifierCard.plus(-1)::equals)).hasSize(1);
    assertThat(now.bringing().deck()).as("the next scenario").isEqualTo(perked);
  }
}
