package haven.content.language;

import haven.content.form.Closest;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Mistake;
import haven.model.ability.Count;
import haven.model.ability.Value;
import haven.model.map.Formula;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Numbers as cards print them. */
public final class ValueForms {
  private static final Pattern SIGNED = Pattern.compile("[-+]\\d{1,3}");
  private static final Pattern PLAIN = Pattern.compile("\\d{1,3}");
  private static final Pattern PER =
      Pattern.compile("(?:(\\d{1,2}) x )?([a-z][a-z-]+)(?: ([-+]) (\\d{1,2}))?");
  private static final Pattern ANY = Pattern.compile("[^\\n]{1,80}");
  private static final Map<String, Count> COUNTS =
      Arrays.stream(Count.values())
          .collect(Collectors.toMap(Forms::written, one -> one, (a, b) -> a, LinkedHashMap::new));
  private static final String KINDS =
      "a number (3), a change of the stat card's (+1), something counted (2 x hexes-moved) or a"
          + " formula of C and L";

  /** {@code 3}, {@code +1}, {@code 2 x hexes-moved + 1}, {@code C + 2}. */
  static final Form<Value> VALUE = Forms.text(KINDS, ANY, "0").as(text -> value(text, false));

  /** The same for a bonus, where a sign is only a sign. */
  static final Form<Value> BONUS = Forms.text(KINDS, ANY, "0").as(text -> value(text, true));

  public static final Form<Formula> FORMULA =
      Forms.text("a number or a formula of C and L", ANY, "0").as(Formula::of);

  static final Form<Count> COUNT = Forms.words(COUNTS);

  private ValueForms() {}

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
          Closest.to(per.group(2), COUNTS.keySet())
              .map(near -> "did you mean '" + near + "'?")
              .orElse("there are " + String.join(", ", COUNTS.keySet())));
    }
    int times = per.group(1) == null ? 1 : Integer.parseInt(per.group(1));
    int plus = per.group(4) == null ? 0 : Integer.parseInt(per.group(3) + per.group(4));
    return new Value.Per(count, times, plus);
  }
}
