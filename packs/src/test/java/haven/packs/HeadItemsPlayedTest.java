package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every item that is worn on the head, in a game. */
final class HeadItemsPlayedTest extends ItemTrials {

  // What becomes usable again

  @ParameterizedTest
  @CsvSource({"Empowering Talisman, 1, 0", "Pendant of Dark Pacts, 2, 1"})
  void lostSmallItems(String item, int number, int curses) {
    List<String> worn =
        List.of(
            item,
            "Minor Healing Potion",
            "Minor Power Potion",
            "Minor Stamina Potion",
            "War Hammer",
            "Amulet of Life");
    Arena arena = wearing(worn, "A   a   .   B").start();
    for (int i : new int[] {1, 2, 3, 4, 5}) {
      arena.sheet('A').items().use(i);
    }
    arena.turnOf('A').take(USE);
    arena.chooseIfOffered(arena.at(arena.figure('A')));
    Choice[] lost = {new Choice.Use(2), new Choice.Use(1), new Choice.Use(3)};
    assertThat(arena.prompt().options()).contains(lost).hasSize(3 + 1);
    arena.answer(Prompt.Kind.RECOVER, lost).goOn();
    Items items = arena.sheet('A').items();
    assertThat(items.isReady(2)).isTrue();
    assertThat(items.isReady(1)).isEqualTo(number == 2);
    assertThat(items.isReady(3)).isFalse();
    assertThat(items.wear(4)).as("no small item").isEqualTo(Items.Wear.LOST);
    assertThat(items.wear(5)).as("spent").isEqualTo(Items.Wear.SPENT);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    assertThat(arena.modifiers("A").drawPile())
        .filteredOn(ModifierCard.CURSE::equals)
        .hasSize(curses);
  }

  // In one's turn

  @Test
  @Played("Amulet of Life")
  void amuletOfLife() {
    Arena arena = use(turn("Amulet of Life", "A   a   .   B"));
    assertThat(arena.lost('A')).isEqualTo(-1);
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    assertThat(isOffered(arena)).isFalse();
  }

