package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.rules.SetUpRules;
import haven.model.scenario.AllyCard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Stock;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What is added to moves, range and targets of figures that the rules move counts for them too. */
final class AddedReachTest {
  /** The first card of the standard deck. */
  private static final int PLUS_ZERO = 0;

  private static final Effect MOVES = Effect.self(new Change.Moves(2, false));
  private static final Effect RANGE =
      Effect.self(new Change.AttackAbilities(List.of(new Rider.PlusRange(1))));
  private static final Effect TARGETS =
      Effect.self(new Change.AttackAbilities(List.of(new Rider.PlusTargets(1))));

  private static StatLine line(List<Rider> riders, Effect... traits) {
    return new StatLine(
        new Formula.Constant(20),
        1,
        new Formula.Constant(2),
        0,
        1,
        riders,
        List.of(traits),
        Set.of(),
        List.of());
  }

  private static Ability move(int points) {
    return Ability.move(points);
  }

  private static Ability far(Rider... riders) {
    return Ability.attack(2, Aim.AS_USUAL.range(2), riders);
  }

  private static Ability near(Rider... riders) {
    return Ability.attack(2, Aim.AS_USUAL, riders);
  }

  private static Arena acts(
      Ruleset ruleset, String picture, Rank rank, StatLine line, Ability... abilities) {
    Arena arena =
        Arena.in(ruleset, picture)
            .hero('A')
            .company('B')
            .hitPoints('A', 20)
            .hitPoints('B', 20)
            .monster('g', "g", rank, line, MonsterCard.of(5, abilities));
    return arena.start().turnOf('A');
  }

  private static int attacks(Arena arena) {
    return arena.events(Event.What.ATTACKED).size();
  }

