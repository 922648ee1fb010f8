package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.ability.Ability;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The halves of the Quartermaster's cards that say more than numbers. */
final class QuartermasterCardsTest extends CardTrials {
  QuartermasterCardsTest() {
    super("Quartermaster");
  }

  private static final String BESIDE = "A   a   .   B";

  /** Two that are spent by use, four that are consumed, and a small one that is spent. */
  private static final List<ItemCard> ITEMS =
      List.of(
          Gloomhaven.PACK.item("Boots of Striding"),
          Gloomhaven.PACK.item("Poison Dagger"),
          Gloomhaven.PACK.item("War Hammer"),
          Gloomhaven.PACK.item("Minor Healing Potion"),
          Gloomhaven.PACK.item("Minor Power Potion"),
          Gloomhaven.PACK.item("Cloak of Invisibility"),
          ItemCard.of("Charm", ItemCard.Slot.SMALL, ItemCard.Wear.SPENT, ItemCard.Use.UNKNOWN));

  private static final int SPENT = 0;
  private static final int DAGGER = 1;
  private static final int HAMMER = 2;
  private static final int POTION = 3;
  private static final int OTHER_POTION = 4;
  private static final int CHARM = 6;

  private static Arena trying(String picture, String... cards) {
    return Gloomhaven.trying("Quartermaster", picture, cards);
  }

  /** All heroes have used all of the items. */
  private static Arena worn(String heroes, String card, String picture) {
    Arena stage = trying(picture, card);
    ItemCard[] items = ITEMS.toArray(ItemCard[]::new);
    heroes.chars().forEach(hero -> stage.items((char) hero, items));
    stage.start();
    heroes
        .chars()
        .forEach(
            hero ->
                IntStream.range(0, ITEMS.size())
                    .forEach(i -> stage.sheet((char) hero).items().use(i)));
    return stage;
  }

  /** The next items that are made usable. */
  private static Arena refresh(Arena stage, int... items) {
    IntStream.of(items).forEach(item -> stage.answer(Prompt.Kind.RECOVER, new Choice.Use(item)));
    return stage;
  }

  private static List<Integer> ready(Arena stage, char hero) {
    return IntStream.range(0, ITEMS.size())
        .filter(stage.sheet(hero).items()::isReady)
        .boxed()
        .toList();
  }

