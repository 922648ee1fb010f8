package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every small item, in a game. */
final class SmallItemsPlayedTest extends ItemTrials {
  private static final String ROOM = "A   a   .   B";

  // Potions and other healing

  @ParameterizedTest
  @CsvSource({"Major Healing Potion, 5", "Super Healing Potion, 7"})
  void healing(String item, int points) {
    Arena arena = use(turn(item, ROOM));
    assertThat(arena.lost('A')).isEqualTo(-points);
    assertThat(arena.lost('B')).isZero();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    assertThat(isOffered(arena)).isFalse();
  }

  @Test
  @Played("Helix Ring")
  void helixRing() {
    for (Element one : List.of(Element.LIGHT, Element.DARK)) {
      Arena arena = wearing("Helix Ring", ROOM).start().strong(one).turnOf('A');
      assertThat(isOffered(arena)).as("both are needed").isFalse();
    }
    Arena arena = wearing("Helix Ring", ROOM).hurt('A', 30).start();
    use(arena.strong(Element.LIGHT, Element.DARK).turnOf('A'));
    assertThat(arena.lost('A')).isEqualTo(-25);
    assertThat(arena.isInert(Element.LIGHT) && arena.isInert(Element.DARK)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Scroll of Healing")
  void scrollOfHealing() {
    Arena arena = turn("Scroll of Healing", "A   .   .   .   .   B   a").take(USE);
    assertThat(arena.offeredFigures())
        .containsExactlyInAnyOrder(arena.figure('A'), arena.figure('B'));
    arena.target('B').goOn();
    assertThat(arena.lost('B')).isEqualTo(-3);
    assertThat(arena.lost('A')).isZero();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena far = use(turn("Scroll of Healing", "A   .   .   .   .   .   B   a"));
    assertThat(far.lost('B')).as("six hexes away").isZero();
    assertThat(far.lost('A')).isEqualTo(-3);
  }

  // Cards that come back

  private static Arena discarded(char hero, String item, String picture) {
    return wearing(item, picture).start().discard(hero, 2, 3).discard(hero, 4, 5);
  }

  private static int discards(Arena arena, char hero) {
    return Integer.bitCount(arena.sheet(hero).cards().discards());
  }

  @Test
  @Played("Major Stamina Potion")
  void majorStaminaPotion() {
    Arena arena = discarded('A', "Major Stamina Potion", ROOM).turnOf('A');
    use(arena);
    assertThat(discards(arena, 'A')).isEqualTo(4 - 3);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Scroll of Stamina")
  void scrollOfStamina() {
    Arena arena = discarded('B', "Scroll of Stamina", "A   .   .   .   .   B   a").turnOf('A');
    use(arena);
    assertThat(discards(arena, 'B')).isEqualTo(4 - 2);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena far = discarded('B', "Scroll of Stamina", "A   .   .   .   .   .   B   a").turnOf('A');
    assertThat(discards(use(far), 'B')).as("six hexes away").isEqualTo(4);
    Arena own = discarded('A', "Scroll of Stamina", ROOM).turnOf('A');
    assertThat(discards(use(own), 'A')).as("only an ally's").isEqualTo(4);
  }

  // Items that come back

  @ParameterizedTest
  @CsvSource({"Moon Earring, 0, 0", "Sun Earring, 3, 0", "Star Earring, 3, 2"})
  void earrings(String item, int healed, int recovered) {
    List<String> worn =
        List.of(item, "Boots of Striding", "Hide Armor", "Poison Dagger", "Minor Power Potion");
    Arena arena = wearing(worn, ROOM).start().discard('A', 2, 3).discard('A', 4, 5);
    Items items = arena.sheet('A').items();
    for (int i : new int[] {1, 2, 2, 3, 4}) {
      items.use(i);
    }
    assertThat(items.wear(2)).isEqualTo(Items.Wear.SPENT);
    Choice[] refreshed = {new Choice.Use(1), new Choice.Use(2), new Choice.Use(3)};
    use(arena.turnOf('A').answer(Prompt.Kind.RECOVER, refreshed));
    items = arena.sheet('A').items();
    assertThat(List.of(items.wear(1), items.wear(2), items.wear(3))).containsOnly(Items.Wear.READY);
    assertThat(items.wear(4)).as("not what is lost").isEqualTo(Items.Wear.LOST);
    assertThat(arena.lost('A')).isEqualTo(-healed);
    assertThat(discards(arena, 'A')).isEqualTo(4 - recovered);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Utility Belt")
  void utilityBelt() {
    for (char whose : new char[] {'A', 'B'}) {
      Arena arena =
          wearing(List.of("Utility Belt", "Poison Dagger"), "A   a   .   .   .   .   .   B");
      arena.items('B', Gloomhaven.PACK.item("War Hammer"), Gloomhaven.PACK.item("Poison Dagger"));
      arena.start();
      arena.sheet('A').items().use(1);
      arena.sheet('B').items().use(0);
      arena.sheet('B').items().use(1);
      use(arena.turnOf('A').target(whose));
      assertThat(arena.sheet('A').items().isReady(1)).isEqualTo(whose == 'A');
      assertThat(arena.sheet('B').items().isReady(0)).isEqualTo(whose == 'B');
      assertThat(arena.sheet('B').items().isReady(1)).as("only one").isFalse();
      assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
      assertThat(arena.sheet('A').items().isRefreshable(0, true, true, true)).isFalse();
    }
  }

  // Conditions

  @ParameterizedTest
  @CsvSource({"Minor Cure Potion, 1", "Major Cure Potion, 3"})
  void cures(String item, int number) {
    Arena arena = wearing(item, ROOM).start();
    arena.turnOf('A').give(arena.figure('A'), Condition.POISON, Condition.MUDDLE, Condition.WOUND);
    arena.give(arena.figure('A'), Condition.STRENGTHEN);
    use(arena);
    assertThat(arena.figure('A').conditions()).hasSize(4 - number).contains(Condition.STRENGTHEN);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    for (Condition condition : CURABLE) {
      Arena one = turn(item, ROOM);
      use(one.give(one.figure('A'), condition));
      assertThat(one.figure('A').hasAny()).as(condition.name()).isFalse();
    }
  }

  private static final List<Condition> CURABLE =
      List.of(
          Condition.POISON,
          Condition.WOUND,
          Condition.IMMOBILIZE,
          Condition.DISARM,
          Condition.MUDDLE);

  @Test
  @Played("Lucky Eye")
  void luckyEye() {
    Arena arena = wearing("Lucky Eye", "B   A   a   .   C").hero('C').start().turnOf('A');
    use(arena);
    assertThat(arena.has('A', Condition.STRENGTHEN)).isTrue();
    assertThat(arena.has('B', Condition.STRENGTHEN)).isTrue();
    assertThat(arena.has('C', Condition.STRENGTHEN)).as("not adjacent").isFalse();
    assertThat(arena.figure('a').hasAny()).isFalse();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Smoke Elixir")
  void smokeElixir() {
    Arena arena = use(turn("Smoke Elixir", ROOM));
    assertThat(arena.has('A', Condition.INVISIBLE)).isTrue();
    assertThat(arena.endTurn().isStrong(Element.DARK)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @ParameterizedTest
  @CsvSource({"Remote Spider, POISON, ab", "Black Censer, MUDDLE, abc"})
  void givenToAllAround(String item, Condition condition, String letters) {
    Arena arena = use(turn(item, "B   a   A   b   c   d"));
    gives(arena, letters, condition);
    assertThat(arena.figure('B').hasAny()).isFalse();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  // Elements

  @ParameterizedTest
  @CsvSource({"Minor Mana Potion, 1", "Major Mana Potion, 2"})
  void mana(String item, int number) {
    Arena arena = use(turn(item, ROOM));
    arena.answer(Prompt.Kind.ELEMENT, new Choice.Of(Element.ICE), new Choice.Of(Element.LIGHT));
    arena.endTurn();
    assertThat(arena.isStrong(Element.ICE)).isTrue();
    assertThat(arena.isStrong(Element.LIGHT)).isEqualTo(number == 2);
    assertThat(Stream.of(Element.values()).filter(arena::isStrong)).hasSize(number);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  // In an attack

  @ParameterizedTest
  @CsvSource({"Stun Powder, STUN", "Doom Powder, STUN POISON CURSE"})
  void powders(String item, String conditions) {
    strikes(item, Kind.ANY, Extent.SINGLE, 0, conditions, Items.Wear.LOST);
  }

  @Test
  @Played("Major Power Potion")
  void majorPowerPotion() {
    strikes("Major Power Potion", Kind.ANY, Extent.WHOLE, 2, "", Items.Wear.LOST);
  }

  @Test
  @Played("Volatile Elixir")
  void volatileElixir() {
    strikes("Volatile Elixir", Kind.RANGED, Extent.WHOLE, 2, "", Items.Wear.LOST);
    Arena arena = turn("Volatile Elixir", "a   .   A   .   b   B", Arena.top(TWO_FAR));
    arena.target('a', 'b').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(arena.lost('A')).as("for each attack").isEqualTo(2 * 2);
    assertThat(arena.events(What.DREW))
        .extracting(event -> event.words().split(", ").length)
        .containsExactly(2, 2);
  }

  // When attacked

  @ParameterizedTest
  @CsvSource("Steel Ring, 4, 0, 1, 0, LOST")
  void shieldsThatAreSmall(
      String item, int shield, int retaliate, int uses, int minusOnes, Items.Wear after) {
    shields(item, shield, retaliate, uses, minusOnes, after);
  }

  // Others on the map

  @ParameterizedTest
  @CsvSource({
    "Falcon Figurine, Jade Falcon, 2, 3, 2, true",
    "Power Core, Steel Construct, 5, 2, 3, false"
  })
  void summons(String item, String name, int hitPoints, int move, int attack, boolean flying) {
    Arena arena = turn(item, "A   x   y   a   .   B");
    use(arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x'))));
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    TwoHandItemsPlayedTest.summoned(arena, name, hitPoints, move, attack, flying);
  }

  @Test
  @Played("Doomed Compass")
  void doomedCompass() {
    Arena arena = use(turn("Doomed Compass", "B   .   A   .   x   y   z   a"));
    assertThat(arena.stands('a', 'y')).as("Move 2, as its bearer likes").isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena far = use(turn("Doomed Compass", "B   A   .   x   y   z   .   a"));
    assertThat(far.stands('a', 'a')).as("six hexes away").isTrue();
  }

  @Test
  @Played("Black Card")
  void blackCard() {
    Arena arena = turn("Black Card", "b   A   a   .   B", Arena.top(TWO, MELEE));
    use(arena.target('a'));
    arena.target('a', 'b', 'a').performTop().goOn();
    assertThat(arena.lost('a')).isEqualTo(2 * (2 + 1));
    assertThat(arena.lost('b')).isEqualTo(2);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    arena.endRound().remember();
    arena.turnOf('A', 2, 3).target('a').perform(new Choice.Act(2, true, true));
    assertThat(arena.lost('a')).as("from now on").isEqualTo(2 + 1);
    StatLine line = StatLine.of(9, 0, 0, 0);
    Arena ranks =
        wearing("Black Card", "  n   o\nq   A   a   .   p\n  .   .   .   B")
            .monster('n', "Elite", Rank.ELITE, line)
            .monster('o', "Boss", Rank.BOSS, line)
            .monster('q', "Named", Rank.NAMED, line)
            .monster('p', "Far", line);
    ranks.start().turnOf('A').take(USE);
    assertThat(ranks.offeredFigures())
        .containsExactlyInAnyOrder(ranks.figure('a'), ranks.figure('n'));
  }

  @Test
  @Played("Giant Remote Spider")
  void giantRemoteSpider() {
    Arena arena = turn("Giant Remote Spider", "A   .$  .$  a   B");
    use(arena);
    assertThat(looted(arena)).as("what is adjacent").isEqualTo(1);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Resonant Crystal")
  void resonantCrystal() {
    Arena arena = turn("Resonant Crystal", "A   x%  y%  a   B");
    arena.take(USE);
    assertThat(arena.prompt().options())
        .as("what is adjacent")
        .contains(new Choice.To(arena.hex('x')))
        .doesNotContain(new Choice.To(arena.hex('y')));
    arena.goOn();
    assertThat(arena.happened(What.TILE_DESTROYED)).hasSize(1);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    assertThat(arena.terrain(arena.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(arena.terrain(arena.hex('y'))).isEqualTo(Terrain.OBSTACLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Minor Cure Potion", "Major Cure Potion"})
  void curesWhileStunned(String item) {
    for (Condition condition : List.of(Condition.STUN, Condition.IMMOBILIZE)) {
      Arena arena =
          wearing(List.of(item, "Minor Power Potion", "Minor Healing Potion"), ROOM).start();
      arena.give(arena.figure('A'), Condition.STUN, condition);
      arena.selectFirstTwo().until(_ -> isOffered(arena));
      assertThat(arena.prompt().figure()).isEqualTo(arena.figure('A').id());
      assertThat(arena.prompt().options()).as("others not").doesNotContain(new Choice.Use(2));
      arena.take(USE);
      arena.chooseIfOffered(arena.at(arena.figure('A')));
      arena.answer(Prompt.Kind.CHOOSE, new Choice.Cure(Condition.STUN));
      arena.until(Prompt.Kind.ACTION, "A");
      assertThat(arena.has('A', Condition.STUN)).isFalse();
      assertThat(arena.prompt().options()).as("it acts").contains(new Choice.Act(0, true, true));
    }
  }

  @Test
  @Played("Scroll of Power")
  void scrollOfPower() {
    Ability.Attack attack = TWO;
    Arena arena =
        wearing("Scroll of Power", "A   .   .   .   .   a   B   b").hero('B', Arena.top(attack));
    arena.start().turnOf('B').remember().target('a', 'b').answer(Prompt.Kind.ITEM, USE);
    arena.answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(List.of(arena.lost('a'), arena.lost('b'))).containsOnly(2 + 1);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena own = turn("Scroll of Power", "A   a   .   B", Arena.top(MELEE));
    own.answer(Prompt.Kind.BEFORE_DRAW, USE).target('a').performTop().goOn();
    assertThat(used(own)).as("not in one's own").isZero();
  }

  @Test
  @Played("Phasing Idol")
  void phasingIdol() {
    for (boolean use : new boolean[] {true, false}) {
      Arena arena =
          wearing(List.of("Phasing Idol", "Ring of Skulls"), "A   x   a   .   .   B", Arena.top())
              .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
              .start()
              .turnOf('A')
              .remember();
      arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x')));
      arena.take(new Choice.Use(1)).goOn();
      Watched skeleton = arena.all("Skeleton").getFirst();
      if (use) {
        arena.answer(Prompt.Kind.ITEM, USE);
      }
      arena.endRound();
      assertThat(skeleton.hitPoints()).isEqualTo(use ? 3 : 1);
      assertThat(wear(arena)).isEqualTo(use ? Items.Wear.LOST : Items.Wear.READY);
    }
    assertThat(used(defended(besieged("Phasing Idol", 1)))).as("not for oneself").isZero();
  }

  @Test
  @Played("Dampening Ring")
  void dampeningRing() {
    MonsterCard card =
        MonsterCard.of(
            5,
            new Ability.Attack(
                Value.STAT,
                Aim.AS_USUAL,
                List.of(
                    new Rider.Paid(
                        new Cost.Elements(List.of(ElementIcon.of(Element.FIRE))),
                        List.of(Rider.plus(3))))));
    for (boolean use : new boolean[] {true, false}) {
      Arena arena = wearing("Dampening Ring", ROOM).monsters(card).start().strong(Element.FIRE);
      if (use) {
        arena.answer(Prompt.Kind.ITEM, USE);
      }
      arena.turnOf('A');
      assertThat(arena.lost('A')).isEqualTo(use ? 2 : 2 + 3);
      assertThat(arena.isInert(Element.FIRE)).isTrue();
      assertThat(wear(arena)).isEqualTo(use ? Items.Wear.LOST : Items.Wear.READY);
    }
  }

  @Test
  @Played("Curious Gear")
  void curiousGear() {
    Arena arena = use(turn("Curious Gear", "y^  A   x^  z^  w^  a   B"));
    assertThat(arena.happened(What.TILE_DESTROYED)).as("within 2").hasSize(3);
    assertThat(arena.terrain(arena.hex('w'))).isEqualTo(Terrain.TRAP);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @ParameterizedTest
  @CsvSource({"Ring of Haste, false", "Ring of Brutality, true"})
  void cardsOfTheHand(String item, boolean top) {
    AbilityCard both =
        Arena.card("Both", 30, CardAction.of(Ability.attack(3)), CardAction.of(Ability.move(3)));
    String picture = "a   A   x   y   z   .   .   B";
    Arena arena = turn(item, picture, Arena.top(), Arena.bottom(), both);
    assertThat(isOffered(arena)).as("at the end").isFalse();
    arena.take(new Choice.Decline());
    assertThat(isOffered(arena)).isTrue();
    arena.take(USE).chooseIfOffered(new Choice.Accept());
    assertThat(arena.prompt().options())
        .contains(new Choice.Act(2, top, false), new Choice.Act(3, top, true))
        .doesNotContain(new Choice.Act(2, !top, false), new Choice.Act(0, top, false));
    arena.target('a').answer(Prompt.Kind.ITEM, USE).perform(new Choice.Act(2, top, false));
    assertThat(arena.lost('a')).isEqualTo(top ? 3 : 0);
    assertThat(arena.happened(What.MOVED, 'A')).hasSize(top ? 0 : 3);
    assertThat(arena.zone('A', 2)).isEqualTo(Zone.DISCARD);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    assertThat(used(arena)).isEqualTo(1);
    Arena empty = wearing(item, picture, Arena.top(), Arena.bottom(), both).start();
    empty.lose('A', 2, 3, 4, 5, 6, 7, 8, 9).turnOf('A').answer(Prompt.Kind.ITEM, USE).endTurn();
    assertThat(used(empty)).as("without cards").isZero();
  }

  // Other turns and other targets

  @Test
  @Played("Second Chance Ring")
  void secondChanceRing() {
    AbilityCard early = AbilityCard.of("Early", 5, CardAction.of(), CardAction.of());
    AbilityCard first = AbilityCard.of("First", 20, CardAction.of(), CardAction.of());
    AbilityCard second = AbilityCard.of("Second", 21, CardAction.of(), CardAction.of());
    AbilityCard later = AbilityCard.of("Later", 70, CardAction.of(), CardAction.of());
    Arena arena =
        wearing("Second Chance Ring", ROOM, first, second, later, early)
            .monsters(MonsterCard.of(60))
            .start()
            .turnOf('A', 0, 1)
            .remember();
    arena.choose(new Choice.Decline());
    arena.until(Prompt.Kind.ITEM).take(USE).until(Prompt.Kind.CARDS);
    assertThat(arena.prompt().options())
        .contains(Choice.Cards.of(2, 3))
        .doesNotContain(Choice.Cards.of(3, 2));
    arena.choose(Choice.Cards.of(2, 3));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.happened(What.TURN_ENDS, 'a')).hasSize(1);
    arena.target('a').perform(new Choice.Act(2, true, true));
    assertThat(arena.lost('a')).isEqualTo(2);
    arena.endTurn();
    assertThat(arena.zone('A', 2)).isEqualTo(Zone.DISCARD);
    assertThat(arena.zone('A', 3)).isEqualTo(Zone.DISCARD);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Heart of the Betrayer")
  void heartOfTheBetrayer() {
    MonsterCard attack = MonsterCard.of(50, Ability.Attack.of(Value.STAT));
    Arena arena =
        wearing("Heart of the Betrayer", "A   a   b   .   B")
            .monsters(StatLine.of(90, 0, 3, 0))
            .monsters(attack)
            .start()
            .turnOf('A');
    arena.remember().answer(Prompt.Kind.ITEM, USE).untilTurnEnds(arena.figure('a'));
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.lost('b')).isEqualTo(3);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena far =
        wearing("Heart of the Betrayer", "A   .   a   b   .   B")
            .monsters(StatLine.of(90, 0, 3, 2))
            .monsters(attack)
            .start()
            .turnOf('A');
    far.remember().answer(Prompt.Kind.ITEM, USE).untilTurnEnds(far.figure('a'));
    assertThat(far.lost('A')).as("not adjacent").isEqualTo(3);
    Arena elite =
        wearing("Heart of the Betrayer", "A   x   b   .   B")
            .monsters(StatLine.of(90, 0, 3, 0))
            .monsters(attack)
            .another('x', "Idler", Rank.ELITE)
            .start()
            .turnOf('A');
    elite.remember().answer(Prompt.Kind.ITEM, USE).untilTurnEnds(elite.figure('x'));
    assertThat(elite.lost('b')).as("not normal").isZero();
  }
}
