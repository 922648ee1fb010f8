package haven.app.play;

import haven.app.BadInput;
import haven.app.Haven;
import haven.app.serve.Browser;
import haven.app.serve.ServeOptions;
import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.server.Server;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven play}: the server on this machine and a browser, or a scenario in the terminal. */
@Command(
    name = "play",
    description = {
      "Starts the server on this machine and opens the page in a browser.",
      "With --terminal, plays a scenario in the terminal; 'help' there says what can be typed."
    },
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  @Option(
      names = "--terminal",
      paramLabel = "SCENARIO",
      description =
          "What to play: a pack and a scenario, such as gh/1, or a sample (cellar-gh, cellar-jl,"
              + " cellar-fh, kitchen-bb).")
  private @Nullable String scenario;

  @Option(names = "--heroes", paramLabel = "N", description = "How many (default: all).")
  private int heroes;

  @Option(
      names = "--party",
      paramLabel = "CLASSES",
      description = "The heroes' classes, such as Brute,Tinkerer (default: the first ones).")
  private String party = "";

  @Option(names = "--level", paramLabel = "N", description = "The heroes' level (default: 1).")
  private int level = 1;

  @Option(
      names = "--policy",
      paramLabel = "NAME=VALUE",
      description = "Play by another reading of a rule; haven rules --policies lists them.")
  private List<String> policies = List.of();

  @Option(names = "--seed", paramLabel = "S", description = "For the same cards and dice again.")
  private @Nullable Long seed;

  @Option(
      names = "--chance",
      paramLabel = "dice|table",
      description = "Who draws and rolls: the game (default), or you, who then say what came up.")
  private String chance = "dice";

  @Option(names = "--save", paramLabel = "FILE", description = "Write the record of the game here.")
  private @Nullable Path save;

  @Option(names = "--no-browser", description = "Only print the address.")
  private boolean noBrowser;

  @Mixin private ServeOptions serving = new ServeOptions();

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return scenario == null ? inTheBrowser() : inTheTerminal(scenario);
  }

  private int inTheBrowser() throws IOException, InterruptedException {
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

  private int inTheTerminal(String wanted) throws IOException {
    if (level < 1 || level > 9) {
      throw new BadInput("--level should be 1 to 9, not " + level);
    }
    Chosen chosen =
        Chosen.of(
            new Chosen.Wish("", wanted, heroes, party, level, String.join(",", policies)),
            Chance.of(source(), seed == null ? System.currentTimeMillis() : seed),
            packs.library());
    PrintWriter out = spec.commandLine().getOut();
    Game game = chosen.start(true);
    out.println(chosen.scenario().id() + ", seed " + chosen.chance().seed());
    try (Input input = input()) {
      new TerminalGame(game, input, out).play();
    }
    GameRecord record = chosen.record(game, Haven.version());
    out.println("State " + GameRecord.text(game.hash()));
    if (save != null) {
      Files.writeString(save, record.toString());
      out.println("The record is in " + save + ": haven replay " + save);
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

  private static Input input() throws IOException {
    return System.console() != null && System.console().isTerminal()
        ? new Keyboard()
        : Input.piped(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }
}
