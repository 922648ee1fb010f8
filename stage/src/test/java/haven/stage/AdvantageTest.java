package haven.stage;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.stage.Duel.ATTACK;
import static haven.stage.Duel.Lean.ADVANTAGE;
import static haven.stage.Duel.Lean.DISADVANTAGE;
import static haven.stage.Duel.MUDDLE;
import static haven.stage.Duel.POISON;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.stage.Duel.Lean;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** AMD-26 to AMD-33 and AMD-40: two cards, and which of them counts. */
final class AdvantageTest {

  /** What an attack of a monster adds to its value, or leaves of it. */
  private static int monster(Ruleset ruleset, Lean lean, ModifierCard... cards) {
    return Duel.ofMonster(ruleset, lean, cards).attack() - ATTACK;
  }

  private static int hero(Ruleset ruleset, Lean lean, ModifierCard... cards) {
    return Duel.ofHero(ruleset, lean, cards).attack() - ATTACK;
  }

  private static int drawn(Ruleset ruleset, Lean lean, ModifierCard... cards) {
    return Duel.ofMonster(ruleset, lean, cards).drawn().size();
  }

  /** Which of two cards a monster uses: the value of the attack and its conditions tell. */
  private static void assertUses(
      Ruleset ruleset, Lean lean, ModifierCard used, ModifierCard one, ModifierCard other) {
    Duel duel = Duel.ofMonster(ruleset, lean, one, other);
    assertThat(duel.drawn()).containsExactly(one, other);
    assertThat(duel.attack()).isEqualTo(value(used));
    assertThat(duel.gives()).as("%s of %s and %s", lean, one, other).isEqualTo(conditions(used));
  }

  private static int value(ModifierCard card) {
    return switch (card.kind()) {
      case PLUS, EXTRA_MINUS -> Math.max(0, ATTACK + card.number());
      case DOUBLE, BLESS -> 2 * ATTACK;
      case MISS, CURSE -> 0;
    };
  }

  private static Set<Condition> conditions(ModifierCard card) {
    Set<Condition> conditions = EnumSet.noneOf(Condition.class);
    for (Condition condition : List.of(Condition.POISON, Condition.MUDDLE)) {
      if (card.effects().contains(Rider.gives(condition))) {
        conditions.add(condition);
      }
    }
    return conditions;
  }

  private static void assertBetter(Ruleset ruleset, ModifierCard better, ModifierCard worse) {
    assertUses(ruleset, ADVANTAGE, better, better, worse);
    assertUses(ruleset, ADVANTAGE, better, worse, better);
    assertUses(ruleset, DISADVANTAGE, worse, better, worse);
    assertUses(ruleset, DISADVANTAGE, worse, worse, better);
  }

