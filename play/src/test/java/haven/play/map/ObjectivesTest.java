package haven.play.map;

import static haven.play.map.EmptinessTest.stops;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.map.ObjectiveSpec.Purpose;
import haven.model.map.RoomSetup;
import haven.model.map.Terms;
import haven.model.map.TileKind;
import haven.play.mind.MonsterMind;
import haven.play.mind.Position;
import haven.play.mind.PositionText;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Plain;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import haven.play.table.Side;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** OVL-70 to OVL-79: objectives and obstacles with hit points. */
final class ObjectivesTest {
  private static final Figure BRUTE = Plain.character("Brute", new Hex(0, 0), Initiative.of(50));

  @RulesetTest
  @Rule("OVL-70a")
  void anObjectiveIsAFigureAndNoObstacle(Ruleset ruleset) {
    Table table = Table.of("s   o   r\n", ruleset);
    Field state = start(table, Purpose.DESTROY, "5");
    Emptiness emptiness = Emptiness.of(state.scene());
    int cell = state.scene().board().at(table.hex('o'));
    assertThat(emptiness.isUnoccupied(cell)).isFalse();
    assertThat(emptiness.isObstacle(cell)).isFalse();
    assertThat(emptiness.isFeatureless(cell)).isTrue();
  }

  @RulesetTest
  @Rule("OVL-70b")
  void inGloomhavenItRemainsAnObstacleAndIsAnEnemy(Ruleset ruleset) {
    Table table = Table.of("s   o   r\n", ruleset);
    Field state = start(table, Purpose.DESTROY, "5");
    Emptiness emptiness = Emptiness.of(state.scene());
    int cell = state.scene().board().at(table.hex('o'));
    assertThat(emptiness.isObstacle(cell)).isTrue();
    assertThat(emptiness.isFeatureless(cell)).isFalse();
    assertThat(emptiness.isEmpty(cell)).isFalse();
    assertThat(state.scene().figure("Altar").isEnemyOf(BRUTE)).isTrue();
  }

  @RulesetTest
  @Rule("OVL-70c")
  void inJawsItOccupiesItsHexAndIsNoMonster(Ruleset ruleset) {
    Table table = Table.of("s   o   r\n", ruleset);
    Field state = start(table, Purpose.DESTROY, "3 + L");
    int cell = state.scene().board().at(table.hex('o'));
    assertThat(Emptiness.of(state.scene()).isUnoccupied(cell)).isFalse();
    assertThat(Table.monsters(state)).isEmpty();
  }

  @RulesetTest
  @Rule("OVL-71")
  void hitPointsAreAFormula(Ruleset ruleset) {
    Table table = Table.of("s   o   r\n", ruleset);
    assertThat(hitPoints(table, "4 + L * C", Terms.of(3, 4))).isEqualTo(16);
    assertThat(hitPoints(table, "(4 + L) * C", Terms.of(3, 4))).isEqualTo(28);
    assertThat(hitPoints(table, "10 - L - C", Terms.of(3, 4))).isEqualTo(3);
    assertThat(
            hitPoints(table, "elite(Living Bones) + L", new Terms(2, 3, Map.of("Living Bones", 7))))
        .isEqualTo(9);
  }

  @RulesetTest
  @Rule("OVL-79")
  void theCorrectedObjectiveDependsOnTheNumberOfCharacters(Ruleset ruleset) {
    Table table = Table.of("s   o   r\n", ruleset);
    assertThat(hitPoints(table, "(2 * C) - 1", Terms.of(7, 3))).isEqualTo(5);
    assertThat(hitPoints(table, "(2 * C) - 1", Terms.of(0, 4))).isEqualTo(7);
  }

  @RulesetTest
  @Rule({"OVL-74a", "OVL-74b"})
  void forFocusItsInitiativeIs99(Ruleset ruleset) {
    Table table = Table.of("m   o   r\n", ruleset);
    assertThat(start(table, Purpose.PROTECT, "5").scene().figure("Altar").initiative())
        .isEqualTo(Initiative.of(99));
  }

