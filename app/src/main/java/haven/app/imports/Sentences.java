package haven.app.imports;

import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences on cards that mean something the language has words for. */
final class Sentences {
  private static final String TEXT = "a text";

  /** Damage without an attack, by whom it is for. */
  private static final Map<Pattern, String> SUFFERING =
      Map.of(
          pattern("all adjacent enemies suffer (\\d+) damage"), "enemies-adjacent",
          pattern("all adjacent (?:enemies and allies|allies and enemies) suffer (\\d+) damage"),
              "figures-adjacent",
          pattern(
                  "all (?:allies and enemies|enemies and allies) adjacent to the target suffer"
                      + " (\\d+) damage"),
              "figures-adjacent-to-targets",
          pattern("all enemies adjacent to the target suffer (\\d+) damage"),
              "enemies-adjacent-to-targets",
          pattern("all enemies suffer (\\d+) damage"), "enemies",
          pattern("the target also suffers (\\d+) damage"), "enemies-same-targets");

  private static final Pattern WITHIN =
      pattern("all enemies within range (\\d) suffer (\\d+) damage");
  private static final Pattern ITSELF = pattern("(?:the )?[a-z ]+ suffers (\\d+) damage");
  private static final Pattern IF_DONE =
      pattern("if this (attack|movement) is performed,? the [a-z ]+ suffers (\\d+) damage");
  private static final Pattern IF_PAID =
      pattern(
          "if the element is consumed by the [a-z ]+ during the move ability, it suffers (\\d+)"
              + " damage");
  private static final Pattern PERFORMED = pattern("if the (attack|move) ability was performed");
  private static final Pattern TRAP =
      pattern(
          "create (?:a|one) (\\d+)[ -]damage trap in an adjacent empty hex closest to an enemy");
  private static final Pattern CONDITION_TRAP =
      pattern("create (?:a|one) ([a-z]+) trap in an adjacent empty hex");
  private static final Pattern WITH_ALLIES =
      pattern("add attack \\+(\\d+) if the target is adjacent to any of the [a-z ]+'s allies");
  private static final Pattern AGAINST = pattern("add attack \\+(\\d+) if the target has ([a-z]+)");
  private static final Pattern HARD_TO_HIT =
      pattern("all attacks targeting [a-z ]+?(?: this round)? gain disadvantage(?: this round)?");
  private static final Pattern LEADING =
      pattern("all allies add attack \\+(\\d+) to all (?:their )?attacks this round");
  private static final Pattern HEAL_EACH =
      pattern("perform \"heal (\\d+), self\" for each target damaged");
  private static final Pattern HEAL_TARGETS =
      pattern(
          "perform \"heal X, self\" where X is twice the number of enemies targeted by the attack"
              + " ability");
  private static final Pattern DAMAGE_DEALT =
      pattern(
          "(?:where )?X is (?:the amount of )?damage suffered by (?:the )?target of (?:the"
              + " )?attack(?: ability)?");
  private static final Pattern NOTHING =
      pattern("nothing|(?:the [a-z ]+ )?does not (?:act|perform a turn)");
  private static final Pattern DOOR = pattern("move to next door and reveal room");
  private static final Pattern BY_TARGET =
      pattern("in an? (?:empty )?hex adjacent to the target(?: of the attack ability)?");
  private static final Pattern ON_WATER =
      pattern("in an adjacent unoccupied hex with a water tile");
  private static final Pattern IN_WATER =
      pattern("add attack \\+(\\d+) if the target is occupying a water tile");
  private static final Pattern MARKERS =
      pattern(
          "move the character token on (one|two|three) of your persistent abilities backwards? one"
              + " slot");
  private static final Pattern BY_HIT_POINTS =
      pattern("where X is the [a-z ]+'s current hit point value divided by \\d .*");
  private static final Pattern OWN_HIT_POINTS =
      pattern("with H equal to the summoning [a-z]+'s current hit point value .*");

  private Sentences() {}

