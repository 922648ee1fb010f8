package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.modifier.ModifierDeck;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.OptionalInt;

/** Where the monsters' attack modifiers come from. */
final class MonsterModifiersTest {
  private static StatLine line(int hitPoints, int move, int attack, int range) {
    return StatLine.of(hitPoints, move, attack, range);
  }

  private static Ability.Attack attack(int change) {
    return Ability.Attack.of(Value.plus(change));
  }

  @RulesetTest
  @Rule({"MON-19", "AMD-02"})
  void allMonstersShareOneDeckAndEveryCharacterHasItsOwn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B   w")
            .hero('A', Arena.top(Ability.attack(1)))
            .hero('B')
            .modifiers('A', ModifierCard.plus(3))
            .monsterModifiers(ModifierCard.plus(1))
            .monster('g', "Guard", line(20, 2, 1, 0), MonsterCard.of(50, attack(0)))
            .monster('h', "Archer", line(20, 2, 1, 0), MonsterCard.of(50, attack(0)))
            .monster('w', "Warlord", Rank.BOSS, line(20, 2, 1, 0), MonsterCard.of(50, attack(0)))
            .start();
    ModifierDeck monsters = (ModifierDeck) arena.game.state().monsterModifiers();
    ModifierDeck first = (ModifierDeck) arena.game.state().hero(0).modifiers();
    ModifierDeck second = (ModifierDeck) arena.game.state().hero(1).modifiers();
    arena.turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.endRound();
    assertThat(arena.lost('A')).isEqualTo(4);
    assertThat(arena.lost('B')).isEqualTo(2);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(4);
    assertThat(monsters.discards()).hasSize(3);
    assertThat(first.discards()).hasSize(1);
    assertThat(second.discards()).isEmpty();
  }

  @RulesetTest
  @Rule({"MON-20", "BMD-01", "BMD-07"})
  void theMonstersStoneMovesWithEachSingleAttackAndNotForOtherDamage(Ruleset ruleset) {
    ModifierCard[] cells = new ModifierCard[18];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = ModifierCard.plus(i / 3);
    }
    Arena arena =
        Arena.in(ruleset, "g   A\n  o   .")
            .hero('A', Arena.top(Ability.attack(1)))
            .hitPoints('A', 30)
            .modifiers('A', ModifierCard.plus(3))
            .monsterModifiers(cells)
            .monster(
                'g',
                "Guard",
                line(20, 2, 1, 0),
                MonsterCard.of(
                    50,
                    Ability.suffer(Value.of(1), Aim.AS_USUAL),
                    Ability.attack(1, Aim.AS_USUAL.targets(2)),
                    Ability.attack(1)));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Chest",
                arena.hex('o'),
                ObjectiveSpec.Purpose.PROTECT,
                Formula.of("20"),
                OptionalInt.empty()));
    arena.start().turnOf('A');
    Watched chest = arena.figure("Chest");
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.lost(arena.only("Guard"))).as("the board of the hero").isEqualTo(4);
    arena.endRound();
    // 1 without a modifier; 1 + 0 and 1 + 1 against the two targets; 1 + 2.
    assertThat(arena.lost('A') + arena.lost(chest)).isEqualTo(1 + 1 + 2 + 3);
    assertThat(arena.events(Event.What.DREW)).hasSize(1 + 3);
  }
}
