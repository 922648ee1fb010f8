package haven.model;

import static haven.model.Switch.among;
import static haven.model.Switch.flag;
import static haven.model.Switch.likeGame;
import static haven.model.Switch.oneOf;

import haven.board.SightRule;
import haven.model.rules.CardRules;
import haven.model.rules.CombatRules;
import haven.model.rules.DoorRules;
import haven.model.rules.EndRules;
import haven.model.rules.ForcedMoveRules;
import haven.model.rules.HexDamage;
import haven.model.rules.LevelRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.model.rules.MonsterRules;
import haven.model.rules.MovementRules;
import haven.model.rules.RoundRules;
import haven.model.rules.RoundRules.Tie;
import haven.model.rules.SetUpRules;
import haven.model.rules.TargetingRules;
import java.util.Arrays;
import java.util.List;

/**
 * A reading of the rules that a table or a file may switch by name, on top of a ruleset. First come
 * the decisions of the catalogue's README, then the discrepancies at the end of its files; {@code
 * docs/decisions/0010} lists those that are no switch, and why.
 */
public enum Policy {
  ACTIVATION(
      "decision 1, DSC-02",
      "in which order the monsters of a type act",
      oneOf(
          RoundRules.Activation.class,
          rules -> rules.rounds().activation(),
          (it, one) -> it.rounds.activation = one)),
  FOCUSES_WITHOUT_ATTACK(
      "decision 1, DSC-03",
      "a monster without an attack focuses and moves as if it had a melee one",
      flag(
          rules -> rules.monsters().focusesWithoutAttack(),
          (it, on) -> it.monsters.focusesWithoutAttack = on)),
  POSITIVE_REACHES_SELF(
      "decision 1, D-08",
      "a positive ability for allies may be for the acting figure itself",
      flag(
          rules -> rules.targeting().positiveReachesSelf(),
          (it, on) -> it.targeting.positiveReachesSelf = on)),
  SECOND_CARD_BREAKS_TIES(
      "decision 1, DSC-01",
      "of two characters with one initiative the one with the lower second card goes first",
      among(
          Tie.SECOND_CARD,
          rules -> rules.rounds().ties(),
          it -> it.rounds.ties,
          (it, all) -> it.rounds.ties = all)),
  THROUGH_ALLIES(
      "decision 1, D-04",
      "figures move through their allies",
      flag(rules -> rules.movement().throughAllies(), (it, on) -> it.movement.throughAllies = on)),
  SOLO(
      "decision 2, DSC-13",
      "what makes up for one player, or players who tell everything",
      oneOf(
          LevelRules.Solo.class,
          rules -> rules.levels().solo(),
          (it, one) -> it.levels.solo = one)),
  END_OF_ROUND(
      "decision 3, DSC-08",
      "the order of the end of a round, as one of the games prints it",
      likeGame(rules -> rules.rounds().endOfRound(), (it, steps) -> it.rounds.endOfRound = steps)),
  LOSS_PREVAILS(
      "decision 4, DSC-07",
      "a scenario that is won and lost in the same round is lost",
      flag(
          rules -> rules.levels().end().lossPrevails(),
          (it, on) -> it.levels.end.lossPrevails = on)),
  INVISIBLE(
      "decision 5, D-11",
      "what an invisible enemy is to a moving figure",
      oneOf(
          MovementRules.Invisible.class,
          rules -> rules.movement().invisible(),
          (it, one) -> it.movement.invisible = one)),
  AREAS_MAY_BE_MIRRORED(
      "decision 7, D-06",
      "an area is mirrored as well as turned",
      flag(
          rules -> rules.targeting().areasMayBeMirrored(),
          (it, on) -> it.targeting.areasMayBeMirrored = on)),
  ORDER_OF_ABILITIES(
      "decision 9",
      "in which order a monster performs the abilities of its card",
      oneOf(
          MonsterRules.Order.class,
          rules -> rules.monsters().order(),
          (it, one) -> it.monsters.order = one)),
  STUN_BARS_ABILITIES(
      "decision 9",
      "when a stunned figure performs no abilities",
      oneOf(
          CombatRules.Barred.class,
          rules -> rules.combat().stunBarsAbilities(),
          (it, one) -> it.combat.stunBarsAbilities = one)),
  STUN_BARS_ITEMS(
      "decision 9",
      "when a stunned character uses no items",
      oneOf(
          CombatRules.Barred.class,
          rules -> rules.combat().stunBarsItems(),
          (it, one) -> it.combat.stunBarsItems = one)),
  FOUND_ITEMS_AT_ONCE(
      "decision 11",
      "an item found in a scenario can be used in it",
      flag(
          rules -> rules.combat().uses().foundItems(), (it, on) -> it.combat.uses.foundItems = on)),
  LOST_SCENARIO(
      "decision 11",
      "whether a lost scenario may or must be tried again",
      oneOf(
          EndRules.TryAgain.class,
          rules -> rules.levels().end().triedAgain(),
          (it, one) -> it.levels.end.triedAgain = one)),
  AVOIDS_DISADVANTAGE_AHEAD(
      "decision 12, DSC-19",
      "a monster that cannot attack this turn already heads for a hex without disadvantage",
      flag(
          rules -> rules.monsters().avoidsDisadvantageAhead(),
          (it, on) -> it.monsters.avoidsDisadvantageAhead = on)),
  PLANS_FOR_ALL_TARGETS(
      "decision 12, DSC-18",
      "a monster that cannot attack this turn heads for the hex with most targets",
      flag(
          rules -> rules.monsters().plansForAllTargets(),
          (it, on) -> it.monsters.plansForAllTargets = on)),
  TARGET_ORDER(
      "decision 12, DSC-09",
      "whether a monster with several targets puts its focus or their number first",
      oneOf(
          MonsterRules.TargetOrder.class,
          rules -> rules.monsters().targetOrder(),
          (it, one) -> it.monsters.targetOrder = one)),
  OBSTACLES_OCCUPY(
      "D-01",
      "an obstacle makes a hex occupied",
      flag(rules -> rules.hexes().obstaclesOccupy(), (it, on) -> it.hexes.obstaclesOccupy = on)),
  TOKENS_FILL_HEXES(
      "D-01",
      "a loot token stops a hex from being empty",
      flag(rules -> rules.hexes().tokensFillHexes(), (it, on) -> it.hexes.tokensFillHexes = on)),
  JUMP_LANDING_PAYS_DIFFICULT_TERRAIN(
      "D-03",
      "the last hex of a jump costs 2 if it is difficult terrain",
      flag(
          rules -> rules.movement().jumpLandingPaysDifficultTerrain(),
          (it, on) -> it.movement.jumpLandingPaysDifficultTerrain = on)),
  PUSH_BY_CHARACTERS(
      "D-05",
      "how far a character pushes and pulls",
      oneOf(
          ForcedMoveRules.Distance.class,
          rules -> rules.forcedMoves().byCharacters(),
          (it, one) -> it.forcedMoves.byCharacters = one)),
  HAZARD_DAMAGE(
      "D-09, DSC-12",
      "how much hazardous terrain hurts",
      oneOf(
          HexDamage.Hazard.class,
          rules -> rules.movement().hexDamage().hazard(),
          (it, one) -> it.movement.hexDamage = it.movement.hexDamage.with(one))),
  LOSS_OF_FLIGHT(
      "D-10",
      "what happens to a figure that stops flying",
      oneOf(
          MovementRules.LossOfFlight.class,
          rules -> rules.movement().lossOfFlight(),
          (it, one) -> it.movement.lossOfFlight = one)),
  SIGHT(
      "D-12",
      "how a line of sight is drawn",
      oneOf(
          SightRule.class,
          rules -> rules.targeting().sight(),
          (it, one) -> it.targeting.sight = one)),
  LOOT_NEEDS_SIGHT(
      "D-13",
      "a loot ability reaches only what is in line of sight",
      flag(rules -> rules.loot().needsSight(), (it, on) -> it.loot.needsSight = on)),
  SIGHT_NEED(
      "D-13",
      "which abilities need a line of sight",
      oneOf(
          TargetingRules.SightNeed.class,
          rules -> rules.targeting().sightNeed(),
          (it, one) -> it.targeting.sightNeed = one)),
  SPAWNED_LEAVE_TOKENS(
      "D-14",
      "monsters that were spawned leave a token, too",
      among(
          MonsterOrigin.SPAWNED,
          rules -> rules.loot().leaveToken(),
          it -> it.loot.leaveToken,
          (it, all) -> it.loot.leaveToken = all)),
  SUMMONED_LEAVE_TOKENS(
      "D-14",
      "monsters that were summoned leave a token, too",
      among(
          MonsterOrigin.SUMMONED,
          rules -> rules.loot().leaveToken(),
          it -> it.loot.leaveToken,
          (it, all) -> it.loot.leaveToken = all)),
  LOCKED_DOORS(
      "D-15",
      "what meeting the condition of a locked door does",
      oneOf(
          DoorRules.Locked.class,
          rules -> rules.hexes().doors().locked(),
          (it, one) -> it.hexes.doors.locked = one)),
  CONTROLLED_MOVE_PAYS_DIFFICULT_TERRAIN(
      "D-16",
      "a controlled move pays for difficult terrain",
      flag(
          rules -> rules.forcedMoves().controlledMovePaysDifficultTerrain(),
          (it, on) -> it.forcedMoves.controlledMovePaysDifficultTerrain = on)),
  PUSH_BY_OTHERS(
      "D-19, DSC-20",
      "how far monsters push and pull",
      oneOf(
          ForcedMoveRules.Distance.class,
          rules -> rules.forcedMoves().byOthers(),
          (it, one) -> it.forcedMoves.byOthers = one)),
  REMOVAL(
      "20: 12",
      "when a character may take a card out of its active area",
      oneOf(
          CardRules.Removal.class,
          rules -> rules.cards().removal(),
          (it, one) -> it.cards.removal = one)),
  CHARACTERS_CHOOSE_WITH_ADVANTAGE(
      "20: 13",
      "a character with advantage takes either modifier, not the better one",
      among(
          Attacker.CHARACTER,
          rules -> rules.modifiers().chooseWithAdvantage(),
          it -> it.modifiers.chooseWithAdvantage,
          (it, all) -> it.modifiers.chooseWithAdvantage = all)),
  IRRECOVERABLE(
      "20: 14",
      "which lost cards nothing brings back",
      oneOf(
          CardRules.Irrecoverable.class,
          rules -> rules.cards().irrecoverable(),
          (it, one) -> it.cards.irrecoverable = one)),
  ACTIVE_AREA(
      "20: 15",
      "what cards in the active area count as",
      oneOf(
          CardRules.ActiveArea.class,
          rules -> rules.cards().activeArea(),
          (it, one) -> it.cards.activeArea = one)),
  ITEMS_DURING_ABILITIES(
      "20: 20",
      "items that grant abilities may be used while another ability is performed",
      flag(
          rules -> rules.combat().itemsDuringAbilities(),
          (it, on) -> it.combat.itemsDuringAbilities = on)),
  AREA_RANGE_HEX_MAY_BE_WALL(
      "TGT-22",
      "the red hex of an area that is within range may lie in a wall",
      flag(
          rules -> rules.targeting().areaRangeHexMayBeWall(),
          (it, on) -> it.targeting.areaRangeHexMayBeWall = on)),
  CARD_FOR_SUMMONED(
      "OPN-21",
      "a card is drawn for a summoned monster whose set has none; else it counts as last",
      flag(rules -> rules.rounds().cardForSummoned(), (it, on) -> it.rounds.cardForSummoned = on)),
  /** A statement of files with positions: there is one reading, and nothing to switch. */
  ICE_AS_IN_FROSTHAVEN(
      "icyTerrain",
      "OVL-88",
      "icy terrain that content brings into another game is Frosthaven's",
      new Switch(List.of("as in FH"), rules -> "as in FH", (it, value) -> {})),
  PROXIMITY_BREAKS_FOCUS_TIES(
      "FOC-08 to FOC-10",
      "range from the present hex comes before initiative when a monster chooses its focus",
      flag(
          rules -> rules.monsters().proximityBreaksFocusTies(),
          (it, on) -> it.monsters.proximityBreaksFocusTies = on)),
  RESETS_PARTLY_USED_ITEMS(
      "REC-04",
      "refreshing resets an item that is not used up",
      flag(
          rules -> rules.combat().uses().partlyUsed(), (it, on) -> it.combat.uses.partlyUsed = on)),
  SHORTAGE(
      "DSC-10",
      "who is placed when standees run out",
      oneOf(
          SetUpRules.Shortage.class,
          rules -> rules.hexes().setUp().shortage(),
          (it, one) -> it.hexes.setUp.shortage = one));

