package haven.app;

import haven.play.Refused;
import haven.rulebook.CatalogueException;
import haven.server.solve.BadPosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns whatever goes wrong into one line on standard error and an exit status. */
final class Failures {
  private Failures() {}

  static int wrongUsage(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    say(command, e.getMessage());
    command
        .getErr()
        .println("Try '" + command.getCommandSpec().qualifiedName() + " --help' for the options.");
    return CommandLine.ExitCode.USAGE;
  }

  static int whileRunning(Exception e, CommandLine command, ParseResult parsed) {
    say(
        command,
        switch (e) {
          case BadInput _, BadPosition _, CatalogueException _, Refused _ -> e.getMessage();
          case IOException _, UncheckedIOException _ -> "cannot read or write: " + e.getMessage();
          default -> "internal error, please report it: " + e;
        });
    return CommandLine.ExitCode.USAGE;
  }

  private static void say(CommandLine command, @Nullable String message) {
    String text = Objects.requireNonNullElse(message, "failed without a message");
    command.getErr().println("haven: " + text.lines().findFirst().orElse(""));
  }
}
