package haven.packs;

import haven.board.Drawing;
import haven.board.Hex;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.Stage;
import haven.stage.Watched;
import haven.testkit.Proof;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One monster of the pack on a wide floor, two heroes who do nothing, an idle ally of the monster,
 * and the ability cards that may be drawn. All attack modifiers are +0, and the monster has many
 * hit points, so that everything it does can be seen.
 */
final class MonsterStage {
  static final Pack PACK = pack();
  static final int HIT_POINTS = 60;
  static final int HURT = 30;
  static final Terms TERMS = Terms.of(0, 2);

  private static final int WIDTH = 40;
  private static final int ROWS = 7;
  private static final int MIDDLE = 3;
  static final int COLUMN = 6;

  final Game game;
  final List<Event> log = new ArrayList<>();
  final Watched monster;
  final Watched ally;
  final Watched near;
  final Watched far;

  /** Where the heroes stand. */
  enum Place {
    /** Both next to the monster. */
    ADJACENT,
    /** One next to the monster and to its ally, the other far away. */
    BESIDE_ALLY,
    /** One so far away as said, in a line; the other three hexes behind it. */
    IN_LINE
  }

  private static Pack pack() {
    Path folder = Path.of("packs", "gh");
    Path found = Files.isDirectory(folder) ? folder : Path.of("..").resolve(folder);
    return Packs.read(PackFiles.of(found)).orRefuse();
  }

