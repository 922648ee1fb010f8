package haven.model;

import haven.board.SightRule;
import haven.model.campaign.rules.GrowthRules.FreeLevels;
import haven.model.campaign.rules.TownRules.Price;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.rules.CardRules.Hand;
import haven.model.rules.EndRules.Step;
import haven.model.rules.ForcedMoveRules.Distance;
import haven.model.rules.LevelRules.Solo;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.StartingGold;
import haven.model.rules.RoundRules.Ending;
import haven.model.rules.SetUpRules.Shortage;
import haven.model.rules.TargetingRules.SightNeed;
import haven.model.rules.UseRules.Bonuses;
import java.util.EnumSet;
import java.util.List;

/** Where Jaws of the Lion is not Gloomhaven. */
final class JawsOfTheLion {
  private JawsOfTheLion() {}

  static void differences(Ruleset.Draft it) {
    it.hexes.obstaclesOccupy = true; // OVL-02c
    it.hexes.doors.mayStartOpen = true; // OVL-10
    it.hexes.doors.openCarriesMarker = true; // OVL-21
    it.hexes.objectives.areObstacles = false; // OVL-70c
    it.hexes.setUp.startsMustBeEmpty = false; // OVL-05a
    it.hexes.setUp.shortage = Shortage.ELITES; // OVL-13c
    it.hexes.setUp.obstaclesArePrinted = true; // OVL-69

    it.targeting.sight = SightRule.ANY_POINT; // LOS-06b
    it.targeting.sightNeed = SightNeed.TARGETED_OR_RANGED; // LOS-09
    it.targeting.alliesOnlyWhereStated = false; // TGT-12b

    it.forcedMoves.byCharacters = Distance.UP_TO; // FRC-05c
    it.forcedMoves.byOthers = Distance.FARTHEST; // MAB-20

    it.cards.hand = Hand.FROM_POOL_AFTER_TUTORIAL; // CRD-01b
    it.cards.activeIconIsMandatory = true; // ABL-14a
    it.combat.uses.bonuses = Bonuses.WITH_SLOTS; // BON-10
    it.combat.uses.grantedEnemies = true; // CMD-12

    it.rounds.endOfRound =
        List.of( // EOR-03
            Ending.EFFECTS,
            Ending.ROUND_BONUSES,
            Ending.SHUFFLE_MODIFIERS,
            Ending.SHUFFLE_MONSTER_CARDS,
            Ending.WANE,
            Ending.SHORT_RESTS);

    it.levels.solo = Solo.CHARACTERS_COUNT_ONE_MORE; // LVL-11c
    it.levels.party.oneHeroEach = true; // LVL-17
    it.levels.party.startingGold = StartingGold.NONE; // CHR-08d
    it.levels.party.variants =
        EnumSet.of( // LVL-12b, AMD-35c
            Variant.SOLO, Variant.OPEN_INFORMATION, Variant.REDUCED_RANDOMNESS, Variant.CASUAL);
    it.levels.party.roadEvents = EnumSet.noneOf(Journey.class); // SET-10
    it.levels.end.completed =
        List.of( // END-18
            Step.TREASURES,
            Step.CONCLUSION,
            Step.REWARDS,
            Step.GOLD,
            Step.EXPERIENCE,
            Step.BONUS_EXPERIENCE,
            Step.CHECKMARKS,
            Step.LEVEL_UP,
            Step.UNLOCK_SCENARIOS,
            Step.MARK_COMPLETED,
            Step.MARK_LOCKED,
            Step.UPDATE_DECKS,
            Step.RECOVER);
    it.levels.end.lost = List.of(Step.TREASURES, Step.GOLD, Step.EXPERIENCE, Step.RECOVER);
    betweenScenarios(it);
  }

  private static void betweenScenarios(Ruleset.Draft it) {
    it.campaign.growth.questsDealt = 0; // RTR-16
    it.campaign.growth.free = FreeLevels.NONE; // JLC-31
    it.campaign.growth.retirementProsperity = 0; // JLC-31
    it.campaign.town.offers = EnumSet.of(Service.SHOP, Service.EVENT); // JLC-31
    it.campaign.town.levelsUpAtHomeOnly = false; // LVU-02c, D13
    it.campaign.town.price = Price.PRINTED; // SHP-10
    it.campaign.town.donation = 0; // JLC-31
    it.campaign.town.reputation = 0; // JLC-31
    it.campaign.lessons.gold = 2; // JLC-03, JLC-12
    it.campaign.lessons.experience = 3; // JLC-04, JLC-12
    it.campaign.lessons.events = 3; // JLC-04, JLC-12
    it.campaign.lessons.goals = 4; // JLC-05, JLC-11
    it.campaign.lessons.levels = 5; // JLC-06, JLC-12
  }
}
