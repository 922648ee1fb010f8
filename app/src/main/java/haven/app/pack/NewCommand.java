package haven.app.pack;

import haven.app.BadInput;
import haven.app.play.PackFolders;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code haven new}: a first version of something, with comments, that passes the check. */
@Command(
    name = "new",
    description = "Writes a first version of a pack, class, scenario or monster to go on from.",
    mixinStandardHelpOptions = true)
public final class NewCommand implements Callable<Integer> {
  private static final String SCHEMA = "schema.json";

  /** Who stands in a scenario of a pack that has no monsters. */
  private static final String EXAMPLE = "Straw Guard";

  /** What can be begun. */
  enum Kind {
    PACK,
    CLASS,
    SCENARIO,
    MONSTER;

    /** In small letters, as one types. */
    static final class Reader implements ITypeConverter<Kind> {
      @Override
      public Kind convert(String word) {
        for (Kind kind : values()) {
          if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
            return kind;
          }
        }
        throw new TypeConversionException("'" + word + "' is no pack, class, scenario or monster");
      }
    }
  }

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      converter = Kind.Reader.class,
      description = "pack, class, scenario or monster")
  private Kind kind = Kind.PACK;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "NAME", description = "Its name.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--in",
      paramLabel = "FOLDER",
      description = {
        "For a pack, where it is put (default: the folder of your packs);",
        "for anything else, the pack (default: the current folder)."
      })
  private @Nullable Path in;

  @Mixin private Shelf shelf = new Shelf();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    String name = String.join(" ", words).strip();
    if (!name.matches("[\\p{L}\\d][\\p{L}\\d '’.!?-]{0,60}")) {
      throw new BadInput("a name consists of letters, digits and spaces, not '" + name + "'");
    }
    Map<Path, String> files = kind == Kind.PACK ? pack(name) : part(name);
    for (Path file : files.keySet()) {
      if (Files.exists(file)) {
        throw new BadInput(file + " is there already; nothing was written");
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    for (Map.Entry<Path, String> file : files.entrySet()) {
      Path parent = file.getKey().toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.writeString(file.getKey(), file.getValue());
      out.println("wrote " + file.getKey());
    }
    out.println("Now change it, and see: haven check " + folder(name));
    out.flush();
    return ExitCode.OK;
  }

  private Path folder(String name) {
    if (kind == Kind.PACK) {
      return (in == null ? PackFolders.home() : in).resolve(id(name));
    }
    return in == null ? Path.of(".") : in;
  }

  private static String id(String name) {
    String slug = Pack.slug(name);
    if (!slug.matches("[a-z][a-z0-9-]{0,30}")) {
      throw new BadInput(
          "the id of a pack has small letters, digits and hyphens and begins with a letter, not '"
              + slug
              + "'");
    }
    return slug;
  }

  private Map<Path, String> pack(String name) throws IOException {
    Path folder = folder(name);
    if (Files.exists(folder)) {
      throw new BadInput(folder + " is there already; nothing was written");
    }
    Map<Path, String> files = new LinkedHashMap<>();
    files.put(
        folder.resolve("pack.yaml"), template("pack", SCHEMA, name).replace("@ID@", id(name)));
    files.put(folder.resolve(SCHEMA), resource("/packs/" + SCHEMA));
    return files;
  }

  private Map<Path, String> part(String name) throws IOException {
    Path folder = folder(name);
    if (!PackFiles.isPack(folder)) {
      throw new BadInput(
          folder + " is no pack, it has no pack.yaml: say which with --in, or haven new pack NAME");
    }
    Map<Path, String> files = new LinkedHashMap<>();
    switch (kind) {
      case CLASS -> put(files, folder, "classes", name, "class");
      case MONSTER -> monster(files, folder, name);
      case SCENARIO -> scenario(files, folder, name);
      case PACK -> throw new IllegalStateException("a pack is no part of a pack");
    }
    return files;
  }

  private static void monster(Map<Path, String> files, Path folder, String name)
      throws IOException {
    put(files, folder, "decks", name, "deck");
    put(files, folder, "monsters", name, "monster");
  }

  /** With a monster that the pack has, or with one of its own. */
  private void scenario(Map<Path, String> files, Path folder, String name) throws IOException {
    Packs.Read read = shelf.read(folder.toString());
    Pack pack =
        read.pack()
            .orElseThrow(
                () ->
                    new BadInput(
                        "mend the pack first (haven check %s): %s"
                            .formatted(folder, read.problems().getFirst())));
    Optional<MonsterType> known =
        pack.monsters().stream()
            .filter(type -> type.standees() >= 4)
            .filter(type -> type.lines().getFirst().containsKey(Rank.NORMAL))
            .filter(type -> type.lines().getFirst().containsKey(Rank.ELITE))
            .findFirst();
    if (known.isEmpty()) {
      monster(files, folder, EXAMPLE);
    }
    Path file = put(files, folder, "scenarios", name, "scenario");
    String monster = known.map(MonsterType::name).orElse(EXAMPLE);
    files.computeIfPresent(file, (_, text) -> text.replace("@MONSTER@", monster));
  }

  private static Path put(
      Map<Path, String> files, Path folder, String group, String name, String template)
      throws IOException {
    Path file = folder.resolve(group).resolve(Pack.slug(name) + ".yaml");
    files.put(file, template(template, "../" + SCHEMA, name));
    return file;
  }

  private static String template(String template, String schema, String name) throws IOException {
    return "# yaml-language-server: $schema="
        + schema
        + "\n"
        + resource(template.toLowerCase(Locale.ROOT) + ".yaml").replace("@NAME@", name);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = NewCommand.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the program lacks " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }
}
