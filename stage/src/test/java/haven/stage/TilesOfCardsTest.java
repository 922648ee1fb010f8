package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.map.HexEffect;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Traps and obstacles that cards make or take away. */
final class TilesOfCardsTest {
  private static final StatLine TOUGH = StatLine.of(20, 2, 2, 0);

  private static final MonsterCard WALKS_AND_ATTACKS =
      MonsterCard.of(80, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT));

  private static Ability trap(int xp, String... words) {
    OverlayTile tile = OverlayTile.of(Terrain.TRAP, HexEffect.of(List.of(words)));
    return new Ability.CreateTile(tile, 1, 1, xp, List.of());
  }

  private static Arena arena(Ruleset ruleset, String map, CardAction action) {
    return Arena.in(ruleset, map)
        .hero('A', Parties.top(action))
        .hero('B', Arena.card("Late", 90, CardAction.of(), CardAction.of(Ability.move(2))))
        .monster('g', "Guard", TOUGH, WALKS_AND_ATTACKS)
        .start()
        .turnOf('A');
  }

  private static Terrain at(Arena arena, char letter) {
    return arena.game.state().ground().at(arena.game.state().board().at(arena.hex(letter)));
  }

  @RulesetTest
  @Rule({"TIL-02", "TIL-14", "XPP-04"})
  void anEnemyThatSpringsATrapIsWorthExperienceToItsMaker(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "B   A   t   .   g", CardAction.of(trap(2, "damage 6", "poison")).losing());
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('t')));
    assertThat(at(arena, 't')).isEqualTo(Terrain.TRAP);
    assertThat(arena.game.state().toString()).contains("maker=" + arena.figure("A").id());
    assertThat(arena.sheet('A').cards().lost()).isEqualTo(1);
    assertThat(arena.xp('A')).isZero();
    arena.until(prompt -> !arena.events(Event.What.TRAP_SPRUNG).isEmpty());
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(6);
    assertThat(arena.only("Guard").has(Condition.POISON)).isTrue();
    assertThat(arena.xp('A')).isEqualTo(2);
    assertThat(at(arena, 't')).isEqualTo(Terrain.NONE);
  }

  @RulesetTest
  @Rule("TIL-14")
  void anAllyThatSpringsATrapIsNot(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   t   B   .   .   .   .   g", CardAction.of(trap(2, "damage 2")));
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('t')));
    arena.until(Prompt.Kind.ACTION, "B");
    arena.choose("bottom 0");
    arena.walk('t');
    arena.until(prompt -> arena.lost('B') > 0);
    assertThat(arena.lost('B')).isEqualTo(2);
    assertThat(arena.xp('A')).isZero();
  }

  @RulesetTest
  @Rule({"ABL-12a", "TIL-09"})
  void anActionThatFindsNoHexIsNotPerformed(Ruleset ruleset) {
    List<Ability> nothing =
        List.of(
            trap(2, "damage 6"),
            new Ability.DestroyTile(Terrain.OBSTACLE, 1),
            new Ability.DestroyTile(Terrain.TRAP, 1));
    for (Ability ability : nothing) {
      Arena arena = arena(ruleset, "A   B   .   .   g", CardAction.of(ability).xp(2).losing());
      arena.choose("top 0");
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      assertThat(arena.xp('A')).isZero();
      assertThat(arena.sheet('A').cards().lost()).isZero();
    }
  }

  @RulesetTest
  @Rule({"TIL-02", "TIL-08", "TIL-09"})
  void severalObstaclesAreCreatedInDifferentEmptyHexes(Ruleset ruleset) {
    String map =
        """
        x   A   B   .
          y   z   .   .
        .   .   .   .   g
        """;
    Arena arena =
        arena(
            ruleset,
            map,
            CardAction.of(new Ability.CreateTile(OverlayTile.of(Terrain.OBSTACLE), 1, 2)).xp(1));
    arena.choose("top 0");
    assertThat(hexes(arena))
        .containsExactlyInAnyOrder(arena.hex('x'), arena.hex('y'), arena.hex('z'));
    arena.choose(new Choice.To(arena.hex('z')));
    assertThat(hexes(arena)).contains(arena.hex('y')).doesNotContain(arena.hex('z'));
    arena.choose(new Choice.To(arena.hex('y')));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(at(arena, 'y')).isEqualTo(Terrain.OBSTACLE);
    assertThat(at(arena, 'z')).isEqualTo(Terrain.OBSTACLE);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  private static List<Hex> hexes(Arena arena) {
    return arena.prompt().options().stream()
        .filter(Choice.To.class::isInstance)
        .map(option -> ((Choice.To) option).hex())
        .toList();
  }

  @RulesetTest
  @Rule({"TIL-03", "OVL-37"})
  void anObstacleIsDestroyedAndATrapDisarmed(Ruleset ruleset) {
    for (Terrain kind : List.of(Terrain.OBSTACLE, Terrain.TRAP)) {
      Arena arena =
          arena(
              ruleset,
              "o%  A   t^  .   B   g",
              CardAction.of(new Ability.DestroyTile(kind, 1)).xp(2));
      arena.choose("top 0");
      arena.choose(new Choice.To(arena.hex(kind == Terrain.TRAP ? 't' : 'o')));
      assertThat(at(arena, 't')).isEqualTo(kind == Terrain.TRAP ? Terrain.NONE : Terrain.TRAP);
      assertThat(at(arena, 'o')).isEqualTo(kind == Terrain.TRAP ? Terrain.OBSTACLE : Terrain.NONE);
      assertThat(arena.lost('A')).isZero();
      assertThat(arena.xp('A')).isEqualTo(2);
    }
  }

  @RulesetTest
  @Rule({"TIL-11", "TIL-12", "EX-TIL-01"})
  void noObstacleIsLaidInTheOnlyWayToADoor(Ruleset ruleset) {
    for (String map :
        List.of(
            "B   y   A   x   d+  h   i",
            "B   y   A   x   d!  h   i",
            "B   y   A   x   d'  h   i")) {
      Arena arena =
          Arena.in(ruleset, map)
              .hero(
                  'A',
                  Arena.top(new Ability.CreateTile(OverlayTile.of(Terrain.OBSTACLE), 1, 1)),
                  Arena.bottom(trap(0, "damage 1")))
              .hero('B');
      arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A');
      arena.choose("top 0");
      assertThat(arena.prompt().kind()).as(map).isEqualTo(Prompt.Kind.ACTION);
      arena.choose("bottom 1");
      assertThat(hexes(arena)).containsExactlyInAnyOrder(arena.hex('x'), arena.hex('y'));
    }
  }

  /** In Jaws of the Lion a marker stands for what is gone; here the hex is simply free. */
  @RulesetTest
  @Rule("OVL-69")
  void aDestroyedObstacleIsGone(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   o%  x   B   g",
            CardAction.of(new Ability.DestroyTile(Terrain.OBSTACLE, 1), Ability.move(2)));
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.To(arena.hex('o')));
    assertThat(at(arena, 'o')).isEqualTo(Terrain.NONE);
    arena.walk('o', 'x');
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('x'));
  }

  @RulesetTest
  @Rule("OVL-26")
  void aCorridorTakesOneMoreTile(Ruleset ruleset) {
    Arena arena = arena(ruleset, "A   c:  .   B   g", CardAction.of(trap(1, "damage 2")));
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.To(arena.hex('c')));
    assertThat(at(arena, 'c')).isEqualTo(Terrain.TRAP);
  }
}
