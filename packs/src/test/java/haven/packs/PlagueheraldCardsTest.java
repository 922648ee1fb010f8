package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Plagueherald's cards that say more than numbers. */
final class PlagueheraldCardsTest extends CardTrials {
  PlagueheraldCardsTest() {
    super("Plagueherald");
  }

  /** Nobody at d or D can be seen by the Plagueherald. */
  private static final String APART =
      """
      A   a   b   B   #   d   .
        .   c   .   C   #   D   .
      """;

  private static final String MANY =
      """
      A   d   B   a   .   C
        .   c   b   .   .   .
      """;

  private Arena strong(String card, String picture, Element... elements) {
    return play(card, picture).strong(elements);
  }

  /** These are poisoned before anything happens. */
  private static Arena poisoned(Arena stage, String whom) {
    whom.chars().forEach(letter -> stage.give(stage.figure((char) letter), Condition.POISON));
    return stage;
  }

  private static boolean gained(Arena stage, char who, Condition condition) {
    return stage.happened(What.GAINED, who).stream()
        .anyMatch(event -> event.words().equalsIgnoreCase(condition.name()));
  }

  private static void gain(Arena stage, String whom, String others, Condition... conditions) {
    for (Condition condition : conditions) {
      for (char who : whom.toCharArray()) {
        assertThat(gained(stage, who, condition)).as("%s %s", who, condition).isTrue();
      }
      for (char who : others.toCharArray()) {
        assertThat(gained(stage, who, condition)).as("%s %s", who, condition).isFalse();
      }
    }
  }

  private static void lost(Arena stage, String whom, int damage) {
    for (char who : whom.toCharArray()) {
      assertThat(stage.lost(who)).as("%s", who).isEqualTo(damage);
    }
  }

  // Poison for friend and foe

  @Test
  @Played("Vile Pestilence top")
  void vilePestilencePoisonsAlliesInTheAreaToo() {
    Arena stage =
        play(
            "Vile Pestilence",
            """
            A   a   B   c
              .   b   .   .
            """);
    stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
    Choice laid =
        stage.prompt().options().stream()
            .filter(
                option ->
                    option instanceof Choice.Lay(List<Hex> hexes)
                        && hexes.contains(stage.hex('A'))
                        && hexes.contains(stage.hex('b'))
                        && hexes.contains(stage.hex('B')))
            .findFirst()
            .orElseThrow();
    stage.perform(laid);
    lost(stage, "ab", 1);
    lost(stage, "ABc", 0);
    gain(stage, "abB", "Ac", Condition.POISON);
    assertThat(stage.xp('A')).isZero();
    Arena far = play("Vile Pestilence", "A   .   .   .   .   a   B").playTop();
    assertThat(far.lost('a')).as("the area begins within two hexes").isZero();
    Arena near = play("Vile Pestilence", "A   .   .   .   a   B").playTop();
    assertThat(near.lost('a')).isEqualTo(1);
  }

  @Test
  @Played("Rot Maggots top")
  void rotMaggotsPoisonAlliesNextToTheTarget() {
    String picture =
        """
        A   a   B   C
          b   .   .   .
        """;
    Arena stage = play("Rot Maggots", picture).target('a').playTop();
    lost(stage, "a", 4);
    lost(stage, "bABC", 0);
    gain(stage, "aB", "AbC", Condition.POISON);
    assertThat(stage.xp('A')).isEqualTo(1);
    Arena dead =
        Gloomhaven.trying("Plagueherald", "A   .   x   B   a", "Rot Maggots")
            .monster('x', "Guard", StatLine.of(4, 0, 0, 0), MonsterCard.of(97))
            .start()
            .target('x')
            .playTop();
    assertThat(dead.figure('x').isGone()).isTrue();
    gain(dead, "B", "Aa", Condition.POISON);
    Arena far = play("Rot Maggots", "A   .   .   a   B").playTop();
    assertThat(far.happened(What.ATTACKED)).as("three hexes away").isEmpty();
  }

