package haven.app.imports;

import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Reads the actions of a card, a monster's card or a special action into lines of the language. */
final class HalfReading {
  /** Who has the card: what a monster does, lasts for the round. */
  enum Bearer {
    MONSTER,
    CHARACTER
  }

  static final Set<String> CONDITIONS =
      Set.of(
          "bane",
          "bless",
          "brittle",
          "curse",
          "disarm",
          "immobilize",
          "impair",
          "invisible",
          "muddle",
          "poison",
          "regenerate",
          "strengthen",
          "stun",
          "ward",
          "wound");

  private final Bearer bearer;
  private final CommunityData data;
  private final List<Object> lines = new ArrayList<>();
  private final List<Object> infusions = new ArrayList<>();
  private final List<Integer> uses = new ArrayList<>();
  private final List<PackLine> lasting = new ArrayList<>();
  private List<SourceNode> all = List.of();
  private String lasts = "";
  private int xp;
  private boolean lost;
  private boolean lostForGood;

  private HalfReading(Bearer bearer, CommunityData data) {
    this.bearer = bearer;
    this.data = data;
    lasts = bearer == Bearer.MONSTER ? "round" : "";
  }

  /** What a monster's card says: abilities, and what it infuses. */
  record MonsterLines(List<Object> abilities, List<Object> infusions) {}

  static MonsterLines ofMonster(List<SourceNode> nodes, CommunityData data) {
    HalfReading half = new HalfReading(Bearer.MONSTER, data);
    half.read(nodes);
    return new MonsterLines(half.lines, half.infusions);
  }

  /**
   * The lines of a half of a character's card.
   *
   * @param printed what the card says of the half besides its actions
   */
  static List<Object> ofCard(List<SourceNode> nodes, CardIcons printed, CommunityData data) {
    HalfReading half = new HalfReading(Bearer.CHARACTER, data);
    half.lasts = printed.lasts();
    half.xp = printed.xp();
    half.lost = printed.lost();
    half.lostForGood = printed.lostForGood();
    half.read(nodes);
    List<Object> all = half.joined();
    half.infusions.forEach(element -> all.add(PackLine.of("infuse", element)));
    if (half.xp > 0) {
      all.add(PackLine.of("xp", half.xp));
    }
    if (half.lostForGood) {
      all.add("lost-for-good");
    } else if (half.lost) {
      all.add("lost");
    }
    if (half.lines.isEmpty()) {
      throw new NotConverted("the data has nothing here");
    }
    return all;
  }

  /** Lasting effects of one half are one active card. */
  private List<Object> joined() {
    List<PackLine> effects =
        lines.stream()
            .filter(line -> lasting.contains(line))
            .map(PackLine.class::cast)
            .filter(line -> !line.does("target"))
            .toList();
    if (effects.size() < 2) {
      return new ArrayList<>(lines);
    }
    if (!uses.isEmpty()) {
      throw new NotConverted("several effects that share use slots");
    }
    PackLine active =
        PackLine.of("active", effects.stream().map(HalfReading::withoutEnd).toList())
            .with("lasts", lasts);
    List<Object> all = new ArrayList<>(lines);
    all.set(all.indexOf(effects.getFirst()), active);
    all.removeAll(effects);
    return all;
  }

  private static PackLine withoutEnd(PackLine line) {
    PackLine effect = new PackLine(line);
    effect.remove("lasts");
    return effect;
  }

  /** The icons of a half. */
  record CardIcons(boolean lost, boolean lostForGood, int xp, String lasts) {}

  private void read(List<SourceNode> nodes) {
    all = nodes;
    nodes.forEach(node -> lines.addAll(one(node, Optional.empty())));
    conditionsBeforePushes();
    for (PackLine line : lasting) {
      if (!uses.isEmpty()) {
        line.put("uses", uses);
      } else if (!lasts.isEmpty()) {
        line.put("lasts", lasts);
      } else {
        throw new NotConverted("how long it lasts");
      }
    }
  }

