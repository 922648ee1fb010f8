package haven.model.card;

import haven.model.ability.Effect;
import haven.model.ability.Rider;
import java.util.List;
import java.util.OptionalInt;

/**
 * What an ability card prints about a summon (SUM-06).
 *
 * @param move empty for a dash (SUM-07), as for attack
 * @param range empty for melee
 */
public record SummonCard(
    String name,
    int hitPoints,
    OptionalInt move,
    OptionalInt attack,
    OptionalInt range,
    boolean flying,
    List<Rider> riders,
    List<Effect> traits) {

  public SummonCard {
    riders = List.copyOf(riders);
    traits = List.copyOf(traits);
  }

  public static SummonCard of(String name, int hitPoints, int move, int attack) {
    return new SummonCard(
        name,
        hitPoints,
        OptionalInt.of(move),
        OptionalInt.of(attack),
        OptionalInt.empty(),
        false,
        List.of(),
        List.of());
  }
}
