package haven.content.form;

import java.util.List;

/** What a form is made of, for whoever makes up something to be read by it. */
public sealed interface Shape {
  /**
   * A text of a form of its own.
   *
   * @param blank one that can be read
   */
  record Text(String expected, String blank) implements Shape {}

  record Number(int least, int most) implements Shape {}

  /** One of these words. */
  record Word(List<String> words) implements Shape {
    public Word {
      words = List.copyOf(words);
    }
  }

  /** A list. */
  record Several(Form<?> one) implements Shape {}

  /** One way or the other. */
  record Either(Form<?> one, Form<?> other) implements Shape {}

  record Fields(List<Key<?>> keys) implements Shape {
    public Fields {
      keys = List.copyOf(keys);
    }
  }

  record Kinds(Verbs<?> verbs) implements Shape {}

  /** Words of that bearer. */
  record Of(Bearer bearer, Form<?> form) implements Shape {}

  /** Something that may contain itself. */
  record Called(String name, Form<?> form) implements Shape {}
}
