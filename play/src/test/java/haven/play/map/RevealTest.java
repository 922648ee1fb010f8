package haven.play.map;

import static haven.play.map.Table.TWO_ROOMS;
import static haven.play.map.Table.points;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.SectionLink;
import haven.model.map.Terms;
import haven.model.map.TileKind;
import haven.play.Refused;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.turn.TurnOrder;
import haven.play.turn.TurnOrder.Turn;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** OVL-12, OVL-13: revealing a room. */
final class RevealTest {
  private static final MonsterSymbol WHITE = MonsterSymbol.of("white/white/white");
  private static final int SPEAR = 90;
  private static final int ARCHERS = 10;
  private static final int HOUNDS = 20;
  private static final int IMPS = 30;
  private static final MonsterSymbol GOLD = MonsterSymbol.of("gold/gold/gold");

  @RulesetTest
  @Rule("EX-OVL-01")
  void theBannerSpearOpensTheDoor(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    RoomSetup behind =
        table
            .room('a')
            .monster("Archer", table.hex('b'), WHITE)
            .monster("Archer", table.hex('f'), WHITE)
            .monster("Archer", table.hex('h'), WHITE)
            .monster("Imp", table.hex('e'), WHITE)
            .build();
    Standees left = new Standees(Map.of("Archer", List.of(2, 5), "Imp", List.of(1, 2, 3)));
    Field start =
        Table.with(
            table.start(
                table.map(List.of(table.room('s').build(), behind), "stw"), Terms.of(1, 2), left),
            "Banner Spear",
            table.hex('t'));
    Figure spear = start.scene().figure("Banner Spear");
    int spent = points(start.scene(), spear.hex(), table.hex('d'), Movement.WALK, true).getAsInt();
    assertThat(spent).isEqualTo(2);

    Entering entering = Entering.of(start, spear, table.hex('d'));
    Reveal reveal = Reveal.of(start, entering.reveals().getFirst(), Optional.of(table.hex('d')));
    assertThat(reveal.choices()).isEmpty();
    Reveal.Revealed revealed = Table.revealed(reveal, List.of());
    assertThat(revealed.monsters())
        .extracting(monster -> monster.nature().group())
        .containsExactly("Archer", "Archer", "Imp");
    assertThat(revealed.missing())
        .containsExactly(new Newcomer("Archer", Rank.NORMAL, table.hex('h')));
    assertThat(points(start.scene(), table.hex('d'), table.hex('g'), Movement.WALK))
        .hasValue(4 - spent);

    TurnOrder order = new TurnOrder(ruleset);
    order.character(SPEAR, 67, 30);
    order.monsters(ARCHERS, ARCHERS, 44);
    order.monster(ARCHERS, 1, Rank.NORMAL, 1, Turn.THIS_ROUND);
    order.monsters(HOUNDS, HOUNDS, 70);
    order.monster(HOUNDS, 2, Rank.NORMAL, 1, Turn.THIS_ROUND);
    assertThat(List.of(order.next(), order.next())).containsExactly(1, SPEAR);
    order.monsters(IMPS, IMPS, 24);
    for (Figure piece : revealed.monsters()) {
      Nature monster = piece.nature();
      int type = monster.group().equals("Imp") ? IMPS : ARCHERS;
      order.monster(
          type, type + monster.number(), monster.rank(), monster.number(), Turn.THIS_ROUND);
    }
    assertThat(order.toCome().getFirst()).isBetween(IMPS + 1, IMPS + 3);
    assertThat(order.toCome().subList(1, 4)).containsExactly(ARCHERS + 2, ARCHERS + 5, 2);
  }

  @RulesetTest
  @Rule("OVL-12")
  void everythingOfTheRoomIsPlacedAtOnceAndTheMoveGoesOn(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    RoomSetup behind =
        table
            .room('a')
            .tile("crate", TileKind.OBSTACLE, table.hex('a'))
            .monster("Guard", table.hex('f'), WHITE)
            .loot(table.hex('c'))
            .build();
    Field start =
        Table.with(
            table.start(
                table
                    .map(List.of(table.room('s').build(), behind), "stw")
                    .withLinks(List.of(new SectionLink(table.hex('d'), "14.2"))),
                Terms.of(1, 2),
                SetUpTest.standees("Guard", 6)),
            "Brute",
            table.hex('t'));
    Entering entering = Entering.of(start, start.scene().figure("Brute"), table.hex('d'));
    assertThat(entering.sections()).containsExactly("14.2");
    Board board = start.board();
    assertThat(start.scene().figureAt(table.hex('f'))).isEmpty();
    Table.revealed(start, entering.reveals(), Optional.of(table.hex('d')));
    assertThat(start.ground().at(board.at(table.hex('a')))).isEqualTo(Terrain.OBSTACLE);
    assertThat(start.ground().tokens(board.at(table.hex('c')))).isEqualTo(1);
    assertThat(start.scene().figureAt(table.hex('f'))).isPresent();
    assertThat(points(start.scene(), table.hex('d'), table.hex('c'), Movement.WALK)).hasValue(1);
  }

