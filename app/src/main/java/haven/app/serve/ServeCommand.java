package haven.app.serve;

import haven.app.play.PackFolders;
import haven.server.Server;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven serve}: the server, for others. */
@Command(
    name = "serve",
    description = "Runs the server for others to play on; put a proxy with HTTPS in front of it.",
    mixinStandardHelpOptions = true)
public final class ServeCommand implements Callable<Integer> {
  @Option(
      names = "--host",
      paramLabel = "H",
      description = "What to bind to (default: 127.0.0.1, this machine only).")
  private String host = Server.Options.LOOPBACK;

  @Option(names = "--accounts", description = "People need an account with a password.")
  private boolean accounts;

  @Mixin private ServeOptions options = new ServeOptions();

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (Server server = options.start(host, accounts, packs)) {
      spec.commandLine().getOut().println("Havenwright listens on " + host + ":" + server.port());
      Thread.currentThread().join();
    }
    return 0;
  }
}
