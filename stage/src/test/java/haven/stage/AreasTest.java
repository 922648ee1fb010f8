package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Rider;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** TGT-18 to TGT-28: where an area may be laid, whom it targets, and who may be added. */
final class AreasTest {
  private static final Area LINE = Area.drawn("x   x   x");
  private static final Area PAIR = Area.drawn("x   x");
  private static final Area TRIANGLE = Area.drawn("x   x\n  x");
  private static final Aim USUAL = Aim.AS_USUAL;

  private static Ability attack(Aim aim, Area area, Rider... riders) {
    return Ability.attack(2, aim.over(area), riders);
  }

  /** The ways of laying the area that are offered, each as the set of its red hexes. */
  private static Set<Set<Hex>> ways(Arena arena) {
    Set<Set<Hex>> ways = new HashSet<>();
    if (arena.isAsked(Prompt.Kind.AREA)) {
      for (Choice option : arena.prompt().options()) {
        if (option instanceof Choice.Lay(List<Hex> hexes)) {
          ways.add(Set.copyOf(hexes));
        }
      }
    }
    return ways;
  }

  private static Set<Hex> hexes(Arena arena, String letters) {
    Set<Hex> hexes = new HashSet<>();
    letters.chars().forEach(letter -> hexes.add(arena.hex((char) letter)));
    return hexes;
  }

  private static Arena lay(Arena arena, Collection<Hex> hexes) {
    for (Choice option : arena.prompt().options()) {
      if (option instanceof Choice.Lay lay
          && new TreeSet<>(lay.hexes()).equals(new TreeSet<>(hexes))) {
        arena.choose(option);
        return arena;
      }
    }
    throw new AssertionError(hexes + " are none of " + arena.prompt().options());
  }

  private static Arena lay(Arena arena, String letters) {
    return lay(arena, hexes(arena, letters));
  }

  private static int cardsDrawn(Arena arena) {
    return arena.events(Event.What.DREW).getLast().words().split(",").length;
  }

  /** Enemies all around A. */
  private static final String AMID =
      """
          .   .   .
        .   K   L   .
      .   M   A   N   .
        .   O   P   .
          .   .   .

      A: character
      K: monster
      L: monster
      M: monster
      N: monster
      O: monster
      P: monster
      """;

  @RulesetTest
  @Rule({"TGT-18a", "TGT-18b", "TGT-18c"})
  void anAreaIsTurnedAndMirroredFreelyButNotChanged(Ruleset ruleset) {
    Area bent = Area.drawn("      x\n@   x");
    Arena arena = Drawn.of(AMID, ruleset).begun('A', attack(USUAL, bent));
    Hex middle = arena.hex('A');
    Set<Set<Hex>> expected = new HashSet<>();
    for (int k = 0; k < 6; k++) {
      Hex ahead = middle.step(Direction.ALL.get(k));
      for (int turn : new int[] {1, 5}) {
        expected.add(Set.of(ahead, ahead.step(Direction.ALL.get((k + turn) % 6))));
      }
    }
    assertThat(ways(arena)).hasSize(12).isEqualTo(expected);
  }

  @RulesetTest
  @Rule({"TGT-18a", "TGT-18b", "TGT-18c", "TGT-21"})
  void anAreaWithoutAGreyHexIsTurnedAndMirroredToo(Ruleset ruleset) {
    Area hook = Area.drawn("x   x   x\n  x");
    Arena arena = Drawn.of(AMID, ruleset).begun('A', attack(USUAL, hook));
    Hex start = arena.hex('N');
    Hex east = start.step(Direction.EAST);
    for (Direction bend : List.of(Direction.NORTH_EAST, Direction.SOUTH_EAST)) {
      Set<Hex> way = Set.of(arena.hex('M'), arena.hex('A'), start, arena.hex('A').step(bend));
      assertThat(ways(arena)).as("bent to the " + bend).contains(way);
    }
    assertThat(ways(arena))
        .as("straight")
        .doesNotContain(
            Set.of(arena.hex('M'), arena.hex('A'), start, east),
            Set.of(arena.hex('K'), arena.hex('L'), start, east));
  }

  @RulesetTest
  @Rule({"TGT-18c", "TGT-06"})
  void somebodyInTheAreaMustBeAValidTarget(Ruleset ruleset) {
    String map = "A   a   b   c   X\n\nA: character\nX: monster\n";
    Arena short1 = Drawn.of(map, ruleset).begun('A', attack(USUAL.range(1), LINE));
    assertThat(short1.isAsked(Prompt.Kind.ACTION)).isTrue();
    Arena enough = Drawn.of(map, ruleset).begun('A', attack(USUAL.range(2), LINE));
    assertThat(ways(enough)).contains(hexes(enough, "bcX")).doesNotContain(hexes(enough, "abc"));
  }

