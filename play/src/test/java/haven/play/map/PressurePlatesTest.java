package haven.play.map;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.model.map.PressurePlate;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.rules.SetUpRules.PlateTrigger;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Nature;
import haven.play.table.Plain;
import haven.play.table.Side;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Optional;

/** OVL-27: pressure plates. */
final class PressurePlatesTest {

  @RulesetTest
  @Rule("OVL-27a")
  void aCharacterWhoseTurnEndsOnItSetsItOff(Ruleset ruleset) {
    Table table = Table.of("s   p   b\n", ruleset);
    PressurePlate plate = plate(table, Optional.empty(), false);
    Field state = table.start(map(table, plate));
    Figure onIt = figure(table, 'p', Nature.Kind.CHARACTER);
    assertThat(Entering.of(state, onIt, table.hex('p')).plates()).isEmpty();
    assertThat(Entering.platesAtTurnEnd(state, onIt)).containsExactly(plate);
    assertThat(Entering.platesAtTurnEnd(state, figure(table, 's', Nature.Kind.CHARACTER)))
        .isEmpty();
    assertThat(Entering.platesAtTurnEnd(state, figure(table, 'p', Nature.Kind.SUMMON))).isEmpty();
    assertThat(Table.points(state.scene(), table.hex('s'), table.hex('b'), Movement.WALK))
        .hasValue(2);
    assertThat(Emptiness.of(state.scene()).isEmpty(state.scene().board().at(table.hex('p'))))
        .isTrue();
  }

  @RulesetTest
  @Rule("OVL-27b")
  void theScenarioSaysWhatSetsItOff(Ruleset ruleset) {
    Table table = Table.of("s   p   b\n", ruleset);
    SetUpTest.refuses("OVL-27b", table, map(table, plate(table, Optional.empty(), false)));
    PressurePlate plate = plate(table, Optional.of(PlateTrigger.ENTERED), true);
    Field state = table.start(map(table, plate));
    for (Nature.Kind kind : List.of(Nature.Kind.CHARACTER, Nature.Kind.MONSTER)) {
      assertThat(Entering.of(state, figure(table, 's', kind), table.hex('p')).plates())
          .containsExactly(plate);
    }
    assertThat(Entering.of(state, figure(table, 's', Nature.Kind.MONSTER), table.hex('b')).plates())
        .isEmpty();
    assertThat(Entering.platesAtTurnEnd(state, figure(table, 'p', Nature.Kind.CHARACTER)))
        .isEmpty();
    assertThat(Emptiness.of(state.scene()).isEmpty(state.scene().board().at(table.hex('p'))))
        .isTrue();
  }

  private static PressurePlate plate(
      Table table, Optional<PlateTrigger> trigger, boolean byAnybody) {
    return new PressurePlate(table.hex('p'), trigger, byAnybody, "door 1 opens");
  }

  private static ScenarioMap map(Table table, PressurePlate plate) {
    return table
        .map(
            List.of(table.room('s').tile("plate", TileKind.PRESSURE_PLATE, table.hex('p')).build()),
            "s")
        .withPlates(List.of(plate));
  }

  private static Figure figure(Table table, char hex, Nature.Kind kind) {
    return Plain.figure("it", table.hex(hex), Side.PARTY, Initiative.of(5), kind);
  }
}
