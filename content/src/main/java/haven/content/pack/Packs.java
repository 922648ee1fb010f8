package haven.content.pack;

import haven.content.campaign.StoryTexts;
import haven.content.form.Reading;
import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.content.yaml.Problem;
import haven.content.yaml.Problems;
import haven.content.yaml.YamlFile;
import haven.model.Ruleset;
import haven.model.pack.Manifest;
import haven.model.pack.Pack;
import haven.model.pack.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads packs. */
public final class Packs {
  private static final String TEXTS = "texts/";

  /**
   * What came of reading a pack.
   *
   * @param pack the pack, if nothing is wrong with it
   * @param warnings what could be better; such a pack can be played all the same
   */
  public record Read(Optional<Pack> pack, List<Problem> problems, List<Problem> warnings) {

    /** The pack; whoever needs it cannot go on without. */
    public Pack orRefuse() {
      return pack.orElseThrow(() -> new BadPack(problems));
    }
  }

  private final PackFiles files;
  private final Problems problems = new Problems();
  private boolean again;
  private Node written = new Node.Mapping(FilePlace.of(PackFiles.MANIFEST), List.of());

  private Packs(PackFiles files) {
    this.files = files;
  }

  /** Reads and checks all files of a pack that depends on no other. */
  public static Read read(PackFiles files) {
    return read(files, _ -> Optional.empty());
  }

  /**
   * Reads and checks all files of a pack. Whatever the packs define that it depends on belongs to
   * it, too.
   *
   * @param others finds other packs by their id
   */
  public static Read read(PackFiles files, Function<String, Optional<PackFiles>> others) {
    return new Packs(files).read(others);
  }

  /**
   * Reads a pack that was in order when a game was begun with it. What today's checks say against
   * it does not count, as long as something can be made of it: the game goes on.
   */
  static Read again(PackFiles files, Function<String, Optional<PackFiles>> others) {
    Packs packs = new Packs(files);
    packs.again = true;
    return packs.read(others);
  }

  private Read read(Function<String, Optional<PackFiles>> others) {
    Optional<Manifest> manifest = manifest();
    Borrowed borrowed = new Borrowed(others, problems);
    manifest.ifPresent(one -> borrowed.lookUp(written, one));
    manifest.ifPresent(this::isCalledLikeItsFolder);
    List<Definition<?>> definitions = new ArrayList<>();
    Map<String, Map<String, Node.Entry>> texts = new HashMap<>();
    read(definitions, texts);
    Index index = new Index(definitions, borrowed.definitions(), problems);
    new Checks(index, problems).run();
    manifest.map(one -> Ruleset.named(one.ruleset())).ifPresent(rules -> check(rules, index));
    manifest.ifPresent(
        one -> new TextChecks(one, place("languages"), index, texts, problems).run());
    if (manifest.isEmpty() || !problems.isEmpty() && !again) {
      return new Read(Optional.empty(), problems.list(), problems.warnings());
    }
    borrowed
        .texts()
        .forEach(
            (language, known) ->
                known.forEach(texts.computeIfAbsent(language, _ -> new HashMap<>())::putIfAbsent));
    try {
      Pack pack = new Assembly(manifest.get(), index).pack(texts(texts, index));
      return new Read(Optional.of(pack), List.of(), problems.warnings());
    } catch (RuntimeException e) {
      if (problems.isEmpty()) {
        throw e;
      }
      return new Read(Optional.empty(), problems.list(), problems.warnings());
    }
  }

  private void check(Ruleset rules, Index index) {
    new WordChecks.OfRules(rules, index, problems).run();
    new SettingChecks(rules, index, problems).run();
  }

  /** What the files define, without looking at it as a whole. */
  static void read(
      PackFiles files,
      Problems problems,
      List<Definition<?>> definitions,
      Map<String, Map<String, Node.Entry>> texts) {
    Packs packs = new Packs(files);
    packs.read(definitions, texts);
    packs
        .problems
        .list()
        .forEach(one -> problems.add(one.place(), one.field(), one.message(), one.remedy()));
  }

  static Optional<Manifest> manifest(PackFiles files) {
    return new Packs(files).manifest();
  }

