package haven.bots;

import java.util.Locale;

/** What each thing weighs; as text a line for each, its name and a number. */
final class Weights {
  private final double[] values = new double[Weight.values().length];

  Weights() {
    for (Weight weight : Weight.values()) {
      values[weight.ordinal()] = weight.usual();
    }
  }

  /** Those of a text; what it does not name weighs as usual. */
  static Weights read(String text) {
    Weights weights = new Weights();
    text.lines()
        .map(line -> line.strip().split(" +"))
        .filter(parts -> parts.length == 2 && !parts[0].startsWith("#"))
        .forEach(
            parts ->
                weights.values[Weight.valueOf(parts[0].toUpperCase(Locale.ROOT)).ordinal()] =
                    Double.parseDouble(parts[1]));
    return weights;
  }

  double of(Weight weight) {
    return values[weight.ordinal()];
  }

  Weights with(Weight weight, double value) {
    Weights other = new Weights();
    System.arraycopy(values, 0, other.values, 0, values.length);
    other.values[weight.ordinal()] = value;
    return other;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Weight weight : Weight.values()) {
      text.append(String.format(Locale.ROOT, "%s %.4g%n", weight, of(weight)));
    }
    return text.toString();
  }
}
