package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.BattleGoal.Measure;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bear, its commands, and the other beasts of the Beast Tyrant. */
final class BeastTyrantCardsTest extends CardTrials {
  /** The bear is far from its master, and both from the ally. */
  private static final String APART = "A   z   .   .   y   a   b   .   .   .   B";

  BeastTyrantCardsTest() {
    super("Beast Tyrant");
  }

  /** It is the turn of hero A, and its bear, drawn as z, has gone to y. */
  private static Arena led(Arena stage) {
    stage.turnOf('A', 0, 1);
    stage.game.state().stand(stage.figure('z').id(), stage.hex('y'));
    return stage.remember();
  }

  private static Arena commanded(Arena stage, Half half) {
    return led(stage).play(0, half);
  }

  private Arena command(String card, Half half, String picture) {
    return commanded(play(card, picture), half);
  }

  // The bear

  @Test
  void theBearGrowsWithItsMasterAndActsBeforeIt() {
    for (int level = 1; level <= 9; level++) {
      Arena stage = Gloomhaven.trying("Beast Tyrant", "A   z   .   a   B", "Maul").level(level);
      stage.start().turnOf('A', 0, 1);
      assertThat(stage.figure('z').maxHitPoints()).isEqualTo(8 + 2 * level);
      assertThat(stage.lost('a')).isEqualTo(2);
    }
    Arena far = play("Maul", "A   z   .   .   .   .   .   a   B").turnOf('A', 0, 1);
    assertThat(far.happened(What.MOVED, 'z')).hasSize(3);
  }

  // Commands

