package haven.app.lab;

import haven.app.TextTable;
import haven.bots.lab.Findings;
import haven.bots.lab.Findings.FallFindings;
import haven.bots.lab.Findings.HalfFindings;
import haven.bots.lab.Findings.HeroFindings;
import haven.server.report.Numerals;
import haven.server.report.RowResult;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The results for people at a terminal: a line for each row, and for one row all that is known. */
final class TextReport {
  private static final int MOST_FALLS = 10;

  private TextReport() {}

  static void print(List<RowResult> results, boolean details, PrintWriter out) {
    TextTable table = new TextTable(header(results).toArray(String[]::new));
    for (RowResult result : results) {
      table.row(result.row().scenario(), line(result));
    }
    table.print(out);
    if (details) {
      for (RowResult result : results) {
        out.println();
        if (results.size() > 1) {
          out.println(
              result.row().scenario()
                  + ", "
                  + String.join(", ", result.row().party())
                  + ", "
                  + result.row().bots());
        }
        details(result, out);
      }
    }
    out.flush();
  }

  /** The lines of the rows as a document in Markdown has them. */
  static void markdown(List<RowResult> results, PrintWriter out) {
    List<String> header = header(results);
    out.println("| " + String.join(" | ", header) + " |");
    out.println("|---|---|---|" + "---:|".repeat(header.size() - 3));
    for (RowResult result : results) {
      out.println("| " + result.row().scenario() + " | " + String.join(" | ", line(result)) + " |");
    }
    out.flush();
  }

  private static List<String> header(List<RowResult> results) {
    List<String> header =
        new ArrayList<>(
            List.of("scenario", "party", "bots", "games", "wins", "won", "95 %", "rounds"));
    if (results.stream().anyMatch(one -> one.findings().pairs().isPresent())) {
      header.addAll(List.of("other wins", "difference", "95 %"));
    }
    return header;
  }

  private static List<String> line(RowResult result) {
    Findings findings = result.findings();
    List<String> line =
        new ArrayList<>(
            List.of(
                String.join(", ", result.row().party()),
                result.row().bots(),
                "" + findings.games(),
                "" + findings.wins(),
                Numerals.percent(findings.winRate()),
                Numerals.interval(findings.winInterval()),
                Numerals.number(findings.rounds().mean())));
    findings
        .pairs()
        .ifPresent(
            pairs ->
                line.addAll(
                    List.of(
                        "" + pairs.other().wins(),
                        Numerals.signed(pairs.difference()),
                        Numerals.signed(pairs.interval().low())
                            + " to "
                            + Numerals.signed(pairs.interval().high()))));
    return line;
  }

  private static void details(RowResult result, PrintWriter out) {
    Findings findings = result.findings();
    double games = Math.max(1, findings.games());
    TextTable heroes =
        new TextTable("hero, per game", "hit points left", "cards left", "damage", "kills", "out");
    for (HeroFindings hero : result.heroes()) {
      heroes.row(
          hero.characterClass(),
          List.of(
              Numerals.number(hero.hitPoints().mean()),
              Numerals.number(hero.cards().mean()),
              Numerals.number(hero.damage() / games),
              Numerals.number(hero.kills() / games),
              Numerals.percent(hero.falls().size() / games)));
    }
    heroes.print(out);
    falls(findings, out);
    out.println();
    TextTable halves =
        new TextTable(
            "half of a card", "", "chosen", "used", "basic", "damage", "kills", "adds", "95 %");
    findings.halves().stream()
        .sorted(
            Comparator.comparing((HalfFindings half) -> half.half().characterClass())
                .thenComparing(Comparator.comparingLong(HalfFindings::used).reversed()))
        .forEach(half -> halves.row(half.half().characterClass(), half(half, games)));
    halves.print(out);
  }

  private static void falls(Findings findings, PrintWriter out) {
    List<FallFindings> falls = findings.falls();
    if (falls.isEmpty()) {
      return;
    }
    out.println();
    TextTable table = new TextTable("out of the game", "by", "room", "times");
    for (FallFindings fall : falls.subList(0, Math.min(MOST_FALLS, falls.size()))) {
      table.row(
          fall.characterClass() + ": " + fall.cause(),
          List.of(fall.by(), fall.room() == 0 ? "door" : "" + fall.room(), "" + fall.times()));
    }
    table.print(out);
    if (falls.size() > MOST_FALLS) {
      out.println("and " + (falls.size() - MOST_FALLS) + " more lines with --json");
    }
  }

  private static List<String> half(HalfFindings half, double games) {
    return List.of(
        half.half().card() + ", " + half.half().half(),
        Numerals.number(half.chosen() / games),
        Numerals.number(half.used() / games),
        Numerals.number(half.basic() / games),
        Numerals.number(half.damage() / games),
        Numerals.number(half.kills() / games),
        half.adds().map(Numerals::signed).orElse(""),
        half.adds().isPresent()
            ? Numerals.signed(half.interval().low())
                + " to "
                + Numerals.signed(half.interval().high())
            : "");
  }
}
