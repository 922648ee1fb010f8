package haven.play.modifier;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.EXTRA_MINUS;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.play.modifier.Table.MUDDLE;
import static haven.play.modifier.Table.WOUND;
import static haven.play.modifier.Table.deck;
import static haven.play.modifier.Table.draw;
import static haven.play.modifier.Table.only;
import static haven.play.modifier.Table.supply;
import static haven.play.modifier.Table.used;
import static haven.play.modifier.Table.values;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules.Attacker;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** AMD-06 to AMD-09 and AMD-35: what the cards do to an attack. */
final class AppliedTest {

  private static List<Integer> attack(Ruleset ruleset, int value, ModifierCard... cards) {
    return values(only(draw(deck(ruleset, cards))), value);
  }

  /** The value and the effects; that earth is infused at the end of the turn is not known here. */
  @Test
  void anAttackGetsTheNumberAndTheEffectsOfTheCard() {
    Rider push = Rider.push(2);
    Rider earth = Rider.infuses(ElementIcon.of(Element.EARTH));
    Applied applied = only(draw(deck(Ruleset.GLOOMHAVEN, plus(2, push, earth), plus(0))));
    assertThat(values(applied, 3)).containsExactly(5);
    assertThat(applied.effects()).containsExactly(push, earth);
  }

  @RulesetTest
  @Rule("AMD-06")
  void theNumberIsAddedDoubleDoublesAndNullIsNothing(Ruleset ruleset) {
    assertThat(attack(ruleset, 3, plus(2))).containsExactly(5);
    assertThat(attack(ruleset, 3, plus(-2))).containsExactly(1);
    assertThat(attack(ruleset, 3, EXTRA_MINUS)).containsExactly(2);
    assertThat(attack(ruleset, 4, DOUBLE)).containsExactly(8);
    assertThat(attack(ruleset, 4, MISS)).containsExactly(0);
    assertThat(attack(ruleset, 4, rolling(2), MISS)).containsExactly(0);
  }

  @RulesetTest
  @Rule({"AMD-14", "AMD-15"})
  void blessDoublesAndCurseIsNothing(Ruleset ruleset) {
    assertThat(attack(ruleset, 3, BLESS)).containsExactly(6);
    assertThat(attack(ruleset, 3, CURSE)).containsExactly(0);
  }

  @Test
  void noAttackComesToLessThanNothing() {
    assertThat(values(new Applied(List.of(plus(-2)), false), 1)).containsExactly(0);
    assertThat(values(new Applied(List.of(rolling(-2), DOUBLE), false), 1)).containsExactly(0);
  }

  @RulesetTest
  @Rule({"AMD-09a", "AMD-09b", "AMD-09c"})
  void rollingCardsLeadOnAndAllApply(Ruleset ruleset) {
    ModifierDeck deck = deck(ruleset, rolling(1, WOUND), rolling(2, MUDDLE), plus(-1), plus(2));
    Draw draw = draw(deck);
    assertThat(used(draw)).isEqualTo(draw.cards()).hasSize(3);
    assertThat(values(only(draw), 3)).containsExactly(5);
    assertThat(only(draw).effects()).containsExactly(WOUND, MUDDLE);
    assertThat(deck.drawPile()).containsExactly(plus(2));
  }

  @RulesetTest
  @Rule("AMD-09d")
  void theOrderOfSeveralCardsIsChosenAndNullIsNothingInAnyOrder(Ruleset ruleset) {
    Applied applied = only(draw(deck(ruleset, rolling(1), DOUBLE)));
    assertThat(applied.results(3))
        .containsExactly(
            new Applied.Result(7, List.of(DOUBLE, rolling(1))),
            new Applied.Result(8, List.of(rolling(1), DOUBLE)));
    assertThat(attack(ruleset, 3, rolling(1), CURSE)).containsExactly(0);
  }

  @Test
  @Rule("AMD-09b")
  void everyOrderCountsOnce() {
    Ruleset ruleset = Ruleset.FROSTHAVEN;
    assertThat(attack(ruleset, 3, rolling(1), rolling(1), BLESS)).containsExactly(8, 9, 10);
    assertThat(attack(ruleset, 3, rolling(1), rolling(2), BLESS)).containsExactly(9, 10, 11, 12);
    assertThat(attack(ruleset, 3, rolling(-1), rolling(1), DOUBLE)).containsExactly(5, 6, 7);
    assertThat(attack(ruleset, 3, rolling(0, WOUND), DOUBLE)).containsExactly(6);
    assertThat(attack(ruleset, 3, rolling(1), plus(-1))).containsExactly(3);
  }

  /** No game has a rolling 2x; a deck of somebody's own may. */
  @Test
  void anOrderGivesTheValueItIsListedFor() {
    ModifierCard rollingDouble = new ModifierCard(DOUBLE.kind(), 0, true, false, List.of());
    Applied applied =
        new Applied(List.of(rolling(1), rollingDouble, rolling(-2), DOUBLE, plus(3)), false);
    assertThat(applied.results(2)).hasSizeGreaterThan(10);
    for (Applied.Result result : applied.results(2)) {
      int value = 2;
      for (ModifierCard card : result.order()) {
        value = card.kind() == DOUBLE.kind() ? 2 * value : value + card.number();
      }
      assertThat(Math.max(0, value)).isEqualTo(result.value());
      assertThat(result.order()).containsExactlyInAnyOrderElementsOf(applied.cards());
    }
  }

  @RulesetTest
  @Rule({"AMD-35a", "AMD-35b", "AMD-35c", "VAR-01"})
  void withReducedRandomnessNothingDoublesOrMisses(Ruleset ruleset) {
    Ruleset reduced = ruleset.but(it -> it.modifiers.reducedRandomness = true);
    for (ModifierCard doubling : List.of(DOUBLE, BLESS)) {
      assertThat(attack(reduced, 5, doubling)).containsExactly(7);
      assertThat(attack(reduced, 5, rolling(1), doubling)).containsExactly(8);
    }
    for (ModifierCard missing : List.of(MISS, CURSE)) {
      assertThat(attack(reduced, 5, missing)).containsExactly(3);
      assertThat(attack(reduced, 5, rolling(1), missing)).containsExactly(4);
    }
  }

  @RulesetTest
  @Rule({"AMD-35a", "AMD-35b", "AMD-35c", "VAR-01"})
  void withReducedRandomnessCardsStillShuffleAndAreCalledWhatTheyAre(Ruleset ruleset) {
    Ruleset reduced = ruleset.but(it -> it.modifiers.reducedRandomness = true);
    for (ModifierCard icon : List.of(DOUBLE, MISS)) {
      ModifierDeck deck = deck(reduced, icon, plus(0));
      assertThat(draw(deck).cards()).containsExactly(icon);
      deck.settle(supply(reduced));
      assertThat(deck.endOfRound(Table.chance(1))).isTrue();
    }
    for (ModifierCard noIcon : List.of(BLESS, CURSE)) {
      ModifierDeck deck = deck(reduced, noIcon, plus(0));
      draw(deck);
      deck.settle(supply(reduced));
      assertThat(deck.endOfRound(Table.chance(1))).isFalse();
    }
    assertThat(
            used(draw(deck(reduced, plus(2, WOUND), DOUBLE), Lean.DISADVANTAGE, Attacker.MONSTER)))
        .as("compared as +2")
        .containsExactly(DOUBLE);
    assertThat(used(draw(deck(reduced, plus(-3), CURSE), Lean.ADVANTAGE, Attacker.MONSTER)))
        .as("compared as -2")
        .containsExactly(CURSE);
  }
}