  static MonsterType type(String name) {
    return PACK.monsters().stream()
        .filter(type -> type.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static MonsterDeck deck(MonsterType type) {
    return PACK.decks().stream()
        .filter(deck -> deck.name().equals(type.deck()))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Sets everything up, to the choice of cards.
   *
   * @param cards the ability deck
   * @param distance between the monster and the first hero, where they stand in a line
   */
  MonsterStage(
      MonsterType type,
      Rank rank,
      int level,
      List<MonsterCard> cards,
      Set<Element> strong,
      Place place,
      int distance) {
    Drawing plan = Drawing.of(picture(place, distance));
    game = Game.start(Stage.of(setup(plan, type, rank, level, cards)), 1);
    Proof.played(game.setup().ruleset().id());
    log.addAll(game.events());
    for (char hero : new char[] {'A', 'B'}) {
      if (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.START_HEX) {
        log.addAll(game.choose(prompt.seat(), new Choice.To(plan.at(hero))));
      }
    }
    monster = figure(type.name());
    ally = figure("Idler");
    near = figure("A");
    far = figure("B");
    monster.hitPoints(HIT_POINTS - HURT);
    ally.hitPoints(HIT_POINTS - HURT - 1);
    ElementBoard board = (ElementBoard) game.state().elements();
    strong.forEach(element -> board.infuse(ElementIcon.of(element)));
    board.endTurn();
  }

  /** Answers everything with its first option until the monster's turn is over. */
  MonsterStage play() {
    for (int i = 0; i < 500 && !hasEnded(); i++) {
      choose();
    }
    if (!hasEnded()) {
      throw new AssertionError("the monster's turn does not end");
    }
    return this;
  }

  void choose() {
    if (!(game.prompt() instanceof Prompt prompt)) {
      throw new AssertionError("the scenario is over: " + log);
    }
    log.addAll(game.choose(prompt.seat(), prompt.options().getFirst()));
  }

  /** The next hero to act attacks the monster with a basic action. */
  void strike() {
    for (int i = 0; i < 100; i++) {
      if (!(game.prompt() instanceof Prompt prompt)) {
        throw new AssertionError("the scenario is over: " + log);
      }
      Choice attack = new Choice.At(monster.id());
      for (Choice option : prompt.options()) {
        if (option instanceof Choice.Act(int _, boolean top, boolean basic) && top && basic) {
          attack = option;
          break;
        }
      }
      boolean struck = attack instanceof Choice.At && prompt.options().contains(attack);
      Choice choice = prompt.options().contains(attack) ? attack : prompt.options().getFirst();
      log.addAll(game.choose(prompt.seat(), choice));
      if (struck) {
        while (game.prompt() instanceof Prompt next
            && next.kind() != Prompt.Kind.ACTION
            && next.kind() != Prompt.Kind.CARDS) {
          choose();
        }
        return;
      }
    }
    throw new AssertionError("nobody attacks " + monster.name());
  }

  private boolean hasEnded() {
    return log.stream()
        .anyMatch(event -> event.what() == Event.What.TURN_ENDS && event.who() == monster.id());
  }

  /** What happened in the monster's turn. */
  List<Event> turn() {
    List<Event> events = new ArrayList<>();
    boolean its = false;
    for (Event event : log) {
      if (event.what() == Event.What.TURN_STARTS) {
        its = event.who() == monster.id();
      }
      if (its) {
        events.add(event);
      }
    }
    return events;
  }

  Watched figure(String group) {
    return game.state()
        .pieces()
        .filter(piece -> piece.name().equals(group) || piece.nature().group().equals(group))
        .findFirst()
        .map(piece -> new Watched(game, piece.id()))
        .orElseThrow(() -> new AssertionError("no " + group));
  }

  boolean isStrong(Element element) {
    return ((ElementBoard) game.state().elements()).column(element) == ElementBoard.Column.STRONG;
  }

  private static Setup setup(
      Drawing plan, MonsterType type, Rank rank, int level, List<MonsterCard> cards) {
    RoomSetup room =
        RoomSetup.in(plan.at('m'))
            .monster(type.name(), plan.at('m'), symbol(rank))
            .monster("Idler", plan.at('k'), symbol(Rank.NORMAL))
            .loot(plan.at('l'))
            .build();
    List<Hex> starts = List.of(plan.at('A'), plan.at('B'));
    List<MonsterType> types = new ArrayList<>();
    types.add(tough(type));
    types.add(
        MonsterType.of(
            "Idler", "Idlers", 1, Map.of(Rank.NORMAL, StatLine.of(HIT_POINTS, 0, 0, 0))));
    List<MonsterDeck> decks = new ArrayList<>();
    decks.add(new MonsterDeck(type.deck(), cards));
    decks.add(new MonsterDeck("Idlers", List.of(MonsterCard.of(99))));
    for (MonsterType other : PACK.monsters()) { // whoever may be summoned
      if (!other.name().equals(type.name())) {
        types.add(other);
        if (decks.stream().noneMatch(deck -> deck.name().equals(other.deck()))) {
          decks.add(deck(other));
        }
      }
    }
    Scenario scenario =
        Scenario.of(
                "Stage",
                ScenarioMap.of(plan.layout(), List.of(room), starts),
                types,
                decks,
                new Situation.Rounds(1000))
            .withoutBattleGoals()
            .atLevel(level);
    return Setup.of(Ruleset.GLOOMHAVEN, scenario, Party.of(hero("A"), hero("B")))
        .withMonsterModifiers(Collections.nCopies(20, ModifierCard.plus(0)));
  }

  private static MonsterSymbol symbol(Rank rank) {
    return MonsterSymbol.of(
        switch (rank) {
          case NORMAL -> "white/white/white";
          case ELITE -> "gold/gold/gold";
          case NAMED -> "named/named/named";
          case BOSS -> "red/red/red";
        });
  }

  /** The same type with many hit points. */
  private static MonsterType tough(MonsterType type) {
    List<Map<Rank, StatLine>> lines = new ArrayList<>();
    for (Map<Rank, StatLine> level : type.lines()) {
      Map<Rank, StatLine> ranks = new EnumMap<>(Rank.class);
      level.forEach(
          (rank, line) ->
              ranks.put(
                  rank,
                  new StatLine(
                      new Formula.Constant(HIT_POINTS),
                      line.move(),
                      line.attack(),
                      line.range(),
                      line.targets(),
                      line.riders(),
                      line.traits(),
                      Set.<Condition>of(),
                      line.specials())));
      lines.add(ranks);
    }
    return new MonsterType(type.name(), type.deck(), type.standees(), type.flying(), lines);
  }

  private static Hero hero(String name) {
    List<AbilityCard> cards = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      cards.add(AbilityCard.of("Blank " + i, 99, CardAction.of(), CardAction.of()));
    }
    CharacterClass type =
        new CharacterClass(
            "Class " + name,
            10,
            Collections.nCopies(9, 500),
            cards,
            Collections.nCopies(20, ModifierCard.plus(0)));
    return Hero.of(name, type, 1).taking(cards);
  }

  private static String picture(Place place, int distance) {
    char[][] floor = new char[ROWS][WIDTH];
    for (char[] row : floor) {
      java.util.Arrays.fill(row, '.');
    }
    floor[MIDDLE][COLUMN] = 'm';
    floor[MIDDLE - 1][COLUMN] = 'k';
    floor[MIDDLE][COLUMN - 1] = 'l';
    switch (place) {
      case ADJACENT -> {
        floor[MIDDLE][COLUMN + 1] = 'A';
        floor[MIDDLE + 1][COLUMN + 1] = 'B';
      }
      case BESIDE_ALLY -> {
        floor[MIDDLE - 1][COLUMN + 1] = 'A';
        floor[MIDDLE][WIDTH - 1] = 'B';
      }
      case IN_LINE -> {
        floor[MIDDLE][COLUMN + distance] = 'A';
        floor[MIDDLE][COLUMN + distance + 3] = 'B';
      }
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < ROWS; row++) {
      text.append(row % 2 == 0 ? "" : "  ");
      for (char hex : floor[row]) {
        text.append(hex).append("   ");
      }
      text.append('\n');
    }
    return text.toString();
  }
}
