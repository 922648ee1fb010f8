package haven.packs;

import haven.board.Hex;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.ability.Element;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.pack.Pack;
import haven.model.scenario.Scenario;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Items;
import haven.play.table.Stage;
import haven.play.table.State;
import haven.stage.Watched;
import haven.testkit.Proof;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * A scenario of the pack played by hand, with heroes of the pack who are called like their classes.
 * Monsters draw +0 unless said otherwise.
 */
final class PackGame {
  static final Pack PACK = pack();

  final Game game;
  final List<Event> log = new ArrayList<>();

  private PackGame(Game game) {
    this.game = game;
    log.addAll(game.events());
  }

  private static Pack pack() {
    Path folder = Path.of("packs", "gh");
    return Packs.read(
            PackFiles.of(Files.isDirectory(folder) ? folder : Path.of("..").resolve(folder)))
        .orRefuse();
  }

  static Hero hero(String characterClass) {
    return Hero.of(characterClass, PACK.characterClass(characterClass), 1);
  }

  static Setup setup(String scenario, Hero... heroes) {
    return Setup.of(PACK, PACK.scenario(scenario), Party.of(heroes))
        .withMonsterModifiers(Collections.nCopies(20, ModifierCard.plus(0)));
  }

  /** The same, with one card of the pack in a monster deck, by its place there from 0. */
  static Setup drawing(Setup setup, String deck, int place) {
    List<MonsterDeck> decks = new ArrayList<>();
    for (MonsterDeck each : setup.scenario().decks()) {
      List<MonsterCard> cards = each.cards();
      decks.add(each.name().equals(deck) ? new MonsterDeck(deck, List.of(cards.get(place))) : each);
    }
    Scenario old = setup.scenario();
    Scenario changed =
        new Scenario(
            old.name(),
            old.map(),
            old.monsters(),
            decks,
            old.allies(),
            old.alliedTypes(),
            old.goal(),
            old.losses(),
            old.rules(),
            old.loot(),
            old.rewards(),
            old.battleGoals(),
            old.level());
    return new Setup(
        setup.ruleset(),
        changed,
        setup.party(),
        setup.choices(),
        setup.circumstances(),
        setup.box());
  }

  static PackGame start(Setup setup) {
    return start(setup, 1);
  }

  /** Everybody is on the map and nobody has chosen cards yet. */
  static PackGame start(Setup setup, long seed) {
    PackGame game = new PackGame(Game.start(Stage.of(setup), seed));
    Proof.played(setup.ruleset().id());
    return game.until(prompt -> prompt.kind() == Prompt.Kind.CARDS);
  }

  State state() {
    return game.state();
  }

  Prompt prompt() {
    if (game.prompt() instanceof Prompt prompt) {
      return prompt;
    }
    throw new AssertionError("the scenario is over");
  }

  PackGame choose(Choice choice) {
    log.addAll(game.choose(prompt().seat(), choice));
    return this;
  }

  /** Answers as usual until a prompt like that. */
  PackGame until(Predicate<Prompt> wanted) {
    for (int i = 0; i < 1000; i++) {
      if (wanted.test(prompt())) {
        return this;
      }
      choose(usual(prompt()));
    }
    throw new AssertionError("it never comes to that");
  }

  PackGame until(Prompt.Kind kind) {
    return until(prompt -> prompt.kind() == kind);
  }

  /** Nobody does anything that it need not do, and what happens is accepted as it is. */
  private static Choice usual(Prompt prompt) {
    if (prompt.kind() == Prompt.Kind.SHORT_REST) {
      return new Choice.Decline();
    }
    for (Choice choice : new Choice[] {new Choice.Accept(), new Choice.Decline()}) {
      if (prompt.options().contains(choice)) {
        return choice;
      }
    }
    return prompt.options().getFirst();
  }

  private static boolean isOfAttack(Prompt prompt) {
    return switch (prompt.kind()) {
      case BEFORE_DRAW, MODIFIER, MODIFIER_EFFECTS, ORDER_OF_EFFECTS, ITEM, NEGATE -> true;
      default -> false;
    };
  }

  /** Does all that it may, as far as it may, to the next action. */
  PackGame eagerly() {
    while (prompt().kind() != Prompt.Kind.ACTION && prompt().kind() != Prompt.Kind.CARDS) {
      Prompt prompt = prompt();
      choose(
          switch (prompt.kind()) {
            case TARGET, HEX, RECOVER ->
                prompt.options().stream()
                    .filter(option -> !(option instanceof Choice.Decline))
                    .findFirst()
                    .orElseThrow();
            case FORCED_PATH ->
                prompt.options().stream()
                    .max(Comparator.comparingInt(PackGame::length))
                    .orElseThrow();
            default -> usual(prompt);
          });
    }
    return this;
  }

