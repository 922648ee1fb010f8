package haven.model.scenario;

import haven.board.Hex;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.map.MonsterSymbol;
import java.util.List;

/**
 * A special rule: when something happens and its conditions hold, its effects take place.
 *
 * @param once whether it works only the first time
 * @param scenarioEffect whether it is a scenario effect, which perks may ignore (SCN-07)
 */
public record ScenarioRule(
    String name,
    Moment moment,
    List<Situation> conditions,
    List<Deed> deeds,
    boolean once,
    boolean scenarioEffect) {

  /** When a rule is looked at. */
  public sealed interface Moment {
    /** At the end of set-up. */
    record Start() implements Moment {}

    /** At the start of the round with that number; every one if 0. */
    record RoundStart(int round) implements Moment {}

    record RoundEnd(int round) implements Moment {}

    /** A section was read, because a hex was entered or a door opened (SCN-04). */
    record Section(String name) implements Moment {}

    /** The plate with that effect acted (SCN-10, SCN-11). */
    record Plate(String effect) implements Moment {}

    /** A goal treasure with that special rule was looted. */
    record TreasureLooted(String specialRule) implements Moment {}

    /** A figure of that type or name died or was destroyed. */
    record Died(String name) implements Moment {}

    /** Whenever the conditions have come true. */
    record Whenever() implements Moment {}
  }

  /** What a rule does. */
  public sealed interface Deed {
    record Spawn(String type, MonsterSymbol symbol, Hex hex) implements Deed {}

    record Unlock(Hex door) implements Deed {}

    record OpenDoor(Hex door) implements Deed {}

    /** An open door is closed again, unless somebody stands in it (OVL-17). */
    record CloseDoor(Hex door) implements Deed {}

    /** Something happens to characters, as "allies", or to monsters, as "enemies". */
    record Inflict(Consequence what, Affects whom) implements Deed {}

    record Count(String counter, int by) implements Deed {}

    record Win() implements Deed {}

    record Lose() implements Deed {}

    /** A text of ours to show; nothing else happens. */
    record Tell(String text) implements Deed {}
  }

  public ScenarioRule {
    conditions = List.copyOf(conditions);
    deeds = List.copyOf(deeds);
  }

  public static ScenarioRule of(String name, Moment moment, Deed... deeds) {
    return new ScenarioRule(name, moment, List.of(), List.of(deeds), false, false);
  }

  public ScenarioRule when(Situation... goals) {
    return new ScenarioRule(name, moment, List.of(goals), deeds, once, scenarioEffect);
  }

  public ScenarioRule onlyOnce() {
    return new ScenarioRule(name, moment, conditions, deeds, true, scenarioEffect);
  }

  public ScenarioRule asScenarioEffect() {
    return new ScenarioRule(name, moment, conditions, deeds, once, true);
  }
}
