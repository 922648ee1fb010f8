package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Zone;
import haven.stage.Answers;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Every special action of every boss, from the first line to the last. */
final class BossSpecialsTest {
  /** The cards of the deck of bosses that have it perform its special actions. */
  private static final int[] SPECIAL = {-1, 3, 0};

  private static final int HIT_POINTS = 60;

  /** A boss at m, an idle ally of it at k, heroes at A to D; level 0. */
  private static Arena boss(String name, int special, String picture) {
    Arena arena = Arena.in(Ruleset.GLOOMHAVEN, picture).blanks(99);
    for (char hero : new char[] {'A', 'B', 'C', 'D'}) {
      if (picture.indexOf(hero) >= 0) {
        arena.hero(hero).hitPoints(hero, 500);
      }
    }
    arena
        .monster('m', Gloomhaven.PACK, name, Rank.BOSS, SPECIAL[special])
        .hitPoints('m', HIT_POINTS)
        .hurt('m', HIT_POINTS / 2);
    if (picture.indexOf('k') >= 0) {
      arena
          .monster('k', "Idler", StatLine.of(HIT_POINTS, 0, 2, 0), MonsterCard.of(99))
          .hurt('k', HIT_POINTS / 2);
    }
    return arena.scenario(scenario -> scenario.atLevel(0));
  }

  private static Arena play(String name, int special, String picture, Element... strong) {
    Arena arena = boss(name, special, picture).start().strong(strong).remember();
    return arena.untilTurnEnds(arena.figure('m'));
  }

  private static List<Event> attacks(Arena stage) {
    return stage.happened(What.ATTACKED, 'm');
  }

  private static List<String> summoned(Arena stage, String type) {
    List<String> ranks = new ArrayList<>();
    for (Event event : stage.happened(What.SUMMONED)) {
      Watched figure = new Watched(stage.game, event.whom());
      assertThat(figure.nature().group()).isEqualTo(type);
      ranks.add(figure.nature().rank().name().toLowerCase(Locale.ROOT));
    }
    ranks.sort(null);
    return ranks;
  }

  private static final String TWO =
      """
      .   .   .   .   .   .   .
        .   .   k   .   .   .   .
      .   .   m   A   .   .   .
        .   .   B   .   .   .   .
      .   .   .   .   .   .   .
      """;

  /** The same with more heroes out of the way. */
  private static String with(int heroes) {
    String last = ".   .   .   .   .   .   .\n";
    int at = TWO.lastIndexOf(last);
    String more = heroes == 4 ? ".   .   .   .   .   C   D\n" : ".   .   .   .   .   .   C\n";
    return heroes == 2 ? TWO : TWO.substring(0, at) + more;
  }

  private static void summons(
      String name, int special, String type, String two, String three, String four) {
    assertThat(summoned(play(name, special, with(2)), type)).isEqualTo(List.of(two.split(" ")));
    assertThat(summoned(play(name, special, with(3)), type)).isEqualTo(List.of(three.split(" ")));
    assertThat(summoned(play(name, special, with(4)), type)).isEqualTo(List.of(four.split(" ")));
  }

  @Test
  void theBanditCommanderSummonsOne() {
    summons("Bandit Commander", 2, "Living Bones", "normal", "elite", "elite");
    assertThat(attacks(play("Bandit Commander", 2, TWO))).isEmpty();
  }

  @Test
  void theBanditCommanderOpensTheNextDoor() {
    Arena stage = play("Bandit Commander", 1, "A   m   .   .   +   .\n  B   .   .   .   #   .");
    assertThat(stage.happened(What.DOOR_OPENED)).hasSize(1);
    assertThat(attacks(stage)).isEmpty();
  }

  @Test
  void theBodyguardStrikesAnArea() {
    Arena stage =
        play(
            "Inox Bodyguard",
            1,
            """
            .   m   .   .   A   .   .
              .   .   .   B   .   .   .
            """);
    assertThat(stage.happened(What.MOVED, 'm')).hasSize(1);
    assertThat(attacks(stage)).hasSize(2).allMatch(attack -> attack.number() == 2 - 1);
  }

