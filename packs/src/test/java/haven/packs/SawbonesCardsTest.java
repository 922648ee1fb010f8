package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Rider;
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

/** The halves of the Sawbones' cards that say more than numbers. */
final class SawbonesCardsTest extends CardTrials {
  private static final Condition[] NEGATIVE = {
    Condition.POISON,
    Condition.WOUND,
    Condition.IMMOBILIZE,
    Condition.DISARM,
    Condition.STUN,
    Condition.MUDDLE
  };

  /** The monsters have three attack and no move. */
  private static final StatLine STRIKERS = StatLine.of(90, 0, 3, 0);

  SawbonesCardsTest() {
    super("Sawbones");
  }

  private static int conditions(Arena stage, char letter) {
    return (int) List.of(NEGATIVE).stream().filter(one -> stage.has(letter, one)).count();
  }

  private static void afflict(Arena stage, String letters) {
    for (char letter : letters.toCharArray()) {
      stage.give(stage.figure(letter), NEGATIVE);
    }
  }

  // Conditions removed

  @Test
  @Played("Curative Mixture top")
  void curativeMixtureHealsAndFreesTheHealed() {
    Arena stage = play("Curative Mixture", "C   A   B   a");
    stage.give(stage.figure('B'), Condition.WOUND, Condition.MUDDLE, Condition.STUN);
    stage.give(stage.figure('B'), Condition.STRENGTHEN);
    afflict(stage, "C");
    stage.target('B').playTop();
    assertThat(stage.lost('B')).isEqualTo(-3);
    assertThat(conditions(stage, 'B')).isZero();
    assertThat(stage.has('B', Condition.STRENGTHEN)).isTrue();
    assertThat(conditions(stage, 'C')).as("not healed").isEqualTo(6);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena poisoned = play("Curative Mixture", "A   B   a");
    afflict(poisoned, "B");
    poisoned.target('B').playTop();
    assertThat(poisoned.lost('B')).as("the poison takes the heal").isZero();
    assertThat(conditions(poisoned, 'B')).isZero();
    Arena own = play("Curative Mixture", "A   .   B   a");
    own.give(own.figure('A'), Condition.MUDDLE, Condition.DISARM);
    own.target('A').playTop();
    assertThat(own.lost('A')).isEqualTo(-3);
    assertThat(conditions(own, 'A')).isZero();
    assertThat(own.lost('B')).as("two hexes away").isZero();
  }

  @Test
  @Played("Curative Mixture bottom")
  void curativeMixtureFreesAnAllyAfterTheMove() {
    Arena stage = play("Curative Mixture", "A   x   y   z   B   C   a");
    afflict(stage, "BC");
    stage.way('x', 'y', 'z').playBottom();
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(conditions(stage, 'B')).isZero();
    assertThat(conditions(stage, 'C')).as("not adjacent").isEqualTo(6);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena blocked = play("Curative Mixture", "A   a   x   .   B").playBottom();
    assertThat(blocked.stands('A', 'A')).as("no jump").isTrue();
    Arena one = play("Curative Mixture", "x   B   A   C   a");
    afflict(one, "BC");
    one.answer(Prompt.Kind.STEP, new Choice.Decline()).target('C').playBottom();
    assertThat(conditions(one, 'C')).isZero();
    assertThat(conditions(one, 'B')).as("one of them").isEqualTo(6);
  }

  @Test
  @Played("Mobile Response top")
  void mobileResponseRemovesAConditionAtTheStartOfEachTurn() {
    Arena stage =
        play("Mobile Response", "A   #   .   .   .   .   .   B   .   .   .   a").playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound();
    stage.give(stage.figure('B'), Condition.POISON, Condition.MUDDLE, Condition.STRENGTHEN);
    stage.give(stage.figure('A'), Condition.MUDDLE);
    stage.turnOf('A', 2, 3);
    assertThat(conditions(stage, 'B')).isEqualTo(1);
    assertThat(stage.has('B', Condition.STRENGTHEN)).isTrue();
    assertThat(conditions(stage, 'A')).as("not oneself").isEqualTo(1);
    stage.endRound();
    stage.give(stage.figure('B'), Condition.POISON);
    stage.turnOf('A', 4, 5);
    assertThat(conditions(stage, 'B')).isZero();
    for (Condition condition : NEGATIVE) {
      Arena each = play("Mobile Response", "A   .   B   .   a").playTop().endRound();
      each.give(each.figure('B'), condition).turnOf('A', 2, 3);
      assertThat(each.has('B', condition)).as("%s", condition).isFalse();
    }
  }

