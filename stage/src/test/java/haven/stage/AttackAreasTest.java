package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Count;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/** Attacks over an area: where it may lie, and whom it hits. */
final class AttackAreasTest {
  private static final StatLine TOUGH = StatLine.of(20, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, String picture, Ability... top) {
    Arena arena = Arena.in(ruleset, picture).hero('A', Arena.top(top), Arena.bottom());
    for (String type : List.of("g", "h", "i", "j")) {
      if (picture.contains(type)) {
        arena.monster(type.charAt(0), type, TOUGH);
      }
    }
    return arena.company('B');
  }

  private static Arena begun(Ruleset ruleset, String picture, Ability... top) {
    return arena(ruleset, picture, top).start().turnOf('A').performTop();
  }

  private static int lost(Arena arena, String type) {
    return arena.only(type).maxHitPoints() - arena.only(type).hitPoints();
  }

  /** How many cards (cells) the last attack looked at. */
  private static int drawn(Arena arena) {
    return arena.events(Event.What.DREW).getLast().words().split(",").length;
  }

  @RulesetTest
  @Rule("ATK-06")
  void aGreyHexMakesItMeleeHoweverFarItReaches(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            "A   g   h   B",
            Ability.attack(
                1,
                Aim.AS_USUAL.range(4).over(Area.drawn("@   x   x")),
                new Rider.When(List.of(Check.Fact.MELEE), List.of(Rider.plus(4)))));
    lay(arena, 'g', 'h');
    assertThat(arena.offered()).containsExactly("g", "h");
    arena.strike("g");
    assertThat(drawn(arena)).as("no disadvantage").isEqualTo(1);
    arena.strike("h");
    assertThat(lost(arena, "g")).isEqualTo(5);
    assertThat(lost(arena, "h")).isEqualTo(5);
  }

  private static Choice.Lay laid(Arena arena, char... letters) {
    SortedSet<Hex> hexes = new TreeSet<>();
    for (char letter : letters) {
      hexes.add(arena.hex(letter));
    }
    for (Choice option : arena.prompt().options()) {
      if (option instanceof Choice.Lay lay && new TreeSet<>(lay.hexes()).equals(hexes)) {
        return lay;
      }
    }
    return new Choice.Lay(List.copyOf(hexes));
  }

  /** Lays the area on these hexes; with one legal way only it lies there already. */
  private static void lay(Arena arena, char... letters) {
    if (arena.prompt().kind() == Prompt.Kind.AREA) {
      arena.choose(laid(arena, letters));
    }
  }

  @RulesetTest
  @Rule({"ATK-07a", "ATK-07b", "ATK-07c"})
  void oneRedHexInRangeIsEnoughAndItMayBeEmpty(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            "A   .   k   g   h   B",
            Ability.attack(2, Aim.AS_USUAL.range(2).over(Area.drawn("x   x"))));
    assertThat(arena.prompt().options()).contains(laid(arena, 'k', 'g'));
    assertThat(arena.prompt().options()).doesNotContain(laid(arena, 'g', 'h'));
    lay(arena, 'k', 'g');
    assertThat(arena.offered()).containsExactly("g");
    arena.strike("g");
    assertThat(lost(arena, "g")).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"ATK-07a", "ATK-07b", "ATK-07c"})
  void anAreaMayBeTurnedAndMirrored(Ruleset ruleset) {
    // The pattern bends to the right; turned it never bends to the left.
    Arena arena =
        begun(
            ruleset,
            """
              .   h
            A   g   .   B
              i   .
            j   .
            """,
            Ability.attack(
                2,
                Aim.AS_USUAL.over(
                    Area.drawn(
                        """
                        @   x
                          .   x
                        """
                            .replace('.', 'o')))));
    assertThat(arena.prompt().options()).contains(laid(arena, 'g', 'h'));
    assertThat(arena.prompt().options()).contains(laid(arena, 'i', 'j'));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"ATK-07a", "ATK-07b", "ATK-07c"})
  void onlyEnemiesInSightAreTargetedInAnArea(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            B   A   .   g   .   .
              .   #   #   #   #   .
            .   .   .   .   h   .
            """,
            Ability.attack(2, Aim.AS_USUAL.range(3).over(Area.drawn("x\n  o\n    x"))));
    lay(arena, 'g', 'h');
    assertThat(arena.offered()).containsExactly("g");
  }

  @RulesetTest
  @Rule({"ATK-08", "EX-ATK-07"})
  void aBlueHexNeedsAnAllyWhoIsNotTargeted(Ruleset ruleset) {
    Area pattern = Area.drawn("@   x   b\n  x   o");
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   B
                  k   .
                """)
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL.over(pattern))), Arena.bottom())
            .hero('B')
            .monster('g', "g", TOUGH);
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('k'),
                ObjectiveSpec.Purpose.DESTROY,
                new Formula.Constant(9),
                OptionalInt.empty()));
    arena.start().turnOf('A').performTop();
    lay(arena, 'g', 'k');
    assertThat(arena.offered()).hasSize(2).doesNotContain("B").contains("g");
    arena.choose(arena.at(arena.figure("Altar")));
    arena.asIs();
    assertThat(arena.figure("Altar").hitPoints()).isEqualTo(7);
  }

  @RulesetTest
  @Rule("ATK-08")
  void withABlueHexVacantTheAbilityCannotBePerformed(Ruleset ruleset) {
    Area pattern = Area.drawn("@   x   b");
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL.over(pattern))), Arena.bottom())
            .hero('B')
            .monster('g', "g", TOUGH)
            .start()
            .turnOf('A')
            .performTop();
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("ATK-09")
  void alliesInTheRedHexesAreNotTargeted(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            "A   B   g   .",
            Ability.attack(2, Aim.AS_USUAL.over(Area.drawn("@   x   x"))));
    lay(arena, 'B', 'g');
    assertThat(arena.offered()).containsExactly("g");
    arena.strike("g");
    assertThat(lost(arena, "g")).isEqualTo(2);
    assertThat(arena.figure("B").hitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"ATK-02", "ATK-12", "TGT-26"})
  void everyTargetOfAnAreaIsAnAttackOfItsOwnOfOneAbility(Ruleset ruleset) {
    Effect shield = Effect.shield(1);
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .
                """)
            .hero(
                'A',
                Arena.top(
                    Ability.attack(3, Aim.AS_USUAL.over(Area.drawn("@   x\n  x"))),
                    new Ability.When(
                        List.of(new Check.AtLeast(Count.TARGETS, 2)),
                        List.of(Ability.give(Condition.STRENGTHEN, Aim.SELF)),
                        List.of())),
                Arena.bottom())
            .monster('g', "g", TOUGH.having(shield))
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .turnOf('A');
    arena.give(arena.only("h"), Condition.POISON);
    arena.performTop();
    lay(arena, 'g', 'h');
    arena.strike("g").strike("h");
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.events(Event.What.DREW)).as("a modifier each").hasSize(2);
    assertThat(lost(arena, "g")).as("its own shield").isEqualTo(2);
    assertThat(lost(arena, "h")).as("its own bonus").isEqualTo(4);
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.events(Event.What.GAINED)).as("both are targets of one ability").hasSize(1);
  }

  @RulesetTest
  @Rule("EX-ATK-05")
  void aRangedAreaOnThreeHexes(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            A   .   .   g   h   B
              .   .   .   i   .
            """,
            Ability.attack(4, Aim.AS_USUAL.range(3).over(Area.drawn("x   x\n  x")), Rider.xp(1)));
    lay(arena, 'g', 'h', 'i');
    assertThat(arena.offered()).containsExactly("g", "h", "i");
    arena.strike("g").strike("h").strike("i");
    for (String type : List.of("g", "h", "i")) {
      assertThat(lost(arena, type)).isEqualTo(4);
    }
    assertThat(arena.events(Event.What.DREW)).hasSize(3);
    assertThat(arena.events(Event.What.XP)).hasSize(3).allMatch(event -> event.number() == 1);
  }

  @RulesetTest
  @Rule("EX-ATK-05")
  void aRangedAreaOutOfRangeIsNotLegal(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            A   .   .   .   g   h   B
              .   .   .   .   i   .
            """,
            Ability.attack(4, Aim.AS_USUAL.range(3).over(Area.drawn("x   x\n  x"))));
    assertThat(arena.prompt().options()).doesNotContain(laid(arena, 'g', 'h', 'i'));
  }

  @RulesetTest
  @Rule("EX-ATK-06")
  void aMeleeAreaThatWounds(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
              g   .
            A   h   .   B
              i   .
            """,
            Ability.attack(
                3, Aim.AS_USUAL.over(Area.drawn("  x\n@   x\n  x")), Rider.gives(Condition.WOUND)));
    lay(arena, 'g', 'h', 'i');
    arena.strike("g").strike("h").strike("i");
    for (String type : List.of("g", "h", "i")) {
      assertThat(lost(arena, type)).isEqualTo(3);
      assertThat(arena.only(type).has(Condition.WOUND)).isTrue();
    }
    assertThat(arena.events(Event.What.DREW)).hasSize(3).noneMatch(e -> e.words().contains(","));
  }
}