  private final String id;
  private final String origin;
  private final String meaning;
  private final Switch control;

  Policy(String origin, String meaning, Switch control) {
    this("", origin, meaning, control);
  }

  Policy(String id, String origin, String meaning, Switch control) {
    this.id = id.isEmpty() ? Switch.joined(name()) : id;
    this.origin = origin;
    this.meaning = meaning;
    this.control = control;
  }

  public String id() {
    return id;
  }

  /** The rows, discrepancies or decisions of the catalogue that it is about. */
  public String origin() {
    return origin;
  }

  /** What holds if it is on, or what it chooses. */
  public String meaning() {
    return meaning;
  }

  /** What it may be set to. */
  public List<String> choices() {
    return control.values();
  }

  public static Policy named(String id) {
    return Arrays.stream(values())
        .filter(policy -> policy.id.equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no policy " + id + "; known are " + known()));
  }

  private static String known() {
    return String.join(", ", Arrays.stream(values()).map(Policy::id).toList());
  }

  /** How a ruleset has it. */
  public String of(Ruleset ruleset) {
    return control.get().apply(ruleset);
  }

  public Ruleset set(Ruleset ruleset, String value) {
    if (!choices().contains(value)) {
      String known = String.join("\" or \"", choices());
      throw new IllegalArgumentException("policy " + id + " takes \"" + known + "\", not " + value);
    }
    return ruleset.but(it -> control.set().accept(it, value));
  }
}