  @Test
  @Played("Research the Cure top")
  void researchTheCureFreesAllAlliesNearby() {
    Arena stage =
        play(
            "Research the Cure",
            """
            B   A   a   D
              C   .   .
            """);
    afflict(stage, "BCD");
    stage.give(stage.figure('A'), Condition.MUDDLE);
    stage.target('a').playTop();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(conditions(stage, 'B') + conditions(stage, 'C')).isZero();
    assertThat(conditions(stage, 'D')).as("not adjacent").isEqualTo(6);
    assertThat(conditions(stage, 'A')).as("not oneself").isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  // Immunity

  private static final Condition[] HARMFUL = {
    Condition.POISON,
    Condition.WOUND,
    Condition.IMMOBILIZE,
    Condition.DISARM,
    Condition.STUN,
    Condition.MUDDLE,
    Condition.CURSE
  };

  /** Monsters that give that condition to whoever is adjacent, in every round. */
  private static Arena afflicted(String card, String picture, Condition condition) {
    Rider gives = Rider.gives(condition);
    return Gloomhaven.trying("Sawbones", picture, card)
        .monsters(MonsterCard.of(98, Ability.attack(1, Aim.AS_USUAL, gives)))
        .start();
  }

  @Test
  @Played("Battlefield Medicine bottom")
  void battlefieldMedicineMakesEverybodyImmuneForTheRound() {
    for (Condition condition : HARMFUL) {
      Arena stage = afflicted("Battlefield Medicine", "a   A   .   .   .   B   b", condition);
      stage.playBottom();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.endRound();
      assertThat(stage.lost('A') + stage.lost('B')).isEqualTo(2);
      assertThat(gained(stage, condition, "AB")).as("%s", condition).isEmpty();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      stage.select("A", 2, 3).endRound();
      assertThat(gained(stage, condition, "AB")).as("%s", condition).isEqualTo("AB");
    }
    Arena blessed = play("Battlefield Medicine", "A   B   a").playBottom();
    assertThat(blessed.figure('A').isImmuneTo(Condition.STRENGTHEN)).isFalse();
  }

  private Arena gives(String card, Arena stage) {
    stage.target('B').playBottom();
    assertThat(stage.xp('A')).as(card).isEqualTo(2);
    assertThat(stage.zone('A', 0)).as("handed over").isEqualTo(Zone.SUPPLY);
    int place = stage.sheet('B').cards().all().size() - 1;
    assertThat(stage.sheet('B').cards().all().get(place).name()).isEqualTo(card);
    assertThat(stage.zone('B', place)).isEqualTo(Zone.ACTIVE);
    return stage;
  }

  @Test
  @Played({"Vaccine bottom", "Research the Cure bottom"})
  void vaccinesMakeAnAllyImmune() {
    for (String card : List.of("Vaccine", "Research the Cure")) {
      for (Condition condition : HARMFUL) {
        Arena stage = gives(card, afflicted(card, "a   A   B   b", condition));
        stage.endRound().select("A", 2, 3).endRound();
        assertThat(gained(stage, condition, "B")).as("%s", condition).isEmpty();
        assertThat(gained(stage, condition, "A")).as("not oneself").isEqualTo("AA");
      }
      Arena apart = play(card, "A   .   B   a").playBottom();
      assertThat(apart.actives('B')).as("not adjacent").isEmpty();
    }
    shields("Research the Cure");
  }

  @Test
  @Played("Booster Shot bottom")
  void boosterShotShieldsAnAlly() {
    shields("Booster Shot");
  }

  private void shields(String card) {
    Arena stage = gives(card, attacked(card, "a   A   B   b", STRIKERS));
    stage.endRound();
    assertThat(stage.lost('B')).isEqualTo(2);
    assertThat(stage.lost('A')).as("not oneself").isEqualTo(3);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('B')).isEqualTo(4);
    stage.figure('A').hitPoints(1);
    stage.select("A", 4, 5).endRound();
    assertThat(stage.figure('A').isGone()).isTrue();
    assertThat(stage.endRound().lost('B')).as("it is B's card").isEqualTo(8);
    int place = stage.sheet('B').cards().all().size() - 1;
    assertThat(stage.sheet('B').cards().recoverable(Pile.LOST) >> place & 1).isEqualTo(1);
  }

