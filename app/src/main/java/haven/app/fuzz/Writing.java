package haven.app.fuzz;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.Key;
import haven.content.form.Makeup;
import haven.content.form.Verbs;
import haven.laws.Luck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Somebody who writes at random what a form can read: a few fields of each thing, nothing deeply
 * nested, and names of what is on the stage.
 */
final class Writing {
  private static final int DEEP = 2;
  private static final Set<String> SMALL_PRINT =
      Set.of("check", "value", "value-added", "counted", "price", "goal", "whom", "element");
  private static final Set<String> NESTING = Set.of("ability", "effect", "bonus", "action");

  private final Luck luck;
  private final Vocabulary vocabulary;

  Writing(Luck luck) {
    this.luck = luck;
    vocabulary = new Vocabulary(luck);
  }

  /**
   * Where something is written.
   *
   * @param field the name of the field in which it stands
   * @param depth how many abilities and effects are around it
   */
  private record Place(Optional<Bearer> bearer, String field, int depth) {
    Place in(String name) {
      return new Place(bearer, name, depth);
    }

    Place by(Bearer other) {
      return new Place(Optional.of(other), field, depth);
    }

    /** Whether something stands before it that it can speak of. */
    boolean isLine() {
      return depth == 0 && bearer.filter(Bearer.HERO::equals).isPresent();
    }

    Place deeper() {
      return new Place(bearer, field, depth + 1);
    }

    boolean has(Set<Bearer> some) {
      return bearer.isEmpty() || some.contains(bearer.get());
    }
  }

  /** Something that the form may read, or refuse with reason. */
  Draft write(Form<?> form, String field) {
    Place at = new Place(Optional.empty(), field, 0);
    Draft draft = write(form, at);
    if (draft instanceof Draft.Several(List<Draft> lines)
        && luck.onceIn(4)
        && write(form, at) instanceof Draft.Several(List<Draft> more)) {
      List<Draft> all = new ArrayList<>(lines);
      all.addAll(more);
      return new Draft.Several(all);
    }
    return draft;
  }

  private Draft write(Form<?> form, Place at) {
    return switch (form.makeup()) {
      case Makeup.Text(String expected, String blank) ->
          new Draft.Word(vocabulary.text(at.field, expected, blank, at.bearer));
      case Makeup.Number(int least, int most) ->
          new Draft.Word(vocabulary.number(at.field, least, most));
      case Makeup.Word(List<String> words) ->
          new Draft.Word(vocabulary.word(at.field, words, at.isLine()));
      case Makeup.Several(Form<?> one) -> several(one, at);
      case Makeup.Either(Form<?> one, Form<?> other) -> {
        boolean number = one.expected().startsWith("a number (3)");
        boolean fits = !number || vocabulary.isCounted(at.field);
        yield write(fits && luck.onceIn(4) ? other : one, at);
      }
      case Makeup.Fields(List<Key<?>> keys) -> new Draft.Fields(fields(keys, at));
      case Makeup.Kinds(Verbs<?> verbs) -> kind(verbs, at);
      case Makeup.Of(Bearer bearer, Form<?> inner) -> write(inner, at.by(bearer));
      case Makeup.Called(String name, Form<?> _) when name.equals("whom") ->
          new Draft.Phrase(vocabulary.whom());
      case Makeup.Called(String name, Form<?> _) when name.equals("named") ->
          new Draft.Phrase("Guard");
      case Makeup.Called(String name, Form<?> _) when name.equals("goal") ->
          new Draft.Phrase(vocabulary.situation());
      case Makeup.Called(String name, Form<?> inner) -> {
        Draft draft = write(inner, NESTING.contains(name) ? at.deeper() : at);
        yield SMALL_PRINT.contains(name) ? new Draft.Phrase(draft.toString()) : draft;
      }
    };
  }

  /** One of them: lines of a card are several at times, everything else is said once. */
  private Draft several(Form<?> one, Place at) {
    boolean small =
        switch (one.makeup()) {
          case Makeup.Text _, Makeup.Number _, Makeup.Word _ -> true;
          case Makeup.Called(String name, Form<?> _) -> SMALL_PRINT.contains(name);
          case Makeup.Several _, Makeup.Either _, Makeup.Fields _, Makeup.Kinds _, Makeup.Of _ ->
              false;
        };
    Draft list = new Draft.Several(List.of(write(one, at)));
    return small ? new Draft.Phrase(list.toString()) : list;
  }

  /** What must be there, and some of what may. */
  private Map<String, Draft> fields(List<Key<?>> keys, Place at) {
    List<Key<?>> optional = new ArrayList<>();
    Map<String, Draft> fields = new LinkedHashMap<>();
    for (Key<?> key : keys) {
      if (key.absent().isEmpty()) {
        fields.put(key.name(), write(key.form(), at.in(key.name())));
      } else if (at.has(key.bearers())
          && (at.isLine() || !Vocabulary.OF_BEFORE_FIELDS.contains(key.name()))
          && !Vocabulary.NOTES.contains(key.name())
          && !(at.field.equals("count") && key.name().equals("only")) // so that there is some
          && !(at.depth >= DEEP && isNesting(key.form()))) {
        optional.add(key);
      }
    }
    int number = Math.min(optional.size(), luck.below(at.depth >= DEEP ? 2 : 3));
    for (int i = 0; i < number; i++) {
      Key<?> key = optional.remove(luck.below(optional.size()));
      fields.put(key.name(), write(key.form(), at.in(key.name())));
    }
    return fields;
  }

  private static boolean isNesting(Form<?> form) {
    return switch (form.makeup()) {
      case Makeup.Several(Form<?> one) -> isNesting(one);
      case Makeup.Of(Bearer _, Form<?> inner) -> isNesting(inner);
      case Makeup.Called(String name, Form<?> _) -> NESTING.contains(name);
      case Makeup.Either(Form<?> one, Form<?> other) -> isNesting(one) || isNesting(other);
      case Makeup.Text _, Makeup.Number _, Makeup.Word _, Makeup.Fields _, Makeup.Kinds _ -> false;
    };
  }

  private <T> Draft kind(Verbs<T> verbs, Place at) {
    List<Verbs.Verb<T>> known = new ArrayList<>();
    for (Verbs.Verb<T> verb : verbs.verbs()) {
      List<Key<?>> keys = verb.group().keys();
      boolean deep =
          at.depth >= DEEP
              && keys.stream().anyMatch(key -> key.absent().isEmpty() && isNesting(key.form()));
      if (at.has(keys.getFirst().bearers()) && !deep && !Vocabulary.NOTES.contains(verb.name())) {
        known.add(verb);
      }
    }
    List<String> words =
        verbs.words().keySet().stream()
            .filter(word -> at.has(verbs.bearers(word)) && !Vocabulary.NOTES.contains(word))
            .sorted()
            .toList();
    int which = luck.below(known.size() + words.size());
    return which < known.size()
        ? new Draft.Fields(fields(known.get(which).group().keys(), at))
        : new Draft.Word(words.get(which - known.size()));
  }
}
