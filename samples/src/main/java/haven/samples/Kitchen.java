package haven.samples;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static haven.model.card.CardAction.of;

import haven.board.Drawing;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One room with something to burn, something to stick in and something to guard, for one small hero
 * with double-sided cards.
 */
final class Kitchen {
  private static final Drawing PLAN =
      Drawing.of(
          """
          s   .   .   a   .   .
            .   o   .   .   b   .
          .   h   .   p   .   i
            .   .   c   .   .   q
          .   .   e   .   d   .
          """);

  private Kitchen() {}

  private static Hex at(char name) {
    return PLAN.at(name);
  }

  private static AbilityCard.Side side(int initiative, CardAction top, CardAction bottom) {
    return new AbilityCard.Side(initiative, top, bottom);
  }

  static CharacterClass mouse() {
    List<AbilityCard> cards =
        List.of(
            AbilityCard.of(
                "Bite",
                side(20, of(attack(3)), of(move(3)).infusing(ElementIcon.of(Element.EARTH))),
                side(45, of(attack(2)), of(move(2)))),
            AbilityCard.of(
                "Scurry",
                side(10, of(attack(2, Aim.AS_USUAL, Rider.push(2))), of(move(4))),
                side(
                    30,
                    of(Ability.give(Condition.INVISIBLE, Aim.SELF)),
                    of(new Ability.Move(Value.of(3), true)))),
            AbilityCard.of(
                "Crumb",
                side(
                    60,
                    of(
                        attack(
                            2,
                            Aim.AS_USUAL.range(3),
                            Rider.paid(Cost.of(Element.EARTH), Rider.gives(Condition.POISON)))),
                    of(heal(2, Aim.SELF))),
                side(70, of(attack(1, Aim.AS_USUAL.range(2))), of(heal(1, Aim.SELF), move(1)))),
            AbilityCard.of(
                "Thick Fur",
                side(
                    35,
                    of(Ability.round(Effect.shield(1))),
                    of(Ability.persistent(Effect.retaliate(1)))),
                side(80, of(attack(4)).losing(), of(move(2)))));
    List<AbilityCard> all = new ArrayList<>(cards);
    cards.forEach(card -> all.add(card.level(2)));
    return new CharacterClass(
        "Mouse", 4, List.of(12, 13, 14, 15, 16), all, ModifierCard.STANDARD_BOARD);
  }

  private static MonsterType type(String name, int hitPoints, Effect... traits) {
    return MonsterType.of(
        name,
        name + " actions",
        4,
        Map.of(Rank.NORMAL, StatLine.of(hitPoints, 0, 0, 0).having(traits)));
  }

  private static Ability.Attack hit(int value, Rider... riders) {
    return Ability.Attack.of(Value.of(value), riders);
  }

  static Scenario scenario() {
    MonsterDeck ants =
        new MonsterDeck(
            "Ant actions",
            List.of(
                MonsterCard.of(25, move(2), hit(1)),
                MonsterCard.of(50, move(1), hit(2)).infusing(ElementIcon.of(Element.EARTH)),
                MonsterCard.of(
                    75,
                    move(3),
                    hit(1, Rider.paid(Cost.of(ElementIcon.WILD), Rider.gives(Condition.POISON))))));
    MonsterDeck wasps =
        new MonsterDeck(
            "Wasp actions",
            List.of(
                MonsterCard.of(15, move(2), hit(1).at(Value.of(2))),
                MonsterCard.of(40, hit(2).at(Value.of(3))),
                MonsterCard.of(
                    66, Ability.round(Effect.retaliate(1)), heal(1, Aim.AS_USUAL.range(3)))));
    Scenario scenario =
        Scenario.of(
            "The Kitchen Floor",
            map(),
            List.of(type("Ant", 3), type("Wasp", 3, Effect.shield(1)).flies()),
            List.of(ants, wasps),
            new Situation.KillAll());
    return scenario.atLevel(1);
  }

  private static ScenarioMap map() {
    RoomSetup floor =
        RoomSetup.in(at('s'))
            .tile("mug", TileKind.OBSTACLE, at('o'))
            .tile("jar", TileKind.OBSTACLE, at('q'))
            .tile("puddle", TileKind.DIFFICULT, at('p'))
            .tile(
                "ember",
                TileKind.HAZARD,
                at('h'),
                new HexEffect(new HexEffect.Damage.Printed(1), Set.of(), false))
            .tile(
                "honey",
                TileKind.HAZARD,
                at('i'),
                new HexEffect(HexEffect.Damage.NONE, Set.of(Condition.IMMOBILIZE), false))
            .monster("Ant", at('a'), new MonsterSymbol.Stone("red"))
            .monster("Ant", at('c'), new MonsterSymbol.Stone("blue"))
            .monster("Wasp", at('b'), new MonsterSymbol.Stone("green"))
            .monster("Wasp", at('d'), new MonsterSymbol.Stone("yellow"))
            .objective(
                new ObjectiveSpec(
                    "Cheese",
                    at('e'),
                    ObjectiveSpec.Purpose.PROTECT,
                    Formula.of("6"),
                    OptionalInt.empty()))
            .build();
    return ScenarioMap.of(PLAN.layout(), List.of(floor), List.of(at('s')));
  }
}
