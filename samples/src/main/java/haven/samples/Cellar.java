package haven.samples;

import haven.board.Drawing;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Two rooms, a door, a trap, rough ground, loot (some of it where heroes start), too few archers, a
 * boss who summons, an ally and an objective: kill the boss and destroy the altar.
 */
final class Cellar {
  private static final Drawing PLAN =
      Drawing.of(
          """
          #   #   #   #   #   #   #   #   #   #   #
            s   t   .   a   .   #   .   h   .   #
          #   u   .   o   b   .   #   i   .   j   #
            v   .   q   .   c   d+  .   .   k   #
          #   w   .   g   e   .   #   l   m   .   #
            .   x   .   f   p   #   .   n   .   #
          #   #   #   #   #   #   #   #   #   #   #
          """);

  private Cellar() {}

  private static Hex at(char name) {
    return PLAN.at(name);
  }

  static Scenario scenario(MapToken.Kind tokens, Condition boon, boolean lootDeck) {
    Scenario scenario =
        Scenario.of(
                "The Cellar",
                map(tokens),
                List.of(Beasts.GUARD, Beasts.ARCHER, Beasts.IMP, Beasts.WARLORD),
                List.of(Beasts.GUARDS, Beasts.ARCHERS, Beasts.imps(boon), Beasts.WARLORD_DECK),
                new Situation.All(
                    List.of(new Situation.KillType("Warlord"), new Situation.Destroyed("Altar"))))
            .with(guide())
            .with(
                ScenarioRule.of(
                    "Draught of despair",
                    new Moment.Start(),
                    new Deed.Inflict(Consequence.gain(Condition.CURSE), Affects.ALLIES)),
                ScenarioRule.of(
                        "Reinforcements",
                        new Moment.RoundStart(5),
                        new Deed.Spawn("Imp", MonsterSymbol.of("white/white/gold"), at('l')))
                    .when(new Situation.Revealed(at('h'))),
                ScenarioRule.of(
                    "The altar falls",
                    new Moment.Died("Altar"),
                    new Deed.Tell("The altar crumbles."),
                    new Deed.Inflict(new Consequence.Suffer(Value.of(1)), Affects.ENEMIES)));
    return lootDeck
        ? scenario.loot(Map.of(LootKind.MONEY, 10, LootKind.LUMBER, 3, LootKind.HIDE, 2))
        : scenario;
  }

  private static AllyCard guide() {
    return new AllyCard(
        "Guide",
        StatLine.of(6, 2, 2, 0),
        OptionalInt.of(40),
        Optional.of(
            MonsterCard.of(
                40,
                new Ability.Move(Value.STAT, false),
                new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()))));
  }

  private static ScenarioMap map(MapToken.Kind tokens) {
    RoomSetup hall =
        RoomSetup.in(at('s'))
            .tile("pit", TileKind.TRAP, at('g'))
            .tile("barrel", TileKind.OBSTACLE, at('b'))
            .tile("straw", TileKind.DIFFICULT, at('o'))
            .tile("puddle", TileKind.DIFFICULT, at('q'))
            .tile("embers", TileKind.HAZARD, at('p'))
            .monster("Guard", at('a'), MonsterSymbol.of("white/white/gold"))
            .monster("Guard", at('c'), MonsterSymbol.of("white/white/gold"))
            .monster("Archer", at('e'), MonsterSymbol.of("black/white/white"))
            .loot(at('f'))
            .loot(at('w'))
            .marked(
                new MarkedHex(
                    "Guide", at('x'), Optional.of(new MapToken(tokens, MapToken.Meaning.ALLY))))
            .build();
    RoomSetup shrine =
        RoomSetup.in(at('h'))
            .tile("rubble", TileKind.DIFFICULT, at('i'))
            .tile("coals", TileKind.HAZARD, at('m'))
            .monster("Warlord", at('k'), MonsterSymbol.of("red/red/red"))
            .monster("Archer", at('j'), MonsterSymbol.of("white/white/gold"))
            .monster("Archer", at('l'), MonsterSymbol.of("white/white/white"))
            .treasure(at('h'), new Treasure.Numbered(7))
            .objective(
                new ObjectiveSpec(
                    "Altar",
                    at('n'),
                    ObjectiveSpec.Purpose.DESTROY,
                    Formula.of("2 + C"),
                    OptionalInt.empty()))
            .build();
    return ScenarioMap.of(
            PLAN.layout(),
            List.of(hall, shrine),
            List.of(at('s'), at('t'), at('u'), at('v'), at('w')))
        .withSpecialRules(Map.of("Guide", "A friend who knows the way."));
  }
}
