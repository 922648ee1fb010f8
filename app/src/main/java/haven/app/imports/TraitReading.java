package haven.app.imports;

import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a line of a stat card has besides its numbers. */
final class TraitReading {
  private static final Pattern ON_DEATH =
      Pattern.compile("On death, all adjacent figures suffer (\\d+) damage");
  private static final Pattern WHEN_ATTACKED =
      Pattern.compile(
          "Each time after any figure attacks an? [A-Za-z ]+, that figure suffers (\\w+) damage");

  private TraitReading() {}

  static void add(PackLine line, SourceNode node, int level, CommunityData data) {
    switch (node.type()) {
      case "shield" -> trait(line, PackLine.of("shield", number(node, level)));
      case "retaliate" -> trait(line, retaliate(node, level));
      case SourceNode.CONDITION ->
          AbilityReading.conditions(node).forEach(one -> line.and("gives", one));
      case "pierce", "push", "pull" -> line.put(node.type(), Amounts.whole(node.value()));
      case "target" -> line.put("targets", Amounts.whole(node.value()));
      case "range" -> line.put("range", Amounts.whole(node.value()));
      case "fly" -> trait(line, PackLine.of("flying", true));
      case "custom" -> words(line, node, level, data);
      default -> throw new NotConverted("'" + node.type() + "' on a stat card");
    }
  }

  private static void trait(PackLine line, PackLine effect) {
    List<Object> all = new ArrayList<>((List<?>) line.getOrDefault("traits", List.of()));
    all.add(effect);
    line.put("traits", all);
  }

  private static int number(SourceNode node, int level) {
    if (Amounts.atLevel(node.value(), level) instanceof Integer number) {
      return number;
    }
    throw new NotConverted("a number in words");
  }

  private static PackLine retaliate(SourceNode node, int level) {
    PackLine effect = PackLine.of("retaliate", number(node, level));
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

  private static void words(PackLine line, SourceNode node, int level, CommunityData data) {
    String text = data.sentence(node.value());
    Matcher death = ON_DEATH.matcher(text);
    if (death.matches()) {
      PackLine hurt =
          PackLine.of("suffer", Amounts.whole(death.group(1))).with("target", "figures-adjacent");
      trait(line, PackLine.of("at", "death").with("perform", List.of(hurt)));
      return;
    }
    Matcher attacked = WHEN_ATTACKED.matcher(text);
    if (attacked.matches()) {
      Object damage = Amounts.atLevel(attacked.group(1), level);
      if (!damage.equals(0)) {
        trait(line, MonsterSentences.whenAttacked(damage));
      }
      return;
    }
    switch (text) {
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
