package haven.play.ability;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.rules.ElementRules;
import haven.play.ability.MonsterElements.Moment;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** ELM-15, ELM-16, ELM-24 and MEL-02, MEL-03: when monsters consume and infuse. */
final class MonsterElementsTest {
  private static final int ARCHERS = 1;
  private static final ElementIcon FIRE = ElementIcon.of(Element.FIRE);

  /** A game in which archers whose card consumes fire, and may infuse, take turns. */
  private static final class Archery {
    final Elements elements;
    final MonsterElements monsters;
    final boolean cardInfusesFire;
    List<Infusion> visible = List.of();

    Archery(Ruleset ruleset, boolean cardInfusesFire) {
      elements = Elements.of(ruleset);
      monsters = new MonsterElements(ruleset.elements(), 3);
      this.cardInfusesFire = cardInfusesFire;
    }

    private Archery(Archery other) {
      elements = other.elements.copy();
      monsters = other.monsters.copy();
      cardInfusesFire = other.cardInfusesFire;
    }

    Archery copyOf() {
      return new Archery(this);
    }

    void somebodyInfusesFire() {
      elements.infuse(FIRE);
      elements.endTurn();
    }

    /** A turn in which it attacks; whether with the benefit of fire. */
    boolean turn(int archer, boolean othersToCome) {
      monsters.startTurn(ARCHERS, archer);
      consume(Moment.START_OF_TURN, archer);
      consume(Moment.ABILITY, archer);
      monsters.performed(ARCHERS);
      boolean benefits = monsters.benefits(ARCHERS, archer, 0);
      endTurn(othersToCome);
      return benefits;
    }

    void endTurn(boolean othersToCome) {
      if (monsters.infuses(ARCHERS, othersToCome) && cardInfusesFire) {
        elements.infuse(FIRE);
      }
      elements.endTurn();
    }

    void consume(Moment moment, int archer) {
      if (monsters.consumes(moment, ARCHERS, archer, 0) && isThereFire()) {
        elements.consume(List.of(FIRE), elements.payers(FIRE, visible).subList(0, 1), visible);
        monsters.consumed(ARCHERS, archer, 0);
      }
    }

    boolean isThereFire() {
      return elements.canPay(List.of(FIRE), visible);
    }
  }

  @RulesetTest
  @Rule({"ELM-15a", "MEL-02b"})
  void theFirstThatCanConsumesForAllOfItsType(Ruleset ruleset) {
    assertThat(ruleset.elements().sharing()).isEqualTo(ElementRules.Sharing.TYPE);
    Archery game = new Archery(ruleset, false);
    assertThat(game.turn(1, true)).isFalse();
    game.somebodyInfusesFire();
    assertThat(game.turn(2, true)).as("the second can").isTrue();
    assertThat(game.isThereFire()).isFalse();
    game.somebodyInfusesFire();
    assertThat(game.turn(3, true)).as("shares").isTrue();
    game.monsters.arrived(ARCHERS, 4);
    assertThat(game.turn(4, false)).as("is active, too").isTrue();
    assertThat(game.isThereFire()).as("nobody needed it again").isTrue();
  }

  @RulesetTest
  @Rule("MEL-02b")
  void eachInfusesAtTheEndOfItsOwnTurn(Ruleset ruleset) {
    Archery game = new Archery(ruleset, true);
    assertThat(game.turn(1, true)).isFalse();
    assertThat(game.isThereFire()).as("infused by the first").isTrue();
    assertThat(game.turn(2, true)).as("consumed by the second").isTrue();
    assertThat(game.isThereFire()).as("infused by the second").isTrue();
    game.elements.consume(List.of(FIRE), game.elements.payers(FIRE, List.of()), List.of());
    game.endTurn(true);
    assertThat(game.isThereFire()).as("a third that performed nothing").isFalse();
  }

  @RulesetTest
  @Rule({"ELM-15b", "MEL-02a"})
  void theFirstOfTheSetConsumesForAllAndTheLastInfuses(Ruleset ruleset) {
    assertThat(ruleset.elements().sharing()).isEqualTo(ElementRules.Sharing.SET);
    Archery game = new Archery(ruleset, true);
    game.somebodyInfusesFire();
    assertThat(game.turn(1, true)).isTrue();
    assertThat(game.isThereFire()).isFalse();
    assertThat(game.turn(2, true)).isTrue();
    assertThat(game.isThereFire()).as("one is to come").isFalse();
    game.endTurn(false);
    assertThat(game.isThereFire()).as("the last one did nothing, but others did").isTrue();
  }

