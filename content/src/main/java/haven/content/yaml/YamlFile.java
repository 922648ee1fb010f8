package haven.content.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads the text of a YAML file. */
public final class YamlFile {
  private final String file;
  private final Problems problems;

  private YamlFile(String file, Problems problems) {
    this.file = file;
    this.problems = problems;
  }

  /** The only document of the text; nothing, and a problem told, if it cannot be read. */
  public static Optional<Node> read(String file, String text, Problems problems) {
    return new YamlFile(file, problems).read(text);
  }

  private Optional<Node> read(String text) {
    LoadSettings settings =
        LoadSettings.builder().setLabel(file).setMaxAliasesForCollections(0).build();
    try {
      Optional<org.snakeyaml.engine.v2.nodes.Node> root = new Compose(settings).composeString(text);
      if (root.isEmpty()) {
        problems.add(
            FilePlace.of(file), "", "the file is empty", "write a definition or delete it");
      }
      return root.map(node -> node(node, ""));
    } catch (MarkedYamlEngineException e) {
      FilePlace place = e.getProblemMark().map(this::place).orElse(FilePlace.of(file));
      problems.add(place, "", "this is no YAML: " + e.getProblem(), "mind indentation and colons");
    } catch (YamlEngineException e) {
      problems.add(FilePlace.of(file), "", "this is no YAML: " + e.getMessage(), "");
    }
    return Optional.empty();
  }

  private Node node(org.snakeyaml.engine.v2.nodes.Node node, String path) {
    FilePlace place = place(node);
    return switch (node) {
      case MappingNode mapping -> mapping(mapping, place, path);
      case SequenceNode sequence -> {
        List<Node> items = new ArrayList<>();
        for (var item : sequence.getValue()) {
          items.add(node(item, path + "[" + items.size() + "]"));
        }
        yield new Node.Sequence(place, items);
      }
      case ScalarNode scalar ->
          new Node.Scalar(place, scalar.getValue(), scalar.getScalarStyle() != ScalarStyle.PLAIN);
      default -> throw new YamlEngineException("an alias, which packs do not use");
    };
  }

  private Node mapping(MappingNode mapping, FilePlace place, String path) {
    List<Node.Entry> entries = new ArrayList<>();
    Map<String, FilePlace> seen = new HashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      String text = tuple.getKeyNode() instanceof ScalarNode key ? key.getValue() : "?";
      FilePlace at = place(tuple.getKeyNode());
      String field = path.isEmpty() ? text : path + "." + text;
      FilePlace first = seen.putIfAbsent(text, at);
      if (first != null) {
        problems.add(at, field, "the field is there twice", "the first is in line " + first.line());
        continue;
      }
      entries.add(
          new Node.Entry(new Node.Scalar(at, text, false), node(tuple.getValueNode(), field)));
    }
    return new Node.Mapping(place, entries);
  }

  private FilePlace place(org.snakeyaml.engine.v2.nodes.Node node) {
    return node.getStartMark().map(this::place).orElse(FilePlace.of(file));
  }

  private FilePlace place(Mark mark) {
    return new FilePlace(file, mark.getLine() + 1, mark.getColumn() + 1);
  }
}
