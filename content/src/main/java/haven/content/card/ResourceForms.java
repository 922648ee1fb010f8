package haven.content.card;

import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.model.LootKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Amounts of resources, as costs name them (RES-01). */
public final class ResourceForms {
  private static final int MOST = 99;
  private static final Map<LootKind, Key<Integer>> KEYS = keys();

  /** One of them. */
  public static final Form<LootKind> RESOURCE = Forms.words(names());

  /** So much of each. */
  public static final Form<Map<LootKind, Integer>> RESOURCES =
      Forms.named(
          "resources",
          "amounts of resources",
          Map.of(),
          () ->
              new Group<>(
                  "resources", new ArrayList<>(KEYS.values()), Map.of(), ResourceForms::resources));

  private ResourceForms() {}

  private static Map<LootKind, Key<Integer>> keys() {
    Map<LootKind, Key<Integer>> keys = new EnumMap<>(LootKind.class);
    for (LootKind kind : LootKind.values()) {
      if (kind.isResource()) {
        keys.put(kind, Forms.number(0, MOST).or(Forms.written(kind), 0, "how much of it"));
      }
    }
    return keys;
  }

  private static Map<String, LootKind> names() {
    Map<String, LootKind> names = new LinkedHashMap<>();
    KEYS.keySet().forEach(kind -> names.put(Forms.written(kind), kind));
    return names;
  }

  private static Map<LootKind, Integer> resources(FormFields f) {
    Map<LootKind, Integer> all = new EnumMap<>(LootKind.class);
    KEYS.forEach(
        (kind, key) -> {
          if (f.get(key) > 0) {
            all.put(kind, f.get(key));
          }
        });
    return all;
  }
}
