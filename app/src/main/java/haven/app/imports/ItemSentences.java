package haven.app.imports;

import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sentences on items: a moment, and what happens then. */
final class ItemSentences {
  private static final Map<String, Integer> NUMBERS =
      Map.of("a", 1, "one", 1, "two", 2, "three", 3, "four", 4, "five", 5);
  private static final String TEXT = "an item in words";

  private static final Pattern ATTACK =
      Pattern.compile(
          "during your ?(single[- ]target )?(melee |ranged? )?attack(?: action| ability)?,? (.*)");
  private static final Pattern TURNED =
      Pattern.compile(
          "(?:during your ?|turn a )(single[- ]target )(melee|ranged?) attack(?: action|"
              + " ability)?,? (?:(?:turn the attack )?into the following|add|change the targeting"
              + " of the ability to)");
  private static final Pattern MOVE =
      Pattern.compile("during your (?:movement|move ability),? (?:add )?(.*)");
  private static final Pattern TURN = Pattern.compile("during your turn,? (.*)");
  private static final Pattern SOURCES =
      Pattern.compile(
          "on the next (?:two|three|four|five) sources of damage (?:to you )?from attacks"
              + "(?: targeting you)?, (?:you )?gain (.*?)(?: for the attacks)?");
  private static final Pattern HURT =
      Pattern.compile(
          "when (?:(?:you are )?damaged by|you suffer damage from) an attack(?: targeting you)?,"
              + " (?:you may )?(?:(consume\\.[a-z]+ to )?gain (.*?) for the attack"
              + "|(suffer no damage instead))");
  private static final Pattern NEGATED =
      Pattern.compile("when you suffer damage from any source, negate the damage");
  private static final Pattern ATTACKED =
      Pattern.compile(
          "when (?:you are )?attacked,(?: before drawing an attack modifier card,)? the attacker"
              + " gains disadvantage on the attack(?: and you gain shield (\\d) for the attack)?");
  private static final Pattern ENEMY = Pattern.compile("during an(?:d)? enemy's attack, gain (.*)");
  private static final Pattern NO_DOUBLE =
      Pattern.compile(
          "when (?:you are )?attacked, (?:consider|treat) any modifier double attack modifier card"
              + " the enemy draws (?:to be|as) a modifier plus0 instead");
  private static final Pattern INITIATIVE =
      Pattern.compile(
          "(?:at the beginning of a round, after all ability cards have been revealed|after"
              + " determining initiative|during ordering of initiative after all ability card have"
              + " been revealed), increase or decrease your (?:leading )?initiative"
              + "(?: value)? by (\\d+)");
  private static final Pattern BOTH_HALVES =
      Pattern.compile(
          "after performing the top action of an ability card, also perform its bottom action");

  private static final Pattern PRICE =
      Pattern.compile("(?:consume\\.([a-z]+)|elementhalf\\.consume ([a-z|]+)) (?:to )?(.*)");
  private static final Pattern SCOPE =
      Pattern.compile(
          "(.*?)(?: (?:to |on |for )?(?:the |your |a )?"
              + "(entire attack action|all attacks|all your attacks|all your ranged attacks"
              + "|single attack|one attack"
              + "|entire move action|single movement|movement))?");
  private static final List<String> WHOLE =
      List.of("entire attack action", "all attacks", "all your attacks", "all your ranged attacks");
  private static final Pattern ONE_OF_YOURS =
      Pattern.compile("during your turn,? add (.*) to one of your (melee|ranged) attacks");
  private static final Pattern WHILE_HELD =
      Pattern.compile("(.*)\\. this item can be used while you have impair or stun");
  private static final Pattern BASIC =
      Pattern.compile(
          "when you use the basic (?:top|bottom) action of an ability card, perform (attack|move)"
              + " (\\d) instead of (?:attack|move) 2");
  private static final Pattern SURROUNDED =
      Pattern.compile("while you are adjacent to (three|four) or more enemies, gain shield (\\d)");
  private static final Pattern OWN_SUMMON =
      Pattern.compile(
          "when one of your summons suffers damage from an attack, that summons? gains shield"
              + " (\\d) for the attack");
  private static final Pattern NEXT_ATTACKS =
      Pattern.compile(
          "on the next (?:two|three|four) attacks targeting you, the attacker gains disadvantage");
  private static final Pattern RETALIATED =
      Pattern.compile(
          "when you are attacked by an adjacent enemy, gain retaliate (\\d) for the attack");
  private static final Pattern ANOTHER_CARD =
      Pattern.compile(
          "at the end of your? turn, play one card from your hand and perform the (top|bottom)"
              + " action of the card");
  private static final Pattern OF_AN_ALLY =
      Pattern.compile("during an ally's (melee |ranged )?attack(?: ability)?,? (.*)");

