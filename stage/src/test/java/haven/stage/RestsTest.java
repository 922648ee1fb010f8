package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.monster.StatLine;
import haven.play.engine.Bits;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.play.turn.Cards;
import haven.play.turn.Rests;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** Long and short rests. */
final class RestsTest {
  private static final ItemCard BANDAGE =
      ItemCard.of(
          "Bandage",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.SPENT,
          ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heal(1, Aim.SELF)));

  private static Arena arena(Ruleset ruleset) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', Arena.card("Zero", 20, CardAction.of(attack(3)), CardAction.of(attack(3))))
        .items('A', BANDAGE)
        .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
        .company('B')
        .start();
  }

  private static boolean isAlone(Ruleset ruleset) {
    return ruleset.levels().party().largest() == 1;
  }

  /** Round 2, with two used cards, a spent item and 5 of 10 hit points. */
  private static Arena used(Ruleset ruleset) {
    Arena arena = arena(ruleset).turnOf('A');
    arena.choose("use 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.endRound();
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
    arena.figure("A").hitPoints(5);
    arena.log.clear();
    return arena;
  }

  /** The same, in the long rest, at the choice of the card to be lost. */
  private static Arena resting(Ruleset ruleset, Condition... conditions) {
    Arena arena = used(ruleset);
    arena.give(arena.figure("A"), conditions);
    arena.choose("long rest");
    arena.selectFirstTwo();
    return arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.REST_LOSS && prompt.figure().equals(hero(arena).id()));
  }

  private static Watched hero(Arena arena) {
    return arena.figure("A");
  }

  @RulesetTest
  @Rule({"RST-05", "RST-06"})
  void aLongRestIsDeclaredInsteadOfCardsAndIsTheWholeLastTurn(Ruleset ruleset) {
    Arena fresh = arena(ruleset);
    assertThat(fresh.options().contains("long rest")).isEqualTo(isAlone(ruleset));
    Arena arena = used(ruleset);
    assertThat(arena.options()).contains("long rest");
    arena.choose("long rest");
    arena.selectFirstTwo();
    assertThat(arena.sheet('A').cards().selected()).isZero();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.REST_LOSS);
    assertThat(arena.events(Event.What.TURN_STARTS).getLast().who()).isEqualTo(hero(arena).id());
    assertThat(arena.events(Event.What.TURN_STARTS)).hasSize(isAlone(ruleset) ? 2 : 3);
    FigureId me = hero(arena).id();
    arena.until(
        prompt -> {
          assertThat(prompt.kind() == Prompt.Kind.ACTION && prompt.figure().equals(me)).isFalse();
          return !arena.game.state().turn().figure().equals(me);
        });
    assertThat(arena.events(Event.What.ACTION)).isEmpty();
  }

  @RulesetTest
  @Rule({"RST-05", "RST-06"})
  void withTooFewCardsNoLongRestIsDeclared(Ruleset ruleset) {
    Arena arena = arena(ruleset).turnOf('A');
    arena.choose("no");
    Cards cards = arena.sheet('A').cards();
    Bits.each(cards.discards(), card -> cards.recover(Consequence.Recover.Pile.DISCARDED, card));
    arena.endRound();
    boolean rests = arena.options().contains("long rest");
    assertThat(rests).isEqualTo(isAlone(ruleset)); // its hand counts there
  }

  @RulesetTest
  @Rule({"RST-07a", "RST-07b", "RST-07c", "RST-07d", "TRN-18a", "TRN-18b", "TRN-18c"})
  void aLongRestLosesACardThenHealsThenRefreshes(Ruleset ruleset) {
    Arena arena = resting(ruleset);
    Cards cards = arena.sheet('A').cards();
    if (isAlone(ruleset)) {
      assertThat(arena.options()).containsExactly("card 0", "card 1", "card 2", "card 3");
      assertThat(cards.onSideB()).isZero(); // all are turned before one is lost
    } else {
      assertThat(arena.options()).containsExactly("card 0", "card 1");
    }
    arena.choose("card 1");
    assertThat(cards.lost()).isEqualTo(0b10);
    assertThat(cards.discards()).isZero();
    assertThat(cards.hand() & 0b11).isEqualTo(0b01);
    assertThat(hero(arena).hitPoints()).isEqualTo(5);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REST_HEAL);
    arena.choose("yes");
    assertThat(hero(arena).hitPoints()).isEqualTo(7);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REST_REFRESH);
    arena.choose("yes");
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
  }

  @RulesetTest
  @Rule({"RST-07a", "RST-07d", "TRN-18a", "TRN-18c"})
  void refreshedItemsAreOfUseInTheSameTurn(Ruleset ruleset) {
    Arena arena = resting(ruleset);
    arena.choose("card 0");
    arena.choose("no");
    arena.choose("yes");
    assertThat(arena.game.state().turn().figure()).isEqualTo(hero(arena).id());
    assertThat(arena.options()).contains("use 0");
    arena.choose("use 0");
    arena.choose(arena.at(hero(arena)));
    assertThat(hero(arena).hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule({"RST-07a", "RST-07b", "RST-07c", "RST-07d", "TRN-18a", "TRN-18c"})
  void onlyTheLossIsADuty(Ruleset ruleset) {
    Arena arena = resting(ruleset);
    assertThat(arena.options()).doesNotContain("no", "yes");
    arena.choose("card 0");
    arena.choose("no");
    arena.choose("no");
    assertThat(hero(arena).hitPoints()).isEqualTo(5);
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
  }

  @RulesetTest
  @Rule({"RST-07a", "RST-07b", "RST-07c", "RST-07d"})
  void lostItemsAreNotRefreshed(Ruleset ruleset) {
    ItemCard potion =
        ItemCard.of(
            "Potion",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.LOST,
            ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heal(1, Aim.SELF)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .items('A', BANDAGE, potion)
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .company('B')
            .start()
            .turnOf('A');
    for (String use : new String[] {"use 0", "use 1"}) {
      arena.choose(use);
      arena.until(Prompt.Kind.ACTION, "A");
    }
    arena.endRound();
    arena.choose("long rest");
    arena.selectFirstTwo().until(Prompt.Kind.REST_REFRESH);
    arena.choose("yes");
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
    assertThat(arena.sheet('A').items().wear(1)).isEqualTo(Items.Wear.LOST);
  }

  @RulesetTest
  @Rule("RST-09")
  void theHealOfARestIsAHeal(Ruleset ruleset) {
    Arena arena = resting(ruleset, Condition.POISON);
    arena.choose("card 0");
    arena.choose("yes");
    assertThat(hero(arena).has(Condition.POISON)).isFalse();
    assertThat(hero(arena).hitPoints()).isEqualTo(5);
    Arena wounded = resting(ruleset, Condition.WOUND);
    wounded.choose("card 0");
    wounded.choose("yes");
    assertThat(hero(wounded).has(Condition.WOUND)).isFalse();
    assertThat(hero(wounded).hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule("RST-10")
  void theWoundHurtsBeforeTheRest(Ruleset ruleset) {
    Arena arena = used(ruleset);
    arena.give(hero(arena), Condition.WOUND);
    hero(arena).hitPoints(1);
    arena.choose("long rest");
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    assertThat(arena.events(Event.What.RESTED)).isEmpty();
    arena.choose("yes");
    assertThat(hero(arena).isGone()).isTrue();
    assertThat(arena.events(Event.What.RESTED)).isEmpty();
  }

  @RulesetTest
  @Rule({"RST-11", "RND-07"})
  void theStunnedRestAsUsual(Ruleset ruleset) {
    Arena arena = resting(ruleset, Condition.STUN);
    arena.choose("card 0");
    arena.choose("yes");
    assertThat(hero(arena).hitPoints()).isEqualTo(7);
    arena.choose("yes");
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
  }

  @RulesetTest
  @Rule("RND-07")
  void theStunnedChooseCardsForNothing(Ruleset ruleset) {
    Arena arena = arena(ruleset);
    arena.give(hero(arena), Condition.STUN);
    assertThat(arena.prompt().figure()).isEqualTo(hero(arena).id());
    assertThat(arena.options()).contains("cards 0 1");
    arena.selectFirstTwo();
    arena.until(
        prompt -> {
          assertThat(
                  prompt.kind() == Prompt.Kind.ACTION && prompt.figure().equals(hero(arena).id()))
              .isFalse();
          return arena.events(Event.What.TURN_ENDS).stream()
              .anyMatch(event -> event.who().equals(hero(arena).id()));
        });
    assertThat(arena.sheet('A').cards().discards()).isEqualTo(0b11);
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(20);
    assertThat(arena.events(Event.What.ACTION)).isEmpty();
  }

  // Short rests

  private static Arena shortRest(Ruleset ruleset) {
    Arena arena = used(ruleset);
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.SHORT_REST, "A");
    arena.choose("yes");
    return arena;
  }

  private static int drawn(Arena arena) {
    if (arena.game.state().top() instanceof Rests.Redraw redraw) {
      return redraw.rest().lost();
    }
    throw new AssertionError("no card has been drawn");
  }

  @RulesetTest
  @Rule("RST-12")
  void aShortRestNeitherHealsNorRefreshes(Ruleset ruleset) {
    Arena arena = shortRest(ruleset);
    arena.choose("yes");
    assertThat(arena.events(Event.What.RESTED)).hasSize(1);
    assertThat(hero(arena).hitPoints()).isEqualTo(5);
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
    assertThat(arena.log).noneMatch(event -> event.what() == Event.What.HEALED);
    assertThat(arena.prompt().kind())
        .isNotIn(Prompt.Kind.REST_HEAL, Prompt.Kind.REST_REFRESH, Prompt.Kind.ITEM);
  }

  @RulesetTest
  @Rule({"RST-03a", "RST-03b", "RST-04"})
  void forOneDamageADifferentCardIsLostOnce(Ruleset ruleset) {
    Arena arena = shortRest(ruleset);
    Cards cards = arena.sheet('A').cards();
    int first = drawn(arena);
    assertThat(arena.options()).containsExactly("yes", "no");
    if (isAlone(ruleset)) {
      assertThat(cards.hand()).isEqualTo(0b1111);
      assertThat(cards.onSideB()).isZero();
    }
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    arena.choose("yes");
    assertThat(hero(arena).hitPoints()).isEqualTo(4);
    assertThat(arena.events(Event.What.RESTED)).hasSize(1); // and that is that
    assertThat(Integer.bitCount(cards.lost())).isEqualTo(1);
    assertThat(cards.lost()).isNotEqualTo(1 << first);
    assertThat(cards.discards()).isZero();
    assertThat(cards.hand() >> first & 1).isEqualTo(1);
  }

  @RulesetTest
  @Rule("RST-04")
  void aShortRestGathersAllCardsAndLosesOne(Ruleset ruleset) {
    Arena arena = shortRest(ruleset);
    int lost = drawn(arena);
    arena.choose("yes");
    Cards cards = arena.sheet('A').cards();
    assertThat(cards.lost()).isEqualTo(1 << lost);
    assertThat(cards.hand()).isEqualTo(0b1111 & ~(1 << lost));
  }

  @RulesetTest
  @Rule("RST-14")
  void anActiveCardMayBeDiscardedForAShortRest(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.persistent(Effect.shield(1))))
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    arena.until(Prompt.Kind.SHORT_REST, "A");
    assertThat(arena.options()).containsExactly("no", "remove 0 0");
    arena.choose("remove 0 0");
    assertThat(arena.game.state().actives()).isEmpty();
    assertThat(arena.options()).containsExactly("no", "yes");
    arena.choose("yes");
    assertThat(drawn(arena)).isIn(0, 1);
  }

  private static ItemCard slotted(int uses) {
    return new ItemCard(
        "Salve",
        ItemCard.Slot.SMALL,
        0,
        ItemCard.Wear.SPENT,
        uses,
        false,
        ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heal(1, Aim.SELF)),
        "");
  }

  /** In the long-rest turn of a hero who has used one of so many slots of an item. */
  private static Arena partlyUsed(Ruleset ruleset, int uses) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .items('A', slotted(uses))
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("use 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.endRound();
    hero(arena).hitPoints(5);
    arena.choose("long rest");
    arena.selectFirstTwo();
    return arena.until(
        prompt -> prompt.kind() == Prompt.Kind.ITEM || prompt.kind() == Prompt.Kind.REST_LOSS);
  }

  @RulesetTest
  @Rule({"ITM-06", "TRN-12"})
  void itemsMayBeUsedBeforeTheRestInItsTurn(Ruleset ruleset) {
    Arena arena = partlyUsed(ruleset, 3);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ITEM);
    arena.choose("use 0");
    arena.choose(arena.at(hero(arena)));
    assertThat(hero(arena).hitPoints()).isEqualTo(6);
    assertThat(arena.events(Event.What.RESTED)).isEmpty();
    arena.choose("yes");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REST_LOSS);
  }

  @RulesetTest
  @Rule("REC-04")
  void aLongRestResetsAPartlyUsedItem(Ruleset ruleset) {
    Arena arena = partlyUsed(ruleset, 2);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.REST_LOSS);
    arena.choose("card 0");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REST_REFRESH);
    arena.choose("yes");
    for (int i = 0; i < 2; i++) {
      assertThat(arena.sheet('A').items().isReady(0)).isTrue();
      arena.choose("use 0");
      arena.choose(arena.at(hero(arena)));
    }
    assertThat(arena.sheet('A').items().isReady(0)).isFalse();
  }

  @RulesetTest
  @Rule({"RST-07b", "RST-07c", "RST-07d"})
  void elsewhereARestRefreshesWhatIsSpentAndNothingElse(Ruleset ruleset) {
    Arena arena = partlyUsed(ruleset, 2);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.REST_LOSS);
    arena.choose("card 0");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isNotEqualTo(Prompt.Kind.REST_REFRESH);
  }
}
