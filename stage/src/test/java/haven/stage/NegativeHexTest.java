package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.card.SummonCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.stream.IntStream;

/** OVL: traps, hazardous terrain and hazards. */
final class NegativeHexTest {

  @RulesetTest
  @Rule({"EX-OVL-03", "OVL-41", "OVL-32", "OVL-43"})
  void aTrapAndTwoHazardousHexes(Ruleset ruleset) {
    boolean frosthaven = ruleset.id().equals("FH");
    int[] damage = {7, 9, 14};
    int[] elsewhere = {5, 9, 16};
    int[] levels = {1, 3, 6};
    for (int i = 0; i < levels.length; i++) {
      Drawn drawn =
          Drawn.of("C   M   a^  b*  c*  d\n\nC: character\nM: monster\n", ruleset).level(levels[i]);
      Course course = drawn.controlled('M', 'C', 4);
      assertThat(course.along("abcd")).isEqualTo("a, trap a, b, hazard b, c, hazard c, d");
      assertThat(course.lost()).isEqualTo(frosthaven ? damage[i] : elsewhere[i]);
      assertThat(course.terrain('a')).isEqualTo(Terrain.NONE);
      assertThat(course.terrain('b')).isEqualTo(Terrain.HAZARD);
    }
  }

  @RulesetTest
  @Rule("OVL-30")
  void everyFigureSpringsATrapByMovingOrBeingMoved(Ruleset ruleset) {
    String map = "X   W   a^  b\n\nX: %s\nW: %s\n";
    Drawn hero = Drawn.of(map.formatted("monster", "character"), ruleset);
    assertThat(hero.move('W', 2).along("ab")).isEqualTo("a, trap a, b");
    assertThat(hero.push('X', 1, 'W').choices()).containsExactly("a");
    assertThat(hero.push('X', 1, 'W').tell()).isEqualTo("a, trap a");
    Drawn monster = Drawn.of(map.formatted("character", "monster"), ruleset);
    assertThat(monster.controlled('W', 'X', 2).along("ab")).isEqualTo("a, trap a, b");
    assertThat(monster.push('X', 2, 'W').force("ab")).isEqualTo("a, trap a, b");
    Arena summoner =
        Parties.of(
            ruleset,
            "B   A   x   y^  z",
            Arena.top(new Ability.Summon(SummonCard.of("Wolf", 20, 2, 2), 1)),
            Arena.bottom(
                new Ability.Grant(
                    Aim.AS_USUAL.range(3).at(Affects.ALLIES), List.of(Ability.move(1)))));
    summoner.start().turnOf('A').choose("top 0");
    summoner.choose(new Choice.To(summoner.hex('x')));
    summoner.choose("bottom 1");
    summoner.choose(summoner.at(summoner.only("Wolf")));
    summoner.until(Prompt.Kind.STEP);
    summoner.walk('y');
    assertThat(summoner.lost(summoner.only("Wolf"))).isEqualTo(3);
    Drawn ally = Drawn.of(map.formatted("character", "ally"), ruleset);
    Ability grant =
        new Ability.Grant(Aim.AS_USUAL.range(3).at(Affects.ALLIES), List.of(Ability.move(2)));
    assertThat(ally.aimed('X', grant, 'W').along("ab")).isEqualTo("a, trap a, b");
  }

  @RulesetTest
  @Rule("OVL-32")
  void aSprungTrapIsGoneAndTheMoveGoesOn(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   a^  b\n\nM: character\n", ruleset);
    assertThat(drawn.move('M', 4).along("abab")).isEqualTo("a, trap a, b, a, b");
  }

  /** Whoever is immobilized or stunned on the way cannot go on, with however many points left. */
  @RulesetTest
  @Rule("OVL-32")
  void aTrapThatHoldsEndsTheMove(Ruleset ruleset) {
    for (String condition : new String[] {"immobilize", "stun", "poison"}) {
      Drawn drawn =
          Drawn.of("M   a^  b   c\n\nM: character\ntile a: %s\n".formatted(condition), ruleset);
      boolean goesOn = condition.equals("poison");
      assertThat(drawn.move('M', 3).along("abc")).isEqualTo(goesOn ? "a, trap a, b, c" : "none");
      Course course = drawn.move('M', 3);
      assertThat(course.along("a")).isEqualTo("a, trap a");
      assertThat(course.lost()).as("no damage is printed").isZero();
      assertThat(course.terrain('a')).isEqualTo(Terrain.NONE);
    }
  }

  @RulesetTest(Edition.JL)
  @Rule("OVL-32")
  void aTrapStaysIfTheScenarioSaysSo(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   a^  b\n\nM: character\ntile a: damage 1, stays\n", ruleset);
    Course course = drawn.move('M', 3);
    assertThat(course.along("aba")).isEqualTo("a, trap a, b, a, trap a");
    assertThat(course.lost()).isEqualTo(2);
  }

