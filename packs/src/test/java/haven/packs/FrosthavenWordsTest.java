package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import haven.board.Hex;
import haven.board.Terrain;
import haven.content.pack.Library;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.map.Terms;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards and traits of Frosthaven's monsters that speak of water, ranks and sides, played. */
final class FrosthavenWordsTest {
  private static final Pack PACK = Library.of(List.of()).pack("fh");
  private static final int AID_FROM_BELOW = 3;
  private static final int LEVEL = 1;

  private static Arena arena(String picture) {
    Arena arena = Arena.in(Ruleset.named("FH"), picture).blanks(99);
    return arena.hero('A').hitPoints('A', 90).hero('B').hitPoints('B', 90);
  }

  private static Arena turn(Arena arena) {
    return arena.untilTurnEnds(arena.figure('m'));
  }

  private static List<Hex> water(Arena arena) {
    return arena.events(What.TILE_CREATED).stream()
        .map(event -> ((Event.TileCreated) event).hex())
        .toList();
  }

  private static List<Integer> attacks(Arena arena) {
    return arena.events(What.ATTACKED).stream().map(Event::number).toList();
  }

  @Test
  void anEelGoesThroughWaterAsOverFloorAndNowhereElse() {
    Arena arena =
        turn(
            arena(
                    """
                    m"  "   a"  .   A   B
                      .   .   .   .   .
                    """)
                .monster('m', PACK, "Lightning Eel", Rank.NORMAL, 0)
                .start());
    assertThat(arena.figure('m').hex())
        .as("no hex of water is next to A")
        .isEqualTo(arena.hex('m'));
    Arena near =
        turn(
            arena(
                    """
                    m"  "   a"  A   .   B
                      .   .   .   .   .
                    """)
                .monster('m', PACK, "Lightning Eel", Rank.NORMAL, 0)
                .start());
    assertThat(near.figure('m').hex()).isEqualTo(near.hex('a'));
    assertThat(attacks(near)).hasSize(1);
  }

  @Test
  void whoeverElseEntersWaterPaysForIt() {
    Arena arena =
        arena("m   a\"  b   c   .   A   B")
            .monster('m', PACK, "Piranha Pig", Rank.NORMAL, 7)
            .start();
    turn(arena);
    assertThat(arena.figure('m').hex()).as("Move 3 is water and floor").isEqualTo(arena.hex('b'));
  }

