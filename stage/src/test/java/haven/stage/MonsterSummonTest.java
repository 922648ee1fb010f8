package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.card.CardAction;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** Monsters that monsters summon. */
final class MonsterSummonTest {
  private static final StatLine LINE = StatLine.of(20, 2, 1, 0);

  private static Ability summonImp() {
    return new Ability.SummonMonster("Imp", MonsterSymbol.of("white/white/white"), 1);
  }

  private static MonsterType imp(int standees) {
    return MonsterType.of("Imp", "Imps", standees, Map.of(Rank.NORMAL, LINE));
  }

  private static MonsterDeck imps() {
    return new MonsterDeck("Imps", List.of(MonsterCard.of(60, Ability.move(1), Ability.attack(1))));
  }

  @RulesetTest
  @Rule({"MAB-13", "MAB-15", "MAB-16", "MAB-21"})
  void aSummonedMonsterStandsNearAnEnemyAndWaitsAndOutlivesItsSummoner(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                  .   .   .   .   .   .
                B   A   .   .   y   g   .   .   .   .   i
                  .   .   .   .   .   .
                """)
            .hero(
                'A',
                Arena.card(
                    "Bolt",
                    80,
                    CardAction.of(Ability.attack(20, Aim.AS_USUAL.range(6))),
                    CardAction.of()))
            .hero('B')
            .type(imp(4), imps())
            .another('i', "Imp", Rank.NORMAL)
            .monster('g', "Summoner", LINE, MonsterCard.of(50, summonImp()))
            .start()
            .turnOf('A');
    Watched imp = arena.all("Imp").getLast();
    assertThat(imp.hex()).isEqualTo(arena.hex('y'));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Summoner")));
    arena.endRound();
    assertThat(arena.only("Summoner").isGone()).isTrue();
    assertThat(arena.turns()).contains(arena.all("Imp").getFirst().name());
    assertThat(arena.turns()).doesNotContain(imp.name());
    arena.endRound();
    assertThat(imp.isGone()).isFalse();
    assertThat(arena.turns()).contains(imp.name());
  }

  @RulesetTest
  @Rule({"MAB-13", "MAB-21"})
  void whetherAMonsterIsSummonedOntoATokenDependsOnTheGame(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   .   .   y$  g   x   .")
            .hero('A')
            .hero('B')
            .type(imp(4), imps())
            .monster('g', "Summoner", LINE, MonsterCard.of(50, summonImp()))
            .start()
            .turnOf('A');
    boolean token = ruleset.rounds().cardForSummoned();
    assertThat(arena.only("Imp").hex()).isEqualTo(arena.hex(token ? 'y' : 'x'));
  }

  @RulesetTest
  @Rule("MAB-18")
  @Rule(value = "MAB-21", in = Edition.JL)
  void equallyCloseHexesForASummonAreForTheGroupToChooseFrom(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   y   .   A
                  g   m   .   .
                .   z   .   B
                """)
            .hero('A')
            .hero('B')
            .type(imp(4), imps())
            .monster('g', "Summoner", LINE, MonsterCard.of(50, summonImp()))
            .start()
            .until(Prompt.Kind.HEX);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(
            new Choice.To(arena.hex('y')),
            new Choice.To(arena.hex('m')),
            new Choice.To(arena.hex('z')));
  }

  @RulesetTest
  @Rule("MAB-14")
  void aSummonFailsWithoutAnEmptyHexOrAStandee(Ruleset ruleset) {
    Arena crowded =
        Arena.in(ruleset, "g   h   .   .   A   B")
            .hero('A')
            .hero('B')
            .type(imp(4), imps())
            .monster('g', "Summoner", LINE, MonsterCard.of(50, summonImp()))
            .monster('h', "Guard", LINE)
            .start()
            .turnOf('A');
    assertThat(crowded.all("Imp")).isEmpty();
    Arena few =
        Arena.in(ruleset, "g   .   .   i   .   A   B")
            .hero('A')
            .hero('B')
            .type(imp(1), imps())
            .another('i', "Imp", Rank.NORMAL)
            .monster('g', "Summoner", LINE, MonsterCard.of(50, summonImp()))
            .start()
            .turnOf('A');
    assertThat(few.all("Imp")).hasSize(1);
  }

  @RulesetTest
  @Rule("MAB-17")
  void aSummonedSetWithoutACardDrawsOneForItsInitiative(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   .   .   .   A   B")
            .hero('A')
            .hero('B')
            .type(imp(4), imps())
            .monster('g', "Summoner", LINE, MonsterCard.of(50, summonImp()))
            .start()
            .turnOf('A');
    assertThat(arena.events(Event.What.MONSTER_CARD))
        .extracting(Event::number)
        .containsExactly(50, 60);
    assertThat(arena.turns()).noneMatch(name -> name.startsWith("Imp"));
  }
}
