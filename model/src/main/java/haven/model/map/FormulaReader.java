package haven.model.map;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads sums, products and rounded quotients of numbers, L, C and elite(…), with brackets. */
final class FormulaReader {
  private static final Pattern WORD = Pattern.compile("elite\\([^)]*\\)|up|down|\\d+|\\S");

  private final String text;
  private final List<String> words;
  private int next;

  FormulaReader(String text) {
    this.text = text;
    words = WORD.matcher(text).results().map(MatchResult::group).toList();
  }

  Formula read() {
    Formula formula = sum();
    if (next < words.size()) {
      throw wrong("'" + words.get(next) + "' is too much");
    }
    return formula;
  }

  private Formula sum() {
    Formula left = product();
    while (true) {
      if (take("+")) {
        left = new Formula.Sum(left, product());
      } else if (take("-")) {
        left = new Formula.Difference(left, product());
      } else {
        return left;
      }
    }
  }

  private Formula product() {
    Formula left = factor();
    while (true) {
      if (take("*")) {
        left = new Formula.Product(left, factor());
      } else if (take("/")) {
        left = quotient(left);
      } else {
        return left;
      }
    }
  }

  private Formula quotient(Formula left) {
    if (!(factor() instanceof Formula.Constant(int divisor)) || divisor == 0) {
      throw wrong("it should be divided by a number");
    }
    boolean up = take("up");
    if (!up && !take("down")) {
      throw wrong("'up' or 'down' after a division says how it is rounded");
    }
    return new Formula.Quotient(left, divisor, up);
  }

  private Formula factor() {
    if (take("(")) {
      Formula inner = sum();
      if (!take(")")) {
        throw wrong("a bracket is not closed");
      }
      return inner;
    }
    if (next == words.size()) {
      throw wrong("it ends too early");
    }
    String word = words.get(next++);
    if (word.startsWith("elite(")) {
      return new Formula.EliteHitPoints(word.substring(6, word.length() - 1).strip());
    }
    if (Character.isDigit(word.charAt(0))) {
      return new Formula.Constant(Integer.parseInt(word));
    }
    return switch (word) {
      case "L" -> new Formula.Level();
      case "C" -> new Formula.Characters();
      default -> throw wrong("'" + word + "' should be a number, L, C or elite(type)");
    };
  }

  private boolean take(String word) {
    boolean there = next < words.size() && words.get(next).equals(word);
    next += there ? 1 : 0;
    return there;
  }

  private IllegalArgumentException wrong(String message) {
    return new IllegalArgumentException("formula '" + text + "': " + message);
  }
}
