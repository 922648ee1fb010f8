package haven.play.ability;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.EARTH;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.model.ability.Element.LIGHT;
import static haven.play.ability.ElementBoard.Column.INERT;
import static haven.play.ability.ElementBoard.Column.STRONG;
import static haven.play.ability.ElementBoard.Column.WANING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.play.ability.Infusion.OnBoard;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** ELM-01 to ELM-13: the element board. */
final class ElementBoardTest {
  private static final ElementIcon FIRE_OR_ICE = ElementIcon.mixed(FIRE, ICE);

  private static ElementBoard board(Ruleset ruleset, Element... infusedBefore) {
    ElementBoard board = (ElementBoard) Elements.of(ruleset);
    for (Element element : infusedBefore) {
      board.infuse(ElementIcon.of(element));
    }
    board.endTurn();
    return board;
  }

  private static List<ElementIcon> cost(Element... elements) {
    return Arrays.stream(elements).map(ElementIcon::of).toList();
  }

  private static List<Infusion> paid(Element... elements) {
    return Arrays.stream(elements).<Infusion>map(OnBoard::new).toList();
  }

  private static void consume(Elements board, Element... elements) {
    board.consume(cost(elements), paid(elements), List.of());
  }

  private static boolean canPay(Elements board, Element... elements) {
    return board.canPay(cost(elements), List.of());
  }

