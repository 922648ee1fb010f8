package haven.content.form;

import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The fields of one definition, for whoever makes the value of them. */
public final class FormFields {
  private final Node.Mapping mapping;
  private final List<Key<?>> keys;
  private final Reading in;

  FormFields(Node.Mapping mapping, List<Key<?>> keys, Reading in) {
    this.mapping = mapping;
    this.keys = keys;
    this.in = in;
  }

  /** The value of a field, which must be one of the form's keys. */
  public <T> T get(Key<T> key) {
    if (!declares(key)) {
      throw new IllegalStateException("the field " + key.name() + " is not declared");
    }
    return mapping
        .get(key.name())
        .map(node -> key.form().read(node, in.field(key.name())))
        .or(key::absent)
        .orElseGet(key.form()::blank);
  }

  /** Whether the form has the field at all. */
  public boolean declares(Key<?> key) {
    return keys.stream().anyMatch(one -> one.name().equals(key.name()));
  }

  /** The same fields, read by somebody who knows these words. */
  public FormFields knowing(Map<String, Object> words) {
    return new FormFields(mapping, keys, in.knowing(words));
  }

  public boolean has(Key<?> key) {
    return mapping.get(key.name()).isPresent();
  }

  /** Where they are written. */
  public Node.Mapping node() {
    return mapping;
  }

  public FilePlace place() {
    return mapping.place();
  }

  /** Where a field stands, or the whole if it is not there. */
  public FilePlace place(Key<?> key) {
    return mapping.get(key.name()).map(Node::place).orElse(mapping.place());
  }

  /** Tells what is wrong with a field. */
  public void wrong(Key<?> key, String message, String remedy) {
    in.field(key.name()).wrong(place(key), message, remedy);
  }

  public Reading reading() {
    return in;
  }

  /** Tells which fields are missing or not known. */
  void check(String what) {
    Set<String> known = new TreeSet<>();
    keys.forEach(key -> known.add(key.name()));
    Set<String> present = new HashSet<>();
    for (Node.Entry entry : mapping.entries()) {
      String name = entry.key().text();
      present.add(name);
      if (!known.contains(name)) {
        in.field(name)
            .wrong(
                entry.key().place(),
                what + " has no field '" + name + "'",
                Leads.ofField(name, known).orElseGet(() -> Closest.instead(name, known, "it has")));
      }
    }
    in.bearer().ifPresent(bearer -> checkFor(bearer, what));
    for (Key<?> key : keys) {
      if (key.isRequired() && !present.contains(key.name())) {
        in.field(key.name())
            .wrong(
                mapping.place(),
                "the field '" + key.name() + "' is missing",
                "add it: " + key.help() + ", " + key.form().expected());
      }
    }
  }

  /** Tells which fields mean nothing for whoever has them. */
  private void checkFor(Bearer bearer, String what) {
    for (Node.Entry entry : mapping.entries()) {
      String name = entry.key().text();
      for (Key<?> key : keys) {
        if (key.name().equals(name) && !key.bearers().contains(bearer)) {
          boolean verb = key.equals(keys.getFirst());
          in.field(name)
              .wrong(
                  entry.key().place(),
                  verb
                      ? bearer + " knows no '" + name + "'"
                      : what + " of " + bearer + " has no field '" + name + "'",
                  verb ? elsewhere(key) : "leave it out; " + elsewhere(key));
        }
      }
    }
  }

  private static String elsewhere(Key<?> key) {
    return "write it " + String.join(" or ", key.bearers().stream().map(Bearer::place).toList());
  }
}
