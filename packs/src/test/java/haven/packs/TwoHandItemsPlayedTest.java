package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.map.Rank;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.scenario.HeroTally.Kill;
import haven.play.table.Items;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every item that is held in both hands, in a game. */
final class TwoHandItemsPlayedTest extends ItemTrials {

  // In an attack

  @Test
  @Played("Weighted Net")
  void weightedNet() {
    strikes("Weighted Net", Kind.RANGED, Extent.SINGLE, 0, "IMMOBILIZE", Items.Wear.SPENT);
  }

  @Test
  @Played("Staff of Xorn")
  void staffOfXorn() {
    strikes("Staff of Xorn", Kind.RANGED, Extent.WHOLE, 0, "POISON MUDDLE", Items.Wear.LOST);
  }

  @Test
  @Played("Staff of Eminence")
  void staffOfEminence() {
    strikes(
        "Staff of Eminence",
        Kind.RANGED,
        Extent.WHOLE,
        1,
        "",
        Items.Wear.SPENT,
        List.of(Element.DARK));
  }

  @Test
  @Played("Ancient Drill")
  void ancientDrill() {
    strikes("Ancient Drill", Kind.MELEE, Extent.WHOLE, 2, "", Items.Wear.LOST);
    Arena arena =
        wearing("Ancient Drill", "a   A   b   .   B", Arena.top(TWO))
            .monsters(StatLine.of(90, 0, 0, 0).having(Effect.shield(3)))
            .start()
            .turnOf('A')
            .remember();
    arena.target('a', 'b').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(arena.lost('a')).as("a shield of 1 is left").isEqualTo(4 - 1);
    assertThat(arena.lost('b')).isEqualTo(4 - 1);
  }

  @Test
  @Played("Hooked Chain")
  void hookedChain() {
    strikes("Hooked Chain", Kind.RANGED, Extent.WHOLE, 0, "", Items.Wear.SPENT);
    Arena arena =
        turn(
            "Hooked Chain",
            "a   .   x   .   A   .   y   .   b   B",
            Arena.top(TWO.at(Value.of(4))));
    arena.target('a', 'b').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(arena.stands('a', 'x')).as("pulled by 2").isTrue();
    assertThat(arena.stands('b', 'y')).isTrue();
  }

  @Test
  @Played("Long Spear")
  void longSpear() {
    String picture =
        "    .   .   .\n  .   a   b   .\n.   c   A   d   e\n  .   .   .   .   B\n    .   .   .";
    Arena arena = wearing("Long Spear", picture, Arena.top(MELEE));
    covers(arena, "abcde", List.of("a", "b", "c", "de"), "de");
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    isNotFor("Long Spear", RANGED, TWO, TWO_FAR);
  }

  @Test
  @Played("Reaping Scythe")
  void reapingScythe() {
    Arena arena =
        wearing("Reaping Scythe", "  a   b   .\nc   A   d   B\n  .   .   .", Arena.top(MELEE));
    covers(arena, "abcd", List.of("abc", "abd", "ac", "bd", "c", "d"), "abd");
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    isNotFor("Reaping Scythe", RANGED, TWO, TWO_FAR);
  }

