package haven.app.play;

import java.io.IOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Somebody at a terminal, with history and completion. */
final class Keyboard implements Input {
  private final Terminal terminal;
  private final LineReader reader;
  private List<String> words = List.of();

  Keyboard() throws IOException {
    terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("haven")
            .completer(
                (_, line, candidates) -> {
                  // An answer may have several words: each candidate is what follows those typed.
                  String typed = line.line().substring(0, line.cursor());
                  String before = typed.substring(0, typed.lastIndexOf(' ') + 1);
                  words.stream()
                      .filter(word -> word.startsWith(before))
                      .map(word -> word.substring(before.length()))
                      .forEach(rest -> candidates.add(new Candidate(rest)));
                })
            .build();
  }

  @Override
  public @Nullable String line(String prompt, List<String> possible) {
    words = possible;
    try {
      return reader.readLine(prompt);
    } catch (EndOfFileException | UserInterruptException e) {
      return null;
    }
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