  private static void assertUnclear(Ruleset ruleset, ModifierCard one, ModifierCard other) {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      assertUses(ruleset, lean, one, one, other);
      assertUses(ruleset, lean, other, other, one);
    }
  }

  @RulesetTest
  @Rule("EX-AMD-02")
  void withAdvantageTheBetterOfTwoCardsIsUsedAndBothAreDiscarded(Ruleset ruleset) {
    Duel duel = Duel.ofMonster(ruleset, ADVANTAGE, plus(-1), plus(1), plus(2));
    assertThat(duel.attack()).isEqualTo(ATTACK + 1);
    assertThat(duel.deck().discards()).containsExactly(plus(-1), plus(1));
    assertThat(duel.deck().drawPile()).containsExactly(plus(2));
  }

  @RulesetTest
  @Rule("EX-AMD-03")
  void aLeadingRollingCardIsAddedToTheBetterOfTheLastTwo(Ruleset ruleset) {
    assertThat(monster(ruleset, ADVANTAGE, rolling(1), plus(0), plus(1), plus(2))).isEqualTo(2);
  }

  @RulesetTest
  @Rule("EX-AMD-04")
  void withDisadvantageTheWorseOfTwoCardsIsUsed(Ruleset ruleset) {
    assertThat(monster(ruleset, DISADVANTAGE, plus(1), plus(-1), plus(-2))).isEqualTo(-1);
  }

  @RulesetTest
  @Rule("EX-AMD-05")
  void leadingRollingCardsAreIgnoredWithDisadvantage(Ruleset ruleset) {
    Duel duel =
        Duel.ofMonster(ruleset, DISADVANTAGE, rolling(1), rolling(2), plus(1), plus(0), plus(-1));
    assertThat(duel.drawn()).containsExactly(rolling(1), rolling(2), plus(1), plus(0));
    assertThat(duel.attack()).isEqualTo(ATTACK);
  }

  @RulesetTest
  @Rule({"AMD-26a", "AMD-28a", "AMD-27a"})
  void everybodyUsesTheBetterOrTheWorseOfTwoCards(Ruleset ruleset) {
    ModifierCard[] up = {plus(-1), plus(1), plus(2)};
    ModifierCard[] down = {plus(1), plus(-1), plus(-2)};
    assertThat(monster(ruleset, ADVANTAGE, up)).isEqualTo(1);
    assertThat(monster(ruleset, DISADVANTAGE, up)).isEqualTo(-1);
    assertThat(hero(ruleset, ADVANTAGE, up)).isEqualTo(1);
    assertThat(hero(ruleset, DISADVANTAGE, up)).isEqualTo(-1);
    assertThat(hero(ruleset, ADVANTAGE, down)).isEqualTo(1);
    assertThat(hero(ruleset, DISADVANTAGE, down)).isEqualTo(-1);
    Duel duel = Duel.ofHero(ruleset, ADVANTAGE, up);
    assertThat(duel.choosesCard()).isFalse();
    assertThat(duel.drawn()).hasSize(2);
  }

  @RulesetTest
  @Rule({"AMD-26b", "AMD-39"})
  void withAdvantageOneRollingCardIsAddedToTheOther(Ruleset ruleset) {
    for (ModifierCard[] cards :
        new ModifierCard[][] {
          {rolling(1, POISON), plus(-2, MUDDLE), plus(2)},
          {plus(-2, MUDDLE), rolling(1, POISON), plus(2)}
        }) {
      Duel duel = Duel.ofHero(ruleset, ADVANTAGE, cards);
      assertThat(duel.drawn()).hasSize(2);
      assertThat(duel.attack()).isEqualTo(ATTACK - 1);
      assertThat(duel.gives()).containsExactlyInAnyOrder(Condition.POISON, Condition.MUDDLE);
    }
  }

  @RulesetTest
  @Rule({"AMD-26c", "AMD-39"})
  void withAdvantageTwoRollingCardsLeadOnToOneThatIsNot(Ruleset ruleset) {
    Duel duel =
        Duel.ofHero(
            ruleset, ADVANTAGE, rolling(1), rolling(0, POISON), rolling(2), plus(-1), DOUBLE);
    assertThat(duel.drawn()).hasSize(4);
    assertThat(duel.attack()).isEqualTo(ATTACK + 1 + 2 - 1);
    assertThat(duel.gives()).containsExactly(Condition.POISON);
  }

  @RulesetTest
  @Rule({"AMD-27b", "AMD-39"})
  void withDisadvantageOneRollingCardIsIgnored(Ruleset ruleset) {
    for (int other : new int[] {2, -2}) {
      for (ModifierCard[] cards :
          new ModifierCard[][] {
            {rolling(1, POISON), plus(other), plus(-1)}, {plus(other), rolling(1, POISON), plus(-1)}
          }) {
        Duel duel = Duel.ofHero(ruleset, DISADVANTAGE, cards);
        assertThat(duel.drawn()).hasSize(2);
        assertThat(duel.attack()).isEqualTo(ATTACK + other);
        assertThat(duel.gives()).isEmpty();
      }
    }
  }

  @RulesetTest
  @Rule({"AMD-27c", "AMD-39"})
  void withDisadvantageOnlyTheLastCardCountsAfterTwoRollingOnes(Ruleset ruleset) {
    Duel duel =
        Duel.ofHero(
            ruleset, DISADVANTAGE, rolling(-1, POISON), rolling(1), rolling(1), plus(2), MISS);
    assertThat(duel.drawn()).hasSize(4);
    assertThat(duel.attack()).isEqualTo(ATTACK + 2);
    assertThat(duel.gives()).isEmpty();
  }

  @RulesetTest
  @Rule({"AMD-29a", "MON-21"})
  void withAdvantageACharacterChoosesAndAMonsterUsesTheBetter(Ruleset ruleset) {
    for (int chosen : new int[] {0, 1}) {
      Duel duel = Duel.ofHero(ruleset, ADVANTAGE, plus(-1), plus(1), plus(2));
      assertThat(duel.choosesCard()).isTrue();
      assertThat(duel.arena.prompt().options()).hasSize(2);
      assertThat(duel.choose(new Choice.Modifier(chosen)).attack())
          .isEqualTo(ATTACK + (chosen == 0 ? -1 : 1));
    }
    assertThat(monster(ruleset, ADVANTAGE, plus(-1), plus(1), plus(2))).isEqualTo(1);
    assertThat(monster(ruleset, ADVANTAGE, plus(1), plus(-1), plus(2))).isEqualTo(1);
    assertThat(Duel.ofHero(ruleset, ADVANTAGE, plus(1), plus(1)).choosesCard())
        .as("nothing to choose between two of a kind")
        .isFalse();
  }

  @RulesetTest
  @Rule({"AMD-29b", "MON-21"})
  void withDisadvantageEverybodyUsesTheWorse(Ruleset ruleset) {
    for (ModifierCard[] cards :
        new ModifierCard[][] {{plus(1), plus(-1), MISS}, {plus(-1), plus(1), MISS}}) {
      assertThat(monster(ruleset, DISADVANTAGE, cards)).isEqualTo(-1);
      Duel duel = Duel.ofHero(ruleset, DISADVANTAGE, cards);
      assertThat(duel.choosesCard()).isFalse();
      assertThat(duel.attack()).isEqualTo(ATTACK - 1);
    }
  }

  @RulesetTest
  @Rule("AMD-29c")
  void rollingCardsLeadToAFirstCardAndExactlyOneMore(Ruleset ruleset) {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      assertThat(drawn(ruleset, lean, rolling(1), rolling(1), plus(0), plus(1), plus(2)))
          .isEqualTo(4);
      assertThat(drawn(ruleset, lean, rolling(1), plus(0), rolling(1), plus(2))).isEqualTo(3);
    }
    assertThat(monster(ruleset, DISADVANTAGE, rolling(-1), plus(2), rolling(1), plus(-2)))
        .as("the icon of the last card means nothing")
        .isEqualTo(1);
  }

  @RulesetTest
  @Rule("AMD-29d")
  void withAdvantageLeadingRollingCardsApplyWithOneOfTheLastTwo(Ruleset ruleset) {
    ModifierCard[] cards = {rolling(1), rolling(2, POISON), plus(0), rolling(1), plus(2)};
    assertThat(monster(ruleset, ADVANTAGE, cards)).isEqualTo(1 + 2 + 1);
    for (int chosen : new int[] {0, 1}) {
      Duel duel = Duel.ofHero(ruleset, ADVANTAGE, cards).choose(new Choice.Modifier(chosen));
      assertThat(duel.attack()).isEqualTo(ATTACK + 1 + 2 + chosen);
      assertThat(duel.gives()).containsExactly(Condition.POISON);
    }
  }

  @RulesetTest
  @Rule("AMD-29e")
  void withDisadvantageLeadingRollingCardsAreIgnored(Ruleset ruleset) {
    for (ModifierCard[] cards :
        new ModifierCard[][] {
          {rolling(-1, POISON), plus(0), plus(1), plus(2)},
          {rolling(1, POISON), plus(1), plus(0), plus(2)}
        }) {
      for (Duel duel :
          List.of(
              Duel.ofMonster(ruleset, DISADVANTAGE, cards),
              Duel.ofHero(ruleset, DISADVANTAGE, cards))) {
        assertThat(duel.attack()).isEqualTo(ATTACK);
        assertThat(duel.gives()).isEmpty();
      }
    }
  }

  @RulesetTest
  @Rule("AMD-29f")
  void theIconOfASecondRollingCardIsIgnored(Ruleset ruleset) {
    assertThat(drawn(ruleset, ADVANTAGE, plus(0), rolling(1), plus(2))).isEqualTo(2);
    assertThat(monster(ruleset, ADVANTAGE, plus(0), rolling(1), plus(2))).isEqualTo(1);
    assertThat(monster(ruleset, ADVANTAGE, plus(1), rolling(0), plus(2))).isEqualTo(1);
    assertThat(monster(ruleset, DISADVANTAGE, plus(2), rolling(1), MISS)).isEqualTo(1);
    assertThat(Duel.ofMonster(ruleset, ADVANTAGE, plus(0), rolling(0, POISON), plus(2)).gives())
        .containsExactly(Condition.POISON);
    Duel duel = Duel.ofHero(ruleset, ADVANTAGE, plus(0), rolling(1), plus(2));
    assertThat(duel.choose(new Choice.Modifier(1)).attack()).isEqualTo(ATTACK + 1);
  }

  @RulesetTest
  @Rule({"AMD-30", "BMD-16"})
  void severalSourcesAreNoMoreThanOne(Ruleset ruleset) {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      Condition more = lean == ADVANTAGE ? Condition.STRENGTHEN : Condition.MUDDLE;
      Arena arena = leaning(ruleset, lean, more);
      assertThat(((Event.Drew) arena.events(Event.What.DREW).getFirst()).cards()).hasSize(2);
    }
  }

  @RulesetTest
  @Rule({"AMD-31", "BMD-16"})
  void bothTogetherAreNeitherWhateverTheirNumbers(Ruleset ruleset) {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      Condition against = lean == ADVANTAGE ? Condition.MUDDLE : Condition.STRENGTHEN;
      for (Arena arena :
          List.of(
              leaning(ruleset, lean, against),
              leaning(ruleset, lean, Condition.STRENGTHEN, Condition.MUDDLE))) {
        assertThat(((Event.Drew) arena.events(Event.What.DREW).getFirst()).cards()).hasSize(1);
      }
    }
  }

  /** An attack that leans by itself, by somebody with these conditions. */
  private static Arena leaning(Ruleset ruleset, Lean lean, Condition... conditions) {
    Rider rider = lean == ADVANTAGE ? Rider.Plain.ADVANTAGE : Rider.Plain.DISADVANTAGE;
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(ATTACK, Aim.AS_USUAL, rider)))
            .company('B')
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .start();
    arena.give(arena.figure("A"), conditions).turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    return arena;
  }

  @RulesetTest
  @Rule({"AMD-32a", "AMD-32b", "AMD-32c"})
  void ifItIsNotClearTheCardDrawnFirstIsUsed(Ruleset ruleset) {
    assertUnclear(ruleset, plus(1), plus(0, POISON));
    assertUnclear(ruleset, plus(1, MUDDLE), plus(1, POISON));
  }

  @RulesetTest
  @Rule({"AMD-32a", "AMD-32b", "AMD-32c"})
  void acharacterDoesNotChooseWhatIsUnclearUnlessItChoosesAnyway(Ruleset ruleset) {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      Duel duel = Duel.ofHero(ruleset, lean, plus(1), plus(0, POISON));
      boolean chooses = lean == ADVANTAGE && ruleset.id().equals("FH");
      assertThat(duel.choosesCard()).isEqualTo(chooses);
      if (chooses) {
        assertThat(duel.choose(new Choice.Modifier(1)).gives()).containsExactly(Condition.POISON);
      } else {
        assertThat(duel.attack()).isEqualTo(ATTACK + 1);
        assertThat(duel.gives()).isEmpty();
      }
    }
  }

  @RulesetTest
  @Rule("AMD-33")
  void anEffectIsWorthSomethingButNobodyKnowsHowMuch(Ruleset ruleset) {
    assertBetter(ruleset, plus(1), plus(0));
    assertBetter(ruleset, plus(0, POISON), plus(0));
    assertBetter(ruleset, plus(1, POISON), plus(0));
    assertBetter(ruleset, plus(1, POISON), plus(0, POISON));
    assertBetter(ruleset, plus(0, MUDDLE, POISON), plus(0, POISON));
    assertUnclear(ruleset, plus(2), plus(1, POISON));
    assertUnclear(ruleset, plus(2, POISON), plus(1, MUDDLE));
    assertUnclear(ruleset, plus(0, POISON), plus(0, MUDDLE));
    assertUnclear(ruleset, plus(2, POISON), plus(1, POISON, MUDDLE));
  }

  @RulesetTest
  @Rule("AMD-33")
  void doublingIsWorthTheAttackValueAndNullIsWorthLeast(Ruleset ruleset) {
    assertBetter(ruleset, DOUBLE, plus(2));
    assertBetter(ruleset, BLESS, plus(2));
    assertBetter(ruleset, plus(4), DOUBLE);
    assertBetter(ruleset, plus(-2), MISS);
    assertBetter(ruleset, plus(-2), CURSE);
    assertUnclear(ruleset, DOUBLE, plus(2, POISON));
  }

  @RulesetTest
  @Rule({"AMD-06", "AMD-33"})
  void whatTheAttackIsWorthCountsBeforeTheDraw(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.Plain.DISADVANTAGE)))
            .hero('B')
            .deck('A', DOUBLE, plus(2), plus(0))
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(arena.lost(arena.only("Guard"))).as("2x is +1 here, and worse than +2").isEqualTo(2);
  }

  @RulesetTest
  @Rule("AMD-40")
  void summonsAndAlliesUseTheBetterCardAsMonstersDo(Ruleset ruleset) {
    Ability.Summon summon = new Ability.Summon(SummonCard.of("Wolf", 4, 2, ATTACK), 1);
    Arena arena =
        Arena.in(ruleset, "B   A   x   g   .   a   .")
            .hero('A', Arena.top(summon))
            .hero('B')
            .deck('A', plus(-1), plus(1, MUDDLE), plus(2), plus(2))
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('x')));
    arena.endRound();
    arena.give(arena.figure("Wolf 1"), Condition.STRENGTHEN);
    arena.until(Prompt.Kind.MODIFIER_EFFECTS);
    assertThat(arena.prompt().seat()).as("its summoner decides").isEqualTo(arena.sheet('A').seat());
    arena.choose("without 0");
    arena.asIs();
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(ATTACK + 1);
    assertThat(arena.only("Guard").has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule("AMD-40")
  void anAllyOfTheScenarioUsesTheBetterCard(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   .   g   a   .   .")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", StatLine.of(90, 0, 0, 0))
            .monster(
                'a',
                "Ally",
                StatLine.of(30, 0, 0, 0),
                MonsterCard.of(5, Ability.attack(ATTACK, Aim.AS_USUAL, Rider.Plain.ADVANTAGE)))
            .scenario(scenario -> scenario.allied("Ally"))
            .answering(Answers.Policy.LITTLE)
            .start();
    for (int i = 0; i < 8; i++) {
      int before = arena.lost(arena.only("Guard"));
      int draws = arena.events(Event.What.DREW).size();
      arena.selectFirstTwo().until(Prompt.Kind.ACTION);
      Event.Drew drew = (Event.Drew) arena.events(Event.What.DREW).get(draws);
      assertThat(drew.cards()).hasSize(2);
      int best = drew.cards().stream().mapToInt(AdvantageTest::value).max().orElseThrow();
      assertThat(arena.lost(arena.only("Guard")) - before).isEqualTo(best);
      arena.endRound();
    }
  }
}