  private static Pattern pattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
  }

  /**
   * The lines that a sentence stands for; some change the ability before instead.
   *
   * @param above the ability below which it stands; without it the one before is meant
   */
  static List<PackLine> lines(SourceNode node, HalfReading half, Optional<PackLine> above) {
    String text = half.data().sentence(node.value());
    Optional<PackLine> meant = above.or(half::last);
    if (text.equals("ondeath")) {
      List<Object> performed = half.then(node.below());
      return List.of(
          half.lasting(PackLine.of("at", "death").with("perform", List.copyOf(performed))));
    }
    if (matches(PERFORMED, text) && !node.below().isEmpty()) {
      return List.of(ifDone(text, node, half, meant));
    }
    Optional<List<PackLine>> ofMonsters =
        half.isMonsters() ? MonsterSentences.lines(node, text, half, meant) : Optional.empty();
    if (MonsterSentences.isWhole(text) && ofMonsters.isPresent()) {
      return ofMonsters.get();
    }
    List<PackLine> all = new ArrayList<>(ofMonsters.orElseGet(() -> sentence(text, half, meant)));
    node.below().forEach(below -> all.addAll(half.one(below, Optional.empty())));
    return all;
  }

  private static PackLine ifDone(
      String text, SourceNode node, HalfReading half, Optional<PackLine> meant) {
    String verb = group(PERFORMED, text, 1);
    if (meant.isEmpty() || !meant.get().does(verb)) {
      throw new NotConverted("whether an earlier ability was performed");
    }
    return PackLine.of("when", "did").with("then", half.then(node.below()));
  }

  private static List<PackLine> sentence(String text, HalfReading half, Optional<PackLine> meant) {
    for (Map.Entry<Pattern, String> kind : SUFFERING.entrySet()) {
      if (matches(kind.getKey(), text)) {
        PackLine line = suffer(group(kind.getKey(), text, 1)).with("target", kind.getValue());
        // what hurts allies, too, may not be skipped
        boolean must = kind.getValue().startsWith("figures") && !half.isMonsters();
        return List.of(must ? line.with("must", true) : line);
      }
    }
    if (matches(WITHIN, text)) {
      return List.of(
          suffer(group(WITHIN, text, 2))
              .with("target", "enemies")
              .with("range", Integer.parseInt(group(WITHIN, text, 1))));
    }
    if (matches(NOTHING, text) || matches(DAMAGE_DEALT, text)) {
      return List.of();
    }
    return changes(text, meant) ? List.of() : other(text, half, meant);
  }

  private static List<PackLine> other(String text, HalfReading half, Optional<PackLine> meant) {
    if (matches(IF_DONE, text)) {
      String verb = group(IF_DONE, text, 1).equalsIgnoreCase("attack") ? "attack" : "move";
      if (meant.isEmpty() || !meant.get().does(verb)) {
        throw new NotConverted("whether an earlier ability was performed");
      }
      PackLine hurt = suffer(group(IF_DONE, text, 2)).with("target", "self");
      return List.of(PackLine.of("when", "did").with("then", List.of(hurt)));
    }
    if (matches(TRAP, text)) {
      return List.of(
          PackLine.of("create", "trap").with("damage", Integer.parseInt(group(TRAP, text, 1))));
    }
    if (matches(CONDITION_TRAP, text)
        && HalfReading.CONDITIONS.contains(group(CONDITION_TRAP, text, 1))) {
      return List.of(PackLine.of("create", "trap").with("gives", group(CONDITION_TRAP, text, 1)));
    }
    if (matches(HARD_TO_HIT, text)) {
      return List.of(half.lasting(PackLine.of("attacked", PackLine.of("disadvantage", true))));
    }
    if (matches(LEADING, text)) {
      PackLine plus = PackLine.of("plus", Integer.parseInt(group(LEADING, text, 1)));
      return List.of(half.lasting(PackLine.of("attacks", plus).with("whom", "allies")));
    }
    if (matches(HEAL_TARGETS, text)) {
      return List.of(PackLine.of("heal", "2 x targets").with("target", "self"));
    }
    if (matches(MARKERS, text) && !half.isMonsters()) {
      return List.of(markers(group(MARKERS, text, 1)));
    }
    if (matches(DOOR, text)) {
      return List.of(PackLine.of("open-door", "+0"));
    }
    if (matches(ITSELF, text) && !text.toLowerCase(Locale.ROOT).startsWith("the target")) {
      return List.of(suffer(group(ITSELF, text, 1)).with("target", "self"));
    }
    throw new NotConverted(TEXT);
  }

  /** Whether it added something to the ability that is meant. */
  private static boolean changes(String text, Optional<PackLine> meant) {
    if (matches(IF_PAID, text)) {
      PackLine paid =
          meant
              .filter(line -> line.does("consume"))
              .orElseThrow(() -> new NotConverted("whether something was paid for"));
      List<Object> then = new ArrayList<>((List<?>) paid.getOrDefault("then", List.of()));
      then.add(suffer(group(IF_PAID, text, 1)).with("target", "self"));
      paid.put("then", then);
      return true;
    }
    Optional<PackLine> attack = meant.filter(line -> line.does("attack"));
    if (text.equals("advantage") && attack.isPresent()) {
      attack.get().put("advantage", true);
      return true;
    }
    if (matches(WITH_ALLIES, text) && attack.isPresent()) {
      bonus(attack.get(), "target-adjacent-to-ally", group(WITH_ALLIES, text, 1));
      return true;
    }
    if (matches(IN_WATER, text) && attack.isPresent()) {
      bonus(attack.get(), PackLine.of("target-on", "water"), group(IN_WATER, text, 1));
      return true;
    }
    if (matches(AGAINST, text)
        && attack.isPresent()
        && HalfReading.CONDITIONS.contains(group(AGAINST, text, 2))) {
      bonus(
          attack.get(),
          PackLine.of("target-has", group(AGAINST, text, 2)),
          group(AGAINST, text, 1));
      return true;
    }
    return false;
  }

  private static void bonus(PackLine attack, Object when, String plus) {
    attack.and("bonus", PackLine.of("when", when).with("plus", Integer.parseInt(plus)));
  }

  /** A sentence that is bought: something of the bonus, or performed besides. */
  static void bonus(SourceNode node, HalfReading half, PackLine bonus, List<Object> performed) {
    String text = half.data().sentence(node.value());
    if (matches(HEAL_EACH, text)) {
      bonus.put(
          "after-damage",
          PackLine.of("heal", Integer.parseInt(group(HEAL_EACH, text, 1))).with("target", "self"));
    } else if (text.equals("advantage")) {
      bonus.put("advantage", true);
    } else {
      performed.addAll(sentence(text, half, Optional.empty()));
    }
  }

  /** Whether it says more of a summon. */
  static boolean ofSummon(SourceNode node, HalfReading half, PackLine summon) {
    String text = half.data().sentence(node.value());
    if (matches(BY_TARGET, text)) {
      summon.put("next-to-target", true);
      return true;
    }
    if (matches(ON_WATER, text)) {
      summon.put("on-water", true);
      return true;
    }
    if (matches(BY_HIT_POINTS, text)) {
      return summon.does("number");
    }
    if (matches(OWN_HIT_POINTS, text)) {
      summon.put("own-hit-points", true);
      return true;
    }
    return false;
  }

  /** What X counts, if the value is X and a sentence below or behind it says so. */
  static Optional<String> meansX(SourceNode node, HalfReading half) {
    if (!node.value().equals("X")) {
      return Optional.empty();
    }
    boolean dealt =
        node.below().stream()
                .anyMatch(
                    below ->
                        below.is("custom")
                            && matches(DAMAGE_DEALT, half.data().sentence(below.value())))
            || half.says(text -> matches(DAMAGE_DEALT, text));
    return dealt ? Optional.of("damage-dealt") : Optional.empty();
  }

  /** Markers on use slots go back by one. */
  static PackLine markers(String number) {
    PackLine line = PackLine.of("move-markers", -1);
    int many = ItemSentences.number(number.toLowerCase(Locale.ROOT));
    return many == 1 ? line : line.with("number", many);
  }

  private static PackLine suffer(String number) {
    return PackLine.of("suffer", Integer.parseInt(number));
  }

  private static boolean matches(Pattern pattern, String text) {
    return pattern.matcher(text).matches();
  }

  private static String group(Pattern pattern, String text, int group) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw new NotConverted(TEXT);
    }
    MatchResult result = matcher.toMatchResult();
    return Optional.ofNullable(result.group(group)).orElse("");
  }
}
