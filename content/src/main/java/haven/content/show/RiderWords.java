package haven.content.show;

import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Rider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Words for what is added to an attack. */
final class RiderWords {
  private RiderWords() {}

  /** Those that stand beside the value. */
  static List<String> beside(List<Rider> riders) {
    return riders.stream().filter(rider -> !isLong(rider)).map(RiderWords::rider).toList();
  }

  /** Those that have a line of their own: bonuses, and what happens afterwards. */
  static void below(List<Rider> riders, Lines out) {
    for (Rider rider : riders) {
      if (rider instanceof Rider.Over over) {
        out.add(rider(rider), Optional.of(over.area()));
      } else if (isLong(rider)) {
        out.add(rider(rider));
      }
    }
  }

  /** All of them on one line. */
  static String inline(List<Rider> riders) {
    List<String> parts = new ArrayList<>();
    riders.forEach(rider -> parts.add(rider(rider)));
    return String.join(", ", parts);
  }

  private static boolean isLong(Rider rider) {
    return switch (rider) {
      case Rider.When _, Rider.Paid _, Rider.Then _, Rider.ThenIfHurt _, Rider.Over _ -> true;
      default -> false;
    };
  }

  private static String rider(Rider rider) {
    return switch (rider) {
      case Rider.Plus plus -> Wording.added(plus.attack()) + " attack";
      case Rider.Times(int factor) -> "attack x " + factor;
      case Rider.Pierce(int shield) -> "Pierce " + shield;
      case Rider.Push(int hexes) -> "Push " + hexes;
      case Rider.Pull(int hexes) -> "Pull " + hexes;
      case Rider.PushThrough(int hexes, int damage, int xp) ->
          "Push %d, also through obstacles (each %d damage, %d XP)".formatted(hexes, damage, xp);
      case Rider.Gives gives -> Wording.title(gives.condition());
      case Rider.PlusRange(int hexes) -> Wording.signed(hexes) + " range";
      case Rider.PlusTargets(int number) -> Wording.signed(number) + " target";
      case Rider.Over _ -> "over an area";
      case Rider.Infuses infuses -> "infuse " + Wording.icon(infuses.icon());
      case Rider.Xp xp -> Wording.value(xp.points()) + " XP for each target";
      case Rider.XpOnce(int points) -> points + " XP";
      case Rider.Then(Ability ability) -> "Then: " + AbilityWords.inline(List.of(ability));
      case Rider.ThenIfHurt(Ability ability) ->
          "If it does damage: " + AbilityWords.inline(List.of(ability));
      case Rider.When(List<Check> checks, List<Rider> riders) ->
          Wording.checks(checks) + ": " + inline(riders);
      case Rider.Paid(Cost cost, List<Rider> riders) -> Wording.cost(cost) + ": " + inline(riders);
      case Rider.Plain plain -> plain(plain);
    };
  }

  private static String plain(Rider.Plain plain) {
    return switch (plain) {
      case ADVANTAGE -> "Advantage";
      case DISADVANTAGE -> "Disadvantage";
      case ALL_ON_ONE -> "all attacks on one target";
      case PLUS_IS_NEUTRAL -> "a plus counts as neutral";
      case MINUS_IS_NEUTRAL -> "a minus counts as neutral";
      case DOUBLE_IS_ZERO -> "a doubling card counts as +0";
      case IGNORES_SHIELD -> "ignores all Shield";
    };
  }
}
