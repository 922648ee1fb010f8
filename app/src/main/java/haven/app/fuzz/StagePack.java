package haven.app.fuzz;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.model.card.Perk;
import haven.model.pack.Pack;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A pack of a few lines in which a fragment has its place. */
final class StagePack {
  private static final String MANIFEST =
      "{pack: few, name: Few, ruleset: %s, version: 1.0.0, origin: original, languages: [en]}";
  private static final String TESTER =
      """
      class: Tester
      hand-size: 10
      hit-points: [30, 30, 30, 30, 30, 30, 30, 30, 30]
      modifiers: [{modifier: %s, copies: 2}]
      companion: {summon: Bear, hit-points: [9, 9, 9, 9, 9, 9, 9, 9, 9], move: 1, attack: 1}
      counters: [{counter: Luck, most: 9, start: 6}]
      forms: [Calm, Wild]
      effects:
        - {attacks: {plus: {count: {counter: Luck}, at-most: 9}}, when: {count: {counter: Luck}, at-least: 7}}
        - {shield: 1, when: {form: Wild}}
        - {retaliate: 1, range: 2}
      perks: %s
      cards:
        - {card: First, level: 1, initiative: 20, top: %s, bottom: [{move: 1}]}
        - {card: Second, level: 1, initiative: 21, top: [{attack: 1}], bottom: [%s]}
        - card: Ready
          level: 1
          initiative: 10
          top:
            - {summon: Wolf, hit-points: 6, move: 1, attack: 1}
            - {active: [{mark: Prey}, {attacked: {plus: 1}}], target: enemy, given-within: 9, lasts: persistent}
            - {lay-token: 1}
            - {form: %s}
            - {retaliate: 1, range: 3, uses: [1, 1, 1, 1, 1, 1, 1, 1]}
            - lost
          bottom: []
        - card: Spare
          level: 1
          initiative: 11
          top: []
          bottom:
            - {attacks: {plus: 1}, when: melee, stance: Song, lasts: persistent}
        - {card: Blank 4, level: 1, initiative: 22, top: [], bottom: []}
        - {card: Blank 5, level: 1, initiative: 23, top: [], bottom: []}
        - {card: Blank 6, level: 1, initiative: 24, top: [], bottom: []}
        - {card: Blank 7, level: 1, initiative: 25, top: [], bottom: []}
        - {card: Rich 8, level: 1, initiative: 26, top: [{suffer: 1, target: enemy-adjacent}, {heal: 1, target: self}, {summon: Owl, hit-points: 1}, {push: 1, target: enemy-adjacent}, {attack: 1}, {move: 1}, {loot: 1}, {shield: 1, lasts: round}], bottom: [{give: wound, target: enemy-adjacent}, {create: trap, range: 1}, {teleport: 1}, {grant: [{move: 1}], target: ally, range: 2}, {recover: 1}, {retaliate: 1, lasts: round}]}
        - {card: Rich 9, level: 1, initiative: 27, top: [{suffer: 1, target: enemy-adjacent}, {heal: 1, target: self}, {summon: Owl, hit-points: 1}, {push: 1, target: enemy-adjacent}, {attack: 1}, {move: 1}, {loot: 1}, {shield: 1, lasts: round}], bottom: [{give: wound, target: enemy-adjacent}, {create: trap, range: 1}, {teleport: 1}, {grant: [{move: 1}], target: ally, range: 2}, {recover: 1}, {retaliate: 1, lasts: round}]}
        - {card: Pack, level: M, copies: 3, initiative: 40, top: [{heal: 1, target: self}], bottom: []}
      """;

  /** Something of every kind, and what a mark and a stance are for. */
  private static final String AFTER =
      """
      {flying: true, lasts: round}, {move: 2}, {attack: 2, range: 3, gives: [wound, muddle], bonus: [{when: {target-marked: Prey}, plus: 2}]}, \
      {heal: 2, target: self}, \
      {loot: 1}, {create: obstacle, range: 3}, {consume: ice, then: [{xp: 1}]}\
      """;

  /** What ends such a mark or stance of before. */
  private static final String ANOTHER =
      """
      , {heal: 1, target: allies, range: 4}, {shield: 1, stance: Song, lasts: persistent}, \
      {active: [{mark: Prey}, {attacked: {plus: 1}}], target: enemy, given-within: 9, lasts: persistent}\
      """;

