package haven.server.report;

import haven.bots.lab.Findings;
import haven.bots.lab.Findings.FallFindings;
import haven.bots.lab.Findings.HalfFindings;
import haven.bots.lab.Findings.HeroFindings;
import haven.bots.lab.Histogram;
import haven.bots.lab.Interval;
import haven.bots.lab.Pairs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A row and what came out. */
public record RowResult(Heading row, long seed, Findings findings) {
  /** As JSON has it. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>(head());
    json.put("decisions", findings.decisions());
    json.put("rounds", rounds());
    json.put("heroes", heroes().stream().map(this::hero).toList());
    json.put("exhausted", findings.falls().stream().map(RowResult::fall).toList());
    json.put("halves", findings.halves().stream().map(RowResult::half).toList());
    findings.pairs().ifPresent(pairs -> json.put("compare", compare(pairs)));
    return json;
  }

  private Map<String, Object> head() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("scenario", row.scenario());
    json.put("party", row.party());
    json.put("bots", row.bots());
    json.put("level", row.level());
    json.put("scenarioLevel", row.scenarioLevel());
    json.put("seed", seed);
    json.put("games", findings.games());
    json.put("wins", findings.wins());
    json.put("winRate", findings.winRate());
    json.put("winInterval", list(findings.winInterval()));
    return json;
  }

  /** In the order of the party. */
  public List<HeroFindings> heroes() {
    List<HeroFindings> heroes = new ArrayList<>();
    for (String name : row.party()) {
      findings.heroes().stream()
          .filter(hero -> hero.characterClass().equals(name))
          .forEach(heroes::add);
    }
    return heroes;
  }

  private Map<String, Object> rounds() {
    Map<String, Object> json = numbers(findings.rounds());
    json.put("won", numbers(findings.rounds(true)));
    json.put("lost", numbers(findings.rounds(false)));
    return json;
  }

  private static Map<String, Object> numbers(Histogram histogram) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("mean", histogram.mean());
    json.put("median", histogram.median());
    json.put("times", histogram.times());
    return json;
  }

  private Map<String, Object> hero(HeroFindings hero) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("class", hero.characterClass());
    json.put("hitPoints", numbers(hero.hitPoints()));
    json.put("cards", numbers(hero.cards()));
    json.put("exhausted", hero.falls().size());
    json.put("damage", hero.damage());
    json.put("kills", hero.kills());
    return json;
  }

  private static Map<String, Object> fall(FallFindings fall) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("class", fall.characterClass());
    json.put("cause", fall.cause());
    json.put("by", fall.by());
    json.put("room", fall.room());
    json.put("times", fall.times());
    return json;
  }

  private static Map<String, Object> half(HalfFindings half) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("class", half.half().characterClass());
    json.put("card", half.half().card());
    json.put("half", half.half().half());
    json.put("chosen", half.chosen());
    json.put("used", half.used());
    json.put("basic", half.basic());
    json.put("damage", half.damage());
    json.put("kills", half.kills());
    json.put("games", half.games());
    json.put("wins", half.wins());
    half.adds()
        .ifPresent(
            adds -> {
              json.put("adds", adds);
              json.put("addsInterval", list(half.interval()));
            });
    return json;
  }

  private Map<String, Object> compare(Pairs pairs) {
    Map<String, Object> json = new LinkedHashMap<>();
    row.against()
        .ifPresent(
            other -> {
              json.put("with", other.name());
              json.put("scenario", other.row().scenario());
              json.put("bots", other.row().bots());
            });
    json.put("wins", pairs.other().wins());
    json.put("difference", pairs.difference());
    json.put("interval", list(pairs.interval()));
    json.put("bothWon", pairs.both());
    json.put("onlyFirstWon", pairs.onlyFirst());
    json.put("onlySecondWon", pairs.onlySecond());
    json.put("bothLost", pairs.neither());
    json.put("longerByRounds", pairs.rounds().mean());
    json.put("longerInterval", list(pairs.rounds().interval()));
    return json;
  }

  private static List<Double> list(Interval interval) {
    return List.of(interval.low(), interval.high());
  }

  public static final List<String> CSV =
      List.of(
          "scenario",
          "party",
          "bots",
          "level",
          "scenario level",
          "seed",
          "games",
          "wins",
          "win rate",
          "low",
          "high",
          "rounds",
          "hit points left",
          "cards left",
          "exhausted per game",
          "compared with",
          "its wins",
          "difference",
          "low of difference",
          "high of difference");

  /** The fields of a line, as {@link #CSV} names them; lists are separated by semicolons. */
  public List<Object> csv() {
    List<Object> fields =
        new ArrayList<>(
            List.of(
                row.scenario(),
                String.join(";", row.party()),
                row.bots().replace(',', ';'),
                row.level(),
                row.scenarioLevel(),
                seed,
                findings.games(),
                findings.wins(),
                findings.winRate(),
                findings.winInterval().low(),
                findings.winInterval().high(),
                findings.rounds().mean(),
                perHero(true),
                perHero(false),
                (double) fallen() / Math.max(1, findings.games())));
    findings
        .pairs()
        .ifPresentOrElse(
            pairs ->
                fields.addAll(
                    List.of(
                        row.against().map(Heading.Against::name).orElse(""),
                        pairs.other().wins(),
                        pairs.difference(),
                        pairs.interval().low(),
                        pairs.interval().high())),
            () -> fields.addAll(List.of("", "", "", "", "")));
    return fields;
  }

  private long fallen() {
    return findings.heroes().stream().mapToLong(hero -> hero.falls().size()).sum();
  }

  private double perHero(boolean hitPoints) {
    return findings.heroes().stream()
        .mapToDouble(hero -> (hitPoints ? hero.hitPoints() : hero.cards()).mean())
        .average()
        .orElse(0);
  }
}
