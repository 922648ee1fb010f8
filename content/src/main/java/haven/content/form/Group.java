package haven.content.form;

import haven.content.yaml.Node;
import java.util.List;
import java.util.function.Function;

/** A group of fields that make one value. */
public final class Group<T> extends Form<T> {
  private final String what;
  private final List<Key<?>> keys;
  private final Function<FormFields, T> make;
  private final T blank;

  /**
   * @param what what it is, such as {@code a card}
   */
  public Group(String what, List<Key<?>> keys, T blank, Function<FormFields, T> make) {
    this.what = what;
    this.keys = List.copyOf(keys);
    this.make = make;
    this.blank = blank;
  }

  public List<Key<?>> keys() {
    return keys;
  }

  boolean knows(String field) {
    return keys.stream().anyMatch(key -> key.name().equals(field));
  }

  <U> Group<U> making(Function<T, U> other, U otherBlank) {
    return new Group<>(what, keys, otherBlank, make.andThen(other));
  }

  @Override
  public T read(Node node, Reading in) {
    if (!(node instanceof Node.Mapping mapping)) {
      return in.wrong(node, this);
    }
    FormFields fields = new FormFields(mapping, keys, in);
    fields.check(what);
    return in.making(node, what, () -> make.apply(fields), this);
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
  public Makeup makeup() {
    return new Makeup.Fields(keys);
  }

  @Override
  public Schema schema(Schema.Book book) {
    return Schema.object(keys, book);
  }
}
