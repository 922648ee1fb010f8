package haven.model.words;

import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import java.util.List;

/** Phrases for what is added to an attack. */
final class RiderWords {
  private RiderWords() {}

  /** Those that stand beside the value. */
  static List<Phrase> beside(List<Rider> riders) {
    return riders.stream().filter(rider -> !isLong(rider)).map(RiderWords::rider).toList();
  }

  /** Those that have a line of their own: bonuses, and what happens afterwards. */
  static void below(List<Rider> riders, Lines out) {
    riders.stream().filter(RiderWords::isLong).forEach(rider -> out.add(rider(rider)));
  }

  /** All of them on one line. */
  static Phrase inline(List<Rider> riders) {
    List<Phrase> parts = riders.stream().map(RiderWords::rider).toList();
    return Phrase.line(parts);
  }

  private static boolean isLong(Rider rider) {
    return switch (rider) {
      case Rider.Conditional _, Rider.Afterwards _, Rider.Over _ -> true;
      case Rider.OnValue _,
          Rider.OnAim _,
          Rider.Pierce _,
          Rider.Inflicts _,
          Rider.PushThrough _,
          Rider.PushAgainst _,
          Rider.ForAttacker _,
          Rider.Plain _ ->
          false;
    };
  }

  static Phrase rider(Rider rider) {
    return switch (rider) {
      case Rider.Plus plus -> Phrase.of("plusAttack", ValueWords.added(plus.attack()));
      case Rider.Times(int factor) -> Phrase.of("timesAttack", factor);
      case Rider.Pierce(int shield) -> Phrase.of("pierce", shield);
      case Rider.Inflicts(Consequence what) -> ConsequenceWords.consequence(what);
      case Rider.PushThrough(int hexes, int damage, int xp) ->
          Phrase.of("pushThrough", hexes, damage, xp);
      case Rider.PushAgainst(int hexes, int damage, int xp) ->
          Phrase.of("pushAgainst", hexes, damage, xp);
      case Rider.PlusRange(int hexes) -> Phrase.of("plusRange", ValueWords.signed(hexes));
      case Rider.Reach(int hexes) -> Phrase.of("reach", hexes);
      case Rider.PlusTargets(int number) -> Phrase.of("plusTargets", ValueWords.signed(number));
      case Rider.AllAdjacent() -> Phrase.of("allAdjacent");
      case Rider.Over over -> Phrase.area(over.area());
      case Rider.Brings(Consequence.Xp(Value points)) ->
          Phrase.of("xp.each", ValueWords.value(points));
      case Rider.Brings(Consequence what) -> ConsequenceWords.consequence(what);
      case Rider.XpOnce(int points) -> Phrase.of("xp", points);
      case Rider.Then(Ability ability) -> Phrase.of("then", AbilityWords.inline(List.of(ability)));
      case Rider.ThenIfHurt(Ability ability) ->
          Phrase.of("thenIfHurt", AbilityWords.inline(List.of(ability)));
      case Rider.When(List<Check> checks, List<Rider> riders) ->
          Phrase.of("colon", ValueWords.checks(checks), inline(riders));
      case Rider.Paid(Cost cost, List<Rider> riders) ->
          Phrase.of("colon", ValueWords.cost(cost), inline(riders));
      case Rider.WithStance(String stance) -> Phrase.of("withStance", stance);
      case Rider.Plain plain -> Phrase.of(plain);
    };
  }
}
