package haven.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the answers come from. */
interface Input extends AutoCloseable {

  /**
   * The next line; null when there is none any more.
   *
   * @param words what could be typed, for completion
   */
  @Nullable String line(String prompt, List<String> words) throws IOException;

  @Override
  default void close() throws IOException {}

  /** Lines piped in: nobody sees a prompt, nothing is completed. */
  static Input piped(BufferedReader reader) {
    return (_, _) -> reader.readLine();
  }
}
