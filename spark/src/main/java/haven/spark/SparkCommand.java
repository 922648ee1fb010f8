package haven.spark;

import haven.app.Haven;
import haven.app.lab.Crew;
import haven.app.lab.SimulateCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code haven simulate}, by Apache Spark. */
@Command(
    name = "simulate-on-spark",
    description = {
      "The same as haven simulate, with the same numbers, by Apache Spark.",
      "Packs of your own must lie at the same place on all machines."
    },
    mixinStandardHelpOptions = true)
public final class SparkCommand extends SimulateCommand {
  @Option(
      names = "--master",
      paramLabel = "ADDRESS",
      description = "Such as spark://host:7077 (default: this machine, local[*]).")
  private String master = "local[*]";

  public static void main(String[] arguments) {
    System.exit(Haven.commandLine(new SparkCommand()).execute(arguments));
  }

  @Override
  protected Crew crew() {
    return new SparkCrew(master);
  }
}
