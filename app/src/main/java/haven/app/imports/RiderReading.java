package haven.app.imports;

import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An attack or a heal with all that stands below it. */
final class RiderReading {
  private static final Set<String> FORCED = Set.of("pierce", "push", "pull");
  private static final Set<String> FOLLOWING =
      Set.of("attack", "move", "heal", "shield", "retaliate", "loot", "sufferDamage", "summon");

  private final HalfReading half;
  private final SourceNode node;
  private final PackLine line;
  private final List<PackLine> after = new ArrayList<>();
  private Optional<SourceNode> ranked = Optional.empty();

  RiderReading(HalfReading half, SourceNode node) {
    this.half = half;
    this.node = node;
    line = PackLine.of(node.type(), amount(half, node));
  }

  private RiderReading(HalfReading half, PackLine line, SourceNode node) {
    this.half = half;
    this.node = node;
    this.line = line;
  }

  private static Object amount(HalfReading half, SourceNode node) {
    return Sentences.meansX(node, half)
        .<Object>map(count -> count)
        .or(() -> MonsterSentences.counted(node.value(), half))
        .orElseGet(() -> Amounts.value(node));
  }

  List<PackLine> lines() {
    List<SourceNode> prices = new ArrayList<>();
    for (SourceNode below : node.below()) {
      if (below.isConsumed()) {
        prices.add(below);
      } else {
        rider(below);
      }
    }
    List<PackLine> all = new ArrayList<>(List.of(line));
    for (SourceNode price : prices) {
      all.set(0, priced(all.getFirst(), price));
    }
    if (ranked.isPresent()) {
      all.set(0, ranked(all.getFirst(), ranked.get()));
    }
    all.addAll(after);
    return all;
  }

  /** The same ability, for one rank with something else. */
  private static PackLine ranked(PackLine plain, SourceNode rank) {
    if (!plain.does("attack") && !plain.does("heal")) {
      throw new NotConverted("an ability that differs by rank");
    }
    PackLine other = new PackLine(plain);
    for (SourceNode below : rank.below()) {
      if (!below.is("range")) {
        throw new NotConverted("an ability that differs by rank");
      }
      AimFields.add(other, below);
    }
    return MonsterSentences.byRank(rank.value(), other, plain);
  }

  /** A bonus that stands beside its ability instead of below it. */
  static List<PackLine> beside(HalfReading half, PackLine line, SourceNode price) {
    String verb = line.keySet().iterator().next();
    if (!verb.equals("attack") && !verb.equals("heal")) {
      throw new NotConverted("a bonus beside another ability");
    }
    SourceNode ability = new SourceNode(verb, "", SourceNode.Sign.FIXED, List.of(), price.node());
    RiderReading reading = new RiderReading(half, line, ability);
    List<PackLine> all = new ArrayList<>(List.of(reading.priced(line, price)));
    all.addAll(reading.after);
    return all;
  }

  private void rider(SourceNode below) {
    Optional<PackLine> counted =
        below.is("range") ? MonsterSentences.counted(below.value(), half) : Optional.empty();
    if (counted.isPresent()) {
      line.put("range", counted.get());
    } else if (AimFields.isAim(below)) {
      AimFields.add(line, below);
    } else if (FORCED.contains(below.type()) && isAttack()) {
      line.put(below.type(), Amounts.whole(below.value()));
    } else if (below.is(SourceNode.CONDITION)) {
      if (!below.below().isEmpty()) {
        throw new NotConverted("a condition with something below it");
      }
      AbilityReading.conditions(below).forEach(condition -> line.and("gives", condition));
    } else if (below.isElement()) {
      half.infuse(below);
    } else if (below.is("card")) {
      half.card(below.value());
    } else if (below.is(node.type()) && below.isChange()) {
      line.put("plus", Amounts.change(below));
    } else if (below.is("custom")) {
      after.addAll(Sentences.lines(below, half, Optional.of(line)));
    } else if (FOLLOWING.contains(below.type())) {
      after.addAll(half.one(below, Optional.of(line)));
    } else if (below.is("monsterType") && ranked.isEmpty()) {
      ranked = Optional.of(below);
    } else {
      throw new NotConverted("'" + below.type() + "' below '" + node.type() + "'");
    }
  }

