package haven.play.item;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Terrain;
import haven.board.move.Cost;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.model.LootCard;
import haven.model.Ruleset;
import haven.play.table.Figure;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** LOT-01 to LOT-22 and LOT-40: what lies on the map and who picks it up. */
final class LootingTest {

  private static Haul haul(SceneText text, char looter, int range) {
    return new Looting(text.scene()).byAbility(figure(text, looter), range);
  }

  private static Figure figure(SceneText text, char name) {
    return text.scene().figure(String.valueOf(name));
  }

  private static String hexes(SceneText text, Haul haul) {
    return String.join("", haul.finds().stream().map(find -> text.name(find.hex())).toList());
  }

  private static int tokens(SceneText text, char hex) {
    return text.scene().ground().tokens(text.cell(hex));
  }

  @RulesetTest
  @Rule("EX-LOT-01")
  void lootOneTakesTwoTokensAndDrawsTwoCards(Ruleset ruleset) {
    SceneText text =
        SceneText.of(
            """
            .   a$  .   b$
              c$  B   .

            B: character
            """,
            ruleset);
    Haul haul = haul(text, 'B', 1);
    assertThat(hexes(text, haul)).isEqualTo("ac");
    haul.take(text.scene().board(), text.scene().ground());
    assertThat(tokens(text, 'a') + tokens(text, 'c')).isZero();
    assertThat(tokens(text, 'b')).isEqualTo(1);
    assertThat(haul.cards()).isEqualTo(2);
    LootDeck deck = new LootDeck(List.of(LootCard.money(1), LootCard.money(2), LootCard.money(3)));
    LootDeck.Drawn drawn = deck.draw(haul.cards());
    assertThat(drawn.cards()).containsExactly(LootCard.money(1), LootCard.money(2));
    assertThat(drawn.rest().cards()).containsExactly(LootCard.money(3));
  }

  @RulesetTest
  @Rule("EX-LOT-02")
  void neitherPassingNorASummonLoots(Ruleset ruleset) {
    SceneText text =
        SceneText.of(
            """
            A   a$  b   S$

            A: character
            S: summon of A
            """,
            ruleset);
    Figure walked = moved(figure(text, 'A'), text, 'b');
    Scene after = text.scene().with(List.of(walked, figure(text, 'S')));
    assertThat(new Looting(after).atEndOfTurn(walked).isEmpty()).isTrue();
    assertThat(new Looting(after).atEndOfTurn(figure(text, 'S')).isEmpty()).isTrue();
    assertThat(tokens(text, 'a')).isEqualTo(1);
  }

  private static Figure moved(Figure figure, SceneText text, char to) {
    return figure.movedTo(text.hex(to));
  }

  @RulesetTest
  @Rule("LOT-01d")
  void thereIsNoLooting(Ruleset ruleset) {
    SceneText text =
        SceneText.of(
            """
            A$  a$  b&

            A: character
            """,
            ruleset);
    assertThat(haul(text, 'A', 2).isEmpty()).isTrue();
    assertThat(new Looting(text.scene()).atEndOfTurn(figure(text, 'A')).isEmpty()).isTrue();
  }

