package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.persistent;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Bits;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.HeroTally;
import haven.play.scenario.Verdict;
import haven.play.turn.Cards;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Characters without hit points or without cards. */
final class ExhaustionTest {
  private static final int ALL_TEN = 0b11_1111_1111;
  private static final MonsterCard ATTACKS =
      MonsterCard.of(10, new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()));
  private static final MonsterCard ATTACKS_LATE =
      MonsterCard.of(95, new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()));

  private static Arena weak(Ruleset ruleset, MonsterCard card) {
    return Arena.in(ruleset, ".   A   g   .   .   B")
        .hero(
            'A',
            Arena.top(new Ability.Summon(SummonCard.of("Rat", 2, 0, 0), 1)),
            Arena.bottom(persistent(Effect.retaliate(1))))
        .hitPoints('A', 3)
        .monster('g', "Guard", StatLine.of(10, 0, 3, 0), card)
        .company('B');
  }

  /** Nothing is left to play or to rest with. */
  private static void loseAll(Arena arena, char hero) {
    Cards cards = arena.sheet(hero).cards();
    Bits.each(cards.discards(), card -> cards.recover(Consequence.Recover.Pile.DISCARDED, card));
    Bits.each(cards.hand(), cards::lose);
  }

  private static Arena withoutCards(Ruleset ruleset, Variant... variants) {
    Arena arena =
        Arena.in(ruleset, ".   A   g   B   .")
            .hero('A')
            .monster('g', "Guard", StatLine.of(10, 0, 3, 0), ATTACKS_LATE)
            .company('B')
            .setup(setup -> setup.playing(variants))
            .start();
    arena.selectFirstTwo();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.SHORT_REST);
    loseAll(arena, 'A');
    return arena;
  }

  @RulesetTest
  @Rule("EXH-01")
  void whoHasNoHitPointsLeftIsExhaustedAtOnce(Ruleset ruleset) {
    Arena arena = weak(ruleset, ATTACKS).start().selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(arena.sheet('A').tally().fate()).isEqualTo(HeroTally.Fate.EXHAUSTED);
  }

  @RulesetTest
  @Rule("EXH-01")
  void negatedDamageDoesNotExhaust(Ruleset ruleset) {
    Arena arena = weak(ruleset, ATTACKS).start().selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose(arena.prompt().options().get(1));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(3);
    assertThat(arena.sheet('A').isOut()).isFalse();
  }

  @RulesetTest
  @Rule({"EXH-04", "EXH-05", "EXH-07"})
  void lackOfCardsExhaustsAtTheStartOfARoundWithAllHitPoints(Ruleset ruleset) {
    Arena arena = withoutCards(ruleset);
    Watched hero = arena.figure("A");
    int before = hero.hitPoints();
    arena.endRound();
    assertThat(arena.events(Event.What.EXHAUSTED)).hasSize(1);
    assertThat(hero.isGone()).isTrue();
    assertThat(hero.hitPoints()).isEqualTo(before).isPositive();
    assertThat(arena.game.prompts()).extracting(Prompt::seat).containsExactly(1);
  }

  @RulesetTest
  @Rule({"EXH-05", "EXH-07"})
  void cardsAreLostAndSummonsLeaveWithTheExhausted(Ruleset ruleset) {
    Arena arena = weak(ruleset, ATTACKS_LATE).start().turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.prompt().options().getFirst());
    arena.choose("bottom 1");
    arena.choose("yes");
    arena.choose("no");
    assertThat(arena.sheet('A').cards().active()).isEqualTo(0b11);
    Watched rat = arena.only("Rat");
    Watched hero = arena.figure("A");
    rat.hitPoints(1);
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    assertThat(hero.isGone()).isTrue();
    assertThat(rat.isGone()).isTrue();
    assertThat(arena.sheet('A').cards().lost()).isEqualTo(ALL_TEN);
    assertThat(arena.game.state().actives()).isEmpty();
    arena.log.clear();
    arena.endRound();
    arena.endRound();
    assertThat(arena.log).noneMatch(event -> event.who().equals(hero.id()));
    assertThat(arena.sheet('A').isOut()).isTrue();
  }

  @RulesetTest
  @Rule("EXH-07")
  void nothingBringsTheExhaustedBack(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .hitPoints('A', 3)
            .monster('g', "Guard", StatLine.of(10, 0, 3, 0), ATTACKS)
            .hero('B', Arena.top(heal(5, Aim.AS_USUAL.at(Affects.ALLIES).range(9))))
            .start()
            .selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    arena.until(Prompt.Kind.ACTION, "B");
    arena.choose("top 0");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION); // nobody to heal
    assertThat(arena.figure("A").isGone()).isTrue();
  }

  @RulesetTest
  @Rule("EXH-08")
  void theExhaustedStillCount(Ruleset ruleset) {
    Map<Rank, StatLine> lines = new EnumMap<>(Rank.class);
    for (Rank rank : Rank.values()) {
      lines.put(
          rank,
          new StatLine(
              new Formula.Product(new Formula.Constant(5), new Formula.Characters()),
              0,
              new Formula.Constant(0),
              0,
              1,
              List.of(),
              List.of(),
              Set.of(),
              List.of()));
    }
    Ability calls = new Ability.SummonMonster("Imp", MonsterSymbol.of("gold/white/white"), 1);
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .hitPoints('A', 3)
            .monster(
                'g',
                "Guard",
                StatLine.of(10, 0, 3, 0),
                MonsterCard.of(10, new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()), calls))
            .type(
                MonsterType.of("Imp", "Imp deck", 6, lines),
                new MonsterDeck("Imp deck", List.of(MonsterCard.of(80))))
            .company('B')
            .start()
            .selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    assertThat(arena.only("Imp").nature().rank()).isEqualTo(Rank.ELITE);
    assertThat(arena.only("Imp").maxHitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"EXH-09", "EXH-10"})
  void withEverybodyExhaustedTheScenarioIsLostAtTheEndOfTheRound(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   B   .")
            .hero('A')
            .hitPoints('A', 1)
            .hitPoints('B', 1)
            .monster(
                'g',
                "Guard",
                StatLine.of(10, 0, 3, 0),
                MonsterCard.of(
                    10,
                    new Ability.Attack(Value.STAT, Aim.AS_USUAL.targets(2), List.of()),
                    Ability.give(Condition.STRENGTHEN, Aim.SELF)))
            .company('B')
            .start()
            .selectFirstTwo();
    for (int i = 0; i < 100 && !arena.game.isOver(); i++) {
      assertThat(arena.game.state().round()).isEqualTo(1);
      arena.choose(arena.prompt().options().getFirst());
    }
    assertThat(arena.game.isOver()).isTrue();
    assertThat(arena.game.verdict()).isEqualTo(Verdict.LOST);
    assertThat(arena.events(Event.What.GAINED)).hasSize(1); // the round was played on
  }

  // The variant in which characters die

  @RulesetTest
  @Rule({"EXH-12", "VAR-05a"})
  void withoutHitPointsACharacterDies(Ruleset ruleset) {
    Arena arena =
        weak(ruleset, ATTACKS)
            .setup(setup -> setup.playing(Variant.PERMANENT_DEATH))
            .start()
            .selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose("yes");
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(arena.sheet('A').tally().fate()).isEqualTo(HeroTally.Fate.DEAD);
  }

  @RulesetTest
  @Rule({"EXH-12", "VAR-06"})
  void withoutCardsTheFigureStaysAndIsTheLastFocus(Ruleset ruleset) {
    Arena arena = withoutCards(ruleset, Variant.PERMANENT_DEATH);
    Watched hero = arena.figure("A");
    hero.hitPoints(5);
    arena.figure("B").hitPoints(10);
    arena.endRound();
    assertThat(arena.sheet('A').tally().fate()).isEqualTo(HeroTally.Fate.EXHAUSTED);
    assertThat(hero.isGone()).isFalse();
    assertThat(hero.hitPoints()).isEqualTo(5);
    assertThat(arena.game.prompts()).extracting(Prompt::seat).containsExactly(1);
    arena.log.clear();
    arena.endRound();
    assertThat(arena.events(Event.What.TURN_STARTS))
        .noneMatch(event -> event.who().equals(hero.id()));
    assertThat(arena.events(Event.What.ATTACKED)) // initiative 99, so the other one is nearer
        .extracting(Event::whom)
        .containsExactly(arena.figure("B").id());
  }

  @RulesetTest
  @Rule({"EXH-12", "VAR-06"})
  void anExhaustedFigureIsATargetAndDies(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .monster('g', "Guard", StatLine.of(10, 0, 3, 0), ATTACKS_LATE)
            .hero('B', Arena.top(attack(1)), Arena.bottom(attack(1)))
            .setup(setup -> setup.playing(Variant.PERMANENT_DEATH))
            .start();
    arena.selectFirstTwo();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.SHORT_REST);
    loseAll(arena, 'A');
    arena.endRound();
    Watched hero = arena.figure("A");
    hero.hitPoints(3);
    assertThat(hero.isGone()).isFalse();
    arena.endRound(); // nobody asks the exhausted whether it negates the damage
    assertThat(hero.isGone()).isTrue();
    assertThat(arena.sheet('A').tally().fate()).isEqualTo(HeroTally.Fate.DEAD);
  }

  // Active cards that are discarded to go on

  @RulesetTest
  @Rule({"RST-14", "EXH-02a"})
  void activeCardsMayBeDiscardedToRestInsteadOfBeingExhausted(Ruleset ruleset) {
    for (boolean rests : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero(
                  'A',
                  Arena.top(persistent(Effect.shield(1))),
                  Arena.bottom(persistent(Effect.shield(1))))
              .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
              .company('B')
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.choose("yes");
      arena.choose("bottom 1");
      arena.choose("yes");
      arena.choose("no");
      loseAll(arena, 'A');
      assertThat(arena.sheet('A').cards().active()).isEqualTo(0b11);
      arena.until(Prompt.Kind.REST_CARDS, "A");
      assertThat(arena.options()).containsExactly("no", "remove 0 0", "remove 0 1");
      if (rests) {
        arena.choose("remove 0 0");
        arena.choose("remove 0 1");
        assertThat(arena.sheet('A').cards().discards()).isEqualTo(0b11);
        assertThat(arena.sheet('A').isOut()).isFalse();
      } else {
        arena.choose("no");
        assertThat(arena.sheet('A').isOut()).isTrue();
      }
    }
  }
}
