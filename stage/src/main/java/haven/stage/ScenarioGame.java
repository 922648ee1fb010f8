package haven.stage;

import haven.board.Hex;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.pack.Pack;
import haven.model.scenario.Scenario;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A scenario of a pack, played by hand. Monsters draw +0 unless said otherwise, and whatever the
 * test does not answer is answered with as little as possible.
 */
public final class ScenarioGame extends Played<ScenarioGame> {
  private static final int DECK = 20;

  private Setup setup;

  private ScenarioGame(Setup setup) {
    this.setup = setup;
    answering(Answers.Policy.LITTLE);
  }

  /** A scenario, by its number or name. */
  public static ScenarioGame of(Pack pack, String scenario, Hero... heroes) {
    return new ScenarioGame(Setup.of(pack, pack.scenario(scenario), Party.of(heroes)))
        .monsterModifiers(ModifierCard.plus(0));
  }

  /** The same for a set-up that is complete as it is. */
  public static ScenarioGame of(Setup setup) {
    return new ScenarioGame(setup);
  }

  /** A hero of level 1 who is called like its class. */
  public static Hero hero(Pack pack, String characterClass) {
    return Hero.of(characterClass, pack.characterClass(characterClass), 1);
  }

  @Override
  ScenarioGame self() {
    return this;
  }

  public ScenarioGame setup(UnaryOperator<Setup> change) {
    setup = change.apply(setup);
    return this;
  }

  /** All modifiers of the monsters are that one. */
  public ScenarioGame monsterModifiers(ModifierCard card) {
    return setup(usual -> usual.withMonsterModifiers(Collections.nCopies(DECK, card)));
  }

  /** One card is all there is in a deck of monster cards, by its place there from 0. */
  public ScenarioGame monsterCard(String deck, int place) {
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
            old.level(),
            old.order(),
            old.particulars());
    return setup(
        usual ->
            new Setup(
                usual.ruleset(),
                changed,
                usual.party(),
                usual.choices(),
                usual.circumstances(),
                usual.box()));
  }

  /** Everybody is on the map and nobody has chosen cards yet. */
  public ScenarioGame start() {
    return start(1);
  }

  public ScenarioGame start(long seed) {
    game = Arena.begin(setup, chance.with(seed));
    log.addAll(game.events());
    return until(Prompt.Kind.CARDS);
  }

  /** These modifiers come up next for that hero; its deck must have them. */
  public ScenarioGame comesUp(String hero, ModifierCard... cards) {
    return comesUp(hero, sheet(hero).modifiers(), List.of(cards));
  }

  /** That hero selects these cards, the leading one first, and the game runs to its turn. */
  public ScenarioGame turnOf(String hero, String leading, String second) {
    return select(hero, leading, second).until(Prompt.Kind.ACTION, hero);
  }

  public ScenarioGame select(String hero, String leading, String second) {
    return select(hero, card(hero, leading), card(hero, second));
  }

  /** The acting hero begins the top action of a card. */
  public ScenarioGame top(String card) {
    return begin(card, true, false);
  }

  /** The acting hero begins the bottom action of a card. */
  public ScenarioGame bottom(String card) {
    return begin(card, false, false);
  }

  /** The acting hero begins the basic attack of a card (CRD-08). */
  public ScenarioGame basicAttack(String card) {
    return begin(card, true, true);
  }

  private ScenarioGame begin(String card, boolean top, boolean basic) {
    String hero = game.state().figure(prompt().figure()).name();
    choose(new Choice.Act(card(hero, card), top, basic));
    return this;
  }

  /** Performs all that is left of an action, as far as possible. */
  public ScenarioGame eagerly() {
    return answering(Answers.Policy.MUCH).goOn().answering(Answers.Policy.LITTLE);
  }

  /** Puts a figure somewhere, to set a scene. */
  public ScenarioGame stand(Watched figure, int q, int r) {
    game.state().stand(figure.id(), new Hex(q, r));
    return this;
  }

  /** Places of the hero's cards by name: {@code Choice}s know them by number. */
  private int card(String hero, String name) {
    List<String> names = sheet(hero).cards().all().stream().map(each -> each.name()).toList();
    if (!names.contains(name)) {
      throw new AssertionError(hero + " has no " + name + " but " + names);
    }
    return names.indexOf(name);
  }
}
