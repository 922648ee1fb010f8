package haven.app.imports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A line of the pack language that is being written: fields in their order. */
final class PackLine extends LinkedHashMap<String, Object> {
  private static final long serialVersionUID = 1L;

  PackLine() {}

  PackLine(Map<String, Object> fields) {
    super(fields);
  }

  static PackLine of(String field, Object value) {
    return new PackLine().with(field, value);
  }

  PackLine with(String field, Object value) {
    put(field, value);
    return this;
  }

  /** Only if there is something to write. */
  PackLine withSome(String field, List<?> values) {
    return values.isEmpty() ? this : with(field, values.size() == 1 ? values.getFirst() : values);
  }

  /** One more of a field that may have several. */
  PackLine and(String field, Object value) {
    Object before = get(field);
    if (before == null) {
      return with(field, value);
    }
    List<Object> all = new ArrayList<>(before instanceof List<?> list ? list : List.of(before));
    all.add(value);
    return with(field, all);
  }

  /** If it is paid for, one thing; otherwise another. */
  static PackLine paid(Object elements, List<?> then, List<?> otherwise) {
    PackLine line = of("consume", elements).with("then", List.copyOf(then));
    return otherwise.isEmpty() ? line : line.with("else", List.copyOf(otherwise));
  }

  boolean does(String verb) {
    return containsKey(verb);
  }
}
