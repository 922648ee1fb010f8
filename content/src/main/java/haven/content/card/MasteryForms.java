package haven.content.card;

import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.CheckForms;
import haven.content.language.WordForms;
import haven.model.ability.Check;
import haven.model.ability.Element;
import haven.model.card.Mastery;
import haven.model.card.Mastery.Deed;
import haven.model.card.Mastery.Demand;
import haven.model.card.Mastery.Feat;
import haven.model.card.Mastery.Moment;
import haven.model.card.Mastery.Occasion;
import haven.model.card.Mastery.Span;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Masteries: what is counted or looked at, and how much of it there must be. */
public final class MasteryForms {
  private static final Set<Deed> OF_ELEMENTS = EnumSet.of(Deed.INFUSE, Deed.CONSUME);
  private static final Feat BLANK =
      new Feat(
          new Occasion.Did(Deed.KILL, List.of(), Optional.empty()),
          Span.SCENARIO,
          new Demand.AtLeast(1));

  private static final Key<Deed> DEED =
      Forms.word(Deed.class).required("deed", "what the character does, or what happens to it");
  private static final Key<List<Check>> ONLY =
      CheckForms.CHECKS.or(
          "only", List.of(), "what must hold then; the other figure is the target");
  private static final Key<Optional<Element>> ELEMENT =
      Forms.word(Element.class).optional("element", "the element that is infused or consumed");
  private static final Key<Moment> AT =
      Forms.word(Moment.class).required("at", "when it is looked at");
  private static final Key<List<Check>> WHEN =
      CheckForms.CHECKS.required("when", "what must hold then");

  private static final Form<Span> SPAN = Forms.words(spans());
  private static final Key<Optional<Integer>> AT_LEAST =
      Forms.number(1, 999).optional("at-least", "how much there must be");
  private static final Key<Optional<Integer>> AT_MOST =
      Forms.number(0, 999).optional("at-most", "how much there may be");
  private static final Key<Optional<Span>> IN_ONE =
      SPAN.optional("in-one", "in what time; without it in the whole scenario");
  private static final Key<Optional<Span>> EACH =
      SPAN.optional("each", "in what time it must happen, each time");
  private static final Key<Optional<Integer>> IN_A_ROW =
      Forms.number(2, 99).optional("rounds-in-a-row", "in how many rounds one after the other");
  private static final Key<Boolean> ALWAYS =
      Forms.flag().or("always", false, "whether it must hold every time");

  /** One thing that a mastery asks for. */
  public static final Verbs<Feat> FEATS =
      new Verbs<>("feat", BLANK)
          .verb(
              Occasion.Did.class,
              "Something is done, so often.",
              List.of(DEED, ONLY, ELEMENT, AT_LEAST, AT_MOST, IN_ONE, EACH, IN_A_ROW),
              MasteryForms::did)
          .verb(
              Occasion.Held.class,
              "Something holds at certain moments; without a number once at least.",
              List.of(AT, WHEN, AT_LEAST, AT_MOST, IN_ONE, IN_A_ROW, ALWAYS),
              MasteryForms::held);

  private static final Key<String> NAME = WordForms.NAME.required("mastery", "its name");
  private static final Key<List<Feat>> ALL =
      FEATS.list().required("feats", "all of them must be brought off in one scenario");

  static final Form<Mastery> MASTERY =
      new Group<>(
          "a mastery",
          List.of(NAME, ALL),
          new Mastery("nothing", List.of(BLANK)),
          f -> new Mastery(f.get(NAME), f.get(ALL)));

  private MasteryForms() {}

  private static Map<String, Span> spans() {
    Map<String, Span> spans = new LinkedHashMap<>();
    spans.put("round", Span.ROUND);
    spans.put("turn", Span.TURN);
    return spans;
  }

  private static Feat did(FormFields f) {
    Deed deed = f.get(DEED);
    if (f.has(ELEMENT) && !OF_ELEMENTS.contains(deed)) {
      f.wrong(ELEMENT, "no element belongs to that", "leave it out, or take 'infuse' or 'consume'");
    }
    demands(f, f.has(EACH));
    return new Feat(
        new Occasion.Did(deed, f.get(ONLY), f.get(ELEMENT)),
        f.get(EACH).or(() -> span(f)).orElse(Span.SCENARIO),
        f.has(EACH) ? new Demand.Always() : demand(f));
  }

  private static Feat held(FormFields f) {
    demands(f, f.get(ALWAYS) || !f.has(AT_LEAST) && !f.has(AT_MOST) && !f.has(IN_A_ROW));
    return new Feat(
        new Occasion.Held(f.get(AT), f.get(WHEN)),
        span(f).orElse(Span.SCENARIO),
        f.get(ALWAYS) ? new Demand.Always() : demand(f));
  }

  private static Optional<Span> span(FormFields f) {
    return f.has(IN_A_ROW) ? Optional.of(Span.ROUND) : f.get(IN_ONE);
  }

  private static Demand demand(FormFields f) {
    return f.get(IN_A_ROW)
        .<Demand>map(Demand.InARow::new)
        .or(() -> f.get(AT_MOST).map(Demand.AtMost::new))
        .orElseGet(() -> new Demand.AtLeast(f.get(AT_LEAST).orElse(1)));
  }

  private static void demands(FormFields f, boolean other) {
    int number = other ? 1 : 0;
    number += f.has(AT_LEAST) ? 1 : 0;
    number += f.has(AT_MOST) ? 1 : 0;
    number += f.has(IN_A_ROW) ? 1 : 0;
    if (number != 1) {
      f.reading()
          .wrong(
              f.place(),
              number == 0 ? "nobody knows how much there must be" : "a feat asks for one thing",
              "write one of 'at-least', 'at-most', 'rounds-in-a-row' and "
                  + (f.declares(EACH) ? "'each'" : "'always'"));
    }
    if (f.has(IN_ONE) && !f.has(AT_LEAST) && !f.has(AT_MOST)) {
      f.wrong(IN_ONE, "'in-one' needs a number", "add 'at-least' or 'at-most'");
    }
  }
}
