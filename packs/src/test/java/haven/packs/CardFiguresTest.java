package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.pack.ClassEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** The ability cards agree with the public figures that the team keeps beside its checkouts. */
final class CardFiguresTest {
  private static final Set<Integer> EMPTY = Set.of(477, 478, 498); // of the Beast Tyrant

  /** A round in its own text, persistent in the figures. */
  private static final String FOR_A_ROUND = "Living Night";

  /** A curse for an ally in the figures. */
  private static final String FOR_ENEMIES = "Creeping Curse";

  @TestFactory
  Stream<DynamicTest> everyCardAgrees() {
    List<DynamicTest> tests = new ArrayList<>();
    for (ClassEntry entry : Gloomhaven.PACK.classes()) {
      String name = entry.characterClass().name();
      List<AbilityCard> ours = new ArrayList<>(entry.characterClass().cards());
      entry.characterClass().supply().stream().distinct().forEach(ours::add);
      List<JsonNode> theirs = printed(name);
      tests.add(
          DynamicTest.dynamicTest(
              name + " has all its cards",
              () ->
                  assertThat(ours.stream().map(card -> plain(card.name())))
                      .containsExactlyInAnyOrderElementsOf(
                          theirs.stream().map(card -> plain(text(card, "name"))).toList())));
      for (AbilityCard card : ours) {
        for (JsonNode figures : theirs) {
          if (plain(text(figures, "name")).equals(plain(card.name()))) {
            tests.add(
                DynamicTest.dynamicTest(
                    name + ", " + card.name(), () -> agrees(entry, card, figures)));
          }
        }
      }
    }
    return tests.stream();
  }

  /** All cards but three that are empty there. */
  private static List<JsonNode> printed(String className) {
    List<JsonNode> cards = new ArrayList<>();
    for (JsonNode card : Figures.character("character/deck", className).path("abilities")) {
      if (!EMPTY.contains(card.path("cardId").asInt())) {
        cards.add(card);
      }
    }
    return cards;
  }

  /** Some names are misspelt there. */
  private static String plain(String name) {
    return name.replace("’", "'")
        .replace("Info the", "Into the")
        .replace("Unstoppable Chard", "Unstoppable Charge")
        .replace("Ones-Two", "One-Two")
        .toLowerCase(Locale.ROOT);
  }

  private static void agrees(ClassEntry entry, AbilityCard card, JsonNode figures) {
    assertThat(card.front().initiative()).isEqualTo(figures.path("initiative").asInt());
    String level = figures.path("level").asString("");
    assertThat(entry.level(card).equals("X")).isEqualTo(level.equals("X"));
    assertThat(card.level())
        .isEqualTo(
            level.equals("X") ? 1 : level.equals("M") ? card.level() : Integer.parseInt(level));
    agrees(card.front().top(), figures, "lost", "actions", "loss");
    agrees(card.front().bottom(), figures, "bottomLost", "bottomActions", "bottomLoss");
  }

  private static void agrees(
      CardAction action, JsonNode card, String lost, String actions, String forGood) {
    FiguresOfHalf printed = FiguresOfHalf.printed(card.path(actions));
    boolean isLost = card.path(lost).asBoolean(false) || printed.lost();
    assertThat(action.lost()).as(lost).isEqualTo(isLost);
    assertThat(action.irrecoverable()).as(forGood).isEqualTo(card.path(forGood).asBoolean(false));
    FiguresOfHalf ours = FiguresOfHalf.defined(action);
    Set<String> wanted = new TreeSet<>(printed.numbers());
    if (printed.text()) {
      wanted.remove("at self"); // the text may say whose
    }
    if (text(card, "name").equals(FOR_ENEMIES)) {
      wanted.remove("at allyAdjacent");
    }
    assertThat(ours.numbers()).as(actions).containsAll(wanted);
    if (!printed.text()) {
      Set<String> numbers = new TreeSet<>(ours.numbers());
      if (!printed.numbers().contains("at self")) {
        numbers.remove("at self"); // a retaliate without any target is for oneself
      }
      assertThat(numbers).as(actions).containsAll(wanted).hasSameSizeAs(printed.numbers());
      assertThat(ours.xp()).as("experience").isEqualTo(printed.xp());
    }
    assertThat(ours.xp()).as("experience").isGreaterThanOrEqualTo(printed.xp());
    assertThat(ours.slots()).as("slots").isEqualTo(printed.slots());
    if (!text(card, "name").equals(FOR_A_ROUND)) {
      assertThat(ours.lasting()).as("how long").isEqualTo(printed.lasting());
    }
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asString("");
  }
}
