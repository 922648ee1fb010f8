package haven.content.yaml;

/**
 * Something that is wrong in a file.
 *
 * @param field the way to it, such as {@code cards[3].top[0].range}; empty for the whole file
 * @param remedy what would be right
 */
public record Problem(FilePlace place, String field, String message, String remedy)
    implements Comparable<Problem> {

  @Override
  public int compareTo(Problem other) {
    int byPlace = place.compareTo(other.place);
    return byPlace == 0 ? message.compareTo(other.message) : byPlace;
  }

  /** One line for people: {@code file:line:column: field: what is wrong; what would be right}. */
  @Override
  public String toString() {
    return place
        + ": "
        + (field.isEmpty() ? "" : field + ": ")
        + message
        + (remedy.isEmpty() ? "" : "; " + remedy);
  }
}