  // What poison is good for

  @Test
  @Played("Succumb for the Gift top")
  void succumbForTheGiftKillsANormalPoisonedEnemyNearby() {
    String picture =
        """
        b   A   x   .   a   c   B
          d   .   .   .   .   .
        """;
    Arena stage =
        Gloomhaven.trying("Plagueherald", picture, "Succumb for the Gift")
            .monster('x', "Guard", Rank.ELITE, StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start();
    poisoned(stage, "xacdB").target('a').playTop();
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.figure('b').isGone()).as("without poison").isFalse();
    assertThat(stage.figure('d').isGone()).as("one of them").isFalse();
    assertThat(stage.figure('c').isGone()).as("four hexes away").isFalse();
    assertThat(stage.figure('x').isGone()).as("elite").isFalse();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena nobody = poisoned(play("Succumb for the Gift", "A   a   .   .   b   B"), "b").playTop();
    assertThat(nobody.figure('a').isGone() || nobody.figure('b').isGone()).isFalse();
  }

  @Test
  @Played("Succumb for the Gift bottom")
  void succumbForTheGiftBlessesPoisonedAlliesWhereverTheyAre() {
    Arena stage = poisoned(play("Succumb for the Gift", APART), "ABDa").playBottom();
    gain(stage, "BD", "ACa", Condition.BLESS);
    assertThat(stage.has('B', Condition.POISON)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  @Played("Accelerated End top")
  void acceleratedEndHurtsAllPoisonedEnemies() {
    Arena stage = poisoned(play("Accelerated End", APART), "acdBD").playTop();
    lost(stage, "acd", 1);
    lost(stage, "bABCD", 0);
    assertThat(stage.xp('A')).isZero();
    Arena paid = poisoned(strong("Accelerated End", APART, Element.DARK), "acdBD").playTop();
    lost(paid, "acd", 2);
    lost(paid, "bABCD", 0);
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(paid.isInert(Element.DARK)).isTrue();
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena healthy = poisoned(strong("Accelerated End", APART, Element.DARK), "B").playTop();
    assertThat(healthy.xp('A')).as("nobody suffers").isZero();
  }

  @Test
  @Played("Mass Extinction bottom")
  void massExtinctionHurtsPoisonedEnemiesMoreForFireAndDark() {
    Element[][] elements = {
      {}, {Element.FIRE}, {Element.DARK}, {Element.FIRE, Element.DARK}, {Element.ICE}
    };
    int[] more = {0, 1, 1, 2, 0};
    for (int i = 0; i < more.length; i++) {
      Arena stage = strong("Mass Extinction", APART, elements[i]);
      poisoned(stage, "acdBD").playBottom();
      lost(stage, "acd", 2 + more[i]);
      lost(stage, "bABCD", 0);
      assertThat(stage.xp('A')).isEqualTo(more[i]);
      assertThat(stage.happened(What.CONSUMED)).hasSize(more[i]);
    }
  }

  // Conditions for many

  @Test
  @Played("Mass Extinction top")
  void massExtinctionStrikesEverybodyElse() {
    Arena stage = play("Mass Extinction", APART).playTop();
    gain(stage, "abcdBCD", "A", Condition.CURSE, Condition.WOUND);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.endTurn();
    assertThat(stage.isStrong(Element.AIR) && stage.isStrong(Element.DARK)).isTrue();
  }

  @Test
  @Played("Airborne Toxin top")
  void airborneToxinReachesFartherWithAir() {
    String picture =
        """
        a   A   B   b   c
          d   .   .   .
        """;
    Arena unpaid = play("Airborne Toxin", picture).playTop();
    gain(unpaid, "ad", "ABbc", Condition.CURSE, Condition.MUDDLE);
    assertThat(unpaid.xp('A')).isZero();
    Arena paid = strong("Airborne Toxin", picture, Element.AIR).playTop();
    gain(paid, "abd", "ABc", Condition.CURSE, Condition.MUDDLE);
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(paid.isInert(Element.AIR)).isTrue();
  }

  @Test
  @Played("Airborne Toxin bottom")
  void airborneToxinPoisonsAllEnemies() {
    Arena stage = play("Airborne Toxin", APART).playBottom();
    gain(stage, "abcd", "ABCD", Condition.POISON);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(stage.endTurn().isStrong(Element.AIR)).isTrue();
  }

  @Test
  @Played({"Nightmarish Affliction bottom", "Accelerated End bottom"})
  void conditionsForSeveralTargets() {
    Arena two = play("Nightmarish Affliction", "A   a   b   c   B").target('a', 'b');
    gain(two.playBottom(), "ab", "cB", Condition.IMMOBILIZE);
    Arena near = play("Nightmarish Affliction", "A   .   .   a   b   B").playBottom();
    gain(near, "a", "b", Condition.IMMOBILIZE);
    Arena three = play("Accelerated End", "A   .   a   b   c   d   B").target('a', 'b', 'd');
    gain(three.playBottom(), "abd", "cB", Condition.POISON);
    Arena far = play("Accelerated End", "A   .   .   .   .   a   b   B").playBottom();
    gain(far, "a", "b", Condition.POISON);
  }

  @Test
  @Played("Spreading Scourge bottom")
  void spreadingScourgeHealsThree() {
    Arena stage =
        play(
            "Spreading Scourge",
            """
            A   .   B   C
              a   .   D   .
            """);
    stage.target('A', 'B', 'C').playBottom();
    lost(stage, "ABC", -2);
    lost(stage, "D", 0);
    Arena far = play("Spreading Scourge", "A   .   .   B   C   a").playBottom();
    lost(far, "AB", -2);
    lost(far, "C", 0);
  }

  // Winds

  @Test
  @Played("Storm of Wings top")
  void stormOfWingsHitsThoseOnTheWayForAir() {
    String picture = "A   a   .   b   c   .   B";
    Arena paid = strong("Storm of Wings", picture, Element.AIR).target('c').playTop();
    lost(paid, "abc", 4);
    assertThat(paid.xp('A')).isEqualTo(2);
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(paid.isInert(Element.AIR)).isTrue();
    Arena unpaid = play("Storm of Wings", picture).target('c').playTop();
    lost(unpaid, "c", 4);
    lost(unpaid, "ab", 0);
    assertThat(unpaid.xp('A')).isEqualTo(2);
    assertThat(unpaid.zone('A', 0)).isEqualTo(Zone.LOST);
    String far = "A   .   .   .   .   a   B";
    lost(play("Storm of Wings", far).playTop(), "a", 0);
    lost(strong("Storm of Wings", far, Element.AIR).playTop(), "a", 0);
  }

  @Test
  @Played("Foul Wind top")
  void foulWindAddsToWholeAttacksForAir() {
    Arena stage = play(List.of("Foul Wind", "Biting Gnats"), "A   .   a   b   B");
    stage.turnOf('A', 0, 2).play(0, Half.TOP).endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.actives('A').getFirst().slots()).containsExactly(0, 1, 0, 1, 0, 1);
    stage.strong(Element.AIR).turnOf('A', 1, 3).target('a', 'b').play(1, Half.TOP);
    lost(stage, "ab", 3);
    assertThat(stage.xp('A')).as("of the gnats").isEqualTo(1);
    assertThat(stage.actives('A').getFirst().used()).as("one ability").isEqualTo(1);
    assertThat(stage.isInert(Element.AIR)).isTrue();
    Arena still = play("Foul Wind", "A   a   B").playTop();
    assertThat(basic(still.endRound().turnOf('A', 2, 3), 2, 'a')).as("no air").isEqualTo(2);
    assertThat(basic(still.endRound().strong(Element.AIR).turnOf('A', 4, 5), 4, 'a')).isEqualTo(3);
    assertThat(still.xp('A')).isZero();
    assertThat(basic(still.endRound().strong(Element.AIR).turnOf('A', 6, 7), 6, 'a')).isEqualTo(3);
    assertThat(still.xp('A')).isEqualTo(1);
    assertThat(still.sheet('A').cards().countingAsLost() & 1).isNotZero();
  }

  @Test
  @Played("Winged Congregation top")
  void wingedCongregationFlies() {
    Arena stage = play("Winged Congregation", "A   a   x   B").playTop();
    assertThat(stage.figure('A').isFlying()).isTrue();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.way('a', 'x').perform(new Choice.Act(1, false, true));
    assertThat(stage.stands('A', 'x')).isTrue();
    stage.endTurn();
    assertThat(stage.isStrong(Element.AIR)).isTrue();
    assertThat(stage.endRound().figure('A').isFlying()).isTrue();
  }

  // For the Plagueherald itself

  @Test
  @Played("Grasping Vermin bottom")
  void graspingVerminShieldAndShortenRange() {
    Arena stage =
        attacked(
            List.of("Grasping Vermin", "Spread the Plague"),
            "a   A   .   b   c   B",
            StatLine.of(90, 0, 3, 0));
    stage.turnOf('A', 0, 2).play(0, Half.BOTTOM);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound();
    assertThat(stage.lost('A')).as("shield 1").isEqualTo(2);
    stage.turnOf('A', 1, 3).take(new Choice.Act(1, false, false));
    assertThat(stage.offeredFigures())
        .as("three hexes away")
        .containsExactlyInAnyOrder(stage.figure('a'), stage.figure('b'));
    stage.target('b').goOn();
    lost(stage, "b", 3);
    stage.endRound().remember();
    assertThat(basic(stage.turnOf('A', 4, 5), 4, 'a')).as("melee").isEqualTo(2);
    assertThat(stage.endRound().lost('A')).as("shield 1, still").isEqualTo(2);
  }

  @Test
  @Played("Scattered Terror bottom")
  void scatteredTerrorGivesAttackersDisadvantage() {
    Arena stage =
        Gloomhaven.trying("Plagueherald", "A   a   .   .   .   .   B", "Scattered Terror")
            .monsters(MonsterCard.of(98, Ability.attack(3)))
            .stackMonsters(ModifierCard.plus(2), ModifierCard.plus(0), ModifierCard.plus(2))
            .start()
            .playBottom();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.endRound().lost('A')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.turnOf('A', 2, 3).endRound().lost('A')).as("next round").isEqualTo(3 + 5);
  }

