package haven.campaign.book;

import haven.model.Facts;
import haven.model.LootKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The campaign sheet of an outpost: calendar, morale, defence, supplies, buildings (OUT, BLD). */
public final class OutpostSheet {
  /** How far the time between two scenarios has come (OUT-02). */
  public enum Stage {
    /** No scenario has been played yet. */
    BEFORE_ALL,
    /** The party is not home. */
    AWAY,
    PASSAGE_OF_TIME,
    OUTPOST_EVENT,
    BUILDING_OPERATIONS,
    DOWNTIME,
    CONSTRUCTION,
    /** The phase is over; a scenario comes next. */
    READY
  }

  /** What came of a defence check (TWG-05). */
  public enum Harm {
    NONE,
    DAMAGED,
    WRECKED
  }

  /** A building that can be, or has been, built. */
  public record Standing(int level, boolean wrecked) {}

  Stage stage = Stage.BEFORE_ALL;
  int weeks;
  int morale;
  int inspiration;
  int defence;
  int soldiers;
  int built;
  boolean rebuilt;
  boolean noEvent;
  int attackValue;
  int attackTargets;
  int attackDefence;
  final Map<Integer, List<String>> calendar = new TreeMap<>();
  final Map<LootKind, Integer> supply = new EnumMap<>(LootKind.class);
  final Map<LootKind, Integer> stickers = new EnumMap<>(LootKind.class);
  final Map<Integer, Standing> buildings = new TreeMap<>();
  final Map<Integer, Harm> checked = new TreeMap<>();
  final Set<Integer> guard = new TreeSet<>();
  final Set<String> windows = new TreeSet<>();
  final Map<Integer, Integer> mustFollow = new TreeMap<>();

  OutpostSheet copy() {
    OutpostSheet copy = new OutpostSheet();
    copy.stage = stage;
    copy.weeks = weeks;
    copy.morale = morale;
    copy.inspiration = inspiration;
    copy.defence = defence;
    copy.soldiers = soldiers;
    copy.built = built;
    copy.rebuilt = rebuilt;
    copy.noEvent = noEvent;
    copy.attackValue = attackValue;
    copy.attackTargets = attackTargets;
    copy.attackDefence = attackDefence;
    calendar.forEach((box, sections) -> copy.calendar.put(box, new ArrayList<>(sections)));
    copy.supply.putAll(supply);
    copy.stickers.putAll(stickers);
    copy.buildings.putAll(buildings);
    copy.checked.putAll(checked);
    copy.guard.addAll(guard);
    copy.windows.addAll(windows);
    copy.mustFollow.putAll(mustFollow);
    return copy;
  }

  /** The one place where anything changes. */
  void change(OutpostChange change) {
    switch (change) {
      case OutpostChange.Began(Stage next) -> begin(next);
      case OutpostChange.Week() -> weeks++;
      case OutpostChange.Noted(int box, String section) ->
          calendar.computeIfAbsent(box, _ -> new ArrayList<>()).add(section);
      case OutpostChange.SectionRead _ -> {}
      case OutpostChange.EventDropped() -> noEvent = true;
      case OutpostChange.Morale(int number) -> morale += number;
      case OutpostChange.Inspiration(int number) -> inspiration += number;
      case OutpostChange.Defence(int number) -> defence += number;
      case OutpostChange.Soldiers(int number) -> soldiers += number;
      case OutpostChange.Supply(LootKind kind, int number) ->
          supply.merge(kind, number, Integer::sum);
      case OutpostChange.LootCardMarked(LootKind kind) -> stickers.merge(kind, 1, Integer::sum);
      case OutpostChange.Built(int building, int level) ->
          buildings.put(building, new Standing(level, false));
      case OutpostChange.Turned(int building, boolean wrecked) -> {
        buildings.computeIfPresent(building, (_, it) -> new Standing(it.level, wrecked));
        rebuilt |= !wrecked;
      }
      case OutpostChange.BuildingUsed() -> built++;
      case OutpostChange.AttackChanged(int value, int targets, int checks) -> {
        attackValue += value;
        attackTargets += targets;
        attackDefence += checks;
      }
      case OutpostChange.Checked(int building, Harm harm) -> checked.put(building, harm);
      case OutpostChange.AttackOver() -> {
        checked.clear();
        attackValue = 0;
        attackTargets = 0;
        attackDefence = 0;
      }
      case OutpostChange.GuardCard(int card, boolean joins) -> {
        if (joins) {
          guard.add(card);
        } else {
          guard.remove(card);
        }
      }
      case OutpostChange.WindowOpened(String window) -> windows.add(window);
      case OutpostChange.MustFollow(int from, int to) -> mustFollow.put(from, to);
    }
  }

