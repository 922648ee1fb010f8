package haven.packs;

import haven.board.Hex;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.PackScenario;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.stage.ScenarioGame;
import haven.stage.Watched;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** A scenario of the pack with champions, who are put wherever a test needs them. */
final class ChampionStage {
  private static final Pack CHAMPIONS =
      Packs.read(PackFiles.of(Path.of("src/test/resources/champions"))).orRefuse();

  final ScenarioGame game;

  private ChampionStage(ScenarioGame game) {
    this.game = game;
  }

  static ChampionStage of(String scenario, int heroes, int level) {
    return of(scenario, heroes, level, game -> game);
  }

  /** Two champions at level 1, and something else of the game as a test needs it. */
  static ChampionStage with(String scenario, UnaryOperator<ScenarioGame> change) {
    return of(scenario, 2, 1, change);
  }

  private static ChampionStage of(
      String scenario, int heroes, int level, UnaryOperator<ScenarioGame> change) {
    PackScenario table =
        new PackScenario(
            Gloomhaven.playedBy(CHAMPIONS),
            Gloomhaven.PACK.scenario(scenario),
            CHAMPIONS.classes(),
            1,
            OptionalInt.of(level));
    ScenarioGame game = ScenarioGame.of(table.setup(heroes));
    return new ChampionStage(change.apply(game.monsterModifiers(ModifierCard.plus(0))).start(3));
  }

  Watched hero(int number) {
    HeroState hero = game.game.state().hero(number);
    return new Watched(game.game, hero.figure());
  }

  List<Watched> there(String type) {
    return game.all(type).stream().filter(one -> !one.isGone()).toList();
  }

  long curses(int number) {
    return game.modifiers(hero(number).name()).drawPile().stream()
        .filter(ModifierCard.CURSE::equals)
        .count();
  }

  long minusOnes(int number) {
    return game.modifiers(hero(number).name()).drawPile().stream()
        .filter(ModifierCard.EXTRA_MINUS::equals)
        .count();
  }

  ChampionStage stand(int number, Hex hex) {
    game.stand(hero(number), hex.q(), hex.r());
    return this;
  }

  /** The champion acts next, in its turn of this round or the next one. */
  ChampionStage turn(int number) {
    String name = hero(number).name();
    game.until(Prompt.Kind.ACTION, name);
    return this;
  }

  /** The same, from that hex. */
  ChampionStage turnOf(int number, Hex from) {
    return turn(number).stand(number, from);
  }

  private void act(boolean top, boolean basic) {
    game.choose(
        game.prompt().options().stream()
            .filter(
                one ->
                    one instanceof Choice.Act(int _, boolean half, boolean plain)
                        && half == top
                        && plain == basic)
            .findFirst()
            .orElseThrow());
  }

  /** In its turn the champion goes that way, without anything else. */
  ChampionStage goes(Hex... way) {
    act(false, true);
    for (Hex hex : way) {
      game.choose(new Choice.To(hex));
    }
    game.goOn();
    return this;
  }

  /** In its turn the champion strikes that one, and nobody else. */
  ChampionStage strikes(Watched target) {
    act(true, false);
    game.choose(game.at(target));
    game.goOn();
    return this;
  }

  /** A champion enters a door, from a hex that nobody else is in. */
  ChampionStage opens(int number, Hex from, Hex door) {
    return clear().turnOf(number, from).goes(door);
  }

  ChampionStage endTurn() {
    if (game.isAsked(Prompt.Kind.ACTION)) {
      game.endTurn();
    }
    return this;
  }

  /** All monsters on the map are gone. */
  ChampionStage clear() {
    return slay(monsters());
  }

  /** To the next round, or to the end of the scenario. */
  ChampionStage endRound() {
    int round = game.game.state().round();
    while (game.game.prompt() instanceof Prompt prompt && game.game.state().round() == round) {
      game.choose(game.answers.to(game.game, prompt));
    }
    return this;
  }

  List<Watched> monsters() {
    return game.game.state().alive().stream()
        .filter(figure -> figure.side() == Side.MONSTERS && figure.nature().isMonster())
        .map(figure -> new Watched(game.game, figure.id()))
        .toList();
  }

  Watched at(String type, Hex hex) {
    return there(type).stream().filter(one -> one.hex().equals(hex)).findFirst().orElseThrow();
  }

  Watched one(String type, Rank rank) {
    return there(type).stream()
        .filter(one -> one.nature().rank() == rank)
        .findFirst()
        .orElseThrow();
  }

  /** They are gone, by whatever it was. */
  ChampionStage slay(String type) {
    return slay(there(type));
  }

  ChampionStage slay(List<Watched> some) {
    for (Watched one : some) {
      game.game.state().leave(one.id());
      game.game.state().standeeBack(one.id());
    }
    return this;
  }

  /** Everybody on the party's side is as good as new, and more. */
  ChampionStage unharmed() {
    game.game.state().alive().stream()
        .filter(figure -> figure.side() == Side.PARTY)
        .forEach(figure -> game.game.state().hitPoints(figure.id(), 99));
    return this;
  }

  boolean isWon() {
    return game.game.state().story().isWon();
  }

  boolean isLost() {
    return game.game.state().story().isLost();
  }
}
