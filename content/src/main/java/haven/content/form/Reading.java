package haven.content.form;

import haven.content.yaml.Node;
import haven.content.yaml.Place;
import haven.content.yaml.Problems;
import java.util.function.Supplier;

/**
 * Where in a file the reader is.
 *
 * @param field the way from the top of the file to here
 */
public record Reading(Problems problems, String field) {

  public static Reading of(Problems problems) {
    return new Reading(problems, "");
  }

  public Reading field(String name) {
    return new Reading(problems, field.isEmpty() ? name : field + "." + name);
  }

  public Reading item(int index) {
    return new Reading(problems, field + "[" + index + "]");
  }

  public void wrong(Place place, String message, String remedy) {
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
    } catch (IllegalArgumentException e) {
      wrong(node.place(), String.valueOf(e.getMessage()), "it should be " + expected);
      return form.blank();
    }
  }
}
