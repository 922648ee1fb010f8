package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.monster.StatLine;
import haven.play.Refusal;
import haven.play.engine.WhyNot;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Whoever is no target is told why. */
final class WhyNotTest {
  private static final StatLine TOUGH = StatLine.of(20, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, String picture, Ability... top) {
    Arena arena = Arena.in(ruleset, picture).hero('A', Arena.top(top), Arena.bottom());
    for (String type : List.of("g", "h")) {
      arena.monster(type.charAt(0), type, TOUGH);
    }
    return arena.company('B');
  }

  private static Arena begun(Ruleset ruleset, String picture, Ability... top) {
    return arena(ruleset, picture, top).start().turnOf('A').performTop();
  }

  /** In words, as a person at the table says it. */
  private static String why(Arena arena, Watched figure) {
    Refusal refusal = WhyNot.of(arena.game, arena.prompt()).get(figure.id());
    return refusal == null ? "" : arena.game.words(refusal.why());
  }

  @RulesetTest
  @Rule({"TGT-04", "ATK-03"})
  void tooFarAwayOrOnTheWrongSide(Ruleset ruleset) {
    Arena arena = begun(ruleset, "A   g   h   B", Ability.attack(3));
    assertThat(why(arena, arena.only("g"))).isEmpty();
    assertThat(why(arena, arena.only("h"))).isEqualTo("2 hexes away, the range is 1");
    assertThat(why(arena, arena.figure("A"))).isEqualTo("A is no enemy");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("TGT-04")
  void outOfSight(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            h   #   #   A   g   B
              .   #   #   .   .
            .   .   .   .   .   .
            """,
            Ability.attack(3, Aim.AS_USUAL.range(8)));
    assertThat(why(arena, arena.only("h"))).isEqualTo("not in line of sight");
  }

  @RulesetTest
  @Rule("TGT-04")
  void invisible(Ruleset ruleset) {
    Ability attack = Ability.attack(3, Aim.AS_USUAL.range(2));
    Arena arena = arena(ruleset, "h   A   g   B", attack).start();
    arena.give(arena.only("h"), Condition.INVISIBLE).turnOf('A').performTop();
    assertThat(why(arena, arena.only("h"))).endsWith("is invisible");
  }

  @RulesetTest
  @Rule("ATK-10")
  void chosenAlready(Ruleset ruleset) {
    Arena arena = begun(ruleset, "h   A   g   B", Ability.attack(2, Aim.AS_USUAL.targets(2)));
    arena.strike("g");
    assertThat(why(arena, arena.only("g"))).endsWith("has been chosen already");
  }
}
