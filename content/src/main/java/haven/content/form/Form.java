package haven.content.form;

import haven.content.yaml.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How a value is written.
 *
 * <p>Whoever reads goes on after a mistake, with a {@link #blank} value in its place: the mistake
 * is told, and whatever was read must not be used.
 */
public abstract class Form<T> {

  /** Reads the value, or tells what is wrong and returns something harmless. */
  public abstract T read(Node node, Reading in);

  /** Something harmless. */
  public abstract T blank();

  /** What it is, such as {@code a number from 1 to 9}. */
  public abstract String expected();

  public abstract Schema schema(Schema.Book book);

  /** The same way of writing, for something made of what is written. */
  public <U> Form<U> as(Function<T, U> make) {
    Form<T> written = this;
    return new Form<>() {
      @Override
      public U read(Node node, Reading in) {
        return in.making(node, written.expected(), () -> make.apply(written.read(node, in)), this);
      }

      @Override
      public U blank() {
        return make.apply(written.blank());
      }

      @Override
      public String expected() {
        return written.expected();
      }

      @Override
      public Schema schema(Schema.Book book) {
        return written.schema(book);
      }
    };
  }

  /** A list of them; a single one may stand without the list. */
  public Form<List<T>> list() {
    Form<T> one = this;
    return new Form<>() {
      @Override
      public List<T> read(Node node, Reading in) {
        if (!(node instanceof Node.Sequence sequence)) {
          return List.of(one.read(node, in));
        }
        List<T> all = new ArrayList<>();
        for (Node item : sequence.items()) {
          all.add(one.read(item, in.item(all.size())));
        }
        return List.copyOf(all);
      }

      @Override
      public List<T> blank() {
        return List.of();
      }

      @Override
      public String expected() {
        return "a list, each of it " + one.expected();
      }

      @Override
      public Schema schema(Schema.Book book) {
        Schema item = book.once(one.schema(book));
        return Schema.anyOf(List.of(item, Schema.listOf(item)));
      }
    };
  }

  /** The same, of whatever that bearer has. */
  public Form<T> by(Bearer bearer) {
    Form<T> written = this;
    return new Form<>() {
      @Override
      public T read(Node node, Reading in) {
        return written.read(node, in.by(bearer));
      }

      @Override
      public T blank() {
        return written.blank();
      }

      @Override
      public String expected() {
        return written.expected();
      }

      @Override
      public Schema schema(Schema.Book book) {
        return written.schema(book);
      }
    };
  }

  public Key<T> required(String name, String help) {
    return new Key<>(name, this, Optional.empty(), help);
  }

  public Key<T> or(String name, T absent, String help) {
    return new Key<>(name, this, Optional.of(absent), help);
  }

  public Key<Optional<T>> optional(String name, String help) {
    return new Key<>(name, as(Optional::of), Optional.of(Optional.empty()), help);
  }
}
