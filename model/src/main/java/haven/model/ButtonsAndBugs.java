package haven.model;

import haven.board.SightRule;
import haven.model.campaign.rules.GrowthRules.FreeLevels;
import haven.model.campaign.rules.TownRules.Possession;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.rules.CardRules.ActiveArea;
import haven.model.rules.CardRules.Hand;
import haven.model.rules.CardRules.Negation;
import haven.model.rules.CardRules.Rest;
import haven.model.rules.CardRules.Used;
import haven.model.rules.CombatRules.Heals;
import haven.model.rules.ElementRules;
import haven.model.rules.ElementRules.Consumption;
import haven.model.rules.ElementRules.Infusion;
import haven.model.rules.ElementRules.Sharing;
import haven.model.rules.EndRules.Casual;
import haven.model.rules.EndRules.Step;
import haven.model.rules.EndRules.TryAgain;
import haven.model.rules.HexDamage;
import haven.model.rules.LevelRules.GoalCards;
import haven.model.rules.LevelRules.Raises;
import haven.model.rules.LevelRules.Solo;
import haven.model.rules.LootRules.Token;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.model.rules.PartyRules.StartingGold;
import haven.model.rules.RoundRules.Actions;
import haven.model.rules.RoundRules.Activation;
import haven.model.rules.RoundRules.Ending;
import haven.model.rules.RoundRules.Tie;
import haven.model.rules.SetUpRules.Numbers;
import haven.model.rules.TileRules.Operation;
import haven.model.rules.UseRules.Bonuses;
import haven.model.rules.UseRules.Items;
import java.util.EnumSet;
import java.util.List;

/** Where Buttons &amp; Bugs is not Frosthaven. */
final class ButtonsAndBugs {
  private ButtonsAndBugs() {}

  static void differences(Ruleset.Draft it) {
    theCard(it);
    combat(it);
    roundsAndMonsters(it);
    beforeAndAfter(it);
  }

  /** The map is one card, and its terrain is printed on it. */
  private static void theCard(Ruleset.Draft it) {
    it.hexes.setUp.oneOpenRoom = true; // MAP-11
    it.hexes.setUp.oneStartHex = true; // OVL-05b
    it.hexes.setUp.numbers = Numbers.LOWEST; // SET-28
    it.targeting.sight = SightRule.EVERYWHERE; // LOS-06c
    it.targeting.targeted =
        EnumSet.of( // TGT-05b
            AbilityKind.ATTACK,
            AbilityKind.CONDITION,
            AbilityKind.HEAL,
            AbilityKind.FORCED_MOVEMENT,
            AbilityKind.COMMAND);
    it.tiles.operations = EnumSet.noneOf(Operation.class); // OVL-01b
    it.movement.flyerOverHoldingTrapBars = false; // MOV-24
    it.movement.figureOnHoldingHazardBars = true; // OVL-49
    it.movement.hexDamage = new HexDamage(2, HexDamage.Hazard.AS_PRINTED); // OVL-45
    it.loot.leaveToken = EnumSet.noneOf(MonsterOrigin.class); // LOT-01d
    it.loot.token = Token.NONE; // LOT-01d
    it.loot.goldByLevel = List.of(); // LOT-01d
  }

  private static void combat(Ruleset.Draft it) {
    it.modifiers.source = ModifierRules.Source.BOARD; // BMD-01
    it.modifiers.mayDeclineEffects = EnumSet.of(Attacker.CHARACTER); // BMD-10
    it.modifiers.blessCards = 0; // BMD-18
    it.modifiers.monsterCurses = 0; // BMD-18
    it.modifiers.characterCurses = 0; // BMD-18
    it.modifiers.allyDeck = false;
    it.modifiers.favours = false; // AMD-36

    it.combat.healRemoves = EnumSet.of(Condition.WOUND, Condition.POISON); // HEA-05b
    it.combat.healsOfModifiers = Heals.EACH_ITS_OWN; // HEA-06
    it.combat.itemSummonsAreOwn = true; // SUM-17
    it.combat.uses.items = Items.NONE; // ITM-25
    it.combat.uses.bonuses = Bonuses.NONE;
    it.combat.uses.foundItems = false; // ITM-05
    it.combat.uses.partlyUsed = false; // REC-04

    it.cards.hand = Hand.UPGRADED_BY_LEVEL; // CRD-01c
    it.cards.used = Used.FLIPPED_THEN_DISCARDED; // CRD-07a
    it.cards.activeArea = ActiveArea.PERSISTENT_WHERE_THEY_GO; // BON-15
    it.cards.negation = Negation.BY_SIDES; // DMG-07b
    it.cards.rest = Rest.GATHERS_THEN_LOSES; // RST-01b
  }