  @RulesetTest
  @Rule({"ELM-15b", "MEL-02a"})
  void onlyTheStartOfTheFirstTurnOfTheSetConsumes(Ruleset ruleset) {
    Archery game = new Archery(ruleset, false);
    assertThat(game.turn(1, true)).isFalse();
    game.somebodyInfusesFire();
    assertThat(game.turn(2, false)).as("too late").isFalse();
    assertThat(game.isThereFire()).isTrue();

    Archery idle = new Archery(ruleset, true);
    idle.endTurn(false);
    assertThat(idle.isThereFire()).as("nobody performed an ability").isFalse();
  }

  @RulesetTest
  @Rule({"ELM-16", "MEL-03"})
  void thoseWhoComeLaterConsumeForThemselves(Ruleset ruleset) {
    Archery game = new Archery(ruleset, true);
    game.somebodyInfusesFire();
    game.monsters.arrived(ARCHERS, 2);
    assertThat(game.turn(1, true)).isTrue();
    assertThat(game.turn(2, false)).as("came before they consumed").isTrue();
    game.elements.consume(List.of(FIRE), game.elements.payers(FIRE, List.of()), List.of());
    game.monsters.arrived(ARCHERS, 3);
    game.monsters.arrived(ARCHERS, 4);
    assertThat(game.copyOf().turn(3, true)).as("no benefit from before").isFalse();
    game.somebodyInfusesFire();
    assertThat(game.turn(3, true)).as("infused in the meantime").isTrue();
    assertThat(game.isThereFire()).as("consumed again").isFalse();
    assertThat(game.turn(4, false)).as("for all newcomers").isTrue();
    assertThat(game.isThereFire()).as("the last newcomer infuses").isTrue();
    game.monsters.arrived(ARCHERS, 5);
    assertThat(game.turn(5, false)).isTrue();
  }

  @RulesetTest
  @Rule({"ELM-24", "MEL-02c"})
  void aMonsterConsumesWithAnAbilityThatBenefitsForAllOfItsType(Ruleset ruleset) {
    assertThat(ruleset.elements().sharing()).isEqualTo(ElementRules.Sharing.TYPE);
    Archery game = new Archery(ruleset, true);
    game.visible = List.of(new Infusion.OnCard(1, 0, 0, FIRE), new Infusion.OnCard(2, 0, 0, FIRE));
    game.monsters.startTurn(ARCHERS, 1);
    game.consume(Moment.START_OF_TURN, 1);
    assertThat(game.elements.payers(FIRE, game.visible)).as("no ability yet").hasSize(2);
    game.endTurn(true);
    assertThat(game.turn(2, true)).isTrue();
    assertThat(game.elements.payers(FIRE, game.visible)).hasSize(1);
    assertThat(game.turn(3, false)).isTrue();
    assertThat(game.elements.payers(FIRE, game.visible))
        .as("not consumed again, and nothing infused at the end of a turn")
        .hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void everyRoundBeginsAnewAndGroupsAndCostsAreApart(Ruleset ruleset) {
    MonsterElements monsters = new MonsterElements(ruleset.elements(), 3);
    String idle = monsters.toString();
    monsters.startTurn(ARCHERS, 1);
    monsters.consumed(ARCHERS, 1, 0);
    monsters.performed(ARCHERS);
    monsters.arrived(ARCHERS, 2);
    assertThat(monsters.benefits(ARCHERS, 1, 0)).isTrue();
    assertThat(monsters.benefits(ARCHERS, 1, 1)).isFalse();
    assertThat(monsters.benefits(2, 1, 0)).isFalse();
    String before = monsters.toString();
    MonsterElements copy = monsters.copy();
    assertThat(copy).hasToString(before);
    copy.endRound();
    assertThat(copy).hasToString(idle);
    assertThat(monsters).hasToString(before);
  }

  @Test
  void aStunnedFirstMonsterDoesNotCloseTheConsumption() {
    Archery game = new Archery(Ruleset.FROSTHAVEN, false);
    game.somebodyInfusesFire();
    game.endTurn(true); // the stunned one performs nothing (OPN-11)
    assertThat(game.turn(2, false)).isTrue();
  }
}
