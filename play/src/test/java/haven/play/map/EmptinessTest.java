package haven.play.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.play.mind.MonsterMind;
import haven.play.mind.PositionText;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Plain;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import haven.play.table.Side;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.function.BiPredicate;

/** OVL-02, OVL-03: featureless, unoccupied, empty; MAP-09, MAP-10: figures in hexes. */
final class EmptinessTest {
  private static final String EVERYTHING =
      """
        a   b$  c%  d^  e*  f~  g=
          h_  i&  j+  k'  l:  M   O
        n   p!

      M: monster
      O: objective
      """;

  @RulesetTest
  @Rule("OVL-02a")
  void frosthavenDisregardsTokensCorridorsPlatesAndOpenDoors(Ruleset ruleset) {
    assertThat(all(ruleset, Emptiness::isFeatureless)).isEqualTo("abhklnMO");
    assertThat(all(ruleset, Emptiness::isUnoccupied)).isEqualTo("abcdefghijklnp");
    assertThat(all(ruleset, Emptiness::isEmpty)).isEqualTo("abhkln");
  }

  @RulesetTest
  @Rule("OVL-02b")
  void gloomhavenCountsTokensToo(Ruleset ruleset) {
    assertThat(all(ruleset, Emptiness::isUnoccupied)).isEqualTo("abcdefghijklnp");
    assertThat(all(ruleset, Emptiness::isEmpty)).isEqualTo("ahkln");
  }

  @RulesetTest
  @Rule("OVL-02c")
  void inJawsObstaclesOccupyToo(Ruleset ruleset) {
    assertThat(all(ruleset, Emptiness::isUnoccupied)).isEqualTo("abdefghijkln");
    assertThat(all(ruleset, Emptiness::isEmpty)).isEqualTo("ahkln");
  }

  @RulesetTest
  @Rule("OVL-02d")
  void inButtonsOnlyPlatesAreAsGoodAsNoBorder(Ruleset ruleset) {
    String card =
        """
          a   b$  c%  d^  e*  f~
            h_  M   O

        M: monster
        O: objective
        """;
    assertThat(all(card, ruleset, Emptiness::isFeatureless)).isEqualTo("abhMO");
    assertThat(all(card, ruleset, Emptiness::isUnoccupied)).isEqualTo("abcdefh");
    assertThat(all(card, ruleset, Emptiness::isEmpty)).isEqualTo("abh");
  }

  @RulesetTest
  @Rule("OVL-03a")
  void tokensDoNotFillHexes(Ruleset ruleset) {
    SceneText text = SceneText.of("a$  b   c\n", ruleset);
    assertThat(Emptiness.of(text.scene()).isFeatureless(text.cell('a'))).isTrue();
  }

  @RulesetTest
  @Rule("OVL-03b")
  void nobodyIsPutOnAMoneyToken(Ruleset ruleset) {
    SceneText text = SceneText.of("a$  b   c\n", ruleset);
    text.scene().ground().takeTokens(text.cell('a'));
  }

  @RulesetTest
  @Rule("OVL-04")
  void aMonsterTakesTheLongWayAroundThem(Ruleset ruleset) {
    assertThat(pathLength(".", ruleset)).isEqualTo(3);
    assertThat(pathLength("^", ruleset)).isEqualTo(4);
    assertThat(pathLength("*", ruleset)).isEqualTo(4);
  }

  private static int pathLength(String sign, Ruleset ruleset) {
    PositionText text =
        PositionText.of(
            """
                #   #   #
              M   n?  a   B
                .   .   #

            M: acts, move 5, attack melee
            B: character, initiative 10
            """
                .replace("?", sign),
            ruleset);
    return new MonsterMind().decide(text.position()).getFirst().paths().getFirst().size();
  }

  @RulesetTest
  @Rule("OVL-85")
  void aTreasureFillsItsHexButHindersNobody(Ruleset ruleset) {
    SceneText text = SceneText.of("a   b&  c\n", ruleset);
    Scene scene = text.scene();
    assertThat(Emptiness.of(scene).isFeatureless(text.cell('b'))).isFalse();
    assertThat(Emptiness.of(scene).isEmpty(text.cell('b'))).isFalse();
    assertThat(Table.points(scene, text.hex('a'), text.hex('c'), Movement.WALK)).hasValue(2);
    assertThat(Table.points(scene, text.hex('a'), text.hex('b'), Movement.WALK)).hasValue(1);
    assertThat(scene.sight().sees(text.cell('a'), text.cell('c'))).isTrue();
  }

  @RulesetTest
  @Rule("MAP-09")
  void aHexHoldsOneFigureExceptInPassing(Ruleset ruleset) {
    SceneText text = SceneText.of("a   b\n", ruleset);
    Figure one = Plain.figure("one", text.hex('a'), Side.PARTY, Initiative.of(1));
    Figure two = Plain.figure("two", text.hex('a'), Side.PARTY, Initiative.of(2));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> text.scene().with(List.of(one, two)))
        .withMessageContaining("MAP-09");
    String row = "M   N   a   b   B\n\nM: acts, move %d, attack melee\nN: monster\nB: character\n";
    assertThat(stops(row.formatted(3), ruleset)).containsExactly("b");
    assertThat(stops(row.formatted(1), ruleset)).containsExactly("M");
  }

  static List<String> stops(String position, Ruleset ruleset) {
    PositionText text = PositionText.of(position, ruleset);
    return new MonsterMind()
        .decide(text.position()).stream().map(outcome -> text.name(outcome.stop())).toList();
  }

  private static String all(Ruleset ruleset, BiPredicate<Emptiness, Integer> holds) {
    return all(EVERYTHING, ruleset, holds);
  }

  /** The letters of the hexes for which it holds, small ones first. */
  private static String all(
      String picture, Ruleset ruleset, BiPredicate<Emptiness, Integer> holds) {
    SceneText text = SceneText.of(picture, ruleset);
    Emptiness emptiness = Emptiness.of(text.scene());
    return "abcdefghijklnpMO"
        .chars()
        .filter(name -> text.drawing().names().containsKey((char) name))
        .filter(name -> holds.test(emptiness, text.cell((char) name)))
        .mapToObj(name -> String.valueOf((char) name))
        .reduce("", String::concat);
  }
}
