package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.content.yaml.YamlFile;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** The schema that editors use says the same as the forms that read packs. */
final class SchemaTest {
  private static final Path PACKS = SmallPack.root().resolve("packs");

  /** With {@code -Dhaven.schema=write} the files are brought up to date. */
  private static final KeptFile FILE = new KeptFile(PACKS.resolve("schema.json"), "haven.schema");

  private static final int SMALL = 300_000;

  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(PackSchema.json(), InputFormat.JSON);

  @Test
  void theFileIsWhatTheFormsDescribe() throws IOException {
    FILE.holds(PackSchema.json());
    assertThat(PackSchema.json().length()).isLessThan(SMALL);
  }

  @Test
  void everyFileOfTheBuiltInPacksFollowsIt() throws IOException {
    try (var packs = Files.list(PACKS)) {
      for (Path pack : packs.filter(PackFiles::isPack).toList()) {
        PackFiles.of(pack).texts().forEach((file, text) -> follows(pack + "/" + file, text));
      }
    }
  }

  @Test
  void everythingThatCanBeWrittenFollowsIt() {
    for (String pack : List.of("small", "everything")) {
      SmallPack.named(pack).texts().forEach((file, text) -> follows(pack + "/" + file, text));
    }
  }

  private static void follows(String file, String text) {
    assertThat(SCHEMA.validate(json(text), InputFormat.JSON)).as(file).isEmpty();
  }

  @Test
  void everyFileOfTheBuiltInPacksNamesTheSchema() throws IOException {
    try (var paths = Files.walk(PACKS.resolve("gh"))) {
      for (Path file : paths.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        Path way =
            Objects.requireNonNull(file.toAbsolutePath().getParent())
                .relativize(FILE.path().toAbsolutePath());
        String line = "# yaml-language-server: $schema=" + way.toString().replace('\\', '/') + "\n";
        KeptFile kept = new KeptFile(file, FILE.property());
        String text = kept.text();
        if (kept.isToBeWritten() && !text.startsWith("# yaml-language-server:")) {
          kept.write(line + text);
        }
        assertThat(text).as("%s, see theFileIsWhatTheFormsDescribe", file).startsWith(line);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class.yaml    | hand-size: 2          | hand-sise: 2
          class.yaml    | initiative: 70        | initiative: 170
          class.yaml    | gives: [muddle]       | gives: [mudle]
          class.yaml    | - attack: 3           | - atack: 3
          class.yaml    | {add: [+1]}           | {add: [+9]}
          monsters.yaml | standees: 4           | standees: many
          scenario.yaml | goal: kill-all        | goal: kill-everything
          scenario.yaml | {plate: scales, at:   | {plate: scales, on:
          pack.yaml     | origin: original      | origin: copied
          pack.yaml     | version: 1.0.0        | wersion: 1.0.0
          """)
  void mistakesDoNot(String file, String piece, String wrong) {
    String text = SmallPack.small().replacing(file, piece, wrong).text(file);
    assertThat(SCHEMA.validate(json(text), InputFormat.JSON)).isNotEmpty();
  }

  /** As an editor sees the file: numbers, truth values and null are no texts. */
  private static String json(String yaml) {
    Node node = YamlFile.read("file", yaml, new Problems()).orElseThrow();
    return JsonMapper.shared().writeValueAsString(plain(node));
  }

  private static @Nullable Object plain(Node node) {
    return switch (node) {
      case Node.Mapping mapping -> {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        mapping.entries().forEach(entry -> fields.put(entry.key().text(), plain(entry.value())));
        yield fields;
      }
      case Node.Sequence sequence -> {
        List<@Nullable Object> items = new ArrayList<>();
        sequence.items().forEach(item -> items.add(plain(item)));
        yield items;
      }
      case Node.Scalar(var _, String text, boolean quoted) -> {
        if (quoted) {
          yield text;
        }
        if (text.matches("[-+]?\\d{1,9}")) {
          yield Integer.parseInt(text);
        }
        yield switch (text) {
          case "true" -> true;
          case "false" -> false;
          case "null", "~", "" -> null;
          default -> text;
        };
      }
    };
  }
}
