package haven.packs;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.EARTH;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.model.ability.Element.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
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
import haven.stage.Watched;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The halves of the Elementalist's cards that are more than plain numbers. */
final class ElementalistCardsTest extends CardTrials {
  private static final StatLine SHIELDED = StatLine.of(90, 2, 2, 0).having(Effect.shield(3));
  private static final String FAR = "a   A   .   .   .   .   .   .   .   .   .   B";

  ElementalistCardsTest() {
    super("Elementalist");
  }

  /** All ways to have some of these elements. */
  private static List<Set<Element>> some(Element... of) {
    List<Set<Element>> all = new ArrayList<>();
    for (int bits = 0; bits < 1 << of.length; bits++) {
      Set<Element> one = EnumSet.noneOf(Element.class);
      for (int i = 0; i < of.length; i++) {
        if ((bits >> i & 1) != 0) {
          one.add(of[i]);
        }
      }
      all.add(one);
    }
    return all;
  }

  private Arena play(String card, String picture, Set<Element> strong) {
    return play(card, picture).strong(strong.toArray(Element[]::new));
  }

  private static int one(boolean counts) {
    return counts ? 1 : 0;
  }

  private static void isSpent(Arena stage, Set<Element> strong) {
    assertThat(strong).allMatch(stage::isInert);
  }

  private static long curses(Arena stage) {
    return stage.happened(What.GAINED).stream()
        .filter(event -> event.words().equalsIgnoreCase("curse"))
        .count();
  }

  private static int moved(Arena stage) {
    return stage.happened(What.MOVED, 'A').size();
  }

  /** These are strong after the turn, and no others. */
  private static void infused(Arena stage, Element... strong) {
    stage.endTurn();
    for (Element element : Element.values()) {
      assertThat(stage.isStrong(element))
          .as("%s", element)
          .isEqualTo(List.of(strong).contains(element));
    }
  }

  // Attacks that elements add to

  @Test
  @Played({"Raw Enhancement top", "Pure Augmentation top"})
  void twoElementsAddTwoEach() {
    for (boolean raw : new boolean[] {true, false}) {
      String card = raw ? "Raw Enhancement" : "Pure Augmentation";
      for (Set<Element> strong : raw ? some(FIRE, AIR) : some(EARTH, ICE)) {
        Arena stage = play(card, "A   .   .   a   b   B", strong).strong(LIGHT).playTop();
        assertThat(stage.lost('a')).isEqualTo(1 + 2 * strong.size());
        assertThat(stage.xp('A')).isEqualTo(one(strong.contains(raw ? FIRE : EARTH)));
        isSpent(stage, strong);
        assertThat(stage.isInert(LIGHT)).isFalse();
        assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      }
      assertThat(play(card, "A   .   .   .   a   B").playTop().lost('a')).isZero();
    }
  }

  @Test
  @Played({"Raw Enhancement bottom", "Pure Augmentation bottom"})
  void twoElementsAddTwoHexesEach() {
    for (boolean raw : new boolean[] {true, false}) {
      String card = raw ? "Raw Enhancement" : "Pure Augmentation";
      for (Set<Element> strong : raw ? some(ICE, EARTH) : some(AIR, FIRE)) {
        Arena stage = play(card, FAR, strong).strong(LIGHT).playBottom();
        assertThat(moved(stage)).isEqualTo(3 + 2 * strong.size());
        assertThat(stage.xp('A')).isEqualTo(one(strong.contains(raw ? ICE : AIR)));
        isSpent(stage, strong);
      }
      Arena walk = play(card, "A   a   x   .   B").way('a', 'x').playBottom();
      assertThat(walk.stands('A', 'A')).as("no jump").isTrue();
    }
  }

  @Test
  @Played("Formless Power top")
  void formlessPowerReachesFartherAndHitsHarder() {
    Element[] any = {DARK, AIR, LIGHT};
    for (int number = 0; number <= 3; number++) {
      Element[] strong = Arrays.copyOf(any, number);
      int more = Math.min(2, number);
      for (int range = 1; range <= 5; range++) {
        String picture = "A" + "   .".repeat(range - 1) + "   a   .   B";
        Arena stage = play("Formless Power", picture).strong(strong).playTop();
        boolean hit = range <= 2 + more;
        assertThat(stage.lost('a')).isEqualTo(hit ? 2 + more : 0);
        assertThat(stage.xp('A')).isEqualTo(one(hit && number > 0));
      }
    }
  }

