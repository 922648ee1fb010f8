package haven.content.pack;

import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

/** The monsters and decks of the Gloomhaven pack by file name. */
record MonsterFiles(Map<String, MonsterType> monsters, Map<String, MonsterDeck> decks) {
  /** It has no cards in the box. */
  private static final String TOKEN = "Zephyr";

  static MonsterFiles read() {
    Pack pack = Packs.read(files()).orRefuse();
    return new MonsterFiles(
        pack.monsters().stream()
            .filter(type -> !type.name().equals(TOKEN))
            .collect(Collectors.toMap(type -> Pack.slug(type.name()), type -> type)),
        pack.decks().stream()
            .filter(deck -> !deck.name().equals(TOKEN))
            .collect(Collectors.toMap(deck -> Pack.slug(deck.name()), deck -> deck)));
  }

  static PackFiles files() {
    Path pack = Path.of("packs", "gh");
    return PackFiles.of(Files.isDirectory(pack) ? pack : Path.of("..").resolve(pack));
  }
}
