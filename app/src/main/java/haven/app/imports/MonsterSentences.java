package haven.app.imports;

import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences that only cards of monsters have. */
final class MonsterSentences {
  private static final String HURT = "suffer";
  private static final String TARGET = "target";

  /** A sentence, and the lines that it stands for. */
  private record Known(Pattern pattern, Function<MatchResult, PackLine> line) {
    static Known of(String regex, Function<MatchResult, PackLine> line) {
      return new Known(Pattern.compile(regex, Pattern.CASE_INSENSITIVE), line);
    }
  }

  private static final List<Known> PLAIN =
      List.of(
          Known.of(
              "focus on the enemy farthest away(?: within range (\\d+))?",
              found -> farthest(Optional.ofNullable(found.group(1)))),
          Known.of(
              "create one 1-hex obstacle tile in an adjacent empty hex closest to an enemy",
              _ -> PackLine.of("create", "obstacle")),
          Known.of(
              "create one 1-hex water tile in an adjacent empty hex",
              _ -> PackLine.of("create", "water")),
          Known.of(
              "all elite ([A-Z][A-Za-z ]+)s become normal, and all normal \\1s become elite",
              found -> PackLine.of("swap-ranks", found.group(1))),
          Known.of(
              "all enemies adjacent to the created obstacle suffer hazardous terrain damage",
              _ -> PackLine.of(HURT, "hazard-damage").with(TARGET, "enemies-adjacent-to-tiles")),
          Known.of(
              "all adjacent enemies suffer (hazardous terrain|trap) damage",
              found -> around(found.group(1))),
          Known.of(
              "if the attack ability was performed, all adjacent enemies suffer (trap) damage and"
                  + " the [a-z ]+ dies",
              found ->
                  PackLine.of("when", "did")
                      .with("then", List.of(around(found.group(1)), PackLine.of("kill", "self")))),
          Known.of(
              "the closest enemy in line-of-sight, regardless of range, suffers? (\\[.+]) damage",
              found ->
                  PackLine.of(HURT, Amounts.formula(found.group(1)))
                      .with(TARGET, "enemy")
                      .with("range", 99)),
          Known.of(
              "all adjacent figures suffer (\\d+) damage",
              found ->
                  PackLine.of(HURT, Amounts.whole(found.group(1)))
                      .with(TARGET, "figures-adjacent")));

  private static final List<Known> LASTING =
      List.of(
          Known.of(
              "any time a figure attacks the [a-z ]+ this round, that figure suffers?"
                  + " (\\d+) damage",
              found -> whenAttacked(Amounts.whole(found.group(1)))),
          Known.of(
              "suffer (\\d+) damage at end of round until fully healed",
              found ->
                  PackLine.of("at", "end-of-round")
                      .with(
                          "when",
                          List.of(PackLine.of("not", PackLine.of("self", "target-is-unharmed"))))
                      .with(
                          "perform",
                          List.of(
                              PackLine.of(HURT, Amounts.whole(found.group(1)))
                                  .with(TARGET, "self")))));

