package haven.content.language;

import haven.content.form.Closest;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Mistake;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Count;
import haven.model.ability.Counted;
import haven.model.ability.Crowd;
import haven.model.ability.Value;
import haven.model.map.Formula;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Numbers as cards print them. */
public final class ValueForms {
  private static final Pattern SIGNED = Pattern.compile("[-+]\\d{1,3}");
  private static final Pattern PLAIN = Pattern.compile("\\d{1,3}");
  private static final Pattern PER =
      Pattern.compile(
          "(?:(\\d{1,2}) x )?([a-z][a-z-]+)(?: / ([2-9])( up)?)?(?: ([-+]) (\\d{1,2}))?"
              + "(?:, at most (\\d{1,2}))?");
  private static final Pattern ANY = Pattern.compile("[^\\n]{1,80}");
  private static final Map<String, Count> COUNTS =
      Arrays.stream(Count.values())
          .collect(Collectors.toMap(Forms::written, one -> one, (a, b) -> a, LinkedHashMap::new));
  private static final String KINDS =
      "a number (3), a change of the stat card's (+1), something counted (2 x hexes-moved,"
          + " hit-points-lost / 2 up) or a"
          + " formula of C and L";

  /**
   * {@code 3}, {@code +1}, {@code 2 x hexes-moved + 1}, {@code hit-points-lost / 2 up, at most 4},
   * {@code C + 2}; or fields, where figures are counted.
   */
  static final Form<Value> VALUE =
      Forms.named("value", KINDS, Value.of(0), () -> written(text -> value(text, false)));

  /** The same for a bonus, where a sign is only a sign. */
  public static final Form<Value> BONUS =
      Forms.named("value-added", KINDS, Value.of(0), () -> written(text -> value(text, true)));

  public static final Form<Formula> FORMULA =
      Forms.text("a number or a formula of C and L", ANY, "0").as(Formula::of);

  /** Something that is counted: a word, or figures on the map. */
  static final Form<Counted> COUNTED =
      Forms.named("counted", "something to count", Count.ROUND, ValueForms::counted);

  private static final Key<Counted> COUNT = COUNTED.required("count", "what is counted");
  private static final Key<Integer> TIMES =
      Forms.number(1, 20).or("times", 1, "by how much it is multiplied");
  private static final Key<Integer> DIVIDED =
      Forms.number(2, 9).or("divided-by", 1, "by how much it is divided");
  private static final Key<Boolean> UP =
      Forms.flag().or("rounded-up", false, "whether a fraction is rounded up");
  private static final Key<Integer> PLUS = Forms.number(-20, 20).or("plus", 0, "what is added");
  private static final Key<Integer> AT_MOST =
      Forms.number(1, 99).or("at-most", Integer.MAX_VALUE, "the greatest number it comes to");

  private static final Key<Boolean> WHEN_PLAYED =
      Forms.flag()
          .or("when-played", false, "whether it is counted once, when the lasting effect begins");

  private ValueForms() {}

  private static Form<Value> written(Function<String, Value> text) {
    return Forms.textOr(
        Forms.text(KINDS, ANY, "0").as(text),
        new Group<>(
            "a number that is counted",
            List.of(COUNT, TIMES, DIVIDED, UP, PLUS, AT_MOST, WHEN_PLAYED),
            Value.of(0),
            f -> {
              Value value =
                  reckoned(
                      f.get(COUNT),
                      f.get(TIMES),
                      f.get(DIVIDED),
                      f.get(UP),
                      f.get(PLUS),
                      f.get(AT_MOST));
              return f.get(WHEN_PLAYED) ? new Value.WhenPlayed(value) : value;
            }));
  }

  private static Form<Counted> counted() {
    Key<Optional<Affects>> figures =
        Forms.word(Affects.class).optional("figures", "whom, seen from the acting figure");
    Key<Optional<String>> counter =
        WordForms.NAME.optional("counter", "a counter of the class, instead of figures");
    Key<List<Check>> only =
        CheckForms.CHECKS.or("only", List.of(), "what must hold for each of them as the target");
    return Forms.textOr(
        Forms.words(COUNTS).as(count -> (Counted) count),
        new Group<Counted>(
            "something that is counted",
            List.of(figures, counter, only),
            Count.ROUND,
            f -> {
              if (f.has(figures) == f.has(counter)) {
                f.reading()
                    .wrong(f.place(), "one thing is counted", "write 'figures' or 'counter'");
              }
              return f.get(counter)
                  .<Counted>map(Counted.OnMat::new)
                  .orElseGet(() -> new Crowd(f.get(figures).orElse(Affects.SELF), f.get(only)));
            }));
  }

  private static Value reckoned(Counted count, int times, int by, boolean up, int plus, int most) {
    Value value =
        by == 1 ? new Value.Per(count, times, plus) : new Value.Share(count, times, by, up, plus);
    return most == Integer.MAX_VALUE ? value : new Value.AtMost(value, most);
  }

  /** A number as it is written in one word or phrase. */
  static Value value(String text) {
    return value(text, false);
  }

  private static Value value(String text, boolean bonus) {
    if (PLAIN.matcher(text).matches() || bonus && SIGNED.matcher(text).matches()) {
      return Value.of(Integer.parseInt(text));
    }
    if (SIGNED.matcher(text).matches()) {
      return Value.plus(Integer.parseInt(text));
    }
    Matcher per = PER.matcher(text);
    return per.matches() ? per(per) : new Value.Computed(Formula.of(text));
  }

  private static Value per(Matcher per) {
    Count count = COUNTS.get(per.group(2));
    if (count == null) {
      throw new Mistake(
          "'" + per.group(2) + "' cannot be counted",
          Closest.instead(per.group(2), COUNTS.keySet(), "there are"));
    }
    int times = per.group(1) == null ? 1 : Integer.parseInt(per.group(1));
    int by = per.group(3) == null ? 1 : Integer.parseInt(per.group(3));
    int plus = per.group(6) == null ? 0 : Integer.parseInt(per.group(5) + per.group(6));
    int most = per.group(7) == null ? Integer.MAX_VALUE : Integer.parseInt(per.group(7));
    return reckoned(count, times, by, per.group(4) != null, plus, most);
  }
}
