package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.pack.ClassEntry;
import haven.packs.PerkWords.Line;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.modifier.ModifierDeck;
import haven.play.scenario.Hero;
import haven.play.table.Active;
import haven.stage.ScenarioGame;
import haven.stage.Watched;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every perk of every class: what it does to the deck, and what its cards do when drawn. */
final class PerksPlayedTest {
  private static final int LEVEL = 7; // a guard has 16 hit points, an elite one shield 3

  private static Stream<DynamicTest> classes(Consumer<ClassEntry> test) {
    return Gloomhaven.PACK.classes().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(entry.characterClass().name(), () -> test.accept(entry)));
  }

  private static String name(ClassEntry entry) {
    return entry.characterClass().name();
  }

  // The deck

  @TestFactory
  Stream<DynamicTest> everyPerkChangesTheDeckAsWritten() {
    return classes(
        entry -> assertThat(PerkWords.taken(entry)).isEqualTo(PerkWords.expected(name(entry))));
  }

  @TestFactory
  Stream<DynamicTest> everyPerkAgreesWithTheFigures() {
    return classes(
        entry -> assertThat(PerkWords.taken(entry)).isEqualTo(PerkWords.printed(name(entry))));
  }

  /** Fifteen boxes are on each character sheet. */
  @TestFactory
  Stream<DynamicTest> allBoxesCanBeMarkedAtOnce() {
    return classes(
        entry -> {
          Map<Integer, Integer> all = PerkWords.allBoxes(entry);
          int boxes = all.values().stream().mapToInt(Integer::intValue).sum();
          assertThat(boxes).isEqualTo(15);
          Hero hero = Gloomhaven.hero(name(entry)).withPerks(all);
          int size = 20;
          for (Line line : PerkWords.taken(entry)) {
            size += line.boxes() * (line.added().size() - line.removed().size());
          }
          assertThat(hero.modifiers()).hasSize(size);
        });
  }

  // The cards, drawn in a scenario of the pack

  @TestFactory
  Stream<DynamicTest> everyAddedCardDoesWhatItPrints() {
    List<DynamicTest> tests = new ArrayList<>();
    for (ClassEntry entry : Gloomhaven.PACK.classes()) {
      entry.characterClass().perks().stream()
          .flatMap(perk -> perk.added().stream())
          .distinct()
          .forEach(
              card ->
                  tests.add(
                      DynamicTest.dynamicTest(
                          name(entry) + " " + PerkWords.of(card), () -> draw(entry, card))));
    }
    return tests.stream();
  }

  /** The hero next to two guards, and what it attacks with. */
  private record Blow(ScenarioGame game, String hero, Watched target, Watched other, int value) {}

  private static void draw(ClassEntry entry, ModifierCard card) {
    Blow blow = strike(entry, card);
    ScenarioGame game = blow.game;
    int value = Math.max(0, blow.value + card.number());
    assertThat(game.events(What.MODIFIED)).hasSizeGreaterThanOrEqualTo(1);
    assertThat(game.events(What.MODIFIED).getFirst().number()).isEqualTo(value);
    assertThat(game.modifiers(blow.hero).discards().size())
        .as("cards drawn")
        .isEqualTo((card.rolling() ? 2 : 1) + game.events(What.DREW).size() - 1);
    boolean pierces = card.effects().stream().anyMatch(Rider.Pierce.class::isInstance);
    assertThat(game.lost(blow.target)).as("damage").isEqualTo(value);
    assertThat(pierces).isEqualTo(blow.target.nature().rank() == Rank.ELITE);
    for (Rider effect : card.effects()) {
      check(blow, effect);
    }
    if (card.effects().isEmpty()) {
      assertThat(game.events(What.GAINED)).isEmpty();
      assertThat(game.events(What.FORCED)).isEmpty();
      assertThat(game.lost(blow.other)).isZero();
    }
  }

  private static void check(Blow blow, Rider effect) {
    ScenarioGame game = blow.game;
    Watched hero = game.figure(blow.hero);
    switch (effect) {
      case Rider.Pierce(int _) -> {} // seen by the damage
      case Rider.Inflicts(Consequence.Push(int hexes)) ->
          assertThat(blow.target.hex().distanceTo(hero.hex())).isEqualTo(1 + hexes);
      case Rider.Inflicts(Consequence.Pull(int hexes)) ->
          assertThat(blow.target.hex().distanceTo(hero.hex())).isEqualTo(2 - hexes);
      case Rider.Inflicts(Consequence.Gain gain) -> {
        Condition condition = gain.conditions().iterator().next();
        if (condition == Condition.CURSE) {
          assertThat(((ModifierDeck) game.game.state().monsterModifiers()).drawPile())
              .containsOnlyOnce(ModifierCard.CURSE);
        } else {
          assertThat(blow.target.has(condition)).isTrue();
          assertThat(hero.has(condition)).isFalse();
        }
      }
      case Rider.PlusTargets(int number) -> {
        assertThat(game.events(What.ATTACKED)).hasSize(1 + number);
        assertThat(game.lost(blow.other)).isEqualTo(blow.value);
      }
      case Rider.Brings(Consequence.Infuse(var icon)) -> {
        Element element = icon.any().iterator().next();
        assertThat(game.isStrong(element)).as("not before the end of the turn").isFalse();
        game.endTurn();
        assertThat(game.isStrong(element)).isTrue();
      }
      case Rider.Then(Ability.Inflict(Consequence.Gain give, var _)) -> {
        assertThat(give.conditions()).containsExactly(Condition.INVISIBLE);
        assertThat(hero.has(Condition.INVISIBLE)).isTrue();
        assertThat(blow.target.has(Condition.INVISIBLE)).isFalse();
      }
      case Rider.Then(Ability.Heal(Value value, var _, var _)) ->
          assertThat(game.lost(hero)).isEqualTo(3 - value.on(0));
      case Rider.Then(Ability.Inflict(Consequence.Refresh _, var _)) ->
          assertThat(game.sheet(blow.hero).items().isReady(0)).isTrue();
      case Rider.Then(Ability.Activate _) -> {
        assertThat(game.game.state().actives()).hasSize(1);
        Active active = game.game.state().actives().getFirst();
        assertThat(active.owner().number()).isEqualTo(hero.id().number());
        assertThat(active.duration()).isEqualTo(Duration.ROUND);
        assertThat(active.effects()).containsExactly(Effect.shield(1));
      }
      default -> throw new AssertionError("nobody knows what to expect of " + effect);
    }
  }

  /** Draws that card, and where it rolls a +0 after it, in an attack. */
  private static Blow strike(ClassEntry entry, ModifierCard card) {
    String name = name(entry);
    boolean pulls =
        card.effects().stream().anyMatch(one -> one instanceof Rider.Inflicts(Consequence.Pull _));
    boolean pierces = card.effects().stream().anyMatch(Rider.Pierce.class::isInstance);
    boolean adds = card.effects().stream().anyMatch(Rider.PlusTargets.class::isInstance);
    ScenarioGame game = start(entry, card, adds);
    game.all("Bear").forEach(bear -> game.give(bear, Condition.STUN)); // it would draw first
    String leading = fastest(game, name, List.of());
    String second = pulls ? "Empathetic Assault" : fastest(game, name, List.of(leading));
    game.turnOf(name, leading, second);
    Watched hero = game.figure(name);
    List<Watched> guards = new ArrayList<>(game.all("Bandit Guard"));
    guards.sort(
        Comparator.comparing(figure -> (figure.nature().rank() == Rank.ELITE) == pierces ? 0 : 1));
    game.stand(hero, 4, 0).stand(game.figure(companion(name)), 3, 0);
    for (int i = 0; i < 3; i++) { // out of the way first
      game.stand(guards.get(i), i, 0);
    }
    game.stand(hero, 1, 2).stand(guards.get(0), 1, pulls ? 4 : 3).stand(guards.get(1), 0, 3);
    hero.hitPoints(hero.maxHitPoints() - 3);
    game.sheet(name).items().use(0);
    if (pulls) {
      game.top(second);
    } else {
      game.basicAttack(leading);
    }
    game.take(new Choice.At(guards.getFirst().id())).eagerly();
    return new Blow(game, name, guards.get(0), guards.get(1), pulls ? 4 : 2);
  }

  private static String companion(String name) {
    return name.equals("Brute") ? "Tinkerer" : "Brute";
  }

  private static ScenarioGame start(ClassEntry entry, ModifierCard card, boolean adds) {
    List<ModifierCard> deck = new ArrayList<>();
    deck.add(card);
    if (card.rolling() || adds) {
      deck.add(ModifierCard.plus(0));
    }
    if (card.rolling() && adds) {
      deck.add(ModifierCard.plus(0));
    }
    Hero hero =
        Gloomhaven.hero(name(entry))
            .withModifiers(deck)
            .with(Gloomhaven.PACK.item("Minor Healing Potion"));
    return Gloomhaven.scenario("1", hero, Gloomhaven.hero(companion(name(entry))))
        .setup(usual -> usual.withLevel(LEVEL))
        .monsterCard("Guard", 3)
        .start()
        .comesUp(name(entry), card);
  }

  /** The card of the hand with the lowest initiative, so that the guards come later. */
  private static String fastest(ScenarioGame game, String hero, List<String> but) {
    return game.sheet(hero).cards().all().stream()
        .filter(card -> !but.contains(card.name()))
        .min(Comparator.comparingInt(card -> card.front().initiative()))
        .orElseThrow()
        .name();
  }

  // What is ignored, at set-up

  private static int place(ClassEntry entry, String ignored) {
    List<Line> lines = PerkWords.taken(entry);
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).ignored().equals(ignored))
        .findFirst()
        .orElse(-1);
  }

  private static Hero ignoring(ClassEntry entry, String ignored) {
    return Gloomhaven.hero(name(entry)).withPerks(Map.of(place(entry, ignored), 1));
  }

  private static List<ClassEntry> whoIgnores(String what) {
    return Gloomhaven.PACK.classes().stream().filter(entry -> place(entry, what) >= 0).toList();
  }

  @Test
  void itemMinusesAreIgnoredByThoseWhoCan() {
    List<ClassEntry> who = whoIgnores("ITEM_MINUSES");
    assertThat(who).extracting(PerksPlayedTest::name).contains("Brute", "Cragheart");
    for (ClassEntry entry : who) {
      var armor = Gloomhaven.PACK.item("Hide Armor");
      Hero plain = Gloomhaven.hero(name(entry)).with(armor);
      Hero careless = ignoring(entry, "ITEM_MINUSES").with(armor);
      assertThat(minuses("1", plain)).isEqualTo(2);
      assertThat(minuses("1", careless)).isZero();
      ScenarioGame game = Gloomhaven.scenario("1", careless, Gloomhaven.hero("Tinkerer")).start();
      assertThat(game.sheet(name(entry)).items().item(0).name()).isEqualTo("Hide Armor");
    }
  }

  private static long minuses(String scenario, Hero hero) {
    ScenarioGame game = Gloomhaven.scenario(scenario, hero, Gloomhaven.hero("Tinkerer")).start();
    return count(game, hero.name(), ModifierCard.EXTRA_MINUS);
  }

  /** All cards of a hero's modifier deck, drawn or not. */
  private static List<ModifierCard> all(ScenarioGame game, String hero) {
    List<ModifierCard> all = new ArrayList<>(game.modifiers(hero).drawPile());
    all.addAll(game.modifiers(hero).discards());
    return all;
  }

  private static long count(ScenarioGame game, String hero, ModifierCard card) {
    return all(game, hero).stream().filter(card::equals).count();
  }

  @Test
  void scenarioEffectsAreIgnoredByThoseWhoCan() {
    List<ClassEntry> who = whoIgnores("SCENARIO_EFFECTS");
    assertThat(who)
        .extracting(PerksPlayedTest::name)
        .contains("Beast Tyrant", "Cragheart", "Mindthief", "Scoundrel", "Tinkerer");
    for (ClassEntry entry : who) {
      Hero careless = ignoring(entry, "SCENARIO_EFFECTS");
      ScenarioGame lair = Gloomhaven.scenario("2", careless, Gloomhaven.hero("Brute")).start();
      assertThat(count(lair, name(entry), ModifierCard.CURSE)).isZero();
      assertThat(all(lair, name(entry))).hasSize(careless.modifiers().size());
      assertThat(count(lair, "Brute", ModifierCard.CURSE)).isEqualTo(3);
      ScenarioGame crypt = Gloomhaven.scenario("5", careless, Gloomhaven.hero("Brute")).start();
      assertThat(crypt.figure(name(entry)).has(Condition.DISARM)).isFalse();
      assertThat(crypt.figure("Brute").has(Condition.DISARM)).isTrue();
    }
  }

  /** Neither perk does the other's work. */
  @Test
  void oneKindOfIgnoringIsNotTheOther() {
    ClassEntry cragheart = Gloomhaven.PACK.characterClass("Cragheart");
    Hero items = ignoring(cragheart, "ITEM_MINUSES");
    ScenarioGame lair = Gloomhaven.scenario("2", items, Gloomhaven.hero("Brute")).start();
    assertThat(count(lair, "Cragheart", ModifierCard.CURSE)).isEqualTo(3);
    Hero effects = ignoring(cragheart, "SCENARIO_EFFECTS").with(Gloomhaven.PACK.item("Hide Armor"));
    assertThat(minuses("2", effects)).isEqualTo(2);
  }
}
