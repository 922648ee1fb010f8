package haven.content.scenario;

import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.model.Condition;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.TileKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a scenario prints for its traps and hazards (OVL-35, OVL-45). */
final class TrapForms {
  private static final String AS_LEVEL = "level";
  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
  static final Key<Optional<HexEffect.Damage>> DAMAGE =
      Forms.text(
              "a number, a formula of C and L, or 'level' for what goes with the level",
              Pattern.compile(".{1,40}"),
              "0")
          .as(TrapForms::damage)
          .optional("damage", "of a trap or hazard: a number, a formula, or 'level'");
  static final Key<List<Condition>> GIVES =
      Forms.word(Condition.class)
          .list()
          .or("gives", List.of(), "conditions of a trap or hazard; without 'damage' no damage");
  static final Key<Boolean> STAYS =
      Forms.flag().or("stays", false, "whether a trap stays when it was sprung");

  private TrapForms() {}

  private static HexEffect.Damage damage(String text) {
    if (text.equals(AS_LEVEL)) {
      return HexEffect.Damage.AS_LEVEL;
    }
    return NUMBER.matcher(text).matches()
        ? new HexEffect.Damage.Printed(Integer.parseInt(text))
        : new HexEffect.Damage.Computed(Formula.of(text));
  }

  /** Nothing where nothing is said: then it does what is usual. */
  static Optional<HexEffect> effect(FormFields f, TileKind kind) {
    if (kind != TileKind.TRAP && kind != TileKind.HAZARD) {
      for (Key<?> key : List.of(DAMAGE, GIVES, STAYS)) {
        if (f.has(key)) {
          f.wrong(key, "only a trap or hazard has '" + key.name() + "'", "leave it out");
        }
      }
      return Optional.empty();
    }
    if (!f.has(DAMAGE) && !f.has(GIVES) && !f.has(STAYS)) {
      return Optional.empty();
    }
    return Optional.of(new HexEffect(damage(f), Set.copyOf(f.get(GIVES)), f.get(STAYS)));
  }

  private static HexEffect.Damage damage(FormFields f) {
    if (!f.has(GIVES) && !f.has(DAMAGE)) {
      return HexEffect.Damage.AS_LEVEL;
    }
    return f.get(DAMAGE).orElse(HexEffect.Damage.NONE);
  }
}
