package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Who draws or rolls attack modifiers, when, and what their effects come to. */
final class ModifierUseTest {
  private static final StatLine LINE = StatLine.of(30, 0, 0, 0);

  private static ModifierDeck deck(Arena arena, int hero) {
    return (ModifierDeck) arena.game.state().hero(hero).modifiers();
  }

  private static ModifierDeck monsters(Arena arena) {
    return (ModifierDeck) arena.game.state().monsterModifiers();
  }

  @RulesetTest
  @Rule({"AMD-01", "BMD-07"})
  void modifiersAreForEachTargetOfAttacksAndForNoOtherDamage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B")
            .hero(
                'A',
                Arena.top(Ability.attack(1, Aim.AS_USUAL.targets(2))),
                Arena.bottom(Ability.suffer(Value.of(2), Aim.AS_USUAL.range(1))))
            .company('B')
            .modifiers('A', ModifierCard.plus(1))
            .monster('g', "Guard", LINE)
            .monster('h', "Archer", LINE)
            .start()
            .turnOf('A');
    arena.choose("bottom 1");
    arena.choose(arena.at(arena.only("Guard")));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose(arena.at(arena.only("Archer")));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2 + 2);
    assertThat(arena.lost(arena.only("Archer"))).isEqualTo(2);
    assertThat(arena.events(Event.What.DREW)).hasSize(2);
  }

  @RulesetTest
  @Rule("EX-AMD-01")
  @Rule({"AMD-08", "AMD-34d", "AMD-34a"})
  void aModifiersEffectsWorkAsIfPrintedOnTheAttack(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(1)))
            .hero('B')
            .modifiers(
                'A',
                ModifierCard.plus(
                    2,
                    Rider.push(2),
                    Rider.infuses(ElementIcon.of(Element.EARTH)),
                    Rider.gives(Condition.WOUND)))
            .monster('g', "Guard", LINE)
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.MODIFIER_EFFECTS);
    arena.choose("yes");
    assertThat(arena.lost(guard)).isEqualTo(3);
    arena.until(Prompt.Kind.FORCED_PATH);
    arena.choose(
        arena.prompt().options().stream()
            .filter(option -> option instanceof Choice.Along(var path) && path.size() == 2)
            .findFirst()
            .orElseThrow());
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(guard.has(Condition.WOUND)).isTrue();
    assertThat(
            arena
                .game
                .state()
                .board()
                .range(
                    arena.game.state().board().at(arena.hex('A')),
                    arena.game.state().board().at(guard.hex())))
        .isEqualTo(3);
    ElementBoard elements = (ElementBoard) arena.game.state().elements();
    assertThat(elements.column(Element.EARTH)).isEqualTo(ElementBoard.Column.INERT);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION && !isOf(arena, prompt, "A"));
    assertThat(elements.column(Element.EARTH)).isEqualTo(ElementBoard.Column.STRONG);
  }

  private static boolean isOf(Arena arena, Prompt prompt, String name) {
    return arena.game.state().figure(prompt.figure()).name().equals(name);
  }

  @RulesetTest
  @Rule({"AMD-34a", "AMD-34d", "BMD-10", "BMD-09"})
  void anAttackingCharacterDecidesAboutTheEffectsAfterTheDrawButNotTheNumber(Ruleset ruleset) {
    for (boolean takes : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   .   B")
              .hero('A', Arena.top(Ability.attack(1)))
              .company('B')
              .modifiers('A', ModifierCard.plus(2, Rider.gives(Condition.WOUND)))
              .monster('g', "Guard", LINE)
              .start()
              .turnOf('A');
      Watched guard = arena.only("Guard");
      arena.choose("top 0");
      arena.choose(arena.at(guard));
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.MODIFIER_EFFECTS);
      assertThat(arena.events(Event.What.DREW)).hasSize(1);
      arena.choose(takes ? "yes" : "without 0");
      assertThat(arena.lost(guard)).isEqualTo(3);
      assertThat(guard.has(Condition.WOUND)).isEqualTo(takes);
    }
  }

  @RulesetTest
  @Rule(value = {"AMD-08", "BMD-09"})
  void theEffectsOfMonstersModifiersJustApply(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A')
            .company('B')
            .monsterModifiers(ModifierCard.plus(2, Rider.gives(Condition.WOUND)))
            .monster('g', "Guard", LINE, MonsterCard.of(50, Ability.attack(1)))
            .start()
            .until(Prompt.Kind.NEGATE);
    arena.choose("yes");
    assertThat(arena.log).noneMatch(event -> event.what() == Event.What.SKIPPED);
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.figure("A").has(Condition.WOUND)).isTrue();
  }

  private static Arena wolf(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   x   g   .   .   .")
            .hero(
                'A',
                Arena.card(
                    "Pack",
                    20,
                    CardAction.of(new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)),
                    CardAction.of()))
            .hero('B')
            .modifiers('A', ModifierCard.plus(1, Rider.push(1)))
            .monster('g', "Guard", LINE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('x')));
    return arena.endRound();
  }

  @RulesetTest
  @Rule("AMD-34b")
  void theSummonerDecidesAboutTheEffectsAndItsSummonAppliesThem(Ruleset ruleset) {
    Arena arena = wolf(ruleset).until(Prompt.Kind.MODIFIER_EFFECTS);
    assertThat(arena.prompt().seat()).isEqualTo(arena.game.state().hero(0).seat());
    assertThat(arena.prompt().group()).isFalse();
    assertThat(arena.prompt().options()).hasSize(2);
    arena.choose("yes");
    Watched guard = arena.only("Guard");
    arena.turnOf('A');
    assertThat(arena.lost(guard)).isEqualTo(3);
    assertThat(guard.hex()).as("pushed away from the wolf").isNotEqualTo(arena.hex('g'));
    assertThat(deck(arena, 0).discards()).hasSize(1);
  }

  @RulesetTest
  @Rule(value = "AMD-34d", in = Edition.GH)
  void inGloomhavenOnlyTheAttackingCharacterDeclines(Ruleset ruleset) {
    Arena arena = wolf(ruleset);
    arena.until(
        prompt -> {
          assertThat(prompt.kind()).isNotEqualTo(Prompt.Kind.MODIFIER_EFFECTS);
          return prompt.kind() == Prompt.Kind.ACTION && isOf(arena, prompt, "A");
        });
    assertThat(arena.only("Guard").hex()).isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule({"AMD-23", "AMD-38"})
  void blessAndCurseOfMonstersGoIntoTheirCommonDeck(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.CURSE))))
            .hero('B')
            .monster('g', "Guard", LINE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.until(Prompt.Kind.ACTION);
    assertThat(monsters(arena).drawPile()).contains(ModifierCard.CURSE);
    assertThat(deck(arena, 0).drawPile()).doesNotContain(ModifierCard.CURSE);
  }

  @RulesetTest
  @Rule("AMD-23")
  void blessAndCurseOfASummonGoIntoItsSummonersDeck(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   x   g   .   .   .")
            .hero(
                'A',
                Arena.card(
                    "Pack",
                    20,
                    CardAction.of(new Ability.Summon(SummonCard.of("Wolf", 4, 0, 0), 1)),
                    CardAction.of()))
            .hero('B')
            .monster(
                'g', "Witch", LINE, MonsterCard.of(50, Ability.give(Condition.CURSE, Aim.AS_USUAL)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('x')));
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(deck(arena, 0).drawPile()).contains(ModifierCard.CURSE);
    assertThat(deck(arena, 1).drawPile()).doesNotContain(ModifierCard.CURSE);
    assertThat(monsters(arena).drawPile()).doesNotContain(ModifierCard.CURSE);
  }

  @RulesetTest
  @Rule("AMD-21")
  void aFigureWithoutADeckIsNeitherBlessedNorCursed(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   o   .   .   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.attack(
                        1,
                        Aim.AS_USUAL,
                        Rider.gives(Condition.CURSE),
                        Rider.gives(Condition.BLESS))))
            .hero('B');
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.DESTROY,
                Formula.of("20"),
                OptionalInt.empty()));
    arena.start().turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure("Altar")));
    arena.until(Prompt.Kind.ACTION);
    assertThat(arena.lost(arena.figure("Altar"))).isEqualTo(1);
    assertThat(monsters(arena).drawPile()).doesNotContain(ModifierCard.CURSE, ModifierCard.BLESS);
    assertThat(arena.events(Event.What.GAINED)).isEmpty();
  }

  private static Arena haunted(Ruleset ruleset) {
    return Arena.in(ruleset, "A   g   .   h   .   B")
        .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.CURSE))))
        .hero('B')
        .monster('g', "Ghost", LINE.immune(Condition.CURSE), MonsterCard.of(50, Ability.attack(5)))
        .monster('h', "Guard", LINE, MonsterCard.of(60));
  }

  @RulesetTest
  @Rule("AMD-22")
  @Rule(value = "MON-16", in = Edition.FH)
  void immunityToCurseKeepsTheCardOutButDoesNotHelpAgainstADrawnOne(Ruleset ruleset) {
    Arena arena = haunted(ruleset).start().turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Ghost")));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.events(Event.What.IMMUNE)).hasSize(1);
    assertThat(monsters(arena).drawPile()).doesNotContain(ModifierCard.CURSE);

    Arena cursed = haunted(ruleset).monsterModifiers(ModifierCard.CURSE).start().turnOf('A');
    cursed.choose("no");
    cursed.until(prompt -> prompt.kind() == Prompt.Kind.ACTION && isOf(cursed, prompt, "B"));
    assertThat(cursed.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(cursed.lost('A')).isZero();
  }

  @RulesetTest
  @Rule("BMD-17")
  void aRangedAttackOnANeighbourHasDisadvantage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL.range(3))))
            .modifiers('A', ModifierCard.plus(-1), ModifierCard.plus(0), ModifierCard.plus(1))
            .monster('g', "Guard", LINE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    Event drawn = arena.events(Event.What.DREW).getFirst();
    List<String> rolled = List.of(drawn.words().split(", "));
    assertThat(rolled).hasSize(2);
    int worse = rolled.stream().mapToInt(Integer::parseInt).min().orElseThrow();
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2 + worse);
  }

  @RulesetTest
  @Rule("BMD-19")
  void aControlledMonsterUsesTheMonstersBoard(Ruleset ruleset) {
    ModifierCard[] cells = new ModifierCard[18];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = ModifierCard.plus(i / 3);
    }
    Arena arena =
        Arena.in(ruleset, "A   g   h   .   .   B")
            .hero(
                'A',
                Arena.top(
                    new Ability.Control(
                        Aim.AS_USUAL.range(1), List.of(Ability.attack(1), Ability.attack(1)))))
            .modifiers('A', ModifierCard.plus(9))
            .monsterModifiers(cells)
            .monster('g', "Guard", LINE)
            .monster('h', "Archer", LINE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    arena.choose(arena.at(arena.only("Archer")));
    assertThat(arena.lost(arena.only("Archer"))).isEqualTo(1);
    arena.choose(arena.at(arena.only("Archer")));
    assertThat(arena.lost(arena.only("Archer"))).as("the stone has moved").isEqualTo(1 + 2);
  }
}
