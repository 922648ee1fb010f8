package haven.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Rows under a header; the first column is aligned left, the others right. */
public final class TextTable {
  private final List<List<String>> lines = new ArrayList<>();

  public TextTable(String... header) {
    lines.add(List.of(header));
  }

  public void row(String label, List<String> values) {
    List<String> line = new ArrayList<>(values);
    line.addFirst(label);
    lines.add(line);
  }

  public void print(PrintWriter out) {
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < line.size(); column++) {
        String gap = " ".repeat(width(column) - line.get(column).length());
        text.append(column == 0 ? line.get(0) + gap : "  " + gap + line.get(column));
      }
      out.println(text);
    }
  }

  private int width(int column) {
    return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
  }
}
