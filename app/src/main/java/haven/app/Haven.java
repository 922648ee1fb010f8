package haven.app;

import haven.app.imports.ImportCommand;
import haven.app.lab.FitCommand;
import haven.app.lab.SimulateCommand;
import haven.app.pack.CheckCommand;
import haven.app.pack.NewCommand;
import haven.app.pack.ShowCommand;
import haven.app.play.PlayCommand;
import haven.app.play.ReplayCommand;
import haven.app.puzzle.PuzzlesCommand;
import haven.app.serve.ServeCommand;
import haven.app.serve.WarmCommand;
import haven.app.solve.SolveCommand;
import haven.app.trial.TryCommand;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The command {@code haven}; every subcommand is named here. */
@Command(
    name = "haven",
    description = "Plays, checks and explains the Gloomhaven family of games.",
    mixinStandardHelpOptions = true,
    versionProvider = Haven.Version.class,
    subcommands = {
      PlayCommand.class,
      ServeCommand.class,
      ReplayCommand.class,
      SolveCommand.class,
      RulesCommand.class,
      CheckCommand.class,
      NewCommand.class,
      ShowCommand.class,
      TryCommand.class,
      ImportCommand.class,
      SimulateCommand.class,
      PuzzlesCommand.class,
      FitCommand.class,
      FuzzCommand.class,
      SignatureCommand.class,
      BenchCommand.class,
      WarmCommand.class
    })
public final class Haven implements Callable<Integer> {
  private Haven() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  /** The whole command line, ready to execute; tests give it writers of their own. */
  static CommandLine commandLine() {
    return commandLine(new Haven());
  }

  /** The same for a command that is not among them. */
  public static CommandLine commandLine(Object command) {
    return new CommandLine(command)
        .setOut(utf8(System.out))
        .setErr(utf8(System.err))
        .setParameterExceptionHandler(Failures::wrongUsage)
        .setExecutionExceptionHandler(Failures::whileRunning);
  }

  /** The terminal's own encoding may lack letters that rules and JSON need. */
  private static PrintWriter utf8(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  /** Without a word more, it is to be played. */
  @Override
  public Integer call() {
    return commandLine().execute("play");
  }

  /** What runs, for records; empty if it was not packaged. */
  public static String version() {
    return Objects.requireNonNullElse(Haven.class.getPackage().getImplementationVersion(), "");
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Haven.class.getPackage().getImplementationVersion();
      return new String[] {"haven " + Objects.requireNonNullElse(version, "(not packaged)")};
    }
  }
}
