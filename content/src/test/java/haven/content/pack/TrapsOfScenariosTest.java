package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.map.HexEffect;
import haven.model.map.LaidTile;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a scenario says of its traps and hazards is what lies on its map. */
final class TrapsOfScenariosTest {
  private static Optional<HexEffect> effect(String tile) {
    LaidTile laid =
        SmallPack.small()
            .replacing(Mistake.SCENARIO, "{obstacle: barrel, at: [2, 0]}", tile)
            .read()
            .orRefuse()
            .scenario("Pantry")
            .scenario()
            .map()
            .rooms()
            .getFirst()
            .tiles()
            .getFirst();
    return laid.effect();
  }

  @Test
  void trapsSayWhatTheyDo() {
    assertThat(effect("{trap: spikes, at: [2, 0]}")).isEmpty();
    assertThat(effect("{trap: spikes, at: [2, 0], damage: 2, gives: [wound, stun]}"))
        .contains(
            new HexEffect(
                new HexEffect.Damage.Printed(2), Set.of(Condition.WOUND, Condition.STUN), false));
    assertThat(effect("{trap: spikes, at: [2, 0], gives: [poison]}"))
        .contains(new HexEffect(HexEffect.Damage.NONE, Set.of(Condition.POISON), false));
    assertThat(effect("{trap: spikes, at: [2, 0], damage: level, gives: [poison]}"))
        .contains(new HexEffect(HexEffect.Damage.AS_LEVEL, Set.of(Condition.POISON), false));
    assertThat(effect("{trap: spikes, at: [2, 0], stays: true}"))
        .contains(new HexEffect(HexEffect.Damage.AS_LEVEL, Set.of(), true));
    assertThat(effect("{hazard: coals, at: [2, 0], damage: 3}"))
        .contains(new HexEffect(new HexEffect.Damage.Printed(3), Set.of(), false));
  }
}
