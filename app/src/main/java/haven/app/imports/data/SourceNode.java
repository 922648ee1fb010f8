package haven.app.imports.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What the data says of an ability or of a part of one, without its layout.
 *
 * @param type such as {@code attack}
 * @param below what stands below it
 * @param node as it was read
 */
public record SourceNode(
    String type, String value, Sign sign, List<SourceNode> below, JsonNode node) {
  /** How a value relates to another one. */
  public enum Sign {
    FIXED,
    /** To the stat card's. */
    PLUS,
    MINUS,
    /** To that of the ability above. */
    ADD,
    SUBTRACT
  }

  public static final String CONDITION = "condition";

  private static final Set<String> LAYOUT =
      Set.of(
          "concatenation",
          "concatenationSpacer",
          "grid",
          "forceBox",
          "extra",
          "boxFhSubActions",
          "nonCalc");
  private static final Set<String> REMINDERS = Set.of("hint", "fontSize");
  private static final Set<String> AIMS = Set.of("range", "target", "specialTarget", "area");
  private static final Set<String> DETAILS =
      Set.of("range", "target", "specialTarget", "area", "jump", "pierce", "push", "pull");
  private static final Set<String> ABILITIES =
      Set.of(
          "attack",
          "move",
          "heal",
          CONDITION,
          "push",
          "pull",
          "shield",
          "retaliate",
          "sufferDamage",
          "damage");

  /** All nodes of a list, its layout taken away. */
  public static List<SourceNode> list(JsonNode nodes) {
    List<SourceNode> all = new ArrayList<>();
    for (JsonNode node : nodes) {
      String type = node.path("type").asString("");
      if (LAYOUT.contains(type)) {
        all.addAll(shared(list(node.path("subActions"))));
      } else if (!REMINDERS.contains(type)) {
        all.add(of(type, node));
      }
    }
    return List.copyOf(all);
  }

  private static SourceNode of(String type, JsonNode node) {
    List<SourceNode> below = raised(list(node.path("subActions")));
    return new SourceNode(
        type,
        node.path("value").asString("").strip(),
        sign(node.path("valueType").asString("")),
        type.startsWith("element") ? shared(below) : below,
        node);
  }

  /** What stands below a mere detail, because it follows it in print, belongs to the ability. */
  private static List<SourceNode> raised(List<SourceNode> group) {
    List<SourceNode> all = new ArrayList<>();
    for (SourceNode one : group) {
      if (DETAILS.contains(one.type) && one.any(below -> !below.isInstead())) {
        all.add(one.below(List.of()));
        all.addAll(one.below);
      } else {
        all.add(one);
      }
    }
    return all;
  }

  private static Sign sign(String word) {
    return switch (word) {
      case "", "fixed" -> Sign.FIXED;
      case "plus" -> Sign.PLUS;
      case "minus" -> Sign.MINUS;
      case "add", "addition" -> Sign.ADD;
      case "subtract" -> Sign.SUBTRACT;
      default -> throw new NotConverted("the kind of value '" + word + "'");
    };
  }

  /** An aim that stands beside abilities in a group is that of all of them. */
  private static List<SourceNode> shared(List<SourceNode> group) {
    List<SourceNode> aims = group.stream().filter(one -> AIMS.contains(one.type)).toList();
    if (isRowOfConditions(group)) {
      return shared(
          Stream.concat(
                  group.stream().map(one -> one.below(List.of())), group.getLast().below.stream())
              .toList());
    }
    if (aims.isEmpty() || group.stream().noneMatch(one -> ABILITIES.contains(one.type))) {
      return group;
    }
    List<SourceNode> all = new ArrayList<>();
    for (SourceNode one : group) {
      if (!AIMS.contains(one.type)) {
        SourceNode aimed = ABILITIES.contains(one.type) ? one.aimed(aims) : one;
        SourceNode before = all.isEmpty() ? aimed : all.getLast();
        if (!all.isEmpty() && aimed.isConditionLike(before)) {
          all.set(all.size() - 1, before.and(aimed.value));
        } else {
          all.add(aimed);
        }
      }
    }
    return all;
  }

  /** Conditions of which only the last says for whom they are. */
  private static boolean isRowOfConditions(List<SourceNode> group) {
    return group.size() > 1
        && group.stream().allMatch(one -> one.type.equals(CONDITION))
        && !group.getLast().below.isEmpty()
        && group.getLast().below.stream().allMatch(one -> AIMS.contains(one.type))
        && group.subList(0, group.size() - 1).stream().allMatch(one -> one.below.isEmpty());
  }

  private SourceNode aimed(List<SourceNode> aims) {
    Set<String> own = below.stream().map(SourceNode::type).collect(Collectors.toSet());
    List<SourceNode> all = new ArrayList<>(below);
    aims.stream().filter(aim -> !own.contains(aim.type)).forEach(all::add);
    return new SourceNode(type, value, sign, List.copyOf(all), node);
  }

  private boolean isConditionLike(SourceNode before) {
    return type.equals(CONDITION)
        && before.type.equals(CONDITION)
        && below.stream()
            .map(SourceNode::text)
            .toList()
            .equals(before.below.stream().map(SourceNode::text).toList());
  }

  private String text() {
    return type + ' ' + sign + ' ' + value;
  }

  /** Two conditions of one ability. */
  private SourceNode and(String more) {
    return new SourceNode(type, value + ":" + more, sign, below, node);
  }

  /** The same with something else below. */
  public SourceNode below(List<SourceNode> others) {
    return new SourceNode(type, value, sign, List.copyOf(others), node);
  }

  /** The same with the words behind a label; icons and plain values stay as they are. */
  public SourceNode saying(String text) {
    return value.startsWith("%data.") ? new SourceNode(type, text, sign, below, node) : this;
  }

  public boolean is(String wanted) {
    return type.equals(wanted);
  }

  /** Whether it changes the ability above. */
  public boolean isChange() {
    return sign == Sign.ADD || sign == Sign.SUBTRACT;
  }

  public boolean isElement() {
    return type.equals("element") || type.equals("elementHalf");
  }

  public boolean isConsumed() {
    return isElement() && sign == Sign.MINUS;
  }

  /** Whether it says that the value above takes the place of another. */
  private boolean isInstead() {
    return type.equals("custom") && value.contains("instead");
  }

  public boolean any(Predicate<SourceNode> what) {
    return below.stream().anyMatch(what);
  }
}
