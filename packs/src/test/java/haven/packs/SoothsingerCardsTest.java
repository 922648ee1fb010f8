package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
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

/** The halves of the Soothsinger's cards that say more than numbers. */
final class SoothsingerCardsTest extends CardTrials {
  private static final List<String> SONGS =
      List.of(
          "Power Ballad",
          "Defensive Ditty",
          "Song of Speed",
          "Wistful Wounding",
          "Soothing Lullaby",
          "Echoing Aria",
          "Disorienting Dirge",
          "Mobilizing Measure",
          "Pull the Strings",
          "Nightmare Serenade",
          "Tranquil Trill",
          "Captivating Performance");

  /** The monsters have three attack and no move. */
  private static final StatLine STRIKERS = StatLine.of(90, 0, 3, 0);

  SoothsingerCardsTest() {
    super("Soothsinger");
  }

  private static CardAction shot(int attack, int range) {
    return CardAction.of(Ability.Attack.of(Value.of(attack)).at(Value.of(range)));
  }

  private static CardAction nothing() {
    return CardAction.of();
  }

  /** The ally has that card and leads with it, after everybody else. */
  private static Arena withAlly(String card, String picture, CardAction top, CardAction bottom) {
    AbilityCard own = Arena.card("Own", 99, top, bottom);
    return Gloomhaven.trying("Soothsinger", picture, card).hero('B', own).start().turnOf('A');
  }

  // Songs

  @Test
  void everySongTeachesAtTheStartOfEachTurnUntilAnotherIsPlayed() {
    for (int i = 0; i < SONGS.size(); i++) {
      List<String> two = List.of(SONGS.get(i), SONGS.get((i + 1) % SONGS.size()));
      Arena stage = play(two, "A   .   .   .   B   .   .   .   .   .   .   a").turnOf('A', 0, 2);
      stage.play(0, Half.TOP);
      assertThat(stage.endRound().xp('A')).as(two.getFirst()).isZero();
      stage.turnOf('A', 3, 4);
      assertThat(stage.xp('A')).as(two.getFirst()).isEqualTo(1);
      stage.endRound().turnOf('A', 1, 5);
      assertThat(stage.xp('A')).as(two.getFirst()).isEqualTo(2);
      assertThat(stage.zone('A', 0)).as(two.getFirst()).isEqualTo(Zone.ACTIVE);
      stage.play(1, Half.TOP);
      assertThat(stage.zone('A', 0)).as(two.getFirst()).isEqualTo(Zone.DISCARD);
      assertThat(stage.zone('A', 1)).as(two.getLast()).isEqualTo(Zone.ACTIVE);
      assertThat(stage.actives('A')).hasSize(1);
    }
  }

