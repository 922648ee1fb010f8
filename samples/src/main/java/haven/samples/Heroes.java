package haven.samples;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.give;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static haven.model.ability.Ability.persistent;
import static haven.model.ability.Ability.round;
import static haven.model.ability.Ability.slots;
import static haven.model.card.CardAction.of;

import haven.board.Area;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Count;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.HexEffect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Four classes of our own. */
final class Heroes {
  private static final Aim SELF = Aim.SELF;
  private static final List<Integer> HIT_POINTS = List.of(10, 11, 13, 14, 16, 17, 19, 20, 22);

  private Heroes() {}

  private static AbilityCard card(String name, int initiative, CardAction top, CardAction bottom) {
    return AbilityCard.of(name, initiative, top, bottom);
  }

  private static Ability.Move jump(int points) {
    return new Ability.Move(Value.of(points), true);
  }

  /** The standard deck with some cards of its own. */
  private static List<ModifierCard> deck(ModifierCard... own) {
    List<ModifierCard> deck = new ArrayList<>(ModifierCard.STANDARD_DECK);
    deck.addAll(List.of(own));
    return deck;
  }

  static CharacterClass warden() {
    return new CharacterClass(
        "Warden",
        8,
        HIT_POINTS,
        List.of(
            card(
                "Broad Stroke",
                35,
                of(attack(2, Aim.AS_USUAL.over(Area.drawn("@   x\n  x")))),
                of(move(3))),
            card(
                "Stand Fast",
                15,
                of(attack(3, Aim.AS_USUAL, Rider.push(2))),
                of(round(Effect.shield(1)))),
            card(
                "Answer in Kind",
                22,
                of(attack(2), round(Effect.retaliate(2))).xp(1),
                of(move(2), heal(2, SELF))),
            card(
                "Iron Skin",
                60,
                of(attack(4, Aim.AS_USUAL, new Rider.Pierce(2))),
                of(slots(List.of(0, 1, 0, 1), Effect.shield(1))).losing()),
            card(
                "Hook and Haul",
                48,
                of(attack(2, Aim.AS_USUAL.range(3), Rider.pull(2))),
                of(new Ability.DestroyTile(Terrain.OBSTACLE, 2), move(2)).xp(1)),
            card(
                "Battle Cry",
                70,
                of(attack(3, Aim.AS_USUAL.targets(2))).infusing(ElementIcon.of(Element.EARTH)),
                of(give(Condition.STRENGTHEN, Aim.AS_USUAL.at(Affects.ALLIES).range(3)))),
            card(
                "Last Line",
                81,
                of(attack(5)).losing().xp(2),
                of(slots(List.of(1, 1), Effect.self(new Effect.Change.NegatesDamage()))).losing()),
            card(
                "Trample On",
                55,
                of(attack(2, Aim.AS_USUAL, Rider.gives(Condition.MUDDLE))),
                of(
                    jump(3),
                    Ability.suffer(
                        Value.of(1), Aim.AS_USUAL.everybody().among(Aim.Among.MOVED_THROUGH)))),
            card("Gather", 90, of(new Ability.Loot(1)), of(move(3), new Ability.Loot(1)))),
        deck(
            ModifierCard.plus(1, Rider.push(1)),
            ModifierCard.rolling(1),
            ModifierCard.plus(0, new Rider.Then(round(Effect.shield(1))))));
  }

  static CharacterClass hedgeMage() {
    return new CharacterClass(
        "Hedge Mage",
        7,
        List.of(6, 7, 8, 9, 10, 11, 12, 13, 14),
        List.of(
            card(
                "Spark",
                28,
                of(attack(
                        2, Aim.AS_USUAL.range(4), Rider.paid(Cost.of(Element.FIRE), Rider.plus(2))))
                    .infusing(ElementIcon.of(Element.FIRE)),
                of(move(2)).infusing(ElementIcon.of(Element.FIRE))),
            card(
                "Frost Ring",
                40,
                of(
                    attack(
                        2,
                        Aim.AS_USUAL.adjacently().everybody(),
                        Rider.gives(Condition.IMMOBILIZE))),
                of(move(3)).infusing(ElementIcon.of(Element.ICE))),
            card(
                "Mend",
                66,
                of(heal(3, Aim.AS_USUAL.range(3))).infusing(ElementIcon.of(Element.LIGHT)),
                of(Ability.recover(Consequence.Recover.Pile.DISCARDED, 1, SELF)).losing()),
            card(
                "Cinder Rain",
                77,
                of(attack(3, Aim.AS_USUAL.range(3).over(Area.drawn("x   x\n  x")), Rider.xp(1)))
                    .losing(),
                of(
                    new Ability.Paid(
                        Cost.of(ElementIcon.WILD), List.of(move(5)), List.of(move(3))))),
            card(
                "Hex of Thorns",
                51,
                of(give(Condition.POISON, Aim.AS_USUAL.range(3).targets(2))),
                of(
                    new Ability.CreateTile(
                        OverlayTile.of(
                            Terrain.TRAP,
                            new HexEffect(
                                new HexEffect.Damage.Printed(3), Set.of(Condition.WOUND), false)),
                        2,
                        1))),
            card(
                "Familiar",
                12,
                of(new Ability.Summon(SummonCard.of("Cat", 3, 3, 2), 1)).losing().xp(2),
                of(move(3), give(Condition.INVISIBLE, SELF))),
            card(
                "Whispers",
                33,
                of(
                    new Ability.Control(
                        Aim.AS_USUAL.at(Affects.ENEMIES).range(4), List.of(move(1), attack(2)))),
                of(new Ability.Grant(Aim.AS_USUAL.range(3), List.of(attack(2))))),
            card(
                "Blink",
                9,
                of(attack(1, Aim.AS_USUAL.range(5).targets(3))),
                of(new Ability.Teleport(4)).infusing(ElementIcon.WILD))),
        deck(
            ModifierCard.plus(1, Rider.gives(Condition.WOUND)),
            ModifierCard.plus(0, Rider.infuses(ElementIcon.of(Element.FIRE))),
            ModifierCard.rolling(0, new Rider.Then(heal(1, SELF)))));
  }

