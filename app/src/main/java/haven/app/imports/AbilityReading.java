package haven.app.imports;

import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Abilities that are neither attacks nor heals. */
final class AbilityReading {
  private AbilityReading() {}

  static List<String> conditions(SourceNode node) {
    List<String> words = List.of(node.value().split(":"));
    for (String word : words) {
      if (!HalfReading.CONDITIONS.contains(word)) {
        throw new NotConverted("the condition '" + word + "'");
      }
    }
    return words;
  }

  static List<PackLine> move(SourceNode node, HalfReading half) {
    PackLine line = PackLine.of("move", Amounts.value(node));
    List<PackLine> after = new ArrayList<>();
    List<SourceNode> prices = new ArrayList<>();
    for (SourceNode below : node.below()) {
      switch (below.type()) {
        case "jump" -> line.put("jump", true);
        case "card" -> half.card(below.value());
        case "custom" -> after.addAll(Sentences.lines(below, half, Optional.of(line)));
        case "element", "elementHalf" -> {
          if (below.isConsumed()) {
            prices.add(below);
          } else {
            half.infuse(below);
          }
        }
        case "attack", "heal", "loot", "push", "pull" ->
            after.addAll(half.one(below, Optional.of(line)));
        default -> throw new NotConverted("'" + below.type() + "' below 'move'");
      }
    }
    List<PackLine> all = new ArrayList<>(List.of(bought(line, prices, half)));
    all.addAll(after);
    return all;
  }

  static List<PackLine> loot(SourceNode node, HalfReading half) {
    PackLine line = PackLine.of("loot", Amounts.whole(node.value()));
    List<SourceNode> prices = new ArrayList<>();
    for (SourceNode below : node.below()) {
      if (below.isConsumed()) {
        prices.add(below);
      } else if (below.isElement()) {
        half.infuse(below);
      } else if (below.is("card")) {
        half.card(below.value());
      } else {
        throw new NotConverted("'" + below.type() + "' below 'loot'");
      }
    }
    return List.of(bought(line, prices, half));
  }

  /** Paid for, the ability is another one: the language has bonuses for attacks and heals only. */
  private static PackLine bought(PackLine line, List<SourceNode> prices, HalfReading half) {
    if (prices.isEmpty()) {
      return line;
    }
    if (prices.size() > 1) {
      throw new NotConverted("several bonuses of a move");
    }
    String verb = line.keySet().iterator().next();
    PackLine better = new PackLine(line);
    List<SourceNode> rest = new ArrayList<>();
    for (SourceNode below : prices.getFirst().below()) {
      if (below.is(verb)) {
        better.put(verb, instead(line.getOrDefault(verb, 0), below));
        rest.addAll(below.below());
      } else if (below.is("jump")) {
        better.put("jump", true);
      } else {
        rest.add(below);
      }
    }
    List<Object> then = new ArrayList<>(List.of(better));
    if (!rest.isEmpty()) {
      then.addAll(half.then(rest));
    }
    Object elements = Amounts.elements(prices.getFirst());
    return better.equals(line) ? throwAside(then) : PackLine.paid(elements, then, List.of(line));
  }

  private static PackLine throwAside(List<Object> then) {
    throw new NotConverted(
        then.size() > 1 ? "a price beside a move for something else" : "a price for nothing");
  }

  /** A value that replaces or changes another one. */
  private static Object instead(Object plain, SourceNode other) {
    if (!other.isChange()) {
      if (other.any(below -> below.is("custom") && below.value().contains("instead"))) {
        return Amounts.value(other.below(List.of()));
      }
      throw new NotConverted("a second ability of the same kind in a bonus");
    }
    int change = Amounts.change(other);
    return switch (plain) {
      case Integer number -> number + change;
      case String signed when signed.matches("[+-]\\d+") ->
          Amounts.signed(Integer.parseInt(signed) + change);
      default -> throw new NotConverted("a bonus on a formula");
    };
  }

  static List<PackLine> lasting(SourceNode node, HalfReading half) {
    PackLine line = PackLine.of(node.type(), Amounts.value(node));
    PackLine aim = new PackLine();
    List<SourceNode> prices = new ArrayList<>();
    for (SourceNode below : node.below()) {
      if (below.isConsumed()) {
        prices.add(below);
      } else if (below.is("range") && node.is("retaliate")) {
        line.put("range", Amounts.whole(below.value()));
      } else if (AimFields.isAim(below)) {
        AimFields.add(aim, below);
      } else if (node.is("retaliate") && below.is(SourceNode.CONDITION)) {
        conditions(below).forEach(condition -> line.and("gives", condition));
      } else if (node.is("retaliate") && (below.is("push") || below.is("pull"))) {
        line.put(below.type(), Amounts.whole(below.value()));
      } else if (below.isElement()) {
        half.infuse(below);
      } else if (below.is("card")) {
        half.card(below.value());
      } else {
        throw new NotConverted("'" + below.type() + "' below '" + node.type() + "'");
      }
    }
    half.lasting(line);
    aimed(line, aim, node.type());
    List<PackLine> all = new ArrayList<>(List.of(line));
    for (SourceNode price : prices) {
      SourceNode other = price.below().size() == 1 ? price.below().getFirst() : price;
      if (!other.is(node.type())) {
        throw new NotConverted("a bonus of a lasting effect");
      }
      PackLine better = half.lasting(new PackLine(line));
      better.put(node.type(), instead(line.getOrDefault(node.type(), 0), other));
      all.set(0, PackLine.paid(Amounts.elements(price), List.of(better), List.of(all.getFirst())));
    }
    return all;
  }