  @RulesetTest
  @Rule({"OVL-74a", "OVL-74b"})
  void aCharacterIsFocusedBeforeIt(Ruleset ruleset) {
    Table table = Table.of("o   s   b   r\n", ruleset);
    Scene scene = start(table, Purpose.PROTECT, "5").scene();
    Figure late = Plain.character("Late", table.hex('b'), Initiative.of(98));
    var figures = new ArrayList<>(scene.figures());
    figures.add(late);
    Scene both = scene.with(figures);
    assertThat(attacked(table, both, 's')).containsExactly(table.hex('b'));
    Scene stated =
        start(table, objective(table, Purpose.PROTECT, "5", OptionalInt.of(97)), Terms.of(1, 2))
            .scene();
    var others = new ArrayList<>(stated.figures());
    others.add(late);
    assertThat(attacked(table, stated.with(others), 's')).containsExactly(table.hex('o'));
  }

  @RulesetTest
  @Rule("OVL-75")
  void theScenarioSaysWhetherToDestroyOrProtectIt(Ruleset ruleset) {
    Table table = Table.of("s   o   r\n", ruleset);
    Figure monster = Plain.figure("Imp", table.hex('s'), Side.MONSTERS, Initiative.of(10));
    Figure target = start(table, Purpose.DESTROY, "5").scene().figure("Altar");
    assertThat(target.isEnemyOf(BRUTE)).isTrue();
    assertThat(target.isEnemyOf(monster)).isFalse();
    Figure ward = start(table, Purpose.PROTECT, "5").scene().figure("Altar");
    assertThat(ward.isEnemyOf(BRUTE)).isFalse();
    assertThat(ward.isEnemyOf(monster)).isTrue();
  }

  @RulesetTest
  @Rule("OVL-76")
  void itDoesNotBlockSight(Ruleset ruleset) {
    SceneText text = SceneText.of("a   O   b\n\nO: objective\n", ruleset);
    assertThat(text.scene().sight().sees(text.cell('a'), text.cell('b'))).isTrue();
    assertThat(
            new MonsterMind()
                .decide(
                    PositionText.of(
                            """
                            M   O   B

                            M: acts, move 0, attack range 2
                            O: objective
                            B: character
                            """,
                            ruleset)
                        .position()))
        .allSatisfy(outcome -> assertThat(outcome.attacks()).hasSize(1));
  }

  @RulesetTest
  @Rule({"OVL-77a", "OVL-77b"})
  void nobodyWalksThroughItOrEndsOnIt(Ruleset ruleset) {
    String row = "M   O   a   b   B\n\nM: acts, %s, attack melee\nO: objective\nB: character\n";
    assertThat(stops(row.formatted("move 4"), ruleset)).containsExactly("M");
    for (String over : List.of("jumps", "flies")) {
      assertThat(stops(row.formatted("move 4, " + over), ruleset)).containsExactly("b");
      assertThat(stops(row.formatted("move 1, " + over), ruleset)).containsExactly("M");
    }
  }

  /** The hexes that a monster without movement attacks from there, in all its outcomes. */
  private static List<Hex> attacked(Table table, Scene scene, char from) {
    var figures = new ArrayList<>(scene.figures());
    figures.add(Plain.figure("Imp", table.hex(from), Side.MONSTERS, Initiative.of(30)));
    PositionText melee = PositionText.of("M\n\nM: acts, move 0, attack melee\n", scene.ruleset());
    Position position =
        new Position(scene.with(figures), figures.size() - 1, melee.position().action(), Set.of());
    return new MonsterMind()
        .decide(position).stream().flatMap(outcome -> outcome.attacks().stream()).toList();
  }

  private static int hitPoints(Table table, String formula, Terms terms) {
    Field state =
        start(table, objective(table, Purpose.DESTROY, formula, OptionalInt.empty()), terms);
    return state.alive().getFirst().hitPoints();
  }

  private static Field start(Table table, Purpose purpose, String hitPoints) {
    return start(table, objective(table, purpose, hitPoints, OptionalInt.empty()), Terms.of(1, 2));
  }

  private static ObjectiveSpec objective(
      Table table, Purpose purpose, String hitPoints, OptionalInt initiative) {
    return new ObjectiveSpec("Altar", table.hex('o'), purpose, Formula.of(hitPoints), initiative);
  }

  private static Field start(Table table, ObjectiveSpec objective, Terms terms) {
    RoomSetup room =
        RoomSetup.in(table.hex('o'))
            .tile("altar", TileKind.OBJECTIVE, table.hex('o'))
            .objective(objective)
            .tile("rock", TileKind.OBSTACLE, table.hex('r'))
            .build();
    return table.start(table.map(List.of(room), "o"), terms, new Standees(Map.of()));
  }
}
