package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** What is paid in damage, what waits for actions, and rare lasting effects. */
final class BrawlTest {
  private static Arena brawler(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Brawler", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void asMuchDamageAsOneLikesIsSufferedAndCounted(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Agony").start();
    arena.answer(Prompt.Kind.PAY, new Choice.Accept(), new Choice.OneOf(1)).playTop();
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.lost('a')).isEqualTo(6);
    Arena unpaid = brawler(ruleset, "B   A   a", "Agony").start();
    unpaid.answer(Prompt.Kind.PAY, new Choice.Decline()).playTop();
    assertThat(unpaid.lost('A')).isZero();
    assertThat(unpaid.lost('a')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void targetsAreCounted(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "a   A   b", "Agony").start();
    arena.answer(Prompt.Kind.PAY, new Choice.Accept(), new Choice.OneOf(0)).playBottom();
    assertThat(arena.lost('a') + arena.lost('b')).isEqualTo(4);
    Arena two = brawler(ruleset, "a   A   b", "Agony").start();
    two.answer(Prompt.Kind.PAY, new Choice.Accept(), new Choice.OneOf(1)).playBottom();
    assertThat(two.lost('a') + two.lost('b')).isEqualTo(8);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void somethingFollowsOnAttackActionsAlone(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a   .   b", "Knives", "Step").start().playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('b')).isZero();
    arena.endRound();
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    arena.remember().perform(new Choice.Act(2, true, true));
    assertThat(arena.lost('a')).isEqualTo(2 + 2);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void somethingComesBeforeAttackActions(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a   .   b", "Step", "Knives").start();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('b')).isZero();
    arena.play(0, Half.TOP);
    assertThat(arena.lost('b')).isEqualTo(2);
    assertThat(arena.happened(Event.What.DAMAGED)).hasSize(3);
    assertThat(arena.happened(Event.What.DAMAGED).getLast().toString()).contains("amount=1");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void onlyDeadlyDamageIsNegated(Ruleset ruleset) {
    Arena arena =
        brawler(ruleset, "B   A   a", "Defiance")
            .monsters(MonsterCard.of(50, Ability.attack(3)))
            .start();
    arena.playTop();
    arena.figure('A').hitPoints(4);
    arena.endRound();
    assertThat(arena.figure('A').hitPoints()).isEqualTo(1);
    arena.selectFirst(2).remember().endRound();
    assertThat(arena.figure('A').hitPoints()).isEqualTo(1);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void healsLiftAboveTheMaximum(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Power", "Mend").start().playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(45);
    assertThat(arena.figure('A').maxHitPoints()).isEqualTo(40);
    Arena plain = brawler(ruleset, "B   A   a", "Mend").start().playBottom();
    assertThat(plain.figure('A').hitPoints()).isEqualTo(40);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whoeverIsHealedGainsMore(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Sip", "Defiance").start();
    arena.play(1, Half.BOTTOM);
    int before = arena.figure('A').hitPoints();
    arena.play(0, Half.TOP);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(before + 1 + 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void everyRetaliateGainsMore(Ruleset ruleset) {
    Arena arena =
        brawler(ruleset, "B   A   a", "Spikes", "Thorns")
            .monsters(MonsterCard.of(50, Ability.attack(1)))
            .start()
            .playTop();
    arena.play(1, Half.BOTTOM);
    arena.endRound();
    assertThat(arena.lost('a')).isEqualTo(2 * (1 + 2));
    Arena without =
        brawler(ruleset, "B   A   a", "Spikes")
            .monsters(MonsterCard.of(50, Ability.attack(1)))
            .start()
            .playTop();
    without.endRound();
    assertThat(without.lost('a')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aShortRestHasAllOfALongOne(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Nap").start().discard('A', 4, 5).playTop();
    int before = arena.figure('A').hitPoints();
    arena.answer(Prompt.Kind.SHORT_REST, new Choice.Accept());
    arena.answer(Prompt.Kind.REST_LOSS, new Choice.Card(5));
    arena.endRound();
    assertThat(arena.zone('A', 5)).isEqualTo(Zone.LOST);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(before + 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void hitPointsAreSet(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Nap").start().playBottom();
    assertThat(arena.figure('A').hitPoints()).isEqualTo(1);
    assertThat(arena.happened(Event.What.DAMAGED)).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whoeverFliesComesDownForTheRestOfTheScenario(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Hammer", "Crash").start().playTop();
    assertThat(arena.figure('a').isFlying()).isTrue();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.figure('a').isFlying()).isFalse();
    assertThat(arena.zone('A', 1)).isEqualTo(Zone.DISCARD);
    arena.endRound();
    assertThat(arena.figure('a').isFlying()).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCharacterIsExhausted(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Hammer").start().playBottom();
    assertThat(arena.figure('A').isGone()).isTrue();
    assertThat(arena.xp('A')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void invisibleEnemiesAreTargeted(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   .   a", "Owl", "Shot").start();
    arena.give(arena.figure('a'), Condition.INVISIBLE);
    arena.playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(1);
    Arena blind = brawler(ruleset, "B   A   .   a", "Shot").start();
    blind.give(blind.figure('a'), Condition.INVISIBLE);
    assertThat(blind.playBottom().lost('a')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCurseThatFoilsAnAttackIsAvenged(Ruleset ruleset) {
    Arena arena =
        brawler(ruleset, "B   A   a", "Hex")
            .monsters(MonsterCard.of(50, Ability.attack(3)))
            .stackMonsters(ModifierCard.CURSE)
            .start()
            .playTop();
    arena.endRound();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.lost('A')).isZero();
    arena.selectFirst(2).remember().endRound();
    assertThat(arena.lost('a')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void cursesLeaveTheDeck(Ruleset ruleset) {
    ModifierCard curse = ModifierCard.CURSE;
    Arena arena = brawler(ruleset, "B   A   a", "Hex").stack('A', curse, curse).start();
    assertThat(arena.modifiers("A").drawPile()).contains(curse);
    arena.playBottom();
    assertThat(arena.modifiers("A").drawPile()).doesNotContain(ModifierCard.CURSE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void figuresExchangeTheirPlaces(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "A   x   B   a   y   b", "Swap").start().playTop();
    assertThat(arena.stands('A', 'B')).isTrue();
    assertThat(arena.stands('B', 'A')).isTrue();
    Arena enemies = brawler(ruleset, "A   x   B   a   y   b", "Swap").start().playBottom();
    assertThat(enemies.stands('a', 'b')).isTrue();
    assertThat(enemies.stands('b', 'a')).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anAttackGoesOnFromItsTarget(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "A   .   a   .   b   .   .   c", "Chain").start().playTop();
    assertThat(arena.lost('a')).isEqualTo(4);
    assertThat(arena.lost('b')).isEqualTo(3);
    assertThat(arena.lost('c')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theRangeThatIsLeftIsCounted(Ruleset ruleset) {
    assertThat(brawler(ruleset, "A   a", "Chain").start().playBottom().lost('a')).isEqualTo(1 + 2);
    assertThat(brawler(ruleset, "A   .   .   a", "Chain").start().playBottom().lost('a'))
        .isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whoeverStandsNextToSomebodyIsMeantAndNobodyNextToThem(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "A   .   .   a   b   c   d", "Plague").start();
    arena.give(arena.figure('a'), Condition.POISON);
    arena.playTop();
    assertThat(arena.has('b', Condition.POISON)).isTrue();
    assertThat(arena.has('c', Condition.POISON)).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anybodyAnywhereIsMeant(Ruleset ruleset) {
    Arena arena =
        brawler(ruleset, "A   .   .   .   .   .   .   .   .   .   a   b", "Plague").start();
    arena.give(arena.figure('b'), Condition.POISON);
    arena.remember().playBottom();
    assertThat(arena.lost('b')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatWasDoneIsCountedOnce(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a   b", "Flock", "Jab").start().playTop();
    arena.target('a').play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(1 + 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void asManyCardsComeBackAsAreCounted(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Aid").start();
    arena.discard('A', 4, 5).discard('B', 4, 5).playTop();
    assertThat(Integer.bitCount(arena.sheet('A').cards().discards() & 0x30)).isEqualTo(1);
    assertThat(Integer.bitCount(arena.sheet('B').cards().discards())).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void twoNumbersAreCompared(Ruleset ruleset) {
    Arena arena =
        brawler(ruleset, "B   A   x", "Fatal")
            .monster('x', "Guard", StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start()
            .playTop();
    assertThat(arena.figure('x').isGone()).isTrue();
    Arena strong =
        brawler(ruleset, "B   A   x", "Fatal")
            .monster('x', "Guard", StatLine.of(10, 0, 0, 0), MonsterCard.of(97))
            .start()
            .playTop();
    assertThat(strong.figure('x').isGone()).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void somebodyAppearsWhereAnotherDied(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a   b", "Swoop", "Death").start().playTop();
    arena.target('a').play(1, Half.BOTTOM);
    assertThat(arena.figure('A').hex()).isEqualTo(arena.hex('a'));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void movesAreDoubled(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   x   y   .   a", "Void", "Step").start().playTop();
    arena.way('x', 'y').play(1, Half.BOTTOM);
    assertThat(arena.stands('A', 'y')).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatIsPaidForInAnAttackIsAUse(Ruleset ruleset) {
    Arena arena = brawler(ruleset, "B   A   a", "Foul Wind", "Jab").start().playTop();
    arena.strong(Element.AIR).play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(1 + 1);
    assertThat(arena.xp('A')).isEqualTo(1);
    Arena unpaid = brawler(ruleset, "B   A   a", "Foul Wind", "Jab").start().playTop();
    unpaid.play(1, Half.BOTTOM);
    assertThat(unpaid.xp('A')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void experienceForgetsNothing(Ruleset ruleset) {
    Arena both = brawler(ruleset, "B   A   a   b", "Jab", "Foul Wind").start();
    both.play(1, Half.BOTTOM);
    assertThat(both.xp('A')).isEqualTo(2);
    both.endRound();
    both.select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    both.remember().target('a').perform(new Choice.Act(2, true, true));
    assertThat(both.lost('a')).isEqualTo(2 + 2);
  }
}
