package haven.content.language;

import static haven.content.language.AbilityForms.boxed;
import static haven.content.language.AbilityForms.keys;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import java.util.List;
import java.util.Optional;

/** What is done with the mat of a class: its counters, its forms, markers on use slots. */
final class MatVerbs {
  private static final String NEXT = "next";

  private static final Key<String> COUNTER =
      WordForms.NAME.required("counter", "a counter of the class").of(Bearer.HERO, Bearer.SUMMON);
  private static final Key<Optional<Value>> BY =
      ValueForms.BONUS.optional("by", "how far it goes up, or if it is negative down");
  private static final Key<Optional<Value>> TO =
      ValueForms.BONUS.optional("to", "what it shows from now on");
  private static final Key<String> FORM =
      WordForms.NAME
          .required("form", "a form of the class, or 'next'")
          .of(Bearer.HERO, Bearer.SUMMON);
  private static final Key<Integer> MARKERS =
      Forms.number(-9, 9)
          .required("move-markers", "how many slots forwards, or if it is negative backwards")
          .of(Bearer.HERO);
  private static final Key<Integer> NUMBER =
      Forms.number(1, 9).or("number", 1, "on how many effects, each another one");

  private MatVerbs() {}

  static void add(Verbs<Ability> verbs) {
    verbs
        .verb(
            Consequence.MoveCounter.class,
            "Moves a counter of the class, as far as it goes.",
            List.of(COUNTER, BY, TO),
            MatVerbs::counter)
        .verb(
            Consequence.TakeForm.class,
            "Takes on a form of the class.",
            List.of(FORM),
            f -> new Ability.Brings(new Consequence.TakeForm(form(f.get(FORM)))))
        .verb(
            Consequence.MoveMarkers.class,
            "Moves markers on use slots of the character's lasting effects.",
            keys(List.of(MARKERS, NUMBER), List.of()),
            boxed(MatVerbs::markers));
  }

  private static String form(String name) {
    return name.equals(NEXT) ? "" : name;
  }

  private static Ability counter(FormFields f) {
    Optional<Value> by = f.get(BY);
    Optional<Value> to = f.get(TO);
    if (by.isPresent() == to.isPresent()) {
      f.reading().wrong(f.place(), "a counter is moved once", "write either 'by: 1' or 'to: 0'");
    }
    return new Ability.Brings(
        new Consequence.MoveCounter(
            f.get(COUNTER), to.or(() -> by).orElse(Value.of(0)), to.isPresent()));
  }

  private static Ability markers(FormFields f) {
    if (f.get(MARKERS) == 0) {
      f.wrong(MARKERS, "0 slots are no way", "write 1 for forwards, -1 for backwards");
    }
    return new Ability.Inflict(
        new Consequence.MoveMarkers(f.get(MARKERS), f.get(NUMBER)), Aim.SELF);
  }
}