  /** With what may be bought for elements. */
  private PackLine priced(PackLine plain, SourceNode price) {
    Object elements = Amounts.elements(price);
    if (price.any(one -> one.is("specialTarget") || AimFields.isAll(one) || isOtherRange(one))) {
      return retargeted(plain, price, elements);
    }
    PackLine bonus = PackLine.of("consume", elements);
    List<Object> performed = new ArrayList<>();
    for (SourceNode below : price.below()) {
      bonus(bonus, below, performed);
    }
    if (!performed.isEmpty()) {
      if (bonus.size() == 1) {
        after.add(PackLine.paid(elements, performed, List.of()));
        return plain;
      }
      performed.forEach(one -> bonus.and("after", one));
    }
    if (bonus.size() == 1) {
      throw new NotConverted("a price for nothing");
    }
    return plain.and("bonus", bonus);
  }

  /** Paid for, it has other targets. */
  private static PackLine retargeted(PackLine plain, SourceNode price, Object elements) {
    if (plain.does("consume") || price.below().size() != 1) {
      throw new NotConverted("a bonus that changes the target and more");
    }
    PackLine other = new PackLine(plain);
    AimFields.add(other, price.below().getFirst());
    return PackLine.paid(elements, List.of(other), List.of(plain));
  }

  private void bonus(PackLine bonus, SourceNode below, List<Object> performed) {
    if (!isAttack() && (FORCED.contains(below.type()) || below.is("area"))) {
      throw new NotConverted("'" + below.type() + "' for '" + node.type() + "'");
    }
    switch (below.type()) {
      case "range" -> bonus.put("plus-range", Amounts.change(below));
      case "target" -> bonus.put("plus-targets", moreTargets(below));
      case "pierce", "push", "pull" -> bonus.put(below.type(), Amounts.whole(below.value()));
      case "area" -> bonus.put("over", Amounts.area(below.value()));
      case SourceNode.CONDITION -> {
        if (below.below().isEmpty()) {
          AbilityReading.conditions(below).forEach(one -> bonus.and("gives", one));
        } else {
          performed.addAll(half.one(below, Optional.of(line)));
        }
      }
      case "card" -> {
        if (!below.value().startsWith("experience:")) {
          throw new NotConverted("the icon '" + below.value() + "' in a bonus");
        }
        bonus.put("xp", Amounts.whole(below.value().substring("experience:".length())));
      }
      case "element", "elementHalf" -> {
        if (below.isConsumed()) {
          throw new NotConverted("a bonus in a bonus");
        }
        bonus.put("infuses", Amounts.elements(below));
      }
      case "custom" -> Sentences.bonus(below, half, bonus, performed);
      default -> {
        if (below.is(node.type()) && below.isChange()) {
          bonus.put("plus", isAttack() ? Amounts.plus(below) : (Object) Amounts.change(below));
          below.below().forEach(more -> bonus(bonus, more, performed));
        } else {
          performed.addAll(half.one(below, Optional.of(line)));
        }
      }
    }
  }

  /** A number that is not added is that of all targets. */
  private int moreTargets(SourceNode below) {
    if (below.isChange()) {
      return AimFields.more(below);
    }
    int before = line.get("targets") instanceof Integer number ? number : 1;
    int more = Amounts.whole(below.value()) - before;
    if (more < 1) {
      throw new NotConverted("a bonus that does not add targets");
    }
    return more;
  }

  /** A heal knows neither forced movement nor areas that are added to it. */
  private boolean isAttack() {
    return node.is("attack");
  }

  private static boolean isOtherRange(SourceNode below) {
    return below.is("range") && !below.isChange();
  }
}