  private static final Rider MELEE =
      new Rider.When(List.of(Check.Fact.MELEE), List.of(Rider.plus(4)));

  @RulesetTest
  @Rule("TGT-19")
  void aGreyHexIsTheActorAndMakesItMelee(Ruleset ruleset) {
    String map =
        """
        .   .   .   .   .
          A   X   Y   V

        A: character
        X: monster
        Y: monster
        V: monster
        """;
    Area thrust = Area.drawn("@   x   x");
    for (Aim aim : List.of(USUAL, USUAL.range(3))) {
      Arena arena = Drawn.of(map, ruleset).begun('A', attack(aim, thrust, MELEE));
      assertThat(ways(arena)).as("around the actor").containsExactly(hexes(arena, "XY"));
      lay(arena, "XY");
      assertThat(Drawn.targets(arena)).isEqualTo("XY");
      arena.strike("X");
      assertThat(cardsDrawn(arena)).as("no disadvantage").isEqualTo(1);
      arena.strike("Y");
      assertThat(arena.lost(arena.only("X"))).isEqualTo(6);
      assertThat(arena.lost(arena.only("Y"))).as("melee from afar").isEqualTo(6);
    }
  }

  @RulesetTest
  @Rule("TGT-20")
  void onlyAnAllyFillsABlueHexAndIsNoTarget(Ruleset ruleset) {
    Ability pair = attack(USUAL.range(3), Area.drawn("b   x"));
    String map = "A   .   B   X   .   .\n\nA: character\nB: %s\nX: monster\n";
    Arena ally = Drawn.of(map.formatted("character"), ruleset).begun('A', pair);
    assertThat(ways(ally)).containsExactly(hexes(ally, "X"));
    lay(ally, "X");
    assertThat(Drawn.targets(ally)).isEqualTo("X");
    Arena enemy = Drawn.of(map.formatted("monster"), ruleset).begun('A', pair);
    assertThat(enemy.isAsked(Prompt.Kind.ACTION)).as("an enemy").isTrue();
    Arena alone = Drawn.of("A   X   .   .\n\nA: character\nX: monster\n", ruleset).begun('A', pair);
    assertThat(alone.isAsked(Prompt.Kind.ACTION)).as("not its own ally").isTrue();

    Ability heal = Ability.heal(1, USUAL.range(3).over(Area.drawn("b   x")));
    Arena friends =
        Drawn.of("A   .   B   C\n\nA: character\nB: character\nC: ally\n", ruleset)
            .begun('A', heal);
    lay(friends, "C");
    assertThat(Drawn.targets(friends)).as("B only lends a hand").isEqualTo("C");
  }

  @RulesetTest
  @Rule({"EX-TGT-02", "TGT-20"})
  void resoluteCourage(Ruleset ruleset) {
    String map =
        """
            .   K   .
          .   S   G   .
            .   O   .

        S: character
        K: character
        G: monster
        O: objective
        """;
    Ability courage = attack(USUAL, Area.drawn("  b\n@   x\n  x"));
    Arena held = Drawn.of(map, ruleset).begun('S', courage);
    lay(held, "GO");
    assertThat(Drawn.targets(held)).isEqualTo("GO");
    held.strike("G").strike("O");
    assertThat(held.lost(held.only("G"))).isEqualTo(2);
    assertThat(held.lost(held.only("O"))).isEqualTo(2);
    assertThat(held.lost('K')).isZero();
    Arena vacant = Drawn.of(map.replace("K: character\n", ""), ruleset).begun('S', courage);
    assertThat(vacant.isAsked(Prompt.Kind.ACTION)).isTrue();
    assertThat(vacant.events(Event.What.ATTACKED)).isEmpty();
  }

  @RulesetTest
  @Rule("TGT-21")
  void oneRedHexWithinRangeOccupiedOrNot(Ruleset ruleset) {
    String map = "A   a   b   X   Y\n\nA: character\nX: monster\nY: monster\n";
    Arena melee = Drawn.of(map, ruleset).begun('A', attack(USUAL, LINE));
    assertThat(ways(melee))
        .as("only the vacant a is in range")
        .containsExactly(hexes(melee, "abX"));
    lay(melee, "abX");
    assertThat(Drawn.targets(melee)).as("whoever is in red, near or not").isEqualTo("X");
    Arena ranged = Drawn.of(map, ruleset).begun('A', attack(USUAL.range(2), LINE));
    assertThat(ways(ranged)).containsExactlyInAnyOrder(hexes(ranged, "abX"), hexes(ranged, "bXY"));
  }

