package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierBoard;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.HeroState;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The start of a scenario of Buttons & Bugs. */
final class ButtonStartTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static MonsterCard attack() {
    return MonsterCard.of(50, new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()));
  }

  private static List<ModifierCard> board(int first, int others) {
    List<ModifierCard> cells = new ArrayList<>();
    for (int row = 0; row < 6; row++) {
      int value = row == 0 ? first : others;
      cells.addAll(Collections.nCopies(3, ModifierCard.plus(value)));
    }
    return cells;
  }

  @RulesetTest
  @Rule(
      value = {"SET-27", "BMD-05", "BMD-12", "LVL-09"},
      in = Edition.BB)
  void theStoneStartsInTheFirstRowOfEachBoard(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "A   g   .", Arena.top(Ability.attack(3)))
            .modifiers('A', board(2, 0).toArray(ModifierCard[]::new))
            .monsterModifiers(board(4, 0).toArray(ModifierCard[]::new))
            .monster('g', "Guard", StatLine.of(20, 0, 1, 0), attack(), attack(), attack())
            .start();
    HeroState hero = arena.game.state().hero(0);
    assertThat(((ModifierBoard) hero.modifiers()).row()).isZero();
    assertThat(((ModifierBoard) arena.game.state().monsterModifiers()).row()).isZero();
    arena.turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    assertThat(arena.only("Guard").hitPoints()).as("3 and the first row's +2").isEqualTo(15);
    arena.choose("no");
    arena.until(
        prompt -> prompt.kind() == Prompt.Kind.NEGATE || prompt.kind() == Prompt.Kind.CARDS);
    Parties.finishRound(arena);
    assertThat(arena.figure("A").hitPoints()).as("1 and another difficulty's +4").isEqualTo(5);
  }

  @RulesetTest
  @Rule(
      value = {"BMD-12", "LVL-09"},
      in = Edition.BB)
  void monstersUseTheStandardBoardAndTheSameValuesAtEveryLevel(Ruleset ruleset) {
    for (int level : List.of(1, 5)) {
      Setup setup = levelled(ruleset, level);
      Game game = Arena.begin(setup, 1);
      assertThat(((ModifierBoard) game.state().monsterModifiers()).cells())
          .isEqualTo(ModifierCard.STANDARD_BOARD);
      FigureId guard = game.state().at(Arena.in(ruleset, "A   g   .").hex('g'));
      assertThat(game.state().figure(guard).maxHitPoints()).isEqualTo(3);
      Setup harder = setup.withMonsterModifiers(board(1, 1));
      assertThat(harder.refusals()).isEmpty();
      assertThat(((ModifierBoard) Arena.begin(harder, 1).state().monsterModifiers()).cells())
          .isEqualTo(board(1, 1));
    }
  }

  @RulesetTest
  @Rule(
      value = {"BMD-11", "LVL-08"},
      in = Edition.BB)
  void theScenarioLevelSetsTheCharactersBoardHitPointsAndCards(Ruleset ruleset) {
    for (int level = 1; level <= 5; level++) {
      Game game = Arena.begin(levelled(ruleset, level), 1);
      HeroState hero = game.state().hero(0);
      assertThat(((ModifierBoard) hero.modifiers()).cells())
          .isEqualTo(level == 1 ? board(0, 0) : board(level, level));
      assertThat(game.state().figureOf(hero).hitPoints()).isEqualTo(5 + level);
      long upgraded = hero.cards().all().stream().filter(card -> card.level() == 2).count();
      assertThat(upgraded).isEqualTo(level - 1);
    }
  }

  /** A hero of that level, in a scenario that prints the same. */
  private static Setup levelled(Ruleset ruleset, int level) {
    AbilityCard.Side side = new AbilityCard.Side(30, CardAction.of(), CardAction.of());
    List<AbilityCard> all = new ArrayList<>();
    List<AbilityCard> hand = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      AbilityCard card = AbilityCard.of("Card " + i, side, side);
      all.add(card);
      all.add(card.level(2));
      hand.add(i < level - 1 ? card.level(2) : card);
    }
    CharacterClass type =
        new CharacterClass(
            "Mouse",
            4,
            List.of(6, 7, 8, 9, 10),
            all,
            board(0, 0),
            List.of(board(2, 2), board(3, 3), board(4, 4), board(5, 5)));
    Setup arena = Parties.of(ruleset, "A   g   .").monster('g', "Guard", WEAK).setup();
    return Setup.of(
        ruleset,
        arena.scenario().atLevel(level),
        Party.of(Hero.of("Tip", type, level).taking(hand)));
  }

  @RulesetTest
  @Rule({"SET-28", "SET-15d"})
  void stonesHaveDialsOfTheirOwnAndActInTheirOrder(Ruleset ruleset) {
    for (long seed = 1; seed <= 5; seed++) {
      Arena arena =
          Parties.of(ruleset, "A   g   h   i", Arena.top(Ability.attack(2)))
              .monster('h', "Guard", WEAK)
              .another('g', "Guard", Rank.NORMAL)
              .another('i', "Guard", Rank.NORMAL)
              .start(seed)
              .turnOf('A');
      assertThat(arena.figure("Guard 1").hex()).isEqualTo(arena.hex('h'));
      assertThat(arena.figure("Guard 2").hex()).isEqualTo(arena.hex('g'));
      assertThat(arena.figure("Guard 3").hex()).isEqualTo(arena.hex('i'));
      Parties.strike(arena, arena.figure("Guard 2"));
      assertThat(arena.all("Guard"))
          .extracting(figure -> figure.hitPoints())
          .containsExactly(3, 1, 3);
      Parties.finishRound(arena);
      assertThat(
              arena.events(Event.What.TURN_STARTS).stream()
                  .map(event -> arena.game.state().figure(event.who()).name())
                  .toList())
          .containsExactly("A", "Guard 1", "Guard 2", "Guard 3");
    }
  }
}
