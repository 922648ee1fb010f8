package haven.laws;

import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.Perk;
import haven.model.card.Ware;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.play.Refused;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  private static final int LARGEST_PARTY = 4;

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
    List<ClassEntry> classes = shuffled(pack.classes(), luck);
    List<Sheet> party = new ArrayList<>();
    for (ClassEntry one : classes.subList(0, Math.min(LARGEST_PARTY, classes.size()))) {
      party.add(sheet(entry, one, luck));
    }
    OptionalInt level =
        luck.onceIn(2) ? OptionalInt.empty() : OptionalInt.of(luck.below(HARDEST + 1));
    return new Expedition(pack, entry, party, level);
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
    int level = 1 + luck.below(HIGHEST_LEVEL);
    Sheet plain = Sheet.of(of.characterClass().name(), level).owning(RICH);
    Sheet better = plain.marking(perks(of.characterClass(), level, luck));
    Sheet sheet = isAllowed(entry, better) ? better : plain; // some perks need others before
    Sheet chosen = sheet.taking(hand(of.characterClass(), level, luck));
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
  private static List<String> hand(CharacterClass of, int level, Luck luck) {
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
    return shuffled(own, luck).stream().limit(of.handSize()).map(AbilityCard::name).toList();
  }

  private boolean isAllowed(ScenarioEntry entry, Sheet sheet) {
    try {
      Enrolment.of(pack, entry.scenario().name(), List.of(sheet, sheet.named("Another"))).setup();
      return true;
    } catch (Refused | IllegalArgumentException _) {
      return false;
    }
  }
}
