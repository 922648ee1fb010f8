package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Ground;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** LOT-01 to LOT-22: what lies on the map, and who picks it up when. */
final class LootInPlayTest {
  private static final int NUMBER = 46;
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  /** Hero A loots at the top of its first card and walks at the bottom of its second. */
  private static Arena arena(Ruleset ruleset, String map, Ability loots) {
    return Parties.of(ruleset, map, Arena.top(loots), Arena.bottom(Ability.move(4)))
        .setup(
            setup ->
                setup
                    .withLoot(StartTest.pool())
                    .withTreasures(Map.of(NUMBER, List.of(new Reward.Gold(10)))));
  }

  private static Arena looted(Arena arena) {
    arena.start();
    return loot(arena);
  }

  private static Arena loot(Arena arena) {
    arena.turnOf('A').choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    return arena;
  }

  private static int tokens(Arena arena, char letter) {
    var state = arena.game.state();
    return state.ground().tokens(state.board().at(arena.hex(letter)));
  }

  /** The letters among these on whose hexes tokens lie. */
  private static String left(Arena arena, String letters) {
    StringBuilder left = new StringBuilder();
    letters
        .chars()
        .filter(letter -> tokens(arena, (char) letter) > 0)
        .forEach(letter -> left.append((char) letter));
    return left.toString();
  }

  private static boolean isTreasure(Arena arena, char letter) {
    var state = arena.game.state();
    return state.ground().at(state.board().at(arena.hex(letter))) == Terrain.TREASURE;
  }

  private static Arena withTreasure(Arena arena, char at) {
    arena.room().treasure(arena.hex(at), new Treasure.Numbered(NUMBER));
    return arena;
  }

  /** Drops a token while the game is on. */
  private static void drop(Arena arena, char letter) {
    var state = arena.game.state();
    Ground ground = state.ground().copy();
    ground.drop(state.board().at(arena.hex(letter)));
    state.ground(ground);
  }

  @RulesetTest
  @Rule("LOT-01d")
  void inButtonsAndBugsThereIsNoLooting(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A$  g   x$  .")
            .hero('A', Arena.top(Ability.attack(9)), Arena.bottom(new Ability.Loot(2)))
            .monster('g', "Guard", WEAK);
    withTreasure(arena, 'x');
    arena.start().turnOf('A').choose("top 0");
    arena.strike("Guard");
    assertThat(arena.events(Event.What.TOKEN_DROPPED)).isEmpty();
    assertThat(tokens(arena, 'g')).isZero();
    arena.choose("bottom 1");
    arena.chooseIfOffered(new Choice.Accept());
    arena.endRound();
    assertThat(arena.events(Event.What.LOOTED)).isEmpty();
    assertThat(left(arena, "Ax")).isEqualTo("Ax");
  }

  @RulesetTest
  @Rule("LOT-02")
  void tokensLieAnywhereSeveralInAHexAndHinderNobody(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   a$  b   g   o%  t^", new Ability.Loot(5));
    arena.monster('g', "Guard", WEAK);
    arena.start();
    for (char hex : "AabgotAabgot".toCharArray()) {
      drop(arena, hex);
    }
    arena.turnOf('A');
    assertThat(tokens(arena, 'a')).isEqualTo(3);
    assertThat(left(arena, "Aabgot")).isEqualTo("Aabgot");
    arena.choose("bottom 1");
    assertThat(arena.prompt().options()).contains(new Choice.To(arena.hex('a')));
    arena.walk('a');
    arena.walk('b');
    assertThat(arena.isAsked(Prompt.Kind.STEP)).as("2 of 4 points are left").isTrue();
    arena.choose("no");
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    assertThat(left(arena, "Aabgot")).isEmpty();
    assertThat(arena.events(Event.What.LOOTED).getFirst().words()).contains("13");
  }

  @RulesetTest
  @Rule("LOT-03a")
  void moneyIsTheLootersOwnAndWorthGoldByLevelWonOrLost(Ruleset ruleset) {
    int[] gold = {2, 2, 3, 3, 4, 4, 5, 6};
    for (int level = 0; level <= 7; level++) {
      for (boolean won : new boolean[] {true, false}) {
        int of = level;
        Arena arena =
            arena(ruleset, "B   A   a$  b$  c$  g", new Ability.Loot(3))
                .monster('g', "Guard", WEAK)
                .scenario(
                    scenario ->
                        won
                            ? scenario.atLevel(of).wonBy(new Situation.Rounds(1))
                            : scenario.atLevel(of).lostBy(new Situation.Rounds(1)));
        Parties.finishRound(looted(arena));
        var heroes = arena.game.result().heroes();
        assertThat(heroes.get(0).gold()).as("level " + level).isEqualTo(3 * gold[level]);
        assertThat(heroes.get(1).gold()).as("never shared").isZero();
      }
    }
  }

