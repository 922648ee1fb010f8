package haven.stage;

import static haven.model.ability.Ability.attack;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Count;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What cards say about their attacks: whom else they hit, what is counted, what is bought. */
final class AttackWordsTest {
  private static final StatLine TOUGH = StatLine.of(20, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, String map, Ability... abilities) {
    return arena(ruleset, map, TOUGH, abilities);
  }

  private static Arena arena(Ruleset ruleset, String map, StatLine line, Ability... abilities) {
    Arena arena = Arena.in(ruleset, map).hero('A', Arena.top(abilities)).company('B');
    if (map.contains("g")) {
      arena.monster('g', "Guard", line);
    }
    if (map.contains("h")) {
      arena.monster('h', "Hound", line);
    }
    if (map.contains("i")) {
      arena.monster('i', "Imp", line);
    }
    return arena.start().turnOf('A');
  }

  private static Arena infused(Arena arena, Element element) {
    arena.game.state().elements().infuse(ElementIcon.of(element));
    arena.game.state().elements().endTurn();
    return arena;
  }

  @RulesetTest
  @Rule("ABL-24")
  void everybodyOnThePathIsTargeted(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   .   h   i   B",
            attack(3, Aim.AS_USUAL.range(4).alongPath(), Rider.xp(1)));
    arena.choose("top 0");
    arena.strike(arena.only("Hound"));
    assertThat(arena.offered()).containsExactly("Guard");
    arena.strike(arena.only("Guard"));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3);
    assertThat(arena.lost(arena.only("Hound"))).isEqualTo(3);
    assertThat(arena.lost(arena.only("Imp"))).isZero();
    assertThat(arena.xp('A')).isEqualTo(ruleset.levels().experience() ? 2 : 0);
  }

  @RulesetTest
  @Rule("ABL-24")
  void theAttackerChoosesAmongTheShortestPathsThatDiffer(Ruleset ruleset) {
    String map =
        """
        A   g   .   B
          i   h   .   .
        """;
    Arena arena = arena(ruleset, map, attack(3, Aim.AS_USUAL.range(4).alongPath()));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Hound")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.AREA);
    assertThat(arena.prompt().options()).hasSize(2);
    assertThat(arena.game.words(arena.prompt(), arena.prompt().options().getFirst())).isNotBlank();
    arena.choose(new Choice.Along(List.of(arena.hex('i'), arena.hex('h'))));
    assertThat(arena.offered()).containsExactly("Imp");
    arena.strike(arena.only("Imp"));
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(arena.lost(arena.only("Hound"))).isEqualTo(3);
    assertThat(arena.lost(arena.only("Imp"))).isEqualTo(3);
  }

  @RulesetTest
  @Rule(
      value = "ABL-24",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void whoeverStandsInTheAreaIsAffectedFriendOrFoe(Ruleset ruleset) {
    Aim all = Aim.AS_USUAL.at(Affects.FIGURES).everybody().among(Aim.Among.IN_AREA);
    Arena arena =
        arena(
            ruleset,
            "A   .   B   g   h",
            attack(1, Aim.AS_USUAL.range(2).over(Area.drawn("x   x"))),
            new Ability.Must(Ability.give(Condition.MUDDLE, all)));
    arena.choose("top 0");
    arena.choose(new Choice.Lay(List.of(arena.hex('B'), arena.hex('g'))));
    arena.strike(arena.only("Guard"));
    while (arena.isAsked(Prompt.Kind.TARGET)) {
      arena.choose(arena.at(arena.offeredFigures().getFirst()));
    }
    assertThat(arena.figure("B").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.only("Guard").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.only("Hound").has(Condition.MUDDLE)).isFalse();
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule({"ELM-07", "XPP-04"})
  void whatIsBoughtWorksForAllTargetsAndItsExperienceIsGainedOnce(Ruleset ruleset) {
    Arena arena =
        infused(
            arena(
                ruleset,
                "A   g   h   .   B",
                attack(
                    1,
                    Aim.AS_USUAL.range(3).targets(2),
                    Rider.paid(Cost.of(Element.EARTH), Rider.plus(1), new Rider.XpOnce(1)),
                    Rider.xp(1))),
            Element.EARTH);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("buy 0");
    if (arena.isAsked(Prompt.Kind.BEFORE_DRAW)) {
      arena.choose("yes");
    }
    arena.strike(arena.only("Hound"));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
    assertThat(arena.lost(arena.only("Hound"))).isEqualTo(2);
    assertThat(arena.xp('A')).isEqualTo(ruleset.levels().experience() ? 1 + 2 : 0);
  }

  @RulesetTest
  @Rule("ABL-24")
  void experienceIsCountedBeforeTheTargetDies(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   .   .   B",
            StatLine.of(6, 2, 2, 0),
            attack(
                3,
                Aim.AS_USUAL,
                new Rider.Plus(Value.per(Count.NEGATIVE_CONDITIONS, 2)),
                Rider.xp(Value.per(Count.NEGATIVE_CONDITIONS, 1))));
    arena.give(arena.only("Guard"), Condition.WOUND, Condition.MUDDLE, Condition.STRENGTHEN);
    arena.choose("top 0");
    arena.strike(arena.only("Guard"));
    assertThat(arena.only("Guard").isGone()).isTrue();
    assertThat(arena.xp('A')).isEqualTo(ruleset.levels().experience() ? 2 : 0);
  }

  @RulesetTest
  @Rule("SHD-01")
  void theShieldOfTheTargetIsCounted(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   .   .   B",
            TOUGH.having(Effect.shield(2)),
            attack(2, Aim.AS_USUAL, new Rider.Plus(Value.per(Count.SHIELD_OF_TARGET, 2))));
    arena.choose("top 0");
    arena.strike(arena.only("Guard"));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2 + 4 - 2);
  }

  @RulesetTest
  @Rule("ELM-05")
  void moreIsCountedForAnElement(Ruleset ruleset) {
    for (boolean pays : new boolean[] {true, false}) {
      Rider each = new Rider.Plus(Value.per(Count.ALLIES_ADJACENT_TO_TARGET, 1));
      Arena arena =
          infused(
              arena(
                  ruleset,
                  "A   g   B   .",
                  attack(
                      3, Aim.AS_USUAL, each, Rider.paid(Cost.of(Element.DARK), each, Rider.xp(1)))),
              Element.DARK);
      arena.choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      arena.choose(pays ? "buy 1" : "yes");
      arena.asIs();
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(pays ? 5 : 4);
      assertThat(arena.xp('A')).isEqualTo(pays && ruleset.levels().experience() ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule("ELM-05")
  void anElementWidensAMeleeAttack(Ruleset ruleset) {
    Area twoAround =
        Area.drawn(
            """
                x   x   x
              x   x   x   x
            x   x   @   x   x
              x   x   x   x
                x   x   x
            """);
    for (boolean pays : new boolean[] {true, false}) {
      Arena arena =
          infused(
              arena(
                  ruleset,
                  "A   g   h   i   B",
                  attack(
                      3,
                      Aim.AS_USUAL.adjacently().everybody(),
                      Rider.paid(
                          Cost.of(Element.EARTH), new Rider.Over(twoAround), new Rider.XpOnce(1)))),
              Element.EARTH);
      arena.choose("top 0");
      arena.choose(pays ? "buy 0" : "yes");
      if (pays) {
        arena.choose(
            arena.prompt().options().stream()
                .filter(Choice.Lay.class::isInstance)
                .findFirst()
                .orElseThrow());
        assertThat(arena.offered()).containsExactly("Guard", "Hound");
        arena.strike(arena.only("Hound"));
      }
      arena.strike(arena.only("Guard"));
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      assertThat(arena.lost(arena.only("Hound"))).isEqualTo(pays ? 3 : 0);
      assertThat(arena.lost(arena.only("Imp"))).isZero();
      assertThat(arena.xp('A')).isEqualTo(pays && ruleset.levels().experience() ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule({"ELM-05", "ABL-18"})
  void anElementBuysAnotherAttackInstead(Ruleset ruleset) {
    Ability paid =
        new Ability.Paid(
            Cost.of(Element.EARTH),
            List.of(attack(3, Aim.AS_USUAL.range(2).everybody(), new Rider.XpOnce(1))),
            List.of(attack(3, Aim.AS_USUAL.adjacently().everybody())));
    for (boolean pays : new boolean[] {true, false}) {
      Arena arena = infused(arena(ruleset, "A   g   h   .   B", paid), Element.EARTH);
      arena.choose("top 0");
      arena.choose(pays ? "yes" : "no");
      assertThat(arena.offered()).isEqualTo(pays ? List.of("Guard", "Hound") : List.of("Guard"));
      for (Watched target : arena.offeredFigures()) {
        arena.strike(target);
      }
      assertThat(arena.xp('A')).isEqualTo(pays && ruleset.levels().experience() ? 1 : 0);
    }
  }
}
