package haven.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One run of the command {@code haven} inside a test. */
public record Run(int status, String out, String err) {

  public static Run haven(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Haven.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    return new Run(status, out.toString(), err.toString());
  }

  public JsonNode json() {
    return JsonMapper.shared().readTree(out);
  }
}