  @Test
  @Played("Grim Bargain bottom")
  void grimBargainDoublesTheNextAttackOfTheRound() {
    Arena stage = play(List.of("Grim Bargain", "Biting Gnats"), "A   .   a   b   B");
    stage.turnOf('A', 0, 1).play(0, Half.BOTTOM);
    assertThat(stage.has('A', Condition.MUDDLE)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.target('a', 'b').play(1, Half.TOP);
    lost(stage, "ab", 4);
    assertThat(stage.xp('A')).as("of the gnats").isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena late = play("Grim Bargain", "A   a   B").playBottom();
    assertThat(late.endTurn().isStrong(Element.DARK)).isTrue();
    assertThat(basic(late.endRound().turnOf('A', 2, 3), 2, 'a')).as("next round").isEqualTo(2);
    assertThat(late.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Convert the Flock bottom")
  void convertTheFlockGrowsByPoisonedAllies() {
    for (String ill : List.of("", "B", "BC", "BCD")) {
      Arena stage = poisoned(play("Convert the Flock", APART), ill + "Ac").playBottom();
      lost(stage, ill, 2);
      lost(stage, "Ac", 0);
      int more = ill.length() / 2;
      assertThat(stage.xp('A')).isEqualTo(more);
      assertThat(basic(stage, 1, 'a')).isEqualTo(2 + more);
      assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).as("next round").isEqualTo(2);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Willing Sacrifice bottom")
  void willingSacrificeBringsBackCardsOfPoisonedAllies() {
    for (boolean air : new boolean[] {true, false}) {
      Arena stage = play("Willing Sacrifice", APART).discard('A', 2, 3);
      for (char who : "BCD".toCharArray()) {
        stage.discard(who, 2, 3).discard(who, 4, 5);
      }
      poisoned(air ? stage.strong(Element.AIR) : stage, "ABD").playBottom();
      for (char who : "ABCD".toCharArray()) {
        int discards = Integer.bitCount(stage.sheet(who).cards().discards());
        int back = who == 'B' || who == 'D' ? (air ? 3 : 2) : 0;
        assertThat(discards).as("%s", who).isEqualTo(who == 'A' ? 2 : 4 - back);
      }
      assertThat(stage.xp('A')).isEqualTo(air ? 2 : 1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Epidemic bottom")
  void epidemicPoisonsThoseAdjacentAfterMoveActions() {
    Arena stage = play("Epidemic", "a   A   B   b   .   C").playBottom();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.happened(What.GAINED)).as("itself no move action").isEmpty();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound().turnOf('A', 2, 3);
    basic(stage, 2, 'a');
    gain(stage, "", "aABbC", Condition.POISON);
    Arena moved = play("Epidemic", "a   A   x   B   b   C").playBottom();
    moved.endRound().turnOf('A', 2, 3).way('x').perform(new Choice.Act(2, false, true));
    gain(moved, "B", "aAbC", Condition.POISON);
    moved.endRound().turnOf('A', 4, 5).way('A').perform(new Choice.Act(4, false, true));
    gain(moved, "aB", "AbC", Condition.POISON);
  }

  @Test
  @Played("Willing Sacrifice top")
  void willingSacrificeHurtsAPoisonedEnemyInMoveActions() {
    Arena stage = poisoned(play("Willing Sacrifice", APART), "bdB").playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.way().target('d').perform(new Choice.Act(1, false, true));
    lost(stage, "d", 3);
    lost(stage, "A", 1);
    lost(stage, "abcB", 0);
    basic(stage.endRound().turnOf('A', 2, 3).remember(), 2, 'a');
    lost(stage, "Ad", 0);
    stage.way().target('b').perform(new Choice.Act(3, false, true));
    lost(stage, "b", 3);
    Arena healthy = play("Willing Sacrifice", APART).playTop();
    healthy.perform(new Choice.Act(1, false, true));
    lost(healthy, "abcd", 0);
    Arena unwilling = poisoned(play("Willing Sacrifice", APART), "d").unpaid().playTop();
    unwilling.perform(new Choice.Act(1, false, true));
    lost(unwilling, "Ad", 0);
  }

  @Test
  @Played("Virulent Strain top")
  void virulentStrainTurnsPoisonIntoDamageAnywhere() {
    Arena stage = poisoned(play("Virulent Strain", APART), "dB").playTop();
    lost(stage, "d", 3);
    lost(stage, "abcABCD", 0);
    assertThat(stage.has('d', Condition.POISON)).isFalse();
    assertThat(stage.has('B', Condition.POISON)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(1);
    Arena one = poisoned(play("Virulent Strain", APART), "ad").target('a').playTop();
    lost(one, "a", 3);
    lost(one, "d", 0);
    assertThat(one.has('d', Condition.POISON)).isTrue();
    Arena none = play("Virulent Strain", APART).playTop();
    lost(none, "abcd", 0);
    assertThat(none.xp('A')).isZero();
  }

  @Test
  @Played("Virulent Strain bottom")
  void virulentStrainSpreadsToEnemiesNextToPoisonedOnes() {
    Arena stage = poisoned(play("Virulent Strain", "A   a   b   c   B   d   e   .   f"), "aBe");
    stage.playBottom();
    gain(stage, "bd", "AacBef", Condition.POISON);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Baneful Hex top")
  void banefulHexHurtsThoseWhoseAttackACurseSpoils() {
    Arena stage =
        Gloomhaven.trying("Plagueherald", "a   A   .   .   B   b", "Baneful Hex")
            .monsters(MonsterCard.of(98, Ability.attack(3)))
            .stackMonsters(ModifierCard.CURSE, ModifierCard.plus(0), ModifierCard.CURSE)
            .start()
            .playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound();
    assertThat(stage.lost('a') + stage.lost('b')).as("one was cursed").isEqualTo(3);
    assertThat(stage.lost('A') + stage.lost('B')).as("the other was not").isEqualTo(3);
    assertThat(stage.lost('a') == 3).isEqualTo(stage.lost('A') == 0);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('a') + stage.lost('b')).as("persistent").isEqualTo(3);
    Arena ally =
        Gloomhaven.trying("Plagueherald", "a   A   .   B   b", "Baneful Hex")
            .stack('A', ModifierCard.CURSE)
            .start()
            .playTop();
    ally.endRound().turnOf('A', 2, 3);
    assertThat(basic(ally, 2, 'a')).as("a curse of its own").isZero();
    lost(ally, "AB", 0);
  }

  @Test
  @Played("Spread the Plague top")
  void spreadThePlagueAddsToAttacksForTheHealthOfAnAlly() {
    Arena stage = play(List.of("Spread the Plague", "Biting Gnats"), "A   .   B   a   b   .   C");
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound().turnOf('A', 1, 3).target('a', 'b').play(1, Half.TOP);
    lost(stage, "ab", 3);
    gain(stage, "B", "AC", Condition.POISON);
    lost(stage, "B", 0);
    assertThat(stage.happened(What.GAINED)).as("once an action").hasSize(1);
    Arena again = poisoned(play("Spread the Plague", "a   A   B   .   C"), "B").playTop();
    assertThat(basic(again.endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(3);
    lost(again, "B", 3);
    lost(again, "AC", 0);
    assertThat(basic(again.endRound().turnOf('A', 4, 5), 4, 'a')).as("persistent").isEqualTo(3);
    Arena alone = play("Spread the Plague", "a   A   .   .   B").playTop();
    assertThat(basic(alone.endRound().turnOf('A', 2, 3), 2, 'a')).as("too far").isEqualTo(2);
    gain(alone, "", "AB", Condition.POISON);
    Arena kind = play("Spread the Plague", "a   A   B").playTop();
    assertThat(basic(kind.unpaid().endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(2);
    gain(kind, "", "AB", Condition.POISON);
  }

  @Test
  @Played("Grim Bargain top")
  void grimBargainHitsTwoMoreForTheCurseOfAnAlly() {
    Arena stage = play("Grim Bargain", "A   .   B   a   .   .   C").playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    assertThat(stage.actives('A').getFirst().slots()).containsExactly(0, 1, 0, 1, 0, 1);
    Arena many = play(List.of("Grim Bargain", "Creeping Curse"), MANY);
    many.turnOf('A', 0, 2).play(0, Half.TOP).endRound();
    many.turnOf('A', 1, 3).target('a', 'b', 'c').play(1, Half.TOP);
    lost(many, "abc", 3);
    lost(many, "d", 0);
    gain(many, "abcB", "AC", Condition.CURSE);
    assertThat(many.actives('A').getFirst().used()).isEqualTo(1);
    assertThat(many.xp('A')).isZero();
    basic(many.endRound().turnOf('A', 4, 5).remember().target('d'), 4, 'd');
    assertThat(many.xp('A')).as("of the second").isEqualTo(1);
    Arena alone = play("Grim Bargain", "a   A   b   .   B").playTop();
    assertThat(basic(alone.endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(2);
    lost(alone, "b", 0);
    assertThat(alone.actives('A').getFirst().used()).isZero();
  }
}