  private static int length(Choice choice) {
    return choice instanceof Choice.Along(List<Hex> path) ? path.size() : 0;
  }

  /** Ends the turn in progress. */
  PackGame endTurn(String hero) {
    int id = piece(hero).id();
    long ends = turnsEnded(id);
    choose(new Choice.Decline());
    while (turnsEnded(id) == ends) {
      choose(usual(prompt()));
    }
    return this;
  }

  private long turnsEnded(int id) {
    return events(Event.What.TURN_ENDS).stream().filter(event -> event.who() == id).count();
  }

  /** Leaves an attack in progress as it is. */
  PackGame asIs() {
    return until(prompt -> !isOfAttack(prompt));
  }

  /** That hero selects these cards, the leading one first; the others take their first two. */
  PackGame select(String hero, String leading, String second) {
    while (prompt().kind() == Prompt.Kind.CARDS) {
      HeroState sheet = sheetOf(prompt().seat());
      Choice wanted = new Choice.Cards(card(hero, leading), card(hero, second));
      choose(
          sheet.hero().name().equals(hero) && prompt().options().contains(wanted)
              ? wanted
              : prompt().options().getFirst());
    }
    return this;
  }

  private HeroState sheetOf(int seat) {
    for (int i = 0; i < state().heroes(); i++) {
      if (state().hero(i).seat() == seat) {
        return state().hero(i);
      }
    }
    throw new AssertionError("nobody has seat " + seat);
  }

  /** Selects these cards and runs to the hero's turn. */
  PackGame turn(String hero, String leading, String second) {
    select(hero, leading, second);
    int id = piece(hero).id();
    return until(prompt -> prompt.kind() == Prompt.Kind.ACTION && prompt.figure() == id);
  }

  int card(String hero, String name) {
    List<AbilityCard> all = sheet(hero).cards().all();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new AssertionError(hero + " has no " + name + " but " + all);
  }

  PackGame top(String hero, String card) {
    return choose(new Choice.Act(card(hero, card), true, false));
  }

  PackGame bottom(String hero, String card) {
    return choose(new Choice.Act(card(hero, card), false, false));
  }

  /** The basic attack of a card (CRD-08). */
  PackGame basicAttack(String hero, String card) {
    return choose(new Choice.Act(card(hero, card), true, true));
  }

  HeroState sheet(String hero) {
    for (int i = 0; i < state().heroes(); i++) {
      if (state().hero(i).hero().name().equals(hero)) {
        return state().hero(i);
      }
    }
    throw new AssertionError("no hero " + hero);
  }

  ModifierDeck modifiers(String hero) {
    return (ModifierDeck) sheet(hero).modifiers();
  }

  /** All cards of a hero's modifier deck, drawn or not. */
  List<ModifierCard> allModifiers(String hero) {
    List<ModifierCard> all = new ArrayList<>(modifiers(hero).drawPile());
    all.addAll(modifiers(hero).discards());
    return all;
  }

  Items.Wear wear(String hero) {
    return sheet(hero).items().wear(0);
  }

  int xp(String hero) {
    return sheet(hero).tally().of(BattleGoal.Measure.EXPERIENCE);
  }

  Watched piece(String name) {
    return state()
        .pieces()
        .filter(piece -> piece.name().equals(name))
        .findFirst()
        .map(this::watched)
        .orElseThrow(() -> new AssertionError("no figure " + name));
  }

  private Watched watched(Figure figure) {
    return new Watched(game, figure.id());
  }

  List<Watched> all(String group) {
    return state()
        .pieces()
        .filter(piece -> piece.nature().group().equals(group))
        .map(this::watched)
        .toList();
  }

  PackGame stand(Watched piece, int q, int r) {
    state().stand(piece.id(), new Hex(q, r));
    return this;
  }

  int lost(Watched piece) {
    return piece.maxHitPoints() - piece.hitPoints();
  }

  List<Event> events(Event.What what) {
    return log.stream().filter(event -> event.what() == what).toList();
  }

  boolean isStrong(Element element) {
    return ((ElementBoard) state().elements()).column(element) == ElementBoard.Column.STRONG;
  }
}
