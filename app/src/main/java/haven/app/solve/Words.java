package haven.app.solve;

import haven.board.Hex;
import haven.model.Circumstance;
import haven.model.Criterion;
import haven.play.monster.Judgement;
import haven.play.monster.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Outcomes and reasons in English. */
record Words(Case solved) {
  private static final int NAMED = 6;

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
    if (!outcome.area().isEmpty()) {
      ways.add("area on " + String.join(" ", outcome.area().stream().map(Hex::toString).toList()));
    }
    return ways;
  }

  static String circumstance(Circumstance circumstance) {
    return switch (circumstance) {
      case STUNNED -> "it is stunned: no focus, no move, no ability";
      case IMMOBILIZED -> "it is immobilized: it does not move, but has a focus";
      case DISARMED -> "it is disarmed: focus and move as for a single-target melee attack";
      case NO_ATTACK -> "it has no attack: focus and move as for a single-target melee attack";
      case INVISIBLE_ENEMIES -> "invisible enemies cannot be focused";
      case NO_FOCUS -> "there is no hex from which it could ever attack anybody: no focus";
      case SUMMONER_CALLS -> "its summoner may have it move towards the summoner instead";
      case FOCUS_OUT_OF_REACH -> "it cannot attack its focus this turn";
    };
  }

  String heading(Judgement judgement) {
    return switch (judgement.criterion()) {
      case FOCUS_NEGATIVE_HEXES, FOCUS_MOVEMENT, FOCUS_PROXIMITY, FOCUS_INITIATIVE -> "Focus";
      case HEX_NEGATIVE_HEXES,
          HEX_OUT_OF_REACH,
          HEX_FOCUS_DISADVANTAGE,
          HEX_TARGETS_MISSED,
          HEX_DISADVANTAGE,
          HEX_MOVEMENT,
          HEX_RANKING ->
          "Hex to attack " + solved.name(judgement.about()) + " from";
      case STOP_NEGATIVE_HEXES, STOP_MOVEMENT_LEFT, STOP_MOVEMENT_SPENT ->
          "Stop on the way to " + solved.name(judgement.about());
    };
  }

  private static String criterion(Criterion criterion) {
    return switch (criterion) {
      case FOCUS_NEGATIVE_HEXES, HEX_NEGATIVE_HEXES -> "fewest negative hexes on the way";
      case FOCUS_MOVEMENT, HEX_MOVEMENT -> "fewest movement points";
      case FOCUS_PROXIMITY -> "closest by range";
      case FOCUS_INITIATIVE -> "earliest in initiative";
      case HEX_OUT_OF_REACH -> "within reach this turn";
      case HEX_FOCUS_DISADVANTAGE -> "no disadvantage against the focus";
      case HEX_TARGETS_MISSED -> "most targets";
      case HEX_DISADVANTAGE -> "fewest attacks with disadvantage";
      case HEX_RANKING -> "best further targets";
      case STOP_NEGATIVE_HEXES -> "fewest negative hexes in all";
      case STOP_MOVEMENT_LEFT -> "fewest movement points left";
      case STOP_MOVEMENT_SPENT -> "fewest movement points spent";
    };
  }

  String judgement(Judgement judgement) {
    String text = criterion(judgement.criterion()) + ": ";
    if (!judgement.dropped().isEmpty()) {
      return text
          + "kept "
          + candidates(judgement, judgement.kept())
          + "; dropped "
          + candidates(judgement, judgement.dropped());
    }
    return judgement.kept().size() == 1
        ? text + "only " + candidates(judgement, judgement.kept())
        : text + "the same for all" + value(judgement, judgement.kept().getFirst());
  }

  /** Names the first few; a reader who wants all of a long list asks for JSON. */
  private String candidates(Judgement judgement, List<Judgement.Candidate> candidates) {
    List<String> names =
        candidates.stream()
            .limit(NAMED)
            .map(candidate -> solved.name(candidate.hex()) + value(judgement, candidate))
            .toList();
    int more = candidates.size() - names.size();
    return String.join(", ", names) + (more == 0 ? "" : " and " + more + " more");
  }

  private String value(Judgement judgement, Judgement.Candidate candidate) {
    return switch (judgement.criterion()) {
      case FOCUS_INITIATIVE ->
          solved
              .position()
              .scene()
              .figureAt(candidate.hex())
              .map(figure -> " [" + figure.initiative() + "]")
              .orElse("");
      case HEX_TARGETS_MISSED -> " [misses " + candidate.value() + "]";
      case HEX_OUT_OF_REACH, HEX_FOCUS_DISADVANTAGE, HEX_RANKING ->
          candidate.value() == 0 ? " [yes]" : " [no]";
      case FOCUS_NEGATIVE_HEXES,
          FOCUS_MOVEMENT,
          FOCUS_PROXIMITY,
          HEX_NEGATIVE_HEXES,
          HEX_DISADVANTAGE,
          HEX_MOVEMENT,
          STOP_NEGATIVE_HEXES,
          STOP_MOVEMENT_LEFT,
          STOP_MOVEMENT_SPENT ->
          " [" + candidate.value() + "]";
    };
  }
}
