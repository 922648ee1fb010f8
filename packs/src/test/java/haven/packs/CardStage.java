package haven.packs;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.table.Active;
import haven.play.table.HeroState;
import haven.play.table.Stage;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Answers;
import haven.stage.Watched;
import haven.testkit.Proof;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A hero of the pack with the cards to be played, on a drawn map: {@code A} is that hero, {@code B}
 * its ally, {@code a} to {@code m} are monsters that do nothing, {@code n} to {@code z} hexes one
 * wants to speak of; signs as in {@link Drawing}. All modifiers are +0, everybody has many hit
 * points and the heroes lack some. The monsters act after hero A, hero B comes last.
 *
 * <p>The cards are 0, 1 and so on as given; blank ones fill up the hand. Whatever is not answered
 * beforehand is answered so that as much as possible is performed ({@link Answers.Policy#MUCH}).
 */
final class CardStage {
  static final Pack PACK = CardSetup.pack();
  static final int HERO = 40;
  static final int HURT = 20;
  static final int MONSTER = 90;

  private final String className;
  private final List<String> cards;
  private final Drawing plan;
  private StatLine line = StatLine.of(MONSTER, 2, 2, 0);
  private MonsterCard monsterCard = MonsterCard.of(98);

  private final List<Hex> crowd = new ArrayList<>();
  private @Nullable Game game;
  private final Answers answers = new Answers().by(Answers.Policy.MUCH);
  private final Map<Character, Watched> pieces = new HashMap<>();
  private final Map<Watched, Integer> before = new HashMap<>();
  private final List<Event> log = new ArrayList<>();
  private int mark;
  private int experience;

  CardStage(String className, List<String> cards, String picture) {
    this.className = className;
    this.cards = List.copyOf(cards);
    plan = Drawing.of(picture);
  }

  static CardStage of(String className, String card, String picture) {
    return new CardStage(className, List.of(card), picture);
  }

  static AbilityCard card(String className, String name) {
    return PACK.characterClass(className).characterClass().cards().stream()
        .filter(card -> card.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no card " + name));
  }

  // What can be said before it begins

  /** What the monsters' stat card says. */
  CardStage monsters(StatLine stats) {
    line = stats;
    return this;
  }

  /** What the monsters do in each round, after hero A. */
  CardStage monsters(MonsterCard card) {
    monsterCard = card;
    return this;
  }

  /** More monsters than there are letters. */
  CardStage crowd(List<Hex> hexes) {
    crowd.addAll(hexes);
    return this;
  }

  // The game

  Game game() {
    Game begun = game;
    if (begun == null) {
      begun = Game.start(Stage.of(setup()), 1);
      Proof.played(begun.setup().ruleset().id());
      game = begun;
      begin(begun);
    }
    return begun;
  }

  private Setup setup() {
    return new CardSetup(className, cards, plan, crowd, line, monsterCard).setup();
  }

  private void begin(Game begun) {
    log.addAll(begun.events());
    for (char hero : new char[] {'A', 'B'}) {
      if (prompt().kind() == Prompt.Kind.START_HEX) {
        choose(new Choice.To(plan.at(hero)));
      }
    }
    plan.names()
        .forEach(
            (letter, hex) ->
                begun
                    .state()
                    .pieces()
                    .filter(piece -> piece.hex().equals(hex))
                    .findFirst()
                    .ifPresent(piece -> pieces.put(letter, new Watched(begun, piece.id()))));
    piece('A').hitPoints(HERO - HURT);
    piece('B').hitPoints(HERO - HURT);
    remember();
  }

  /** Whatever is looked at afterwards is seen from this moment on. */
  CardStage remember() {
    mark = log.size();
    experience = totalExperience();
    pieces.values().forEach(piece -> before.put(piece, piece.hitPoints()));
    return this;
  }

  Prompt prompt() {
    if (game().prompt() instanceof Prompt prompt) {
      return prompt;
    }
    throw new AssertionError("the scenario is over: " + log);
  }

  CardStage choose(Choice choice) {
    log.addAll(game().choose(prompt().seat(), choice));
    return this;
  }

  /** Answers the next prompts of that kind, one after the other, as soon as it can be answered. */
  CardStage answer(Prompt.Kind kind, Choice... choices) {
    answers.prepare(kind, choices);
    return this;
  }

  /** The next targets, one after the other. */
  CardStage target(char... letters) {
    game();
    for (char letter : letters) {
      answer(Prompt.Kind.TARGET, new Choice.At(piece(letter).id()));
    }
    return this;
  }

  /** The next move leads through these hexes and ends there. */
  CardStage walk(char... letters) {
    for (char letter : letters) {
      answer(Prompt.Kind.STEP, new Choice.To(hex(letter)));
    }
    return answer(Prompt.Kind.STEP, new Choice.Decline());
  }

  /** Nothing is paid for. */
  CardStage unpaid() {
    answers.payNothing();
    return this;
  }

  CardStage strong(Element... elements) {
    ElementBoard board = board();
    for (Element element : elements) {
      board.infuse(ElementIcon.of(element));
    }
    board.endTurn();
    return this;
  }

  private ElementBoard board() {
    return (ElementBoard) game().state().elements();
  }

  boolean isStrong(Element element) {
    return board().column(element) == ElementBoard.Column.STRONG;
  }

  boolean isInert(Element element) {
    return board().column(element) == ElementBoard.Column.INERT;
  }

  /** Cards of the hand are in the lost pile. */
  CardStage lose(char hero, int... lost) {
    for (int card : lost) {
      sheet(hero).cards().lose(card);
    }
    return this;
  }

  /** Two cards of the hand are in the discard pile; only before cards are selected. */
  CardStage discard(char hero, int one, int other) {
    sheet(hero).cards().select(one, other);
    sheet(hero).cards().finish(one, Half.TOP, false, false);
    sheet(hero).cards().finish(other, Half.TOP, false, false);
    return this;
  }

  CardStage give(char letter, Condition... conditions) {
    for (Condition condition : conditions) {
      game().state().gain(piece(letter).id(), condition, false);
    }
    return this;
  }

  /** Runs to the turn of hero A, which selects these cards if it has not selected any. */
  CardStage turn(int leading, int second) {
    answer(Prompt.Kind.CARDS, new Choice.Cards(leading, second));
    return until('A');
  }

  /** Runs to the next decision of a hero about its actions. */
  CardStage until(char hero) {
    for (int i = 0; i < 1000; i++) {
      if (prompt().kind() == Prompt.Kind.ACTION && prompt().figure() == piece(hero).id()) {
        return this;
      }
      choose(answers.to(game(), prompt()));
    }
    throw new AssertionError("it never is " + hero + "'s turn");
  }

  CardStage top() {
    return act(0, true);
  }

  CardStage bottom() {
    return act(0, false);
  }

  /** Performs a half of a card from beginning to end; cards 0 and 1 are selected if none are. */
  CardStage act(int card, boolean top) {
    if (prompt().kind() == Prompt.Kind.CARDS) {
      turn(card, card == 0 ? 1 : 0);
    }
    remember();
    return perform(new Choice.Act(card, top, false));
  }

  /** Whoever's turn it is performs an action from beginning to end. */
  CardStage perform(Choice action) {
    choose(action);
    while (prompt().kind() != Prompt.Kind.ACTION && prompt().kind() != Prompt.Kind.CARDS) {
      choose(answers.to(game(), prompt()));
    }
    return this;
  }

  /** Hero B attacks somebody, with 2, in its own turn of this round. */
  CardStage allyAttacks(char target) {
    until('B');
    remember();
    int card = Integer.numberOfTrailingZeros(sheet('B').cards().selected());
    return target(target).perform(new Choice.Act(card, true, true));
  }

  CardStage endTurn() {
    int id = piece('A').id();
    choose(new Choice.Decline());
    while (log.stream().skip(mark).noneMatch(e -> is(e, Event.What.TURN_ENDS) && e.who() == id)) {
      choose(answers.to(game(), prompt()));
    }
    return this;
  }

  private static boolean is(Event event, Event.What what) {
    return event.what() == what;
  }

  /** Runs to the next card selection. */
  CardStage endRound() {
    while (prompt().kind() != Prompt.Kind.CARDS) {
      choose(answers.to(game(), prompt()));
    }
    return this;
  }

  // What there is to be seen, since the action was begun

  /** Everything from the beginning. */
  List<Event> log() {
    return log;
  }

  List<Event> happened() {
    return log.subList(mark, log.size());
  }

  List<Event> happened(Event.What what) {
    return happened().stream().filter(event -> is(event, what)).toList();
  }

  /** What happened to a figure, or what it did. */
  List<Event> happened(Event.What what, char who) {
    return happened(what).stream().filter(event -> event.who() == piece(who).id()).toList();
  }

  List<Integer> numbers(Event.What what, char who) {
    return happened(what, who).stream().map(Event::number).toList();
  }

  /** How many hit points somebody has lost; negative if healed. */
  int lost(char letter) {
    return before.getOrDefault(piece(letter), 0) - piece(letter).hitPoints();
  }

  int xp() {
    return totalExperience() - experience;
  }

  private int totalExperience() {
    return sheet('A').tally().of(BattleGoal.Measure.EXPERIENCE);
  }

  Watched piece(char letter) {
    game();
    return Objects.requireNonNull(pieces.get(letter), "nobody stood at " + letter);
  }

  boolean has(char letter, Condition condition) {
    return piece(letter).has(condition);
  }

  Hex hex(char letter) {
    return plan.at(letter);
  }

  boolean stands(char letter, char where) {
    return piece(letter).hex().equals(hex(where));
  }

  Terrain terrain(Hex hex) {
    return game().state().ground().at(game().state().board().at(hex));
  }

  HeroState sheet(char hero) {
    return game().state().hero(hero - 'A');
  }

  Zone zone(int card) {
    return zone('A', card);
  }

  Zone zone(char hero, int card) {
    var its = sheet(hero).cards();
    int bit = 1 << card;
    return (its.hand() & bit) != 0
        ? Zone.HAND
        : (its.selected() & bit) != 0
            ? Zone.SELECTED
            : (its.active() & bit) != 0
                ? Zone.ACTIVE
                : (its.discards() & bit) != 0 ? Zone.DISCARD : Zone.LOST;
  }

  /** The lasting effects of a figure. */
  List<Active> actives(char owner) {
    return game().state().actives().stream()
        .filter(active -> active.owner() == piece(owner).id())
        .toList();
  }
}
