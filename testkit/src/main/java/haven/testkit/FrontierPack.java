package haven.testkit;

import java.util.Map;

/**
 * The guild on a frontier: a small pack for the outpost of Frosthaven, with buildings, a town
 * guard, an alchemy chart, things to craft and, if wanted, the whole treasure index. What the
 * catalogue marks as printed figures are figures of this pack.
 *
 * @param rewards what the first scenario gives
 * @param more further definitions, such as events
 * @param treasures whether treasures are those of the index (TRE), not those of the guild
 */
public record FrontierPack(String rewards, String more, boolean treasures) {
  public FrontierPack() {
    this("{morale: 5}", "", false);
  }

  /** The first scenario gives these rewards. */
  public FrontierPack rewarding(String others) {
    return new FrontierPack(others, more, treasures);
  }

  /** With further definitions. */
  public FrontierPack with(String definitions) {
    return new FrontierPack(rewards, more + definitions, treasures);
  }

  public FrontierPack withTreasureIndex() {
    return new FrontierPack(rewards, more, true);
  }

  public String id() {
    return "frontier";
  }

  /** Its files by their names. */
  public Map<String, String> texts() {
    Map<String, String> texts =
        new GuildPack("FH").rewarding(rewards).with(OUTPOST + ITEMS + more).texts();
    texts.computeIfPresent("pack.yaml", (_, text) -> text.replace("guild-fh", id()));
    if (treasures) {
      texts.computeIfPresent("scenarios.yaml", (_, text) -> indexed(text));
      texts.put("treasures.yaml", TREASURE_ITEMS + TREASURES);
    }
    return texts;
  }

  /** The guild's own treasures make room, and there is a scenario 103 (TRE-57). */
  private static String indexed(String scenarios) {
    String last = scenarios.substring(scenarios.indexOf("- scenario: Guild Matter 9"));
    String another =
        last.replace("Guild Matter 9", "Guild Matter 103").replace("number: 9", "number: 103");
    return scenarios.replaceAll("(?m)^- \\{treasure: .*\\R", "") + another;
  }

