package haven.play.ability;

import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** ELM-17 to ELM-27: elements without a board. */
final class VisibleInfusionsTest {
  private static final AbilityCard CARD =
      AbilityCard.of(
          "Two Faces",
          new AbilityCard.Side(
              10,
              CardAction.of().infusing(ElementIcon.of(FIRE)),
              CardAction.of().infusing(ElementIcon.of(FIRE))),
          new AbilityCard.Side(
              20, CardAction.of(), CardAction.of().infusing(ElementIcon.of(FIRE))));
  private static final List<Infusion> SIDE_A = Infusion.on(3, CARD, 0);
  private static final List<Infusion> RATS =
      Infusion.on(1, 2, MonsterCard.of(30).infusing(ElementIcon.of(ICE)));
  private static final List<ElementIcon> ONE_FIRE = List.of(ElementIcon.of(FIRE));
  private static final List<ElementIcon> ONE_ICE = List.of(ElementIcon.of(ICE));

  private static Elements elements(Ruleset ruleset) {
    return Elements.of(ruleset);
  }

  private static List<Infusion> one(Infusion infusion) {
    return List.of(infusion);
  }

  @Test
  void whatAnItemInfusesLastsUntilConsumedOrTheRoundEnds() {
    Elements elements = elements(Ruleset.BUTTONS_AND_BUGS);
    elements.infuse(ElementIcon.of(FIRE));
    elements.infuse(ElementIcon.of(FIRE));
    elements.endTurn();
    List<Infusion> made = elements.payers(ONE_FIRE.getFirst(), List.of());
    assertThat(made).hasSize(2).doesNotHaveDuplicates();
    elements.consume(ONE_FIRE, one(made.getFirst()), List.of());
    elements.infuse(ElementIcon.of(FIRE));
    assertThat(elements.payers(ONE_FIRE.getFirst(), List.of()))
        .hasSize(2)
        .doesNotContain(made.getFirst());
    elements.endRound();
    assertThat(elements.canPay(ONE_FIRE, List.of())).isFalse();
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Elements elements = elements(Ruleset.BUTTONS_AND_BUGS);
    elements.infuse(ElementIcon.of(FIRE));
    elements.consume(ONE_ICE, RATS, RATS);
    String before = elements.toString();
    Elements copy = elements.copy();
    assertThat(copy).hasToString(before);
    copy.consume(ONE_FIRE, one(SIDE_A.getFirst()), SIDE_A);
    copy.infuse(ElementIcon.WILD);
    assertThat(elements).hasToString(before);
    copy.endRound();
    assertThat(elements).hasToString(before);
  }
}
