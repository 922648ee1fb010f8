package haven.play.scenario;

import haven.model.Agreement;
import haven.model.Difficulty;
import haven.model.Facts;
import haven.model.Variant;
import haven.model.card.BattleGoal;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import haven.model.pack.Prints;
import haven.model.pack.ScenarioEntry;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.play.Refused;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Who sets out, and to what: a pack, sheets, and what the group has chosen. Whoever starts a game
 * of a pack, at a table, in a terminal or by the thousand, starts it from one of these.
 *
 * @param scenario its number or name in the pack
 * @param seats for each sheet the number of its player; empty if each has its own
 * @param level if the group does not want the printed or recommended one
 * @param difficulty how far from the recommended level
 * @param agreement which policies the group has switched
 */
public record Enrolment(
    Pack pack,
    String scenario,
    List<Sheet> sheets,
    List<Integer> seats,
    OptionalInt level,
    Difficulty difficulty,
    Set<Variant> variants,
    Agreement agreement) {
  /** Raised when something else is told in {@link #print}. */
  private static final int PRINTED_AS = 1;

  public Enrolment {
    sheets = List.copyOf(sheets);
    seats = List.copyOf(seats);
    Set<Variant> inOrder = EnumSet.noneOf(Variant.class);
    inOrder.addAll(variants);
    variants = Collections.unmodifiableSet(inOrder);
  }

  public static Enrolment of(Pack pack, String scenario, List<Sheet> sheets) {
    return new Enrolment(
        pack,
        scenario,
        sheets,
        List.of(),
        OptionalInt.empty(),
        Difficulty.NORMAL,
        Set.of(),
        Agreement.NONE);
  }

  public Enrolment seated(List<Integer> players) {
    return new Enrolment(pack, scenario, sheets, players, level, difficulty, variants, agreement);
  }

  public Enrolment atLevel(OptionalInt chosen) {
    return new Enrolment(pack, scenario, sheets, seats, chosen, difficulty, variants, agreement);
  }

  public Enrolment atDifficulty(Difficulty step) {
    return new Enrolment(pack, scenario, sheets, seats, level, step, variants, agreement);
  }

  public Enrolment playing(Set<Variant> others) {
    return new Enrolment(pack, scenario, sheets, seats, level, difficulty, others, agreement);
  }

  public Enrolment agreeing(Agreement other) {
    return new Enrolment(pack, scenario, sheets, seats, level, difficulty, variants, other);
  }

  /**
   * The set-up of it.
   *
   * @throws Refused if a rule speaks against it
   * @throws IllegalArgumentException if the pack does not have what is named
   */
  public Setup setup() {
    ScenarioEntry entry = pack.scenario(scenario);
    List<Hero> heroes = sheets.stream().map(sheet -> sheet.hero(pack)).toList();
    List<Integer> players =
        seats.isEmpty() ? IntStream.range(0, heroes.size()).boxed().toList() : seats;
    Setup setup = Setup.of(pack, entry, new Party(heroes, players)).agreeing(agreement);
    if (level.isPresent()) {
      setup = setup.withLevel(level.getAsInt());
    } else if (difficulty != Difficulty.NORMAL) { // LVL-08: not every game has a choice
      setup = setup.withDifficulty(difficulty);
    }
    return setup.playing(variants.toArray(Variant[]::new)).checked();
  }

  /**
   * A number for the set-up as it is resolved: what was chosen, and what the pack says about
   * everything that takes part or can turn up. It is another one only if the game is.
   */
  public long print() {
    Facts facts = new Facts().number(PRINTED_AS).word(pack.manifest().ruleset());
    sheets.forEach(sheet -> sheet.tell(facts));
    facts.numbers(seats).number(level.orElse(-1)).word(difficulty.name());
    variants.forEach(variant -> facts.word(variant.name()));
    agreement.tell(facts);
    Prints prints = pack.prints();
    for (Sheet sheet : sheets) {
      String name = pack.characterClass(sheet.characterClass()).characterClass().name();
      facts.number(prints.of(Prints.Kind.CLASS, name));
      sheet.items().forEach(item -> tellItem(item, facts));
    }
    Scenario played = pack.scenario(scenario).scenario();
    facts.number(prints.of(Prints.Kind.SCENARIO, played.name()));
    for (MonsterType type : played.monsters()) {
      facts.number(prints.of(Prints.Kind.MONSTER, type.name()));
    }
    for (MonsterDeck deck : played.decks()) {
      facts.number(prints.of(Prints.Kind.DECK, deck.name()));
    }
    if (played.battleGoals()) {
      for (BattleGoal goal : pack.battleGoals()) {
        facts.number(prints.of(Prints.Kind.BATTLE_GOAL, goal.name()));
      }
    }
    for (RoomSetup room : played.map().rooms()) {
      room.treasures().forEach(tile -> tellTreasure(tile, facts));
    }
    return facts.sum();
  }

  private void tellItem(String name, Facts facts) {
    facts.number(pack.prints().of(Prints.Kind.ITEM, pack.item(name).name()));
  }

  private void tellTreasure(TreasureTile tile, Facts facts) {
    if (tile.treasure() instanceof Treasure.Numbered(int number)) {
      facts.number(pack.prints().of(Prints.Kind.TREASURE, "" + number));
      for (Reward reward : pack.treasures().getOrDefault(number, List.of())) {
        if (reward instanceof Reward.Item(String item)) {
          tellItem(item, facts);
        }
      }
    }
  }
}
