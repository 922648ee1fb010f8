package haven.stage;

import static haven.model.Condition.DISARM;
import static haven.model.Condition.IMMOBILIZE;
import static haven.model.Condition.MUDDLE;
import static haven.model.Condition.POISON;
import static haven.model.Condition.STRENGTHEN;
import static haven.model.Condition.STUN;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.attack.Conditions;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
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
    Watched hero = arena.figure("A");
    Watched guard = arena.only("Guard");
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
    Watched victim = arena.only("Victim");
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
    Watched hero = arena.figure("A");
    Watched guard = arena.only("Guard");
    arena.give(hero, WOUND).give(guard, WOUND).selectFirstTwo().endRound();
    assertThat(hero.hitPoints()).isEqualTo(9);
    assertThat(guard.hitPoints()).isEqualTo(9);
    arena.endRound();
    assertThat(hero.hitPoints()).isEqualTo(8);
    assertThat(guard.hitPoints()).isEqualTo(8);
    assertThat(hero.has(WOUND)).isTrue();
    Play play =
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false));
    Conditions.heal(play, hero.id(), 2, Cite.HEAL);
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
    Watched hero = arena.figure("A");
    Watched guard = arena.only("Guard");
    arena.give(hero, IMMOBILIZE).give(guard, IMMOBILIZE).turnOf('A');
    arena.choose("bottom 1");
    assertThat(arena.isAsked(Prompt.Kind.STEP)).isFalse();
    assertThat(arena.story(hero, Event.What.SKIPPED)).contains("SKIPPED 0 a move");
    arena.pass();
    assertThat(hero.has(IMMOBILIZE)).isFalse();
    if (arena.isAsked(Prompt.Kind.ACTION)) {
      arena.give(hero, IMMOBILIZE).choose("top 0");
      arena.chooseIfOffered(arena.at(hero));
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
                    Ability.push(1, Aim.AS_USUAL.range(1)),
                    Ability.pull(1, Aim.AS_USUAL.range(3))))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, IMMOBILIZE).turnOf('A').choose("top 0");
    forceBothWays(arena, guard);
  }

  private static void forceBothWays(Arena arena, Watched guard) {
    for (int i = 0; i < 2; i++) {
      arena.choose(arena.at(guard)); // the controlled move before was passed over
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
                    Ability.push(1, Aim.AS_USUAL.range(1)),
                    Ability.pull(1, Aim.AS_USUAL.range(3))))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, STUN).turnOf('A').choose("top 0");
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
    Watched guard = arena.only("Guard");
    arena.give(guard, STUN).turnOf('A').choose("top 0");
    arena.chooseIfOffered(arena.at(guard));
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
    Watched hero = arena.figure("A");
    Watched guard = arena.only("Guard");
    arena.give(hero, DISARM).give(guard, DISARM).turnOf('A');
    arena.choose("top 0");
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
    assertThat(arena.story(hero, Event.What.SKIPPED)).contains("SKIPPED 0 an attack");
    arena.pass();
    assertThat(hero.has(DISARM)).isFalse();
    if (arena.isAsked(Prompt.Kind.ACTION)) {
      arena.give(hero, DISARM).choose("top 0");
      arena.chooseIfOffered(arena.at(hero));
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
        Watched guard = arena.only("Guard");
        arena.give(guard, condition).selectFirstTwo().endRound();
        int[] drawn =
            Arrays.stream(arena.events(Event.What.DREW).getFirst().words().split(", "))
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
}
