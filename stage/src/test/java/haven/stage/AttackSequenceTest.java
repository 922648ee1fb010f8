package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What happens in one attack, and in which order. */
final class AttackSequenceTest {
  private static final StatLine TOUGH = StatLine.of(30, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, StatLine guard, Ability... top) {
    return Arena.in(ruleset, "A   g   .   .   .   B")
        .hero('A', Arena.top(top), Arena.bottom())
        .monster('g', "g", guard)
        .company('B');
  }

  private static Ability.Attack attack(int value, Rider... riders) {
    return Ability.attack(value, Aim.AS_USUAL, riders);
  }

  private static Arena begun(Arena arena) {
    return arena.start().turnOf('A').performTop();
  }

  private static final Set<Event.What> STEPS =
      Set.of(
          Event.What.ATTACKED,
          Event.What.DREW,
          Event.What.SHIELDED,
          Event.What.DAMAGED,
          Event.What.DIED,
          Event.What.GAINED,
          Event.What.FORCED,
          Event.What.XP,
          Event.What.RETALIATES,
          Event.What.HEALED,
          Event.What.NEGATED);

  private static List<Event.What> steps(Arena arena) {
    return arena.log.stream().map(Event::what).filter(STEPS::contains).toList();
  }

  /** Along the way that leads farthest. */
  private static void push(Arena arena) {
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.FORCED_PATH);
    arena.choose(
        arena.prompt().options().stream()
            .filter(Choice.Along.class::isInstance)
            .reduce((one, other) -> length(other) > length(one) ? other : one)
            .orElseThrow());
  }

  private static int length(Choice choice) {
    return ((Choice.Along) choice).path().size();
  }

  @RulesetTest
  @Rule({"ATK-44", "ATK-25", "ATK-26", "ATK-27", "ATK-29", "ATK-31", "FRC-19"})
  void theOrderInsideOneAttack(Ruleset ruleset) {
    Arena arena =
        begun(
            arena(
                ruleset,
                TOUGH.having(Effect.shield(1), Effect.retaliate(1, 3)),
                attack(
                    3,
                    new Rider.Then(Ability.heal(1, Aim.SELF)),
                    Rider.gives(Condition.WOUND),
                    Rider.push(1),
                    Rider.xp(1))));
    arena.choose(arena.at(arena.only("g")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.BEFORE_DRAW);
    arena.choose("yes");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ORDER_OF_EFFECTS);
    assertThat(arena.only("g").hitPoints()).as("damage comes before them").isEqualTo(28);
    arena.choose("next 0");
    push(arena);
    arena.asIs();
    arena.choose(arena.at(arena.figure("A"))); // the heal
    List<Event.What> expected =
        new ArrayList<>(
            List.of(
                Event.What.ATTACKED,
                Event.What.DREW,
                Event.What.SHIELDED,
                Event.What.DAMAGED,
                Event.What.XP,
                Event.What.GAINED,
                Event.What.FORCED,
                Event.What.RETALIATES,
                Event.What.DAMAGED,
                Event.What.HEALED));
    if (!ruleset.levels().experience()) {
      expected.remove(Event.What.XP); // XPP-09
    }
    assertThat(steps(arena)).containsExactlyElementsOf(expected);
  }

  @RulesetTest
  @Rule("ATK-44")
  void theAttackerChoosesTheOrderOfTheAddedEffects(Ruleset ruleset) {
    Arena arena =
        begun(arena(ruleset, TOUGH, attack(3, Rider.gives(Condition.WOUND), Rider.push(1))));
    arena.strike("g");
    arena.choose("next 1");
    push(arena);
    assertThat(steps(arena)).endsWith(Event.What.DAMAGED, Event.What.FORCED, Event.What.GAINED);
  }

  @RulesetTest
  @Rule({"ATK-44", "ATK-39"})
  void monstersApplyAddedEffectsInPrintedOrder(Ruleset ruleset) {
    Rider wound = Rider.gives(Condition.WOUND);
    Rider push = Rider.push(1);
    for (boolean first : List.of(true, false)) {
      Arena arena =
          Arena.in(ruleset, "g   A   .   .   B")
              .hero('A', Arena.top(), Arena.bottom())
              .monster(
                  'g',
                  "g",
                  TOUGH,
                  MonsterCard.of(5, first ? attack(2, wound, push) : attack(2, push, wound)))
              .company('B')
              .start()
              .selectFirstTwo()
              .asIs();
      assertThat(steps(arena))
          .containsSubsequence(
              Event.What.DAMAGED,
              first ? Event.What.GAINED : Event.What.FORCED,
              first ? Event.What.FORCED : Event.What.GAINED);
    }
  }

  @RulesetTest
  @Rule("ATK-18")
  void theTargetMayNegateTheDamage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   .   B")
            .hero('A', Arena.top(), Arena.bottom())
            .monster('g', "g", TOUGH, MonsterCard.of(5, attack(4, Rider.plus(1))))
            .company('B')
            .start()
            .selectFirstTwo();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    arena.choose(
        arena.prompt().options().stream()
            .filter(Choice.Negate.class::isInstance)
            .findFirst()
            .orElseThrow());
    assertThat(arena.figure("A").hitPoints()).as("all of it, as one source").isEqualTo(10);
    assertThat(arena.events(Event.What.NEGATED)).hasSize(1);
  }

  @RulesetTest
  @Rule("ATK-42")
  void eachAttackIsASourceOfDamageOfItsOwn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.slots(List.of(0), Effect.self(new Effect.Change.NegatesDamage()))),
                Arena.bottom())
            .monster('g', "g", TOUGH, MonsterCard.of(50, attack(4, Rider.plus(1)), attack(3)))
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.until(Prompt.Kind.NEGATE);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.events(Event.What.NEGATED)).as("the first of them").hasSize(1);
    arena.asIs();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
  }

  @RulesetTest
  @Rule({"ATK-19", "FRC-20"})
  void effectsApplyThoughTheAttackMissed(Ruleset ruleset) {
    Arena arena =
        begun(
            arena(ruleset, TOUGH, attack(3, Rider.gives(Condition.POISON), Rider.push(1)))
                .modifiers('A', ModifierCard.MISS));
    arena.strike("g");
    arena.choose("next 0");
    push(arena);
    assertThat(arena.only("g").hitPoints()).isEqualTo(30);
    assertThat(arena.only("g").has(Condition.POISON)).isTrue();
    assertThat(arena.only("g").hex()).isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule("ATK-19")
  void effectsApplyThoughTheDamageWasNegated(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   .   B")
            .hero('A', Arena.top(), Arena.bottom())
            .monster('g', "g", TOUGH, MonsterCard.of(5, attack(4, Rider.gives(Condition.MUDDLE))))
            .company('B')
            .start()
            .selectFirstTwo();
    arena.choose(
        arena.prompt().options().stream()
            .filter(Choice.Negate.class::isInstance)
            .findFirst()
            .orElseThrow());
    assertThat(arena.figure("A").hitPoints()).isEqualTo(10);
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
  }

  @RulesetTest
  @Rule({"ATK-20", "ATK-21", "FRC-20"})
  void nothingIsAppliedToAKilledTargetButOtherEffectsAre(Ruleset ruleset) {
    Arena arena =
        begun(
            arena(
                ruleset,
                StatLine.of(3, 2, 2, 0).having(Effect.retaliate(2)),
                attack(
                    3,
                    Rider.gives(Condition.CURSE),
                    Rider.gives(Condition.WOUND),
                    Rider.push(1),
                    Rider.xp(1),
                    new Rider.Then(Ability.give(Condition.STRENGTHEN, Aim.SELF)))));
    Watched guard = arena.only("g");
    arena.strike("g");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(guard.isGone()).isTrue();
    assertThat(arena.events(Event.What.FORCED)).isEmpty();
    assertThat(arena.events(Event.What.GAINED)).allMatch(event -> !event.who().equals(guard.id()));
    assertThat(arena.events(Event.What.XP))
        .as("not on the dead target")
        .hasSize(ruleset.levels().experience() ? 1 : 0);
    assertThat(arena.figure("A").has(Condition.STRENGTHEN)).isTrue();
  }

  @RulesetTest
  @Rule({"ATK-20", "FRC-20"})
  void nothingIsAppliedToAnExhaustedTarget(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   .   B")
            .hero('A', Arena.top(), Arena.bottom())
            .hitPoints('A', 3)
            .monster(
                'g',
                "g",
                TOUGH,
                MonsterCard.of(5, attack(4, Rider.gives(Condition.CURSE), Rider.push(1))))
            .company('B')
            .start()
            .selectFirstTwo()
            .asIs();
    assertThat(arena.events(Event.What.EXHAUSTED)).hasSize(1);
    assertThat(arena.events(Event.What.GAINED)).isEmpty();
    assertThat(arena.events(Event.What.FORCED)).isEmpty();
  }

  @RulesetTest
  @Rule("ATK-28")
  void anInfusionOfAnAttackComesAtTheEndOfTheTurn(Ruleset ruleset) {
    Arena arena =
        begun(
            arena(ruleset, TOUGH, attack(1, Rider.infuses(ElementIcon.of(Element.FIRE))))
                .modifiers('A', ModifierCard.plus(0, Rider.infuses(ElementIcon.of(Element.ICE)))));
    arena.strike("g");
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
    assertThat(board.column(Element.ICE)).isEqualTo(ElementBoard.Column.INERT);
    arena.until(Prompt.Kind.ACTION, "B");
    board = (ElementBoard) arena.game.state().elements();
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
    assertThat(board.column(Element.ICE)).isEqualTo(ElementBoard.Column.STRONG);
  }

  @RulesetTest
  @Rule({"ATK-29", "FRC-22"})
  void whoPushesTheTargetOutOfReachIsNotRetaliatedAgainst(Ruleset ruleset) {
    Arena arena =
        begun(arena(ruleset, TOUGH.having(Effect.retaliate(2)), attack(1, Rider.push(1))));
    arena.strike("g");
    push(arena);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(10);
    assertThat(arena.events(Event.What.RETALIATES)).isEmpty();
  }

  @RulesetTest
  @Rule({"ATK-29", "FRC-22"})
  void whoIsStillInReachAfterThePushIsRetaliatedAgainst(Ruleset ruleset) {
    Arena arena =
        begun(arena(ruleset, TOUGH.having(Effect.retaliate(2, 2)), attack(1, Rider.push(1))));
    arena.strike("g");
    push(arena);
    arena.asIs();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
    assertThat(steps(arena)).containsSubsequence(Event.What.FORCED, Event.What.RETALIATES);
  }

  @RulesetTest
  @Rule({"ATK-13", "ATK-30", "TGT-29"})
  void eachAttackIsOverBeforeTheNextBegins(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .
                """)
            .hero(
                'A',
                Arena.top(attack(2, new Rider.PlusTargets(1), Rider.gives(Condition.WOUND))),
                Arena.bottom())
            .monster('g', "g", TOUGH.having(Effect.retaliate(1)))
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .turnOf('A')
            .performTop()
            .strike("g")
            .strike("h");
    assertThat(steps(arena))
        .containsExactly(
            Event.What.ATTACKED,
            Event.What.DREW,
            Event.What.DAMAGED,
            Event.What.GAINED,
            Event.What.RETALIATES,
            Event.What.DAMAGED,
            Event.What.ATTACKED,
            Event.What.DREW,
            Event.What.DAMAGED,
            Event.What.GAINED);
  }

  @RulesetTest
  @Rule({"ATK-13", "ATK-30"})
  void whoDiesOfRetaliateMakesNoFurtherAttack(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .
                """)
            .hero('A', Arena.top(attack(2, new Rider.PlusTargets(1))), Arena.bottom())
            .hitPoints('A', 1)
            .monster('g', "g", TOUGH.having(Effect.retaliate(1)))
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .turnOf('A')
            .performTop()
            .strike("g");
    assertThat(arena.events(Event.What.EXHAUSTED)).hasSize(1);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
  }

  @RulesetTest
  @Rule({"ATK-32", "FRC-26"})
  void addedEffectsAreLeftOutForEachAttackBeforeItsModifier(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   A   g   .   B
                  .   h   .
                    .   .
                """)
            .hero(
                'A',
                Arena.top(Ability.attack(2, Aim.AS_USUAL.targets(2), Rider.push(1))),
                Arena.bottom())
            .monster('g', "g", TOUGH)
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("g")));
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    arena.choose("without 0");
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('g'));
    arena.choose(arena.at(arena.only("h")));
    assertThat(arena.events(Event.What.DREW)).hasSize(1);
    arena.choose("yes");
    push(arena);
    assertThat(arena.only("h").hex()).isNotEqualTo(arena.hex('h'));
  }

  @RulesetTest
  @Rule({"ATK-32", "ATK-33", "FRC-26"})
  void aPushOfTheModifierIsDecidedAfterItIsSeen(Ruleset ruleset) {
    for (boolean wanted : List.of(true, false)) {
      Arena arena =
          begun(
              arena(ruleset, TOUGH, attack(2)).modifiers('A', ModifierCard.plus(0, Rider.push(1))));
      arena.choose(arena.at(arena.only("g")));
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.MODIFIER_EFFECTS);
      assertThat(arena.events(Event.What.DREW)).hasSize(1);
      arena.choose(wanted ? "yes" : "without 0");
      if (wanted) {
        push(arena);
      }
      assertThat(arena.events(Event.What.FORCED)).hasSize(wanted ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule({"ATK-38", "EX-ATK-08", "ATK-33"})
  void severalPushesAddUp(Ruleset ruleset) {
    ItemCard ram =
        ItemCard.of(
            "Ram",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.SPENT,
            ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, Rider.push(2)));
    Arena arena = begun(arena(ruleset, TOUGH, attack(2, Rider.push(1))).items('A', ram));
    arena.choose(arena.at(arena.only("g")));
    arena.choose("use 0");
    arena.asIs();
    push(arena);
    assertThat(arena.only("g").hex().distanceTo(arena.hex('g'))).isEqualTo(3);
  }

  @RulesetTest
  @Rule("ATK-38")
  void severalPullsAddUpAcrossTheRestOfTheEffects(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   .   g   B")
            .hero(
                'A',
                Arena.top(
                    Ability.attack(
                        2, Aim.AS_USUAL.range(4), Rider.pull(1), Rider.gives(Condition.WOUND))),
                Arena.bottom())
            .modifiers('A', ModifierCard.plus(0, Rider.pull(2)))
            .monster('g', "g", TOUGH)
            .company('B')
            .start()
            .turnOf('A')
            .performTop()
            .strike("g");
    arena.choose("next 0");
    push(arena);
    assertThat(arena.only("g").hex().distanceTo(arena.hex('g'))).isEqualTo(3);
    assertThat(arena.only("g").has(Condition.WOUND)).isTrue();
  }

  @RulesetTest
  @Rule("FRC-28")
  void whatARetaliateCarriesComesAfterItsDamage(Ruleset ruleset) {
    Effect thorns =
        Effect.self(
            new Effect.Change.Retaliate(
                Value.of(2), 1, List.of(Rider.gives(Condition.POISON), Rider.push(1))));
    Arena arena =
        Arena.in(ruleset, ".   .   A   g   .   B")
            .hero('A', Arena.top(attack(1)), Arena.bottom())
            .monster('g', "g", TOUGH.having(thorns))
            .company('B')
            .start()
            .turnOf('A')
            .performTop()
            .strike("g");
    if (arena.prompt().kind() == Prompt.Kind.FORCED_PATH) {
      push(arena);
    }
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
    assertThat(arena.figure("A").has(Condition.POISON)).isTrue();
    assertThat(arena.figure("A").hex()).isNotEqualTo(arena.hex('A'));
    assertThat(steps(arena))
        .endsWith(Event.What.RETALIATES, Event.What.DAMAGED, Event.What.GAINED, Event.What.FORCED);
  }

  @RulesetTest
  @Rule("EX-ATK-09")
  void oneGuardIsHitAndStunnedTheOtherIsUnchanged(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .
                """)
            .hero('A', Arena.top(attack(3), attack(1, Rider.gives(Condition.STUN))), Arena.bottom())
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .another('h', "Guard", Rank.NORMAL)
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    Watched six = arena.all("Guard").getFirst();
    Watched three = arena.all("Guard").getLast();
    arena.choose(arena.at(six));
    arena.choose(arena.at(three));
    arena.asIs();
    assertThat(three.hitPoints()).isEqualTo(9);
    assertThat(three.has(Condition.STUN)).isTrue();
    assertThat(six.hitPoints()).isEqualTo(7);
    assertThat(six.hasAny()).isFalse();
  }
}
