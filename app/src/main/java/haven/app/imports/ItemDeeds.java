package haven.app.imports;

import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is done with items "during your turn", and by perks after rests and the like. */
final class ItemDeeds {
  private static final String CONDITIONS = "([a-z]+)(?: and ([a-z]+))?";
  private static final List<String> NEGATIVE =
      List.of(
          "wound", "brittle", "bane", "poison", "immobilize", "disarm", "impair", "stun", "muddle");
  private static final Set<String> ELEMENTS =
      Set.of("fire", "ice", "air", "earth", "light", "dark");

  private static final Map<Pattern, Function<MatchResult, List<PackLine>>> DEEDS = deeds();

  private ItemDeeds() {}

  static List<PackLine> lines(String text) {
    for (Map.Entry<Pattern, Function<MatchResult, List<PackLine>>> deed : DEEDS.entrySet()) {
      Matcher matcher = deed.getKey().matcher(text);
      if (matcher.matches()) {
        return deed.getValue().apply(matcher);
      }
    }
    throw new NotConverted("an item in words");
  }

  private static Map<Pattern, Function<MatchResult, List<PackLine>>> deeds() {
    Map<Pattern, Function<MatchResult, List<PackLine>>> all = new LinkedHashMap<>();
    say(
        all,
        "(?:perform:? (?:an? )?)?\"?heal (\\d),? self\"?(?: action)?",
        m -> heal(m, 1).with("target", "self"));
    say(
        all,
        "perform an? \"heal (\\d), range (\\d)\" action",
        m -> heal(m, 1).with("range", number(m, 2)));
    say(all, "perform an? \"loot (\\d)\" action", m -> PackLine.of("loot", number(m, 1)));
    say(all, "perform an? \"move (\\d)\" action", m -> PackLine.of("move", number(m, 1)));
    say(
        all,
        "perform an? \"move (\\d), jump\" action",
        m -> PackLine.of("move", number(m, 1)).with("jump", true));
    say(all, "perform:? move (\\d)", m -> PackLine.of("move", number(m, 1)));
    say(all, "perform:? ([a-z]+),? range (\\d)", m -> give(m.group(1)).with("range", number(m, 2)));
    say(
        all,
        "one enemy within range (\\d) suffers damage (\\d)",
        m ->
            PackLine.of("suffer", number(m, 2))
                .with("target", "enemy")
                .with("range", number(m, 1)));
    say(
        all,
        "create one 1-hex obstacle in an adjacent empty hex",
        m -> PackLine.of("create", "obstacle"));
    say(
        all,
        "create one damage (\\d) trap in an adjacent empty hex",
        m -> PackLine.of("create", "trap").with("damage", number(m, 1)));
    say(
        all,
        "card.recover (?:up to )?(one|two) cards? from your discard pile",
        m -> PackLine.of("recover", ItemSentences.number(m.group(1))));
    more(all);
    say(all, "wild", m -> PackLine.of("infuse", "any"));
    say(all, "gain ([a-z]+)", m -> give(m).with("target", "self"));
    say(
        all,
        "(?:perform:? )?" + CONDITIONS.replace(" and ", "(?:,| and) ") + ",? self",
        m -> give(m).with("target", "self"));
    say(
        all,
        "([a-z]+) yourself and all adjacent allies",
        m -> give(m).with("target", "self-and-allies").with("range", 1));
    say(all, "([a-z]+) all adjacent enemies", m -> give(m).with("target", "enemies-adjacent"));
    say(
        all,
        "([a-z]+) all enemies with(?:in)? range (\\d)",
        m -> give(m).with("target", "enemies").with("range", number(m, 2)));
    say(
        all,
        CONDITIONS + " one enemy within range (\\d)",
        m -> give(m).with("target", "enemy").with("range", number(m, 3)));
    say(
        all,
        "(?:recover card.recover|return) (?:up to )?(one|two|three) of your discarded cards"
            + "(?: to your hand)?",
        m -> PackLine.of("recover", ItemSentences.number(m.group(1))));
    say(
        all,
        "(?:force )?(?:control )?(?:one|an) enemy within range (\\d)(?: to perform a|:)"
            + " \"?move (\\d)\"?(?: action with you controlling the action)?",
        m ->
            PackLine.of("control", List.of(PackLine.of("move", number(m, 2))))
                .with("target", "enemy")
                .with("range", number(m, 1)));
    say(all, "destroy an adjacent obstacle", m -> PackLine.of("destroy", "obstacle"));
    say(all, "(?:create|infuse) any (?:one )?element", m -> PackLine.of("infuse", "any"));
    all.put(
        Pattern.compile("create any two elements|(?:create )?wild wild"),
        m -> List.of(PackLine.of("infuse", "any"), PackLine.of("infuse", "any")));
    say(all, "create ([a-z]+)", m -> PackLine.of("infuse", element(m.group(1))));
    all.put(
        Pattern.compile("gain ([a-z]+) and create ([a-z]+)"),
        m ->
            List.of(
                give(m.group(1)).with("target", "self"),
                PackLine.of("infuse", element(m.group(2)))));
    return all;
  }

