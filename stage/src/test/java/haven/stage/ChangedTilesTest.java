package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Ability.ChangeTile;
import haven.model.ability.Effect;
import haven.model.ability.TileChange;
import haven.model.card.CardAction;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.record.Narrator;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** TIL: tiles that abilities move, put elsewhere, replace or spring. */
final class ChangedTilesTest {
  private static final OverlayTile OBSTACLE = OverlayTile.of(Terrain.OBSTACLE);
  private static final OverlayTile HAZARD = OverlayTile.of(Terrain.HAZARD);
  private static final OverlayTile TRAP =
      OverlayTile.of(Terrain.TRAP, HexEffect.of(List.of("damage 3")));

  private static Ability move(Terrain kind, int hexes, int range) {
    return new ChangeTile(kind, range, new TileChange.Move(hexes));
  }

  private static Ability transfer(Terrain kind, int range) {
    return new ChangeTile(kind, range, new TileChange.Transfer());
  }

  private static Ability replace(Terrain kind, OverlayTile by, int range) {
    return new ChangeTile(kind, range, new TileChange.Replace(by));
  }

  private static Ability spring(int range) {
    return new ChangeTile(Terrain.TRAP, range, new TileChange.Spring());
  }

  private static Ability create(OverlayTile tile, int range) {
    return new Ability.CreateTile(tile, range, 1);
  }

  /** Hero A, whose turn it is, with that ability; hero B waits. */
  private static Arena arena(Ruleset ruleset, String map, Ability ability) {
    return Arena.in(ruleset, map).hero('A', Arena.top(ability)).hero('B').hitPoints('A', 20);
  }

  private static Arena begun(Ruleset ruleset, String map, Ability ability) {
    return begun(arena(ruleset, map, ability));
  }

  private static Arena begun(Arena arena) {
    arena.start().turnOf('A');
    arena.choose("top 0");
    return arena;
  }

  private static Terrain at(Arena arena, char letter) {
    return tile(arena, letter).terrain();
  }

  private static OverlayTile tile(Arena arena, char letter) {
    var state = arena.game.state();
    return state.ground().tile(state.board().at(arena.hex(letter)));
  }

  /** The letters among these whose hexes can be chosen. */
  private static String offered(Arena arena, String letters) {
    List<Choice> options =
        arena.isAsked(Prompt.Kind.HEX) ? arena.prompt().options() : List.<Choice>of();
    return letters
        .chars()
        .filter(letter -> options.contains(new Choice.To(arena.hex((char) letter))))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static void to(Arena arena, char letter) {
    arena.choose(new Choice.To(arena.hex(letter)));
  }

  @RulesetTest
  @Rule({"TIL-04", "TIL-08", "TIL-09"})
  void aTransferredTileKeepsItsEffectAndIsPlacedInAFreeHexWithinRange(Ruleset ruleset) {
    String map =
        """
        A   a   .   c~  m   d
          .   t   B   e   .   .
        """;
    Arena arena = arena(ruleset, map, transfer(Terrain.TRAP, 4)).monster('m', "Guard", tough());
    arena.room().tile("trap", TileKind.TRAP, arena.hex('t'), effect("damage 7", "stun"));
    begun(arena);
    assertThat(offered(arena, "Aacmdet")).isEqualTo("t");
    OverlayTile before = tile(arena, 't');
    to(arena, 't');
    assertThat(arena.prompt().rule().text()).isEqualTo("TIL-04");
    assertThat(offered(arena, "AaBcmdet")).isEqualTo("ae");
    to(arena, 'e');
    assertThat(tile(arena, 'e')).isEqualTo(before);
    assertThat(at(arena, 't')).isEqualTo(Terrain.NONE);
    assertThat(arena.events(Event.What.TRAP_SPRUNG)).isEmpty();
  }

  private static StatLine tough() {
    return StatLine.of(30, 2, 2, 0);
  }

  private static HexEffect effect(String... words) {
    return HexEffect.of(List.of(words));
  }

  @RulesetTest
  @Rule({"TIL-05", "TIL-09"})
  void aTileMovesOverFeaturelessHexesOccupiedOrNot(Ruleset ruleset) {
    String map =
        """
        #   #   #   #   #   #   #
          o%  m   a   t^  b  |c
        #   #   A   d   B   .   #
        """;
    Arena arena =
        begun(arena(ruleset, map, move(Terrain.OBSTACLE, 3, 9)).monster('m', "Guard", tough()));
    to(arena, 'o');
    assertThat(offered(arena, "omatbcAdB")).isEqualTo("ad");
    to(arena, 'd');
    assertThat(at(arena, 'd')).isEqualTo(Terrain.OBSTACLE);
    assertThat(at(arena, 'o')).isEqualTo(Terrain.NONE);
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('A'));

    Arena two =
        begun(arena(ruleset, map, move(Terrain.OBSTACLE, 2, 9)).monster('m', "Guard", tough()));
    to(two, 'o');
    assertThat(at(two, 'a')).as("only one place is left").isEqualTo(Terrain.OBSTACLE);

    Arena one =
        begun(arena(ruleset, map, move(Terrain.OBSTACLE, 1, 9)).monster('m', "Guard", tough()));
    assertThat(one.isAsked(Prompt.Kind.ACTION)).as("nowhere to go").isTrue();
  }

