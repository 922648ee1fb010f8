package haven.app.play;

import haven.app.BadInput;
import haven.content.form.Forms;
import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.laws.Expedition;
import haven.laws.Playable;
import haven.model.Agreement;
import haven.model.Difficulty;
import haven.model.Facts;
import haven.model.Variant;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Stamp;
import haven.play.scenario.Setup;
import haven.samples.Samples;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** What was chosen to be played, with so many heroes. */
public record Chosen(
    Playable scenario,
    int heroes,
    Chance chance,
    Agreement agreement,
    Set<Variant> variants,
    Map<String, String> table) {
  static final String PARTY = "party";
  private static final String VARIANTS = "variants";

  /**
   * What somebody wants to play.
   *
   * @param where what to put before complaints, such as a file
   * @param name a sample, or a pack and the number or name of a scenario: {@code gh/1}
   * @param heroes 0 for as many as there can be
   * @param party class names, separated by commas; empty for the first of the pack
   * @param level of the heroes
   * @param difficulty a step from the recommended level, or the monsters' board; empty for neither
   * @param items what they bring, and {@code hands} which cards they take, as {@link Outfit} says
   * @param policies what the group has agreed on, as {@link Agreement} writes it
   * @param variants names of ways to play, separated by commas
   */
  public record Wish(
      String where,
      String name,
      int heroes,
      String party,
      int level,
      String difficulty,
      String items,
      String hands,
      String policies,
      String variants) {
    private Agreement agreement() {
      return Readings.of(where, policies);
    }

    private Map<String, String> agreed(Map<String, String> table) {
      Map<String, String> all = new LinkedHashMap<>(table);
      if (!agreement().isEmpty()) {
        all.put("policies", agreement().toString());
      }
      if (!variants.isEmpty()) {
        all.put(VARIANTS, variants);
      }
      return all;
    }

    /** The same of another scenario. */
    public Wish of(String other) {
      return new Wish(
          where, other, heroes, party, level, difficulty, items, hands, policies, variants);
    }

    /** The same at another difficulty. */
    public Wish at(String other) {
      return new Wish(where, name, heroes, party, level, other, items, hands, policies, variants);
    }

    /** The same with other policies. */
    public Wish agreeing(String others) {
      return new Wish(
          where, name, heroes, party, level, difficulty, items, hands, others, variants);
    }

    /** The same with other variants. */
    public Wish playing(String others) {
      return new Wish(
          where, name, heroes, party, level, difficulty, items, hands, policies, others);
    }

    private Set<Variant> played() {
      Set<Variant> played = EnumSet.noneOf(Variant.class);
      for (String one : variants.isEmpty() ? new String[0] : variants.split(",")) {
        played.add(named(where, "variant", Variant.values(), one.strip()));
      }
      return played;
    }
  }

  public static Chosen of(Wish wish, Chance chance, Library library) {
    return wish.name.contains("/")
        ? ofPack(wish, chance, library)
        : ofSample(wish, chance, library);
  }

  /** The same table as the record's, as far as the pack still has it. */
  static Chosen again(String where, GameRecord record, Library library) {
    Map<String, String> table = record.table();
    return of(
        new Wish(
            where,
            record.scenario(),
            record.heroes(),
            table.getOrDefault(PARTY, ""),
            level(where, table.getOrDefault("level", "1")),
            table.getOrDefault("difficulty", ""),
            table.getOrDefault("items", ""),
            table.getOrDefault("hands", ""),
            table.getOrDefault("policies", ""),
            table.getOrDefault(VARIANTS, "")),
        record.chance(),
        library);
  }

  private static int level(String where, String text) {
    if (!text.matches("[1-9]")) {
      throw new BadInput(where + "'level: " + text + "' should be 1 to 9");
    }
    return Integer.parseInt(text);
  }

  private static Chosen ofSample(Wish wish, Chance chance, Library library) {
    Samples sample =
        Arrays.stream(Samples.values())
            .filter(one -> one.id().equals(wish.name))
            .findFirst()
            .orElseThrow(
                () ->
                    new BadInput(
                        wish.where
                            + "no scenario is called '"
                            + wish.name
                            + "'; there are "
                            + names(library)));
    if (!wish.items.isEmpty() || !wish.hands.isEmpty()) {
      throw new BadInput(wish.where + "the heroes of a sample have what they have; play a pack");
    }
    return new Chosen(
        sample,
        number(wish, sample),
        chance,
        wish.agreement(),
        wish.played(),
        wish.agreed(Map.of()));
  }

  private static Chosen ofPack(Wish wish, Chance chance, Library library) {
    int slash = wish.name.indexOf('/');
    try {
      Pack pack = library.pack(wish.name.substring(0, slash));
      ScenarioEntry scenario = pack.scenario(wish.name.substring(slash + 1));
      List<ClassEntry> party =
          wish.party.isEmpty()
              ? pack.classesFor(scenario.scenario())
              : Arrays.stream(wish.party.split(","))
                  .map(String::strip)
                  .map(name -> Outfit.entry(pack, name))
                  .toList();
      Outfit outfit = Outfit.of(pack, wish.items, wish.hands);
      Expedition chosen =
          new Expedition(
              pack,
              scenario,
              party.stream().map(entry -> outfit.sheet(entry, wish.level)).toList(),
              OptionalInt.empty(),
              difficulty(wish));
      int heroes = wish.party.isEmpty() ? number(wish, chosen) : named(wish, party);
      outfit.checked(party.subList(0, heroes));
      Map<String, String> table = new LinkedHashMap<>();
      table.put(
          PARTY,
          party.stream()
              .limit(heroes)
              .map(entry -> entry.characterClass().name())
              .collect(Collectors.joining(", ")));
      table.put("level", String.valueOf(wish.level));
      if (!wish.difficulty.isEmpty()) {
        table.put("difficulty", wish.difficulty);
      }
      table.putAll(outfit.table());
      return new Chosen(
          chosen, heroes, chance, wish.agreement(), wish.played(), wish.agreed(table));
    } catch (BadPack | IllegalArgumentException e) {
      throw new BadInput(wish.where + e.getMessage());
    }
  }

  private static Optional<Difficulty> difficulty(Wish wish) {
    if (wish.difficulty.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(named(wish.where, "difficulty", Difficulty.values(), wish.difficulty));
  }

  private static <E extends Enum<E>> E named(String where, String what, E[] all, String name) {
    List<String> names = Arrays.stream(all).map(Forms::written).toList();
    int known = names.indexOf(name);
    if (known < 0) {
      throw new BadInput(
          where
              + "no "
              + what
              + " is called '"
              + name
              + "'; there are "
              + String.join(", ", names));
    }
    return all[known];
  }

  private static int named(Wish wish, List<ClassEntry> party) {
    Set<String> names = new HashSet<>();
    for (ClassEntry one : party) {
      if (!names.add(one.characterClass().name())) {
        throw new BadInput(
            wish.where + "the party has " + one.characterClass().name() + " twice: name each once");
      }
    }
    if (wish.heroes != 0 && wish.heroes != party.size()) {
      throw new BadInput(
          wish.where + "the party has " + party.size() + " heroes, not " + wish.heroes);
    }
    return party.size();
  }

  private static int number(Wish wish, Playable scenario) {
    int number = wish.heroes == 0 ? scenario.most() : wish.heroes;
    if (number < scenario.fewest() || number > scenario.most()) {
      throw new BadInput(
          wish.where
              + wish.name
              + " is for "
              + (scenario.fewest() == scenario.most()
                  ? "" + scenario.most()
                  : scenario.fewest() + " to " + scenario.most())
              + " heroes, not "
              + number);
    }
    return number;
  }

  private static String names(Library library) {
    return Arrays.stream(Samples.values()).map(Samples::id).collect(Collectors.joining(", "))
        + library.ids().stream()
            .filter(
                id -> library.read(id).pack().filter(one -> one.scenarios().isEmpty()).isEmpty())
            .map(id -> ", " + id + "/1 …")
            .collect(Collectors.joining());
  }

  /** What the rules refuse in a set-up is what somebody has asked for. */
  public Setup setup() {
    try {
      return scenario
          .setup(heroes)
          .agreeing(agreement)
          .playing(variants.toArray(Variant[]::new))
          .checked();
    } catch (Refused refused) {
      throw new BadInput(String.valueOf(refused.getMessage()));
    }
  }

  Game start(boolean explained) {
    return explained ? Game.explained(setup(), chance) : Game.start(setup(), chance);
  }

  /** A number for the set-up as it is now. */
  public long print() {
    long print = scenario.print(heroes);
    if (agreement.isEmpty() && variants.isEmpty()) {
      return print;
    }
    Facts facts = new Facts().number(print);
    agreement.tell(facts);
    variants.stream().sorted().map(Forms::written).forEach(facts::word);
    return facts.sum();
  }

  Stamp stamp() {
    return Stamp.of(print(), scenario.parts(heroes));
  }

  public GameRecord record(Game game, String version) {
    return GameRecord.of(game, scenario.id(), version).with(table, stamp());
  }
}
