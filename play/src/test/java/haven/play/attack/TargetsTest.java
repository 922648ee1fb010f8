package haven.play.attack;

import static haven.play.attack.Aims.rule;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.ability.Affects;
import haven.play.table.Figure;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.EnumSet;
import java.util.Set;

/** TGT-01 to TGT-17 and TGT-30: single targets. */
final class TargetsTest {
  /** Three enemies of A at ranges 1, 2 and 3, an ally C and its summon S. */
  private static final String OPEN =
      """
      S   C   A   X   Y   Z
        .   .   .   .   .

      A: character
      C: character
      S: summon of C
      X: monster
      Y: monster
      Z: monster
      """;

  private static final Aimed CURSE = Aimed.negative(AbilityKind.CONDITION);
  private static final Aimed BLESS = Aimed.positive(AbilityKind.CONDITION);

  @RulesetTest
  @Rule("TGT-05a")
  void sixKindsTarget(Ruleset ruleset) {
    assertThat(targeted(ruleset))
        .containsExactlyInAnyOrder(
            AbilityKind.ATTACK,
            AbilityKind.CONDITION,
            AbilityKind.HEAL,
            AbilityKind.FORCED_MOVEMENT,
            AbilityKind.COMMAND,
            AbilityKind.TILES);
  }

  @RulesetTest
  @Rule("TGT-05b")
  void fiveKindsTarget(Ruleset ruleset) {
    assertThat(targeted(ruleset))
        .containsExactlyInAnyOrder(
            AbilityKind.ATTACK,
            AbilityKind.CONDITION,
            AbilityKind.HEAL,
            AbilityKind.FORCED_MOVEMENT,
            AbilityKind.COMMAND);
  }

