package haven.campaign.dungeon;

import haven.campaign.book.PartySheet;
import haven.campaign.keeper.Keeper;
import haven.model.campaign.DungeonBook;
import haven.model.campaign.DwellerCard;
import haven.model.campaign.RoomCard;
import haven.model.campaign.RoomCard.Severity;
import haven.model.campaign.RoomCard.Victims;
import haven.model.pack.Origin;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.scenario.Chart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A way into a random dungeon: what was drawn and decided so far.
 *
 * @param rooms the room cards in the order in which they came up; most are never seen
 * @param dwellers the other cards, one for each room that is entered
 * @param entrance of the first room, once it is known
 * @param victim the character whom the penalty of the first room strikes (RDG-11a)
 */
public record Descent(
    List<Severity> penalties,
    List<String> rooms,
    List<String> dwellers,
    OptionalInt entrance,
    Optional<String> victim) {
  /** How many rooms a dungeon has (RDG-02). */
  static final int ROOMS = 3;

  public Descent {
    penalties = List.copyOf(penalties);
    rooms = List.copyOf(rooms);
    dwellers = List.copyOf(dwellers);
  }

  static Descent of(List<Severity> penalties) {
    return new Descent(penalties, List.of(), List.of(), OptionalInt.empty(), Optional.empty());
  }

  /** As it could come, to see whether a party may set out at all. */
  static Descent imagined(DungeonBook book) {
    return new Descent(
        Collections.nCopies(ROOMS, Severity.NONE),
        book.rooms().stream().map(RoomCard::noun).toList(),
        book.dwellers().stream().map(DwellerCard::adjective).limit(ROOMS).toList(),
        OptionalInt.of(0),
        Optional.empty());
  }

  /** Whether a treasure with that number was found in a dungeon, and is none of the index. */
  public static boolean isHoard(int treasure) {
    return treasure >= DungeonScenario.FIRST_HOARD;
  }

  Descent withRoom(String noun) {
    return new Descent(penalties, plus(rooms, noun), dwellers, entrance, victim);
  }

  Descent withDwellers(String adjective) {
    return new Descent(penalties, rooms, plus(dwellers, adjective), entrance, victim);
  }

  Descent enteringBy(int gate) {
    return new Descent(penalties, rooms, dwellers, OptionalInt.of(gate), victim);
  }

  Descent striking(String name) {
    return new Descent(penalties, rooms, dwellers, entrance, Optional.of(name));
  }

  private static List<String> plus(List<String> some, String more) {
    List<String> all = new ArrayList<>(some);
    all.add(more);
    return all;
  }

  RoomCard first(DungeonBook book) {
    return book.room(rooms.getFirst());
  }

  /** Whether somebody must be named for the penalty of the first room. */
  boolean needsVictim(DungeonBook book) {
    return victim.isEmpty() && first(book).penalty(penalties.getFirst()).whom() == Victims.OPENER;
  }

  JoinedRooms joined(DungeonBook book) {
    return new JoinedRooms(rooms.stream().map(book::room).toList(), entrance.orElse(0));
  }

  /** The pack with the dungeon for a scenario. */
  public Pack in(Keeper keeper) {
    DungeonBook book = keeper.print().dungeon();
    DungeonScenario dungeon =
        new DungeonScenario(
            joined(book), dwellers.stream().map(book::dwellers).toList(), penalties, victim);
    ScenarioEntry entry =
        new ScenarioEntry(
            PartySheet.DUNGEON,
            "",
            "",
            Chart.NONE,
            List.of(),
            Origin.ORIGINAL,
            false,
            dungeon.scenario());
    return keeper.pack().with(entry, dungeon.hoards());
  }
}