  private static final String FRIEND =
      """
      class: Friend
      hand-size: 8
      hit-points: [30, 30, 30, 30, 30, 30, 30, 30, 30]
      modifiers: [{modifier: %s, copies: 6}]
      effects: [{retaliate: 1}]
      cards:
        - card: Late
          level: 1
          initiative: 80
          top:
            - {attack: 2, range: 3, target: enemies, gives: [wound, muddle], bonus: [{when: {target-marked: Prey}, plus: 2}]}
            - {heal: 1, target: self}
            - {give: wound, target: self}
            - {move: 2}
          bottom: [{move: 2}, {loot: 1}]
        - {card: Later, level: 1, initiative: 81, top: [{attack: 1}], bottom: [{push: 1, target: enemies, range: 4}, {move: 3}]}
        - {card: Blank 2, level: 1, initiative: 82, top: [{shield: 1, lasts: persistent}, {attacks: {plus: 1}, when: melee, stance: Song, lasts: persistent}, lost], bottom: []}
        - {card: Blank 3, level: 1, initiative: 83, top: [], bottom: [{loot: 1}, lost]}
        - {card: Blank 4, level: 1, initiative: 84, top: [], bottom: []}
        - {card: Blank 5, level: 1, initiative: 85, top: [], bottom: []}
        - {card: Blank 6, level: 1, initiative: 86, top: [], bottom: []}
        - {card: Blank 7, level: 1, initiative: 87, top: [], bottom: []}
      """;
  private static final String ITEMS =
      """
      - {item: Tool, slot: head, then: spent, minus-ones: 1, text: A., use: %s}
      """;
  private static final String WORN =
      """
      - {item: Spent, slot: body, then: spent, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Lost, slot: legs, then: lost, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Dirk, slot: one-hand, then: spent, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Pole, slot: two-hands, then: spent, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Flask, slot: small, then: spent, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Dreg, slot: small, then: lost, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Vial, slot: small, then: spent, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      """;
  private static final String LABEL =
      """
      - item: Label
        slot: head
        then: spent
        text: A.
        use: {when: during-turn, do: [{mark: Prey, target: enemy, given-within: 9, lasts: persistent}]}
      """;
  private static final String MONSTERS =
      """
      - {monster: Beast, standees: 6, normal: %1$s, boss: %1$s}
      - {ability-deck: Beast, cards: [{initiative: 50, do: %2$s}]}
      - monster: Guard
        standees: 3
        normal: {hit-points: 14, move: 2, attack: 2, traits: [{shield: 1}, {retaliate: 1}, {attacks: {plus: 1}, when: {target-marked: Prey}}]}
        elite: {hit-points: 16, move: 2, attack: 3, range: 2, traits: [{retaliate: 1}, {attacks: {plus: 1}, when: {target-marked: Prey}}]}
      - {ability-deck: Guard, cards: [{initiative: 55, do: %3$s}]}
      - {monster: Kin, standees: 6, flying: true, normal: {hit-points: 12, move: 1, attack: 1}}
      - {ability-deck: Kin, cards: [{initiative: 60, do: [{move: +0}, {attack: +0, range: 3}, {heal: 1, target: self}]}]}
      - {monster: Cub, standees: 6, normal: {hit-points: 3, move: 1, attack: 1}, elite: {hit-points: 4, move: 1, attack: 1}}
      - {ability-deck: Cub, cards: [{initiative: 65, do: [{attack: +0}]}]}
      - {monster: Ogre, standees: 1, boss: {hit-points: 20, move: 1, attack: 2, range: 3}}
      - {ability-deck: Ogre, cards: [{initiative: 90, do: [{move: +0}, {attack: +0, range: 4, push: 1}]}]}
      """;
  private static final String SCENARIO =
      """
      scenario: Stage
      goal: {rounds: 99}
      battle-goals: false
      map:
        plan: |
      %s
        starts: [A, B, C, D]
      rooms:
        - room: hall
          at: A
          tiles: [%s]
          loot: [%s]
          monsters:
            - {monster: Guard, at: a, ranks: normal}
            - {monster: Guard, at: b, ranks: elite}
            - {monster: Guard, at: c, ranks: normal}
            - {monster: Beast, at: g, ranks: %s}
            - {monster: Kin, at: k, ranks: normal}
            %s
        - {room: side, at: r, monsters: [{monster: Cub, at: r, ranks: normal}]}
        - {room: cell, at: q %s}
      plates: [{plate: bell, at: m, trigger: entered}]
      sections: [{section: "7", at: n}]
      rules:
        - {rule: Bells, on: {plate: bell}, do: [{count: bells}]}
        - rule: Rings
          on: whenever
          if: [{counted: bells}]
          do: [{give: strengthen, whom: {name: Kin}}]
          once: true
        - {rule: Loud, on: whenever, if: [{counted: bells, number: 2}], do: [{damage: 1, whom: allies}]}
        - {rule: Louder, on: whenever, if: [{counted: bells, number: 4}], do: [{damage: 1, whom: allies}]}
        - {rule: Cold, on: start, do: [{minus-ones: 1}, {give: muddle, whom: allies}], scenario-effect: true}
        - {rule: Bad, on: start, do: [{lose-cards: 1}, {give: wound, whom: enemies}, {give: muddle, whom: enemies}, {give: poison, whom: enemies}, {give: wound, whom: {at: B}}, {give: poison, whom: {at: B}}, {mark: Prey, whom: {name: Guard, number: 2}} %s]}
        - {rule: Open, on: {round-end: 4}, do: [{unlock: p}]}
        - rule: Meanwhile
          on: {round-start: %s}
          do:
            [%s]
        %s
      standing: [%s]
      """;