  private void begin(Stage next) {
    stage = next;
    if (next == Stage.PASSAGE_OF_TIME) {
      built = 0;
      rebuilt = false;
    } else if (next == Stage.BUILDING_OPERATIONS) {
      noEvent = false;
    }
  }

  public Stage stage() {
    return stage;
  }

  /** The boxes of the calendar that are marked, on all sheets. */
  public int weeks() {
    return weeks;
  }

  /** The sections that are written into a box, the first box being 1. */
  public List<String> sections(int box) {
    return List.copyOf(calendar.getOrDefault(box, List.of()));
  }

  public Map<Integer, List<String>> calendar() {
    return Collections.unmodifiableMap(calendar);
  }

  public int morale() {
    return morale;
  }

  public int inspiration() {
    return inspiration;
  }

  /** Without what morale adds to it. */
  public int defence() {
    return defence;
  }

  public int soldiers() {
    return soldiers;
  }

  /** How many were built or upgraded in this phase. */
  public int built() {
    return built;
  }

  /** Whether a wrecked building was rebuilt in this phase. */
  public boolean hasRebuilt() {
    return rebuilt;
  }

  public boolean isWithoutEvent() {
    return noEvent;
  }

  public int attackValue() {
    return attackValue;
  }

  public int attackTargets() {
    return attackTargets;
  }

  public int attackDefence() {
    return attackDefence;
  }

  /** How much of it lies in the common supply. */
  public int supply(LootKind kind) {
    return supply.getOrDefault(kind, 0);
  }

  public Map<LootKind, Integer> supply() {
    return Collections.unmodifiableMap(supply);
  }

  /** How many loot cards of each kind give one more (RES-08). */
  public Map<LootKind, Integer> stickers() {
    return Collections.unmodifiableMap(stickers);
  }

  /** All that can be or have been built, by their numbers. */
  public Map<Integer, Standing> buildings() {
    return Collections.unmodifiableMap(buildings);
  }

  /** What came of the checks of an attack that is not over yet. */
  public Map<Integer, Harm> checked() {
    return Collections.unmodifiableMap(checked);
  }

  /** The numbers of the cards of the town guard deck, drawn or not. */
  public Set<Integer> guard() {
    return Collections.unmodifiableSet(guard);
  }

  /** The open windows of the alchemy chart. */
  public Set<String> windows() {
    return Collections.unmodifiableSet(windows);
  }

  /** The scenario that must follow that one, by their numbers. */
  public Map<Integer, Integer> mustFollow() {
    return Collections.unmodifiableMap(mustFollow);
  }

  void tell(Facts facts) {
    facts.word(stage.name()).number(weeks).number(morale).number(inspiration);
    facts.number(defence).number(soldiers).number(built).truth(rebuilt).truth(noEvent);
    facts.number(attackValue).number(attackTargets).number(attackDefence);
    calendar.forEach((box, sections) -> facts.number(box).words(sections));
    supply.forEach((kind, number) -> facts.word(kind.name()).number(number));
    stickers.forEach((kind, number) -> facts.word(kind.name()).number(number));
    buildings.forEach((number, it) -> facts.number(number).number(it.level).truth(it.wrecked));
    checked.forEach((number, harm) -> facts.number(number).word(harm.name()));
    facts.numbers(guard).words(windows);
    mustFollow.forEach((from, to) -> facts.number(from).number(to));
  }
}
