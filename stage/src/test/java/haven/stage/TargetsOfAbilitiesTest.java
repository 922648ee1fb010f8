package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.give;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;

/** Whom abilities can be aimed at, and what becomes of those that find nobody. */
final class TargetsOfAbilitiesTest {
  private static final StatLine TOUGH = StatLine.of(10, 2, 2, 0);
  private static final Aim FAR = Aim.AS_USUAL.range(5);

  private static Arena arena(Ruleset ruleset, String picture, Ability ability) {
    return Arena.in(ruleset, picture)
        .hero('A', Arena.card("Zero", 20, CardAction.of(ability).losing(), CardAction.of()))
        .monster('g', "Guard", TOUGH)
        .company('B')
        .start()
        .turnOf('A');
  }

  /** The names of those who can be chosen. */
  private static List<String> targets(Arena arena) {
    arena.choose("top 0");
    List<String> names = new ArrayList<>();
    if (arena.prompt().kind() == Prompt.Kind.TARGET) {
      for (Choice option : arena.prompt().options()) {
        if (option instanceof Choice.At(FigureId figure)) {
          names.add(arena.game.state().figure(figure).nature().group());
        }
      }
    }
    return names;
  }

  private static List<String> targets(Ruleset ruleset, Ability ability) {
    return targets(arena(ruleset, "A   g   .   B", ability));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("ATK-01")
  void alliesAreNotAttacked(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   g   .")
            .hero('A', Arena.top(attack(1)))
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A')
            .performTop();
    assertThat(arena.offered()).containsExactly("Guard");
  }

  @RulesetTest
  @Rule("ATK-11")
  void noAbilityHasTheSameTargetTwice(Ruleset ruleset) {
    for (Ability ability :
        List.of(
            Ability.attack(1, Aim.AS_USUAL.targets(2)),
            Ability.give(Condition.MUDDLE, Aim.AS_USUAL.range(1).targets(2)))) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(ability))
              .company('B')
              .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
              .start()
              .turnOf('A')
              .performTop();
      arena.choose(arena.at(arena.only("Guard")));
      assertThat(arena.prompt().options()).doesNotContain(arena.at(arena.only("Guard")));
    }
  }

  @RulesetTest
  @Rule({"ABL-21a", "ABL-21b", "ABL-13"})
  void withoutATargetATargetedAbilityIsNotPerformed(Ruleset ruleset) {
    List<Ability> all =
        List.of(
            attack(1),
            give(Condition.POISON, Aim.AS_USUAL.range(1)),
            heal(1, Aim.AS_USUAL.at(Affects.ALLIES).range(1)),
            Ability.push(1, Aim.AS_USUAL.range(1)),
            new Ability.Control(Aim.AS_USUAL.range(1), List.of(attack(1))),
            new Ability.Grant(Aim.AS_USUAL.at(Affects.ALLIES).range(1), List.of(attack(1))),
            new Ability.DestroyTile(Terrain.OBSTACLE, 1));
    for (Ability ability : all) {
      Arena arena = arena(ruleset, "A   .   g   .   B", ability);
      assertThat(targets(arena)).as(ability.toString()).isEmpty();
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      assertThat(arena.sheet('A').cards().lost()).as(ability.toString()).isZero();
    }
  }

  @RulesetTest
  @Rule({"ABL-21a", "ABL-21b"})
  void onlyTargetedAbilitiesMissWhomNobodyCanTarget(Ruleset ruleset) {
    Ability suffer = Ability.suffer(Value.of(2), Aim.AS_USUAL.range(1));
    for (Ability targeted :
        List.of(
            attack(1),
            give(Condition.POISON, Aim.AS_USUAL.range(1)),
            Ability.push(1, Aim.AS_USUAL.range(1)),
            new Ability.Control(Aim.AS_USUAL.range(1), List.of(attack(1))))) {
      Arena arena = arena(ruleset, "A   g   .   B", targeted);
      arena.give(arena.only("Guard"), Condition.INVISIBLE);
      assertThat(targets(arena)).as(targeted.toString()).isEmpty();
    }
    Arena arena = arena(ruleset, "A   g   .   B", suffer);
    arena.give(arena.only("Guard"), Condition.INVISIBLE);
    assertThat(targets(arena)).containsExactly("Guard");
  }

  @RulesetTest
  @Rule({"ABL-21c", "ABL-22"})
  void alliesAreMeantWhereTheyAreNamedAndNobodyIsItsOwnAlly(Ruleset ruleset) {
    assertThat(targets(ruleset, attack(1, FAR))).containsExactly("Guard");
    assertThat(targets(ruleset, give(Condition.POISON, FAR))).containsExactly("Guard");
    assertThat(targets(ruleset, heal(1, FAR.at(Affects.SELF)))).containsExactly("A");
    boolean alone = ruleset.levels().party().largest() == 1;
    assertThat(targets(ruleset, heal(1, FAR.at(Affects.ALLIES))))
        .isEqualTo(alone ? List.of() : List.of("B"));
    assertThat(targets(ruleset, heal(1, FAR.at(Affects.ALLIES_OR_SELF))))
        .containsExactlyInAnyOrderElementsOf(alone ? List.of("A") : List.of("A", "B"));
  }

  @RulesetTest
  @Rule("ABL-21c")
  void aPositiveAbilityThatNamesNobodyIsNotForAllies(Ruleset ruleset) {
    assertThat(targets(ruleset, heal(1, Aim.AS_USUAL))).containsExactly("A");
  }

  @RulesetTest
  @Rule({"ABL-21c", "ABL-22"})
  void summonsAreAllies(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, ".   A   .   g   B")
            .hero(
                'A',
                Arena.top(heal(1, FAR.at(Affects.ALLIES))),
                Arena.bottom(new Ability.Summon(SummonCard.of("Rat", 2, 2, 1), 1)))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("bottom 1");
    arena.choose(arena.prompt().options().getFirst());
    assertThat(targets(arena)).contains("Rat").doesNotContain("A", "Guard");
  }

  @RulesetTest
  @Rule("ABL-23")
  void allAreAllEnemiesAndAllFiguresAreAll(Ruleset ruleset) {
    String picture = "A   g   .   B   h";
    Arena enemies =
        Arena.in(ruleset, picture)
            .hero('A', Arena.top(attack(1, FAR.everybody())))
            .monster('g', "Guard", TOUGH)
            .monster('h', "Hound", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    assertThat(targets(enemies)).containsExactlyInAnyOrder("Guard", "Hound");
    Arena figures =
        Arena.in(ruleset, picture)
            .hero('A', Arena.top(attack(1, FAR.everybody().at(Affects.FIGURES))))
            .monster('g', "Guard", TOUGH)
            .monster('h', "Hound", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    assertThat(targets(figures)).containsExactlyInAnyOrder("Guard", "Hound", "B");
  }

  @RulesetTest
  @Rule("ABL-28")
  void pushesAndConditionsStandAlone(Ruleset ruleset) {
    Arena pushes = arena(ruleset, "A   g   .   B", Ability.push(1, Aim.AS_USUAL.range(1)));
    assertThat(targets(pushes)).containsExactly("Guard");
    pushes.choose(pushes.at(pushes.only("Guard")));
    pushes.until(Prompt.Kind.FORCED_PATH);
    pushes.choose(
        pushes.prompt().options().stream()
            .filter(option -> option instanceof Choice.Along)
            .findFirst()
            .orElseThrow());
    assertThat(pushes.only("Guard").hex()).isNotEqualTo(pushes.hex('g'));
    Arena gives = arena(ruleset, "A   g   .   B", give(Condition.WOUND, Aim.AS_USUAL.range(1)));
    assertThat(targets(gives)).containsExactly("Guard");
    gives.choose(gives.at(gives.only("Guard")));
    assertThat(gives.only("Guard").has(Condition.WOUND)).isTrue();
    assertThat(gives.only("Guard").hitPoints()).isEqualTo(10);
    assertThat(gives.events(Event.What.DREW)).isEmpty();
  }

  /** A wall between them: three hexes of range around it, and no line of sight. */
  private static final String WALL =
      """
      A   #   g
        .   .
      .   .   .   B
      """;

  @RulesetTest
  @Rule({"ABL-29a", "ABL-29b", "ABL-29c", "ABL-29d"})
  void attacksNeedSightWhereThereIsSight(Ruleset ruleset) {
    boolean sees = ruleset.levels().party().largest() == 1;
    String map = sees ? WALL.replace('#', ' ') : WALL; // there are no walls either
    assertThat(targets(arena(ruleset, map, attack(1, Aim.AS_USUAL.range(3)))))
        .isEqualTo(sees ? List.of("Guard") : List.of());
    assertThat(targets(arena(ruleset, map, give(Condition.POISON, Aim.AS_USUAL.range(3)))))
        .isEqualTo(sees ? List.of("Guard") : List.of());
  }

  @RulesetTest
  @Rule({"ABL-29a", "ABL-29b", "ABL-29c"})
  void withoutARangeSightMattersByTheGame(Ruleset ruleset) {
    Arena seen =
        arena(ruleset, "A   .   .   .   .   .   g   B", give(Condition.POISON, Aim.AS_USUAL));
    assertThat(targets(seen)).containsExactly("Guard");
    List<String> hidden = targets(arena(ruleset, WALL, give(Condition.POISON, Aim.AS_USUAL)));
    assertThat(hidden).isEqualTo(ruleset.id().equals("GH") ? List.of("Guard") : List.of());
  }

  @RulesetTest
  @Rule("ABL-29a")
  void whatDoesNotTargetNeedsNoSight(Ruleset ruleset) {
    Ability suffer = Ability.suffer(Value.of(1), Aim.AS_USUAL.range(3));
    assertThat(targets(arena(ruleset, WALL, suffer))).containsExactly("Guard");
  }

  @RulesetTest
  @Rule("ABL-29d")
  void rangeGoesThroughObstaclesAndFigures(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   %   h   g")
            .hero('A', Arena.top(attack(1, Aim.AS_USUAL.range(3))), Arena.bottom(move(1)))
            .monster('g', "Guard", TOUGH)
            .monster('h', "Hound", TOUGH)
            .start()
            .turnOf('A');
    assertThat(targets(arena)).containsExactlyInAnyOrder("Guard", "Hound");
  }
}