  private static final Pattern IF_MOVED =
      Pattern.compile(
          "if the move ability was performed, the [a-z ]+ suffers (\\d+) damage",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SHIELD_MET =
      Pattern.compile(
          "the target suffers X damage, where X is their shield value for this attack",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern GRANT =
      Pattern.compile("Grant (?:the closest|(all)) ([A-Z][A-Za-z ]+?)(s?) within range (\\d+)");
  private static final Pattern CONTROL =
      Pattern.compile("Control all targets of the attack ability in initiative order");
  private static final Pattern NOT_GRANTED =
      Pattern.compile("If no [A-Za-z ]+ was targeted by the grant ability");

  private static final Pattern NUMBER = Pattern.compile("X(?:\\+(\\d))?");
  private static final Pattern ON_THE_MAP =
      Pattern.compile("where X is the number of ([A-Z][A-Za-z ]+)s on the map");

  private MonsterSentences() {}

  static PackLine farthest(Optional<String> within) {
    PackLine line = PackLine.of("focus", "farthest");
    return within.map(range -> line.with("within", Amounts.whole(range))).orElse(line);
  }

  private static PackLine around(String kind) {
    return PackLine.of(HURT, kind.equalsIgnoreCase("trap") ? "trap-damage" : "hazard-damage")
        .with(TARGET, "enemies-adjacent");
  }

  /** Whoever attacks it suffers, at any range. */
  static PackLine whenAttacked(Object damage) {
    return PackLine.of("at", "after-attacked")
        .with("perform", List.of(PackLine.of(HURT, damage).with(TARGET, "figures-same-targets")));
  }

  /** The lines of a sentence that stands by itself, if it is one of these. */
  static Optional<List<PackLine>> lines(
      SourceNode node, String text, HalfReading half, Optional<PackLine> meant) {
    for (Known known : PLAIN) {
      Matcher found = known.pattern.matcher(text);
      if (found.matches()) {
        return Optional.of(List.of(known.line.apply(found)));
      }
    }
    for (Known known : LASTING) {
      Matcher found = known.pattern.matcher(text);
      if (found.matches()) {
        return Optional.of(List.of(half.lasting(known.line.apply(found))));
      }
    }
    Matcher moved = IF_MOVED.matcher(text);
    if (moved.matches()) {
      return Optional.of(List.of(ifMoved(Amounts.whole(moved.group(1)), meant)));
    }
    if (SHIELD_MET.matcher(text).matches()) {
      return Optional.of(List.of(shieldMet(node)));
    }
    if (ON_THE_MAP.matcher(text).matches()) {
      return Optional.of(List.of()); // said with the number
    }
    if (NOT_GRANTED.matcher(text).matches()) {
      return Optional.of(
          List.of(
              PackLine.of("when", PackLine.of("not", "did"))
                  .with("then", half.then(node.below()))));
    }
    return Optional.empty();
  }

  /** Whether such a sentence has taken what stands below it with it. */
  static boolean isWhole(String text) {
    return SHIELD_MET.matcher(text).matches() || NOT_GRANTED.matcher(text).matches();
  }

  /** Right after the move it is known by itself, later by what was moved in the turn. */
  private static PackLine ifMoved(int damage, Optional<PackLine> meant) {
    Object check =
        meant.filter(line -> line.does("move")).isPresent()
            ? "did"
            : PackLine.of("count", "hexes-moved-this-turn").with("at-least", 1);
    return PackLine.of("when", check)
        .with("then", List.of(PackLine.of(HURT, damage).with(TARGET, "self")));
  }

  private static PackLine shieldMet(SourceNode node) {
    PackLine once = PackLine.of(HURT, "shield-met").with(TARGET, "enemies-same-targets");
    if (node.below().isEmpty()) {
      return once;
    }
    SourceNode price = node.below().getFirst();
    if (node.below().size() > 1 || !price.isConsumed()) {
      throw new NotConverted("a bonus of damage");
    }
    PackLine twice = PackLine.of(HURT, "2 x shield-met").with(TARGET, "enemies-same-targets");
    return PackLine.paid(Amounts.elements(price), List.of(twice), List.of(once));
  }

  /** What others are made to do. */
  static PackLine command(SourceNode node, HalfReading half) {
    String text = half.data().sentence(node.value());
    List<Object> performed = new ArrayList<>(half.then(node.below()));
    if (CONTROL.matcher(text).matches()) {
      return PackLine.of("control", performed).with(TARGET, "enemies-same-targets");
    }
    Matcher grant = GRANT.matcher(text);
    if (!grant.matches()) {
      throw new NotConverted("abilities granted by a monster");
    }
    boolean all = grant.group(1) != null;
    return PackLine.of("grant", performed)
        .with(TARGET, all ? "allies" : "ally")
        .with("range", Amounts.whole(grant.group(4)))
        .with(
            "only",
            PackLine.of("target-is", all ? grant.group(2) : grant.group(2) + grant.group(3)));
  }

  /** What X counts, if it is said to be the number of a kind on the map; and something on top. */
  static Optional<PackLine> counted(String value, HalfReading half) {
    Matcher number = NUMBER.matcher(value);
    if (!number.matches() || !half.isMonsters()) {
      return Optional.empty();
    }
    for (String text : half.sentences()) {
      Matcher kind = ON_THE_MAP.matcher(text);
      if (kind.matches()) {
        PackLine figures =
            PackLine.of("figures", "figures").with("only", PackLine.of("target-is", kind.group(1)));
        PackLine count = PackLine.of("count", figures);
        return Optional.of(
            number.group(1) == null ? count : count.with("plus", Amounts.whole(number.group(1))));
      }
    }
    return Optional.empty();
  }

  /** An ability that one rank has in another way. */
  static PackLine byRank(String rank, PackLine with, PackLine without) {
    return PackLine.of("when", PackLine.of("self", PackLine.of("target-rank", rank)))
        .with("then", List.of(with))
        .with("else", List.of(without));
  }
}
