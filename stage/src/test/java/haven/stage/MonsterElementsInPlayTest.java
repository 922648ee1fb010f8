package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.CardAction;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.ability.ElementBoard;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Elements that monsters infuse and consume, for whom and how often. */
final class MonsterElementsInPlayTest {
  private static final ElementIcon FIRE = ElementIcon.of(Element.FIRE);

  /** Attack 1, with fire 3. */
  private static MonsterCard burning(int initiative, int range) {
    Aim aim = range == 0 ? Aim.AS_USUAL : Aim.AS_USUAL.range(range);
    return MonsterCard.of(
        initiative, Ability.attack(1, aim, Rider.paid(Cost.of(Element.FIRE), Rider.plus(2))));
  }

  private static StatLine line() {
    return StatLine.of(9, 0, 0, 0);
  }

  /** Two demons beside the hero; imps whose action infuses fire, and which act after them. */
  private static Arena demons(Ruleset ruleset, String picture) {
    return Arena.in(ruleset, picture)
        .hero('A')
        .hitPoints('A', 30)
        .monster('g', "Demon", line(), burning(50, 0))
        .another('h', "Demon", Rank.NORMAL)
        .monster('i', "Imp", line(), MonsterCard.of(95).infusing(FIRE))
        .another('j', "Imp", Rank.NORMAL)
        .start();
  }

  private static Arena acted(Arena arena) {
    return Parties.finishRound(arena.selectFirstTwo());
  }

  @RulesetTest
  @Rule({"MEL-02c", "MEL-06"})
  void fireIsThereWhenItsActionIsRolledAndTheFirstConsumesForAll(Ruleset ruleset) {
    Arena arena = acted(demons(ruleset, "g   A   h   .   .   .   i   j"));
    assertThat(arena.lost('A')).as("both burn, before an imp has acted").isEqualTo(3 + 3);
    assertThat(arena.events(Event.What.CONSUMED)).as("once for all").hasSize(1);
  }