  @RulesetTest
  @Rule({"LOT-03b", "RES-11"})
  void aTokenDrawsACardAsLongAsThereAreAny(Ruleset ruleset) {
    for (int cards : new int[] {5, 2, 0}) {
      Arena arena =
          arena(ruleset, "B   A   a$  b$  c$  g", new Ability.Loot(3))
              .monster('g', "Guard", WEAK)
              .scenario(
                  scenario ->
                      scenario
                          .loot(cards == 0 ? Map.of() : Map.of(LootKind.MONEY, cards))
                          .wonBy(new Situation.Rounds(1)));
      looted(arena);
      assertThat(left(arena, "abc")).isEmpty();
      assertThat(arena.game.state().lootDeck().size()).isEqualTo(Math.max(0, cards - 3));
      assertThat(arena.sheet('A').tally().loot().cards()).hasSize(Math.min(3, cards));
      assertThat(arena.sheet('B').tally().loot().cards()).isEmpty();
    }
  }

  private static final String AROUND_A_WALL =
      """
      B   .   A   #   x$  .
        .   a$  .   y   .   .
      .   .   .   .   .   z$  .
      """;

  @RulesetTest
  @Rule("LOT-10a")
  void lootTakesEverythingWithinRangeThatIsInSight(Ruleset ruleset) {
    Arena arena = arena(ruleset, AROUND_A_WALL, new Ability.Loot(3)).monster('y', "Guard", WEAK);
    arena.room().loot(arena.hex('y'));
    withTreasure(arena, 'a').start();
    drop(arena, 'A');
    loot(arena);
    assertThat(left(arena, "Aaxyz"))
        .as("own hex, under a monster; not behind the wall")
        .isEqualTo("xz");
    assertThat(isTreasure(arena, 'a')).isFalse();
    Arena edge = arena(ruleset, AROUND_A_WALL, new Ability.Loot(2)).monster('y', "Guard", WEAK);
    edge.room().loot(edge.hex('y'));
    looted(edge);
    assertThat(left(edge, "ay")).as("y is 2 hexes away").isEmpty();
    Arena near = arena(ruleset, AROUND_A_WALL, new Ability.Loot(1)).monster('y', "Guard", WEAK);
    near.room().loot(near.hex('y'));
    looted(near);
    assertThat(left(near, "ay")).isEqualTo("y");
  }

  @RulesetTest
  @Rule("LOT-10b")
  void lootTakesEverythingWithinRangeAroundWallsSeenOrNot(Ruleset ruleset) {
    Arena arena = arena(ruleset, AROUND_A_WALL, new Ability.Loot(3)).monster('y', "Guard", WEAK);
    arena.room().loot(arena.hex('y'));
    withTreasure(arena, 'a').start();
    drop(arena, 'A');
    loot(arena);
    assertThat(left(arena, "Aaxyz")).as("x is 3 hexes away, z 4").isEqualTo("z");
    assertThat(isTreasure(arena, 'a')).isFalse();
    Arena shorter = arena(ruleset, AROUND_A_WALL, new Ability.Loot(2)).monster('y', "Guard", WEAK);
    looted(shorter);
    assertThat(left(shorter, "Aax")).as("not counted through the wall").isEqualTo("x");
  }