  @RulesetTest
  @Rule({"MON-14", "MON-15", "MON-04b", "MMV-01", "MMV-02"})
  void aTraitThatAddsToMovesCounts(Ruleset ruleset) {
    String picture = "B   A   .   .   .   g";
    assertThat(attacks(acts(ruleset, picture, Rank.NORMAL, line(List.of()), move(1), near())))
        .isZero();
    assertThat(
            attacks(acts(ruleset, picture, Rank.NORMAL, line(List.of(), MOVES), move(1), near())))
        .isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"BOS-04", "BOS-05"})
  void aTraitOfABossThatAddsToMovesCounts(Ruleset ruleset) {
    String picture = "B   A   .   .   .   g";
    assertThat(attacks(acts(ruleset, picture, Rank.BOSS, line(List.of(), MOVES), move(1), near())))
        .isEqualTo(1);
  }

  @RulesetTest
  @Rule({"MON-14", "MON-15", "MON-04b"})
  void aTraitThatAddsToTheRangeCounts(Ruleset ruleset) {
    String picture = "B   A   .   .   g";
    assertThat(attacks(acts(ruleset, picture, Rank.NORMAL, line(List.of()), far()))).isZero();
    assertThat(attacks(acts(ruleset, picture, Rank.NORMAL, line(List.of(), RANGE), far())))
        .isEqualTo(1);
  }

  @RulesetTest
  @Rule({"MON-14", "MON-15"})
  void anAttackEffectOfTheStatCardThatAddsToTheRangeCounts(Ruleset ruleset) {
    StatLine line = line(List.of(new Rider.PlusRange(1)));
    assertThat(attacks(acts(ruleset, "B   A   .   .   g", Rank.NORMAL, line, far()))).isEqualTo(1);
  }

  @RulesetTest
  @Rule("MON-01")
  void anAttackOfTheCardThatAddsToItsRangeReachesFurther(Ruleset ruleset) {
    Arena arena =
        acts(
            ruleset,
            "B   A   .   .   g",
            Rank.NORMAL,
            line(List.of()),
            far(new Rider.PlusRange(1)));
    assertThat(attacks(arena)).isEqualTo(1);
  }

  /** One hex on there is a place from which both heroes can be attacked. */
  private static final String BETWEEN_TWO =
      """
      .   A   .   B   .
        .   x   .   .
      .   g   .   .   .
      """;

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule({"MAT-05", "MAT-07", "FOC-30"})
  void additionalTargetsAreSoughtWhereverTheyComeFrom(Ruleset ruleset) {
    Effect each = Effect.self(new Change.Attacks(List.of(new Rider.PlusTargets(1))));
    for (StatLine line :
        List.of(
            line(List.of(), TARGETS),
            line(List.of(), each),
            line(List.of(new Rider.PlusTargets(1))))) {
      Arena arena = acts(ruleset, BETWEEN_TWO, Rank.NORMAL, line, move(3), near());
      assertThat(attacks(arena)).isEqualTo(2);
      assertThat(arena.lost('A')).isEqualTo(2);
      assertThat(arena.lost('B')).isEqualTo(2);
    }
    Arena printed =
        acts(
            ruleset,
            BETWEEN_TWO,
            Rank.NORMAL,
            line(List.of()),
            move(3),
            near(new Rider.PlusTargets(1)));
    assertThat(attacks(printed)).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"MAB-02", "MAB-03"})
  void whatTheCardGivesCountsForWhatFollowsOnIt(Ruleset ruleset) {
    Arena arena =
        acts(
            ruleset,
            "B   A   .   .   .   .   g",
            Rank.NORMAL,
            line(List.of()),
            Ability.round(MOVES, RANGE),
            move(0),
            far());
    assertThat(attacks(arena)).as("2 hexes on, then at range 3").isEqualTo(1);
    assertThat(arena.only("g").hex()).isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule({"SUM-06", "SUM-11"})
  void theTraitsOfASummonCount(Ruleset ruleset) {
    SummonCard wolf =
        new SummonCard(
            "Wolf",
            4,
            OptionalInt.of(1),
            OptionalInt.of(2),
            OptionalInt.of(2),
            false,
            List.of(),
            List.of(MOVES, RANGE));
    Arena arena =
        Arena.in(ruleset, "B   A   t   .   .   .   .   .   g")
            .hero(
                'A',
                Arena.card("Call", 20, CardAction.of(new Ability.Summon(wolf, 1)), CardAction.of()))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.To(arena.hex('t')));
    arena.endRound();
    arena.selectFirst(2);
    arena.endRound();
    assertThat(arena.lost(arena.only("Guard"))).as("3 hexes on, then at range 3").isEqualTo(2);
  }

  @RulesetTest
  @Rule({"ALY-01", "ALY-04"})
  void theTraitsOfAScenarioAllyCount(Ruleset ruleset) {
    MonsterCard card = MonsterCard.of(30, Ability.move(1), far());
    AllyCard scout =
        new AllyCard("Scout", line(List.of(), MOVES, RANGE), OptionalInt.of(30), Optional.of(card));
    Arena arena =
        Arena.in(ruleset, "B   A   s   .   .   .   .   .   g")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0));
    boolean aid = ruleset.hexes().setUp().tokens() == SetUpRules.Tokens.AID_TOKENS_STAND_FOR_ALL;
    MapToken token =
        new MapToken(
            aid ? MapToken.Kind.SCENARIO_AID_TOKEN : MapToken.Kind.OBJECTIVE_TOKEN,
            MapToken.Meaning.ALLY);
    arena.room().marked(new MarkedHex("Scout", arena.hex('s'), Optional.of(token)));
    arena
        .map(map -> map.withSpecialRules(Map.of("Scout", "an ally")))
        .scenario(scenario -> scenario.with(scout))
        .comesUp(Stock.modifiers(Stock.ALLIES), PLUS_ZERO)
        .start()
        .selectFirstTwo()
        .endRound();
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
  }

  private static Effect forAllies(int range, Change change) {
    return new Effect(new Effect.Scope(Affects.ALLIES, range), List.of(), change);
  }

  @RulesetTest
  @Rule({"MON-14", "MON-15", "MON-04b", "MAB-01"})
  void aTraitForAlliesWorksForThemAsLongAsTheyAreNear(Ruleset ruleset) {
    Effect shield = forAllies(1, new Change.Shield(Value.of(2)));
    Arena arena =
        Arena.in(ruleset, "B   A   g   h   i")
            .hero('A', Arena.top(Ability.attack(3, Aim.AS_USUAL.range(5).targets(3))))
            .company('B')
            .monster('g', "g", line(List.of()), MonsterCard.of(90))
            .monster('h', "h", line(List.of(), shield), MonsterCard.of(91))
            .monster('i', "i", line(List.of()), MonsterCard.of(92))
            .start()
            .turnOf('A')
            .performTop();
    arena.strike("g");
    arena.strike("h");
    assertThat(arena.lost(arena.only("g"))).as("next to h").isEqualTo(1);
    assertThat(arena.lost(arena.only("h"))).as("not for itself").isEqualTo(3);
  }

  @RulesetTest
  @Rule({"MON-14", "MON-15", "MON-04b"})
  void aTraitForAlliesMakesThemFaster(Ruleset ruleset) {
    Effect haste = forAllies(Effect.Scope.ANYWHERE, new Change.Moves(2, false));
    Arena arena =
        Arena.in(ruleset, "B   A   .   .   .   g   .   h")
            .hero('A')
            .company('B')
            .monster('g', "g", line(List.of()), MonsterCard.of(5, move(1), near()))
            .monster('h', "h", line(List.of(), haste), MonsterCard.of(91))
            .start()
            .turnOf('A');
    assertThat(attacks(arena)).isEqualTo(1);
  }
}
