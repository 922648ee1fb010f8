package haven.app.imports;

import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers and formulas as the data has them, and as the language writes them. */
final class Amounts {
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,3}");
  private static final Pattern HALVED =
      Pattern.compile(
          "(?:Math\\.(?:floor|ceil)\\()?\\(?(?:(\\d+)\\*C|C\\*(\\d+))\\)?/2\\)?(?:\\{.*})?");
  private static final Pattern MORE_THAN_HALVED =
      Pattern.compile("Math\\.floor\\((\\d+)\\+(\\d+)\\*\\(C/2\\)\\)");
  private static final Pattern ROUNDED =
      Pattern.compile("Math\\.(ceil|floor)\\((.+)\\)|(.+)\\{math\\.(ceil|floor)}");
  private static final Pattern QUOTIENT =
      Pattern.compile("([\\dCL+*()]+)/([2-9])((?:[+-][\\dCL*]+)?)");
  private static final Pattern FORMULA = Pattern.compile("[\\dCL+*()-]+");

  private Amounts() {}

  static boolean isWhole(String value) {
    return WHOLE.matcher(value).matches();
  }

  static int whole(String value) {
    if (!isWhole(value)) {
      throw new NotConverted(value.isEmpty() ? "a number is missing" : "a number in words");
    }
    return Integer.parseInt(value);
  }

  /** The value of an ability: a number, a change of the stat card's, or a formula. */
  static Object value(SourceNode node) {
    return switch (node.sign()) {
      case FIXED -> formula(node.value());
      case PLUS -> signed(whole(node.value()));
      case MINUS -> signed(-whole(node.value()));
      case ADD, SUBTRACT -> throw new NotConverted("a bonus without an ability");
    };
  }

  /** What is added to the attack above: a number, or one by the number of characters. */
  static Object plus(SourceNode node) {
    return isWhole(node.value()) ? change(node) : formula(node.value());
  }

  /** What is added to the ability above. */
  static int change(SourceNode node) {
    int number = whole(node.value());
    return node.sign() == SourceNode.Sign.SUBTRACT ? -number : number;
  }

  /** With its sign, which YAML keeps. */
  static String signed(int number) {
    return (number < 0 ? "" : "+") + number;
  }

  /** A formula of C and L; a number if it is one. */
  static Object formula(String written) {
    String text = written.replaceAll("\\s+", "").replace('x', '*');
    if (text.startsWith("[") && text.endsWith("]")) {
      text = text.substring(1, text.length() - 1);
    }
    if (text.isEmpty()) {
      throw new NotConverted("a number is missing");
    }
    if (WHOLE.matcher(text).matches()) {
      return Integer.parseInt(text);
    }
    Matcher halved = HALVED.matcher(text);
    if (halved.matches()) {
      int twice = Integer.parseInt(halved.group(1) == null ? halved.group(2) : halved.group(1));
      return twice % 2 == 0 ? twice / 2 + " * C" : halves(twice, text);
    }
    Matcher more = MORE_THAN_HALVED.matcher(text);
    if (more.matches()) {
      return more.group(1) + " + " + halves(Integer.parseInt(more.group(2)), text);
    }
    Optional<String> rounded = rounded(text);
    if (rounded.isPresent()) {
      return rounded.get();
    }
    if (text.contains("/") || text.contains("Math")) {
      throw new NotConverted("a formula with division and rounding");
    }
    if (!FORMULA.matcher(text).matches()) {
      throw new NotConverted("a number explained in words");
    }
    return spaced(text.replaceFirst("^(\\d+)\\+C$", "C+$1"));
  }

  private static String spaced(String text) {
    return text.replaceAll("([+*/-])", " $1 ").replace("( - ", "(-");
  }

  /**
   * A whole formula that is rounded: the same as rounding its only quotient, if that is one of the
   * parts that are added up.
   */
  private static Optional<String> rounded(String text) {
    Matcher whole = ROUNDED.matcher(text);
    if (!whole.matches()) {
      return Optional.empty();
    }
    String body = whole.group(2) == null ? whole.group(3) : whole.group(2);
    String how = whole.group(1) == null ? whole.group(4) : whole.group(1);
    Matcher quotient = QUOTIENT.matcher(body);
    if (!quotient.matches() || depth(quotient.group(1)) != 0) {
      return Optional.empty();
    }
    return Optional.of(
        spaced(quotient.group(1) + "/" + quotient.group(2))
            + (how.equals("ceil") ? " up" : " down")
            + spaced(quotient.group(3)));
  }

  private static int depth(String text) {
    return (int)
        (text.chars().filter(c -> c == '(').count() - text.chars().filter(c -> c == ')').count());
  }

  /** Without a word about it, half a hit point is a whole one. */
  private static String halves(int twice, String text) {
    return twice + " * C / 2 " + (text.contains("floor") ? "down" : "up");
  }

  /** A formula of the level, where the level is known. */
  static Object atLevel(String written, int level) {
    String text = written.replaceAll("\\s+", "");
    Matcher thirds = Pattern.compile("\\(L/(\\d)\\)\\+(\\d)").matcher(text);
    if (thirds.matches() && level % Integer.parseInt(thirds.group(1)) == 0) {
      return level / Integer.parseInt(thirds.group(1)) + Integer.parseInt(thirds.group(2));
    }
    return formula(text.matches("[\\dL+-]+") ? summed(text, level) : written);
  }

  private static String summed(String text, int level) {
    Matcher parts =
        Pattern.compile("([+-]?)(\\d+|L)").matcher(text.replace("L", String.valueOf(level)));
    int sum = 0;
    while (parts.find()) {
      sum += (parts.group(1).equals("-") ? -1 : 1) * Integer.parseInt(parts.group(2));
    }
    return String.valueOf(sum);
  }

  /** One of the six, {@code any}, either of two, or several. */
  static Object elements(SourceNode node) {
    List<String> words = List.of(node.value().split(":"));
    List<String> icons = words.stream().map(word -> word.equals("wild") ? "any" : word).toList();
    if (!icons.stream()
        .allMatch(Pattern.compile("fire|ice|air|earth|light|dark|any").asMatchPredicate())) {
      throw new NotConverted("an unknown element");
    }
    if (node.is("elementHalf")) {
      return String.join("/", icons);
    }
    return icons.size() == 1 ? icons.getFirst() : icons;
  }

  /** Rows of a drawing, of {@code (x,y,kind)} with odd rows shifted. */
  static List<String> area(String written) {
    record Cell(int column, int row, char sign) {}
    Map<String, Character> signs = Map.of("active", '@', "target", 'x', "enhance", 'o');
    List<Cell> cells = new ArrayList<>();
    for (String part : written.replace(")(", ")|(").split("\\|")) {
      Matcher cell = Pattern.compile("\\((-?\\d+),(-?\\d+),(\\w+)\\)").matcher(part.strip());
      Character sign = cell.matches() ? signs.get(cell.group(3)) : null;
      if (sign == null) {
        throw new NotConverted("an area with hexes of another kind");
      }
      int row = Integer.parseInt(cell.group(2));
      cells.add(new Cell(4 * Integer.parseInt(cell.group(1)) + (row & 1) * 2, row, sign));
    }
    if (cells.stream().filter(cell -> cell.sign == '@').count() > 1) {
      throw new NotConverted("an area with several hexes of its owner");
    }
    int left = cells.stream().mapToInt(Cell::column).min().orElse(0);
    int top = cells.stream().mapToInt(Cell::row).min().orElse(0);
    int bottom = cells.stream().mapToInt(Cell::row).max().orElse(0);
    return IntStream.rangeClosed(top, bottom)
        .mapToObj(
            row -> {
              int width =
                  cells.stream().filter(c -> c.row == row).mapToInt(Cell::column).max().orElse(left)
                      - left
                      + 1;
              char[] line = " ".repeat(width).toCharArray();
              cells.stream().filter(c -> c.row == row).forEach(c -> line[c.column - left] = c.sign);
              return new String(line).stripTrailing();
            })
        .collect(Collectors.toList());
  }
}
