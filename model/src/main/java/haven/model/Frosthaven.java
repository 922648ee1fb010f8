package haven.model;

import haven.board.SightRule;
import haven.model.campaign.Sticker;
import haven.model.campaign.rules.EnhancementRules;
import haven.model.campaign.rules.GrowthRules.FreeLevels;
import haven.model.campaign.rules.GrowthRules.OneOfAClass;
import haven.model.campaign.rules.TownRules.Price;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.rules.CardRules.ActiveArea;
import haven.model.rules.CardRules.Irrecoverable;
import haven.model.rules.CardRules.Removal;
import haven.model.rules.CombatRules.Barred;
import haven.model.rules.CombatRules.Heals;
import haven.model.rules.DoorRules.Locked;
import haven.model.rules.ElementRules.Consumption;
import haven.model.rules.ElementRules.Infusion;
import haven.model.rules.ElementRules.Sharing;
import haven.model.rules.EndRules.Casual;
import haven.model.rules.EndRules.Step;
import haven.model.rules.ForcedMoveRules.Distance;
import haven.model.rules.HexDamage;
import haven.model.rules.LevelRules.GoalCards;
import haven.model.rules.LevelRules.Solo;
import haven.model.rules.LootRules.Token;
import haven.model.rules.ModifierRules.Attacker;
import haven.model.rules.ModifierRules.Rolling;
import haven.model.rules.MonsterRules.TargetOrder;
import haven.model.rules.MonsterRules.UnprintedRange;
import haven.model.rules.MovementRules.Invisible;
import haven.model.rules.MovementRules.LossOfFlight;
import haven.model.rules.ObjectiveRules.ConditionKind;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.model.rules.PartyRules.StartingGold;
import haven.model.rules.RoundRules.Ending;
import haven.model.rules.RoundRules.Tie;
import haven.model.rules.SetUpRules;
import haven.model.rules.SetUpRules.Shortage;
import haven.model.rules.SetUpRules.Tokens;
import haven.model.rules.TargetingRules.SightNeed;
import haven.model.rules.TileRules.Operation;
import haven.model.rules.UseRules.Bonuses;
import haven.model.rules.UseRules.Items;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where Frosthaven is not Gloomhaven. */
final class Frosthaven {
  private Frosthaven() {}

  static void differences(Ruleset.Draft it) {
    theMap(it);
    movesAndTargets(it);
    combat(it);
    roundsAndMonsters(it);
    beforeAndAfter(it);
    betweenScenarios(it);
  }

  private static void theMap(Ruleset.Draft it) {
    it.hexes.tokensFillHexes = false; // OVL-03
    it.hexes.doors.locked = Locked.IS_UNLOCKED; // OVL-19b
    it.hexes.objectives.areObstacles = false; // OVL-70a
    it.hexes.objectives.immuneTo = EnumSet.allOf(ConditionKind.class); // OVL-73a
    it.hexes.setUp.startsMustBeEmpty = false; // OVL-05a
    it.hexes.setUp.shortage = Shortage.ELITES_THEN_NEAREST_TO_ENEMY; // OVL-13b
    it.hexes.setUp.plateTrigger = Optional.empty(); // OVL-27b
    it.hexes.setUp.tokens = Tokens.AID_TOKENS_STAND_FOR_ALL; // SCM-03
    it.hexes.setUp.order =
        List.of( // SET-01a
            SetUpRules.Step.BATTLE_GOALS,
            SetUpRules.Step.EVENT_EFFECTS,
            SetUpRules.Step.SCENARIO_EFFECTS);

    it.tiles.operations = EnumSet.allOf(Operation.class); // TIL-01
    it.tiles.needsSight = true; // TIL-01

    it.loot.needsSight = false; // LOT-10b
    it.loot.leaveToken = EnumSet.complementOf(EnumSet.of(MonsterOrigin.SCENARIO_ALLY)); // LOT-01b
    it.loot.token = Token.LOOT_CARD; // LOT-03b
  }

