package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.ObjectiveSpec.Purpose;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.rules.ObjectiveRules.ConditionKind;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Things with hit points that a scenario puts on its map. */
final class ObjectiveTest {
  private static Arena arena(Ruleset ruleset, Ability... top) {
    Arena arena =
        Parties.of(ruleset, "B   A   o   x   .   g", Arena.top(top), Arena.bottom(Ability.move(4)))
            .monster('g', "Guard", StatLine.of(50, 0, 0, 0));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.DESTROY,
                Formula.of("2 * C + L"),
                OptionalInt.empty()));
    return arena;
  }

  private static int hitPoints(Arena arena) {
    return 2 * arena.game.state().terms().characters() + arena.game.state().terms().level();
  }

  @RulesetTest
  @Rule({"SCN-12", "SCN-13", "SCN-14", "SCN-17", "OVL-72a", "OVL-73b"})
  void itIsAttackedLikeAnEnemyAndDestroyedByDamage(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            Ability.attack(
                2, Aim.AS_USUAL, Rider.gives(Condition.POISON), Rider.gives(Condition.IMMOBILIZE)));
    arena.start().turnOf('A');
    Watched altar = arena.only("Altar");
    assertThat(altar.maxHitPoints()).isEqualTo(hitPoints(arena));
    assertThat(altar.nature().isMonster()).isFalse();
    Parties.strike(arena, altar);
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(altar.hitPoints()).isEqualTo(hitPoints(arena) - 2);
    assertThat(altar.conditions()).isEmpty();
    assertThat(altar.isGone()).isFalse();
  }

  @RulesetTest
  @Rule({"SCN-12", "SCN-13", "SCN-14", "OVL-72a", "OVL-72b"})
  void itIsGoneWhenDamageReachesItsHitPoints(Ruleset ruleset) {
    Arena arena = arena(ruleset, Ability.attack(50));
    arena.scenario(scenario -> scenario.wonBy(new Situation.Destroyed("Altar")));
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Altar"));
    assertThat(arena.only("Altar").isGone()).isTrue();
    Parties.walk(arena, "ox");
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('x'));
  }

  @RulesetTest
  @Rule({"SCN-13", "SCN-14"})
  void nothingMovesItAndNoConditionHoldsIt(Ruleset ruleset) {
    Arena arena = arena(ruleset, Ability.attack(1, Aim.AS_USUAL, Rider.push(2)));
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "blessing",
                    new Moment.Start(),
                    new Deed.Inflict(Consequence.gain(Condition.STRENGTHEN), Affects.FIGURES),
                    new Deed.Inflict(Consequence.gain(Condition.WOUND), Affects.FIGURES))));
    arena.start().turnOf('A');
    Watched altar = arena.only("Altar");
    assertThat(altar.conditions()).isEmpty();
    assertThat(arena.only("Guard").conditions()).isNotEmpty();
    Parties.strike(arena, altar);
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(altar.hex()).isEqualTo(arena.hex('o'));
    assertThat(arena.events(Event.What.FORCED)).isEmpty();
  }

  @RulesetTest
  @Rule({"SCN-12", "SCN-13"})
  void abilitiesThatDestroyObstaclesDoNothingToIt(Ruleset ruleset) {
    Arena arena = arena(ruleset, new Ability.DestroyTile(Terrain.OBSTACLE, 2));
    arena.start().turnOf('A');
    arena.choose("top 0");
    for (Choice option : arena.prompt().options()) {
      assertThat(option).isNotEqualTo(new Choice.To(arena.hex('o')));
    }
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.only("Altar").isGone()).isFalse();
  }

  @RulesetTest
  @Rule(value = "SCN-12", in = Edition.GH)
  void anObstacleWithHitPointsIsImmuneToNegativeConditionsOnly(Ruleset ruleset) {
    Arena arena = arena(ruleset, Ability.attack(1));
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "both",
                    new Moment.Start(),
                    new Deed.Inflict(Consequence.gain(Condition.WOUND), Affects.ENEMIES),
                    new Deed.Inflict(Consequence.gain(Condition.STRENGTHEN), Affects.ENEMIES))));
    arena.start();
    assertThat(arena.only("Altar").conditions()).containsExactly(Condition.STRENGTHEN);
    assertThat(arena.only("Guard").conditions())
        .containsExactlyInAnyOrderElementsOf(List.of(Condition.WOUND, Condition.STRENGTHEN));
  }

  /** Neither by destroying obstacles nor by force; and blessings help it as little as curses. */
  @RulesetTest
  @Rule({"OVL-72b", "OVL-73a", "OVL-78"})
  void onlyDamageTouchesIt(Ruleset ruleset) {
    Aim anybody = Aim.AS_USUAL.range(3).at(Affects.FIGURES);
    Arena given = arena(ruleset, Ability.give(Condition.STRENGTHEN, anybody));
    given.start().turnOf('A').choose("top 0");
    given.chooseIfOffered(given.at(given.only("Altar")));
    assertThat(given.only("Altar").has(Condition.STRENGTHEN))
        .isEqualTo(!ruleset.hexes().objectives().immuneTo().contains(ConditionKind.POSITIVE));
    List<Ability> others =
        List.of(
            new Ability.DestroyTile(Terrain.OBSTACLE, 3),
            Ability.push(2, Aim.AS_USUAL.range(3)),
            new Ability.Control(
                Aim.AS_USUAL.range(3).at(Affects.ENEMIES), List.of(Ability.move(1))));
    for (Ability other : others) {
      Arena arena = arena(ruleset, other);
      arena.start().turnOf('A').choose("top 0");
      Watched altar = arena.only("Altar");
      Hex before = altar.hex();
      while (!arena.isAsked(Prompt.Kind.ACTION)) {
        Choice at = arena.at(altar);
        List<Choice> options = arena.prompt().options();
        arena.choose(options.contains(at) ? at : options.getLast());
      }
      assertThat(altar.hex()).isEqualTo(before);
      assertThat(altar.isGone()).isFalse();
    }
  }

  @RulesetTest
  @Rule({"OVL-72a", "OVL-72b"})
  void itFallsToExactlyAsMuchDamageAsItHasHitPoints(Ruleset ruleset) {
    for (int damage : new int[] {8, 9}) {
      Arena arena =
          standing(ruleset, Purpose.DESTROY, "9", Ability.attack(damage)).start().turnOf('A');
      Parties.strike(arena, arena.only("Altar"));
      arena.asIs();
      assertThat(arena.only("Altar").isGone()).isEqualTo(damage == 9);
    }
  }

  @RulesetTest
  @Rule("OVL-78")
  void nobodyCommandsIt(Ruleset ruleset) {
    List<Ability> moves = List.of(Ability.move(1));
    Arena enemy =
        standing(
                ruleset,
                Purpose.DESTROY,
                "9",
                new Ability.Control(Aim.AS_USUAL.range(5).at(Affects.ENEMIES), moves))
            .start()
            .turnOf('A');
    enemy.choose("top 0");
    assertThat(enemy.offered()).containsExactly("Guard");
    Arena friend =
        ward(ruleset, new Ability.Grant(Aim.AS_USUAL.range(5).at(Affects.ALLIES), moves))
            .start()
            .turnOf('A');
    friend.choose("top 0");
    assertThat(friend.offered()).doesNotContain("Altar");
  }

  private static Arena standing(
      Ruleset ruleset, Purpose purpose, String hitPoints, Ability... top) {
    Arena arena =
        Parties.of(ruleset, "B   A   o   .   g", Arena.top(top), Arena.bottom(Ability.move(4)))
            .monster(
                'g',
                "Guard",
                StatLine.of(20, 2, 1, 0),
                MonsterCard.of(
                    5, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT)));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar", arena.hex('o'), purpose, Formula.of(hitPoints), OptionalInt.empty()));
    return arena;
  }

  /** An objective between the party and a guard, which the party is to protect. */
  static Arena ward(Ruleset ruleset, Ability... top) {
    return standing(ruleset, Purpose.PROTECT, "9", top);
  }

  @RulesetTest
  @Rule({"OVL-70a", "OVL-70c", "OVL-75"})
  void theScenarioSaysWhoseEnemyItIs(Ruleset ruleset) {
    Ability shot = Ability.attack(1, Aim.AS_USUAL.range(5));
    Arena guarded = ward(ruleset, shot).start().turnOf('A');
    assertThat(guarded.lost(guarded.only("Altar"))).as("the guard has struck").isEqualTo(1);
    guarded.choose("top 0");
    assertThat(guarded.offered()).containsExactly("Guard");
    Arena target = standing(ruleset, Purpose.DESTROY, "9", shot).start().turnOf('A');
    assertThat(target.lost(target.only("Altar"))).isZero();
    target.choose("top 0");
    assertThat(target.offered()).containsExactly("Altar", "Guard");
  }

  @RulesetTest
  @Rule({"OVL-70a", "OVL-70c"})
  void itIsNoMonsterToBeKilled(Ruleset ruleset) {
    Arena arena =
        standing(ruleset, Purpose.DESTROY, "9", Ability.attack(50, Aim.AS_USUAL.range(5)))
            .scenario(scenario -> scenario.wonBy(new Situation.KillAll()));
    arena.start().turnOf('A');
    assertThat(arena.only("Altar").nature().isMonster()).isFalse();
    Parties.strike(arena, arena.only("Guard"));
    Parties.finishRound(arena);
    assertThat(arena.game.isOver()).isTrue();
    assertThat(arena.only("Altar").isGone()).isFalse();
  }

  /** It stays an obstacle, and whatever is for enemies is for it. */
  @RulesetTest
  @Rule("OVL-70b")
  void inGloomhavenAllAbilitiesTakeItForAnEnemy(Ruleset ruleset) {
    for (Ability ability :
        List.of(
            Ability.attack(1, Aim.AS_USUAL.range(2)),
            Ability.suffer(Value.of(1), Aim.AS_USUAL.range(2)))) {
      Arena arena = standing(ruleset, Purpose.DESTROY, "9", ability).start().turnOf('A');
      arena.choose("top 0");
      assertThat(arena.offered()).contains("Altar");
      arena.choose(arena.at(arena.only("Altar")));
      arena.asIs();
      assertThat(arena.lost(arena.only("Altar"))).isEqualTo(1);
    }
    Arena friendly =
        standing(ruleset, Purpose.DESTROY, "9", Ability.heal(1, Aim.AS_USUAL.range(2)))
            .start()
            .turnOf('A');
    friendly.choose("top 0");
    assertThat(friendly.offered()).doesNotContain("Altar");
    Arena moving = standing(ruleset, Purpose.DESTROY, "9", Ability.move(3)).start().turnOf('A');
    moving.choose("top 0");
    assertThat(moving.prompt().options()).doesNotContain(new Choice.To(moving.hex('o')));
  }

  private static int hitPoints(Ruleset ruleset, String formula, int level, int characters) {
    Arena arena = Arena.in(ruleset, "A   B   C   .   o   .   .   g").hero('A').hero('B');
    if (characters > 2) {
      arena.hero('C');
    }
    Map<Rank, StatLine> lines =
        Map.of(Rank.NORMAL, StatLine.of(4, 0, 0, 0), Rank.ELITE, StatLine.of(7, 0, 0, 0));
    arena.type(
        MonsterType.of("Bones", "Bones deck", 6, lines),
        new MonsterDeck("Bones deck", List.of(MonsterCard.of(50))));
    arena.room().monster("Bones", arena.hex('g'), MonsterSymbol.of("white/white/white"));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                Purpose.DESTROY,
                Formula.of(formula),
                OptionalInt.empty()));
    arena.scenario(scenario -> scenario.atLevel(level)).start();
    return arena.only("Altar").maxHitPoints();
  }

  @RulesetTest
  @Rule("OVL-71")
  void itsHitPointsAreAFormula(Ruleset ruleset) {
    assertThat(hitPoints(ruleset, "4 + L * C", 3, 2)).isEqualTo(10);
    assertThat(hitPoints(ruleset, "4 + L * C", 3, 3)).isEqualTo(13);
    assertThat(hitPoints(ruleset, "(4 + L) * C", 2, 3)).isEqualTo(18);
    assertThat(hitPoints(ruleset, "10 - L - C", 3, 2)).isEqualTo(5);
    if (ruleset.id().equals("FH")) {
      assertThat(hitPoints(ruleset, "elite(Bones) + L", 2, 2)).isEqualTo(9);
    }
  }

  @RulesetTest
  @Rule("OVL-79")
  void theCorrectedObjectiveCountsCharactersNotLevels(Ruleset ruleset) {
    assertThat(hitPoints(ruleset, "(2 * C) - 1", 7, 3)).isEqualTo(5);
    assertThat(hitPoints(ruleset, "(2 * C) - 1", 1, 2)).isEqualTo(3);
  }
}
