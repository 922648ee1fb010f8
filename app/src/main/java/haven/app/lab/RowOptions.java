package haven.app.lab;

import haven.app.BadInput;
import haven.app.play.Chosen;
import haven.app.play.PackFolders;
import haven.bots.Strength;
import haven.content.form.Forms;
import haven.content.pack.Library;
import haven.model.Difficulty;
import haven.model.Variant;
import haven.model.pack.Pack;
import haven.play.engine.Chance;
import haven.play.scenario.Hero;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is to be played: every scenario with every party and every choice of bots is a row. */
final class RowOptions {
  @Parameters(
      arity = "1..*",
      paramLabel = "SCENARIO",
      description = "A pack and a scenario, such as gh/1, or a sample (cellar-gh …).")
  private List<String> scenarios = List.of();

  @Option(
      names = "--party",
      paramLabel = "CLASSES",
      description =
          "The heroes' classes, such as Brute,Tinkerer (default: the first ones); once for each"
              + " party.")
  private List<String> parties = List.of();

  @Option(
      names = "--parties",
      split = ",",
      paramLabel = "N",
      description = "Sizes, such as 2,3,4: so many of each party, the first ones.")
  private List<Integer> sizes = List.of();

  @Option(
      names = "--bots",
      paramLabel = "NAME[,NAME…]",
      description =
          "Who plays: one for all seats, or one for each, such as steady (default); once for each"
              + " row.")
  private List<String> bots = List.of(Strength.STEADY.toString());

  @Option(names = "--level", paramLabel = "N", description = "The heroes' level (default: 1).")
  private int level = 1;

  @Option(
      names = "--difficulty",
      paramLabel = "NAME",
      description = "easy, normal, hard or very-hard; as in haven play.")
  private String difficulty = "";

  @Option(
      names = "--items",
      paramLabel = "CLASS: ITEMS",
      description = {
        "What a hero brings where it takes part; once for each hero (default: what a new hero of",
        "the starting classes of Gloomhaven buys for its gold, as the page suggests)."
      })
  private List<String> items = List.of();

  @Option(names = "--bare", description = "Heroes bring nothing but what --items says.")
  private boolean bare;

  @Option(
      names = "--hand",
      paramLabel = "CLASS: CARDS",
      description = "All cards that a hero takes along where it takes part.")
  private List<String> hands = List.of();

