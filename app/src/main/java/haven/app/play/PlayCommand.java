package haven.app.play;

import haven.app.BadInput;
import haven.app.Haven;
import haven.app.serve.Browser;
import haven.app.serve.ServeOptions;
import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import haven.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** {@code haven play}: the server on this machine and a browser, or a scenario in the terminal. */
@Command(
    name = "play",
    description = {
      "Starts the server on this machine and opens the page in a browser.",
      "With a scenario, plays that in the terminal; 'help' there says what can be typed."
    },
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  private static final List<String> SET_UP =
      List.of(
          "--heroes",
          "--party",
          "--level",
          "--difficulty",
          "--items",
          "--hand",
          "--policy",
          "--variant",
          "--seed",
          "--chance");

  @Parameters(
      arity = "0..1",
      paramLabel = "SCENARIO",
      description =
          "What to play in the terminal: a pack and a scenario, such as gh/1, or a sample"
              + " (cellar-gh, cellar-jl, cellar-fh, kitchen-bb).")
  private @Nullable String named;

  @Option(
      names = "--terminal",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "SCENARIO",
      description = "The same as SCENARIO.")
  private @Nullable String terminal;

  @Option(names = "--heroes", paramLabel = "N", description = "How many (default: all).")
  private int heroes;

  @Option(
      names = "--party",
      paramLabel = "CLASSES",
      description = "The heroes' classes, such as Brute,Tinkerer (default: the first ones).")
  private String party = "";

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "The heroes' level (default: 1); in Buttons & Bugs a scenario gives its own.")
  private int level = 1;

  @Option(
      names = "--difficulty",
      paramLabel = "NAME",
      description =
          "easy, normal, hard or very-hard, where the game has names for that; in Buttons & Bugs"
              + " the monsters' modifier board.")
  private String difficulty = "";

  @Option(
      names = "--items",
      paramLabel = "CLASS: ITEMS",
      description =
          "What a hero brings, such as 'Brute: Leather Armor, Minor Healing Potion';"
              + " once for each hero.")
  private List<String> items = List.of();

  @Option(
      names = "--hand",
      paramLabel = "CLASS: CARDS",
      description =
          "All cards that a hero takes along, such as 'Brute: Trample, Skewer, …'; 'haven show"
              + " Brute' lists them (default: those to begin with).")
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

  @Option(names = "--seed", paramLabel = "S", description = "For the same cards and dice again.")
  private @Nullable Long seed;

  @Option(
      names = "--chance",
      paramLabel = "dice|table",
      description = "Who draws and rolls: the game (default), or you, who then say what came up.")
  private String chance = "dice";

  @Option(
      names = "--ask-everything",
      description = "Ask whatever the rules leave open, also where there is one sensible answer.")
  private boolean everything;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Write the record of the game here, choice by choice; a new file.")
  private @Nullable Path save;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Go on with the game of a record, in the same file unless --save names another.")
  private @Nullable Path resume;

  @Option(names = "--no-browser", description = "Only print the address.")
  private boolean noBrowser;

  @Mixin private ServeOptions serving = new ServeOptions();

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    String wanted = named != null ? named : terminal;
    if (resume != null) {
      return goOn(resume, wanted != null && !wanted.isEmpty());
    }
    if (wanted == null) {
      return inTheBrowser();
    }
    if (wanted.isEmpty() || named != null && terminal != null && !terminal.isEmpty()) {
      throw new BadInput("name one scenario to play, such as 'haven play gh/1', or --resume FILE");
    }
    return begin(wanted);
  }

  /** The first of these options that was given. */
  private Optional<String> given(List<String> options) {
    ParseResult parsed = spec.commandLine().getParseResult();
    return options.stream().filter(parsed::hasMatchedOption).findFirst();
  }

  private int inTheBrowser() throws IOException, InterruptedException {
    Optional<String> useless = given(SET_UP).or(() -> given(List.of("--save", "--ask-everything")));
    if (useless.isPresent()) {
      throw new BadInput(
          useless.get()
              + " is for a game in the terminal: name the scenario, as in 'haven play gh/1 "
              + useless.get()
              + " …'; without one, the page asks for everything");
    }
    PrintWriter out = spec.commandLine().getOut();
    try (Server server = serving.start(Server.Options.LOOPBACK, false, packs)) {
      String address = "http://localhost:" + server.port() + "/";
      out.println("Havenwright is at " + address + " (Ctrl-C ends it)");
      out.flush();
      if (!noBrowser) {
        Browser.open(address);
      }
      Thread.currentThread().join();
    }
    return 0;
  }

  private int begin(String wanted) throws IOException {
    if (level < 1 || level > 9) {
      throw new BadInput("--level should be 1 to 9, not " + level);
    }
    Chosen chosen =
        Chosen.of(
            new Chosen.Wish(
                "",
                wanted,
                heroes,
                party,
                level,
                difficulty,
                String.join(";", items),
                String.join(";", hands),
                String.join(",", policies),
                String.join(",", variants)),
            Chance.of(source(), seed == null ? System.currentTimeMillis() : seed),
            packs.library());
    Game game = chosen.start(true);
    Optional<SavedGame> saved = Optional.empty();
    if (save != null) {
      saved = Optional.of(SavedGame.create(save, chosen.record(game, Haven.version())));
    }
    return inTheTerminal(chosen, game, saved);
  }

  private int goOn(Path file, boolean scenario) throws IOException {
    Optional<String> fixed = scenario ? Optional.of("a scenario") : given(SET_UP);
    if (fixed.isPresent()) {
      throw new BadInput(
          fixed.get() + " cannot be given with --resume: the record says how the game was set up");
    }
    RecordFiles.Read read = RecordFiles.read(file);
    Chosen chosen = Chosen.again(file + ": ", read.record(), packs.library());
    Replay replay = read.record().replay(chosen.start(true));
    List<String> changes = RecordFiles.changes(read.record(), replay, chosen);
    if (!(replay instanceof Replay.Whole)) {
      throw new BadInput(
          file
              + " does not lead where it led: "
              + String.join("; ", changes)
              + "; 'haven replay "
              + file
              + " --keep OTHER' writes what holds, to --resume OTHER");
    }
    PrintWriter out = spec.commandLine().getOut();
    read.notes().forEach(note -> out.println("! " + note));
    changes.forEach(change -> out.println("! " + change));
    Game game = replay.game();
    GameRecord record = chosen.record(game, Haven.version());
    SavedGame saved =
        save == null || save.toAbsolutePath().normalize().equals(file.toAbsolutePath().normalize())
            ? SavedGame.goOn(file, record)
            : SavedGame.create(save, record);
    return inTheTerminal(chosen, game, Optional.of(saved));
  }

  private int inTheTerminal(Chosen chosen, Game game, Optional<SavedGame> saved)
      throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    out.println(chosen.scenario().id() + ", seed " + chosen.chance().seed());
    Readings.lines(chosen.agreement()).forEach(out::println);
    out.println("'help' says what can be typed, and how to read the map");
    try (Input input = Input.open()) {
      new TerminalGame(game, input, out, saved, everything).play();
    }
    out.println("State " + GameRecord.text(game.hash()));
    if (saved.isPresent()) {
      try (SavedGame file = saved.get()) {
        file.end(game);
        out.println("The record is in " + file.file() + ": haven replay " + file.file());
      }
    }
    out.flush();
    return 0;
  }

  private Chance.Source source() {
    return switch (chance) {
      case "dice" -> Chance.Source.DICE;
      case "table" -> Chance.Source.TABLE;
      default -> throw new BadInput("--chance should be dice or table, not " + chance);
    };
  }
}