  @Test
  @Played("Formless Power bottom")
  void formlessPowerAddsOneToAWholeAttackAction() {
    String picture = "A   a   b   .   B";
    Arena stage =
        play(List.of("Formless Power", "Stoking Hail", "Lava Eruption"), picture).playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    stage.endRound().strong(DARK, LIGHT).turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.happened(What.CONSUMED)).hasSize(1);
    stage.endRound().strong(LIGHT).turnOf('A', 4, 5).remember();
    stage.target('a').perform(new Choice.Act(4, true, true));
    assertThat(stage.lost('a')).as("again and again").isEqualTo(2 + 1);
    assertThat(stage.happened(What.CONSUMED)).hasSize(1);
    Arena unpaid =
        play(List.of("Formless Power", "Stoking Hail", "Lava Eruption"), picture).playBottom();
    unpaid.endRound().strong(DARK).unpaid().turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(unpaid.lost('a')).isEqualTo(1);
    assertThat(unpaid.isInert(DARK)).isFalse();
  }

  @Test
  @Played("Shaping the Ether top")
  void fourElementsShapeTheEther() {
    for (Set<Element> strong : some(FIRE, AIR, ICE, EARTH)) {
      Arena stage =
          play("Shaping the Ether", "A   .   .   a   .   .   .   .   B\n  .   .   b   .", strong)
              .target('a', 'b')
              .playTop();
      int value = 1 + 2 * one(strong.contains(FIRE));
      assertThat(stage.lost('a')).isEqualTo(value);
      assertThat(stage.lost('b')).isEqualTo(strong.contains(EARTH) ? value : 0);
      assertThat(stage.has('a', Condition.STUN)).isEqualTo(strong.contains(ICE));
      assertThat(stage.happened(What.FORCED, 'a')).hasSize(strong.contains(AIR) ? 3 : 0);
      assertThat(stage.xp('A')).isEqualTo(1);
      isSpent(stage, strong);
    }
    Arena far = play("Shaping the Ether", "A   .   .   .   a   B").playTop();
    assertThat(far.lost('a')).isZero();
  }

  @Test
  @Played("Shaping the Ether bottom")
  void shapingTheEtherMakesElementsOfStrength() {
    Arena stage = play(List.of("Shaping the Ether", "Stoking Hail"), "A   a   .   B").playBottom();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
    assertThat(basic(stage, 1, 'a')).isEqualTo(1);
    stage.endTurn();
    assertThat(Arrays.stream(Element.values()).filter(stage::isStrong)).hasSize(1);
    stage.endRound().turnOf('A', 2, 3).endTurn();
    assertThat(Arrays.stream(Element.values()).filter(stage::isStrong)).hasSize(1);
  }

  @Test
  @Played("Infernal Vortex top")
  void infernalVortexHitsEveryEnemyTwoHexesAway() {
    Arena stage =
        play(
                "Infernal Vortex",
                """
                .   b   .   .   .
                  .   a   .   .   .
                c   .   A   B   e
                  .   .   .   d   .
                .   .   .   f   .
                """)
            .playTop();
    for (char hit : new char[] {'b', 'c', 'e', 'd', 'f'}) {
      int range = stage.hex('A').distanceTo(stage.hex(hit));
      assertThat(stage.lost(hit)).isEqualTo(range == 2 ? 4 : 0);
    }
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.happened(What.ATTACKED)).hasSize(5);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    infused(stage, FIRE, AIR);
    assertThat(play("Infernal Vortex", "A   .   .   a   B").playTop().lost('a')).isZero();
  }

  @Test
  @Played("Lava Eruption top")
  void lavaEruptionHitsEveryEnemyWithinFour() {
    Arena stage = play("Lava Eruption", "a   A   b   .   B   c   d").playTop();
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.lost('b')).isEqualTo(1);
    assertThat(stage.lost('c')).isEqualTo(1);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    infused(stage, FIRE, EARTH);
  }

  @Test
  @Played("Frigid Torrent top")
  void frigidTorrentPiercesAndHitsAnotherWithEarth() {
    for (Set<Element> strong : some(EARTH)) {
      boolean earth = !strong.isEmpty();
      Arena stage = play("Frigid Torrent", "a   A   b   c   B", SHIELDED);
      stage.strong(strong.toArray(Element[]::new)).target('a', 'b').playTop();
      assertThat(stage.lost('a')).isEqualTo(earth ? 2 : 0);
      assertThat(stage.lost('b')).isEqualTo(earth ? 2 : 0);
      assertThat(stage.happened(What.ATTACKED)).hasSize(earth ? 2 : 1);
      assertThat(stage.xp('A')).isEqualTo(one(earth));
      isSpent(stage, strong);
    }
    assertThat(play("Frigid Torrent", "A   a   .   B").playTop().lost('a')).isEqualTo(3);
    assertThat(play("Frigid Torrent", "A   .   a   B").playTop().lost('a')).isZero();
  }

  @Test
  @Played("Frigid Torrent bottom")
  void frigidTorrentPullsAnArea() {
    Arena stage =
        play(
                "Frigid Torrent",
                """
                .   .   .   .   a   .   .
                  A   .   .   b   c   d   B
                """)
            .playBottom();
    for (char hit : new char[] {'a', 'b', 'c'}) {
      assertThat(stage.lost(hit)).isEqualTo(3);
      assertThat(stage.happened(What.FORCED, hit)).isNotEmpty();
    }
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    infused(stage, ICE, AIR);
    Arena one = play("Frigid Torrent", "A   .   .   a   .   B").playBottom();
    assertThat(one.happened(What.FORCED, 'a')).hasSize(2);
    assertThat(play("Frigid Torrent", "A   .   .   .   .   a   B").playBottom().lost('a')).isZero();
  }

  @Test
  @Played("Malleable Evocation top")
  void malleableEvocationIsWhatElementsMakeOfIt() {
    for (Set<Element> strong : some(FIRE, AIR, ICE, EARTH)) {
      Arena stage =
          play("Malleable Evocation", "A   .   a   .   B\n  .   b   .   .", strong)
              .target('a', 'b')
              .playTop();
      assertThat(stage.lost('a')).isEqualTo(strong.size());
      assertThat(stage.lost('b')).isEqualTo(strong.contains(AIR) ? strong.size() : 0);
      assertThat(stage.happened(What.ATTACKED)).hasSize(1 + one(strong.contains(AIR)));
      assertThat(stage.has('a', Condition.WOUND)).isEqualTo(strong.contains(FIRE));
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isEqualTo(strong.contains(ICE));
      assertThat(stage.has('a', Condition.POISON)).isEqualTo(strong.contains(EARTH));
      assertThat(stage.xp('A')).isEqualTo(1);
      isSpent(stage, strong);
    }
    Arena far = play("Malleable Evocation", "A   .   .   a   B").strong(FIRE).playTop();
    assertThat(far.lost('a')).isZero();
  }

  @Test
  @Played("Malleable Evocation bottom")
  void malleableEvocationMovesHealsAndShields() {
    for (Set<Element> strong : some(FIRE, AIR, ICE, EARTH)) {
      Arena stage = play("Malleable Evocation", FAR, strong).playBottom();
      assertThat(moved(stage)).isEqualTo(strong.contains(FIRE) ? 5 : 2);
      assertThat(stage.lost('A')).isEqualTo(strong.contains(ICE) ? -2 : 0);
      assertThat(stage.actives('A')).hasSize(one(strong.contains(EARTH)));
      assertThat(stage.xp('A')).isZero();
      isSpent(stage, strong);
      Arena over = play("Malleable Evocation", "A   a   x   .   B", strong).way('a', 'x');
      assertThat(over.playBottom().stands('A', 'x')).isEqualTo(strong.contains(AIR));
    }
    Arena shielded = attacked("Malleable Evocation", "A   a   .   .   B").strong(EARTH);
    shielded.way().playBottom().endRound();
    assertThat(shielded.numbers(What.SHIELDED, 'A')).containsExactly(1);
  }

  @Test
  @Played("Encompassing Shadow bottom")
  void attacksFindOneInTheShadowAtADisadvantage() {
    Arena stage =
        Gloomhaven.trying("Elementalist", "A   .   x   a   .   B", "Encompassing Shadow")
            .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
            .monsters(StatLine.of(90, 2, 3, 0))
            .stackMonsters(
                ModifierCard.plus(2),
                ModifierCard.plus(-1),
                ModifierCard.plus(2),
                ModifierCard.plus(-1))
            .start();
    stage.playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(moved(stage)).isEqualTo(2);
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(3 - 1);
    stage.remember().turnOf('A', 1, 2).endRound();
    assertThat(stage.lost('A')).as("the round is over").isEqualTo(3 + 2);
  }

  @Test
  @Played("Burial top")
  void burialTakesEarthAndDark() {
    String picture =
        """
        A   .   .   .   .   .   .   B
          .   .   .   a   .   c   .
        .   .   .   b   d   .   .
        """;
    for (Set<Element> strong : some(EARTH, DARK)) {
      Arena stage = play("Burial", picture, strong).playTop();
      for (char hit : new char[] {'a', 'b', 'd'}) {
        assertThat(stage.lost(hit)).isEqualTo(4 + strong.size());
        assertThat(stage.has(hit, Condition.IMMOBILIZE)).isEqualTo(strong.contains(EARTH));
      }
      assertThat(stage.lost('c')).isZero();
      assertThat(curses(stage)).isEqualTo(strong.contains(DARK) ? 3 : 0);
      assertThat(stage.xp('A')).isEqualTo(strong.size());
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
      isSpent(stage, strong);
    }
    assertThat(play("Burial", "A   .   .   .   .   .   a   B").playTop().lost('a')).isZero();
  }

  @Test
  @Played("Chain Lightning top")
  void chainLightningLeapsFromEnemyToEnemy() {
    String picture = "A   .   .   a   .   b   .   c   .   d   B";
    for (Set<Element> strong : some(LIGHT, AIR)) {
      Arena stage = play("Chain Lightning", picture, strong).target('a', 'b', 'c', 'd').playTop();
      int more = one(strong.contains(LIGHT));
      assertThat(stage.lost('a')).isEqualTo(4 + more);
      assertThat(stage.lost('b')).isEqualTo(3 + more);
      assertThat(stage.lost('c')).isEqualTo(2 + more);
      assertThat(stage.lost('d')).isEqualTo(strong.contains(AIR) ? 1 + more : 0);
      assertThat(stage.xp('A')).isEqualTo(strong.size());
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
      isSpent(stage, strong);
      Arena shielded = play("Chain Lightning", picture, SHIELDED);
      shielded.strong(strong.toArray(Element[]::new)).target('a', 'b', 'c', 'd').playTop();
      assertThat(shielded.lost('b')).isEqualTo(more == 1 ? 4 - 3 + 2 : 0);
    }
    Arena two = play("Chain Lightning", "A   .   .   a   b   .   B").strong(AIR);
    two.target('a', 'b').playTop();
    assertThat(two.lost('a')).as("each of them once").isEqualTo(4);
    assertThat(two.lost('b')).isEqualTo(3);
    Arena dead = play("Chain Lightning", picture);
    dead.figure('a').hitPoints(1);
    dead.figure('b').hitPoints(1);
    dead.target('a', 'b', 'c').playTop();
    assertThat(dead.lost('c')).as("from where they fell").isEqualTo(2);
    Arena gap = play("Chain Lightning", "A   .   .   a   .   .   b   B").target('a').playTop();
    assertThat(gap.lost('a')).isEqualTo(4);
    assertThat(gap.lost('b')).as("three hexes away").isZero();
    assertThat(play("Chain Lightning", "A   .   .   .   a   B").playTop().lost('a')).isZero();
  }

  @Test
  @Played("Gravel Vortex bottom")
  void gravelVortexLootsFartherForTwoElements() {
    String picture = "A   .$  .$  .$  a   B";
    for (int number = 0; number <= 2; number++) {
      Element[] strong = Arrays.copyOf(new Element[] {DARK, AIR}, number);
      Arena stage = play("Gravel Vortex", picture).strong(strong).playBottom();
      assertThat(stage.numbers(What.LOOTED, 'A').stream().mapToInt(Integer::intValue).sum())
          .isEqualTo(number == 2 ? 2 : 1);
      assertThat(stage.isInert(DARK)).isEqualTo(number != 1);
      assertThat(stage.xp('A')).isZero();
    }
  }

  @Test
  @Played("Winter's Edge top")
  void wintersEdgeReachesFartherAndPiercesForIceAndAir() {
    for (Set<Element> strong : some(ICE, AIR)) {
      boolean both = strong.size() == 2;
      for (int range = 2; range <= 5; range++) {
        String picture = "A" + "   .".repeat(range - 1) + "   a   .   B";
        Arena stage = play("Winter's Edge", picture, SHIELDED);
        stage.strong(strong.toArray(Element[]::new)).playTop();
        boolean hit = range <= (both ? 4 : 2);
        assertThat(stage.lost('a')).isEqualTo(hit ? both ? 5 : 2 : 0);
        assertThat(stage.xp('A')).isEqualTo(one(hit && both));
      }
    }
  }

  @Test
  @Played("Eye of the Hurricane top")
  void eyeOfTheHurricaneStrikesAroundTheHealed() {
    Arena stage = play("Eye of the Hurricane", "a   A   b   .   .   B   .   c   d");
    stage.target('B').playTop();
    assertThat(stage.lost('B')).isEqualTo(-3);
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.lost('b')).as("three hexes away from the healed").isZero();
    assertThat(stage.lost('c')).isEqualTo(2);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    infused(stage, ICE, AIR);
    Arena self = play("Eye of the Hurricane", "a   .   A   b   c   .   .   B   d");
    self.target('A').playTop();
    assertThat(self.lost('A')).isEqualTo(-3);
    assertThat(self.lost('a') + self.lost('b') + self.lost('c')).isEqualTo(2 + 2 + 2);
    assertThat(self.lost('d')).isZero();
    Arena far = play("Eye of the Hurricane", "A   .   .   .   .   B   a");
    assertThat(far.target('B').playTop().lost('B')).as("five hexes away").isZero();
  }

  @Test
  @Played("Eye of the Hurricane bottom")
  void eyeOfTheHurricaneJumpsWithAirAndHurriesWithFire() {
    for (Set<Element> strong : some(FIRE, AIR)) {
      Arena stage = play("Eye of the Hurricane", FAR, strong).playBottom();
      assertThat(moved(stage)).isEqualTo(strong.contains(FIRE) ? 6 : 3);
      assertThat(stage.xp('A')).isEqualTo(one(strong.contains(AIR)));
      isSpent(stage, strong);
      Arena over = play("Eye of the Hurricane", "A   a   x   .   B", strong).way('a', 'x');
      assertThat(over.playBottom().stands('A', 'x')).isEqualTo(strong.contains(AIR));
    }
  }

  @Test
  @Played("Simulacrum top")
  void simulacrumTakesUpToThreePairs() {
    Element[] all = Element.values();
    for (int number = 0; number <= 6; number++) {
      Element[] strong = Arrays.copyOf(all, number);
      Arena stage = play("Simulacrum", "A   .   .   a   .   B\n  .   .   b   .");
      stage.strong(strong).target('a', 'b').playTop();
      assertThat(stage.xp('A')).isEqualTo(number / 2);
      assertThat(stage.happened(What.CONSUMED)).hasSize(number / 2);
      int value = number < 4 ? 2 : 5; // that there is another target is asked first
      assertThat(stage.lost('a')).isEqualTo(value);
      assertThat(stage.lost('b')).isEqualTo(number < 2 ? 0 : value);
      assertThat(stage.has('a', Condition.MUDDLE)).isEqualTo(number == 6);
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isEqualTo(number == 6);
    }
    assertThat(play("Simulacrum", "A   .   .   .   a   B").playTop().lost('a')).isZero();
  }

  @Test
  @Played("Vengeance top")
  void vengeanceKillsAllNormalTargets() {
    String picture =
        """
        A   .   .   a   x   d   .   B
          .   .   .   b   .   .   .
        """;
    for (Set<Element> strong : some(DARK, AIR)) {
      Arena stage =
          Gloomhaven.trying("Elementalist", picture, "Vengeance")
              .monster('x', "Guard", Rank.ELITE, StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
              .start()
              .strong(strong.toArray(Element[]::new));
      stage.playTop();
      boolean kills = strong.size() == 2;
      assertThat(stage.figure('a').isGone()).isEqualTo(kills);
      assertThat(stage.figure('b').isGone()).isEqualTo(kills);
      assertThat(stage.lost('d')).isZero();
      assertThat(stage.xp('A')).isEqualTo(one(kills));
      assertThat(stage.figure('x').isGone()).isFalse();
      if (!kills) {
        assertThat(stage.lost('a') + stage.lost('b') + stage.lost('x')).isEqualTo(2 + 2 + 2);
        assertThat(strong).noneMatch(stage::isInert);
      } else {
        assertThat(stage.lost('x')).isZero();
        isSpent(stage, strong);
      }
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    assertThat(play("Vengeance", "A   .   .   .   .   a   B").playTop().lost('a')).isZero();
  }

  @Test
  @Played("Vengeance bottom")
  void vengeanceLetsAnAdjacentAllyRetaliate() {
    for (Set<Element> strong : some(LIGHT, AIR)) {
      Arena stage = attacked("Vengeance", "A   w   v   x   B   a   b");
      stage.strong(strong.toArray(Element[]::new)).way('w', 'v', 'x').playBottom();
      boolean both = strong.size() == 2;
      assertThat(stage.xp('A')).isEqualTo(one(both));
      stage.endRound();
      assertThat(stage.lost('a')).isEqualTo(both ? 3 : 1);
      assertThat(stage.lost('b')).isZero();
      stage.remember().turnOf('A', 1, 2).endRound();
      assertThat(stage.lost('a')).as("only this round").isZero();
    }
    Arena apart = attacked("Vengeance", "A   .   .   .   .   .   .   .   B   a");
    apart.playBottom().endRound();
    assertThat(apart.lost('a')).isZero();
  }

  @Test
  @Played("Pragmatic Reinforcement top")
  void pragmaticReinforcementShieldsAndRecovers() {
    for (Set<Element> strong : some(ICE, EARTH, LIGHT)) {
      Arena stage =
          attacked("Pragmatic Reinforcement", "A   .   .   B   a", StatLine.of(90, 0, 3, 0));
      stage
          .discard('B', 0, 1)
          .strong(strong.toArray(Element[]::new))
          .target('B', 'B', 'B')
          .playTop();
      assertThat(stage.lost('B')).isEqualTo(strong.contains(EARTH) ? -5 : -3);
      assertThat(stage.zone('B', 0) == Zone.HAND || stage.zone('B', 1) == Zone.HAND)
          .isEqualTo(strong.contains(LIGHT));
      assertThat(stage.zone('B', 0) == Zone.HAND && stage.zone('B', 1) == Zone.HAND).isFalse();
      assertThat(stage.xp('A')).isEqualTo(1);
      isSpent(stage, strong);
      stage.remember().endRound();
      assertThat(stage.lost('B')).isEqualTo(strong.contains(ICE) ? 2 : 3);
    }
    Arena far = play("Pragmatic Reinforcement", "A   .   .   .   B   a").playTop();
    assertThat(far.lost('B')).isZero();
    assertThat(far.lost('A')).isEqualTo(-3);
  }

  @Test
  @Played("Pragmatic Reinforcement bottom")
  void pragmaticReinforcementAttacks() {
    for (Set<Element> strong : some(FIRE, AIR, DARK)) {
      for (int range : new int[] {3, 4, 6, 7}) {
        String picture = "A" + "   .".repeat(range - 1) + "   a   .   B";
        Arena stage = play("Pragmatic Reinforcement", picture, strong).playBottom();
        boolean hit = range <= (strong.contains(AIR) ? 6 : 3);
        assertThat(stage.lost('a')).isEqualTo(hit ? strong.contains(DARK) ? 5 : 3 : 0);
        assertThat(stage.has('a', Condition.POISON)).isEqualTo(hit && strong.contains(FIRE));
        assertThat(stage.has('a', Condition.WOUND)).isEqualTo(hit && strong.contains(FIRE));
        assertThat(stage.xp('A')).isEqualTo(one(hit));
      }
    }
  }

  @Test
  @Played("Volatile Consumption top")
  void volatileConsumptionHurtsOrHealsOncePerAction() {
    List<String> cards = List.of("Volatile Consumption", "Stoking Hail", "Raw Enhancement");
    for (int choice = 0; choice < 2; choice++) {
      Arena stage = play(cards, "b   .   .   A   .   a   .   .   .   B").playTop();
      assertThat(stage.xp('A')).isEqualTo(2);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
      stage.endRound().strong(FIRE, AIR).answer(Prompt.Kind.CHOOSE, new Choice.OneOf(choice));
      stage.target('a', 'a', 'A').turnOf('A', 2, 3).play(2, Half.TOP);
      assertThat(stage.happened(What.CONSUMED)).hasSize(2);
      assertThat(stage.lost('a')).isEqualTo(1 + 2 + 2 + (choice == 0 ? 1 : 0));
      assertThat(stage.lost('b')).as("three hexes away").isZero();
      assertThat(stage.happened(What.HEALED, 'A')).hasSize(choice);
      assertThat(stage.lost('A')).isEqualTo(-choice);
      stage.endRound().remember().turnOf('A', 4, 5);
      assertThat(basic(stage, 4, 'a') + stage.lost('A')).as("nothing consumed").isZero();
    }
    Arena friend = play(cards, "a   A   .   B   .").playTop();
    friend.endRound().strong(FIRE).answer(Prompt.Kind.CHOOSE, new Choice.OneOf(1));
    friend.target('a', 'B').turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(friend.lost('B')).isEqualTo(-1);
  }

  @Test
  @Played("Volatile Consumption bottom")
  void volatileConsumptionStrikesThoseWhomItPasses() {
    for (Set<Element> strong : some(FIRE, ICE, AIR, LIGHT)) {
      int pairs =
          strong.size() == 4
              ? 2
              : strong.size() >= 2 && (strong.contains(FIRE) || strong.contains(ICE)) ? 1 : 0;
      Arena stage =
          play("Volatile Consumption", "A   a   x   y   z   .   .   .   .   b   B", strong)
              .answer(Prompt.Kind.ELEMENT, new Choice.Consume(strong.size() == 4 ? 1 : 0))
              .way('a', 'x')
              .playBottom();
      assertThat(stage.stands('A', 'x')).isTrue();
      assertThat(stage.xp('A')).isEqualTo(pairs);
      boolean wound = stage.has('a', Condition.WOUND);
      boolean immobilize = stage.has('a', Condition.IMMOBILIZE);
      assertThat(one(wound) + one(immobilize)).isEqualTo(pairs);
      assertThat(!wound || strong.contains(FIRE)).isTrue();
      assertThat(!immobilize || strong.contains(ICE)).isTrue();
      assertThat(stage.has('b', Condition.WOUND)).isFalse();
      Arena far = play("Volatile Consumption", FAR, strong);
      far.answer(Prompt.Kind.ELEMENT, new Choice.Consume(strong.size() == 4 ? 1 : 0));
      assertThat(moved(far.playBottom())).isEqualTo(3 + 2 * pairs);
    }
  }

  @Test
  @Played("Elemental Aegis top")
  void elementalAegisGrowsWithEachElement() {
    for (int number = 0; number <= 5; number++) {
      Element[] strong = Arrays.copyOf(Element.values(), number);
      Arena stage = attacked("Elemental Aegis", "A   a   .   B", StatLine.of(90, 0, 9, 0));
      stage.strong(strong).playTop();
      assertThat(stage.xp('A')).isEqualTo((Math.min(4, number) + 1) / 2);
      stage.endRound();
      assertThat(stage.lost('A')).isEqualTo(9 - 2 - Math.min(4, number));
      stage.remember().turnOf('A', 1, 2).endRound();
      assertThat(stage.lost('A')).isEqualTo(9);
    }
  }

  @Test
  @Played("Ethereal Manifestation top")
  void theManaSphereMakesElements() {
    Arena stage = play("Ethereal Manifestation", "A   x   .   .   a   .   B").playTop();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost()).isEqualTo(1);
    infused(stage);
    stage.endRound().turnOf('A', 1, 2);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.only("Mana Sphere").hex()).isEqualTo(stage.hex('x'));
    stage.endTurn();
    assertThat(Arrays.stream(Element.values()).filter(stage::isStrong)).hasSize(1);
  }

  @Test
  @Played("Ethereal Manifestation bottom")
  void etherealManifestationDoesWhatIsPaidFor() {
    for (Set<Element> strong : some(FIRE, AIR, ICE, EARTH)) {
      Arena stage = play("Ethereal Manifestation", "w   z   y   x   A   B   .   a", strong);
      stage.target('a', 'B').way('x', 'y', 'z', 'w').playBottom();
      assertThat(stage.lost('a')).isEqualTo(strong.contains(FIRE) ? 3 : 0);
      assertThat(moved(stage)).isEqualTo(strong.contains(AIR) ? 3 : 0);
      boolean heals = strong.contains(ICE) && strong.contains(EARTH);
      assertThat(stage.happened(What.HEALED)).hasSize(one(heals));
      assertThat(stage.xp('A')).isZero();
    }
    Arena near = play("Ethereal Manifestation", "A   .   .   B   a").strong(ICE, EARTH);
    assertThat(near.target('B').playBottom().lost('B')).isEqualTo(-3);
    Arena far = play("Ethereal Manifestation", "A   .   .   .   a   B").strong(FIRE);
    assertThat(far.playBottom().lost('a')).isZero();
  }

  @Test
  @Played("Eternal Equilibrium top")
  void eternalEquilibriumStrikesEverybodyNear() {
    for (Set<Element> strong : some(DARK, LIGHT)) {
      Arena stage = play("Eternal Equilibrium", "a   A   b   .   c   d   B", strong).playTop();
      for (char hit : new char[] {'a', 'b', 'c'}) {
        assertThat(stage.lost(hit)).isEqualTo(2 + strong.size());
        assertThat(stage.has(hit, Condition.MUDDLE)).isEqualTo(strong.contains(LIGHT));
      }
      assertThat(stage.lost('d')).isZero();
      assertThat(curses(stage)).isEqualTo(strong.contains(DARK) ? 3 : 0);
      assertThat(stage.xp('A')).isEqualTo(strong.size());
      isSpent(stage, strong);
    }
  }

  @Test
  @Played("Eternal Equilibrium bottom")
  void eternalEquilibriumGuardsTheHealed() {
    for (Set<Element> strong : some(FIRE, ICE)) {
      Arena stage =
          attacked("Eternal Equilibrium", "A   .   .   .   B   a", StatLine.of(90, 0, 3, 0));
      stage.strong(strong.toArray(Element[]::new)).target('B', 'B', 'B').playBottom();
      assertThat(stage.lost('B')).isEqualTo(-4);
      assertThat(stage.xp('A')).isEqualTo(strong.size());
      isSpent(stage, strong);
      stage.remember().endRound();
      assertThat(stage.lost('B')).isEqualTo(strong.contains(ICE) ? 1 : 3);
      assertThat(stage.lost('a')).isEqualTo(strong.contains(FIRE) ? 2 : 0);
      stage.remember().turnOf('A', 1, 2).endRound();
      assertThat(stage.lost('B')).as("the round is over").isEqualTo(3);
    }
  }

  @Test
  @Played("Simulacrum bottom")
  void simulacrumStandsInForAttacks() {
    for (boolean there : new boolean[] {true, false}) {
      Arena stage = play("Simulacrum", "B   A   x   .   .   a   .   .   b");
      stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x'))).turnOf('A', 0, 1);
      stage.play(0, Half.BOTTOM);
      assertThat(stage.xp('A')).isEqualTo(1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      Watched summon = stage.only("Doppelganger");
      assertThat(summon.hitPoints()).isEqualTo(10);
      assertThat(summon.nature().stats().move()).isEqualTo(2);
      stage.endRound().turnOf('A', 2, 3).remember();
      assertThat(summon.hex().distanceTo(stage.hex('a'))).as("it has moved there").isEqualTo(1);
      stage.answer(Prompt.Kind.HEX, new Choice.To(there ? summon.hex() : stage.hex('A')));
      stage.perform(new Choice.Act(2, true, true));
      assertThat(stage.lost('a')).isEqualTo(there ? 2 : 0);
      assertThat(stage.happened(What.ATTACKED, 'A')).hasSize(there ? 1 : 0);
    }
  }
}
