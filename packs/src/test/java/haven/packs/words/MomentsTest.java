package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** Moments at which lasting effects have their bearer do something. */
final class MomentsTest {
  private static Arena marker(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Marker", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whoeverDoesDamage(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, "B   A   a   .   b", "Pain")
            .monsters(MonsterCard.of(98, Ability.attack(2)))
            .start();
    arena.playTop().endRound();
    assertThat(arena.lost('a')).isEqualTo(1);
    assertThat(arena.lost('b')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void beingPushed(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, ".   A   a   B", "Pain")
            .monsters(MonsterCard.of(98, Ability.push(1, Aim.AS_USUAL.range(1))))
            .start();
    arena.playBottom().endRound();
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anActionOfTheBearer(Ruleset ruleset) {
    Arena arena = marker(ruleset, ".   A   a   B", "Sleep", "Watch").start();
    arena.playBottom();
    assertThat(arena.lost('a')).isEqualTo(1);
    arena.play(1, Half.TOP);
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void elementsConsumed(Ruleset ruleset) {
    Arena arena = marker(ruleset, ".   A   a   B", "Tools", "Fire").start();
    arena.strong(Element.FIRE);
    arena.playBottom();
    assertThat(arena.lost('a')).isZero();
    arena.play(1, Half.TOP);
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCurseOfAnEnemy(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, "B   A   a   .   .", "Fire")
            .monsters(MonsterCard.of(98, Ability.attack(2)))
            .stackMonsters(ModifierCard.CURSE)
            .start();
    arena.playBottom().endRound();
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aConditionGained(Ruleset ruleset) {
    Arena arena = marker(ruleset, ".   A   a   B", "Fever", "Fever Too").start();
    arena.playTop().play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(1); // not when muddled, which comes before the poison
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aConditionLost(Ruleset ruleset) {
    Arena arena = marker(ruleset, ".   A   a   B", "Cure", "Cure Too").start();
    arena.give(arena.figure('A'), Condition.POISON);
    arena.remember();
    arena.playTop().play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void pushingSomebody(Ruleset ruleset) {
    Arena arena = marker(ruleset, ".   A   a   .   B", "Shove", "Shove Too").start();
    arena.playTop().play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anEnemyThatHasMoved(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, "A   .   .   .   a   .   .   .   .   .   b   B", "Watch")
            .monsters(MonsterCard.of(98, Ability.move(2), Ability.attack(1)))
            .start();
    arena.playTop().endRound();
    assertThat(arena.lost('a')).isEqualTo(1);
    assertThat(arena.lost('b')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aRest(Ruleset ruleset) {
    Arena arena = marker(ruleset, ".   A   a   B", "Sleep").start().discard('A', 2, 3);
    arena.playTop();
    assertThat(arena.actives('A')).hasSize(1);
    assertThat(arena.lost('a')).isZero();
    arena.answer(Prompt.Kind.SHORT_REST, new Choice.Accept());
    arena.endRound();
    assertThat(arena.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anItemUsed(Ruleset ruleset) {
    Arena arena =
        marker(ruleset, ".   A   a   B", "Tools").items('A', WordsPack.PACK.item("Phial")).start();
    arena.playTop();
    assertThat(arena.lost('a')).isZero();
    arena.choose(new Choice.Use(0));
    arena.goOn();
    assertThat(arena.lost('a')).isEqualTo(1);
  }
}
