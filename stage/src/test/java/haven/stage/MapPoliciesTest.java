package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table switches a reading of the map's rules, and the game goes the other way. */
final class MapPoliciesTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final StatLine WEAK = StatLine.of(1, 0, 0, 0);

  private static Ruleset jaws(Policy policy, String value) {
    return policy.set(Ruleset.JAWS_OF_THE_LION, value);
  }

  private static Ruleset gloomhaven(Policy policy, String value) {
    return policy.set(Ruleset.GLOOMHAVEN, value);
  }

  @Test
  void throughAllies() {
    String map = "M   A   a\n\nM: character\nA: character\n";
    assertThat(Drawn.of(map, jaws(Policy.THROUGH_ALLIES, "true")).move('M', 2).stops())
        .isEqualTo("a");
    assertThat(Drawn.of(map, jaws(Policy.THROUGH_ALLIES, "false")).move('M', 2).stops()).isEmpty();
  }

  private static List<Hex> spawned(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   s$  x")
            .hero('A')
            .hero('B')
            .type(
                MonsterType.of("Imp", "Imps", 5, Map.of(Rank.NORMAL, WEAK)),
                new MonsterDeck("Imps", List.of(MonsterCard.of(90))));
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "imp",
                    new Moment.RoundStart(1),
                    new Deed.Spawn("Imp", MonsterSymbol.of("white/white/white"), arena.hex('s')))));
    arena.start().selectFirstTwo();
    return arena.all("Imp").stream().map(figure -> figure.hex()).toList();
  }

  @Test
  void invisible() {
    String map = "M   A   a\n\nM: character\nA: monster, invisible\n";
    assertThat(Drawn.of(map, jaws(Policy.INVISIBLE, "obstacle")).move('M', 2).stops()).isEmpty();
    assertThat(Drawn.of(map, jaws(Policy.INVISIBLE, "not-there")).move('M', 2).stops())
        .isEqualTo("a");
  }

  @Test
  void jumpLandingPaysDifficultTerrain() {
    String map = "M   s   x~\n\nM: character\n";
    Policy policy = Policy.JUMP_LANDING_PAYS_DIFFICULT_TERRAIN;
    assertThat(Drawn.of(map, gloomhaven(policy, "true")).jump('M', 2).stops()).isEqualTo("s");
    assertThat(Drawn.of(map, gloomhaven(policy, "false")).jump('M', 2).stops()).isEqualTo("sx");
  }

  private static final String DEAD_END =
      """
              a
        %s   T   c   d
                  f

      %s: %s
      T: %s
      """;

  @Test
  void pushByCharacters() {
    String map = DEAD_END.formatted("C", "C", "character", "monster");
    assertThat(
            Drawn.of(map, gloomhaven(Policy.PUSH_BY_CHARACTERS, "all-or-nothing"))
                .push('C', 2, 'T')
                .choices())
        .containsExactly("-", "a", "cd", "cf");
    assertThat(
            Drawn.of(map, gloomhaven(Policy.PUSH_BY_CHARACTERS, "up-to"))
                .push('C', 2, 'T')
                .choices())
        .containsExactly("-", "a", "c", "cd", "cf");
  }

  @Test
  void pushByOthers() {
    String map = DEAD_END.formatted("M", "M", "monster", "character");
    assertThat(
            Drawn.of(map, gloomhaven(Policy.PUSH_BY_OTHERS, "until-no-hex-is-left"))
                .push('M', 2, 'T')
                .choices())
        .containsExactly("a", "cd", "cf");
    assertThat(
            Drawn.of(map, gloomhaven(Policy.PUSH_BY_OTHERS, "farthest"))
                .push('M', 2, 'T')
                .choices())
        .containsExactly("cd", "cf");
  }

  @Test
  void controlledMovePaysDifficultTerrain() {
    String map = "C   M   a~  b\n\nC: character\nM: monster\n";
    Policy policy = Policy.CONTROLLED_MOVE_PAYS_DIFFICULT_TERRAIN;
    assertThat(Drawn.of(map, gloomhaven(policy, "false")).controlled('M', 'C', 1).stops())
        .isEqualTo("a");
    assertThat(Drawn.of(map, gloomhaven(policy, "true")).controlled('M', 'C', 1).stops()).isEmpty();
  }

  @Test
  void hazardDamage() {
    String map = "M   a*\n\nM: character\n";
    assertThat(hurt(map, gloomhaven(Policy.HAZARD_DAMAGE, "half-of-trap"))).isEqualTo(1);
    assertThat(hurt(map, gloomhaven(Policy.HAZARD_DAMAGE, "grows-every-three-levels")))
        .isEqualTo(2);
    assertThat(hurt(map, gloomhaven(Policy.HAZARD_DAMAGE, "as-printed"))).isZero();
  }

  private static int hurt(String map, Ruleset ruleset) {
    Course course = Drawn.of(map, ruleset).move('M', 1);
    course.along("a");
    course.arena().asIs();
    return course.lost();
  }

  @Test
  void lossOfFlight() {
    String map = "F   a^  b\n\nF: character\ntile a: damage 3\n";
    assertThat(landed(map, gloomhaven(Policy.LOSS_OF_FLIGHT, "crashes-on-obstacles"))).isZero();
    assertThat(landed(map, gloomhaven(Policy.LOSS_OF_FLIGHT, "enters-its-hex"))).isEqualTo(3);
  }

  private static int landed(String map, Ruleset ruleset) {
    Course course = Drawn.of(map, ruleset).fly('F', 1);
    course.along("a");
    Arena arena = course.arena();
    while (!arena.isAsked(Prompt.Kind.CARDS)) {
      arena.choose(arena.prompt().options().getFirst());
    }
    return course.lost();
  }

  @Test
  void sight() {
    assertThat(isSeen(gloomhaven(Policy.SIGHT, "corner-to-corner"), NARROW)).isFalse();
    assertThat(isSeen(gloomhaven(Policy.SIGHT, "any-point"), NARROW)).isTrue();
    assertThat(isSeen(gloomhaven(Policy.SIGHT, "everywhere"), NARROW)).isTrue();
    assertThat(isSeen(gloomhaven(Policy.SIGHT, "corner-to-corner"), PASSAGE)).isFalse();
    assertThat(isSeen(gloomhaven(Policy.SIGHT, "corner-to-corner-or-adjacent"), PASSAGE)).isTrue();
  }

  private static final String NARROW =
      """
          .   .   .   .   .   g
            .   #   .   .   .   #
          .   .   .   #   .   .
            .   .   .   .   .   .
          .   .   .   .   #   .
            A   B   .   .   .   .
      """;

  private static final String PASSAGE =
      """
      #   #   #   #
        A   g   B
      #   #   #   #
      """;

  private static boolean isSeen(Ruleset ruleset, String map) {
    return isOffered(ruleset, map, Ability.attack(1, Aim.AS_USUAL.range(9)));
  }

  private static boolean isOffered(Ruleset ruleset, String map, Ability ability) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', Arena.top(ability))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .start();
    arena.turnOf('A').choose("top 0");
    return arena.offered().contains("Guard");
  }

  @Test
  void sightNeed() {
    String hidden = "A   #   g\n  .   .   B\n";
    Ability muddle = Ability.give(Condition.MUDDLE, Aim.AS_USUAL);
    assertThat(isOffered(gloomhaven(Policy.SIGHT_NEED, "attacks-or-ranged"), hidden, muddle))
        .isTrue();
    assertThat(isOffered(gloomhaven(Policy.SIGHT_NEED, "targeted"), hidden, muddle)).isFalse();
    assertThat(isOffered(gloomhaven(Policy.SIGHT_NEED, "targeted-or-ranged"), hidden, muddle))
        .isFalse();
  }

  private static Arena looting(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   #   t   B\n  .   .   .   g")
            .hero('A', Arena.top(new Ability.Loot(3)))
            .hero('B')
            .monster('g', "Guard", GUARD);
    arena.room().loot(arena.hex('t'));
    arena.start().turnOf('A').choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    return arena;
  }

  @Test
  void lootNeedsSight() {
    assertThat(looting(gloomhaven(Policy.LOOT_NEEDS_SIGHT, "true")).events(Event.What.LOOTED))
        .isEmpty();
    assertThat(looting(gloomhaven(Policy.LOOT_NEEDS_SIGHT, "false")).events(Event.What.LOOTED))
        .hasSize(1);
  }

  private static int dropped(Ruleset ruleset, boolean summoned) {
    Ability summon = new Ability.SummonMonster("Imp", MonsterSymbol.of("white/white/white"), 1);
    Arena arena =
        Arena.in(ruleset, "A   .   g   s   .   B")
            .hero('A', Arena.top(Ability.attack(9, Aim.AS_USUAL.range(5))))
            .hero('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(9, 0, 0, 0),
                summoned ? MonsterCard.of(5, summon) : MonsterCard.of(5));
    arena.type(
        MonsterType.of("Imp", "Imps", 5, Map.of(Rank.NORMAL, WEAK)),
        new MonsterDeck("Imps", List.of(MonsterCard.of(90))));
    if (!summoned) {
      arena.scenario(
          scenario ->
              scenario.with(
                  ScenarioRule.of(
                      "imp",
                      new Moment.RoundStart(1),
                      new Deed.Spawn(
                          "Imp", MonsterSymbol.of("white/white/white"), arena.hex('s')))));
    }
    arena.start().turnOf('A').choose("top 0");
    arena.strike("Imp");
    return arena.events(Event.What.TOKEN_DROPPED).size();
  }

  @Test
  void spawnedAndSummonedLeaveTokens() {
    assertThat(dropped(gloomhaven(Policy.SUMMONED_LEAVE_TOKENS, "false"), true)).isZero();
    assertThat(dropped(gloomhaven(Policy.SUMMONED_LEAVE_TOKENS, "true"), true)).isEqualTo(1);
    assertThat(dropped(gloomhaven(Policy.SPAWNED_LEAVE_TOKENS, "false"), false)).isZero();
    assertThat(dropped(gloomhaven(Policy.SPAWNED_LEAVE_TOKENS, "true"), false)).isEqualTo(1);
    assertThat(dropped(gloomhaven(Policy.SPAWNED_LEAVE_TOKENS, "true"), true)).isZero();
  }

  @Test
  void lockedDoors() {
    assertThat(revealed(gloomhaven(Policy.LOCKED_DOORS, "opens"))).isEqualTo(2);
    assertThat(revealed(gloomhaven(Policy.LOCKED_DOORS, "is-unlocked"))).isEqualTo(1);
  }

  private static int revealed(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   g   d!  h   .").monster('g', "Guard", WEAK);
    Hex door = arena.hex('d');
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of("the key", new Moment.Died("Guard"), new Deed.Unlock(door))));
    arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('h')).build());
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    return arena.events(Event.What.ROOM_REVEALED).size();
  }

  @Test
  void tokensFillHexes() {
    assertThat(spawned(gloomhaven(Policy.TOKENS_FILL_HEXES, "true"))).doesNotContain(new Hex(3, 0));
    assertThat(spawned(gloomhaven(Policy.TOKENS_FILL_HEXES, "false")))
        .containsExactly(new Hex(3, 0));
  }

  /** Jaws of the Lion starts on hexes that are not occupied, empty or not. */
  @Test
  void obstaclesOccupy() {
    assertThat(startHexes(jaws(Policy.OBSTACLES_OCCUPY, "true"))).isEqualTo(2);
    assertThat(startHexes(jaws(Policy.OBSTACLES_OCCUPY, "false"))).isEqualTo(3);
  }

  private static int startHexes(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   B   C%").hero('A').hero('B').hero('C');
    return Arena.begin(arena.setup(), 1).prompts().getFirst().options().size();
  }

  @Test
  void shortage() {
    assertThat(placed(gloomhaven(Policy.SHORTAGE, "nearest-to-revealer"))).isEqualTo("hi");
    assertThat(placed(gloomhaven(Policy.SHORTAGE, "elites"))).isEqualTo("jk");
    assertThat(placed(gloomhaven(Policy.SHORTAGE, "elites-then-nearest-to-enemy"))).isEqualTo("jk");
  }

  /** Two standees for four places behind a door: elites at j and k. */
  private static String placed(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   d+  h   i   j   k")
            .type(
                MonsterType.of("Imp", "Imps", 2, Map.of(Rank.NORMAL, WEAK, Rank.ELITE, WEAK)),
                new MonsterDeck("Imps", List.of(MonsterCard.of(90))));
    RoomSetup.Builder room = RoomSetup.in(arena.hex('h'));
    for (char at : "hijk".toCharArray()) {
      String symbol = at < 'j' ? "white/white/white" : "gold/gold/gold";
      room.monster("Imp", arena.hex(at), MonsterSymbol.of(symbol));
    }
    arena.rooms(room.build()).start().turnOf('A');
    Parties.walk(arena, "d");
    StringBuilder where = new StringBuilder();
    for (char at : "hijk".toCharArray()) {
      boolean there = arena.all("Imp").stream().anyMatch(imp -> imp.hex().equals(arena.hex(at)));
      where.append(there ? at : "");
    }
    return where.toString();
  }

  /** A crook that hits both only as it would look in a mirror. */
  @Test
  void areasMayBeMirrored() {
    assertThat(hitTogether(gloomhaven(Policy.AREAS_MAY_BE_MIRRORED, "true"))).isTrue();
    assertThat(hitTogether(gloomhaven(Policy.AREAS_MAY_BE_MIRRORED, "false"))).isFalse();
  }

  private static boolean hitTogether(Ruleset ruleset) {
    Area crook = Area.melee(List.of(new Hex(1, 0), new Hex(2, 0), new Hex(3, -1)));
    Arena arena =
        Arena.in(ruleset, "A   g   h   .\n  .   .   i   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL.over(crook))))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .another('h', "Guard", Rank.NORMAL)
            .another('i', "Guard", Rank.NORMAL)
            .start();
    arena.turnOf('A').choose("top 0");
    return arena.prompt().options().stream()
        .anyMatch(
            option ->
                option instanceof Choice.Lay(List<Hex> hexes)
                    && arena.all("Guard").stream().allMatch(one -> hexes.contains(one.hex())));
  }

  /**
   * The target beyond the wall is in the pattern, of which only the hex in the wall is in range.
   */
  @Test
  void areaRangeHexMayBeWall() {
    assertThat(reached(gloomhaven(Policy.AREA_RANGE_HEX_MAY_BE_WALL, "false"))).isFalse();
    assertThat(reached(gloomhaven(Policy.AREA_RANGE_HEX_MAY_BE_WALL, "true"))).isTrue();
  }

  private static boolean reached(Ruleset ruleset) {
    Area pair = Area.drawn("x   x");
    Arena arena =
        Arena.in(ruleset, "  #   g   B\nA   .   .")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL.over(pair))))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .start();
    arena.turnOf('A').choose("top 0");
    return arena.prompt().options().stream()
        .anyMatch(
            option ->
                option instanceof Choice.Lay(List<Hex> hexes)
                    && hexes.contains(arena.only("Guard").hex())
                    && hexes.contains(arena.hex('A').step(Direction.NORTH_EAST)));
  }
}
