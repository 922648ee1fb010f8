package haven.content.language;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.ability.Ability;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The verbs: what card halves, items, monster cards and rules consist of. */
public final class AbilityForms {
  private static final Ability NOTHING = Ability.xp(0);

  /** One ability. */
  public static final Form<Ability> ABILITY =
      Forms.named("ability", "an ability", NOTHING, AbilityForms::verbs);

  /** Abilities in printed order. */
  public static final Form<List<Ability>> ABILITIES = ABILITY.list();

  private static final Key<Boolean> MUST =
      Forms.flag().or("must", false, "whether it may not be skipped").of(Bearer.HERO, Bearer.ITEM);

  private AbilityForms() {}

  /** All verbs, for schema and documentation. */
  public static Verbs<Ability> verbs() {
    Verbs<Ability> verbs = new Verbs<>("ability", NOTHING);
    FigureVerbs.add(verbs);
    CommandVerbs.add(verbs);
    TableVerbs.add(verbs);
    TileVerbs.add(verbs);
    MatVerbs.add(verbs);
    ScenarioVerbs.add(verbs);
    return verbs;
  }

  /** Fields of its own, then those of an aim, of riders, and whether it must be performed. */
  static List<Key<?>> keys(List<Key<?>> own, List<Key<?>> more) {
    List<Key<?>> keys = new ArrayList<>(own);
    keys.addAll(more);
    keys.add(MUST);
    return keys;
  }

  /** The ability, boxed where it says so (ABL-14). */
  static Function<FormFields, Ability> boxed(Function<FormFields, Ability> make) {
    return fields -> fields.get(MUST) ? new Ability.Must(make.apply(fields)) : make.apply(fields);
  }
}
