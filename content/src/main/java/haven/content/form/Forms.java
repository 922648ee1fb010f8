package haven.content.form;

import haven.content.yaml.Node;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The simple forms. */
public final class Forms {
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,6}");

  private Forms() {}

  /** Any text. */
  public static Form<String> text() {
    return text("a text", Pattern.compile("(?s).*"), "");
  }

  /** A text of a certain shape. */
  public static Form<String> text(String expected, Pattern shape, String blank) {
    return new Form<>() {
      @Override
      public String read(Node node, Reading in) {
        return node instanceof Node.Scalar scalar && shape.matcher(scalar.text()).matches()
            ? scalar.text()
            : in.wrong(node, this);
      }

      @Override
      public String blank() {
        return blank;
      }

      @Override
      public String expected() {
        return expected;
      }

      @Override
      public Schema schema(Schema.Book book) {
        return Schema.of("type", List.of("string", "number"));
      }
    };
  }

  public static Form<Integer> number(int least, int most) {
    return new Form<>() {
      @Override
      public Integer read(Node node, Reading in) {
        if (node instanceof Node.Scalar scalar && NUMBER.matcher(scalar.text()).matches()) {
          int number = Integer.parseInt(scalar.text());
          if (number >= least && number <= most) {
            return number;
          }
        }
        return in.wrong(node, this);
      }

      @Override
      public Integer blank() {
        return least;
      }

      @Override
      public String expected() {
        return "a number from " + least + " to " + most;
      }

      @Override
      public Schema schema(Schema.Book book) {
        return Schema.of("type", "integer", "minimum", least, "maximum", most);
      }
    };
  }

  /** Yes or no. */
  public static Form<Boolean> flag() {
    Map<String, Boolean> words = new LinkedHashMap<>();
    words.put("true", true);
    words.put("false", false);
    return new Words<>(words, "true or false") {
      @Override
      public Schema schema(Schema.Book book) {
        return Schema.of("type", "boolean");
      }
    };
  }

  /** One of the constants, written in small letters with hyphens. */
  public static <E extends Enum<E>> Form<E> word(Class<E> type) {
    return words(
        Arrays.stream(type.getEnumConstants())
            .collect(
                Collectors.toMap(
                    Forms::written, one -> one, (a, b) -> a, LinkedHashMap<String, E>::new)));
  }

  /** One of these words. */
  public static <T> Form<T> words(Map<String, T> words) {
    return new Words<>(words, "one of " + String.join(", ", words.keySet()));
  }

  /** {@code TARGET_AT_WALL} is written {@code target-at-wall}. */
  public static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Written as one word or text, or else with fields. */
  public static <T> Form<T> textOr(Form<T> text, Form<T> fields) {
    return new Form<>() {
      @Override
      public T read(Node node, Reading in) {
        return (node instanceof Node.Mapping ? fields : text).read(node, in);
      }

      @Override
      public T blank() {
        return text.blank();
      }

      @Override
      public String expected() {
        return text.expected();
      }

      @Override
      public Schema schema(Schema.Book book) {
        return Schema.anyOf(List.of(text.schema(book), fields.schema(book)));
      }
    };
  }

  /** A form that has a name in the schema, and may contain itself. */
  public static <T> Form<T> named(String name, String expected, T blank, Supplier<Form<T>> form) {
    return new Named<>(name, expected, blank, form);
  }

  private static final class Named<T> extends Form<T> {
    private final String name;
    private final String expected;
    private final T blank;
    private final Supplier<Form<T>> form;
    private @Nullable Form<T> made;

    Named(String name, String expected, T blank, Supplier<Form<T>> form) {
      this.name = name;
      this.expected = expected;
      this.blank = blank;
      this.form = form;
    }

    /** Made when it is first asked for, because it may lead back to itself. */
    private Form<T> form() {
      Form<T> known = made;
      if (known == null) {
        known = form.get();
        made = known;
      }
      return known;
    }

    @Override
    public T read(Node node, Reading in) {
      return form().read(node, in);
    }

    @Override
    public T blank() {
      return blank;
    }

    @Override
    public String expected() {
      return expected;
    }

    @Override
    public Schema schema(Schema.Book book) {
      return book.define(name, form());
    }
  }

  private static class Words<T> extends Form<T> {
    private final Map<String, T> words;
    private final String expected;

    Words(Map<String, T> words, String expected) {
      this.words = words;
      this.expected = expected;
    }

    @Override
    public T read(Node node, Reading in) {
      if (!(node instanceof Node.Scalar scalar)) {
        return in.wrong(node, this);
      }
      T value = words.get(scalar.text());
      if (value != null) {
        return value;
      }
      in.wrong(
          node.place(),
          "'" + scalar.text() + "' is not known here",
          Closest.instead(scalar.text(), words.keySet(), "it should be one of"));
      return blank();
    }

    @Override
    public T blank() {
      return words.values().iterator().next();
    }

    @Override
    public String expected() {
      return expected;
    }

    @Override
    public Schema schema(Schema.Book book) {
      // Many fields take the same words: what these mean need stand there only once.
      return new Schema(
          book.share(
              "words-" + words.keySet().iterator().next(), Schema.words(words.keySet()).json()));
    }
  }
}
