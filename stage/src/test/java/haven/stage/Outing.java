package haven.stage;

import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Whole scenarios of one round, started as players start them: only if nothing speaks against it.
 * The first hero walks over a trap and hazardous terrain to a loot token and treasure 7, and gains
 * 5 experience; a guard has 10 hit points at level 0 and one more for each level.
 */
final class Outing {
  private final Arena arena;
  private final Setup setup;
  private final Game game;

  private Outing(Arena arena, Setup setup) {
    this.arena = arena;
    this.setup = setup;
    game = Arena.enter(setup, 1);
    arena.game = game;
  }

  /** The scenario, and heroes of these levels, each with a player of its own. */
  static Setup setup(Ruleset ruleset, int... levels) {
    return setup(ruleset, Party.of(heroes(ruleset, levels)));
  }

  static Setup setup(Ruleset ruleset, Party party) {
    return Setup.of(ruleset, scenario(ruleset), party)
        .withTreasures(Map.of(7, List.of(new Reward.Gold(15))));
  }

  static Hero[] heroes(Ruleset ruleset, int... levels) {
    Hero[] heroes = new Hero[levels.length];
    List<Hero> all = arena(ruleset, levels.length).setup().party().heroes();
    for (int i = 0; i < levels.length; i++) {
      Hero hero = all.get(i);
      heroes[i] = Hero.of(hero.name(), hero.characterClass(), levels[i]).taking(hero.hand());
    }
    return heroes;
  }

  static Scenario scenario(Ruleset ruleset) {
    return arena(ruleset, ruleset.levels().party().largest()).setup().scenario();
  }

  private static Arena arena(Ruleset ruleset, int heroes) {
    Arena arena = Arena.in(ruleset, "D   C   B   A   t   h   x$  .   g   k");
    for (char name = 'A'; name < 'A' + heroes; name++) {
      arena.hero(name, Arena.top(Ability.xp(5)), Arena.bottom(Ability.move(6)));
      arena.hitPoints(name, 40);
    }
    List<Map<Rank, StatLine>> lines = new ArrayList<>();
    for (int level = 0; level <= 7; level++) {
      lines.add(
          Map.of(
              Rank.NORMAL,
              StatLine.of(10 + level, 0, 0, 0),
              Rank.ELITE,
              StatLine.of(20 + level, 0, 0, 0)));
    }
    arena.room().treasure(arena.hex('x'), new Treasure.Numbered(7));
    arena.room().tile("trap", TileKind.TRAP, arena.hex('t'));
    arena.room().tile("hazard", TileKind.HAZARD, arena.hex('h'));
    if (!ruleset.hexes().setUp().oneOpenRoom()) {
      arena.room().monster("Guard", arena.hex('k'), MonsterSymbol.of("white/black/gold"));
    }
    return arena
        .type(
            new MonsterType("Guard", "Guards", 6, false, lines),
            new MonsterDeck("Guards", List.of(MonsterCard.of(50))))
        .another('g', "Guard", Rank.NORMAL)
        .scenario(scenario -> scenario.wonBy(new Situation.Rounds(1)));
  }

  /** Starts it, if nothing speaks against it, and comes to the first choice of cards. */
  static Outing of(Setup setup) {
    Outing outing = new Outing(arena(setup.ruleset(), setup.party().size()), setup);
    while (outing.arena.prompt().kind() == Prompt.Kind.START_HEX) {
      Hero hero = setup.party().heroes().get(outing.arena.prompt().decider());
      outing.arena.choose(new Choice.To(outing.arena.hex(hero.name().charAt(0))));
    }
    outing.arena.until(Prompt.Kind.CARDS);
    return outing;
  }

  static Outing of(Setup setup, UnaryOperator<Scenario> change) {
    return of(
        new Setup(
            setup.ruleset(),
            change.apply(setup.scenario()),
            setup.party(),
            setup.choices(),
            setup.circumstances(),
            setup.box()));
  }

  Arena arena() {
    return arena;
  }

  Setup setup() {
    return setup;
  }

  int guardHitPoints() {
    return arena.game.state().figure(arena.game.state().at(arena.hex('g'))).maxHitPoints();
  }

  /** The rank of the guard at k, whom two characters meet, and four meet as an elite. */
  String keeper() {
    FigureId keeper = arena.game.state().at(arena.hex('k'));
    return keeper.isNobody() ? "nobody" : arena.game.state().figure(keeper).nature().rank().name();
  }

  /** What a step into the trap, and one into the hazardous terrain behind it, cost in damage. */
  List<Integer> walk() {
    if (arena.prompt().kind() == Prompt.Kind.CARDS) {
      arena.turnOf('A');
    }
    arena.choose("bottom 1");
    List<Integer> damage = new ArrayList<>();
    for (char hex : List.of('t', 'h')) {
      int before = arena.lost('A');
      arena.choose(new Choice.To(arena.hex(hex)));
      arena.asIs();
      damage.add(arena.lost('A') - before);
    }
    arena.choose(new Choice.To(arena.hex('x')));
    arena.choose("no");
    return damage;
  }

  /** Plays the round to its end, and with it the scenario. */
  ScenarioResult result() {
    Parties.finishRound(arena);
    return game.result();
  }

  /** All that there is to do in it, to its end. */
  ScenarioResult played() {
    arena.turnOf('A').choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A");
    walk();
    return result();
  }

  Game game() {
    return game;
  }
}