  @RulesetTest
  @Rule("OVL-13a")
  void tooFewStandeesGoToThePlacesNearestToTheRevealer(Ruleset ruleset) {
    assertThat(placed(ruleset, 1, "i=gold f=white b=white")).containsExactly("b");
    assertThat(placed(ruleset, 2, "i=gold f=white b=white")).containsExactly("f", "b");
    Reveal tie = reveal(ruleset, 1, "a=white b=gold i=gold");
    assertThat(tie.choices())
        .singleElement()
        .satisfies(
            shortage -> {
              assertThat(shortage.open()).isEqualTo(1);
              assertThat(shortage.undecided()).hasSize(2);
            });
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> Table.revealed(tie, List.of()))
        .matches(refused -> refused.rule().text().equals("OVL-13a"));
    Newcomer chosen = tie.choices().getFirst().undecided().getFirst();
    assertThat(Table.revealed(tie, List.of(chosen)).monsters())
        .extracting(Figure::hex)
        .containsExactly(chosen.hex());
  }

  @RulesetTest
  @Rule("OVL-13b")
  void tooFewStandeesGoToElitesThenToThoseNearestToAnEnemy(Ruleset ruleset) {
    assertThat(placed(ruleset, 1, "i=gold f=white b=white")).containsExactly("i");
    assertThat(placed(ruleset, 2, "i=gold f=white b=white")).containsExactly("i", "b");
    assertThat(placed(ruleset, 1, "i=gold f=gold b=white")).containsExactly("f");
    assertThat(placed(ruleset, 0, "i=gold")).isEmpty();
  }

  @RulesetTest
  @Rule("OVL-13c")
  void tooFewStandeesGoToElites(Ruleset ruleset) {
    assertThat(placed(ruleset, 1, "i=gold f=white b=white")).containsExactly("i");
    Reveal tie = reveal(ruleset, 2, "i=gold f=white b=white");
    assertThat(tie.choices()).singleElement().extracting(Shortage::open).isEqualTo(1);
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state =
        table.start(
            table.map(List.of(table.room('s').build()), "s"),
            Terms.of(1, 2),
            SetUpTest.standees("Imp", 1));
    Newcomer normal = new Newcomer("Imp", Rank.NORMAL, table.hex('t'));
    Newcomer elite = new Newcomer("Imp", Rank.ELITE, table.hex('x'));
    Spawn spawn = Spawn.of(state, List.of(normal, elite));
    assertThat(spawn.placed(List.of())).containsExactly(elite);
    assertThat(Table.spawned(spawn, List.of(elite.hex())))
        .extracting(Figure::hex)
        .containsExactly(elite.hex());
  }

  private static Reveal reveal(Ruleset ruleset, int standees, String spots) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    RoomSetup.Builder behind = table.room('a');
    for (String spot : spots.split(" ", -1)) {
      String colour = spot.substring(2);
      behind.monster(
          "Imp", table.hex(spot.charAt(0)), MonsterSymbol.of(colour + "/" + colour + "/" + colour));
    }
    Field start =
        Table.with(
            table.start(
                table.map(List.of(table.room('s').build(), behind.build()), "stv"),
                Terms.of(1, 2),
                SetUpTest.standees("Imp", standees)),
            "Brute",
            table.hex('v'));
    Hex door = table.hex('d');
    Entering entering = Entering.of(start, start.scene().figure("Brute"), door);
    return Reveal.of(start, entering.reveals().getFirst(), Optional.of(door));
  }

  private static List<String> placed(Ruleset ruleset, int standees, String spots) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    return Table.revealed(reveal(ruleset, standees, spots), List.of()).monsters().stream()
        .map(monster -> name(table, monster.hex()))
        .toList();
  }

  private static String name(Table table, Hex hex) {
    return table.drawing().names().entrySet().stream()
        .filter(entry -> entry.getValue().equals(hex))
        .map(entry -> entry.getKey().toString())
        .findFirst()
        .orElseThrow();
  }
}