  @Test
  void nobodyPushesAnEelAshore() {
    Ability push = Ability.push(2, Aim.AS_USUAL.range(3));
    Arena arena =
        Arena.in(Ruleset.named("FH"), "B   A   m\"  a\"  .   .   .")
            .hero('A', Arena.top(push), Arena.bottom())
            .hero('B')
            .monster('m', PACK, "Lightning Eel", Rank.ELITE, 1)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure('m')));
    assertThat(arena.prompt().options())
        .contains(new Choice.Along(List.of(arena.hex('a'))))
        .noneMatch(choice -> choice instanceof Choice.Along(List<Hex> way) && way.size() > 1);
  }

  @Test
  void waterIsCreatedInAnEmptyHexAndAnEelComesOutOfWater() {
    Arena arena =
        arena(
                """
                .   .   .   .   .
                  .   m   A   .   B
                .   .   .   .   .
                """)
            .monster('m', PACK, "Lurker Wavethrower", Rank.ELITE, AID_FROM_BELOW)
            .start();
    arena.until(Prompt.Kind.HEX);
    assertThat(arena.prompt().options())
        .as("any of the five empty hexes around it, not only the nearest")
        .hasSize(5)
        .doesNotContain(new Choice.To(arena.hex('A')));
    arena.choose(arena.prompt().options().getFirst());
    Watched eel = arena.only("Lightning Eel");
    assertThat(water(arena)).containsExactly(eel.hex());
    assertThat(eel.nature().rank()).isEqualTo(Rank.ELITE);
    assertThat(arena.terrain(eel.hex())).isEqualTo(Terrain.WATER);
  }

  @Test
  void withoutFreeWaterNoEelComes() {
    Arena arena =
        turn(
            arena("A   m   B")
                .monster('m', PACK, "Lurker Wavethrower", Rank.NORMAL, AID_FROM_BELOW)
                .start());
    assertThat(arena.all("Lightning Eel")).isEmpty();
    assertThat(water(arena)).isEmpty();
  }

  @Test
  void aScoutComesWithOneHitPoint() {
    Arena arena =
        turn(
            arena(
                    """
                    .   .   .   .   .
                      .   m   A   .   B
                    .   .   .   .   .
                    """)
                .monster(
                    'm', PACK, "Lurker Wavethrower (scenario 128)", Rank.NORMAL, AID_FROM_BELOW)
                .start());
    assertThat(arena.only("Vermling Scout").hitPoints()).isEqualTo(1);
    assertThat(arena.only("Vermling Scout").maxHitPoints()).isGreaterThan(1);
    assertThat(water(arena)).hasSize(1);
  }

  @Test
  void itGoesToTheLeftInOddRoundsAndToTheRightInEvenOnes() {
    String name = "Lurker Wavethrower (scenario 131)";
    Arena arena =
        arena(
                """
                  .   .   .   .   .   .
                l   .   m   A   .   B   .
                  .   .   .   .   .   .
                """)
            .monster('m', PACK, name, Rank.NORMAL, AID_FROM_BELOW, AID_FROM_BELOW)
            .hitPoints('m', 60)
            .start();
    turn(arena);
    assertThat(arena.figure('m').hex()).isEqualTo(arena.hex('l'));
    arena.until(Prompt.Kind.CARDS);
    turn(arena);
    Comparator<Hex> byColumn = Comparator.comparingInt(hex -> 2 * hex.q() + hex.r());
    Hex right = arena.game.state().board().layout().floor().stream().max(byColumn).orElseThrow();
    assertThat(arena.figure('m').hex()).isEqualTo(right);
  }

  @Test
  void aPigBitesHarderInWater() {
    int attack =
        PACK.monsters().stream()
            .filter(type -> type.name().equals("Piranha Pig"))
            .mapToInt(type -> type.line(LEVEL, Rank.NORMAL).attack().value(Terms.of(LEVEL, 2)))
            .sum();
    for (boolean wet : new boolean[] {false, true}) {
      Arena arena =
          turn(
              arena(wet ? "m   A\"  .   B" : "m   A   .   B")
                  .monster('m', PACK, "Piranha Pig", Rank.NORMAL, 2)
                  .start());
      assertThat(arena.events(What.MODIFIED))
          .extracting(Event::number)
          .containsExactly(wet ? attack + 2 : attack + 1);
    }
  }

  @Test
  void iceWraithsSwapTheirRanksWhenOneOfThemActs() {
    Arena arena =
        arena(
                """
                n   .   m   .   .   .   .   .   A   B
                  .   .   .   .   .   .   .   .   .
                """)
            .monster('m', PACK, "Ice Wraith", Rank.ELITE, 0)
            .another('n', "Ice Wraith", Rank.NORMAL)
            .start();
    Watched elite = arena.figure('m');
    Watched normal = arena.figure('n');
    assertThat(elite.nature().stats().attack()).isGreaterThan(normal.nature().stats().attack());
    arena.untilTurnEnds(normal);
    assertThat(arena.events(What.RANK_CHANGED))
        .as("each of them swaps the ranks of both when it acts")
        .extracting(Event::who, event -> ((Event.RankChanged) event).rank())
        .containsExactly(
            tuple(elite.id(), Rank.NORMAL),
            tuple(normal.id(), Rank.ELITE),
            tuple(elite.id(), Rank.ELITE),
            tuple(normal.id(), Rank.NORMAL));
    assertThat(arena.inTurnsOf(elite))
        .as("it attacks as what it has become, from afar")
        .filteredOn(event -> event.what() == What.ATTACKED)
        .hasSize(1);
    assertThat(arena.inTurnsOf(normal)).noneMatch(event -> event.what() == What.ATTACKED);
  }

  @Test
  void aChaosSparkNeverGoesForASummon() {
    Ability wolf = new Ability.Summon(SummonCard.of("Wolf", 4, 0, 0), 1);
    Arena arena =
        Arena.in(
                Ruleset.named("FH"),
                """
                m   .   .   .   a   A   .   B
                  .   .   .   .   .   .   .
                """)
            .hero('A', Arena.top(wolf), Arena.bottom())
            .hero('B')
            .monster('m', PACK, "Chaos Spark", Rank.NAMED, 0)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('a')));
    turn(arena);
    List<Event> focused = arena.events(What.FOCUSED);
    assertThat(focused).allMatch(event -> !event.whom().equals(arena.only("Wolf").id()));
    assertThat(arena.figure('m').hex().distanceTo(arena.hex('m'))).isEqualTo(2);
  }

  @Test
  void aLurkerSoldierStrikesAllWithinTwoHexes() {
    Arena arena =
        turn(arena("m   A   B   .").monster('m', PACK, "Lurker Soldier", Rank.NORMAL, 5).start());
    assertThat(arena.events(What.ATTACKED)).hasSize(2);
    assertThat(arena.figure('A').has(Condition.IMPAIR)).isTrue();
    assertThat(arena.figure('B').has(Condition.IMPAIR)).isTrue();
  }
}