  @RulesetTest
  @Rule("EX-TGT-03")
  void threeHexesAtRangeThree(Ruleset ruleset) {
    String map =
        """
        A   .   .   a   X   Y   .
          .   .   .   b   V   .

        A: character
        X: monster
        Y: monster
        V: monster
        """;
    Arena line = Drawn.of(map, ruleset).begun('A', Ability.attack(4, USUAL.range(3).over(LINE)));
    assertThat(ways(line)).as("one vacant hex in range").contains(hexes(line, "aXY"));
    Arena arena =
        Drawn.of(map, ruleset).begun('A', Ability.attack(4, USUAL.range(4).over(TRIANGLE)));
    lay(arena, "XYV");
    assertThat(Drawn.targets(arena)).isEqualTo("VXY");
    arena.strike("X").strike("Y").strike("V");
    for (String type : List.of("X", "Y", "V")) {
      assertThat(arena.lost(arena.only(type))).isEqualTo(4);
    }
    assertThat(arena.events(Event.What.DREW)).as("a card for each").hasSize(3);
    Arena closer = Drawn.of(map, ruleset).begun('A', Ability.attack(4, USUAL.range(2).over(LINE)));
    assertThat(ways(closer)).doesNotContain(hexes(closer, "aXY"));
  }

  @RulesetTest
  @Rule("EX-TGT-04")
  void aMeleeAreaThatWoundsThree(Ruleset ruleset) {
    String map =
        """
        .   .   .   .
          A   X   Y
        .   .   V   .

        A: character
        X: monster
        Y: monster
        V: monster
        """;
    Arena arena =
        Drawn.of(map, ruleset)
            .begun('A', Ability.attack(3, USUAL.over(TRIANGLE), Rider.gives(Condition.WOUND)));
    lay(arena, "XYV");
    for (String type : List.of("X", "Y", "V")) {
      arena.strike(type);
      assertThat(cardsDrawn(arena)).as("melee: no disadvantage").isEqualTo(1);
      assertThat(arena.lost(arena.only(type))).isEqualTo(3);
      assertThat(arena.only(type).has(Condition.WOUND)).isTrue();
    }
    assertThat(arena.events(Event.What.DREW)).hasSize(3);
  }

  @RulesetTest
  @Rule("TGT-22")
  void theRedHexInRangeIsNoWall(Ruleset ruleset) {
    String map =
        """
          #   X   .
        A   b   .   .

        A: character
        X: monster
        """;
    Drawn drawn = Drawn.of(map, ruleset);
    Arena melee = drawn.begun('A', attack(USUAL, PAIR));
    Set<Hex> intoWall = Set.of(melee.hex('A').step(Direction.NORTH_EAST), melee.hex('X'));
    assertThat(ways(melee)).containsExactly(hexes(melee, "bX"));
    assertThat(ways(drawn.begun('A', attack(USUAL.range(2), PAIR))))
        .as("X itself is in range; the other red hex may be anything")
        .contains(intoWall);
    Ruleset variant = Policy.named("areaRangeHexMayBeWall").set(ruleset, "true");
    assertThat(ways(Drawn.of(map, variant).begun('A', attack(USUAL, PAIR))))
        .containsExactlyInAnyOrder(hexes(melee, "bX"), intoWall);
  }

  @RulesetTest
  @Rule("TGT-23")
  void onlyThoseInSightAreTargeted(Ruleset ruleset) {
    String map =
        """
        A   #   X
          .   Y   .
        .   .   .   .

        A: character
        X: monster
        Y: monster
        """;
    Area grey = Area.drawn("@   o   x\n  o   x");
    for (Ability ability :
        List.of(
            attack(USUAL.range(3), PAIR),
            attack(USUAL, grey),
            Ability.give(Condition.POISON, USUAL.over(grey)))) {
      Arena arena = Drawn.of(map, ruleset).begun('A', ability);
      lay(arena, "XY");
      assertThat(Drawn.targets(arena)).as(ability.toString()).isEqualTo("Y");
    }
  }

  @RulesetTest
  @Rule("TGT-24")
  void inTheRedHexesEachSideGetsItsOwn(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of("A   B   X   C\n\nA: character\nB: character\nC: ally\nX: monster\n", ruleset);
    Aim far = USUAL.range(3);
    Arena attack = lay(drawn.begun('A', attack(far, LINE)), "BXC");
    assertThat(Drawn.targets(attack)).isEqualTo("X");
    Arena heal = lay(drawn.begun('A', Ability.heal(1, far.over(LINE))), "BXC");
    assertThat(Drawn.targets(heal)).isEqualTo("BC");
    Arena curse = lay(drawn.begun('A', Ability.give(Condition.MUDDLE, far.over(LINE))), "BXC");
    assertThat(Drawn.targets(curse)).isEqualTo("X");
    Arena stated = lay(drawn.begun('A', attack(far.at(Affects.FIGURES), LINE)), "BXC");
    assertThat(Drawn.targets(stated)).as("as stated").isEqualTo("BCX");
  }