  /** Nobody disturbs those who get ready. */
  private static final String CALM =
      "{standing: Calm, while: [{not: {rounds: 1}}], whom: enemies, rest: true}";

  private static final String ELEMENTS =
      Arrays.stream(Element.values())
          .map(one -> "{element: " + one.name().toLowerCase(Locale.ROOT) + ", is: strong}")
          .collect(Collectors.joining(", "));

  private static final String OGRE = "{monster: Ogre, at: e, ranks: boss}";
  private static final String NOTHING = "[]";
  private static final String STRIKES =
      "{move: 1}, {attack: +0, range: 2}, {heal: 1, target: self}";
  private static final String PLAIN = "{hit-points: 20, move: 2, attack: 2%s}";

  private static final Map<String, Pack> BASES = new ConcurrentHashMap<>();

  private StagePack() {}

  /** What is read of the fragment, with no more around it than the check needs. */
  static Packs.Read read(String ruleset, FragmentKind kind, Draft fragment, Venue at) {
    return Packs.read(
        new PackFiles(
            "few",
            switch (kind) {
              case CARD_HALF, PERK ->
                  texts(ruleset, "tester.yaml", tester(kind, fragment.toString(), at));
              case ITEM -> texts(ruleset, "tool.yaml", ITEMS.formatted(fragment));
              case MONSTER_CARD, BOSS_SPECIAL, STAT_LINE ->
                  texts(ruleset, "monsters.yaml", monsters(kind, fragment.toString(), at));
              case RULE, STANDING_RULE -> whole(ruleset, kind, fragment.toString(), at);
            }));
  }

  private static Map<String, String> texts(String ruleset, String name, String text) {
    Map<String, String> texts = new TreeMap<>();
    texts.put("pack.yaml", MANIFEST.formatted(ruleset));
    texts.put("label.yaml", LABEL);
    texts.put(name, text);
    return texts;
  }

  private static Map<String, String> whole(
      String ruleset, FragmentKind kind, String written, Venue at) {
    Map<String, String> texts = texts(ruleset, "tester.yaml", tester(kind, written, at));
    texts.put("friend.yaml", FRIEND.formatted(at.modifiers()));
    texts.put("items.yaml", ITEMS.formatted(IDLE_TOOL) + WORN);
    texts.put("monsters.yaml", monsters(kind, written, at));
    texts.put("scenario.yaml", scenario(kind, written, at));
    return texts;
  }

  /** The stage on which the fragment is played. */
  static Setup setup(String ruleset, FragmentKind kind, Pack fragment, Venue at) {
    Pack base =
        BASES.computeIfAbsent(
            ruleset + at + kind,
            _ -> Packs.read(new PackFiles("few", whole(ruleset, kind, NOTHING, at))).orRefuse());
    boolean heroes = kind == FragmentKind.CARD_HALF || kind == FragmentKind.PERK;
    boolean rules = kind == FragmentKind.RULE || kind == FragmentKind.STANDING_RULE;
    Pack tested = heroes ? fragment : base;
    Pack equipped = kind == FragmentKind.ITEM ? fragment : base;
    Hero tester =
        Hero.of("A", tested.characterClass("Tester"), 1)
            .with(
                equipped.item("Tool"),
                base.item("Spent"),
                base.item("Lost"),
                base.item(at.habit() == Habit.LOT ? "Pole" : "Dirk"),
                base.item("Flask"),
                base.item("Dreg"),
                base.item("Vial"));
    List<Perk> perks = tested.characterClass("Tester").characterClass().perks();
    Hero marked = perks.isEmpty() ? tester : tester.withPerks(Map.of(0, perks.getFirst().boxes()));
    Hero friend =
        Hero.of("B", base.characterClass("Friend"), 1)
            .with(base.item("Flask"), base.item("Spent"), base.item("Lost"));
    Pack staged = rules ? fragment : base;
    Scenario scenario = staged.scenario("Stage").scenario();
    return Setup.of(
            Ruleset.named(ruleset),
            fragment.monsters().isEmpty() ? scenario : peopled(scenario, fragment),
            Party.of(marked, friend))
        .withMonsterModifiers(tested.characterClass("Tester").characterClass().modifiers())
        .withLevel(1);
  }

