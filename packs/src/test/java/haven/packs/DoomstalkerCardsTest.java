package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The halves of the Doomstalker's cards that say more than numbers. */
final class DoomstalkerCardsTest extends CardTrials {
  private static final List<String> DOOMS =
      List.of(
          "Rain of Arrows",
          "Crippling Noose",
          "Felling Swoop",
          "Vital Charge",
          "Race to the Grave",
          "Multi-Pronged Assault",
          "Detonation",
          "Frightening Curse",
          "Sap Life",
          "The Hunt Begins",
          "Expose",
          "Darkened Skies",
          "Inescapable Fate",
          "Singular Focus",
          "Nature's Hunger",
          "Crashing Wave",
          "Rising Momentum",
          "Predator and Prey");

  DoomstalkerCardsTest() {
    super("Doomstalker");
  }

  private static boolean isDoomed(Arena stage, char figure) {
    return stage.actives(figure).stream().anyMatch(active -> active.marks("Doom"));
  }

  /** The Doom of the first card lies on a; the rest of the turn is still to come. */
  private Arena doom(String card, String picture) {
    return doom(play(card, picture));
  }

  private static Arena doom(Arena stage) {
    stage.target('a').playBottom();
    assertThat(isDoomed(stage, 'a')).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    return stage;
  }

  /** It dies of a basic attack; what comes of that may have targets, too. */
  private static Arena kill(Arena stage, int card, char victim, char... further) {
    stage.figure(victim).hitPoints(1);
    stage.remember().target(victim).target(further).perform(new Choice.Act(card, true, true));
    assertThat(stage.figure(victim).isGone()).isTrue();
    return stage;
  }

  private Arena dies(String card, String picture, char... further) {
    return kill(doom(card, picture), 1, 'a', further);
  }

  // Dooms

  @Test
  void everyDoomLastsUntilItsEnemyDiesOrAnotherIsPlayed() {
    for (int i = 0; i < DOOMS.size(); i++) {
      List<String> two = List.of(DOOMS.get(i), DOOMS.get((i + 1) % DOOMS.size()));
      Arena stage = play(two, "b   A   .   a   .   .   .   .   B").turnOf('A', 0, 2);
      int begun = doom(stage).game.state().actives().size();
      assertThat(stage.endRound().game.state().actives()).as(two.getFirst()).hasSize(begun);
      stage.turnOf('A', 1, 3).target('b').play(1, Half.BOTTOM);
      assertThat(isDoomed(stage, 'a')).as(two.getFirst()).isFalse();
      assertThat(isDoomed(stage, 'b')).as(two.getLast()).isTrue();
      assertThat(stage.zone('A', 0)).as(two.getFirst()).isEqualTo(Zone.DISCARD);
      assertThat(stage.zone('A', 1)).as(two.getLast()).isEqualTo(Zone.ACTIVE);
      assertThat(stage.actives('A')).as("of the second card only").hasSizeLessThan(2);
      kill(stage, 3, 'b');
      assertThat(stage.zone('A', 1)).as(two.getLast()).isEqualTo(Zone.DISCARD);
      assertThat(stage.game.state().actives()).isEmpty();
    }
  }

  @Test
  void aDoomReachesAnybody() {
    Arena stage = play("Singular Focus", "A   #   .   .   .   .   .   .   .   .   a   B");
    assertThat(isDoomed(stage.playBottom(), 'a')).isTrue();
  }

  @Test
  void noDoomIsLaidOnAnObjective() {
    for (String card : DOOMS) {
      Arena stage = Gloomhaven.trying("Doomstalker", "A   .   x   .   B", card);
      stage
          .room()
          .objective(
              new ObjectiveSpec(
                  "Altar",
                  stage.hex('x'),
                  ObjectiveSpec.Purpose.DESTROY,
                  new Formula.Constant(9),
                  OptionalInt.empty()));
      stage.start().playBottom();
      assertThat(stage.game.state().actives()).as(card).isEmpty();
    }
  }