  @RulesetTest
  @Rule("TIL-05")
  void aMovedTileGoesNotThroughWallsNorOverTiles(Ruleset ruleset) {
    String map =
        """
        A   a   t^  b  |c   B
          .   .   .   e   .   .
        """;
    Arena arena = begun(ruleset, map, move(Terrain.TRAP, 2, 9));
    to(arena, 't');
    assertThat(offered(arena, "Aabce")).as("c is three hexes away").isEqualTo("abe");

    Arena barred = begun(ruleset, "A   a   t^  b   c%  d   B", move(Terrain.TRAP, 9, 9));
    to(barred, 't');
    assertThat(offered(barred, "Aabcd")).isEqualTo("ab");
  }

  @RulesetTest
  @Rule({"TIL-05", "TIL-08"})
  void aMovedTilePassesAPressurePlateButDoesNotStay(Ruleset ruleset) {
    Arena arena = begun(ruleset, "x   t^  p_  a   A   B", move(Terrain.TRAP, 2, 9));
    to(arena, 't');
    assertThat(offered(arena, "xtpaAB")).isEqualTo("xa");
  }

  @RulesetTest
  @Rule("TIL-05")
  void aMovedTileLeavesNoRevealedRoom(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   x   A   t^  a   d+  h   i", move(Terrain.TRAP, 9, 9));
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    begun(arena);
    to(arena, 't');
    assertThat(offered(arena, "xadhi")).isEqualTo("xa");
  }

  @Test
  void aTileThatIsCarriedIsToldInOneSentence() {
    Arena arena =
        begun(Ruleset.FROSTHAVEN, "A   a   b%  B\n  .   c   .   .\n", move(Terrain.OBSTACLE, 2, 9));
    to(arena, 'b');
    to(arena, 'c');
    List<String> told = new Narrator(true).tell(arena.game, arena.game.events());
    assertThat(told)
        .filteredOn(line -> line.contains("obstacle"))
        .singleElement(STRING)
        .contains(
            " moves the obstacle from " + arena.hex('b') + " to " + arena.hex('c') + ". [TIL");
  }

  @RulesetTest
  @Rule({"TIL-06", "TIL-01"})
  void aTileIsReplacedByAnotherAndWithoutItThereIsNone(Ruleset ruleset) {
    String map =
        """
        A   a   b*  B
          .   c%  .   .
        """;
    Arena arena = begun(ruleset, map, replace(Terrain.HAZARD, TRAP, 3));
    assertThat(offered(arena, "Aabc")).isEqualTo("b");
    assertThat(arena.prompt().rule().text()).isEqualTo("TIL-06");
    to(arena, 'b');
    assertThat(tile(arena, 'b')).isEqualTo(TRAP);
    assertThat(at(arena, 'c')).isEqualTo(Terrain.OBSTACLE);
    assertThat(arena.events(Event.What.TILE_DESTROYED)).hasSize(1);
    assertThat(arena.events(Event.What.TILE_CREATED)).hasSize(1);

    Arena none = begun(ruleset, map, replace(Terrain.DIFFICULT, TRAP, 3));
    assertThat(none.isAsked(Prompt.Kind.ACTION)).as("nothing to destroy").isTrue();
    assertThat(none.events(Event.What.TILE_DESTROYED)).isEmpty();
  }

  @RulesetTest
  @Rule({"TIL-06", "TIL-11"})
  void aReplacingTileObeysTheRulesOfItsOwnKind(Ruleset ruleset) {
    Arena under =
        arena(ruleset, "A   m*  .   .   B", replace(Terrain.HAZARD, TRAP, 3))
            .monster('m', "Guard", tough());
    begun(under);
    assertThat(under.isAsked(Prompt.Kind.ACTION)).as("a figure stands there").isTrue();

    Arena sealed = begun(ruleset, "A   x*  .   B", replace(Terrain.HAZARD, OBSTACLE, 3));
    assertThat(sealed.isAsked(Prompt.Kind.ACTION)).as("it would seal the way").isTrue();

    Arena opened = begun(ruleset, "B   A   a%  b%  c%", replace(Terrain.OBSTACLE, TRAP, 9));
    assertThat(offered(opened, "abc")).isEqualTo("abc");
    to(opened, 'b');
    assertThat(at(opened, 'b')).isEqualTo(Terrain.TRAP);
  }