  @Test
  @Played({
    "Disappearing Wounds bottom",
    "Maul top",
    "Focused Aggression bottom",
    "Storm Sigil bottom"
  })
  void theBearAttacksOnCommand() {
    Arena wounds = command("Disappearing Wounds", Half.BOTTOM, APART);
    assertThat(wounds.lost('a')).isEqualTo(2);
    assertThat(wounds.xp('A')).isEqualTo(1);
    assertThat(wounds.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena maul = command("Maul", Half.TOP, APART);
    assertThat(maul.lost('a')).isEqualTo(4);
    assertThat(maul.xp('A')).isZero();
    assertThat(maul.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena focused = command("Focused Aggression", Half.BOTTOM, APART);
    assertThat(focused.lost('a')).isEqualTo(5);
    assertThat(focused.xp('A')).isEqualTo(2);
    assertThat(focused.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(focused.endTurn().isStrong(Element.EARTH)).isTrue();
    Arena storm = command("Storm Sigil", Half.BOTTOM, APART);
    assertThat(storm.lost('a')).isEqualTo(4);
    assertThat(storm.xp('A')).isZero();
    assertThat(storm.happened(What.ATTACKED).getFirst().who()).isEqualTo(storm.figure('z').id());
    assertThat(storm.happened(What.ATTACKED)).hasSize(1);
  }

  @Test
  @Played("Vicious Ally bottom")
  void twoAtOnce() {
    String picture =
        """
        A   z   .   a   c   .   .
          .   .   .   y   .   b   B
        """;
    Arena stage = led(play("Vicious Ally", picture));
    stage.target('c', 'a').play(0, Half.BOTTOM);
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    assertThat(stage.lost('c')).isEqualTo(2);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  private static final String AROUND =
      """
      A   z   .   a   b   .   .
        .   .   .   y   c   .   B
      .   .   .   d   e   .   .
      """;

  @Test
  @Played({"Forceful Swipe top", "Unstoppable Beast top"})
  void theBearSwipesAtThreeInARow() {
    Arena swipe = command("Forceful Swipe", Half.TOP, AROUND);
    assertThat(swipe.happened(What.ATTACKED)).hasSize(3);
    assertThat(swipe.numbers(What.MODIFIED, 'z')).containsOnly(2);
    assertThat(swipe.xp('A')).isEqualTo(1);
    for (boolean earth : new boolean[] {false, true}) {
      Arena beast = led(play("Unstoppable Beast", AROUND));
      commanded(earth ? beast.strong(Element.EARTH) : beast, Half.TOP);
      assertThat(beast.happened(What.ATTACKED)).hasSize(3);
      assertThat(beast.numbers(What.MODIFIED, 'z')).containsOnly(earth ? 4 : 3);
      assertThat(beast.xp('A')).isEqualTo(earth ? 1 : 0);
    }
  }

  @Test
  @Played("Lash Out top")
  void theBearLashesOutAtAllAround() {
    Arena stage = command("Lash Out", Half.TOP, AROUND);
    for (char hit : new char[] {'a', 'b', 'c', 'd', 'e'}) {
      assertThat(stage.lost(hit)).isEqualTo(4);
    }
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(command("Lash Out", Half.TOP, "A   z   y   .   a   B").lost('a')).isZero();
  }

  @Test
  @Played({"Howling Bolts bottom", "Stone Sigil bottom"})
  void theBearMovesOnCommand() {
    for (String card : new String[] {"Howling Bolts", "Stone Sigil"}) {
      Arena stage = command(card, Half.BOTTOM, "A   z   y   .   .   .   .   .   .   a   B");
      assertThat(stage.happened(What.MOVED, 'z')).hasSize(5);
      assertThat(stage.happened(What.MOVED, 'A')).isEmpty();
      assertThat(stage.xp('A')).isEqualTo(card.equals("Howling Bolts") ? 1 : 0);
      Arena blocked = led(play(card, "A   z   y   a   x   .   B")).way('a', 'x');
      assertThat(blocked.play(0, Half.BOTTOM).stands('z', 'x')).as("no jump").isFalse();
    }
  }

  @Test
  @Played({"Forceful Swipe bottom", "Lash Out bottom"})
  void theBearMovesAndPushes() {
    String picture =
        """
        .   .   .   .   .   .   a   .   .   .   .
          A   z   y   w   v   x   b   .   .   .   B
        .   .   .   .   .   .   .   .   .   .   .
        """;
    for (boolean all : new boolean[] {false, true}) {
      Arena stage = play(all ? "Lash Out" : "Forceful Swipe", picture);
      led(stage).way('w', 'v', 'x').play(0, Half.BOTTOM);
      assertThat(stage.stands('z', 'x')).isTrue();
      assertThat(stage.happened(What.MOVED, 'z')).hasSize(3);
      int pushed =
          stage.happened(What.FORCED, 'a').size() + stage.happened(What.FORCED, 'b').size();
      assertThat(pushed).isEqualTo(all ? 4 : 2);
      assertThat(stage.happened(What.ATTACKED)).isEmpty();
      assertThat(stage.xp('A')).isEqualTo(1);
    }
  }

  @Test
  @Played("Patch Fur bottom")
  void theBearHealsItself() {
    Arena stage = led(play("Patch Fur", APART));
    stage.figure('z').hitPoints(3);
    commanded(stage, Half.BOTTOM);
    assertThat(stage.figure('z').hitPoints()).isEqualTo(7);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  @Test
  @Played("Soaring Ally bottom")
  void theBearLootsForItsMaster() {
    Arena stage = command("Soaring Ally", Half.BOTTOM, "A   z   .$  .$  y   .$  .$  a   B");
    assertThat(stage.sheet('A').tally().of(Measure.LOOT_TOKENS)).isEqualTo(2);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  @Played("Energizing Strike top")
  void theBearIsStrengthened() {
    Arena stage = command("Energizing Strike", Half.TOP, APART);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.has('z', Condition.STRENGTHEN)).isTrue();
    assertThat(stage.has('A', Condition.STRENGTHEN)).isFalse();
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  @Test
  @Played("Punch Through top")
  void theBearPunchesThroughArmor() {
    StatLine shielded = StatLine.of(90, 0, 0, 0).having(Effect.shield(5));
    Arena stage = commanded(play("Punch Through", APART, shielded), Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(3 + 4 - 5);
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  @Test
  @Played("Punch Through bottom")
  void commandsOfTheRoundHitHarder() {
    Arena stage = play(List.of("Punch Through", "Maul"), "x   A   z   .   y   a   .   B");
    led(stage).way('x').play(0, Half.BOTTOM);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(1);
    stage.remember().play(1, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(4 + 1);
    stage.endRound().remember().turnOf('A', 2, 3);
    assertThat(stage.lost('a')).as("by itself, and another round").isEqualTo(2);
    Arena far = play("Punch Through", "A   .   .   .   .   .   .   .   a   B").playBottom();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(3);
  }

  @Test
  @Played("Rampage top")
  void theBearRampages() {
    Arena stage =
        play(
            "Rampage",
            "A   z   .   y   a   .   .   .   .   .   B\n  .   .   .   v   x   w   b   .   .");
    led(stage);
    stage.target('a', 'a', 'b').way('v', 'x', 'w').play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(2 + 2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Blood Hunger bottom")
  void theBearFeeds() {
    Arena stage = led(play("Blood Hunger", APART));
    stage.figure('z').hitPoints(3);
    commanded(stage, Half.BOTTOM);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.figure('z').hitPoints()).isEqualTo(6);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  @Test
  @Played("Blood Hunger top")
  void fiveAttacksFeedTheBear() {
    List<String> cards =
        List.of("Blood Hunger", "Howling Bolts", "Maul", "Ancient Ward", "Storm Sigil");
    Arena stage = play(cards, "A   z   a   .   B").playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    stage.figure('z').hitPoints(1);
    stage.endRound().remember().turnOf('A', 2, 3);
    fed(stage, 1, 1);
    stage.remember().play(2, Half.TOP);
    fed(stage, 2, 0);
    stage.endRound().remember().turnOf('A', 4, 5);
    fed(stage, 3, 1);
    stage.remember().play(4, Half.BOTTOM);
    fed(stage, 4, 0);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().remember().turnOf('A', 6, 7);
    fed(stage, 5, 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endRound().remember().turnOf('A', 8, 9);
    fed(stage, 5, 0);
  }

  /** The bear has attacked, and was fed so often by now. */
  private static void fed(Arena stage, int times, int xp) {
    assertThat(stage.lost('a')).isPositive();
    assertThat(stage.figure('z').hitPoints()).isEqualTo(1 + 2 * times);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  @Test
  @Played("Jaws of Death top")
  void theBearKillsTheWeak() {
    for (int left = 6; left <= 7; left++) {
      Arena stage = led(play("Jaws of Death", "A   z   y   a   .   B"));
      stage.figure('a').hitPoints(left);
      commanded(stage, Half.TOP);
      assertThat(stage.figure('a').isGone()).isEqualTo(left == 6);
      assertThat(stage.xp('A')).isEqualTo(left == 6 ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena elite =
        Gloomhaven.trying("Beast Tyrant", "A   z   y   x   .   B", "Jaws of Death")
            .monster('x', "Guard", Rank.ELITE, StatLine.of(6, 0, 0, 0), MonsterCard.of(97))
            .start();
    commanded(elite, Half.TOP);
    assertThat(elite.figure('x').isGone()).isFalse();
    Arena one = led(play("Jaws of Death", "A   z   a   y   b   .   B"));
    one.figure('a').hitPoints(1);
    one.figure('b').hitPoints(1);
    commanded(one, Half.TOP);
    assertThat(one.figure('a').isGone() ^ one.figure('b').isGone()).isTrue();
  }

  @Test
  @Played("Jaws of Death bottom")
  void theBearPushesFollowsAndBitesAgain() {
    Arena stage = led(play("Jaws of Death", "A   z   y   a   .   .   .   .   .   B"));
    stage.target('a', 'a').play(0, Half.BOTTOM);
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(3);
    assertThat(stage.happened(What.MOVED, 'z')).hasSize(3);
    assertThat(stage.lost('a')).isEqualTo(2 + 2);
    assertThat(stage.xp('A')).isEqualTo(1);
    Arena near = led(play("Jaws of Death", "A   z   y   a   #   .   .   B"));
    near.target('a', 'a').way().play(0, Half.BOTTOM);
    assertThat(near.lost('a')).isEqualTo(2 + 2);
  }

  @Test
  @Played("Concentrated Rage bottom")
  void theBearRagesForActionsThatAreForgone() {
    for (int forgone = 0; forgone < 4; forgone++) {
      boolean top = (forgone & 1) != 0;
      boolean bottom = (forgone & 2) != 0;
      List<String> cards = List.of("Concentrated Rage", "Howling Bolts", "Maul", "Patch Fur");
      Arena stage = play(cards, "A   z   .   .   .   .   .   .   y   a   B").playBottom();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
      assertThat(stage.xp('A')).isZero();
      stage.endRound();
      stage.game.state().stand(stage.figure('z').id(), stage.hex(bottom ? 'z' : 'y'));
      stage.answer(
          Prompt.Kind.PAY,
          top ? new Choice.Accept() : new Choice.Decline(),
          bottom ? new Choice.Accept() : new Choice.Decline());
      stage.remember().turnOf('A', 2, 3);
      if (bottom) {
        assertThat(stage.happened(What.MOVED, 'z')).hasSize(3 + 3);
      } else {
        assertThat(stage.lost('a')).isEqualTo(top ? 2 + 3 : 2);
      }
      assertThat(stage.prompt().options().stream().anyMatch(one -> isAct(one, true)))
          .isEqualTo(!top);
      assertThat(stage.prompt().options().stream().anyMatch(one -> isAct(one, false)))
          .isEqualTo(!bottom);
      if (!top) {
        stage.game.state().stand(stage.figure('z').id(), stage.hex('y'));
        stage.remember().play(2, Half.TOP);
        assertThat(stage.lost('a')).isEqualTo(4);
      }
      stage.endRound().unpaid();
      stage.game.state().stand(stage.figure('z').id(), stage.hex('y'));
      stage.remember().turnOf('A', 4, 5);
      assertThat(stage.lost('a')).as("another round").isEqualTo(2);
    }
  }

  private static boolean isAct(Choice choice, boolean top) {
    return choice instanceof Choice.Act(int _, boolean half, boolean _) && half == top;
  }

  // For all the beasts

  @Test
  @Played("Patch Fur top")
  void summonsAreShielded() {
    StatLine line = StatLine.of(90, 0, 3, 0);
    Arena stage =
        Gloomhaven.trying("Beast Tyrant", "a   A   z   .   y   b   .   B   c", "Patch Fur")
            .monsters(line)
            .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
            .start();
    commanded(stage, Half.TOP).remember().endRound();
    assertThat(stage.lost('z')).isEqualTo(2);
    assertThat(stage.lost('A')).isEqualTo(3);
    assertThat(stage.lost('B')).isEqualTo(3);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('z')).as("another round").isEqualTo(3);
  }

  @Test
  @Played("Earthen Spikes bottom")
  void summonsAreSpiked() {
    Arena stage =
        Gloomhaven.trying("Beast Tyrant", "a   A   z   .   y   b   .   B   c", "Earthen Spikes")
            .monsters(StatLine.of(90, 0, 3, 0))
            .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
            .start();
    commanded(stage, Half.BOTTOM);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    stage.remember().endRound();
    assertThat(stage.lost('z')).isEqualTo(1);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('A')).isEqualTo(3);
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.lost('B')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('z')).isEqualTo(3);
  }

  @Test
  @Played("Rampage bottom")
  void oneSummonMovesAndAttacks() {
    Arena stage =
        play(
            "Rampage",
            "z   A   #   y   .   .   .   a   .   B\n  .   .   .   .   .   .   .   .   .");
    led(stage).target('z', 'a').play(0, Half.BOTTOM);
    assertThat(stage.happened(What.MOVED, 'z').size()).isBetween(1, 3);
    assertThat(stage.lost('B')).isZero();
    Arena beside = led(play("Rampage", "A   z   .   .   .   .   y   a   B"));
    beside.target('z', 'a').way().play(0, Half.BOTTOM);
    assertThat(beside.lost('a')).isEqualTo(2);
    assertThat(beside.happened(What.ATTACKED).getFirst().who()).isEqualTo(beside.figure('z').id());
    assertThat(beside.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Tyrannical Force bottom")
  void nearSummonsMoveOneHexLess() {
    for (int range = 3; range <= 4; range++) {
      Arena stage =
          play("Tyrannical Force", "z   A" + "   .".repeat(range - 1) + "   y   .   .   .   a   B");
      led(stage).target('z').play(0, Half.BOTTOM);
      assertThat(stage.happened(What.MOVED, 'z')).hasSize(range == 3 ? 2 : 0);
      assertThat(stage.happened(What.MOVED, 'B')).isEmpty();
    }
  }

  @Test
  @Played("Maul bottom")
  void anAdjacentAllyIsShielded() {
    Arena stage = attacked("Maul", "y   z   A   x   w   v   B   a", StatLine.of(90, 0, 3, 0));
    led(stage).way('x', 'w', 'v').play(0, Half.BOTTOM);
    assertThat(stage.stands('A', 'v')).isTrue();
    assertThat(stage.actives('B')).hasSize(1);
    stage.endRound();
    assertThat(stage.lost('B')).isEqualTo(2);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('B')).as("another round").isEqualTo(3);
    Arena apart = led(play("Maul", "y   z   A   .   .   .   .   .   a   B"));
    assertThat(apart.play(0, Half.BOTTOM).happened(What.MOVED, 'A')).hasSize(3);
    assertThat(apart.actives('B')).isEmpty();
  }

  // Other beasts

  @Test
  @Played({"Venomous Ally top", "Relentless Ally top", "Soaring Ally top", "Vicious Ally top"})
  void alliesFight() {
    record Beast(String card, String name, int points, int attack) {}
    for (Beast beast :
        List.of(
            new Beast("Venomous Ally", "Green Adder", 4, 1),
            new Beast("Relentless Ally", "Tattered Wolf", 4, 2),
            new Beast("Soaring Ally", "Red Falcon", 2, 2),
            new Beast("Vicious Ally", "Swamp Alligator", 5, 3))) {
      Arena stage = play(beast.card, "z   A   x   .   a   .   B");
      stage.give(stage.figure('z'), Condition.STUN);
      stage.turnOf('A', 0, 1).answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x')));
      stage.play(0, Half.TOP);
      assertThat(stage.xp('A')).isEqualTo(2);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
      assertThat(stage.only(beast.name).maxHitPoints()).isEqualTo(beast.points);
      assertThat(stage.only(beast.name).isFlying()).isEqualTo(beast.points == 2);
      assertThat(stage.endTurn().isStrong(Element.AIR)).isEqualTo(beast.points == 2);
      stage.give(stage.figure('z'), Condition.STUN);
      stage.endRound().remember().turnOf('A', 2, 3);
      int bear = stage.lost('z') == 0 ? attacks(stage, 'z') : 0;
      assertThat(stage.lost('a') - 2 * bear - poisoned(stage, bear)).isEqualTo(beast.attack);
      assertThat(stage.has('a', Condition.POISON)).isEqualTo(beast.attack == 1);
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isEqualTo(beast.attack == 3);
    }
  }

  private static int attacks(Arena stage, char who) {
    return (int)
        stage.happened(What.ATTACKED).stream()
            .filter(event -> event.who().equals(stage.figure(who).id()))
            .count();
  }

  private static int poisoned(Arena stage, int bear) {
    return bear > 0 && stage.has('a', Condition.POISON) ? bear : 0;
  }

  @Test
  @Played("Stone Sigil top")
  void theMonolithStands() {
    Arena stage = attacked("Stone Sigil", "y   z   A   x   a   .   B", StatLine.of(90, 0, 3, 0));
    led(stage).answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x')));
    stage.play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    assertThat(stage.only("Monolith").hitPoints()).isEqualTo(15);
    assertThat(stage.endTurn().isStrong(Element.EARTH)).isTrue();
    stage.endRound();
    assertThat(stage.only("Monolith").hitPoints()).as("shield 2").isEqualTo(15 - 1);
    assertThat(stage.only("Monolith").hex()).isEqualTo(stage.hex('x'));
  }

  @Test
  @Played("Storm Sigil top")
  void theTotemBlowsEverybodyAway() {
    String picture =
        """
        .   .   .   .   .   .   .   .
          .   .   .   a   b   .   .   .
        y   z   A   .   x   c   .   d
          .   .   .   .   .   .   .   B
        """;
    Arena stage = play("Storm Sigil", picture);
    led(stage).answer(Prompt.Kind.HEX, new Choice.To(stage.hex('A').plus(PrintedHalf.EAST)));
    stage.play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    assertThat(stage.endTurn().isStrong(Element.AIR)).isTrue();
    assertThat(stage.only("Wind Totem").hitPoints()).isEqualTo(8);
    stage.endRound();
    stage.game.state().stand(stage.only("Wind Totem").id(), stage.hex('x'));
    stage.game.state().stand(stage.figure('z').id(), stage.hex('y'));
    stage.give(stage.figure('z'), Condition.STUN);
    stage.remember().turnOf('A', 2, 3);
    for (char near : new char[] {'a', 'b', 'c'}) {
      int range = stage.hex('x').distanceTo(stage.hex(near));
      assertThat(stage.lost(near)).isEqualTo(range == 1 ? 1 : 0);
      assertThat(stage.happened(What.FORCED, near)).hasSize(range == 1 ? 2 : 0);
    }
    assertThat(stage.happened(What.ATTACKED)).hasSize(3);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.only("Wind Totem").hex()).isEqualTo(stage.hex('x'));
  }

  @Test
  @Played("Tribal Sigil top")
  void theBannerStrengthensThoseBesideIt() {
    Arena stage =
        play(
            List.of("Tribal Sigil", "Maul", "Relentless Ally"),
            "b   A   x   .   .   B\n  .   z   a   .   .");
    stage.turnOf('A', 0, 2).answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x')));
    stage.play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.only("Spirit Banner").hitPoints()).isEqualTo(8);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().remember().turnOf('A', 1, 3);
    assertThat(stage.lost('a')).as("the bear beside it").isEqualTo(2 + 2);
    assertThat(basic(stage, 3, 'b')).as("its master").isEqualTo(2 + 2);
  }

  @Test
  @Played("Tribal Sigil bottom")
  void lostSummonsComeBack() {
    List<String> cards =
        List.of(
            "Tribal Sigil", "Maul", "Relentless Ally", "Venomous Ally", "Vicious Ally", "Rampage");
    Arena stage = play(cards, "z   A   .   a   B").lose('A', 2, 3, 4, 5).playBottom();
    long back =
        java.util.stream.IntStream.of(2, 3, 4)
            .filter(card -> stage.zone('A', card) == Zone.HAND)
            .count();
    assertThat(back).isEqualTo(2);
    assertThat(stage.zone('A', 5)).as("no summon").isEqualTo(Zone.LOST);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  @Played("Borrowed Essence top")
  void borrowedEssenceTakesAirAndEarth() {
    for (boolean air : new boolean[] {true, false}) {
      for (boolean earth : new boolean[] {true, false}) {
        Arena stage = play("Borrowed Essence", "A   z   .   a   b   B").turnOf('A', 0, 1);
        if (air) {
          stage.strong(Element.AIR);
        }
        if (earth) {
          stage.strong(Element.EARTH);
        }
        stage.remember().target('a').play(0, Half.TOP);
        assertThat(stage.lost('a')).isEqualTo(air ? 4 : 2);
        assertThat(stage.lost('A')).isEqualTo(earth ? -4 : -2);
        assertThat(stage.xp('A')).isEqualTo((air ? 1 : 0) + (earth ? 1 : 0));
      }
    }
    Arena far = play("Borrowed Essence", "z   A   .   .   .   a   B").turnOf('A', 0, 1);
    far.figure('z');
    far.remember().play(0, Half.TOP);
    assertThat(far.numbers(What.MODIFIED, 'A')).as("out of range").isEmpty();
  }

  @Test
  @Played("Natural Remedy top")
  void naturalRemedyReachesFartherWithAir() {
    for (boolean air : new boolean[] {true, false}) {
      for (int range = 3; range <= 5; range++) {
        Arena stage = play("Natural Remedy", "z   A" + "   .".repeat(range - 1) + "   B   a");
        stage.turnOf('A', 0, 1);
        if (air) {
          stage.strong(Element.AIR);
        }
        stage.remember().target('B').play(0, Half.TOP);
        boolean near = range <= (air ? 4 : 3);
        assertThat(stage.lost('B')).isEqualTo(near ? air ? -6 : -5 : 0);
        assertThat(stage.xp('A')).isEqualTo(air ? 1 : 0);
      }
    }
  }

  @Test
  @Played("Energizing Strike bottom")
  void allAlliesAreHealed() {
    Arena stage = led(play("Energizing Strike", "A   z   y   a   .   .   .   .   B"));
    stage.figure('z').hitPoints(5);
    stage.remember().play(0, Half.BOTTOM);
    assertThat(stage.lost('z')).isEqualTo(-1);
    assertThat(stage.lost('B')).isEqualTo(-1);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('a')).isZero();
  }

  @Test
  @Played("Borrowed Essence bottom")
  void borrowedEssenceDistributesDamageAnew() {
    for (int more : new int[] {-3, 0, 5, 7}) {
      Arena stage = play("Borrowed Essence", "B   A   z   .   .   a").turnOf('A', 0, 1);
      int most = stage.figure('z').maxHitPoints();
      stage.figure('z').hitPoints(7);
      int damage = stage.figure('A').maxHitPoints() - stage.figure('A').hitPoints();
      stage.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(damage - more)).play(0, Half.BOTTOM);
      assertThat(stage.lost('A')).isEqualTo(-more);
      assertThat(stage.lost('B')).as("no summon").isZero();
      assertThat(stage.figure('z').isGone()).isEqualTo(more == 7);
      assertThat(stage.figure('z').maxHitPoints()).isEqualTo(most);
      if (more < 7) {
        assertThat(stage.figure('z').hitPoints()).isEqualTo(7 - more);
      }
      assertThat(stage.xp('A')).isZero();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }
}
