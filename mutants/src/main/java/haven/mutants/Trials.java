package haven.mutants;

import haven.rulebook.Catalogue;
import haven.rulebook.Coverage;
import haven.rulebook.Credit;
import haven.rulebook.RuleResult;
import haven.rulebook.RuleRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which tests are run against a mutant: those of its rule, as the last build recorded them. */
final class Trials {
  /** One test method, or a whole class of tests if the method is empty. */
  record Trial(TrialKind stage, String type, String method) {
    @Override
    public String toString() {
      return method.isEmpty() ? type : type + "." + method;
    }
  }

  /** Whole games and played cards, quick ones first. */
  private static final List<String> WHOLE_GAMES =
      List.of(
          "RandomGamesTest",
          "BruteCardsTest",
          "CragheartCardsTest",
          "MindthiefCardsTest",
          "ScoundrelCardsTest",
          "SpellweaverCardsTest",
          "TinkererCardsTest",
          "ItemsPlayedTest",
          "PerksPlayedTest",
          "ScenarioRulesTest",
          "CardHalvesPlayedTest",
          "MonsterGamesTest");

  /** What takes so long that only a thorough run has the time for it. */
  private static final List<String> LAWS =
      List.of("MonsterCardsPlayedTest", "LawsTest", "PackLawsTest", "ScenarioEndingsTest");

  /** Another solver, which only knows the rules that the first one knows. */
  private static final List<String> SOLVERS = List.of("OracleComparisonTest");

  private static final List<String> FIXTURES =
      List.of("ScenarioGoldenTest", "WonGameTest", "GoldenTest");

  /** Class, method, and for tests with several runs what is shown of the run. */
  private static final Pattern TEST = Pattern.compile("([\\w.$]+)\\.(\\w+)( .*)?");

  private final Catalogue catalogue = Catalogue.load();
  private final boolean thorough;
  private final Coverage coverage;
  private final List<Trial> games;
  private final List<Trial> solvers;
  private final List<Trial> fixtures;

  Trials(Home home, boolean thorough) throws IOException {
    this.thorough = thorough;
    coverage =
        Coverage.ofLastBuild(home.folder())
            .orElseThrow(() -> new IllegalStateException("no test results; run mvn verify first"));
    List<String> played = new ArrayList<>(WHOLE_GAMES);
    if (thorough) {
      played.addAll(LAWS);
    }
    games = find(home, TrialKind.WHOLE_GAMES, played);
    solvers = find(home, TrialKind.WHOLE_GAMES, SOLVERS);
    fixtures = find(home, TrialKind.FIXTURES, FIXTURES);
  }

  private static List<Trial> find(Home home, TrialKind stage, List<String> names)
      throws IOException {
    List<Trial> trials = new ArrayList<>();
    for (Path folder : home.classes(true)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .map(file -> folder.relativize(file).toString())
            .filter(file -> names.stream().anyMatch(name -> file.endsWith("/" + name + ".class")))
            .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
            .forEach(type -> trials.add(new Trial(stage, type, "")));
      }
    }
    trials.sort(
        (a, b) -> Integer.compare(names.indexOf(simple(a.type)), names.indexOf(simple(b.type))));
    return trials;
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  List<Trial> of(Mutant mutant) {
    RuleRow row = catalogue.find(mutant.rule()).orElseThrow();
    Set<Trial> trials = new LinkedHashSet<>(own(mutant, row, true));
    List<Trial> parts =
        own(mutant, row, false).stream()
            .filter(
                part -> !trials.contains(new Trial(TrialKind.OWN_IN_GAME, part.type, part.method)))
            .toList();
    if (!thorough) {
      trials.addAll(parts);
    }
    if (Credit.SOLVER.provesInGame(row)) {
      trials.addAll(solvers);
    }
    trials.addAll(games);
    trials.addAll(parts);
    trials.addAll(fixtures);
    return List.copyOf(trials);
  }

  private List<Trial> own(Mutant mutant, RuleRow row, boolean inGame) {
    TrialKind stage = inGame ? TrialKind.OWN_IN_GAME : TrialKind.OWN_OF_PARTS;
    return coverage.results().stream()
        .filter(RuleResult::passed)
        .filter(result -> result.id().equals(row.id()))
        .filter(result -> mutant.editions().contains(result.edition()))
        .filter(result -> result.credit().provesInGame(row) == inGame)
        .map(result -> TEST.matcher(result.test()))
        .filter(Matcher::matches)
        .map(test -> new Trial(stage, test.group(1), test.group(2)))
        .distinct()
        .toList();
  }
}
