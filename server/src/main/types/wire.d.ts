// Written from the server's types by TypingsTest; to be written anew with -Dhaven.types=write.
declare namespace Wire {
  /** A name, a number, or a key of the words and what is said with it. */
  type Said = string | number | Phrase;
  type Phrase = [key: string, ...args: Said[]];
  type Ability =
    | AbilityMove
    | AbilityTeleport
    | AbilityOpenDoor
    | AbilityHeal
    | AbilityInflict
    | AbilityActivate
    | AbilityGrant
    | AbilityControl
    | AimFocus
    | AbilityLoot
    | LootSome
    | PlayCard
    | ShareDamage
    | AbilityShiftInitiative
    | AbilityOtherHalf
    | AbilitySummon
    | AbilitySummonMonster
    | AbilityCreateTile
    | AbilityDestroyTile
    | AbilityChangeTile
    | AbilityLayToken
    | LayTiles
    | ClearPath
    | AbilityPaid
    | AbilityWhen
    | AbilityOneOf
    | AbilityMust
    | ScenicToNext
    | ScenicLay
    | ScenicHatch
    | ScenicBid
    | ScenicTowards
    | ScenicToSide
    | ScenicSwapRanks
    | AbilityAttack
    | AbilityBrings
    | AbilitySpecial;
  interface AbilityActivate {
    kind: "activate";
    duration: Duration;
    effects: Effect[];
    slots: number[];
    times: number;
    aim: Aim;
    stance?: string;
  }
  interface AbilityAttack {
    kind: "attack";
    value: Value;
    aim: Aim;
    riders: Rider[];
  }
  interface AbilityBrings {
    kind: "brings";
    what: Consequence;
  }
  interface AbilityChangeTile {
    kind: "changeTile";
    of: Terrain;
    range: number;
    manner: TileChange;
  }
  interface AbilityControl {
    kind: "control";
    aim: Aim;
    abilities: Ability[];
  }
  interface AbilityCreateTile {
    kind: "createTile";
    tile: OverlayTile;
    range: number;
    number: number;
    xp: number;
    sprung: AbilityInflict[];
  }
  interface AbilityDestroyTile {
    kind: "destroyTile";
    of: Terrain;
    range: number;
    number: number;
  }
  interface AbilityGrant {
    kind: "grant";
    aim: Aim;
    abilities: Ability[];
  }
  interface AbilityHeal {
    kind: "heal";
    value: Value;
    aim: Aim;
    riders: Rider[];
  }
  interface AbilityInflict {
    kind: "inflict";
    what: Consequence;
    aim: Aim;
  }
  type AbilityKind =
    | "ATTACK"
    | "CONDITION"
    | "HEAL"
    | "FORCED_MOVEMENT"
    | "COMMAND"
    | "TILES"
    | "MOVE"
    | "TELEPORT"
    | "LOOT"
    | "SHIELD"
    | "RETALIATE"
    | "SUFFER_DAMAGE"
    | "RECOVER"
    | "SUMMON";
  interface AbilityLayToken {
    kind: "layToken";
    range: number;
    number: number;
  }
  interface AbilityLoot {
    kind: "loot";
    range: number;
  }
  interface AbilityMove {
    kind: "move";
    points: Value;
    jump: boolean;
    terms: MoveTerm[];
  }
  interface AbilityMust {
    kind: "must";
    ability: Ability;
  }
  interface AbilityOneOf {
    kind: "oneOf";
    choices: Ability[][];
  }
  interface AbilityOpenDoor {
    kind: "openDoor";
    points: Value;
  }
  interface AbilityOtherHalf {
    kind: "otherHalf";
  }
  interface AbilityPaid {
    kind: "paid";
    cost: Cost;
    then: Ability[];
    otherwise: Ability[];
  }
  interface AbilityShiftInitiative {
    kind: "shiftInitiative";
    most: number;
  }
  interface AbilitySpecial {
    kind: "special";
    number: number;
  }
  interface AbilitySummon {
    kind: "summon";
    summon: SummonCard;
    number: number;
  }
  interface AbilitySummonMonster {
    kind: "summonMonster";
    type: string;
    symbol: MonsterSymbol;
    number: Value;
    terms: AbilitySummonMonsterTerm[];
  }
  type AbilitySummonMonsterTerm =
    | "NEXT_TO_TARGET"
    | "OWN_HIT_POINTS"
    | "ON_WATER"
    | "ONE_HIT_POINT";
  interface AbilityTeleport {
    kind: "teleport";
    hexes: number;
    beside?: Spot;
    into: boolean;
  }
  interface AbilityWhen {
    kind: "when";
    checks: Check[];
    then: Ability[];
    otherwise: Ability[];
  }
  type Affects = "AS_USUAL" | "ENEMIES" | "ALLIES" | "ALLIES_OR_SELF" | "SELF" | "FIGURES";
  interface Aim {
    affects: Affects;
    range?: Value;
    adjacent: boolean;
    targets?: Value;
    all: boolean;
    area?: AreaForm;
    among: AimAmong;
    only: Check[];
    path: boolean;
    asIf?: Spot;
  }
  type AimAmong =
    | "ANYBODY"
    | "MOVED_THROUGH"
    | "SAME_TARGETS"
    | "OTHER_TARGETS"
    | "NEXT_TO_PATH"
    | "ADJACENT_TO_TARGETS"
    | "ADJACENT_TO_TILES"
    | "IN_AREA"
    | "COMPANION"
    | "ANYWHERE";
  interface AimFocus {
    kind: "focus";
    within: number;
  }
  interface AllyCard {
    name: string;
    stats: StatLine;
    initiative?: number;
    card?: MonsterCard;
    sheltered: boolean;
    levelsUp: number;
  }
  interface Answers {
    moves: Moves;
    preview: Preview;
    why: Why;
    look: Look;
    log: Log;
    hint: Hint;
    review: Review;
  }
  interface AreaForm {
    aroundActor: boolean;
    red: Hex[];
    blue: Hex[];
  }
  interface Awaited {
    seat: number;
    group: boolean;
    kind: PromptKind;
    what?: Phrase;
  }
  interface Barred {
    rule: RuleId;
    why: Phrase;
  }
  type Booking =
    | BookingQuestDrawn
    | BookingQuestKept
    | BookingQuestReturned
    | BookingQuestProgress
    | BookingTrophy
    | BookingDungeonDrawn
    | BookingCreated
    | BookingQuestDone
    | BookingGold
    | BookingEnhancementGold
    | BookingExperience
    | BookingLevelled
    | BookingCardGained
    | BookingCardsReturned
    | BookingCheckmarks
    | BookingMastered
    | BookingPerkGained
    | BookingPerkMarked
    | BookingItemGained
    | BookingItemReturned
    | BookingItemsAvailable
    | BookingGone
    | BookingAwaits
    | BookingDonated
    | BookingEnhanced
    | BookingStickersRemoved
    | BookingPrepared
    | BookingFounded
    | BookingJoined
    | BookingReputation
    | BookingProsperity
    | BookingAchieved
    | BookingMarked
    | BookingLinked
    | BookingTreasureLooted
    | BookingClassUnlocked
    | BookingOpened
    | BookingCardDrawn
    | BookingCardAdded
    | BookingDungeonLeft
    | BookingCardRemoved
    | BookingCardBeneath
    | BookingCameHome
    | BookingEventUsed
    | BookingSetOut
    | BookingAccompanied
    | BookingFavourAsked
    | BookingFavoursPaid
    | BookingCardScouted
    | BookingReturned
    | BookingLevelChosen
    | BookingResource
    | BookingAtOutpost
    | BookingGuardShuffled
    | BookingTold;
  interface BookingAccompanied {
    kind: "accompanied";
    rule: RuleId;
    guest: Guest;
  }
  interface BookingAchieved {
    kind: "achieved";
    rule: RuleId;
    scope: RewardScope;
    name: string;
    gained: boolean;
  }
  interface BookingAtOutpost {
    kind: "atOutpost";
    rule: RuleId;
    what: OutpostChange;
  }
  interface BookingAwaits {
    kind: "awaits";
    rule: RuleId;
    character: number;
    what: Consequence;
  }
  interface BookingCameHome {
    kind: "cameHome";
    rule: RuleId;
  }
  interface BookingCardAdded {
    kind: "cardAdded";
    rule: RuleId;
    deck: string;
    card: string;
  }
  interface BookingCardBeneath {
    kind: "cardBeneath";
    rule: RuleId;
    deck: string;
    card: string;
  }
  interface BookingCardDrawn {
    kind: "cardDrawn";
    rule: RuleId;
    deck: string;
    card: string;
  }
  interface BookingCardGained {
    kind: "cardGained";
    rule: RuleId;
    character: number;
    card: string;
  }
  interface BookingCardRemoved {
    kind: "cardRemoved";
    rule: RuleId;
    deck: string;
    card: string;
  }
  interface BookingCardScouted {
    kind: "cardScouted";
    rule: RuleId;
    deck: string;
    card: number;
    out: boolean;
  }
  interface BookingCardsReturned {
    kind: "cardsReturned";
    rule: RuleId;
    character: number;
  }
  interface BookingCheckmarks {
    kind: "checkmarks";
    rule: RuleId;
    character: number;
    number: number;
  }
  interface BookingClassUnlocked {
    kind: "classUnlocked";
    rule: RuleId;
    name: string;
  }
  interface BookingCreated {
    kind: "created";
    rule: RuleId;
    character: number;
    player: number;
    characterClass: string;
    name: string;
  }
  interface BookingDonated {
    kind: "donated";
    rule: RuleId;
    character: number;
    gold: number;
  }
  interface BookingDungeonDrawn {
    kind: "dungeonDrawn";
    rule: RuleId;
    deck: string;
    card: string;
  }
  interface BookingDungeonLeft {
    kind: "dungeonLeft";
    rule: RuleId;
  }
  interface BookingEnhanced {
    kind: "enhanced";
    rule: RuleId;
    character: number;
    what: Enhancement;
  }
  interface BookingEnhancementGold {
    kind: "enhancementGold";
    rule: RuleId;
    character: number;
    number: number;
  }
  interface BookingEventUsed {
    kind: "eventUsed";
    rule: RuleId;
  }
  interface BookingExperience {
    kind: "experience";
    rule: RuleId;
    character: number;
    number: number;
  }
  interface BookingFavourAsked {
    kind: "favourAsked";
    rule: RuleId;
    favour: Favour;
    what: string;
  }
  interface BookingFavoursPaid {
    kind: "favoursPaid";
    rule: RuleId;
    minusTwo: boolean;
  }
  interface BookingFounded {
    kind: "founded";
    rule: RuleId;
    name: string;
  }
  interface BookingGold {
    kind: "gold";
    rule: RuleId;
    character: number;
    number: number;
  }
  interface BookingGone {
    kind: "gone";
    rule: RuleId;
    character: number;
    fate: CharacterSheetFate;
  }
  interface BookingGuardShuffled {
    kind: "guardShuffled";
    rule: RuleId;
    without: number[];
  }
  interface BookingItemGained {
    kind: "itemGained";
    rule: RuleId;
    character: number;
    item: string;
    found: boolean;
  }
  interface BookingItemReturned {
    kind: "itemReturned";
    rule: RuleId;
    character: number;
    item: string;
  }
  interface BookingItemsAvailable {
    kind: "itemsAvailable";
    rule: RuleId;
    item: string;
    copies: number;
  }
  interface BookingJoined {
    kind: "joined";
    rule: RuleId;
    character: number;
    joins: boolean;
  }
  interface BookingLevelChosen {
    kind: "levelChosen";
    rule: RuleId;
    level: number;
  }
  interface BookingLevelled {
    kind: "levelled";
    rule: RuleId;
    character: number;
    level: number;
  }
  interface BookingLinked {
    kind: "linked";
    rule: RuleId;
    from: number;
    to: number;
  }
  interface BookingMarked {
    kind: "marked";
    rule: RuleId;
    scenario: number;
    mark: WorldMark;
  }
  interface BookingMastered {
    kind: "mastered";
    rule: RuleId;
    character: number;
    mastery: string;
  }
  interface BookingOpened {
    kind: "opened";
    rule: RuleId;
    name: string;
  }
  interface BookingPerkGained {
    kind: "perkGained";
    rule: RuleId;
    character: number;
  }
  interface BookingPerkMarked {
    kind: "perkMarked";
    rule: RuleId;
    character: number;
    perk: number;
  }
  interface BookingPrepared {
    kind: "prepared";
    rule: RuleId;
    character: number;
    hand: string[];
    items: string[];
  }
  interface BookingProsperity {
    kind: "prosperity";
    rule: RuleId;
    number: number;
  }
  interface BookingQuestDone {
    kind: "questDone";
    rule: RuleId;
    character: number;
    quest: string;
  }
  interface BookingQuestDrawn {
    kind: "questDrawn";
    rule: RuleId;
    character: number;
    quest: string;
  }
  interface BookingQuestKept {
    kind: "questKept";
    rule: RuleId;
    character: number;
    quest: string;
  }
  interface BookingQuestProgress {
    kind: "questProgress";
    rule: RuleId;
    character: number;
    demand: number;
    number: number;
  }
  interface BookingQuestReturned {
    kind: "questReturned";
    rule: RuleId;
    character: number;
    quest: string;
  }
  interface BookingReputation {
    kind: "reputation";
    rule: RuleId;
    number: number;
  }
  interface BookingResource {
    kind: "resource";
    rule: RuleId;
    character: number;
    of: LootKind;
    number: number;
  }
  interface BookingReturned {
    kind: "returned";
    rule: RuleId;
    scenario: number;
    end: LootPileEnd;
    casual: boolean;
  }
  interface BookingSetOut {
    kind: "setOut";
    rule: RuleId;
    scenario: number;
    casual: boolean;
    journey: PartyRulesJourney;
  }
  interface BookingStickersRemoved {
    kind: "stickersRemoved";
    rule: RuleId;
    character: number;
    characterClass: string;
  }
  interface BookingTold {
    kind: "told";
    rule: RuleId;
    text: string;
  }
  interface BookingTreasureLooted {
    kind: "treasureLooted";
    rule: RuleId;
    treasure: number;
  }
  interface BookingTrophy {
    kind: "trophy";
    rule: RuleId;
    character: number;
    monster: string;
  }
  type By = ByCard | ByCards | ByItem | ByBonus;
  interface ByBonus {
    kind: "bonus";
    figure: FigureId;
  }
  interface ByCard {
    kind: "card";
    card: string;
  }
  interface ByCards {
    kind: "cards";
    first: string;
    second: string;
  }
  interface ByItem {
    kind: "item";
    item: string;
  }
  type CampaignChoice =
    | CampaignChoiceJoin
    | CampaignChoiceStayBehind
    | CampaignChoiceLevelUp
    | CampaignChoiceBuy
    | CampaignChoiceSell
    | CampaignChoiceDonate
    | CampaignChoiceRetire
    | CampaignChoiceRespec
    | CampaignChoiceEnhance
    | CampaignChoicePrepare
    | CampaignChoiceStore
    | CampaignChoiceCraft
    | CampaignChoiceBrew
    | CampaignChoiceDistil
    | CampaignChoicePortion
    | CampaignChoiceTake
    | CampaignChoiceMarkPerk
    | CampaignChoiceAskFavour
    | CampaignChoiceAbandon
    | CampaignChoiceGive
    | CampaignChoiceAmount
    | CampaignChoiceWay
    | CampaignChoicePenalize
    | CampaignChoiceReturn
    | CampaignChoiceCame
    | CampaignChoiceUndo
    | CampaignChoiceAccept
    | CampaignChoiceDecline
    | CampaignChoiceProceed
    | CampaignChoiceBuild
    | CampaignChoiceRebuild
    | CampaignChoiceGoHome
    | CampaignChoiceHaveEvent
    | CampaignChoicePlayAt
    | CampaignChoiceSetOut
    | CampaignChoiceDelve
    | CampaignChoiceCreate;
  interface CampaignChoiceAbandon {
    kind: "abandon";
    character: number;
  }
  interface CampaignChoiceAccept {
    kind: "accept";
  }
  interface CampaignChoiceAmount {
    kind: "amount";
    number: number;
  }
  interface CampaignChoiceAskFavour {
    kind: "askFavour";
    favour: Favour;
    what: string;
  }
  interface CampaignChoiceBrew {
    kind: "brew";
    character: number;
    herbs: LootKind[];
  }
  interface CampaignChoiceBuild {
    kind: "build";
    building: number;
  }
  interface CampaignChoiceBuy {
    kind: "buy";
    character: number;
    item: string;
  }
  interface CampaignChoiceCame {
    kind: "came";
    what: number;
  }
  interface CampaignChoiceCraft {
    kind: "craft";
    character: number;
    item: string;
  }
  interface CampaignChoiceCreate {
    kind: "create";
    player: number;
    characterClass: string;
    name: string;
    level: number;
  }
  interface CampaignChoiceDecline {
    kind: "decline";
  }
  interface CampaignChoiceDelve {
    kind: "delve";
  }
  interface CampaignChoiceDistil {
    kind: "distil";
    character: number;
    potion: string;
  }
  interface CampaignChoiceDonate {
    kind: "donate";
    character: number;
  }
  interface CampaignChoiceEnhance {
    kind: "enhance";
    character: number;
    card: string;
    top: boolean;
    line: number;
    sticker: Sticker;
    place: number;
  }
  interface CampaignChoiceGive {
    kind: "give";
    character: number;
  }
  interface CampaignChoiceGoHome {
    kind: "goHome";
  }
  interface CampaignChoiceHaveEvent {
    kind: "haveEvent";
  }
  interface CampaignChoiceJoin {
    kind: "join";
    character: number;
  }
  interface CampaignChoiceLevelUp {
    kind: "levelUp";
    character: number;
  }
  interface CampaignChoiceMarkPerk {
    kind: "markPerk";
    perk: number;
  }
  interface CampaignChoicePenalize {
    kind: "penalize";
    penalties: RoomCardSeverity[];
  }
  interface CampaignChoicePlayAt {
    kind: "playAt";
    level: number;
  }
  interface CampaignChoicePortion {
    kind: "portion";
    holder: number;
    what: string;
    number: number;
  }
  interface CampaignChoicePrepare {
    kind: "prepare";
    character: number;
    hand: string[];
    items: string[];
  }
  interface CampaignChoiceProceed {
    kind: "proceed";
  }
  interface CampaignChoiceRebuild {
    kind: "rebuild";
    building: number;
  }
  interface CampaignChoiceRespec {
    kind: "respec";
    character: number;
  }
  interface CampaignChoiceRetire {
    kind: "retire";
    character: number;
  }
  interface CampaignChoiceReturn {
    kind: "return";
    what: Homecoming;
  }
  interface CampaignChoiceSell {
    kind: "sell";
    character: number;
    item: string;
  }
  interface CampaignChoiceSetOut {
    kind: "setOut";
    scenario: number;
    casual: boolean;
  }
  interface CampaignChoiceStayBehind {
    kind: "stayBehind";
    character: number;
  }
  interface CampaignChoiceStore {
    kind: "store";
    character: number;
    of: LootKind;
    number: number;
  }
  interface CampaignChoiceTake {
    kind: "take";
    what: string;
  }
  interface CampaignChoiceUndo {
    kind: "undo";
  }
  interface CampaignChoiceWay {
    kind: "way";
    first: boolean;
  }
  type CampaignPromptKind =
    | "ERRANDS"
    | "TRAVEL"
    | "QUEST"
    | "CARD"
    | "PERK"
    | "WHO_GETS_IT"
    | "WHO_GIVES_IT"
    | "WHICH_REWARD"
    | "HOW_MUCH"
    | "EVENT"
    | "WHICH_SCENARIO"
    | "SECTION"
    | "TARGET"
    | "SOLDIERS"
    | "FAREWELL"
    | "PAY"
    | "HERB"
    | "PENALTIES"
    | "ENTRANCE"
    | "WHOM"
    | "FIRST_ITEMS"
    | "FAVOURS"
    | "SCENARIO"
    | "CHANCE"
    | "UNDO";
  interface CampaignViewOutpost {
    stage: OutpostSheetStage;
    weeks: number;
    morale: number;
    inspiration: number;
    defence: number;
    soldiers: number;
    supply: { [key in LootKind]?: number };
    buildings: { [key: string]: OutpostSheetStanding };
    calendar: { [key: string]: string[] };
    potions: { [key: string]: string };
  }
  interface Candidate {
    hex: Hex;
    value: number;
  }
  interface Chance {
    amount: number;
    percent: number;
  }
  type Change = "FREED" | "AUTOMATED" | "TAKEN_OVER" | "WAITS" | "RETURNED" | "HOST" | "RENAMED";
  type CharacterSheetFate = "ACTIVE" | "RETIRED" | "DEAD" | "ABANDONED";
  type Check =
    | CheckTargetHas
    | CheckSelfHas
    | CheckTargetRank
    | CheckNot
    | CheckAnyOf
    | CheckOfSelf
    | CheckWithin
    | CheckOnTile
    | CheckNextToTile
    | CheckOfType
    | CheckTargetMarked
    | CheckStrong
    | CheckInForm
    | CheckGave
    | CheckActionHas
    | CheckNextToFigure
    | CheckEntered
    | CheckActionIs
    | CheckAtLeast
    | CheckFact;
  interface CheckActionHas {
    kind: "actionHas";
    of: AbilityKind;
  }
  interface CheckActionIs {
    kind: "actionIs";
    name: string;
  }
  interface CheckAnyOf {
    kind: "anyOf";
    checks: Check[];
  }
  interface CheckAtLeast {
    kind: "atLeast";
    count: Counted;
    number: Value;
  }
  interface CheckEntered {
    kind: "entered";
    of: Terrain;
  }
  interface CheckFact {
    kind: "fact";
    name: "MELEE" | "RANGED" | "DAMAGING" | "SINGLE_TARGET" | "TARGET_ADJACENT" | "TARGET_ADJACENT_TO_ALLY" | "TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES" | "TARGET_AT_WALL" | "TARGET_IS_OBJECTIVE" | "TARGET_IS_CHARACTER" | "TARGET_IS_MONSTER" | "TARGET_IS_SUMMON" | "TARGET_IS_OWN_SUMMON" | "TARGET_IS_ALLY" | "TARGET_IS_ENEMY" | "TARGET_IS_UNHARMED" | "TARGET_BELOW_HALF" | "TARGET_HAS_NEGATIVE_CONDITION" | "TARGET_IN_SAME_ROOM" | "TARGET_SAME_AS_BEFORE" | "TARGET_NEXT_TO_PATH" | "TARGET_MOVED_THIS_ROUND" | "KILLED_THIS_TURN" | "KILLED_THIS_ROUND" | "DID" | "KILLED" | "OPENED_DOOR" | "MOVED_BACK" | "MOVED_STRAIGHT" | "OWN_TURN" | "COMMANDED" | "DEADLY" | "TARGETED_IN_ACTION" | "ROUND_IS_ODD" | "COMMANDS_COMPANION";
  }
  interface CheckGave {
    kind: "gave";
    condition: Condition;
  }
  interface CheckInForm {
    kind: "inForm";
    name: string;
  }
  interface CheckNextToFigure {
    kind: "nextToFigure";
    whom: Affects;
    only: Check[];
    hexes: number;
  }
  interface CheckNextToTile {
    kind: "nextToTile";
    of: Terrain;
  }
  interface CheckNot {
    kind: "not";
    check: Check;
  }
  interface CheckOfSelf {
    kind: "ofSelf";
    check: Check;
  }
  interface CheckOfType {
    kind: "ofType";
    name: string;
  }
  interface CheckOnTile {
    kind: "onTile";
    of: Terrain;
  }
  interface CheckSelfHas {
    kind: "selfHas";
    condition: Condition;
  }
  interface CheckStrong {
    kind: "strong";
    element: Element;
  }
  interface CheckTargetHas {
    kind: "targetHas";
    condition: Condition;
  }
  interface CheckTargetMarked {
    kind: "targetMarked";
    name: string;
  }
  interface CheckTargetRank {
    kind: "targetRank";
    rank: Rank;
  }
  interface CheckWithin {
    kind: "within";
    hexes: number;
  }
  type Choice =
    | ChoiceDecline
    | ChoiceAccept
    | ChoiceCards
    | ChoiceUndo
    | ChoiceLongRest
    | ChoiceShortRest
    | ChoiceLater
    | ChoiceAct
    | ChoiceTo
    | ChoiceAlong
    | ChoiceLay
    | ChoiceAt
    | ChoiceCard
    | ChoiceRemove
    | ChoiceNegate
    | ChoiceUse
    | ChoiceForgo
    | ChoiceGoal
    | ChoiceOrder
    | ChoiceShift
    | ChoiceWay
    | ChoiceTargets
    | ChoiceBuy
    | ChoiceModifier
    | ChoiceAttack
    | ChoiceEffect
    | ChoiceOneOf
    | ChoiceNext
    | ChoiceLand
    | ChoiceNewcomer
    | ChoiceCame
    | ChoiceConsume
    | ChoiceCure
    | ChoiceWithout
    | ChoiceOf;
  interface ChoiceAccept {
    kind: "accept";
  }
  interface ChoiceAct {
    kind: "act";
    card: number;
    top: boolean;
    basic: boolean;
  }
  interface ChoiceAlong {
    kind: "along";
    path: Hex[];
  }
  interface ChoiceAt {
    kind: "at";
    figure: FigureId;
  }
  interface ChoiceAttack {
    kind: "attack";
    value: number;
  }
  interface ChoiceBuy {
    kind: "buy";
    effect: number;
  }
  interface ChoiceCame {
    kind: "came";
    what: number;
  }
  interface ChoiceCard {
    kind: "card";
    card: number;
  }
  interface ChoiceCards {
    kind: "cards";
    leading: number;
    second: number;
  }
  interface ChoiceConsume {
    kind: "consume";
    payment: number;
  }
  interface ChoiceCure {
    kind: "cure";
    condition: Condition;
  }
  interface ChoiceDecline {
    kind: "decline";
  }
  interface ChoiceEffect {
    kind: "effect";
    effect: number;
  }
  interface ChoiceForgo {
    kind: "forgo";
    rule: number;
    top: boolean;
  }
  interface ChoiceGoal {
    kind: "goal";
    goal: number;
  }
  interface ChoiceLand {
    kind: "land";
    way: number;
  }
  interface ChoiceLater {
    kind: "later";
  }
  interface ChoiceLay {
    kind: "lay";
    hexes: Hex[];
  }
  interface ChoiceLongRest {
    kind: "longRest";
  }
  interface ChoiceModifier {
    kind: "modifier";
    draw: number;
  }
  interface ChoiceNegate {
    kind: "negate";
    payment: Payment;
  }
  interface ChoiceNewcomer {
    kind: "newcomer";
    newcomer: number;
  }
  interface ChoiceNext {
    kind: "next";
    effect: number;
  }
  interface ChoiceOf {
    kind: "of";
    element: Element;
  }
  interface ChoiceOneOf {
    kind: "oneOf";
    part: number;
  }
  interface ChoiceOrder {
    kind: "order";
    order: number;
  }
  interface ChoiceRemove {
    kind: "remove";
    hero: number;
    card: number;
  }
  interface ChoiceShift {
    kind: "shift";
    by: number;
  }
  interface ChoiceShortRest {
    kind: "shortRest";
  }
  interface ChoiceTargets {
    kind: "targets";
    group: number;
  }
  interface ChoiceTo {
    kind: "to";
    hex: Hex;
  }
  interface ChoiceUndo {
    kind: "undo";
  }
  interface ChoiceUse {
    kind: "use";
    item: number;
  }
  interface ChoiceWay {
    kind: "way";
    way: number;
  }
  interface ChoiceWithout {
    kind: "without";
    effect: number;
  }
  interface ClearPath {
    kind: "clearPath";
    of: Terrain;
  }
  interface Common {
    round: number;
    over: boolean;
    acting: number;
    order: Turns[];
    elements: { [key in Element]?: ElementBoardColumn };
    hexes: { [key: string]: Ground };
    walls: Wall[];
    figures: { [key: string]: Figure };
    names: ViewName[];
    monsters: { [key: string]: MonsterSet };
    modifiers: Modifiers;
    blesses: number;
    monsterCurses: number;
    characterCurses: number;
    lootLeft: number;
    effects: Lasting[];
    undo: number[];
    undoing?: number;
    deciding: Awaited[];
    result?: Result;
  }
  type Condition =
    | "BANE"
    | "BLESS"
    | "BRITTLE"
    | "CURSE"
    | "DISARM"
    | "IMMOBILIZE"
    | "IMPAIR"
    | "INVISIBLE"
    | "MUDDLE"
    | "POISON"
    | "REGENERATE"
    | "STRENGTHEN"
    | "STUN"
    | "WARD"
    | "WOUND";
  type Consequence =
    | ConsequenceGain
    | ConsequenceSuffer
    | ConsequenceDie
    | ConsequencePush
    | ConsequencePull
    | ConsequenceLead
    | ConsequenceRecover
    | ConsequenceRefresh
    | ConsequenceCure
    | ConsequenceLoseCards
    | ConsequenceDiscardCards
    | ConsequenceUseUp
    | ConsequenceMeetTile
    | ConsequenceMoney
    | ConsequenceUnmark
    | ConsequenceTransfer
    | ConsequenceHitPoints
    | ConsequenceExhaust
    | ConsequenceSwap
    | ConsequencePurge
    | ConsequenceActAgain
    | ConsequenceDrive
    | ConsequenceMindControl
    | ConsequenceGiveCard
    | ConsequenceMoveCounter
    | ConsequenceTakeForm
    | ConsequenceMoveMarkers
    | ConsequenceTakeLost
    | ConsequenceMinusOnes
    | ConsequenceXp
    | ConsequenceInfuse;
  interface ConsequenceActAgain {
    kind: "actAgain";
  }
  interface ConsequenceCure {
    kind: "cure";
    conditions: Condition[];
    number: number;
  }
  interface ConsequenceDie {
    kind: "die";
  }
  interface ConsequenceDiscardCards {
    kind: "discardCards";
    number: number;
  }
  interface ConsequenceDrive {
    kind: "drive";
    away: boolean;
    points: number;
  }
  interface ConsequenceExhaust {
    kind: "exhaust";
  }
  interface ConsequenceGain {
    kind: "gain";
    conditions: Condition[];
    times: number;
  }
  interface ConsequenceGiveCard {
    kind: "giveCard";
    name: string;
  }
  interface ConsequenceHitPoints {
    kind: "hitPoints";
    number: number;
  }
  interface ConsequenceInfuse {
    kind: "infuse";
    icon: ElementIcon;
  }
  interface ConsequenceLead {
    kind: "lead";
    hexes: number;
  }
  interface ConsequenceLoseCards {
    kind: "loseCards";
    number: number;
  }
  interface ConsequenceMeetTile {
    kind: "meetTile";
  }
  interface ConsequenceMindControl {
    kind: "mindControl";
    first: Ability[];
  }
  interface ConsequenceMinusOnes {
    kind: "minusOnes";
    number: number;
  }
  interface ConsequenceMoney {
    kind: "money";
    tokens: Value;
  }
  interface ConsequenceMoveCounter {
    kind: "moveCounter";
    counter: string;
    number: Value;
    set: boolean;
  }
  interface ConsequenceMoveMarkers {
    kind: "moveMarkers";
    slots: number;
    number: number;
  }
  interface ConsequencePull {
    kind: "pull";
    hexes: number;
  }
  interface ConsequencePurge {
    kind: "purge";
  }
  interface ConsequencePush {
    kind: "push";
    hexes: number;
  }
  interface ConsequenceRecover {
    kind: "recover";
    pile: ConsequenceRecoverPile;
    amount: Value;
    limit: ConsequenceRecoverLimit;
  }
  interface ConsequenceRecoverLimit {
    level: number;
    kind?: AbilityKind;
  }
  type ConsequenceRecoverPile = "DISCARDED" | "LOST" | "USED" | "USED_OF_LEVEL_1";
  interface ConsequenceRefresh {
    kind: "refresh";
    spent: boolean;
    lost: boolean;
    number: number;
    slots: ItemCardSlot[];
  }
  interface ConsequenceSuffer {
    kind: "suffer";
    damage: Value;
  }
  interface ConsequenceSwap {
    kind: "swap";
    mutual: boolean;
  }
  interface ConsequenceTakeForm {
    kind: "takeForm";
    name: string;
  }
  interface ConsequenceTakeLost {
    kind: "takeLost";
    number: number;
  }
  interface ConsequenceTransfer {
    kind: "transfer";
    name: string;
    number: number;
  }
  interface ConsequenceUnmark {
    kind: "unmark";
    name: string;
  }
  interface ConsequenceUseUp {
    kind: "useUp";
    slot: ItemCardSlot;
    number: number;
  }
  interface ConsequenceXp {
    kind: "xp";
    points: Value;
  }
  type Cost =
    | CostElements
    | CostDamage
    | CostDamageUpTo
    | CostLoseCards
    | CostDiscardCards
    | CostGain
    | CostGainTogether
    | CostAllyGains
    | CostForgo
    | CostSpend
    | CostMoveMarker
    | CostRid
    | CostTile
    | CostUse;
  interface CostAllyGains {
    kind: "allyGains";
    condition: Condition;
    range: number;
    otherwise: number;
  }
  interface CostDamage {
    kind: "damage";
    amount: number;
  }
  interface CostDamageUpTo {
    kind: "damageUpTo";
    most: number;
  }
  interface CostDiscardCards {
    kind: "discardCards";
    number: number;
  }
  interface CostElements {
    kind: "elements";
    icons: ElementIcon[];
  }
  interface CostForgo {
    kind: "forgo";
    top: boolean;
  }
  interface CostGain {
    kind: "gain";
    conditions: Condition[];
  }
  interface CostGainTogether {
    kind: "gainTogether";
    conditions: Condition[];
  }
  interface CostLoseCards {
    kind: "loseCards";
    number: number;
  }
  interface CostMoveMarker {
    kind: "moveMarker";
    slots: number;
  }
  interface CostRid {
    kind: "rid";
    any: Condition[];
  }
  interface CostSpend {
    kind: "spend";
    counter: string;
    least: number;
    most: number;
  }
  interface CostTile {
    kind: "tile";
    of: Terrain;
    range: number;
  }
  interface CostUse {
    kind: "use";
    effect: Effect;
  }
  interface Count {
    kind: "count";
    name: "HEXES_MOVED" | "HEXES_MOVED_THIS_TURN" | "DAMAGE_DEALT" | "DAMAGE_DEALT_THIS_TURN" | "TARGETS" | "KILLS" | "EXCESS_DAMAGE" | "LOOTED" | "TILES" | "NEGATIVE_CONDITIONS" | "SHIELD_OF_TARGET" | "ALLIES_ADJACENT_TO_TARGET" | "ENEMIES_ADJACENT_TO_TARGET" | "ENEMIES_ADJACENT" | "ALLIES_ADJACENT" | "WALLS_ADJACENT" | "OBSTACLES_ADJACENT" | "TRAPS_ADJACENT" | "HIT_POINTS" | "HIT_POINTS_LOST" | "TARGET_HIT_POINTS" | "TARGET_HIT_POINTS_LOST" | "TARGET_MAX_HIT_POINTS" | "RANGE_TO_TARGET" | "SUMMONS" | "LOST_CARDS" | "CARDS_IN_HAND" | "DISCARDED_CARDS" | "ROUND" | "LOOT_RANGE" | "DAMAGE_PAID" | "HURT" | "RANGE_LEFT" | "SHIELD_MET" | "TRAP_DAMAGE" | "HAZARD_DAMAGE" | "SPENT" | "SLOTS_PASSED" | "EFFECTS_ON_LAST_SLOT" | "PERSISTENT_EFFECTS" | "ITEMS_USED";
  }
  type Counted = Count | Crowd | CountedOnMat;
  interface CountedOnMat {
    kind: "onMat";
    counter: string;
  }
  type Criterion =
    | "FOCUS_NEGATIVE_HEXES"
    | "FOCUS_MOVEMENT"
    | "FOCUS_PROXIMITY"
    | "FOCUS_INITIATIVE"
    | "HEX_NEGATIVE_HEXES"
    | "HEX_OUT_OF_REACH"
    | "HEX_FOCUS_DISADVANTAGE"
    | "HEX_TARGETS_MISSED"
    | "HEX_DISADVANTAGE"
    | "HEX_MOVEMENT"
    | "HEX_RANKING"
    | "STOP_NEGATIVE_HEXES"
    | "STOP_MOVEMENT_LEFT"
    | "STOP_MOVEMENT_SPENT";
  interface Crowd {
    kind: "crowd";
    whom: Affects;
    only: Check[];
  }
  interface Deck {
    left: number;
    drawn: Modifier[];
    discards: Modifier[];
  }
  type Difficulty = "VERY_EASY" | "EASY" | "NORMAL" | "HARD" | "VERY_HARD";
  type Direction = "EAST" | "SOUTH_EAST" | "SOUTH_WEST" | "WEST" | "NORTH_WEST" | "NORTH_EAST";
  type Door = "CLOSED" | "LOCKED" | "OPEN";
  interface DrawnCard {
    card: MonsterCard;
    lines: Phrase[];
  }
  interface Drift {
    n: number;
    seat: number;
    dropped: number;
  }
  type Duration =
    | "ROUND"
    | "PERSISTENT"
    | "TURN"
    | "ATTACK"
    | "ACTION"
    | "ROUNDS"
    | "TURNS"
    | "SCENARIO";
  interface Effect {
    scope: EffectScope;
    checks: Check[];
    change: EffectChange;
    once?: EffectOnce;
  }
  type EffectChange =
    | EffectChangeShield
    | EffectChangeRetaliate
    | EffectChangeAttacks
    | EffectChangeAttackAbilities
    | EffectChangeAttacked
    | EffectChangeMoves
    | EffectChangeMovesAsAttacks
    | EffectChangeMovesTimes
    | EffectChangeBasic
    | EffectChangeHeals
    | EffectChangeIntercepts
    | EffectChangeNegatesDamage
    | EffectChangeFlying
    | EffectChangeUnmovable
    | EffectChangeIgnores
    | EffectChangeFocusInitiative
    | EffectChangeCountsAs
    | EffectChangeInsteadOf
    | EffectChangeImmune
    | EffectChangeMarked
    | EffectChangeHealAbilities
    | EffectChangeSuffersInstead
    | EffectChangeAsHeals
    | EffectChangeStandsIn
    | EffectChangeHandedOver
    | EffectChangeAsMelee
    | EffectChangeAtOnce
    | EffectChangeHealed
    | EffectChangeRetaliates
    | EffectChangeOverheals
    | EffectChangeMaxHitPoints
    | EffectChangeRestsFully
    | EffectChangeGrounded
    | EffectChangeTurncoat
    | EffectChangeConfinedTo
    | EffectChangeSparesSummons
    | EffectChangeSeesInvisible
    | EffectChangePerforms;
  interface EffectChangeAsHeals {
    kind: "asHeals";
    kinds: AbilityKind[];
    plus: number;
  }
  interface EffectChangeAsMelee {
    kind: "asMelee";
    stance: string;
  }
  interface EffectChangeAtOnce {
    kind: "atOnce";
    name: string;
    number: number;
  }
  interface EffectChangeAttackAbilities {
    kind: "attackAbilities";
    riders: Rider[];
  }
  interface EffectChangeAttacked {
    kind: "attacked";
    riders: Rider[];
  }
  interface EffectChangeAttacks {
    kind: "attacks";
    riders: Rider[];
  }
  interface EffectChangeBasic {
    kind: "basic";
    of: AbilityKind;
    value: number;
  }
  interface EffectChangeConfinedTo {
    kind: "confinedTo";
    of: Terrain;
  }
  interface EffectChangeCountsAs {
    kind: "countsAs";
    conditions: Condition[];
  }
  interface EffectChangeFlying {
    kind: "flying";
  }
  interface EffectChangeFocusInitiative {
    kind: "focusInitiative";
    initiative: number;
  }
  interface EffectChangeGrounded {
    kind: "grounded";
  }
  interface EffectChangeHandedOver {
    kind: "handedOver";
  }
  interface EffectChangeHealAbilities {
    kind: "healAbilities";
    riders: Rider[];
  }
  interface EffectChangeHealed {
    kind: "healed";
    points: number;
  }
  interface EffectChangeHeals {
    kind: "heals";
    points: number;
  }
  interface EffectChangeIgnores {
    kind: "ignores";
    kinds: Terrain[];
  }
  interface EffectChangeImmune {
    kind: "immune";
    conditions: Condition[];
  }
  interface EffectChangeInsteadOf {
    kind: "insteadOf";
    condition: Condition;
    gained: Condition;
  }
  interface EffectChangeIntercepts {
    kind: "intercepts";
  }
  interface EffectChangeMarked {
    kind: "marked";
    name: string;
    several: boolean;
  }
  interface EffectChangeMaxHitPoints {
    kind: "maxHitPoints";
    more: number;
  }
  interface EffectChangeMoves {
    kind: "moves";
    points: number;
    jump: boolean;
  }
  interface EffectChangeMovesAsAttacks {
    kind: "movesAsAttacks";
  }
  interface EffectChangeMovesTimes {
    kind: "movesTimes";
    factor: number;
  }
  interface EffectChangeNegatesDamage {
    kind: "negatesDamage";
  }
  interface EffectChangeOverheals {
    kind: "overheals";
    most: number;
  }
  interface EffectChangePerforms {
    kind: "performs";
    moment: EffectMoment;
    abilities: Ability[];
  }
  interface EffectChangeRestsFully {
    kind: "restsFully";
  }
  interface EffectChangeRetaliate {
    kind: "retaliate";
    amount: Value;
    range: number;
    riders: Rider[];
  }
  interface EffectChangeRetaliates {
    kind: "retaliates";
    points: number;
  }
  interface EffectChangeSeesInvisible {
    kind: "seesInvisible";
  }
  interface EffectChangeShield {
    kind: "shield";
    amount: Value;
  }
  interface EffectChangeSparesSummons {
    kind: "sparesSummons";
  }
  interface EffectChangeStandsIn {
    kind: "standsIn";
  }
  interface EffectChangeSuffersInstead {
    kind: "suffersInstead";
    less: number;
  }
  interface EffectChangeTurncoat {
    kind: "turncoat";
    mind: EffectMind;
    first: Ability[];
  }
  interface EffectChangeUnmovable {
    kind: "unmovable";
  }
  type EffectMind = "OWN" | "CONTROLLED" | "COMPELLED";
  type EffectMoment =
    | "START_OF_TURN"
    | "END_OF_TURN"
    | "END_OF_ROUND"
    | "AFTER_ATTACK"
    | "AFTER_ATTACKED"
    | "AFTER_RETALIATE"
    | "AFTER_KILL"
    | "DEATH"
    | "FIGURE_DIES"
    | "DAMAGED"
    | "RESTED"
    | "END_OF_ACTION"
    | "ITEM_USED"
    | "ELEMENT_CONSUMED"
    | "CURSE_DRAWN"
    | "CONDITION_GAINED"
    | "CONDITION_LOST"
    | "FORCED"
    | "AFTER_FORCING"
    | "ENEMY_ENDS_MOVE"
    | "ENEMY_COMES_ADJACENT"
    | "START_OF_ROUND"
    | "LONG_RESTED"
    | "FIGURE_DAMAGED"
    | "START_OF_ACTION"
    | "ATTACK_CURSED"
    | "LAST_USE"
    | "AFTER_GIVING"
    | "START_OF_SCENARIO"
    | "SHORT_RESTED"
    | "ROOM_REVEALED"
    | "DURING_TURN";
  type EffectOnce = "TURN" | "ACTION";
  interface EffectScope {
    affects: Affects;
    range: number;
    ownSummons: boolean;
  }
  type Element = "FIRE" | "ICE" | "AIR" | "EARTH" | "LIGHT" | "DARK";
  type ElementBoardColumn = "STRONG" | "WANING" | "INERT";
  interface ElementIcon {
    any: Element[];
  }
  interface Enhancement {
    characterClass: string;
    card: string;
    top: boolean;
    line: number;
    sticker: Sticker;
    place: number;
  }
  type EntryKind = "CHARACTER" | "MONSTERS" | "ALLIES";
  type Event =
    | EventRoundStarts
    | EventCardsRevealed
    | EventMonsterCardDrawn
    | EventAttacked
    | EventDrew
    | EventModified
    | EventShielded
    | EventDamaged
    | EventWarded
    | EventHealed
    | EventRetaliates
    | EventLooted
    | EventExperienceGained
    | EventSlotUsed
    | EventHitPointsSet
    | EventCounterMoved
    | EventMarkerMoved
    | EventPlaced
    | EventRoomRevealed
    | EventMoved
    | EventForced
    | EventTeleported
    | EventDoorOpened
    | EventDoorUnlocked
    | EventDoorClosed
    | EventTrapSprung
    | EventHazardEntered
    | EventTokenDropped
    | EventSummoned
    | EventSpawned
    | EventTileCreated
    | EventTileDestroyed
    | EventTokenLaid
    | EventActsFrom
    | EventLongRestDeclared
    | EventTurnStarts
    | EventTurnEnds
    | EventNoFocus
    | EventActsAgain
    | EventDied
    | EventKilled
    | EventExhausted
    | EventWaned
    | EventEscaped
    | EventRemoved
    | EventGoalMet
    | EventLost
    | EventTold
    | EventGoalDealt
    | EventCardsChosen
    | EventActs
    | EventSkipped
    | EventFocused
    | EventPlateSetOff
    | EventSectionRead
    | EventTurned
    | EventIntercepted
    | EventNegated
    | EventGained
    | EventImmune
    | EventLostCondition
    | EventInfused
    | EventConsumed
    | EventActivated
    | EventEffectEnded
    | EventCardMoved
    | EventItemUsed
    | EventItemRefreshed
    | EventNotPlaced
    | EventRested
    | EventShuffled
    | EventRankChanged
    | EventFormTaken
    | EventMastered
    | EventRuleApplied
    | EventEnded;
  interface EventActivated {
    kind: "activated";
    rule: RuleId;
    who: FigureId;
    effects: Effect[];
  }
  interface EventActs {
    kind: "acts";
    rule: RuleId;
    who: FigureId;
    card: string;
    half: Half;
    basic: boolean;
    sideB: boolean;
  }
  interface EventActsAgain {
    kind: "actsAgain";
    rule: RuleId;
    who: FigureId;
  }
  interface EventActsFrom {
    kind: "actsFrom";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventAttacked {
    kind: "attacked";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
    attack: number;
  }
  interface EventCardMoved {
    kind: "cardMoved";
    rule: RuleId;
    who: FigureId;
    card: string;
    to: Zone;
  }
  interface EventCardsChosen {
    kind: "cardsChosen";
    rule: RuleId;
    who: FigureId;
    chosen: EventChosen;
    seat: number;
  }
  interface EventCardsRevealed {
    kind: "cardsRevealed";
    rule: RuleId;
    who: FigureId;
    leading: string;
    second: string;
    initiative: number;
  }
  type EventChosen = EventChosenCards | EventChosenLongRest | EventChosenSecret;
  interface EventChosenCards {
    kind: "cards";
    leading: string;
    second: string;
  }
  interface EventChosenLongRest {
    kind: "longRest";
  }
  interface EventChosenSecret {
    kind: "secret";
  }
  interface EventConsumed {
    kind: "consumed";
    rule: RuleId;
    who: FigureId;
    infusions: Infusion[];
  }
  interface EventCounterMoved {
    kind: "counterMoved";
    rule: RuleId;
    who: FigureId;
    counter: string;
    number: number;
  }
  interface EventDamaged {
    kind: "damaged";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
    amount: number;
  }
  interface EventDied {
    kind: "died";
    rule: RuleId;
    who: FigureId;
  }
  interface EventDoorClosed {
    kind: "doorClosed";
    rule: RuleId;
    hex: Hex;
  }
  interface EventDoorOpened {
    kind: "doorOpened";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventDoorUnlocked {
    kind: "doorUnlocked";
    rule: RuleId;
    hex: Hex;
  }
  interface EventDrew {
    kind: "drew";
    rule: RuleId;
    who: FigureId;
    attack: number;
    cards: ModifierCard[];
  }
  interface EventEffectEnded {
    kind: "effectEnded";
    rule: RuleId;
    who: FigureId;
    by: By;
  }
  interface EventEnded {
    kind: "ended";
    rule: RuleId;
    won: boolean;
  }
  interface EventEscaped {
    kind: "escaped";
    rule: RuleId;
    who: FigureId;
  }
  interface EventExhausted {
    kind: "exhausted";
    rule: RuleId;
    who: FigureId;
  }
  interface EventExperienceGained {
    kind: "experienceGained";
    rule: RuleId;
    who: FigureId;
    points: number;
  }
  interface EventFocused {
    kind: "focused";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
    reasons?: Phrase;
  }
  interface EventForced {
    kind: "forced";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventFormTaken {
    kind: "formTaken";
    rule: RuleId;
    who: FigureId;
    form: string;
  }
  interface EventGained {
    kind: "gained";
    rule: RuleId;
    who: FigureId;
    condition: Condition;
  }
  interface EventGoalDealt {
    kind: "goalDealt";
    rule: RuleId;
    seat: number;
    goal?: string;
  }
  interface EventGoalMet {
    kind: "goalMet";
    rule: RuleId;
  }
  interface EventHazardEntered {
    kind: "hazardEntered";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventHealed {
    kind: "healed";
    rule: RuleId;
    who: FigureId;
    amount: number;
  }
  interface EventHitPointsSet {
    kind: "hitPointsSet";
    rule: RuleId;
    who: FigureId;
    number: number;
  }
  interface EventImmune {
    kind: "immune";
    rule: RuleId;
    who: FigureId;
    condition: Condition;
  }
  interface EventInfused {
    kind: "infused";
    rule: RuleId;
    who: FigureId;
    icon: ElementIcon;
  }
  interface EventIntercepted {
    kind: "intercepted";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
    by: By;
  }
  interface EventItemRefreshed {
    kind: "itemRefreshed";
    rule: RuleId;
    who: FigureId;
    item: string;
  }
  interface EventItemUsed {
    kind: "itemUsed";
    rule: RuleId;
    who: FigureId;
    item: string;
  }
  interface EventKilled {
    kind: "killed";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
  }
  interface EventLongRestDeclared {
    kind: "longRestDeclared";
    rule: RuleId;
    who: FigureId;
  }
  interface EventLooted {
    kind: "looted";
    rule: RuleId;
    who: FigureId;
    spoils: Spoils;
  }
  interface EventLost {
    kind: "lost";
    rule: RuleId;
  }
  interface EventLostCondition {
    kind: "lostCondition";
    rule: RuleId;
    who: FigureId;
    condition: Condition;
  }
  interface EventMarkerMoved {
    kind: "markerMoved";
    rule: RuleId;
    who: FigureId;
    slot: number;
    by: By;
  }
  interface EventMastered {
    kind: "mastered";
    rule: RuleId;
    who: FigureId;
    mastery: string;
  }
  interface EventModified {
    kind: "modified";
    rule: RuleId;
    who: FigureId;
    attack: number;
  }
  interface EventMonsterCardDrawn {
    kind: "monsterCardDrawn";
    rule: RuleId;
    type: string;
    card: MonsterCard;
  }
  interface EventMoved {
    kind: "moved";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventNegated {
    kind: "negated";
    rule: RuleId;
    who: FigureId;
    by: By;
  }
  interface EventNoFocus {
    kind: "noFocus";
    rule: RuleId;
    who: FigureId;
  }
  interface EventNotPlaced {
    kind: "notPlaced";
    rule: RuleId;
    type: string;
  }
  interface EventPlaced {
    kind: "placed";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventPlateSetOff {
    kind: "plateSetOff";
    rule: RuleId;
    who: FigureId;
    effect: string;
  }
  interface EventRankChanged {
    kind: "rankChanged";
    rule: RuleId;
    who: FigureId;
    rank: Rank;
  }
  interface EventRemoved {
    kind: "removed";
    rule: RuleId;
    who: FigureId;
  }
  interface EventRested {
    kind: "rested";
    rule: RuleId;
    who: FigureId;
    lost?: string;
  }
  interface EventRetaliates {
    kind: "retaliates";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
    amount: number;
  }
  interface EventRoomRevealed {
    kind: "roomRevealed";
    rule: RuleId;
    hex: Hex;
  }
  interface EventRoundStarts {
    kind: "roundStarts";
    rule: RuleId;
    round: number;
  }
  interface EventRuleApplied {
    kind: "ruleApplied";
    rule: RuleId;
    name: string;
  }
  interface EventSectionRead {
    kind: "sectionRead";
    rule: RuleId;
    who: FigureId;
    section: string;
  }
  interface EventShielded {
    kind: "shielded";
    rule: RuleId;
    who: FigureId;
    shield: number;
  }
  interface EventShuffled {
    kind: "shuffled";
    rule: RuleId;
  }
  interface EventSkipped {
    kind: "skipped";
    rule: RuleId;
    who: FigureId;
    undone: EventUndone;
  }
  interface EventSlotUsed {
    kind: "slotUsed";
    rule: RuleId;
    who: FigureId;
    slot: number;
    by: By;
  }
  interface EventSpawned {
    kind: "spawned";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventSummoned {
    kind: "summoned";
    rule: RuleId;
    who: FigureId;
    whom: FigureId;
    hex: Hex;
  }
  interface EventTeleported {
    kind: "teleported";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventTileCreated {
    kind: "tileCreated";
    rule: RuleId;
    who: FigureId;
    tile: Terrain;
    hex: Hex;
  }
  interface EventTileDestroyed {
    kind: "tileDestroyed";
    rule: RuleId;
    who: FigureId;
    tile: Terrain;
    hex: Hex;
  }
  interface EventTokenDropped {
    kind: "tokenDropped";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventTokenLaid {
    kind: "tokenLaid";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventTold {
    kind: "told";
    rule: RuleId;
    text: string;
  }
  interface EventTrapSprung {
    kind: "trapSprung";
    rule: RuleId;
    who: FigureId;
    hex: Hex;
  }
  interface EventTurnEnds {
    kind: "turnEnds";
    rule: RuleId;
    who: FigureId;
  }
  interface EventTurnStarts {
    kind: "turnStarts";
    rule: RuleId;
    who: FigureId;
  }
  interface EventTurned {
    kind: "turned";
    rule: RuleId;
    who: FigureId;
    by: By;
  }
  type EventUndone = EventUndoneAbility | EventUndoneAction;
  interface EventUndoneAbility {
    kind: "ability";
    name: "MOVE" | "ATTACK" | "LOOT";
  }
  interface EventUndoneAction {
    kind: "action";
    card: string;
  }
  interface EventWaned {
    kind: "waned";
    rule: RuleId;
  }
  interface EventWarded {
    kind: "warded";
    rule: RuleId;
    who: FigureId;
    ward: boolean;
    brittle: boolean;
    amount: number;
  }
  interface FallFindings {
    characterClass: string;
    cause: string;
    by: string;
    room: number;
    times: number;
  }
  type Favour = "KNOWLEDGE" | "WEALTH" | "STRATEGY" | "CAPACITY" | "DISCOVERY" | "POTENTIAL";
  interface Figure {
    name: ViewName;
    kind: NatureKind;
    group: string;
    rank: Rank;
    number: number;
    hero: number;
    summoner: FigureId;
    foe: boolean;
    q: number;
    r: number;
    hp: number;
    max: number;
    conditions: Condition[];
    flying: boolean;
    move: number;
    attack: number;
    range: number;
    shield: number;
    retaliate: number;
  }
  type FigureId = number;
  type Formula =
    | FormulaConstant
    | FormulaLevel
    | FormulaCharacters
    | FormulaEliteHitPoints
    | FormulaSum
    | FormulaDifference
    | FormulaProduct
    | FormulaQuotient;
  interface FormulaCharacters {
    kind: "characters";
  }
  interface FormulaConstant {
    kind: "constant";
    number: number;
  }
  interface FormulaDifference {
    kind: "difference";
    left: Formula;
    right: Formula;
  }
  interface FormulaEliteHitPoints {
    kind: "eliteHitPoints";
    type: string;
  }
  interface FormulaLevel {
    kind: "level";
  }
  interface FormulaProduct {
    kind: "product";
    left: Formula;
    right: Formula;
  }
  interface FormulaQuotient {
    kind: "quotient";
    left: Formula;
    divisor: number;
    up: boolean;
  }
  interface FormulaSum {
    kind: "sum";
    left: Formula;
    right: Formula;
  }
  interface Ground {
    room: number;
    terrain?: Terrain;
    door?: Door;
    tokens?: number;
    corridor?: boolean;
    marks?: string[];
    art?: string;
    look?: string;
  }
  interface Guest {
    ally: AllyCard;
    lost: Reward[];
  }
  type Half = "TOP" | "BOTTOM";
  interface HalfFindings {
    half: HalfOf;
    chosen: number;
    used: number;
    basic: number;
    damage: number;
    kills: number;
    games: number;
    wins: number;
    allGames: number;
    allWins: number;
  }
  interface HalfOf {
    characterClass: string;
    card: string;
    half: string;
  }
  interface Happened {
    event: Event;
    say: Phrase;
    over?: Phrase;
  }
  interface Harm {
    kind: HarmKind;
    say: Phrase;
  }
  type HarmKind =
    | "EXHAUSTS"
    | "KILLS"
    | "HITS_ALLY"
    | "TRAP"
    | "HURTS"
    | "RETALIATES"
    | "LOSES_CARD"
    | "HITS_NOBODY"
    | "WASTES";
  interface Hero {
    seat: number;
    name: string;
    class: string;
    level: number;
    figure: FigureId;
    out: boolean;
    chosen: boolean;
    handCards: number;
    hand?: ViewCard[];
    selected?: ViewCard[];
    leading: number;
    longRest: boolean;
    active: ViewCard[];
    discards: ViewCard[];
    lost: ViewCard[];
    items: ViewItem[];
    xp: number;
    gold: number;
    goals: string[];
    modifiers: Deck;
    mat?: MatSeen;
  }
  interface HeroFindings {
    characterClass: string;
    hitPoints: Histogram;
    cards: Histogram;
    falls: Histogram;
    damage: number;
    kills: number;
  }
  interface HeroOver {
    name: string;
    fate: HeroTallyFate;
    experience: number;
    bonusExperience: number;
    gold: number;
    checkmarks: number;
    resources: { [key in LootKind]?: number };
    items: string[];
    special: string[];
    masteries: string[];
  }
  type HeroTallyFate = "TAKES_PART" | "EXHAUSTED" | "DEAD" | "ESCAPED";
  interface HeroTallyKill {
    monster: string;
    elite: boolean;
    items: string[];
  }
  interface Hex {
    q: number;
    r: number;
  }
  interface HexEffect {
    kind: "hexEffect";
    damage: HexEffectDamage;
    conditions: Condition[];
    stays: boolean;
  }
  type HexEffectDamage = HexEffectDamagePrinted | HexEffectDamageComputed | HexEffectDamageAsLevel;
  interface HexEffectDamageAsLevel {
    kind: "asLevel";
  }
  interface HexEffectDamageComputed {
    kind: "computed";
    amount: Formula;
  }
  interface HexEffectDamagePrinted {
    kind: "printed";
    amount: number;
  }
  interface Hint {
    choice: Choice;
    token: string;
    say: Phrase;
    reasons: Phrase[];
    way: Hex[];
    hexes: Hex[];
  }
  interface Histogram {
    times: { [key: string]: number };
  }
  interface Homecoming {
    end: LootPileEnd;
    shares: HomecomingShare[];
    accompanied: boolean;
  }
  interface HomecomingFeats {
    kills: HeroTallyKill[];
    masteries: string[];
    items: string[];
  }
  interface HomecomingShare {
    character: string;
    fate: HeroTallyFate;
    experience: number;
    gold: number;
    checkmarks: number;
    treasures: number[];
    done: { [key: string]: number };
    resources: { [key in LootKind]?: number };
    feats: HomecomingFeats;
  }
  type Infusion = InfusionOnBoard | InfusionOnCard | InfusionOnMonster | InfusionMade;
  interface InfusionMade {
    kind: "made";
    number: number;
    icon: ElementIcon;
  }
  interface InfusionOnBoard {
    kind: "onBoard";
    element: Element;
  }
  interface InfusionOnCard {
    kind: "onCard";
    card: number;
    side: number;
    number: number;
    icon: ElementIcon;
  }
  interface InfusionOnMonster {
    kind: "onMonster";
    type: number;
    column: number;
    number: number;
    icon: ElementIcon;
  }
  interface Interval {
    low: number;
    high: number;
  }
  interface Invitation {
    code: string;
    host: string;
    pack: string;
    scenario: string;
    started: boolean;
    over: boolean;
    free: string[];
  }
  type ItemCardSlot = "HEAD" | "BODY" | "LEGS" | "ONE_HAND" | "TWO_HANDS" | "SMALL";
  type ItemsWear = "READY" | "SPENT" | "LOST";
  interface LabAsked {
    plan: LabPlan;
    bots: string;
    games: number;
    seed: number;
    compare?: LabCompare;
  }
  interface LabBench {
    mostGames: number;
    minutes: number;
    study?: LabStudy;
  }
  interface LabCompare {
    difficulty?: Difficulty;
    level?: number;
    variant?: Variant;
    bots?: string;
  }
  interface LabComparison {
    wins: number;
    winInterval: Interval;
    both: number;
    onlyFirst: number;
    onlySecond: number;
    neither: number;
    difference: number;
    interval: Interval;
    longer: number;
    longerInterval: Interval;
  }
  interface LabEnding {
    won: boolean;
    rounds: number;
  }
  interface LabHalf extends HalfFindings {
    adds?: number;
    interval?: Interval;
  }
  type LabPhase =
    | "WAITING"
    | "RUNNING"
    | "DONE"
    | "STOPPED"
    | "TIMED_OUT"
    | "ABANDONED"
    | "FAILED";
  interface LabPlan {
    pack: string;
    scenario: string;
    heroes: Wish[];
    difficulty?: Difficulty;
    level?: number;
    variants: Variant[];
  }
  interface LabPlayed {
    seed: number;
    game: LabEnding;
    other?: LabEnding;
  }
  interface LabResults {
    games: number;
    wins: number;
    interval: Interval;
    won: Histogram;
    lost: Histogram;
    heroes: HeroFindings[];
    falls: FallFindings[];
    halves: LabHalf[];
    compared?: LabComparison;
  }
  interface LabStudy {
    phase: LabPhase;
    asked: LabAsked;
    ahead: number;
    done: number;
    games: number;
    seconds: number;
    failed?: number;
    results: LabResults;
    played: LabPlayed[];
  }
  interface Lasting {
    figure: FigureId;
    text: Phrase;
  }
  interface LayTiles {
    kind: "layTiles";
    tile: OverlayTile;
    range: number;
    place: LayTilesPlace;
  }
  type LayTilesPlace = "TRIANGLE" | "WHERE_KILLED";
  type Lean = "ADVANTAGE" | "DISADVANTAGE" | "NEITHER";
  interface LedgerAnswers {
    log: LedgerLog;
    why: LedgerWhy;
    games: LedgerGames;
  }
  interface LedgerAwaited {
    kind: CampaignPromptKind;
    person: number;
    character: number;
  }
  interface LedgerBarred {
    choice: CampaignChoice;
    say: Phrase;
    gold?: number;
    rule: RuleId;
    why: Phrase;
  }
  interface LedgerBooked {
    booking: Booking;
    say: Phrase;
  }
  type LedgerDeciding = "HOST" | "VOTE";
  interface LedgerDemand {
    say: Phrase;
    done: number;
    number: number;
  }
  interface LedgerGame {
    code: string;
    scenario: string;
    over: boolean;
  }
  interface LedgerGames {
    games: LedgerGame[];
  }
  interface LedgerGathering {
    code: string;
    name: string;
    pack: string;
    variants: Variant[];
    openQuests: boolean;
    deciding: LedgerDeciding;
    changed?: Drift;
    host: number;
    hostHere: boolean;
    claimable: boolean;
    patience: number;
    places: LedgerPlace[];
    watching: string[];
    game?: LedgerGame;
    ballot: LedgerVote[];
  }
  interface LedgerHero {
    number: number;
    person: number;
    class: string;
    name: string;
    fate: CharacterSheetFate;
    level: number;
    experience: number;
    next?: number;
    gold: number;
    enhancementGold: number;
    checkmarks: number;
    freePerks: number;
    donated: number;
    perks: { [key: string]: number };
    cards: string[];
    items: string[];
    hand: string[];
    brings: string[];
    awaiting: Phrase[];
    resources: { [key in LootKind]?: number };
    quest?: LedgerQuest;
    drawn: LedgerQuest[];
  }
  interface LedgerInvitation {
    code: string;
    name: string;
    host: string;
    pack: string;
    people: string[];
    free: number;
  }
  interface LedgerLog {
    first: number;
    of: number;
    steps: LedgerLogStep[];
  }
  interface LedgerLogStep {
    person: number;
    events: LedgerBooked[];
  }
  interface LedgerOption {
    choice: CampaignChoice;
    say: Phrase;
    gold?: number;
  }
  interface LedgerParty {
    name: string;
    members: number[];
    achievements: string[];
    reputation: number;
    place: number;
    due: number;
    level: number;
    prices: number;
  }
  interface LedgerPlace {
    place: number;
    kind: Player;
    person?: number;
    name?: string;
    here?: boolean;
    away?: number;
    due?: boolean;
    keptFor?: Who;
  }
  interface LedgerQuest {
    name: string;
    demands: LedgerDemand[];
    reward: Phrase;
  }
  interface LedgerQuestion {
    kind: CampaignPromptKind;
    person: number;
    character: number;
    rule: RuleId;
    waits: boolean;
    ask: Phrase;
    topic?: Topic;
    options: { [key: string]: LedgerOption };
    barred: { [key: string]: LedgerBarred };
  }
  interface LedgerScenario {
    name?: string;
    marks: WorldMark[];
    links: number[];
    out?: string;
    casual?: string;
    barred?: LedgerBarred;
  }
  interface LedgerShelf {
    copies: number;
    price: number;
  }
  interface LedgerStanding {
    t: string;
    campaign: LedgerGathering;
  }
  interface LedgerStep {
    t: string;
    n: number;
    from: number;
    kept: number;
    person: number;
    events: LedgerBooked[];
    undo?: boolean;
    refused?: Refused;
    patch: unknown;
  }
  interface LedgerSummary {
    code: string;
    name: string;
    pack: string;
    scenarios: number;
    yourTurn: boolean;
    when: string;
  }
  interface LedgerTown {
    prosperity: number;
    level: number;
    next?: number;
    donated: number;
    achievements: string[];
    classes: string[];
  }
  interface LedgerView {
    pack: string;
    ruleset: string;
    people: number[];
    party: LedgerParty;
    town: LedgerTown;
    scenarios: { [key: string]: LedgerScenario };
    heroes: { [key: string]: LedgerHero };
    shop: { [key: string]: LedgerShelf };
    stickers: Enhancement[];
    treasures: number[];
    decks: { [key: string]: number };
    outpost?: CampaignViewOutpost;
    questions: { [key: string]: LedgerQuestion };
    awaited: LedgerAwaited[];
    undoing?: number;
  }
  interface LedgerVote {
    place: number;
    token: string;
    say: Phrase;
  }
  interface LedgerWhy {
    open: boolean;
    rule?: RuleId;
    why?: Phrase;
  }
  interface Log {
    steps: LogStep[];
  }
  interface LogStep {
    seat: number;
    events: Happened[];
  }
  interface Look {
    step: number;
    view: View;
  }
  type LootKind =
    | "MONEY"
    | "LUMBER"
    | "METAL"
    | "HIDE"
    | "ARROWVINE"
    | "AXENUT"
    | "CORPSECAP"
    | "FLAMEFRUIT"
    | "ROCKROOT"
    | "SNOWTHISTLE"
    | "RANDOM_ITEM"
    | "SPECIAL";
  type LootPileEnd = "COMPLETED" | "LOST_AND_RETURNED" | "LOST_AND_PLAYED_AGAIN";
  interface LootSome {
    kind: "lootSome";
    range: number;
    most: number;
  }
  interface MadeTrap {
    kind: "madeTrap";
    effect: HexEffect;
    maker: FigureId;
    xp: number;
    sprung: AbilityInflict[];
  }
  interface MatSeen {
    counters: MatSeenGauge[];
    form: string;
    masteries: MatSeenGoal[];
  }
  interface MatSeenGauge {
    name: string;
    shows: number;
    most: number;
  }
  interface MatSeenGoal {
    name: string;
    met: boolean;
    spoilt: boolean;
    asks: Phrase;
  }
  interface Modifier {
    card: ModifierCard;
    words: Phrase;
  }
  interface ModifierCard {
    kind: ModifierCardKind;
    number: number;
    rolling: boolean;
    shuffle: boolean;
    effects: Rider[];
  }
  type ModifierCardKind = "PLUS" | "DOUBLE" | "MISS" | "BLESS" | "CURSE" | "EXTRA_MINUS";
  interface Modifiers {
    monsters: Deck;
    allies: Deck;
  }
  interface Moment {
    step: number;
    seat: number;
    figure: number;
    ask: Phrase;
    best: number;
    left: number;
    chosen: Hint;
    better: Hint;
  }
  interface MonsterCard {
    initiative: number;
    shuffle: boolean;
    abilities: Ability[];
    infusions: ElementIcon[];
  }
  interface MonsterSet {
    left: number;
    drawn: number;
    card?: DrawnCard;
    types: string[];
  }
  type MonsterSymbol = MonsterSymbolByNumber | MonsterSymbolStone;
  interface MonsterSymbolByNumber {
    kind: "byNumber";
    forTwo: MonsterSymbolColour;
    forThree: MonsterSymbolColour;
    forFour: MonsterSymbolColour;
  }
  type MonsterSymbolColour = "BLACK" | "WHITE" | "GOLD" | "RED" | "NAMED";
  interface MonsterSymbolStone {
    kind: "stone";
    colour: string;
  }
  type MoveTerm =
    | "LOOTS_EVERY_HEX"
    | "ENDS_ADJACENT_TO_COMMANDER"
    | "ENDS_ADJACENT_TO_OBSTACLE"
    | "STRAIGHT";
  interface Moves {
    moves: ReachSpot[];
  }
  type NatureKind = "CHARACTER" | "MONSTER" | "SUMMON" | "ALLY" | "OBJECTIVE";
  interface News {
    t: string;
    what: Change;
    seat: number;
    who: string;
    whom: string;
  }
  interface Note {
    rule: RuleId;
    text: Phrase;
  }
  interface Option {
    choice: Choice;
    token: string;
    say?: Phrase;
    hexes?: Hex[];
    harms?: Harm[];
  }
  type OutpostChange =
    | OutpostChangeBegan
    | OutpostChangeWeek
    | OutpostChangeNoted
    | OutpostChangeSectionRead
    | OutpostChangeEventDropped
    | OutpostChangeMorale
    | OutpostChangeInspiration
    | OutpostChangeDefence
    | OutpostChangeSoldiers
    | OutpostChangeSupply
    | OutpostChangeLootCardMarked
    | OutpostChangeBuilt
    | OutpostChangeTurned
    | OutpostChangeBuildingUsed
    | OutpostChangeAttackChanged
    | OutpostChangeChecked
    | OutpostChangeAttackOver
    | OutpostChangeGuardCard
    | OutpostChangeWindowOpened
    | OutpostChangeMustFollow;
  interface OutpostChangeAttackChanged {
    kind: "attackChanged";
    value: number;
    targets: number;
    defence: number;
  }
  interface OutpostChangeAttackOver {
    kind: "attackOver";
  }
  interface OutpostChangeBegan {
    kind: "began";
    stage: OutpostSheetStage;
  }
  interface OutpostChangeBuildingUsed {
    kind: "buildingUsed";
  }
  interface OutpostChangeBuilt {
    kind: "built";
    building: number;
    level: number;
  }
  interface OutpostChangeChecked {
    kind: "checked";
    building: number;
    harm: OutpostSheetHarm;
  }
  interface OutpostChangeDefence {
    kind: "defence";
    number: number;
  }
  interface OutpostChangeEventDropped {
    kind: "eventDropped";
  }
  interface OutpostChangeGuardCard {
    kind: "guardCard";
    card: number;
    joins: boolean;
  }
  interface OutpostChangeInspiration {
    kind: "inspiration";
    number: number;
  }
  interface OutpostChangeLootCardMarked {
    kind: "lootCardMarked";
    of: LootKind;
  }
  interface OutpostChangeMorale {
    kind: "morale";
    number: number;
  }
  interface OutpostChangeMustFollow {
    kind: "mustFollow";
    from: number;
    to: number;
  }
  interface OutpostChangeNoted {
    kind: "noted";
    box: number;
    section: string;
  }
  interface OutpostChangeSectionRead {
    kind: "sectionRead";
    section: string;
  }
  interface OutpostChangeSoldiers {
    kind: "soldiers";
    number: number;
  }
  interface OutpostChangeSupply {
    kind: "supply";
    of: LootKind;
    number: number;
  }
  interface OutpostChangeTurned {
    kind: "turned";
    building: number;
    wrecked: boolean;
  }
  interface OutpostChangeWeek {
    kind: "week";
  }
  interface OutpostChangeWindowOpened {
    kind: "windowOpened";
    window: string;
  }
  type OutpostGain =
    | OutpostGainCollective
    | OutpostGainMorale
    | OutpostGainInspiration
    | OutpostGainDefence
    | OutpostGainSoldiers
    | OutpostGainSection
    | OutpostGainLater
    | OutpostGainWeeks
    | OutpostGainNoEvent
    | OutpostGainSpot
    | OutpostGainWreck
    | OutpostGainGuardCard
    | OutpostGainQuest
    | OutpostGainLootSticker
    | OutpostGainAttack;
  interface OutpostGainAttack {
    kind: "attack";
    value: number;
    targets: number;
    defence: number;
  }
  interface OutpostGainCollective {
    kind: "collective";
    of: LootKind;
    number: number;
  }
  interface OutpostGainDefence {
    kind: "defence";
    number: number;
  }
  interface OutpostGainGuardCard {
    kind: "guardCard";
    card: number;
    joins: boolean;
  }
  interface OutpostGainInspiration {
    kind: "inspiration";
    number: number;
  }
  interface OutpostGainLater {
    kind: "later";
    section: string;
    weeks: number;
  }
  interface OutpostGainLootSticker {
    kind: "lootSticker";
    of: LootKind;
  }
  interface OutpostGainMorale {
    kind: "morale";
    number: number;
  }
  interface OutpostGainNoEvent {
    kind: "noEvent";
  }
  interface OutpostGainQuest {
    kind: "quest";
    quest: string;
  }
  interface OutpostGainSection {
    kind: "section";
    section: string;
  }
  interface OutpostGainSoldiers {
    kind: "soldiers";
    number: number;
  }
  interface OutpostGainSpot {
    kind: "spot";
    building: number;
  }
  interface OutpostGainWeeks {
    kind: "weeks";
    number: number;
  }
  interface OutpostGainWreck {
    kind: "wreck";
    building: number;
  }
  type OutpostSheetHarm = "NONE" | "DAMAGED" | "WRECKED";
  type OutpostSheetStage =
    | "BEFORE_ALL"
    | "AWAY"
    | "PASSAGE_OF_TIME"
    | "OUTPOST_EVENT"
    | "BUILDING_OPERATIONS"
    | "DOWNTIME"
    | "CONSTRUCTION"
    | "READY";
  interface OutpostSheetStanding {
    level: number;
    wrecked: boolean;
  }
  interface OverlayTile {
    terrain: Terrain;
    effect?: TileEffect;
  }
  interface Own {
    seats: number[];
    heroes: { [key: string]: Hero };
    prompts: Prompt[];
  }
  interface Part {
    what: Phrase;
    number: number;
    times?: boolean;
  }
  type PartyRulesJourney =
    | "TRAVELLED"
    | "FIRST"
    | "TRIED_AGAIN"
    | "LINKED"
    | "AT_HOME"
    | "RANDOM_DUNGEON";
  interface Payment {
    kind: PaymentKind;
    first: number;
    second: number;
  }
  type PaymentKind = "LOSE_HAND" | "LOSE_TWO_DISCARDS" | "DISCARD_A" | "DISCARD_TWO_B" | "LOSE";
  interface Place {
    seat: number;
    hero: Wish;
    kind: Player;
    person?: number;
    name?: string;
    here?: boolean;
    away?: number;
    due?: boolean;
    keptFor?: Who;
    brain?: string;
  }
  interface PlayCard {
    kind: "playCard";
    which: PlayCardWhich;
  }
  type PlayCardWhich = "TOP" | "BOTTOM" | "SAME_HALF" | "ANOTHER_TURN";
  type Player = "PERSON" | "AUTOMATIC" | "FREE";
  interface Preview {
    targets: Target[];
    exact: boolean;
    does: Phrase[];
  }
  interface Printed {
    pack: string;
    scenario: string;
    level: number;
    ruleset: string;
    goal: Phrase;
    types: { [key: string]: StatCard };
  }
  interface Prompt {
    seat: number;
    group: boolean;
    kind: PromptKind;
    decider: number;
    figure: FigureId;
    rule: RuleId;
    since: number;
    ask: Phrase;
    hand?: number[];
    options: Option[];
    ahead?: Option[];
    barred?: { [key: string]: Barred };
  }
  type PromptKind =
    | "BATTLE_GOAL"
    | "START_HEX"
    | "CARDS"
    | "WHO_FIRST"
    | "ACTION"
    | "PERFORM"
    | "STEP"
    | "TARGET"
    | "AREA"
    | "BEFORE_DRAW"
    | "ORDER_OF_BONUSES"
    | "MODIFIER"
    | "MODIFIER_EFFECTS"
    | "ORDER_OF_EFFECTS"
    | "NEGATE"
    | "FORCED_PATH"
    | "HEX"
    | "ELEMENT"
    | "PAY"
    | "CHOOSE"
    | "REST_CARDS"
    | "REST_LOSS"
    | "REST_HEAL"
    | "REST_REFRESH"
    | "SHORT_REST"
    | "REDRAW"
    | "RECOVER"
    | "ITEM"
    | "ESCAPE"
    | "MONSTER_TURN"
    | "FIGURE"
    | "PLACE_WHOM"
    | "CHANCE"
    | "UNDO";
  interface PuzzleEntry {
    id: string;
    pack: string;
    scenario: string;
    title: string;
    hero: string;
    level: number;
    grade: PuzzleGrade;
    aim: PuzzlePart[];
  }
  type PuzzleGrade = "EASY" | "MEDIUM" | "HARD";
  interface PuzzleList {
    puzzles: PuzzleEntry[];
  }
  interface PuzzleMoment {
    puzzle: PuzzleEntry;
    seat: number;
    view: View;
    steps: LogStep[];
    made: string[];
    over: boolean;
    missing: number[];
    ways: number;
    reached: number;
    turns: number;
    missed: number;
    tries: number;
  }
  interface PuzzlePart {
    kind: string;
    figure?: number;
    number?: number;
  }
  interface PuzzleSolution {
    choices: string[];
  }
  type Rank = "NORMAL" | "ELITE" | "NAMED" | "BOSS";
  type ReachPeril = "TRAP" | "HAZARD" | "DOOR" | "STOP";
  interface ReachSpot {
    hex: Hex;
    points: number;
    before: Hex;
    mayStop: boolean;
    perils: ReachPeril[];
    loot: number;
    harms: Harm[];
    atEnd: Harm[];
  }
  interface Reason {
    rule: RuleId;
    criterion: Criterion;
    text: Phrase;
    about: Hex;
    kept: Candidate[];
    dropped: Candidate[];
  }
  interface Refused {
    asked: number;
    by: number;
  }
  interface Result {
    won: boolean;
    heroes: HeroOver[];
  }
  interface Review {
    done: number;
    of: number;
    over: boolean;
    moments: Moment[];
  }
  type Reward =
    | RewardGold
    | RewardEnhancementGold
    | RewardBrings
    | RewardCheckmarks
    | RewardResource
    | RewardLootCards
    | RewardItem
    | RewardForOne
    | RewardSharedGold
    | RewardOnlyFor
    | RewardItemDesign
    | RewardRandomItemDesign
    | RewardRandomScenario
    | RewardOneScenario
    | RewardOneOf
    | RewardOtherScenario
    | RewardProsperity
    | RewardReputation
    | RewardAchievement
    | RewardEvent
    | RewardCharacterClass
    | RewardEnvelope
    | RewardDesignInParts
    | RewardOutpost
    | RewardOther;
  type RewardAccess = "UNLOCKED" | "LINKED" | "MANDATORY" | "BLOCKED";
  interface RewardAchievement {
    kind: "achievement";
    scope: RewardScope;
    name: string;
    gained: boolean;
  }
  interface RewardBrings {
    kind: "brings";
    what: Consequence;
  }
  interface RewardCharacterClass {
    kind: "characterClass";
    name: string;
  }
  interface RewardCheckmarks {
    kind: "checkmarks";
    number: number;
  }
  interface RewardDesignInParts {
    kind: "designInParts";
    item: string;
    treasures: number[];
  }
  interface RewardEnhancementGold {
    kind: "enhancementGold";
    amount: number;
  }
  interface RewardEnvelope {
    kind: "envelope";
    name: string;
  }
  interface RewardEvent {
    kind: "event";
    deck: string;
    number: number;
    joins: boolean;
  }
  interface RewardForOne {
    kind: "forOne";
    what: Reward[];
  }
  interface RewardGold {
    kind: "gold";
    amount: number;
  }
  interface RewardItem {
    kind: "item";
    item: string;
  }
  interface RewardItemDesign {
    kind: "itemDesign";
    item: string;
  }
  interface RewardLootCards {
    kind: "lootCards";
    number: number;
  }
  interface RewardOneOf {
    kind: "oneOf";
    what: Reward[];
  }
  interface RewardOneScenario {
    kind: "oneScenario";
    scenarios: string[];
  }
  interface RewardOnlyFor {
    kind: "onlyFor";
    characterClass: string;
    what: Reward;
  }
  interface RewardOther {
    kind: "other";
    text: string;
  }
  interface RewardOtherScenario {
    kind: "otherScenario";
    scenario: string;
    access: RewardAccess;
  }
  interface RewardOutpost {
    kind: "outpost";
    what: OutpostGain;
  }
  interface RewardProsperity {
    kind: "prosperity";
    amount: number;
  }
  interface RewardRandomItemDesign {
    kind: "randomItemDesign";
  }
  interface RewardRandomScenario {
    kind: "randomScenario";
  }
  interface RewardReputation {
    kind: "reputation";
    amount: number;
  }
  interface RewardResource {
    kind: "resource";
    of: LootKind;
    number: number;
  }
  type RewardScope = "GLOBAL" | "PARTY";
  interface RewardSharedGold {
    kind: "sharedGold";
    amount: number;
  }
  type Rider =
    | RiderPlus
    | RiderTimes
    | RiderPlusRange
    | RiderReach
    | RiderAllAdjacent
    | RiderPlusTargets
    | RiderOver
    | RiderBrings
    | RiderXpOnce
    | RiderThen
    | RiderThenIfHurt
    | RiderWhen
    | RiderPaid
    | RiderWithStance
    | RiderPierce
    | RiderInflicts
    | RiderPushThrough
    | RiderPushAgainst
    | RiderPlain;
  interface RiderAllAdjacent {
    kind: "allAdjacent";
  }
  interface RiderBrings {
    kind: "brings";
    what: Consequence;
  }
  interface RiderInflicts {
    kind: "inflicts";
    what: Consequence;
  }
  interface RiderOver {
    kind: "over";
    area: AreaForm;
  }
  interface RiderPaid {
    kind: "paid";
    cost: Cost;
    riders: Rider[];
  }
  interface RiderPierce {
    kind: "pierce";
    shield: number;
  }
  interface RiderPlain {
    kind: "plain";
    name: "ADVANTAGE" | "DISADVANTAGE" | "ALL_ON_ONE" | "PLUS_IS_NEUTRAL" | "MINUS_IS_NEUTRAL" | "DOUBLE_IS_ZERO" | "IGNORES_SHIELD" | "CLEANSES" | "KILLS" | "REDIRECTED";
  }
  interface RiderPlus {
    kind: "plus";
    attack: Value;
  }
  interface RiderPlusRange {
    kind: "plusRange";
    hexes: number;
  }
  interface RiderPlusTargets {
    kind: "plusTargets";
    number: number;
  }
  interface RiderPushAgainst {
    kind: "pushAgainst";
    hexes: number;
    damage: number;
    xp: number;
  }
  interface RiderPushThrough {
    kind: "pushThrough";
    hexes: number;
    damage: number;
    xp: number;
  }
  interface RiderReach {
    kind: "reach";
    hexes: number;
  }
  interface RiderThen {
    kind: "then";
    ability: Ability;
  }
  interface RiderThenIfHurt {
    kind: "thenIfHurt";
    ability: Ability;
  }
  interface RiderTimes {
    kind: "times";
    factor: number;
  }
  interface RiderWhen {
    kind: "when";
    checks: Check[];
    riders: Rider[];
  }
  interface RiderWithStance {
    kind: "withStance";
    stance: string;
  }
  interface RiderXpOnce {
    kind: "xpOnce";
    points: number;
  }
  type RoomCardSeverity = "NONE" | "MINOR" | "MAJOR";
  type RuleId = string;
  interface ScenicBid {
    kind: "bid";
    name: string;
    abilities: Ability[];
  }
  interface ScenicHatch {
    kind: "hatch";
    name: string;
    into: string;
    symbol: MonsterSymbol;
  }
  interface ScenicLay {
    kind: "lay";
    name: string;
    number: Formula;
    hitPoints: Formula;
    initiative?: number;
  }
  interface ScenicSwapRanks {
    kind: "swapRanks";
    type: string;
  }
  interface ScenicToNext {
    kind: "toNext";
    marks: string[];
    objective: string;
    appear: string[];
    symbol: MonsterSymbol;
  }
  interface ScenicToSide {
    kind: "toSide";
    direction: Direction;
  }
  interface ScenicTowards {
    kind: "towards";
    points: Value;
    marks: string[];
    opensDoors: boolean;
  }
  interface ShareDamage {
    kind: "shareDamage";
    only: Check[];
  }
  type Spoils =
    | SpoilsTokens
    | SpoilsCard
    | SpoilsSpecial
    | SpoilsItem
    | SpoilsGoal
    | SpoilsTreasure;
  interface SpoilsCard {
    kind: "card";
    loot: LootKind;
  }
  interface SpoilsGoal {
    kind: "goal";
    treasure: string;
  }
  interface SpoilsItem {
    kind: "item";
    item: string;
  }
  interface SpoilsSpecial {
    kind: "special";
    name: string;
  }
  interface SpoilsTokens {
    kind: "tokens";
    tokens: number;
  }
  interface SpoilsTreasure {
    kind: "treasure";
    number: number;
    rewards?: Reward[];
  }
  interface Spot {
    where: SpotWhere;
    within?: number;
  }
  type SpotWhere = "OWN_TOKEN" | "OWN_SUMMON" | "ALLY" | "ENEMY" | "HEX" | "TARGET";
  interface Standing {
    t: string;
    table: Table;
  }
  interface StatCard {
    flying: boolean;
    ranks: { [key in Rank]?: Stats };
  }
  interface StatLine {
    hitPoints: Formula;
    move: number;
    attack: Formula;
    range: number;
    targets: number;
    riders: Rider[];
    traits: Effect[];
    immunities: Condition[];
    specials: Ability[][];
  }
  interface Stats {
    hp: number;
    move: number;
    attack: number;
    range: number;
    targets: number;
    lines: Phrase[];
  }
  interface Step {
    t: string;
    n: number;
    from: number;
    kept: number;
    seat: number;
    events: Happened[];
    undo?: boolean;
    parts?: number[];
    refused?: Refused;
    patch: unknown;
  }
  type Sticker =
    | "MOVE"
    | "ATTACK"
    | "RANGE"
    | "SHIELD"
    | "PUSH"
    | "PULL"
    | "PIERCE"
    | "RETALIATE"
    | "HEAL"
    | "TARGETS"
    | "TELEPORT"
    | "SUMMON_MOVE"
    | "SUMMON_ATTACK"
    | "SUMMON_RANGE"
    | "SUMMON_HIT_POINTS"
    | "POISON"
    | "WOUND"
    | "MUDDLE"
    | "IMMOBILIZE"
    | "DISARM"
    | "CURSE"
    | "STRENGTHEN"
    | "BLESS"
    | "REGENERATE"
    | "WARD"
    | "JUMP"
    | "FIRE"
    | "ICE"
    | "AIR"
    | "EARTH"
    | "LIGHT"
    | "DARK"
    | "ANY_ELEMENT"
    | "HEX";
  interface Sum {
    parts: Part[];
    lean: Lean;
    leans: Phrase[];
    result: number;
  }
  interface SummonCard {
    name: string;
    hitPoints: number;
    move?: number;
    attack?: number;
    range?: number;
    flying: boolean;
    riders: Rider[];
    traits: Effect[];
  }
  interface Table {
    code: string;
    pack: string;
    scenario: string;
    difficulty?: Difficulty;
    level?: number;
    variants: Variant[];
    started: boolean;
    over: boolean;
    changed?: Drift;
    host: number;
    hostHere: boolean;
    claimable: boolean;
    patience: number;
    seats: Place[];
    watching: string[];
  }
  interface Target {
    figure: number;
    sum?: Sum;
    expected: number;
    kill: number;
    damage: Chance[];
  }
  type Terrain =
    | "NONE"
    | "OBSTACLE"
    | "TRAP"
    | "HAZARD"
    | "DIFFICULT"
    | "ICE"
    | "PRESSURE_PLATE"
    | "TREASURE"
    | "WATER";
  type TileChange = TileChangeMove | TileChangeTransfer | TileChangeReplace | TileChangeSpring;
  interface TileChangeMove {
    kind: "move";
    hexes: number;
  }
  interface TileChangeReplace {
    kind: "replace";
    by: OverlayTile;
  }
  interface TileChangeSpring {
    kind: "spring";
  }
  interface TileChangeTransfer {
    kind: "transfer";
    range: number;
  }
  type TileEffect = HexEffect | MadeTrap;
  type Topic =
    | TopicEvent
    | TopicItem
    | TopicRewards
    | TopicAmount
    | TopicBuilding
    | TopicScenario
    | TopicDeck;
  interface TopicAmount {
    kind: "amount";
    number: number;
  }
  interface TopicBuilding {
    kind: "building";
    building: number;
  }
  interface TopicDeck {
    kind: "deck";
    deck: string;
  }
  interface TopicEvent {
    kind: "event";
    deck: string;
    number: number;
  }
  interface TopicItem {
    kind: "item";
    item: string;
  }
  interface TopicRewards {
    kind: "rewards";
    what: Reward[];
  }
  interface TopicScenario {
    kind: "scenario";
    scenario: number;
  }
  interface Turns {
    kind: EntryKind;
    name: string;
    initiative: number;
    figures: number[];
    done: boolean;
    acting: boolean;
  }
  type Value =
    | ValueFixed
    | ValueOnStat
    | ValuePer
    | ValueShare
    | ValueAtMost
    | ValueWhenPlayed
    | ValueComputed;
  interface ValueAtMost {
    kind: "atMost";
    value: Value;
    most: number;
  }
  interface ValueComputed {
    kind: "computed";
    formula: Formula;
  }
  interface ValueFixed {
    kind: "fixed";
    number: number;
  }
  interface ValueOnStat {
    kind: "onStat";
    change: number;
  }
  interface ValuePer {
    kind: "per";
    count: Counted;
    times: number;
    plus: number;
  }
  interface ValueShare {
    kind: "share";
    count: Counted;
    times: number;
    by: number;
    up: boolean;
    plus: number;
  }
  interface ValueWhenPlayed {
    kind: "whenPlayed";
    value: Value;
  }
  type Variant = "SOLO" | "OPEN_INFORMATION" | "REDUCED_RANDOMNESS" | "PERMANENT_DEATH" | "CASUAL";
  interface View extends Printed, Common, Own {
  }
  interface ViewCard {
    card: number;
    name: string;
    level: string;
    sideB: boolean;
  }
  interface ViewItem {
    name: string;
    wear: ItemsWear;
  }
  interface ViewName {
    name: string;
    number: number;
  }
  interface Wall {
    one: Hex;
    other: Hex;
  }
  interface Who {
    person: number;
    name: string;
  }
  interface Why {
    rule: RuleId;
    notes?: Note[];
    judgements?: Reason[];
    sum?: Sum;
  }
  interface Wish {
    class: string;
    name?: string;
    level?: number;
    cards?: string[];
    items: string[];
  }
  type WorldMark = "UNLOCKED" | "COMPLETED" | "BLOCKED";
  type Zone = "HAND" | "SELECTED" | "ACTIVE" | "DISCARD" | "LOST" | "SUPPLY";
}
