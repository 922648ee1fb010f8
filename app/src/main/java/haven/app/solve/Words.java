package haven.app.solve;

import haven.board.Hex;
import haven.play.mind.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Outcomes in English. */
record Words(Case solved) {
  String outcome(Outcome outcome) {
    Hex here = solved.position().actor().hex();
    var text = new StringBuilder();
    text.append(outcome.stop().equals(here) ? "stays" : "moves to " + solved.name(outcome.stop()));
    if (!outcome.attacks().isEmpty()) {
      text.append(" and attacks ").append(solved.names(outcome.attacks()));
    } else if (outcome.focuses().isEmpty()) {
      text.append("; it has no focus");
    } else if (!outcome.destinations().equals(List.of(outcome.stop()))) {
      text.append(", heading for ").append(solved.names(outcome.destinations()));
    }
    if (!outcome.focuses().isEmpty()) {
      text.append(" (focus ").append(solved.names(outcome.focuses())).append(')');
    }
    return text.toString();
  }

  /** The ways to the stop, where there is more to them than a single step. */
  List<String> ways(Outcome outcome) {
    List<String> ways = new ArrayList<>();
    for (List<Hex> path : outcome.paths()) {
      if (path.size() > 2) {
        ways.add("by " + String.join(" ", path.stream().map(Hex::toString).toList()));
      }
    }
    if (!outcome.allPaths()) {
      ways.add("only examples of ways are listed");
    }
    if (!outcome.area().isEmpty()) {
      ways.add("area on " + String.join(" ", outcome.area().stream().map(Hex::toString).toList()));
    }
    return ways;
  }
}
