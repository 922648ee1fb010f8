package haven.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whatever is a rule is called by the game or the solver; what only tests call does not exist. */
class OneEngineTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("haven");

  private static final List<String> ENGINE = List.of("board", "play");

  /** The floors above the engine: what they call is used by somebody. */
  private static final List<String> PRODUCT =
      List.of("content", "samples", "bots", "campaign", "server", "bench", "app");

  /**
   * What others may call whether or not our own product does: the game, the solver, the notation of
   * boards, how a game is set up and what comes of it (the campaign's business).
   */
  private static final Set<String> OFFERED =
      Set.of(
          "haven.play.engine.Game",
          "haven.play.mind.Action",
          "haven.play.mind.Attack",
          "haven.play.mind.MonsterMind",
          "haven.play.mind.Position",
          "haven.play.mind.PositionText",
          "haven.play.table.SceneText",
          "haven.play.scenario.EventEffect",
          "haven.play.scenario.Hero",
          "haven.play.scenario.HeroResult",
          "haven.play.scenario.Party",
          "haven.play.scenario.Setup");

  /**
   * What is uncalled, and why. Whoever makes the game call one of them takes it off the list; the
   * test fails as long as it stands here.
   */
  private static final Set<String> UNCALLED =
      Set.of(
          // rules that are written and that no card or scenario can ask for yet
          "haven.board.Layout$Builder.tile", // SCM-12
          "haven.board.MapTile",
          // waits for players that think
          "haven.play.view.Insight.view",
          // tests say what comes up, or draw by themselves
          "haven.play.engine.Chance.foretell",
          "haven.play.engine.Chance.pick",
          "haven.play.engine.Chance.with",
          "haven.play.modifier.ModifierBoard.number",
          "haven.play.modifier.ModifierDeck.number",
          "haven.play.modifier.Modifiers.number",
          // questions about the state of things, which tests ask
          "haven.play.modifier.ModifierBoard.cells",
          "haven.play.modifier.ModifierDeck.size",
          "haven.play.scenario.BattleGoals.kept",
          "haven.play.table.Scene.figure",
          "haven.play.turn.Cards.count",
          "haven.play.turn.HandChoice.pool",
          "haven.play.turn.TurnOrder.hadTurn",
          "haven.play.turn.TurnOrder.monsters",
          "haven.play.turn.TurnOrder.orders");

  @Test
  void theProductReachesEveryMethodOfTheEngine() {
    Reached reached = Reached.from(HOUSE, OneEngineTest::isRoot);
    Set<String> unreached = new TreeSet<>();
    for (JavaClass type : HOUSE) {
      if (ENGINE.stream().noneMatch(floor -> isOn(floor, type))
          || type.isAnonymousClass()
          || isPackageInfo(type)) {
        continue;
      }
      if (!reached.contains(type)) {
        unreached.add(type.getName());
        continue;
      }
      type.getCodeUnits().stream()
          .filter(unit -> !reached.contains(unit) && isWritten(unit))
          .forEach(unit -> unreached.add(type.getName() + "." + unit.getName()));
    }
    assertThat(unreached).as("called by tests at best").isEqualTo(new TreeSet<>(UNCALLED));
  }

  private static boolean isPackageInfo(JavaClass type) {
    return type.getSimpleName().equals("package-info");
  }

  private static boolean isRoot(JavaCodeUnit unit) {
    return PRODUCT.stream().anyMatch(floor -> isOn(floor, unit.getOwner()))
        || (OFFERED.contains(unit.getOwner().getName())
            && unit.getModifiers().contains(JavaModifier.PUBLIC));
  }

  /** Leaves out what the compiler makes, and private parts, which the compiler watches. */
  private static boolean isWritten(JavaCodeUnit unit) {
    JavaClass type = unit.getOwner();
    return !unit.getModifiers().contains(JavaModifier.SYNTHETIC)
        && !unit.getModifiers().contains(JavaModifier.PRIVATE)
        && !isOfRecord(type, unit)
        && !(type.isEnum() && Set.of("values", "valueOf").contains(unit.getName()));
  }

  private static boolean isOfRecord(JavaClass type, JavaCodeUnit unit) {
    return type.isRecord()
        && unit instanceof JavaMethod
        && (Set.of("toString", "hashCode", "equals").contains(unit.getName())
            || (unit.getRawParameterTypes().isEmpty()
                && type.tryGetField(unit.getName()).isPresent()));
  }

  private static boolean isOn(String floor, JavaClass type) {
    return (type.getPackageName() + ".").startsWith("haven." + floor + ".");
  }
}
