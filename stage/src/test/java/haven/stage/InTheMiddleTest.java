package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** What may happen in the middle of an ability, and what lasts beyond it. */
final class InTheMiddleTest {
  private static final ItemCard POTION =
      ItemCard.of(
          "Potion",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.LOST,
          ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heal(1, Aim.SELF)));
  private static final ItemCard WHETSTONE =
      ItemCard.of(
          "Whetstone",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.SPENT,
          ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, Rider.plus(1)));

  private static Arena arena(Ruleset ruleset, ItemCard... items) {
    return Arena.in(
            ruleset,
            """
            x   y   A   g   .   B
              .   .   h   .   .
            """)
        .hero(
            'A',
            Arena.top(attack(1, Aim.AS_USUAL.targets(2)), heal(1, Aim.SELF)),
            Arena.bottom(move(3)))
        .items('A', items)
        .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
        .monster('h', "Hound", StatLine.of(10, 0, 0, 0))
        .company('B')
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule({"MOV-07", "ABL-09a", "TRN-03", "TRN-13"})
  void noOtherAbilityBeginsInTheMiddleOfAMove(Ruleset ruleset) {
    Arena arena = arena(ruleset, POTION);
    assertThat(arena.options()).contains("use 0");
    arena.choose("bottom 1");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.options()).doesNotContain("use 0");
    arena.choose(new Choice.To(arena.hex('y')));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.options()).doesNotContain("use 0").noneMatch(text -> text.contains("top"));
  }

  @RulesetTest
  @Rule({"ABL-09a", "TRN-03", "TRN-13"})
  void noOtherAbilityBeginsInTheMiddleOfAnAttack(Ruleset ruleset) {
    Arena arena = arena(ruleset, POTION);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.TARGET); // the second attack
    assertThat(arena.options()).doesNotContain("use 0");
  }

  @RulesetTest
  @Rule("TRN-13")
  void itemsOfAnAttackAreUsedBeforeTheDraw(Ruleset ruleset) {
    Arena arena = arena(ruleset, WHETSTONE);
    assertThat(arena.options()).doesNotContain("use 0");
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.BEFORE_DRAW);
    assertThat(arena.options()).contains("use 0");
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    arena.choose("use 0");
    arena.until(prompt -> !arena.events(Event.What.DREW).isEmpty());
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(8);
    assertThat(arena.options()).doesNotContain("use 0");
  }

  @RulesetTest
  @Rule("TRN-12")
  void anyNumberOfItemsIsUsedBeforeDuringAndAfterTheActions(Ruleset ruleset) {
    Arena arena = arena(ruleset, POTION, POTION, WHETSTONE, POTION);
    Watched hero = arena.figure("A");
    hero.hitPoints(5);
    for (String potion : new String[] {"use 0", "use 1"}) {
      arena.choose(potion);
      arena.choose(arena.at(hero));
    }
    assertThat(hero.hitPoints()).isEqualTo(7);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("use 2");
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(8);
    arena.choose("bottom 1");
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.options()).containsExactly("no", "use 3");
    arena.choose("use 3");
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule("MOV-25a")
  void flyingLastsAsLongAsItsBonus(Ruleset ruleset) {
    Effect flying = Effect.self(new Effect.Change.Flying());
    for (boolean round : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   x%  y   z%  e   B")
              .hero(
                  'A',
                  Arena.top(round ? Ability.round(flying) : Ability.persistent(flying)),
                  Arena.bottom(move(2)))
              .company('B')
              .start()
              .turnOf('A');
      Watched hero = arena.figure("A");
      arena.choose("top 0");
      arena.choose("yes");
      assertThat(hero.isFlying()).isTrue(); // with or without a move
      arena.choose("bottom 1");
      arena.choose(new Choice.To(arena.hex('x')));
      arena.choose(new Choice.To(arena.hex('y')));
      assertThat(hero.hex()).isEqualTo(arena.hex('y'));
      arena.endRound();
      assertThat(hero.isFlying()).isEqualTo(!round);
      arena.selectFirstTwo();
      arena.until(Prompt.Kind.ACTION, "A");
      arena.choose(
          arena.prompt().options().stream()
              .filter(option -> option.text().startsWith("basic bottom"))
              .findFirst()
              .orElseThrow());
      if (round) {
        assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION); // no way
      } else {
        arena.choose(new Choice.To(arena.hex('z')));
        arena.choose(new Choice.To(arena.hex('e')));
        assertThat(hero.hex()).isEqualTo(arena.hex('e'));
      }
    }
  }

  @RulesetTest
  @Rule("ABL-09b")
  void itemsButNoOtherActionMayComeInTheMiddleOfAnAbility(Ruleset ruleset) {
    Arena arena = arena(ruleset, POTION);
    Watched hero = arena.figure("A");
    hero.hitPoints(5);
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('y')));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.options()).contains("use 0").noneMatch(text -> text.contains("top"));
    arena.choose("use 0");
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(6);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP); // the move goes on
    arena.choose(new Choice.To(arena.hex('x')));
    assertThat(hero.hex()).isEqualTo(arena.hex('x'));
  }
}
