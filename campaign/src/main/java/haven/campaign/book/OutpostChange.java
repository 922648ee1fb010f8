package haven.campaign.book;

import haven.campaign.book.OutpostSheet.Harm;
import haven.campaign.book.OutpostSheet.Stage;
import haven.model.LootKind;

/** What changes on the campaign sheet of an outpost. A negative number is a loss. */
public sealed interface OutpostChange {
  /** A step of the Outpost Phase begins. */
  record Began(Stage stage) implements OutpostChange {}

  /** The next box of the calendar is marked. */
  record Week() implements OutpostChange {}

  /** The number of a section is written into a box. */
  record Noted(int box, String section) implements OutpostChange {}

  record SectionRead(String section) implements OutpostChange {}

  record EventDropped() implements OutpostChange {}

  record Morale(int number) implements OutpostChange {}

  record Inspiration(int number) implements OutpostChange {}

  record Defence(int number) implements OutpostChange {}

  record Soldiers(int number) implements OutpostChange {}

  /** In the common supply. */
  record Supply(LootKind kind, int number) implements OutpostChange {}

  /** A loot card of the kind has a sticker. */
  record LootCardMarked(LootKind kind) implements OutpostChange {}

  /** The building stands at that level; 0 for its spot alone. */
  record Built(int building, int level) implements OutpostChange {}

  /** Its card is turned to the wrecked side, or back. */
  record Turned(int building, boolean wrecked) implements OutpostChange {}

  /** One of the buildings of this phase is built or upgraded. */
  record BuildingUsed() implements OutpostChange {}

  /** What the attack of an event becomes. */
  record AttackChanged(int value, int targets, int defence) implements OutpostChange {}

  /** The defence of a building held or not; what comes of it waits for the end of the attack. */
  record Checked(int building, Harm harm) implements OutpostChange {}

  /** An attack is over and what it has harmed is settled. */
  record AttackOver() implements OutpostChange {}

  /** The card is in the town guard deck from now on, or not any more. */
  record GuardCard(int card, boolean joins) implements OutpostChange {}

  /** A window of the alchemy chart is opened. */
  record WindowOpened(String window) implements OutpostChange {}

  /** A scenario that must follow another one. */
  record MustFollow(int from, int to) implements OutpostChange {}
}
