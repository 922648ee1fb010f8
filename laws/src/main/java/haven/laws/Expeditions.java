package haven.laws;

import haven.model.Difficulty;
import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.Perk;
import haven.model.card.Ware;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.rules.LevelRules;
import haven.play.Refused;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.RandomAccess;
import java.util.TreeMap;

/**
 * Many expeditions to the scenarios of a pack, each the same for its number: any classes, each of
 * any level with cards, perks and items that a character of that level can have.
 */
public final class Expeditions extends AbstractList<Playable> implements RandomAccess {
  private static final int MANY = 1_000_000;
  private static final int HIGHEST_LEVEL = 9;
  private static final int HARDEST = 7;
  private static final int MOST_ITEMS = 8;
  private static final int RICH = 10_000;

  private final Pack pack;

  public Expeditions(Pack pack) {
    this.pack = pack;
  }

  @Override
  public int size() {
    return pack.scenarios().isEmpty() || pack.classes().isEmpty() ? 0 : MANY;
  }

  @Override
  public Playable get(int number) {
    Luck luck = new Luck(number);
    ScenarioEntry entry = luck.of(pack.scenarios());
    List<ClassEntry> classes = shuffled(pack.classesFor(entry.scenario()), luck);
    List<Sheet> party = new ArrayList<>();
    for (ClassEntry one : classes.subList(0, Math.min(rules().party().largest(), classes.size()))) {
      party.add(sheet(entry, one, luck));
    }
    OptionalInt level =
        luck.onceIn(2) ? OptionalInt.empty() : OptionalInt.of(luck.below(HARDEST + 1));
    boolean printed = entry.scenario().level().isPresent() || isOfTheScenario();
    return new Expedition(
        pack, entry, party, printed ? OptionalInt.empty() : level, difficulty(luck));
  }

  private LevelRules rules() {
    return Ruleset.named(pack.manifest().ruleset()).levels();
  }

  /** Whether the character's level is that of the scenario (LVL-08). */
  private boolean isOfTheScenario() {
    return rules().raises() == LevelRules.Raises.THE_CHARACTER;
  }

  /** One of the monsters' modifier boards, where there are several (LVL-09). */
  private Optional<Difficulty> difficulty(Luck luck) {
    List<Difficulty> boards = List.copyOf(pack.monsterModifiers().keySet());
    return boards.isEmpty() ? Optional.empty() : Optional.of(luck.of(boards));
  }

  private static <T> List<T> shuffled(List<T> some, Luck luck) {
    List<T> rest = new ArrayList<>(some);
    List<T> shuffled = new ArrayList<>();
    while (!rest.isEmpty()) {
      shuffled.add(rest.remove(luck.below(rest.size())));
    }
    return shuffled;
  }

  private Sheet sheet(ScenarioEntry entry, ClassEntry of, Luck luck) {
    int highest = isOfTheScenario() ? rules().highest() : HIGHEST_LEVEL;
    int level = rules().characterLevel(1 + luck.below(highest), entry.scenario().level());
    Sheet plain = Sheet.of(of.characterClass().name(), level).owning(RICH);
    Sheet better = plain.marking(perks(of.characterClass(), level, luck));
    Sheet sheet = isAllowed(entry, better) ? better : plain; // some perks need others before
    Sheet chosen =
        sheet.taking(isOfTheScenario() ? upgraded(of, level, luck) : hand(of, level, luck));
    if (isAllowed(entry, chosen)) {
      sheet = chosen;
    }
    List<Ware> wares = shuffled(pack.items(), luck);
    for (Ware ware : wares.subList(0, Math.min(wares.size(), luck.below(MOST_ITEMS + 1)))) {
      List<String> more = new ArrayList<>(sheet.items());
      more.add(ware.item().name());
      if (isAllowed(entry, sheet.bringing(more))) {
        sheet = sheet.bringing(more);
      }
    }
    return sheet;
  }

  /** A box for each level and some for battle goals, as far as there are any. */
  private static Map<Integer, Integer> perks(CharacterClass of, int level, Luck luck) {
    Map<Integer, Integer> marked = new TreeMap<>();
    List<Perk> perks = of.perks();
    for (int box = luck.below(level + 3); box > 0 && !perks.isEmpty(); box--) {
      int perk = luck.below(perks.size());
      if (marked.getOrDefault(perk, 0) < perks.get(perk).boxes()) {
        marked.merge(perk, 1, Integer::sum);
      }
    }
    return marked;
  }

  /** With each level it has gained a card of that level at most, and takes some of its own. */
  private static List<String> hand(ClassEntry entry, int level, Luck luck) {
    CharacterClass of = entry.characterClass();
    List<AbilityCard> own = new ArrayList<>();
    of.cards().stream().filter(card -> card.level() <= 1).forEach(own::add);
    for (int gained = 2; gained <= level; gained++) {
      int most = gained;
      List<AbilityCard> open =
          of.cards().stream()
              .filter(card -> card.level() > 1 && card.level() <= most && !own.contains(card))
              .toList();
      if (!open.isEmpty()) {
        own.add(luck.of(open));
      }
    }
    return shuffled(own, luck).stream().limit(of.handSize()).map(entry::called).toList();
  }

  /** With each level one more of the same cards is upgraded (CRD-01c). */
  private static List<String> upgraded(ClassEntry entry, int level, Luck luck) {
    List<AbilityCard> hand = shuffled(entry.firstHand(1), luck);
    for (int i = 0; i < Math.min(level - 1, hand.size()); i++) {
      hand.set(i, entry.upgraded(hand.get(i)).orElse(hand.get(i)));
    }
    return hand.stream().map(entry::called).toList();
  }

  /** Together with as many others as it takes. */
  private boolean isAllowed(ScenarioEntry entry, Sheet sheet) {
    List<Sheet> party = new ArrayList<>(List.of(sheet));
    pack.classesFor(entry.scenario()).stream()
        .map(other -> other.characterClass().name())
        .filter(other -> !other.equals(sheet.characterClass()))
        .limit(Math.max(0, rules().party().smallest() - 1L))
        .forEach(other -> party.add(Sheet.of(other, 1)));
    try {
      Enrolment.of(pack, entry.scenario().name(), party).setup();
      return true;
    } catch (Refused | IllegalArgumentException _) {
      return false;
    }
  }
}
