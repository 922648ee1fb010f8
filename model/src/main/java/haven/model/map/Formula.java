package haven.model.map;

/**
 * A number that depends on the scenario level L, the number of characters C and the hit points of
 * elites, such as {@code 2 * C - 1} or {@code elite(Guard) + L} (OVL-71, OVL-79).
 */
public sealed interface Formula {

  int value(Terms terms);

  record Constant(int number) implements Formula {
    @Override
    public int value(Terms terms) {
      return number;
    }
  }

  record Level() implements Formula {
    @Override
    public int value(Terms terms) {
      return terms.level();
    }
  }

  record Characters() implements Formula {
    @Override
    public int value(Terms terms) {
      return terms.characters();
    }
  }

  record EliteHitPoints(String type) implements Formula {
    @Override
    public int value(Terms terms) {
      Integer points = terms.eliteHitPoints().get(type);
      if (points == null) {
        throw new IllegalArgumentException("the hit points of an elite " + type + " are unknown");
      }
      return points;
    }
  }

  record Sum(Formula left, Formula right) implements Formula {
    @Override
    public int value(Terms terms) {
      return left.value(terms) + right.value(terms);
    }
  }

  record Difference(Formula left, Formula right) implements Formula {
    @Override
    public int value(Terms terms) {
      return left.value(terms) - right.value(terms);
    }
  }

  record Product(Formula left, Formula right) implements Formula {
    @Override
    public int value(Terms terms) {
      return left.value(terms) * right.value(terms);
    }
  }

  /** Divided, and rounded up or down. */
  record Quotient(Formula left, int divisor, boolean up) implements Formula {
    @Override
    public int value(Terms terms) {
      return up
          ? Math.ceilDiv(left.value(terms), divisor)
          : Math.floorDiv(left.value(terms), divisor);
    }
  }

  static Formula of(String text) {
    return new FormulaReader(text).read();
  }
}