  @Option(
      names = "--policy",
      paramLabel = "NAME=VALUE",
      description = "Play by another reading of a rule; haven rules --policies lists them.")
  private List<String> policies = List.of();

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "Play a variant, such as reduced-randomness or open-information.")
  private List<String> variants = List.of();

  @Option(
      names = "--compare",
      paramLabel = "WITH",
      description = {
        "Play every seed a second time with something else, and compare: a pack (its id or its",
        "folder) that has scenarios and classes of the same names, a variant, a policy NAME=VALUE,",
        "a difficulty, or other bots."
      })
  private String compare = "";

  @Mixin private PackFolders packs = new PackFolders();

  /** What belongs to one row besides what all have. */
  private record Kind(String scenario, String party, int size, String bots) {}

  /** Words that give the same rows, wherever they are read. */
  List<String> arguments() {
    List<String> all = new ArrayList<>(scenarios);
    parties.forEach(one -> all.add("--party=" + one));
    sizes.forEach(one -> all.add("--parties=" + one));
    bots.forEach(one -> all.add("--bots=" + one));
    all.add("--level=" + level);
    all.add("--difficulty=" + difficulty);
    items.forEach(one -> all.add("--items=" + one));
    if (bare) {
      all.add("--bare");
    }
    hands.forEach(one -> all.add("--hand=" + one));
    policies.forEach(one -> all.add("--policy=" + one));
    variants.forEach(one -> all.add("--variant=" + one));
    all.add("--compare=" + folder(compare).map(one -> "" + one.toAbsolutePath()).orElse(compare));
    all.addAll(packs.arguments());
    return all;
  }

  List<Row> rows() {
    if (level < 1 || level > 9) {
      throw new BadInput("--level should be 1 to 9, not " + level);
    }
    Library library = packs.library().asItIs();
    Set<String> unused = new HashSet<>(items);
    unused.addAll(hands);
    List<Row> rows = new ArrayList<>();
    for (String scenario : scenarios) {
      for (String party : parties.isEmpty() ? List.of("") : parties) {
        for (int size : sizes.isEmpty() ? List.of(0) : sizes) {
          for (String players : bots) {
            rows.add(row(new Kind(scenario, first(party, size), size, players), library, unused));
          }
        }
      }
    }
    if (!unused.isEmpty()) {
      throw new BadInput("nobody of that class takes part: '" + unused.iterator().next() + "'");
    }
    return rows;
  }

  /** So many of the party. */
  private static String first(String party, int size) {
    List<String> names = List.of(party.split(","));
    if (size > names.size() && !party.isEmpty()) {
      throw new BadInput("--parties " + size + ": the party '" + party + "' is smaller");
    }
    return size == 0 ? party : String.join(",", names.subList(0, Math.min(size, names.size())));
  }

  private Row row(Kind kind, Library library, Set<String> unused) {
    Chosen plain = chosen(wish(kind, "", ""), library);
    String outfit = outfit(plain, unused);
    String cards = of(plain, hands, unused);
    Chosen.Wish wish = wish(kind, outfit, cards);
    Chosen chosen = chosen(wish, library);
    List<Strength> players = strengths(kind.bots);
    Optional<Row.Against> against =
        compare.isEmpty()
            ? Optional.empty()
            : Optional.of(new Row.Against(compare, other(wish, players, library)));
    return Row.of(chosen, players, against);
  }

  /** What was said, and for all others what they begin with. */
  private String outfit(Chosen plain, Set<String> unused) {
    List<String> all = new ArrayList<>();
    String said = of(plain, items, unused);
    if (!said.isEmpty()) {
      all.add(said);
    }
    if (!bare && level == 1) {
      Set<String> served =
          items.stream()
              .map(one -> Pack.slug(one.split(":")[0].strip()))
              .collect(Collectors.toSet());
      for (Hero hero : plain.setup().party().heroes()) {
        String name = hero.characterClass().name();
        if (!served.contains(Pack.slug(name))) {
          StartingItems.of(plain.scenario().id(), name).ifPresent(all::add);
        }
      }
    }
    return String.join(";", all);
  }

  private Chosen.Wish wish(Kind kind, String outfit, String cards) {
    return new Chosen.Wish(
        "",
        kind.scenario,
        kind.size,
        kind.party,
        level,
        difficulty,
        outfit,
        cards,
        String.join(",", policies),
        String.join(",", variants));
  }

  private static Chosen chosen(Chosen.Wish wish, Library library) {
    return Chosen.of(wish, Chance.dice(0), library);
  }

  /** What is said of classes that take part. */
  private static String of(Chosen chosen, List<String> said, Set<String> unused) {
    Set<String> there =
        chosen.setup().party().heroes().stream()
            .map(hero -> Pack.slug(hero.characterClass().name()))
            .collect(Collectors.toSet());
    List<String> meant =
        said.stream()
            .filter(
                one -> !one.contains(":") || there.contains(Pack.slug(one.split(":")[0].strip())))
            .toList();
    meant.forEach(unused::remove);
    return String.join(";", meant);
  }

  private static List<Strength> strengths(String names) {
    return Arrays.stream(names.split(","))
        .map(String::strip)
        .map(
            name ->
                Strength.named(name)
                    .orElseThrow(
                        () ->
                            new BadInput(
                                "no bot is called '"
                                    + name
                                    + "'; there are "
                                    + Arrays.stream(Strength.values())
                                        .map(Strength::toString)
                                        .collect(Collectors.joining(", ")))))
        .toList();
  }

  /** The other side: the same but for what is named. */
  private Row other(Chosen.Wish wish, List<Strength> players, Library library) {
    if (Strength.named(compare.split(",")[0].strip()).isPresent()) {
      return Row.of(chosen(wish, library), strengths(compare), Optional.empty());
    }
    if (compare.contains("=")) {
      String all = wish.policies().isEmpty() ? compare : wish.policies() + "," + compare;
      return Row.of(chosen(wish.agreeing(all), library), players, Optional.empty());
    }
    if (isOneOf(Variant.values())) {
      String all = wish.variants().isEmpty() ? compare : wish.variants() + "," + compare;
      return Row.of(chosen(wish.playing(all), library), players, Optional.empty());
    }
    if (isOneOf(Difficulty.values())) {
      return Row.of(chosen(wish.at(compare), library), players, Optional.empty());
    }
    return Row.of(otherPack(wish, library), players, Optional.empty());
  }

  private boolean isOneOf(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Forms::written).anyMatch(compare::equals);
  }

  private Chosen otherPack(Chosen.Wish wish, Library library) {
    int slash = wish.name().indexOf('/');
    if (slash < 0) {
      throw new BadInput("a sample cannot be compared with a pack: --compare " + compare);
    }
    String scenario = wish.name().substring(slash);
    Optional<Path> folder = folder(compare);
    if (folder.isPresent()) {
      Path pack = folder.get().toAbsolutePath().normalize();
      Path parent = pack.getParent();
      if (parent != null) {
        return chosen(wish.of(pack.getFileName() + scenario), packs.library(parent).asItIs());
      }
    }
    return chosen(wish.of(compare + scenario), library);
  }

  private static Optional<Path> folder(String wanted) {
    try {
      Path path = Path.of(wanted);
      return Files.isRegularFile(path.resolve("pack.yaml")) ? Optional.of(path) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
