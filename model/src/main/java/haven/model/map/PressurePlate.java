package haven.model.map;

import haven.board.Hex;
import haven.model.rules.SetUpRules.PlateTrigger;
import java.util.Optional;

/**
 * A pressure plate of the scenario.
 *
 * @param trigger when it acts; empty where the scenario leaves it to the game's rule (OVL-27a)
 * @param byAnybody whether monsters and summons set it off too
 * @param effect the special rule that says what happens
 */
public record PressurePlate(
    Hex hex, Optional<PlateTrigger> trigger, boolean byAnybody, String effect) {}
