package haven.server.table;

import haven.campaign.journey.Outing;
import haven.content.pack.Library;
import haven.model.Agreement;
import haven.model.Difficulty;
import haven.model.Policy;
import haven.model.Variant;
import haven.play.Refused;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import haven.server.wire.BadMessage;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is to be played at a table, and with which heroes: everything of a set-up that people
 * choose.
 *
 * @param scenario its number or name in the pack
 * @param difficulty a step from the recommended level, where the game has names for that
 * @param level if the group wants another than the recommended one
 * @param agreement which policies the group has switched
 * @param outing what a campaign says about it, if it is one's scenario; kept by the campaign
 */
public record Plan(
    String pack,
    String scenario,
    List<Wish> heroes,
    Optional<Difficulty> difficulty,
    OptionalInt level,
    Set<Variant> variants,
    Agreement agreement,
    Optional<Outing> outing)
    implements Basis {
  private static final int MOST_HEROES = 4;
  private static final int LONGEST_NAME = 40;
  private static final int MOST_CARDS = 40;
  public static final int HIGHEST_LEVEL = 9;
  private static final int LONGEST_POLICY = 80;

  /**
   * A hero as somebody wants it.
   *
   * @param name empty for that of the class
   * @param level of a new character, which has its gold and its cards (CHR-08)
   * @param cards its hand; empty for the first one
   */
  public record Wish(
      String characterClass, String name, int level, List<String> cards, List<String> items) {
    public Wish {
      name = name.equals(characterClass) ? "" : name; // so it was stored once
      cards = List.copyOf(cards);
      items = List.copyOf(items);
    }

    /** At level 1, as most begin. */
    public Wish(String characterClass, String name, List<String> cards, List<String> items) {
      this(characterClass, name, 1, cards, items);
    }

    public static Wish of(Fields fields) {
      fields.only("class", "name", "level", "cards", "items");
      return new Wish(
          fields.text("class", LONGEST_NAME),
          fields.maybeText("name", LONGEST_NAME).orElse("").strip(),
          fields.has("level") ? fields.number("level", 1, HIGHEST_LEVEL) : 1,
          fields.texts("cards", MOST_CARDS, LONGEST_NAME),
          fields.texts("items", MOST_CARDS, LONGEST_NAME));
    }

    private Wish keepingHandOf(Wish before) {
      return cards.isEmpty() && characterClass.equals(before.characterClass)
          ? new Wish(characterClass, name, level, before.cards, items)
          : this;
    }

    ObjectNode toJson() {
      ObjectNode json = Json.object();
      json.put("class", characterClass);
      if (!name.isEmpty()) {
        json.put("name", name);
      }
      if (level > 1) {
        json.put("level", level);
      }
      ArrayNode hand = json.putArray("cards");
      cards.forEach(hand::add);
      ArrayNode bag = json.putArray("items");
      items.forEach(bag::add);
      return json;
    }
  }

  public Plan {
    heroes = List.copyOf(heroes);
    variants = Set.copyOf(variants);
  }

  /** A single game. */
  public Plan(
      String pack,
      String scenario,
      List<Wish> heroes,
      Optional<Difficulty> difficulty,
      OptionalInt level,
      Set<Variant> variants,
      Agreement agreement) {
    this(pack, scenario, heroes, difficulty, level, variants, agreement, Optional.empty());
  }

  /** The scenario for which the party of a campaign has set out. */
  public static Plan of(String pack, Outing outing) {
    return new Plan(
        pack,
        String.valueOf(outing.scenario()),
        outing.sheets().stream()
            .map(
                sheet ->
                    new Wish(
                        sheet.characterClass(),
                        sheet.name(),
                        sheet.level(),
                        sheet.hand(),
                        sheet.items()))
            .toList(),
        Optional.empty(),
        outing.level(),
        outing.variants(),
        outing.agreement(),
        Optional.of(outing));
  }

  /** As it is sent, and as it is stored. */
  public static Plan of(Fields fields) {
    fields.only("pack", "scenario", "heroes", "difficulty", "level", "variants", "policies");
    List<Wish> heroes = fields.objects("heroes", MOST_HEROES).stream().map(Wish::of).toList();
    return new Plan(
        fields.text("pack", LONGEST_NAME),
        fields.text("scenario", LONGEST_NAME),
        heroes,
        fields.maybeText("difficulty", LONGEST_NAME).map(name -> named(Difficulty.class, name)),
        level(fields),
        variants(fields),
        agreement(fields));
  }

  private static OptionalInt level(Fields fields) {
    return fields.has("level")
        ? OptionalInt.of(fields.number("level", 0, HIGHEST_LEVEL))
        : OptionalInt.empty();
  }

  /** What the group has switched: the texts of the field {@code policies}. */
  public static Agreement agreement(Fields fields) {
    List<String> policies = fields.texts("policies", Policy.values().length, LONGEST_POLICY);
    try {
      return Agreement.of(String.join(",", policies));
    } catch (IllegalArgumentException e) {
      throw new BadMessage(String.valueOf(e.getMessage()));
    }
  }

  /** How it is played: the names of the field {@code variants}. */
  public static Set<Variant> variants(Fields fields) {
    Set<Variant> variants = EnumSet.noneOf(Variant.class);
    fields
        .texts("variants", Variant.values().length, LONGEST_NAME)
        .forEach(name -> variants.add(named(Variant.class, name)));
    return variants;
  }

  /** The constant of that name. */
  public static <E extends Enum<E>> E named(Class<E> type, String name) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(name)) {
        return constant;
      }
    }
    throw new BadMessage(
        "'%s' should be one of %s".formatted(name, Arrays.toString(type.getEnumConstants())));
  }

  public ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("pack", pack);
    json.put("scenario", scenario);
    ArrayNode list = json.putArray("heroes");
    heroes.forEach(hero -> list.add(hero.toJson()));
    difficulty.ifPresent(step -> json.put("difficulty", step.name()));
    level.ifPresent(chosen -> json.put("level", chosen));
    ArrayNode played = json.putArray("variants");
    variants.stream().sorted().forEach(variant -> played.add(variant.name()));
    if (!agreement.isEmpty()) {
      ArrayNode policies = json.putArray("policies");
      agreement.policies().forEach((policy, value) -> policies.add(policy.id() + "=" + value));
    }
    return json;
  }

  public Plan with(int seat, Wish wish) {
    List<Wish> others = new ArrayList<>(heroes);
    others.set(seat, wish);
    return new Plan(pack, scenario, others, difficulty, level, variants, agreement);
  }

  /**
   * Another plan. The host does not know the others' hands and so cannot send them: a hero that
   * comes without one and stays of its class keeps the hand it has.
   */
  public Plan with(Plan other) {
    List<Wish> wishes = new ArrayList<>(other.heroes);
    for (int seat = 0; seat < Math.min(heroes.size(), wishes.size()); seat++) {
      wishes.set(seat, wishes.get(seat).keepingHandOf(heroes.get(seat)));
    }
    return new Plan(
        pack,
        other.scenario,
        wishes,
        other.difficulty,
        other.level,
        other.variants,
        other.agreement);
  }

  /** With the things that the pack has. */
  Enrolment enrolment(Library library) {
    if (outing.isPresent()) {
      return outing.get().enrolment(library.pack(pack));
    }
    List<Sheet> sheets =
        heroes.stream()
            .map(
                wish ->
                    Sheet.of(wish.characterClass, wish.level)
                        .named(wish.name)
                        .taking(wish.cards)
                        .bringing(wish.items))
            .toList();
    Enrolment all =
        Enrolment.of(library.pack(pack), scenario, sheets)
            .atLevel(level)
            .playing(variants)
            .agreeing(agreement);
    return difficulty.map(all::atDifficulty).orElse(all);
  }

  /**
   * The set-up of it.
   *
   * @throws Refused if the rules speak against it
   * @throws IllegalArgumentException if the pack does not have what is wanted
   */
  public Setup setup(Library library) {
    return outing.isPresent() ? outing.get().setup(library.pack(pack)) : enrolment(library).setup();
  }

  @Override
  public long print(Library library) {
    return enrolment(library).print();
  }

  @Override
  public void check(Library library) {
    setup(library);
  }
}
