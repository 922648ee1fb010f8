package haven.content.yaml;

/**
 * Where something stands.
 *
 * @param file as one would name it, from the pack's folder on
 * @param line from 1; 0 for the file as a whole
 */
public record FilePlace(String file, int line, int column) implements Comparable<FilePlace> {

  public static FilePlace of(String file) {
    return new FilePlace(file, 0, 0);
  }

  @Override
  public int compareTo(FilePlace other) {
    int byFile = file.compareTo(other.file);
    int byLine = byFile == 0 ? Integer.compare(line, other.line) : byFile;
    return byLine == 0 ? Integer.compare(column, other.column) : byLine;
  }

  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line + ":" + column;
  }
}
