package haven.play.scenario;

import haven.model.Agreement;
import haven.model.Difficulty;
import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.card.BattleGoal;
import haven.model.card.Ware;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import haven.model.pack.Prints;
import haven.model.pack.ScenarioEntry;
import haven.model.rules.LevelRules;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.play.Refused;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/**
 * Who sets out, and to what: a pack, sheets, and what the group has chosen. Whoever starts a game
 * of a pack, at a table, in a terminal or by the thousand, starts it from one of these.
 *
 * @param scenario its number or name in the pack
 * @param seats for each sheet the number of its player; empty if each has its own
 * @param level if the group does not want the printed or recommended one
 * @param difficulty how far from the recommended level, where the game has names for that (LVL-02)
 * @param agreement which policies the group has switched
 */
public record Enrolment(
    Pack pack,
    String scenario,
    List<Sheet> sheets,
    List<Integer> seats,
    OptionalInt level,
    Optional<Difficulty> difficulty,
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
        Optional.empty(),
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
    return new Enrolment(
        pack, scenario, sheets, seats, level, Optional.of(step), variants, agreement);
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
    List<Hero> heroes =
        sheets.stream().map(sheet -> sheet.hero(pack, entry.scenario(), level)).toList();
    List<Integer> players =
        seats.isEmpty() ? IntStream.range(0, heroes.size()).boxed().toList() : seats;
    Setup setup = Setup.of(pack, entry, new Party(heroes, players)).agreeing(agreement);
    if (level.isPresent()) {
      setup = setup.withLevel(level.getAsInt());
    }
    if (difficulty.isPresent() && (level.isEmpty() || raisesTheCharacter())) {
      setup = setup.withDifficulty(difficulty.get());
    }
    return setup.playing(variants.toArray(Variant[]::new)).checked();
  }

  /** Then the level does not make it harder, and the difficulty is something else (LVL-09). */
  private boolean raisesTheCharacter() {
    return Ruleset.named(pack.manifest().ruleset()).levels().raises()
        == LevelRules.Raises.THE_CHARACTER;
  }

  /**
   * A number for the set-up as it is resolved: what was chosen, and what the pack says about
   * everything that takes part or can turn up. It is another one only if the game is.
   */
  public long print() {
    Facts facts = new Facts().number(PRINTED_AS).word(pack.manifest().ruleset());
    sheets.forEach(sheet -> sheet.tell(facts));
    facts.numbers(seats).number(level.orElse(-1)).word(difficulty.orElse(Difficulty.NORMAL).name());
    variants.forEach(variant -> facts.word(variant.name()));
    agreement.tell(facts);
    everything((kind, name) -> facts.number(pack.prints().of(kind, name)));
    return facts.sum();
  }

  /**
   * The numbers of all that takes part or can turn up, by what it is and is called; battle goals go
   * together. They say which of them has changed when {@link #print} has.
   */
  public Map<String, String> parts() {
    Map<String, Facts> parts = new LinkedHashMap<>();
    everything(
        (kind, name) -> {
          String what = kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
          String part = kind == Prints.Kind.BATTLE_GOAL ? what + "s" : what + " " + name;
          parts.computeIfAbsent(part, _ -> new Facts()).number(pack.prints().of(kind, name));
        });
    Map<String, String> numbers = new LinkedHashMap<>();
    parts.forEach((part, facts) -> numbers.put(part, Facts.text(facts.sum())));
    return numbers;
  }

  private void everything(BiConsumer<Prints.Kind, String> teller) {
    for (Sheet sheet : sheets) {
      String name = pack.characterClass(sheet.characterClass()).characterClass().name();
      teller.accept(Prints.Kind.CLASS, name);
      sheet.items().forEach(item -> teller.accept(Prints.Kind.ITEM, pack.item(item).name()));
    }
    Scenario played = pack.scenario(scenario).scenario();
    teller.accept(Prints.Kind.SCENARIO, played.name());
    for (MonsterType type : played.monsters()) {
      teller.accept(Prints.Kind.MONSTER, type.name());
    }
    for (MonsterDeck deck : played.decks()) {
      teller.accept(Prints.Kind.DECK, deck.name());
    }
    if (!played.loot().isEmpty()) {
      pack.prints().numbers().getOrDefault(Prints.Kind.LOOT_BOX, Map.of()).keySet().stream()
          .sorted()
          .forEach(box -> teller.accept(Prints.Kind.LOOT_BOX, box));
      pack.items().stream()
          .filter(Ware::random)
          .forEach(ware -> teller.accept(Prints.Kind.ITEM, ware.item().name()));
    }
    if (played.battleGoals()) {
      for (BattleGoal goal : pack.battleGoals()) {
        teller.accept(Prints.Kind.BATTLE_GOAL, goal.name());
      }
    }
    if (difficulty.isPresent() && raisesTheCharacter()) {
      teller.accept(Prints.Kind.MONSTER_MODIFIERS, difficulty.get().name());
    }
    for (RoomSetup room : played.map().rooms()) {
      room.treasures().forEach(tile -> treasure(tile, teller));
    }
  }

  private void treasure(TreasureTile tile, BiConsumer<Prints.Kind, String> teller) {
    if (tile.treasure() instanceof Treasure.Numbered(int number)) {
      teller.accept(Prints.Kind.TREASURE, "" + number);
      for (Reward reward : pack.treasures().getOrDefault(number, List.of())) {
        if (reward instanceof Reward.Item(String item)) {
          teller.accept(Prints.Kind.ITEM, pack.item(item).name());
        }
      }
    }
  }
}