  @Test
  @Played("Circlet of Elements")
  void circletOfElements() {
    assertThat(isOffered(turn("Circlet of Elements", "A   a   .   B"))).as("no element").isFalse();
    Arena arena = wearing("Circlet of Elements", "A   a   .   B").start().strong(Element.ICE);
    use(arena.turnOf('A'));
    assertThat(arena.isInert(Element.ICE)).isTrue();
    arena.answer(Prompt.Kind.ELEMENT, new Choice.Of(Element.DARK)).endTurn();
    assertThat(arena.isStrong(Element.DARK)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  @Test
  @Played("Pendant of the Plague")
  void pendantOfThePlague() {
    Arena arena = turn("Pendant of the Plague", "A   .   .   a   b   .   B");
    arena.choose(USE);
    assertThat(arena.offeredFigures()).as("within 3").containsExactly(arena.figure('a'));
    arena.target('a').goOn();
    assertThat(arena.has('a', Condition.POISON)).isTrue();
    assertThat(curses(arena)).isEqualTo(1);
    assertThat(arena.figure('b').hasAny()).isFalse();
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  // In an attack

  @ParameterizedTest
  @CsvSource({"Hawk Helm, 1", "Telescopic Lens, 2"})
  void fartherForAWholeRangedAttack(String item, int more) {
    String picture = "A   x   y   a   b   z   B";
    for (int range = 1; range <= 4; range++) {
      Ability.Attack attack = Ability.attack(2).at(Value.of(range)).on(Value.of(2));
      Arena arena = turn(item, picture, Arena.top(attack));
      assertThat(isOffered(arena)).isFalse();
      arena.answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
      assertThat(used(arena)).isEqualTo(1);
      assertThat(arena.lost('a')).isEqualTo(range + more >= 3 ? 2 : 0);
      assertThat(arena.lost('b')).isEqualTo(range + more >= 4 ? 2 : 0);
      assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    }
    isNotFor(item, MELEE, TWO);
  }

  @Test
  @Played("Mask of Terror")
  void maskOfTerror() {
    strikes("Mask of Terror", Kind.MELEE, Extent.EACH, 0, "", Items.Wear.READY);
    Arena arena = turn("Mask of Terror", ".   x   a   A   b   y   .   .   B", Arena.top(TWO));
    arena
        .target('a', 'b')
        .answer(Prompt.Kind.BEFORE_DRAW, USE)
        .perform(new Choice.Act(0, true, false));
    assertThat(arena.stands('a', 'x')).as("pushed by 1").isTrue();
    assertThat(arena.stands('b', 'b')).as("where it is wanted").isTrue();
  }

  @Test
  @Played("Mask of Death")
  void maskOfDeath() {
    for (int hitPoints = 1; hitPoints <= 2; hitPoints++) {
      for (Ability.Attack attack : List.of(MELEE, RANGED)) {
        Arena arena = wearing("Mask of Death", "A   .   a   B", Arena.top(attack)).start();
        if (attack == MELEE) {
          arena = wearing("Mask of Death", "A   a   .   B", Arena.top(attack)).start();
        }
        arena.figure('A').hitPoints(hitPoints);
        arena.turnOf('A').remember().target('a').performTop().goOn();
        assertThat(arena.lost('a')).isEqualTo(hitPoints == 1 && attack == MELEE ? 4 : 2);
      }
    }
  }

  @Test
  @Played("Necklace of Teeth")
  void necklaceOfTeeth() {
    Arena arena =
        wearing("Necklace of Teeth", "a   A   b   .   B", Arena.top(TWO))
            .monsters(StatLine.of(2, 0, 0, 0))
            .start()
            .turnOf('A')
            .remember();
    arena.target('a', 'b').performTop().goOn();
    assertThat(arena.events(What.DIED)).hasSize(2);
    assertThat(arena.lost('A')).as("for each").isEqualTo(-2);
    Arena others =
        wearing("Necklace of Teeth", "A   .   a   B")
            .hero('B', Arena.top(MELEE))
            .monsters(StatLine.of(2, 0, 0, 0))
            .start()
            .turnOf('B')
            .remember();
    others.target('a').performTop().goOn();
    assertThat(others.events(What.DIED)).hasSize(1);
    assertThat(others.lost('A')).isZero();
    Arena retaliating =
        wearing(
                "Necklace of Teeth",
                "A   a   .   B",
                Arena.bottom(Ability.round(Effect.retaliate(2))))
            .monsters(StatLine.of(2, 0, 1, 0))
            .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
            .start()
            .turnOf('A')
            .remember();
    retaliating.perform(new Choice.Act(0, false, false)).endRound();
    assertThat(retaliating.events(What.DIED)).hasSize(1);
    assertThat(retaliating.lost('A')).as("not in its own turn").isEqualTo(1);
  }

  // When attacked

  @Test
  @Played("Helm of the Mountain")
  void helmOfTheMountain() {
    for (boolean strong : new boolean[] {true, false}) {
      Arena arena = besieged("Helm of the Mountain", 2).start();
      if (strong) {
        arena.strong(Element.EARTH);
      }
      arena.answer(Prompt.Kind.ITEM, USE, USE).turnOf('A');
      assertThat(arena.lost('A')).isEqualTo(2 * ATTACK);
      assertThat(used(arena)).isEqualTo(strong ? 2 : 0);
      assertThat(arena.happened(What.GAINED, 'a')).hasSize(strong ? 1 : 0);
      assertThat(arena.has('b', Condition.IMMOBILIZE)).isEqualTo(strong);
      assertThat(wear(arena)).isEqualTo(Items.Wear.READY);
    }
  }

  // As long as it is worn

  @ParameterizedTest
  @CsvSource({
    "Heavy Basinet, STUN, MUDDLE, POISON, WOUND, 2",
    "Protective Charm, POISON, WOUND, STUN, MUDDLE, 0"
  })
  void immune(
      String item, Condition one, Condition two, Condition three, Condition four, int minus) {
    Arena arena = wearing(item, "A   a   .   B").start();
    assertThat(minusOnes(arena)).isEqualTo(minus);
    for (Condition condition : List.of(one, two, three, four)) {
      Arena giving =
          wearing(item, "A   a   .   B")
              .monsters(MonsterCard.of(5, Ability.give(condition, Aim.AS_USUAL.adjacently())))
              .start()
              .selectFirstTwo();
      giving.untilTurnEnds(giving.figure('a'));
      boolean harmed = condition == three || condition == four;
      assertThat(giving.happened(What.GAINED, 'A')).hasSize(harmed ? 1 : 0);
    }
  }

  @Test
  @Played("Chain Hood")
  void chainHood() {
    for (int monsters = 2; monsters <= 4; monsters++) {
      Arena arena = besieged("Chain Hood", monsters).start().turnOf('A');
      assertThat(arena.lost('A')).isEqualTo(monsters * (monsters >= 3 ? ATTACK - 1 : ATTACK));
      assertThat(minusOnes(arena)).isEqualTo(1);
    }
    for (String picture :
        List.of("a   .   A   b\n  .   c   .   B", "a   .   A   b\n  .   c   d   B")) {
      Arena archer = wearing("Chain Hood", picture).monsters(StatLine.of(90, 0, 3, 3));
      archer.hurt('A', 0).monsters(ATTACKS).start().turnOf('A');
      boolean three = picture.contains("d");
      assertThat(archer.lost('A')).as("one from afar").isEqualTo(three ? 4 * 2 : 3 * 3);
    }
  }

  @Test
  @Played("Drakescale Helm")
  void drakescaleHelm() {
    for (Condition condition : List.of(Condition.MUDDLE, Condition.POISON)) {
      Arena arena =
          wearing("Drakescale Helm", "A   a   .   B")
              .monsters(MonsterCard.of(5, Ability.give(condition, Aim.AS_USUAL.adjacently())))
              .start()
              .turnOf('A');
      assertThat(arena.figure('A').conditions())
          .containsExactly(condition == Condition.MUDDLE ? Condition.STRENGTHEN : condition);
    }
  }

  @Test
  @Played("Thief's Hood")
  void thiefsHood() {
    for (int range = 1; range <= 2; range++) {
      for (boolean use : new boolean[] {true, false}) {
        Arena arena =
            turn("Thief's Hood", "A   .$  .$  .$  a   B", Arena.top(new Ability.Loot(range)));
        assertThat(isOffered(arena)).isFalse();
        if (use) {
          arena.answer(Prompt.Kind.ITEM, USE).answer(Prompt.Kind.PERFORM, USE);
        }
        arena.performTop().goOn();
        assertThat(used(arena)).as("in a Loot 1").isEqualTo(use && range == 1 ? 1 : 0);
        assertThat(looted(arena)).isEqualTo(use || range == 2 ? 2 : 1);
        assertThat(wear(arena)).isEqualTo(used(arena) == 1 ? Items.Wear.LOST : Items.Wear.READY);
      }
    }
  }

  @Test
  @Played("Wave Crest")
  void waveCrest() {
    for (boolean strong : new boolean[] {true, false}) {
      Arena arena =
          wearing("Wave Crest", "A   a   x   y   .   B")
              .hurt('A', 0)
              .monsters(ATTACKS)
              .monsters(StatLine.of(90, 0, ATTACK, 0))
              .start();
      if (strong) {
        arena.strong(Element.ICE);
      }
      arena.answer(Prompt.Kind.ITEM, USE).turnOf('A');
      assertThat(used(arena)).isEqualTo(strong ? 1 : 0);
      assertThat(arena.stands('a', 'y')).as("pushed by 2").isEqualTo(strong);
      assertThat(arena.lost('A')).as("the attack goes on").isEqualTo(ATTACK);
      assertThat(wear(arena)).isEqualTo(Items.Wear.READY);
    }
  }

  @Test
  @Played("Stone Charm")
  void stoneCharm() {
    OverlayTile obstacle = OverlayTile.of(Terrain.OBSTACLE);
    for (boolean use : new boolean[] {true, false}) {
      Ability create = new Ability.CreateTile(obstacle, 2, 1);
      Arena arena = turn("Stone Charm", ".   .   A   .   .   .   a   B", Arena.top(create));
      assertThat(isOffered(arena)).isFalse();
      if (use) {
        arena.answer(Prompt.Kind.ITEM, USE);
      }
      arena.performTop().goOn();
      assertThat(arena.happened(What.TILE_CREATED)).hasSize(use ? 2 : 1);
      assertThat(wear(arena)).isEqualTo(use ? Items.Wear.SPENT : Items.Wear.READY);
    }
  }
}
