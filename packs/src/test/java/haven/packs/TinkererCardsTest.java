package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Element;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Tinkerer's cards that say more than numbers. */
final class TinkererCardsTest extends CardTrials {
  TinkererCardsTest() {
    super("Tinkerer");
  }

  /** Hero B attacks somebody, with 2, in its own turn of this round. */
  private static void allyAttacks(Arena stage, char target) {
    stage.until(Prompt.Kind.ACTION, "B").remember();
    stage.basicAttack(stage.figure(target)).goOn();
  }

  private Arena both(String card, String other, String picture) {
    return play(List.of(card, "Stun Shot", other), picture);
  }

  @Test
  void proximityMineHurtsAndGivesExperienceWhenAnEnemySpringsIt() {
    Arena stage = both("Proximity Mine", "Hook Gun", "B   A   x   y   a").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endRound();
    stage.turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(2 + 6);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
  }

  @Test
  void proximityMineGivesNoExperienceWhenAnAllySpringsIt() {
    Arena stage =
        play("Proximity Mine", "A   x   B   .   a")
            .playTop()
            .until(Prompt.Kind.ACTION, "B")
            .remember();
    int card = Integer.numberOfTrailingZeros(stage.sheet('B').cards().selected());
    stage.way('x').perform(new Choice.Act(card, false, true));
    assertThat(stage.lost('B')).isEqualTo(6);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  void inkBombGivesExperienceForEachTarget() {
    String three =
        """
        A   .   .   a   .   .   .
          .   .   b   c   .   .   B
        """;
    Arena stage = play("Ink Bomb", three).playTop();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(3);
    stage.endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(play("Ink Bomb", "A   .   a   .   B").playTop().xp('A')).isEqualTo(1);
  }

  @Test
  void netShooterImmobilizesAndGivesExperienceForEachTarget() {
    String two =
        """
        A   .   .   .   .   .
          .   .   a   b   .   B
        """;
    Arena stage = play("Net Shooter", two).playTop();
    for (char letter : new char[] {'a', 'b'}) {
      assertThat(stage.lost(letter)).isEqualTo(3);
      assertThat(stage.has(letter, Condition.IMMOBILIZE)).isTrue();
    }
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void netShooterImmobilizesOneAdjacentEnemyBeforeItMoves() {
    Arena stage = play("Net Shooter", "y   x   A   a   .   B").way('x', 'y').playBottom();
    assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void reinvigoratingElixirGivesAnAdjacentAllyAllItsDiscards() {
    Arena stage =
        play("Reinvigorating Elixir", "A   B   .   a")
            .discard('B', 0, 1)
            .discard('B', 2, 3)
            .playBottom();
    for (int card = 0; card < 4; card++) {
      assertThat(stage.zone('B', card)).isEqualTo(Zone.HAND);
    }
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void reinvigoratingElixirDoesNothingForAnAllyFartherAway() {
    Arena stage = play("Reinvigorating Elixir", "A   .   B   a").discard('B', 0, 1).playBottom();
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void enhancementFieldAddsToTheAttacksOfItsOwnerAndAdjacentAllies() {
    Arena stage = play("Enhancement Field", "a   A   B   b").playBottom();
    stage.remember().target('a').perform(new Choice.Act(1, true, true));
    assertThat(stage.lost('a')).isEqualTo(3);
    allyAttacks(stage, 'b');
    assertThat(stage.lost('b')).isEqualTo(3);
    allyAttacks(stage.endRound().turnOf('A', 2, 3), 'b');
    assertThat(stage.lost('b')).isEqualTo(2);
  }

  @Test
  void enhancementFieldDoesNotReachAnAllyFartherAway() {
    Arena stage = play("Enhancement Field", "a   A   .   B   b").playBottom();
    allyAttacks(stage, 'b');
    assertThat(stage.lost('b')).isEqualTo(2);
  }

  @Test
  void enhancementFieldIsForThoseWhoWereAdjacentWhenItWasPlayed() {
    Arena stage =
        play("Enhancement Field", "A   x   .   B   .   a")
            .playBottom()
            .until(Prompt.Kind.ACTION, "B");
    assertThat(stage.actives('B')).isEmpty();
    Arena near =
        play("Enhancement Field", "A   B   x   a").playBottom().until(Prompt.Kind.ACTION, "B");
    int card = Integer.numberOfTrailingZeros(near.sheet('B').cards().selected());
    near.way('x').perform(new Choice.Act(card, false, true));
    allyAttacks(near, 'a');
    assertThat(near.lost('a')).isEqualTo(3);
  }

  @Test
  void flamethrowerShieldsItsOwnerAndAdjacentAllies() {
    Arena near = attacked("Flamethrower", "a   A   B   b").playBottom().endRound();
    assertThat(near.lost('A')).isEqualTo(1);
    assertThat(near.lost('B')).isEqualTo(1);
    Arena far = attacked("Flamethrower", "a   A   .   B   b").playBottom().endRound();
    assertThat(far.lost('A')).isEqualTo(1);
    assertThat(far.lost('B')).isEqualTo(2);
  }

  @Test
  void volatileConcoctionPoisonsWhoeverSpringsItsTrap() {
    Arena stage = both("Volatile Concoction", "Hook Gun", "B   A   x   y   a").playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.endRound();
    stage.turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(2 + 2);
    assertThat(stage.has('a', Condition.POISON)).isTrue();
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  void volatileConcoctionGivesOneDiscardBackAndTwoForIce() {
    String picture = "A   .   B   .   a";
    Arena plain = play("Volatile Concoction", picture).discard('B', 0, 1).playBottom();
    assertThat(plain.zone('B', 0)).isEqualTo(Zone.HAND);
    assertThat(plain.zone('B', 1)).isEqualTo(Zone.DISCARD);
    Arena paid = play("Volatile Concoction", picture).discard('B', 0, 1);
    paid.strong(Element.ICE).playBottom();
    assertThat(paid.zone('B', 0)).isEqualTo(Zone.HAND);
    assertThat(paid.zone('B', 1)).isEqualTo(Zone.HAND);
    assertThat(paid.isInert(Element.ICE)).isTrue();
    Arena far = play("Volatile Concoction", "A   .   .   B   a").discard('B', 0, 1).playBottom();
    assertThat(far.zone('B', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void volatileConcoctionNeedNotGiveAllBack() {
    Arena stage = play("Volatile Concoction", "A   .   B   .   a").discard('B', 0, 1);
    stage.answer(Prompt.Kind.RECOVER, new Choice.Card(1), new Choice.Decline());
    stage.strong(Element.ICE).playBottom();
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('B', 1)).isEqualTo(Zone.HAND);
  }

  @Test
  void potentPotablesAddsToFourHealsAndThenIsLost() {
    Arena stage =
        play(
            List.of(
                "Potent Potables",
                "Harmless Contraption",
                "Reinvigorating Elixir",
                "Reviving Shock",
                "Restorative Mist",
                "Stun Shot",
                "Energizing Tonic"),
            "A   B   .   .   .   a");
    stage.figure('B').hitPoints(1);
    stage.playTop();
    stage.target('B', 'B', 'B', 'B', 'B').play(1, Half.BOTTOM);
    assertThat(stage.lost('B')).isEqualTo(-4);
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(stage.lost('B')).isEqualTo(-5);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.play(3, Half.BOTTOM);
    assertThat(stage.lost('B')).isEqualTo(-7);
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.endRound().turnOf('A', 4, 5).play(4, Half.TOP);
    assertThat(stage.lost('B')).isEqualTo(-5);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endRound().turnOf('A', 6, 7).play(6, Half.TOP);
    assertThat(stage.lost('B')).isEqualTo(-5);
    assertThat(stage.xp('A')).isEqualTo(2);
  }

  @Test
  void harmlessContraptionNeverAttacks() {
    Arena stage = play("Harmless Contraption", "B   A   .   a").playTop();
    assertThat(stage.happened(What.SUMMONED, 'A')).hasSize(1);
    stage.endRound().remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.happened(What.ATTACKED)).isEmpty();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  void restorativeMistHealsAlliesNextToItAfterTheMove() {
    Arena near = play("Restorative Mist", "A   x   B   .   a").way('x').playBottom();
    assertThat(near.lost('B')).isEqualTo(-1);
    assertThat(near.lost('A')).isZero();
    Arena far = play("Restorative Mist", "x   A   .   B   a").way('x').playBottom();
    assertThat(far.lost('B')).isZero();
  }
}
