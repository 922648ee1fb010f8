package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.scenario.Situation;
import haven.play.attack.Deaths;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
import haven.play.scenario.Arrival;
import haven.play.scenario.BattleGoals;
import haven.play.scenario.Deeds;
import haven.play.table.HeroState;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** Every battle goal of the first game, once met and once not. */
final class PrintedGoalsTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static boolean isMet(Arena arena, char hero, PrintedGoals goal) {
    HeroState sheet = arena.sheet(hero);
    return BattleGoals.isMet(goal.card, sheet.hero(), sheet.tally());
  }

  private static boolean isMet(Arena arena, PrintedGoals goal) {
    return isMet(arena, 'A', goal);
  }

  private static Play play(Arena arena) {
    return new Play(
        arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false));
  }

  /** A game of one round. */
  private static Arena oneRound(Ruleset ruleset, Ability... abilities) {
    return Parties.of(ruleset, "B   A   g   .", Arena.top(abilities), Arena.bottom())
        .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
        .scenario(scenario -> scenario.wonBy(new Situation.Rounds(1)))
        .start();
  }

  /** Hero A has a blow of that strength. */
  private static Arena blows(Ruleset ruleset, int strength, Rank rank) {
    return Parties.of(ruleset, "B   A   g   .", Arena.top(Ability.attack(strength)))
        .monster('g', "Guard", rank, WEAK)
        .start();
  }

  @RulesetTest
  @Rule(
      value = {"BGL-03", "EX-BGL-01"},
      in = Edition.GH)
  void cardsLeft(Ruleset ruleset) {
    Arena many = Parties.finishRound(oneRound(ruleset).selectFirstTwo());
    assertThat(isMet(many, PrintedGoals.STREAMLINER)).isTrue();
    assertThat(isMet(many, PrintedGoals.ZEALOT)).isFalse();
    Arena few = oneRound(ruleset).selectFirstTwo();
    while (Integer.bitCount(few.sheet('A').cards().hand()) > 1) {
      few.sheet('A').cards().lose(Integer.numberOfTrailingZeros(few.sheet('A').cards().hand()));
    }
    Parties.finishRound(few);
    assertThat(isMet(few, PrintedGoals.STREAMLINER)).isFalse();
    assertThat(isMet(few, PrintedGoals.ZEALOT)).isTrue();
  }

  @RulesetTest
  @Rule(
      value = {"BGL-05", "EXH-05"},
      in = Edition.GH)
  void anExhaustedCharacterHasNoCardsLeft(Ruleset ruleset) {
    Arena arena = oneRound(ruleset).turnOf('B');
    Deaths.exhaust(play(arena), arena.sheet('A'), Cite.EXHAUSTED_BY_DAMAGE);
    Parties.finishRound(arena);
    assertThat(isMet(arena, PrintedGoals.STREAMLINER)).isFalse();
    assertThat(isMet(arena, PrintedGoals.ZEALOT)).isTrue();
  }

  @RulesetTest
  @Rule(
      value = {"BGL-03", "EX-BGL-02"},
      in = Edition.GH)
  void experience(Ruleset ruleset) {
    for (int points : new int[] {7, 8, 12, 13}) {
      Arena arena = oneRound(ruleset, Ability.xp(points)).turnOf('A').performTop();
      assertThat(isMet(arena, PrintedGoals.LAYABOUT)).isEqualTo(points <= 7);
      assertThat(isMet(arena, PrintedGoals.WORKHORSE)).isEqualTo(points >= 13);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void hitPointsAtTheEnd(Ruleset ruleset) {
    for (int left : new int[] {2, 3, 9, 10}) {
      Arena arena = oneRound(ruleset);
      arena.figure("A").hitPoints(left);
      Parties.finishRound(arena.selectFirstTwo());
      assertThat(isMet(arena, PrintedGoals.MASOCHIST)).isEqualTo(left <= 2);
      assertThat(isMet(arena, PrintedGoals.FAST_HEALER)).isEqualTo(left == 10);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void neverBelowHalfRoundedUp(Ruleset ruleset) {
    for (int damage : new int[] {5, 6}) { // of 11: 6 is half, rounded up
      Arena arena =
          Parties.of(
                  ruleset,
                  "B   A   g   .",
                  Arena.top(Ability.suffer(Value.of(damage), Aim.SELF), Ability.heal(9, Aim.SELF)))
              .hitPoints('A', 11)
              .monster('g', "Guard", WEAK)
              .start()
              .turnOf('A');
      arena.performTop();
      arena.chooseIfOffered(arena.at(arena.figure("A")));
      arena.asIs();
      arena.choose(arena.at(arena.figure("A")));
      assertThat(arena.figure("A").hitPoints()).isEqualTo(11);
      assertThat(isMet(arena, PrintedGoals.DIEHARD)).isEqualTo(damage == 5);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void aTrapInTheOwnTurn(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   t^  .   g").monster('g', "Guard", WEAK).start().turnOf('A');
    assertThat(isMet(arena, PrintedGoals.NEUTRALIZER)).isFalse();
    Parties.walk(arena, "t");
    assertThat(isMet(arena, 'A', PrintedGoals.NEUTRALIZER)).isTrue();
    assertThat(isMet(arena, 'B', PrintedGoals.NEUTRALIZER)).as("not its turn").isFalse();
    Arena disarmed =
        Parties.of(
                ruleset, "B   A   t^  .   g", Arena.top(new Ability.DestroyTile(Terrain.TRAP, 2)))
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    disarmed.performTop().choose(new Choice.To(disarmed.hex('t')));
    assertThat(isMet(disarmed, PrintedGoals.NEUTRALIZER)).isTrue();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void aTrapInTheTurnOfAMonsterOrOfTheOwnSummon(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   s   g").monster('g', "Guard", WEAK).start();
    Play play = play(arena);
    SummonCard rat = SummonCard.of("Rat", 2, 2, 2);
    Arena summoning =
        Parties.of(ruleset, "B   A   s   g", Arena.top(new Ability.Summon(rat, 1)))
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    summoning.performTop().choose(new Choice.To(summoning.hex('s')));
    arena.game.state().turn().start(arena.only("Guard").id());
    Deeds.trap(play);
    assertThat(isMet(arena, PrintedGoals.NEUTRALIZER)).isFalse();
    summoning.game.state().turn().start(summoning.only("Rat").id());
    Deeds.trap(play(summoning));
    assertThat(isMet(summoning, PrintedGoals.NEUTRALIZER)).isTrue();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void treasuresAndTokens(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   t   g   l", Arena.top(new Ability.Loot(1)))
            .monster('g', "Guard", WEAK);
    arena.room().treasure(arena.hex('t'), new Treasure.Goal("key"));
    arena.start().turnOf('A');
    assertThat(isMet(arena, PrintedGoals.PLUNDERER)).isFalse();
    assertThat(isMet(arena, PrintedGoals.INDIGENT)).isTrue();
    arena.performTop().choose("yes");
    assertThat(isMet(arena, PrintedGoals.PLUNDERER)).isTrue();
    assertThat(isMet(arena, PrintedGoals.INDIGENT)).isFalse();
    assertThat(isMet(arena, PrintedGoals.HOARDER)).isFalse();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void moneyTokens(Ruleset ruleset) {
    for (int tokens : new int[] {1, 4, 5}) {
      Arena arena =
          Parties.of(ruleset, "B   A   t   g", Arena.top(new Ability.Loot(1)))
              .monster('g', "Guard", WEAK);
      for (int i = 0; i < tokens; i++) {
        arena.room().loot(arena.hex('t'));
      }
      arena.start().turnOf('A').performTop().choose("yes");
      assertThat(isMet(arena, PrintedGoals.HOARDER)).isEqualTo(tokens == 5);
      assertThat(isMet(arena, PrintedGoals.INDIGENT)).isFalse();
      assertThat(isMet(arena, PrintedGoals.PLUNDERER)).isFalse();
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void noAllyExhausted(Ruleset ruleset) {
    Arena arena = oneRound(ruleset);
    assertThat(isMet(arena, PrintedGoals.PROTECTOR)).isTrue();
    Deaths.exhaust(play(arena), arena.sheet('B'), Cite.EXHAUSTED_BY_DAMAGE);
    assertThat(isMet(arena, 'A', PrintedGoals.PROTECTOR)).isFalse();
    assertThat(isMet(arena, 'B', PrintedGoals.PROTECTOR)).as("its own does not count").isTrue();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void aRoomBehindADoor(Ruleset ruleset) {
    Arena arena = atADoor(ruleset);
    Parties.walk(arena, "d");
    assertThat(isMet(arena, 'A', PrintedGoals.EXPLORER)).isTrue();
    assertThat(isMet(arena, 'B', PrintedGoals.EXPLORER)).isFalse();
    Arena foreign = atADoor(ruleset);
    foreign.game.state().turn().start(foreign.figure("B").id());
    Arrival.open(play(foreign), foreign.figure("A").id(), foreign.hex('d'));
    assertThat(isMet(foreign, 'A', PrintedGoals.EXPLORER)).as("not its own turn").isFalse();
    assertThat(isMet(foreign, 'B', PrintedGoals.EXPLORER)).as("not its doing").isFalse();
  }

  private static Arena atADoor(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "g   B   A   d+  h   .").monster('g', "Guard", WEAK);
    arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('h')).build());
    return arena.start().turnOf('A');
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void kills(Ruleset ruleset) {
    Arena arena = oneRound(ruleset);
    for (int number = 1; number <= 5; number++) {
      arena.sheet('A').tally().kills();
      assertThat(isMet(arena, PrintedGoals.PACIFIST)).isEqualTo(number <= 3);
      assertThat(isMet(arena, PrintedGoals.SADIST)).isEqualTo(number >= 5);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void anEliteMonster(Ruleset ruleset) {
    for (Rank rank : new Rank[] {Rank.NORMAL, Rank.ELITE}) {
      Arena arena = blows(ruleset, 3, rank).turnOf('A').performTop();
      arena.strike("Guard");
      assertThat(arena.only("Guard").isGone()).isTrue();
      assertThat(isMet(arena, PrintedGoals.HUNTER)).isEqualTo(rank == Rank.ELITE);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void moreDamageThanNeeded(Ruleset ruleset) {
    for (int strength : new int[] {6, 7}) { // of 3 hit points
      Arena arena = blows(ruleset, strength, Rank.NORMAL).turnOf('A').performTop();
      arena.strike("Guard");
      assertThat(isMet(arena, PrintedGoals.DYNAMO)).isEqualTo(strength == 7);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void anUndamagedMonsterByOneAttack(Ruleset ruleset) {
    Arena one = blows(ruleset, 3, Rank.NORMAL).turnOf('A').performTop();
    one.strike("Guard");
    assertThat(isMet(one, PrintedGoals.EXECUTIONER)).isTrue();
    Arena two = blows(ruleset, 3, Rank.NORMAL).turnOf('A').performTop();
    two.only("Guard").hitPoints(2);
    two.strike("Guard");
    assertThat(two.only("Guard").isGone()).isTrue();
    assertThat(isMet(two, PrintedGoals.EXECUTIONER)).isFalse();
    Arena damaged = oneRound(ruleset, Ability.suffer(Value.of(9), Aim.AS_USUAL.range(Value.of(2))));
    damaged.turnOf('A').performTop().strike("Guard");
    assertThat(damaged.only("Guard").isGone()).isTrue();
    assertThat(isMet(damaged, PrintedGoals.EXECUTIONER)).as("no attack").isFalse();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void theFirstToKill(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   g   .", Arena.top(Ability.attack(3)))
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    arena.performTop().strike("Guard");
    assertThat(isMet(arena, 'A', PrintedGoals.OPENER)).isTrue();
    Deeds.kill(play(arena), arena.sheet('B'), arena.only("Guard").now(), Deeds.Blow.ANY);
    assertThat(isMet(arena, 'B', PrintedGoals.OPENER)).isFalse();
    assertThat(arena.sheet('B').tally().hasKilled()).isTrue();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void items(Ruleset ruleset) {
    ItemCard any =
        ItemCard.of(
            "Any",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.NONE,
            ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.xp(0)));
    Arena arena =
        Parties.of(ruleset, "B   A   g   .")
            .items('A', any)
            .level(2)
            .monster('g', "Guard", WEAK)
            .start()
            .turnOf('A');
    assertThat(isMet(arena, PrintedGoals.PURIST)).isTrue();
    for (int times = 1; times <= 4; times++) {
      arena.choose("use 0");
      assertThat(isMet(arena, PrintedGoals.PURIST)).isFalse();
      assertThat(isMet(arena, PrintedGoals.PROFESSIONAL)).isEqualTo(times == 4);
    }
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void monstersAtTheBeginningOfEveryRound(Ruleset ruleset) {
    Arena arena = blows(ruleset, 3, Rank.NORMAL).turnOf('A').performTop();
    arena.strike("Guard");
    assertThat(isMet(arena, PrintedGoals.AGGRESSOR)).as("there was one").isTrue();
    Parties.finishRound(arena);
    assertThat(arena.game.state().round()).isEqualTo(2);
    assertThat(isMet(arena, PrintedGoals.AGGRESSOR)).isFalse();
  }

  @RulesetTest
  @Rule(value = "BGL-03", in = Edition.GH)
  void rests(Ruleset ruleset) {
    Arena arena = oneRound(ruleset);
    assertThat(isMet(arena, PrintedGoals.STRAGGLER)).as("no rest at all").isTrue();
    assertThat(isMet(arena, PrintedGoals.SCRAMBLER)).isTrue();
    arena.sheet('A').tally().longRests();
    assertThat(isMet(arena, PrintedGoals.STRAGGLER)).isTrue();
    assertThat(isMet(arena, PrintedGoals.SCRAMBLER)).isFalse();
    arena.sheet('A').tally().shortRests();
    assertThat(isMet(arena, PrintedGoals.STRAGGLER)).isFalse();
  }
}
