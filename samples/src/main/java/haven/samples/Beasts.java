package haven.samples;

import haven.board.Area;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Monsters of our own: guards, archers, imps, a boss. */
final class Beasts {
  private Beasts() {}

  private static Ability move(int change) {
    return new Ability.Move(Value.plus(change), false);
  }

  private static Ability.Attack attack(int change, Rider... riders) {
    return Ability.Attack.of(Value.plus(change), riders);
  }

  private static List<Map<Rank, StatLine>> levels(
      int hitPoints, int move, int attack, int range, Effect... eliteTraits) {
    List<Map<Rank, StatLine>> levels = new ArrayList<>();
    for (int level = 0; level <= 7; level++) {
      levels.add(
          Map.of(
              Rank.NORMAL,
              StatLine.of(hitPoints + level, move, attack + level / 3, range),
              Rank.ELITE,
              StatLine.of(hitPoints + 3 + 2 * level, move, attack + 1 + level / 3, range)
                  .having(eliteTraits)));
    }
    return levels;
  }

  static final MonsterType GUARD =
      new MonsterType("Guard", "guards", 6, false, levels(4, 2, 1, 0, Effect.shield(1)));
  static final MonsterType ARCHER =
      new MonsterType("Archer", "archers", 2, false, levels(3, 2, 1, 3));
  static final MonsterType IMP =
      new MonsterType("Imp", "imps", 10, true, levels(2, 3, 1, 2, Effect.retaliate(1)));

  static final MonsterType WARLORD =
      MonsterType.of(
          "Warlord",
          "warlord",
          1,
          Map.of(
              Rank.BOSS,
              new StatLine(
                  Formula.of("3 * C + L"),
                  2,
                  Formula.of("2 + L"),
                  0,
                  1,
                  List.of(new Rider.Pierce(1)),
                  List.of(Effect.retaliate(1)),
                  Set.of(Condition.STUN, Condition.DISARM),
                  List.of(
                      List.of(
                          new Ability.SummonMonster("Imp", MonsterSymbol.of("white/white/gold"), 1),
                          new Ability.Heal(Value.of(2), Aim.SELF, List.of())),
                      List.of(
                          move(1),
                          new Ability.Attack(
                              Value.plus(0),
                              Aim.AS_USUAL.over(Area.drawn("@   x\n  x")),
                              List.of(Rider.gives(Condition.WOUND))))))));

  static final MonsterDeck GUARDS =
      new MonsterDeck(
          "guards",
          List.of(
              MonsterCard.of(15, Ability.round(Effect.shield(1)), attack(0)),
              MonsterCard.of(30, move(1), attack(-1)).shuffling(),
              MonsterCard.of(35, move(0), attack(0, Rider.push(2))),
              MonsterCard.of(50, move(0), attack(0)).infusing(ElementIcon.of(Element.EARTH)),
              MonsterCard.of(
                  50,
                  move(0),
                  attack(0, Rider.paid(Cost.of(Element.EARTH), Rider.gives(Condition.MUDDLE)))),
              MonsterCard.of(55, move(-1), attack(1, Rider.gives(Condition.POISON))),
              MonsterCard.of(70, move(-1), attack(1)).shuffling(),
              MonsterCard.of(
                  20,
                  Ability.round(Effect.retaliate(2)),
                  Ability.give(Condition.STRENGTHEN, Aim.AS_USUAL))));

  static final MonsterDeck ARCHERS =
      new MonsterDeck(
          "archers",
          List.of(
              MonsterCard.of(16, move(1), attack(-1).at(Value.of(3))),
              MonsterCard.of(31, move(0), attack(0)),
              MonsterCard.of(32, move(0), attack(1).at(Value.of(2))).shuffling(),
              MonsterCard.of(44, move(-1), attack(1).at(Value.of(4))),
              MonsterCard.of(
                      56,
                      attack(-1, Rider.paid(Cost.of(Element.FIRE), Rider.gives(Condition.WOUND)))
                          .at(Value.of(4)))
                  .infusing(ElementIcon.of(Element.AIR)),
              MonsterCard.of(68, attack(1, Rider.gives(Condition.IMMOBILIZE)).at(Value.of(3))),
              MonsterCard.of(29, move(0), attack(-1).at(Value.of(3)).on(Value.plus(1))),
              MonsterCard.of(
                      14,
                      move(-1),
                      attack(-1).at(Value.of(3)),
                      new Ability.CreateTile(OverlayTile.of(Terrain.TRAP), 1, 1))
                  .shuffling()));

  static final MonsterDeck IMPS =
      new MonsterDeck(
          "imps",
          List.of(
              MonsterCard.of(
                  5,
                  new Ability.Heal(Value.of(1), Aim.AS_USUAL.range(3), List.of()),
                  Ability.give(Condition.WARD, Aim.AS_USUAL.range(3))),
              MonsterCard.of(21, move(0), attack(0).at(Value.of(2)))
                  .infusing(ElementIcon.of(Element.FIRE)),
              MonsterCard.of(37, move(0), attack(0).at(Value.of(3))).shuffling(),
              MonsterCard.of(42, move(1), attack(-1, Rider.gives(Condition.CURSE)).at(Value.of(2))),
              MonsterCard.of(
                      43,
                      move(1),
                      Ability.give(Set.of(Condition.MUDDLE), Aim.AS_USUAL.range(2).everybody()))
                  .infusing(ElementIcon.WILD),
              MonsterCard.of(76, move(-1), attack(2).at(Value.of(2)), new Ability.Loot(1)),
              MonsterCard.of(24, Ability.suffer(Value.of(1), Aim.AS_USUAL.range(2).everybody())),
              MonsterCard.of(
                      64,
                      move(0),
                      new Ability.Paid(
                          Cost.of(ElementIcon.WILD),
                          List.of(attack(1).at(Value.of(3))),
                          List.of(attack(-1).at(Value.of(2)))))
                  .shuffling()));

  /** Gloomhaven's and its sisters' imps know no ward. */
  static MonsterDeck imps(Condition boon) {
    List<MonsterCard> cards = new ArrayList<>(IMPS.cards());
    cards.set(
        0,
        MonsterCard.of(
            5,
            new Ability.Heal(Value.of(1), Aim.AS_USUAL.range(3), List.of()),
            Ability.give(boon, Aim.AS_USUAL.range(3))));
    return new MonsterDeck("imps", cards);
  }

  static final MonsterDeck WARLORD_DECK =
      new MonsterDeck(
          "warlord",
          List.of(
              MonsterCard.of(36, move(0), attack(0)),
              MonsterCard.of(52, move(1), attack(-1)),
              MonsterCard.of(73, new Ability.Special(1)).shuffling(),
              MonsterCard.of(17, new Ability.Special(2)),
              MonsterCard.of(11, new Ability.Special(2)),
              MonsterCard.of(85, new Ability.Special(1)),
              MonsterCard.of(60, move(0), attack(0, Rider.pull(2))),
              MonsterCard.of(44, move(2), attack(0)).shuffling()));
}
