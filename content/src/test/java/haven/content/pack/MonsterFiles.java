package haven.content.pack;

import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The monsters and decks of the Gloomhaven pack by file name, without the rest of it. */
record MonsterFiles(Map<String, MonsterType> monsters, Map<String, MonsterDeck> decks) {
  private static final String MANIFEST =
      "{pack: gh, name: Gloomhaven, ruleset: GH, version: 0.0.0, origin: printed}";

  static MonsterFiles read() {
    Pack pack = Packs.read(files()).orRefuse();
    return new MonsterFiles(
        pack.monsters().stream()
            .collect(Collectors.toMap(type -> Pack.slug(type.name()), type -> type)),
        pack.decks().stream()
            .collect(Collectors.toMap(deck -> Pack.slug(deck.name()), deck -> deck)));
  }

  static PackFiles files() {
    Path pack = Path.of("packs", "gh");
    Map<String, String> texts = new TreeMap<>();
    PackFiles.of(Files.isDirectory(pack) ? pack : Path.of("..").resolve(pack))
        .texts()
        .forEach(
            (file, text) -> {
              if (file.startsWith("monsters/") || file.startsWith("decks/")) {
                texts.put(file, text);
              }
            });
    texts.put(PackFiles.MANIFEST, MANIFEST);
    return new PackFiles("gh", texts);
  }
}
