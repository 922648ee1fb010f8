package haven.play.ability;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
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
  private static final List<Infusion> SIDE_B = Infusion.on(3, CARD, 1);
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

  private static List<Infusion> icon(int card, ElementIcon icon) {
    return one(new Infusion.OnCard(card, 0, 0, icon));
  }

  @RulesetTest
  @Rule({"ELM-17", "ELM-25"})
  void whatCanBeSeenIsAvailableByThatAlone(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    assertThat(elements).isInstanceOf(VisibleInfusions.class);
    assertThat(SIDE_A).as("both halves of the side that is up").hasSize(2);
    assertThat(elements.payers(ONE_FIRE.getFirst(), SIDE_A)).isEqualTo(SIDE_A);
    assertThat(elements.payers(ONE_ICE.getFirst(), SIDE_A)).isEmpty();
    assertThat(elements.payers(ONE_ICE.getFirst(), RATS)).isEqualTo(RATS);
    assertThat(elements.canPay(ONE_FIRE, List.of())).isFalse();
  }

  @RulesetTest(Edition.BB)
  @Rule(
      value = {"ELM-01", "ELM-09"},
      in = Edition.BB)
  @Rule("ELM-18")
  void eachIconIsConsumedOnceARoundAndThereMayBeSeveral(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    List<ElementIcon> two = List.of(ElementIcon.of(FIRE), ElementIcon.of(FIRE));
    assertThat(elements.payments(two, SIDE_A)).containsExactly(SIDE_A);
    assertThat(elements.canPay(two, SIDE_B)).isFalse();
    elements.consume(ONE_FIRE, one(SIDE_A.getFirst()), SIDE_A);
    assertThat(elements.canPay(two, SIDE_A)).as("all are needed").isFalse();
    assertThatThrownBy(() -> elements.consume(two, one(SIDE_A.getLast()), SIDE_A))
        .hasMessageContaining("ELM-09");
    assertThatThrownBy(() -> elements.consume(two, SIDE_A, SIDE_A)).hasMessageContaining("ELM-18");
    elements.endTurn();
    assertThat(elements.payers(ONE_FIRE.getFirst(), SIDE_A)).containsExactly(SIDE_A.getLast());
    elements.consume(ONE_FIRE, one(SIDE_A.getLast()), SIDE_A);
    assertThat(elements.canPay(ONE_FIRE, SIDE_A)).isFalse();
    assertThat(Element.values()).hasSize(6);
  }

  @RulesetTest
  @Rule({"ELM-19", "ELM-22"})
  void aCardTurnedOverShowsOtherIcons(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    elements.consume(ONE_FIRE, one(SIDE_A.getFirst()), SIDE_A);
    assertThat(elements.payers(ONE_FIRE.getFirst(), SIDE_B)).isEqualTo(SIDE_B);
    assertThatThrownBy(() -> elements.consume(ONE_FIRE, one(SIDE_A.getLast()), SIDE_B))
        .hasMessageContaining("ELM-22");
    elements.consume(ONE_FIRE, SIDE_B, SIDE_B);
    assertThat(elements.payers(ONE_FIRE.getFirst(), SIDE_A))
        .as("turned back it is the old icon")
        .containsExactly(SIDE_A.getLast());
    assertThat(elements.payers(ONE_FIRE.getFirst(), List.of())).as("discarded").isEmpty();
  }

  @RulesetTest
  @Rule({"ELM-20", "MEL-06"})
  void aRolledActionOffersItsIconOnceForAllMonstersOfTheType(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    elements.consume(ONE_ICE, RATS, RATS);
    List<Infusion> again = Infusion.on(1, 2, MonsterCard.of(30).infusing(ElementIcon.of(ICE)));
    assertThat(elements.canPay(ONE_ICE, again)).as("another rat shows the same").isFalse();
    List<Infusion> bats = Infusion.on(2, 2, MonsterCard.of(30).infusing(ElementIcon.of(ICE)));
    assertThat(elements.canPay(ONE_ICE, bats)).isTrue();
    assertThat(elements.canPay(ONE_ICE, List.of())).as("all bats are dead").isFalse();
  }

  @RulesetTest
  @Rule("ELM-21")
  void consumedIconsCanBeConsumedAgainInTheNextRound(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    elements.consume(ONE_ICE, RATS, RATS);
    elements.endTurn();
    assertThat(elements.canPay(ONE_ICE, RATS)).isFalse();
    elements.endRound();
    assertThat(elements.canPay(ONE_ICE, RATS)).isTrue();
    assertThat(elements.canPay(ONE_ICE, List.of())).isFalse();
  }

  @RulesetTest
  @Rule("ELM-23")
  void wildAndMixedStandForOneOfTheirsOnBothSides(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    List<ElementIcon> wild = List.of(ElementIcon.WILD);
    List<ElementIcon> mixed = List.of(ElementIcon.mixed(FIRE, ICE));
    assertThat(elements.canPay(wild, icon(0, ElementIcon.of(DARK)))).isTrue();
    assertThat(elements.canPay(mixed, icon(0, ElementIcon.of(ICE)))).isTrue();
    assertThat(elements.canPay(mixed, icon(0, ElementIcon.of(AIR)))).isFalse();
    assertThat(elements.canPay(mixed, icon(0, ElementIcon.mixed(ICE, DARK)))).isTrue();
    assertThat(elements.canPay(mixed, icon(0, ElementIcon.mixed(AIR, DARK)))).isFalse();
    for (Element element : Element.values()) {
      List<ElementIcon> cost = List.of(ElementIcon.of(element));
      assertThat(elements.canPay(cost, icon(0, ElementIcon.WILD))).as("%s", element).isTrue();
    }
    List<Infusion> one = icon(0, ElementIcon.WILD);
    assertThat(elements.canPay(List.of(ElementIcon.of(FIRE), ElementIcon.of(ICE)), one)).isFalse();
    elements.consume(ONE_FIRE, one, one);
    assertThat(elements.canPay(ONE_ICE, one)).as("it was fire").isFalse();
    assertThat(elements.unchosen()).isEmpty();
  }

  @RulesetTest
  @Rule({"ELM-26", "MEL-02c"})
  void nothingWaitsForTheEndOfTheTurn(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    elements.consume(ONE_FIRE, SIDE_B, SIDE_B);
    elements.consume(ONE_ICE, RATS, RATS);
    elements.infuse(ElementIcon.of(AIR));
    assertThat(elements.canPay(List.of(ElementIcon.of(AIR)), List.of())).isTrue();
  }

  @RulesetTest
  @Rule("ELM-27")
  void allIconsFormOnePoolOfWhichOneIsChosen(Ruleset ruleset) {
    Elements elements = elements(ruleset);
    Infusion mine = icon(0, ElementIcon.of(ICE)).getFirst();
    List<Infusion> pool = List.of(mine, RATS.getFirst());
    assertThat(elements.payments(ONE_ICE, pool)).containsExactly(one(mine), RATS);
    elements.consume(ONE_ICE, RATS, pool);
    assertThat(elements.payments(ONE_ICE, pool)).containsExactly(one(mine));
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
