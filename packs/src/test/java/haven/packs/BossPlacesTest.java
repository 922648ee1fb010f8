package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.map.Formula;
import haven.model.map.MarkedHex;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.play.engine.Event.What;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Special actions of bosses that speak of the scenario: marked hexes, eggs, a throne. */
final class BossPlacesTest {
  private static final int[] SPECIAL = {-1, 3, 0};

  /** A boss at m; the letters after it are marked as a, b, c, … */
  private static Arena boss(String name, int special, String picture, String marked) {
    Arena arena = Arena.in(Ruleset.GLOOMHAVEN, picture).blanks(99);
    for (char hero : new char[] {'A', 'B', 'C'}) {
      if (picture.indexOf(hero) >= 0) {
        arena.hero(hero).hitPoints(hero, 500);
      }
    }
    arena.monster('m', Gloomhaven.PACK, name, Rank.BOSS, SPECIAL[special]);
    for (int i = 0; i < marked.length(); i++) {
      arena.room().marked(mark(i, arena.hex(marked.charAt(i))));
    }
    Map<String, String> meanings = new HashMap<>();
    for (char mark = 'a'; mark <= 'f'; mark++) {
      meanings.put(String.valueOf(mark), "a place");
    }
    return arena
        .map(map -> map.withSpecialRules(meanings))
        .scenario(scenario -> scenario.atLevel(2));
  }

  private static MarkedHex mark(int number, Hex hex) {
    return new MarkedHex(String.valueOf((char) ('a' + number)), hex, Optional.empty());
  }

  private static ObjectiveSpec altar(Hex hex) {
    return new ObjectiveSpec(
        "Altar", hex, ObjectiveSpec.Purpose.DESTROY, new Formula.Constant(9), OptionalInt.empty());
  }

  private static Arena turn(Arena arena) {
    arena.remember();
    return arena.untilTurnEnds(arena.figure('m'));
  }

  private static List<Watched> present(Arena arena, String type) {
    return arena.all(type).stream().filter(one -> !one.isGone()).toList();
  }

  @Test
  void theGloomGoesFromHexToHexAndStrikesFromThere() {
    Arena arena =
        boss("The Gloom", 2, "m   .   .   .   n   .   .   A   .   o   p   .   B", "nop").start();
    List<Hex> stops = new ArrayList<>();
    for (int round = 0; round < 4; round++) {
      turn(arena);
      stops.add(arena.figure('m').hex());
      assertThat(arena.happened(What.ATTACKED, 'm')).hasSize(1);
    }
    assertThat(stops)
        .containsExactly(arena.hex('n'), arena.hex('o'), arena.hex('p'), arena.hex('n'));
  }

  @Test
  void whoeverStandsThereMakesRoom() {
    Arena arena = boss("The Gloom", 2, "m   .   .   .   .   A   .   .   p   B", "mAp").start();
    Hex before = arena.figure('A').hex();
    turn(arena);
    assertThat(arena.figure('m').hex()).isEqualTo(before);
    assertThat(arena.figure('A').hex()).isNotEqualTo(before);
    assertThat(arena.figure('A').hex().distanceTo(before)).isEqualTo(1);
  }

  @Test
  void theElderDrakeSendsZephyrsAndFliesToItsNextPerch() {
    String picture =
        """
        m   .   .   .   .   .   .   .
          .   .   .   .   n   .   .   o
        .   .   .   .   .   A   .   B
        """;
    Arena arena = boss("Elder Drake", 2, picture, "mno").start();
    turn(arena);
    assertThat(arena.figure('m').hex()).isEqualTo(arena.hex('n'));
    List<Watched> zephyrs = present(arena, "Zephyr");
    assertThat(zephyrs).hasSize(2);
    assertThat(arena.happened(What.ATTACKED)).isEmpty();
    turn(arena);
    assertThat(arena.figure('m').hex()).isEqualTo(arena.hex('o'));
    assertThat(arena.happened(What.MOVED))
        .filteredOn(event -> event.who().equals(zephyrs.getFirst().id()))
        .as("a zephyr goes two hexes before the drake does anything")
        .hasSize(2);
    assertThat(present(arena, "Zephyr")).hasSize(4);
  }

