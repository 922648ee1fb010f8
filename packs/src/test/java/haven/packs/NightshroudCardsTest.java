package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
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

/** The halves of the Nightshroud's cards that say more than numbers. */
final class NightshroudCardsTest extends CardTrials {
  NightshroudCardsTest() {
    super("Nightshroud");
  }

  private static final String BESIDE = "A   a   .   B";

  /** Before the half, the Nightshroud is invisible. */
  private Arena unseen(String card, String picture) {
    Arena stage = play(card, picture);
    return stage.give(stage.figure('A'), Condition.INVISIBLE);
  }

  private Arena dark(String card, String picture) {
    return play(card, picture).strong(Element.DARK);
  }

  /** With elite monsters at x and w and a boss at y, where they are drawn. */
  private Arena ranks(String card, String picture) {
    Arena stage = Gloomhaven.trying("Nightshroud", picture, card);
    StatLine many = StatLine.of(90, 0, 0, 0);
    if (picture.contains("x")) {
      stage.monster('x', "Guard", Rank.ELITE, many, MonsterCard.of(97));
    }
    if (picture.contains("w")) {
      stage.another('w', "Guard", Rank.ELITE);
    }
    if (picture.contains("y")) {
      stage.monster('y', "Chief", Rank.BOSS, many, MonsterCard.of(96));
    }
    return stage.start();
  }

  private static boolean gained(Arena stage, char who, Condition condition) {
    return stage.happened(What.GAINED, who).stream()
        .anyMatch(event -> event.words().equalsIgnoreCase(condition.name()));
  }