  private static final String OUTPOST =
      """
      - campaign: The Frontier
        prosperity: [6, 15, 27, 42, 60, 81, 105, 132]
        open: [1, 6]
        side-scenarios: [7, 8, 9]
      - outpost: The Frontier
        morale:
        - {morale: 0, to: 2, defence: -10}
        - {morale: 3, to: 4, defence: -5}
        - {morale: 8, to: 10, defence: 5}
        - {morale: 11, to: 13, defence: 10}
        - {morale: 14, to: 20, defence: 15}
        at-morale: [{morale: 0, section: "0.1"}, {morale: 20, section: "20.1"}]
        guard:
        - {cards: [1, 2, 3, 4, 5, 6], value: +0, first: true}
        - {cards: [7, 8, 9, 10, 11], value: -10, first: true}
        - {cards: [12, 13, 14, 15, 16], value: +10, first: true}
        - {cards: [17], value: -20, first: true}
        - {cards: [18], value: +20, first: true}
        - {cards: [19], kind: wreck, first: true}
        - {cards: [20], kind: success, first: true}
        - {cards: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55], value: +30}
        potions:
        - {herbs: [arrowvine, arrowvine], potion: Potion 1}
        - {herbs: [arrowvine, axenut], potion: Potion 2}
        - {herbs: [arrowvine, corpsecap], potion: Potion 3}
        - {herbs: [arrowvine, flamefruit], potion: Potion 4}
        - {herbs: [arrowvine, rockroot], potion: Potion 5}
        - {herbs: [arrowvine, snowthistle], potion: Potion 6}
        - {herbs: [axenut, axenut], potion: Potion 7}
        - {herbs: [axenut, corpsecap], potion: Potion 8}
        - {herbs: [axenut, flamefruit], potion: Potion 9}
        - {herbs: [axenut, rockroot], potion: Potion 10}
        - {herbs: [axenut, snowthistle], potion: Potion 11}
        - {herbs: [corpsecap, corpsecap], potion: Potion 12}
        - {herbs: [corpsecap, flamefruit], potion: Potion 13}
        - {herbs: [corpsecap, rockroot], potion: Potion 14}
        - {herbs: [corpsecap, snowthistle], potion: Potion 15}
        - {herbs: [flamefruit, flamefruit], potion: Potion 16}
        - {herbs: [flamefruit, rockroot], potion: Potion 17}
        - {herbs: [flamefruit, snowthistle], potion: Potion 18}
        - {herbs: [rockroot, rockroot], potion: Potion 1}
        - {herbs: [rockroot, snowthistle], potion: Potion 2}
        - {herbs: [snowthistle, snowthistle], potion: Potion 3}
        - {herbs: [arrowvine, arrowvine, arrowvine], potion: Murky Potion}
        - {herbs: [arrowvine, arrowvine, axenut], potion: Murky Potion}
        - {herbs: [arrowvine, arrowvine, corpsecap], potion: Murky Potion}
        - {herbs: [arrowvine, arrowvine, flamefruit], potion: Murky Potion}
        - {herbs: [arrowvine, arrowvine, rockroot], potion: Murky Potion}
        - {herbs: [arrowvine, arrowvine, snowthistle], potion: Murky Potion}
        - {herbs: [arrowvine, axenut, axenut], potion: Murky Potion}
        - {herbs: [arrowvine, axenut, corpsecap], potion: Potion 19}
        - {herbs: [arrowvine, axenut, flamefruit], potion: Potion 20}
        - {herbs: [arrowvine, axenut, rockroot], potion: Potion 21}
        - {herbs: [arrowvine, axenut, snowthistle], potion: Potion 22}
        - {herbs: [arrowvine, corpsecap, corpsecap], potion: Murky Potion}
        - {herbs: [arrowvine, corpsecap, flamefruit], potion: Potion 23}
        - {herbs: [arrowvine, corpsecap, rockroot], potion: Potion 24}
        - {herbs: [arrowvine, corpsecap, snowthistle], potion: Potion 25}
        - {herbs: [arrowvine, flamefruit, flamefruit], potion: Murky Potion}
        - {herbs: [arrowvine, flamefruit, rockroot], potion: Potion 26}
        - {herbs: [arrowvine, flamefruit, snowthistle], potion: Potion 27}
        - {herbs: [arrowvine, rockroot, rockroot], potion: Murky Potion}
        - {herbs: [arrowvine, rockroot, snowthistle], potion: Potion 28}
        - {herbs: [arrowvine, snowthistle, snowthistle], potion: Murky Potion}
        - {herbs: [axenut, axenut, axenut], potion: Murky Potion}
        - {herbs: [axenut, axenut, corpsecap], potion: Murky Potion}
        - {herbs: [axenut, axenut, flamefruit], potion: Murky Potion}
        - {herbs: [axenut, axenut, rockroot], potion: Murky Potion}
        - {herbs: [axenut, axenut, snowthistle], potion: Murky Potion}
        - {herbs: [axenut, corpsecap, corpsecap], potion: Murky Potion}
        - {herbs: [axenut, corpsecap, flamefruit], potion: Potion 29}
        - {herbs: [axenut, corpsecap, rockroot], potion: Potion 30}
        - {herbs: [axenut, corpsecap, snowthistle], potion: Potion 31}
        - {herbs: [axenut, flamefruit, flamefruit], potion: Murky Potion}
        - {herbs: [axenut, flamefruit, rockroot], potion: Potion 32}
        - {herbs: [axenut, flamefruit, snowthistle], potion: Potion 33}
        - {herbs: [axenut, rockroot, rockroot], potion: Murky Potion}
        - {herbs: [axenut, rockroot, snowthistle], potion: Potion 34}
        - {herbs: [axenut, snowthistle, snowthistle], potion: Murky Potion}
        - {herbs: [corpsecap, corpsecap, corpsecap], potion: Murky Potion}
        - {herbs: [corpsecap, corpsecap, flamefruit], potion: Murky Potion}
        - {herbs: [corpsecap, corpsecap, rockroot], potion: Murky Potion}
        - {herbs: [corpsecap, corpsecap, snowthistle], potion: Murky Potion}
        - {herbs: [corpsecap, flamefruit, flamefruit], potion: Murky Potion}
        - {herbs: [corpsecap, flamefruit, rockroot], potion: Potion 35}
        - {herbs: [corpsecap, flamefruit, snowthistle], potion: Potion 36}
        - {herbs: [corpsecap, rockroot, rockroot], potion: Murky Potion}
        - {herbs: [corpsecap, rockroot, snowthistle], potion: Potion 37}
        - {herbs: [corpsecap, snowthistle, snowthistle], potion: Murky Potion}
        - {herbs: [flamefruit, flamefruit, flamefruit], potion: Murky Potion}
        - {herbs: [flamefruit, flamefruit, rockroot], potion: Murky Potion}
        - {herbs: [flamefruit, flamefruit, snowthistle], potion: Murky Potion}
        - {herbs: [flamefruit, rockroot, rockroot], potion: Murky Potion}
        - {herbs: [flamefruit, rockroot, snowthistle], potion: Potion 38}
        - {herbs: [flamefruit, snowthistle, snowthistle], potion: Murky Potion}
        - {herbs: [rockroot, rockroot, rockroot], potion: Murky Potion}
        - {herbs: [rockroot, rockroot, snowthistle], potion: Murky Potion}
        - {herbs: [rockroot, snowthistle, snowthistle], potion: Murky Potion}
        - {herbs: [snowthistle, snowthistle, snowthistle], potion: Murky Potion}
      - {section: "0.1", gives: [{inspiration: 1}]}
      - {section: "20.1", gives: [{inspiration: 2}]}
      - {section: "12.1", gives: [{inspiration: 1}]}
      - {section: "12.2", gives: [{defence: 5}]}
      - {section: "99.1", gives: [{inspiration: 1}]}
      - {section: "78.1", gives: [{defence: 1}]}
      - building: Hunting Lodge 1
        number: 12
        at-first: spot
        cost: {lumber: 2, metal: 1}
        repair: 1
        rebuild: {hide: 1}
        once: [{prosperity: 2}]
        each: [{gives: [{collective: hide}]}]
        wrecked: [{gives: [{morale: -1}]}]
      - building: Hunting Lodge 2
        number: 12
        cost: {lumber: 1}
        prosperity: 2
        repair: 1
        once: [{prosperity: 4}]
        each: [{pay: {lumber: 2}, gives: [{inspiration: 3}]}]
      - building: Trading Post 1
        number: 37
        cost: {lumber: 1}
        once: [{prosperity: 1}, {item-design: Ladle}]
        offers: [buy]
      - building: Craftsman 1
        number: 34
        at-first: standing
        repair: 2
        rebuild: {lumber: 1}
        once: [{item-design: Crude Thing 1}, {item-design: Crude Thing 2}, {item-design: Crude Thing 3}, {item-design: Crude Thing 4}, {item-design: Crude Thing 5}, {item-design: Crude Thing 6}, {item-design: Crude Thing 7}, {item-design: Crude Thing 8}, {item-design: Crude Thing 9}, {item-design: Crude Thing 10}, {item-design: Crude Shield}, {item-design: Herb Belt}, {item-design: Ladle Shield}]
        wrecked: [{gives: [{collective: lumber, number: -2}]}]
        offers: [craft]
      - building: Craftsman 2
        number: 34
        cost: {metal: 2}
        repair: 2
        once: [{prosperity: 2}, {item-design: Reinforced Shield}, {item-design: Great Shield}]
        offers: [craft]
      - building: Alchemist 1
        number: 35
        at-first: standing
        repair: 2
        rebuild: {hide: 1}
        offers: [brew]
      - building: Alchemist 2
        number: 35
        cost: {hide: 1}
        repair: 2
        once: [{prosperity: 1}]
        offers: [brew, distil]
      - building: Alchemist 3
        number: 35
        cost: {hide: 1}
        repair: 2
        offers: [brew, distil, brew-of-three]
      - building: Workshop 1
        number: 83
        at-first: standing
        repair: 3
        rebuild: {metal: 1}
      - building: Barracks 1
        number: 98
        at-first: standing
        repair: 2
        rebuild: {lumber: 1, hide: 1}
        once: [{soldiers: 2}]
        soldiers: 4
        strength: 5
      - {building: Barracks 2, number: 98, cost: {lumber: 1}, repair: 2, soldiers: 6, strength: 15}
      - {building: Barracks 3, number: 98, cost: {lumber: 1}, repair: 2, soldiers: 8, strength: 25}
      - {building: Barracks 4, number: 98, cost: {lumber: 1}, repair: 2, soldiers: 10, strength: 35}
      - {personal-quest: Sealed Wish, asks: [{owns: 10}], opens: {envelope: X}}
      - {box: "37", holds: [{quest: Sealed Wish}, {spot: 37}, {other: Things are for sale once the post stands.}]}
      """;

