package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** Prices other than elements, limits of what comes back, basic actions, items always at work. */
final class PricesTest {
  private static Arena payer(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Payer", picture, cards);
  }

  private static ItemCard item(String name) {
    return WordsPack.PACK.item(name);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCardIsDiscarded(Ruleset ruleset) {
    Arena arena = payer(ruleset, "B   A   a", "Discarder").start();
    int hand = Integer.bitCount(arena.sheet('A').cards().hand());
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(Integer.bitCount(arena.sheet('A').cards().hand())).isEqualTo(hand - 2 - 1);
    Arena unpaid = payer(ruleset, "B   A   a", "Discarder").start().unpaid().playTop();
    assertThat(unpaid.lost('a')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aConditionIsGained(Ruleset ruleset) {
    Arena arena = payer(ruleset, "B   A   a", "Discarder").start().playBottom();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.has('A', Condition.WOUND)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aConditionIsGivenUp(Ruleset ruleset) {
    Arena healthy = payer(ruleset, "B   A   a", "Ridder").start().playTop();
    assertThat(healthy.lost('a')).isZero();
    Arena arena = payer(ruleset, "B   A   a", "Ridder").start();
    arena.give(arena.figure('A'), Condition.POISON);
    arena.remember().playTop();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.has('A', Condition.POISON)).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTileIsGivenUp(Ruleset ruleset) {
    Arena none = payer(ruleset, "B   A   a   .   .   %", "Ridder").start().playBottom();
    assertThat(none.lost('a')).isZero();
    Arena arena =
        payer(
                ruleset,
                """
                B   A   a   .
                  .   .   %   .
                """,
                "Ridder")
            .start()
            .playBottom();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.game.state().ground().all(Terrain.OBSTACLE).isEmpty()).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anAttackGainsSomethingForIt(Ruleset ruleset) {
    Arena arena = payer(ruleset, "B   A   a", "Buyer").start().playTop();
    assertThat(arena.lost('a')).isEqualTo(6);
    assertThat(arena.has('A', Condition.MUDDLE)).isTrue();
    Arena unpaid = payer(ruleset, "B   A   a", "Buyer").start().unpaid().playTop();
    assertThat(unpaid.lost('a')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aMoveGainsSomethingForIt(Ruleset ruleset) {
    String map = "A   x   y   z   .   .   a   B";
    Arena arena = payer(ruleset, map, "Buyer").start().playBottom();
    assertThat(arena.stands('A', 'z')).isTrue();
    Arena unpaid = payer(ruleset, map, "Buyer").start().unpaid().playBottom();
    assertThat(unpaid.stands('A', 'x')).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void cardsComeBackByWhatTheyAre(Ruleset ruleset) {
    Arena kind =
        payer(ruleset, "B   A   a", "Seeker", "Plain Blow", "Healer", "Buyer")
            .level(2)
            .start()
            .discard('A', 2, 3);
    kind.playTop();
    assertThat(kind.zone('A', 2)).isEqualTo(Zone.HAND);
    assertThat(kind.zone('A', 3)).isEqualTo(Zone.DISCARD);
    Arena level =
        payer(ruleset, "B   A   a", "Seeker", "Plain Blow", "Healer", "Buyer")
            .level(2)
            .start()
            .discard('A', 2, 3);
    level.playBottom();
    assertThat(level.zone('A', 2)).isEqualTo(Zone.DISCARD);
    assertThat(level.zone('A', 3)).isEqualTo(Zone.HAND);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void itemsComeBackByWhereTheyAreWorn(Ruleset ruleset) {
    Arena arena =
        payer(ruleset, "B   A   a", "Healer")
            .level(2)
            .items('A', item("Phial"), item("Hood"))
            .start();
    arena.sheet('A').items().use(0);
    arena.sheet('A').items().use(1);
    arena.answer(Prompt.Kind.RECOVER, new Choice.Use(0));
    arena.playBottom();
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
    assertThat(arena.sheet('A').items().isReady(1)).isFalse();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aBasicAttackHasAnotherValue(Ruleset ruleset) {
    Arena arena = payer(ruleset, "B   A   a", "Plain Blow").start().playBottom();
    arena.perform(new Choice.Act(1, true, true));
    assertThat(arena.lost('a')).isEqualTo(4);
    Arena mover = payer(ruleset, "A   .   .   .   z   .   B   a", "Plain Blow").start().playTop();
    mover.perform(new Choice.Act(1, false, true));
    assertThat(mover.stands('A', 'z')).isTrue();
    Arena plain = payer(ruleset, "B   A   a", "Plain Blow").start().turnOf('A');
    plain.perform(new Choice.Act(1, true, true));
    assertThat(plain.figure('a').hitPoints()).isEqualTo(88);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatIsWornAlwaysWorks(Ruleset ruleset) {
    Arena arena =
        payer(ruleset, "B   A   a", "Buyer")
            .items('A', item("Lucky Charm"))
            .monsters(MonsterCard.of(98, Ability.attack(3)))
            .start()
            .unpaid()
            .playTop();
    assertThat(arena.lost('a')).isEqualTo(5);
    arena.endRound();
    assertThat(arena.lost('A')).isEqualTo(2);
  }
}