  /** The same scenario with the monsters of another pack. */
  private static Scenario peopled(Scenario scenario, Pack pack) {
    return Scenario.of(
            scenario.name(), scenario.map(), pack.monsters(), pack.decks(), scenario.goal())
        .with(scenario.rules().toArray(ScenarioRule[]::new))
        .with(scenario.particulars())
        .withoutBattleGoals();
  }

  private static String tester(FragmentKind kind, String written, Venue at) {
    boolean tried = !written.equals(NOTHING);
    return TESTER.formatted(
        kind == FragmentKind.PERK ? "+0" : at.modifiers(),
        kind == FragmentKind.PERK && tried ? "[" + written + "]" : NOTHING,
        kind == FragmentKind.CARD_HALF
            ? "[" + at.before() + inner(written) + "{xp: 1}, lost]"
            : "["
                + at.before()
                + (at.isHealed() ? "{heal: 2, target: self}, " : "")
                + ABILITIES.strip()
                + "]",
        AFTER.strip() + (at.habit() == Habit.POOR ? "" : ANOTHER.strip()),
        at.plan().equals(Plans.SPREAD) ? "Calm" : "Wild");
  }

  private static final String IDLE_TOOL = "{when: during-turn, do: [{loot: 1}]}";
  private static final String ABILITIES =
      """
      {attack: 3, range: 2}, {create: trap, range: 2}, {loot: 1}, \
      {move: 2}\
      """;

  /** The lines of a list, with others to follow. */
  private static String inner(String list) {
    return list.equals(NOTHING) ? "" : list.substring(1, list.length() - 1) + ", ";
  }

  private static String monsters(FragmentKind kind, String written, Venue at) {
    String lines = at.beforeMonsters() + inner(written) + STRIKES;
    String line =
        switch (kind) {
          case STAT_LINE -> written.equals(NOTHING) ? plain(at) : written;
          case BOSS_SPECIAL ->
              "{hit-points: 20, move: 2, attack: 2, specials: [[%s]]}".formatted(lines);
          case CARD_HALF, ITEM, MONSTER_CARD, PERK, RULE, STANDING_RULE -> plain(at);
        };
    String card =
        switch (kind) {
          case MONSTER_CARD -> "[" + lines + "]";
          case BOSS_SPECIAL -> "[{special: 1}]";
          case STAT_LINE ->
              written.contains("specials:")
                  ? "[{special: 1}, {move: +0}, {attack: +0}, {heal: 1, target: self}]"
                  : "[{move: +0}, {attack: +0}, {heal: 1, target: self}]";
          case CARD_HALF, ITEM, PERK, RULE, STANDING_RULE -> "[{move: +0}, {attack: +0}]";
        };
    return MONSTERS.formatted(line, card, at.guards());
  }

  /** In some places the Beast is no melee fighter. */
  private static String plain(Venue at) {
    return PLAIN.formatted(at.first() == 1 ? "" : ", range: 3");
  }

  private static String scenario(FragmentKind kind, String written, Venue at) {
    Drawing drawing = Drawing.of(at.plan());
    StringBuilder tiles = new StringBuilder("{obstacle: rock, at: t}, {trap: snare, at: u}");
    new TreeMap<>(drawing.terrain())
        .forEach(
            (hex, terrain) -> {
              if (terrain != Terrain.NONE) {
                tiles.append(", {%s: tile, at: [%s]}".formatted(word(terrain), hex(hex)));
              }
            });
    boolean caged = at.plan().contains("#   .   e");
    boolean tried = !written.equals(NOTHING);
    return SCENARIO.formatted(
        at.plan().replaceAll("[*~%^\"]", ".").replace('$', ' ').indent(4).stripTrailing(),
        tiles,
        drawing.loot().stream().sorted().map(StagePack::hex).collect(Collectors.joining(", ")),
        kind == FragmentKind.BOSS_SPECIAL ? "boss" : "normal",
        caged ? "" : "- " + OGRE,
        caged ? ", monsters: [" + OGRE + "]" : "",
        at.first() == 1 ? "" : ", " + ELEMENTS,
        at.first(),
        at.meanwhile().lines().map(String::strip).collect(Collectors.joining(" ")),
        kind == FragmentKind.RULE && tried ? "- " + written : "",
        Stream.of(
                at.first() == 1 ? "" : CALM,
                kind == FragmentKind.STANDING_RULE && tried ? written : "")
            .filter(rule -> !rule.isEmpty())
            .collect(Collectors.joining(", ")));
  }

  private static String word(Terrain terrain) {
    return terrain.name().toLowerCase(Locale.ROOT);
  }

  private static String hex(Hex hex) {
    return "[" + hex.q() + ", " + hex.r() + "]";
  }
}