  @Test
  @Played("Rain of Arrows bottom")
  void rainOfArrowsAddsToYourAttacksOnTheDoomed() {
    Arena stage = doom("Rain of Arrows", "b   A   a   B");
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(allyStrikes(stage, 'a')).as("not the ally's").isEqualTo(2);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'b')).as("another").isEqualTo(2);
  }

  @Test
  @Played("Multi-Pronged Assault bottom")
  void multiProngedAssaultAddsToAttacksOfAllies() {
    Arena stage = doom("Multi-Pronged Assault", "A   a   B   b");
    assertThat(basic(stage, 1, 'a')).as("not your own").isEqualTo(2);
    assertThat(allyStrikes(stage, 'a')).isEqualTo(3);
    assertThat(allyStrikes(stage.endRound().turnOf('A', 2, 3), 'b')).as("another").isEqualTo(2);
  }

  @Test
  @Played("Expose bottom")
  void exposePiercesForEverybody() {
    StatLine shielded = StatLine.of(90, 0, 0, 0).having(Effect.shield(2));
    Arena stage = doom(play("Expose", "c   A   a   B   b", shielded));
    assertThat(basic(stage, 1, 'a')).isEqualTo(2);
    assertThat(allyStrikes(stage, 'a')).isEqualTo(2);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'c')).as("another").isZero();
    StatLine more = StatLine.of(90, 0, 0, 0).having(Effect.shield(3));
    assertThat(basic(doom(play("Expose", "A   a   B", more)), 1, 'a')).as("2 of 3").isEqualTo(1);
  }

  @Test
  @Played("Singular Focus bottom")
  void singularFocusGivesEverybodyAdvantage() {
    Arena stage =
        Gloomhaven.trying("Doomstalker", "c   A   a   B", "Singular Focus")
            .stack(
                'A',
                ModifierCard.plus(-1),
                ModifierCard.plus(1),
                ModifierCard.plus(-1),
                ModifierCard.plus(1))
            .stack('B', ModifierCard.plus(-1), ModifierCard.plus(1))
            .start();
    assertThat(basic(doom(stage), 1, 'a')).isEqualTo(3);
    assertThat(allyStrikes(stage, 'a')).isEqualTo(3);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'c')).as("another").isEqualTo(1);
  }

  @Test
  @Played("Crashing Wave bottom")
  void crashingWaveCursesWithEveryAttack() {
    Arena stage = doom("Crashing Wave", "c   A   a   B");
    stage.remember();
    basic(stage, 1, 'a');
    assertThat(gained(stage, Condition.CURSE, "aABc")).isEqualTo("a");
    allyStrikes(stage, 'a');
    assertThat(gained(stage, Condition.CURSE, "aABc")).isEqualTo("aa");
    basic(stage.endRound().turnOf('A', 2, 3), 2, 'c');
    assertThat(gained(stage, Condition.CURSE, "aABc")).isEqualTo("aa");
  }

  @Test
  @Played("The Hunt Begins bottom")
  void theHuntBeginsAddsToAttacksOfSummons() {
    Arena stage = play(List.of("The Hunt Begins", "Vital Charge"), "b   A   x   a   B");
    stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x')));
    stage.turnOf('A', 1, 2).play(1, Half.TOP).endRound();
    doom(stage.turnOf('A', 0, 3));
    assertThat(allyStrikes(stage, 'a')).as("no summon").isEqualTo(2);
    stage.endRound().remember().turnOf('A', 4, 5);
    assertThat(stage.lost('a')).as("the boar's 1 and 2").isEqualTo(3);
    assertThat(basic(stage, 4, 'b')).isEqualTo(2);
  }

  @Test
  @Played("Race to the Grave bottom")
  void raceToTheGraveHurtsAtTheStartOfItsTurns() {
    Arena stage = doom("Race to the Grave", "A   .   .   a   b   B");
    assertThat(stage.lost('a')).isZero();
    stage.endRound();
    assertThat(stage.lost('a')).isEqualTo(2);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isZero();
    Arena last = doom(attacked("Race to the Grave", "A   a   .   .   B", StatLine.of(90, 0, 3, 0)));
    last.figure('a').hitPoints(2);
    assertThat(last.endRound().figure('a').isGone()).isTrue();
    assertThat(last.lost('A')).as("before it acts").isZero();
  }

  @Test
  @Played("Crippling Noose bottom")
  void cripplingNooseWeakensTheDoomed() {
    Arena near = doom(shooters("A   .   .   x   .   a   .   .   .   .   .   .   .   B")).endRound();
    assertThat(near.lost('A')).as("5 - 1").isEqualTo(4);
    assertThat(near.stands('a', 'x')).as("range 4 - 1").isTrue();
    Arena far = doom(shooters("A   .   .   .   x   .   a   .   .   .   .   .   .   B")).endRound();
    assertThat(far.lost('A')).isZero();
    assertThat(far.stands('a', 'x')).as("move 3 - 1").isTrue();
    Arena plain = shooters("A   .   .   .   x   .   .   a   .   .   .   .   .   .   .   B");
    plain.remember().select("A", 1, 2).endRound();
    assertThat(plain.lost('A')).as("nobody is doomed").isEqualTo(5);
    assertThat(plain.stands('a', 'x')).isTrue();
  }

  private static Arena shooters(String picture) {
    return Gloomhaven.trying("Doomstalker", picture, "Crippling Noose")
        .monsters(
            MonsterCard.of(98, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT)))
        .monsters(StatLine.of(90, 3, 5, 4))
        .start();
  }

  @Test
  @Played("Sap Life bottom")
  void sapLifeHealsWheneverTheDoomedSuffersDamage() {
    Arena stage = doom("Sap Life", "b   A   a   B");
    basic(stage, 1, 'a');
    assertThat(stage.lost('A')).isEqualTo(-2);
    allyStrikes(stage, 'a');
    assertThat(stage.lost('A')).as("whoever does it").isEqualTo(-4);
    stage.endRound().give(stage.figure('a'), Condition.WOUND).select("A", 2, 3);
    stage.until(Prompt.Kind.ACTION, "A");
    assertThat(stage.lost('A')).as("by whatever it is").isEqualTo(-6);
    basic(stage, 2, 'b');
    assertThat(stage.lost('A')).as("another").isEqualTo(-6);
    assertThat(stage.lost('B')).isZero();
    Arena none =
        doom(play("Sap Life", "A   a   B", StatLine.of(90, 0, 0, 0).having(Effect.shield(2))));
    basic(none, 1, 'a');
    assertThat(none.lost('A')).as("no damage").isZero();
  }

  @Test
  @Played("Expose top")
  void exposeFindsTheInvisibleAndGivesAdvantageOnce() {
    Arena stage = play("Expose", "A   .   .   .   a   b   B");
    stage.give(stage.figure('a'), Condition.INVISIBLE);
    stage.give(stage.figure('b'), Condition.INVISIBLE);
    stage.give(stage.figure('B'), Condition.INVISIBLE);
    stage.playTop();
    assertThat(stage.has('a', Condition.INVISIBLE)).isFalse();
    assertThat(stage.has('b', Condition.INVISIBLE)).isFalse();
    assertThat(stage.has('B', Condition.INVISIBLE)).as("an ally").isTrue();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
    Arena hiding =
        Gloomhaven.trying("Doomstalker", "A   .   .   .   a   B", "Expose")
            .monsters(MonsterCard.of(98, Ability.give(Condition.INVISIBLE, Aim.SELF)))
            .start()
            .playTop()
            .endRound();
    assertThat(gained(hiding, Condition.INVISIBLE, "a")).isEmpty();
  }

  @Test
  void exposeGivesAdvantageOnOneAttackEachTurn() {
    ModifierCard minus = ModifierCard.plus(-1);
    ModifierCard plus = ModifierCard.plus(1);
    Arena stage =
        Gloomhaven.trying(
                "Doomstalker", "b   A   a   B", "Expose", "Crashing Wave", "Relentless Offensive")
            .stack('A', minus, plus, minus, minus, plus, minus, plus)
            .start()
            .turnOf('A', 0, 3)
            .playTop()
            .endRound()
            .turnOf('A', 1, 4);
    stage.target('a').play(1, Half.BOTTOM);
    assertThat(basic(stage, 4, 'a')).as("the better of two").isEqualTo(3);
    stage.endRound().turnOf('A', 2, 5).remember();
    stage.target('b', 'a').perform(new Choice.Act(2, true, false));
    assertThat(stage.lost('b')).as("not doomed: -1").isEqualTo(1);
    assertThat(stage.lost('a')).as("the better of -1 and +1").isEqualTo(3);
    Arena twice =
        Gloomhaven.trying(
                "Doomstalker",
                "A   .   a   B",
                "Expose",
                "Crashing Wave",
                "Solid Bow",
                "Wild Command")
            .stack('A', minus, plus, minus)
            .start()
            .turnOf('A', 0, 4)
            .playTop()
            .endRound()
            .turnOf('A', 1, 5);
    twice.target('a').play(1, Half.BOTTOM).endRound().turnOf('A', 2, 3);
    twice.target('a').play(2, Half.TOP);
    assertThat(twice.lost('a')).as("3, the better of two").isEqualTo(4);
    twice.answer(Prompt.Kind.STEP, new Choice.Decline()).target('a').play(3, Half.BOTTOM);
    assertThat(twice.lost('a')).as("2 - 1: once a turn").isEqualTo(1);
  }

  // When the doomed die

  @Test
  @Played("Vital Charge bottom")
  void vitalChargeHealsWhenTheDoomedDies() {
    Arena stage = dies("Vital Charge", "A   a   b   B");
    assertThat(stage.lost('A')).isEqualTo(-4);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena another = kill(doom("Vital Charge", "b   A   a   B"), 1, 'b');
    assertThat(another.lost('A')).as("another dies").isZero();
    assertThat(another.zone('A', 0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  @Played("Felling Swoop bottom")
  void fellingSwoopLeadsToWhereTheDoomedDied() {
    Arena stage = doom("Felling Swoop", "A   .   .   .   %   .   a   B   b");
    stage.figure('a').hitPoints(1);
    allyStrikes(stage, 'a');
    assertThat(stage.stands('A', 'a')).isTrue();
    assertThat(stage.happened(What.MOVED)).isEmpty();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena another = kill(doom("Felling Swoop", "b   A   a   B"), 1, 'b');
    assertThat(another.stands('A', 'A')).as("another dies").isTrue();
  }

  @Test
  @Played("Predator and Prey bottom")
  void predatorAndPreyCountsTheRangeThatIsNotNeeded() {
    Arena stage =
        play(List.of("Predator and Prey", "Solid Bow", "Fresh Kill"), "A   .   a   b   B");
    doom(stage.turnOf('A', 0, 1)).target('a').play(1, Half.TOP);
    assertThat(stage.lost('a')).as("3, range 5 at 2").isEqualTo(3 + 3);
    stage.endRound().turnOf('A', 2, 3).target('b').play(2, Half.TOP);
    assertThat(stage.lost('b')).as("another").isEqualTo(4);
    Arena melee = doom("Predator and Prey", "A   a   B");
    assertThat(basic(melee, 1, 'a')).as("a melee attack").isEqualTo(2);
    assertThat(allyStrikes(melee, 'a')).isEqualTo(2);
    AbilityCard shot =
        Arena.card(
            "Shot",
            99,
            CardAction.of(Ability.Attack.of(Value.of(1)).at(Value.of(4))),
            CardAction.of());
    Arena allied =
        Gloomhaven.trying("Doomstalker", "A   a   .   .   B", "Predator and Prey")
            .hero('B', shot)
            .start()
            .turnOf('A');
    doom(allied).until(Prompt.Kind.ACTION, "B").perform(new Choice.Act(0, true, false));
    assertThat(allied.lost('a')).as("1, range 4 at 3").isEqualTo(2);
  }

  @Test
  @Played("Nature's Hunger bottom")
  void naturesHungerHealsEverybodyWhenTheDoomedDies() {
    Arena stage = dies("Nature's Hunger", "C   A   a   b   .   .   .   B");
    assertThat(List.of(stage.lost('A'), stage.lost('B'), stage.lost('C'))).containsOnly(-2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena another = kill(doom("Nature's Hunger", "b   A   a   B"), 1, 'b');
    assertThat(another.lost('A') + another.lost('B')).as("another dies").isZero();
  }

  @Test
  @Played("Detonation bottom")
  void detonationHurtsThoseNextToTheDoomed() {
    Arena stage =
        dies(
            "Detonation",
            """
            A   a   b   d
              B   c   .
            """);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('c')).isEqualTo(3);
    assertThat(stage.lost('d') + stage.lost('A') + stage.lost('B')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena another = kill(doom("Detonation", "a   b   A   .   B"), 1, 'b');
    assertThat(another.lost('a')).as("another dies").isZero();
  }

  @Test
  @Played("Frightening Curse bottom")
  void frighteningCurseSteersThoseNextToTheDoomed() {
    Arena stage =
        doom(
            "Frightening Curse",
            """
            A   a   b   x   .   d
              B   c   y   .   .
            """);
    stage.answer(Prompt.Kind.STEP, new Choice.To(stage.hex('x')), new Choice.To(stage.hex('y')));
    kill(stage, 1, 'a', 'b', 'c');
    assertThat(stage.stands('b', 'x')).isTrue();
    assertThat(stage.stands('c', 'y')).isTrue();
    assertThat(stage.stands('d', 'd')).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena another = kill(doom("Frightening Curse", "a   b   A   .   .   B"), 1, 'b');
    assertThat(another.stands('a', 'a')).as("another dies").isTrue();
  }

  @Test
  @Played("Darkened Skies bottom")
  void darkenedSkiesShootAtThreeWhenTheDoomedDies() {
    Arena stage = dies("Darkened Skies", "A   a   b   c   d   B", 'b', 'c');
    assertThat(List.of(stage.lost('b'), stage.lost('c'))).containsOnly(2);
    assertThat(stage.lost('d')).as("four hexes away").isZero();
    Arena three = dies("Darkened Skies", "b   A   a   c   d   e   B", 'b', 'c', 'd');
    assertThat(List.of(three.lost('b'), three.lost('c'), three.lost('d'))).containsOnly(2);
    assertThat(three.happened(What.ATTACKED)).as("and the first one").hasSize(4);
    Arena another = kill(doom("Darkened Skies", "b   A   a   c   B"), 1, 'b');
    assertThat(another.happened(What.ATTACKED)).as("another dies").hasSize(1);
  }

  @Test
  @Played("Rain of Arrows top")
  void rainOfArrowsShootsFourTimesWhenTheDoomedDie() {
    List<String> cards =
        List.of(
            "Rain of Arrows",
            "Multi-Pronged Assault",
            "The Hunt Begins",
            "Singular Focus",
            "Crashing Wave");
    Arena stage =
        play(
            cards,
            """
            .   a   b   .   .   .   .
              d   A   c   .   .   .   f   g   B
            .   e   .   .   .   .   .   .   .
            """);
    stage.turnOf('A', 0, 5).play(0, Half.TOP);
    assertThat(stage.xp('A')).isZero();
    int xp = 0;
    for (int i = 1; i <= 4; i++) {
      char victim = "abcd".charAt(i - 1);
      stage.endRound().turnOf('A', i, 5 + i).target(victim).play(i, Half.BOTTOM);
      kill(stage, 5 + i, victim, 'f');
      assertThat(stage.lost('f')).as("%s", victim).isEqualTo(2);
      assertThat(stage.xp('A')).as("%s", victim).isEqualTo(i % 2);
      assertThat(stage.zone('A', 0)).isEqualTo(i < 4 ? Zone.ACTIVE : Zone.LOST);
    }
  }

  @Test
  void rainOfArrowsShootsFiveFarAndOnlyForTheDoomed() {
    String picture = "b   A   a   .   .   .   g   B";
    Arena stage = play(List.of("Rain of Arrows", "Singular Focus"), picture).turnOf('A', 0, 2);
    stage.play(0, Half.TOP).endRound().turnOf('A', 1, 3).target('a').play(1, Half.BOTTOM);
    kill(stage, 3, 'b');
    assertThat(stage.happened(What.ATTACKED)).as("b was not doomed").hasSize(1);
    stage.endRound().turnOf('A', 4, 5);
    kill(stage, 4, 'a', 'g');
    assertThat(stage.lost('g')).isEqualTo(2);
    Arena far = play(List.of("Rain of Arrows", "Singular Focus"), "A   a   .   .   .   .   g   B");
    far.turnOf('A', 0, 2).play(0, Half.TOP).endRound().turnOf('A', 1, 3);
    kill(far.target('a').play(1, Half.BOTTOM), 3, 'a');
    assertThat(far.lost('g')).as("six hexes away").isZero();
  }

  private static final String AROUND =
      """
      .   a   b   .   .   .   .
        .   A   c   .   .   .   B
      .   e   .   .   .   .   .
      """;

  @Test
  @Played("Frightening Curse top")
  void frighteningCurseHandsDoomsOnThreeTimes() {
    Arena stage = play(List.of("Frightening Curse", "Vital Charge"), AROUND).turnOf('A', 0, 1);
    stage.play(0, Half.TOP).target('a').play(1, Half.BOTTOM);
    assertThat(stage.xp('A')).isZero();
    String next = "abce";
    for (int i = 0; i < 3; i++) {
      stage.endRound().turnOf('A', 2 + 2 * i, 3 + 2 * i);
      kill(stage, 2 + 2 * i, next.charAt(i), next.charAt(i + 1));
      assertThat(isDoomed(stage, next.charAt(i + 1))).isTrue();
      assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
      assertThat(stage.xp('A')).isEqualTo(1);
      assertThat(stage.lost('A')).as("what it does is done").isEqualTo(-4);
      assertThat(stage.zone('A', 0)).isEqualTo(i < 2 ? Zone.ACTIVE : Zone.LOST);
    }
    Arena far = play(List.of("Frightening Curse", "Vital Charge"), "A   a   .   .   b   B");
    far.turnOf('A', 0, 1).play(0, Half.TOP).target('a').play(1, Half.BOTTOM);
    kill(far.endRound().turnOf('A', 2, 3), 2, 'a');
    assertThat(isDoomed(far, 'b')).as("three hexes away").isFalse();
    assertThat(far.zone('A', 1)).isEqualTo(Zone.DISCARD);
    assertThat(far.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(far.xp('A')).isZero();
    Arena near = play(List.of("Frightening Curse", "Vital Charge"), "A   a   .   b   c   B");
    near.turnOf('A', 0, 1).play(0, Half.TOP).target('a').play(1, Half.BOTTOM);
    kill(near.endRound().turnOf('A', 2, 3), 2, 'a', 'c');
    assertThat(isDoomed(near, 'b')).as("two hexes away, not three").isTrue();
    List<String> cards =
        List.of("Inescapable Fate", "Frightening Curse", "Vital Charge", "Singular Focus");
    Arena two = play(cards, AROUND).turnOf('A', 0, 2);
    two.play(0, Half.TOP).target('a').play(2, Half.BOTTOM).endRound();
    two.turnOf('A', 1, 3).play(1, Half.TOP).target('a').play(3, Half.BOTTOM).endRound();
    kill(two.turnOf('A', 4, 5).answer(Prompt.Kind.CHOOSE, new Choice.Effect(1)), 4, 'a', 'b');
    assertThat(two.actives('b')).as("one of two").hasSize(1);
    assertThat(two.zone('A', 2)).isEqualTo(Zone.DISCARD);
    assertThat(two.zone('A', 3)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  @Played("Rising Momentum bottom")
  void risingMomentumGoesOnWithAllDooms() {
    List<String> cards = List.of("Inescapable Fate", "Rising Momentum", "Vital Charge");
    Arena stage = play(cards, AROUND).turnOf('A', 0, 1);
    stage.play(0, Half.TOP).target('a').play(1, Half.BOTTOM);
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 2, 3).target('a').play(2, Half.BOTTOM);
    assertThat(stage.actives('a')).hasSize(2);
    kill(stage, 3, 'a', 'c');
    assertThat(stage.actives('c')).as("two hexes away").hasSize(2);
    assertThat(stage.lost('A')).isEqualTo(-4);
    kill(stage.endRound().turnOf('A', 4, 5), 4, 'c', 'b');
    assertThat(stage.actives('b')).as("again and again").hasSize(2);
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.zone('A', 2)).isEqualTo(Zone.ACTIVE);
    Arena two = kill(doom("Rising Momentum", "A   a   .   b   c   B"), 1, 'a', 'c');
    assertThat(isDoomed(two, 'b')).as("two hexes away, not three").isTrue();
    Arena far = kill(doom("Rising Momentum", "A   a   .   .   b   B"), 1, 'a');
    assertThat(isDoomed(far, 'b')).as("three hexes away").isFalse();
    assertThat(far.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Lead to Slaughter bottom")
  void leadToSlaughterHandsDoomsOn() {
    List<String> cards = List.of("Lead to Slaughter", "Vital Charge");
    String picture = "d   A   x   y   z   .   .   .   b   c   .   a   B";
    Arena stage = play(cards, picture).turnOf('A', 1, 2);
    stage.target('a').play(1, Half.BOTTOM).endRound().turnOf('A', 0, 3);
    stage.way('x', 'y', 'z').target('b').play(0, Half.BOTTOM);
    assertThat(isDoomed(stage, 'd')).as("one of them").isFalse();
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(isDoomed(stage, 'a')).isFalse();
    assertThat(isDoomed(stage, 'b')).as("four hexes away").isTrue();
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play(cards, "A   x   y   z   .   .   .   .   b   a   B").turnOf('A', 1, 2);
    far.target('a').play(1, Half.BOTTOM).endRound().turnOf('A', 0, 3);
    far.way('x', 'y', 'z').play(0, Half.BOTTOM);
    assertThat(isDoomed(far, 'a')).as("five hexes away").isTrue();
  }

  @Test
  @Played("Inescapable Fate top")
  void inescapableFateAllowsTwoDoomsOnOneTarget() {
    List<String> cards = List.of("Inescapable Fate", "Vital Charge", "Race to the Grave", "Expose");
    Arena stage = play(cards, "b   A   a   B").turnOf('A', 0, 1);
    stage.play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
    stage.target('a').play(1, Half.BOTTOM);
    stage.endRound().turnOf('A', 2, 4).target('a').play(2, Half.BOTTOM);
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.zone('A', 2)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 3, 5).answer(Prompt.Kind.CHOOSE, new Choice.Effect(0));
    stage.target('a').play(3, Half.BOTTOM);
    assertThat(stage.zone('A', 1)).as("one of the others").isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('A', 2)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.zone('A', 3)).isEqualTo(Zone.ACTIVE);
    Arena other = play(cards, "b   A   a   B").turnOf('A', 0, 1);
    other.play(0, Half.TOP).target('a').play(1, Half.BOTTOM);
    other.endRound().turnOf('A', 2, 4).target('a').play(2, Half.BOTTOM);
    other.endRound().turnOf('A', 3, 5).target('b').play(3, Half.BOTTOM);
    assertThat(isDoomed(other, 'a')).as("on another target: both").isFalse();
    assertThat(other.zone('A', 1)).isEqualTo(Zone.DISCARD);
    assertThat(other.zone('A', 2)).isEqualTo(Zone.DISCARD);
    assertThat(isDoomed(other, 'b')).isTrue();
  }

  @Test
  @Played("Inescapable Fate bottom")
  void inescapableFateKillsAtTheStartOfTheThirdTurn() {
    Arena stage = doom("Inescapable Fate", "A   .   .   .   .   .   a   b   B");
    for (int i = 1; i <= 3; i++) {
      assertThat(stage.endRound().figure('a').isGone()).isFalse();
      stage.turnOf('A', 2 * i, 2 * i + 1);
    }
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.figure('b').isGone()).isFalse();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp('A')).isZero();
    for (Rank rank : List.of(Rank.ELITE, Rank.BOSS)) {
      Arena other =
          Gloomhaven.trying("Doomstalker", "A   .   x   B", "Inescapable Fate")
              .monster('x', "Guard", rank, StatLine.of(50, 0, 0, 0), MonsterCard.of(97))
              .start()
              .playBottom();
      assertThat(isDoomed(other, 'x')).as("%s", rank).isEqualTo(rank == Rank.ELITE);
    }
    Arena earlier = kill(doom("Inescapable Fate", "A   a   b   B"), 1, 'a');
    assertThat(earlier.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(earlier.actives('A')).isEmpty();
  }

  // Attacks

  private Arena attack(String card, boolean doomed) {
    Arena stage = play(List.of(card, "Singular Focus"), "A   .   .   .   a   b   B");
    stage.turnOf('A', 1, 2);
    if (doomed) {
      stage.target('a').play(1, Half.BOTTOM);
    }
    return stage.endRound().turnOf('A', 0, 3).target('a').play(0, Half.TOP);
  }

  @Test
  @Played({"Swift Trickery top", "Press the Attack top"})
  void attacksOnTheDoomedAreStronger() {
    assertThat(attack("Swift Trickery", true).lost('a')).isEqualTo(4);
    assertThat(attack("Swift Trickery", true).xp('A')).isEqualTo(1);
    assertThat(attack("Swift Trickery", false).lost('a')).isEqualTo(2);
    assertThat(attack("Swift Trickery", false).xp('A')).isZero();
    assertThat(attack("Press the Attack", true).lost('a')).isEqualTo(5);
    assertThat(attack("Press the Attack", true).xp('A')).isEqualTo(1);
    assertThat(attack("Press the Attack", false).lost('a')).isEqualTo(2);
    assertThat(attack("Press the Attack", false).xp('A')).isZero();
    for (String card : List.of("Swift Trickery", "Press the Attack")) {
      assertThat(attack(card, true).zone('A', 0)).isEqualTo(Zone.DISCARD);
      Arena far = play(card, "A   .   .   .   .   a   B").playTop();
      assertThat(far.happened(What.ATTACKED)).as("five hexes away").isEmpty();
    }
  }

  @Test
  @Played("Fresh Kill top")
  void freshKillIsStrongerAtWhoeverIsUndamaged() {
    Arena fresh = play("Fresh Kill", "A   .   .   .   a   B").playTop();
    assertThat(fresh.lost('a')).isEqualTo(4);
    assertThat(fresh.xp('A')).isEqualTo(1);
    assertThat(fresh.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena damaged = play("Fresh Kill", "A   .   .   .   a   B");
    damaged.figure('a').hitPoints(89);
    assertThat(damaged.playTop().lost('a')).isEqualTo(2);
    assertThat(damaged.xp('A')).isZero();
    Arena far = play("Fresh Kill", "A   .   .   .   .   a   B").playTop();
    assertThat(far.happened(What.ATTACKED)).as("five hexes away").isEmpty();
  }

  @Test
  @Played({"Relentless Offensive bottom", "Impending End bottom"})
  void forARoundAttacksOnTheDoomedAreStronger() {
    stronger("Relentless Offensive", 2);
    stronger("Impending End", 3);
  }

  private void stronger(String card, int more) {
    Arena stage = play(List.of("Singular Focus", card), "b   A   a   B");
    doom(stage.turnOf('A', 0, 2)).endRound().turnOf('A', 1, 3).play(1, Half.BOTTOM);
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    assertThat(basic(stage, 3, 'a')).as(card).isEqualTo(2 + more);
    assertThat(allyStrikes(stage, 'a')).as("not the ally's").isEqualTo(2);
    stage.endRound();
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.DISCARD);
    assertThat(basic(stage.turnOf('A', 4, 5), 4, 'a')).as("for the round only").isEqualTo(2);
    Arena other = play(List.of("Singular Focus", card), "b   A   a   B");
    doom(other.turnOf('A', 0, 2)).endRound().turnOf('A', 1, 3).play(1, Half.BOTTOM);
    assertThat(basic(other, 3, 'b')).as("another").isEqualTo(2);
  }

  @Test
  @Played("Impending End top")
  void impendingEndKillsWhoeverHasTwoLeft() {
    for (int left = 0; left <= 3; left++) {
      Arena stage = play("Impending End", "A   .   .   .   a   b   B");
      stage.figure('a').hitPoints(4 + left);
      stage.figure('b').hitPoints(1);
      stage.target('a').playTop();
      assertThat(stage.figure('a').isGone()).as("%d left", left).isEqualTo(left <= 2);
      assertThat(stage.xp('A')).as("%d left", left).isEqualTo(left <= 2 ? 1 : 0);
      assertThat(stage.figure('b').isGone()).as("not the target").isFalse();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena far = play("Impending End", "A   .   .   .   .   a   B").playTop();
    assertThat(far.happened(What.ATTACKED)).as("five hexes away").isEmpty();
  }

  @Test
  @Played("Crashing Wave top")
  void crashingWaveGivesExperienceForEachTarget() {
    Arena stage =
        play(
            "Crashing Wave",
            """
            A   w   x   y   z   a   .   d
              .   .   .   b   c   .   B
            """);
    stage.way('w', 'x', 'y', 'z').playTop();
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsOnly(3);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Darkened Skies top")
  void darkenedSkiesGiveExperienceForEachTwoTargets() {
    String picture = "B   A   a   b   c   d";
    Arena stage = play("Darkened Skies", picture).playTop();
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsOnly(3);
    assertThat(stage.lost('d')).as("four hexes away").isZero();
    assertThat(stage.xp('A')).as("three targets").isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(play("Darkened Skies", "B   A   a").playTop().xp('A')).isZero();
    assertThat(play("Darkened Skies", "a   b   A   c   d   B").playTop().xp('A')).isEqualTo(2);
  }

  @Test
  @Played("Wild Command bottom")
  void wildCommandShootsAtTheDoomedHoweverFar() {
    String picture = "A   x   y   z   b   .   .   .   .   .   .   .   .   .   .   a   B";
    Arena stage = play(List.of("Singular Focus", "Wild Command"), picture);
    doom(stage.turnOf('A', 0, 2)).endRound().turnOf('A', 1, 3);
    stage.way('x', 'y', 'z').play(1, Half.BOTTOM);
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.DISCARD);
    Arena nobody = play("Wild Command", picture).way('x', 'y', 'z').playBottom();
    assertThat(nobody.happened(What.ATTACKED)).as("nobody is doomed").isEmpty();
    Arena blocked = play("Wild Command", "A   a   x   .   B").playBottom();
    assertThat(blocked.stands('A', 'A')).as("no jump").isTrue();
  }

  @Test
  @Played({"Sap Life top", "Press the Attack bottom"})
  void retaliatesReachFar() {
    retaliates("Sap Life", Half.TOP, 3, 4);
    retaliates("Press the Attack", Half.BOTTOM, 2, 2);
    assertThat(play("Sap Life", "A   a   B").playTop().xp('A')).isEqualTo(2);
    assertThat(play("Press the Attack", "A   a   B").playBottom().xp('A')).isZero();
  }

  private void retaliates(String card, Half half, int damage, int range) {
    String near = "A   " + ".   ".repeat(range - 1) + "a   .   .   .   .   .   .   B";
    String far = "A   " + ".   ".repeat(range) + "a   .   .   .   .   .   .   B";
    Arena stage = attacked(card, near, StatLine.of(90, 0, 1, 5)).play(0, half);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.endRound().lost('a')).as(card).isEqualTo(damage);
    assertThat(stage.lost('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(half == Half.TOP ? Zone.LOST : Zone.DISCARD);
    Arena apart = attacked(card, far, StatLine.of(90, 0, 1, 5)).play(0, half).endRound();
    assertThat(apart.lost('A')).isEqualTo(1);
    assertThat(apart.lost('a')).as("too far away").isZero();
  }

  // Traps

  /** A monster can come near only over the trap. */
  private static Arena walkedOver(Arena stage, char trap) {
    assertThat(stage.terrain(stage.hex(trap))).isEqualTo(Terrain.TRAP);
    assertThat(stage.xp('A')).isZero();
    stage.endRound();
    assertThat(stage.terrain(stage.hex(trap))).isEqualTo(Terrain.NONE);
    return stage;
  }

  private Arena trap(String card, String picture) {
    return Gloomhaven.trying("Doomstalker", picture, card)
        .monsters(MonsterCard.of(98, Ability.move(2), Ability.Attack.of(Value.STAT)))
        .monsters(StatLine.of(90, 2, 1, 0))
        .start()
        .playTop();
  }

  @Test
  @Played("Crippling Noose top")
  void cripplingNooseStuns() {
    Arena stage = trap("Crippling Noose", "B   A   x   y   a");
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    walkedOver(stage, 'x');
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(gained(stage, Condition.STUN, "aAB")).isEqualTo("a");
    assertThat(stage.xp('A')).isEqualTo(2);
  }

  @Test
  @Played("Foot Snare top")
  void footSnareImmobilizes() {
    Arena stage = trap("Foot Snare", "B   A   x   y   a");
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    walkedOver(stage, 'x');
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(gained(stage, Condition.IMMOBILIZE, "aAB")).isEqualTo("a");
    assertThat(stage.xp('A')).isZero();
  }

  // Summons

  /** In the next round the summon stands at x and acts before its summoner. */
  private Watched summon(Arena stage, String name) {
    stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x'))).playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 2, 3);
    return stage.only(name);
  }

  @Test
  @Played({"Felling Swoop top", "Vital Charge top"})
  void aHawkFliesAndABoarDoesNot() {
    String trees = "A   x   %   y   a   B";
    Arena hawk = play("Felling Swoop", trees);
    assertThat(summon(hawk, "War Hawk").hitPoints()).isEqualTo(3);
    assertThat(hawk.only("War Hawk").hex()).as("over the obstacle").isEqualTo(hawk.hex('y'));
    assertThat(hawk.lost('a')).isEqualTo(3);
    Arena boar = play("Vital Charge", trees);
    assertThat(summon(boar, "Battle Boar").hitPoints()).isEqualTo(7);
    assertThat(boar.lost('a')).as("the way is blocked").isZero();
    Arena open = play("Vital Charge", "A   x   .   .   y   a   B");
    assertThat(summon(open, "Battle Boar").hex()).isEqualTo(open.hex('y'));
    assertThat(open.lost('a')).isEqualTo(1);
    Arena far = play("Vital Charge", "A   x   .   .   .   .   a   B");
    summon(far, "Battle Boar");
    assertThat(far.lost('a')).as("four hexes to go").isZero();
  }

  @Test
  @Played("The Hunt Begins top")
  void aJackalWoundsAndRetaliates() {
    Arena stage = attacked("The Hunt Begins", "A   x   a   .   B", StatLine.of(90, 0, 2, 0));
    Watched jackal = summon(stage, "Vicious Jackal");
    assertThat(jackal.hitPoints()).as("of 5, after two attacks").isEqualTo(1);
    assertThat(gained(stage, Condition.WOUND, "aAB")).isEqualTo("a");
    assertThat(stage.lost('a')).as("two retaliates and its attack").isEqualTo(3);
    Arena far = play("The Hunt Begins", "A   x   .   .   y   a   B");
    assertThat(summon(far, "Vicious Jackal").hex().distanceTo(far.hex('x'))).isEqualTo(2);
  }

  @Test
  @Played("Nature's Hunger top")
  void aToadStuns() {
    Arena stage = play("Nature's Hunger", "A   x   .   a   B");
    assertThat(summon(stage, "Giant Toad").hitPoints()).isEqualTo(7);
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(gained(stage, Condition.STUN, "aAB")).isEqualTo("a");
    Arena far = play("Nature's Hunger", "A   x   .   .   a   B");
    assertThat(summon(far, "Giant Toad").hex().distanceTo(far.hex('x'))).isEqualTo(1);
    assertThat(far.lost('a')).isZero();
  }

  @Test
  @Played("Predator and Prey top")
  void aCobraSpits() {
    Arena stage = play("Predator and Prey", "A   x   .   .   .   .   .   a   B");
    Watched cobra = summon(stage, "Spitting Cobra");
    assertThat(cobra.hitPoints()).isEqualTo(5);
    assertThat(cobra.hex().distanceTo(stage.hex('a'))).isEqualTo(3);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(gained(stage, Condition.POISON, "aAB")).isEqualTo("a");
    Arena far = play("Predator and Prey", "A   x   .   .   .   .   .   .   a   B");
    summon(far, "Spitting Cobra");
    assertThat(far.lost('a')).as("seven hexes away").isZero();
  }

  @Test
  @Played("Wild Command top")
  void wildCommandMovesASummonAndHasItAttack() {
    Arena stage = play(List.of("Wild Command", "Vital Charge"), "B   A   x   w   y   z   a");
    stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x')));
    stage.turnOf('A', 1, 2).play(1, Half.TOP).endRound();
    stage.turnOf('A', 0, 3);
    Watched boar = stage.only("Battle Boar");
    assertThat(boar.hex()).as("it has gone there by itself").isEqualTo(stage.hex('z'));
    stage.game.state().stand(boar.id(), stage.hex('x'));
    stage.way('w', 'y', 'z').play(0, Half.TOP);
    assertThat(boar.hex()).isEqualTo(stage.hex('z'));
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena apart = play("Wild Command", "B   A   .   a").playTop();
    assertThat(apart.happened(What.ATTACKED)).as("a character is no summon").isEmpty();
    assertThat(apart.happened(What.MOVED)).isEmpty();
  }

  // Traps

  /** A trap at x, which the monster at a springs on its way; b stands next to it, c does not. */
  private static Arena sprung(String card) {
    Arena stage =
        Gloomhaven.trying("Doomstalker", "B   A   x   a\n  #   #   b   c", card)
            .monsters(MonsterCard.of(98, Ability.move(1)))
            .start();
    stage.give(stage.figure('b'), Condition.STUN);
    stage.give(stage.figure('c'), Condition.STUN);
    stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x'))).playTop();
    assertThat(stage.xp('A')).isZero();
    stage.until(Prompt.Kind.ACTION, "B");
    assertThat(stage.stands('a', 'x')).isTrue();
    return stage;
  }

  @Test
  @Played("Detonation top")
  void detonationHurtsThoseAroundTheTrap() {
    Arena stage = sprung("Detonation");
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.lost('A')).as("no enemy").isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Flight of Flame top")
  void flightOfFlameWoundsThoseAroundTheTrap() {
    Arena stage = sprung("Flight of Flame");
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(gained(stage, Condition.WOUND, "abcAB")).isEqualTo("ab");
    assertThat(stage.lost('b')).as("it bleeds").isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Lead to Slaughter top")
  void leadToSlaughterLeadsToAnAlly() {
    Arena stage = play("Lead to Slaughter", "A   .   .   a   .   .   x   B").target('a').playTop();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.stands('a', 'x')).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far =
        play("Lead to Slaughter", "A   a   .   .   x   .   .   .   B").target('a').playTop();
    assertThat(far.stands('a', 'x')).as("three hexes").isTrue();
    Arena back = play("Lead to Slaughter", "A   a   .   .   x   .   .   .   B").target('a');
    back.answer(Prompt.Kind.FORCED_PATH, new Choice.Decline()).playTop();
    assertThat(back.stands('a', 'a')).as("up to three").isTrue();
  }
}
