package haven.content.pack;

import haven.board.Hex;
import haven.content.scenario.MapPlan;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Node;
import haven.model.Facts;
import haven.model.pack.Prints;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is written about the things of a pack, as numbers. They are of the pack language itself,
 * whose words stay what they are, since packs of old must be readable; in which order fields stand
 * makes no difference.
 */
record Written(Index index, Map<String, Set<Hex>> shapes) {
  /** What people read and the game does not. */
  private static final Set<String> LEFT_OUT =
      Set.of("note", "text", "introduction", "conclusion", "origin");

  /** What is said when something happens: that it is said counts, in which words does not. */
  private static final Set<String> SAID = Set.of("tell", "other");

  Prints prints() {
    Map<Prints.Kind, Map<String, Long>> all = new EnumMap<>(Prints.Kind.class);
    all.put(Prints.Kind.CLASS, named(index.classes));
    all.put(Prints.Kind.MONSTER, named(index.monsters));
    all.put(Prints.Kind.DECK, named(index.decks));
    all.put(Prints.Kind.ITEM, named(index.items));
    all.put(Prints.Kind.BATTLE_GOAL, named(index.battleGoals));
    all.put(Prints.Kind.TREASURE, named(index.treasures));
    all.put(Prints.Kind.LOOT_BOX, named(index.lootBoxes));
    all.put(Prints.Kind.MONSTER_MODIFIERS, named(index.boards));
    Map<String, Long> scenarios = new HashMap<>();
    index.scenarios.values().forEach(one -> scenarios.put(one.name(), scenario(one)));
    all.put(Prints.Kind.SCENARIO, scenarios);
    return new Prints(all);
  }

  private static <T> Map<String, Long> named(Map<String, Definition<T>> things) {
    Map<String, Long> numbers = new HashMap<>();
    things.forEach((name, one) -> numbers.put(name, print(one)));
    return numbers;
  }

  private static long print(Definition<?> one) {
    Facts facts = new Facts();
    tell(one.node(), facts);
    return facts.sum();
  }

  /** Its map is made of tiles that are defined elsewhere. */
  private long scenario(Definition<ScenarioPage> one) {
    Facts facts = new Facts();
    tell(one.node(), facts);
    for (MapPlan.Laid laid : one.thing().map().tiles()) {
      for (Hex hex : new TreeSet<>(laid.hexes(shapes))) {
        facts.number(hex.q()).number(hex.r());
      }
    }
    return facts.sum();
  }

  static void tell(Node node, Facts facts) {
    switch (node) {
      case Node.Scalar scalar -> facts.word(scalar.text());
      case Node.Sequence sequence -> {
        facts.number(sequence.items().size());
        sequence.items().forEach(item -> tell(item, facts));
      }
      case Node.Mapping mapping -> {
        List<Node.Entry> entries =
            mapping.entries().stream()
                .filter(entry -> !LEFT_OUT.contains(entry.key().text()))
                .sorted(Comparator.comparing(entry -> entry.key().text()))
                .toList();
        facts.number(entries.size());
        for (Node.Entry entry : entries) {
          facts.word(entry.key().text());
          if (!SAID.contains(entry.key().text())) {
            tell(entry.value(), facts);
          }
        }
      }
    }
  }
}
