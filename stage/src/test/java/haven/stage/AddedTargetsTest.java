package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Targets and range that are added to an attack. */
final class AddedTargetsTest {
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
  @Rule("ATK-05")
  void addedRangeMakesAMeleeAttackRanged(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            "A   g   h   i   j   B",
            Ability.attack(
                1,
                Aim.AS_USUAL.targets(2),
                new Rider.PlusRange(2),
                new Rider.When(List.of(Check.Fact.RANGED), List.of(Rider.plus(4)))));
    assertThat(arena.offered()).containsExactly("g", "h", "i");
    arena.strike("i");
    assertThat(lost(arena, "i")).isEqualTo(5);
    arena.strike("g");
    assertThat(drawn(arena)).as("ranged, so a disadvantage when adjacent").isEqualTo(2);
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
  @Rule({"ATK-36a", "ATK-36b", "ATK-36d", "EX-ATK-04"})
  void plusOneTargetMakesItTargetTwo(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            A   g   .   B
              h   .
            """,
            Ability.attack(
                2, Aim.AS_USUAL, new Rider.PlusTargets(1), Rider.gives(Condition.POISON)));
    arena.strike("g");
    assertThat(arena.offered()).containsExactly("h");
    arena.strike("h");
    assertThat(lost(arena, "h")).isEqualTo(2);
    assertThat(arena.only("h").has(Condition.POISON)).as("added effects too").isTrue();
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule({"ATK-36a", "ATK-36b", "ATK-36c", "ATK-36d"})
  void aTargetAddedToAnAreaStandsOutsideItAndTheAreaIsNotLaidAgain(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
              j   .   .
            A   g   h   B
              i   .   .
            """,
            Ability.attack(
                2,
                Aim.AS_USUAL.over(Area.drawn("@   x")),
                new Rider.PlusTargets(1),
                Rider.gives(Condition.POISON)));
    lay(arena, 'g');
    assertThat(arena.offered()).as("h is out of range").containsExactly("g", "i", "j");
    arena.strike("i");
    assertThat(arena.only("i").has(Condition.POISON)).isTrue();
    assertThat(arena.offered()).as("one target is added").containsExactly("g");
    arena.strike("g");
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule({"ATK-36a", "ATK-36b", "ATK-36c", "ATK-36d"})
  void aTargetPushedOutOfTheAreaIsNoAddedTarget(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            A   g   .   .   B
              i   .   .
            """,
            Ability.attack(
                2,
                Aim.AS_USUAL.over(Area.drawn("@   x")),
                new Rider.PlusTargets(1),
                Rider.push(1)));
    lay(arena, 'g');
    arena.strike("g");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.FORCED_PATH);
    arena.choose(
        arena.prompt().options().stream()
            .filter(Choice.Along.class::isInstance)
            .findFirst()
            .orElseThrow());
    assertThat(arena.offered()).containsExactly("i");
  }

  @RulesetTest
  @Rule({"ATK-24", "ATK-30", "ATK-36a", "ATK-36b", "ATK-36d", "TGT-29"})
  void aTargetAddedByTheModifierIsAttackedWhenTheFirstAttackIsOver(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                A   g   .   B
                  h   .
                """)
            .hero(
                'A',
                Arena.top(Ability.attack(2, Aim.AS_USUAL, Rider.gives(Condition.POISON))),
                Arena.bottom())
            .modifiers('A', ModifierCard.plus(1, new Rider.PlusTargets(1)))
            .monster('g', "g", TOUGH.having(Effect.retaliate(1)))
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.strike("g");
    assertThat(lost(arena, "g")).isEqualTo(3);
    assertThat(arena.figure("A").hitPoints()).as("retaliate comes first").isEqualTo(9);
    assertThat(arena.offered()).containsExactly("h");
    arena.strike("h");
    assertThat(lost(arena, "h")).isEqualTo(3);
    assertThat(arena.only("h").has(Condition.POISON)).isTrue();
  }

  @RulesetTest
  @Rule({"ATK-24", "ATK-33"})
  void aTargetAddedByAnItemDuringTheAttackFollows(Ruleset ruleset) {
    ItemCard axe =
        ItemCard.of(
            "Axe",
            ItemCard.Slot.ONE_HAND,
            ItemCard.Wear.SPENT,
            ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, new Rider.PlusTargets(1)));
    Arena arena =
        arena(
                ruleset,
                """
                A   g   .   B
                  h   .
                """,
                Ability.attack(2))
            .items('A', axe)
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes"); // not now, but when the target is known
    arena.choose(arena.at(arena.only("g")));
    arena.choose("use 0");
    arena.asIs();
    assertThat(lost(arena, "g")).isEqualTo(2);
    assertThat(arena.offered()).containsExactly("h");
  }

  @RulesetTest
  @Rule({"ATK-33", "ATK-36a", "ATK-36b", "ATK-36d"})
  void aTargetAddedByALastingEffectIsAddedOnce(Ruleset ruleset) {
    Effect more = Effect.self(new Effect.Change.Attacks(List.of(new Rider.PlusTargets(1))));
    Arena arena =
        begun(
            ruleset,
            """
              j   .
            A   g   .   B
              h   .
            """,
            Ability.persistent(more),
            Ability.attack(2));
    arena.choose("yes");
    arena.strike("g");
    assertThat(arena.offered()).containsExactly("h", "j");
    arena.strike("h");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule("ATK-33")
  void rangeAddedByALastingEffectWorksAsIfPrinted(Ruleset ruleset) {
    Effect far = Effect.self(new Effect.Change.Attacks(List.of(new Rider.PlusRange(1))));
    Arena arena =
        begun(
            ruleset,
            "A   .   .   g   B",
            Ability.persistent(far),
            Ability.attack(2, Aim.AS_USUAL.range(2)));
    arena.choose("yes");
    assertThat(arena.offered()).containsExactly("g");
  }
}
