package haven.content.scenario;

import haven.board.Hex;
import haven.content.form.Closest;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Reading;
import haven.content.form.Schema;
import haven.content.yaml.Node;
import java.util.List;

/** A hex: {@code [q, r]}, or a letter by which the scenario calls it. */
final class HexForm extends Form<Hex> {
  private static final Form<Integer> COORDINATE = Forms.number(-99, 99);
  private static final Hex BLANK = new Hex(0, 0);

  /** A name that stands for all of them: nobody knows what a plan with a mistake would name. */
  static final String ANY = "*";

  static final Form<Hex> HEX = new HexForm();

  /** One hex or a list of them. */
  static final Form<List<Hex>> HEXES = new Several();

  @Override
  public Hex read(Node node, Reading in) {
    return switch (node) {
      case Node.Sequence pair when pair.items().size() == 2 ->
          new Hex(
              COORDINATE.read(pair.items().getFirst(), in.item(0)),
              COORDINATE.read(pair.items().getLast(), in.item(1)));
      case Node.Scalar name -> named(name, in);
      case Node.Sequence _, Node.Mapping _ -> {
        in.wrong(node.place(), node.kind() + " is no hex", "it should be " + expected());
        yield BLANK;
      }
    };
  }

  private static Hex named(Node.Scalar name, Reading in) {
    if (in.words().get(name.text()) instanceof Hex hex) {
      return hex;
    }
    if (in.words().containsKey(ANY)) {
      return BLANK;
    }
    in.wrong(
        name.place(),
        "no hex is called '" + name.text() + "'",
        Closest.to(name.text(), in.words().keySet())
            .map(near -> "did you mean '" + near + "'?")
            .orElse("draw it in 'plan', name it in 'names', or write [q, r]"));
    return BLANK;
  }

  @Override
  public Hex blank() {
    return BLANK;
  }

  @Override
  public String expected() {
    return "a hex: [q, r] or a letter of the map";
  }

  @Override
  public Schema schema(Schema.Book book) {
    return Schema.anyOf(
        List.of(
            Schema.of("type", "string"),
            Schema.of(
                "type",
                "array",
                "items",
                java.util.Map.of("type", "integer"),
                "minItems",
                2,
                "maxItems",
                2)));
  }

  /** {@code [1, 2]} is one hex, {@code [[1, 2], a]} are two. */
  private static final class Several extends Form<List<Hex>> {
    private final Form<List<Hex>> list = HEX.list();

    @Override
    public List<Hex> read(Node node, Reading in) {
      return node instanceof Node.Sequence pair
              && pair.items().size() == 2
              && pair.items().stream().allMatch(Several::isNumber)
          ? List.of(HEX.read(node, in))
          : list.read(node, in);
    }

    private static boolean isNumber(Node node) {
      return node instanceof Node.Scalar scalar && scalar.text().matches("-?\\d+");
    }

    @Override
    public List<Hex> blank() {
      return List.of();
    }

    @Override
    public String expected() {
      return "hexes, each [q, r] or a letter of the map";
    }

    @Override
    public Schema schema(Schema.Book book) {
      return list.schema(book);
    }
  }
}
