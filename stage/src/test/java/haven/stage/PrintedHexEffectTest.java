package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.map.HexEffect;
import haven.model.map.TileKind;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Traps and hazards for which a scenario prints what they do. */
final class PrintedHexEffectTest {
  private static final List<String> POISONS = List.of("poison");

  private static Arena arena(Ruleset ruleset) {
    return Parties.of(
        ruleset, "B   A   t   x   y", Arena.top(Ability.attack(1)), Arena.bottom(Ability.move(3)));
  }

  private static Arena withTile(Ruleset ruleset, TileKind kind, List<String> words) {
    Arena arena = arena(ruleset);
    arena.room().tile("tile", kind, arena.hex('t'), HexEffect.of(words));
    return arena.start().turnOf('A');
  }

  private static Watched walked(Arena arena) {
    arena.choose("bottom 1");
    arena.walk('t').asIs();
    return arena.figure("A");
  }

  @RulesetTest
  @Rule({"OVL-34", "OVL-35"})
  void aTrapOfTheLegendDoesWhatItListsAndNoMore(Ruleset ruleset) {
    Arena arena = withTile(ruleset, TileKind.TRAP, POISONS);
    assertThat(arena.game.state().toString()).contains("POISON");
    Watched hero = walked(arena);
    assertThat(hero.has(Condition.POISON)).isTrue();
    assertThat(hero.hitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"OVL-33", "OVL-35"})
  void damageOfTheLegendIsThatOfTheLevelUnlessItSaysHowMuch(Ruleset ruleset) {
    Watched usual = walked(withTile(ruleset, TileKind.TRAP, List.of("damage", "muddle")));
    assertThat(usual.hitPoints()).isEqualTo(10 - 2 - 1);
    assertThat(usual.has(Condition.MUDDLE)).isTrue();
    Watched printed = walked(withTile(ruleset, TileKind.TRAP, List.of("damage 6")));
    assertThat(printed.hitPoints()).isEqualTo(4);
  }

  @RulesetTest
  @Rule("OVL-45")
  void aHazardDoesWhatTheScenarioCardPrints(Ruleset ruleset) {
    Watched hero = walked(withTile(ruleset, TileKind.HAZARD, POISONS));
    assertThat(hero.has(Condition.POISON)).isTrue();
    assertThat(hero.hitPoints()).isEqualTo(10);
    Watched hurt = walked(withTile(ruleset, TileKind.HAZARD, List.of("damage 3")));
    assertThat(hurt.hitPoints()).isEqualTo(7);
  }

  @RulesetTest
  @Rule("OVL-45")
  void withoutAPrintedEffectAHazardDoesNothing(Ruleset ruleset) {
    Arena arena = arena(ruleset);
    arena.room().tile("tile", TileKind.HAZARD, arena.hex('t'));
    Watched hero = walked(arena.start().turnOf('A'));
    assertThat(hero.hex()).isEqualTo(arena.hex('t'));
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.hasAny()).isFalse();
  }
}
