package haven.content.show;

import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Words for whom an ability is aimed at. */
final class AimWords {
  private AimWords() {}

  /** What is printed beside the value: {@code Range 2}, {@code Target 3}, {@code all enemies}. */
  static List<String> parts(Aim aim) {
    List<String> parts = new ArrayList<>();
    aim.range().ifPresent(range -> parts.add("Range " + Wording.value(range)));
    aim.targets().ifPresent(targets -> parts.add("Target " + Wording.value(targets)));
    String whom = whom(aim);
    if (!whom.isEmpty()) {
      parts.add(whom);
    }
    if (aim.path()) {
      parts.add("and everybody on a shortest path");
    }
    if (!aim.only().isEmpty()) {
      parts.add(
          "only "
              + aim.only().stream()
                  .map((Check check) -> "where " + Wording.check(check))
                  .collect(Collectors.joining(" and ")));
    }
    return parts;
  }

  /** Empty where the rules say it anyway. */
  static String whom(Aim aim) {
    boolean usual =
        aim.affects() == Affects.AS_USUAL
            && !aim.all()
            && !aim.adjacent()
            && aim.among() == Aim.Among.ANYBODY;
    if (usual) {
      return "";
    }
    if (aim.affects() == Affects.SELF) {
      return "Self";
    }
    String near = aim.adjacent() ? "adjacent " : "";
    String text = (aim.all() ? "all " + near + all(aim) : "one " + near + one(aim)) + among(aim);
    return text.toLowerCase(Locale.ROOT);
  }

  private static String one(Aim aim) {
    return switch (aim.affects()) {
      case AS_USUAL -> "target";
      case ENEMIES -> "enemy";
      case ALLIES -> "ally";
      case ALLIES_OR_SELF -> "ally or self";
      case SELF -> "self";
      case FIGURES -> "figure";
    };
  }

  private static String all(Aim aim) {
    return switch (aim.affects()) {
      case AS_USUAL -> "targets";
      case ENEMIES -> "enemies";
      case ALLIES -> "allies";
      case ALLIES_OR_SELF -> "allies and self";
      case SELF -> "self";
      case FIGURES -> "figures";
    };
  }

  private static String among(Aim aim) {
    return switch (aim.among()) {
      case ANYBODY -> "";
      case MOVED_THROUGH -> " moved through";
      case SAME_TARGETS -> " of the same targets";
      case ADJACENT_TO_TARGETS -> " adjacent to the targets";
      case IN_AREA -> " in the area";
    };
  }
}