  @Test
  @Played("Power Ballad top")
  void powerBalladAddsToOneAttackOfEachAllyInEachTurn() {
    Arena stage =
        withAlly(
            "Power Ballad",
            "b   A   .   .   c   B   a   .   d   C",
            CardAction.of(Ability.Attack.of(Value.of(1)).on(Value.of(2))),
            nothing());
    stage.playTop().until(Prompt.Kind.ACTION, "B");
    stage.target('a', 'c').perform(new Choice.Act(0, true, false));
    assertThat(stage.lost('a') + stage.lost('c')).as("one of two attacks").isEqualTo(1 + 1 + 1);
    stage.until(Prompt.Kind.ACTION, "C").basicAttack(stage.figure('d')).goOn();
    assertThat(stage.lost('d')).as("another ally").isEqualTo(3);
    stage.endRound().turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'b')).as("not her own").isEqualTo(2);
    assertThat(allyStrikes(stage, 'a')).as("in the next turn again").isEqualTo(3);
  }

  @Test
  @Played("Defensive Ditty top")
  void defensiveDittyShieldsAlliesWhereverTheyAre() {
    Arena stage =
        attacked("Defensive Ditty", "b   A   .   .   .   .   .   a   B", STRIKERS)
            .playTop()
            .endRound();
    assertThat(stage.lost('B')).isEqualTo(2);
    assertThat(stage.lost('A')).as("not herself").isEqualTo(3);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('B')).isEqualTo(4);
  }

  @Test
  @Played("Defensive Ditty bottom")
  void defensiveDittySparesAnAllyNearbyOnce() {
    Arena stage =
        attacked(
                "Defensive Ditty",
                """
                b   A   .   B   a
                  .   .   .   c
                """,
                STRIKERS)
            .playBottom();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound();
    assertThat(stage.lost('B')).as("one of two attacks").isEqualTo(3);
    assertThat(stage.lost('A')).as("not herself").isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = attacked("Defensive Ditty", "b   A   .   .   B   a", STRIKERS);
    far.playBottom().endRound();
    assertThat(far.lost('B')).as("three hexes away").isEqualTo(3);
    assertThat(far.lost('A')).as("not herself").isEqualTo(3);
    assertThat(far.zone('A', 0)).as("for the round only").isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Song of Speed top")
  void songOfSpeedMakesAlliesFasterAndTheirShotsLonger() {
    Arena stage = play("Song of Speed", "A   .   .   .   B   x   y   z   .   .   a").playTop();
    stage.until(Prompt.Kind.ACTION, "B").way('x', 'y', 'z');
    stage.perform(basicMove(stage));
    assertThat(stage.stands('B', 'z')).as("2 and 1 more").isTrue();
    Arena own = play("Song of Speed", "A   .   .   .   .   .   a   B").playTop();
    own.perform(new Choice.Act(1, false, true));
    assertThat(own.figure('A').hex().distanceTo(own.hex('A'))).as("not herself").isEqualTo(2);
    Arena shooting = withAlly("Song of Speed", "A   .   B   .   .   a", shot(2, 2), nothing());
    shooting.playTop().until(Prompt.Kind.ACTION, "B").perform(new Choice.Act(0, true, false));
    assertThat(shooting.lost('a')).as("three hexes away").isEqualTo(2);
    Arena farther = withAlly("Song of Speed", "A   .   B   .   .   .   a", shot(2, 2), nothing());
    farther.playTop().until(Prompt.Kind.ACTION, "B").perform(new Choice.Act(0, true, false));
    assertThat(farther.lost('a')).isZero();
    Arena shot = play(List.of("Song of Speed", "Singing Arrow"), "A   .   .   .   a   B").playTop();
    shot.play(1, Half.BOTTOM);
    assertThat(shot.lost('a')).as("not her own").isZero();
    Arena melee = play("Song of Speed", "A   .   B   .   a").playTop();
    melee.until(Prompt.Kind.ACTION, "B").perform(new Choice.Act(9, true, true));
    assertThat(melee.lost('a')).as("a melee attack").isZero();
  }

  private static Choice basicMove(Arena stage) {
    return stage.prompt().options().stream()
        .filter(
            one -> one instanceof Choice.Act(int _, boolean top, boolean basic) && !top && basic)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Played("Wistful Wounding top")
  void wistfulWoundingLetsAllAttacksOfAlliesWound() {
    Arena stage = play("Wistful Wounding", "b   A   .   .   .   B   a").playTop();
    assertThat(allyStrikes(stage, 'a')).isEqualTo(2);
    assertThat(stage.has('a', Condition.WOUND)).isTrue();
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'b')).isEqualTo(2);
    assertThat(stage.has('b', Condition.WOUND)).as("not her own").isFalse();
  }

  @Test
  @Played({"Soothing Lullaby top", "Tranquil Trill top"})
  void lullabiesHealAlliesAtTheStartOfTheirTurns() {
    heals("Soothing Lullaby", 1);
    heals("Tranquil Trill", 2);
  }

  private void heals(String card, int points) {
    Arena stage = play(card, "A   .   .   .   .   .   B   .   .   a").playTop();
    assertThat(stage.lost('B')).isZero();
    stage.until(Prompt.Kind.ACTION, "B");
    assertThat(stage.lost('B')).isEqualTo(-points);
    stage.endRound().turnOf('A', 2, 3);
    assertThat(stage.lost('A')).as("not herself").isZero();
    stage.until(Prompt.Kind.ACTION, "B");
    assertThat(stage.lost('B')).isEqualTo(-2 * points);
  }

  @Test
  @Played("Echoing Aria top")
  void echoingAriaRetaliatesForAlliesWithinTwo() {
    Arena stage =
        attacked("Echoing Aria", "b   A   .   .   .   a   .   B", StatLine.of(90, 0, 3, 2))
            .playTop()
            .endRound();
    assertThat(stage.lost('B')).isEqualTo(3);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).as("not for herself").isZero();
    Arena far =
        attacked("Echoing Aria", "A   .   .   .   .   a   .   .   B", StatLine.of(90, 0, 3, 3))
            .playTop()
            .endRound();
    assertThat(far.lost('a')).as("three hexes away").isZero();
  }

  @Test
  @Played("Disorienting Dirge top")
  void disorientingDirgeGivesEnemiesDisadvantage() {
    Arena stage =
        Gloomhaven.trying("Soothsinger", "A   .   .   .   .   a   B", "Disorienting Dirge")
            .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
            .monsters(STRIKERS)
            .stackMonsters(ModifierCard.plus(1), ModifierCard.plus(-1))
            .stack('B', ModifierCard.plus(1), ModifierCard.plus(-1))
            .start()
            .playTop();
    assertThat(allyStrikes(stage, 'a')).as("not allies").isEqualTo(3);
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  @Played("Disorienting Dirge bottom")
  void disorientingDirgeCursesEnemiesAndBlessesAlliesWithinThree() {
    Arena stage =
        play(
                "Disorienting Dirge",
                """
                a   .   .   A   .   .   b   c
                  .   .   B   .   .   .   C
                """)
            .playBottom();
    assertThat(gained(stage, Condition.CURSE, "abcABC")).isEqualTo("ab");
    assertThat(gained(stage, Condition.BLESS, "abcABC")).isEqualTo("B");
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Mobilizing Measure top")
  void mobilizingMeasureLetsAlliesMoveBeforeTheyAttack() {
    Arena stage = play("Mobilizing Measure", "b   .   A   .   .   .   B   x   a").playTop();
    stage.until(Prompt.Kind.ACTION, "B").answer(Prompt.Kind.STEP, to(stage, 'x')).target('a');
    stage.perform(basicAttack(stage));
    assertThat(stage.stands('B', 'x')).isTrue();
    assertThat(stage.lost('a')).isEqualTo(2);
    stage.endRound().turnOf('A', 2, 3).perform(basicAttack(stage));
    assertThat(stage.stands('A', 'A')).as("not herself").isTrue();
    stage.until(Prompt.Kind.ACTION, "B").perform(basicMove(stage));
    assertThat(stage.happened(What.MOVED, 'B')).as("2 for a move, no more").hasSize(1 + 2);
    Arena far = play("Mobilizing Measure", "A   .   .   .   B   x   y   a").playTop();
    far.until(Prompt.Kind.ACTION, "B").perform(basicAttack(far));
    assertThat(far.happened(What.MOVED, 'B')).as("one hex").hasSize(1);
    assertThat(far.lost('a')).isZero();
  }

  private static Choice basicAttack(Arena stage) {
    return stage.prompt().options().stream()
        .filter(one -> one instanceof Choice.Act(int _, boolean top, boolean basic) && top && basic)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Played("Pull the Strings top")
  void pullTheStringsSteersAnEnemyAtTheStartOfEachTurn() {
    Arena stage = play("Pull the Strings", ".   b   A   .   .   .   .   a   x   y   B").playTop();
    assertThat(stage.endRound().stands('a', 'a')).as("not yet").isTrue();
    stage.target('a').way('x', 'y').turnOf('A', 2, 3);
    assertThat(stage.stands('a', 'y')).isTrue();
    assertThat(stage.stands('b', 'b')).as("one of them").isTrue();
    Arena far = play("Pull the Strings", "A   .   .   .   .   .   a   x   y   B").playTop();
    assertThat(far.endRound().turnOf('A', 2, 3).stands('a', 'a')).as("six hexes away").isTrue();
  }

  @Test
  @Played("Pull the Strings bottom")
  void pullTheStringsMakesAnEnemyStrikeAnother() {
    String picture =
        """
        A   .   .   .   B   a   .   b
          .   .   .   c   .   .   .
        """;
    Arena stage = play("Pull the Strings", picture, StatLine.of(90, 2, 4, 2)).target('a', 'b');
    stage.playBottom();
    assertThat(stage.lost('b')).as("as much and as far as it has itself").isEqualTo(4);
    assertThat(stage.happened(What.ATTACKED)).as("one of them").hasSize(1);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Pull the Strings", "A   B   .   .   .   .   a   b").playBottom();
    assertThat(far.happened(What.ATTACKED)).as("six hexes away").isEmpty();
    assertThat(far.xp('A')).isZero();
  }

  @Test
  @Played("Nightmare Serenade top")
  void nightmareSerenadeCursesAtTheStartOfEachTurn() {
    Arena stage = play("Nightmare Serenade", "A   .   .   .   a   b   c   B").playTop();
    assertThat(gained(stage.endRound(), Condition.CURSE, "abc")).isEmpty();
    stage.target('b').turnOf('A', 2, 3);
    assertThat(gained(stage, Condition.CURSE, "abc")).isEqualTo("b");
    stage.endRound().target('a').turnOf('A', 4, 5);
    assertThat(gained(stage, Condition.CURSE, "abc")).isEqualTo("ab");
    Arena far = play("Nightmare Serenade", "A   .   .   .   .   .   a   B").playTop().endRound();
    assertThat(gained(far.turnOf('A', 2, 3), Condition.CURSE, "a")).isEmpty();
  }

  @Test
  @Played("Captivating Performance top")
  void captivatingPerformanceAddsToAllAttacksOfAllies() {
    Arena stage =
        withAlly(
            "Captivating Performance",
            "b   A   .   .   c   B   a",
            CardAction.of(Ability.Attack.of(Value.of(1)).on(Value.of(2))),
            nothing());
    stage.playTop().until(Prompt.Kind.ACTION, "B");
    stage.target('a', 'c').perform(new Choice.Act(0, true, false));
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('c')).as("each attack").isEqualTo(2);
    stage.endRound().turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'b')).as("not her own").isEqualTo(2);
  }

  @Test
  @Played("Melody and Harmony top")
  void melodyAndHarmonyLetsTwoSongsSoundAtOnce() {
    List<String> cards =
        List.of(
            "Melody and Harmony", "Captivating Performance", "Wistful Wounding", "Defensive Ditty");
    Arena stage = play(cards, "A   .   .   .   B   a").turnOf('A', 0, 4);
    stage.play(0, Half.TOP);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
    stage.endRound().turnOf('A', 1, 5).play(1, Half.TOP);
    stage.endRound().turnOf('A', 2, 6).play(2, Half.TOP);
    assertThat(allyStrikes(stage, 'a')).isEqualTo(3);
    assertThat(stage.has('a', Condition.WOUND)).isTrue();
    stage.remember().endRound().turnOf('A', 7, 8);
    assertThat(stage.xp('A')).as("of one of them").isEqualTo(1);
    stage.endRound().turnOf('A', 3, 9).answer(Prompt.Kind.CHOOSE, new Choice.Effect(0));
    stage.play(3, Half.TOP);
    assertThat(stage.zone('A', 1)).as("one of the others").isEqualTo(Zone.DISCARD);
    for (int card : new int[] {0, 2, 3}) {
      assertThat(stage.zone('A', card)).isEqualTo(Zone.ACTIVE);
    }
  }

  @Test
  void ofTwoSongsOnlyOneTeaches() {
    for (int i = 0; i < SONGS.size(); i++) {
      List<String> cards =
          List.of("Melody and Harmony", SONGS.get(i), SONGS.get((i + 1) % SONGS.size()));
      Arena stage = play(cards, "A   .   .   .   B   .   .   .   .   .   .   a").turnOf('A', 0, 3);
      stage.play(0, Half.TOP).endRound().turnOf('A', 1, 4).play(1, Half.TOP);
      stage.endRound().turnOf('A', 2, 5).play(2, Half.TOP).remember();
      assertThat(stage.actives('A')).as("%s", cards).hasSize(3);
      assertThat(stage.endRound().turnOf('A', 6, 7).xp('A')).as("%s", cards).isEqualTo(1);
    }
  }

  // Others act

  @Test
  @Played("Call to Action bottom")
  void callToActionLetsAnAllyNearbyAttack() {
    Arena stage = play("Call to Action", "b   C   A   .   .   B   a").target('B', 'a').playBottom();
    assertThat(stage.happened(What.ATTACKED)).as("one of them").hasSize(1);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.happened(What.ATTACKED).getFirst().who()).isEqualTo(stage.figure('B').id());
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Call to Action", "A   .   .   .   B   a").playBottom();
    assertThat(far.lost('a')).as("four hexes away").isZero();
  }

  @Test
  @Played("Marching Beat top")
  void marchingBeatLetsAnAllyNearbyMove() {
    Arena stage =
        play("Marching Beat", ".   C   A   .   .   B   w   x   y   z   .   a").target('B');
    for (char hex : "wxyz".toCharArray()) {
      stage.answer(Prompt.Kind.STEP, to(stage, hex));
    }
    assertThat(stage.playTop().stands('B', 'z')).isTrue();
    assertThat(stage.stands('C', 'C')).as("one of them").isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Marching Beat", "A   .   .   .   B   w   x   y   z   a").playTop();
    assertThat(far.stands('B', 'B')).as("four hexes away").isTrue();
  }

  @Test
  @Played({"Inspiring Anthem top", "Inspiring Anthem bottom"})
  void inspiringAnthemReachesAnyAlly() {
    String moving = ".   C   A   #   .   .   .   .   .   B   v   w   x   y   z   a";
    Arena stage = play("Inspiring Anthem", moving).target('B').way('v', 'w', 'x', 'y', 'z');
    assertThat(stage.playTop().stands('B', 'z')).isTrue();
    assertThat(stage.stands('C', 'C')).as("one of them").isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena attacking = play("Inspiring Anthem", "b   C   A   #   .   .   .   .   .   B   a");
    assertThat(attacking.target('B').playBottom().lost('a')).isEqualTo(5);
    assertThat(attacking.lost('b')).as("one of them").isZero();
    assertThat(attacking.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Booming Proclamation bottom")
  void boomingProclamationLetsAllAlliesNearbyAttack() {
    Arena stage =
        play(
                "Booming Proclamation",
                """
                c   D   .   .   .   A   .   .   C   b
                  .   .   a   B   .   .   .   .   .
                """)
            .playBottom();
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsExactly(3, 3, 0);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Commanding Presence top")
  void commandingPresenceLetsAnAllyStrikeAllAround() {
    Arena stage =
        play("Commanding Presence", "d   C   A   .   a   B   b   c").target('B').playTop();
    assertThat(stage.lost('d')).as("one of them").isZero();
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsExactly(2, 2, 0);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Commanding Presence", "A   .   .   a   B   b").playTop();
    assertThat(far.happened(What.ATTACKED)).as("four hexes away").isEmpty();
  }

  @Test
  @Played("Shadow Puppets bottom")
  void shadowPuppetsLetTwoAlliesAttack() {
    Arena stage = play("Shadow Puppets", "a   B   .   .   A   b   C   .   D   c");
    stage.target('B', 'a', 'C', 'b').playBottom();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).isZero();
    Arena three =
        play(
                "Shadow Puppets",
                """
                a   B   .   A   .   C   b
                  .   .   D   .   .   .
                .   .   c   .   .   .   .
                """)
            .playBottom();
    assertThat(three.happened(What.ATTACKED)).as("two of them").hasSize(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Shadow Puppets", "A   .   .   .   B   a").playBottom();
    assertThat(far.lost('a')).as("four hexes away").isZero();
  }

  // Enemies are steered

  private static final String TRIANGLE =
      """
      A   .   p   a   q   .   d   B
        .   .   b   c   r   .   .
      """;

  @Test
  @Played({"Throw Voice top", "Singing Arrow top", "Provoke Terror top"})
  void threeHexesAreDisarmedCursedOrStunned() {
    afflicts("Throw Voice", Condition.DISARM);
    afflicts("Singing Arrow", Condition.CURSE);
    afflicts("Provoke Terror", Condition.STUN);
    String far = "A   .   .   .   .   a   .   B"; // one hex of the area is within three
    assertThat(gained(play("Throw Voice", far).playTop(), Condition.DISARM, "a")).isEmpty();
    assertThat(gained(play("Singing Arrow", far).playTop(), Condition.CURSE, "a")).isEmpty();
    assertThat(gained(play("Provoke Terror", far).playTop(), Condition.STUN, "a")).isEqualTo("a");
    String farther = "A   .   .   .   .   .   a   B";
    assertThat(gained(play("Provoke Terror", farther).playTop(), Condition.STUN, "a")).isEmpty();
  }

  private void afflicts(String card, Condition condition) {
    Arena stage = play(card, TRIANGLE).playTop();
    assertThat(gained(stage, condition, "abcdAB")).as(card).isEqualTo("abc");
    assertThat(stage.happened(What.ATTACKED)).isEmpty();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Throw Voice bottom")
  void throwVoiceSteersThreeEnemiesOneHex() {
    Arena stage = play("Throw Voice", TRIANGLE).target('a', 'b', 'c');
    stage.answer(Prompt.Kind.STEP, to(stage, 'q'), to(stage, 'p'), to(stage, 'r')).playBottom();
    assertThat(stage.stands('a', 'q')).isTrue();
    assertThat(stage.stands('b', 'p')).isTrue();
    assertThat(stage.stands('c', 'r')).isTrue();
    assertThat(stage.stands('d', 'd')).isTrue();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Throw Voice", "A   .   .   .   .   a   .   B").playBottom();
    assertThat(far.stands('a', 'a')).as("five hexes away").isTrue();
  }

  private static Choice to(Arena stage, char letter) {
    return new Choice.To(stage.hex(letter));
  }

  @Test
  @Played("Commanding Presence bottom")
  void commandingPresenceSteersSevenHexes() {
    Arena stage =
        play(
                "Commanding Presence",
                """
                .   .   .   .   n   o   .   .   .   .
                  .   .   .   p   .   q   .   .   .
                .   .   x   .   a   b   .   .   .   .
                  .   A   r   c   .   d   s   y   .   h
                .   .   .   .   e   f   .   .   .   .
                  .   .   .   t   .   u   .   .   .
                B   .   .   .   v   w   .   .   .   .
                """)
            .target('a', 'b', 'c', 'd', 'e', 'f');
    for (char hex : "pnqorxsytvuw".toCharArray()) {
      stage.answer(Prompt.Kind.STEP, to(stage, hex));
    }
    stage.playBottom();
    for (int i = 0; i < 6; i++) {
      assertThat(stage.stands("abcdef".charAt(i), "noxyvw".charAt(i))).isTrue();
    }
    assertThat(stage.happened(What.FORCED, 'h')).isEmpty();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Commanding Presence", "A   .   .   .   .   a   .   .   B").playBottom();
    assertThat(far.happened(What.FORCED)).as("five hexes away").isEmpty();
  }

  @Test
  @Played("Shadow Puppets top")
  void shadowPuppetsTurnThoseTheyLeapOver() {
    Arena stage = play("Shadow Puppets", "A   a   b   x   .   c   B", StatLine.of(90, 2, 5, 0));
    stage.way('a', 'b', 'x').target('a', 'b', 'b', 'a').playTop();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.lost('a')).as("3, whatever it has itself").isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('c') + stage.lost('A') + stage.lost('B')).isZero();
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena four = play("Shadow Puppets", "A   a   b   .   .   x   c   B");
    assertThat(four.way('a', 'b', 'x').playTop().stands('A', 'x')).isFalse();
  }

  // Attacks and conditions

  @Test
  @Played("Tuning the Outcome bottom")
  void tuningTheOutcomeCursesAfterTheMove() {
    Arena stage =
        play("Tuning the Outcome", "A   w   x   y   .   .   a   b   B").way('w', 'x', 'y');
    stage.playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(gained(stage, Condition.CURSE, "abAB")).as("three hexes away").isEqualTo("a");
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena blocked = play("Tuning the Outcome", "A   a   x   .   b   B").playBottom();
    assertThat(blocked.stands('A', 'A')).as("no jump").isTrue();
  }

  @Test
  @Played("Melody and Harmony bottom")
  void melodyAndHarmonyShootsAfterTheMove() {
    Arena stage =
        play("Melody and Harmony", "A   w   x   y   .   .   a   b   B").way('w', 'x', 'y');
    stage.playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).as("four hexes away").isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena blocked = play("Melody and Harmony", "A   a   x   .   b   B").playBottom();
    assertThat(blocked.stands('A', 'A')).as("no jump").isTrue();
  }

  @Test
  @Played("Unending Chant top")
  void unendingChantCursesOnceMoreFiveTimes() {
    List<String> cards =
        List.of("Unending Chant", "Tuning the Outcome", "Nimble Knife", "Singing Arrow");
    Arena stage =
        play(
                cards,
                """
                A   a   .   .   .   .   B
                  b   c   .   .   .   .
                """)
            .turnOf('A', 0, 1);
    stage.play(0, Half.TOP);
    assertThat(gained(stage, Condition.CURSE, "abc")).isEmpty();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.answer(Prompt.Kind.STEP, new Choice.Decline()).target('a').play(1, Half.BOTTOM);
    assertThat(gained(stage, Condition.CURSE, "abcAB")).isEqualTo("aa");
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 2, 4).target('a').play(2, Half.TOP);
    assertThat(gained(stage, Condition.CURSE, "abcAB")).as("an attack").isEqualTo("aa");
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 3, 5).play(3, Half.TOP);
    assertThat(gained(stage, Condition.CURSE, "abcAB")).as("each of three").isEqualTo("aabbcc");
    assertThat(stage.xp('A')).as("the third and the fifth").isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena other = play(List.of("Unending Chant", "Change Tempo"), "A   a   B").turnOf('A', 0, 2);
    other.play(0, Half.TOP).endRound().turnOf('A', 1, 3).play(1, Half.TOP);
    assertThat(gained(other, Condition.IMMOBILIZE, "a")).as("another condition").isEqualTo("a");
    assertThat(gained(other, Condition.CURSE, "a")).isEmpty();
  }

  @Test
  @Played("Nimble Knife top")
  void nimbleKnifeCursesTheTargetAndBlessesAnAlly() {
    Arena stage =
        play(
                "Nimble Knife",
                """
                B   A   a   b
                  .   C   .
                """)
            .target('a', 'C')
            .playTop();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(gained(stage, Condition.CURSE, "abABC")).isEqualTo("a");
    assertThat(gained(stage, Condition.BLESS, "abABC")).as("one of them").isEqualTo("C");
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena apart = play("Nimble Knife", "B   .   A   a").playTop();
    assertThat(gained(apart, Condition.BLESS, "AB")).as("not adjacent").isEmpty();
  }

  @Test
  @Played("Booming Proclamation top")
  void boomingProclamationPushesAllWithinTwo() {
    Arena stage =
        play("Booming Proclamation", ".   .   a   .   A   b   .   .   .   c   B").playTop();
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsExactly(1, 1, 0);
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(2);
    assertThat(stage.happened(What.FORCED, 'b')).hasSize(2);
    assertThat(stage.happened(What.FORCED, 'c')).isEmpty();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Captivating Performance bottom")
  void captivatingPerformanceStunsThree() {
    Arena stage = play("Captivating Performance", "B   a   b   A   .   .   c   d");
    stage.target('a', 'b', 'c').playBottom();
    assertThat(gained(stage, Condition.STUN, "abcdAB")).isEqualTo("abc");
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena four =
        play(
                "Captivating Performance",
                """
                a   b   A   c   d
                  .   .   B   .
                """)
            .playBottom();
    assertThat(gained(four, Condition.STUN, "abcd")).hasSize(3);
    Arena far = play("Captivating Performance", "B   A   .   .   .   a").playBottom();
    assertThat(gained(far, Condition.STUN, "a")).as("four hexes away").isEmpty();
  }
}