  @RulesetTest
  @Rule({"TIL-07", "TIL-01"})
  void aSprungTrapHurtsTheActingFigureWhereverItIs(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   .   t   h*  m", spring(3)).monster('m', "Guard", tough());
    arena.room().tile("trap", TileKind.TRAP, arena.hex('t'), effect("damage 4", "poison"));
    begun(arena);
    assertThat(offered(arena, "Ath")).isEqualTo("t");
    assertThat(arena.prompt().rule().text()).isEqualTo("TIL-07");
    to(arena, 't');
    arena.asIs();
    assertThat(arena.lost('A')).isEqualTo(4);
    assertThat(arena.figure("A").has(Condition.POISON)).isTrue();
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(arena.lost('B')).isZero();
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('A'));
    assertThat(at(arena, 't')).isEqualTo(Terrain.NONE);
  }

  @RulesetTest
  @Rule("TIL-07")
  void onlyATrapIsSprung(Ruleset ruleset) {
    for (Terrain kind : List.of(Terrain.HAZARD, Terrain.OBSTACLE)) {
      Ability ability = new ChangeTile(kind, 3, new TileChange.Spring());
      Arena arena = begun(ruleset, "o%  .   A   .   h*  B", ability);
      assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
      assertThat(arena.lost('A')).isZero();
    }
  }

  @RulesetTest
  @Rule("TIL-03")
  void onlyATileOfTheStatedKindIsDestroyed(Ruleset ruleset) {
    for (Terrain kind : List.of(Terrain.HAZARD, Terrain.OBSTACLE, Terrain.TRAP)) {
      Arena arena = begun(ruleset, "o%  .   A   t^  h*  B", new Ability.DestroyTile(kind, 3));
      String wanted = kind == Terrain.HAZARD ? "h" : kind == Terrain.TRAP ? "t" : "o";
      assertThat(offered(arena, "oth")).isEqualTo(wanted);
    }
  }

  /** Not even a trap that outlives whoever steps on it, and a flying figure does not escape it. */
  @RulesetTest
  @Rule("TIL-07")
  void aSprungTrapIsDestroyedInAnyCase(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   .   t   m")
            .hero('A', Arena.top(Ability.round(Effect.self(new Effect.Change.Flying())), spring(3)))
            .hero('B')
            .monster('m', "Guard", tough());
    arena.room().tile("trap", TileKind.TRAP, arena.hex('t'), effect("damage 2", "stays"));
    begun(arena);
    arena.choose(new Choice.Accept());
    to(arena, 't');
    arena.asIs();
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(at(arena, 't')).isEqualTo(Terrain.NONE);
  }

  @RulesetTest
  @Rule("TIL-07")
  void aMonsterThatSpringsATrapSuffersItItself(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   B   .   .   t   m").hero('A').hero('B');
    arena.monster('m', "Guard", tough(), MonsterCard.of(5, spring(2)));
    arena.room().tile("trap", TileKind.TRAP, arena.hex('t'), effect("damage 4"));
    arena.start().selectFirstTwo().until(Prompt.Kind.ACTION);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(4);
    assertThat(at(arena, 't')).isEqualTo(Terrain.NONE);
  }

  @RulesetTest
  @Rule("TIL-05")
  void aMonsterMovesATileAndThePlayersDecideWhereTo(Ruleset ruleset) {
    String map =
        """
        A   B   .   a   b   .
          .   .   .   o%  m   .
        .   .   .   c   d   .
        """;
    Arena arena = Arena.in(ruleset, map).hero('A').hero('B');
    arena.monster('m', "Guard", tough(), MonsterCard.of(5, move(Terrain.OBSTACLE, 1, 1)));
    arena.start().selectFirstTwo().until(Prompt.Kind.HEX);
    assertThat(offered(arena, "abcdmo")).isEqualTo("abcd");
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Decline());
    to(arena, 'b');
    assertThat(at(arena, 'b')).isEqualTo(Terrain.OBSTACLE);
  }

  @RulesetTest
  @Rule({"TIL-01", "TIL-04", "TIL-05"})
  void tilesAreChangedWithinRangeAndWhereFrosthavenSaysSoInSight(Ruleset ruleset) {
    String map =
        """
        A   a   b   #   e^  .
          .   c^  .   d   .   B
        """;
    boolean sight = ruleset.tiles().needsSight();
    for (Ability ability : List.of(move(Terrain.TRAP, 1, 6), transfer(Terrain.TRAP, 6))) {
      Arena arena = begun(ruleset, map, ability);
      assertThat(offered(arena, "ec")).isEqualTo(sight ? "c" : "ec");
    }
    Arena near = begun(ruleset, map, transfer(Terrain.TRAP, 2));
    assertThat(offered(near, "ec")).isEqualTo("c");
    to(near, 'c');
    assertThat(offered(near, "abcd")).isEqualTo("ab");
    assertThat(offered(begun(ruleset, map, create(HAZARD, 1)), "abcd")).isEqualTo("a");
    assertThat(offered(begun(ruleset, map, new Ability.DestroyTile(Terrain.TRAP, 6)), "ce"))
        .isEqualTo(sight ? "c" : "ce");
    if (sight) {
      assertThat(offered(begun(ruleset, map, spring(6)), "ce")).isEqualTo("c");
      assertThat(offered(begun(ruleset, map, replace(Terrain.TRAP, HAZARD, 6)), "ce"))
          .isEqualTo("c");
    }
  }

  @RulesetTest
  @Rule({"TIL-09", "TIL-10"})
  void hazardousTerrainIsLaidUnderAFigureWithoutHurtingIt(Ruleset ruleset) {
    String map =
        """
        A   m   a
          .   B   .
        """;
    Arena arena = arena(ruleset, map, create(HAZARD, 1)).monster('m', "Guard", tough());
    begun(arena);
    assertThat(offered(arena, "Ama")).isEqualTo("Am");
    to(arena, 'm');
    assertThat(at(arena, 'm')).isEqualTo(Terrain.HAZARD);
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(arena.events(Event.What.HAZARD_ENTERED)).isEmpty();
    for (OverlayTile tile : List.of(TRAP, OBSTACLE)) {
      Arena solid = arena(ruleset, map, create(tile, 2)).monster('m', "Guard", tough());
      assertThat(offered(begun(solid), "AmaB")).isEqualTo("a");
    }
  }

  @RulesetTest
  @Rule("TIL-08")
  void oneTileAHexCorridorsAndOpenDoorsAside(Ruleset ruleset) {
    String map = "B   A   a:  b'  c~  d_  e$  f+  g";
    Arena arena = arena(ruleset, map, create(HAZARD, 9));
    arena.rooms(RoomSetup.in(arena.hex('g')).build(), RoomSetup.in(arena.hex('c')).build());
    begun(arena);
    assertThat(offered(arena, "abcdef")).isEqualTo("abe");
  }

  private static final String PASSAGE =
      """
      a   b   #   f   g
        A   d   p   h   B
      j   k%  #   l   m
      """;

  @RulesetTest
  @Rule({"EX-TIL-01", "TIL-11", "TIL-12"})
  void noObstacleIsCreatedTransferredOrMovedIntoTheOnlyPassage(Ruleset ruleset) {
    assertThat(offered(begun(ruleset, PASSAGE, create(OBSTACLE, 3)), "bdp")).isEqualTo("b");
    assertThat(offered(begun(ruleset, PASSAGE, create(TRAP, 3)), "bdp")).isEqualTo("bdp");
    for (Ability ability : List.of(transfer(Terrain.OBSTACLE, 3), move(Terrain.OBSTACLE, 3, 3))) {
      Arena arena = begun(ruleset, PASSAGE, ability);
      to(arena, 'k');
      assertThat(offered(arena, "abjdpk")).isEqualTo("abj");
    }
  }

  /** Left and right are joined by p and by the door. */
  @RulesetTest
  @Rule({"TIL-11", "TIL-12"})
  void whatCanStillBeEnteredThroughAClosedDoorIsNotCutOff(Ruleset ruleset) {
    String map =
        """
        A   p   b   B
          a   x%s  d   .
        """;
    for (String door : List.of("+", "!", "'")) {
      Arena arena = arena(ruleset, map.formatted(door), create(OBSTACLE, 1));
      begun(arena);
      assertThat(offered(arena, "p")).as(door).isEqualTo(door.equals("!") ? "" : "p");
    }
  }

  /** One obstacle more in a part that is cut off already, and the removal of one. */
  @RulesetTest
  @Rule({"TIL-11", "TIL-12", "TIL-03"})
  void whatIsCutOffByTheSetUpMayStaySo(Ruleset ruleset) {
    Arena arena =
        begun(ruleset, "B   A   a%  b%  c%", new Ability.DestroyTile(Terrain.OBSTACLE, 9));
    assertThat(offered(arena, "abc")).isEqualTo("abc");
    to(arena, 'b');
    assertThat(at(arena, 'b')).isEqualTo(Terrain.NONE);
  }

  /** A trap at a monster's feet, and an obstacle in the only passage: as the page shows it. */
  @RulesetTest
  @Rule("TIL-16")
  void theSetUpIsNotBoundByWhatBindsAbilities(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   a   p%  b   m^  B", create(OBSTACLE, 5)).monster('m', "Guard", tough());
    begun(arena);
    assertThat(at(arena, 'p')).isEqualTo(Terrain.OBSTACLE);
    assertThat(at(arena, 'm')).isEqualTo(Terrain.TRAP);
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('m'));
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(offered(arena, "apbm")).doesNotContain("m");
  }

  private static final String BORDER =
      """
      o%  x   A   y   B   b#
        .   .   .   .   .   #
      """;

  @RulesetTest
  @Rule("TIL-13")
  void aTileThatCoversABorderHexStaysWhereItIs(Ruleset ruleset) {
    for (Ability ability :
        List.of(
            new Ability.DestroyTile(Terrain.OBSTACLE, 9),
            move(Terrain.OBSTACLE, 3, 9),
            transfer(Terrain.OBSTACLE, 9))) {
      Arena arena = arena(ruleset, BORDER, ability);
      arena.room().tile("obstacle", TileKind.OBSTACLE, arena.hex('b'));
      begun(arena);
      assertThat(at(arena, 'b')).isEqualTo(Terrain.OBSTACLE);
      assertThat(offered(arena, "ob")).as(ability.toString()).isEqualTo("o");
    }
  }

  @RulesetTest
  @Rule("TIL-15")
  void objectivesAreNeitherDestroyedNorMoved(Ruleset ruleset) {
    for (Ability ability :
        List.of(
            new Ability.DestroyTile(Terrain.OBSTACLE, 9),
            move(Terrain.OBSTACLE, 3, 9),
            transfer(Terrain.OBSTACLE, 9))) {
      String map =
          """
          o%  A   x   v
            .   B   .   .
          """;
      Arena arena = arena(ruleset, map, ability);
      arena
          .room()
          .objective(
              new ObjectiveSpec(
                  "Altar",
                  arena.hex('v'),
                  ObjectiveSpec.Purpose.DESTROY,
                  Formula.of("5"),
                  OptionalInt.empty()));
      arena.room().tile("rock", TileKind.OBSTACLE, arena.hex('v'));
      begun(arena);
      assertThat(offered(arena, "ov")).as(ability.toString()).isEqualTo("o");
      assertThat(arena.only("Altar").isGone()).isFalse();
    }
  }

  /** What a box demands is not skipped once something was done (ABL-14). */
  @RulesetTest
  @Rule({"TIL-02", "TIL-03", "TIL-04"})
  void aBoxedChangeIsNotSkipped(Ruleset ruleset) {
    for (Ability ability :
        List.of(
            create(HAZARD, 1),
            new Ability.DestroyTile(Terrain.OBSTACLE, 3),
            transfer(Terrain.OBSTACLE, 3))) {
      Arena arena =
          Arena.in(ruleset, "A   a   b   o%  c%  B   .   m")
              .hero('A', Parties.top(CardAction.of(Ability.move(1), new Ability.Must(ability))))
              .hero('B')
              .monster('m', "Guard", tough());
      begun(arena);
      arena.walk('a');
      arena.chooseIfOffered(new Choice.Decline());
      arena.chooseIfOffered(new Choice.Accept());
      assertThat(arena.isAsked(Prompt.Kind.HEX)).isTrue();
      assertThat(arena.prompt().options()).doesNotContain(new Choice.Decline());
    }
  }

  @RulesetTest
  @Rule("TIL-14")
  void aMonsterLaysAsManyTrapsAsItsCardSays(Ruleset ruleset) {
    String map =
        """
        A   B   .   .   .   .
          .   .   .   a   m   .
        .   .   .   b   .   .
        """;
    Arena arena = Arena.in(ruleset, map).hero('A').hero('B');
    arena.monster('m', "Guard", tough(), MonsterCard.of(5, new Ability.CreateTile(TRAP, 1, 2)));
    arena.start().selectFirstTwo().until(Prompt.Kind.ACTION);
    List<Hex> traps =
        arena.log.stream()
            .filter(Event.TileCreated.class::isInstance)
            .map(event -> ((Event.TileCreated) event).hex())
            .toList();
    assertThat(traps).hasSize(2).doesNotHaveDuplicates().contains(arena.hex('a'));
  }
}
