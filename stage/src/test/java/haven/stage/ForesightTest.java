package haven.stage;

import static haven.rulebook.Edition.BB;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.attack.Reckoning;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.modifier.Lean;
import haven.play.view.AtOnce;
import haven.play.view.Harm;
import haven.play.view.Odds;
import haven.play.view.Reach;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Objects;

/** What an answer will come to is told beforehand, part by part. */
final class ForesightTest {
  private static Arena arena(Ruleset ruleset, String picture, Ability top, Ability... bottom) {
    return Arena.in(ruleset, picture)
        .hero('A', Arena.top(top), Arena.bottom(bottom))
        .company('B')
        .answering(Answers.Policy.LITTLE);
  }

  private static List<Reach.Spot> reach(Arena arena) {
    return Reach.of(arena.game, arena.prompt().seat());
  }

  private static Reach.Spot at(Arena arena, char letter) {
    return reach(arena).stream()
        .filter(spot -> spot.hex().equals(arena.hex(letter)))
        .findFirst()
        .orElseThrow();
  }

  @RulesetTest({GH, JL, FH, BB})
  void aWayOntoATrapTakesWhatItTakesAndGoesStraight(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                """
                .   .   .   .   .
                  A   x   ^   y   .
                .   .   .   .   B
                """,
                Ability.attack(1),
                Ability.move(5))
            .start();
    arena.turnOf('A').choose("bottom 1");
    Hex before = arena.hex('x');
    Reach.Spot trap =
        reach(arena).stream()
            .filter(spot -> spot.perils().contains(Reach.Peril.TRAP))
            .findFirst()
            .orElseThrow();
    assertThat(trap.points()).isEqualTo(2);
    assertThat(trap.before()).isEqualTo(before);
    assertThat(trap.harms()).extracting(Harm::kind).containsExactly(Harm.Kind.TRAP);
    assertThat(at(arena, 'y').points()).as("around it").isEqualTo(4);
    assertThat(at(arena, 'y').harms()).isEmpty();
  }

  /** OVL-30: a jump lands where it ends. */
  @RulesetTest({GH, JL, FH, BB})
  void aJumpSpringsATrapOnlyWhereItEnds(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   ^   y   .   B", Ability.attack(1), new Ability.Move(Value.of(3), true))
            .start();
    arena.turnOf('A').choose("bottom 1");
    Reach.Spot trap = reach(arena).getFirst();
    assertThat(trap.harms()).isEmpty();
    assertThat(trap.atEnd()).extracting(Harm::kind).containsExactly(Harm.Kind.TRAP);
    assertThat(at(arena, 'y').atEnd()).isEmpty();
  }

  private static Reckoning sum(Arena arena) {
    Watched guard = arena.only("Guard");
    Prompt prompt = arena.prompt();
    Odds odds = Odds.of(arena.game.insightFor(prompt.seat()), prompt.seat(), arena.at(guard));
    return Objects.requireNonNull(odds.targets().get(guard.id().number())).sum().orElseThrow();
  }

  @RulesetTest({GH, JL, FH})
  void anAttackIsReckonedPartByPart(Ruleset ruleset) {
    Ability attack = Ability.attack(3, Aim.AS_USUAL.range(2), Rider.plus(2), new Rider.Pierce(1));
    Arena arena =
        arena(ruleset, "A   g   .   .   B", attack, Ability.move(1))
            .monster(
                'g', "Guard", StatLine.of(20, 0, 0, 0).having(Effect.shield(2)), MonsterCard.of(90))
            .start();
    arena.turnOf('A').choose("top 0");
    arena.give(arena.only("Guard"), Condition.POISON);
    Reckoning sum = sum(arena);
    assertThat(sum.parts().stream().map(part -> part.what() + " " + part.number()))
        .containsExactly("attack 3", "card 2", "Poison 1");
    assertThat(sum.value()).isEqualTo(6);
    assertThat(sum.shield()).isEqualTo(2);
    assertThat(sum.pierce()).isEqualTo(1);
    assertThat(sum.lean()).isEqualTo(Lean.DISADVANTAGE);
    assertThat(sum.leans()).extracting(Object::toString).containsExactly("adjacent");
  }

  @RulesetTest({GH, JL, FH})
  void aHealSaysWhatPoisonMakesOfIt(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   B   .   .   .", Ability.heal(3, Aim.AS_USUAL.range(2)), Ability.move(1))
            .hurt('B', 5)
            .start();
    arena.turnOf('A');
    arena.give(arena.figure('B'), Condition.POISON);
    arena.choose("top 0");
    Prompt prompt = arena.prompt();
    Choice choice = new Choice.At(arena.figure('B').id());
    assertThat(
            AtOnce.of(arena.game.insightFor(prompt.seat()), prompt.seat(), choice).stream()
                .map(arena.game::words))
        .anyMatch(words -> words.toLowerCase().contains("poison"));
  }
}