  @RulesetTest
  @Rule({"LOT-12", "LOT-13"})
  void whatAMonsterLootsIsGone(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   .   A   g$  a$  b$  t", Arena.top(Ability.attack(9)))
            .monster('g', "Guard", WEAK, MonsterCard.of(5, new Ability.Loot(1)))
            .monster('t', "Imp", WEAK, MonsterCard.of(6, new Ability.Loot(1)))
            .scenario(scenario -> scenario.loot(Map.of(LootKind.MONEY, 9)))
            .setup(
                setup ->
                    setup
                        .withLoot(StartTest.pool())
                        .withTreasures(Map.of(NUMBER, List.of(new Reward.Gold(10)))));
    withTreasure(arena, 't').start().turnOf('A');
    assertThat(left(arena, "gab")).isEmpty();
    assertThat(isTreasure(arena, 't')).as("its own hex").isTrue();
    assertThat(arena.game.state().lootDeck().size()).as("nobody draws").isEqualTo(9);
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(tokens(arena, 'g')).as("its own token only").isEqualTo(1);
    assertThat(arena.sheet('A').tally().loot().moneyTokens()).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"LOT-20", "LOT-21", "LOT-40", "TRN-14"})
  void atTheEndOfItsTurnACharacterLootsItsHexAndOnlyThen(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   a$  b$  t   g", new Ability.Move(Value.of(1), false));
    arena.monster('g', "Guard", WEAK);
    withTreasure(arena, 't').start().turnOf('A');
    arena.choose("bottom 1");
    arena.walk('a', 'b');
    arena.choose("no");
    assertThat(left(arena, "abt")).as("stopped on b between two actions").isEqualTo("ab");
    arena.choose("top 0");
    arena.walk('t');
    arena.chooseIfOffered(new Choice.Decline());
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(left(arena, "abt")).isEqualTo("ab");
    assertThat(isTreasure(arena, 't')).isFalse();
    assertThat(arena.log)
        .filteredOn(Event.Looted.class::isInstance)
        .allMatch(event -> event.rule().text().startsWith("LOT-"))
        .isNotEmpty();
  }

  @RulesetTest
  @Rule("LOT-20")
  void itIsNotOptionalNotEvenForTheStunned(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   a   b   .   g", new Ability.Loot(1));
    arena.monster('g', "Guard", WEAK).start();
    drop(arena, 'A');
    arena.give(arena.figure("A"), Condition.STUN);
    arena.answering(Answers.Policy.LITTLE).selectFirstTwo().endRound();
    assertThat(left(arena, "A")).isEmpty();
  }

  @RulesetTest
  @Rule("LOT-20")
  void itHappensAfterALongRestToo(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   a   b   .   g", new Ability.Loot(1));
    arena.monster('g', "Guard", WEAK).start().selectFirstTwo();
    arena.answering(Answers.Policy.LITTLE).endRound();
    drop(arena, 'A');
    while (arena.isAsked(Prompt.Kind.CARDS)) {
      Choice rest = new Choice.LongRest();
      arena.choose(
          arena.prompt().options().contains(rest) ? rest : arena.prompt().options().getFirst());
    }
    arena.until(prompt -> prompt.kind() == Prompt.Kind.CARDS && arena.game.state().round() == 3);
    assertThat(arena.events(Event.What.RESTED)).isNotEmpty();
    assertThat(left(arena, "A")).isEmpty();
  }

  @RulesetTest
  @Rule("LOT-22")
  void neitherMonstersNorSummonsNorAlliesLootAtTheEndOfTheirTurns(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                "B   A   x   .   h$  .   g$",
                Arena.top(new Ability.Summon(SummonCard.of("Rat", 2, 0, 1), 1)))
            .monster('g', "Guard", WEAK)
            .monster('h', "Friend", WEAK)
            .scenario(scenario -> scenario.allied("Friend"));
    arena.start().turnOf('A').choose("top 0");
    arena.chooseIfOffered(new Choice.To(arena.hex('x')));
    drop(arena, 'x');
    arena.endRound();
    arena.selectFirstTwo();
    arena.endRound();
    assertThat(arena.only("Rat").hex()).isEqualTo(arena.hex('x'));
    assertThat(left(arena, "xgh")).isEqualTo("xgh");
  }

  @RulesetTest
  @Rule({"EX-LOT-01", "LOT-10b"})
  void pincerMovement(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                """
                .   a$  .   b$
                  c$  x   .   .
                B   A   .   .   g
                """,
                Arena.card(
                    "Pincer",
                    20,
                    CardAction.of(),
                    CardAction.of(Ability.move(3), new Ability.Loot(1))))
            .monster('g', "Guard", WEAK)
            .scenario(scenario -> scenario.loot(Map.of(LootKind.MONEY, 5)))
            .setup(setup -> setup.withLoot(StartTest.pool()));
    arena.start().turnOf('A').choose("bottom 0");
    arena.walk('x');
    arena.choose("no");
    arena.choose("yes");
    assertThat(left(arena, "abc")).isEqualTo("b");
    assertThat(arena.sheet('A').tally().loot().cards()).hasSize(2);
    assertThat(arena.game.state().lootDeck().size()).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule({"EX-LOT-02", "LOT-21"})
  void whoWalksAcrossATokenLootsNothing(Ruleset ruleset) {
    Arena arena =
        Parties.of(
            ruleset,
            "s   A   a$  b   .   B",
            Arena.top(new Ability.Summon(SummonCard.of("Rat", 2, 0, 1), 1)),
            Arena.bottom(Ability.move(4)));
    arena.start().turnOf('A').choose("top 0");
    arena.choose(new Choice.To(arena.hex('s')));
    drop(arena, 's');
    arena.choose("bottom 1");
    arena.walk('a', 'b');
    arena.endRound();
    arena.selectFirstTwo().endRound();
    assertThat(left(arena, "as")).isEqualTo("as");
    assertThat(arena.events(Event.What.LOOTED)).isEmpty();
  }
}
