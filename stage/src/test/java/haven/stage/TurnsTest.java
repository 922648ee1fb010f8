package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.BattleGoal;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** What happens in the turn of a figure, from its start to its end. */
final class TurnsTest {
  private static final StatLine TOUGH = StatLine.of(10, 2, 2, 0);

  private static List<FigureId> turns(Arena arena) {
    return arena.events(Event.What.TURN_STARTS).stream().map(Event::who).toList();
  }

  @RulesetTest
  @Rule({"ABL-07a", "ABL-07b", "ABL-11"})
  void aMonsterPerformsItsWholeCardInOrder(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A')
            .monster(
                'g',
                "Guard",
                TOUGH,
                MonsterCard.of(
                    10,
                    heal(3, Aim.SELF),
                    new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()),
                    Ability.give(Condition.STRENGTHEN, Aim.SELF)))
            .company('B')
            .start();
    Watched guard = arena.only("Guard");
    guard.hitPoints(5);
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(guard.hitPoints()).isEqualTo(8);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
    assertThat(guard.has(Condition.STRENGTHEN)).isTrue();
    assertThat(
            arena.log.stream()
                .map(Event::what)
                .filter(
                    what ->
                        what == Event.What.HEALED
                            || what == Event.What.ATTACKED
                            || what == Event.What.GAINED))
        .containsExactly(Event.What.HEALED, Event.What.ATTACKED, Event.What.GAINED);
  }

  @RulesetTest
  @Rule("ABL-25")
  void whatTheRulesLeaveOpenThePlayersDecideTogether(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   .   h   .
                  .   .   A
                .   .   i   .   B
                """)
            .hero('A')
            .monster(
                'h',
                "Hound",
                StatLine.of(10, 2, 2, 0),
                MonsterCard.of(10, new Ability.Heal(Value.of(1), Aim.AS_USUAL.range(5), List.of())))
            .another('i', "Hound", Rank.NORMAL)
            .company('B')
            .start();
    arena.all("Hound").forEach(hound -> hound.hitPoints(5));
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.FIGURE);
    Prompt prompt = arena.prompt();
    assertThat(prompt.group()).isTrue();
    assertThat(prompt.options()).hasSize(2);
    int other = ruleset.levels().party().largest() > 1 ? 1 : 0;
    arena.game.choose(other, prompt.options().getLast());
    Figure healed = arena.game.state().figure(((Choice.At) prompt.options().getLast()).figure());
    assertThat(healed.hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule({"ABL-26", "EXH-06", "TRN-19"})
  void whoIsExhaustedInTheMiddleStopsAtOnce(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .   .
                """)
            .hero('A', Arena.top(attack(1, Aim.AS_USUAL.targets(2)), heal(3, Aim.SELF)))
            .hitPoints('A', 2)
            .monster('g', "Guard", TOUGH.having(Effect.retaliate(2)))
            .monster('h', "Hound", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes"); // suffers the retaliate
    assertThat(hero.isGone()).isTrue();
    assertThat(arena.only("Hound").hitPoints()).isEqualTo(10);
    assertThat(arena.events(Event.What.HEALED)).isEmpty();
    assertThat(arena.events(Event.What.TURN_ENDS)).extracting(Event::who).contains(hero.id());
    if (arena.game.prompt() instanceof Prompt prompt) {
      assertThat(prompt.figure()).isNotEqualTo(hero.id());
    }
  }

  @RulesetTest
  @Rule("ABL-27")
  void everybodyHasOneTurnARoundButWhoWasSummonedInIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, ".   A   .   .   g   B")
            .hero('A', Arena.bottom(new Ability.Summon(SummonCard.of("Rat", 2, 2, 1), 1)))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    arena.choose(arena.prompt().options().getFirst());
    arena.endRound();
    FigureId rat = arena.only("Rat").id();
    assertThat(turns(arena)).doesNotContain(rat).doesNotHaveDuplicates();
    assertThat(turns(arena)).contains(arena.figure("A").id(), arena.only("Guard").id());
    List<Event.What> marks =
        arena.log.stream()
            .map(Event::what)
            .filter(what -> what == Event.What.TURN_STARTS || what == Event.What.TURN_ENDS)
            .toList();
    for (int i = 0; i < marks.size(); i++) { // one ends before the next begins
      assertThat(marks.get(i))
          .isEqualTo(i % 2 == 0 ? Event.What.TURN_STARTS : Event.What.TURN_ENDS);
    }
    arena.log.clear();
    arena.endRound();
    assertThat(turns(arena)).contains(rat).doesNotHaveDuplicates();
  }

  @RulesetTest
  @Rule("TRN-14")
  void aCharacterLootsItsHexAtTheEndOfItsTurnAndASummonDoesNot(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   l$  .   .   g   B")
            .hero(
                'A',
                Arena.top(move(1)),
                Arena.bottom(new Ability.Summon(SummonCard.of("Rat", 2, 0, 1), 1)))
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('l')));
    arena.choose("bottom 1");
    assertThat(arena.events(Event.What.LOOTED)).isEmpty();
    arena.choose(arena.prompt().options().getFirst());
    arena.choose("no");
    assertThat(arena.events(Event.What.LOOTED))
        .isNotEmpty()
        .allMatch(event -> event.who().equals(arena.figure("A").id()));
    assertThat(arena.sheet('A').tally().of(BattleGoal.Measure.LOOT_TOKENS)).isEqualTo(1);
    Watched rat = arena.only("Rat");
    arena.endRound();
    arena.game.state().ground().drop(arena.game.state().board().at(rat.hex()));
    arena.log.clear();
    arena.endRound();
    assertThat(turns(arena)).contains(rat.id());
    assertThat(arena.events(Event.What.LOOTED)).isEmpty();
  }

  @RulesetTest
  @Rule("TRN-14")
  void aCharacterLootsTheTreasureInItsHexAtTheEndOfItsTurn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   x   .   .   g   B")
            .hero('A', Arena.top(move(1)))
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
            .company('B');
    arena.room().treasure(arena.hex('x'), new Treasure.Numbered(7));
    arena
        .setup(setup -> setup.withTreasures(Map.of(7, List.of(new Reward.Gold(5)))))
        .start()
        .turnOf('A')
        .choose("top 0");
    arena.choose(new Choice.To(arena.hex('x')));
    assertThat(arena.sheet('A').tally().treasures()).isEmpty();
    arena.choose("no");
    assertThat(arena.sheet('A').tally().treasures()).hasSize(1);
  }

  @RulesetTest
  @Rule("TRN-16")
  void conditionsGainedInOnesOwnTurnLastThroughTheNext(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.give(Condition.MUDDLE, Aim.SELF)))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(hero.has(Condition.MUDDLE)).isTrue();
    arena.endRound();
    assertThat(hero.has(Condition.MUDDLE)).as("until the end of its next turn").isTrue();
    arena.selectFirst(2).endRound();
    assertThat(hero.has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule("TRN-16")
  void conditionsEndAfterEverythingElseOfTheTurn(Ruleset ruleset) {
    Effect strikes =
        Effect.self(
            new Effect.Change.Performs(
                Effect.Moment.END_OF_TURN, List.of(attack(1, Aim.AS_USUAL.range(5)))));
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.bottom(Ability.persistent(strikes)))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.give(hero, Condition.DISARM, Condition.MUDDLE);
    arena.choose("bottom 0");
    arena.choose("yes");
    arena.choose("no");
    assertThat(arena.events(Event.What.SKIPPED))
        .anyMatch(event -> event.who().equals(hero.id()) && event.words().equals("an attack"));
    assertThat(hero.has(Condition.DISARM)).isFalse();
    assertThat(hero.has(Condition.MUDDLE)).isFalse();
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule("TRN-17")
  void aWoundHurtsAtTheStartOfTheTurn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(attack(1)))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start();
    arena.give(arena.figure("A"), Condition.WOUND);
    arena.selectFirstTwo();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    arena.choose("yes");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(9);
    assertThat(arena.figure("A").has(Condition.WOUND)).isTrue();
  }

  @RulesetTest
  @Rule(value = "TRN-17", in = Edition.FH)
  void regenerateComesBeforeTheWound(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(attack(1)))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start();
    arena.figure("A").hitPoints(7);
    arena.give(arena.figure("A"), Condition.WOUND, Condition.REGENERATE);
    arena.selectFirstTwo();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
    assertThat(arena.figure("A").has(Condition.WOUND)).isFalse();
  }

  @RulesetTest
  @Rule("TRN-20")
  void aCommandedAbilityIsNoTurnOfTheCommanded(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.top(new Ability.Control(Aim.AS_USUAL.range(5), List.of(move(1)))),
                Arena.bottom(
                    new Ability.Grant(Aim.AS_USUAL.at(Affects.ALLIES).range(5), List.of(move(1)))))
            .monster('g', "Guard", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.give(guard, Condition.WOUND, Condition.MUDDLE);
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    arena.choose("yes");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    arena.choose(arena.prompt().options().getLast());
    assertThat(guard.hex()).isNotEqualTo(arena.hex('g'));
    assertThat(guard.hitPoints()).isEqualTo(10);
    assertThat(guard.has(Condition.MUDDLE)).isTrue();
    assertThat(arena.game.state().turn().figure()).isEqualTo(arena.figure("A").id());
    if (ruleset.levels().party().largest() > 1) {
      Watched ally = arena.figure("B");
      arena.give(ally, Condition.MUDDLE);
      arena.choose("bottom 1");
      arena.choose(arena.at(ally));
      assertThat(arena.prompt().seat()).isEqualTo(1);
      arena.choose("yes");
      arena.choose(arena.prompt().options().getLast());
      assertThat(ally.has(Condition.MUDDLE)).isTrue();
      assertThat(turns(arena)).containsOnlyOnce(ally.id());
    }
    arena.endRound();
    assertThat(turns(arena)).containsOnlyOnce(guard.id());
    assertThat(guard.hitPoints()).isEqualTo(9);
    assertThat(guard.has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule({"ABL-09a", "TRN-03"})
  void theAbilityOfAModifierMayComeInTheMiddle(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .   .
                """)
            .hero('A', Arena.top(attack(1, Aim.AS_USUAL.targets(2))))
            .modifiers('A', ModifierCard.plus(0, new Rider.Then(heal(1, Aim.SELF))))
            .monster('g', "Guard", TOUGH)
            .monster('h', "Hound", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    hero.hitPoints(5);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes"); // the effect of the modifier
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(6);
    assertThat(arena.prompt().options()).contains(arena.at(arena.only("Hound")));
  }
}
