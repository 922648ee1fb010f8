package haven.server.table;

import haven.server.store.ChoiceRow;
import java.util.ArrayList;
import java.util.List;

/** By which command each choice in force was made: what was one command is taken back as one. */
final class Bundles {
  /** How the commands of automatic players begin. */
  static final String AUTOMATIC = "automatic-";

  private final List<String> kept = new ArrayList<>();
  private final List<Integer> seats = new ArrayList<>();
  private String torn = "";

  Bundles copy() {
    Bundles copy = new Bundles();
    copy.kept.addAll(kept);
    copy.seats.addAll(seats);
    return copy;
  }

  /** The words of a command that became several choices are followed by their numbers. */
  static String of(ChoiceRow row) {
    int slash = row.command().indexOf('/');
    return slash < 0 ? row.command() : row.command().substring(0, slash);
  }

  /** A choice was made, after which so many are in force. */
  void note(ChoiceRow row, int inForce) {
    while (kept.size() > inForce) {
      torn = kept.removeLast();
      seats.removeLast();
    }
    while (kept.size() < inForce) {
      boolean follows = !kept.isEmpty() && kept.getLast().equals(of(row));
      seats.add(follows ? seats.getLast() : row.seat());
      kept.add(of(row));
    }
  }

  /** The seat whose command a choice in force belongs to, whoever's answer it is. */
  int seat(int choice) {
    return seats.get(choice);
  }

  /** Whether a person's command began with that choice: what follows by itself is nobody's. */
  boolean isPersons(int choice) {
    String command = kept.get(choice);
    boolean first = choice == 0 || !kept.get(choice - 1).equals(command);
    return first && !command.startsWith(AUTOMATIC);
  }

  /** Whether a part of the last command that was taken back is still in force. */
  boolean isTornAt(int inForce) {
    return inForce > 0 && kept.size() == inForce && kept.getLast().equals(torn);
  }
}
