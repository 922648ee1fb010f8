package haven.content.card;

import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.model.ability.Rider;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.When;
import haven.model.card.ItemCard.Whose;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What of a use means nothing at the moment that it names. */
final class UseChecks {
  static final Set<When> ATTACKS =
      EnumSet.of(When.DURING_ATTACK, When.WHEN_ATTACKED, When.AFTER_ATTACKED, When.AFTER_ATTACK);
  static final Set<When> DAMAGES = EnumSet.of(When.WHEN_DAMAGED, When.DAMAGED_BY_ATTACK);

  private UseChecks() {}

  /** Fields that belong to some moments alone. */
  static void moments(FormFields fields, Map<Key<?>, Set<When>> moments, When when) {
    moments.forEach(
        (key, some) -> {
          if (fields.has(key) && !some.contains(when)) {
            fields.wrong(
                key,
                "'%s' means nothing %s".formatted(key.name(), Forms.written(when)),
                "write it with 'when: %s'"
                    .formatted(
                        String.join(
                            "' or 'when: ", some.stream().sorted().map(Forms::written).toList())));
          }
        });
  }

  /** After an attack nothing changes it any more. */
  static void afterwards(FormFields fields, Key<?> attack, Use use) {
    boolean after = use.when() == When.AFTER_ATTACK || use.when() == When.AFTER_ATTACKED;
    if (after && !use.riders().stream().allMatch(Rider.Inflicts.class::isInstance)) {
      fields.wrong(
          attack,
          "the attack is over",
          "give the other one conditions, push or pull it, or use 'do'");
    }
  }

  /** Whose attack or damage it can be. */
  static void whose(FormFields fields, Key<?> of, Use use) {
    boolean fits =
        switch (use.whose()) {
          case OWN -> true;
          case ALLY ->
              use.when() == When.DURING_ATTACK
                  && !widens(use.riders())
                  && use.afterwards().isEmpty();
          case OWN_SUMMON -> use.when() == When.DAMAGED_BY_ATTACK;
        };
    if (!fits) {
      fields.wrong(
          of,
          "nobody can use it then",
          use.whose() == Whose.ALLY
              ? "write 'when: during-attack' without range, reach, targets and area"
              : "write 'when: damaged-by-attack'");
    }
  }

  private static boolean widens(List<Rider> riders) {
    return riders.stream().anyMatch(Rider.OnAim.class::isInstance);
  }

  /** An attack that goes elsewhere gains nothing on its way. */
  static void redirect(FormFields fields, Key<?> redirect, Key<?> attack) {
    if (fields.has(redirect) && fields.has(attack)) {
      fields.wrong(redirect, "the attack goes to somebody else", "leave 'attack' out");
    }
  }

  /** There is one price at most. */
  static void price(FormFields fields, Key<?>... prices) {
    long number = List.of(prices).stream().filter(fields::has).count();
    if (number > 1) {
      fields.reading().wrong(fields.place(), "the use has two prices", "leave one of them out");
    }
  }
}
