package haven.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the answers come from. */
public interface Input extends AutoCloseable {

  /**
   * The next line; null when there is none any more.
   *
   * @param words what could be typed, for completion
   */
  @Nullable String line(String prompt, List<String> words) throws IOException;

  @Override
  default void close() throws IOException {}

  /** Whoever sits at the terminal, or what is piped in. */
  static Input open() throws IOException {
    return System.console() != null && System.console().isTerminal()
        ? new Keyboard()
        : piped(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }

  /** Lines piped in: nobody sees a prompt, nothing is completed. */
  static Input piped(BufferedReader reader) {
    return (_, _) -> reader.readLine();
  }
}