  private static Arena axe(String monster, boolean far, boolean use) {
    Ability.Attack attack = far ? Ability.attack(5).at(Value.of(2)) : Ability.attack(5);
    Arena arena =
        wearing("Skullbane Axe", far ? "A   .   n   B" : "A   n   .   B", Arena.top(attack))
            .monster('n', Gloomhaven.PACK, monster, Rank.NORMAL)
            .hitPoints('n', 30)
            .start()
            .turnOf('A')
            .remember();
    if (use) {
      arena.answer(Prompt.Kind.BEFORE_DRAW, USE);
    }
    return arena.target('n').performTop().goOn();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Living Corpse", "Living Spirit", "Living Bones", "Cultist"})
  void skullbaneAxeIsForTheUndead(String monster) {
    for (boolean far : new boolean[] {false, true}) {
      Arena arena = axe(monster, far, true);
      boolean used = monster.startsWith("Living") && !far;
      int plus = arena.lost('n') - axe(monster, far, false).lost('n');
      assertThat(plus).isEqualTo(used ? 5 : 0);
      assertThat(wear(arena)).isEqualTo(used ? Items.Wear.SPENT : Items.Wear.READY);
    }
  }

  @Test
  @Played("Skullbane Axe")
  void skullbaneAxeIsForASingleAttack() {
    Arena arena =
        wearing("Skullbane Axe", "n   A   o   .   B", Arena.top(TWO))
            .monster('n', Gloomhaven.PACK, "Living Corpse", Rank.NORMAL)
            .another('o', "Living Corpse", Rank.NORMAL)
            .hitPoints('n', 30)
            .start();
    arena.turnOf('A').remember().target('n', 'o');
    arena.answer(Prompt.Kind.BEFORE_DRAW, USE, USE).performTop().goOn();
    assertThat(List.of(arena.lost('n'), arena.lost('o'))).containsExactly(7, 2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoIsKilledWithTheAxeIsCountedWithIt(boolean use) {
    Arena arena =
        wearing("Skullbane Axe", "n   A   o   .   B", Arena.top(TWO))
            .monster('n', Gloomhaven.PACK, "Living Corpse", Rank.ELITE)
            .another('o', "Living Corpse", Rank.NORMAL)
            .hitPoints('n', 2)
            .hitPoints('o', 1)
            .start();
    arena.turnOf('A').target('n', 'o');
    if (use) {
      arena.answer(Prompt.Kind.BEFORE_DRAW, USE);
    }
    arena.performTop().goOn();
    assertThat(arena.slain('A'))
        .containsExactly(
            new Kill("Living Corpse", true, use ? List.of("Skullbane Axe") : List.of()),
            new Kill("Living Corpse", false, List.of()));
  }

  // When attacked

  @ParameterizedTest
  @CsvSource("Wall Shield, 4, 0, 1, 0, SPENT")
  void shieldsOfTwoHands(
      String item, int shield, int retaliate, int uses, int minusOnes, Items.Wear after) {
    shields(item, shield, retaliate, uses, minusOnes, after);
  }

  // In one's turn

  @Test
  @Played("Staff of Elements")
  void staffOfElements() {
    Arena arena = use(turn("Staff of Elements", "A   a   .   B"));
    arena.answer(Prompt.Kind.ELEMENT, new Choice.Of(Element.FIRE)).endTurn();
    assertThat(arena.isStrong(Element.FIRE)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  @Test
  @Played("Mountain Hammer")
  void mountainHammer() {
    Arena arena = turn("Mountain Hammer", "A   x   y   a   .   B");
    use(arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x'))));
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    summoned(arena, "Warrior Spirit", 4, 1, 3, false);
  }

  @Test
  @Played("Staff of Summoning")
  void staffOfSummoning() {
    Arena arena =
        turn(List.of("Staff of Summoning", "Ring of Skulls"), "a   B   A   x   y   z   t   u");
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x')));
    arena.take(new Choice.Use(1)).goOn();
    Watched skeleton = arena.all("Skeleton").getFirst();
    arena.take(USE);
    assertThat(arena.offeredFigures()).as("no hero").containsExactly(skeleton);
    arena.way('y', 'z', 't').goOn();
    assertThat(skeleton.hex()).as("Move 3, as its bearer likes").isEqualTo(arena.hex('t'));
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    Arena far = turn(List.of("Staff of Summoning", "Ring of Skulls"), "a   A   x   B   z   t   u");
    far.answer(Prompt.Kind.HEX, new Choice.To(far.hex('x')));
    far.take(new Choice.Use(1)).goOn();
    Watched away = far.all("Skeleton").getFirst();
    far.game.state().stand(away.id(), far.hex('t'));
    use(far.way('u'));
    assertThat(away.hex()).as("four hexes away").isEqualTo(far.hex('t'));
  }

  /** A summon with these figures, that acts in the next round. */
  static void summoned(
      Arena arena, String name, int hitPoints, int move, int attack, boolean flying) {
    Watched summon = arena.all(name).getFirst();
    assertThat(summon.maxHitPoints()).isEqualTo(hitPoints);
    assertThat(summon.isFlying()).isEqualTo(flying);
    assertThat(summon.hex().distanceTo(arena.figure('A').hex())).isEqualTo(1);
    assertThat(summon.now().nature().summoner()).isEqualTo(arena.figure('A').id());
    assertThat(summon.nature().stats().move()).isEqualTo(move);
    assertThat(summon.nature().stats().attack()).isEqualTo(attack);
    assertThat(summon.nature().stats().range()).isLessThanOrEqualTo(0);
    arena.endRound().remember().selectFirst(2).endRound();
    assertThat(arena.happened(What.ATTACKED))
        .filteredOn(event -> event.who().equals(summon.id()))
        .extracting(Event::number)
        .containsOnly(attack)
        .isNotEmpty();
  }

  @Test
  @Played("Halberd")
  void halberd() {
    Arena arena = turn("Halberd", "A   .   a   b   B", Arena.top(MELEE));
    arena.take(new Choice.Act(0, true, false)).take(USE);
    assertThat(arena.offeredFigures()).as("within 2").containsExactly(arena.figure('a'));
    arena.target('a').goOn();
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(wear(arena)).isEqualTo(Items.Wear.READY);
    assertThat(arena.events(What.DREW).getFirst().words()).doesNotContain(", ");
    Arena melee =
        wearing(List.of("Halberd", "Silent Stiletto"), "A   .   a   B", Arena.top(MELEE))
            .monsters(StatLine.of(90, 0, 0, 0).having(Effect.shield(1)))
            .start()
            .turnOf('A')
            .remember();
    melee.answer(Prompt.Kind.BEFORE_DRAW, USE).target('a').performTop().goOn();
    assertThat(melee.lost('a')).as("still a melee attack").isEqualTo(2);
    isNotFor("Halberd", RANGED, TWO, TWO_FAR);
  }

  @Test
  @Played("Master's Lute")
  void mastersLute() {
    for (boolean attack : new boolean[] {true, false}) {
      Arena arena = turn("Master's Lute", "x   A   a   .   B", song("Song"));
      arena.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(attack ? 0 : 1)).target('a').way('x');
      arena.perform(new Choice.Act(0, false, false));
      assertThat(arena.lost('a')).isEqualTo(attack ? 2 : 0);
      assertThat(arena.stands('A', 'x')).isEqualTo(!attack);
    }
    Arena other = turn("Master's Lute", "x   A   a   .   B", song("Augment"));
    other.target('a').way('x').perform(new Choice.Act(0, false, false));
    assertThat(other.lost('a')).as("no Song").isZero();
    Arena basic = turn("Master's Lute", "A   a   .   B", song("Song"));
    basic.target('a', 'a').perform(new Choice.Act(0, true, true));
    assertThat(basic.lost('a')).as("not for a basic action").isEqualTo(2);
  }

  @Test
  @Played("Staff of Command")
  void staffOfCommand() {
    String[] cards = {"Maul", "Disappearing Wounds", "Punch Through"};
    Arena arena =
        Gloomhaven.trying("Beast Tyrant", "B   A   z   a   .", cards)
            .items('A', Gloomhaven.PACK.item("Staff of Command"))
            .start()
            .turnOf('A', 0, 3)
            .answer(Prompt.Kind.ITEM, USE)
            .play(0, Half.TOP);
    assertThat(arena.lost('a')).isEqualTo(4);
    assertThat(arena.prompt().options())
        .contains(new Choice.Act(1, true, false), new Choice.Act(1, true, true))
        .noneMatch(one -> one instanceof Choice.Act(int _, boolean top, boolean _) && !top);
    arena.perform(new Choice.Act(1, true, false));
    assertThat(arena.lost('A')).as("the top of a card of the hand").isEqualTo(-4);
    assertThat(arena.zone('A', 1)).isEqualTo(Zone.DISCARD);
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
    Arena other =
        Gloomhaven.trying("Beast Tyrant", "B   A   z   a   .", cards)
            .items('A', Gloomhaven.PACK.item("Staff of Command"))
            .start()
            .turnOf('A', 1, 0)
            .answer(Prompt.Kind.ITEM, USE)
            .play(1, Half.TOP);
    assertThat(other.happened(What.ITEM_USED)).as("no Command").isEmpty();
    other.play(0, Half.BOTTOM);
    assertThat(other.happened(What.ITEM_USED)).as("no Command either").isEmpty();
  }

  private static AbilityCard song(String stance) {
    return Arena.bottom(Ability.persistent(Effect.shield(1)).stance(stance));
  }
}