  private static void more(Map<Pattern, Function<MatchResult, List<PackLine>>> all) {
    say(
        all,
        "create one (\\d) damage trap in an adjacent empty hex",
        m -> PackLine.of("create", "trap").with("damage", number(m, 1)));
    say(
        all,
        "card.recover one level 1 card from your discard pile",
        m -> PackLine.of("recover", 1).with("up-to-level", 1));
    say(
        all,
        "card.recover up to (one|two|three) of your spent items",
        m -> PackLine.of("refresh", ItemSentences.number(m.group(1))));
    say(
        all,
        "grant one ally within range (\\d): move (\\d)",
        m -> grant(number(m, 2)).with("target", "ally").with("range", number(m, 1)));
    say(
        all,
        "grant all adjacent allies: move (\\d)",
        m -> grant(number(m, 1)).with("target", "allies-adjacent"));
    say(
        all,
        "perform ([a-z]+) target 1 ally, range (\\d)",
        m -> give(m).with("target", "ally").with("range", number(m, 2)));
    say(
        all,
        "remove (one|all) negative conditions? you have",
        m -> cleanse(m.group(1)).with("target", "self"));
    say(
        all,
        "remove (one) negative condition from one ally within range (\\d)",
        m -> cleanse(m.group(1)).with("target", "ally").with("range", number(m, 2)));
    say(
        all,
        "suffer damage (\\d+)",
        m -> PackLine.of("suffer", number(m, 1)).with("target", "self").with("must", true));
    say(
        all,
        "cause up to two enemies within range (\\d) to suffer damage (\\d)",
        m ->
            PackLine.of("suffer", number(m, 2))
                .with("target", "enemy")
                .with("targets", 2)
                .with("range", number(m, 1)));
    say(
        all,
        "all allies and enemies within range (\\d) suffer damage (\\d)",
        m ->
            PackLine.of("suffer", number(m, 2))
                .with("target", "figures")
                .with("range", number(m, 1))
                .with("must", true));
    say(
        all,
        "loot one loot token within range (\\d)",
        m -> PackLine.of("loot", number(m, 1)).with("at-most", 1));
    say(
        all,
        "move (one) of your characters? tokens? backward one slot",
        m -> Sentences.markers(m.group(1)));
    say(all, "elementhalf ([a-z]+)\\|([a-z]+)", m -> either(m.group(1), m.group(2)));
    all.put(
        Pattern.compile("perform ([a-z]+) target 2 adjacent allies and self"),
        m ->
            List.of(
                give(m.group(1)).with("target", "self"),
                give(m.group(1)).with("target", "ally").with("targets", 2).with("range", 1)));
    all.put(
        Pattern.compile("destroy one adjacent obstacle to gain ([a-z]+)"),
        m ->
            List.of(
                PackLine.of("destroy", "obstacle"),
                PackLine.of("when", "did")
                    .with("then", List.of(give(m.group(1)).with("target", "self")))));
    lastingOnes(all);
  }

  /** What lasts for the turn or the round. */
  private static void lastingOnes(Map<Pattern, Function<MatchResult, List<PackLine>>> all) {
    say(
        all,
        "add attack \\+(\\d) to all your attacks",
        m -> PackLine.of("attacks", PackLine.of("plus", number(m, 1))).with("lasts", "turn"));
    say(
        all,
        "add range \\+(\\d) to all your ranged attacks",
        m ->
            PackLine.of("attack-abilities", PackLine.of("plus-range", number(m, 1)))
                .with("when", "ranged")
                .with("lasts", "turn"));
    say(
        all,
        "add move \\+(\\d) to all your move abilities",
        m -> PackLine.of("moves", number(m, 1)).with("lasts", "turn"));
    say(
        all,
        "add jump to all your move abilities",
        m -> PackLine.of("moves", 0).with("jump", true).with("lasts", "turn"));
    all.put(
        Pattern.compile(
            "add move \\+(\\d) to all your move abilities and ignore difficult terrain"),
        m ->
            List.of(
                PackLine.of("moves", number(m, 1)).with("lasts", "turn"),
                PackLine.of("ignores", List.of("difficult-terrain")).with("lasts", "turn")));
    say(
        all,
        "(?:gain|perform,?) shield (\\d)(?: for the round)?",
        m -> PackLine.of("shield", number(m, 1)).with("lasts", "round"));
    say(
        all,
        "perform,? retaliate (\\d) range (\\d)",
        m ->
            PackLine.of("retaliate", number(m, 1))
                .with("range", number(m, 2))
                .with("lasts", "round"));
  }

  private static PackLine grant(int move) {
    return PackLine.of("grant", List.of(PackLine.of("move", move)));
  }

  private static PackLine cleanse(String number) {
    PackLine line = PackLine.of("cleanse", NEGATIVE);
    return number.equals("one") ? line.with("number", 1) : line;
  }

  private static PackLine either(String one, String other) {
    return PackLine.of("infuse", element(one) + "/" + element(other));
  }

  private static void say(
      Map<Pattern, Function<MatchResult, List<PackLine>>> all,
      String words,
      Function<MatchResult, PackLine> line) {
    all.put(Pattern.compile(words), match -> List.of(line.apply(match)));
  }

  private static int number(MatchResult match, int group) {
    return Integer.parseInt(match.group(group));
  }

  private static PackLine heal(MatchResult match, int group) {
    return PackLine.of("heal", number(match, group));
  }

  private static PackLine give(String condition) {
    if (!HalfReading.CONDITIONS.contains(condition)) {
      throw new NotConverted("an item in words");
    }
    return PackLine.of("give", condition);
  }

  /** The condition of the first group, and of the second if that is one. */
  private static PackLine give(MatchResult match) {
    List<String> all = new ArrayList<>();
    all.add(match.group(1));
    if (match.groupCount() > 1 && HalfReading.CONDITIONS.contains(String.valueOf(match.group(2)))) {
      all.add(match.group(2));
    }
    all.forEach(ItemDeeds::give);
    return new PackLine().withSome("give", all);
  }

  private static String element(String word) {
    if (!ELEMENTS.contains(word)) {
      throw new NotConverted("an item in words");
    }
    return word;
  }
}
