package haven.play.table;

import haven.model.Facts;
import java.util.Map;
import java.util.TreeMap;

/** How the scenario has gone so far, as its goals and special rules ask. */
public final class Story {
  // Never written to, only replaced: copies share them.
  private Map<String, Integer> deaths = Map.of();
  private Map<String, Integer> counters = Map.of();
  private Map<String, Integer> treasures = Map.of();
  private Map<String, Integer> escaped = Map.of();
  private long rulesApplied;
  private long rulesTrue;
  private int lootedTokens;
  private int monsterDeaths;
  private int roundsOver;
  private boolean won;
  private boolean lost;
  private boolean over;

  Story copy() {
    Story copy = new Story();
    copy.deaths = deaths;
    copy.counters = counters;
    copy.treasures = treasures;
    copy.escaped = escaped;
    copy.rulesApplied = rulesApplied;
    copy.rulesTrue = rulesTrue;
    copy.lootedTokens = lootedTokens;
    copy.monsterDeaths = monsterDeaths;
    copy.roundsOver = roundsOver;
    copy.won = won;
    copy.lost = lost;
    copy.over = over;
    return copy;
  }

  private static Map<String, Integer> plus(Map<String, Integer> counts, String key, int by) {
    var more = new TreeMap<>(counts);
    more.merge(key, by, Integer::sum);
    return more;
  }

  /** A figure has left the map for good. */
  public void died(String name, String group) {
    deaths = plus(deaths, group, 1);
    if (!name.equals(group)) {
      deaths = plus(deaths, name, 1);
    }
  }

  /** How many figures of that name or type have died. */
  public int deaths(String nameOrGroup) {
    return deaths.getOrDefault(nameOrGroup, 0);
  }

  /** A rule has let a figure that is no character escape. */
  public void escaped(String name, String group) {
    escaped = plus(escaped, group, 1);
    if (!name.equals(group)) {
      escaped = plus(escaped, name, 1);
    }
  }

  public int escaped(String nameOrGroup) {
    return escaped.getOrDefault(nameOrGroup, 0);
  }

  public void monsterDied() {
    monsterDeaths++;
  }

  /** How many monsters have died, of whatever type. */
  public int monsterDeaths() {
    return monsterDeaths;
  }

  /** All turns of a round have been taken: the round counter advances (EOR-08, EOR-09). */
  public void roundIsOver() {
    roundsOver++;
  }

  public int roundsOver() {
    return roundsOver;
  }

  public void count(String counter, int by) {
    counters = plus(counters, counter, by);
  }

  public int counted(String counter) {
    return counters.getOrDefault(counter, 0);
  }

  public void treasureLooted(String rule) {
    treasures = plus(treasures, rule, 1);
  }

  public int treasuresLooted(String rule) {
    return treasures.getOrDefault(rule, 0);
  }

  public void looted(int tokens) {
    lootedTokens += tokens;
  }

  public int lootedTokens() {
    return lootedTokens;
  }

  public boolean isApplied(int rule) {
    return (rulesApplied >> rule & 1) != 0;
  }

  public void applied(int rule) {
    rulesApplied |= 1L << rule;
  }

  /** Whether the conditions of a rule held when it was last looked at. */
  public boolean wasTrue(int rule) {
    return (rulesTrue >> rule & 1) != 0;
  }

  public void isTrue(int rule, boolean now) {
    rulesTrue = now ? rulesTrue | 1L << rule : rulesTrue & ~(1L << rule);
  }

  public boolean isWon() {
    return won;
  }

  public void win() {
    won = true;
  }

  public boolean isLost() {
    return lost;
  }

  public void lose() {
    lost = true;
  }

  public boolean isOver() {
    return over;
  }

  public void end() {
    over = true;
  }

  void tell(Facts facts) {
    tell("deaths", deaths, facts);
    tell("counters", counters, facts);
    tell("treasures", treasures, facts);
    if (!escaped.isEmpty()) {
      tell("escaped", escaped, facts);
    }
    facts.number(rulesApplied).number(rulesTrue).number(lootedTokens).number(monsterDeaths);
    facts.number(roundsOver).truth(won).truth(lost).truth(over);
  }

  private static void tell(String what, Map<String, Integer> counts, Facts facts) {
    facts.word(what).number(counts.size());
    new TreeMap<>(counts).forEach((name, number) -> facts.word(name).number(number));
  }

  @Override
  public String toString() {
    return "deaths %s counters %s treasures %s applied %x true %x looted %d monsters %d rounds %d%s%s%s%s"
        .formatted(
            deaths,
            counters,
            treasures,
            rulesApplied,
            rulesTrue,
            lootedTokens,
            monsterDeaths,
            roundsOver,
            escaped.isEmpty() ? "" : " escaped " + escaped,
            won ? " won" : "",
            lost ? " lost" : "",
            over ? " over" : "");
  }
}