  private static void ends(Arena stage, Zone pile, int xp) {
    assertThat(stage.zone('A', 0)).isEqualTo(pile);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  private static void isGoneForGood(Arena stage, int xp) {
    ends(stage, Zone.LOST, xp);
    assertThat(stage.sheet('A').cards().recoverable(Pile.LOST) & 1).isZero();
  }

  private static void isActiveAndCountsAsLost(Arena stage, int xp) {
    ends(stage, Zone.ACTIVE, xp);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
  }

  private static List<Integer> lost(Arena stage, String letters) {
    return letters.chars().mapToObj(letter -> stage.lost((char) letter)).toList();
  }

  // Items

  @Test
  @Played("Restock top")
  void restockRefreshesOneItemOfEachAllyWithinTwo() {
    Arena stage = worn("ABCD", "Restock", "C   .   A   B   .   D   a");
    refresh(stage, SPENT, POTION).target('B', 'C').playTop();
    assertThat(ready(stage, 'B')).containsExactly(SPENT);
    assertThat(ready(stage, 'C')).containsExactly(POTION);
    assertThat(ready(stage, 'D')).as("three hexes away").isEmpty();
    assertThat(ready(stage, 'A')).isEmpty();
    ends(stage, Zone.LOST, 2);
  }

  @Test
  @Played("Scroll of Recall top")
  void scrollOfRecallRefreshesASmallItemOfOnesOwn() {
    Arena stage = worn("AB", "Scroll of Recall", "A   B   a");
    refresh(stage, CHARM).playTop();
    assertThat(ready(stage, 'A')).containsExactly(POTION);
    assertThat(ready(stage, 'B')).isEmpty();
    ends(stage, Zone.DISCARD, 0);
  }

  @Test
  @Played("Continual Supply top")
  void continualSupplyTakesACardAtTheEndOfEachTurn() {
    Arena stage = worn("ABC", "Continual Supply", "C   .   A   B   a").target('C').playTop();
    isActiveAndCountsAsLost(stage, 2);
    refresh(stage, CHARM);
    int hand = Integer.bitCount(stage.sheet('A').cards().hand());
    stage.endTurn();
    assertThat(ready(stage, 'B')).containsExactly(POTION);
    assertThat(Integer.bitCount(stage.sheet('A').cards().hand())).isEqualTo(hand - 1);
    assertThat(Integer.bitCount(stage.sheet('A').cards().discards())).isEqualTo(2);
    assertThat(ready(stage, 'A')).isEmpty();
    assertThat(ready(stage, 'C')).as("not adjacent").isEmpty();
    stage.endRound();
    assertThat(ready(stage, 'B')).as("not in others' turns").containsExactly(POTION);
    stage.endRound();
    assertThat(ready(stage, 'B')).containsExactly(POTION, OTHER_POTION);
    isActiveAndCountsAsLost(stage, 2);

    Arena unpaid = worn("B", "Continual Supply", "A   B   a").unpaid().playTop().endRound();
    assertThat(ready(unpaid, 'B')).isEmpty();
    assertThat(Integer.bitCount(unpaid.sheet('A').cards().discards())).isEqualTo(1);
  }

  @Test
  @Played("Reinforced Steel top")
  void reinforcedSteelRefreshesASpentItemEachRound() {
    Arena stage = worn("AB", "Reinforced Steel", "A   B   a").playTop().endTurn();
    assertThat(ready(stage, 'A')).as("not yet").isEmpty();
    stage.endRound();
    assertThat(ready(stage, 'A')).containsExactly(SPENT);
    stage.endRound().endRound().endRound();
    assertThat(ready(stage, 'A')).as("no consumed ones").containsExactly(SPENT, DAGGER, CHARM);
    assertThat(ready(stage, 'B')).isEmpty();
    isActiveAndCountsAsLost(stage, 2);
  }

  @Test
  @Played({"Oversized Pack bottom", "Bag of Holding bottom"})
  void allConsumedSmallItemsAreRefreshed() {
    Arena own = worn("ABC", "Oversized Pack", "C   .   A   B   a").playBottom();
    assertThat(ready(own, 'A')).containsExactly(POTION, OTHER_POTION);
    assertThat(ready(own, 'B')).isEmpty();
    ends(own, Zone.LOST, 2);
    Arena all = worn("ABC", "Bag of Holding", "C   .   A   B   a").playBottom();
    assertThat(ready(all, 'A')).containsExactly(POTION, OTHER_POTION);
    assertThat(ready(all, 'B')).containsExactly(POTION, OTHER_POTION);
    assertThat(ready(all, 'C')).as("not adjacent").isEmpty();
    ends(all, Zone.LOST, 2);
  }

  @Test
  @Played({"Reserved Energy top", "Side Pouch top"})
  void allItemsOfAnAdjacentAllyAreRefreshed() {
    Arena spent = worn("ABC", "Reserved Energy", "C   .   A   B   a").target('C').playTop();
    assertThat(ready(spent, 'B')).containsExactly(SPENT, DAGGER, CHARM);
    assertThat(ready(spent, 'A')).isEmpty();
    assertThat(ready(spent, 'C')).as("not adjacent").isEmpty();
    ends(spent, Zone.DISCARD, 1);
    Arena all = worn("ABCD", "Side Pouch", "C   D   A   B   a").target('C').playTop();
    assertThat(ready(all, 'B')).hasSize(ITEMS.size());
    assertThat(ready(all, 'A')).isEmpty();
    assertThat(ready(all, 'C')).as("not adjacent").isEmpty();
    assertThat(ready(all, 'D')).as("one ally").isEmpty();
    ends(all, Zone.LOST, 2);
  }

  @Test
  @Played("Reforge top")
  void reforgeRefreshesAWeapon() {
    for (char hero : new char[] {'A', 'B'}) {
      Arena stage = worn("ABC", "Reforge", "A   B   C   a").target(hero).playTop();
      assertThat(ready(stage, hero)).containsExactly(DAGGER);
      assertThat(ready(stage, hero == 'A' ? 'B' : 'A')).isEmpty();
      ends(stage, Zone.DISCARD, 1);
    }
    Arena hammer = worn("AB", "Reforge", "A   B   a");
    refresh(hammer, HAMMER).target('B').playTop();
    assertThat(ready(hammer, 'B')).containsExactly(HAMMER);
    Arena far = worn("AB", "Reforge", "A   .   B   a").target('B').playTop();
    assertThat(ready(far, 'B')).as("not adjacent").isEmpty();
  }

  @Test
  @Played("Refreshment top")
  void refreshmentBringsAConsumedItemBackWithEachLongRest() {
    Arena stage = worn("AB", "Refreshment", "A   B   a").playTop();
    isActiveAndCountsAsLost(stage, 2);
    stage.endRound();
    assertThat(ready(stage, 'A')).isEmpty();
    stage.discard('A', 4, 5).answer(Prompt.Kind.SHORT_REST, new Choice.Accept());
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.happened(What.RESTED)).as("a short rest").hasSize(1);
    assertThat(ready(stage, 'A')).isEmpty();
    stage.endRound();
    refresh(stage, POTION).answer(Prompt.Kind.CARDS, new Choice.LongRest()).endRound();
    assertThat(stage.happened(What.RESTED)).hasSize(2);
    assertThat(ready(stage, 'A'))
        .as("spent ones anyway")
        .containsExactly(SPENT, DAGGER, POTION, CHARM);
    assertThat(ready(stage, 'B')).isEmpty();
    isActiveAndCountsAsLost(stage, 2);
  }

