package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.CardAction;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** The two actions of a turn. */
final class ActionsTest {
  /** Card 0: attack, or move 1; card 1: heal, or move 2 and attack 1. */
  private static Arena arena(Ruleset ruleset) {
    return Arena.in(ruleset, ".   A   g   .   B")
        .hero(
            'A',
            Arena.card("Zero", 20, CardAction.of(attack(3)), CardAction.of(move(1))),
            Arena.card(
                "One", 30, CardAction.of(heal(1, Aim.SELF)), CardAction.of(move(2), attack(1))))
        .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
        .company('B');
  }

  @RulesetTest
  @Rule({"ABL-03", "ABL-04", "TRN-01", "RND-23"})
  void anyTopThenTheBottomOfTheOtherCard(Ruleset ruleset) {
    for (Choice cards : new Choice[] {new Choice.Cards(0, 1), new Choice.Cards(1, 0)}) {
      Arena arena = arena(ruleset).start();
      arena.choose(cards);
      arena.turnOf('A');
      assertThat(arena.options())
          .containsExactlyInAnyOrder(
              "no",
              "top 0",
              "basic top 0",
              "bottom 0",
              "basic bottom 0",
              "top 1",
              "basic top 1",
              "bottom 1",
              "basic bottom 1");
      arena.choose("top 1");
      arena.choose("no");
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      assertThat(arena.options()).containsExactlyInAnyOrder("no", "bottom 0", "basic bottom 0");
      arena.choose("bottom 0");
      arena.choose("no");
      assertThat(hasEnded(arena)).isTrue();
    }
  }

  @RulesetTest
  @Rule({"ABL-03", "ABL-04", "TRN-01"})
  void anyBottomThenTheTopOfTheOtherCard(Ruleset ruleset) {
    Arena arena = arena(ruleset).start().turnOf('A');
    arena.choose("bottom 0");
    arena.choose("no");
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "top 1", "basic top 1");
  }

  @RulesetTest
  @Rule({"ABL-01", "ABL-02", "ABL-05", "ABL-06", "TRN-02"})
  void abilitiesComeInPrintedOrderAndTheOtherActionWaits(Ruleset ruleset) {
    Arena arena = arena(ruleset).start().turnOf('A');
    arena.choose("bottom 1");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.options()).noneMatch(option -> option.contains("top"));
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.TARGET);
    assertThat(arena.options()).noneMatch(option -> option.contains("top"));
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(9);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.options()).contains("top 0").doesNotContain("top 1");
  }

  @RulesetTest
  @Rule({"TRN-04", "XPP-06"})
  void aBasicActionHasNothingElseOfTheCard(Ruleset ruleset) {
    CardAction top = CardAction.of(attack(5)).xp(2).infusing(ElementIcon.of(Element.FIRE)).losing();
    CardAction bottom = CardAction.of(move(5)).xp(2).infusing(ElementIcon.of(Element.FIRE));
    Arena arena =
        Arena.in(ruleset, "w   A   g   .   B")
            .hero('A', Arena.card("Zero", 20, top, bottom), Arena.card("One", 30, top, bottom))
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("basic top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(8);
    arena.choose("basic bottom 1");
    arena.choose(new Choice.To(arena.hex('w')));
    assertThat(arena.events(Event.What.XP)).isEmpty();
    assertThat(arena.events(Event.What.INFUSED)).isEmpty();
    assertThat(arena.sheet('A').cards().lost()).isZero();
  }

  @RulesetTest
  @Rule({"TRN-04"})
  void aBasicMoveIsTwo(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   .   .   B").hero('A').company('B').start().turnOf('A');
    arena.choose("basic bottom 0");
    arena.choose(arena.options().get(1));
    arena.choose(arena.options().get(1));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule({"ABL-08", "EX-ABL-01", "EX-ABL-02"})
  void anActionIsCalledAfterEveryAbilityInIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(move(2), new Ability.Loot(2)), Arena.bottom(move(2), attack(2)))
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("bottom 1");
    assertThat(arena.events(Event.What.ACTION))
        .extracting(Event::words)
        .satisfiesExactly(
            top -> assertThat(top).contains("move action", "loot action").doesNotContain("attack"),
            bottom ->
                assertThat(bottom).contains("move action", "attack action").doesNotContain("loot"));
  }

  @RulesetTest
  @Rule({"ABL-24", "TRN-21"})
  void thirdActionsComeFromCardTextOnly(Ruleset ruleset) {
    Ability more = new Ability.When(List.of(), List.of(attack(1)), List.of());
    Arena arena =
        Arena.in(ruleset, ".   A   g   .   B")
            .hero('A', Arena.top(attack(2)), Arena.bottom(move(1), more))
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("bottom 1");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.TARGET);
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(7);
    assertThat(hasEnded(arena)).isTrue();
  }

  private static boolean hasEnded(Arena arena) {
    return arena.events(Event.What.TURN_ENDS).stream()
        .anyMatch(event -> event.who().equals(arena.figure("A").id()));
  }
}