  private static void movesAndTargets(Ruleset.Draft it) {
    it.targeting.sight = SightRule.ANY_POINT; // LOS-06b
    it.targeting.sightNeed = SightNeed.TARGETED; // LOS-07
    it.targeting.alliesOnlyWhereStated = false; // TGT-09
    it.targeting.ownHexIsAdjacent = true; // MAP-10
    it.targeting.rangeBonusMakesRanged = true; // TGT-17

    it.movement.jumpLandingPaysDifficultTerrain = false; // OVL-52a
    it.movement.invisible = Invisible.NOT_THERE; // MOV-09a
    it.movement.flyerOverHoldingTrapBars = true; // MOV-24
    it.movement.lossOfFlight = LossOfFlight.ENTERS_ITS_HEX; // MOV-26a
    it.movement.jumpMayBeSkipped = true; // MOV-37
    it.movement.hexDamage =
        new HexDamage(2, HexDamage.Hazard.GROWS_EVERY_THREE_LEVELS); // OVL-33, OVL-40b

    it.forcedMoves.byCharacters = Distance.UP_TO; // FRC-05a
    it.forcedMoves.byOthers = Distance.FARTHEST; // FRC-06a
    it.forcedMoves.controlledMovePaysDifficultTerrain = true; // OVL-53b
  }

  private static void combat(Ruleset.Draft it) {
    it.modifiers.rolling = Rolling.LEADS_TO_THE_TWO; // AMD-29c
    it.modifiers.chooseWithAdvantage = EnumSet.of(Attacker.CHARACTER); // AMD-29a
    it.modifiers.mayDeclineEffects =
        EnumSet.of(Attacker.CHARACTER, Attacker.SUMMON); // AMD-34a, AMD-34b
    it.modifiers.allyDeck = true; // AMD-04
    it.modifiers.favours = true; // AMD-36

    it.combat.healRemoves =
        EnumSet.of(Condition.WOUND, Condition.POISON, Condition.BRITTLE, Condition.BANE); // HEA-05a
    it.combat.healsOfModifiers = Heals.ONE_FOR_ALL; // HEA-07
    it.combat.itemsDuringAbilities = false; // ITM-17
    it.combat.stunBarsItems = Barred.ALWAYS; // CON-21b
    it.combat.itemSummonsAreOwn = false; // SUM-17
    it.combat.uses.items = Items.WITH_SLOTS_OR_PASSIVE; // ITM-13a
    it.combat.uses.bonuses = Bonuses.WITH_SLOTS; // BON-10
    it.combat.uses.foundItems = true; // ITM-05
    it.combat.uses.partlyUsed = true; // REC-04

    it.cards.activeArea = ActiveArea.APART; // BON-02, DMG-14
    it.cards.removal = Removal.PERSISTENT_BETWEEN_ABILITIES; // BON-13a
    it.cards.irrecoverable = Irrecoverable.AS_PERFORMED; // CRD-12a
    it.cards.activeIconIsMandatory = true; // ABL-14a
  }

  private static void roundsAndMonsters(Ruleset.Draft it) {
    it.rounds.ties = EnumSet.allOf(Tie.class); // RND-17a
    it.rounds.characterFinishes = false; // SPN-08a
    it.rounds.cardForSummoned = true; // MAB-17
    it.rounds.endOfRound =
        List.of( // EOR-01
            Ending.EFFECTS,
            Ending.SHUFFLE_MODIFIERS,
            Ending.SHUFFLE_MONSTER_CARDS,
            Ending.ROUND_BONUSES,
            Ending.SHORT_RESTS,
            Ending.WANE);

    it.monsters.targetOrder = TargetOrder.NUMBER_FIRST; // MMV-11a
    it.monsters.plansForAllTargets = false; // MMV-25b
    it.monsters.unprintedRange = UnprintedRange.MELEE; // MAT-03a
    it.monsters.summonsFollow = true; // FOC-34

    it.elements.sharing = Sharing.SET; // ELM-15b
    it.elements.consumption = Consumption.FIRST_TURN; // ELM-15b
    it.elements.newcomersShare = false; // ELM-16, MEL-03
    it.elements.infusion = Infusion.END_OF_LAST_TURN; // MEL-02a
  }

