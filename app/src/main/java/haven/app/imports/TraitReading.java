package haven.app.imports;

import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;

/** What a line of a stat card has besides its numbers. */
final class TraitReading {
  private TraitReading() {}

  static void add(PackLine line, SourceNode node, CommunityData data) {
    switch (node.type()) {
      case "shield" -> trait(line, PackLine.of("shield", Amounts.whole(node.value())));
      case "retaliate" -> trait(line, retaliate(node));
      case SourceNode.CONDITION ->
          AbilityReading.conditions(node).forEach(one -> line.and("gives", one));
      case "pierce", "push", "pull" -> line.put(node.type(), Amounts.whole(node.value()));
      case "target" -> line.put("targets", Amounts.whole(node.value()));
      case "range" -> line.put("range", Amounts.whole(node.value()));
      case "fly" -> trait(line, PackLine.of("flying", true));
      case "custom" -> words(line, node, data);
      default -> throw new NotConverted("'" + node.type() + "' on a stat card");
    }
  }

  private static void trait(PackLine line, PackLine effect) {
    List<Object> all = new ArrayList<>((List<?>) line.getOrDefault("traits", List.of()));
    all.add(effect);
    line.put("traits", all);
  }

  private static PackLine retaliate(SourceNode node) {
    PackLine effect = PackLine.of("retaliate", Amounts.whole(node.value()));
    for (SourceNode below : node.below()) {
      switch (below.type()) {
        case "range" -> effect.put("range", Amounts.whole(below.value()));
        case "push", "pull" -> effect.put(below.type(), Amounts.whole(below.value()));
        case SourceNode.CONDITION ->
            AbilityReading.conditions(below).forEach(one -> effect.and("gives", one));
        default -> throw new NotConverted("'" + below.type() + "' below a trait");
      }
    }
    return effect;
  }

  private static void words(PackLine line, SourceNode node, CommunityData data) {
    switch (data.sentence(node.value())) {
      case "advantage" -> line.put("advantage", true);
      case "disadvantage" ->
          trait(line, PackLine.of("attacked", PackLine.of("disadvantage", true)));
      case "ondeath" -> {
        List<Object> performed = List.copyOf(HalfReading.ofMonster(node.below(), data).abilities());
        trait(line, PackLine.of("at", "death").with("perform", performed));
      }
      default -> throw new NotConverted("a text");
    }
  }
}