  @Test
  @Played("Regenerative Tissue bottom")
  void regenerativeTissueHealsAnAllyAtTheStartOfItsTurns() {
    Arena stage = gives("Regenerative Tissue", play("Regenerative Tissue", "A   B   .   .   a"));
    stage.until(Prompt.Kind.ACTION, "B");
    assertThat(stage.lost('B')).isEqualTo(-1);
    stage.endRound().turnOf('A', 2, 3).until(Prompt.Kind.ACTION, "B");
    assertThat(stage.lost('B')).isEqualTo(-2);
    assertThat(stage.lost('A')).as("not oneself").isZero();
  }

  @Test
  @Played("Syringe top")
  void syringeShieldsAnAllyForTheRound() {
    Arena stage = attacked("Syringe", "a   A   B   b", STRIKERS).target('B').playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound();
    assertThat(stage.lost('B')).isEqualTo(1);
    assertThat(stage.lost('A')).as("not oneself").isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('B')).isEqualTo(1 + 3);
    Arena apart = attacked("Syringe", "A   .   B   b", STRIKERS).playTop().endRound();
    assertThat(apart.lost('B')).as("not adjacent").isEqualTo(3);
  }

  // Heals

  @Test
  @Played("Blood Transfusion top")
  void bloodTransfusionCostsBlood() {
    Arena stage =
        play(
            "Blood Transfusion",
            """
            B   A   a
              C   .
            """);
    stage.target('C').playTop();
    assertThat(stage.lost('C')).isEqualTo(-7);
    assertThat(stage.lost('B')).as("one of them").isZero();
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena apart = play("Blood Transfusion", "A   .   B   a").playTop();
    assertThat(apart.happened(What.HEALED)).as("not adjacent").isEmpty();
  }

  @Test
  @Played("Amputate bottom")
  void amputateStunsTheHealed() {
    Arena stage = play("Amputate", "A   B   a").target('B').playBottom();
    assertThat(stage.lost('B')).isEqualTo(-7);
    assertThat(gained(stage, Condition.STUN, "ABa")).isEqualTo("B");
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena own = play("Amputate", "A   .   B   a").playBottom();
    assertThat(own.lost('A')).isEqualTo(-7);
    assertThat(gained(own, Condition.STUN, "ABa")).as("B is too far away").isEqualTo("A");
  }

  @Test
  @Played("Hand of the Surgeon bottom")
  void handOfTheSurgeonHealsAllAround() {
    List<String> cards =
        List.of("Hand of the Surgeon", "Hold Back the Pain", "Regenerative Tissue");
    for (int card = 1; card <= 2; card++) {
      Arena stage = play(cards, COMPANY).turnOf('A', 0, card).playBottom();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.play(card, Half.TOP);
      for (char one : "ABC".toCharArray()) {
        assertThat(stage.lost(one)).as("%s", one).isEqualTo(card == 1 ? -3 : -5);
      }
      assertThat(stage.lost('D')).as("not adjacent").isZero();
      assertThat(stage.endRound().zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena later = play(cards, COMPANY).turnOf('A', 0, 3).playBottom().endRound();
    later.turnOf('A', 1, 4).target('B').play(1, Half.TOP);
    assertThat(later.lost('A') + later.lost('C')).as("for the round only").isZero();
  }

  @Test
  @Played("Hold Back the Pain bottom")
  void holdBackThePainStrikesAllAround() {
    List<String> cards = List.of("Hold Back the Pain", "Bloody Saw", "Vaccine");
    String picture =
        """
        B   A   a   .   .   c
          .   b   .   .   d   .
        """;
    Arena stage = play(cards, picture).turnOf('A', 0, 1).playBottom();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.play(1, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('c') + stage.lost('d')).isZero();
    assertThat(gained(stage, Condition.WOUND, "abcdAB")).isEqualTo("ab");
    assertThat(stage.endRound().zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play(cards, picture).turnOf('A', 0, 2).playBottom();
    far.figure('b').hitPoints(90);
    far.answer(Prompt.Kind.AREA, new Choice.Lay(List.of(far.hex('c'), far.hex('d'), beyond(far))));
    far.play(2, Half.TOP);
    assertThat(far.happened(What.ATTACKED)).as("a ranged attack hits its area").hasSize(2);
    Arena later = play(cards, picture).turnOf('A', 0, 3).playBottom().endRound();
    later.turnOf('A', 1, 4).target('a').play(1, Half.TOP);
    assertThat(later.lost('b')).as("for the round only").isZero();
  }

  private static Hex beyond(Arena stage) {
    return stage.hex('d').plus(new Hex(1, 0));
  }

  @Test
  @Played("Master Physician top")
  void masterPhysicianFreesBeforeSixHeals() {
    List<String> cards =
        List.of(
            "Master Physician",
            "Amputate",
            "Hold Back the Pain",
            "Do No Harm",
            "Booster Shot",
            "Blood Transfusion",
            "Curative Mixture");
    Arena stage = play(cards, "B   A   a").turnOf('A', 0, 1).playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.xp('A')).isZero();
    stage.figure('B').hitPoints(1);
    healed(stage, 1, Half.BOTTOM, 7, 0);
    stage.endRound().turnOf('A', 2, 3);
    healed(stage, 2, Half.TOP, 3, 1 + 1); // and one of the card itself
    stage.answer(Prompt.Kind.STEP, new Choice.Decline());
    healed(stage, 3, Half.BOTTOM, 3, 0);
    stage.endRound().turnOf('A', 4, 5);
    healed(stage, 4, Half.TOP, 4, 1);
    stage.target('a');
    healed(stage, 5, Half.BOTTOM, 2, 0);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 6, 7);
    healed(stage, 6, Half.TOP, 3, 1 + 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  /** The poison does not stop the heal. */
  private static void healed(Arena stage, int card, Half half, int points, int xp) {
    stage.give(stage.figure('B'), Condition.POISON, Condition.MUDDLE);
    stage.target('B').play(card, half);
    assertThat(stage.lost('B')).as("card %d", card).isEqualTo(-points);
    assertThat(stage.has('B', Condition.POISON)).isFalse();
    assertThat(stage.has('B', Condition.MUDDLE)).isFalse();
    assertThat(stage.xp('A')).as("card %d", card).isEqualTo(xp);
  }

  @Test
  @Played("Master Physician bottom")
  void masterPhysicianAddsToAllHealsOfTheRound() {
    List<String> cards = List.of("Master Physician", "Hold Back the Pain");
    Arena stage = play(cards, "A   B   a").turnOf('A', 0, 1);
    stage.playBottom();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.target('B').play(1, Half.TOP);
    assertThat(stage.lost('B')).isEqualTo(-7);
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena later = play(cards, "A   B   a").turnOf('A', 0, 2).playBottom().endRound();
    later.turnOf('A', 1, 3).target('B').play(1, Half.TOP);
    assertThat(later.lost('B')).as("for the round only").isEqualTo(-3);
  }

  // Kills

  private Arena surgery(String card, Rank rank) {
    return Gloomhaven.trying("Sawbones", "A   x   .   B", card)
        .monster('x', "Guard", rank, StatLine.of(50, 0, 0, 0), MonsterCard.of(97))
        .start();
  }

  @Test
  @Played("Do No Harm top")
  void doNoHarmKillsAnybodyButABoss() {
    for (Rank rank : List.of(Rank.NORMAL, Rank.ELITE)) {
      Arena stage = surgery("Do No Harm", rank).playTop();
      assertThat(stage.figure('x').isGone()).as("%s", rank).isTrue();
      assertThat(gained(stage, Condition.DISARM, "AB")).isEqualTo("A");
      assertThat(gained(stage, Condition.IMMOBILIZE, "AB")).isEqualTo("A");
      assertThat(stage.xp('A')).isEqualTo(2);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
    assertThat(surgery("Do No Harm", Rank.BOSS).playTop().figure('x').isGone()).isFalse();
    Arena apart = play("Do No Harm", "A   .   a   B").playTop();
    assertThat(apart.figure('a').isGone()).as("not adjacent").isFalse();
    Arena two = play("Do No Harm", "b   A   a   B").target('a').playTop();
    assertThat(two.figure('a').isGone()).isTrue();
    assertThat(two.figure('b').isGone()).as("one of them").isFalse();
  }

  @Test
  @Played("Euthanize top")
  void euthanizeKillsANormalEnemyWithTwoConditions() {
    assertThat(euthanize(Rank.NORMAL, Condition.MUDDLE, Condition.WOUND)).isTrue();
    assertThat(euthanize(Rank.NORMAL, Condition.MUDDLE)).isFalse();
    assertThat(euthanize(Rank.NORMAL, Condition.MUDDLE, Condition.STRENGTHEN)).isFalse();
    assertThat(euthanize(Rank.ELITE, Condition.MUDDLE, Condition.WOUND)).isFalse();
    Arena two = play("Euthanize", "b   A   a   B");
    two.give(two.figure('a'), NEGATIVE).give(two.figure('b'), NEGATIVE);
    assertThat(two.target('a').playTop().figure('b').isGone()).as("one of them").isFalse();
    Arena apart = play("Euthanize", "A   .   a   B");
    apart.give(apart.figure('a'), Condition.MUDDLE, Condition.WOUND);
    assertThat(apart.playTop().figure('a').isGone()).as("not adjacent").isFalse();
  }

  private boolean euthanize(Rank rank, Condition... conditions) {
    Arena stage = surgery("Euthanize", rank);
    stage.give(stage.figure('x'), conditions).playTop();
    boolean dead = stage.figure('x').isGone();
    assertThat(stage.xp('A')).isEqualTo(dead ? 1 : 0);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    return dead;
  }

  @Test
  @Played("Grisly Trauma top")
  void grislyTraumaKillsWhoeverHasSufferedTen() {
    Arena stage =
        play(
            "Grisly Trauma",
            """
            A   .   .   a   .   d   B
              .   .   b   c   .   .
            """);
    for (char one : "abd".toCharArray()) {
      stage.figure(one).hitPoints(80);
    }
    stage.figure('c').hitPoints(81);
    stage.playTop();
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.figure('b').isGone()).isTrue();
    assertThat(stage.figure('c').isGone()).as("nine damage").isFalse();
    assertThat(stage.figure('d').isGone()).as("outside").isFalse();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    for (Rank rank : List.of(Rank.ELITE, Rank.BOSS)) {
      Arena other = surgery("Grisly Trauma", rank);
      other.figure('x').hitPoints(40);
      assertThat(other.playTop().figure('x').isGone()).isEqualTo(rank == Rank.ELITE);
    }
    Arena far = play("Grisly Trauma", "A   .   .   .   .   a   B");
    far.figure('a').hitPoints(1);
    assertThat(far.playTop().figure('a').isGone()).as("five hexes away").isFalse();
  }

  @Test
  @Played("Grisly Trauma bottom")
  void grislyTraumaAfflictsAllAround() {
    Arena stage =
        play(
            "Grisly Trauma",
            """
            A   x   y   a   c
              .   .   b   .   B
            """);
    stage.way('x', 'y').playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    for (Condition one : List.of(Condition.POISON, Condition.WOUND, Condition.MUDDLE)) {
      assertThat(gained(stage, one, "abcAB")).as("%s", one).isEqualTo("ab");
    }
    assertThat(stage.happened(What.GAINED)).hasSize(6);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  // Medical packs

  /** How many packs of that name are in the hand of a hero. */
  private static int packs(Arena stage, char hero, String name) {
    var cards = stage.sheet(hero).cards();
    int number = 0;
    for (int i = 0; i < cards.all().size(); i++) {
      number += cards.all().get(i).name().equals(name) && (cards.hand() >> i & 1) == 1 ? 1 : 0;
    }
    return number;
  }

  private static final String COMPANY =
      """
      B   A   a   D
        C   .   .
      """;

  private Arena hands(String card, Half half, String pack) {
    Arena stage = play(card, COMPANY).answer(Prompt.Kind.STEP, new Choice.Decline());
    stage.target('B').play(0, half);
    assertThat(packs(stage, 'B', pack)).as(card).isEqualTo(1);
    assertThat(packs(stage, 'A', pack) + packs(stage, 'D', pack)).as(card).isZero();
    return stage;
  }

  @Test
  @Played({
    "First Aid top",
    "Battlefield Medicine top",
    "Precaution bottom",
    "Surgeon's Satchel bottom"
  })
  void anAllyGetsAPack() {
    Arena first = hands("First Aid", Half.TOP, "Medical Pack");
    Arena precaution = hands("Precaution", Half.BOTTOM, "Medical Pack");
    Arena satchel = hands("Surgeon's Satchel", Half.BOTTOM, "Medical Pack");
    for (Arena stage : List.of(first, precaution, satchel)) {
      assertThat(stage.xp('A')).isEqualTo(1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      assertThat(packs(stage, 'C', "Medical Pack")).as("one of them").isZero();
    }
    Arena large = hands("Battlefield Medicine", Half.TOP, "Large Medical Pack");
    assertThat(large.xp('A')).isEqualTo(2);
    assertThat(large.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(packs(large, 'C', "Large Medical Pack")).as("one of them").isZero();
    Arena moved = play("Surgeon's Satchel", "A   w   x   y   z   B   a").way('w', 'x', 'y', 'z');
    assertThat(moved.playBottom().stands('A', 'z')).isTrue();
    assertThat(packs(moved, 'B', "Medical Pack")).isEqualTo(1);
  }

  @Test
  @Played({"Prescription top", "Prescription bottom"})
  void allAlliesNearbyGetAPack() {
    Arena stage = hands("Prescription", Half.TOP, "Medical Pack");
    assertThat(packs(stage, 'C', "Medical Pack")).isEqualTo(1);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena large = hands("Prescription", Half.BOTTOM, "Large Medical Pack");
    assertThat(packs(large, 'C', "Large Medical Pack")).isEqualTo(1);
    assertThat(large.xp('A')).isEqualTo(2);
    assertThat(large.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void aPackHealsWhoeverHasItAndReturns() {
    for (Half half : Half.values()) {
      heals("First Aid", "Medical Pack", half, 4, 50, 7);
      heals("Battlefield Medicine", "Large Medical Pack", half, 8, 30, 4);
    }
  }

  private void heals(String card, String name, Half half, int points, int initiative, int copies) {
    Arena stage = play(card, "A   B   .   a").playTop().endRound();
    var cards = stage.sheet('B').cards();
    assertThat(cards.all()).filteredOn(one -> one.name().equals(name)).hasSize(copies);
    int pack = 31 - Integer.numberOfLeadingZeros(cards.hand());
    assertThat(cards.all().get(pack).name()).isEqualTo(name);
    assertThat(cards.negations(false)).isNotEmpty();
    assertThat(cards.negations(false).toString()).doesNotContain("first=" + pack);
    stage.select("B", pack, 3).until(Prompt.Kind.ACTION, "B").remember();
    assertThat(stage.figure('B').initiative().toString()).contains(Integer.toString(initiative));
    stage.perform(new Choice.Act(pack, half == Half.TOP, false));
    assertThat(stage.lost('B')).isEqualTo(-points);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.zone('B', pack)).isEqualTo(Zone.SUPPLY);
    assertThat(packs(stage, 'A', name)).as("it is nobody's").isZero();
  }

  @Test
  @Played("Bedside Manner top")
  void bedsideMannerHealsFreesAndGivesAPack() {
    Arena stage = play("Bedside Manner", COMPANY);
    stage.give(stage.figure('C'), Condition.MUDDLE, Condition.STUN);
    afflict(stage, "B");
    stage.target('C').playTop();
    assertThat(stage.lost('C')).isEqualTo(-3);
    assertThat(conditions(stage, 'C')).isZero();
    assertThat(packs(stage, 'C', "Large Medical Pack")).isEqualTo(1);
    assertThat(conditions(stage, 'B')).as("not healed").isEqualTo(6);
    assertThat(packs(stage, 'B', "Large Medical Pack")).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena all = play("Bedside Manner", "A   B   a");
    afflict(all, "B");
    assertThat(conditions(all.target('B').playTop(), 'B')).isZero();
    Arena own = play("Bedside Manner", "A   .   B   a").target('A').playTop();
    assertThat(own.lost('A')).isEqualTo(-3);
    assertThat(packs(own, 'A', "Large Medical Pack")).as("whoever is healed").isEqualTo(1);
  }

  // Others

  @Test
  @Played("Teamwork top")
  void teamworkGivesAsManyDiscardsBackAsThereAreAlliesNearby() {
    String picture =
        """
        B   A   a   D
          C   .   .
        """;
    Arena stage = play("Teamwork", picture);
    for (char one : "ABCD".toCharArray()) {
      stage.discard(one, 2, 3).discard(one, 4, 5);
    }
    stage.playTop();
    for (char one : "ABC".toCharArray()) {
      assertThat(discards(stage, one)).as("%s: two of four", one).isEqualTo(2);
    }
    assertThat(discards(stage, 'D')).as("not adjacent").isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena one = play("Teamwork", "B   A   a").discard('A', 2, 3).discard('B', 2, 3).playTop();
    assertThat(discards(one, 'A')).isEqualTo(1);
    assertThat(discards(one, 'B')).isEqualTo(1);
    Arena alone = play("Teamwork", "B   .   A   a").discard('A', 2, 3).playTop();
    assertThat(discards(alone, 'A')).as("and Teamwork, of which nothing came").isEqualTo(2 + 1);
  }

  private static int discards(Arena stage, char hero) {
    return Integer.bitCount(stage.sheet(hero).cards().discards());
  }

  @Test
  @Played("Teamwork bottom")
  void teamworkLetsAllAlliesNearbyMove() {
    Arena stage = play("Teamwork", "x   y   B   A   .   C   D   a");
    for (char hex : "yxBy".toCharArray()) {
      stage.answer(Prompt.Kind.STEP, new Choice.To(stage.hex(hex)));
    }
    stage.target('B').playBottom();
    assertThat(stage.stands('B', 'x')).isTrue();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.stands('C', 'C')).as("not adjacent").isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena both =
        play(
                "Teamwork",
                """
                .   .   B   A   C   .   .   a
                  .   .   .   .   .   .   .
                """)
            .playBottom();
    for (char one : "ABC".toCharArray()) {
      assertThat(both.happened(What.MOVED, one)).as("%s", one).hasSize(2);
    }
  }

  @Test
  @Played("Bedside Manner bottom")
  void bedsideMannerGivesTwoDiscardsBackToAnAlly() {
    Arena stage = play("Bedside Manner", "A   x   y   B   a").discard('B', 0, 1);
    stage.way('x', 'y').playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('B', 1)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena some = play("Bedside Manner", "A   x   y   B   a").discard('B', 0, 1).discard('B', 2, 3);
    some.way('x', 'y').playBottom();
    assertThat(discards(some, 'B')).as("two of four").isEqualTo(2);
    Arena far = play("Bedside Manner", "A   x   y   .   B   a").discard('B', 0, 1);
    assertThat(far.way('x', 'y').playBottom().zone('B', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Triage top")
  void triageHealsOnceInEachOfFourTurns() {
    Choice triage = new Choice.Effect(0);
    Arena stage = play("Triage", "A   B   .   a").turnOf('A', 0, 1).play(0, Half.TOP);
    assertThat(stage.prompt().options()).as("from the next turn on").doesNotContain(triage);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    for (int turn = 1; turn <= 4; turn++) {
      stage.endRound().turnOf('A', 2 * turn, 2 * turn + 1).remember();
      stage.target('B').perform(triage);
      assertThat(stage.lost('B')).isEqualTo(-2);
      assertThat(stage.prompt().options()).as("once a turn").doesNotContain(triage);
      assertThat(stage.xp('A')).isEqualTo(turn % 2 == 0 ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(turn == 4 ? Zone.LOST : Zone.ACTIVE);
    }
  }

  @Test
  void triageIsOfferedInALongRest() {
    Arena stage = play("Triage", "A   B   .   a").turnOf('A', 0, 1).play(0, Half.TOP).endRound();
    stage.answer(Prompt.Kind.CARDS, new Choice.LongRest());
    stage.answer(Prompt.Kind.CHOOSE, new Choice.Effect(0)).target('B').remember().endRound();
    assertThat(stage.lost('B')).isEqualTo(-2);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(1);
  }

  @Test
  @Played("Prep for Surgery top")
  void prepForSurgeryTurnsAttacksAndMovesIntoHeals() {
    List<String> cards = List.of("Prep for Surgery", "Bloody Saw", "Vaccine", "Mobile Response");
    Arena stage = play(cards, "D   .   A   B   a   .").turnOf('A', 0, 4).play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.remember().target('B').perform(new Choice.Act(4, false, true));
    assertThat(stage.lost('B')).as("a move of 2").isEqualTo(-3);
    stage.endRound().turnOf('A', 1, 5).target('A').play(1, Half.TOP);
    assertThat(stage.lost('A')).as("an attack of 3").isEqualTo(-4);
    assertThat(stage.has('A', Condition.WOUND)).as("conditions are ignored").isFalse();
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().turnOf('A', 6, 7).remember();
    stage.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(1));
    stage.perform(new Choice.Act(6, false, true));
    assertThat(stage.lost('A') + stage.lost('B')).as("a move as printed").isZero();
    assertThat(stage.happened(What.MOVED, 'A')).isNotEmpty();
  }
}
