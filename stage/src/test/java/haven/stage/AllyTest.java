package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.rules.SetUpRules;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Owner;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Figures of the scenario that fight for the party. */
final class AllyTest {
  private static final StatLine LINE = StatLine.of(10, 2, 2, 0);
  private static final MonsterCard MOVE_AND_ATTACK =
      MonsterCard.of(
          30,
          new Ability.Move(Value.STAT, false),
          new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()));

  /** Numbered tokens at those letters; the box says which kind of token. */
  private static Arena with(Arena arena, AllyCard card, char... at) {
    boolean aid =
        arena.setup().ruleset().hexes().setUp().tokens()
            == SetUpRules.Tokens.AID_TOKENS_STAND_FOR_ALL;
    MapToken token =
        new MapToken(
            aid ? MapToken.Kind.SCENARIO_AID_TOKEN : MapToken.Kind.OBJECTIVE_TOKEN,
            MapToken.Meaning.ALLY);
    for (char letter : at) {
      arena.room().marked(new MarkedHex(card.name(), arena.hex(letter), Optional.of(token)));
    }
    return arena
        .map(map -> map.withSpecialRules(Map.of(card.name(), "an ally")))
        .scenario(scenario -> scenario.with(card));
  }

  private static AllyCard scout(MonsterCard card) {
    return new AllyCard("Scout", LINE, OptionalInt.of(card.initiative()), Optional.of(card));
  }

  private static ModifierDeck deck(Arena arena, boolean allies) {
    return (ModifierDeck)
        (allies ? arena.game.state().allyModifiers() : arena.game.state().monsterModifiers());
  }

  @RulesetTest
  @Rule({"ALY-01", "ALY-04", "ALY-05", "AMD-04"})
  void alliesOfEitherKindActByTheMonsterRulesWithTheAllyDeck(Ruleset ruleset) {
    Arena arena =
        with(
                Arena.in(ruleset, "A   s   .   g   .   h   B")
                    .hero('A')
                    .hero('B')
                    .monster('g', "Orc", StatLine.of(30, 0, 0, 0))
                    .monster('h', "Guard", LINE, MonsterCard.of(40, Ability.attack(1))),
                scout(MOVE_AND_ATTACK),
                's')
            .scenario(scenario -> scenario.allied("Guard"))
            .start();
    assertThat(deck(arena, true).drawPile())
        .hasSameElementsAs(ModifierCard.STANDARD_DECK)
        .hasSize(20);
    arena.turnOf('A');
    assertThat(arena.events(Event.What.MOVED)).hasSize(1);
    assertThat(arena.turns().getFirst()).startsWith("Scout");
    assertThat(arena.events(Event.What.FOCUSED))
        .allMatch(event -> event.whom().equals(arena.only("Orc").id()));
    assertThat(deck(arena, true).drawPile()).hasSizeLessThan(20);
    assertThat(deck(arena, false).drawPile()).hasSize(18);
  }

  @RulesetTest
  @Rule({"ALY-02", "ALY-03", "SCM-04"})
  void numberedAlliesActInTheOrderOfTheirRandomNumbers(Ruleset ruleset) {
    List<Object> places = new ArrayList<>();
    for (long seed = 1; seed < 12; seed++) {
      Arena arena =
          with(
                  Arena.in(ruleset, "A   s   .   t   .   u   .   .   .   .   .   B   g")
                      .hero('A')
                      .hero('B')
                      .monster('g', "Orc", StatLine.of(30, 0, 0, 0)),
                  scout(MonsterCard.of(30)),
                  's',
                  't',
                  'u')
              .start(seed)
              .turnOf('A');
      List<Watched> acted = arena.turns().subList(0, 3).stream().map(arena::figure).toList();
      assertThat(acted).extracting(figure -> figure.nature().number()).isSorted();
      places.add(acted.getFirst().hex());
    }
    assertThat(places).as("the numbers are random").contains(places.getFirst());
    assertThat(places.stream().distinct().count()).isGreaterThan(1);
  }

  @RulesetTest
  @Rule({"ALY-06", "ALY-07", "AMD-04"})
  void theTwoFactionsAreBlessedAndCursedApart(Ruleset ruleset) {
    Arena arena =
        with(
                Arena.in(ruleset, "A   s   .   g   .   .   B")
                    .hero(
                        'A',
                        Arena.top(
                            Ability.give(
                                Set.of(Condition.BLESS), Aim.AS_USUAL.at(Affects.ALLIES).range(1))))
                    .hero('B')
                    .monster(
                        'g',
                        "Orc",
                        StatLine.of(30, 0, 0, 0),
                        MonsterCard.of(50, Ability.give(Condition.CURSE, Aim.AS_USUAL.range(2)))),
                scout(MonsterCard.of(80)),
                's')
            .start()
            .turnOf('A');
    int curses = arena.game.state().supply().curses(Owner.CHARACTER);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Scout")));
    assertThat(deck(arena, true).drawPile()).contains(ModifierCard.BLESS);
    assertThat(deck(arena, false).drawPile()).doesNotContain(ModifierCard.BLESS);
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(deck(arena, true).drawPile()).contains(ModifierCard.CURSE);
    assertThat(deck(arena, false).drawPile()).doesNotContain(ModifierCard.CURSE);
    assertThat(arena.game.state().supply().curses(Owner.CHARACTER))
        .as("of the characters' and allies' curses")
        .isEqualTo(curses - 1);
  }

  @RulesetTest
  @Rule("ALY-08")
  void aDeadAllyLeavesNoToken(Ruleset ruleset) {
    Arena arena =
        with(
                Arena.in(ruleset, "A   .   s   g   h   .   B")
                    .hero('A')
                    .hero('B')
                    .monster(
                        'g',
                        "Orc",
                        StatLine.of(30, 0, 0, 0),
                        MonsterCard.of(50, Ability.attack(20, Aim.AS_USUAL.targets(2))))
                    .monster('h', "Guard", LINE),
                scout(MonsterCard.of(80)),
                's')
            .scenario(scenario -> scenario.allied("Guard"))
            .start()
            .turnOf('A');
    assertThat(arena.only("Scout").isGone()).isTrue();
    assertThat(arena.only("Guard").isGone()).isTrue();
    assertThat(arena.events(Event.What.TOKEN_DROPPED)).isEmpty();
  }

  @RulesetTest
  @Rule("ALY-09")
  void anAllyWithoutTurnsCountsForFocusWithItsInitiative(Ruleset ruleset) {
    AllyCard statue = new AllyCard("Statue", LINE, OptionalInt.of(5), Optional.empty());
    Arena arena =
        with(
                Arena.in(ruleset, "s   g   A   .   .   B")
                    .hero('A')
                    .hero('B')
                    .monster(
                        'g',
                        "Orc",
                        StatLine.of(30, 0, 0, 0),
                        MonsterCard.of(50, Ability.attack(1))),
                statue,
                's')
            .start()
            .turnOf('A');
    assertThat(arena.turns()).noneMatch(name -> name.startsWith("Statue"));
    assertThat(arena.lost(arena.only("Statue"))).as("tied in range, earlier at 5").isEqualTo(1);
    assertThat(arena.lost('A')).isZero();
  }

  @RulesetTest
  @Rule("ALY-10")
  void withoutAnAllyDeckAlliesDrawFromTheMonsters(Ruleset ruleset) {
    Arena arena =
        with(
                Arena.in(ruleset, "A   s   g   .   .   B")
                    .hero('A')
                    .hero('B')
                    .monsterModifiers(ModifierCard.plus(3))
                    .monster('g', "Orc", StatLine.of(30, 0, 0, 0)),
                scout(MOVE_AND_ATTACK),
                's')
            .start()
            .turnOf('A');
    assertThat(arena.lost(arena.only("Orc"))).isEqualTo(2 + 3);
    assertThat(deck(arena, false).discards()).hasSize(1);
  }

  @RulesetTest
  @Rule("ALY-11")
  void whoCommandsAnAllyDecidesButItUsesItsOwnDeck(Ruleset ruleset) {
    Arena arena =
        with(
                Arena.in(ruleset, "A   s   g   .   h   B")
                    .hero(
                        'A',
                        Arena.top(
                            new Ability.Grant(
                                Aim.AS_USUAL.range(1),
                                List.of(Ability.attack(1, Aim.AS_USUAL.range(3))))))
                    .hero('B')
                    .modifiers('A', ModifierCard.plus(9))
                    .monster('g', "Orc", StatLine.of(30, 0, 0, 0))
                    .monster('h', "Goblin", StatLine.of(30, 0, 0, 0)),
                scout(MonsterCard.of(80)),
                's')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Scout")));
    arena.choose("yes");
    assertThat(arena.prompt().seat()).isEqualTo(arena.game.state().hero(0).seat());
    assertThat(arena.prompt().group()).isFalse();
    assertThat(arena.prompt().options())
        .contains(arena.at(arena.only("Orc")), arena.at(arena.only("Goblin")));
    arena.choose(arena.at(arena.only("Goblin")));
    assertThat(deck(arena, true).drawPile()).hasSizeLessThan(20);
    assertThat(((ModifierDeck) arena.game.state().hero(0).modifiers()).drawPile()).hasSize(18);
  }

  @RulesetTest
  @Rule("ALY-04")
  void alliesShownByStandeesConsumeAndInfuse(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   h   g   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Orc", StatLine.of(30, 0, 0, 0), MonsterCard.of(60))
            .monster(
                'h',
                "Guard",
                LINE,
                MonsterCard.of(
                        40,
                        Ability.attack(
                            1, Aim.AS_USUAL, Rider.paid(Cost.of(Element.FIRE), Rider.push(1))))
                    .infusing(ElementIcon.of(Element.ICE)))
            .scenario(scenario -> scenario.allied("Guard"))
            .start();
    ElementBoard elements = (ElementBoard) arena.game.state().elements();
    elements.infuse(ElementIcon.of(Element.FIRE));
    elements.endTurn();
    arena.turnOf('A');
    assertThat(elements.column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
    assertThat(elements.column(Element.ICE)).isEqualTo(ElementBoard.Column.STRONG);
  }

  private static AllyCard ormi() {
    return scout(MOVE_AND_ATTACK).sheltered(2);
  }

  private static Arena withOrmi(Ruleset ruleset) {
    return withOrmi(ruleset, "A   x   .   g   .   .   B   y");
  }

  private static Arena withOrmi(Ruleset ruleset, String picture) {
    return Arena.in(ruleset, picture)
        .hero('A')
        .hero('B')
        .monster(
            'g',
            "Orc",
            StatLine.of(30, 0, 0, 0),
            MonsterCard.of(50, Ability.attack(3, Aim.AS_USUAL.range(2))))
        .scenario(scenario -> scenario.with(ormi()));
  }

  @RulesetTest
  @Rule("EX-ALY-01")
  void ormiStartsNextToACharacterAndActsOnThirtyWithTheAllyDeck(Ruleset ruleset) {
    Arena arena = withOrmi(ruleset).start();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.HEX);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options())
        .contains(new Choice.To(arena.hex('x')), new Choice.To(arena.hex('y')))
        .hasSize(3);
    arena.choose(new Choice.To(arena.hex('x')));
    arena.until(Prompt.Kind.NEGATE);
    assertThat(arena.turns().getFirst()).isEqualTo("Scout 1");
    assertThat(arena.events(Event.What.ATTACKED).getFirst().whom())
        .isEqualTo(arena.only("Orc").id());
    assertThat(deck(arena, true).drawPile()).hasSizeLessThan(20);
  }

  @RulesetTest
  @Rule("EX-ALY-01")
  void anyCharacterMayNegateOrmisDamageWithItsCards(Ruleset ruleset) {
    Arena arena = withOrmi(ruleset).start();
    arena.choose(new Choice.To(arena.hex('x')));
    arena.until(Prompt.Kind.NEGATE);
    assertThat(arena.prompt().seat()).isEqualTo(arena.game.state().hero(0).seat());
    assertThat(arena.prompt().options()).hasSize(1 + 8);
    arena.choose("yes");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    assertThat(arena.prompt().seat()).isEqualTo(arena.game.state().hero(1).seat());
    arena.choose(arena.prompt().options().getLast());
    assertThat(arena.lost(arena.only("Scout"))).isZero();
    assertThat(arena.game.state().hero(0).cards().lost()).isZero();
    assertThat(Integer.bitCount(arena.game.state().hero(1).cards().lost())).isEqualTo(1);
    arena.endRound();
    arena.until(Prompt.Kind.NEGATE);
    assertThat(arena.prompt().options().stream().map(Choice::text))
        .anyMatch(option -> option.startsWith("lose two discards"));
    int round = arena.game.state().round();
    arena.until(
        prompt -> prompt.kind() != Prompt.Kind.NEGATE || arena.game.state().round() > round);
    assertThat(arena.lost(arena.only("Scout"))).as("nobody helps").isPositive();
  }

  @RulesetTest
  @Rule("EX-ALY-01")
  void ifOrmiSurvivesExperienceAndGoldAreThoseOfTwoLevelsHigher(Ruleset ruleset) {
    assertThat(bonus(withOrmi(ruleset), true)).isEqualTo(4 + 2 * 3);
    assertThat(bonus(withOrmi(ruleset), false)).isEqualTo(4 + 2);
    // With four characters the same event raises the level by 1, which does not count.
    Arena four = withOrmi(ruleset, "A   x   .   g   .   .   B   y   C   D").hero('C').hero('D');
    assertThat(four.setup().asIfOneMore().level()).isEqualTo(2);
    assertThat(four.setup().asIfOneMore().rewardLevel(2)).isEqualTo(3);
  }

  /** The bonus experience of a scenario that is completed after one round. */
  private static int bonus(Arena arena, boolean alive) {
    arena
        .scenario(
            scenario ->
                new Scenario(
                    scenario.name(),
                    scenario.map(),
                    scenario.monsters(),
                    scenario.decks(),
                    scenario.allies(),
                    scenario.alliedTypes(),
                    new Situation.Rounds(1),
                    scenario.losses(),
                    scenario.rules(),
                    scenario.loot(),
                    scenario.rewards(),
                    scenario.battleGoals(),
                    scenario.level()))
        .start();
    arena.choose(new Choice.To(arena.hex('x')));
    if (!alive) {
      arena.only("Scout").hitPoints(1);
    }
    while (arena.game.prompt() instanceof Prompt prompt) {
      arena.choose(prompt.options().getFirst());
    }
    assertThat(arena.only("Scout").isGone()).isEqualTo(!alive);
    return arena.game.result().heroes().getFirst().bonusExperience();
  }
}