  /** An ability that is no attack reaches whoever is in its area, each once, and nobody else. */
  @RulesetTest
  @Rule({"TGT-21", "TGT-02"})
  void anAreaOfAnotherAbility(Ruleset ruleset) {
    String map =
        """
        A   .   X   Y   V
          .   .   .   .   .

        A: character
        V: monster
        X: monster
        Y: monster
        """;
    Ability curse = Ability.give(Condition.MUDDLE, USUAL.range(2).over(PAIR));
    Arena arena = Drawn.of(map, ruleset).begun('A', curse);
    assertThat(ways(arena)).contains(hexes(arena, "XY")).doesNotContain(hexes(arena, "YV"));
    lay(arena, "XY");
    assertThat(Drawn.targets(arena)).isEqualTo("XY");
    arena.choose(arena.at(arena.only("Y")));
    assertThat(Drawn.targets(arena)).isEqualTo("X");
    arena.choose(arena.at(arena.only("X")));
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
    assertThat(arena.only("X").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.only("Y").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.only("V").has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule("TGT-25")
  void outlinedHexesOnlySpace(Ruleset ruleset) {
    String map = "A   X   Y   V\n\nA: character\nX: monster\nY: monster\nV: monster\n";
    Arena spaced = Drawn.of(map, ruleset).begun('A', attack(USUAL, Area.drawn("@   o   x")));
    assertThat(ways(spaced)).containsExactly(hexes(spaced, "Y"));
    lay(spaced, "Y");
    assertThat(Drawn.targets(spaced)).isEqualTo("Y");
    Arena gap = Drawn.of(map, ruleset).begun('A', attack(USUAL, Area.drawn("x   o   x")));
    assertThat(ways(gap)).contains(hexes(gap, "XV")).doesNotContain(hexes(gap, "XY"));
  }

  private static final String ADDED =
      """
      A   .   X   Y   W
        .   V   .   .   .

      A: character
      V: monster
      W: monster
      X: monster
      Y: monster
      """;

  @RulesetTest
  @Rule({"TGT-27", "TGT-28"})
  void anAddedTargetIsInRangeAndOutsideTheArea(Ruleset ruleset) {
    Rider[] more = {new Rider.PlusTargets(1), Rider.gives(Condition.WOUND)};
    Arena plain = lay(Drawn.of(ADDED, ruleset).begun('A', attack(USUAL.range(3), PAIR)), "XY");
    assertThat(Drawn.targets(plain)).isEqualTo("XY");
    Arena arena =
        lay(Drawn.of(ADDED, ruleset).begun('A', attack(USUAL.range(3), PAIR, more)), "XY");
    assertThat(Drawn.targets(arena)).as("W is too far").isEqualTo("VXY");
    arena.strike("V");
    assertThat(arena.only("V").has(Condition.WOUND)).as("with all that is added").isTrue();
    assertThat(arena.lost(arena.only("V"))).isEqualTo(2);
    assertThat(arena.isAsked(Prompt.Kind.TARGET)).as("no second area").isTrue();
    assertThat(Drawn.targets(arena)).isEqualTo("XY");
    arena.strike("X").strike("Y");
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
  }

  @RulesetTest
  @Rule({"TGT-27", "TGT-28"})
  void onlyAsManyAreAddedAsIsSaid(Ruleset ruleset) {
    Arena arena =
        lay(
            Drawn.of(ADDED, ruleset)
                .begun('A', attack(USUAL.range(4), PAIR, new Rider.PlusTargets(1))),
            "XY");
    assertThat(Drawn.targets(arena)).isEqualTo("VWXY");
    arena.strike("W");
    assertThat(Drawn.targets(arena)).isEqualTo("XY");
  }

  /** A monster's area is laid by the same rules. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"TGT-19", "TGT-24"})
  void theAreaOfAMonster(Ruleset ruleset) {
    String map = "M   A   N   B\n\nA: character\nB: character\nM: monster\nN: monster\n";
    Arena arena =
        Drawn.of(map, ruleset).begun('M', attack(USUAL, Area.drawn("@   x   x   x"), MELEE));
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION);
    List<Integer> hit = new ArrayList<>();
    arena
        .events(Event.What.ATTACKED)
        .forEach(event -> hit.add(((Event.Attacked) event).whom().number()));
    assertThat(hit)
        .containsExactlyInAnyOrder(
            arena.figure("A").id().number(), arena.figure("B").id().number());
    assertThat(arena.lost('B')).as("melee").isEqualTo(6);
  }
}
