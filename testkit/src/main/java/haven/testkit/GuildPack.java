package haven.testkit;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A small pack for campaigns: classes with cards of all levels, a shop, quests, events, sealed
 * boxes and a few scenarios on one little map, for the rules of any of the games.
 *
 * @param ruleset GH, JL or FH
 * @param page what stands on the page of scenario 1 besides its map, such as its rewards
 * @param more further definitions
 */
public record GuildPack(String ruleset, String page, String more) {
  private static final String FIRST_PAGE =
      "rewards: [{party-achievement: Foot in the Door}, {unlocks: 2}, {links: 2}]";

  public GuildPack(String ruleset) {
    this(ruleset, FIRST_PAGE, "");
  }

  /** The first scenario gives these rewards. */
  public GuildPack rewarding(String rewards) {
    return new GuildPack(ruleset, "rewards: [" + rewards + "]", more);
  }

  /** With further definitions. */
  public GuildPack with(String definitions) {
    return new GuildPack(ruleset, page, definitions);
  }

  public String id() {
    return "guild-" + ruleset.toLowerCase(Locale.ROOT);
  }

  /** Its files by their names. */
  public Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    texts.put(
        "pack.yaml",
        """
        pack: %s
        name: The Guild of %s
        ruleset: %s
        version: 1.0.0
        origin: original
        """
            .formatted(id(), ruleset, ruleset));
    texts.put(
        "classes.yaml",
        characterClass("Porter", false)
            + characterClass("Smith", false)
            + characterClass("Cook", false)
            + characterClass("Fiddler", false)
            + characterClass("Lamplighter", true)
            + characterClass("Ferryman", true));
    texts.put("items.yaml", ITEMS);
    texts.put("scenarios.yaml", scenarios());
    texts.put("campaign.yaml", CAMPAIGN + more);
    return texts;
  }

  /** Eight cards of level 1, three of level X and two of each higher level. */
  private static String characterClass(String name, boolean locked) {
    StringBuilder text =
        new StringBuilder(
            """
            - class: %s
              hand-size: 8
              hit-points: [8, 9, 11, 12, 14, 15, 17, 18, 20]
            %s  perks:
                - {remove: [-1, -1]}
                - {boxes: 2, remove: [-1], add: [+1]}
                - {boxes: 3, add: [+1, +1]}
                - {add: [+3]}
                - {boxes: 2, add: [{modifier: +1, gives: muddle}]}
                - {boxes: 5, add: [+2]}
                - {ignore: [item-minuses]}
              cards:
            """
                .formatted(name, locked ? "  locked: true\n" : ""));
    String[] levels = {
      "1", "1", "1", "1", "1", "1", "1", "1", "X", "X", "X", "2", "2", "3", "3", "4", "4", "5", "5",
      "6", "6", "7", "7", "8", "8", "9", "9"
    };
    for (int i = 0; i < levels.length; i++) {
      text.append(
          "    - {card: %s's Trick %d, level: %s, initiative: %d, top: [%s], bottom: [%s]}%n"
              .formatted(
                  name, i + 1, levels[i], 10 + 3 * i, TOPS[i % TOPS.length], BOTTOMS[i % 4]));
    }
    return text.toString().replace("\r", "");
  }

  private static final String[] TOPS = {
    "{attack: 3}",
    "{attack: 2, range: 3}",
    "{attack: 2, targets: 2}",
    "{heal: 3, range: 2}",
    "{attack: 2, area: [\"@   x\", \"  x\"]}"
  };
  private static final String[] BOTTOMS = {
    "{move: 3}", "{move: 2}, {loot: 1}", "{move: 4, jump: true}", "{heal: 2, target: self}"
  };

  private static final String ITEMS =
      item("Oak Boots", 1, "legs", 20, 2, "prosperity: 1")
          + item("Tin Helmet", 2, "head", 15, 2, "prosperity: 1")
          + item("Hard Bread", 3, "small", 10, 4, "prosperity: 1")
          + item("Soft Cheese", 4, "small", 9, 4, "prosperity: 1")
          + item("Iron Hammer", 5, "one-hand", 25, 1, "prosperity: 1")
          + item("Long Ladder", 6, "two-hands", 30, 2, "prosperity: 1")
          + item("Padded Coat", 7, "body", 21, 2, "prosperity: 2")
          + item("Brass Lamp", 8, "small", 40, 1, "prosperity: 3")
          + item("Old Compass", 9, "small", 50, 2, "random: true")
          + item("Glass Knife", 10, "one-hand", 35, 2, "random: true")
          + item("Found Ring", 11, "small", 45, 1, "")
          + item("Drawn Bow", 12, "two-hands", 33, 2, "");

  private static String item(
      String name, int number, String slot, int cost, int copies, String more) {
    return """
    - item: %s
      number: %d
      slot: %s
      then: spent
      use: {when: during-turn, do: [{heal: 1, target: self}]}
      cost: %d
      copies: %d
      text: Heal 1, self.
    %s\
    """
        .formatted(name, number, slot, cost, copies, more.isEmpty() ? "" : "  " + more + "\n");
  }

  private static final int SCENARIOS = 9;

  private static final String[] PAGES = {
    "rewards: [{gold: 15}, {prosperity: 1}, {unlocks: 3}, {unlocks: 4}]",
    "rewards: [{shared-gold: 10}, {item: Found Ring}, {global-achievement: \"Rule: Guilds\"}]",
    "requires: [Foot in the Door]\n"
        + "  rewards: [{reputation: 2}, {item-design: Drawn Bow}, {checkmarks: 1},"
        + " {global-achievement: Enhancing}]",
    "requires: [Never Held]\n  rewards: [{gold: 99}]",
    "requires: [not Foot in the Door]\n  rewards: [{blocks: 5}]",
    "rewards: [{xp: 5}, {random-item-design: true}]",
    "rewards: [{prosperity: 2}]",
    "rewards: [{reputation: -1}, {prosperity: 3}]"
  };

  private String scenarios() {
    StringBuilder text =
        new StringBuilder(
            """
            - monster: Rat
              standees: 4
              normal: {hit-points: 4, move: 2, attack: 1}
            - ability-deck: Rat
              cards: [{initiative: 50, do: [{move: +0}, {attack: +0}]}]
            - {treasure: 1, holds: [{gold: 10}]}
            - {treasure: 2, holds: [{item: Oak Boots}]}
            - {treasure: 3, holds: [random-item-design]}
            - {treasure: 4, holds: [random-scenario]}
            - {treasure: 5, holds: [{item-design: Drawn Bow}]}
            """);
    for (int number = 1; number <= SCENARIOS; number++) {
      text.append(
          """
          - scenario: Guild Matter %1$d
            number: %1$d
            introduction: Somebody knocks.
            conclusion: Nobody knocks.
            goal: kill-all
            %2$s
            map:
              plan: |
                #   #   #   #   #   #   #   #   #
                  a   b   .   .   .   .   .   w   #
                #   c   d   .   .   .   .   .   t   #
                  #   #   #   #   #   #   #   #   #
              starts: [a, b, c, d]
            rooms:
              - room: yard
                at: a
                monsters: [{monster: Rat, at: w, ranks: normal}]
                treasures: [{treasure: %3$d, at: t}]
          """
              .formatted(number, number == 1 ? page : PAGES[number - 2], (number - 1) % 5 + 1));
    }
    return text.toString().replace("{random-item-design: true}", "random-item-design");
  }

  private static final String CAMPAIGN =
      """
      - campaign: The Guild
        prosperity: [4, 9, 15, 22, 30, 39, 50, 64]
        prices:
          - {reputation: -20, to: -19, gold: 5}
          - {reputation: -18, to: -15, gold: 4}
          - {reputation: -14, to: -11, gold: 3}
          - {reputation: -10, to: -7, gold: 2}
          - {reputation: -6, to: -3, gold: 1}
          - {reputation: 3, to: 6, gold: -1}
          - {reputation: 7, to: 10, gold: -2}
          - {reputation: 11, to: 14, gold: -3}
          - {reputation: 15, to: 18, gold: -4}
          - {reputation: 19, to: 20, gold: -5}
        open: [1, 6]
        at-home: [6]
        side-scenarios: [7, 8, 9]
        class-events:
          - {class: Lamplighter, unlocked: 41, retired: 42}
          - {class: Porter, retired: 43}
        enhancing: [{achieved: Enhancing}]
      - {personal-quest: Old Debts, asks: [{owns: 60}], opens: {class: Lamplighter}}
      - {personal-quest: Rat Catcher, asks: [{done: rats killed, times: 5}], opens: {envelope: X}}
      - {personal-quest: Door Knocker, asks: [{scenarios: [1, 2, 4], times: 2}], opens: {class: Lamplighter}}
      - {personal-quest: Good Soul, asks: [{donates: 20}], opens: {envelope: X}}
      - {personal-quest: Well Met, asks: [{scenarios: [1], times: 1}, {owns: 40}], opens: {class: Ferryman}}
      - {box: X, holds: [{class: Lamplighter}, {gold: 5}]}
      - {box: Alms, holds: [{prosperity: 1}]}
      - {milestone: Much given, when: [{donated: 30}], gives: [{envelope: Alms}]}
      - {milestone: Well liked, when: [{reputation-from: 10}], gives: [{class: Ferryman}]}
      - {milestone: Beloved, when: [{reputation-from: 20}], gives: [{event: city, card: 76}, {event: road, card: 67}]}
      - {milestone: Disliked, when: [{reputation-to: -10}], gives: [{envelope: X}]}
      - {milestone: First farewell, when: [{retired: 1}], gives: [{other: The town records are opened.}]}
      - {milestone: Two halves, when: [{achieved: Left Half}, {achieved: Right Half}], gives: [{global-achievement: Whole}, {event: city, card: 75}]}
      - {milestone: Five gears, when: [{achieved: Gear, times: 5}], gives: [{envelope: Alms}]}
      - event-card: road 1
        first: true
        a: {results: [{gives: [{gives: poison}]}]}
        b: {results: [{gives: [{damage: 3}]}]}
      - event-card: road 2
        first: true
        a: {returns: true}
        b: {results: [{gives: [{gold: 5}]}], returns: true}
      - event-card: road 42
        a: {}
        b: {}
      - event-card: road 41
        a: {}
        b: {}
      - event-card: road 43
        a: {}
        b: {}
      - event-card: road 67
        a: {}
        b: {}
      - event-card: city 1
        first: true
        a: {results: [{when: [{pays: 10}]}, {when: [otherwise]}]}
        b: {}
      - event-card: city 2
        first: true
        a: {results: [{gives: [{checkmarks: -1}, {reputation: 1}, {prosperity: 1}]}]}
        b: {results: [{gives: [{gold: 5}]}, {when: [{reputation-to: -5}], gives: [{gold: 5}]}]}
      - event-card: city 3
        first: true
        a: {results: [{when: [{reputation-from: -4}], gives: [{gold: -5}]}, {when: [otherwise], gives: [{gold: 5}]}]}
        b: {results: [{gives: [{reputation: 1}]}]}
      - event-card: city 4
        first: true
        a: {results: [{when: [{class-present: [Cook]}], gives: [{reputation: 2}]}, {when: [otherwise]}]}
        b: {results: [{when: [{class-present: [Smith, Fiddler]}], gives: [{shared-gold: 10}]}, {when: [otherwise], gives: [{reputation: -1}]}]}
      - event-card: city 5
        first: true
        a: {results: [{gives: [{shared-gold: -10}, {xp: -10}, {prosperity: -5}]}]}
        b: {results: [{gives: [{global-achievement: Gear}]}], returns: true}
      - event-card: city 41
        a: {}
        b: {}
      - event-card: city 42
        a: {}
        b: {}
      - event-card: city 43
        a: {}
        b: {}
      - event-card: city 75
        a: {}
        b: {}
      - event-card: city 76
        a: {}
        b: {}
      """;
}
