package haven.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
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
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import haven.model.Facts;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import java.util.TreeMap;
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
          entry("bots", List.of("board", "model", "play", "campaign")),
          entry("laws", List.of("board", "model", "play", "campaign")),
          entry("samples", List.of("board", "model", "play", "campaign", "laws")),
          entry(
              "server",
              List.of("board", "model", "content", "play", "campaign", "bots", "rulebook")),
          entry(
              "bench",
              List.of("board", "model", "content", "play", "campaign", "bots", "laws", "samples")),
          entry("rulebook", List.of()),
          entry("testkit", List.of("rulebook")),
          entry("stage", List.of("board", "model", "play", "campaign", "testkit")),
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
                  "laws",
                  "samples",
                  "bench",
                  "rulebook")));

  static final List<String> FLOORS = BELOW.keySet().stream().sorted().toList();
  static final List<String> PURE_FLOORS =
      List.of("board", "model", "play", "campaign", "bots", "laws", "samples");

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

  /** What the engine shows to others, besides what lies in a package of that kind. */
  private static final Set<String> SHOWN_PACKAGES =
      Set.of(
          "haven.play",
          "haven.play.engine",
          "haven.play.manners",
          "haven.play.mind",
          "haven.play.record",
          "haven.play.scenario",
          "haven.play.view");

  private static final Set<String> SHOWN_CLASSES =
      Set.of(
          // the table as it stands, to be read
          "haven.play.table.Active",
          "haven.play.table.Figure",
          "haven.play.table.HeroState",
          "haven.play.table.Initiative",
          "haven.play.table.Items",
          "haven.play.table.Nature",
          "haven.play.table.Scene",
          "haven.play.table.SceneText",
          "haven.play.table.Side",
          "haven.play.table.State",
          "haven.play.map.MapState",
          "haven.play.turn.Cards",
          "haven.play.turn.Payment",
          // how an attack is reckoned
          "haven.play.attack.Reckoning",
          "haven.play.modifier.Lean",
          "haven.play.turn.Entry",
          "haven.play.turn.Half",
          "haven.play.turn.TurnOrder",
          "haven.play.ability.ElementBoard",
          // what the end of a scenario means, and what was found in it
          "haven.play.item.LootPile",
          "haven.play.item.Opened",
          // what many games of one set-up share, and what a set-up needs
          "haven.play.table.Stage",
          "haven.play.item.LootPool");

  private static DescribedPredicate<JavaClass> areOutsideTheEngine() {
    return describe(
        "are outside the engine and its stage",
        type -> isOurs(type) && !isOn("play", type) && !isOn("stage", type));
  }

  /** The laws look at everything: they say what must be true of it. */
  @Test
  void othersUseWhatTheEngineShows() {
    classes()
        .that(areOutsideTheEngine().and(not(areOn("laws"))))
        .should()
        .onlyDependOnClassesThat(
            describe(
                "are shown by the engine",
                target -> {
                  JavaClass type = target.getBaseComponentType();
                  return !isOn("play", type)
                      || SHOWN_PACKAGES.contains(type.getPackageName())
                      || SHOWN_CLASSES.stream()
                          .anyMatch(
                              name ->
                                  type.getName().equals(name)
                                      || type.getName().startsWith(name + "$"));
                }))
        .check(HOUSE);
  }

  /** State changes inside the engine only: nobody else calls anything that only acts. */
  @Test
  void nobodyElseChangesTheTable() {
    List<String> changes =
        HOUSE.stream()
            .filter(areOutsideTheEngine())
            .flatMap(type -> type.getAccessesFromSelf().stream())
            .filter(access -> isOnTheTable(access.getTargetOwner()))
            .filter(HouseTest::changes)
            .map(JavaAccess::getDescription)
            .toList();
    assertThat(changes).isEmpty();
  }

  private static boolean isOnTheTable(JavaClass type) {
    return isOn("play", type) && !SHOWN_PACKAGES.contains(type.getPackageName());
  }

  private static boolean changes(JavaAccess<?> access) {
    return switch (access) {
      case JavaMethodCall call ->
          call.getTarget().getRawReturnType().getName().equals("void")
              && !call.getTarget().getName().equals("tell");
      case JavaFieldAccess field -> field.getAccessType() == JavaFieldAccess.AccessType.SET;
      default -> false;
    };
  }

  /** One meaning per name: whoever reads of a class knows which one is meant. */
  @Test
  void noTwoClassesShareAName() {
    Map<String, List<String>> byName =
        HOUSE.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    assertThat(byName.values()).allMatch(types -> types.size() == 1);
  }

  private static final int MOST_FILES = 25;
  private static final int MOST_LINES = 400;

  /** Rooms that are small enough to know what is in them, and files to read in one sitting. */
  @Test
  void roomsAndFilesAreSmall() throws IOException {
    Map<Path, Integer> files = new TreeMap<>();
    List<String> tooLong = new ArrayList<>();
    for (String floor : FLOORS) {
      Path sources = root().resolve(floor).resolve("src/main/java");
      if (Files.exists(sources)) {
        try (var all = Files.walk(sources)) {
          for (Path file : all.filter(path -> path.toString().endsWith(".java")).toList()) {
            files.merge(sources.relativize(file.getParent()), 1, Integer::sum);
            long lines = Files.readAllLines(file).size();
            if (lines > MOST_LINES) {
              tooLong.add(file.getFileName() + " " + lines);
            }
          }
        }
      }
    }
    assertThat(files).isNotEmpty();
    assertThat(files.entrySet()).allMatch(room -> room.getValue() <= MOST_FILES);
    assertThat(tooLong).isEmpty();
  }

  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    return Files.exists(here.resolve("board")) ? here : here.resolve("..").normalize();
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