  private static final int POTIONS = 38;
  private static final int[] INDEXED_ITEMS = {
    17, 64, 68, 71, 72, 76, 77, 78, 80, 81, 82, 183, 195, 199, 200, 204, 205, 206, 207, 208, 221,
    222, 223, 224, 225, 226, 227, 228, 239
  };
  private static final String ITEMS = items();

  private static String item(String name, int number, String slot, String more) {
    return """
    - item: %s
      number: %d
      slot: %s
      then: spent
      use: {when: during-turn, do: [{heal: 1, target: self}]}
      text: Heal 1, self.
      copies: 2
      %s
    """
        .formatted(name, number, slot, more);
  }

  private static String items() {
    StringBuilder items = new StringBuilder();
    String[] materials = {"lumber", "metal", "hide"};
    for (int i = 1; i <= 10; i++) {
      items.append(
          item("Crude Thing " + i, 100 + i, "small", "craft: {%s: 1}".formatted(materials[i % 3])));
    }
    items
        .append(item("Crude Shield", 201, "one-hand", "craft: {lumber: 1, metal: 1}"))
        .append(
            item(
                "Reinforced Shield",
                202,
                "one-hand",
                "craft: {lumber: 1}\n  craft-items: [Crude Shield]"))
        .append(item("Herb Belt", 203, "small", "craft: {hide: 1, axenut: 2}"))
        .append(item("Ladle", 204, "small", "cost: 15").replace("copies: 2", "copies: 1"))
        .append(item("Ladle Shield", 205, "one-hand", "craft: {lumber: 1}\n  craft-items: [Ladle]"))
        .append(
            item(
                "Great Shield", 206, "one-hand", "craft: {metal: 1}\n  craft-items: [Rare Shield]"))
        .append(
            item("Rare Shield", 207, "one-hand", "craft: {lumber: 2}")
                .replace("copies: 2", "copies: 1"));
    for (int i = 1; i <= POTIONS; i++) {
      items.append(item("Potion " + i, 400 + i, "small", ""));
    }
    return items.append(item("Murky Potion", 499, "small", "")).toString();
  }

