package haven.server.solve;

import haven.play.mind.MonsterMind;
import haven.play.mind.MonsterTurn;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Solves a stranger's position; stateless, and so for any number of threads. */
public final class Solver {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String WHERE = "position";

  private final PositionLimits limits;

  public Solver(PositionLimits limits) {
    this.limits = limits;
  }

  /**
   * @param text one position as JSON
   * @return the outcomes, notes and judgements as JSON
   * @throws BadPosition with a sentence that names the field
   */
  public String solve(String text) {
    List<ReadPosition> read = new PositionReader(limits, false).read(WHERE, text);
    if (read.size() != 1) {
      throw new BadPosition(WHERE + ": should be one position, not " + read.size());
    }
    ReadPosition position = read.getFirst();
    try {
      MonsterTurn turn = new MonsterMind().explain(position.position());
      return JSON.writeValueAsString(TurnJson.of(position.id(), position.position(), turn, true));
    } catch (IllegalArgumentException e) {
      throw new BadPosition(WHERE + ": " + e.getMessage());
    }
  }
}
