package haven.play.monster;

import haven.board.Hex;
import haven.model.Circumstance;
import haven.model.Criterion;
import haven.play.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The reasons of a monster's turn in English.
 *
 * @param name what to call a hex
 */
public record Reasons(Scene scene, Function<Hex, String> name) {
  private static final int NAMED = 6;

  /**
   * All of them, with headings, the rule of each in front; lines that belong below are indented.
   */
  public List<String> lines(MonsterTurn turn) {
    List<String> lines = new ArrayList<>();
    turn.notes().forEach(note -> lines.add(note.rule() + "  " + circumstance(note.circumstance())));
    String heading = "";
    for (Judgement judgement : turn.why()) {
      String next = heading(judgement);
      if (!next.equals(heading)) {
        lines.add(next);
        heading = next;
      }
      lines.add("  " + judgement.rule() + "  " + judgement(judgement));
    }
    return lines;
  }

  private static String circumstance(Circumstance circumstance) {
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

  private String heading(Judgement judgement) {
    return switch (judgement.criterion()) {
      case FOCUS_NEGATIVE_HEXES, FOCUS_MOVEMENT, FOCUS_PROXIMITY, FOCUS_INITIATIVE -> "Focus";
      case HEX_NEGATIVE_HEXES,
          HEX_OUT_OF_REACH,
          HEX_FOCUS_DISADVANTAGE,
          HEX_TARGETS_MISSED,
          HEX_DISADVANTAGE,
          HEX_MOVEMENT,
          HEX_RANKING ->
          "Hex to attack " + name.apply(judgement.about()) + " from";
      case STOP_NEGATIVE_HEXES, STOP_MOVEMENT_LEFT, STOP_MOVEMENT_SPENT ->
          "Stop on the way to " + name.apply(judgement.about());
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

  private String judgement(Judgement judgement) {
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
            .map(candidate -> name.apply(candidate.hex()) + value(judgement, candidate))
            .toList();
    int more = candidates.size() - names.size();
    return String.join(", ", names) + (more == 0 ? "" : " and " + more + " more");
  }

  private String value(Judgement judgement, Judgement.Candidate candidate) {
    return switch (judgement.criterion()) {
      case FOCUS_INITIATIVE ->
          scene
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
