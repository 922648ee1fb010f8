package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.PackScenario;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.samples.Samples;
import haven.stage.Arena;
import haven.stage.ScenarioGame;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import org.junit.jupiter.api.Test;

/** Words that once passed the check and then did something else. */
final class HonouredWordsTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;
  private static final String STREET =
      """
      scenario: Dark Street
      goal: kill-all
      map:
        plan: |
          #   #   #   #   #   #
            a   b   .   #   m   n
          c   d   e   !   p   .
            .   .   .   #   .   .
          #   #   #   #   #   #
        starts: [a, b, c, d]
      rooms:
        - {room: street, at: a, marks: [{mark: x, at: e}%s]}
        - {room: yard, at: m, monsters: [{monster: Beast, at: n, ranks: normal}]}
      %s
      """;
  private static final String HEROES =
      Written.lines("[{attack: 1}]", "[{move: 1}]", "[{attack: 1}]", "[{move: 1}]");

  private static Pack street(String marks, String more) {
    return Written.pack(GH, HEROES, Written.beast("[{move: +0}]"), STREET.formatted(marks, more));
  }

  private static ScenarioGame begun(Pack pack) {
    return ScenarioGame.of(
            pack,
            "Dark Street",
            Hero.of("One", pack.characterClass("Tester"), 1),
            Hero.of("Two", pack.characterClass("Tester"), 1))
        .start();
  }

  @Test
  void aRoomBehindALockedDoorIsReachedIfARuleOpensIt() {
    Pack pack = street("", "rules: [{rule: Key, on: {round-start: 1}, do: [{unlock: [2, 2]}]}]");
    ScenarioGame game = begun(pack);
    game.select("One", "First", "Second").until(Prompt.Kind.ACTION);
    assertThat(game.events(Event.What.DOOR_UNLOCKED)).hasSize(1);
    assertThat(
            Written.problems(GH, HEROES, Written.beast("[{move: +0}]"), STREET.formatted("", "")))
        .singleElement()
        .asString()
        .contains("the room 'yard' cannot be reached");
  }

  @Test
  void marksAreLettersOrThePlacesOfAllies() {
    Pack pack =
        street(
            ", {mark: Guide, at: d}",
            """
            allies: [{ally: Guide, stats: {hit-points: 5}}]
            rules: [{rule: Key, on: {round-start: 1}, do: [{unlock: [2, 2]}]}]
            """
                .strip());
    ScenarioGame game = begun(pack);
    assertThat(game.figure("Guide 1").hex()).isEqualTo(new haven.board.Hex(0, 2));
  }

  @Test
  void monstersKnowWhatTheyHaveJustDone() {
    Arena arena =
        Arena.in(GH, "g   A   .   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                Written.pack(
                    GH,
                    Written.beast(
                        "[{attack: +0}, {when: did, then: [{heal: 3, target: self}],"
                            + " else: [{give: muddle, target: self}]}]")),
                "Beast",
                Rank.NORMAL)
            .start();
    arena.figure('g').hitPoints(5);
    arena.untilTurnEnds(arena.figure('g'));
    assertThat(arena.figure('g').hitPoints()).isEqualTo(8);
    assertThat(arena.has('g', Condition.MUDDLE)).isFalse();
  }

  @Test
  void monstersKnowWhatTheyCouldNotDo() {
    Arena arena =
        Arena.in(GH, "g   .   .   .   .   .   A   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                Written.pack(
                    GH,
                    Written.beast(
                        "[{attack: +0}, {when: {not: did}, then: [{give: strengthen, target: self},"
                            + " {move: 2}]}]")),
                "Beast",
                Rank.NORMAL)
            .start();
    var before = arena.figure('g').hex();
    arena.untilTurnEnds(arena.figure('g'));
    assertThat(arena.has('g', Condition.STRENGTHEN)).isTrue();
    assertThat(arena.figure('g').hex()).isNotEqualTo(before);
  }

  @RulesetTest
  @Rule("ATK-31")
  void whatFollowsAnAttackKnowsItsTarget(Ruleset ruleset) {
    Arena arena =
        Arena.trying(
                ruleset,
                Written.top(
                    ruleset,
                    "[{attack: 2, range: 3, after: [{suffer: 1, target: enemy-same-targets},"
                        + " {give: wound, target: enemies-adjacent-to-targets}]}]"),
                "A   .   b   c",
                "First")
            .start();
    arena.target('b').playTop();
    assertThat(arena.lost('b')).isEqualTo(3);
    assertThat(arena.has('c', Condition.WOUND)).isTrue();
    assertThat(arena.has('b', Condition.WOUND)).isFalse();
  }

  @Test
  void whatFollowsAMonstersAttackKnowsItsTarget() {
    Arena arena =
        Arena.in(GH, "g   A   B   .")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                Written.pack(
                    GH,
                    Written.beast(
                        "[{attack: +0, after: [{suffer: 1, target: enemies-same-targets},"
                            + " {give: wound, target: enemies-adjacent-to-targets}]}]")),
                "Beast",
                Rank.NORMAL)
            .start();
    arena.untilTurnEnds(arena.figure('g'));
    assertThat(arena.figure('A').hitPoints()).isEqualTo(10 - 2 - 1);
    assertThat(arena.has('B', Condition.WOUND)).isTrue();
  }

  @Test
  void whatAnEffectHasSomebodyPerformKnowsWhomItIsAbout() {
    Arena arena =
        Arena.trying(
                GH,
                Written.top(
                    GH,
                    "[{at: after-attack, perform: [{give: poison, target: enemies-same-targets}],"
                        + " lasts: round}, {attack: 1}]"),
                "A   a   b   B",
                "First")
            .start()
            .playTop();
    assertThat(arena.has('a', Condition.POISON)).isTrue();
    assertThat(arena.has('b', Condition.POISON)).isFalse();
  }

  @Test
  void anAttackAfterAnAttackIsNotFollowedByItself() {
    Arena arena =
        Arena.trying(
                GH,
                Written.top(
                    GH, "[{at: after-attack, perform: [{attack: 1}], lasts: round}, {attack: 2}]"),
                "A   a   .   B",
                "First")
            .start()
            .playTop();
    assertThat(arena.lost('a')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whatLastsForTheTurnLastsUntilItEnds(Ruleset ruleset) {
    Arena arena =
        Arena.trying(
                ruleset,
                Written.pack(
                        ruleset,
                        Written.lines(
                            "[{attacks: {plus: 2}, lasts: turn}]",
                            "[{move: 1}]",
                            "[{attack: 1}]",
                            "[{attack: 1}]"))
                    .characterClass("Tester"),
                "A   a   .   .",
                "First",
                "Second")
            .start()
            .playTop();
    assertThat(arena.actives('A')).hasSize(1);
    arena.perform(new Choice.Act(1, false, false));
    assertThat(arena.lost('a')).isEqualTo(3);
    arena.endRoundOrStay();
    assertThat(arena.actives('A')).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void anItemForTheTimeAfterAMeleeAttackIsOfferedThen(Ruleset ruleset) {
    Pack pack =
        Written.pack(
            ruleset,
            """
            item: Whetstone
            slot: small
            then: spent
            use: {when: after-attack, only: melee, do: [{xp: 1}]}
            text: Sharp.
            """);
    for (boolean ranged : new boolean[] {false, true}) {
      Arena arena =
          Arena.trying(
                  ruleset,
                  Written.top(ruleset, ranged ? "[{attack: 1, range: 3}]" : "[{attack: 1}]"),
                  "A   a   .   .",
                  "First")
              .items('A', pack.item("Whetstone"))
              .start()
              .turnOf('A')
              .remember();
      arena.choose("top 0");
      arena.until(
          prompt ->
              prompt.options().contains(new Choice.Use(0)) || prompt.kind() == Prompt.Kind.ACTION);
      assertThat(arena.prompt().kind()).isEqualTo(ranged ? Prompt.Kind.ACTION : Prompt.Kind.ITEM);
    }
  }

  @Test
  void aStanceIsThatOfWhoeverPlayedItWhoeverHasIt() {
    String song = "[{shield: %d, target: ally, given-within: 9, lasts: persistent, stance: Song}]";
    Pack pack =
        Written.pack(
            GH,
            Written.lines(song.formatted(1), "[{move: 1}]", "[{attack: 1}]", song.formatted(2)));
    Arena arena =
        Arena.trying(GH, pack.characterClass("Tester"), "A   B   C   a", "First", "Second").start();
    arena.target('B', 'C').playTop();
    assertThat(arena.actives('B')).hasSize(1);
    arena.perform(new Choice.Act(1, false, false));
    assertThat(arena.actives('C')).hasSize(1);
    assertThat(arena.actives('B')).isEmpty();
  }

  @Test
  void anEffectForSeveralIsOneStance() {
    Arena arena =
        Arena.trying(
                GH,
                Written.top(
                    GH,
                    "[{shield: 1, target: allies, given-within: 9, lasts: persistent, stance: S}]"),
                "A   B   C   a",
                "First")
            .start()
            .playTop();
    assertThat(arena.actives('B')).hasSize(1);
    assertThat(arena.actives('C')).hasSize(1);
  }

  @RulesetTest
  @Rule("TGT-13")
  void selfAndAlliesAdjacentAreOneselfToo(Ruleset ruleset) {
    Arena arena =
        Arena.trying(
                ruleset,
                Written.top(ruleset, "[{heal: 2, target: self-and-allies-adjacent}]"),
                "A   .   a",
                "First")
            .start()
            .playTop();
    assertThat(arena.lost('A')).isEqualTo(-2);
  }

  @Test
  void harmWithoutRangeIsRefused() {
    for (String line :
        new String[] {
          "{push: 1}", "{give: poison}", "{suffer: 1}", "{pull: 2, target: enemy}", "{kill: enemy}"
        }) {
      assertThat(Written.wrongTop(GH, "[" + line + "]"))
          .as(line)
          .singleElement()
          .asString()
          .contains("nobody knows how near", "add 'range'");
    }
    for (String line :
        new String[] {
          "{push: 1, range: 2}",
          "{give: poison, target: enemy-adjacent}",
          "{suffer: 1, target: enemies}",
          "{suffer: 1, target: self}",
          "{kill: enemies-moved-through}",
          "{push: 1, area: [\"@   x\"]}"
        }) {
      assertThat(Written.wrongTop(GH, "[{move: 1}, " + line + "]")).as(line).isEmpty();
    }
  }

  @RulesetTest
  @Rule({"ABL-10c", "ABL-10d", "ABL-14a", "ABL-14b"})
  void harmToOneselfIsNotSkipped(Ruleset ruleset) {
    Arena arena =
        Arena.trying(
                ruleset,
                Written.top(
                    ruleset,
                    "[{attack: 1}, {suffer: 2, target: self}, {give: muddle, target: self}]"),
                "A   a   .",
                "First")
            .start()
            .turnOf('A')
            .remember();
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure('a')));
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.ACTION
                || prompt.kind() == Prompt.Kind.TARGET
                || prompt.kind() == Prompt.Kind.PERFORM);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.has('A', Condition.MUDDLE)).isTrue();
  }

  @RulesetTest
  @Rule({"ABL-14a", "ABL-14b"})
  void whatMustBeIsNotSkippedInAChoiceEither(Ruleset ruleset) {
    for (String choice :
        new String[] {
          "{choose: [[{heal: 3, target: self, must: true}], [{move: 2}]]}",
          "{choose: [[{heal: 3, target: self}], [{move: 2}]], must: true}"
        }) {
      Arena arena =
          Arena.trying(
                  ruleset, Written.top(ruleset, "[{attack: 1}, " + choice + "]"), "A   a", "First")
              .start()
              .turnOf('A')
              .remember();
      arena.choose("top 0");
      arena.choose(arena.at(arena.figure('a')));
      arena.until(
          prompt -> prompt.kind() == Prompt.Kind.ACTION || prompt.kind() == Prompt.Kind.CHOOSE);
      arena.choose(arena.prompt().options().getFirst());
      assertThat(arena.prompt().kind()).as(choice).isEqualTo(Prompt.Kind.ACTION);
      assertThat(arena.lost('A')).as(choice).isEqualTo(-3);
    }
  }

  @Test
  void scenariosAreFoundByTheNamesThatAreTold() {
    Pack pack = street("", "rules: [{rule: Key, on: {round-start: 1}, do: [{unlock: [2, 2]}]}]");
    PackScenario scenario = PackScenario.of(pack, "dark-street");
    assertThat(scenario.id()).isEqualTo("few/dark-street");
    assertThat(scenario.entry()).isEqualTo(pack.scenario("Dark Street"));
  }

  @Test
  void buttonsAndBugsHasOneHeroAndOneStartHex() {
    Ruleset bb = Ruleset.BUTTONS_AND_BUGS;
    String kitchen =
        """
        scenario: Kitchen
        goal: kill-all
        level: 1
        battle-goals: false
        map:
          plan: |
            a   b   .   .
              .   .   m   .
          starts: %s
        rooms:
          - {room: 1, at: a, monsters: [{monster: Beast, at: m, ranks: %s}]}
        """;
    String beast = Written.beast("[{move: +0}, {attack: +0}]");
    Pack pack = Written.pack(bb, HEROES, beast, kitchen.formatted("[a]", "normal"));
    PackScenario scenario = PackScenario.of(pack, "kitchen");
    assertThat(scenario.fewest()).isEqualTo(1);
    assertThat(scenario.most()).isEqualTo(1);
    Party mouse = Samples.KITCHEN_BB.setup(1).party();
    ScenarioGame game =
        ScenarioGame.of(Setup.of(pack, pack.scenario("kitchen"), mouse).checked()).start();
    assertThat(game.figure("Beast 1").isGone()).isFalse();
    assertThat(Written.problems(bb, HEROES, beast, kitchen.formatted("[a, b]", "normal")))
        .singleElement()
        .asString()
        .contains("there are 2 start hexes", "there is one");
    assertThat(Written.problems(bb, HEROES, beast, kitchen.formatted("[a]", "none/normal/normal")))
        .anySatisfy(one -> assertThat(one).contains("write one rank"));
  }

  @RulesetTest
  @Rule("ABL-15")
  void whatIsAddedToAHealHappens(Ruleset ruleset) {
    Arena arena =
        Arena.trying(
                ruleset,
                Written.top(
                    ruleset,
                    "[{heal: 1, target: self, xp: 1, gives: strengthen,"
                        + " bonus: [{suffer: 1, plus: 3}, {when: {self-has: muddle}, plus: 2}]}]"),
                "A   a",
                "First")
            .start();
    arena.give(arena.figure('A'), Condition.MUDDLE);
    arena.playTop();
    assertThat(arena.lost('A')).isEqualTo(1 - 1 - 3 - 2);
    assertThat(arena.xp('A')).isEqualTo(ruleset.equals(Ruleset.BUTTONS_AND_BUGS) ? 0 : 1);
    assertThat(arena.has('A', Condition.STRENGTHEN)).isTrue();
  }
}
