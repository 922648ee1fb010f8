package haven.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import haven.model.Facts;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import java.util.Calendar;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Each module is one floor of the house, and code only ever calls downwards. */
class HouseTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("haven");

  /** The floors that each floor may call; some of them are still to be built. */
  private static final Map<String, List<String>> BELOW =
      Map.ofEntries(
          entry("board", List.of()),
          entry("model", List.of("board")),
          entry("content", List.of("board", "model")),
          entry("play", List.of("board", "model")),
          entry("campaign", List.of("board", "model", "play")),
          entry("bots", List.of("board", "model", "content", "play", "campaign")),
          entry("samples", List.of("board", "model", "play")),
          entry(
              "server",
              List.of("board", "model", "content", "play", "campaign", "bots", "rulebook")),
          entry(
              "bench", List.of("board", "model", "content", "play", "campaign", "bots", "samples")),
          entry("rulebook", List.of()),
          entry("testkit", List.of("rulebook")),
          entry("stage", List.of("board", "model", "play", "testkit")),
          entry("mutants", List.of("rulebook")),
          entry(
              "app",
              List.of(
                  "board",
                  "model",
                  "content",
                  "play",
                  "campaign",
                  "bots",
                  "server",
                  "samples",
                  "bench",
                  "rulebook")));

  static final List<String> FLOORS = BELOW.keySet().stream().sorted().toList();
  static final List<String> PURE_FLOORS = List.of("board", "model", "play", "campaign", "samples");

  private static final Set<String> PURE_PACKAGES =
      Set.of(
          "java.lang",
          "java.lang.annotation",
          "java.lang.invoke",
          "java.lang.runtime",
          "java.math",
          "java.util",
          "java.util.function",
          "java.util.regex",
          "java.util.stream",
          "org.jspecify.annotations");

  private static final Set<String> IMPURE_CLASSES =
      names(
          Calendar.class,
          Date.class,
          Process.class,
          ProcessBuilder.class,
          Random.class,
          Runtime.class,
          SplittableRandom.class,
          Thread.class,
          ThreadLocal.class,
          Timer.class,
          TimerTask.class,
          UUID.class);

  @ParameterizedTest
  @FieldSource("FLOORS")
  void aFloorOnlyCallsTheFloorsBelowIt(String floor) {
    List<String> below = BELOW.getOrDefault(floor, List.of());
    classes()
        .that(areOn(floor))
        .should()
        .onlyDependOnClassesThat(
            describe(
                "lie on " + floor + " or below it " + below,
                target ->
                    !isOurs(target)
                        || isOn(floor, target)
                        || below.stream().anyMatch(f -> isOn(f, target))))
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  void everyClassLiesOnAFloor() {
    assertThat(HOUSE)
        .isNotEmpty()
        .allMatch(type -> FLOORS.stream().anyMatch(floor -> isOn(floor, type)));
  }

  @ParameterizedTest
  @FieldSource("PURE_FLOORS")
  void aPureFloorKnowsNoLibraryFileClockThreadOrChance(String floor) {
    classes()
        .that(areOn(floor))
        .should()
        .onlyDependOnClassesThat(describe("are plain values", HouseTest::isPure))
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @ParameterizedTest
  @FieldSource("PURE_FLOORS")
  void aPureFloorAsksNeitherTheMachineNorChance(String floor) {
    noClasses()
        .that(areOn(floor))
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "identityHashCode", Object.class)
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .callMethod(System.class, "getProperty", String.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(Collections.class, "shuffle", List.class)
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  /** The loop of the engine rolls the dice; besides it only what is imagined is dealt by them. */
  @Test
  void onlyTheLoopRollsTheDice() {
    Set<String> rolling =
        HOUSE.stream()
            .filter(type -> isOn("play", type) && !type.getPackageName().endsWith(".engine"))
            .flatMap(type -> type.getMethodCallsFromSelf().stream())
            .filter(call -> call.getTargetOwner().isEquivalentTo(Chance.class))
            .filter(call -> ROLLS.contains(call.getTarget().getName()))
            .map(call -> call.getOrigin().getName())
            .collect(Collectors.toSet());
    assertThat(rolling).containsExactlyInAnyOrder("chooseAgain", "dealAgain");
  }

  /** Stored games are known by facts: these may not depend on what we call our classes. */
  @Test
  void factsAreToldInWordsThatLast() {
    List<String> told =
        HOUSE.stream()
            .filter(type -> !isFacts(type))
            .flatMap(type -> type.getCodeUnits().stream())
            .filter(HouseTest::tellsFacts)
            .flatMap(code -> code.getCallsFromSelf().stream())
            .filter(HouseTest::makesText)
            .map(JavaAccess::getDescription)
            .toList();
    assertThat(told).isEmpty();
  }

  private static final Set<String> ROLLS = Set.of("below", "pick", "shuffle");

  private static boolean isFacts(JavaClass type) {
    return type.isEquivalentTo(Facts.class);
  }

  private static boolean tellsFacts(JavaCodeUnit code) {
    return code.getRawParameterTypes().stream().anyMatch(HouseTest::isFacts)
        || code.getOwner().getFields().stream().anyMatch(field -> isFacts(field.getRawType()));
  }

  /** The text of a choice is what is recorded; that of a failure never comes to anything here. */
  private static boolean makesText(JavaCall<?> call) {
    JavaClass owner = call.getTargetOwner();
    return switch (call.getTarget().getName()) {
      case "toString" ->
          !owner.isEquivalentTo(Choice.class) && !owner.isAssignableTo(Throwable.class);
      case "valueOf", "formatted" -> owner.isEquivalentTo(String.class);
      case "getName", "getSimpleName" -> owner.isEquivalentTo(Class.class);
      default -> false;
    };
  }

  @Test
  void classesAreNamedForWhatTheyAre() {
    noClasses()
        .should()
        .haveSimpleNameEndingWith("Util")
        .orShould()
        .haveSimpleNameEndingWith("Utils")
        .orShould()
        .haveSimpleNameEndingWith("Manager")
        .orShould()
        .haveSimpleNameEndingWith("Helper")
        .orShould()
        .haveSimpleNameEndingWith("Impl")
        .check(HOUSE);
  }

  private static boolean isPure(JavaClass target) {
    JavaClass type = target.getBaseComponentType();
    return type.isPrimitive()
        || isOurs(type)
        || (PURE_PACKAGES.contains(type.getPackageName())
            && !IMPURE_CLASSES.contains(type.getName()));
  }

  private static DescribedPredicate<JavaClass> areOn(String floor) {
    return describe("are on floor " + floor, type -> isOn(floor, type));
  }

  private static boolean isOn(String floor, JavaClass type) {
    String name = type.getBaseComponentType().getPackageName() + ".";
    return name.startsWith("haven." + floor + ".");
  }

  private static boolean isOurs(JavaClass type) {
    return type.getBaseComponentType().getPackageName().startsWith("haven.");
  }

  private static Set<String> names(Class<?>... types) {
    return Set.copyOf(List.of(types).stream().map(Class::getName).toList());
  }
}
