package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Monsters attack like characters do. */
final class MonsterAttackTest {
  private static final StatLine TOUGH = StatLine.of(30, 2, 2, 0);

  private static Ability.Attack attack(int value, Rider... riders) {
    return Ability.attack(value, Aim.AS_USUAL, riders);
  }

  /** A guard next to a hero with 20 hit points; its card comes after the hero's turn. */
  private static Arena arena(Ruleset ruleset, StatLine line, Ability... abilities) {
    return Arena.in(ruleset, "g   A   .   .   .   B")
        .hero('A', Arena.top(Ability.round(Effect.shield(1))), Arena.bottom())
        .hitPoints('A', 20)
        .monster('g', "g", line, MonsterCard.of(50, abilities))
        .company('B');
  }

  /** The hero shields itself, the monster attacks; returns what the hero suffers. */
  private static int suffered(Arena arena, Condition... onHero) {
    arena.start().turnOf('A').performTop();
    arena.choose("yes");
    arena.give(arena.figure("A"), onHero);
    arena.endRound();
    return arena.lost('A');
  }

  @RulesetTest
  @Rule({"ATK-39", "MAT-10"})
  void bonusesThenModifierThenTheShieldOfTheTarget(Ruleset ruleset) {
    Arena arena = arena(ruleset, TOUGH, attack(2, Rider.plus(1)));
    arena.monsterModifiers(ModifierCard.DOUBLE);
    assertThat(suffered(arena, Condition.POISON)).as("(2 + 1 + 1) * 2 - 1").isEqualTo(7);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("ATK-39")
  void theBaseValueIsTheStatisticAndWhatTheCardAdds(Ruleset ruleset) {
    Arena arena = arena(ruleset, StatLine.of(30, 2, 4, 0), Ability.Attack.of(Value.plus(1)));
    assertThat(suffered(arena)).as("4 + 1 - 1").isEqualTo(4);
  }

  @RulesetTest(Edition.BB)
  @Rule("ATK-39")
  void theBaseValueIsPrintedOnTheAction(Ruleset ruleset) {
    assertThat(suffered(arena(ruleset, StatLine.of(30, 2, 9, 0), attack(3)))).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"ATK-39", "MAT-10"})
  void aMonsterHasDisadvantageWithARangedAttackNextToItsTarget(Ruleset ruleset) {
    Arena arena = arena(ruleset, TOUGH, Ability.attack(3, Aim.AS_USUAL.range(3)));
    // An immobile archer that cannot step back
    suffered(arena);
    assertThat(arena.events(Event.What.DREW).getFirst().words()).contains(",");
  }