  @RulesetTest
  @Rule("MEL-02c")
  void nobodyConsumesForAnAbilityThatIsNotPerformed(Ruleset ruleset) {
    Arena arena = acted(demons(ruleset, "g   h   .   .   A   .   i   j"));
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.events(Event.What.CONSUMED)).isEmpty();
  }

  @RulesetTest
  @Rule("MEL-06")
  void twoMonstersOfATypeInfuseOnce(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   .   .   i   j")
            .hero('A')
            .hitPoints('A', 30)
            .monster('g', "Demon", line(), burning(50, 0))
            .monster('h', "Fiend", line(), burning(51, 0))
            .monster('i', "Imp", line(), MonsterCard.of(95).infusing(FIRE))
            .another('j', "Imp", Rank.NORMAL)
            .start();
    acted(arena);
    assertThat(arena.lost('A')).as("for one of the two types").isEqualTo(3 + 1);
    acted(arena);
    assertThat(arena.lost('A')).as("and again in the next round").isEqualTo(2 * (3 + 1));
  }

  @RulesetTest
  @Rule("MEL-06")
  void itIsGoneWithTheLastOfThem(Ruleset ruleset) {
    for (boolean both : List.of(true, false)) {
      Arena arena =
          Arena.in(ruleset, "g   A   i   j   .   .")
              .hero(
                  'A',
                  Arena.card(
                      "Sweep",
                      20,
                      CardAction.of(
                          Ability.attack(50, Aim.AS_USUAL.range(2).targets(both ? 2 : 1))),
                      CardAction.of()))
              .hitPoints('A', 30)
              .monster('g', "Demon", line(), burning(50, 0))
              .monster('i', "Imp", line(), MonsterCard.of(95).infusing(FIRE))
              .another('j', "Imp", Rank.NORMAL)
              .start()
              .turnOf('A');
      arena.choose("top 0");
      while (arena.isAsked(Prompt.Kind.TARGET)
          && arena.offeredFigures().stream()
              .anyMatch(figure -> figure.nature().group().equals("Imp"))) {
        arena.choose(
            arena.at(
                arena.offeredFigures().stream()
                    .filter(figure -> figure.nature().group().equals("Imp"))
                    .findFirst()
                    .orElseThrow()));
      }
      Parties.finishRound(arena);
      assertThat(arena.all("Imp").stream().filter(figure -> figure.isGone())).hasSize(both ? 2 : 1);
      assertThat(arena.lost('A')).isEqualTo(both ? 1 : 3);
    }
  }

  /** Two demons beside the hero; the game stands before the first of them has hurt it. */
  private static Arena twoDemons(Ruleset ruleset, boolean infusing) {
    MonsterCard card = burning(10, 0);
    return Arena.in(ruleset, "g   A   h   .   .   B")
        .hero('A', RoundOrderTest.card(80), RoundOrderTest.card(81))
        .hitPoints('A', 30)
        .hero('B', RoundOrderTest.card(90), RoundOrderTest.card(91))
        .monster('g', "Demon", line(), infusing ? card.infusing(FIRE) : card)
        .another('h', "Demon", Rank.NORMAL)
        .start();
  }

  private static ElementBoard board(Arena arena) {
    return (ElementBoard) arena.game.state().elements();
  }

  private static void burn(Arena arena) {
    board(arena).infuse(FIRE);
    board(arena).endTurn();
  }

  @RulesetTest
  @Rule({"MEL-02a", "MEL-02b"})
  void theFirstConsumesForAll(Ruleset ruleset) {
    Arena arena = twoDemons(ruleset, false);
    burn(arena);
    arena.turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3 + 3);
    assertThat(arena.events(Event.What.CONSUMED)).hasSize(1);
    assertThat(board(arena).column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
  }

  @RulesetTest
  @Rule("MEL-02a")
  void onlyTheFirstOfASetConsumesAndOnlyTheLastInfuses(Ruleset ruleset) {
    Arena arena = twoDemons(ruleset, true).selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A");
    burn(arena);
    arena.choose("yes");
    assertThat(arena.isAsked(Prompt.Kind.NEGATE)).as("the second attacks").isTrue();
    arena.choose("yes");
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost('A')).as("it is too late to consume").isEqualTo(1 + 1);

    Arena other = twoDemons(ruleset, true).selectFirstTwo();
    other.until(Prompt.Kind.NEGATE, "A").choose("yes");
    assertThat(board(other).column(Element.FIRE))
        .as("one is to come")
        .isEqualTo(ElementBoard.Column.INERT);
    other.choose("yes");
    assertThat(board(other).column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
    assertThat(other.events(Event.What.INFUSED)).hasSize(1);
  }

  @RulesetTest
  @Rule("MEL-02b")
  void eachInfusesAtTheEndOfItsTurnAndConsumesWheneverItCan(Ruleset ruleset) {
    Arena arena = twoDemons(ruleset, true).selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE, "A").choose("yes");
    assertThat(arena.events(Event.What.INFUSED)).hasSize(1);
    assertThat(arena.events(Event.What.CONSUMED)).as("by the second").hasSize(1);
    arena.choose("yes");
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost('A')).isEqualTo(1 + 3);
    assertThat(arena.events(Event.What.INFUSED)).hasSize(2);
    assertThat(board(arena).column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
  }

  @RulesetTest(Edition.FH)
  @Rule({"FOC-21", "MON-17"})
  void aStunnedMonsterDoesNothingAndConsumesNothing(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Demon", line(), burning(10, 0))
            .start();
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    board.infuse(FIRE);
    board.endTurn();
    arena.give(arena.only("Demon"), Condition.STUN).turnOf('A');
    assertThat(arena.events(Event.What.FOCUSED)).isEmpty();
    assertThat(arena.lost('A')).isZero();
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
  }

  @RulesetTest
  @Rule("MEL-03")
  void thoseWhoComeLaterConsumeForThemselves(Ruleset ruleset) {
    for (boolean infused : List.of(true, false)) {
      CardAction blow = CardAction.of(Ability.attack(50));
      Arena arena =
          Arena.in(ruleset, "a   .   A   v   x   .   B")
              .hero(
                  'A',
                  Arena.card("Blow", 20, infused ? blow.infusing(FIRE) : blow, CardAction.of()))
              .hitPoints('A', 30)
              .hero('B')
              .monster('a', "Archer", line(), burning(10, 2))
              .monster('v', "Victim", line(), MonsterCard.of(95));
      arena
          .scenario(
              scenario ->
                  scenario.with(
                      ScenarioRule.of(
                          "ambush",
                          new Moment.Died("Victim"),
                          new Deed.Spawn(
                              "Archer", MonsterSymbol.of("white/white/white"), arena.hex('x')))))
          .start();
      ElementBoard board = (ElementBoard) arena.game.state().elements();
      board.infuse(FIRE);
      board.endTurn();
      arena.turnOf('A');
      assertThat(arena.lost('A')).as("the first consumes").isEqualTo(3);
      assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
      Parties.strike(arena, arena.only("Victim"));
      Parties.finishRound(arena);
      assertThat(arena.lost('A') + arena.lost('B'))
          .as("only with fire of its own")
          .isEqualTo(infused ? 3 + 3 : 3 + 1);
    }
  }
}
