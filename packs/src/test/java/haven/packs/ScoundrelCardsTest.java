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
import haven.play.scenario.Setup;
import haven.play.turn.Zone;
import haven.stage.Watched;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Scoundrel's cards that say more than numbers. */
final class ScoundrelCardsTest {
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

  private static CardStage play(String card, String picture) {
    return CardStage.of("Scoundrel", card, picture);
  }

  private static CardStage top(String card, String picture) {
    return play(card, picture).target('a').top();
  }

  private static void does(CardStage stage, int damage, int xp) {
    assertThat(stage.lost('a')).isEqualTo(damage);
    assertThat(stage.xp()).isEqualTo(xp);
  }

  /** A basic attack, with 2 unless something adds to it. */
  private static int basic(CardStage stage, int card, char target) {
    int before = stage.piece(target).hitPoints();
    stage.target(target).perform(new Choice.Act(card, true, true));
    return before - stage.piece(target).hitPoints();
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
    CardStage stage = play("Single Out", "a   A   b   c   .   B").bottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(stage.xp()).isZero();
    assertThat(basic(stage.endRound().turn(2, 3), 2, 'b')).as("not alone").isEqualTo(2);
    assertThat(basic(stage.endRound().turn(4, 5), 4, 'a')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(basic(stage.endRound().turn(6, 7), 6, 'a')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    assertThat(basic(stage.endRound().turn(8, 9), 8, 'a')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void singleOutHelpsEachAttackOfAnAbility() {
    CardStage stage =
        new CardStage(
            "Scoundrel", List.of("Single Out", "Throwing Knives"), "a   .   A   .   b   .   B");
    stage.turn(1, 0).act(0, false).target('a', 'b').act(1, true);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(2);
    assertThat(stage.xp()).as("one of the card, one of the second slot").isEqualTo(2);
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
    CardStage stage = play("Smoke Bomb", ALONE).top();
    assertThat(stage.has('A', Condition.INVISIBLE)).isTrue();
    assertThat(stage.xp()).isZero();
    stage.endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    assertThat(basic(stage.endRound().turn(2, 3), 2, 'a')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    assertThat(basic(stage.endRound().turn(4, 5), 4, 'a')).isEqualTo(2);
  }

  @Test
  void smokeBombDoublesWhatPositionsAddToo() {
    CardStage stage = new CardStage("Scoundrel", List.of("Smoke Bomb", "Flanking Strike"), FLANKED);
    stage.turn(0, 2).act(0, true).endRound();
    stage.turn(1, 3).target('a');
    stage.answer(Prompt.Kind.ORDER_OF_BONUSES, new Choice.Attack(10)).act(1, true);
    does(stage, 10, 3);
  }

  /** The example of the rulebook, with the cards and the guard that it speaks of. */
  @Test
  void smokeBombAndFlankingStrikeAgainstAnEliteGuard() {
    Hero scoundrel =
        PackGame.hero("Scoundrel").withModifiers(Collections.nCopies(20, ModifierCard.plus(-1)));
    Setup setup = PackGame.setup("1", scoundrel, PackGame.hero("Brute")).withLevel(1);
    PackGame game = PackGame.start(PackGame.drawing(setup, "Guard", 3));
    game.turn("Scoundrel", "Smoke Bomb", "Backstab").top("Scoundrel", "Smoke Bomb").eagerly();
    game.endTurn("Scoundrel").until(Prompt.Kind.CARDS);
    game.turn("Scoundrel", "Flanking Strike", "Venom Shiv");
    Watched elite =
        game.all("Bandit Guard").stream()
            .filter(piece -> piece.nature().rank() == Rank.ELITE)
            .findFirst()
            .orElseThrow();
    game.all("Bandit Guard").stream()
        .filter(piece -> !piece.equals(elite))
        .forEach(piece -> game.state().leave(piece.id()));
    game.stand(elite, 0, 0).stand(game.piece("Scoundrel"), 4, 0).stand(game.piece("Brute"), 1, 4);
    game.stand(game.piece("Scoundrel"), 1, 2).stand(elite, 1, 3);
    game.top("Scoundrel", "Flanking Strike").choose(new Choice.At(elite.id()));
    game.until(Prompt.Kind.ORDER_OF_BONUSES).choose(new Choice.Attack(10)).eagerly();
    assertThat(game.lost(elite)).as("(3 + 2) x 2 - 1, shield 1").isEqualTo(8);
  }

  @Test
  void smokeBombWaitsForAnAttackWhileInvisible() {
    CardStage stage = play("Smoke Bomb", ALONE).top();
    stage.endRound().turn(2, 3);
    stage.game().state().lose(stage.piece('A').id(), Condition.INVISIBLE);
    assertThat(basic(stage, 2, 'a')).isEqualTo(2);
    assertThat(stage.xp()).isZero();
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().give('A', Condition.INVISIBLE).turn(4, 5);
    assertThat(basic(stage, 4, 'a')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(2);
  }

  @Test
  void smokeBombPullsTwoHexesFromThreeAway() {
    CardStage stage = play("Smoke Bomb", "A   x   y   a   B").target('a').bottom();
    assertThat(stage.stands('a', 'x')).isTrue();
    CardStage far = play("Smoke Bomb", "A   x   y   z   a   B").bottom();
    assertThat(far.happened(What.FORCED)).isEmpty();
  }

  @Test
  void backstabCountsBothPositions() {
    CardStage both = top("Backstab", FLANKED);
    does(both, 7, 2);
    assertThat(both.zone(0)).isEqualTo(Zone.LOST);
    does(top("Backstab", ALONE), 5, 1);
    does(top("Backstab", FLANKED_AND_GUARDED), 5, 1);
    does(top("Backstab", GUARDED), 3, 0);
  }

  @Test
  void thiefsKnackDisarmsAnAdjacentTrap() {
    CardStage stage = play("Thief's Knack", "A   x^  y^  .   B   .   a").top();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).as("not adjacent").isEqualTo(Terrain.TRAP);
    assertThat(stage.lost('A')).as("it is not sprung").isZero();
    assertThat(stage.xp()).isEqualTo(2);
  }

  @Test
  void thiefsKnackWithoutATrap() {
    CardStage stage = play("Thief's Knack", "A   .   y^  .   B   .   a").top();
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.xp()).as("nothing was performed").isZero();
  }

  @Test
  void sinisterOpportunityCountsAlliesBesideTheTarget() {
    does(top("Sinister Opportunity", ALONE), 3, 0);
    does(top("Sinister Opportunity", FLANKED), 4, 0);
    CardStage dark = play("Sinister Opportunity", FLANKED).strong(Element.DARK).target('a').top();
    does(dark, 5, 1);
    assertThat(dark.isInert(Element.DARK)).isTrue();
    CardStage unpaid =
        play("Sinister Opportunity", FLANKED).strong(Element.DARK).unpaid().target('a').top();
    does(unpaid, 4, 0);
    assertThat(unpaid.isStrong(Element.DARK)).isTrue();
  }

  @Test
  void sinisterOpportunitySteersAnEnemyAroundOneself() {
    CardStage stage =
        play(
                "Sinister Opportunity",
                """
                A   x   a   y   .   B
                  .   o   .   .
                """)
            .walk('x')
            .target('a')
            .bottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.stands('a', 'o')).as("the only hex beside her").isTrue();
  }

  @Test
  void sinisterOpportunitySteersOnlyWhoIsAdjacent() {
    CardStage stage = play("Sinister Opportunity", "A   x   .   a   .   B").walk('x').bottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.happened(What.MOVED, 'a')).isEmpty();
  }

  @Test
  void trickstersReversalTurnsTheShieldAgainstItsBearer() {
    CardStage shielded =
        play("Trickster's Reversal", ALONE)
            .monsters(StatLine.of(CardStage.MONSTER, 2, 2, 0).having(Effect.shield(3)))
            .target('a')
            .top();
    assertThat(shielded.happened(What.MODIFIED).getFirst().number()).isEqualTo(8);
    does(shielded, 5, 2);
    assertThat(shielded.zone(0)).isEqualTo(Zone.LOST);
    does(top("Trickster's Reversal", ALONE), 2, 2);
  }

  @Test
  void trickstersReversalAvertsTheNextDamageOfTheRound() {
    MonsterCard attack = MonsterCard.of(98, Ability.Attack.of(Value.STAT));
    CardStage stage = play("Trickster's Reversal", "a   A   b   .   B").monsters(attack).bottom();
    stage.endRound();
    assertThat(stage.lost('A')).as("one of two attacks").isEqualTo(2);
    assertThat(stage.xp()).isZero();
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
    CardStage quiet = play("Trickster's Reversal", "A   .   .   .   B   a").bottom().endRound();
    assertThat(quiet.zone(0)).isEqualTo(Zone.DISCARD);
    assertThat(quiet.actives('A')).as("the round is over").isEmpty();
  }

  @Test
  void trickstersReversalAvertsDamageThatIsNoAttack() {
    CardStage stage =
        play("Trickster's Reversal", ALONE)
            .monsters(StatLine.of(CardStage.MONSTER, 2, 2, 0).having(Effect.retaliate(2)))
            .bottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(2);
    assertThat(stage.happened(What.RETALIATES)).hasSize(1);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.actives('A')).as("used up").isEmpty();
  }

  @Test
  void swiftBowLootsWhereverItLeads() {
    CardStage stage = play("Swift Bow", "A   x$  y$  z$  B   .   a").walk('x', 'y', 'z').bottom();
    assertThat(stage.stands('A', 'y')).as("two hexes").isTrue();
    assertThat(stage.sheet('A').tally().of(Measure.LOOT_TOKENS)).isEqualTo(2);
    stage.endTurn();
    assertThat(stage.sheet('A').tally().of(Measure.LOOT_TOKENS)).isEqualTo(2);
    CardStage plain =
        CardStage.of("Scoundrel", "Flanking Strike", "A   x$  y$  z   B   .   a")
            .walk('x', 'y', 'z')
            .bottom();
    assertThat(plain.sheet('A').tally().of(Measure.LOOT_TOKENS)).as("an ordinary move").isZero();
    assertThat(plain.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }
}
