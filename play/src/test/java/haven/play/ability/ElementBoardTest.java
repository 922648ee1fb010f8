package haven.play.ability;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.play.ability.ElementBoard.Column.INERT;
import static haven.play.ability.ElementBoard.Column.STRONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.play.ability.Infusion.OnBoard;
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
