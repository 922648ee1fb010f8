package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Nature;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Abilities that one figure has another perform: granted or controlled. */
final class CommandsTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 3, 0);
  private static final Aim FAR = Aim.AS_USUAL.range(5);

  private static Ability grant(Ability... abilities) {
    return new Ability.Grant(FAR, List.of(abilities));
  }

  private static Ability control(Ability... abilities) {
    return new Ability.Control(FAR.at(Affects.ENEMIES), List.of(abilities));
  }

  /** Hero A commands with its first card; B, where there is one, waits. */
  private static Arena arena(Ruleset ruleset, String map, Ability command) {
    Arena arena = Arena.in(ruleset, map).hero('A', Arena.top(command));
    if (ruleset.levels().party().largest() > 1) {
      arena.hero('B');
    }
    return arena;
  }

  private static Arena commanding(Arena arena) {
    arena.start().turnOf('A').choose("top 0");
    return arena;
  }

  private static void placeSummon(Arena arena) {
    arena.until(Prompt.Kind.HEX);
    arena.choose(
        arena.prompt().options().stream()
            .filter(Choice.To.class::isInstance)
            .findFirst()
            .orElseThrow());
  }

  private static Watched summon(Arena arena) {
    return arena.game.state().alive().stream()
        .filter(figure -> figure.nature().kind() == Nature.Kind.SUMMON)
        .findFirst()
        .map(figure -> new Watched(arena.game, figure.id()))
        .orElseThrow();
  }

  @RulesetTest
  @Rule({"CMD-01", "CMD-10", "CMD-15"})
  void commandsNeedRangeAndSight(Ruleset ruleset) {
    String map =
        """
        A   #   B   .
          .   #   .
        .   C   .   .
        """;
    Ability near = new Ability.Grant(Aim.AS_USUAL.range(4), List.of(Ability.move(1)));
    Arena arena = commanding(Arena.in(ruleset, map).hero('A', Arena.top(near)).hero('B').hero('C'));
    assertThat(arena.prompt().options())
        .containsExactly(new Choice.Decline(), arena.at(arena.figure("C")));
    Ability short2 = new Ability.Grant(Aim.AS_USUAL.range(2), List.of(Ability.move(1)));
    Arena out =
        Arena.in(ruleset, "A   .   B   C   .").hero('A', Arena.top(short2)).hero('B').hero('C');
    assertThat(commanding(out).prompt().options())
        .containsExactly(new Choice.Decline(), out.at(out.figure("B")));
  }

  @RulesetTest
  @Rule({"CMD-02", "CMD-12", "CMD-11", "CMD-15"})
  void aCharacterDecidesWhatItDoesWithAGrant(Ruleset ruleset) {
    Arena arena =
        commanding(
            arena(ruleset, "A   .   B   .   g", grant(Ability.move(1)))
                .monster('g', "Guard", GUARD));
    arena.choose(arena.at(arena.figure("B")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PERFORM);
    assertThat(arena.prompt().seat()).as("B's player").isEqualTo(1);
    assertThat(arena.prompt().options()).contains(new Choice.Decline());
    arena.choose("yes");
    assertThat(arena.prompt().seat()).isEqualTo(1);
    arena.choose(arena.prompt().options().getLast());
    assertThat(arena.events(Event.What.MOVED)).hasSize(1);
    assertThat(arena.game.state().turn().figure()).isEqualTo(arena.figure("A").id());
    assertThat(arena.events(Event.What.TURN_STARTS)).as("no turn of B").hasSize(1);
  }

  @RulesetTest
  @Rule({"CMD-02", "CMD-15"})
  void theCommanderDecidesForSummonsOfOthers(Ruleset ruleset) {
    SummonCard wolf = SummonCard.of("Wolf", 4, 2, 2);
    AbilityCard granting =
        Arena.card("Grant", 40, CardAction.of(grant(Ability.move(1))), CardAction.of());
    Arena arena =
        Arena.in(ruleset, "A   .   .   B   .   g")
            .hero('A', Arena.bottom(new Ability.Summon(wolf, 1)))
            .hero('B', granting)
            .monster('g', "Guard", GUARD);
    arena.start().turnOf('A').choose("bottom 0");
    placeSummon(arena);
    arena.until(Prompt.Kind.ACTION, "B").choose("top 0");
    Watched summoned = summon(arena);
    arena.choose(arena.at(summoned));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PERFORM);
    assertThat(arena.prompt().seat()).as("B's player, not the summoner's").isEqualTo(1);
    arena.choose("yes");
    assertThat(arena.prompt().seat()).isEqualTo(1);
    arena.choose(arena.prompt().options().getLast());
    assertThat(arena.events(Event.What.FORCED)).as("a granted move is a move").isEmpty();
  }

  @RulesetTest
  @Rule({"CMD-02", "CMD-15"})
  void theCommanderDecidesForScenarioAllies(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   .   f   .   B", grant(Ability.move(1)))
            .monster('f', "Friend", GUARD)
            .scenario(scenario -> scenario.allied("Friend"));
    commanding(arena);
    arena.choose(arena.at(arena.only("Friend")));
    assertThat(arena.prompt().seat()).isZero();
    assertThat(arena.prompt().group()).isFalse();
    arena.choose("yes");
    assertThat(arena.prompt().seat()).isZero();
    assertThat(arena.prompt().group()).isFalse();
  }

  @RulesetTest
  @Rule({"CMD-03", "CMD-15", "CMD-16"})
  void aControlledFigureFightsForTheCommander(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   g   h   .   B", control(Ability.attack(4)))
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD);
    commanding(arena);
    assertThat(arena.prompt().options())
        .as("enemies only")
        .containsExactlyInAnyOrder(
            new Choice.Decline(), arena.at(arena.only("Guard")), arena.at(arena.only("Hound")));
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().seat()).isZero();
    arena.choose("yes");
    assertThat(arena.prompt().options())
        .as("neither the hero nor itself")
        .containsExactly(new Choice.Decline(), arena.at(arena.only("Hound")));
    arena.choose(arena.at(arena.only("Hound")));
    assertThat(arena.only("Hound").hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule({"CMD-03", "CMD-15"})
  void aControlledFigureMovesThroughTheCommandersAllies(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   .   g   B   .   .", control(Ability.move(3)))
            .monster('g', "Guard", GUARD);
    commanding(arena).choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    assertThat(arena.prompt().options()).contains(new Choice.To(arena.hex('B')));
    Arena blocked =
        arena(ruleset, "A   B   g   h   .   .", control(Ability.move(3)))
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD);
    commanding(blocked).choose(blocked.at(blocked.only("Guard")));
    blocked.choose("yes");
    assertThat(blocked.prompt().options()).doesNotContain(new Choice.To(blocked.hex('h')));
  }

  @RulesetTest
  @Rule({"CMD-04", "CMD-15"})
  void aControlledMoveIsForcedMovement(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   g   t^  .   B", control(Ability.move(1)))
            .monster('g', "Guard", StatLine.of(2, 2, 3, 0));
    commanding(arena);
    Watched guard = arena.only("Guard");
    arena.choose(arena.at(guard));
    arena.choose("yes");
    arena.choose(new Choice.To(arena.hex('t')));
    assertThat(arena.events(Event.What.FORCED)).hasSize(1);
    assertThat(arena.events(Event.What.MOVED)).isEmpty();
    assertThat(arena.game.state().turn().hexes()).isZero();
    assertThat(guard.isGone()).isTrue();
    assertThat(arena.game.state().hero(0).tally().of(BattleGoal.Measure.KILLS)).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"CMD-05", "CMD-11", "CMD-15", "CMD-18"})
  void theAttackUsesTheModifiersOfWhoeverPerformsIt(Ruleset ruleset) {
    boolean alone = ruleset.levels().party().largest() == 1;
    if (!alone) {
      Arena granted =
          arena(ruleset, "A   .   .   B   g", grant(Ability.attack(2)))
              .modifiers('A', ModifierCard.plus(1))
              .modifiers('B', ModifierCard.plus(2))
              .monsterModifiers(ModifierCard.plus(-1))
              .monster('g', "Guard", GUARD);
      commanding(granted).choose(granted.at(granted.figure("B")));
      granted.choose("yes");
      granted.strike(granted.only("Guard"));
      assertThat(granted.only("Guard").hitPoints()).isEqualTo(10 - 4);
    }
    if (ruleset.combat().uses().grantedEnemies()) {
      return; // Jaws of the Lion knows no control
    }
    Arena controlled =
        arena(ruleset, "A   .   g   h   B", control(Ability.attack(4)))
            .modifiers('A', ModifierCard.plus(1))
            .monsterModifiers(ModifierCard.plus(-1))
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD);
    commanding(controlled).choose(controlled.at(controlled.only("Guard")));
    controlled.choose("yes");
    controlled.strike(controlled.only("Hound"));
    assertThat(controlled.only("Hound").hitPoints()).isEqualTo(10 - 3);
  }

  @RulesetTest
  @Rule({"CMD-06", "CMD-15", "CMD-18"})
  void noAttackWithoutTargetOrWhileDisarmed(Ruleset ruleset) {
    for (boolean disarmed : new boolean[] {true, false}) {
      Arena arena =
          arena(
                  ruleset,
                  disarmed ? "A   .   g   h   B" : "A   .   g   .   h   B",
                  control(Ability.attack(4)))
              .monster('g', "Guard", GUARD)
              .monster('h', "Hound", GUARD);
      arena.start().turnOf('A');
      if (disarmed) {
        arena.give(arena.only("Guard"), Condition.DISARM);
        arena.give(arena.only("Hound"), Condition.DISARM);
      }
      arena.choose("top 0");
      assertThat(arena.prompt().kind()).as("nobody to command").isEqualTo(Prompt.Kind.ACTION);
    }
  }

  @RulesetTest
  @Rule({"CMD-07", "CMD-15"})
  void aPlusNeedsANumberToBeAddedTo(Ruleset ruleset) {
    StatLine still = StatLine.of(10, -1, 3, 0);
    for (Ability move : List.of(Ability.move(2), new Ability.Move(Value.plus(1), false))) {
      Arena arena = arena(ruleset, "A   .   g   .   B", control(move)).monster('g', "Totem", still);
      commanding(arena);
      boolean fixed = move.equals(Ability.move(2));
      assertThat(arena.prompt().kind()).isEqualTo(fixed ? Prompt.Kind.TARGET : Prompt.Kind.ACTION);
    }
    SummonCard totem =
        new SummonCard(
            "Totem",
            4,
            OptionalInt.of(2),
            OptionalInt.empty(),
            OptionalInt.empty(),
            false,
            List.of(),
            List.of());
    for (Value value : List.of(Value.of(2), Value.plus(1))) {
      Arena arena =
          Arena.in(ruleset, "A   .   .   g   B")
              .hero(
                  'A',
                  Arena.top(grant(Ability.Attack.of(value).at(Value.of(3)))),
                  Arena.bottom(new Ability.Summon(totem, 1)))
              .hero('B')
              .monster('g', "Guard", GUARD);
      arena.start().turnOf('A').choose("bottom 1");
      placeSummon(arena);
      arena.choose("top 0");
      Watched summoned = summon(arena);
      assertThat(
              arena.prompt().kind() == Prompt.Kind.TARGET
                  && arena.prompt().options().contains(arena.at(summoned)))
          .isEqualTo(value.equals(Value.of(2)));
    }
  }

  @RulesetTest
  @Rule({"CMD-08", "CMD-15"})
  void aCommandIsNoTurnAndTakesNoBonusAway(Ruleset ruleset) {
    AbilityCard bonus =
        Arena.card(
            "Bonus",
            10,
            CardAction.of(),
            CardAction.of(
                Ability.persistent(
                    Effect.self(new Change.Attacks(List.of(Rider.plus(1)))),
                    Effect.self(
                        new Change.Performs(
                            Effect.Moment.START_OF_TURN,
                            List.of(Ability.suffer(Value.of(5), Aim.SELF)))))));
    boolean alone = ruleset.levels().party().largest() == 1;
    if (!alone) {
      Arena arena =
          Arena.in(ruleset, "A   .   .   B   g")
              .hero('A', Arena.top(grant(Ability.attack(2))))
              .hero('B', bonus)
              .monster('g', "Guard", GUARD);
      arena.start().turnOf('B').choose("bottom 0");
      arena.choose("yes");
      arena.choose("no");
      arena.until(Prompt.Kind.ACTION, "A");
      Watched hero = arena.figure("B");
      arena.give(hero, Condition.WOUND, Condition.MUDDLE);
      arena.choose("top 0");
      arena.choose(arena.at(hero));
      arena.choose("yes");
      arena.strike(arena.only("Guard"));
      assertThat(arena.only("Guard").hitPoints()).as("with the bonus").isEqualTo(10 - 3);
      assertThat(hero.hitPoints()).as("no wound, no effect of a turn").isEqualTo(10);
      assertThat(hero.has(Condition.MUDDLE)).isTrue();
      arena.choose("no");
    }
    Arena controlled =
        arena(ruleset, "A   .   g   h   B", control(Ability.attack(2)))
            .monster(
                'g', "Guard", GUARD.riding(Rider.gives(Condition.POISON)).having(Effect.shield(1)))
            .monster('h', "Hound", GUARD.having(Effect.retaliate(3)));
    controlled.start().turnOf('A');
    controlled.give(controlled.only("Guard"), Condition.WOUND, Condition.MUDDLE);
    controlled.choose("top 0");
    controlled.choose(controlled.at(controlled.only("Guard")));
    controlled.choose("yes");
    controlled.strike(controlled.only("Hound"));
    assertThat(controlled.only("Hound").has(Condition.POISON)).as("its own trait").isTrue();
    Watched guard = controlled.only("Guard");
    assertThat(guard.hitPoints()).as("no wound, only retaliate").isEqualTo(10 - 3);
    assertThat(guard.has(Condition.MUDDLE)).isTrue();
  }

  @RulesetTest
  @Rule({"CMD-09", "CMD-15"})
  void objectivesAreNotCommanded(Ruleset ruleset) {
    Arena arena = arena(ruleset, "A   o   g   .   B", control(Ability.attack(1)));
    arena.monster('g', "Guard", GUARD);
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Idol",
                arena.hex('o'),
                ObjectiveSpec.Purpose.DESTROY,
                Formula.of("8"),
                OptionalInt.empty()));
    commanding(arena);
    assertThat(arena.prompt().options())
        .containsExactly(new Choice.Decline(), arena.at(arena.only("Guard")));
  }

  @RulesetTest
  @Rule("CMD-12")
  void anEnemyThatIsGrantedSomethingHasNoChoice(Ruleset ruleset) {
    Ability command = new Ability.Grant(FAR.at(Affects.ENEMIES), List.of(Ability.move(1)));
    Arena arena = arena(ruleset, "A   .   g   .   B", command).monster('g', "Guard", GUARD);
    commanding(arena).choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind())
        .as("it is not asked whether, and the granting figure decides how")
        .isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.prompt().seat()).isZero();
  }

  @RulesetTest
  @Rule({"CMD-13", "CMD-14"})
  void eachCharacterPerformsItsOwnAction(Ruleset ruleset) {
    Ability command =
        new Ability.Grant(
            FAR.targets(3).only(Check.Fact.TARGET_IS_CHARACTER), List.of(Ability.attack(2)));
    Arena arena =
        Arena.in(ruleset, "A   .   f   g   B   .\n  .   .   .   C   .   .")
            .hero('A', Arena.top(command))
            .hero('B')
            .hero('C')
            .monster('g', "Guard", GUARD)
            .monster('f', "Friend", GUARD)
            .scenario(scenario -> scenario.allied("Friend"));
    commanding(arena);
    assertThat(arena.prompt().options())
        .as("characters only, and others")
        .containsExactlyInAnyOrder(
            new Choice.Decline(), arena.at(arena.figure("B")), arena.at(arena.figure("C")));
    arena.choose(arena.at(arena.figure("B")));
    arena.choose("yes");
    arena.strike(arena.only("Guard"));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(8);
    arena.choose(arena.at(arena.figure("C")));
    assertThat(arena.prompt().seat()).isEqualTo(2);
    arena.choose("yes");
    arena.strike(arena.only("Guard"));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule("CMD-17")
  void noControlledMoveWithoutPathOrWhileImmobilized(Ruleset ruleset) {
    Arena shut =
        arena(ruleset, "A   h   g", control(Ability.move(2)))
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD);
    commanding(shut);
    assertThat(shut.prompt().options())
        .as("the one in the corner has no way")
        .doesNotContain(shut.at(shut.only("Guard")));
    Arena held =
        arena(ruleset, "A   .   g   .", control(Ability.move(2))).monster('g', "Guard", GUARD);
    held.start().turnOf('A');
    held.give(held.only("Guard"), Condition.IMMOBILIZE);
    held.choose("top 0");
    assertThat(held.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule({"CMD-19", "CMD-16"})
  void whatTheRolledActionLacksCanBeCommanded(Ruleset ruleset) {
    for (Ability ability : List.of(Ability.move(1), Ability.attack(2))) {
      Arena arena =
          arena(ruleset, "A   .   g   h   .", control(ability))
              .monster('g', "Guard", GUARD, MonsterCard.of(50, Ability.round(Effect.shield(1))))
              .another('h', "Guard", Rank.NORMAL);
      commanding(arena);
      Watched guard = arena.all("Guard").getFirst();
      arena.choose(arena.at(guard));
      arena.choose("yes");
      assertThat(arena.prompt().seat()).isZero();
      arena.choose(arena.prompt().options().getLast());
      assertThat(
              arena.events(
                  ability instanceof Ability.Move ? Event.What.FORCED : Event.What.ATTACKED))
          .hasSize(1);
    }
  }

  @RulesetTest
  @Rule(value = "CMD-04", in = Edition.BB)
  void aControlledMoveIsNoMoveOfTheHero(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   .   g   .", control(Ability.move(1))).monster('g', "Guard", GUARD);
    commanding(arena).choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    arena.choose(arena.prompt().options().getLast());
    assertThat(arena.events(Event.What.FORCED)).hasSize(1);
    assertThat(arena.events(Event.What.MOVED)).isEmpty();
    assertThat(arena.game.state().turn().hexes()).isZero();
  }
}
