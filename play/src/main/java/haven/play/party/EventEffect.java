package haven.play.party;

import haven.model.scenario.ScenarioRule;

/** What an event before the scenario does to one hero. */
public record EventEffect(String hero, ScenarioRule.Deed deed) {}