  @RulesetTest
  @Rule({"ATK-39", "MAT-10"})
  void aStrengthenedMonsterHasAdvantage(Ruleset ruleset) {
    Arena arena = arena(ruleset, TOUGH, attack(3)).start().turnOf('A');
    arena.give(arena.only("g"), Condition.STRENGTHEN);
    arena.endRound();
    assertThat(arena.events(Event.What.DREW).getFirst().words()).contains(",");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("MAT-11")
  void aModifierIsDrawnForEachTarget(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   A   .
                  g   B
                """)
            .hero('A')
            .hero('B')
            .monster('g', "g", TOUGH, MonsterCard.of(5, Ability.attack(2, Aim.AS_USUAL.targets(2))))
            .start()
            .selectFirstTwo();
    arena.until(prompt -> arena.game.state().round() > 1);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.events(Event.What.DREW)).hasSize(2);
  }

  @RulesetTest(Edition.BB)
  @Rule("MAT-11")
  void aModifierIsRolledForEachAttack(Ruleset ruleset) {
    Arena arena = arena(ruleset, TOUGH, attack(2), attack(2));
    suffered(arena);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.events(Event.What.DREW)).hasSize(2);
  }

  @RulesetTest
  @Rule("ATK-09")
  void monstersAttackAroundTheirAlliesInTheArea(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   h   A   .   B")
            .hero('A', Arena.top(), Arena.bottom())
            .monster(
                'g',
                "g",
                TOUGH,
                MonsterCard.of(5, Ability.attack(3, Aim.AS_USUAL.over(Area.drawn("@   x   x")))))
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .selectFirstTwo()
            .asIs();
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.only("h").hitPoints()).isEqualTo(30);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
  }

  @RulesetTest
  @Rule("ATK-43")
  void effectsOfTheStatCardAreOfEveryAttackAndNotOptional(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            TOUGH.riding(new Rider.Pierce(1), Rider.gives(Condition.MUDDLE)),
            attack(2),
            attack(3));
    arena.start().turnOf('A').performTop();
    arena.choose("yes");
    arena.until(
        prompt -> {
          assertThat(prompt.kind()).isNotEqualTo(Prompt.Kind.BEFORE_DRAW);
          return prompt.kind() == Prompt.Kind.CARDS;
        });
    assertThat(arena.lost('A')).as("the shield is pierced twice").isEqualTo(5);
    assertThat(arena.events(Event.What.GAINED)).hasSize(2);
  }

  @RulesetTest
  @Rule("ATK-31")
  void aMonsterPerformsWhatIsAttachedAfterTheRetaliate(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   .   B")
            .hero('A', Arena.top(Ability.round(Effect.retaliate(2))), Arena.bottom())
            .monster(
                'g',
                "g",
                TOUGH,
                MonsterCard.of(50, attack(2, new Rider.Then(Ability.heal(1, Aim.SELF)))))
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.endRound();
    assertThat(arena.only("g").hitPoints()).isEqualTo(29);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"ATK-24", "ATK-30", "ATK-36a", "ATK-36b", "ATK-36d"})
  void aTargetAddedByTheModifierIsFoundByTheFocusRules(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   A   C
                  g   B
                """)
            .hero('A', Arena.top(), Arena.bottom())
            .hero('B')
            .hero('C')
            .monsterModifiers(ModifierCard.plus(0, new Rider.PlusTargets(1)))
            .monster('g', "g", TOUGH, MonsterCard.of(5, attack(2, Rider.gives(Condition.MUDDLE))))
            .start()
            .selectFirstTwo();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION);
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.lost('B')).isEqualTo(2);
    assertThat(arena.figure("B").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.lost('C')).as("out of range").isZero();
    assertThat(arena.events(Event.What.ATTACKED)).as("each is attacked once").hasSize(2);
  }

  @RulesetTest(Edition.FH)
  @Rule({"ATK-24", "ATK-36b"})
  void aTargetAddedByASummonersModifierIsTheSummons(Ruleset ruleset) {
    SummonCard wolf =
        new SummonCard(
            "Wolf",
            5,
            OptionalInt.of(1),
            OptionalInt.of(2),
            OptionalInt.empty(),
            false,
            List.of(),
            List.of());
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   .   g   B
                  #   h   #
                """)
            .hero('A', Arena.top(new Ability.Summon(wolf, 1)), Arena.bottom())
            .hero('B')
            .modifiers('A', ModifierCard.plus(0, new Rider.PlusTargets(1)))
            .monster('g', "g", TOUGH)
            .another('h', "g", Rank.NORMAL)
            .start()
            .turnOf('A')
            .performTop();
    arena.endRound().endRound();
    for (Watched guard : arena.all("g")) {
      assertThat(arena.lost(guard)).isEqualTo(2);
    }
  }

  @RulesetTest
  @Rule("MAT-09")
  void aNewFocusIsFoundOnceTheFirstIsGone(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(10, 0, 2, 0),
                MonsterCard.of(5, Ability.attack(90), Ability.attack(1)))
            .start()
            .selectFirstTwo();
    arena.until(Prompt.Kind.ACTION);
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(arena.lost('B')).isEqualTo(1);
  }
}
