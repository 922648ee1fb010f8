package haven.packs.words;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.pack.Pack;
import haven.stage.Arena;
import java.nio.file.Path;

/** Classes of the tests with a card for each word of the language. */
final class WordsPack {
  static final Pack PACK =
      Packs.read(PackFiles.of(Path.of("src", "test", "resources", "words"))).orRefuse();

  private WordsPack() {}

  static Arena counter(Ruleset ruleset, String picture, String... cards) {
    return trying(ruleset, "Counter", picture, cards);
  }

  /** Where there is only one hero, its ally is left out. */
  static Arena trying(Ruleset ruleset, String name, String picture, String... cards) {
    String drawn = ruleset.hexes().setUp().oneOpenRoom() ? picture.replace('B', '.') : picture;
    return Arena.trying(ruleset, PACK.characterClass(name), drawn, cards);
  }
}
