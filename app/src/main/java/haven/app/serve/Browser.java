package haven.app.serve;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The user's browser. */
public final class Browser {
  private Browser() {}

  /** Opens a page, if there is a browser to be had; the address has been printed anyway. */
  public static void open(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> command =
        system.contains("mac")
            ? List.of("open", address)
            : system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of("xdg-open", address);
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // No browser on this machine: whoever reads the address opens it elsewhere.
    }
  }
}
