package haven.stage;

import static haven.rulebook.Edition.BB;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Harm;
import haven.play.view.Warnings;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Harm is told before an answer does it, and what does none is not accused. */
final class WarningsTest {
  private static final StatLine IDLE = StatLine.of(10, 0, 0, 0);

  private static Arena arena(Ruleset ruleset, String picture, Ability top, Ability... bottom) {
    return Arena.in(ruleset, picture)
        .hero('A', Arena.top(top), Arena.bottom(bottom))
        .company('B')
        .answering(Answers.Policy.LITTLE);
  }

  private static Map<Choice, List<Harm>> warnings(Arena arena) {
    Prompt prompt = arena.prompt();
    return Warnings.of(arena.game, Set.of(prompt.seat()), prompt);
  }

  private static List<Harm.Kind> kinds(Arena arena, Choice choice) {
    return warnings(arena).getOrDefault(choice, List.of()).stream().map(Harm::kind).toList();
  }

  private static String words(Arena arena, Choice choice) {
    List<Harm> harms = warnings(arena).getOrDefault(choice, List.of());
    return String.join("; ", harms.stream().map(harm -> arena.game.words(harm.say())).toList());
  }

  @RulesetTest({GH, JL, FH, BB})
  void aTrapIsNamedWithWhatItDoes(Ruleset ruleset) {
    Arena arena = arena(ruleset, ".   A   ^   .   B", Ability.attack(1), Ability.move(3)).start();
    arena.turnOf('A').choose("bottom 1");
    Hex here = arena.figure('A').hex();
    int damage = arena.game.state().hexDamage().trap(arena.game.state().hexLevel());
    Choice onto = new Choice.To(new Hex(here.q() + 1, here.r()));
    assertThat(words(arena, onto)).isEqualTo("springs the trap: " + damage + " damage");
    assertThat(kinds(arena, new Choice.To(new Hex(here.q() - 1, here.r())))).isEmpty();
  }

  @RulesetTest({GH, JL, FH, BB})
  void damageThatExhaustsIsToldApartFromDamageThatDoesNot(Ruleset ruleset) {
    for (int left : List.of(2, 3)) {
      Arena arena =
          arena(ruleset, "A   g   .   .   B", Ability.attack(1), Ability.move(1))
              .monster(
                  'g',
                  "Guard",
                  StatLine.of(10, 0, 2, 0),
                  MonsterCard.of(1, Ability.Attack.of(Value.STAT)))
              .hitPoints('A', 10)
              .hurt('A', 10 - left)
              .start();
      arena.selectFirstTwo().until(Prompt.Kind.NEGATE);
      assertThat(kinds(arena, new Choice.Accept()))
          .containsExactly(left == 2 ? Harm.Kind.EXHAUSTS : Harm.Kind.HURTS);
    }
  }

  @RulesetTest({GH, JL, FH})
  void whoeverStandsInAnAreaIsCounted(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                """
                .   a   .   .   B
                  A   .   b
                """,
                Ability.attack(1, Aim.AS_USUAL.over(Area.drawn("@   x"))),
                Ability.move(1))
            .monster('a', "Guard", IDLE.having(Effect.retaliate(2)), MonsterCard.of(90))
            .start();
    arena.turnOf('A').choose("top 0");
    Map<Choice, List<Harm>> warnings = warnings(arena);
    for (Choice option : arena.prompt().options()) {
      if (option instanceof Choice.Lay(List<Hex> hexes)) {
        assertThat(kinds(arena, option))
            .containsExactly(
                hexes.contains(arena.only("Guard").hex())
                    ? Harm.Kind.RETALIATES
                    : Harm.Kind.HITS_NOBODY);
      }
    }
    assertThat(warnings).containsKey(new Choice.Decline());
  }

  @RulesetTest({GH, JL, FH, BB})
  void anAttackOnNobodySaysSo(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   .   .   g   B", Ability.attack(1), Ability.move(1))
            .monster('g', "Guard", IDLE, MonsterCard.of(90))
            .start();
    arena.turnOf('A');
    assertThat(kinds(arena, new Choice.Act(0, true, false))).containsExactly(Harm.Kind.HITS_NOBODY);
    assertThat(kinds(arena, new Choice.Act(1, false, false))).isEmpty();
    assertThat(kinds(arena, new Choice.Decline())).contains(Harm.Kind.WASTES);
  }

  @RulesetTest({GH, JL, FH, BB})
  void aMoveThatStopsTooFarAwaySaysSo(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   .   .   g   B", Ability.attack(1), Ability.move(2), Ability.attack(1))
            .monster('g', "Guard", IDLE, MonsterCard.of(90))
            .start();
    arena.turnOf('A').choose("bottom 1");
    Choice stop = new Choice.Decline();
    assertThat(kinds(arena, stop)).containsExactly(Harm.Kind.HITS_NOBODY);
    Hex here = arena.figure('A').hex();
    arena.choose(new Choice.To(new Hex(here.q() + 1, here.r())));
    assertThat(kinds(arena, stop)).containsExactly(Harm.Kind.HITS_NOBODY);
  }

  @RulesetTest({GH, JL, FH})
  void aCardThatIsLostSaysSo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.card("Dear", 20, CardAction.of(Ability.attack(3)).losing(), CardAction.of()),
                Arena.bottom(Ability.move(1)))
            .company('B')
            .monster('g', "Guard", IDLE, MonsterCard.of(90))
            .answering(Answers.Policy.LITTLE)
            .start();
    arena.turnOf('A');
    assertThat(words(arena, new Choice.Act(0, true, false))).isEqualTo("Dear: lost");
    assertThat(kinds(arena, new Choice.Act(0, true, true))).isEmpty();
  }
}
