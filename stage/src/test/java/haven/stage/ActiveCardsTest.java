package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** Cards in the active area: what they count as, and who takes them off. */
final class ActiveCardsTest {
  private static final StatLine GUARD = StatLine.of(20, 3, 3, 0);

  private static Arena arena(Ruleset ruleset, String map, AbilityCard... cards) {
    return arena(ruleset, map, MonsterCard.of(50), cards);
  }

  private static Arena arena(Ruleset ruleset, String map, MonsterCard card, AbilityCard... cards) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', cards)
            .hitPoints('A', 20)
            .monster('g', "Guard", GUARD, card);
    if (ruleset.levels().party().largest() > 1) {
      arena.hero('B');
    }
    return arena.start();
  }

  private static AbilityCard bonus(Ability... abilities) {
    return Arena.card("Bonus", 20, CardAction.of(), CardAction.of(abilities));
  }

  private static MonsterCard attacks(int initiative) {
    return MonsterCard.of(initiative, Ability.Attack.of(Value.STAT));
  }

  private static Cards cards(Arena arena) {
    return arena.game.state().hero(0).cards();
  }

  /** The card with the bonus is card 0; everybody's further questions get their first option. */
  private static Arena active(Arena arena) {
    arena.turnOf('A').choose("bottom 0");
    arena.choose("yes");
    return arena;
  }

  private static int lost(Arena arena) {
    return 20 - arena.figure("A").hitPoints();
  }

  @RulesetTest
  @Rule("BON-13a")
  void persistentCardsAreRemovedBetweenAbilitiesOnly(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   .   .   g   .   B",
            bonus(Ability.persistent(Effect.shield(1))),
            Arena.top(Ability.move(2)));
    active(arena);
    assertThat(arena.prompt().options()).contains(new Choice.Remove(0, 0));
    arena.choose("top 1");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Remove(0, 0));
    arena.endRound();
    assertThat(arena.prompt().options()).contains(new Choice.Remove(0, 0));
    arena.choose("remove 0 0");
    assertThat(arena.game.state().actives()).isEmpty();
    assertThat(cards(arena).active()).isZero();
  }

  @RulesetTest
  @Rule(value = "BON-13a")
  void roundBonusesAreNotRemoved(Ruleset ruleset) {
    Arena arena =
        active(arena(ruleset, "A   .   .   g   .   B", bonus(Ability.round(Effect.shield(1)))));
    assertThat(cards(arena).active()).isEqualTo(1);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Remove(0, 0));
  }

  @RulesetTest
  @Rule({"BON-13b", "BON-13c"})
  void anyActiveCardIsRemovedAtAnyTime(Ruleset ruleset) {
    for (boolean losing : new boolean[] {true, false}) {
      CardAction action = CardAction.of(Ability.round(Effect.shield(1)));
      Arena arena =
          arena(
              ruleset,
              "A   .   .   g   .   B",
              Arena.card("Bonus", 20, CardAction.of(), losing ? action.losing() : action),
              Arena.top(Ability.move(2)));
      active(arena).choose("top 1");
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
      arena.choose("remove 0 0");
      assertThat(arena.prompt().kind()).as("the move goes on").isEqualTo(Prompt.Kind.STEP);
      assertThat(arena.game.state().actives()).isEmpty();
      assertThat(losing ? cards(arena).lost() : cards(arena).discards()).isEqualTo(1);
    }
  }

  @RulesetTest
  @Rule({"BON-13b", "BON-13c"})
  void activeCardsAreRemovedWhileAnotherFigureActs(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                attacks(80),
                bonus(Ability.persistent(Effect.shield(1)))));
    arena.until(Prompt.Kind.NEGATE).choose("remove 0 0");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    assertThat(cards(arena).discards() & 1).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BON-14")
  void anActiveCardCountsAsDiscarded(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   .   .   g   .   B",
                bonus(Ability.persistent(Effect.shield(1))),
                Arena.top(Ability.recover(Consequence.Recover.Pile.DISCARDED, 1, Aim.SELF))));
    arena.choose("top 1");
    arena.choose(arena.at(arena.figure("A")));
    arena.choose("card 0");
    assertThat(cards(arena).hand() & 1).isEqualTo(1);
    assertThat(arena.game.state().actives()).isEmpty();
  }

  @RulesetTest
  @Rule("BON-02")
  void anActiveCardIsNoHandCard(Ruleset ruleset) {
    Arena arena =
        active(
            arena(ruleset, "A   .   .   g   .   B", bonus(Ability.persistent(Effect.shield(1)))));
    arena.endRound();
    assertThat(arena.prompt().options())
        .noneMatch(
            option ->
                option instanceof Choice.Cards(int leading, int second)
                    && (leading == 0 || second == 0));
  }

  @RulesetTest
  @Rule({"BON-15", "BON-17"})
  void aRestMayTakePersistentCardsAlong(Ruleset ruleset) {
    for (boolean takes : new boolean[] {true, false}) {
      Arena arena =
          active(arena(ruleset, "A   .   .   g", bonus(Ability.persistent(Effect.shield(1)))));
      arena.until(Prompt.Kind.SHORT_REST).choose("yes");
      assertThat(arena.prompt().options()).contains(new Choice.Card(0), new Choice.Accept());
      if (takes) {
        arena.choose("card 0");
      }
      if (arena.prompt().kind() == Prompt.Kind.RECOVER) {
        arena.choose("yes");
      }
      assertThat(cards(arena).active()).isEqualTo(takes ? 0 : 1);
      assertThat(arena.game.state().actives()).hasSize(takes ? 0 : 1);
    }
  }
}
