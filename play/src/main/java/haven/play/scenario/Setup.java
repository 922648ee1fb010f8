package haven.play.scenario;

import haven.model.Agreement;
import haven.model.Cite;
import haven.model.Difficulty;
import haven.model.Ruleset;
import haven.model.ScenarioLevel;
import haven.model.Variant;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Ware;
import haven.model.map.Rank;
import haven.model.map.Terms;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.rules.CombatRules;
import haven.model.rules.LevelRules;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.item.LootPool;
import haven.play.map.MapState;
import haven.play.map.Standees;
import haven.play.modifier.Modifiers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Everything that is fixed before a scenario starts. {@link #checked} says whether it may.
 *
 * @param choices what the group has chosen
 * @param circumstances what the campaign brings along
 * @param box what lies ready
 */
public record Setup(
    Ruleset ruleset,
    Scenario scenario,
    Party party,
    Choices choices,
    Circumstances circumstances,
    Box box) {

  /** A scenario at its recommended level, that nothing in the campaign speaks against. */
  public static Setup of(Ruleset ruleset, Scenario scenario, Party party) {
    return new Setup(ruleset, scenario, party, Choices.NONE, Circumstances.NONE, Box.EMPTY);
  }

  /** A scenario of a pack, with everything of the pack that can turn up in it. */
  public static Setup of(Pack pack, ScenarioEntry entry, Party party) {
    List<ItemCard> random = pack.randomItems().stream().map(Ware::item).toList();
    Setup setup =
        of(Ruleset.named(pack.manifest().ruleset()), entry.scenario(), party)
            .withTreasures(pack.treasures())
            .with(pack.monsterModifiers())
            .withItems(random, pack.items().stream().map(Ware::item).toList())
            .withBattleGoals(entry.scenario().battleGoals() ? pack.battleGoals() : List.of());
    if (entry.scenario().loot().isEmpty()) {
      return setup;
    }
    return setup.withLoot(
        pack.lootCards().isEmpty() ? LootPool.usual() : new LootPool(pack.lootCards()));
  }

  private Setup with(Choices other) {
    return new Setup(ruleset, scenario, party, other, circumstances, box);
  }

  private Setup with(Circumstances other) {
    return new Setup(ruleset, scenario, party, choices, other, box);
  }

  private Setup with(Box other) {
    return new Setup(ruleset, scenario, party, choices, circumstances, other);
  }

  /** The scenario as the campaign changes it. */
  public Setup with(Scenario other) {
    return new Setup(ruleset, other, party, choices, circumstances, box);
  }

  /** Those who set out, with what the campaign gives them. */
  public Setup with(Party others) {
    return new Setup(ruleset, scenario, others, choices, circumstances, box);
  }

  public Setup withLevel(int level) {
    return with(choices.withLevel(OptionalInt.of(level), Difficulty.NORMAL));
  }

  private Setup with(Map<Difficulty, List<ModifierCard>> boards) {
    return with(box.withMonsterModifiers(boards));
  }

  /** A step from the recommended level, or another board of the monsters (LVL-02, LVL-09). */
  public Setup withDifficulty(Difficulty step) {
    if (rules().steps().contains(step)) {
      return with(choices.withLevel(OptionalInt.empty(), step));
    }
    List<ModifierCard> board = box.monsterModifiers().get(step);
    if (board == null) {
      throw new Refused(ruleset.cite(Cite.LEVEL), Phrase.of("no.difficulty", Phrase.of(step)));
    }
    return withMonsterModifiers(board);
  }

  /** With what the group has agreed on in place of the rules as they are. */
  public Setup agreeing(Agreement agreement) {
    return new Setup(agreement.on(ruleset), scenario, party, choices, circumstances, box);
  }

  public Setup playing(Variant... variants) {
    return with(choices.withVariants(Set.of(variants)));
  }

  /** Another difficulty of the monsters than the standard one (LVL-09). */
  public Setup withMonsterModifiers(List<ModifierCard> board) {
    return with(choices.withMonsterModifiers(Optional.of(board)));
  }

  /** Favours, each point paid with a -1 of the monster deck, or two with its -2 (AMD-36). */
  public Setup withFavours(ModifierCard... cards) {
    return with(choices.withFavours(List.of(cards)));
  }

  /** So many small items more for each, as long as as many stay unused (FAV-06). */
  public Setup withSpareItems(int number) {
    return with(choices.withSpare(number));
  }

  /** How many points of favours the group has paid for. */
  public int favourPoints() {
    return choices.favourPoints();
  }

  /** The cards, or cells, that monsters start this scenario with. */
  public List<ModifierCard> monsterModifiers() {
    List<ModifierCard> cards =
        new ArrayList<>(choices.monsterModifiers().orElse(Modifiers.standard(ruleset.modifiers())));
    choices.favours().forEach(cards::remove);
    return List.copyOf(cards);
  }

  public Setup withStanding(Standing... standing) {
    return with(circumstances.withStanding(Set.of(standing)));
  }

  public Setup arriving(Journey journey) {
    return with(circumstances.withJourney(journey));
  }

  /** An event has the party play as if there were one more character (EX-LVL-04). */
  public Setup asIfOneMore() {
    return with(circumstances.withOneMore());
  }

  /** Blessings for a donation to the temple, which last one scenario (AMD-37). */
  public Setup withDonation(String hero) {
    List<EventEffect> effects = new ArrayList<>(circumstances.effects());
    effects.add(EventEffect.donation(hero));
    return withEventEffects(effects);
  }

  /** Whoever stays at home is not touched by what happens on the road (SET-09). */
  public Setup withEventEffects(List<EventEffect> effects) {
    Set<String> names = Set.copyOf(party.heroes().stream().map(Hero::name).toList());
    return with(
        circumstances.withEffects(
            effects.stream().filter(effect -> names.contains(effect.hero())).toList()));
  }

  public Setup withLooted(Set<Integer> treasures) {
    return with(circumstances.withLooted(treasures));
  }

  public Setup withTreasures(Map<Integer, List<Reward>> index) {
    return with(box.withTreasures(index));
  }

  /** Items that can be found on the way: the random ones (LOT-36), and those of treasures. */
  public Setup withItems(List<ItemCard> random, List<ItemCard> others) {
    return with(box.withItems(random, others));
  }

  public Setup withLoot(LootPool pool) {
    return with(box.withLoot(pool));
  }

  public Setup withBattleGoals(List<BattleGoal> deck) {
    return with(box.withBattleGoals(deck));
  }

  private LevelRules rules() {
    return ruleset.levels();
  }

  public boolean plays(Variant variant) {
    return choices.variants().contains(variant);
  }

  /** Solo and open information ask for the same adjustment, and together for no more (LVL-12). */
  boolean isAdjusted() {
    return plays(Variant.SOLO) || plays(Variant.OPEN_INFORMATION);
  }

  public int recommendedLevel() {
    return rules().recommended(party.levels(), isAdjusted());
  }

  /** The scenario level: chosen, printed or recommended. */
  public int level() {
    int level = chosenLevel();
    return circumstances.oneMore() && isLargest() ? Math.min(level + 1, rules().highest()) : level;
  }

  private int chosenLevel() {
    return choices
        .level()
        .orElseGet(
            () -> scenario.level().orElseGet(() -> recommendedLevel() + choices.step().step()));
  }

  /**
   * The level by which bonus experience and gold are given, if something raises them by so many
   * levels; one by which an event has raised the scenario does not count then (EX-ALY-01).
   */
  public int rewardLevel(int up) {
    return up == 0 ? level() : Math.min(chosenLevel() + up, rules().highest());
  }

  private boolean isLargest() {
    return party.size() >= rules().party().largest();
  }

  /** The number of characters C; whoever drops out later still counts (SET-16). */
  public int characters() {
    return circumstances.oneMore() && !isLargest() ? party.size() + 1 : party.size();
  }

  public ScenarioLevel scenarioLevel() {
    return ScenarioLevel.of(ruleset, level(), isAdjusted());
  }

  /** The ruleset as at this difficulty and with the variants chosen. */
  public Ruleset rulesInPlay() {
    return ruleset.but(
        it -> {
          it.movement.hexDamage = scenarioLevel().damage();
          it.modifiers.reducedRandomness |= plays(Variant.REDUCED_RANDOMNESS);
          if (plays(Variant.PERMANENT_DEATH)) {
            it.combat.fallen = CombatRules.Fallen.DEAD;
          }
        });
  }

  public Terms terms() {
    Terms terms = Terms.of(level(), characters());
    int monsterLevel = scenarioLevel().monsterLevel();
    Map<String, Integer> elites = new HashMap<>();
    for (MonsterType type : scenario.monsters()) {
      if (type.lines().stream().allMatch(line -> line.containsKey(Rank.ELITE))) {
        int level = scenario.levelOf(type.name(), monsterLevel, terms);
        elites.put(type.name(), type.line(level, Rank.ELITE).hitPoints().value(terms));
      }
    }
    return new Terms(level(), characters(), elites);
  }

  public MapState.Setting setting() {
    return new MapState.Setting(
        scenario, terms(), scenarioLevel().monsterLevel(), circumstances.looted());
  }

  /** All standees of the monsters that take part, numbered from 1. */
  public Standees standees() {
    Map<String, List<Integer>> numbers = new HashMap<>();
    for (MonsterType type : scenario.monsters()) {
      numbers.put(type.name(), IntStream.rangeClosed(1, type.standees()).boxed().toList());
    }
    return Standees.of(numbers);
  }

  /** How many battle goals each hero is dealt (BGL-01). */
  public int battleGoalsEach() {
    return scenario.battleGoals() && !box.battleGoals().isEmpty()
        ? rules().battleGoals().dealt()
        : 0;
  }

  public boolean isRoadEventDue() {
    return !plays(Variant.CASUAL) && rules().party().roadEvents().contains(circumstances.journey());
  }

  /** Why this scenario cannot be started as it is; empty if it can. */
  public List<Refusal> refusals() {
    return new SetupCheck(this).refusals();
  }

  /** This set-up, if nothing speaks against it. */
  public Setup checked() {
    refusals().stream()
        .findFirst()
        .ifPresent(
            refusal -> {
              throw new Refused(refusal);
            });
    return this;
  }
}