  @Test
  void nobodyCanHurtAZephyr() {
    Arena arena =
        Arena.in(Ruleset.GLOOMHAVEN, "A   z   .   B   .   m")
            .blanks(10)
            .hero('A')
            .hero('B')
            .monster('m', Gloomhaven.PACK, "Elder Drake", Rank.BOSS, 3)
            .monster('z', Gloomhaven.PACK, "Zephyr", Rank.NORMAL)
            .start()
            .turnOf('A');
    arena.choose("basic top 0");
    assertThat(arena.events(What.ATTACKED)).isEmpty();
    arena.untilTurnEnds(arena.figure('m'));
    assertThat(arena.lost('A')).as("two characters, attack 2").isEqualTo(2);
  }

  @Test
  void theWingedHorrorLaysEggsThatHatch() {
    String picture =
        """
        .   .   .   .   .   .   .   .
          .   m   .   .   .   A   .   B
        .   .   .   .   .   .   .   C
        """;
    Arena arena = turn(boss("Winged Horror", 2, picture, "").start());
    List<Watched> eggs = present(arena, "Egg");
    assertThat(eggs).hasSize(3).allMatch(egg -> egg.maxHitPoints() == 3);

    Arena both =
        Arena.in(Ruleset.GLOOMHAVEN, picture)
            .blanks(99)
            .hero('A')
            .hitPoints('A', 500)
            .hero('B')
            .monster('m', Gloomhaven.PACK, "Winged Horror", Rank.BOSS, 3);
    both.room()
        .objective(
            new ObjectiveSpec(
                "Egg",
                both.hex('C'),
                ObjectiveSpec.Purpose.DESTROY,
                new Formula.Constant(3),
                OptionalInt.of(99)));
    turn(both.start());
    assertThat(present(both, "Egg")).isEmpty();
    assertThat(present(both, "Night Demon"))
        .hasSize(1)
        .allMatch(demon -> demon.hex().equals(both.hex('C')))
        .allMatch(demon -> demon.nature().rank() == Rank.NORMAL);
  }

  @Test
  void theThroneOfThePrimeDemonCallsADemonWhereverItGoes() {
    for (int special = 1; special <= 2; special++) {
      String picture =
          """
          .   .   .   .   .   .   .   .
            n   o   p   q   r   s   .   .
          .   .   .   .   .   .   .   .
            m   .   .   .   .   .   A   B
          .   .   .   .   .   .   .   C
          """;
      Arena arena = boss("Prime Demon", special, picture, "nopqrs");
      arena.room().objective(altar(arena.hex('n')));
      arena.start();
      turn(arena);
      assertThat(arena.only("Altar").hex()).isEqualTo(arena.hex('o'));
      List<Watched> demons = present(arena, "Wind Demon");
      assertThat(demons).hasSize(1);
      assertThat(demons.getFirst().nature().rank())
          .isEqualTo(special == 1 ? Rank.ELITE : Rank.NORMAL);
      assertThat(arena.happened(What.MOVED, 'm')).isNotEmpty();
      turn(arena);
      assertThat(arena.only("Altar").hex()).isEqualTo(arena.hex('p'));
      assertThat(present(arena, "Night Demon")).hasSize(1);
    }
  }

  @Test
  void theThroneOpensTheRoomsThatItComesTo() {
    Arena arena =
        boss("Prime Demon", 1, "m   n   .   A   B   .   +   .   o   +   p   q   r   s", "nopqrs");
    arena.room().objective(altar(arena.hex('n')));
    arena.rooms(RoomSetup.in(arena.hex('o')).build(), RoomSetup.in(arena.hex('p')).build());
    arena.start();
    turn(arena);
    assertThat(arena.only("Altar").hex()).isEqualTo(arena.hex('o'));
    assertThat(arena.happened(What.DOOR_OPENED)).hasSize(1);
    turn(arena);
    assertThat(arena.only("Altar").hex()).isEqualTo(arena.hex('p'));
    assertThat(arena.happened(What.DOOR_OPENED)).as(arena.happened().toString()).hasSize(1);
  }
}
