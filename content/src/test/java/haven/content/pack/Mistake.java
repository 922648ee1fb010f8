package haven.content.pack;

import java.util.List;

/**
 * A mistake in a pack that is right otherwise.
 *
 * @param piece what is replaced in the file
 * @param at a text on the line that the problem is expected on; the replacement if empty
 */
record Mistake(
    String what,
    String file,
    String piece,
    String wrong,
    String at,
    String field,
    String message,
    String remedy) {
  static final String CLASS = "class.yaml";
  static final String MONSTERS = "monsters.yaml";
  static final String THINGS = "things.yaml";
  static final String SCENARIO = "scenario.yaml";
  static final String MANIFEST = "pack.yaml";
  static final String GERMAN = "texts/de.yaml";

  static Mistake mistake(
      String what,
      String file,
      String piece,
      String wrong,
      String field,
      String message,
      String remedy) {
    return new Mistake(what, file, piece, wrong, "", field, message, remedy);
  }

  @Override
  public String toString() {
    return what;
  }

  Mistake at(String line) {
    return new Mistake(what, file, piece, wrong, line, field, message, remedy);
  }

  SmallPack plant() {
    return SmallPack.small().replacing(file, piece, wrong);
  }

  int line(SmallPack pack) {
    String sought = at.isEmpty() ? wrong.lines().findFirst().orElse("") : at;
    List<String> lines = pack.text(file).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(sought)) {
        return i + 1;
      }
    }
    throw new IllegalStateException("'" + sought + "' is nowhere in " + file);
  }
}