  @Test
  void theBodyguardRetaliates() {
    Arena stage = play("Inox Bodyguard", 2, ".   m   .   .   A   B   .");
    assertThat(stage.happened(What.MOVED, 'm')).hasSize(2);
    assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 2);
    assertThat(stage.actives('m')).hasSize(1);
    assertThat(stage.actives('m').getFirst().toString())
        .contains("Retaliate[amount=Fixed[number=3");
  }

  @Test
  void theCaptainHealsAllOfHisSide() {
    Arena stage = play("Captain of the Guard", 1, TWO);
    assertThat(stage.lost('m')).isEqualTo(-2);
    assertThat(stage.lost('k')).isEqualTo(-2);
    assertThat(attacks(stage)).isEmpty();
  }

  @Test
  void theCaptainCheersThemOn() {
    Arena stage = play("Captain of the Guard", 2, TWO);
    assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 3 + 1);
    assertThat(stage.happened(What.MOVED, 'm')).isEmpty();
    assertThat(stage.actives('m')).hasSize(1);
  }

  @Test
  void jekserahRaisesBones() {
    summons("Jekserah", 1, "Living Bones", "normal normal", "elite normal", "elite elite");
    Arena stage = play("Jekserah", 1, TWO);
    assertThat(attacks(stage)).hasSize(2).allMatch(attack -> attack.number() == 2 - 1);
    assertThat(stage.happened(What.MOVED, 'm')).isEmpty();
  }

  @Test
  void jekserahRaisesCorpses() {
    summons("Jekserah", 2, "Living Corpse", "normal normal", "elite normal", "elite elite");
    Arena stage = play("Jekserah", 2, TWO);
    assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 2 + 2);
  }

  @Test
  void theDarkRiderGathersSpeed() {
    Arena stage = play("Dark Rider", 1, "m   .   .   .   .   A   B");
    assertThat(stage.happened(What.MOVED, 'm')).hasSize(4);
    assertThat(stage.numbers(What.MODIFIED, 'm')).containsExactly(3 + 4);
  }

  @Test
  void theDarkRiderCallsImps() {
    summons("Dark Rider", 2, "Forest Imp", "normal", "normal normal", "normal normal");
    Arena stage = play("Dark Rider", 2, "m   .   .   A   .   B\n  .   .   .   .   .   .");
    assertThat(stage.happened(What.MOVED, 'm')).hasSize(2);
    assertThat(stage.numbers(What.MODIFIED, 'm')).containsExactly(3 - 1 + 2);
  }

  @Test
  void theColorlessHidesInTheDark() {
    for (boolean dark : new boolean[] {true, false}) {
      Element[] strong = dark ? new Element[] {Element.DARK} : new Element[0];
      for (int heroes = 2; heroes <= 4; heroes++) {
        Arena stage = play("The Colorless", 1, with(heroes), strong);
        assertThat(summoned(stage, "Night Demon"))
            .isEqualTo(dark ? List.of(heroes == 4 ? "elite" : "normal") : List.of());
        assertThat(stage.has('m', Condition.INVISIBLE)).isTrue();
        assertThat(attacks(stage)).isEmpty();
      }
    }
  }

  @Test
  void theColorlessHealsInTheLight() {
    for (boolean light : new boolean[] {true, false}) {
      Element[] strong = light ? new Element[] {Element.LIGHT} : new Element[0];
      for (int heroes = 2; heroes <= 4; heroes++) {
        Arena stage = play("The Colorless", 2, with(heroes), strong);
        assertThat(summoned(stage, "Sun Demon"))
            .isEqualTo(light ? List.of(heroes == 2 ? "normal" : "elite") : List.of());
        assertThat(stage.lost('m')).isEqualTo(-4);
        assertThat(stage.actives('m')).hasSize(1);
        assertThat(attacks(stage)).isEmpty();
      }
    }
  }

  @Test
  void theOverseerCallsScouts() {
    summons(
        "Merciless Overseer", 2, "Vermling Scout", "normal normal", "elite normal", "elite elite");
    assertThat(attacks(play("Merciless Overseer", 2, TWO))).isEmpty();
  }

  @Test
  void theOverseerIsAsStrongAsItsScoutsAreMany() {
    for (int scouts = 0; scouts <= 3; scouts++) {
      Arena stage =
          Arena.in(Ruleset.GLOOMHAVEN, "s   t   u   .   .   m   A   .   .   B")
              .blanks(99)
              .hero('A')
              .hero('B')
              .monster('m', Gloomhaven.PACK, "Merciless Overseer", Rank.BOSS, 6);
      if (scouts > 0) {
        stage.monster('s', Gloomhaven.PACK, "Vermling Scout", Rank.NORMAL, 7);
      }
      for (int i = 1; i < scouts; i++) {
        stage.another("stu".charAt(i), "Vermling Scout", Rank.ELITE);
      }
      stage.scenario(scenario -> scenario.atLevel(0)).start().remember();
      stage.untilTurnEnds(stage.figure('m'));
      assertThat(stage.numbers(What.MODIFIED, 'm')).containsExactly(scouts);
    }
  }

  @Test
  void theOverseerCountsThemBeforeItsAttackIsCutShort() {
    Arena stage =
        Arena.in(Ruleset.GLOOMHAVEN, "s   t   u   .   .   .   m   A   .   .   B")
            .blanks(99)
            .hero('A')
            .hero('B')
            .monster('m', Gloomhaven.PACK, "Merciless Overseer", Rank.BOSS, 7)
            .monster('s', Gloomhaven.PACK, "Vermling Scout", Rank.NORMAL, 7)
            .another('t', "Vermling Scout", Rank.ELITE)
            .another('u', "Vermling Scout", Rank.NORMAL)
            .scenario(scenario -> scenario.atLevel(0))
            .start()
            .remember();
    stage.untilTurnEnds(stage.figure('m'));
    assertThat(stage.numbers(What.MODIFIED, 'm')).containsExactly(3 - 1);
  }

  @Test
  void theOverseerHasAllScoutsActAgain() {
    Arena stage =
        Arena.in(Ruleset.GLOOMHAVEN, "s   A   t   .   .   m   .   k   B")
            .blanks(99)
            .hero('A')
            .hero('B')
            .hitPoints('A', 99)
            .hitPoints('B', 99)
            .monster('m', Gloomhaven.PACK, "Merciless Overseer", Rank.BOSS, 3)
            .monster('s', Gloomhaven.PACK, "Vermling Scout", Rank.NORMAL, 2)
            .another('t', "Vermling Scout", Rank.ELITE)
            .monster('k', "Idler", StatLine.of(HIT_POINTS, 0, 2, 0), MonsterCard.of(60))
            .scenario(scenario -> scenario.atLevel(0))
            .start();
    stage.remember().untilTurnEnds(stage.figure('m'));
    assertThat(stage.happened(What.ATTACKED, 's')).hasSize(2);
    assertThat(stage.happened(What.ATTACKED, 't')).hasSize(2);
    assertThat(stage.happened(What.ACTS_AGAIN))
        .extracting(event -> event.who())
        .as("elites first, as in their turns")
        .containsExactly(stage.figure('t').id(), stage.figure('s').id());
    assertThat(stage.happened(What.TURN_STARTS, 's')).hasSize(1);
    assertThat(stage.happened(What.ATTACKED, 'm')).isEmpty();
  }

  @Test
  void theElderDrakeBreathesFire() {
    Arena stage =
        play(
            "Elder Drake",
            1,
            """
            .   m   C   A   .   .   .
              .   .   .   .   .   .   .
            .   .   .   B   .   .   .
            """);
    assertThat(attacks(stage)).hasSize(2).allMatch(attack -> attack.number() == 3);
    assertThat(stage.lost('C')).as("too near").isZero();
    assertThat(stage.happened(What.MOVED, 'm')).isEmpty();
  }

  @Test
  void thePrimeDemonStrikesAfterTheThroneHasMoved() {
    for (int special = 1; special <= 2; special++) {
      Arena stage = play("Prime Demon", special, "m   .   .   .   .   .   A   B");
      assertThat(stage.happened(What.MOVED, 'm')).hasSize(5);
      assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 4 - 1);
      Arena other = play("Prime Demon (scenario 36)", special, "m   .   .   .   A   B");
      assertThat(other.happened(What.MOVED, 'm')).hasSize(3);
      assertThat(attacks(other)).hasSize(1).allMatch(attack -> attack.number() == 4);
    }
  }

  @Test
  void theBetrayerCallsVipers() {
    summons("The Betrayer", 1, "Giant Viper", "elite", "elite normal", "elite elite");
    assertThat(attacks(play("The Betrayer", 1, TWO))).isEmpty();
  }

  @Test
  void everybodyFleesFromTheBetrayer() {
    Arena stage =
        play(
            "The Betrayer",
            1,
            """
            .   m   A   .   .   .   .   .   B   .
              .   .   .   .   .   .   .   .   .   .
            """);
    assertThat(stage.happened(What.FORCED, 'A')).hasSize(4);
    assertThat(stage.figure('B').hex().distanceTo(stage.figure('m').hex())).isGreaterThan(7);
    assertThat(stage.figure('A').hex().distanceTo(stage.figure('m').hex())).isEqualTo(1 + 4);
    Arena held =
        boss("The Betrayer", 1, ".   m   A   .   .   .   B\n  .   .   .   .   .   .   .").start();
    held.give(held.figure('A'), Condition.IMMOBILIZE).remember();
    held.untilTurnEnds(held.figure('m'));
    assertThat(held.happened(What.FORCED, 'A')).isEmpty();
  }

  @Test
  void fleeingLeadsAroundTrapsAsLongAsThePointsReach() {
    Arena stage =
        play(
            "The Betrayer",
            1,
            """
            m   A   ^   .   .   B
              .   .   .   .   .   .
            """);
    assertThat(stage.happened(What.FORCED, 'A')).hasSizeGreaterThan(2);
    assertThat(stage.happened(What.TRAP_SPRUNG)).isEmpty();
  }

  /** Hero B is last in the order and leads with an attack on two. */
  private static Arena betrayed(AbilityCard... cards) {
    return Arena.in(
            Ruleset.GLOOMHAVEN,
            """
            .   .   .   .   .   .   .   .
              A   .   .   m   .   .   B   .
            .   .   .   .   .   k   .   .
            """)
        .answering(Answers.Policy.MUCH)
        .blanks(40)
        .hero('A')
        .hero('B', cards)
        .hitPoints('A', 99)
        .hitPoints('B', 99)
        .monster('m', Gloomhaven.PACK, "The Betrayer", Rank.BOSS, 0)
        .monster('k', "Idler", StatLine.of(HIT_POINTS, 0, 2, 0), MonsterCard.of(60))
        .scenario(scenario -> scenario.atLevel(0))
        .start();
  }

  @Test
  void theBetrayerControlsTheMindOfTheLast() {
    AbilityCard leading =
        AbilityCard.of(
            "Leading",
            80,
            CardAction.of(Ability.attack(5).at(Value.of(4)).on(Value.of(2))),
            CardAction.of());
    AbilityCard second =
        AbilityCard.of("Second", 81, CardAction.of(Ability.attack(1)), CardAction.of());
    Arena stage = betrayed(leading, second).selectFirstTwo().remember();
    stage.until(Prompt.Kind.ACTION, "A");
    for (char hero : new char[] {'A', 'B'}) {
      assertThat(stage.figure(hero).hex().distanceTo(stage.figure('m').hex()))
          .as("called to its side")
          .isEqualTo(1);
    }
    assertThat(stage.happened(What.TURNED)).isEmpty();
    stage.endTurn().until(Prompt.Kind.STEP);
    assertThat(stage.prompt().figure()).isEqualTo(stage.figure('B').id());
    assertThat(stage.prompt().decider()).as("its own player").isEqualTo(1);
    stage.answering(Answers.Policy.LITTLE).untilTurnEnds(stage.figure('B'));
    assertThat(stage.happened(What.TURNED, 'B')).hasSize(1);
    assertThat(stage.lost('A')).as("an attack cannot be skipped").isEqualTo(5);
    assertThat(stage.lost('m') + stage.lost('k')).isZero();
    assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('B', 1)).isEqualTo(Zone.DISCARD);
    stage.endRound();
    assertThat(stage.actives('B')).as("for the round").isEmpty();
  }

  @Test
  void theGloomRushesAndCrushes() {
    Arena stage = play("The Gloom", 1, "m   .   .   .   .   .   .   .   .   .   .   .   A   B");
    assertThat(stage.happened(What.MOVED, 'm')).hasSize(11);
    assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 5 + 9);
  }

  @Test
  void theGloomStrikesFromAfar() {
    Arena stage = play("The Gloom", 2, "m   .   .   .   .   A   B");
    assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 5 + 1);
    assertThat(stage.figure('A').conditions())
        .contains(Condition.POISON, Condition.WOUND, Condition.STUN);
    assertThat(attacks(play("The Gloom", 2, "m   .   .   .   .   .   A   B"))).isEmpty();
  }

  @Test
  void theSightlessEyeLooksFarAndWide() {
    summons("The Sightless Eye", 1, "Deep Terror", "normal", "elite", "elite");
    Arena stage =
        play(
            "The Sightless Eye",
            1,
            """
            .   .   .   m   .   .   A   .
              .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
              .   .   B   .   C   .   .   .
            """);
    assertThat(attacks(stage)).hasSize(3).allMatch(attack -> attack.number() == 5 - 3);
    assertThat(stage.happened(What.MOVED, 'm')).isEmpty();
  }

  @Test
  void theSightlessEyeStares() {
    summons("The Sightless Eye", 2, "Deep Terror", "normal", "normal", "elite");
    Arena stage =
        play(
            "The Sightless Eye",
            2,
            """
            .   .   .   m   .   .   A   .
              .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
              .   .   .   .   B   .   .   .
            """);
    assertThat(attacks(stage)).hasSize(2).allMatch(attack -> attack.number() == 5 - 2);
  }

  @Test
  void theWingedHorrorStrikesAroundAndThenOne() {
    Arena stage = play("Winged Horror", 1, TWO);
    assertThat(attacks(stage)).extracting(Event::number).containsExactly(2, 2, 3);
    assertThat(stage.happened(What.MOVED, 'm')).isEmpty();
    Arena far = play("Winged Horror", 1, "m   .   .   A   .   B");
    assertThat(attacks(far)).extracting(Event::number).containsExactly(3);
  }

  @Test
  void theWingedHorrorFollows() {
    String wide = ".   .   .   .   .   .\n  m   .   A   .   .   B\n.   .   .   .   .   .";
    Arena stage = play("Winged Horror", 2, wide);
    assertThat(stage.happened(What.MOVED, 'm')).isNotEmpty();
    assertThat(attacks(stage)).hasSize(1).allMatch(attack -> attack.number() == 3);
  }
}
