package haven.content.pack;

import haven.content.form.Group;
import haven.content.form.Reading;
import haven.content.yaml.Problems;
import haven.content.yaml.YamlFile;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The monsters and decks of a pack by file name, read with their forms alone. */
public record MonsterFiles(
    Map<String, MonsterType> monsters, Map<String, MonsterDeck> decks, List<String> problems) {

  /** The pack of Gloomhaven, from wherever in the project the tests are run. */
  public static MonsterFiles gloomhaven() {
    Path up = Path.of("..");
    Path pack = Path.of("packs", "gh");
    return of(Files.isDirectory(pack) ? pack : up.resolve(pack));
  }

  static MonsterFiles of(Path pack) {
    Problems problems = new Problems();
    Map<String, MonsterType> monsters =
        each(
            pack.resolve("monsters"),
            new Group<>(
                "a monster",
                MonsterForms.MONSTER_KEYS,
                MonsterType.of("nobody", "none", 1, Map.of(Rank.NORMAL, StatLine.of(1, 0, 0, 0))),
                MonsterForms::monster),
            problems);
    Map<String, MonsterDeck> decks =
        each(
            pack.resolve("decks"),
            new Group<>(
                "an ability deck",
                MonsterForms.DECK_KEYS,
                new MonsterDeck("none", List.of(MonsterCard.of(1))),
                MonsterForms::deck),
            problems);
    return new MonsterFiles(
        monsters, decks, problems.list().stream().map(Object::toString).toList());
  }

  private static <T> Map<String, T> each(Path folder, Group<T> form, Problems problems) {
    Map<String, T> read = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replace(".yaml", "");
        YamlFile.read(name, Files.readString(file), problems)
            .ifPresent(node -> read.put(name, form.read(node, Reading.of(problems))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return read;
  }
}
