package haven.model.scenario;

import haven.model.LootKind;

/** What an outpost gains or loses, or what happens to it. A negative number is a loss. */
public sealed interface OutpostGain {
  /** A resource for all together, in whichever supplies they like (RES-05). */
  record Collective(LootKind kind, int number) implements OutpostGain {}

  record Morale(int number) implements OutpostGain {}

  record Inspiration(int number) implements OutpostGain {}

  record Defence(int number) implements OutpostGain {}

  record Soldiers(int number) implements OutpostGain {}

  /** A section is read at once. */
  record Section(String section) implements OutpostGain {}

  /** A section is written into the calendar (OUT-07). */
  record Later(String section, int weeks) implements OutpostGain {}

  /** Weeks go by outside an Outpost Phase (OUT-09). */
  record Weeks(int number) implements OutpostGain {}

  /** There is no outpost event this week (OUT-10). */
  record NoEvent() implements OutpostGain {}

  /** A place on the map where a building can be built (BLD-08). */
  record Spot(int building) implements OutpostGain {}

  /** A building is wrecked, without any attack. */
  record Wreck(int building) implements OutpostGain {}

  /** A card joins the town guard deck, or leaves it (TWG-14). */
  record GuardCard(int card, boolean joins) implements OutpostGain {}

  /** A personal quest joins the deck (BLD-08). */
  record Quest(String quest) implements OutpostGain {}

  /** A loot card of the kind gives one more from now on (RES-08). */
  record LootSticker(LootKind kind) implements OutpostGain {}

  /** What an outcome makes of the attack that follows (TWG-01). */
  record Attack(int value, int targets, int defence) implements OutpostGain {}
}
