package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Tinkerer's cards that say more than numbers. */
final class TinkererCardsTest {
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.plus(0)));

  private static CardStage play(String card, String picture) {
    return CardStage.of("Tinkerer", card, picture);
  }

  private static CardStage both(String card, String other, String picture) {
    return new CardStage("Tinkerer", List.of(card, "Stun Shot", other), picture);
  }

  @Test
  void proximityMineHurtsAndGivesExperienceWhenAnEnemySpringsIt() {
    CardStage stage = both("Proximity Mine", "Hook Gun", "B   A   x   y   a").top();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.xp()).isZero();
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    stage.endRound();
    stage.turn(2, 3).act(2, true);
    assertThat(stage.lost('a')).isEqualTo(2 + 6);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
  }

  @Test
  void proximityMineGivesNoExperienceWhenAnAllySpringsIt() {
    CardStage stage = play("Proximity Mine", "A   x   B   .   a").top().until('B').remember();
    int card = Integer.numberOfTrailingZeros(stage.sheet('B').cards().selected());
    stage.walk('x').perform(new Choice.Act(card, false, true));
    assertThat(stage.lost('B')).isEqualTo(6);
    assertThat(stage.xp()).isZero();
  }

  @Test
  void inkBombGivesExperienceForEachTarget() {
    String three =
        """
        A   .   .   a   .   .   .
          .   .   b   c   .   .   B
        """;
    CardStage stage = play("Ink Bomb", three).top();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(3);
    stage.endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(play("Ink Bomb", "A   .   a   .   B").top().xp()).isEqualTo(1);
  }

  @Test
  void netShooterImmobilizesAndGivesExperienceForEachTarget() {
    String two =
        """
        A   .   .   .   .   .
          .   .   a   b   .   B
        """;
    CardStage stage = play("Net Shooter", two).top();
    for (char letter : new char[] {'a', 'b'}) {
      assertThat(stage.lost(letter)).isEqualTo(3);
      assertThat(stage.has(letter, Condition.IMMOBILIZE)).isTrue();
    }
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void netShooterImmobilizesOneAdjacentEnemyBeforeItMoves() {
    CardStage stage = play("Net Shooter", "y   x   A   a   .   B").walk('x', 'y').bottom();
    assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void reinvigoratingElixirGivesAnAdjacentAllyAllItsDiscards() {
    CardStage stage =
        play("Reinvigorating Elixir", "A   B   .   a")
            .discard('B', 0, 1)
            .discard('B', 2, 3)
            .bottom();
    for (int card = 0; card < 4; card++) {
      assertThat(stage.zone('B', card)).isEqualTo(Zone.HAND);
    }
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void reinvigoratingElixirDoesNothingForAnAllyFartherAway() {
    CardStage stage = play("Reinvigorating Elixir", "A   .   B   a").discard('B', 0, 1).bottom();
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp()).isZero();
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void enhancementFieldAddsToTheAttacksOfItsOwnerAndAdjacentAllies() {
    CardStage stage = play("Enhancement Field", "a   A   B   b").bottom();
    stage.remember().target('a').perform(new Choice.Act(1, true, true));
    assertThat(stage.lost('a')).isEqualTo(3);
    stage.allyAttacks('b');
    assertThat(stage.lost('b')).isEqualTo(3);
    stage.endRound().turn(2, 3).allyAttacks('b');
    assertThat(stage.lost('b')).isEqualTo(2);
  }

  @Test
  void enhancementFieldDoesNotReachAnAllyFartherAway() {
    CardStage stage = play("Enhancement Field", "a   A   .   B   b").bottom().allyAttacks('b');
    assertThat(stage.lost('b')).isEqualTo(2);
  }

  @Test
  void enhancementFieldIsForThoseWhoWereAdjacentWhenItWasPlayed() {
    CardStage stage = play("Enhancement Field", "A   x   .   B   .   a").bottom().until('B');
    assertThat(stage.actives('B')).isEmpty();
    CardStage near = play("Enhancement Field", "A   B   x   a").bottom().until('B');
    int card = Integer.numberOfTrailingZeros(near.sheet('B').cards().selected());
    near.walk('x').perform(new Choice.Act(card, false, true));
    near.allyAttacks('a');
    assertThat(near.lost('a')).isEqualTo(3);
  }

  @Test
  void flamethrowerShieldsItsOwnerAndAdjacentAllies() {
    CardStage near = play("Flamethrower", "a   A   B   b").monsters(ATTACK).bottom().endRound();
    assertThat(near.lost('A')).isEqualTo(1);
    assertThat(near.lost('B')).isEqualTo(1);
    CardStage far = play("Flamethrower", "a   A   .   B   b").monsters(ATTACK).bottom().endRound();
    assertThat(far.lost('A')).isEqualTo(1);
    assertThat(far.lost('B')).isEqualTo(2);
  }

  @Test
  void volatileConcoctionPoisonsWhoeverSpringsItsTrap() {
    CardStage stage = both("Volatile Concoction", "Hook Gun", "B   A   x   y   a").top();
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
    stage.endRound();
    stage.turn(2, 3).act(2, true);
    assertThat(stage.lost('a')).isEqualTo(2 + 2);
    assertThat(stage.has('a', Condition.POISON)).isTrue();
    assertThat(stage.xp()).isZero();
  }

  @Test
  void volatileConcoctionGivesOneDiscardBackAndTwoForIce() {
    String picture = "A   .   B   .   a";
    CardStage plain = play("Volatile Concoction", picture).discard('B', 0, 1).bottom();
    assertThat(plain.zone('B', 0)).isEqualTo(Zone.HAND);
    assertThat(plain.zone('B', 1)).isEqualTo(Zone.DISCARD);
    CardStage paid = play("Volatile Concoction", picture).discard('B', 0, 1);
    paid.strong(Element.ICE).bottom();
    assertThat(paid.zone('B', 0)).isEqualTo(Zone.HAND);
    assertThat(paid.zone('B', 1)).isEqualTo(Zone.HAND);
    assertThat(paid.isInert(Element.ICE)).isTrue();
    CardStage far = play("Volatile Concoction", "A   .   .   B   a").discard('B', 0, 1).bottom();
    assertThat(far.zone('B', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void volatileConcoctionNeedNotGiveAllBack() {
    CardStage stage = play("Volatile Concoction", "A   .   B   .   a").discard('B', 0, 1);
    stage.answer(Prompt.Kind.RECOVER, new Choice.Card(1), new Choice.Decline());
    stage.strong(Element.ICE).bottom();
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('B', 1)).isEqualTo(Zone.HAND);
  }

  @Test
  void potentPotablesAddsToFourHealsAndThenIsLost() {
    CardStage stage =
        new CardStage(
            "Tinkerer",
            List.of(
                "Potent Potables",
                "Harmless Contraption",
                "Reinvigorating Elixir",
                "Reviving Shock",
                "Restorative Mist",
                "Stun Shot",
                "Energizing Tonic"),
            "A   B   .   .   .   a");
    stage.piece('B').hitPoints(1);
    stage.top();
    stage.target('B', 'B', 'B', 'B', 'B').act(1, false);
    assertThat(stage.lost('B')).isEqualTo(-4);
    assertThat(stage.xp()).isZero();
    stage.endRound().turn(2, 3).act(2, true);
    assertThat(stage.lost('B')).isEqualTo(-5);
    assertThat(stage.xp()).isEqualTo(1);
    stage.act(3, false);
    assertThat(stage.lost('B')).isEqualTo(-7);
    assertThat(stage.xp()).isEqualTo(2);
    stage.endRound().turn(4, 5).act(4, true);
    assertThat(stage.lost('B')).isEqualTo(-5);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    stage.endRound().turn(6, 7).act(6, true);
    assertThat(stage.lost('B')).isEqualTo(-5);
    assertThat(stage.xp()).isEqualTo(2);
  }

  @Test
  void harmlessContraptionNeverAttacks() {
    CardStage stage = play("Harmless Contraption", "B   A   .   a").top();
    assertThat(stage.happened(What.SUMMONED, 'A')).hasSize(1);
    stage.endRound().remember().turn(2, 3).endRound();
    assertThat(stage.happened(What.ATTACKED)).isEmpty();
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  void restorativeMistHealsAlliesNextToItAfterTheMove() {
    CardStage near = play("Restorative Mist", "A   x   B   .   a").walk('x').bottom();
    assertThat(near.lost('B')).isEqualTo(-1);
    assertThat(near.lost('A')).isZero();
    CardStage far = play("Restorative Mist", "x   A   .   B   a").walk('x').bottom();
    assertThat(far.lost('B')).isZero();
  }
}
