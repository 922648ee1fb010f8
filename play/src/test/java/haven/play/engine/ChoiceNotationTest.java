package haven.play.engine;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Element;
import haven.play.turn.Payment;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Whatever can be chosen can be written down and read again. */
class ChoiceNotationTest {
  private static final List<Hex> HEXES = List.of(new Hex(3, -4), new Hex(0, 12));

  /** Some values of each type of part; the choices are found by themselves. */
  private static final Map<Class<?>, List<?>> VALUES =
      Map.of(
          int.class, List.of(0, 7, 12),
          boolean.class, List.of(true, false),
          FigureId.class, List.of(FigureId.of(0), FigureId.of(7), FigureId.of(130)),
          Hex.class, HEXES,
          List.class, List.of(List.of(), HEXES, HEXES.subList(0, 1)),
          Condition.class, List.of(Condition.values()),
          Element.class, List.of(Element.values()),
          Payment.class, payments());

  private static List<Payment> payments() {
    List<Payment> all = new ArrayList<>();
    for (Payment.Kind kind : Payment.Kind.values()) {
      all.add(kind.cards() == 1 ? Payment.of(kind, 9) : Payment.of(kind, 2, 5));
    }
    return all;
  }

  private static List<Choice> of(Class<?> type) throws ReflectiveOperationException {
    List<List<Object>> rows = List.of(List.of());
    RecordComponent[] parts = type.getRecordComponents();
    Class<?>[] types = new Class<?>[parts.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = parts[i].getType();
      List<?> values = Objects.requireNonNull(VALUES.get(types[i]), type.toString());
      List<List<Object>> longer = new ArrayList<>();
      for (List<Object> row : rows) {
        for (Object value : values) {
          List<Object> more = new ArrayList<>(row);
          more.add(value);
          longer.add(more);
        }
      }
      rows = longer;
    }
    List<Choice> choices = new ArrayList<>();
    for (List<Object> row : rows) {
      choices.add((Choice) type.getDeclaredConstructor(types).newInstance(row.toArray()));
    }
    return choices;
  }

  @Test
  void everyChoiceIsReadAsItWasWritten() throws ReflectiveOperationException {
    Map<String, Choice> texts = new LinkedHashMap<>();
    for (Class<?> type : Choice.class.getPermittedSubclasses()) {
      for (Choice choice : of(type)) {
        assertThat(Choice.read(choice.text())).as(choice.text()).contains(choice);
        assertThat(texts.put(choice.text(), choice)).as(choice.text()).isNull();
      }
    }
    assertThat(texts).hasSizeGreaterThan(100);
  }

  @Test
  void whatIsStoredKeepsItsMeaning() {
    assertThat(Choice.read("to (3,4)")).contains(new Choice.To(new Hex(3, 4)));
    assertThat(Choice.read("basic top 3")).contains(new Choice.Act(3, true, true));
    assertThat(Choice.read("long rest")).contains(new Choice.LongRest());
    assertThat(Choice.read("part 1")).contains(new Choice.OneOf(1));
    assertThat(Choice.read("element FIRE")).contains(new Choice.Of(Element.FIRE));
    assertThat(Choice.read("lose two discards 2 5"))
        .contains(new Choice.Negate(Payment.of(Payment.Kind.LOSE_TWO_DISCARDS, 2, 5)));
  }

  @Test
  void anythingElseIsNoChoice() {
    for (String text :
        List.of(
            "",
            " ",
            "to",
            "to 3",
            "to (3,4) (4,4)",
            "to (3,)",
            "to  (3,4)",
            "To (3,4)",
            "top",
            "top 1 2",
            "top 99999999999",
            "top -",
            "cure NOTHING",
            "cure",
            "no 1",
            "yes please",
            "number 777",
            "lose hand 99",
            "lose two discards 5 2",
            "cards 1",
            "at 1\n")) {
      assertThat(Choice.read(text)).as("'%s'", text).isEmpty();
    }
  }
}