  private void read(List<Definition<?>> definitions, Map<String, Map<String, Node.Entry>> texts) {
    files
        .texts()
        .forEach(
            (file, text) -> {
              if (file.startsWith(TEXTS)) {
                texts
                    .computeIfAbsent(language(file), _ -> new LinkedHashMap<>())
                    .putAll(texts(file, text));
              } else if (!file.equals(PackFiles.MANIFEST)) {
                YamlFile.read(named(file), text, problems)
                    .ifPresent(
                        node ->
                            definitions.addAll(
                                DefinitionForms.FILE.read(node, Reading.of(problems))));
              }
            });
  }

  /** Of {@code texts/de.yaml}, or of a file in the folder {@code texts/de}. */
  private static String language(String file) {
    String inside = file.substring(TEXTS.length(), file.length() - ".yaml".length());
    int slash = inside.indexOf('/');
    return slash < 0 ? inside : inside.substring(0, slash);
  }

  /** Packs are found by the names of their folders, and games are recorded with their ids. */
  private void isCalledLikeItsFolder(Manifest manifest) {
    if (isWritten(manifest.id()) && !manifest.id().equals(files.name())) {
      problems.add(
          place("pack"),
          "pack",
          "the pack is called '" + manifest.id() + "', but its folder '" + files.name() + "'",
          "give both the same name");
    }
  }

  /** Whether that is the id in the file, and not what stands for one that is not right. */
  private boolean isWritten(String id) {
    return written instanceof Node.Mapping mapping
        && mapping.get("pack").orElse(mapping) instanceof Node.Scalar scalar
        && scalar.text().equals(id);
  }

  /** Where a field of the manifest stands. */
  private FilePlace place(String field) {
    return written instanceof Node.Mapping mapping
        ? mapping.get(field).orElse(written).place()
        : written.place();
  }

  private String named(String file) {
    return files.name() + "/" + file;
  }

  private Optional<Manifest> manifest() {
    String text = files.texts().get(PackFiles.MANIFEST);
    if (text == null) {
      problems.add(
          FilePlace.of(named(PackFiles.MANIFEST)),
          "",
          "the pack has no manifest",
          "write a file pack.yaml with pack, name, ruleset, version and origin");
      return Optional.empty();
    }
    Optional<Node> node = YamlFile.read(named(PackFiles.MANIFEST), text, problems);
    written = node.orElse(written);
    return node.map(one -> DefinitionForms.MANIFEST.read(one, Reading.of(problems)));
  }

  /** Translations, and in English what belongs to a name without being part of a rule. */
  private static Texts texts(Map<String, Map<String, Node.Entry>> texts, Index index) {
    Map<String, Map<String, String>> translations = new HashMap<>();
    Map<String, String> english = new HashMap<>();
    index
        .battleGoals
        .values()
        .forEach(one -> english.put(Texts.of(one.name(), "text"), one.thing().text()));
    index.quests.values().forEach(one -> english.putAll(StoryTexts.of(one.name(), one.node())));
    index.events.values().forEach(one -> english.putAll(StoryTexts.of(one.name(), one.node())));
    translations.put("en", english);
    texts.forEach(
        (language, entries) -> {
          Map<String, String> known = new HashMap<>();
          entries.forEach((called, entry) -> known.put(called, text(entry)));
          translations.put(language, known);
        });
    return new Texts(translations);
  }

  private static String text(Node.Entry entry) {
    return entry.value() instanceof Node.Scalar scalar ? scalar.text() : "";
  }

  private Map<String, Node.Entry> texts(String file, String text) {
    Map<String, Node.Entry> texts = new LinkedHashMap<>();
    YamlFile.read(named(file), text, problems)
        .ifPresent(
            node -> {
              if (!(node instanceof Node.Mapping mapping)) {
                problems.add(
                    node.place(), "", "texts are pairs", "write 'English text: translation'");
                return;
              }
              for (Node.Entry entry : mapping.entries()) {
                texts.put(entry.key().text(), entry);
                if (!(entry.value() instanceof Node.Scalar)) {
                  problems.add(
                      entry.value().place(),
                      entry.key().text(),
                      "a translation is a text",
                      "write it on one line or after |");
                }
              }
            });
    return texts;
  }
}
