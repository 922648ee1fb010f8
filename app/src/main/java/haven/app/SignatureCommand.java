package haven.app;

import haven.laws.Signature;
import haven.samples.Samples;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven signature}: one number for how the engine behaves. */
@Command(
    name = "signature",
    description = "Plays a fixed set of games and prints one number over all that happens in them.",
    mixinStandardHelpOptions = true)
final class SignatureCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON document, with a number per sample too.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      Map<String, Object> samples = new LinkedHashMap<>();
      for (Samples sample : Samples.values()) {
        samples.put(sample.id(), hex(Signature.of(sample)));
      }
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("signature", hex(Signature.of(List.of(Samples.values()))));
      document.put("samples", samples);
      out.println(new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document));
    } else {
      out.println(hex(Signature.of(List.of(Samples.values()))));
    }
    out.flush();
    return 0;
  }

  private static String hex(long number) {
    return "%016x".formatted(number);
  }
}
