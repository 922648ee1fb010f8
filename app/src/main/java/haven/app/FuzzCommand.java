package haven.app;

import haven.app.fuzz.Fragments;
import haven.app.fuzz.Fragments.Verdict;
import haven.app.play.PackFolders;
import haven.bots.Strength;
import haven.content.pack.Library;
import haven.laws.BrokenLaw;
import haven.laws.Expeditions;
import haven.laws.Laws;
import haven.laws.Playable;
import haven.play.engine.Brain;
import haven.samples.Samples;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven fuzz}: random games in which every law is checked. */
@Command(
    name = "fuzz",
    description = {
      "Plays random games of all samples, and of packs with characters of any class and level, and",
      "checks what must hold in every game.",
      "Exit status 1 if a law is broken; the line printed then says how to see it again."
    },
    mixinStandardHelpOptions = true)
final class FuzzCommand implements Callable<Integer> {
  private static final int LINE = 80;
  private static final long SECONDS = 60;
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "How long to play at most (default: 1, or as long as --games takes).")
  private @Nullable Double minutes;

  @Option(names = "--games", paramLabel = "N", description = "Stop after so many games.")
  private @Nullable Long games;

  @Option(
      names = "--fragments",
      paramLabel = "N",
      description = {
        "Instead of games, make up so many fragments of packs: what passes the check is played,",
        "and every line of it must do something somewhere."
      })
  private @Nullable Integer fragments;

  @Option(
      names = "--every-field",
      description = "Every field of these fragments must make a difference, too.")
  private boolean everyField;

  @Option(
      names = "--bots",
      paramLabel = "NAME",
      description = "Who plays, such as steady (default: random choices).")
  private @Nullable String bots;

  @Option(
      names = "--of",
      paramLabel = "PACK",
      description = "Only expeditions to scenarios of this pack, such as gh, and no samples.")
  private @Nullable String of;

  @Option(names = "--seed", paramLabel = "S", description = "Of the first game; then S+1, S+2, …")
  private @Nullable Long seed;

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (fragments != null) {
      return tryFragments(fragments, seed == null ? System.currentTimeMillis() : seed);
    }
    if (minutes != null && !(minutes > 0) || games != null && games < 1) {
      throw new BadInput("--minutes and --games should be more than 0");
    }
    long first = seed == null ? System.currentTimeMillis() : seed;
    PrintWriter out = spec.commandLine().getOut();
    try {
      out.println(play(first));
      out.flush();
      return 0;
    } catch (BrokenLaw broken) {
      out.println(broken.getMessage() + (of == null ? "" : " --of " + of));
      out.flush();
      broken.printStackTrace(spec.commandLine().getErr());
      return 1;
    }
  }

  private int tryFragments(int number, long first) {
    if (number < 1) {
      throw new BadInput("--fragments should be more than 0");
    }
    PrintWriter out = spec.commandLine().getOut();
    int refused = 0;
    int failed = 0;
    try (ProgressBar bar = bar(number, " fragments")) {
      for (int i = 0; i < number; i++) {
        Verdict verdict = Fragments.check(first + i, everyField);
        refused += verdict.refused();
        if (!verdict.isHonoured()) {
          failed++;
          out.println(verdict);
          out.flush();
        }
        bar.step();
      }
    }
    out.printf(
        Locale.ROOT,
        "%d fragments from seed %d, besides %d that the check refused: %s%n",
        number,
        first,
        refused,
        failed == 0 ? "all are honoured" : failed + " are not honoured");
    out.flush();
    return failed == 0 ? 0 : 1;
  }

  private String play(long first) {
    List<List<Playable>> kinds = of == null ? kinds() : List.of(expeditions(of));
    long most = games == null ? Long.MAX_VALUE : games;
    long seconds = seconds();
    long start = System.nanoTime();
    long played = 0;
    long decisions = 0;
    try (ProgressBar bar = games == null ? bar(seconds, "s") : bar(games, " games")) {
      long passed = 0;
      while (played < most && passed < seconds) {
        long next = first + played;
        decisions +=
            Laws.check(next, kinds.get((int) Math.floorMod(next, kinds.size())), player(next))
                .decisions();
        played++;
        passed = (System.nanoTime() - start) / NANOS_PER_SECOND;
        bar.stepTo(games == null ? Math.min(passed, seconds) : played);
        bar.setExtraMessage(games == null ? played + " games" : "");
      }
    }
    return String.format(
        Locale.ROOT,
        "%d games from seed %d, %d decisions: every law holds",
        played,
        first,
        decisions);
  }

  private List<List<Playable>> kinds() {
    List<List<Playable>> kinds = new ArrayList<>();
    kinds.add(List.of(Samples.values())); // they have what packs do not use yet
    Library library = packs.library();
    for (String id : library.ids()) {
      List<Playable> expeditions = new Expeditions(library.pack(id));
      if (!expeditions.isEmpty()) {
        kinds.add(expeditions);
      }
    }
    return kinds;
  }

  private List<Playable> expeditions(String id) {
    Library library = packs.library();
    if (!library.ids().contains(id)) {
      throw new BadInput(
          "no pack is called '%s'; there are %s".formatted(id, String.join(", ", library.ids())));
    }
    List<Playable> expeditions = new Expeditions(library.pack(id));
    if (expeditions.isEmpty()) {
      throw new BadInput("the pack '" + id + "' has no scenarios or no classes to play");
    }
    return expeditions;
  }

  private Optional<Brain> player(long seed) {
    return bots == null
        ? Optional.empty()
        : Optional.of(
            Strength.named(bots)
                .orElseThrow(() -> new BadInput("no bot is called '" + bots + "'"))
                .bot(seed));
  }

  private long seconds() {
    if (minutes == null) {
      return games == null ? SECONDS : Long.MAX_VALUE;
    }
    return Math.max(1, Math.round(minutes * 60));
  }

  private static ProgressBar bar(long most, String unit) {
    return new ProgressBarBuilder()
        .setTaskName("fuzz")
        .setInitialMax(most)
        .setUnit(unit, 1)
        .setConsumer(new ConsoleProgressBarConsumer(System.err, LINE))
        .build();
  }
}