  static CharacterClass footpad() {
    return new CharacterClass(
        "Footpad",
        7,
        List.of(8, 9, 11, 12, 14, 15, 17, 18, 20),
        List.of(
            card(
                "Backstab",
                14,
                of(
                    attack(
                        3,
                        Aim.AS_USUAL,
                        Rider.when(
                            Check.Fact.TARGET_ADJACENT_TO_ALLY, Rider.plus(2), Rider.xp(1)))),
                of(jump(4))),
            card(
                "Double Edge",
                25,
                of(attack(2), attack(2)),
                of(
                    slots(
                        List.of(1, 0, 1),
                        Effect.self(
                            new Effect.Change.Attacks(List.of(Rider.plus(1))), Check.Fact.MELEE)))),
            card("Smoke", 88, of(give(Condition.INVISIBLE, SELF)).losing().xp(1), of(move(4))),
            card(
                "Snatch",
                64,
                of(attack(3, Aim.AS_USUAL.range(2))),
                of(new Ability.Loot(2), move(2))),
            card(
                "Twist the Knife",
                31,
                of(
                    attack(
                        1, Aim.AS_USUAL, new Rider.Plus(Value.per(Count.NEGATIVE_CONDITIONS, 2)))),
                of(move(3), give(Condition.WOUND, Aim.AS_USUAL.adjacently()))),
            card(
                "Disarming Smile",
                19,
                of(attack(2, Aim.AS_USUAL.range(3), Rider.gives(Condition.DISARM))),
                of(new Ability.DestroyTile(Terrain.TRAP, 2), Ability.xp(1))),
            card(
                "All or Nothing",
                95,
                of(attack(2, Aim.AS_USUAL, new Rider.Times(2), Rider.plus(1))).losing(),
                of(new Ability.Must(Ability.suffer(Value.of(1), SELF)), move(6))),
            card(
                "Quick Hands",
                43,
                of(new Ability.OneOf(List.of(List.of(attack(3)), List.of(heal(3, SELF))))),
                of(Ability.refresh(true, false, 1, SELF)))),
        deck(
            ModifierCard.rolling(0, Rider.gives(Condition.POISON)),
            ModifierCard.rolling(2),
            ModifierCard.plus(2, Rider.gives(Condition.CURSE))));
  }

  static CharacterClass chanter() {
    return new CharacterClass(
        "Chanter",
        8,
        List.of(8, 9, 11, 12, 14, 15, 17, 18, 20),
        List.of(
            card(
                "War Song",
                20,
                of(
                    persistent(
                        new Effect(
                            new Effect.Scope(Affects.ALLIES_OR_SELF, 2),
                            List.of(),
                            new Effect.Change.Attacks(List.of(Rider.plus(1)))))),
                of(move(2))),
            card(
                "Soothing Song",
                44,
                of(heal(2, Aim.AS_USUAL.at(Affects.ALLIES).range(3).targets(2))),
                of(give(Condition.BLESS, Aim.AS_USUAL))),
            card(
                "Discord",
                58,
                of(give(Condition.CURSE, Aim.AS_USUAL.range(3))),
                of(give(Condition.MUDDLE, Aim.AS_USUAL.adjacently().everybody()), move(2))),
            card("Thump", 50, of(attack(3)), of(move(3))),
            card(
                "Crescendo",
                73,
                of(
                    attack(1, Aim.AS_USUAL.range(3)),
                    new Ability.When(
                        List.of(Check.Fact.KILLED), List.of(Ability.xp(2)), List.of())),
                of(persistent(
                        Effect.self(
                            new Effect.Change.Performs(
                                Effect.Moment.START_OF_TURN, List.of(heal(1, SELF))))))
                    .losing()),
            card(
                "March",
                38,
                of(
                    new Ability.Grant(
                        Aim.AS_USUAL.at(Affects.ALLIES).range(3).targets(2), List.of(move(2)))),
                of(move(4))),
            card(
                "Stunning Note",
                62,
                of(attack(1, Aim.AS_USUAL.range(2), Rider.gives(Condition.STUN))).losing(),
                of(Ability.push(2, Aim.AS_USUAL.at(Affects.ENEMIES).adjacently()))),
            card(
                "Encore",
                84,
                of(Ability.recover(Consequence.Recover.Pile.LOST, 1, SELF)).losingForGood(),
                of(move(2), heal(1, SELF))),
            card(
                "Echo",
                47,
                of(
                    attack(2),
                    attack(2, Aim.AS_USUAL.among(Aim.Among.ADJACENT_TO_TARGETS).range(9))),
                of(Ability.pull(2, Aim.AS_USUAL.at(Affects.ENEMIES).range(3))))),
        deck(
            ModifierCard.plus(1, Rider.gives(Condition.MUDDLE)),
            ModifierCard.rolling(0, Rider.pull(1)),
            ModifierCard.plus(0, new Rider.PlusTargets(1))));
  }
}
