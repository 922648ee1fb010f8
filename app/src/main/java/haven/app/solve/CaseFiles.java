package haven.app.solve;

import haven.app.BadInput;
import haven.play.mind.PositionText;
import haven.server.solve.PositionLimits;
import haven.server.solve.PositionReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds the cases in files and folders; JSON and drawn texts are told apart by their beginning. */
record CaseFiles(boolean ownPolicies) {
  private static final String STANDARD_INPUT = "-";
  private static final String NEXT_CASE = "(?m)^---+\\s*$";

  List<Case> read(List<String> names) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String name : names) {
      if (name.equals(STANDARD_INPUT)) {
        cases.addAll(parse("standard input", text(System.in)));
      } else if (Files.isDirectory(Path.of(name))) {
        for (Path file : filesIn(Path.of(name))) {
          cases.addAll(parse(file.toString(), content(file)));
        }
      } else {
        cases.addAll(parse(name, content(Path.of(name))));
      }
    }
    return cases;
  }

  private static String text(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  private static String content(Path file) throws IOException {
    if (!Files.isReadable(file)) {
      throw new BadInput(file + ": there is no such file, or it cannot be read");
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new BadInput(file + ": this is not text in UTF-8");
    }
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found =
          files.filter(file -> file.toString().matches(".*\\.(json|txt)")).sorted().toList();
      if (found.isEmpty()) {
        throw new BadInput(folder + ": there is no .json or .txt file in this folder");
      }
      return found;
    }
  }

  private List<Case> parse(String file, String text) {
    String start = text.stripLeading();
    return start.startsWith("{") || start.startsWith("[")
        ? new PositionReader(PositionLimits.GENEROUS, ownPolicies)
            .read(file, text).stream().map(Case::lettered).toList()
        : drawn(file, text);
  }

  private static List<Case> drawn(String file, String text) {
    String name = String.valueOf(Path.of(file).getFileName());
    String[] parts = text.split(NEXT_CASE, -1);
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      String id = parts.length == 1 ? name : name + " #" + (i + 1);
      try {
        cases.add(Case.drawn(id, PositionText.of(parts[i])));
      } catch (IllegalArgumentException e) {
        throw new BadInput(
            (parts.length == 1 ? file : file + " #" + (i + 1)) + ": " + e.getMessage());
      }
    }
    return cases;
  }
}
