package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** The focus is found before anything else is done, and is a figure, wherever it goes. */
final class FocusKeptTest {
  private static final StatLine LINE = StatLine.of(30, 2, 2, 0);
  private static final Aim FAR = Aim.AS_USUAL.range(4);

  /** A stands next to the monster; B is further off, but before A in the order of turns. */
  private static Arena arena(Ruleset ruleset, Ability... abilities) {
    return Arena.in(
            ruleset,
            """
            B   .   g   A   .   .   .
              .   .   .   .   .   .
            """)
        .hero('A', Arena.card("Late", 60, CardAction.of(), CardAction.of()))
        .hero('B', Arena.card("Early", 20, CardAction.of(), CardAction.of()))
        .hitPoints('A', 30)
        .hitPoints('B', 30)
        .monster('g', "g", LINE, MonsterCard.of(5, abilities))
        .start()
        .turnOf('B');
  }

  private static List<String> attacked(Arena arena) {
    return arena.events(Event.What.ATTACKED).stream()
        .map(event -> arena.game.state().figure(event.whom()).name())
        .toList();
  }

  private static Ability pushAllAdjacent() {
    return Ability.push(2, Aim.AS_USUAL.at(Affects.ENEMIES).everybody().adjacently());
  }

  @RulesetTest
  @Rule({"FOC-01a", "FOC-01b"})
  void theFocusIsFoundBeforeTheFirstAbility(Ruleset ruleset) {
    Arena arena = arena(ruleset, pushAllAdjacent(), Ability.attack(2, FAR));
    assertThat(arena.figure("A").hex()).isNotEqualTo(arena.hex('A'));
    assertThat(attacked(arena)).containsExactly("A");
  }

  @RulesetTest
  @Rule({"FOC-43", "MAT-06"})
  void aFocusThatWasPushedIsAttackedAgainWhereItStands(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            Ability.attack(2, FAR, Rider.push(3)),
            Ability.move(2),
            Ability.attack(2, FAR));
    assertThat(arena.figure("A").hex()).isNotEqualTo(arena.hex('A'));
    assertThat(attacked(arena)).containsExactly("A", "A");
  }

  @RulesetTest
  @Rule("MAT-04")
  void nobodyElseIsAttackedBecauseTheFocusWasPushedOutOfReach(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            Ability.attack(2, FAR, Rider.push(3)),
            Ability.attack(2, Aim.AS_USUAL.range(2)));
    assertThat(attacked(arena)).containsExactly("A");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("MAB-10")
  void whatIsDoneToAnEnemyIsDoneToTheFocus(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, Ability.attack(2, FAR, Rider.push(3)), Ability.give(Condition.MUDDLE, FAR));
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.figure("B").has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule("FOC-43")
  void aFocusThatCannotBeSeenAnyMoreIsNotExchanged(Ruleset ruleset) {
    Effect hides =
        Effect.self(
            new Effect.Change.Performs(
                Effect.Moment.AFTER_ATTACKED,
                List.of(Ability.give(Condition.INVISIBLE, Aim.SELF))));
    Arena arena =
        Arena.in(ruleset, "B   .   g   A")
            .hero('A', Arena.card("Hide", 20, CardAction.of(Ability.round(hides)), CardAction.of()))
            .hero('B')
            .monster(
                'g', "g", LINE, MonsterCard.of(50, Ability.attack(2, FAR), Ability.attack(2, FAR)))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.until(Prompt.Kind.TARGET, "A").choose(arena.at(arena.figure("A")));
    arena.endRound();
    assertThat(arena.figure("A").has(Condition.INVISIBLE)).isTrue();
    assertThat(attacked(arena)).containsExactly("A");
  }

  @RulesetTest
  @Rule("MAT-09")
  void whenTheFocusIsDeadTheNextAttackFindsAnotherOne(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   .   g   A   .   .   C")
            .hero('A')
            .hero('B')
            .hero('C')
            .hitPoints('A', 1)
            .monster(
                'g', "g", LINE, MonsterCard.of(5, Ability.attack(99, FAR), Ability.attack(2, FAR)))
            .start()
            .selectFirstTwo();
    arena.until(prompt -> arena.events(Event.What.ATTACKED).size() > 1);
    assertThat(attacked(arena)).containsExactly("A", "B");
  }
}
