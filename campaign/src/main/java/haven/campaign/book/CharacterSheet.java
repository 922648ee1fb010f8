package haven.campaign.book;

import haven.model.Facts;
import haven.model.LootKind;
import haven.model.ability.Consequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A character as it stands on its sheet (CHR-19). Whoever has gone keeps it. */
public final class CharacterSheet {
  /** What became of the character. */
  public enum Fate {
    ACTIVE,
    RETIRED,
    DEAD,
    /** Its player has given it up. */
    ABANDONED
  }

  private final int number;
  private final int player;
  private final String characterClass;
  private final String name;
  Fate fate = Fate.ACTIVE;
  int level = 1;
  int experience;
  int gold;
  int enhancementGold;
  int checkmarks;

  /** Boxes that may still be marked. */
  int freePerks;

  int donated;
  String quest = "";

  /** The cards and items it takes along; empty for what fits. */
  List<String> hand = List.of();

  List<String> brings = List.of();
  final List<String> drawnQuests;
  final List<String> doneQuests = new ArrayList<>();
  final List<String> masteries = new ArrayList<>();
  final Map<Integer, Integer> progress;
  final Set<String> trophies = new TreeSet<>();
  final Map<Integer, Integer> perks;
  final List<String> cards;
  final List<String> items;
  final List<Consequence> awaiting;
  final Map<LootKind, Integer> resources = new EnumMap<>(LootKind.class);

  CharacterSheet(int number, int player, String characterClass, String name) {
    this.number = number;
    this.player = player;
    this.characterClass = characterClass;
    this.name = name;
    drawnQuests = new ArrayList<>();
    progress = new TreeMap<>();
    perks = new TreeMap<>();
    cards = new ArrayList<>();
    items = new ArrayList<>();
    awaiting = new ArrayList<>();
  }

  private CharacterSheet(CharacterSheet other) {
    number = other.number;
    player = other.player;
    characterClass = other.characterClass;
    name = other.name;
    fate = other.fate;
    level = other.level;
    experience = other.experience;
    gold = other.gold;
    enhancementGold = other.enhancementGold;
    checkmarks = other.checkmarks;
    freePerks = other.freePerks;
    donated = other.donated;
    quest = other.quest;
    hand = other.hand;
    brings = other.brings;
    drawnQuests = new ArrayList<>(other.drawnQuests);
    progress = new TreeMap<>(other.progress);
    trophies.addAll(other.trophies);
    perks = new TreeMap<>(other.perks);
    cards = new ArrayList<>(other.cards);
    items = new ArrayList<>(other.items);
    awaiting = new ArrayList<>(other.awaiting);
    resources.putAll(other.resources);
    doneQuests.addAll(other.doneQuests);
    masteries.addAll(other.masteries);
  }

  CharacterSheet copy() {
    return new CharacterSheet(this);
  }

  public int number() {
    return number;
  }

  /** Who plays it. */
  public int player() {
    return player;
  }

  public String characterClass() {
    return characterClass;
  }

  public String name() {
    return name;
  }

  public Fate fate() {
    return fate;
  }

  public boolean isActive() {
    return fate == Fate.ACTIVE;
  }

  public int level() {
    return level;
  }

  public int experience() {
    return experience;
  }

  public int gold() {
    return gold;
  }

  /** Gold that only pays for stickers. */
  public int enhancementGold() {
    return enhancementGold;
  }

  /** What it could pay for a sticker. */
  public int goldForStickers() {
    return gold + enhancementGold;
  }

  public int checkmarks() {
    return checkmarks;
  }

  public int freePerks() {
    return freePerks;
  }

  /** How much it has given to the temple in all. */
  public int donated() {
    return donated;
  }

  /** The name of its personal quest; empty without one. */
  public String quest() {
    return quest;
  }

  /** Personal quests that were drawn and not yet decided about. */
  public List<String> drawnQuests() {
    return Collections.unmodifiableList(drawnQuests);
  }

  /** Quests that it has completed besides its own, as it retired (RTR-06). */
  public List<String> doneQuests() {
    return Collections.unmodifiableList(doneQuests);
  }

  /** The masteries of its class that it has completed (LVU-18). */
  public List<String> masteries() {
    return Collections.unmodifiableList(masteries);
  }

  /** What was counted for its quest, by the place of the demand. */
  public Map<Integer, Integer> progress() {
    return Collections.unmodifiableMap(progress);
  }

  /** The types of monsters it has killed, if its quest counts them. */
  public Set<String> trophies() {
    return Collections.unmodifiableSet(trophies);
  }

  /** How many boxes are marked, by the place of the perk. */
  public Map<Integer, Integer> perks() {
    return Collections.unmodifiableMap(perks);
  }

  /** The cards gained by levels, beside those of levels 1 and X. */
  public List<String> cards() {
    return Collections.unmodifiableList(cards);
  }

  public List<String> items() {
    return Collections.unmodifiableList(items);
  }

  /** The cards it takes along; empty for those to begin with. */
  public List<String> hand() {
    return hand;
  }

  /** The items it brings; empty for all that fit. */
  public List<String> brings() {
    return brings;
  }

  /** What will happen to it at the start of its next scenario. */
  public List<Consequence> awaiting() {
    return Collections.unmodifiableList(awaiting);
  }

  /** What of it is in its personal supply (RES-02). */
  public int resource(LootKind kind) {
    return resources.getOrDefault(kind, 0);
  }

  /** Its personal supply. */
  public Map<LootKind, Integer> resources() {
    return Collections.unmodifiableMap(resources);
  }

  void tell(Facts facts) {
    facts.number(number).number(player).word(characterClass).word(name).word(fate.name());
    facts.number(level).number(experience).number(gold).number(checkmarks);
    facts.number(freePerks).number(donated).word(quest).words(drawnQuests);
    progress.forEach((demand, count) -> facts.number(demand).number(count));
    trophies.forEach(facts::word);
    facts.number(perks.size());
    perks.forEach((perk, boxes) -> facts.number(perk).number(boxes));
    facts.number(enhancementGold).words(cards).words(items).words(hand).words(brings);
    facts.number(awaiting.size());
    resources.forEach((kind, number) -> facts.word(kind.name()).number(number));
    if (!doneQuests.isEmpty() || !masteries.isEmpty()) {
      facts.words(doneQuests).words(masteries);
    }
  }
}
