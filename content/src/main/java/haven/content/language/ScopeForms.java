package haven.content.language;

import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.model.ability.Affects;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import java.util.Set;

/** For whom a lasting effect works, and for whom it cannot. */
final class ScopeForms {
  static final Key<Affects> WHOM =
      WordForms.SIDES.or("whom", Affects.SELF, "for whom it works, beside 'within'");
  static final Key<Integer> WITHIN =
      Forms.number(1, 99).or("within", Effect.Scope.ANYWHERE, "how near to its owner they must be");

  /** What only those have who play cards, and what only friends do for each other. */
  private static final Set<Class<?>> NOT_OF_ENEMIES =
      Set.of(Change.MovesAsAttacks.class, Change.Basic.class, Change.Intercepts.class);

  private ScopeForms() {}

  static Effect.Scope scope(FormFields fields, Class<? extends Change> change) {
    Affects whom = fields.get(WHOM);
    if (whom == Affects.ENEMIES && NOT_OF_ENEMIES.contains(change)) {
      fields.wrong(WHOM, "enemies do not have that", "write 'whom: allies', or leave it out");
    }
    if (fields.has(WITHIN) && !fields.has(WHOM)) {
      fields.wrong(WITHIN, "the bearer is always near itself", "add 'whom', or leave it out");
    }
    return whom == Affects.SELF ? Effect.Scope.SELF : new Effect.Scope(whom, fields.get(WITHIN));
  }

  /** What happens to others happens to the owner instead: somebody else must be meant. */
  static Change forOthers(FormFields fields, Key<?> key, Change change) {
    if (!fields.has(WHOM)) {
      fields.wrong(key, "nobody knows in whose place", "add 'whom', such as 'whom: allies'");
    }
    return change;
  }
}