  private static void aimed(PackLine line, PackLine aim, String type) {
    Object target = aim.remove("target");
    Object range = aim.remove("range");
    if (!aim.isEmpty()) {
      throw new NotConverted("'" + aim.keySet().iterator().next() + "' below '" + type + "'");
    }
    if (target != null && !target.equals("self")) {
      line.put("target", target);
    }
    if (range != null) {
      if (target == null) {
        throw new NotConverted("a lasting effect within a range for nobody");
      }
      line.put("given-within", range);
    }
  }

  static List<PackLine> give(SourceNode node, HalfReading half) {
    List<String> words = conditions(node);
    PackLine line = PackLine.of("give", words.size() == 1 ? words.getFirst() : words);
    List<PackLine> all = new ArrayList<>(List.of(line));
    List<SourceNode> prices = aim(line, node, half);
    for (SourceNode price : prices) {
      all.add(PackLine.paid(Amounts.elements(price), forTheSame(line, price, half), List.of()));
    }
    return all;
  }

  /** What is bought below a condition is for those who get it. */
  private static List<Object> forTheSame(PackLine line, SourceNode price, HalfReading half) {
    List<Object> then = half.then(price.below());
    for (Object one : then) {
      if (one instanceof PackLine bought && bought.does("heal") && bought.size() == 1) {
        bought.put("target", line.getOrDefault("target", "ally"));
      }
    }
    return then;
  }

  /** The aim of an ability that needs one; what is left are prices. */
  private static List<SourceNode> aim(PackLine line, SourceNode node, HalfReading half) {
    List<SourceNode> prices = new ArrayList<>();
    for (SourceNode below : node.below()) {
      if (AimFields.isAim(below)) {
        AimFields.add(line, below.saying(half.data().sentence(below.value())));
      } else if (below.isConsumed()) {
        prices.add(below);
      } else if (below.isElement()) {
        half.infuse(below);
      } else if (below.is("card")) {
        half.card(below.value());
      } else if (!below.is(SourceNode.CONDITION) || node.is(SourceNode.CONDITION)) {
        throw new NotConverted("'" + below.type() + "' below '" + node.type() + "'");
      }
    }
    if (!line.does("target") && !line.does("range") && !line.does("area")) {
      throw new NotConverted("'" + node.type() + "' without a target");
    }
    return prices;
  }

  static List<PackLine> shove(SourceNode node, HalfReading half) {
    PackLine line = PackLine.of(node.type(), Amounts.whole(node.value()));
    List<SourceNode> prices = aim(line, node, half);
    if (!line.does("target") && !line.does("targets")) {
      line.put("target", "enemy");
    }
    List<PackLine> all = new ArrayList<>(List.of(line));
    for (SourceNode price : prices) {
      SourceNode other = price.below().size() == 1 ? price.below().getFirst() : price;
      if (!other.is(node.type())) {
        throw new NotConverted("a bonus of a " + node.type());
      }
      PackLine better = new PackLine(line);
      better.put(node.type(), instead(line.getOrDefault(node.type(), 0), other));
      all.set(0, PackLine.paid(Amounts.elements(price), List.of(better), List.of(line)));
    }
    for (SourceNode below : node.below()) {
      if (below.is(SourceNode.CONDITION)) {
        all.add(
            new PackLine()
                .withSome("give", conditions(below))
                .with("target", "enemies-same-targets"));
      }
    }
    return all;
  }

  static List<PackLine> suffer(SourceNode node, HalfReading half) {
    PackLine line = PackLine.of("suffer", Amounts.value(node));
    if (node.below().isEmpty()) {
      if (node.is("damage")) {
        throw new NotConverted("damage without a target");
      }
      return List.of(line.with("target", "self"));
    }
    if (!aim(line, node, half).isEmpty()) {
      throw new NotConverted("a bonus of damage");
    }
    return List.of(line);
  }

  static List<PackLine> teleport(SourceNode node) {
    if (node.value().isEmpty() || !node.below().isEmpty()) {
      throw new NotConverted("a teleport to a place");
    }
    return List.of(PackLine.of("teleport", Amounts.whole(node.value())));
  }
}