  private static void beforeAndAfter(Ruleset.Draft it) {
    it.levels.steps = EnumSet.noneOf(Difficulty.class); // LVL-02c
    it.levels.solo = Solo.CHARACTERS_COUNT_ONE_MORE; // LVL-11b
    it.levels.battleGoals = new GoalCards(3, 1); // BGL-01a
    it.levels.party.startingGold = StartingGold.BY_PROSPERITY; // CHR-08b
    it.levels.party.roadEvents = EnumSet.of(Journey.TRAVELLED); // SET-10
    it.levels.party.barred =
        EnumSet.of(
            Standing.NOT_UNLOCKED, Standing.REQUIREMENTS_NOT_MET, Standing.LOCKED); // SET-02a
    it.levels.end.completed =
        List.of( // END-15
            Step.RECOVER,
            Step.EXPERIENCE,
            Step.BONUS_EXPERIENCE,
            Step.GOLD,
            Step.TREASURES,
            Step.RESOURCES,
            Step.CHECKMARKS,
            Step.MASTERIES,
            Step.CONCLUSION,
            Step.REWARDS,
            Step.INSPIRATION,
            Step.MARK_COMPLETED);
    it.levels.end.lost =
        List.of(Step.RECOVER, Step.EXPERIENCE, Step.GOLD, Step.TREASURES, Step.RESOURCES);
    it.levels.end.casual = Casual.NOTHING; // END-23
    it.levels.end.inspirationBase = 4; // END-15
    it.levels.end.outpostPhase = true; // END-14a, END-22
  }

  private static void betweenScenarios(Ruleset.Draft it) {
    it.campaign.growth.free = FreeLevels.HALF_PROSPERITY; // CHR-07b, LVU-10b
    it.campaign.growth.keepsStartingGold = false; // CHR-08b
    it.campaign.growth.oneOfAClass = OneOfAClass.IN_THE_WORLD; // CHR-03b
    it.campaign.growth.retirementProsperity = 2; // RTR-03b
    it.campaign.growth.oneEach = true; // CHR-02a
    it.campaign.growth.secondQuest = 15; // RTR-06
    it.campaign.town.offers = EnumSet.complementOf(EnumSet.of(Service.TEMPLE)); // OUT-11
    it.campaign.town.price = Price.PRINTED;
    it.campaign.town.reputation = 0; // EVT-07
    it.campaign.town.passesItemsOn = true; // BKK-27
    it.campaign.town.offers =
        EnumSet.of(Service.SHOP, Service.ENHANCER, Service.RETIREMENT); // OUT-11
    enhancements(it.campaign.enhancement);
  }

  private static void enhancements(EnhancementRules.Draft it) {
    it.prices.putAll(
        Map.of( // ENH-21
            Sticker.TARGETS, 75,
            Sticker.SHIELD, 80,
            Sticker.RETALIATE, 60,
            Sticker.PULL, 20,
            Sticker.TELEPORT, 50));
    it.prices.putAll(
        Map.of( // ENH-22
            Sticker.SUMMON_HIT_POINTS, 40,
            Sticker.SUMMON_MOVE, 60));
    it.prices.putAll(
        Map.of( // ENH-23
            Sticker.REGENERATE, 40,
            Sticker.WARD, 75,
            Sticker.STRENGTHEN, 100,
            Sticker.BLESS, 75,
            Sticker.POISON, 50,
            Sticker.IMMOBILIZE, 150,
            Sticker.MUDDLE, 40,
            Sticker.CURSE, 150,
            Sticker.JUMP, 60));
    it.prices.remove(Sticker.DISARM); // ENH-23
    it.hexRoundsUp = true; // ENH-24
    it.neverDoubled = EnumSet.range(Sticker.FIRE, Sticker.HEX); // ENH-26
    it.neverDoubled.add(Sticker.TARGETS); // ENH-26
    it.lostIsHalf = true; // ENH-27
    it.lastingTimes = 3; // ENH-28
    it.limited = false;
  }
}