  private static IntStream damage(Drawn drawn, int levels) {
    return IntStream.rangeClosed(0, levels)
        .map(
            level -> {
              Course course = drawn.level(level).move('M', 1);
              course.along("a");
              return course.lost();
            });
  }

  @RulesetTest
  @Rule("OVL-38")
  void theSoloVariantRaisesTrapDamage(Ruleset ruleset) {
    String map = "M   a^  .\n\nM: character\n";
    assertThat(damage(Drawn.of(map, ruleset).solo(), 6)).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(damage(Drawn.of(map, ruleset), 6)).containsExactly(2, 3, 4, 5, 6, 7, 8);
  }

  @RulesetTest
  @Rule("OVL-39")
  void aTrapMayCurseOrBless(Ruleset ruleset) {
    Course course =
        Drawn.of("M   a^\n\nM: character\ntile a: curse, bless\n", ruleset).move('M', 1);
    ModifierDeck deck = (ModifierDeck) course.arena().sheet('M').modifiers();
    int before = deck.drawPile().size();
    assertThat(course.along("a")).isEqualTo("a, trap a");
    assertThat(deck.drawPile()).hasSize(before + 2);
    assertThat(course.lost()).isZero();
  }

  @RulesetTest
  @Rule("OVL-40a")
  void hazardousTerrainDealsHalfTheTrapDamage(Ruleset ruleset) {
    assertThat(damage(Drawn.of("M   a*\n\nM: character\n", ruleset), 7))
        .containsExactly(1, 1, 2, 2, 3, 3, 4, 4);
  }

  @RulesetTest
  @Rule("OVL-40b")
  void hazardousTerrainGrowsEveryThreeLevels(Ruleset ruleset) {
    assertThat(damage(Drawn.of("M   a*\n\nM: character\n", ruleset), 7))
        .containsExactly(1, 2, 2, 2, 3, 3, 3, 4);
  }

  @RulesetTest
  @Rule("OVL-45")
  void aHazardDoesWhatIsPrintedAndNothingElse(Ruleset ruleset) {
    Course bare = Drawn.of("M   a*  b\n\nM: character\n", ruleset).move('M', 1);
    bare.along("a");
    assertThat(bare.lost()).isZero();
    String printed = "M   a*  b\n\nM: character\ntile a: poison\n";
    Course poisoned = Drawn.of(printed, ruleset).move('M', 1);
    poisoned.along("a");
    assertThat(poisoned.lost()).isZero();
    assertThat(poisoned.figure().has(Condition.POISON)).isTrue();
  }

  @RulesetTest
  @Rule({"OVL-43", "OVL-47"})
  void neitherStayingNorLeavingHurts(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M*  a   b\n\nM: character\ntile M: damage 2\n", ruleset);
    Course left = drawn.move('M', 3);
    assertThat(left.lost()).as("it began its turn there").isZero();
    assertThat(left.along("a")).isEqualTo("a");
    assertThat(left.lost()).isZero();
    Course back = drawn.move('M', 3);
    assertThat(back.along("aMa")).isEqualTo("a, M, hazard M, a");
    assertThat(back.lost()).isEqualTo(2);
    assertThat(back.terrain('M')).isEqualTo(Terrain.HAZARD);
    Course stayed = drawn.move('M', 3);
    stayed.arena().choose("no");
    Parties.finishRound(stayed.arena());
    assertThat(stayed.lost()).isZero();
  }

  @RulesetTest
  @Rule("OVL-48")
  void pushAndPullIntoAHazard(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            a*  M   C   N   b*

            C: character
            M: monster
            N: monster, flying
            tile ab: damage 1
            """,
            ruleset);
    Course walking = drawn.push('C', 1, 'M');
    assertThat(walking.force("a")).isEqualTo("a, hazard a");
    assertThat(walking.lost()).isEqualTo(1);
    Course flying = drawn.push('C', 1, 'N');
    assertThat(flying.force("b")).isEqualTo("b");
    assertThat(flying.lost()).isZero();
    Drawn pulled =
        Drawn.of("C   .   b*  N\n\nC: character\nN: monster\ntile b: damage 1\n", ruleset);
    assertThat(pulled.pull('C', 1, 'N').force("b")).isEqualTo("b, hazard b");
  }

  @RulesetTest
  @Rule("OVL-49")
  void aFigureOnAnImmobilizingHazardIsAnObstacle(Ruleset ruleset) {
    String picture = "M   F*  a\n\nM: character\nF: ally\ntile F: %s\n";
    assertThat(Drawn.of(picture.formatted("immobilize"), ruleset).move('M', 2).stops()).isEmpty();
    assertThat(Drawn.of(picture.formatted("damage 1"), ruleset).move('M', 2).stops())
        .isEqualTo("a");
  }
}
