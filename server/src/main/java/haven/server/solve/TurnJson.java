package haven.server.solve;

import haven.board.Hex;
import haven.play.mind.Judgement;
import haven.play.mind.MonsterTurn;
import haven.play.mind.Outcome;
import haven.play.mind.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A solved turn for machines; hexes are pairs [q, r] as in the position. */
public final class TurnJson {
  private TurnJson() {}

  /**
   * @param why whether with the reasons
   */
  public static Map<String, Object> of(
      String id, Position position, MonsterTurn turn, boolean why) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", id);
    json.put("ruleset", position.scene().ruleset().id());
    json.put("outcomes", turn.outcomes().stream().map(TurnJson::outcome).toList());
    if (why) {
      json.put("notes", turn.notes().stream().map(TurnJson::note).toList());
      json.put("why", turn.why().stream().map(TurnJson::judgement).toList());
      json.put("allReasons", turn.allReasons());
    }
    return json;
  }

  private static Map<String, Object> outcome(Outcome outcome) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("move", hex(outcome.stop()));
    json.put("attacks", hexes(outcome.attacks()));
    json.put("focuses", hexes(outcome.focuses()));
    json.put("destinations", hexes(outcome.destinations()));
    json.put("aoe", hexes(outcome.area()));
    json.put("paths", outcome.paths().stream().map(TurnJson::hexes).toList());
    json.put("allPaths", outcome.allPaths());
    return json;
  }

  private static Map<String, Object> note(MonsterTurn.Note note) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("rule", note.rule().text());
    json.put("circumstance", note.circumstance());
    return json;
  }

  private static Map<String, Object> judgement(Judgement judgement) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("rule", judgement.rule().text());
    json.put("criterion", judgement.criterion());
    json.put("about", hex(judgement.about()));
    json.put("kept", judgement.kept().stream().map(TurnJson::candidate).toList());
    json.put("dropped", judgement.dropped().stream().map(TurnJson::candidate).toList());
    return json;
  }

  private static Map<String, Object> candidate(Judgement.Candidate candidate) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("hex", hex(candidate.hex()));
    json.put("value", candidate.value());
    return json;
  }

  private static List<Integer> hex(Hex hex) {
    return List.of(hex.q(), hex.r());
  }

  private static List<List<Integer>> hexes(List<Hex> hexes) {
    return hexes.stream().map(TurnJson::hex).toList();
  }
}