  private static final String TREASURE_ITEMS = treasureItems();

  private static String treasureItems() {
    StringBuilder items = new StringBuilder();
    for (int number : INDEXED_ITEMS) {
      items.append(item("Item " + number, 500 + number, "small", "craft: {lumber: 1}"));
    }
    return items.toString();
  }

  private static final String TREASURES =
      """
      - {treasure: 1, holds: [{loot-cards: 4}]}
      - {treasure: 2, holds: [{damage: 3}, {gives: muddle}]}
      - {treasure: 3, holds: [random-item-design]}
      - {treasure: 4, holds: [{item: Item 200}]}
      - {treasure: 5, holds: [{item: Item 204}]}
      - {treasure: 6, holds: [{item: Item 199}]}
      - {treasure: 7, holds: [{item: Item 227}]}
      - {treasure: 8, holds: [{loot-cards: 3}]}
      - {treasure: 9, holds: [random-scenario]}
      - {treasure: 10, holds: [{loot-cards: 3}]}
      - {treasure: 11, holds: [random-item-design]}
      - {treasure: 12, holds: [{global-achievement: Brummix}, {later: "99.1", weeks: 3}]}
      - {treasure: 13, holds: [{item: Item 207}]}
      - {treasure: 14, holds: [random-item-design]}
      - {treasure: 15, holds: [random-scenario]}
      - {treasure: 16, holds: [{item: Item 183}]}
      - {treasure: 17, holds: [{resource: lumber, number: 3}]}
      - {treasure: 18, holds: [{loot-cards: 3}]}
      - {treasure: 19, holds: [{resource: axenut, number: 1}, {resource: corpsecap, number: 1}, {resource: flamefruit, number: 1}]}
      - {treasure: 20, holds: [{loot-cards: 4}]}
      - {treasure: 21, holds: [{item-design: Item 64}]}
      - {treasure: 22, holds: [{item-design: Item 68}]}
      - {treasure: 23, holds: [random-scenario]}
      - {treasure: 24, holds: [{gives: bane}]}
      - {treasure: 25, holds: [{resource: corpsecap, number: 1}, {resource: flamefruit, number: 1}]}
      - {treasure: 26, holds: [{item: Item 223}]}
      - {treasure: 27, holds: [{loot-cards: 2}, {gives: poison}]}
      - {treasure: 28, holds: [{loot-cards: 4}]}
      - {treasure: 29, holds: [{resource: lumber, number: 2}, {resource: hide, number: 2}]}
      - {treasure: 30, holds: [{loot-cards: 4}]}
      - {treasure: 31, holds: [{item-design: Item 78}]}
      - {treasure: 32, holds: [{loot-cards: 3}]}
      - {treasure: 33, holds: [{resource: lumber, number: 3}]}
      - {treasure: 34, holds: [{checkmarks: 1}]}
      - {treasure: 35, holds: [{item: Item 228}]}
      - {treasure: 36, holds: [{item: Item 222}]}
      - {treasure: 37, holds: [{loot-cards: 3}]}
      - {treasure: 38, holds: [random-item-design]}
      - {treasure: 39, holds: [random-scenario]}
      - {treasure: 40, holds: [{item-design: Item 77}]}
      - {treasure: 41, holds: [{item: Item 225}]}
      - {treasure: 42, holds: [{item: Item 206}]}
      - {treasure: 43, holds: [{loot-cards: 4}]}
      - {treasure: 44, holds: [random-item-design]}
      - {treasure: 45, holds: [{resource: lumber, number: 2}, {resource: metal, number: 2}]}
      - {treasure: 46, holds: [{loot-cards: 3}]}
      - {treasure: 47, holds: [{xp: 5}]}
      - {treasure: 48, holds: [{loot-cards: 3}]}
      - {treasure: 49, holds: [{item-design: Item 71}]}
      - {treasure: 50, holds: [{item: Item 17}]}
      - {treasure: 51, holds: [{section: "78.1"}]}
      - {treasure: 52, holds: [{item: Item 208}]}
      - {treasure: 53, holds: [{item: Item 239}]}
      - {treasure: 54, holds: []}
      - {treasure: 55, holds: [{item: Item 205}]}
      - {treasure: 56, holds: [random-item-design]}
      - {treasure: 57, holds: [{unlocks: 103}]}
      - {treasure: 58, holds: [random-item-design]}
      - {treasure: 59, holds: [{item-design: Item 81}]}
      - {treasure: 60, holds: [{loot-cards: 3}]}
      - {treasure: 61, holds: [random-scenario]}
      - {treasure: 62, holds: [{item-design: Item 82, once-looted: [62, 69]}]}
      - {treasure: 63, holds: [{loot-cards: 5}]}
      - {treasure: 64, holds: [{resource: lumber, number: 3}]}
      - {treasure: 65, holds: [{gold: 15}]}
      - {treasure: 66, holds: [{damage: 2}, {gives: brittle}]}
      - {treasure: 67, holds: [random-scenario]}
      - {treasure: 68, holds: [{resource: metal, number: 4}]}
      - {treasure: 69, holds: [{item-design: Item 82, once-looted: [62, 69]}]}
      - {treasure: 70, holds: [{item-design: Item 76}]}
      - {treasure: 71, holds: [{loot-cards: 4}]}
      - {treasure: 72, holds: [{item-design: Item 80}]}
      - {treasure: 73, holds: [random-item-design]}
      - {treasure: 74, holds: [random-item-design]}
      - {treasure: 75, holds: [{checkmarks: 1}]}
      - {treasure: 76, holds: [random-scenario]}
      - {treasure: 77, holds: [{loot-cards: 3}]}
      - {treasure: 78, holds: [{item: Item 199}]}
      - {treasure: 79, holds: [{xp: 10}]}
      - {treasure: 80, holds: [{xp: 15}]}
      - {treasure: 81, holds: [{item: Item 226}]}
      - {treasure: 82, holds: [{item-design: Item 72}]}
      - {treasure: 83, holds: [{item: Item 195}]}
      - {treasure: 84, holds: [{item: Item 221}]}
      - {treasure: 85, holds: [{gold: 10}]}
      - {treasure: 86, holds: [{item: Item 224}]}
      """;
}
