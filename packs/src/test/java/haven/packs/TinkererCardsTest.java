package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.map.Rank;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
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

  // Levels 2 to 9

  /** Hero B steps onto the hex x in its own turn of this round. */
  private static void allySteps(Arena stage) {
    stage.until(Prompt.Kind.ACTION, "B").remember();
    int card = Integer.numberOfTrailingZeros(stage.sheet('B').cards().selected());
    stage.way('x').perform(new Choice.Act(card, false, true));
  }

  @Test
  @Played("Stamina Booster bottom")
  void staminaBoosterGivesAnAllyALostCardBack() {
    Arena stage = play("Stamina Booster", "A   .   .   B   .   a").lose('B', 3, 4).playBottom();
    assertThat(List.of(stage.zone('B', 3), stage.zone('B', 4)))
        .containsExactly(Zone.HAND, Zone.LOST);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(stage.sheet('A').cards().recoverable(Consequence.Recover.Pile.LOST)).isZero();
    Arena far = play("Stamina Booster", "A   .   .   .   B   a").lose('B', 3, 4).playBottom();
    assertThat(far.zone('B', 3)).isEqualTo(Zone.LOST);
    assertThat(far.xp('A')).isZero();
    assertThat(far.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Disorienting Flash top")
  void disorientingFlashStunsTwo() {
    Arena stage = play("Disorienting Flash", "A   b   c   a   .   B").target('a', 'b').playTop();
    assertThat(stage.has('a', Condition.STUN)).isTrue();
    assertThat(stage.has('b', Condition.STUN)).isTrue();
    assertThat(stage.has('c', Condition.STUN)).isFalse();
    assertThat(stage.happened(What.ATTACKED)).isEmpty();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(play("Disorienting Flash", "A   .   .   .   a   B").playTop().xp('A')).isZero();
  }

  @Test
  @Played("Tinkerer's Tools top")
  void tinkerersToolsDisarmAnAdjacentTrap() {
    Arena stage = play("Tinkerer's Tools", "A   x^  y^  .   B   .   a").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(play("Tinkerer's Tools", "A   .   y^  .   B   a").playTop().xp('A')).isZero();
  }

  @Test
  @Played("Tinkerer's Tools bottom")
  void tinkerersToolsLayATrapThatOnlyStuns() {
    Arena stage = play("Tinkerer's Tools", "A   x   B   .   a").playBottom();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    allySteps(stage);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.has('B', Condition.STUN)).isTrue();
  }

  @Test
  @Played("Noxious Vials top")
  void noxiousVialsRefreshASmallItemOfAnAdjacentAlly() {
    for (boolean near : new boolean[] {true, false}) {
      Arena stage =
          Gloomhaven.trying("Tinkerer", near ? "A   B   .   a" : "A   .   B   a", "Noxious Vials")
              .items(
                  'B',
                  Gloomhaven.PACK.item("Cloak of Invisibility"),
                  Gloomhaven.PACK.item("Minor Healing Potion"),
                  Gloomhaven.PACK.item("Boots of Striding"))
              .start();
      for (int item = 0; item < 3; item++) {
        stage.sheet('B').items().use(item);
      }
      stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
      if (near) {
        stage.until(Prompt.Kind.RECOVER);
        assertThat(stage.prompt().options())
            .contains(new Choice.Use(1))
            .doesNotContain(new Choice.Use(0), new Choice.Use(2));
        stage.take(new Choice.Use(1));
      }
      stage.goOn();
      assertThat(stage.sheet('B').items().isReady(0)).as("not small").isFalse();
      assertThat(stage.sheet('B').items().isReady(1)).isEqualTo(near);
      assertThat(stage.sheet('B').items().isReady(2)).as("spent").isFalse();
      assertThat(stage.xp('A')).isZero();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Noxious Vials bottom")
  void noxiousVialsPoisonForExperience() {
    Arena stage =
        play(
                "Noxious Vials",
                """
                A   .   .   a   .   c   .
                  .   .   .   b   .   .   B
                """)
            .playBottom();
    for (char letter : new char[] {'a', 'b'}) {
      assertThat(stage.lost(letter)).isEqualTo(3);
      assertThat(stage.has(letter, Condition.POISON)).isTrue();
    }
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Noxious Vials", "A   .   .   .   .   a   B").playBottom();
    assertThat(far.lost('a')).as("two beyond its range of 3").isZero();
  }

  @Test
  @Played("Disintegration Beam top")
  void disintegrationBeamKillsTheWeakInALine() {
    for (int weak = 0; weak <= 3; weak++) {
      Arena stage = play("Disintegration Beam", "A   a   b   c   d   .   B");
      for (int i = 0; i < 3; i++) {
        stage.figure("abc".charAt(i)).hitPoints(i < weak ? 5 : 6);
      }
      stage.figure('d').hitPoints(1);
      stage.playTop();
      for (int i = 0; i < 3; i++) {
        assertThat(stage.figure("abc".charAt(i)).isGone()).isEqualTo(i < weak);
      }
      assertThat(stage.figure('d').isGone()).as("four hexes away").isFalse();
      assertThat(stage.xp('A')).isEqualTo(weak);
      assertThat(stage.zone('A', 0)).isEqualTo(weak > 0 ? Zone.LOST : Zone.DISCARD);
    }
  }

  @Test
  @Played("Gas Canister top")
  void gasCanisterHurtsAndMuddles() {
    Arena stage = play("Gas Canister", "A   x   B   .   a").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp('A')).isZero();
    allySteps(stage);
    assertThat(stage.lost('B')).isEqualTo(4);
    assertThat(stage.has('B', Condition.MUDDLE)).isTrue();
  }

  @Test
  @Played("Gas Canister bottom")
  void gasCanisterGivesADiscardBackAtTheEndOfFourTurns() {
    Arena stage = play("Gas Canister", "A   .   .   B   .   a").discard('B', 0, 1).playBottom();
    stage.endTurn();
    assertThat(List.of(stage.zone('B', 0), stage.zone('B', 1)))
        .containsExactly(Zone.HAND, Zone.DISCARD);
    assertThat(stage.xp('A')).isZero();
    for (int turn = 2; turn <= 4; turn++) {
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.endRound().turnOf('A', 2 * turn - 2, 2 * turn - 1).remember();
      int before = Integer.bitCount(stage.sheet('B').cards().discards());
      stage.endTurn();
      assertThat(Integer.bitCount(stage.sheet('B').cards().discards())).isEqualTo(before - 1);
      assertThat(stage.xp('A')).as("turn %d", turn).isEqualTo(turn % 2 == 0 ? 1 : 0);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Gas Canister", "A   .   .   .   B   a").discard('B', 0, 1).playBottom();
    far.endTurn();
    assertThat(far.zone('B', 0)).as("four hexes away").isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Auto Turret top")
  void autoTurretShootsAtTheEndOfFiveTurns() {
    Arena stage = play("Auto Turret", "A   .   .   .   .   a   B").playTop();
    assertThat(stage.lost('a')).isZero();
    for (int turn = 1; turn <= 5; turn++) {
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.remember().endTurn();
      assertThat(stage.lost('a')).isEqualTo(2);
      assertThat(stage.xp('A')).as("turn %d", turn).isEqualTo(turn % 2);
      stage.endRound();
      if (turn < 5) {
        stage.turnOf('A', 2 * turn, 2 * turn + 1);
      }
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Auto Turret", "A   .   .   .   .   .   a   B").playTop();
    far.endTurn();
    assertThat(far.lost('a')).as("six hexes away").isZero();
  }

  @Test
  @Played("Curative Aerosol top")
  void curativeAerosolMovesAndHealsTwice() {
    Arena stage = play("Curative Aerosol", "A   v   w   B   x   y   C   .   a");
    for (char step : new char[] {'v', 'w', 'B', 'x'}) {
      stage.answer(Prompt.Kind.STEP, new Choice.To(stage.hex(step)));
    }
    stage.target('B', 'A').playTop();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.lost('B')).isEqualTo(-2);
    assertThat(stage.lost('A')).isEqualTo(-2);
    assertThat(stage.lost('C')).isZero();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Curative Aerosol", "v   w   A   .   B   .   a").way('w', 'v');
    assertThat(far.target('B').playTop().lost('B')).as("never adjacent").isZero();
  }

  @Test
  @Played("Jet Propulsion top")
  void jetPropulsionMovesAllSummonsTwoHexesFarther() {
    Arena stage =
        play(
            List.of(
                "Jet Propulsion", "Stun Shot", "Dangerous Contraption", "Murderous Contraption"),
            """
            B   A   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   a
              .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            """);
    stage.turnOf('A', 3, 4).play(3, Half.TOP);
    stage.endRound().turnOf('A', 2, 5).play(2, Half.TOP);
    stage.endRound().turnOf('A', 0, 1);
    Watched near = stage.only("Battle Bot");
    Watched far = stage.only("Kill Bot");
    Hex middle = stage.hex('A');
    stage.game.state().stand(near.id(), middle.plus(new Hex(1, 1)));
    stage.game.state().stand(far.id(), middle.plus(new Hex(3, 0)));
    stage.answer(Prompt.Kind.TARGET, stage.at(near), stage.at(far));
    for (int step = 2; step <= 5; step++) {
      stage.answer(Prompt.Kind.STEP, new Choice.To(middle.plus(new Hex(step, 1))));
    }
    for (int step = 4; step <= 8; step++) {
      stage.answer(Prompt.Kind.STEP, new Choice.To(middle.plus(new Hex(step, 0))));
    }
    stage.play(0, Half.TOP);
    assertThat(steps(stage, near)).isEqualTo(2 + 2);
    assertThat(steps(stage, far)).isEqualTo(3 + 2);
    assertThat(stage.happened(What.MOVED)).as("nobody else").hasSize(4 + 5);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void jetPropulsionReachesThreeHexes() {
    Arena stage =
        play(
            List.of("Jet Propulsion", "Stun Shot", "Dangerous Contraption"),
            "B   A   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   a");
    stage.turnOf('A', 2, 3).play(2, Half.TOP).endRound().turnOf('A', 0, 1);
    Watched bot = stage.only("Battle Bot");
    stage.game.state().stand(bot.id(), stage.hex('A').plus(new Hex(4, 0)));
    stage.play(0, Half.TOP);
    assertThat(steps(stage, bot)).isZero();
  }

  private static long steps(Arena stage, Watched figure) {
    return stage.happened(What.MOVED).stream().filter(e -> e.who().equals(figure.id())).count();
  }

  @Test
  @Played("Harsh Stimulants top")
  void harshStimulantsHurtTheirUser() {
    Arena stage = play("Harsh Stimulants", "A   a   .   B").playTop();
    assertThat(stage.lost('a')).isEqualTo(9);
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Harsh Stimulants bottom")
  void harshStimulantsStrengthenAndHurtAdjacentAllies() {
    Arena stage =
        play(
                "Harsh Stimulants",
                """
                .   a   C   D   .
                  .   A   B   b   .
                """)
            .playBottom();
    assertThat(stage.lost('B')).isEqualTo(2);
    assertThat(stage.lost('C')).isEqualTo(2);
    assertThat(stage.lost('A') + stage.lost('D')).isZero();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.actives('C')).hasSize(1);
    assertThat(stage.actives('D')).isEmpty();
    stage.remember().target('a').perform(new Choice.Act(1, true, true));
    assertThat(stage.lost('a')).as("not for oneself").isEqualTo(2);
    allyAttacks(stage, 'b');
    assertThat(stage.lost('b')).isEqualTo(4);
    allyAttacks(stage.endRound().turnOf('A', 2, 3), 'b');
    assertThat(stage.lost('b')).as("the round is over").isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Lethal Injection top")
  void lethalInjectionKillsANormalOrEliteEnemy() {
    for (Rank rank : new Rank[] {Rank.NORMAL, Rank.ELITE, Rank.BOSS}) {
      Arena stage =
          Gloomhaven.trying("Tinkerer", "A   x   a   .   B", "Lethal Injection")
              .another('x', "Idler", rank)
              .start()
              .playTop();
      boolean killed = rank != Rank.BOSS;
      assertThat(stage.figure('x').isGone()).isEqualTo(killed);
      assertThat(stage.figure('a').isGone()).as("not adjacent").isFalse();
      assertThat(stage.xp('A')).isEqualTo(killed ? 2 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(killed ? Zone.LOST : Zone.DISCARD);
    }
  }

  @Test
  @Played("Chimeric Formula top")
  void chimericFormulaTradesTwoLostCardsForTwoOthers() {
    Arena stage = play("Chimeric Formula", "A   B   .   a").lose('B', 4, 5, 6).playTop();
    assertThat(List.of(stage.zone('B', 4), stage.zone('B', 5))).containsOnly(Zone.HAND);
    assertThat(Integer.bitCount(stage.sheet('B').cards().lost())).as("one, and two").isEqualTo(3);
    assertThat(stage.zone('B', 6)).isEqualTo(Zone.LOST);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena none = play("Chimeric Formula", "A   B   .   a").playTop();
    assertThat(none.sheet('B').cards().lost()).as("nothing to recover").isZero();
    Arena far = play("Chimeric Formula", "A   .   B   a").lose('B', 4, 5).playTop();
    assertThat(far.zone('B', 4)).as("not adjacent").isEqualTo(Zone.LOST);
    assertThat(Integer.bitCount(far.sheet('B').cards().lost())).isEqualTo(2);
  }

  @Test
  @Played("Chimeric Formula bottom")
  void chimericFormulaLetsAnAllyTakeALostCardOfAnother() {
    Arena stage = play("Chimeric Formula", "A   .   .   B   C   .   a").lose('C', 2);
    int cards = stage.sheet('B').cards().all().size();
    stage.target('B', 'C').playBottom();
    assertThat(stage.zone('B', cards)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('C', 2)).isEqualTo(Zone.SUPPLY);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endRound();
    assertThat(stage.zone('B', cards)).as("to be played").isEqualTo(Zone.HAND);
    Arena apart = play("Chimeric Formula", "A   .   .   B   .   C   a").lose('C', 2).lose('B', 3);
    apart.playBottom();
    assertThat(apart.zone('C', 2)).as("not adjacent").isEqualTo(Zone.LOST);
    assertThat(apart.zone('B', 3)).as("not its own").isEqualTo(Zone.LOST);
    assertThat(apart.xp('A')).isZero();
    Arena far = play("Chimeric Formula", "A   .   .   .   B   C   a").lose('C', 2).playBottom();
    assertThat(far.zone('C', 2)).as("four hexes away").isEqualTo(Zone.LOST);
  }
}