  @RulesetTest
  @Rule("EX-ELM-01")
  void theBoneshaperInfusesEarthAndConsumesItInTheNextRound(Ruleset ruleset) {
    ElementBoard board = board(ruleset);
    board.infuse(ElementIcon.of(EARTH));
    assertThat(board.column(EARTH)).isEqualTo(INERT);
    board.endTurn();
    assertThat(board.column(EARTH)).isEqualTo(STRONG);
    board.endRound();
    assertThat(board.column(EARTH)).isEqualTo(WANING);
    consume(board, EARTH);
    assertThat(board.column(EARTH)).isEqualTo(INERT);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule(
      value = "ELM-01",
      in = {Edition.GH, Edition.JL, Edition.FH})
  @Rule({"ELM-02", "SET-06"})
  void sixElementsAreInertAtFirst(Ruleset ruleset) {
    Elements start = Elements.of(ruleset);
    assertThat(start).isInstanceOf(ElementBoard.class);
    ElementBoard board = (ElementBoard) start;
    assertThat(Element.values()).containsExactly(FIRE, ICE, AIR, EARTH, LIGHT, DARK);
    for (Element element : Element.values()) {
      assertThat(board.column(element)).as("%s", element).isEqualTo(INERT);
      assertThat(canPay(board, element)).as("%s", element).isFalse();
    }
    assertThat(ElementBoard.Column.values()).containsExactly(STRONG, WANING, INERT);
  }

  @RulesetTest
  @Rule({"ELM-03c", "TRN-15", "ATK-28"})
  void whatIsInfusedIsStrongWhenTheTurnEnds(Ruleset ruleset) {
    ElementBoard board = board(ruleset, DARK);
    board.infuse(ElementIcon.of(FIRE));
    board.infuse(ElementIcon.of(ICE));
    assertThat(board.column(FIRE)).isEqualTo(INERT);
    assertThat(canPay(board, FIRE)).isFalse();
    assertThat(canPay(board, DARK)).isTrue();
    board.endTurn();
    assertThat(board.column(FIRE)).isEqualTo(STRONG);
    assertThat(board.column(ICE)).isEqualTo(STRONG);
    assertThat(board.column(AIR)).isEqualTo(INERT);
    assertThat(canPay(board, FIRE)).isTrue();
  }

  @RulesetTest
  @Rule("ELM-04")
  void everythingDropsOneColumnWhenTheRoundEnds(Ruleset ruleset) {
    ElementBoard board = board(ruleset, FIRE);
    board.endRound();
    board.infuse(ElementIcon.of(ICE));
    board.endTurn();
    board.endRound();
    assertThat(board.column(FIRE)).isEqualTo(INERT);
    assertThat(board.column(ICE)).isEqualTo(WANING);
    assertThat(canPay(board, FIRE)).isFalse();
    assertThat(canPay(board, ICE)).isTrue();
    board.endRound();
    assertThat(board.column(ICE)).isEqualTo(INERT);
  }

  @RulesetTest
  @Rule("ELM-05")
  void strongAndWaningCanBeConsumedAndAreInertAtOnce(Ruleset ruleset) {
    ElementBoard board = board(ruleset, FIRE);
    board.endRound();
    board.infuse(ElementIcon.of(ICE));
    board.endTurn();
    consume(board, FIRE);
    consume(board, ICE);
    assertThat(board.column(FIRE)).isEqualTo(INERT);
    assertThat(board.column(ICE)).isEqualTo(INERT);
    assertThatThrownBy(() -> consume(board, AIR)).hasMessageContaining("ELM-06");
  }

  @RulesetTest
  @Rule("ELM-05")
  void infusingWhatIsStrongOrWaningMakesItStrong(Ruleset ruleset) {
    ElementBoard board = board(ruleset, FIRE);
    board.endRound();
    for (int turn = 0; turn < 2; turn++) {
      board.infuse(ElementIcon.of(FIRE));
      board.endTurn();
      assertThat(board.column(FIRE)).isEqualTo(STRONG);
      assertThat(board).as("and not waning, too").hasToString(board(ruleset, FIRE).toString());
    }
    board.endRound();
    assertThat(board.column(FIRE)).isEqualTo(WANING);
  }

  @RulesetTest
  @Rule("ELM-06")
  void whatIsInfusedInATurnIsForLaterTurns(Ruleset ruleset) {
    ElementBoard board = board(ruleset);
    board.infuse(ElementIcon.of(FIRE));
    assertThat(canPay(board, FIRE)).isFalse();
    String before = board.toString();
    assertThatThrownBy(() -> consume(board, FIRE)).hasMessageContaining("ELM-06");
    assertThat(board).hasToString(before);
    board.endTurn();
    consume(board, FIRE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule(
      value = "ELM-09",
      in = {Edition.GH, Edition.JL, Edition.FH})
  @Rule("ELM-07")
  void eachIconTakesOneElementAndAllIconsAreNeeded(Ruleset ruleset) {
    ElementBoard board = board(ruleset, FIRE, ICE);
    assertThat(canPay(board, FIRE, ICE)).isTrue();
    assertThat(canPay(board, FIRE, AIR)).isFalse();
    assertThat(canPay(board, FIRE, FIRE)).isFalse();
    for (List<Infusion> wrong :
        List.of(paid(FIRE), paid(FIRE, FIRE), paid(FIRE, AIR), paid(FIRE, ICE, AIR))) {
      assertThatThrownBy(() -> board.consume(cost(FIRE, ICE), wrong, List.of()))
          .as("%s", wrong)
          .hasMessageContaining("ELM-07");
    }
    assertThatThrownBy(() -> consume(board, FIRE, FIRE)).hasMessageContaining("ELM-07");
    assertThatThrownBy(() -> consume(board, FIRE, AIR)).hasMessageContaining("ELM-06");
    assertThat(board.column(FIRE)).as("nothing has changed").isEqualTo(STRONG);
    board.consume(cost(FIRE), paid(FIRE), List.of());
    assertThat(board.column(ICE)).isEqualTo(STRONG);
  }

  @RulesetTest
  @Rule("ELM-10")
  void anElementIsConsumedOnceATurnEvenIfInfusedAgain(Ruleset ruleset) {
    ElementBoard board = board(ruleset, FIRE);
    board.infuse(ElementIcon.of(FIRE));
    consume(board, FIRE);
    assertThat(canPay(board, FIRE)).isFalse();
    assertThatThrownBy(() -> consume(board, FIRE)).hasMessageContaining("ELM-06");
    board.endTurn();
    assertThat(board.column(FIRE)).isEqualTo(STRONG);
    consume(board, FIRE);
  }

  @RulesetTest
  @Rule("ELM-12")
  void aWildIconIsAnyOneElement(Ruleset ruleset) {
    ElementBoard board = board(ruleset, FIRE, LIGHT);
    List<ElementIcon> wild = List.of(ElementIcon.WILD);
    assertThat(board.payments(wild, List.of())).containsExactly(paid(FIRE), paid(LIGHT));
    board.consume(wild, paid(LIGHT), List.of());
    assertThat(board.column(FIRE)).isEqualTo(STRONG);

    board.infuse(ElementIcon.WILD);
    assertThat(board.unchosen()).containsExactly(ElementIcon.WILD);
    assertThatIllegalStateException().isThrownBy(board::endTurn);
    board.choose(AIR);
    board.endTurn();
    assertThat(board.column(AIR)).isEqualTo(STRONG);
    assertThat(board.column(DARK)).isEqualTo(INERT);
  }

  @RulesetTest
  @Rule("ELM-13")
  void aMixedIconIsOneOfItsTwo(Ruleset ruleset) {
    ElementBoard board = board(ruleset, ICE, AIR);
    List<ElementIcon> mixed = List.of(FIRE_OR_ICE);
    assertThat(board.payments(mixed, List.of())).containsExactly(paid(ICE));
    assertThatThrownBy(() -> board.consume(mixed, paid(AIR), List.of()))
        .hasMessageContaining("ELM-07");
    board.consume(mixed, paid(ICE), List.of());

    board.infuse(FIRE_OR_ICE);
    board.infuse(FIRE_OR_ICE);
    assertThatThrownBy(() -> board.choose(DARK)).hasMessageContaining("ELM-13");
    board.choose(FIRE);
    assertThat(board.unchosen()).containsExactly(FIRE_OR_ICE);
    board.choose(FIRE);
    board.endTurn();
    assertThat(board.column(FIRE)).isEqualTo(STRONG);
    assertThat(board.column(ICE)).isEqualTo(INERT);
  }

  @Test
  void waysToPayDifferInWhatIsConsumed() {
    ElementBoard board = board(Ruleset.FROSTHAVEN, FIRE, ICE, AIR);
    assertThat(board.payments(List.of(FIRE_OR_ICE, ElementIcon.WILD), List.of()))
        .containsExactly(paid(FIRE, ICE), paid(FIRE, AIR), paid(ICE, AIR));
  }

  @Test
  void aCopyGoesItsOwnWay() {
    ElementBoard board = board(Ruleset.GLOOMHAVEN, FIRE);
    board.infuse(ElementIcon.WILD);
    String before = board.toString();
    Elements copy = board.copy();
    assertThat(copy).hasToString(before);
    copy.choose(ICE);
    consume(copy, FIRE);
    copy.endTurn();
    assertThat(board).hasToString(before);
    assertThat(copy.toString()).isNotEqualTo(before);
  }
}
