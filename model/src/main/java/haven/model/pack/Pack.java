package haven.model.pack;

import haven.model.Difficulty;
import haven.model.LootCard;
import haven.model.campaign.CampaignBook;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Ware;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.scenario.Particulars;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A pack, read and found without mistakes.
 *
 * @param prints what it says about each thing, as numbers by which a game knows it again
 * @param treasures the treasure index: what each number holds, in order
 * @param lootCards those of the box (LOT-31); none for a pack that does not say
 * @param monsterModifiers the modifier boards that monsters have at each difficulty, in Buttons &
 *     Bugs (LVL-09)
 * @param campaign what is printed for the time between scenarios
 */
public record Pack(
    Manifest manifest,
    Prints prints,
    List<ClassEntry> classes,
    List<MonsterType> monsters,
    List<MonsterDeck> decks,
    List<Ware> items,
    List<BattleGoal> battleGoals,
    List<ScenarioEntry> scenarios,
    Map<Integer, List<Reward>> treasures,
    List<LootCard> lootCards,
    Map<Difficulty, List<ModifierCard>> monsterModifiers,
    CampaignBook campaign,
    Texts texts,
    Notes notes) {
  public Pack {
    classes = List.copyOf(classes);
    monsters = List.copyOf(monsters);
    decks = List.copyOf(decks);
    items = List.copyOf(items);
    battleGoals = List.copyOf(battleGoals);
    scenarios = List.copyOf(scenarios);
    treasures = Map.copyOf(treasures);
    lootCards = List.copyOf(lootCards);
    monsterModifiers = Collections.unmodifiableMap(new TreeMap<>(monsterModifiers));
  }

  /** The same with other classes. */
  public Pack with(List<ClassEntry> others) {
    return new Pack(
        manifest,
        prints,
        others,
        monsters,
        decks,
        items,
        battleGoals,
        scenarios,
        treasures,
        lootCards,
        monsterModifiers,
        campaign,
        texts,
        notes);
  }

  /** The same with one more scenario, and with what the treasures hold that lie there. */
  public Pack with(ScenarioEntry more, Map<Integer, List<Reward>> hoards) {
    List<ScenarioEntry> all = new ArrayList<>(scenarios);
    all.add(more);
    Map<Integer, List<Reward>> index = new TreeMap<>(treasures);
    index.putAll(hoards);
    return new Pack(
        manifest,
        prints,
        classes,
        monsters,
        decks,
        items,
        battleGoals,
        all,
        index,
        lootCards,
        monsterModifiers,
        campaign,
        texts,
        notes);
  }

  public String id() {
    return manifest.id();
  }

  public ClassEntry characterClass(String name) {
    return classes.stream()
        .filter(entry -> entry.characterClass().name().equals(name))
        .findFirst()
        .or(
            () ->
                classes.stream()
                    .filter(entry -> isCalled(entry.characterClass().name(), name))
                    .findFirst())
        .orElseThrow(
            () ->
                unknown(
                    "class", name, classes.stream().map(e -> e.characterClass().name()).toList()));
  }

  /** The classes that may set out to a scenario: all but where it prescribes one, or cards. */
  public List<ClassEntry> classesFor(Scenario scenario) {
    Particulars particulars = scenario.particulars();
    return classes.stream()
        .filter(
            entry ->
                particulars.character().isEmpty()
                    || particulars.character().get().equals(entry.characterClass().name()))
        .filter(
            entry ->
                particulars.cards().isEmpty()
                    || entry.learning(particulars.cards().get()).isPresent())
        .toList();
  }

  /** Scenarios of its own; those of the packs it depends on only if it has none. */
  public List<ScenarioEntry> ownScenarios() {
    List<ScenarioEntry> own = scenarios.stream().filter(entry -> !entry.borrowed()).toList();
    return own.isEmpty() ? scenarios : own;
  }

  private static boolean isCalled(String name, String wanted) {
    return name.equalsIgnoreCase(wanted) || mayBeSlug(name, wanted) && slug(name).equals(wanted);
  }

  /** Most names are told apart by how they begin, without looking for all that is no letter. */
  private static boolean mayBeSlug(String name, String wanted) {
    boolean plain = !name.isEmpty() && Character.isLetter(name.charAt(0)) && name.charAt(0) < 128;
    return !plain || !wanted.isEmpty() && Character.toLowerCase(name.charAt(0)) == wanted.charAt(0);
  }

  /** By its number or name; its own go before those of the packs it depends on. */
  public ScenarioEntry scenario(String wanted) {
    Optional<ScenarioEntry> found =
        scenarios.stream()
            .sorted(Comparator.comparing(ScenarioEntry::borrowed))
            .filter(
                entry ->
                    String.valueOf(entry.number()).equals(wanted)
                        || isCalled(entry.scenario().name(), wanted))
            .findFirst();
    return found.orElseThrow(
        () ->
            unknown("scenario", wanted, scenarios.stream().map(e -> e.scenario().name()).toList()));
  }

  public ItemCard item(String name) {
    return items.stream()
        .map(Ware::item)
        .filter(item -> item.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () -> unknown("item", name, items.stream().map(ware -> ware.item().name()).toList()));
  }

  private IllegalArgumentException unknown(String kind, String name, Collection<String> known) {
    return new IllegalArgumentException(
        "the pack %s has no %s '%s'; there are %s"
            .formatted(id(), kind, name, String.join(", ", new ArrayList<>(known))));
  }

  /** How a thing is called in file names and addresses: small letters and hyphens. */
  public static String slug(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  /** Items that are found at random (LOT-36); not those whose blueprints are (BKK-24b). */
  public List<Ware> randomItems() {
    return items.stream().filter(ware -> ware.random() && ware.crafting().isNone()).toList();
  }

  /** Items whose designs come up at random: where such things are made, only those (BKK-24). */
  public List<Ware> randomDesigns() {
    List<Ware> made =
        items.stream().filter(ware -> ware.random() && !ware.crafting().isNone()).toList();
    return made.isEmpty() ? randomItems() : made;
  }
}
