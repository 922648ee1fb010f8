package haven.play.game;

import static haven.model.Condition.BANE;
import static haven.model.Condition.BRITTLE;
import static haven.model.Condition.DISARM;
import static haven.model.Condition.IMMOBILIZE;
import static haven.model.Condition.IMPAIR;
import static haven.model.Condition.MUDDLE;
import static haven.model.Condition.POISON;
import static haven.model.Condition.REGENERATE;
import static haven.model.Condition.STRENGTHEN;
import static haven.model.Condition.STUN;
import static haven.model.Condition.WARD;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.state.Piece;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.List;

/** What each condition does to its bearer, except stun and invisible. */
final class EachConditionTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);
  private static final Ability WALKS = new Ability.Move(Value.STAT, false);
  private static final Event.What[] HEALTH = {
    Event.What.DAMAGED, Event.What.HEALED, Event.What.LOST_CONDITION
  };

  private static Arena facing(Ruleset ruleset, Ability... top) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', Arena.top(top), Arena.bottom(Ability.move(1)))
        .hitPoints('A', 30)
        .company('B')
        .monster('g', "Guard", GUARD)
        .start();
  }

  @RulesetTest
  @Rule({"CON-16a", "CON-16b"})
  void poisonAddsOneToEveryAttackAndTakesTheHealThatRemovesIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.top(Ability.attack(3)),
                Arena.bottom(Ability.heal(4, Aim.SELF), Ability.heal(3, Aim.SELF)))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, HITS))
            .start();
    Piece hero = arena.piece("A");
    Piece guard = arena.only("Guard");
    arena.give(hero, POISON).give(guard, POISON).turnOf('A');
    assertThat(hero.hitPoints()).as("2 and 1 for poison").isEqualTo(7);
    arena.choose("top 0");
    arena.against(guard);
    assertThat(guard.hitPoints()).as("3 and 1 for poison").isEqualTo(6);
    arena.choose("bottom 1");
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(7);
    assertThat(hero.has(POISON)).isFalse();
    arena.until(prompt -> arena.offeredFigures().contains(hero));
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"CON-16a", "CON-16b"})
  void poisonCountsForTheAttackOfWhoeverIsMadeToAttackItsOwnSide(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   h   .   B")
            .hero(
                'A',
                Arena.top(
                    new Ability.Control(
                        Aim.AS_USUAL.range(1).at(Affects.ENEMIES), List.of(Ability.attack(3)))))
            .company('B')
            .monster('g', "Guard", GUARD)
            .monster('h', "Victim", GUARD)
            .start();
    Piece victim = arena.only("Victim");
    arena.give(victim, POISON).turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    arena.against(victim);
    assertThat(victim.hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule("CON-17")
  void aWoundCostsOneHitPointEachTurnUntilAHealWhichHealsAsUsual(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(), Arena.bottom(Ability.heal(2, Aim.SELF)))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start();
    Piece hero = arena.piece("A");
    Piece guard = arena.only("Guard");
    arena.give(hero, WOUND).give(guard, WOUND).selectFirstTwo().endRound();
    assertThat(hero.hitPoints()).isEqualTo(9);
    assertThat(guard.hitPoints()).isEqualTo(9);
    arena.endRound();
    assertThat(hero.hitPoints()).isEqualTo(8);
    assertThat(guard.hitPoints()).isEqualTo(8);
    assertThat(hero.has(WOUND)).isTrue();
    Play play = new Play(arena.game.state(), new Play.Workshop());
    Conditions.heal(play, hero, 2, Cite.HEAL);
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.has(WOUND)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-18a", "CON-18b", "CON-18c"})
  void immobilizedFiguresPerformNoMoveNotEvenAGrantedOne(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g   .   B")
            .hero('A', Arena.top(), Arena.bottom(Ability.move(3)))
            .company(
                'B',
                Arena.card(
                    "Lead",
                    95,
                    CardAction.of(
                        new Ability.Grant(Aim.AS_USUAL.range(9), List.of(Ability.move(2)))),
                    CardAction.of()),
                Arena.card("Slow", 96, CardAction.of(), CardAction.of()))
            .monster('g', "Guard", GUARD, MonsterCard.of(50, WALKS, HITS))
            .start();
    Piece hero = arena.piece("A");
    Piece guard = arena.only("Guard");
    arena.give(hero, IMMOBILIZE).give(guard, IMMOBILIZE).turnOf('A');
    arena.choose("bottom 1");
    assertThat(arena.isAsked(Prompt.Kind.STEP)).isFalse();
    assertThat(arena.story(hero, Event.What.SKIPPED)).contains("SKIPPED 0 move");
    arena.pass();
    assertThat(hero.has(IMMOBILIZE)).isFalse();
    if (arena.isAsked(Prompt.Kind.ACTION)) {
      arena.give(hero, IMMOBILIZE).choose("top 0");
      arena.choose(arena.at(hero));
      arena.goOn();
    }
    arena.until(Prompt.Kind.CARDS);
    assertThat(hero.hex()).isEqualTo(arena.hex('A'));
    assertThat(guard.hex()).isEqualTo(arena.hex('g'));
    assertThat(guard.has(IMMOBILIZE)).isFalse();
    arena.endRound();
    assertThat(guard.hex()).as("free again").isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule("CON-19")
  void immobilizedFiguresCanBePushedAndPulledButNotMadeToMove(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero(
                'A',
                Arena.top(
                    new Ability.Control(
                        Aim.AS_USUAL.range(9).at(Affects.ENEMIES), List.of(Ability.move(2))),
                    new Ability.Push(1, Aim.AS_USUAL.range(1)),
                    new Ability.Pull(1, Aim.AS_USUAL.range(3))))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start();
    Piece guard = arena.only("Guard");
    arena.give(guard, IMMOBILIZE).turnOf('A').choose("top 0");
    arena.choose(arena.at(guard));
    if (arena.isAsked(Prompt.Kind.PERFORM)) {
      arena.choose("yes");
    }
    assertThat(arena.isAsked(Prompt.Kind.STEP)).isFalse();
    assertThat(guard.hex()).isEqualTo(arena.hex('g'));
    forceBothWays(arena, guard);
  }

  private static void forceBothWays(Arena arena, Piece guard) {
    for (int i = 0; i < 2; i++) {
      if (arena.offeredFigures().isEmpty()) {
        arena.choose("no");
      }
      arena.choose(arena.at(guard));
      if (arena.isAsked(Prompt.Kind.FORCED_PATH)) {
        arena.choose(
            arena.prompt().options().stream()
                .filter(Choice.Along.class::isInstance)
                .findFirst()
                .orElseThrow());
      }
      assertThat(guard.hex().equals(arena.hex('g'))).isEqualTo(i == 1);
    }
  }

  @RulesetTest
  @Rule(
      value = "CON-19",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void stunnedFiguresCanBePushedAndPulledButNotMadeToMove(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero(
                'A',
                Arena.top(
                    new Ability.Control(
                        Aim.AS_USUAL.range(9).at(Affects.ENEMIES), List.of(Ability.move(2))),
                    new Ability.Push(1, Aim.AS_USUAL.range(1)),
                    new Ability.Pull(1, Aim.AS_USUAL.range(3))))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start();
    Piece guard = arena.only("Guard");
    arena.give(guard, STUN).turnOf('A').choose("top 0");
    arena.choose(arena.at(guard));
    assertThat(arena.isAsked(Prompt.Kind.PERFORM)).isFalse();
    forceBothWays(arena, guard);
  }

  @RulesetTest
  @Rule(value = "CON-19", in = Edition.FH)
  void stunnedFiguresCanBeTeleported(Ruleset ruleset) {
    Arena arena =
        facing(
            ruleset,
            new Ability.Control(
                Aim.AS_USUAL.range(9).at(Affects.ENEMIES), List.of(new Ability.Teleport(1))));
    Piece guard = arena.only("Guard");
    arena.give(guard, STUN).turnOf('A').choose("top 0");
    arena.choose(arena.at(guard));
    arena.choose(arena.prompt().options().getLast());
    assertThat(guard.hex()).isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule({"CON-20a", "CON-20b", "CON-20c"})
  void disarmedFiguresPerformNoAttackNotEvenAGrantedOne(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(3)), Arena.bottom())
            .company(
                'B',
                Arena.card(
                    "Lead",
                    95,
                    CardAction.of(
                        new Ability.Grant(Aim.AS_USUAL.range(9), List.of(Ability.attack(2)))),
                    CardAction.of()),
                Arena.card("Slow", 96, CardAction.of(), CardAction.of()))
            .monster('g', "Guard", GUARD, MonsterCard.of(50, WALKS, HITS))
            .start();
    Piece hero = arena.piece("A");
    Piece guard = arena.only("Guard");
    arena.give(hero, DISARM).give(guard, DISARM).turnOf('A');
    arena.choose("top 0");
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
    assertThat(arena.story(hero, Event.What.SKIPPED)).contains("SKIPPED 0 attack");
    arena.pass();
    assertThat(hero.has(DISARM)).isFalse();
    if (arena.isAsked(Prompt.Kind.ACTION)) {
      arena.give(hero, DISARM).choose("top 0");
      arena.choose(arena.at(hero));
      arena.goOn();
    }
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(guard.has(DISARM)).isFalse();
    arena.endRound();
    assertThat(arena.events(Event.What.ATTACKED)).as("free again").isNotEmpty();
  }

  @RulesetTest
  @Rule({"CON-25", "CON-26"})
  void muddleIsDisadvantageAndStrengthenAdvantageOnAllAttacks(Ruleset ruleset) {
    for (Condition condition : List.of(MUDDLE, STRENGTHEN)) {
      boolean differed = false;
      for (long seed = 1; seed <= 8; seed++) {
        Arena arena =
            Arena.in(ruleset, "A   g   .   .   B")
                .hero('A', Arena.top(), Arena.bottom())
                .hitPoints('A', 30)
                .company('B')
                .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS))
                .monsterModifiers(ModifierCard.plus(-1), ModifierCard.plus(0), ModifierCard.plus(1))
                .start(seed);
        Piece guard = arena.only("Guard");
        arena.give(guard, condition).selectFirstTwo().endRound();
        int[] drawn =
            Arrays.stream(arena.events(Event.What.DREW).getFirst().thing().split(", "))
                .mapToInt(Integer::parseInt)
                .sorted()
                .toArray();
        assertThat(drawn).hasSize(2);
        differed |= drawn[0] != drawn[1];
        assertThat(arena.events(Event.What.MODIFIED).getFirst().number())
            .isEqualTo(2 + drawn[condition == MUDDLE ? 0 : 1]);
        assertThat(guard.has(condition)).as("ends with its turn").isFalse();
      }
      assertThat(differed).isTrue();
    }
  }

  @RulesetTest
  @Rule({"CON-29", "CON-30", "CON-13", "CON-24"})
  void regenerateHealsAtTheStartOfEachTurnEvenStunnedAndBeforeAWoundBleeds(Ruleset ruleset) {
    Arena arena = facing(ruleset);
    Piece hero = arena.piece("A");
    hero.hitPoints(20);
    arena.give(hero, REGENERATE, WOUND, STUN).selectFirstTwo().endRound();
    assertThat(hero.hitPoints()).isEqualTo(21);
    assertThat(arena.story(hero, HEALTH))
        .containsExactly("LOST_CONDITION 0 wound", "HEALED 1", "LOST_CONDITION 0 stun");
    arena.endRound();
    assertThat(hero.hitPoints()).isEqualTo(22);
  }

  @RulesetTest
  @Rule({"CON-29", "DMG-21"})
  void regenerateEndsWithDamageButNotWithAnAttackThatDoesNone(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.attack(0), Ability.attack(1));
    Piece guard = arena.only("Guard");
    arena.give(guard, REGENERATE).turnOf('A').choose("top 0");
    arena.choose(arena.at(guard));
    arena.until(prompt -> arena.offeredFigures().contains(guard));
    assertThat(guard.has(REGENERATE)).isTrue();
    arena.against(guard);
    assertThat(guard.has(REGENERATE)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-31", "CON-32", "CON-33", "CON-34"})
  void wardHalvesAndBrittleDoublesTheNextDamageAfterShield(Ruleset ruleset) {
    assertThat(damage(ruleset, 7, WARD)).isEqualTo(2); // (7 - 2) / 2
    assertThat(damage(ruleset, 7, BRITTLE)).isEqualTo(10);
    assertThat(damage(ruleset, 7, WARD, BRITTLE)).isEqualTo(5);
    assertThat(damage(ruleset, 7)).isEqualTo(5);
  }

  /** The damage of one attack against shield 2, after which the conditions are used up. */
  private static int damage(Ruleset ruleset, int attack, Condition... conditions) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(attack)))
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 2, 2, 0).having(Effect.shield(2)))
            .start();
    Piece guard = arena.only("Guard");
    arena.give(guard, conditions).turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.conditions()).isEmpty();
    return 30 - guard.hitPoints();
  }

  @RulesetTest
  @Rule(
      value = {"CON-31", "CON-34", "DMG-02a", "RET-04"},
      in = Edition.FH)
  void wardAndBrittleWorkOnDamageThatIsNoAttackAsWell(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(1)))
            .hitPoints('A', 30)
            .hero('B')
            .monster('g', "Guard", GUARD.having(Effect.retaliate(5)))
            .start();
    Piece hero = arena.piece("A");
    arena.give(hero, WARD, WOUND).turnOf('A');
    assertThat(hero.hitPoints()).as("half of 1 is 0").isEqualTo(30);
    assertThat(hero.has(WARD)).isFalse();
    arena.give(hero, WARD).choose("top 0");
    arena.against(arena.only("Guard"));
    assertThat(hero.hitPoints()).as("half of 5").isEqualTo(28);
    assertThat(hero.has(WARD)).isFalse();
  }

  @RulesetTest
  @Rule("CON-34")
  void brittleIsUsedUpBeforeTheDamageIsNegated(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, HITS))
            .start();
    Piece hero = arena.piece("A");
    arena.give(hero, BRITTLE).selectFirstTwo().until(Prompt.Kind.NEGATE, "A");
    assertThat(hero.has(BRITTLE)).isFalse();
    assertThat(arena.events(Event.What.WARDED).getLast().number()).isEqualTo(4);
    arena.choose(arena.prompt().options().getLast());
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.has(BRITTLE)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-32", "CON-35"})
  void aHealTakesBrittleAndBaneAway(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.heal(3, Aim.SELF));
    Piece hero = arena.piece("A");
    hero.hitPoints(20);
    arena.give(hero, BRITTLE, BANE).turnOf('A').choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(hero.conditions()).isEmpty();
    assertThat(hero.hitPoints()).isEqualTo(23);
    arena.endRound();
    assertThat(hero.hitPoints()).isEqualTo(23);
  }

  @RulesetTest
  @Rule({"CON-35", "CON-37"})
  void baneStrikesAtTheEndOfTheNextTurnAndGainedInOwnTurnAtTheEndOfTheFollowing(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.give(BANE, Aim.SELF));
    Piece hero = arena.piece("A");
    arena.give(hero, BANE).turnOf('A');
    assertThat(hero.hitPoints()).isEqualTo(30);
    arena.choose("top 0");
    arena.choose(arena.at(hero));
    arena.until(Prompt.Kind.ACTION).pass().until(Prompt.Kind.CARDS);
    assertThat(hero.hitPoints()).as("it waits anew").isEqualTo(30);
    assertThat(hero.has(BANE)).isTrue();
    arena.turnOf('A').pass();
    assertThat(hero.hitPoints()).isEqualTo(20);
    assertThat(hero.has(BANE)).isFalse();
    arena.endRound().endRound();
    assertThat(hero.hitPoints()).isEqualTo(20);
  }

  @RulesetTest
  @Rule("CON-36")
  void impairedCharactersUseNoItemsButKeepWhatTheyGained(Ruleset ruleset) {
    ItemCard shield =
        ItemCard.of(
            "Shield",
            ItemCard.Slot.BODY,
            ItemCard.Wear.SPENT,
            ItemCard.Use.effects(ItemCard.When.DURING_TURN, Effect.shield(1)).forTheRound());
    ItemCard potion =
        ItemCard.of(
            "Potion",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.LOST,
            ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.heal(1, Aim.SELF)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.give(IMPAIR, Aim.SELF)))
            .items('A', shield, potion)
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS))
            .start()
            .turnOf('A');
    Piece hero = arena.piece("A");
    arena.choose("use 0");
    assertThat(arena.prompt().options()).contains(new Choice.Use(1));
    arena.choose("top 0");
    arena.choose(arena.at(hero));
    arena.until(Prompt.Kind.ACTION);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(1));
    arena.pass().until(Prompt.Kind.CARDS);
    assertThat(hero.hitPoints()).as("2 less the shield").isEqualTo(9);
    assertThat(hero.has(IMPAIR)).as("gained in its own turn").isTrue();
    arena.turnOf('A');
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(1));
    arena.pass();
    assertThat(hero.has(IMPAIR)).isFalse();
    arena.until(Prompt.Kind.CARDS).turnOf('A');
    assertThat(arena.prompt().options()).contains(new Choice.Use(1));
  }
}
