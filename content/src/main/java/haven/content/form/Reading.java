package haven.content.form;

import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Where in a file the reader is.
 *
 * @param field the way from the top of the file to here
 * @param words what a definition calls things by words of its own, such as the letters of a map
 * @param bearer whose words they are, as far as that is known
 */
public record Reading(
    Problems problems, String field, Map<String, Object> words, Optional<Bearer> bearer) {

  public static Reading of(Problems problems) {
    return new Reading(problems, "", Map.of(), Optional.empty());
  }

  public Reading field(String name) {
    return new Reading(problems, field.isEmpty() ? name : field + "." + name, words, bearer);
  }

  public Reading item(int index) {
    return new Reading(problems, field + "[" + index + "]", words, bearer);
  }

  Reading knowing(Map<String, Object> others) {
    return new Reading(problems, field, Map.copyOf(others), bearer);
  }

  Reading by(Bearer whoever) {
    return new Reading(problems, field, words, Optional.of(whoever));
  }

  public boolean isOf(Bearer whoever) {
    return bearer.filter(whoever::equals).isPresent();
  }

  public void wrong(FilePlace place, String message, String remedy) {
    problems.add(place, field, message, remedy);
  }

  /** Tells that something else is wanted here. */
  <T> T wrong(Node node, Form<T> form) {
    wrong(node.place(), node.kind() + " is not right here", "it should be " + form.expected());
    return form.blank();
  }

  /** Makes a value whose own rules may object. */
  <T> T making(Node node, String expected, Supplier<T> maker, Form<T> form) {
    try {
      return maker.get();
    } catch (Mistake e) {
      wrong(node.place(), String.valueOf(e.getMessage()), e.remedy());
      return form.blank();
    } catch (IllegalArgumentException e) {
      wrong(node.place(), String.valueOf(e.getMessage()), "it should be " + expected);
      return form.blank();
    }
  }
}
