package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Count;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal.Measure;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.turn.Cards;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** Figures that characters summon. */
final class SummonTest {
  private static final StatLine LINE = StatLine.of(20, 0, 0, 0);
  private static final SummonCard WOLF = SummonCard.of("Wolf", 4, 2, 2);

  private static AbilityCard summon(String name, int initiative, SummonCard... wolves) {
    Ability[] abilities = new Ability[wolves.length];
    for (int i = 0; i < wolves.length; i++) {
      abilities[i] = new Ability.Summon(wolves[i], 1);
    }
    return Arena.card(name, initiative, CardAction.of(abilities).xp(1), CardAction.of());
  }

  /** The first hero summons with the top of its first card, each into the first hex offered. */
  private static Arena summoned(Arena arena) {
    arena.turnOf('A').choose("top 0");
    while (arena.prompt().kind() == Prompt.Kind.HEX) {
      arena.choose(arena.prompt().options().getFirst());
    }
    return arena;
  }

  private static Cards cards(Arena arena) {
    return arena.game.state().hero(0).cards();
  }

  @RulesetTest
  @Rule({"SUM-01", "SUM-03", "SUM-06", "SUM-16"})
  @Rule(value = "SUM-18", in = Edition.JL)
  void aSummonStandsNextToItsSummonerWithThePrintedValuesWhileItsCardIsActive(Ruleset ruleset) {
    SummonCard hawk =
        new SummonCard(
            "Hawk",
            3,
            OptionalInt.of(4),
            OptionalInt.of(1),
            OptionalInt.of(3),
            true,
            List.of(),
            List.of(Effect.shield(1)));
    Arena arena =
        summoned(
            Arena.in(ruleset, "x   A   y   .   .   B   .   .   .   .   .   .   g")
                .hero('A', summon("Pack", 20, WOLF, hawk))
                .hero('B')
                .monster('g', "Guard", LINE)
                .start());
    Watched wolf = arena.only("Wolf");
    Watched bird = arena.only("Hawk");
    assertThat(List.of(wolf.hex(), bird.hex()))
        .containsExactlyInAnyOrder(arena.hex('x'), arena.hex('y'));
    assertThat(wolf.side()).isEqualTo(arena.figure("A").side());
    assertThat(wolf.hitPoints()).isEqualTo(4);
    assertThat(bird.hitPoints()).isEqualTo(3);
    assertThat(bird.isFlying()).isTrue();
    assertThat(bird.nature().stats().range()).isEqualTo(3);
    assertThat(bird.nature().stats().move()).isEqualTo(4);
    assertThat(cards(arena).active()).isEqualTo(1);
    arena.endRound();
    assertThat(cards(arena).active()).as("as long as it stays").isEqualTo(1);
  }

