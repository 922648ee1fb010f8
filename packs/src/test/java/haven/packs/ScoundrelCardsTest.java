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
}
