package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.table.Items;
import haven.stage.ScenarioGame;
import haven.stage.Watched;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Items that heroes of the pack use in its first scenario, as players would. */
final class ItemsPlayedTest {
  private static final Choice USE = new Choice.Use(0);
  private static final ModifierCard ZERO = ModifierCard.plus(0);
  private static final int ATTACK = 4; // of a guard at level 7, which has 16 hit points

  /** The hero in the middle, next to two guards at most; all others are gone or far away. */
  private static ScenarioGame start(
      String characterClass, String item, ModifierCard ofGuards, Rank... guards) {
    Hero hero =
        Gloomhaven.hero(characterClass)
            .withModifiers(Collections.nCopies(20, ZERO))
            .with(Gloomhaven.PACK.item(item));
    ScenarioGame game =
        Gloomhaven.scenario("1", hero, Gloomhaven.hero("Tinkerer"))
            .setup(usual -> usual.withLevel(7))
            .monsterModifiers(ofGuards)
            .monsterCard("Guard", 3)
            .start();
    game.stand(game.figure(characterClass), 4, 0).stand(game.figure("Tinkerer"), 3, 0);
    List<Watched> all = game.all("Bandit Guard");
    for (int i = 0; i < all.size(); i++) {
      game.stand(all.get(i), i, 0);
    }
    game.stand(game.figure(characterClass), 1, 2);
    Hex[] places = {new Hex(1, 3), new Hex(0, 3)};
    for (int i = 0; i < guards.length; i++) {
      Rank rank = guards[i];
      Watched guard =
          all.stream()
              .filter(figure -> figure.nature().rank() == rank && figure.hex().r() == 0)
              .findFirst()
              .orElseThrow();
      game.game.state().stand(guard.id(), places[i]);
    }
    all.stream()
        .filter(figure -> figure.hex().r() == 0)
        .forEach(figure -> game.game.state().leave(figure.id()));
    return game;
  }

  private static Watched guard(ScenarioGame game, int place) {
    Hex hex = place == 0 ? new Hex(1, 3) : new Hex(0, 3);
    return new Watched(game.game, game.game.state().at(hex));
  }

  private static boolean isOffered(ScenarioGame game) {
    return game.prompt().options().contains(USE);
  }

  private static int used(ScenarioGame game) {
    return game.events(What.ITEM_USED).size();
  }

  // In a move

