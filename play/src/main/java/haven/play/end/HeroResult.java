package haven.play.end;

import haven.model.LootKind;
import haven.play.loot.Opened;
import haven.play.party.HeroTally;
import java.util.List;
import java.util.Map;

/**
 * What one hero takes home.
 *
 * @param experience what its dial shows
 * @param bonusExperience for completing the scenario
 * @param treasures what it has found itself
 */
public record HeroResult(
    String hero,
    HeroTally.Fate fate,
    int experience,
    int bonusExperience,
    int gold,
    Map<LootKind, Integer> resources,
    int checkmarks,
    List<String> masteries,
    List<Opened.Found> treasures) {}
