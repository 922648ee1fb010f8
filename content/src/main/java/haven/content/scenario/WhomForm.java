package haven.content.scenario;

import haven.board.Hex;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Reading;
import haven.content.form.Schema;
import haven.content.language.CheckForms;
import haven.content.language.WordForms;
import haven.content.yaml.Node;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.scenario.Whom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The figures that a rule speaks of: a word for a side, or what tells them from others. */
final class WhomForm extends Form<Whom> {
  private static final Map<String, Affects> SIDES = sides();
  private static final Form<Affects> SIDE = Forms.words(SIDES);
  private static final Key<Affects> OF_SIDE =
      SIDE.or(
          "side",
          Affects.FIGURES,
          "allies for the characters, party for them and their summons, enemies for the monsters");
  private static final Key<String> NAME = WordForms.NAME.or("name", "", "a type or name");
  private static final Key<Integer> NUMBER =
      Forms.number(1, 20).or("number", 0, "the number of the standee or token");
  private static final Key<List<Hex>> AT =
      HexForm.HEXES.or("at", List.of(), "hexes: those who stand on one of them");
  private static final Key<Optional<Hex>> ROOM =
      HexForm.HEX.optional("room", "any hex of a room: those who are in it");
  private static final Key<List<Hex>> NOT_AT =
      HexForm.HEXES.or("not-at", List.of(), "hexes: those who stand on none of them");
  private static final Key<List<Hex>> BESIDE =
      HexForm.HEXES.or("beside", List.of(), "hexes: those who stand on one or next to it");
  private static final Key<List<Check>> ONLY =
      CheckForms.CHECKS.or("only", List.of(), "checks that hold with each of them for the target");
  private static final Group<Whom> FILTERED =
      new Group<>(
          "whom",
          List.of(OF_SIDE, NAME, NUMBER, AT, NOT_AT, BESIDE, ROOM, ONLY),
          Whom.all(Affects.FIGURES),
          WhomForm::filtered);

  static final Form<Whom> WHOM =
      Forms.named("whom", "figures", Whom.all(Affects.ALLIES), WhomForm::new);

  /** A type or name, or fields that say who. */
  static final Form<Whom> NAMED =
      Forms.named("named", "a type or name", Whom.all(Affects.ALLIES), Named::new);

  /** A word is a name here. */
  private static final class Named extends Form<Whom> {
    @Override
    public Whom read(Node node, Reading in) {
      return node instanceof Node.Mapping
          ? FILTERED.read(node, in)
          : Whom.named(WordForms.NAME.read(node, in));
    }

    @Override
    public Whom blank() {
      return Whom.all(Affects.FIGURES);
    }

    @Override
    public String expected() {
      return "a type or name, or fields that say who";
    }

    @Override
    public Schema schema(Schema.Book book) {
      return Schema.anyOf(List.of(WordForms.NAME.schema(book), FILTERED.schema(book)));
    }
  }

  private static Map<String, Affects> sides() {
    Map<String, Affects> words = new LinkedHashMap<>();
    words.put("allies", Affects.ALLIES);
    words.put("party", Affects.ALLIES_OR_SELF);
    words.put("enemies", Affects.ENEMIES);
    words.put("figures", Affects.FIGURES);
    words.put("self", Affects.SELF);
    return words;
  }

  private static Whom filtered(FormFields f) {
    return new Whom(
        f.get(OF_SIDE),
        f.get(NAME),
        f.get(NUMBER),
        f.get(AT),
        f.get(NOT_AT),
        f.get(BESIDE),
        f.get(ROOM),
        f.get(ONLY));
  }

  @Override
  public Whom read(Node node, Reading in) {
    return node instanceof Node.Mapping ? FILTERED.read(node, in) : Whom.all(SIDE.read(node, in));
  }

  @Override
  public Whom blank() {
    return Whom.all(Affects.ALLIES);
  }

  @Override
  public String expected() {
    return SIDE.expected() + ", or fields that say who";
  }

  @Override
  public Schema schema(Schema.Book book) {
    return Schema.anyOf(List.of(SIDE.schema(book), FILTERED.schema(book)));
  }
}