  @Test
  @Played("Boots of Striding")
  void bootsOfStriding() {
    ScenarioGame game = start("Brute", "Boots of Striding", ZERO, Rank.NORMAL);
    game.stand(game.figure("Brute"), 4, 0).turnOf("Brute", "Shield Bash", "Sweeping Blow");
    assertThat(isOffered(game)).as("only in a move").isFalse();
    game.bottom("Sweeping Blow"); // move 3
    assertThat(isOffered(game)).isTrue();
    walk(game, new Hex(3, 1), new Hex(2, 2), new Hex(2, 3));
    game.choose(USE);
    walk(game, new Hex(1, 4), new Hex(1, 5));
    assertThat(game.figure("Brute").hex()).isEqualTo(new Hex(1, 5));
    assertThat(steps(game)).isEmpty();
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.SPENT);
  }

  private static void walk(ScenarioGame game, Hex... way) {
    for (Hex hex : way) {
      game.choose(new Choice.To(hex));
    }
  }

  private static List<Choice> steps(ScenarioGame game) {
    return game.prompt().kind() == Prompt.Kind.STEP
        ? game.prompt().options().stream().filter(Choice.To.class::isInstance).toList()
        : List.of();
  }

  @Test
  @Played("Winged Shoes")
  void wingedShoes() {
    ScenarioGame game = start("Brute", "Winged Shoes", ZERO, Rank.NORMAL);
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").bottom("Sweeping Blow");
    Hex guarded = guard(game, 0).hex();
    assertThat(steps(game)).doesNotContain(new Choice.To(guarded));
    game.choose(USE);
    walk(game, guarded);
    assertThat(game.prompt().options()).as("nobody can stay").doesNotContain(new Choice.Decline());
    walk(game, new Hex(1, 4));
    assertThat(game.figure("Brute").hex()).isEqualTo(new Hex(1, 4));
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.SPENT);
  }

  // When attacked

  /** The Brute is slow, so that the guard attacks first; the next round is at card selection. */
  private static ScenarioGame attacked(ScenarioGame game, int round) {
    List<String> cards =
        List.of(
            "Trample",
            "Grab and Go",
            "Sweeping Blow",
            "Overwhelming Assault",
            "Leaping Cleave",
            "Warding Strength");
    return game.select("Brute", cards.get(2 * round), cards.get(2 * round + 1));
  }

  @Test
  @Played("Hide Armor")
  void hideArmor() {
    ScenarioGame game = start("Brute", "Hide Armor", ZERO, Rank.NORMAL);
    assertThat(game.modifiers("Brute").drawPile()).hasSize(22);
    assertThat(game.modifiers("Brute").drawPile())
        .filteredOn(ModifierCard.EXTRA_MINUS::equals)
        .hasSize(2);
    Watched brute = game.figure("Brute");
    for (int round = 0; round < 3; round++) {
      brute.hitPoints(brute.maxHitPoints());
      attacked(game, round).until(Prompt.Kind.CARDS);
      boolean works = round < 2;
      assertThat(game.lost(brute)).isEqualTo(works ? ATTACK - 1 : ATTACK);
      assertThat(game.sheet("Brute").items().wear(0))
          .isEqualTo(round < 1 ? Items.Wear.READY : Items.Wear.SPENT);
    }
    assertThat(used(game)).isEqualTo(2);
  }

  @Test
  void hideArmorIsNotUsedByAMiss() {
    ScenarioGame game = start("Brute", "Hide Armor", ModifierCard.MISS, Rank.NORMAL);
    attacked(game, 0).until(Prompt.Kind.CARDS);
    assertThat(used(game)).isZero();
  }

  @Test
  @Played("Leather Armor")
  void leatherArmor() {
    ScenarioGame game = start("Brute", "Leather Armor", ZERO, Rank.NORMAL);
    attacked(game, 0).until(_ -> isOffered(game));
    assertThat(game.events(What.DREW)).as("before the draw").isEmpty();
    game.take(USE).until(Prompt.Kind.CARDS);
    assertThat(draws(game)).containsExactly(2);
    assertThat(game.lost(game.figure("Brute"))).isEqualTo(ATTACK);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.SPENT);
    attacked(game, 1).until(Prompt.Kind.CARDS);
    assertThat(draws(game)).containsExactly(2, 1);
  }

  /** How many cards were drawn, each time. */
  private static List<Integer> draws(ScenarioGame game) {
    return game.events(What.DREW).stream()
        .map(Event::words)
        .map(cards -> cards.split(", ").length)
        .toList();
  }

  @Test
  @Played("Iron Helmet")
  void ironHelmet() {
    for (boolean use : new boolean[] {true, false}) {
      ScenarioGame game = start("Brute", "Iron Helmet", ModifierCard.DOUBLE, Rank.NORMAL);
      attacked(game, 0).until(_ -> isOffered(game));
      if (use) {
        game.choose(USE);
      }
      game.until(Prompt.Kind.CARDS);
      assertThat(game.lost(game.figure("Brute"))).isEqualTo(use ? ATTACK : 2 * ATTACK);
      assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.READY);
    }
  }

  @Test
  @Played("Heater Shield")
  void heaterShield() {
    ScenarioGame game = start("Brute", "Heater Shield", ModifierCard.plus(1), Rank.NORMAL);
    attacked(game, 0).until(_ -> isOffered(game));
    assertThat(game.events(What.MODIFIED)).as("the damage is known").hasSize(1);
    game.take(USE).until(Prompt.Kind.CARDS);
    assertThat(game.lost(game.figure("Brute"))).isEqualTo(ATTACK + 1 - 1);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.SPENT);
    attacked(game, 1).until(Prompt.Kind.CARDS);
    assertThat(game.lost(game.figure("Brute"))).isEqualTo(2 * ATTACK + 1);
  }

  // In an attack

  /** Sweeps over both guards; the item is used at the target with that number, or never. */
  private static ScenarioGame sweep(ScenarioGame game, int useAt) {
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").top("Sweeping Blow");
    List<Watched> guards = List.of(guard(game, 0), guard(game, 1));
    game.choose(
        game.prompt().options().stream()
            .filter(option -> covers(option, guards))
            .findFirst()
            .orElseThrow());
    for (int i = 0; i < 2; i++) {
      Choice at = new Choice.At(guards.get(i).id());
      if (game.prompt().options().contains(at)) {
        game.choose(at);
      }
      if (i == useAt) {
        game.choose(USE);
      }
      game.asIs();
    }
    return game.eagerly();
  }

  private static boolean covers(Choice option, List<Watched> guards) {
    return option instanceof Choice.Lay(List<Hex> hexes)
        && guards.stream().map(Watched::hex).allMatch(hexes::contains);
  }

  private static List<Integer> losses(ScenarioGame game) {
    return List.of(game.lost(guard(game, 0)), game.lost(guard(game, 1)));
  }

  @Test
  @Played("Eagle-Eye Goggles")
  void eagleEyeGoggles() {
    ScenarioGame game = start("Brute", "Eagle-Eye Goggles", ZERO, Rank.NORMAL, Rank.NORMAL);
    sweep(game, 0);
    assertThat(draws(game)).as("the whole action").containsExactly(2, 2);
    assertThat(losses(game)).containsExactly(2, 2);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.SPENT);
  }

  @Test
  @Played("Piercing Bow")
  void piercingBow() {
    for (boolean use : new boolean[] {true, false}) {
      ScenarioGame game = start("Scoundrel", "Piercing Bow", ZERO, Rank.ELITE, Rank.NORMAL);
      Watched elite = guard(game, 0);
      Watched normal = guard(game, 1);
      game.stand(game.figure("Scoundrel"), 2, 1); // two hexes away, in the open
      game.turnOf("Scoundrel", "Throwing Knives", "Flanking Strike");
      game.top("Throwing Knives").choose(new Choice.At(normal.id()));
      assertThat(isOffered(game)).isTrue();
      if (use) {
        game.choose(USE);
      }
      game.asIs().take(new Choice.At(elite.id())).asIs(); // the whole action
      assertThat(game.lost(elite)).as("shield 3 against 2").isEqualTo(use ? 2 : 0);
      assertThat(game.lost(normal)).isEqualTo(2);
      assertThat(game.sheet("Scoundrel").items().wear(0))
          .isEqualTo(use ? Items.Wear.LOST : Items.Wear.READY);
    }
  }

  @Test
  void piercingBowIsForRangedAttacks() {
    ScenarioGame game = start("Brute", "Piercing Bow", ZERO, Rank.NORMAL, Rank.NORMAL);
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").basicAttack("Sweeping Blow");
    game.take(new Choice.At(guard(game, 0).id())).eagerly();
    assertThat(game.lost(guard(game, 0))).as("nothing was asked").isEqualTo(2);
    assertThat(used(game)).isZero();
  }

  @Test
  @Played("War Hammer")
  void warHammer() {
    ScenarioGame game = start("Brute", "War Hammer", ZERO, Rank.NORMAL, Rank.NORMAL);
    sweep(game, 0);
    assertThat(guard(game, 0).has(Condition.STUN)).isTrue();
    assertThat(guard(game, 1).has(Condition.STUN)).isTrue();
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  void meleeItemsAreNotForRangedAttacks() {
    for (String item : List.of("War Hammer", "Poison Dagger")) {
      ScenarioGame game = start("Scoundrel", item, ZERO, Rank.NORMAL, Rank.NORMAL);
      game.stand(game.figure("Scoundrel"), 2, 1);
      game.turnOf("Scoundrel", "Throwing Knives", "Flanking Strike");
      game.top("Throwing Knives").choose(new Choice.At(guard(game, 0).id()));
      assertThat(isOffered(game)).as(item).isFalse();
    }
  }

  @Test
  @Played("Poison Dagger")
  void poisonDagger() {
    for (int place = 0; place < 2; place++) {
      ScenarioGame game = start("Brute", "Poison Dagger", ZERO, Rank.NORMAL, Rank.NORMAL);
      sweep(game, place);
      assertThat(guard(game, place).has(Condition.POISON)).isTrue();
      assertThat(guard(game, 1 - place).has(Condition.POISON)).as("a single attack").isFalse();
      assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.SPENT);
    }
  }

  @Test
  @Played("Minor Power Potion")
  void minorPowerPotion() {
    ScenarioGame game = start("Brute", "Minor Power Potion", ZERO, Rank.NORMAL, Rank.NORMAL);
    sweep(game, 0);
    assertThat(losses(game)).containsExactly(3, 3);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Horned Helm")
  void hornedHelm() {
    for (int hexes = 3; hexes <= 4; hexes++) {
      ScenarioGame game = start("Brute", "Horned Helm", ZERO, Rank.NORMAL);
      game.stand(game.figure("Brute"), 4, 0).turnOf("Brute", "Shield Bash", "Grab and Go");
      game.bottom("Grab and Go"); // move 4
      walk(game, new Hex(3, 1), new Hex(2, 2), new Hex(2, 3));
      if (hexes == 4) {
        walk(game, new Hex(1, 4));
      } else {
        game.choose(new Choice.Decline());
      }
      game.eagerly().basicAttack("Shield Bash");
      game.choose(new Choice.At(guard(game, 0).id()));
      assertThat(isOffered(game)).isEqualTo(hexes == 4);
      if (hexes == 4) {
        game.choose(USE);
      }
      game.eagerly();
      assertThat(game.lost(guard(game, 0))).isEqualTo(hexes == 4 ? 3 : 2);
      assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.READY);
    }
  }

  // In one's turn

  @Test
  @Played("Cloak of Invisibility")
  void cloakOfInvisibility() {
    ScenarioGame game = start("Brute", "Cloak of Invisibility", ZERO, Rank.NORMAL);
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").take(USE).eagerly();
    assertThat(game.figure("Brute").has(Condition.INVISIBLE)).isTrue();
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.LOST);
    game.endTurn().until(Prompt.Kind.CARDS);
    assertThat(game.lost(game.figure("Brute"))).as("no guard sees it").isZero();
  }

  @Test
  @Played("Minor Healing Potion")
  void minorHealingPotion() {
    ScenarioGame game = start("Brute", "Minor Healing Potion", ZERO, Rank.NORMAL);
    game.figure("Brute").hitPoints(4);
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").take(USE).eagerly();
    assertThat(game.figure("Brute").hitPoints()).isEqualTo(7);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Minor Stamina Potion")
  void minorStaminaPotion() {
    ScenarioGame game = start("Brute", "Minor Stamina Potion", ZERO);
    for (int round = 0; round < 2; round++) {
      attacked(game, round).until(Prompt.Kind.CARDS);
    }
    assertThat(Integer.bitCount(game.sheet("Brute").cards().discards())).isEqualTo(4);
    game.turnOf("Brute", "Shield Bash", "Leaping Cleave").take(USE).eagerly();
    assertThat(Integer.bitCount(game.sheet("Brute").cards().discards())).isEqualTo(2);
    assertThat(Integer.bitCount(game.sheet("Brute").cards().hand())).isEqualTo(6);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Ring of Skulls")
  void ringOfSkulls() {
    ScenarioGame game = start("Brute", "Ring of Skulls", ZERO, Rank.NORMAL);
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").choose(USE);
    game.take(new Choice.To(new Hex(2, 1))).eagerly(); // behind its master
    Watched skeleton = game.all("Skeleton").getFirst();
    assertThat(skeleton.maxHitPoints()).isEqualTo(3);
    assertThat(skeleton.hex().distanceTo(game.figure("Brute").hex())).isEqualTo(1);
    assertThat(game.sheet("Brute").items().wear(0)).isEqualTo(Items.Wear.LOST);
    game.endTurn().until(Prompt.Kind.CARDS).select("Brute", "Trample", "Grab and Go");
    game.until(Prompt.Kind.CARDS);
    assertThat(game.events(What.ATTACKED))
        .filteredOn(event -> event.who().equals(skeleton.id()))
        .extracting(Event::number)
        .contains(2);
  }
}