  /** Those that cannot be performed for want of a target when nobody is near. */
  private static Set<AbilityKind> targeted(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   .   .   X

            A: character
            X: monster
            """,
            ruleset);
    Set<AbilityKind> kinds = EnumSet.noneOf(AbilityKind.class);
    for (AbilityKind kind : AbilityKind.values()) {
      if (!aims.by('A', Aimed.negative(kind).range(1)).canBePerformed()) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  @RulesetTest
  @Rule("TGT-06")
  void withoutAValidTargetItCannotBePerformed(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(rule(aims.by('A', Aims.ATTACK.range(1)).impossible())).isEmpty();
    assertThat(rule(aims.by('S', Aims.ATTACK.range(2)).impossible())).isEqualTo("TGT-06");
    assertThat(aims.by('S', Aimed.negative(AbilityKind.SUFFER_DAMAGE).range(2)).canBePerformed())
        .as("what does not target needs no target")
        .isTrue();
  }

  @RulesetTest
  @Rule("TGT-07")
  void sides(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   B   S   H   M   N

            A: character
            B: character
            S: summon of A
            H: ally
            M: monster
            N: monster
            """,
            ruleset);
    Aimed friends = BLESS.affecting(Affects.ALLIES).all();
    Aimed foes = CURSE.all();
    for (char party : "ABSH".toCharArray()) {
      assertThat(aims.targets(party, foes)).as("enemies of %s", party).isEqualTo("MN");
      assertThat(aims.targets(party, friends))
          .as("allies of %s", party)
          .isEqualTo("ABSH".replace(String.valueOf(party), ""));
    }
    assertThat(aims.targets('M', foes)).isEqualTo("ABSH");
    assertThat(aims.targets('M', friends)).isEqualTo("N");
  }

  @RulesetTest
  @Rule("TGT-08")
  void nobodyIsItsOwnAlly(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(aims.targets('A', BLESS.affecting(Affects.ALLIES).range(3))).isEqualTo("CS");
    assertThat(aims.targets('A', BLESS.affecting(Affects.ALLIES_OR_SELF).range(3)))
        .isEqualTo("ACS");
    assertThat(rule(aims.by('A', BLESS.affecting(Affects.ALLIES)).refusal(aims.figure('A'))))
        .isEqualTo(ruleset.cite(Cite.SIDES).text());
  }

  @RulesetTest
  @Rule("TGT-09")
  void negativeForEnemiesPositiveForFriends(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(aims.targets('A', CURSE)).isEqualTo("XYZ");
    assertThat(aims.targets('A', BLESS)).isEqualTo("ACS");
    assertThat(aims.targets('A', Aims.HEAL)).isEqualTo("ACS");
    assertThat(aims.targets('X', Aims.HEAL)).isEqualTo("XYZ");
    assertThat(aims.refusal('A', BLESS, 'X')).isEqualTo("TGT-09");
    assertThat(aims.refusal('A', CURSE, 'A')).isEqualTo("TGT-09");
    assertThat(aims.targets('A', BLESS.affecting(Affects.ENEMIES)))
        .as("its text says so")
        .isEqualTo("XYZ");
  }

  @RulesetTest
  @Rule("TGT-10")
  void allKeepsToItsSideUnlessItSaysAllFigures(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    Targeting all = aims.by('A', Aims.ATTACK.range(3).all());
    assertThat(Aims.names(all.targets())).isEqualTo("XYZ");
    Targeting figures = aims.by('A', Aims.ATTACK.range(3).all().affecting(Affects.FIGURES));
    assertThat(Aims.names(figures.targets())).isEqualTo("CSXYZ");
  }

  @RulesetTest
  @Rule("TGT-11")
  void selfIsTheActingFigureAlone(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    Aimed self = Aims.HEAL.affecting(Affects.SELF);
    assertThat(aims.targets('A', self)).isEqualTo("A");
    assertThat(aims.targets('X', self)).isEqualTo("X");
    assertThat(aims.refusal('A', self, 'C')).isEqualTo("TGT-11");
  }

  @RulesetTest
  @Rule("TGT-12a")
  void alliesOnlyWhereItIsStated(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(aims.targets('A', Aims.ATTACK.range(3))).isEqualTo("XYZ");
    assertThat(aims.targets('A', CURSE)).isEqualTo("XYZ");
    assertThat(aims.refusal('A', Aims.ATTACK.range(3), 'C')).isEqualTo("TGT-12a");
    assertThat(aims.targets('A', BLESS)).as("no word of allies").isEqualTo("A");
    assertThat(aims.targets('A', BLESS.affecting(Affects.ALLIES))).isEqualTo("CS");
    assertThat(aims.refusal('A', BLESS, 'C')).isEqualTo("TGT-12a");
  }

  @RulesetTest
  @Rule("TGT-12b")
  void noAttackOnFriendsNoHealForFoes(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(aims.refusal('A', Aims.ATTACK.range(3), 'C')).isEqualTo("TGT-12b");
    assertThat(aims.refusal('A', Aims.HEAL.range(3), 'X')).isEqualTo("TGT-12b");
    assertThat(aims.targets('A', CURSE)).isEqualTo("XYZ");
    assertThat(aims.targets('A', BLESS)).as("allies or itself (D-08)").isEqualTo("ACS");
  }

  @RulesetTest
  @Rule("TGT-13")
  void rangeReachesEverybodyNearAndOneself(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(aims.targets('A', Aims.ATTACK.range(2))).isEqualTo("XY");
    assertThat(aims.targets('A', Aims.HEAL.range(1))).isEqualTo("AC");
    assertThat(aims.targets('A', Aims.HEAL.range(2))).isEqualTo("ACS");
    assertThat(aims.targets('Z', Aims.HEAL.range(1))).isEqualTo("YZ");
    assertThat(aims.refusal('A', Aims.ATTACK.range(2), 'Z')).isEqualTo("TGT-13");
  }

  /** X is ten hexes away, around a wall. */
  private static final String FAR =
      """
      A   .   .   .   .   .   B
        #   #   #   #   #   #   .
                      X   .   .

      A: character
      B: monster
      X: monster
      """;

  @RulesetTest
  @Rule("TGT-14a")
  void noRangeMeansAnyRange(Ruleset ruleset) {
    Aims aims = Aims.of(FAR, ruleset);
    assertThat(aims.range('A', 'B')).isEqualTo(6);
    assertThat(aims.targets('A', CURSE)).startsWith("B");
    assertThat(aims.targets('A', CURSE).contains("X"))
        .as("sight is still needed, where there is such a thing")
        .isEqualTo(aims.sees('A', 'X'));
    assertThat(aims.targets('A', Aims.ATTACK)).as("an attack is different").isEmpty();
  }

  @RulesetTest
  @Rule("TGT-14b")
  void noRangeNoSightButItsOwnText(Ruleset ruleset) {
    Aims aims = Aims.of(FAR, ruleset);
    assertThat(aims.sees('A', 'X')).isFalse();
    assertThat(aims.targets('A', CURSE)).isEqualTo("BX");
    assertThat(aims.targets('A', CURSE.adjacent())).isEmpty();
    assertThat(aims.refusal('A', CURSE.range(12), 'X')).as("with a range").isEqualTo("LOS-08");
  }

  @RulesetTest
  @Rule("TGT-14c")
  void noRangeButSight(Ruleset ruleset) {
    Aims aims = Aims.of(FAR, ruleset);
    assertThat(aims.sees('A', 'X')).isFalse();
    assertThat(aims.targets('A', CURSE)).isEqualTo("B");
    assertThat(aims.refusal('A', CURSE, 'X')).isEqualTo("LOS-09");
    assertThat(aims.targets('A', CURSE.adjacent())).isEmpty();
  }

  @RulesetTest
  @Rule("TGT-15")
  void aRangeValueMakesItRanged(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(Aims.ATTACK.range(3).isRanged(aims.rules())).isTrue();
    assertThat(Aims.ATTACK.range(1).isRanged(aims.rules())).isTrue();
    assertThat(Aims.HEAL.range(2).isRanged(aims.rules())).isTrue();
    assertThat(Aims.HEAL.isRanged(aims.rules())).isFalse();
    assertThat(Aims.ATTACK.isRanged(aims.rules())).isFalse();
    Targeting attack = aims.by('A', Aims.ATTACK.range(3));
  }

  @RulesetTest
  @Rule("TGT-16")
  void withoutARangeAnAttackIsMelee(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(Aims.ATTACK.isMeleeAttack(aims.rules())).isTrue();
    assertThat(aims.targets('A', Aims.ATTACK.targets(3))).isEqualTo("X");
    assertThat(aims.refusal('A', Aims.ATTACK, 'Y')).isEqualTo("TGT-16");
  }

  @RulesetTest
  @Rule("TGT-17")
  @Rule("EX-TGT-05")
  void addedRangeMakesAMeleeAttackRanged(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    Aimed attack = Aims.ATTACK.plusRange(2);
    assertThat(attack.isRanged(aims.rules())).isTrue();
    assertThat(attack.rangeValue(aims.rules())).hasValue(3);
    assertThat(aims.targets('A', attack)).isEqualTo("XYZ");
    assertThat(aims.targets('A', Aims.ATTACK.plusRange(1))).isEqualTo("XY");
    assertThat(aims.targets('A', Aims.ATTACK.range(1).plusRange(1))).isEqualTo("XY");
  }

  /** Only Frosthaven and Buttons & Bugs have TGT-17; the others' books know no such attack. */
  @RulesetTest({Edition.GH, Edition.JL})
  void elsewhereAMeleeAttackStaysOne(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    assertThat(aims.targets('A', Aims.ATTACK.plusRange(2))).isEqualTo("X");
    assertThat(Aims.ATTACK.plusRange(2).isMeleeAttack(aims.rules())).isTrue();
    assertThat(aims.targets('A', Aims.ATTACK.range(1).plusRange(1))).isEqualTo("XY");
  }

  private static final String INVISIBLE =
      """
      A   I   M   N

      A: character
      I: character, invisible
      M: monster
      N: monster, invisible
      """;

  @RulesetTest
  @Rule({"TGT-30a", "TGT-30b"})
  void enemiesCannotTargetTheInvisible(Ruleset ruleset) {
    Aims aims = Aims.of(INVISIBLE, ruleset);
    assertThat(aims.targets('M', Aims.ATTACK.range(3).targets(2))).isEqualTo("A");
    assertThat(aims.targets('A', CURSE)).isEqualTo("M");
    assertThat(aims.refusal('M', Aims.ATTACK.range(3), 'I'))
        .isEqualTo(ruleset.cite(Cite.INVISIBLE).text());
    assertThat(aims.targets('A', Aims.HEAL.range(3))).as("friends can").isEqualTo("AI");
    assertThat(aims.targets('I', Aims.ATTACK)).as("it acts as usual").isEqualTo("M");
    Figure self = aims.figure('I');
    assertThat(aims.by('I', Aims.HEAL.affecting(Affects.SELF)).refusal(self)).isEmpty();
  }

  @RulesetTest
  @Rule("TGT-30a")
  void whatDoesNotTargetReachesTheInvisible(Ruleset ruleset) {
    Aims aims = Aims.of(INVISIBLE, ruleset);
    assertThat(aims.targets('M', Aimed.negative(AbilityKind.SUFFER_DAMAGE).range(3).all()))
        .isEqualTo("AI");
  }
}
