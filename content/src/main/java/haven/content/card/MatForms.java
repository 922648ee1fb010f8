package haven.content.card;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.EffectForms;
import haven.content.language.WordForms;
import haven.content.yaml.Node;
import haven.model.ability.Effect;
import haven.model.card.CharacterMat;
import haven.model.card.CharacterMat.Counter;
import haven.model.card.Mastery;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What stands on the mat of a class: counters, forms, what always works, masteries. */
final class MatForms {
  private static final String NEXT = "next";

  private static final Key<String> COUNTER = WordForms.NAME.required("counter", "its name");
  private static final Key<Integer> LEAST =
      Forms.number(-99, 99).or("least", 0, "the smallest number it shows");
  private static final Key<Integer> MOST =
      Forms.number(1, 99).or("most", 99, "the greatest number it shows");
  private static final Key<Integer> START =
      Forms.number(-99, 99).or("start", 0, "what it shows when a scenario starts");
  private static final Form<Counter> COUNTER_FORM =
      new Group<>(
          "a counter",
          List.of(COUNTER, LEAST, MOST, START),
          new Counter("", 0, 1, 0),
          MatForms::counter);

  static final Key<List<Counter>> COUNTERS =
      COUNTER_FORM.list().or("counters", List.of(), "numbers that the class counts");
  static final Key<List<String>> FORMS =
      WordForms.NAME.list().or("forms", List.of(), "forms that it takes, the first one at first");
  static final Key<List<Effect>> EFFECTS =
      EffectForms.EFFECT
          .list()
          .by(Bearer.HERO)
          .or("effects", List.of(), "what works for it from start to end of every scenario");
  static final Key<List<Mastery>> MASTERIES =
      MasteryForms.MASTERY.list().or("masteries", List.of(), "what it can bring off in a scenario");

  static final Key<List<String>> TRAITS =
      WordForms.NAME.list().or("traits", List.of(), "what events of the campaign may ask for");

  /** Fields of a class about its mat. */
  static final List<Key<?>> KEYS = List.of(COUNTERS, FORMS, EFFECTS, MASTERIES, TRAITS);

  private MatForms() {}

  private static Counter counter(FormFields f) {
    int start = f.get(START);
    if (start < f.get(LEAST) || start > f.get(MOST)) {
      f.wrong(
          f.has(START) ? START : COUNTER,
          "it starts at " + start,
          "start it between " + f.get(LEAST) + " and " + f.get(MOST));
      return new Counter(f.get(COUNTER), 0, 1, 0);
    }
    return new Counter(f.get(COUNTER), f.get(LEAST), f.get(MOST), start);
  }

  static CharacterMat mat(FormFields f) {
    CharacterMat mat =
        new CharacterMat(
            f.get(COUNTERS), f.get(FORMS), f.get(EFFECTS), f.get(MASTERIES), f.get(TRAITS));
    Set<String> counters = new HashSet<>();
    mat.counters().forEach(one -> twice(f, COUNTERS, one.name(), counters));
    Set<String> forms = new HashSet<>();
    mat.forms().forEach(one -> twice(f, FORMS, one, forms));
    Set<String> masteries = new HashSet<>();
    mat.masteries().forEach(one -> twice(f, MASTERIES, one.name(), masteries));
    if (forms.size() == 1) {
      f.wrong(FORMS, "one form is none", "name two at least, or leave the field out");
    }
    check(f, f.node(), counters, forms);
    return mat;
  }

  private static void twice(FormFields f, Key<?> key, String name, Set<String> names) {
    if (!names.add(name)) {
      f.wrong(key, "'" + name + "' is there twice", "name each once");
    }
  }

  /** Whatever cards speak of is on the mat. */
  private static void check(FormFields f, Node node, Set<String> counters, Set<String> forms) {
    switch (node) {
      case Node.Mapping mapping ->
          mapping
              .entries()
              .forEach(
                  entry -> {
                    if (entry.value() instanceof Node.Scalar name) {
                      check(f, entry.key().text(), name, counters, forms);
                    }
                    check(f, entry.value(), counters, forms);
                  });
      case Node.Sequence sequence ->
          sequence.items().forEach(one -> check(f, one, counters, forms));
      case Node.Scalar _ -> {}
    }
  }

  private static void check(
      FormFields f, String field, Node.Scalar name, Set<String> counters, Set<String> forms) {
    boolean counter = field.equals("counter") || field.equals("spend");
    if (counter && !counters.contains(name.text())) {
      missing(f, name, "counter", counters);
    }
    if (field.equals("form") && !name.text().equals(NEXT) && !forms.contains(name.text())) {
      missing(f, name, "form", forms);
    }
    if (field.equals("form") && name.text().equals(NEXT) && forms.isEmpty()) {
      missing(f, name, "form", forms);
    }
  }

  private static void missing(FormFields f, Node.Scalar name, String what, Set<String> there) {
    f.reading()
        .wrong(
            name.place(),
            "the class has no " + what + " '" + name.text() + "'",
            there.isEmpty()
                ? "write '" + what + "s' for the class"
                : "there are " + String.join(", ", there.stream().sorted().toList()));
  }
}
