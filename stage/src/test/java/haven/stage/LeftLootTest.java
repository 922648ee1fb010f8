package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** LOT: what the dead leave, and what there is for a loot ability. */
final class LeftLootTest {
  private static final StatLine WEAK = StatLine.of(1, 0, 0, 0);

  private static int dropped(Arena arena) {
    return arena.events(Event.What.TOKEN_DROPPED).size();
  }

  @RulesetTest
  @Rule({"LOT-01a", "LOT-01b", "LOT-01c"})
  void aMonsterOfTheSetUpLeavesAToken(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(9)))
            .hero('B')
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    var hex = arena.only("Guard").hex();
    arena.strike("Guard");
    assertThat(dropped(arena)).isEqualTo(1);
    var state = arena.game.state();
    assertThat(state.ground().tokens(state.board().at(hex))).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"LOT-01a", "LOT-01b", "LOT-01c"})
  void aSummonedOneOnlyInFrosthaven(Ruleset ruleset) {
    Ability summon = new Ability.SummonMonster("Imp", MonsterSymbol.of("white/white/white"), 1);
    Arena arena =
        Arena.in(ruleset, "A   .   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(9, Aim.AS_USUAL.range(5))))
            .hero('B')
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0), MonsterCard.of(5, summon));
    arena.type(
        MonsterType.of("Imp", "Imps", 5, Map.of(Rank.NORMAL, WEAK)),
        new MonsterDeck("Imps", List.of(MonsterCard.of(90))));
    arena.start().turnOf('A').choose("top 0");
    arena.strike("Imp");
    assertThat(dropped(arena)).isEqualTo(ruleset.id().equals("FH") ? 1 : 0);
  }

  /** What follows from looting follows only if there was something. */
  @RulesetTest(Edition.FH)
  @Rule("LOT-11")
  void withNothingInRangeItIsNotPerformed(Ruleset ruleset) {
    for (String map : List.of("A   x$  .   B   g", "A   .   x$  B   g")) {
      Ability xp = new Ability.When(List.of(Check.Fact.DID), List.of(Ability.xp(1)), List.of());
      Arena arena =
          Arena.in(ruleset, map)
              .hero('A', Arena.top(new Ability.Loot(1), xp))
              .hero('B')
              .monster('g', "Guard", WEAK)
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.until(Prompt.Kind.ACTION);
      boolean inRange = map.startsWith("A   x$");
      assertThat(arena.events(Event.What.LOOTED)).hasSize(inRange ? 1 : 0);
      assertThat(arena.xp('A')).isEqualTo(inRange ? 1 : 0);
    }
  }
}