  private static void does(Arena stage, int damage, int xp) {
    assertThat(stage.lost('a')).isEqualTo(damage);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  // While invisible

  @Test
  @Played({"Silent Force top", "Grim Sustenance top"})
  void twoMoreAndExperienceWhileInvisible() {
    does(unseen("Silent Force", BESIDE).target('a').playTop(), 5, 1);
    Arena seen = play("Silent Force", BESIDE).target('a').playTop();
    does(seen, 3, 0);
    assertThat(seen.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(seen.has('A', Condition.INVISIBLE)).isFalse();
    does(unseen("Grim Sustenance", BESIDE).target('a').playTop(), 4, 1);
    Arena after = play("Grim Sustenance", BESIDE).target('a').playTop();
    does(after, 2, 0);
    assertThat(after.has('A', Condition.INVISIBLE)).as("after the attack").isTrue();
  }

  @Test
  @Played("Soulfire top")
  void soulfireWoundsAndStunsWhileInvisible() {
    for (boolean hidden : new boolean[] {true, false}) {
      String picture = "A   .   .   a   b   B";
      Arena stage = hidden ? unseen("Soulfire", picture) : play("Soulfire", picture);
      does(stage.playTop(), 1, hidden ? 1 : 0);
      assertThat(stage.has('a', Condition.WOUND)).isTrue();
      assertThat(stage.has('a', Condition.STUN)).isEqualTo(hidden);
      assertThat(stage.happened(What.ATTACKED)).hasSize(1);
    }
    does(play("Soulfire", "A   .   .   .   a   B").playTop(), 0, 0); // four hexes away
  }

  @Test
  @Played("Lurking Ruin top")
  void lurkingRuinBringsThreeConditionsWhileInvisible() {
    for (boolean hidden : new boolean[] {true, false}) {
      Arena stage = hidden ? unseen("Lurking Ruin", BESIDE) : play("Lurking Ruin", BESIDE);
      does(stage.target('a').playTop(), 5, hidden ? 1 : 0);
      assertThat(stage.has('a', Condition.POISON)).isEqualTo(hidden);
      assertThat(stage.has('a', Condition.MUDDLE)).isEqualTo(hidden);
      assertThat(stage.has('a', Condition.WOUND)).isEqualTo(hidden);
    }
  }

  @Test
  @Played("Quiet Frenzy top")
  void quietFrenzyGrowsByInvisibilityAndByDark() {
    does(play("Quiet Frenzy", BESIDE).target('a').playTop(), 3, 0);
    does(unseen("Quiet Frenzy", BESIDE).target('a').playTop(), 5, 1);
    does(dark("Quiet Frenzy", BESIDE).target('a').playTop(), 6, 1);
    Arena both = unseen("Quiet Frenzy", BESIDE).strong(Element.DARK).target('a').playTop();
    does(both, 8, 2);
    assertThat(both.happened(What.CONSUMED)).hasSize(1);
    does(dark("Quiet Frenzy", BESIDE).unpaid().target('a').playTop(), 3, 0);
  }

  @Test
  @Played("Voice of the Night top")
  void voiceOfTheNightStunsWithFiveAttacksWhileInvisible() {
    Arena stage = play(List.of("Voice of the Night", "Gloom Darts"), "a   A   b   c   .   B");
    stage.turnOf('A', 0, 2).play(0, Half.TOP).endRound();
    assertThat(basic(stage.turnOf('A', 3, 4), 3, 'a')).isEqualTo(2);
    assertThat(stage.has('a', Condition.STUN)).as("it was seen").isFalse();
    stage.endRound().strong(Element.DARK).turnOf('A', 1, 5);
    stage.give(stage.figure('A'), Condition.INVISIBLE).target('a', 'b', 'c').play(1, Half.TOP);
    for (char hit : "abc".toCharArray()) {
      assertThat(stage.has(hit, Condition.STUN)).isTrue();
    }
    assertThat(stage.xp('A')).as("of the darts, the first and the third attack").isEqualTo(1 + 2);
    for (int i = 6; i < 10; i += 2) {
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.endRound().turnOf('A', i, i + 1).remember();
      stage.game.state().lose(stage.figure('a').id(), Condition.STUN);
      basic(stage.give(stage.figure('A'), Condition.INVISIBLE), i, 'a');
      assertThat(stage.has('a', Condition.STUN)).isTrue();
      assertThat(stage.xp('A')).isEqualTo(i == 6 ? 0 : 1);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  // For dark

  @Test
  @Played("Empowering Void bottom")
  void empoweringVoidDoublesAttacksOfTheTurn() {
    Arena far = dark("Empowering Void", "A   .   .   .   .   a   B").playBottom();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(2);
    Arena stage = dark("Empowering Void", "A   .   .   a   B").playBottom();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).as("next turn").isEqualTo(2);
    Arena unpaid = play("Empowering Void", "A   .   .   a   B").playBottom();
    assertThat(unpaid.xp('A')).isZero();
    assertThat(basic(unpaid, 1, 'a')).isEqualTo(2);
  }

  @Test
  @Played("Smoke Step top")
  void smokeStepGoesFartherAndStrikesHarderWithDark() {
    String picture = "A   .   .   .   a   .   B";
    Arena paid = dark("Smoke Step", picture).playTop();
    assertThat(paid.happened(What.MOVED, 'A')).hasSize(3);
    does(paid, 4, 1);
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena unpaid = play("Smoke Step", "A   .   a   .   B").playTop();
    assertThat(unpaid.happened(What.MOVED, 'A')).hasSize(1);
    does(unpaid, 2, 0);
    String far = "A   .   .   .   .   .   .   a   B";
    assertThat(dark("Smoke Step", far).playTop().happened(What.MOVED, 'A')).hasSize(3);
    assertThat(play("Smoke Step", far).playTop().happened(What.MOVED, 'A')).hasSize(1);
  }

  @Test
  @Played("Spirit of the Night top")
  void spiritOfTheNightKillsANormalEnemy() {
    String picture =
        """
        a   c   B
          A   x   b
        """;
    Arena paid = ranks("Spirit of the Night", picture).strong(Element.DARK).target('a').playTop();
    assertThat(paid.figure('a').isGone()).isTrue();
    assertThat(paid.figure('c').isGone()).as("one of them").isFalse();
    assertThat(paid.lost('x')).as("elite, and nobody is attacked").isZero();
    assertThat(paid.figure('b').isGone()).as("not adjacent").isFalse();
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(paid.happened(What.CONSUMED)).hasSize(1);
    Arena none = ranks("Spirit of the Night", "A   x   B").strong(Element.DARK).playTop();
    assertThat(none.xp('A')).as("nobody is killed").isZero();
    Arena unpaid = ranks("Spirit of the Night", "A   x   a   B").playTop();
    assertThat(unpaid.lost('x')).isEqualTo(3);
    assertThat(unpaid.xp('A')).isZero();
    assertThat(unpaid.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Swallowed by Fear top")
  void swallowedByFearKillsElitesForDarkAndAnother() {
    String picture =
        """
        c   .   .   B
          A   x   a
        y   .   .   .
        """;
    Arena paid = ranks("Swallowed by Fear", picture).strong(Element.DARK, Element.ICE);
    paid.target('x').playTop();
    assertThat(paid.figure('x').isGone()).isTrue();
    assertThat(paid.figure('c').isGone()).as("one of them").isFalse();
    assertThat(paid.lost('y')).as("a boss").isZero();
    assertThat(paid.figure('a').isGone()).as("not adjacent").isFalse();
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(paid.isInert(Element.DARK) && paid.isInert(Element.ICE)).isTrue();
    Arena normal = ranks("Swallowed by Fear", BESIDE).strong(Element.DARK, Element.AIR).playTop();
    assertThat(normal.figure('a').isGone()).isTrue();
    Arena poor = ranks("Swallowed by Fear", picture).strong(Element.DARK).target('x').playTop();
    assertThat(poor.lost('x')).as("a second element is missing").isEqualTo(2);
    assertThat(poor.isStrong(Element.DARK)).isTrue();
    assertThat(poor.xp('A')).isZero();
  }

  @Test
  @Played("Angel of Death top")
  void angelOfDeathKillsAllNormalTargetsAndAttacksTheOthers() {
    String picture =
        """
        a   c   B
          A   x   b
        w   .   .
        """;
    Arena paid = ranks("Angel of Death", picture).strong(Element.DARK).playTop();
    assertThat(paid.figure('a').isGone() && paid.figure('c').isGone()).isTrue();
    assertThat(paid.lost('x')).isEqualTo(4);
    assertThat(paid.lost('w')).isEqualTo(4);
    assertThat(paid.figure('b').isGone()).as("not adjacent").isFalse();
    assertThat(paid.lost('b')).isZero();
    assertThat(paid.xp('A')).isEqualTo(2 + 2);
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena unpaid = ranks("Angel of Death", picture).playTop();
    assertThat(unpaid.lost('a')).isEqualTo(4);
    assertThat(unpaid.lost('x')).isEqualTo(4);
    assertThat(unpaid.lost('b')).isZero();
    assertThat(unpaid.xp('A')).isEqualTo(2);
    Arena elite = ranks("Angel of Death", "A   x   B   a").strong(Element.DARK).playTop();
    assertThat(elite.xp('A')).as("nobody is killed").isEqualTo(2);
  }

  @Test
  @Played("Angel of Death bottom")
  void angelOfDeathJumpsAndKillsOneNormalEnemy() {
    String picture =
        """
        A   x   .   .   .   z   a   B
          #   #   #   #   #   b   #   #
        """;
    Arena far = ranks("Angel of Death", picture).strong(Element.DARK);
    far.target('a').playBottom();
    assertThat(far.stands('A', 'z')).as("over the enemy").isTrue();
    assertThat(far.figure('a').isGone()).isTrue();
    assertThat(far.figure('b').isGone()).as("one of them").isFalse();
    assertThat(far.xp('A')).isEqualTo(1);
    assertThat(far.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena free = play("Angel of Death", "A   .   .   .   .   .   .   .   B   a").playBottom();
    assertThat(free.happened(What.MOVED, 'A')).hasSize(5);
    Arena elite = ranks("Angel of Death", "A   x   B").strong(Element.DARK).playBottom();
    assertThat(elite.figure('x').isGone()).isFalse();
    assertThat(elite.xp('A')).isZero();
    Arena unpaid = ranks("Angel of Death", "A   a   B").playBottom();
    assertThat(unpaid.figure('a').isGone()).isFalse();
    assertThat(unpaid.xp('A')).isZero();
  }

  @Test
  @Played("Concealed Dominance top")
  void concealedDominanceCoversSixHexesForDark() {
    String picture =
        """
        h   a   b   i
          A   c   d   k
        g   e   f   j
          B   .   .   .
        """;
    Arena paid = dark("Concealed Dominance", picture).playTop();
    for (char hit : "abcdef".toCharArray()) {
      assertThat(paid.lost(hit)).as("%s", hit).isEqualTo(4);
    }
    for (char spared : "ghijk".toCharArray()) {
      assertThat(paid.lost(spared)).as("%s", spared).isZero();
    }
    assertThat(paid.xp('A')).isEqualTo(2);
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena unpaid = play("Concealed Dominance", picture).target('c').playTop();
    assertThat(unpaid.happened(What.ATTACKED)).hasSize(1);
    assertThat(unpaid.lost('c')).isEqualTo(4);
    assertThat(unpaid.xp('A')).isZero();
  }

  @Test
  @Played("Concealed Dominance bottom")
  void concealedDominanceLeadsAnywhereForDark() {
    String picture = "A   a   b   .   .   .   .   .   .   .   .   x   B";
    Arena paid = dark("Concealed Dominance", picture);
    paid.answer(Prompt.Kind.HEX, new Choice.To(paid.hex('x'))).playBottom();
    assertThat(paid.stands('A', 'x')).isTrue();
    assertThat(paid.happened(What.MOVED, 'A')).isEmpty();
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(paid.xp('A')).isZero();
    Arena unpaid = play("Concealed Dominance", "A   .   .   .   .   .   B   a").playBottom();
    assertThat(unpaid.happened(What.MOVED, 'A')).hasSize(4);
    assertThat(unpaid.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena stuck = play("Concealed Dominance", "A   a   .   .   B").playBottom();
    assertThat(stuck.happened(What.MOVED, 'A')).as("no jump").isEmpty();
  }

  @Test
  @Played("Black Arrow bottom")
  void blackArrowHidesAndShootsForDark() {
    String picture = "A   .   .   a   b   B";
    Arena paid = dark("Black Arrow", picture).playBottom();
    assertThat(paid.has('A', Condition.INVISIBLE)).isTrue();
    does(paid, 3, 1);
    assertThat(paid.lost('b')).as("four hexes away").isZero();
    Arena unpaid = play("Black Arrow", picture).playBottom();
    assertThat(unpaid.has('A', Condition.INVISIBLE)).isTrue();
    does(unpaid, 0, 0);
    does(dark("Black Arrow", "A   .   .   .   a   B").playBottom(), 0, 0); // four hexes away
  }

  @Test
  @Played("Gloom Darts top")
  void gloomDartsHitThreeForDark() {
    String picture = "A   .   .   a   b   c   B";
    Arena paid = dark("Gloom Darts", "A   a   b   c   d   B").target('a', 'b', 'c').playTop();
    for (char hit : "abc".toCharArray()) {
      assertThat(paid.lost(hit)).isEqualTo(3);
      assertThat(paid.has(hit, Condition.POISON)).isTrue();
      assertThat(gained(paid, hit, Condition.CURSE)).isTrue();
    }
    assertThat(paid.lost('d')).isZero();
    assertThat(paid.xp('A')).isEqualTo(1);
    Arena unpaid = play("Gloom Darts", picture).target('b').playTop();
    assertThat(unpaid.happened(What.ATTACKED)).hasSize(1);
    assertThat(unpaid.lost('b')).isEqualTo(3);
    assertThat(unpaid.xp('A')).isZero();
    Arena far = play("Gloom Darts", "A   .   .   .   .   a   B").playTop();
    assertThat(far.lost('a')).as("five hexes away").isZero();
  }

  // For others

  @Test
  @Played("Nightfall bottom")
  void nightfallTurnsLightIntoDark() {
    Arena paid = play("Nightfall", "A   .   .   .   a   B").strong(Element.LIGHT).playBottom();
    assertThat(paid.happened(What.MOVED, 'A')).hasSize(3);
    does(paid, 4, 1);
    paid.endTurn();
    assertThat(paid.isStrong(Element.DARK)).isTrue();
    assertThat(paid.isInert(Element.LIGHT)).isTrue();
    Arena unpaid = play("Nightfall", BESIDE).playBottom();
    does(unpaid, 2, 0);
    assertThat(unpaid.endTurn().isStrong(Element.DARK)).isFalse();
    Arena far = play("Nightfall", "A   .   .   .   .   .   .   a   B").playBottom();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(3);
  }

  @Test
  @Played("Claws of the Night top")
  void clawsOfTheNightTurnAnyElementIntoDark() {
    String picture =
        """
        .   a   c
          A   b   B
        """;
    Arena paid = play("Claws of the Night", picture).strong(Element.FIRE).playTop();
    assertThat(paid.lost('b')).isEqualTo(3);
    does(paid, 3, 1);
    assertThat(paid.lost('c')).isZero();
    assertThat(paid.has('a', Condition.POISON) && paid.has('b', Condition.POISON)).isTrue();
    paid.endTurn();
    assertThat(paid.isStrong(Element.DARK)).isTrue();
    assertThat(paid.isInert(Element.FIRE)).isTrue();
    Arena unpaid = play("Claws of the Night", picture).playTop();
    assertThat(unpaid.lost('b')).isEqualTo(2);
    does(unpaid, 2, 0);
    assertThat(unpaid.endTurn().isStrong(Element.DARK)).isFalse();
  }

  @Test
  @Played("Voice of the Night bottom")
  void voiceOfTheNightHidesAfterTheAttackForAnyElement() {
    Arena paid = play("Voice of the Night", "A   .   .   a   B").strong(Element.EARTH);
    paid.playBottom();
    assertThat(paid.stands('A', 'A')).isFalse();
    does(paid, 2, 1);
    assertThat(paid.has('A', Condition.INVISIBLE)).isTrue();
    paid.endTurn();
    assertThat(paid.isStrong(Element.DARK)).isTrue();
    assertThat(paid.isInert(Element.EARTH)).isTrue();
    Arena unpaid = play("Voice of the Night", BESIDE).playBottom();
    does(unpaid, 2, 0);
    assertThat(unpaid.has('A', Condition.INVISIBLE)).isFalse();
    assertThat(unpaid.endTurn().isStrong(Element.DARK)).isFalse();
    Arena far = play("Voice of the Night", "A   .   .   .   .   .   .   a   B").playBottom();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(2);
  }

  // Lasting

  @Test
  @Played({"Dancing Shadows bottom", "Terror Blade bottom"})
  void attacksOfThisRoundHaveDisadvantage() {
    for (String card : List.of("Dancing Shadows", "Terror Blade")) {
      Arena stage =
          Gloomhaven.trying("Nightshroud", "A   a   .   .   .   .   B", card)
              .monsters(MonsterCard.of(98, Ability.attack(3)))
              .stackMonsters(ModifierCard.plus(2), ModifierCard.plus(0), ModifierCard.plus(2))
              .start()
              .way() // where it stands
              .playBottom();
      assertThat(stage.actives('A')).hasSize(1);
      stage.endRound();
      assertThat(stage.lost('A')).as(card).isEqualTo(3);
      assertThat(stage.isStrong(Element.DARK) || !stage.isInert(Element.DARK))
          .isEqualTo(card.equals("Dancing Shadows"));
      stage.turnOf('A', 2, 3).endRound();
      assertThat(stage.lost('A')).as("next round").isEqualTo(3 + 5);
    }
    Arena moved = play("Terror Blade", "A   .   .   .   .   .   a   B").playBottom();
    assertThat(moved.happened(What.MOVED, 'A')).hasSize(4);
  }

  @Test
  @Played("Nightfall top")
  void nightfallBringsDarkAtTheEndOfThreeTurns() {
    Arena stage = play("Nightfall", "A   .   .   a   B").playTop();
    stage.endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().strong(Element.DARK).turnOf('A', 2, 3).endTurn();
    assertThat(stage.xp('A')).as("it is strong already").isEqualTo(1);
    stage.endRound().turnOf('A', 4, 5).endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 6, 7).endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  // In the course of actions

  /** Its turn, in which nobody sees it. */
  private static Arena hidden(Arena stage, int leading, int second) {
    stage.endRoundOrStay().turnOf('A', leading, second).remember();
    return stage.give(stage.figure('A'), Condition.INVISIBLE);
  }

  private static void attack(Arena stage, int card, char... targets) {
    stage.target(targets).perform(new Choice.Act(card, true, true));
  }

  @Test
  @Played("Black Knives top")
  void blackKnivesFollowFourAttackActionsWhileInvisible() {
    Arena stage =
        play(List.of("Black Knives", "Voice of the Night"), "A   a   .   b   .   .   c   B");
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    assertThat(stage.xp('A')).isZero();
    attack(stage.endRound().turnOf('A', 3, 4), 3, 'a');
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).as("it was seen").isZero();
    hidden(stage, 5, 6).way().perform(new Choice.Act(6, false, true));
    assertThat(stage.happened(What.ATTACKED)).as("a move action").isEmpty();
    attack(stage, 5, 'a', 'b');
    assertThat(stage.lost('b')).isEqualTo(2);
    does(stage, 2, 1);
    attack(hidden(stage, 1, 7), 7, 'a', 'b');
    stage.way().target('a', 'b').perform(new Choice.Act(1, false, false));
    assertThat(stage.lost('b')).as("after each of two").isEqualTo(4);
    does(stage, 4, 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    attack(hidden(stage, 8, 9), 8, 'a', 'b');
    assertThat(stage.lost('b')).isEqualTo(2);
    does(stage, 2, 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Black Knives", "a   A   .   .   .   b   B").playTop();
    attack(hidden(far, 2, 3), 2, 'a', 'b');
    assertThat(far.lost('b')).as("four hexes away").isZero();
  }

  @Test
  @Played("Claws of the Night bottom")
  void clawsOfTheNightFollowFourMoveActionsWhileInvisible() {
    Arena stage =
        play(List.of("Claws of the Night", "Dancing Shadows"), "b   A   a   c   .   .   B");
    stage.turnOf('A', 0, 2).play(0, Half.BOTTOM);
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 3, 4).way().perform(new Choice.Act(3, false, true));
    assertThat(stage.happened(What.ATTACKED)).as("it was seen").isEmpty();
    attack(hidden(stage, 5, 6), 5, 'a');
    does(stage, 2, 0);
    stage.remember().way().perform(new Choice.Act(6, false, true));
    does(stage, 2, 1);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('c')).as("not adjacent").isZero();
    hidden(stage, 1, 7).way().target('a').perform(new Choice.Act(1, true, false));
    does(stage, 1 + 2, 1);
    stage.way().perform(new Choice.Act(7, false, true));
    does(stage, 1 + 2 + 2, 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    hidden(stage, 8, 9).way().perform(new Choice.Act(9, false, true));
    does(stage, 2, 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Wings of the Night bottom")
  void wingsOfTheNightMoveBeforeFourAttackActions() {
    Arena stage =
        play(List.of("Wings of the Night", "Voice of the Night"), "y   x   A   .   .   a   .   B");
    stage.turnOf('A', 0, 2).play(0, Half.BOTTOM);
    assertThat(stage.xp('A')).isZero();
    attack(stage, 2, 'a');
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(2);
    does(stage, 2, 1);
    stage.endRound().turnOf('A', 3, 4).remember().way().perform(new Choice.Act(4, false, true));
    assertThat(stage.xp('A')).as("a move action").isZero();
    attack(stage.way(), 3, 'a');
    does(stage, 2, 1);
    stage.endRound().turnOf('A', 1, 5).remember().way();
    stage.way().target('a').perform(new Choice.Act(1, false, false));
    does(stage, 2, 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 6, 7).remember();
    attack(stage.way(), 6, 'a');
    does(stage, 2, 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Wings of the Night", "A   .   .   .   .   .   a   B").playBottom();
    far.perform(new Choice.Act(1, true, true));
    assertThat(far.happened(What.MOVED, 'A')).hasSize(2);
  }

  @Test
  @Played("Eyes of the Night top")
  void eyesOfTheNightSeeTheInvisibleAndHaveAdvantage() {
    Arena stage =
        Gloomhaven.trying("Nightshroud", BESIDE, "Eyes of the Night")
            .stack('A', ModifierCard.plus(-1), ModifierCard.plus(2))
            .start()
            .playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound().turnOf('A', 2, 3);
    stage.give(stage.figure('a'), Condition.INVISIBLE);
    assertThat(basic(stage, 2, 'a')).isEqualTo(4);
    Arena blind = play("Eyes of the Night", BESIDE).turnOf('A', 2, 3);
    blind.give(blind.figure('a'), Condition.INVISIBLE).remember();
    blind.perform(new Choice.Act(2, true, true));
    assertThat(blind.lost('a')).as("without it").isZero();
  }

  @Test
  @Played("Empowering Void top")
  void empoweringVoidDoublesMovesOfTheTurn() {
    String picture = "a   A   .   .   .   .   .   .   B";
    Arena stage = dark("Empowering Void", picture).target('a').playTop();
    does(stage, 2, 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.remember().perform(new Choice.Act(1, false, true));
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(4);
    stage.endRound().turnOf('A', 2, 3).remember().perform(new Choice.Act(2, false, true));
    assertThat(stage.happened(What.MOVED, 'A')).as("next turn").hasSizeLessThanOrEqualTo(2);
    Arena unpaid = play("Empowering Void", picture).target('a').playTop();
    does(unpaid, 2, 0);
    unpaid.remember().perform(new Choice.Act(1, false, true));
    assertThat(unpaid.happened(What.MOVED, 'A')).hasSize(2);
  }
}
