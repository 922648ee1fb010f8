package haven.content.form;

import haven.content.yaml.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * One of several kinds of things, told apart by the field that gives each its name: {@code attack:
 * 3} is an attack because it has a field {@code attack}. Kinds without any field are single words.
 */
public final class Verbs<T> extends Form<T> {
  private final String what;
  private final T blank;
  private final Map<String, Verb<T>> verbs = new LinkedHashMap<>();
  private final Map<String, T> words = new LinkedHashMap<>();
  private final Map<String, Set<Bearer>> bearers = new LinkedHashMap<>();

  /**
   * One kind.
   *
   * @param makes the type that it makes, so that a test can see that none is missing
   */
  public record Verb<T>(String name, Class<?> makes, String help, Group<T> group) {}

  public Verbs(String what, T blank) {
    this.what = what;
    this.blank = blank;
  }

  /** Adds a kind; the first of its fields names it. */
  public Verbs<T> verb(
      Class<?> makes, String help, List<Key<?>> keys, Function<FormFields, ? extends T> make) {
    String name = keys.getFirst().name();
    verbs.put(
        name,
        new Verb<>(name, makes, help, new Group<>("'" + name + "'", keys, blank, make::apply)));
    return this;
  }

  /** Adds a kind that is a single word. */
  public Verbs<T> word(String word, T value) {
    words.put(word, value);
    return this;
  }

  /** Adds a kind that is a single word, for these alone. */
  public Verbs<T> word(String word, T value, Bearer... some) {
    bearers.put(word, Bearer.of(some));
    return word(word, value);
  }

  /** For whom a single word means something. */
  public Set<Bearer> bearers(String word) {
    return bearers.getOrDefault(word, Bearer.ALL);
  }

  /** Adds all kinds of another form, made into something of this one. */
  public <S> Verbs<T> including(Verbs<S> other, Function<S, T> make) {
    other.verbs.forEach(
        (name, verb) ->
            verbs.putIfAbsent(
                name, new Verb<>(name, verb.makes, verb.help, verb.group.making(make, blank))));
    other.words.forEach((word, value) -> words.putIfAbsent(word, make.apply(value)));
    other.bearers.forEach(bearers::putIfAbsent);
    return this;
  }

  public List<Verb<T>> verbs() {
    return List.copyOf(verbs.values());
  }

  public Map<String, T> words() {
    return Map.copyOf(words);
  }

  @Override
  public T read(Node node, Reading in) {
    return switch (node) {
      case Node.Scalar scalar when words.containsKey(scalar.text()) -> word(scalar, in);
      case Node.Mapping mapping -> verb(mapping, in);
      case Node.Scalar _, Node.Sequence _ ->
          unknown(node, node instanceof Node.Scalar s ? s.text() : "", in);
    };
  }

  private T word(Node.Scalar scalar, Reading in) {
    Set<Bearer> some = bearers(scalar.text());
    if (in.bearer().filter(bearer -> !some.contains(bearer)).isPresent()) {
      in.wrong(
          scalar.place(),
          in.bearer().get() + " knows no '" + scalar.text() + "'",
          "write it " + String.join(" or ", some.stream().map(Bearer::place).toList()));
    }
    return Optional.ofNullable(words.get(scalar.text())).orElse(blank);
  }

  private T verb(Node.Mapping mapping, Reading in) {
    String first = mapping.entries().isEmpty() ? "" : mapping.entries().getFirst().key().text();
    for (Node.Entry entry : mapping.entries()) {
      Verb<T> verb = verbs.get(entry.key().text());
      // A misspelt verb must not be taken for a wrong field of another one that stands behind it.
      if (verb != null && verb.group.knows(first)) {
        return verb.group.read(mapping, in);
      }
    }
    return unknown(mapping, first, in);
  }

  private T unknown(Node node, String word, Reading in) {
    List<String> known = new ArrayList<>(verbs.keySet());
    known.addAll(words.keySet());
    if (node instanceof Node.Mapping && words.containsKey(word)) {
      in.wrong(
          node.place(),
          "'" + word + "' is a word by itself and has no value",
          "write '" + word + "' without a colon");
    } else if (node instanceof Node.Scalar && verbs.containsKey(word)) {
      in.wrong(
          node.place(), "'" + word + "' needs a value", "write '" + word + ": …', " + needed(word));
    } else {
      in.wrong(
          node.place(),
          (word.isEmpty() ? node.kind() : "'" + word + "'") + " is no " + what,
          Leads.ofVerb(word, known).orElseGet(() -> Closest.instead(word, known, "there are")));
    }
    return blank;
  }

  private String needed(String word) {
    Verb<T> verb = verbs.get(word);
    return verb == null ? "" : verb.group.keys().getFirst().form().expected();
  }

  @Override
  public T blank() {
    return blank;
  }

  @Override
  public String expected() {
    return what;
  }

  @Override
  public Schema schema(Schema.Book book) {
    List<Schema> all = new ArrayList<>();
    if (!words.isEmpty()) {
      all.add(Schema.words(words.keySet()));
    }
    for (Verb<T> verb : verbs.values()) {
      Map<String, Object> json = new LinkedHashMap<>(verb.group.schema(book).json());
      json.put("description", verb.help);
      all.add(new Schema(book.share("verb-" + verb.name, json)));
    }
    return Schema.anyOf(all);
  }
}
