package haven.app.fuzz;

import haven.content.card.ClassForms;
import haven.content.card.ItemForms;
import haven.content.form.Form;
import haven.content.form.Key;
import haven.content.form.Makeup;
import haven.content.monster.MonsterForms;
import haven.content.scenario.ScenarioForms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a fragment is: a field somewhere in a definition. */
enum FragmentKind {
  CARD_HALF(ClassForms.KEYS, "cards", "top"),
  ITEM(ItemForms.KEYS, "use"),
  MONSTER_CARD(MonsterForms.DECK_KEYS, "cards", "do"),
  BOSS_SPECIAL(MonsterForms.MONSTER_KEYS, "specials"),
  STAT_LINE(MonsterForms.MONSTER_KEYS, "normal"),
  PERK(ClassForms.KEYS, "perks"),
  RULE(ScenarioForms.KEYS, "rules"),
  STANDING_RULE(ScenarioForms.KEYS, "standing");

  private final Form<?> form;
  private final String field;

  FragmentKind(List<Key<?>> keys, String... way) {
    Form<?> found = field(keys, way[0]);
    for (int i = 1; i < way.length; i++) {
      found = field(keys(found), way[i]);
    }
    form = way.length == 1 ? one(found) : found;
    field = way[way.length - 1];
  }

  /** Of several rules, perks or special actions one is tried. */
  private static Form<?> one(Form<?> form) {
    return form.makeup() instanceof Makeup.Several(Form<?> each) ? each : form;
  }

  private static Form<?> field(List<Key<?>> keys, String name) {
    return keys.stream()
        .filter(key -> key.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no field " + name))
        .form();
  }

  private static List<Key<?>> keys(Form<?> form) {
    return switch (form.makeup()) {
      case Makeup.Fields(List<Key<?>> keys) -> keys;
      case Makeup.Several(Form<?> one) -> keys(one);
      case Makeup.Of(var _, Form<?> inner) -> keys(inner);
      case Makeup.Called(var _, Form<?> inner) -> keys(inner);
      case Makeup.Text _, Makeup.Number _, Makeup.Word _, Makeup.Either _, Makeup.Kinds _ ->
          throw new IllegalStateException(form.expected() + " has no fields");
    };
  }

  Draft write(Writing writing) {
    Draft draft = writing.write(form, field);
    if (this == STAT_LINE && draft instanceof Draft.Fields(Map<String, Draft> entries)) {
      Map<String, Draft> line = new LinkedHashMap<>(entries);
      line.putIfAbsent("targets", new Draft.Word("2"));
      line.putIfAbsent("move", new Draft.Word("2")); // who neither moves nor attacks shows nothing
      line.putIfAbsent("attack", new Draft.Word("2"));
      return new Draft.Fields(line);
    }
    return draft;
  }

  /** What a field of such a fragment is called. */
  String field() {
    return field;
  }
}
