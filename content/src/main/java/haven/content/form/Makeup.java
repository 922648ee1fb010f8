package haven.content.form;

import java.util.List;

/** What a form is made of, for whoever makes up something to be read by it. */
public sealed interface Makeup {
  /**
   * A text of a form of its own.
   *
   * @param blank one that can be read
   */
  record Text(String expected, String blank) implements Makeup {}

  record Number(int least, int most) implements Makeup {}

  /** One of these words. */
  record Word(List<String> words) implements Makeup {
    public Word {
      words = List.copyOf(words);
    }
  }

  /** A list. */
  record Several(Form<?> one) implements Makeup {}

  /** One way or the other. */
  record Either(Form<?> one, Form<?> other) implements Makeup {}

  record Fields(List<Key<?>> keys) implements Makeup {
    public Fields {
      keys = List.copyOf(keys);
    }
  }

  record Kinds(Verbs<?> verbs) implements Makeup {}

  /** Words of that bearer. */
  record Of(Bearer bearer, Form<?> form) implements Makeup {}

  /** Something that may contain itself. */
  record Called(String name, Form<?> form) implements Makeup {}
}
