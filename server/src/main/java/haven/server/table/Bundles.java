package haven.server.table;

import haven.server.store.ChoiceRow;
import java.util.ArrayList;
import java.util.List;

/** By which command each choice in force was made: what was one command is taken back as one. */
final class Bundles {
  private final List<String> kept = new ArrayList<>();
  private String torn = "";

  Bundles copy() {
    Bundles copy = new Bundles();
    copy.kept.addAll(kept);
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
    }
    while (kept.size() < inForce) {
      kept.add(of(row));
    }
  }

  /** Whether a part of the last command that was taken back is still in force. */
  boolean isTornAt(int inForce) {
    return inForce > 0 && kept.size() == inForce && kept.getLast().equals(torn);
  }
}