  private ItemSentences() {}

  static PackLine use(String sentence, Optional<List<String>> area) {
    String text = sentence.toLowerCase(Locale.ROOT);
    Matcher turned = TURNED.matcher(text);
    if (area.isPresent()) {
      if (!turned.matches()) {
        throw new NotConverted(TEXT);
      }
      return during("during-attack", List.of(kind(turned.group(2)), "single-target"))
          .with("attack", PackLine.of("over", area.get()));
    }
    Matcher held = WHILE_HELD.matcher(text);
    if (held.matches()) {
      return use(held.group(1), area).with("for", "while-stunned");
    }
    Matcher attack = ATTACK.matcher(text);
    if (attack.matches()) {
      return attack(attack.group(2), attack.group(1) != null, attack.group(3));
    }
    Matcher one = ONE_OF_YOURS.matcher(text);
    if (one.matches()) {
      return attack(one.group(2), false, "add " + one.group(1) + " to one attack");
    }
    Matcher ally = OF_AN_ALLY.matcher(text);
    if (ally.matches()) {
      return attack(ally.group(1), false, ally.group(2)).with("of", "ally");
    }
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return move(move.group(1));
    }
    Matcher turn = TURN.matcher(text);
    return turn.matches() ? turn(turn.group(1)) : defence(text);
  }

  private static String kind(String word) {
    return word.strip().equals("melee") ? "melee" : "ranged";
  }

  private static PackLine during(String when, List<String> only) {
    return PackLine.of("when", when).withSome("only", only);
  }

  private static PackLine attack(@Nullable String kind, boolean single, String gained) {
    List<String> only = new ArrayList<>();
    PackLine use = new PackLine().with("when", "during-attack");
    String rest = price(gained, use);
    Matcher scope = SCOPE.matcher(rest);
    if (!scope.matches()) {
      throw new NotConverted(TEXT);
    }
    boolean ranged = String.valueOf(scope.group(2)).contains("ranged");
    if (ranged) {
      only.add("ranged");
    } else if (kind != null) {
      only.add(kind(kind));
    }
    if (single) {
      only.add("single-target");
    }
    use.withSome("only", only);
    use.put("attack", gains(scope.group(1)));
    if (WHOLE.contains(String.valueOf(scope.group(2)))) {
      use.put("for", "whole-ability");
    }
    return use;
  }

  /** What is left of the sentence behind the elements that are consumed. */
  private static String price(String text, PackLine use) {
    Matcher price = PRICE.matcher(text);
    if (!price.matches()) {
      return text;
    }
    String one = price.group(1);
    use.put(
        "consume",
        one == null ? price.group(2).replace('|', '/') : one.equals("wild") ? "any" : one);
    return price.group(3);
  }

  private static PackLine gains(String text) {
    PackLine gains = new PackLine();
    for (String part : parts(text.replaceFirst("^add ", ""))) {
      Matcher number =
          Pattern.compile("(attack|range|target|pierce|push|pull) \\+?(\\d)").matcher(part);
      if (number.matches()) {
        String field =
            switch (number.group(1)) {
              case "attack" -> "plus";
              case "range" -> "plus-range";
              case "target" -> "plus-targets";
              default -> number.group(1);
            };
        gains.put(field, Integer.parseInt(number.group(2)));
      } else if (HalfReading.CONDITIONS.contains(part)) {
        gains.and("gives", part);
      } else if (part.equals("gain advantage")) {
        gains.put("advantage", true);
      } else if (part.equals("ignore all shield values")) {
        gains.put("ignores-shield", true);
      } else {
        throw new NotConverted(TEXT);
      }
    }
    return gains;
  }

  private static List<String> parts(String text) {
    return List.of(text.split(",? and |, "));
  }

  private static PackLine move(String text) {
    PackLine use = during("during-move", List.of());
    String rest = price(text, use).replaceFirst("^add ", "");
    Matcher scope = SCOPE.matcher(rest);
    for (String part : parts(scope.matches() ? scope.group(1) : rest)) {
      Matcher number = Pattern.compile("move \\+(\\d)").matcher(part);
      if (number.matches()) {
        use.put("move", Integer.parseInt(number.group(1)));
      } else if (part.equals("jump")) {
        use.put("jump", true);
      } else {
        throw new NotConverted(TEXT);
      }
    }
    return use;
  }

  private static PackLine turn(String text) {
    PackLine use = during("during-turn", List.of());
    String rest = price(text, use);
    Matcher shield =
        Pattern.compile("gain shield (\\d) for the (?:rest of the )?round").matcher(rest);
    if (shield.matches()) {
      return use.with("effects", List.of(PackLine.of("shield", Integer.parseInt(shield.group(1)))))
          .with("for", "round");
    }
    return use.with("do", ItemDeeds.lines(rest));
  }

  private static PackLine defence(String text) {
    Matcher sources = SOURCES.matcher(text);
    if (sources.matches()) {
      return during("damaged-by-attack", List.of()).with("effects", effects(sources.group(1)));
    }
    Matcher hurt = HURT.matcher(text);
    if (hurt.matches()) {
      PackLine use = during("damaged-by-attack", List.of());
      if (hurt.group(1) != null) {
        price(hurt.group(1) + "gain", use);
      }
      return hurt.group(2) == null
          ? use.with("negate-damage", true)
          : use.with("effects", effects(hurt.group(2)));
    }
    if (NEGATED.matcher(text).matches()) {
      return during("when-damaged", List.of()).with("negate-damage", true);
    }
    Matcher attacked = ATTACKED.matcher(text);
    if (attacked.matches()) {
      PackLine use =
          during("when-attacked", List.of()).with("attack", PackLine.of("disadvantage", true));
      return attacked.group(1) == null
          ? use
          : use.with("effects", effects("shield " + attacked.group(1)));
    }
    Matcher enemy = ENEMY.matcher(text);
    if (enemy.matches()) {
      return during("when-attacked", List.of()).with("effects", effects(enemy.group(1)));
    }
    if (NO_DOUBLE.matcher(text).matches()) {
      return during("when-attacked", List.of()).with("attack", PackLine.of("double-is-zero", true));
    }
    Matcher initiative = INITIATIVE.matcher(text);
    if (initiative.matches()) {
      return during("after-initiative", List.of())
          .with(
              "do",
              List.of(PackLine.of("shift-initiative", Integer.parseInt(initiative.group(1)))));
    }
    if (BOTH_HALVES.matcher(text).matches()) {
      return during("after-top-action", List.of()).with("do", List.of("other-half"));
    }
    return others(text);
  }

  private static PackLine others(String text) {
    Matcher basic = BASIC.matcher(text);
    if (basic.matches()) {
      return always(PackLine.of("basic-" + basic.group(1), Integer.parseInt(basic.group(2))));
    }
    Matcher surrounded = SURROUNDED.matcher(text);
    if (surrounded.matches()) {
      PackLine many =
          PackLine.of("count", "enemies-adjacent-to-target")
              .with("at-least", number(surrounded.group(1)));
      return always(
          PackLine.of("shield", Integer.parseInt(surrounded.group(2))).with("when", many));
    }
    Matcher summon = OWN_SUMMON.matcher(text);
    if (summon.matches()) {
      return during("damaged-by-attack", List.of())
          .with("of", "own-summon")
          .with("effects", effects("shield " + summon.group(1)));
    }
    if (NEXT_ATTACKS.matcher(text).matches()) {
      return during("when-attacked", List.of()).with("attack", PackLine.of("disadvantage", true));
    }
    Matcher retaliated = RETALIATED.matcher(text);
    if (retaliated.matches()) {
      return during("when-attacked", List.of())
          .with("effects", effects("retaliate " + retaliated.group(1)));
    }
    Matcher card = ANOTHER_CARD.matcher(text);
    if (card.matches()) {
      return during("end-of-turn", List.of())
          .with("do", List.of(PackLine.of("play-card", card.group(1))));
    }
    if (text.equals("when attacked: wild")) {
      return during("when-attacked", List.of()).with("do", List.of(PackLine.of("infuse", "any")));
    }
    throw new NotConverted(
        text.startsWith("you ") || text.startsWith("gain ") || text.startsWith("any time")
            ? "an item that always works"
            : TEXT);
  }

  private static PackLine always(PackLine effect) {
    return during("always", List.of()).with("effects", List.of(effect));
  }

  private static List<PackLine> effects(String text) {
    List<PackLine> all = new ArrayList<>();
    for (String part : parts(text)) {
      Matcher effect = Pattern.compile("(shield|retaliate) (\\d)").matcher(part);
      if (!effect.matches()) {
        throw new NotConverted(TEXT);
      }
      all.add(PackLine.of(effect.group(1), Integer.parseInt(effect.group(2))));
    }
    return all;
  }

  /** A number that is a word. */
  static int number(String word) {
    return Optional.ofNullable(NUMBERS.get(word)).orElseThrow(() -> new NotConverted(TEXT));
  }
}
