package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The halves of the Summoner's cards that say more than numbers. */
final class SummonerCardsTest extends CardTrials {
  SummonerCardsTest() {
    super("Summoner");
  }

  private static final boolean[] EITHER = {true, false};
  private static final MonsterCard NOTHING = MonsterCard.of(98);
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.STAT));
  private static final StatLine WEAK = StatLine.of(90, 0, 1, 0);

  private static Arena trying(String picture, String... cards) {
    return Gloomhaven.trying("Summoner", picture, cards);
  }

  /** With empty hexes below that row, for summons to appear in. */
  private static String roomy(String row) {
    String empty = row.replaceAll("[^ ]", ".");
    return row.contains("\n") ? row : row + "\n  " + empty + "\n" + empty;
  }

  private static void ends(Arena stage, Zone pile, int xp) {
    assertThat(stage.zone('A', 0)).isEqualTo(pile);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  /** The same for the second card of the hand. */
  private static void endsToo(Arena stage, Zone pile, int xp) {
    assertThat(stage.zone('A', 1)).isEqualTo(pile);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  private static List<Integer> lost(Arena stage, String letters) {
    return letters.chars().mapToObj(letter -> stage.lost((char) letter)).toList();
  }

  private static List<Event> did(Arena stage, What what, Watched who) {
    return stage.happened(what).stream().filter(event -> event.who().equals(who.id())).toList();
  }

  // The summons

  /** The summon appears at x. */
  private static Arena summoned(String card, String picture, StatLine line, MonsterCard does) {
    Arena stage =
        trying(roomy(picture), card, "Unwavering Hand")
            .monsters(does)
            .monsters(line)
            .start()
            .turnOf('A', 0, 2);
    return stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x'))).play(0, Half.TOP);
  }

  /** The same among monsters that do nothing. */
  private static Arena summoned(String card, String picture) {
    return summoned(card, picture, monsters(0, 0), NOTHING);
  }

  private static StatLine monsters(int attack, int range) {
    return StatLine.of(90, 0, attack, range);
  }

  private static List<Watched> is(
      Arena stage, int number, String name, int hitPoints, int move, int attack, int range) {
    List<Watched> summons = stage.all(name);
    assertThat(summons).hasSize(number);
    for (Watched summon : summons) {
      assertThat(summon.hitPoints()).isEqualTo(hitPoints);
      assertThat(summon.nature().stats().move()).isEqualTo(move);
      assertThat(summon.nature().stats().attack()).isEqualTo(attack);
      assertThat(summon.nature().stats().range()).isEqualTo(range);
      assertThat(summon.hex().distanceTo(stage.hex('A'))).isEqualTo(1);
      assertThat(summon.isFlying()).isEqualTo(name.equals("Bat Swarm"));
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).as("counts as lost").isEqualTo(1);
    return summons;
  }

  /** To the turn of hero A in the next round: the summons have had theirs. */
  private static Arena next(Arena stage) {
    return stage.endRound().turnOf('A', 1, 3);
  }

  @Test
  @Played("Forged Ferocity top")
  void anIronBeastHasShieldAndRetaliate() {
    Arena stage = summoned("Forged Ferocity", "A   x   a   .   B", monsters(3, 0), ATTACK);
    Watched beast = is(stage, 1, "Iron Beast", 5, 2, 1, 0).getFirst();
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.endRound();
    assertThat(beast.hitPoints()).isEqualTo(5 - (3 - 1));
    assertThat(stage.lost('a')).isEqualTo(1);
    stage.turnOf('A', 1, 3);
    assertThat(stage.lost('a')).isEqualTo(1 + 1);
    assertThat(stage.figure('a').hasAny()).isFalse();
  }

  @Test
  @Played("Wild Animation top")
  void aThornShooterPoisonsFromAfar() {
    Arena stage = summoned("Wild Animation", "B   A   x   .   .   .   .   a");
    is(stage, 1, "Thorn Shooter", 2, 1, 2, 4);
    assertThat(stage.xp('A')).isEqualTo(2);
    next(stage);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.figure('a').conditions()).containsExactly(Condition.POISON);
  }

  @Test
  @Played("Living Night top")
  void twoShadowWolvesPierce() {
    StatLine shielded = monsters(0, 0).having(Effect.shield(3));
    Arena stage = summoned("Living Night", "B   A   x   .   a   .", shielded, NOTHING);
    is(stage, 2, "Shadow Wolf", 3, 3, 2, 0);
    assertThat(stage.xp('A')).isEqualTo(2);
    next(stage);
    assertThat(stage.numbers(What.DAMAGED, 'a')).containsExactly(1, 1);
  }

  @Test
  @Played("Unending Dominance top")
  void aLavaGolemBurnsAndRetaliates() {
    Arena stage =
        summoned("Unending Dominance", "A   x   .   a   .   .   B", monsters(2, 2), ATTACK);
    Watched golem = is(stage, 1, "Lava Golem", 7, 2, 3, 0).getFirst();
    assertThat(stage.xp('A')).isEqualTo(6);
    assertThat(stage.sheet('A').cards().recoverable(Pile.LOST) & 1).as("for good").isZero();
    stage.endRound();
    assertThat(golem.hitPoints()).isEqualTo(5);
    assertThat(stage.lost('a')).as("two hexes away").isEqualTo(2);
    stage.turnOf('A', 1, 3);
    assertThat(stage.lost('a')).isEqualTo(2 + 3);
    assertThat(stage.figure('a').conditions()).containsExactly(Condition.WOUND);
    assertThat(stage.endTurn().isStrong(Element.FIRE)).isTrue();
    Arena far = summoned("Unending Dominance", "B   A   x   .   .   a", monsters(2, 3), ATTACK);
    assertThat(far.endRound().only("Lava Golem").hitPoints()).isEqualTo(5);
    assertThat(far.lost('a')).as("three hexes away").isZero();
  }

  @Test
  @Played({"Leathery Wings top", "Living Mountain top"})
  void someAttacksInfuseAnElement() {
    Arena bats = summoned("Leathery Wings", "B   A   x   .   .   a");
    is(bats, 1, "Bat Swarm", 4, 2, 2, 0);
    assertThat(bats.xp('A')).isEqualTo(2);
    assertThat(next(bats).lost('a')).isEqualTo(2);
    assertThat(bats.figure('a').hasAny()).isFalse();
    assertThat(bats.endTurn().isStrong(Element.AIR)).isTrue();

    Arena rock = summoned("Living Mountain", "B   A   x   .   a");
    is(rock, 1, "Rock Colossus", 7, 1, 3, 0);
    assertThat(rock.xp('A')).isEqualTo(2);
    assertThat(next(rock).lost('a')).isEqualTo(3);
    assertThat(rock.figure('a').hasAny()).isFalse();
    assertThat(rock.endTurn().isStrong(Element.EARTH)).isTrue();

    Arena far = summoned("Living Mountain", "B   A   x   .   .   a");
    assertThat(next(far).lost('a')).isZero();
    assertThat(far.endTurn().isStrong(Element.EARTH)).as("no attack").isFalse();
  }

  @Test
  @Played("Volatile Flame top")
  void aLivingBombExplodes() {
    Arena stage = summoned("Volatile Flame", "B   A   x   a   b   c", monsters(2, 0), ATTACK);
    Watched bomb = is(stage, 1, "Living Bomb", 1, 3, 2, 0).getFirst();
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.untilTurnEnds(stage.figure('a'));
    assertThat(bomb.isGone()).isTrue();
    assertThat(lost(stage, "ABabc")).containsExactly(0, 0, 3, 3, 0);
    assertThat(stage.isStrong(Element.FIRE)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);

    Arena alive = summoned("Volatile Flame", "B   A   x   a   b   c");
    assertThat(lost(next(alive), "abc")).containsExactly(2, 0, 0);
    assertThat(alive.endTurn().isStrong(Element.FIRE)).isFalse();
  }

  @Test
  @Played("Oozing Manifestation top")
  void aSlimeSpiritMuddles() {
    Arena stage = summoned("Oozing Manifestation", "A   x   a   .   B", monsters(3, 0), ATTACK);
    Watched slime = is(stage, 1, "Slime Spirit", 4, 3, 1, 0).getFirst();
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.endRound();
    assertThat(slime.hitPoints()).isEqualTo(4 - (3 - 2));
    assertThat(stage.lost('a')).isZero();
    stage.turnOf('A', 1, 3);
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.figure('a').conditions()).containsExactly(Condition.MUDDLE);
  }

  @Test
  @Played("Conjured Aid top")
  void aHealingSpriteHealsAtTheEndOfItsTurn() {
    Arena stage = summoned("Conjured Aid", "C   A   x   .   B   .   a");
    is(stage, 1, "Healing Sprite", 2, 2, 1, 3);
    assertThat(stage.xp('A')).isEqualTo(3);
    stage.endRound();
    assertThat(stage.happened(What.HEALED)).as("not yet").isEmpty();
    stage.target('B').turnOf('A', 1, 3);
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.numbers(What.HEALED, 'B')).containsExactly(2);
    assertThat(stage.happened(What.HEALED)).hasSize(1);
    Arena far = summoned("Conjured Aid", "B   .   .   x   A   .   a").endRound().target('B');
    far.turnOf('A', 1, 3);
    assertThat(far.happened(What.HEALED)).hasSize(1);
    assertThat(far.lost('B')).as("three hexes away").isZero();
  }

  @Test
  @Played("Endless Spikes top")
  void threeNailSpheresOnlyStandThere() {
    Arena stage = summoned("Endless Spikes", "B   .   A   x   a   .", monsters(3, 0), ATTACK);
    List<Watched> spheres = is(stage, 3, "Nail Sphere", 4, 2, -1, 0);
    assertThat(stage.xp('A')).isEqualTo(3);
    stage.endRound();
    assertThat(spheres.stream().mapToInt(Watched::hitPoints).sum()).isEqualTo(12 - (3 - 1));
    assertThat(stage.lost('a')).isEqualTo(2);
    stage.turnOf('A', 1, 3);
    assertThat(stage.lost('a')).as("no attack").isEqualTo(2);
  }

  @Test
  @Played("Negative Energy top")
  void aVoidEaterCurses() {
    Arena stage = summoned("Negative Energy", "B   A   x   .   a");
    Watched eater = is(stage, 1, "Void Eater", 5, 3, 2, 2).getFirst();
    assertThat(stage.xp('A')).isEqualTo(3);
    next(stage);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(eater.hex()).as("near enough").isEqualTo(stage.hex('x'));
    assertThat(curses(stage)).isEqualTo(1);
  }

  private static long curses(Arena stage) {
    return ((ModifierDeck) stage.game.state().monsterModifiers())
        .drawPile().stream().filter(ModifierCard.CURSE::equals).count();
  }

  @Test
  @Played("Horned Majesty top")
  void aBlackUnicornPierces() {
    StatLine shielded = monsters(0, 0).having(Effect.shield(4));
    Arena stage = summoned("Horned Majesty", "B   A   x   .   .   .   .   a", shielded, NOTHING);
    is(stage, 1, "Black Unicorn", 6, 4, 4, 0);
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(next(stage).lost('a')).isEqualTo(4 - (4 - 3));
  }

  // What summons are made to do

  /**
   * Hero A has summoned two wolves, which stand at v and w, hero B a cat where u is drawn, and A
   * begins its turn with that card.
   */
  private static Arena wolves(String card, String picture, StatLine line, MonsterCard does) {
    CardAction call = CardAction.of(new Ability.Summon(SummonCard.of("Cat", 3, 2, 2), 1));
    Arena stage =
        trying(roomy(picture), "Living Night", card)
            .hero('B', Arena.card("Call", 99, call, CardAction.of()))
            .monsters(does)
            .monsters(line)
            .start();
    stage.all("Idler").forEach(idler -> stage.give(idler, Condition.STUN));
    select(stage);
    stage.until(Prompt.Kind.ACTION, "A").play(0, Half.TOP);
    if (picture.contains("u")) {
      stage.until(Prompt.Kind.ACTION, "B").perform(new Choice.Act(0, true, false));
    }
    stage.endRound().turnOf('A', 1, 3);
    stand(stage, wolf(stage, 0), 'v');
    stand(stage, wolf(stage, 1), 'w');
    stage.all("Cat").forEach(cat -> stand(stage, cat, 'u'));
    return stage.remember();
  }

  /** Hero A leads with its first card, all others too. */
  private static void select(Arena stage) {
    while (stage.isAsked(Prompt.Kind.CARDS)) {
      boolean own = stage.sheet('A').seat() == stage.prompt().seat();
      stage.choose(new Choice.Cards(0, own ? 2 : 1));
    }
  }

  private static void stand(Arena stage, Watched figure, char where) {
    stage.game.state().stand(figure.id(), stage.hex(where));
  }

  private static Arena wolves(String card, String picture) {
    return wolves(card, picture, monsters(0, 0), NOTHING);
  }

  private static Watched wolf(Arena stage, int which) {
    return stage.all("Shadow Wolf").get(which);
  }

  /** These are the next steps, and no more of them are declined. */
  private static Arena steps(Arena stage, String letters) {
    letters
        .chars()
        .forEach(step -> stage.answer(Prompt.Kind.STEP, new Choice.To(stage.hex((char) step))));
    return stage;
  }

  /** That one is chosen, if it can be. */
  private static Arena rather(Arena stage, Watched figure) {
    return stage.answer(Prompt.Kind.TARGET, stage.at(figure));
  }

  private static final String ONE_NEAR =
      """
      w   .   A   v   p   q   r   a   b
        .   B   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .
      """;

  @Test
  @Played({"Mighty Bond top", "Bonded Might top", "Strength in Numbers top"})
  void anAdjacentSummonMovesAndAttacks() {
    for (String card : List.of("Mighty Bond", "Bonded Might", "Strength in Numbers")) {
      for (boolean ally : EITHER) {
        int more = card.startsWith("S") ? 1 : 0;
        Arena stage = wolves(card, more > 0 ? ONE_NEAR.replace("r   a", "r   s   a") : ONE_NEAR);
        steps(stage, more > 0 ? "pqrs" : "pqr");
        rather(stage, ally ? stage.figure('B') : wolf(stage, 1)).play(1, Half.TOP);
        assertThat(did(stage, What.MOVED, wolf(stage, 0))).hasSize(3 + more);
        assertThat(stage.happened(What.MOVED)).hasSize(3 + more);
        assertThat(did(stage, What.ATTACKED, wolf(stage, 0))).hasSize(1);
        assertThat(lost(stage, "ab")).containsExactly(2 + more, 0);
        endsToo(stage, Zone.DISCARD, 1);
      }
    }
    Arena other = wolves("Mighty Bond", "v   .   w   .   A   u   x   y   a   B");
    steps(other, "xy").play(1, Half.TOP);
    assertThat(did(other, What.MOVED, other.only("Cat"))).as("of another").hasSize(2);
    assertThat(other.lost('a')).isEqualTo(2);
    Arena apart = wolves("Mighty Bond", "w   .   A   B   .   v   .   a").play(1, Half.TOP);
    assertThat(apart.happened(What.MOVED)).as("nobody is summoned and adjacent").isEmpty();
    endsToo(apart, Zone.DISCARD, 0);
  }

  @Test
  @Played("Divided Mind top")
  void dividedMindMovesTwoSummonsWithinTwo() {
    String picture =
        """
        .   .   .   .   .   .   .   .   .   .   .   .
          .   .   .   .   v   A   .   w   .   .   .   .
        a   .   .   .   .   B   .   .   .   .   .   .
        """;
    Arena stage = wolves("Divided Mind", picture);
    rather(stage, stage.figure('B')).play(1, Half.TOP);
    assertThat(did(stage, What.MOVED, wolf(stage, 0))).hasSize(3);
    assertThat(did(stage, What.MOVED, wolf(stage, 1))).hasSize(3);
    assertThat(stage.happened(What.MOVED)).hasSize(6);
    assertThat(stage.happened(What.ATTACKED)).isEmpty();
    endsToo(stage, Zone.DISCARD, 1);
    Arena three = wolves("Divided Mind", "a   .   .   .   u   v   A   w   B   .   .   .");
    three.play(1, Half.TOP);
    assertThat(three.happened(What.MOVED).stream().map(Event::who).distinct()).hasSize(2);
    Arena far = wolves("Divided Mind", "a   .   .   .   .   v   A   B   .   w   .   .   .");
    assertThat(far.play(1, Half.TOP).happened(What.MOVED)).as("w is too far").hasSize(3);
  }

  @Test
  @Played({"Divided Mind bottom", "Horned Majesty bottom"})
  void summonsWithinRangeAttack() {
    String picture =
        """
        a   v   .   A   .   .   w   b
          .   .   .   B   .   .   .   .
        .   .   .   d   .   .   .   .
        """;
    Arena two = wolves("Divided Mind", picture);
    rather(two, two.figure('B')).play(1, Half.BOTTOM);
    assertThat(lost(two, "abd")).as("w is three hexes away").containsExactly(2, 0, 0);
    assertThat(two.happened(What.ATTACKED)).hasSize(1);
    endsToo(two, Zone.DISCARD, 1);
    Arena both = wolves("Divided Mind", "a   v   .   A   .   w   b   B").play(1, Half.BOTTOM);
    assertThat(lost(both, "ab")).containsExactly(2, 2);
    endsToo(both, Zone.DISCARD, 1);
    Arena three =
        wolves(
            "Divided Mind",
            """
            a   v   .   A   .   w   b   B
              .   .   .   u   c   .   .   .
            .   .   .   .   .   .   .   .
            """);
    assertThat(three.play(1, Half.BOTTOM).happened(What.ATTACKED)).as("of three").hasSize(2);

    Arena all = wolves("Horned Majesty", picture).play(1, Half.BOTTOM);
    assertThat(lost(all, "abd")).containsExactly(2, 2, 0);
    assertThat(all.happened(What.ATTACKED)).as("not hero B").hasSize(2);
    endsToo(all, Zone.DISCARD, 1);
    Arena far = wolves("Horned Majesty", "a   v   .   .   .   A   .   .   w   b   B");
    assertThat(lost(far.play(1, Half.BOTTOM), "ab")).containsExactly(0, 2);
  }

  @Test
  @Played("Otherworldly Rage top")
  void otherworldlyRageStrengthensOneAttack() {
    Arena stage = wolves("Otherworldly Rage", "a   v   .   .   A   B   b   .   w   .   c");
    rather(stage, stage.figure('B')).play(1, Half.TOP);
    assertThat(lost(stage, "ab")).containsExactly(4, 0);
    assertThat(stage.figure('a').conditions())
        .containsExactlyInAnyOrder(Condition.WOUND, Condition.POISON);
    assertThat(stage.happened(What.ATTACKED)).hasSize(1);
    endsToo(stage, Zone.DISCARD, 1);
    Arena far = wolves("Otherworldly Rage", "a   v   .   .   .   A   B   .   .   .   w   b");
    assertThat(far.play(1, Half.TOP).happened(What.ATTACKED)).as("too far").isEmpty();
  }

  @Test
  @Played("Inexorable Momentum bottom")
  void inexorableMomentumMovesASummonToo() {
    String picture =
        """
        w   A   x   y   z   v   .   .   .   .   .   a
          .   .   .   .   B   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .   .   .
        """;
    for (boolean ally : EITHER) {
      Arena stage = steps(wolves("Inexorable Momentum", picture), "xyz");
      rather(stage, ally ? stage.figure('B') : wolf(stage, 1)).play(1, Half.BOTTOM);
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(3);
      assertThat(did(stage, What.MOVED, wolf(stage, 0))).hasSize(3);
      assertThat(stage.happened(What.MOVED)).as("w is no longer adjacent").hasSize(6);
      endsToo(stage, Zone.DISCARD, 0);
    }
  }

  @Test
  @Played("Unwavering Hand bottom")
  void unwaveringHandSteersAnEnemyOneHex() {
    Arena stage = play("Unwavering Hand", "A   .   .   x   a   y   .   B");
    steps(stage, "x").playBottom();
    assertThat(stage.stands('a', 'x')).isTrue();
    ends(stage, Zone.DISCARD, 0);
    Arena far = play("Unwavering Hand", "A   .   .   .   x   a   y   B").playBottom();
    assertThat(far.happened(What.FORCED)).as("five hexes away").isEmpty();
    assertThat(far.stands('a', 'a')).isTrue();
  }

  // What is for summons

  @Test
  @Played("Forged Ferocity bottom")
  void forgedFerocityShieldsSummonsAndOneself() {
    Arena stage =
        wolves("Forged Ferocity", "a   A   .   b   v   .   w   .   B   c", monsters(3, 0), ATTACK);
    stage.play(1, Half.BOTTOM);
    assertThat(stage.endTurn().isStrong(Element.EARTH)).isTrue();
    endsToo(stage, Zone.ACTIVE, 0);
    stage.endRound();
    assertThat(lost(stage, "AB")).containsExactly(2, 3);
    assertThat(stage.lost(wolf(stage, 0))).isEqualTo(2);
    endsToo(stage, Zone.LOST, 0);
  }

  @Test
  @Played("Living Night bottom")
  void livingNightWorksAgainstAttacksOnSummonsAndOneself() {
    Arena stage =
        trying("a   A   .   b   x   .   .   B   c", "Horned Majesty", "Living Night")
            .monsters(ATTACK)
            .monsters(monsters(2, 0))
            .stackMonsters(
                ModifierCard.plus(1),
                ModifierCard.plus(-1),
                ModifierCard.plus(1),
                ModifierCard.plus(-1),
                ModifierCard.plus(1))
            .start();
    stage.all("Idler").forEach(idler -> stage.give(idler, Condition.STUN));
    stage.turnOf('A', 0, 2).play(0, Half.TOP).endRound().turnOf('A', 1, 3);
    Watched unicorn = stage.only("Black Unicorn");
    stage.game.state().stand(unicorn.id(), stage.hex('x'));
    stage.remember().play(1, Half.BOTTOM);
    assertThat(stage.endTurn().isStrong(Element.DARK)).isTrue();
    endsToo(stage, Zone.ACTIVE, 0);
    stage.endRound();
    assertThat(lost(stage, "AB")).containsExactly(1, 3);
    assertThat(stage.lost(unicorn)).isEqualTo(1);
    endsToo(stage, Zone.DISCARD, 0);
  }

  @Test
  @Played("Endless Spikes bottom")
  void endlessSpikesHaveSummonsRetaliate() {
    Arena stage = wolves("Endless Spikes", "a   A   .   b   v   .   w   .   B   c", WEAK, ATTACK);
    stage.play(1, Half.BOTTOM);
    endsToo(stage, Zone.ACTIVE, 0);
    stage.endRound();
    assertThat(lost(stage, "abc")).containsExactly(0, 2, 0);
    endsToo(stage, Zone.DISCARD, 0);
    stage.turnOf('A', 4, 5).remember().endRound();
    assertThat(lost(stage, "abc")).as("a round later").containsExactly(0, 0, 0);
  }

  @Test
  @Played("Ethereal Vines bottom")
  void etherealVinesHealAdjacentSummons() {
    String picture =
        """
        .   A   p   x   v   .   .   w   a
          .   .   .   B   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
        """;
    Arena stage = wolves("Ethereal Vines", picture);
    wolf(stage, 0).hitPoints(1);
    wolf(stage, 1).hitPoints(1);
    steps(stage, "px").play(1, Half.BOTTOM);
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(wolf(stage, 0).hitPoints()).isEqualTo(2);
    assertThat(wolf(stage, 1).hitPoints()).as("not adjacent").isEqualTo(1);
    assertThat(stage.happened(What.HEALED)).as("no heroes").hasSize(1);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(2);
    endsToo(stage, Zone.DISCARD, 0);
  }

  @Test
  @Played("Intervening Apparitions top")
  void interveningApparitionsTakeThreeBlows() {
    Arena stage =
        wolves("Intervening Apparitions", "a   A   .   b   v   .   w   c   B   d", WEAK, ATTACK);
    stage.play(1, Half.TOP);
    endsToo(stage, Zone.ACTIVE, 0);
    stage.endRound();
    assertThat(lost(stage, "AB")).as("no heroes").containsExactly(1, 1);
    assertThat(stage.lost(wolf(stage, 0)) + stage.lost(wolf(stage, 1))).isZero();
    int used = stage.happened(What.SLOT_USED).size();
    assertThat(used).isEqualTo(2);
    endsToo(stage, Zone.ACTIVE, 2);
    stage.turnOf('A', 4, 5).endRound();
    assertThat(stage.lost(wolf(stage, 0)) + stage.lost(wolf(stage, 1))).isEqualTo(1);
    endsToo(stage, Zone.LOST, 3);
  }

  @Test
  @Played("Strength in Numbers bottom")
  void strengthInNumbersCountsSummons() {
    String picture = "v   .   A   .   a   b   .   w   B";
    Arena stage = wolves("Strength in Numbers", picture).target('b', 'a').play(1, Half.BOTTOM);
    assertThat(lost(stage, "ab")).as("three hexes are too far").containsExactly(2, 0);
    endsToo(stage, Zone.DISCARD, 0);
    Arena one = wolves("Strength in Numbers", "v   .   A   a   b   .   w   B");
    one.game.state().leave(wolf(one, 1).id());
    one.target('b', 'a').play(1, Half.BOTTOM);
    assertThat(lost(one, "ab")).containsExactly(1, 0);
    Arena none = play("Strength in Numbers", "B   A   a").playBottom();
    assertThat(none.lost('a')).isZero();
  }

  @Test
  @Played("Negative Energy bottom")
  void negativeEnergyCursesWhoeverStandsNextToASummon() {
    String picture = "a   v   .   c   A   .   d   B   .   .   .   .   .   .   b   w   e";
    Arena stage = wolves("Negative Energy", picture).play(1, Half.BOTTOM);
    assertThat(curses(stage)).as("a, b and e").isEqualTo(3);
    assertThat(stage.modifiers("A").drawPile()).doesNotContain(ModifierCard.CURSE);
    endsToo(stage, Zone.DISCARD, 0);
    assertThat(stage.endTurn().isStrong(Element.DARK)).isTrue();
    Arena none = play("Negative Energy", "B   A   a").playBottom();
    assertThat(curses(none)).as("no summons").isZero();
  }

  @Test
  @Played("Otherworldly Rage bottom")
  void otherworldlyRageSwapsPlacesWithASummon() {
    String picture = ".   A   B   .   .   .   .   .   .   v   .   .   w   .   .   .   .   a";
    Arena stage = wolves("Otherworldly Rage", picture);
    rather(stage, stage.figure('B')).play(1, Half.BOTTOM);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(3);
    assertThat(stage.happened(What.TELEPORTED)).hasSize(2);
    assertThat(stage.stands('B', 'B')).isTrue();
    Arena still = wolves("Otherworldly Rage", picture);
    rather(still, wolf(still, 0))
        .answer(Prompt.Kind.STEP, new Choice.Decline())
        .play(1, Half.BOTTOM);
    assertThat(still.stands('A', 'v')).isTrue();
    assertThat(wolf(still, 0).hex()).isEqualTo(still.hex('A'));
    assertThat(wolf(still, 1).hex()).isEqualTo(still.hex('w'));
    endsToo(still, Zone.DISCARD, 0);
    Arena none = play("Otherworldly Rage", "B   A   .   .   .   .   .   a").playBottom();
    assertThat(none.happened(What.TELEPORTED)).isEmpty();
    assertThat(none.happened(What.MOVED, 'A')).hasSize(3);
  }

  // Cards, killing, healing

  @Test
  @Played("Intervening Apparitions bottom")
  void interveningApparitionsTakeCursesAway() {
    Arena stage = play("Intervening Apparitions", "B   A   a").turnOf('A', 2, 3);
    basic(stage, 2, 'a');
    stage.endRound();
    var cards = stage.modifiers("A");
    int all = cards.drawPile().size() + cards.discards().size();
    for (String hero : List.of("A", "A", "B")) {
      stage.modifiers(hero).curse(stage.game.state().supply());
    }
    assertThat(cards.discards()).isNotEmpty();
    stage.playBottom();
    assertThat(stage.modifiers("A").drawPile()).hasSize(all).doesNotContain(ModifierCard.CURSE);
    assertThat(stage.modifiers("A").discards()).isEmpty();
    assertThat(stage.modifiers("B").drawPile()).contains(ModifierCard.CURSE);
    ends(stage, Zone.DISCARD, 0);
    assertThat(stage.endTurn().isStrong(Element.LIGHT)).isTrue();
  }

  @Test
  @Played({"Unending Dominance bottom", "Interplanar Mastery top"})
  void lostCardsComeBack() {
    Arena four = play("Unending Dominance", "A   B   a").lose('A', 3, 4, 5, 6, 7).lose('B', 5);
    four.playBottom();
    assertThat(four.sheet('A').cards().lost()).isEqualTo(1 << 7 | 1);
    assertThat(four.zone('B', 5)).isEqualTo(Zone.LOST);
    ends(four, Zone.LOST, 0);
    assertThat(four.sheet('A').cards().recoverable(Pile.LOST) & 1).as("for good").isZero();

    Arena two = play("Interplanar Mastery", "A   B   a").lose('A', 3, 4, 5).lose('B', 5);
    two.playTop();
    assertThat(two.sheet('A').cards().lost()).isEqualTo(1 << 5 | 1);
    assertThat(two.zone('B', 5)).isEqualTo(Zone.LOST);
    ends(two, Zone.LOST, 0);
    assertThat(two.sheet('A').cards().recoverable(Pile.LOST) & 1).as("for good").isZero();
  }

  @Test
  @Played("Tear the Fabric top")
  void tearTheFabricKillsWhoeverIsWeakAndNormal() {
    Arena stage =
        trying(
                """
                .   a   x   .
                  b   A   d   c
                .   e   .   B
                """,
                "Tear the Fabric")
            .monster('x', "Guard", Rank.ELITE, StatLine.of(5, 0, 0, 0), MonsterCard.of(97))
            .start();
    stage.figure('a').hitPoints(5);
    stage.figure('b').hitPoints(6);
    stage.figure('c').hitPoints(1);
    stage.figure('d').hitPoints(1);
    stage.playTop();
    assertThat(Stream.of('a', 'b', 'c', 'd', 'e', 'x').filter(one -> stage.figure(one).isGone()))
        .containsExactly('a', 'd');
    ends(stage, Zone.LOST, 2);
  }

  @Test
  @Played("Tear the Fabric bottom")
  void tearTheFabricHealsMoreWithEarth() {
    for (boolean earth : EITHER) {
      Arena stage = play("Tear the Fabric", "A   B   a");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.playBottom();
      assertThat(lost(stage, "AB")).containsExactly(earth ? -6 : -4, 0);
      assertThat(stage.isInert(Element.EARTH)).isTrue();
      ends(stage, Zone.DISCARD, earth ? 1 : 0);
    }
  }

  @Test
  @Played("Earthen Steed top")
  void earthenSteedCarriesFartherForEarth() {
    String line = "A   .   .   .   .   .   .   .   .   a   B";
    for (boolean pays : new boolean[] {true, false}) {
      Arena stage = play("Earthen Steed", line).turnOf('A', 0, 1).play(0, Half.TOP);
      assertThat(stage.xp('A')).isZero();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.strong(Element.EARTH).remember();
      (pays ? stage : stage.unpaid()).perform(new Choice.Act(1, false, true));
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(pays ? 4 : 2);
      assertThat(stage.xp('A')).isEqualTo(pays ? 1 : 0);
      assertThat(stage.isInert(Element.EARTH)).isEqualTo(pays);
      stage.choose(new Choice.Remove(0, 0));
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  void earthenSteedCarriesItsSummonsToo() {
    for (boolean own : new boolean[] {true, false}) {
      Arena stage =
          trying(roomy("B   A   x   .   .   .   .   .   a"), "Unending Dominance", "Earthen Steed")
              .monsters(NOTHING)
              .start()
              .turnOf('A', 0, 2);
      stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x'))).play(0, Half.TOP).endRound();
      Watched summon =
          stage.game.state().alive().stream()
              .filter(one -> one.nature().summoner().equals(stage.figure('A').id()))
              .map(one -> new Watched(stage.game, one.id()))
              .findFirst()
              .orElseThrow();
      int move = summon.nature().stats().move();
      stage.game.state().stand(summon.id(), stage.hex('x'));
      stage.turnOf('A', 1, 3);
      stage.game.state().stand(summon.id(), stage.hex('x'));
      (own ? stage.play(1, Half.TOP) : stage).endRound();
      stage.strong(Element.EARTH).remember();
      stage.game.state().stand(summon.id(), stage.hex('x'));
      stage.turnOf('A', 4, 5);
      assertThat(did(stage, What.MOVED, summon)).hasSize(move + (own ? 2 : 0));
      assertThat(stage.xp('A')).isEqualTo(own ? 1 : 0);
    }
  }
}