  /** A push and a condition for the same figures are one ability: nobody gets away by the push. */
  private void conditionsBeforePushes() {
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (lines.get(i) instanceof PackLine push
          && lines.get(i + 1) instanceof PackLine give
          && push.does("push")
          && give.does("give")
          && Objects.equals(push.get("target"), give.get("target"))
          && Objects.equals(push.get("range"), give.get("range"))) {
        Collections.swap(lines, i, i + 1);
      }
    }
  }

  CommunityData data() {
    return data;
  }

  /** Whether a sentence of the card, beside its abilities, says something. */
  boolean says(Predicate<String> what) {
    return sentences().stream().anyMatch(what);
  }

  /** What the sentences of the card say. */
  List<String> sentences() {
    return all.stream()
        .filter(node -> node.is("custom"))
        .map(node -> data.sentence(node.value()))
        .toList();
  }

  boolean isMonsters() {
    return bearer == Bearer.MONSTER;
  }

  /** It lasts as long as the card will turn out to say. */
  PackLine lasting(PackLine line) {
    lasting.add(line);
    return line;
  }

  void infuse(SourceNode node) {
    Object elements = Amounts.elements(node);
    if (elements instanceof List<?> several) {
      infusions.addAll(several);
    } else {
      infusions.add(elements);
    }
  }

  /** The last line, to which a sentence may add something. */
  Optional<PackLine> last() {
    return lines.isEmpty() || !(lines.getLast() instanceof PackLine line)
        ? Optional.empty()
        : Optional.of(line);
  }

  /**
   * The lines of one ability.
   *
   * @param above the ability below which it stands
   */
  List<PackLine> one(SourceNode node, Optional<PackLine> above) {
    return switch (node.type()) {
      case "attack", "heal" -> new RiderReading(this, node).lines();
      case "move" -> AbilityReading.move(node, this);
      case "loot" -> AbilityReading.loot(node, this);
      case "shield", "retaliate" -> AbilityReading.lasting(node, this);
      case SourceNode.CONDITION -> AbilityReading.give(node, this);
      case "push", "pull" -> AbilityReading.shove(node, this);
      case "sufferDamage", "damage" -> AbilityReading.suffer(node, this);
      case "teleport" -> AbilityReading.teleport(node);
      case "special" -> List.of(PackLine.of("special", Amounts.whole(node.value())));
      case "switchType" -> Sentences.lines(node, this, Optional.empty());
      case "summon" -> SummonReading.lines(node, this);
      case "element", "elementHalf" -> element(node);
      case "card" -> {
        card(node.value());
        yield List.of();
      }
      case "custom" -> Sentences.lines(node, this, above);
      case "box" -> throw new NotConverted("a keyword of a class");
      case "grant" -> List.of(MonsterSentences.command(node, this));
      case "monsterType" -> throw new NotConverted("an ability that differs by rank");
      case "specialTarget" -> focus(node);
      case "spawn" -> throw new NotConverted("a spawn");
      default -> throw new NotConverted("the data's word '" + node.type() + "'");
    };
  }

  /** What stands below it is done about that focus. */
  private List<PackLine> focus(SourceNode node) {
    if (!isMonsters() || !node.value().equals("focusEnemyFarthest")) {
      throw new NotConverted("another focus than the usual one");
    }
    List<PackLine> all = new ArrayList<>(List.of(MonsterSentences.farthest(Optional.empty())));
    node.below().forEach(below -> all.addAll(one(below, Optional.empty())));
    return all;
  }

  private List<PackLine> element(SourceNode node) {
    if (!node.isConsumed()) {
      infuse(node);
      return List.of();
    }
    Optional<PackLine> before = last();
    if (node.any(SourceNode::isChange) || node.any(AimFields::isAim)) {
      PackLine changed = before.orElseThrow(() -> new NotConverted("a bonus without an ability"));
      List<PackLine> mended = RiderReading.beside(this, changed, node);
      lines.removeLast();
      return mended;
    }
    return List.of(PackLine.paid(Amounts.elements(node), then(node.below()), List.of()));
  }

  /** What is performed if something is paid for. */
  List<Object> then(List<SourceNode> nodes) {
    List<Object> all = new ArrayList<>();
    for (SourceNode node : nodes) {
      if (node.is("card") && node.value().startsWith("experience:")) {
        all.add(PackLine.of("xp", Amounts.whole(node.value().substring("experience:".length()))));
      } else if (node.isElement() && !node.isConsumed()) {
        Object elements = Amounts.elements(node);
        (elements instanceof List<?> several ? several : List.of(elements))
            .forEach(element -> all.add(PackLine.of("infuse", element)));
      } else {
        all.addAll(one(node, Optional.empty()));
      }
    }
    if (all.isEmpty()) {
      throw new NotConverted("a price for nothing");
    }
    return all;
  }

  void card(String word) {
    int colon = word.indexOf(':');
    String number = colon < 0 ? "0" : word.substring(colon + 1);
    switch (colon < 0 ? word : word.substring(0, colon)) {
      case "experience" -> xp += Amounts.whole(number);
      case "round", "persistent" -> lasts = word;
      case "lost" -> lost = true;
      case "loss" -> lostForGood = true;
      case "slot", "slotXp" -> uses.add(Amounts.whole(number));
      default -> throw new NotConverted("the icon '" + word + "'");
    }
  }
}
