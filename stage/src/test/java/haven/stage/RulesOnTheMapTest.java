package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.play.ability.ElementBoard;
import haven.play.engine.Event;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Special rules that change the map. */
final class RulesOnTheMapTest {
  private static final StatLine WEAK = StatLine.of(5, 0, 0, 0);
  private static final String PICTURE = "B   A   .   g   .   x   .   y   %   .";

  private static Arena arena(Ruleset ruleset, String picture, Deed... deeds) {
    return Parties.of(ruleset, picture)
        .monster('g', "Guard", WEAK)
        .scenario(scenario -> scenario.with(ScenarioRule.of("rule", new Moment.Start(), deeds)));
  }

  private static Hex hex(Ruleset ruleset, char name) {
    return arena(ruleset, PICTURE).hex(name);
  }

  private static Terrain terrain(Arena arena, Hex hex) {
    return arena.game.state().ground().at(arena.game.state().board().at(hex));
  }

  @RulesetTest
  @Rule({"SCN-15", "OVL-12"})
  void aRoomIsRevealedWithoutADoor(Ruleset ruleset) {
    if (ruleset.hexes().setUp().oneOpenRoom()) {
      return; // there is one room
    }
    String picture = "B   A   g   d+  .   h";
    Hex h = arena(ruleset, picture).hex('h');
    for (boolean revealed : List.of(true, false)) {
      Arena arena =
          revealed
              ? arena(ruleset, picture, new Deed.RevealRoom(h))
              : arena(ruleset, picture, new Deed.Tell("nothing"));
      arena.rooms(
          RoomSetup.in(h).monster("Guard", h, MonsterSymbol.of("white/white/white")).build());
      arena.start();
      assertThat(arena.all("Guard")).hasSize(revealed ? 2 : 1);
      assertThat(arena.events(Event.What.DOOR_OPENED)).isEmpty();
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "SCN-04"})
  void aRuleLeadsToASection(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, PICTURE)
            .monster('g', "Guard", WEAK)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of("one", new Moment.Start(), new Deed.Read("7.2")),
                        ScenarioRule.of(
                            "two", new Moment.Section("7.2"), new Deed.Tell("it was read"))))
            .start();
    assertThat(Parties.things(arena.events(Event.What.TOLD))).containsExactly("it was read");
    assertThat(arena.events(Event.What.SECTION)).hasSize(1);
  }

  @RulesetTest
  @Rule({"SCN-15", "OVL-71", "END-01"})
  void objectivesComeIntoPlayAndSoManyMustBeDestroyed(Ruleset ruleset) {
    Hex x = hex(ruleset, 'x');
    ObjectiveSpec egg =
        new ObjectiveSpec(
            "Egg", x, ObjectiveSpec.Purpose.DESTROY, Formula.of("C"), OptionalInt.empty());
    for (int number : List.of(1, 2)) {
      Arena arena =
          arena(
              ruleset,
              PICTURE,
              new Deed.Erect(egg),
              new Deed.Erect(egg),
              new Deed.Inflict(new Consequence.Die(), Whom.named("Egg").on(x)));
      arena.scenario(
          scenario -> scenario.wonBy(new Situation.Destroyed("Egg", Formula.of("" + number))));
      Parties.lastUntilCards(arena.start());
      assertThat(arena.all("Egg")).hasSize(2);
      assertThat(arena.all("Egg"))
          .extracting(one -> one.hex().equals(x))
          .as("one beside the other")
          .containsExactly(true, false);
      assertThat(arena.game.state().story().isWon()).isEqualTo(number == 1);
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "OVL-35"})
  void tilesAreLaidMovedAndCleared(Ruleset ruleset) {
    Hex x = hex(ruleset, 'x');
    Hex y = hex(ruleset, 'y');
    Hex g = hex(ruleset, 'g');
    HexEffect poisons =
        new HexEffect(new HexEffect.Damage.Printed(2), Set.of(Condition.POISON), false);
    LaidTile trap = new LaidTile("trap", TileKind.TRAP, x, Optional.of(poisons));
    LaidTile under = new LaidTile("trap", TileKind.TRAP, g, Optional.of(poisons));
    Arena laid = arena(ruleset, PICTURE, new Deed.Lay(List.of(trap, under))).start();
    assertThat(terrain(laid, x)).isEqualTo(Terrain.TRAP);
    assertThat(terrain(laid, g)).as("a guard stands there").isEqualTo(Terrain.NONE);
    Arena moved =
        arena(ruleset, PICTURE, new Deed.Lay(List.of(trap)), new Deed.MoveTile(x, y)).start();
    assertThat(terrain(moved, x)).isEqualTo(Terrain.NONE);
    assertThat(terrain(moved, y)).isEqualTo(Terrain.TRAP);
    Arena barred =
        arena(ruleset, PICTURE, new Deed.Lay(List.of(trap)), new Deed.MoveTile(x, g)).start();
    assertThat(terrain(barred, x)).isEqualTo(Terrain.TRAP);
    Arena cleared =
        arena(ruleset, PICTURE, new Deed.Lay(List.of(trap)), new Deed.Clear(List.of(x, y))).start();
    assertThat(terrain(cleared, x)).isEqualTo(Terrain.NONE);
    assertThat(cleared.events(Event.What.TILE_DESTROYED)).hasSize(1);
  }

  @RulesetTest
  @Rule("SCN-15")
  void figuresAreShovedFromAHexOrTowardsIt(Ruleset ruleset) {
    Hex g = hex(ruleset, 'g');
    Hex x = hex(ruleset, 'x');
    Whom guards = Whom.named("Guard");
    Arena pushed = arena(ruleset, PICTURE, new Deed.Shove(2, true, x, guards)).start();
    Parties.lastUntilCards(pushed);
    assertThat(pushed.only("Guard").hex().distanceTo(x)).isGreaterThan(g.distanceTo(x));
    Arena pulled = arena(ruleset, PICTURE, new Deed.Shove(1, false, x, guards)).start();
    Parties.lastUntilCards(pulled);
    assertThat(pulled.only("Guard").hex().distanceTo(x)).isLessThan(g.distanceTo(x));
  }

  @RulesetTest
  @Rule({"SCN-15", "ELM-05"})
  void elementsAreSet(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                PICTURE,
                new Deed.SetElement(Element.FIRE, Deed.SetElement.Column.STRONG),
                new Deed.SetElement(Element.ICE, Deed.SetElement.Column.WANING),
                new Deed.SetElement(Element.AIR, Deed.SetElement.Column.STRONG),
                new Deed.SetElement(Element.AIR, Deed.SetElement.Column.INERT))
            .start();
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
    assertThat(board.column(Element.ICE)).isEqualTo(ElementBoard.Column.WANING);
    assertThat(board.column(Element.AIR)).isEqualTo(ElementBoard.Column.INERT);
  }
}
