package haven.content.show;

import haven.model.Condition;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Count;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.map.Formula;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Words for numbers, conditions, elements, prices and circumstances. */
final class Wording {
  private Wording() {}

  /** {@code TARGET_AT_WALL} reads {@code target at wall}. */
  static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String title(Enum<?> constant) {
    String words = words(constant);
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  static String signed(int number) {
    return (number < 0 ? "" : "+") + number;
  }

  static String number(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  static String conditions(Collection<Condition> conditions) {
    return conditions.stream().map(Wording::title).collect(Collectors.joining(", "));
  }

  static String value(Value value) {
    return switch (value) {
      case Value.Fixed(int number) -> String.valueOf(number);
      case Value.OnStat(int change) -> signed(change);
      case Value.Per(Count count, int times, int plus) ->
          "X"
              + (plus == 0 ? "" : " " + (plus < 0 ? "- " : "+ ") + Math.abs(plus))
              + " (X = "
              + (times == 1 ? "" : times + " x ")
              + words(count)
              + ")";
      case Value.Computed(Formula formula) -> formula(formula);
    };
  }

  /** Where it is added to something. */
  static String added(Value value) {
    return value instanceof Value.Fixed(int number) ? signed(number) : "+" + value(value);
  }

  static String formula(Formula formula) {
    return switch (formula) {
      case Formula.Constant(int number) -> String.valueOf(number);
      case Formula.Level() -> "L";
      case Formula.Characters() -> "C";
      case Formula.EliteHitPoints(String type) -> "hit points of an elite " + type;
      case Formula.Sum(Formula left, Formula right) -> formula(left) + " + " + formula(right);
      case Formula.Difference(Formula left, Formula right) -> formula(left) + " - " + factor(right);
      case Formula.Product(Formula left, Formula right) -> factor(left) + " x " + factor(right);
    };
  }

  private static String factor(Formula formula) {
    boolean composed = formula instanceof Formula.Sum || formula instanceof Formula.Difference;
    return composed ? "(" + formula(formula) + ")" : formula(formula);
  }

  static String icon(ElementIcon icon) {
    return icon.equals(ElementIcon.WILD)
        ? "any element"
        : icon.any().stream().map(Wording::title).collect(Collectors.joining(" or "));
  }

  static String icons(List<ElementIcon> icons) {
    return icons.stream().map(Wording::icon).collect(Collectors.joining(" and "));
  }

  static String cost(Cost cost) {
    return switch (cost) {
      case Cost.Elements(List<ElementIcon> icons) -> "Consume " + icons(icons);
      case Cost.Damage(int amount) -> "Suffer " + amount + " damage";
      case Cost.LoseCards(int number) -> "Lose " + number(number, "card");
    };
  }

  static String checks(List<Check> checks) {
    return "If " + checks.stream().map(Wording::check).collect(Collectors.joining(" and "));
  }

  static String check(Check check) {
    return switch (check) {
      case Check.TargetHas(Condition condition) -> "the target has " + title(condition);
      case Check.SelfHas(Condition condition) -> "the acting figure has " + title(condition);
      case Check.TargetRank rank -> "the target is " + words(rank.rank());
      case Check.Not(Check other) -> "it is not so that " + check(other);
      case Check.Strong(Element element) -> title(element) + " is strong";
      case Check.AtLeast(Count count, int number) -> words(count) + " are at least " + number;
      case Check.Fact fact -> fact(fact);
    };
  }

  private static String fact(Check.Fact fact) {
    return switch (fact) {
      case MELEE -> "the attack is a melee attack";
      case RANGED -> "the attack is a ranged attack";
      case DAMAGING -> "the attack does damage";
      case SINGLE_TARGET -> "the attack has a single target";
      case TARGET_ADJACENT -> "the target is adjacent";
      case TARGET_ADJACENT_TO_ALLY -> "the target is adjacent to an ally of the attacker";
      case TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES -> "the target is adjacent to no ally of its own";
      case TARGET_AT_WALL -> "the target stands at a wall";
      case TARGET_IS_OBJECTIVE -> "the target is an objective";
      case TARGET_IS_CHARACTER -> "the target is a character";
      case TARGET_IS_UNHARMED -> "the target is unharmed";
      case DID -> "that was done";
      case KILLED -> "that killed somebody";
      case OPENED_DOOR -> "the move opened a door";
      case MOVED_BACK -> "the move ended where it began";
      case OWN_TURN -> "it is its own turn";
    };
  }
}
