package haven.stage;

import static haven.model.Condition.CURSE;
import static haven.model.Condition.DISARM;
import static haven.model.Condition.IMMOBILIZE;
import static haven.model.Condition.MUDDLE;
import static haven.model.Condition.POISON;
import static haven.model.Condition.STRENGTHEN;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Modifiers;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** How conditions are gained, how long they stay, and what takes them away. */
final class ConditionsComeAndGoTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Map<String, String> NEGATIVE =
      Map.of(
          "GH", "poison wound immobilize disarm stun muddle curse",
          "JL", "poison wound immobilize disarm stun muddle curse",
          "FH", "wound brittle bane poison immobilize disarm impair stun muddle curse",
          "BB", "wound poison immobilize disarm muddle");
  private static final Map<String, String> POSITIVE =
      Map.of(
          "GH", "invisible strengthen bless",
          "JL", "strengthen bless",
          "FH", "regenerate ward invisible strengthen bless",
          "BB", "invisible strengthen");

  private static List<Condition> conditions(Map<String, String> words, Ruleset ruleset) {
    return Arrays.stream(words.getOrDefault(ruleset.id(), "").split(" "))
        .map(Condition::named)
        .toList();
  }

  private static Arena facing(Ruleset ruleset, StatLine line, Ability... top) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', Arena.top(top), Arena.bottom(Ability.move(1)))
        .company('B')
        .monster('g', "Guard", line)
        .start();
  }

  private static boolean shows(Arena arena, Watched figure, Condition condition) {
    return condition.isCard()
        ? arena.story(figure, Event.What.GAINED).contains("GAINED 0 " + Phrase.of(condition))
        : figure.has(condition);
  }

  @RulesetTest
  @Rule({"CON-01a", "CON-01b", "CON-01c", "CON-01d", "CON-02"})
  void negativeOnesAreForEnemiesAndPositiveOnesForFriends(Ruleset ruleset) {
    for (Condition condition : conditions(NEGATIVE, ruleset)) {
      Arena arena =
          facing(ruleset, GUARD, Ability.give(condition, Aim.AS_USUAL.range(4))).turnOf('A');
      arena.choose("top 0");
      Watched guard = arena.only("Guard");
      assertThat(arena.offeredFigures()).as("%s", condition).containsExactly(guard);
      arena.against(guard);
      // Impair is for characters alone (CON-36).
      assertThat(shows(arena, guard, condition))
          .as("%s", condition)
          .isEqualTo(condition != Condition.IMPAIR);
    }
    for (Condition condition : conditions(POSITIVE, ruleset)) {
      Arena arena =
          facing(ruleset, GUARD, Ability.give(condition, Aim.AS_USUAL.range(4))).turnOf('A');
      arena.choose("top 0");
      assertThat(arena.offeredFigures()).as("%s", condition).contains(arena.figure("A"));
      assertThat(arena.offeredFigures()).doesNotContain(arena.only("Guard"));
      arena.against(arena.figure("A"));
      assertThat(shows(arena, arena.figure("A"), condition)).as("%s", condition).isTrue();
    }
  }

  @RulesetTest
  @Rule("CON-03")
  void nobodyCanTakeThemOffAndTheyStayUntilTheirTimeComes(Ruleset ruleset) {
    Arena arena = facing(ruleset, GUARD);
    Watched hero = arena.figure("A");
    arena.give(hero, POISON, STRENGTHEN).turnOf('A');
    for (Choice option : arena.prompt().options()) {
      assertThat(option).isInstanceOfAny(Choice.Decline.class, Choice.Act.class);
    }
    assertThat(hero.conditions()).containsExactlyInAnyOrder(POISON, STRENGTHEN);
    arena.pass();
    assertThat(hero.conditions()).containsExactly(POISON);
    arena.endRound().endRound();
    assertThat(hero.conditions()).containsExactly(POISON);
  }

  @RulesetTest
  @Rule("CON-04")
  void gainedAgainItStartsAnewAndThereIsStillOnlyOne(Ruleset ruleset) {
    Arena arena =
        facing(ruleset, GUARD, Ability.give(MUDDLE, Aim.SELF), Ability.give(WOUND, Aim.SELF));
    Watched hero = arena.figure("A");
    arena.give(hero, MUDDLE, WOUND).turnOf('A');
    assertThat(hero.hitPoints()).isEqualTo(9);
    arena.choose("top 0");
    arena.against(hero);
    while (!arena.isAsked(Prompt.Kind.ACTION)) {
      arena.choose(arena.offeredFigures().contains(hero) ? arena.at(hero) : new Choice.Decline());
    }
    arena.pass();
    assertThat(hero.has(MUDDLE)).as("renewed in its own turn").isTrue();
    arena.until(Prompt.Kind.CARDS).turnOf('A');
    assertThat(hero.hitPoints()).as("one wound").isEqualTo(8);
    arena.pass();
    assertThat(hero.has(MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule("CON-05")
  void gainedInItsOwnTurnItLastsUntilTheEndOfTheNextOne(Ruleset ruleset) {
    for (Condition condition : List.of(MUDDLE, DISARM, IMMOBILIZE)) {
      Arena arena = facing(ruleset, GUARD, Ability.give(condition, Aim.SELF));
      Watched hero = arena.figure("A");
      arena.turnOf('A').choose("top 0");
      arena.choose(arena.at(hero));
      arena.until(Prompt.Kind.ACTION);
      assertThat(hero.has(condition)).as("at once").isTrue();
      arena.pass();
      assertThat(hero.has(condition)).as("after this turn").isTrue();
      arena.until(Prompt.Kind.CARDS).turnOf('A');
      assertThat(hero.has(condition)).as("in the next turn").isTrue();
      arena.pass();
      assertThat(hero.has(condition)).as("after the next turn").isFalse();
    }
  }

  @RulesetTest
  @Rule("CON-06")
  void gainedOutsideItsTurnItLastsUntilTheEndOfTheNextTurnThisRoundOrNext(Ruleset ruleset) {
    for (int initiative : new int[] {10, 50}) {
      Ability muddling = Ability.Attack.of(Value.STAT, Rider.gives(MUDDLE));
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(), Arena.bottom())
              .company('B')
              .monster('g', "Guard", GUARD, MonsterCard.of(initiative, muddling))
              .start();
      Watched hero = arena.figure("A");
      if (initiative > 20) {
        arena.selectFirstTwo().until(Prompt.Kind.CARDS);
        assertThat(hero.has(MUDDLE)).as("its turn was over").isTrue();
      }
      arena.turnOf('A');
      assertThat(hero.has(MUDDLE)).as("in its turn").isTrue();
      arena.choose("no");
      assertThat(hero.has(MUDDLE)).as("after its turn").isFalse();
    }
  }

  @RulesetTest
  @Rule({"CON-07", "CON-13"})
  void expiringConditionsGoLastOfAllAtTheEndOfATurn(Ruleset ruleset) {
    Arena arena =
        facing(
            ruleset,
            GUARD,
            Ability.persistent(
                Effect.self(
                    new Effect.Change.Performs(
                        Effect.Moment.END_OF_TURN,
                        List.of(Ability.suffer(Value.of(1), Aim.SELF))))));
    Watched hero = arena.figure("A");
    arena.give(hero, STRENGTHEN).turnOf('A').choose("top 0");
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION);
    arena.choose("no");
    arena.choose(arena.at(hero));
    arena.goOn();
    assertThat(arena.story(hero, Event.What.DAMAGED, Event.What.LOST_CONDITION))
        .containsExactly("DAMAGED 1", "LOST_CONDITION 0 Strengthen");
  }

  @RulesetTest
  @Rule(
      value = {"CON-07", "CON-13"},
      in = Edition.FH)
  void baneAndLootingComeBeforeThem(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A$  .   B   g")
            .hero('A')
            .hitPoints('A', 20)
            .hero('B')
            .monster('g', "Guard", GUARD)
            .scenario(scenario -> scenario.loot(Map.of(LootKind.MONEY, 5)))
            .start();
    Watched hero = arena.figure("A");
    arena.give(hero, STRENGTHEN, Condition.BANE).selectFirstTwo().endRound();
    assertThat(
            arena
                .story(hero, Event.What.DAMAGED, Event.What.LOOTED, Event.What.LOST_CONDITION)
                .stream()
                .map(line -> line.split(" ")[0] + " " + line.substring(line.lastIndexOf(' ') + 1))
                .map(line -> line.startsWith("LOOTED") ? "LOOTED" : line))
        .contains("DAMAGED 10", "LOOTED")
        .endsWith("LOST_CONDITION Strengthen");
  }

  @RulesetTest
  @Rule({"CON-13", "CON-17"})
  void aWoundBleedsBeforeTheFigureActsAlsoBeforeALongRest(Ruleset ruleset) {
    Arena arena = facing(ruleset, GUARD);
    Watched hero = arena.figure("A");
    arena.selectFirstTwo().endRound();
    arena.give(hero, WOUND);
    while (arena.isAsked(Prompt.Kind.CARDS)) {
      arena.choose(
          arena.prompt().figure().equals(hero.id())
              ? new Choice.LongRest()
              : arena.prompt().options().getFirst());
    }
    arena.until(Prompt.Kind.REST_HEAL);
    assertThat(hero.hitPoints()).isEqualTo(9);
    arena.choose("yes");
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.has(WOUND)).isFalse();
  }

  @RulesetTest
  @Rule("CON-08")
  void addedToAnAttackTheyAreGainedAfterItsDamageEvenWithoutAnyButNotByTheDead(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   B\n  d   .   .   .")
            .hero('A', Arena.top(Ability.attack(3, Aim.AS_USUAL.targets(3), Rider.gives(POISON))))
            .company('B')
            .monster('g', "Guard", GUARD)
            .monster('h', "Armour", GUARD.having(Effect.shield(5)))
            .monster('d', "Dying", StatLine.of(3, 2, 2, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    for (String type : List.of("Guard", "Armour", "Dying")) {
      arena.until(Prompt.Kind.TARGET);
      arena.choose(arena.at(arena.only(type)));
    }
    arena.goOn();
    Event.What[] both = {Event.What.DAMAGED, Event.What.GAINED};
    assertThat(arena.story(arena.only("Guard"), both))
        .containsExactly("DAMAGED 3", "GAINED 0 Poison");
    assertThat(arena.story(arena.only("Armour"), both)).containsExactly("GAINED 0 Poison");
    assertThat(arena.story(arena.only("Dying"), both)).containsExactly("DAMAGED 3");
  }

  @RulesetTest
  @Rule({"CON-10", "DMG-11"})
  void negatedDamageStillBringsItsConditions(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .company('B')
            .monster(
                'g',
                "Guard",
                GUARD,
                MonsterCard.of(10, Ability.Attack.of(Value.STAT, Rider.gives(MUDDLE))))
            .start()
            .selectFirstTwo();
    Watched hero = arena.figure("A");
    arena.until(Prompt.Kind.NEGATE, "A");
    Choice negate =
        arena.prompt().options().stream().filter(Choice.Negate.class::isInstance).findFirst().get();
    arena.choose(negate);
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.has(MUDDLE)).isTrue();
  }

  @RulesetTest
  @Rule("CON-11")
  void theEndOfTheScenarioRemovesThemAll(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", GUARD)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "over",
                            new ScenarioRule.Moment.RoundEnd(1),
                            new ScenarioRule.Deed.Win()),
                        ScenarioRule.of(
                            "cursed",
                            new ScenarioRule.Moment.RoundStart(1),
                            new ScenarioRule.Deed.Inflict(
                                Consequence.gain(CURSE), Affects.ALLIES))))
            .start();
    Watched hero = arena.figure("A");
    arena.give(hero, POISON, WOUND).selectFirstTwo();
    while (!arena.game.isOver()) {
      arena.choose(arena.prompt().options().getFirst());
    }
    assertThat(hero.conditions()).isEmpty();
    Modifiers modifiers = arena.sheet('A').modifiers();
    if (modifiers instanceof ModifierDeck deck) {
      assertThat(arena.story(hero, Event.What.GAINED)).contains("GAINED 0 Curse");
      assertThat(deck.drawPile()).doesNotContain(ModifierCard.CURSE).hasSize(18);
    }
  }

  @RulesetTest
  @Rule({"CON-12", "MDT-03", "DMG-04"})
  void whenAMonsterDiesItsMarkersGoWithItAndItIsOffTheMap(Ruleset ruleset) {
    Arena arena = facing(ruleset, GUARD, Ability.attack(12, Aim.AS_USUAL, Rider.gives(WOUND)));
    Watched guard = arena.only("Guard");
    arena.give(guard, POISON, MUDDLE).turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.isGone()).isTrue();
    assertThat(guard.conditions()).isEmpty();
    assertThat(arena.game.state().at(arena.hex('g')).number()).isNegative();
    assertThat(arena.story(guard, Event.What.GAINED)).isEmpty();
    arena.endRound();
    assertThat(arena.story(guard, Event.What.TURN_STARTS)).isEmpty();
  }
}
