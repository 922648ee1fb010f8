package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Retaliate: whom it reaches, when, and that it is no attack. */
final class RetaliateTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);

  private static Arena against(Ruleset ruleset, String map, StatLine line, Ability... top) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(top), Arena.bottom())
        .hitPoints('A', 20)
        .company('B')
        .monster('g', "Guard", line)
        .start()
        .turnOf('A');
  }

  private static int suffered(Arena arena) {
    arena.choose("top 0");
    arena.against(arena.only("Guard"));
    return 20 - arena.figure("A").hitPoints();
  }

  @RulesetTest
  @Rule("RET-03")
  void anAttackWithoutDamageTriggersItToo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(1)))
            .company('B')
            .monster(
                'g',
                "Urchin",
                StatLine.of(30, 0, 0, 0).having(Effect.shield(5), Effect.retaliate(2)))
            .start()
            .turnOf('A')
            .performTop()
            .strike("Urchin");
    assertThat(arena.lost(arena.only("Urchin"))).isZero();
    assertThat(arena.lost('A')).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"RET-01a", "RET-01b", "RET-01c", "RET-02"})
  void anAdjacentAttackerSuffersAndADistantOneOnlyWithinTheRange(Ruleset ruleset) {
    Ability far = Ability.attack(1, Aim.AS_USUAL.range(3));
    StatLine plain = GUARD.having(Effect.retaliate(2));
    StatLine reaching = GUARD.having(Effect.retaliate(2, 2));
    assertThat(suffered(against(ruleset, "A   g   .   B", plain, Ability.attack(1)))).isEqualTo(2);
    assertThat(suffered(against(ruleset, "A   .   g   B", plain, far))).isZero();
    assertThat(suffered(against(ruleset, "A   .   g   B", reaching, far))).isEqualTo(2);
    assertThat(suffered(against(ruleset, "A   .   .   g   B", reaching, far))).isZero();
  }

  @RulesetTest
  @Rule({"RET-01a", "RET-01b", "RET-01c"})
  void whatCountsIsWhereTheyStandAfterThePushOrPull(Ruleset ruleset) {
    StatLine line = GUARD.having(Effect.retaliate(2));
    Arena pushed =
        against(ruleset, "A   g   .   .   B", line, Ability.attack(1, Aim.AS_USUAL, Rider.push(1)));
    pushed.choose("top 0");
    pushed.choose(pushed.at(pushed.only("Guard")));
    force(pushed);
    assertThat(pushed.figure("A").hitPoints()).isEqualTo(20);
    Arena pulled =
        against(
            ruleset,
            "A   .   g   .   B",
            line,
            Ability.attack(1, Aim.AS_USUAL.range(2), Rider.pull(1)));
    pulled.choose("top 0");
    pulled.choose(pulled.at(pulled.only("Guard")));
    force(pulled);
    assertThat(pulled.figure("A").hitPoints()).isEqualTo(18);
  }

  private static void force(Arena arena) {
    arena.until(
        prompt -> prompt.kind() == Prompt.Kind.FORCED_PATH || prompt.kind() == Prompt.Kind.ACTION);
    if (arena.isAsked(Prompt.Kind.FORCED_PATH)) {
      arena.choose(
          arena.prompt().options().stream()
              .filter(Choice.Along.class::isInstance)
              .findFirst()
              .orElseThrow());
      arena.goOn();
    }
    assertThat(arena.only("Guard").hex()).isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule("RET-03")
  void itComesAfterEveryAttackAnew(Ruleset ruleset) {
    Arena arena =
        against(
            ruleset,
            "A   g   .   B",
            GUARD.having(Effect.retaliate(2)),
            Ability.attack(1),
            Ability.attack(1));
    Watched guard = arena.only("Guard");
    Watched hero = arena.figure("A");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    arena.until(Prompt.Kind.NEGATE);
    assertThat(guard.hitPoints()).as("after the attack").isEqualTo(9);
    arena.until(prompt -> arena.offeredFigures().contains(guard));
    assertThat(hero.hitPoints()).isEqualTo(18);
    arena.against(guard);
    assertThat(hero.hitPoints()).isEqualTo(16);
  }

  @RulesetTest
  @Rule("RET-04")
  void itIsNoAttack(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(1)), Arena.bottom(Ability.round(Effect.shield(3))))
            .hitPoints('A', 20)
            .company('B')
            .monster(
                'g',
                "Guard",
                GUARD
                    .having(Effect.retaliate(2), Effect.self(attacksPoison()))
                    .riding(Rider.plus(5)))
            .monsterModifiers(ModifierCard.plus(2))
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.choose("bottom 1");
    arena.choose("yes");
    arena.give(hero, Condition.INVISIBLE, Condition.POISON);
    arena.choose("top 0");
    arena.against(arena.only("Guard"));
    assertThat(hero.hitPoints()).as("neither shield nor poison nor a modifier").isEqualTo(18);
    assertThat(hero.has(Condition.WOUND)).isFalse();
    assertThat(arena.events(Event.What.DREW)).as("the hero's own").hasSize(1);
  }

  private static Effect.Change attacksPoison() {
    return new Effect.Change.Attacks(List.of(Rider.gives(Condition.WOUND)));
  }

  @RulesetTest
  @Rule({"RET-05", "MDT-06"})
  void theDeadDoNotRetaliate(Ruleset ruleset) {
    assertThat(
            suffered(
                against(
                    ruleset,
                    "A   g   .   B",
                    GUARD.having(Effect.retaliate(2)),
                    Ability.attack(10))))
        .isZero();
  }

  @RulesetTest
  @Rule("RET-06")
  void severalAddUpToOneSourceOfDamageEachWithinItsOwnRange(Ruleset ruleset) {
    StatLine line = GUARD.having(Effect.retaliate(2), Effect.retaliate(3, 3));
    Arena near = against(ruleset, "A   g   .   B", line, Ability.attack(1));
    assertThat(suffered(near)).isEqualTo(5);
    assertThat(near.story(near.figure("A"), Event.What.DAMAGED)).containsExactly("DAMAGED 5");
    Arena far = against(ruleset, "A   .   g   B", line, Ability.attack(1, Aim.AS_USUAL.range(3)));
    assertThat(suffered(far)).isEqualTo(3);
  }

  @RulesetTest
  @Rule("RET-07")
  void aRetaliateAbilityIsForTheActingFigure(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   B")
            .hero('A', Arena.top(Ability.round(Effect.retaliate(3))))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, Ability.Attack.of(Value.STAT)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    if (arena.game.state().heroes() > 1) {
      arena.game.state().gain(arena.figure("A").id(), Condition.INVISIBLE, true);
      arena.until(Prompt.Kind.CARDS);
      assertThat(arena.events(Event.What.ATTACKED).getFirst().whom())
          .isEqualTo(arena.figure("B").id());
      assertThat(arena.only("Guard").hitPoints()).as("not the ally's").isEqualTo(10);
    } else {
      arena.until(Prompt.Kind.CARDS);
      assertThat(arena.only("Guard").hitPoints()).isEqualTo(7);
    }
  }

  @RulesetTest
  @Rule("RET-07")
  void theActingMonsterRetaliatesToo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.card("Late", 60, CardAction.of(Ability.attack(1)), CardAction.of()),
                Arena.card("Later", 61, CardAction.of(), CardAction.of()))
            .hitPoints('A', 20)
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, Ability.round(Effect.retaliate(3))))
            .start()
            .turnOf('A');
    assertThat(suffered(arena)).isEqualTo(3);
  }

  @RulesetTest
  @Rule("RET-08")
  void whatARetaliateAddsComesAfterItsDamage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .")
            .hero(
                'A',
                Arena.top(
                    Ability.round(
                        Effect.self(
                            new Effect.Change.Retaliate(
                                Value.of(2),
                                1,
                                List.of(Rider.gives(Condition.WOUND), Rider.push(1)))))))
            .monster('g', "Guard", GUARD, MonsterCard.of(50, Ability.Attack.of(Value.STAT)))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    arena.choose("yes");
    arena.choose("no");
    force(arena);
    assertThat(
            arena.story(guard, Event.What.DAMAGED, Event.What.GAINED, Event.What.FORCED).stream()
                .map(line -> line.substring(0, line.indexOf(' '))))
        .containsExactly("DAMAGED", "GAINED", "FORCED");
  }

  @RulesetTest
  @Rule("RET-09")
  void itsDamageCanBeNegated(Ruleset ruleset) {
    Arena arena =
        against(ruleset, "A   g   .   B", GUARD.having(Effect.retaliate(2)), Ability.attack(1));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.until(Prompt.Kind.NEGATE, "A");
    arena.choose(arena.prompt().options().getLast());
    assertThat(arena.figure("A").hitPoints()).isEqualTo(20);
    assertThat(arena.events(Event.What.NEGATED)).hasSize(1);
  }
}