  @RulesetTest
  @Rule({"SUM-02a", "SUM-02b"})
  void withoutAnEmptyHexNothingIsSummoned(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "h   A   B   .   .   g")
                .hero('A', summon("Pack", 20, WOLF))
                .hero('B')
                .monster('g', "Guard", LINE)
                .another('h', "Guard", Rank.NORMAL)
                .start());
    assertThat(arena.all("Wolf")).isEmpty();
    assertThat(cards(arena).active()).isZero();
    assertThat(arena.events(Event.What.XP)).as("nothing was performed").isEmpty();
  }

  @RulesetTest
  @Rule("SUM-02b")
  void onlyTheFiguresThatFindAnEmptyHexAreSummoned(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "x   A   B   .   .   g")
                .hero('A', summon("Pack", 20, WOLF, SummonCard.of("Hawk", 3, 1, 1)))
                .hero('B')
                .monster('g', "Guard", LINE)
                .start());
    assertThat(arena.all("Wolf")).hasSize(1);
    assertThat(arena.all("Hawk")).isEmpty();
    assertThat(cards(arena).active()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("SUM-04")
  void aDeadSummonsCardLeavesTheActiveArea(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "B   A   x   g")
                .hero('A', summon("Pack", 20, WOLF))
                .hero('B')
                .monster('g', "Guard", LINE, MonsterCard.of(50, Ability.attack(9)))
                .start());
    arena.endRound();
    assertThat(arena.only("Wolf").isGone()).isTrue();
    assertThat(cards(arena).active()).isZero();
    assertThat(cards(arena).discards() & 1).isEqualTo(1);
  }

  @RulesetTest
  @Rule("SUM-04")
  void aLostCardOfASummonIsLostAndSummonsLeaveWithTheirSummoner(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "x   A   g   .   B")
                .hero(
                    'A',
                    Arena.card(
                        "Pack",
                        20,
                        CardAction.of(new Ability.Summon(WOLF, 1)).losing(),
                        CardAction.of()))
                .hero('B')
                .monster('g', "Guard", LINE, MonsterCard.of(50, Ability.attack(30)))
                .start());
    assertThat(cards(arena).active()).isEqualTo(1);
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(arena.only("Wolf").isGone()).isTrue();
    assertThat(cards(arena).lost() & 1).isEqualTo(1);
  }

  @RulesetTest
  @Rule("SUM-05")
  void aSummonMayBeRemovedByItsSummoner(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "x   A   .   .   B   .   .   g")
                .hero('A', summon("Pack", 20, WOLF))
                .hero('B')
                .monster('g', "Guard", LINE)
                .start());
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    arena.choose("remove 0 0");
    assertThat(arena.only("Wolf").isGone()).isTrue();
    assertThat(cards(arena).active()).isZero();
  }

  private static SummonCard summon(OptionalInt move, OptionalInt attack) {
    return new SummonCard(
        "Totem", 4, move, attack, OptionalInt.empty(), false, List.of(), List.of());
  }

  @RulesetTest
  @Rule("SUM-07")
  void aDashMeansThatTheSummonDoesNotDoIt(Ruleset ruleset) {
    SummonCard still = summon(OptionalInt.empty(), OptionalInt.of(2));
    SummonCard meek = summon(OptionalInt.of(3), OptionalInt.empty());
    Arena first =
        summoned(
            Arena.in(ruleset, "B   .   A   x   .   .   g")
                .hero('A', summon("Pack", 20, still))
                .hero('B')
                .monster('g', "Guard", LINE)
                .start());
    Watched totem = first.only("Totem");
    var hex = totem.hex();
    first.endRound();
    first.endRound();
    assertThat(totem.hex()).as("it does not move").isEqualTo(hex);
    Arena second =
        summoned(
            Arena.in(ruleset, "B   A   x   .   g")
                .hero('A', summon("Pack", 20, meek))
                .hero('B')
                .monster('g', "Guard", LINE)
                .start());
    second.endRound();
    second.endRound();
    assertThat(second.events(Event.What.MOVED)).isNotEmpty();
    assertThat(second.events(Event.What.ATTACKED)).as("it does not attack").isEmpty();
  }

  @RulesetTest
  @Rule("SUM-07")
  void aGrantedAbilityWithABaseValueIsPerformedDespiteTheDash(Ruleset ruleset) {
    SummonCard totem = summon(OptionalInt.empty(), OptionalInt.empty());
    Arena arena =
        Arena.in(ruleset, "x   A   B   .   .   g")
            .hero(
                'A',
                summon("Pack", 20, totem),
                Arena.bottom(
                    new Ability.Grant(
                        Aim.AS_USUAL.range(5),
                        List.of(
                            new Ability.Attack(Value.STAT, Aim.AS_USUAL.range(6), List.of()),
                            Ability.attack(3, Aim.AS_USUAL.range(6))))))
            .hero('B')
            .monster('g', "Guard", LINE)
            .start();
    summoned(arena).choose("bottom 1");
    arena.choose(arena.at(arena.only("Totem")));
    arena.choose("yes");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"SUM-08", "SUM-09", "SUM-10"})
  void summonsActBeforeTheirSummonerInTheirOrderFromTheNextRoundOn(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "x   A   y   .   .   B   .   .   .   .   .   .   .   .   g")
                .hero('A', summon("Pack", 60, WOLF, SummonCard.of("Hawk", 3, 1, 1)))
                .hero('B', Arena.card("Quick", 10, CardAction.of(), CardAction.of()))
                .monster('g', "Guard", LINE)
                .start());
    arena.endRound();
    assertThat(arena.turns()).doesNotContain("Wolf 1", "Hawk 1");
    int before = arena.turns().size();
    arena.endRound();
    List<String> turns = arena.turns().subList(before, arena.turns().size());
    int summoner = turns.indexOf("A");
    assertThat(turns.subList(summoner - 2, summoner)).containsExactly("Wolf 1", "Hawk 1");
  }

  @RulesetTest
  @Rule({"SUM-11", "SUM-13", "SUM-14", "AMD-03"})
  void summonsMoveAndAttackByThemselvesWithTheirSummonersDeck(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(ruleset, "B   A   x   y$  g   .   h")
                .hero('A', summon("Pack", 20, WOLF))
                .hero('B')
                .modifiers('A', ModifierCard.plus(3))
                .monster('g', "Guard", StatLine.of(5, 0, 0, 0))
                .another('h', "Guard", Rank.NORMAL)
                .start());
    Watched wolf = arena.only("Wolf");
    arena.endRound();
    arena.turnOf('A');
    assertThat(wolf.hex()).isEqualTo(arena.hex('y'));
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(arena.all("Guard")).filteredOn(Watched::isGone).as("2 + 3 damage").hasSize(1);
    assertThat(((ModifierDeck) arena.game.state().hero(0).modifiers()).discards()).hasSize(1);
    assertThat(arena.game.state().hero(0).tally().of(Measure.KILLS)).isEqualTo(1);
    int cell = arena.game.state().board().at(arena.hex('y'));
    assertThat(arena.game.state().ground().tokens(cell)).as("not looted").isEqualTo(1);
  }

  @RulesetTest
  @Rule("SUM-12")
  void aSummonWithoutFocusMayComeToItsSummoner(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "x   A   .   .   .   .   B   .   .   .   .   g")
            .hero('A', summon("Pack", 20, WOLF), Arena.bottom(Ability.move(5)))
            .hero('B')
            .monster('g', "Guard", LINE)
            .start();
    summoned(arena);
    Watched guard = arena.only("Guard");
    arena.give(guard, Condition.INVISIBLE);
    arena.choose("bottom 1");
    for (int i = 0; i < 4; i++) {
      arena.choose(arena.prompt().options().getLast());
    }
    arena.endRound();
    arena.give(guard, Condition.INVISIBLE);
    Watched wolf = arena.only("Wolf");
    arena.until(Prompt.Kind.MONSTER_TURN, wolf.name());
    assertThat(arena.prompt().group()).isFalse();
    assertThat(arena.prompt().seat()).isEqualTo(arena.game.state().hero(0).seat());
    assertThat(arena.prompt().options()).hasSize(2);
    arena.choose(arena.prompt().options().getLast());
    assertThat(wolf.hex()).isNotEqualTo(arena.hex('x'));
  }

  @RulesetTest
  @Rule("SUM-15")
  void forFocusASummonStandsBeforeItsSummonerAtOnce(Ruleset ruleset) {
    Arena arena =
        summoned(
            Arena.in(
                    ruleset,
                    """
                    B   A   .   .
                      x   y   .   .
                    .   .   g   .
                    """)
                .hero('A', summon("Pack", 20, WOLF))
                .hero('B')
                .monster('g', "Guard", StatLine.of(20, 0, 1, 0))
                .start());
    Watched wolf = arena.only("Wolf");
    assertThat(wolf.initiative().order()).isLessThan(arena.figure("A").initiative().order());
  }

  @RulesetTest
  @Rule({"SUM-17", "CRA-13"})
  void whatAnItemSummonsIsNoOwnSummonForCardsButActsLikeOne(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "x   A   y   g   .   B")
            .hero(
                'A',
                Arena.card(
                    "Count",
                    20,
                    CardAction.of(
                        new Ability.Attack(
                            Value.per(Count.SUMMONS, 5), Aim.AS_USUAL.range(3), List.of())),
                    CardAction.of()))
            .modifiers('A', ModifierCard.plus(1))
            .hero('B')
            .items(
                'A',
                ItemCard.of(
                    "Horn",
                    ItemCard.Slot.SMALL,
                    ItemCard.Wear.LOST,
                    ItemCard.Use.abilities(ItemCard.When.DURING_TURN, new Ability.Summon(WOLF, 1))))
            .monster('g', "Guard", LINE)
            .start()
            .turnOf('A');
    arena.choose("use 0");
    arena.choose(arena.prompt().options().getFirst());
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.lost(arena.only("Guard"))).as("only its modifier").isEqualTo(1);
    arena.endRound();
    int before = arena.turns().size();
    arena.endRound();
    List<String> turns = arena.turns().subList(before, arena.turns().size());
    assertThat(turns).containsSubsequence("Wolf 1", "A");
    assertThat(arena.lost(arena.only("Guard"))).as("2 + 1 of its summoner's deck").isEqualTo(4);
  }
}