  @RulesetTest
  @Rule("LOT-02")
  void tokensLieAnywhereAndHinderNobody(Ruleset ruleset) {
    SceneText text =
        SceneText.of(
            """
            A   a   o   t   b

            A: character
            """,
            ruleset);
    Ground ground = text.scene().ground();
    ground.put(text.cell('o'), Terrain.OBSTACLE);
    ground.put(text.cell('t'), Terrain.TRAP);
    for (char hex : "Aaot".toCharArray()) {
      ground.drop(text.cell(hex));
      ground.drop(text.cell(hex));
      assertThat(ground.tokens(text.cell(hex))).as("two on %s", hex).isEqualTo(2);
    }
    assertThat(ground.at(text.cell('o'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(haul(text, 'A', 4).tokens()).isEqualTo(8);
    assertThat(cost(text, 'a')).isEqualTo(1);
    ground.put(text.cell('o'), Terrain.NONE);
    assertThat(ground.tokens(text.cell('o'))).as("they outlast the tile").isEqualTo(2);
    assertThat(cost(text, 'o')).as("over and onto tokens").isEqualTo(2);
  }

  private static int cost(SceneText text, char to) {
    Board board = text.scene().board();
    Footing footing = new Footing(board);
    footing.reset(text.scene().ground(), Movement.WALK, false);
    PathSearch search = new PathSearch(board);
    search.from(footing, text.cell('A'));
    return Cost.points(search.stopCost(text.cell(to)));
  }

  private static final String TWO_LOOTERS =
      """
      A   a$  B
        b$  .

      A: character
      B: character
      """;

  @RulesetTest
  @Rule("LOT-03a")
  void moneyIsTheLootersOwnAndWorthGoldByLevel(Ruleset ruleset) {
    SceneText text = SceneText.of(TWO_LOOTERS, ruleset);
    Haul haul = haul(text, 'A', 1);
    assertThat(haul.looter()).isEqualTo(figure(text, 'A'));
    assertThat(haul.money()).isEqualTo(2);
    assertThat(haul.cards()).isZero();
    haul.take(text.scene().board(), text.scene().ground());
    assertThat(haul(text, 'B', 1).money()).as("nothing left for B").isZero();
    LootPile pile = LootPile.EMPTY.plus(haul.money(), List.of());
    List<Integer> gold = List.of(4, 4, 6, 6, 8, 8, 10, 12);
    for (int level = 0; level <= 7; level++) {
      assertThat(pile.gold(ruleset.loot(), level, 2))
          .as("level %d", level)
          .isEqualTo(gold.get(level));
    }
    assertThat(LootPile.EMPTY.gold(ruleset.loot(), 7, 2)).isZero();
  }

  @RulesetTest
  @Rule("LOT-03b")
  void aTokenIsACardWhileTheDeckLasts(Ruleset ruleset) {
    SceneText text = SceneText.of(TWO_LOOTERS, ruleset);
    Haul haul = haul(text, 'A', 1);
    assertThat(haul.cards()).isEqualTo(2);
    assertThat(haul.money()).isZero();
    haul.take(text.scene().board(), text.scene().ground());
    assertThat(tokens(text, 'a') + tokens(text, 'b')).isZero();
    LootDeck.Drawn drawn = new LootDeck(List.of(LootCard.money(3))).draw(haul.cards());
    assertThat(drawn.cards()).containsExactly(LootCard.money(3));
    assertThat(drawn.rest().draw(1).cards()).isEmpty();
  }

  private static final String AROUND_A_WALL =
      """
      A&$ #   a$
        b%$ M$  c&
      .   #   d$

      A: character
      M: monster
      """;

  @RulesetTest
  @Rule("LOT-10a")
  void lootTakesAllInRangeAndSight(Ruleset ruleset) {
    SceneText text = SceneText.of(AROUND_A_WALL, ruleset);
    assertThat(hexes(text, haul(text, 'A', 1))).isEqualTo("Ab");
    assertThat(hexes(text, haul(text, 'A', 2))).isEqualTo("AbM");
    assertThat(text.scene().board().range(text.cell('A'), text.cell('a'))).isEqualTo(3);
    assertThat(hexes(text, haul(text, 'A', 3)))
        .as("a is hidden")
        .contains("AbM")
        .doesNotContain("a");
  }

  @RulesetTest
  @Rule("LOT-10b")
  void lootTakesAllInRange(Ruleset ruleset) {
    SceneText text = SceneText.of(AROUND_A_WALL, ruleset);
    assertThat(hexes(text, haul(text, 'A', 1))).isEqualTo("Ab");
    assertThat(hexes(text, haul(text, 'A', 2))).as("not through the wall").isEqualTo("AbM");
    assertThat(text.scene().sight().sees(text.cell('A'), text.cell('a'))).isFalse();
    assertThat(hexes(text, haul(text, 'A', 3))).as("unseen, but in range").isEqualTo("AabMcd");
  }

  @RulesetTest
  @Rule({"LOT-12", "LOT-13"})
  void whatAMonsterLootsIsGone(Ruleset ruleset) {
    SceneText text =
        SceneText.of(
            """
            M   a$  b&$
              c&  .

            M: monster
            """,
            ruleset);
    Ground ground = text.scene().ground();
    Haul haul = haul(text, 'M', 2);
    assertThat(haul.tokens()).isEqualTo(2);
    assertThat(haul.money() + haul.cards()).as("nobody gains anything").isZero();
    assertThat(haul.treasures()).isEmpty();
    haul.take(text.scene().board(), ground);
    assertThat(tokens(text, 'a') + tokens(text, 'b')).isZero();
    assertThat(ground.at(text.cell('b'))).isEqualTo(Terrain.TREASURE);
    assertThat(ground.at(text.cell('c'))).isEqualTo(Terrain.TREASURE);
  }

  private static final String END_OF_TURN =
      """
      A&$ a$  b&
        M$  S$  H$

      A: character
      M: monster
      S: summon of A
      H: ally
      """;

  @RulesetTest
  @Rule({"LOT-20", "LOT-21"})
  void aCharacterLootsItsHexWhenItsTurnEnds(Ruleset ruleset) {
    SceneText text = SceneText.of(END_OF_TURN, ruleset);
    text.scene().ground().drop(text.cell('A'));
    Haul haul = new Looting(text.scene()).atEndOfTurn(figure(text, 'A'));
    assertThat(hexes(text, haul)).as("not what it passed or stands next to").isEqualTo("A");
    assertThat(haul.tokens()).isEqualTo(2);
    assertThat(haul.treasures()).containsExactly(text.hex('A'));
    haul.take(text.scene().board(), text.scene().ground());
    assertThat(tokens(text, 'A')).isZero();
    assertThat(tokens(text, 'a')).isEqualTo(1);
    assertThat(new Looting(text.scene()).atEndOfTurn(figure(text, 'A')).isEmpty()).isTrue();
  }

  @RulesetTest
  @Rule("LOT-22")
  void nobodyElseLootsWhenItsTurnEnds(Ruleset ruleset) {
    SceneText text = SceneText.of(END_OF_TURN, ruleset);
    for (char name : "MSH".toCharArray()) {
      assertThat(new Looting(text.scene()).atEndOfTurn(figure(text, name)).isEmpty())
          .as("%s", name)
          .isTrue();
    }
    assertThat(new Looting(text.scene()).atEndOfTurn(figure(text, 'A')).isEmpty()).isFalse();
  }
}