  @Test
  void theModifierOfThePerkRefreshesAnyItem() {
    ModifierCard card =
        Gloomhaven.PACK.characterClass("Quartermaster").characterClass().perks().stream()
            .flatMap(perk -> perk.added().stream())
            .filter(added -> added.toString().contains("Refresh"))
            .findFirst()
            .orElseThrow();
    for (int item : new int[] {SPENT, HAMMER}) {
      Arena stage = trying(BESIDE, "Restock").stack('A', card);
      stage.items('A', ITEMS.toArray(ItemCard[]::new)).start();
      IntStream.range(0, ITEMS.size()).forEach(stage.sheet('A').items()::use);
      refresh(stage, item).target('a').playBottom();
      assertThat(stage.lost('a')).isEqualTo(3);
      assertThat(ready(stage, 'A')).containsExactly(item);
    }
  }

  // Cards

  @Test
  @Played("Reforge bottom")
  void reforgeBringsTwoDiscardedCardsBack() {
    Arena stage = play("Reforge", BESIDE).lose('A', 6).discard('A', 2, 3).discard('A', 4, 5);
    stage.discard('B', 0, 1).playBottom();
    assertThat(stage.zone('A', 2)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('A', 3)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('A', 4)).isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('A', 6)).isEqualTo(Zone.LOST);
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
    ends(stage, Zone.DISCARD, 0);
  }

  @Test
  @Played("Continual Supply bottom")
  void continualSupplyBringsTwoLostCardsBack() {
    Arena stage = play("Continual Supply", BESIDE).lose('A', 5, 6, 7).discard('A', 2, 3);
    stage.playBottom();
    assertThat(stage.zone('A', 5)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('A', 6)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('A', 7)).isEqualTo(Zone.LOST);
    assertThat(stage.zone('A', 2)).isEqualTo(Zone.DISCARD);
    isGoneForGood(stage, 0);
  }

  @Test
  @Played("Refreshment bottom")
  void refreshmentBringsBackAllThatOneAllyHasDiscarded() {
    Arena stage = play("Refreshment", "B   A   .   .   .   .   .   .   .   .   .   C   a");
    stage.discard('C', 0, 1).discard('C', 2, 3).discard('B', 0, 1).lose('C', 5).target('C');
    stage.playBottom();
    assertThat(stage.sheet('C').cards().discards()).isZero();
    assertThat(stage.zone('C', 5)).isEqualTo(Zone.LOST);
    assertThat(stage.zone('B', 0)).as("one ally").isEqualTo(Zone.DISCARD);
    ends(stage, Zone.LOST, 2);
  }

  // Attacks

  @Test
  @Played("Hastened Step top")
  void hastenedStepAttacksBeforeAndAfterAStep() {
    Arena stage = play("Hastened Step", "a   A   x   b   .   B").target('a', 'b').way('x');
    stage.playTop();
    assertThat(lost(stage, "ab")).containsExactly(2, 2);
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    ends(stage, Zone.DISCARD, 0);
    Arena far = play("Hastened Step", "a   A   .   .   .   .   B").target('a').playTop();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(1);
  }

  @Test
  @Played("Bladed Boomerang bottom")
  void bladedBoomerangAttacksBetweenTwoMoves() {
    Arena stage =
        play(
            "Bladed Boomerang",
            "A   .   x   a   .   .   .   .   .   .   B",
            StatLine.of(1, 0, 0, 0));
    stage.target('a').playBottom();
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.happened(What.ATTACKED).getFirst().number()).isEqualTo(1);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(4);
    assertThat(stage.happened(What.ATTACKED)).hasSize(1);
    ends(stage, Zone.DISCARD, 0);
    Arena free = play("Bladed Boomerang", "A   .   .   .   .   .   .   .   B   a").playBottom();
    assertThat(free.happened(What.MOVED, 'A')).hasSize(4);
  }

  @Test
  @Played("Sharpening Kit bottom")
  void sharpeningKitIsForThoseWithinTwo() {
    String picture = "b   A   .   B   C   c   .   a";
    Arena stage = play("Sharpening Kit", picture).playBottom();
    ends(stage, Zone.ACTIVE, 0);
    assertThat(basic(stage, 1, 'b')).isEqualTo(3);
    stage.until(Prompt.Kind.ACTION, "C");
    assertThat(basic(stage, 9, 'c')).as("three hexes away").isEqualTo(2);
    stage.endRound();
    ends(stage, Zone.DISCARD, 0);
    stage.turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'b')).isEqualTo(2);

    Arena ally = play("Sharpening Kit", "C   a   B   .   A").playBottom();
    ally.until(Prompt.Kind.ACTION, "B");
    assertThat(basic(ally, 9, 'a')).isEqualTo(3);
  }

  @Test
  @Played("Portable Ballista top")
  void portableBallistaHitsFiveInALine() {
    Arena stage = play("Portable Ballista", "B   A   a   b   c   d   e   f").playTop();
    assertThat(lost(stage, "abcdef")).containsExactly(4, 4, 4, 4, 4, 0);
    ends(stage, Zone.DISCARD, 1);
  }

  @Test
  @Played("Portable Ballista bottom")
  void portableBallistaIgnoresShieldsInThisRound() {
    StatLine shielded = StatLine.of(90, 0, 0, 0).having(Effect.shield(2));
    Arena stage = play("Portable Ballista", "A   a   B", shielded).playBottom();
    ends(stage, Zone.ACTIVE, 0);
    assertThat(basic(stage, 1, 'a')).isEqualTo(2);
    stage.until(Prompt.Kind.ACTION, "B");
    assertThat(basic(stage, 9, 'a')).as("an ally").isZero();
    stage.endRound();
    ends(stage, Zone.DISCARD, 0);
    stage.turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'a')).as("a round later").isZero();
  }

  @Test
  @Played("Quiver of Arrows top")
  void quiverOfArrowsAddsATargetToRangedAttacksOfAdjacentAllies() {
    CardAction shot = CardAction.of(Ability.Attack.of(Value.of(2)).at(Value.of(3)));
    for (String picture : List.of("A   B   a   b   c", "A   .   B   a   b")) {
      Arena stage =
          trying(picture + "\n  .   d   e   .   .", "Quiver of Arrows", "Crippling Bow")
              .hero('B', Arena.card("Bow", 95, shot, CardAction.of()))
              .start()
              .turnOf('A', 0, 2)
              .play(0, Half.TOP);
      isActiveAndCountsAsLost(stage, 2);
      stage.endRound().turnOf('B', 0, 1).remember().perform(new Choice.Act(0, true, false));
      boolean adjacent = picture.startsWith("A   B");
      assertThat(stage.happened(What.ATTACKED)).hasSize(adjacent ? 2 : 1);
      assertThat(stage.all("Idler").stream().mapToInt(stage::lost).sum())
          .isEqualTo(adjacent ? 4 : 2);
      stage.endRound().turnOf('B', 4, 5).remember().perform(new Choice.Act(4, true, true));
      assertThat(stage.happened(What.ATTACKED)).as("a melee attack").hasSize(1);
      stage.endRound().turnOf('A', 1, 3).remember().perform(new Choice.Act(1, true, false));
      assertThat(stage.happened(What.ATTACKED, 'A')).as("its own").hasSize(1);
    }
  }

  @Test
  @Played("Scroll of Recall bottom")
  void scrollOfRecallPullsThreeWithinThree() {
    Arena stage =
        play(
            "Scroll of Recall",
            """
            .   .   .   b   .   .
              B   A   .   a   d   .
            .   .   .   c   .   .
            """);
    stage.target('a', 'b', 'c').playBottom();
    assertThat(stage.happened(What.FORCED)).hasSize(3);
    for (char enemy : new char[] {'a', 'b', 'c'}) {
      assertThat(stage.happened(What.FORCED, enemy)).hasSize(1);
      assertThat(stage.figure(enemy).hex().distanceTo(stage.hex('A'))).isEqualTo(1);
    }
    ends(stage, Zone.DISCARD, 0);
    Arena far = play("Scroll of Recall", "B   A   .   .   .   a").playBottom();
    assertThat(far.happened(What.FORCED)).as("four hexes away").isEmpty();
    Arena near = play("Scroll of Recall", "B   A   .   .   a").playBottom();
    assertThat(near.happened(What.FORCED)).hasSize(1);
  }

  // Damage and death

  @Test
  @Played("Scroll of Judgment top")
  void scrollOfJudgmentHurtsAllWithinFourAndOneself() {
    Arena stage = play("Scroll of Judgment", "B   A   a   .   .   b   c").playTop();
    assertThat(lost(stage, "ABabc")).containsExactly(2, 0, 2, 2, 0);
    ends(stage, Zone.LOST, 2);
    Arena unwilling = play("Scroll of Judgment", "B   A   a").target('a');
    unwilling.answer(Prompt.Kind.TARGET, new Choice.Decline()).playTop();
    assertThat(lost(unwilling, "Aa")).containsExactly(2, 2);
  }

  @Test
  @Played("Catastrophic Bomb bottom")
  void catastrophicBombHurtsNormalEnemiesAndOneself() {
    String picture =
        """
        .   x   .   .   .
          A   b   .   B   .
        c   .   .   .   .
        """;
    for (Rank rank : List.of(Rank.NORMAL, Rank.ELITE)) {
      Arena stage =
          trying(picture, "Catastrophic Bomb")
              .monster('x', "Guard", rank, StatLine.of(90, 0, 0, 0), MonsterCard.of(97))
              .start()
              .playBottom();
      assertThat(lost(stage, "AxbcB")).containsExactly(7, rank == Rank.NORMAL ? 7 : 0, 7, 0, 0);
      ends(stage, Zone.DISCARD, 1);
    }
    Arena alone = play("Catastrophic Bomb", "A   .   a   B");
    alone.answer(Prompt.Kind.TARGET, new Choice.Decline()).playBottom();
    assertThat(lost(alone, "Aa")).as("out of the area").containsExactly(7, 0);
  }

  @Test
  @Played("Scroll of Annihilation top")
  void scrollOfAnnihilationKillsWhoeverIsNoBoss() {
    for (Rank rank : List.of(Rank.NORMAL, Rank.ELITE, Rank.BOSS)) {
      Arena stage =
          trying("B   A   x   a", "Scroll of Annihilation")
              .monster('x', "Guard", rank, StatLine.of(90, 0, 0, 0), MonsterCard.of(97))
              .start()
              .playTop();
      assertThat(stage.figure('x').isGone()).isEqualTo(rank != Rank.BOSS);
      assertThat(stage.figure('a').isGone()).as("not adjacent").isFalse();
      ends(stage, rank == Rank.BOSS ? Zone.DISCARD : Zone.LOST, rank == Rank.BOSS ? 0 : 2);
    }
    Arena two = play("Scroll of Annihilation", "a   A   b   B").playTop();
    assertThat(Stream.of('a', 'b').filter(one -> two.figure(one).isGone())).hasSize(1);
  }

  // At the end of turns

  @Test
  @Played("Fortified Position top")
  void fortifiedPositionHealsAdjacentAlliesForFiveTurns() {
    Arena stage = play("Fortified Position", "D   .   B   A   C   .   a").playTop();
    ends(stage, Zone.ACTIVE, 0);
    for (int turn = 1; turn <= 5; turn++) {
      stage.untilTurnEnds(stage.figure('A'));
      assertThat(lost(stage, "ABCD")).containsExactly(0, -2 * turn, -2 * turn, 0);
      assertThat(stage.xp('A')).isEqualTo((turn + 1) / 2);
      assertThat(stage.zone('A', 0)).isEqualTo(turn < 5 ? Zone.ACTIVE : Zone.LOST);
    }
  }

  @Test
  @Played("Proficiency top")
  void proficiencyAddsOneWhereAnItemIsUsed() {
    Arena stage =
        Gloomhaven.trying("Quartermaster", "a   A   .   B", "Proficiency")
            .items(
                'A',
                Gloomhaven.PACK.item("Piercing Bow"),
                Gloomhaven.PACK.item("Eagle-Eye Goggles"))
            .start()
            .playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'a')).as("no item").isEqualTo(2);
    stage.endRound().turnOf('A', 4, 5);
    stage.answer(Prompt.Kind.BEFORE_DRAW, new Choice.Use(1));
    assertThat(basic(stage, 4, 'a')).isEqualTo(2 + 1);
    stage.choose(new Choice.Remove(0, 0));
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }
}
