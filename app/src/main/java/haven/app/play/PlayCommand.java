package haven.app.play;

import haven.app.BadInput;
import haven.app.Haven;
import haven.play.game.Game;
import haven.play.record.GameRecord;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven play}: a scenario in the terminal. */
@Command(
    name = "play",
    description = "Plays a scenario in the terminal; 'help' there says what can be typed.",
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  @Option(
      names = "--terminal",
      paramLabel = "SCENARIO",
      description = "What to play: cellar-gh, cellar-jl, cellar-fh or kitchen-bb.")
  private @Nullable String scenario;

  @Option(names = "--heroes", paramLabel = "N", description = "How many (default: all).")
  private int heroes;

  @Option(names = "--seed", paramLabel = "S", description = "For the same cards and dice again.")
  private @Nullable Long seed;

  @Option(names = "--save", paramLabel = "FILE", description = "Write the record of the game here.")
  private @Nullable Path save;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (scenario == null) {
      throw new BadInput("say what to play: haven play --terminal SCENARIO");
    }
    Chosen chosen =
        Chosen.of("", scenario, heroes, seed == null ? System.currentTimeMillis() : seed);
    PrintWriter out = spec.commandLine().getOut();
    Game game = chosen.start(true);
    out.println(chosen.sample().id() + ", seed " + chosen.seed());
    try (Input input = input()) {
      new TerminalGame(game, input, out).play();
    }
    GameRecord record = GameRecord.of(game, chosen.sample().id(), Haven.version());
    out.println("State " + GameRecord.text(game.hash()));
    if (save != null) {
      Files.writeString(save, record.toString());
      out.println("The record is in " + save + ": haven replay " + save);
    }
    out.flush();
    return 0;
  }

  private static Input input() throws IOException {
    return System.console() != null && System.console().isTerminal()
        ? new Keyboard()
        : Input.piped(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }
}
