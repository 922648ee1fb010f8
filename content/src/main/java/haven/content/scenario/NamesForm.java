package haven.content.scenario;

import haven.content.form.Form;
import haven.content.form.Makeup;
import haven.content.form.Reading;
import haven.content.form.Schema;
import haven.content.yaml.Node;
import java.util.LinkedHashMap;
import java.util.Map;

/** Names for hexes: {@code {a: [3, 4], b: [5, 4]}}. */
final class NamesForm extends Form<Map<String, Object>> {
  @Override
  public Map<String, Object> read(Node node, Reading in) {
    Map<String, Object> names = new LinkedHashMap<>();
    if (node instanceof Node.Mapping mapping) {
      for (Node.Entry entry : mapping.entries()) {
        String name = entry.key().text();
        names.put(name, HexForm.HEX.read(entry.value(), in.field(name)));
      }
    } else {
      in.wrong(node.place(), node.kind() + " is not right here", "it should be " + expected());
    }
    return names;
  }

  @Override
  public Map<String, Object> blank() {
    return Map.of();
  }

  @Override
  public String expected() {
    return "letters with their hexes";
  }

  @Override
  public Makeup makeup() {
    return new Makeup.Text(expected(), "{}");
  }

  @Override
  public Schema schema(Schema.Book book) {
    return Schema.of("type", "object", "additionalProperties", HexForm.HEX.schema(book).json());
  }
}