  private static void roundsAndMonsters(Ruleset.Draft it) {
    it.rounds.ties = EnumSet.of(Tie.CHARACTER_FIRST); // RND-15a
    it.rounds.activation = Activation.NUMBER; // MON-11c
    it.rounds.actions = Actions.DIE; // RND-11d
    it.rounds.cardForSummoned = false;
    it.rounds.endOfRound =
        List.of( // EOR-04
            Ending.EFFECTS,
            Ending.ROUND_BONUSES,
            Ending.SHORT_RESTS,
            Ending.SHUFFLE_MONSTER_CARDS,
            Ending.WANE);

    it.monsters.avoidsDisadvantageAhead = false; // FOC-39
    it.monsters.focusesOnlyCharacters = true; // FOC-01c
    it.monsters.summonsFollow = false; // FOC-34

    it.elements.source = ElementRules.Source.VISIBLE_ICONS; // ELM-17
    it.elements.sharing = Sharing.TYPE; // ELM-24
    it.elements.consumption = Consumption.WITH_ABILITY; // ELM-24
    it.elements.newcomersShare = true; // ELM-24
    it.elements.infusion = Infusion.WHEN_ROLLED; // MEL-02c
  }

  private static void beforeAndAfter(Ruleset.Draft it) {
    it.levels.lowest = 1; // LVL-08
    it.levels.highest = 5; // LVL-08
    it.levels.raises = Raises.THE_CHARACTER; // LVL-08
    it.levels.solo = Solo.NOTHING; // LVL-13
    it.levels.bonusExperience = List.of(); // XPP-09
    it.levels.battleGoals = new GoalCards(0, 0); // BGL-01d
    it.levels.party.smallest = 1; // LVL-13
    it.levels.party.largest = 1; // LVL-13
    it.levels.party.startingGold = StartingGold.NONE; // ITM-03
    it.levels.party.armour = false; // ITM-02
    it.levels.party.variants = EnumSet.noneOf(Variant.class); // LVL-13
    it.levels.party.roadEvents = EnumSet.noneOf(Journey.class); // SET-10
    it.levels.party.barred = EnumSet.noneOf(Standing.class); // SET-02c
    it.levels.party.barredCasually = EnumSet.noneOf(Standing.class); // SET-02c
    it.levels.end.completed = List.of(Step.RECOVER, Step.CONCLUSION, Step.MARK_COMPLETED); // END-19
    it.levels.end.lost = List.of(Step.RECOVER);
    it.levels.end.casual = Casual.ALL_BUT_STORY_AND_REWARDS;
    it.levels.end.inspirationBase = 0; // END-15
    it.levels.end.triedAgain = TryAgain.MUST; // END-14c
    it.levels.end.outpostPhase = false; // END-22
    it.campaign.growth.experience = List.of(); // LVU-23
    it.campaign.growth.questsDealt = 0; // CHR-01d
    it.campaign.growth.keepsStartingGold = true; // CHR-01d: there is none to spend
    it.campaign.growth.free = FreeLevels.NONE; // LVU-23
    it.campaign.growth.retirementProsperity = 0; // RTR-16
    it.campaign.town.offers = EnumSet.noneOf(Service.class); // BBC-06
    it.campaign.town.items = Possession.LENT; // BBC-12
  }
}
