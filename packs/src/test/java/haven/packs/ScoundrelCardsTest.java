package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.BattleGoal.Measure;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.ScenarioGame;
import haven.stage.Watched;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Scoundrel's cards that say more than numbers. */
final class ScoundrelCardsTest extends CardTrials {
  ScoundrelCardsTest() {
    super("Scoundrel");
  }

  /** The target has nobody beside it but the Scoundrel. */
  private static final String ALONE = "A   a   .   B";

  private static final String FLANKED = "A   a   B";

  /** The target has an ally beside it, and the Scoundrel has none there. */
  private static final String GUARDED = "A   a   b   .   B";

  private static final String FLANKED_AND_GUARDED =
      """
      A   a   B
        .   b
      """;

  private Arena top(String card, String picture) {
    return play(card, picture).target('a').playTop();
  }

  private static void does(Arena stage, int damage, int xp) {
    assertThat(stage.lost('a')).isEqualTo(damage);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  @Test
  void singleOutStrikesHarderAtWhoeverIsAlone() {
    does(top("Single Out", ALONE), 5, 1);
    does(top("Single Out", FLANKED), 5, 1);
    does(top("Single Out", GUARDED), 3, 0);
    does(top("Single Out", FLANKED_AND_GUARDED), 3, 0);
  }

  @Test
  void singleOutHelpsFourAttacksOnThoseWhoAreAlone() {
    Arena stage = play("Single Out", "a   A   b   c   .   B").playBottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isZero();
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'b')).as("not alone").isEqualTo(2);
    assertThat(basic(stage.endRound().turnOf('A', 4, 5), 4, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(basic(stage.endRound().turnOf('A', 6, 7), 6, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(basic(stage.endRound().turnOf('A', 8, 9), 8, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void singleOutHelpsEachAttackOfAnAbility() {
    Arena stage = play(List.of("Single Out", "Throwing Knives"), "a   .   A   .   b   .   B");
    stage.turnOf('A', 1, 0).play(0, Half.BOTTOM).target('a', 'b').play(1, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(2);
    assertThat(stage.xp('A')).as("one of the card, one of the second slot").isEqualTo(2);
  }

  @Test
  void flankingStrikeWantsAnAllyBesideTheTarget() {
    does(top("Flanking Strike", FLANKED), 5, 1);
    does(top("Flanking Strike", FLANKED_AND_GUARDED), 5, 1);
    does(top("Flanking Strike", ALONE), 3, 0);
    does(top("Flanking Strike", GUARDED), 3, 0);
  }

  @Test
  void smokeBombDoublesTheNextAttackWhileInvisible() {
    Arena stage = play("Smoke Bomb", ALONE).playTop();
    assertThat(stage.has('A', Condition.INVISIBLE)).isTrue();
    assertThat(stage.xp('A')).isZero();
    stage.endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(basic(stage.endRound().turnOf('A', 4, 5), 4, 'a')).isEqualTo(2);
  }

  @Test
  void smokeBombDoublesWhatPositionsAddToo() {
    Arena stage = play(List.of("Smoke Bomb", "Flanking Strike"), FLANKED);
    stage.turnOf('A', 0, 2).play(0, Half.TOP).endRound();
    stage.turnOf('A', 1, 3).target('a');
    stage.answer(Prompt.Kind.ORDER_OF_BONUSES, new Choice.Attack(10)).play(1, Half.TOP);
    does(stage, 10, 3);
  }

  /** The example of the rulebook, with the cards and the guard that it speaks of. */
  @Test
  void smokeBombAndFlankingStrikeAgainstAnEliteGuard() {
    Hero scoundrel =
        Gloomhaven.hero("Scoundrel").withModifiers(Collections.nCopies(20, ModifierCard.plus(-1)));
    ScenarioGame game =
        Gloomhaven.scenario("1", scoundrel, Gloomhaven.hero("Brute"))
            .setup(usual -> usual.withLevel(1))
            .monsterCard("Guard", 3)
            .start()
            .turnOf("Scoundrel", "Smoke Bomb", "Backstab")
            .top("Smoke Bomb")
            .eagerly()
            .endTurn()
            .until(Prompt.Kind.CARDS)
            .turnOf("Scoundrel", "Flanking Strike", "Venom Shiv");
    Watched elite =
        game.all("Bandit Guard").stream()
            .filter(figure -> figure.nature().rank() == Rank.ELITE)
            .findFirst()
            .orElseThrow();
    game.all("Bandit Guard").stream()
        .filter(figure -> !figure.equals(elite))
        .forEach(figure -> game.game.state().leave(figure.id()));
    game.stand(elite, 0, 0).stand(game.figure("Scoundrel"), 4, 0).stand(game.figure("Brute"), 1, 4);
    game.stand(game.figure("Scoundrel"), 1, 2).stand(elite, 1, 3);
    game.top("Flanking Strike").choose(game.at(elite));
    game.until(Prompt.Kind.ORDER_OF_BONUSES).take(new Choice.Attack(10)).eagerly();
    assertThat(game.lost(elite)).as("(3 + 2) x 2 - 1, shield 1").isEqualTo(8);
  }

  @Test
  void smokeBombWaitsForAnAttackWhileInvisible() {
    Arena stage = play("Smoke Bomb", ALONE).playTop();
    stage.endRound().turnOf('A', 2, 3);
    stage.game.state().lose(stage.figure('A').id(), Condition.INVISIBLE);
    assertThat(basic(stage, 2, 'a')).isEqualTo(2);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().give(stage.figure('A'), Condition.INVISIBLE).turnOf('A', 4, 5);
    assertThat(basic(stage, 4, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
  }

  @Test
  void smokeBombPullsTwoHexesFromThreeAway() {
    Arena stage = play("Smoke Bomb", "A   x   y   a   B").target('a').playBottom();
    assertThat(stage.stands('a', 'x')).isTrue();
    Arena far = play("Smoke Bomb", "A   x   y   z   a   B").playBottom();
    assertThat(far.happened(What.FORCED)).isEmpty();
  }

  @Test
  void backstabCountsBothPositions() {
    Arena both = top("Backstab", FLANKED);
    does(both, 7, 2);
    assertThat(both.zone('A', 0)).isEqualTo(Zone.LOST);
    does(top("Backstab", ALONE), 5, 1);
    does(top("Backstab", FLANKED_AND_GUARDED), 5, 1);
    does(top("Backstab", GUARDED), 3, 0);
  }

  @Test
  void thiefsKnackDisarmsAnAdjacentTrap() {
    Arena stage = play("Thief's Knack", "A   x^  y^  .   B   .   a").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).as("not adjacent").isEqualTo(Terrain.TRAP);
    assertThat(stage.lost('A')).as("it is not sprung").isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
  }

  @Test
  void thiefsKnackWithoutATrap() {
    Arena stage = play("Thief's Knack", "A   .   y^  .   B   .   a").playTop();
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.xp('A')).as("nothing was performed").isZero();
  }

  @Test
  void sinisterOpportunityCountsAlliesBesideTheTarget() {
    does(top("Sinister Opportunity", ALONE), 3, 0);
    does(top("Sinister Opportunity", FLANKED), 4, 0);
    Arena dark = play("Sinister Opportunity", FLANKED).strong(Element.DARK).target('a').playTop();
    does(dark, 5, 1);
    assertThat(dark.isInert(Element.DARK)).isTrue();
    Arena unpaid =
        play("Sinister Opportunity", FLANKED).strong(Element.DARK).unpaid().target('a').playTop();
    does(unpaid, 4, 0);
    assertThat(unpaid.isStrong(Element.DARK)).isTrue();
  }

  @Test
  void sinisterOpportunitySteersAnEnemyAroundOneself() {
    Arena stage =
        play(
                "Sinister Opportunity",
                """
                A   x   a   y   .   B
                  .   o   .   .
                """)
            .way('x')
            .target('a')
            .playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.stands('a', 'o')).as("the only hex beside her").isTrue();
  }

  @Test
  void sinisterOpportunitySteersOnlyWhoIsAdjacent() {
    Arena stage = play("Sinister Opportunity", "A   x   .   a   .   B").way('x').playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.happened(What.MOVED, 'a')).isEmpty();
  }

  @Test
  void trickstersReversalTurnsTheShieldAgainstItsBearer() {
    Arena shielded =
        play("Trickster's Reversal", ALONE, StatLine.of(90, 2, 2, 0).having(Effect.shield(3)))
            .target('a')
            .playTop();
    assertThat(shielded.happened(What.MODIFIED).getFirst().number()).isEqualTo(8);
    does(shielded, 5, 2);
    assertThat(shielded.zone('A', 0)).isEqualTo(Zone.LOST);
    does(top("Trickster's Reversal", ALONE), 2, 2);
  }

  @Test
  void trickstersReversalAvertsTheNextDamageOfTheRound() {
    MonsterCard attack = MonsterCard.of(98, Ability.Attack.of(Value.STAT));
    Arena stage =
        Gloomhaven.trying("Scoundrel", "a   A   b   .   B", "Trickster's Reversal")
            .monsters(attack)
            .start()
            .playBottom();
    stage.endRound();
    assertThat(stage.lost('A')).as("one of two attacks").isEqualTo(2);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena quiet = play("Trickster's Reversal", "A   .   .   .   B   a").playBottom().endRound();
    assertThat(quiet.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(quiet.actives('A')).as("the round is over").isEmpty();
  }

  @Test
  void trickstersReversalAvertsDamageThatIsNoAttack() {
    Arena stage =
        play("Trickster's Reversal", ALONE, StatLine.of(90, 2, 2, 0).having(Effect.retaliate(2)))
            .playBottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(2);
    assertThat(stage.happened(What.RETALIATES)).hasSize(1);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.actives('A')).as("used up").isEmpty();
  }

  @Test
  void swiftBowLootsWhereverItLeads() {
    Arena stage = play("Swift Bow", "A   x$  y$  z$  B   .   a").way('x', 'y', 'z').playBottom();
    assertThat(stage.stands('A', 'y')).as("two hexes").isTrue();
    assertThat(stage.sheet('A').tally().of(Measure.LOOT_TOKENS)).isEqualTo(2);
    stage.endTurn();
    assertThat(stage.sheet('A').tally().of(Measure.LOOT_TOKENS)).isEqualTo(2);
    Arena plain =
        play("Flanking Strike", "A   x$  y$  z   B   .   a").way('x', 'y', 'z').playBottom();
    assertThat(plain.sheet('A').tally().of(Measure.LOOT_TOKENS)).as("an ordinary move").isZero();
    assertThat(plain.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  // Levels 2 to 9

  /** The enemy at x is elite. */
  private static Arena withElite(String card, String picture) {
    return Gloomhaven.trying("Scoundrel", picture, card).another('x', "Idler", Rank.ELITE).start();
  }

  private static List<Boolean> gone(Arena stage, String letters) {
    return letters.chars().mapToObj(letter -> stage.figure((char) letter).isGone()).toList();
  }

  @Test
  @Played("Open Wound top")
  void openWoundWantsAnAllyBesideTheTarget() {
    for (String picture : List.of(FLANKED, FLANKED_AND_GUARDED, ALONE, GUARDED)) {
      boolean flanked = picture.equals(FLANKED) || picture.equals(FLANKED_AND_GUARDED);
      Arena stage = top("Open Wound", picture);
      does(stage, 4, flanked ? 1 : 0);
      assertThat(stage.has('a', Condition.WOUND)).isEqualTo(flanked);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Duelist's Advance bottom")
  void duelistsAdvanceHelpsAgainstThoseAloneInThisRound() {
    Arena stage = play("Duelist's Advance", ALONE).playBottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(basic(stage.turnOf('A', 2, 3), 2, 'a')).as("the round is over").isEqualTo(2);
    assertThat(basic(play("Duelist's Advance", GUARDED).playBottom(), 1, 'a')).isEqualTo(2);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  @Played("Flurry of Blades bottom")
  void flurryOfBladesGivesAdvantageThisRound() {
    Arena stage =
        Gloomhaven.trying("Scoundrel", "A   w   x   y   z   a   B", "Flurry of Blades")
            .stack('A', ModifierCard.plus(-1), ModifierCard.plus(2), ModifierCard.plus(-1))
            .start()
            .way('w', 'x', 'y', 'z')
            .playBottom();
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(basic(stage, 1, 'a')).as("the better of two").isEqualTo(4);
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(basic(stage.turnOf('A', 2, 3), 2, 'a')).as("the round is over").isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  @Played("Gruesome Advantage top")
  void gruesomeAdvantageCountsBothPositions() {
    Arena both = top("Gruesome Advantage", FLANKED);
    does(both, 9, 2);
    assertThat(both.zone('A', 0)).isEqualTo(Zone.LOST);
    does(top("Gruesome Advantage", ALONE), 6, 1);
    does(top("Gruesome Advantage", FLANKED_AND_GUARDED), 6, 1);
    does(top("Gruesome Advantage", GUARDED), 3, 0);
  }

  @Test
  @Played("Cull the Weak top")
  void cullTheWeakWantsAnAllyBesideTheTarget() {
    does(top("Cull the Weak", FLANKED), 6, 1);
    does(top("Cull the Weak", FLANKED_AND_GUARDED), 6, 1);
    does(top("Cull the Weak", GUARDED), 4, 0);
    Arena alone = top("Cull the Weak", ALONE);
    does(alone, 4, 0);
    assertThat(alone.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Cull the Weak bottom")
  void cullTheWeakHelpsSixAttacksOnTheHelpless() {
    Condition[] helpless = {Condition.DISARM, Condition.IMMOBILIZE, Condition.STUN};
    Arena stage =
        play(List.of("Cull the Weak", "Flurry of Blades", "Stiletto Storm"), "a   A   b   c   B");
    stage.turnOf('A', 0, 3).play(0, Half.BOTTOM);
    assertThat(basic(stage, 3, 'a')).as("in full possession of its powers").isEqualTo(2);
    for (int i = 0; i < 3; i++) {
      stage.give(stage.figure("abc".charAt(i)), helpless[i]);
    }
    stage.endRound();
    for (int i = 0; i < 3; i++) {
      stage.give(stage.figure("abc".charAt(i)), helpless[i]);
    }
    stage.turnOf('A', 1, 4).target('a', 'b', 'c').play(1, Half.TOP);
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsOnly(4);
    assertThat(stage.xp('A')).as("of the card, and of the second slot").isEqualTo(1 + 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound();
    for (int i = 0; i < 3; i++) {
      stage.give(stage.figure("abc".charAt(i)), helpless[i]);
    }
    stage.turnOf('A', 2, 5).target('a', 'b', 'c').play(2, Half.TOP);
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsOnly(4);
    assertThat(stage.xp('A')).isEqualTo(1 + 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Visage of the Inevitable top")
  void visageOfTheInevitableKillsWhoeverIsAloneBetweenUs() {
    Arena stage = play("Visage of the Inevitable", FLANKED).playTop();
    assertThat(gone(stage, "a")).containsExactly(true);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    for (String picture : List.of(ALONE, GUARDED, FLANKED_AND_GUARDED, "A   .   a   B")) {
      Arena spared = play("Visage of the Inevitable", picture).playTop();
      assertThat(gone(spared, "a")).containsExactly(false);
      assertThat(spared.xp('A')).isZero();
    }
    Arena elite = withElite("Visage of the Inevitable", "A   x   B   .   .   a").playTop();
    assertThat(gone(elite, "x")).containsExactly(false);
  }

  @Test
  @Played("Crippling Poison top")
  void cripplingPoisonHelpsAgainstThePoisonedForGood() {
    Arena stage = play("Crippling Poison", ALONE).playTop();
    assertThat(stage.xp('A')).isZero();
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(2);
    for (int card = 4; card <= 6; card += 2) {
      stage.give(stage.figure('a'), Condition.POISON).endRound().turnOf('A', card, card + 1);
      assertThat(basic(stage, card, 'a')).as("and +1 by itself").isEqualTo(2 + 2 + 1);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
  }

  @Test
  @Played("Stick to the Shadows top")
  void stickToTheShadowsTakesDarkForAnAllyBesideTheTarget() {
    String card = "Stick to the Shadows";
    Arena paid = play(card, FLANKED).strong(Element.DARK).target('a').playTop();
    does(paid, 8, 2);
    assertThat(paid.isInert(Element.DARK)).isTrue();
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.DISCARD);
    does(play(card, FLANKED_AND_GUARDED).strong(Element.DARK).target('a').playTop(), 8, 2);
    does(top(card, FLANKED), 4, 0);
    does(play(card, FLANKED).strong(Element.DARK).unpaid().target('a').playTop(), 4, 0);
    does(play(card, ALONE).strong(Element.DARK).target('a').playTop(), 4, 0);
    does(play(card, GUARDED).strong(Element.DARK).target('a').playTop(), 4, 0);
  }

  @Test
  @Played("Spring the Trap bottom")
  void springTheTrapDoublesAnAttackOnWhoeverIsAloneBetweenUs() {
    for (String picture : List.of(ALONE, GUARDED, FLANKED_AND_GUARDED)) {
      Arena spared = play("Spring the Trap", picture).playBottom();
      assertThat(basic(spared, 1, 'a')).isEqualTo(2);
      assertThat(spared.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      assertThat(spared.xp('A')).isZero();
    }
    Arena stage = play("Spring the Trap", FLANKED).playBottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(2);
  }

  @Test
  @Played("Stiletto Storm top")
  void stilettoStormHitsFour() {
    Arena stage =
        play(
                "Stiletto Storm",
                """
                A   .   a   b   .   .   B
                  .   .   c   d   .   .
                .   .   e   .   .   .   .
                """)
            .target('a', 'b', 'c')
            .target('e')
            .playTop();
    for (char letter : new char[] {'a', 'b', 'c', 'e'}) {
      assertThat(stage.lost(letter)).isEqualTo(2);
    }
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    does(play("Stiletto Storm", "A   .   .   .   a   B").playTop(), 0, 0);
  }

  @Test
  @Played("Pain's End bottom")
  void painsEndKillsWhoeverHasThreeHitPointsAtMost() {
    for (int left = 3; left <= 4; left++) {
      Arena stage = withElite("Pain's End", "A   v   w   y   x   a   B");
      stage.figure('x').hitPoints(left);
      stage.figure('a').hitPoints(1);
      stage.way('v', 'w', 'y').playBottom();
      assertThat(stage.stands('A', 'y')).isTrue();
      assertThat(gone(stage, "xa"))
          .as("%d, and not adjacent", left)
          .containsExactly(left == 3, false);
      assertThat(stage.xp('A')).isZero();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Watch It Burn top")
  void watchItBurnPoisonsAndWoundsWithEveryAttack() {
    Arena stage = play(List.of("Watch It Burn", "Swift Bow"), "a   A   .   b   .   B");
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.endRound().turnOf('A', 1, 3).target('b').play(1, Half.TOP);
    stage.endRound().turnOf('A', 4, 5);
    basic(stage, 4, 'a');
    for (char letter : new char[] {'a', 'b'}) {
      assertThat(stage.has(letter, Condition.POISON)).isTrue();
      assertThat(stage.has(letter, Condition.WOUND)).isTrue();
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
  }

  @Test
  @Played("Spring the Trap top")
  void springTheTrapHasAnEnemySufferIt() {
    Arena walker = play("Spring the Trap", "A   x^  .   a   B").turnOf('A', 0, 1).remember();
    walker.way('x').perform(new Choice.Act(1, false, true));
    Arena stage = play("Spring the Trap", "A   x^  y^  a   b   B").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.lost('a')).isPositive().isEqualTo(walker.lost('A'));
    assertThat(stage.lost('A') + stage.lost('b')).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Spring the Trap", "A   x^  .   .   a   B").playTop();
    assertThat(far.lost('a')).as("four hexes away").isZero();
    Arena none = play("Spring the Trap", "A   .   y^  a   B").playTop();
    assertThat(none.lost('a')).as("no trap beside her").isZero();
    assertThat(none.xp('A')).isZero();
  }

  @Test
  @Played("Long Con bottom")
  void longConControlsTheTurnOfAnAdjacentEnemy() {
    MonsterCard card =
        MonsterCard.of(50, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.plus(1)));
    String picture = "A   a   x   .   b   B\n  .   .   c   .   .   .";
    Arena stage =
        Gloomhaven.trying("Scoundrel", picture, "Long Con")
            .monsters(StatLine.of(90, 1, 3, 0))
            .monsters(card)
            .start();
    stage.target('a').playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.way('x').target('c').endTurn().until(Prompt.Kind.STEP);
    assertThat(stage.prompt().decider()).as("the Scoundrel").isZero();
    stage.untilTurnEnds(stage.figure('a'));
    assertThat(stage.stands('a', 'x')).isTrue();
    assertThat(stage.lost('c')).isEqualTo(4);
    assertThat(stage.lost('A') + stage.lost('B') + stage.lost('b')).isZero();
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Long Con", "A   .   a   b   B").playBottom();
    assertThat(far.happened(What.ACTIVATED)).as("not adjacent").isEmpty();
  }
}
