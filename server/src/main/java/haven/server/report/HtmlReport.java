package haven.server.report;

import haven.bots.lab.Findings;
import haven.bots.lab.Findings.FallFindings;
import haven.bots.lab.Findings.HalfFindings;
import haven.bots.lab.Findings.HeroFindings;
import haven.bots.lab.Pairs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import tools.jackson.databind.json.JsonMapper;

/** The results as one page that needs nothing else: pictures, tables, three languages. */
public final class HtmlReport {
  private static final int MOST_BARS = 12;

  private final Markup page = new Markup();

  private HtmlReport() {}

  /**
   * The whole page.
   *
   * @param command how to get the same again
   */
  public static String of(List<RowResult> results, String command) {
    HtmlReport report = new HtmlReport();
    report.head();
    report.all(results);
    for (RowResult result : results) {
      report.row(result, results.size() == 1);
    }
    report.page.heading(2, "again").raw("<p><code>").plain(command).raw("</code></p>\n");
    report.tail();
    return report.page.toString();
  }

  private void head() {
    page.raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .raw("<title>Havenwright</title>\n<style>\n")
        .raw(file("report.css"))
        .raw("</style>\n</head>\n<body>\n<header><h1>Havenwright · ")
        .word("title")
        .raw("</h1>\n<nav>");
    for (String language : ReportWords.LANGUAGES) {
      page.raw("<button type=\"button\" data-language=\"" + language + "\">" + language)
          .raw("</button>");
    }
    page.raw("</nav></header>\n<main>\n<p>").word("intro").raw("</p>\n");
  }

  private void tail() {
    String words = new JsonMapper().writeValueAsString(ReportWords.byLanguage());
    page.raw("</main>\n<script type=\"application/json\" id=\"words\">")
        .raw(words.replace("</", "<\\/"))
        .raw("</script>\n<script>\n")
        .raw(file("report.js"))
        .raw("</script>\n</body>\n</html>\n");
  }

  private static String file(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(Heading row) {
    return row.scenario() + " · " + String.join(", ", row.party()) + " · " + row.bots();
  }

  private void all(List<RowResult> results) {
    page.heading(2, "results");
    List<Plots.Share> shares = new ArrayList<>();
    for (RowResult result : results) {
      Heading row = result.row();
      Findings findings = result.findings();
      String label = row.scenario() + " · " + row.party().size() + " · " + row.bots();
      shares.add(new Plots.Share(label, findings.winRate(), findings.winInterval()));
    }
    page.raw(Plots.whiskers(ReportWords.english("winRate"), shares, 0, 1));
    page.head("scenario", "party", "bots", "games", "wins", "winRate", "interval", "rounds");
    for (RowResult result : results) {
      Findings findings = result.findings();
      page.row(
          List.of(
              result.row().scenario(),
              String.join(", ", result.row().party()),
              result.row().bots(),
              findings.games(),
              findings.wins(),
              new Markup.Figure(Numerals.percent(findings.winRate())),
              new Markup.Figure(Numerals.interval(findings.winInterval()).replace("to", "…")),
              Markup.number(findings.rounds().mean())));
    }
    page.endOfTable();
  }

  private void row(RowResult result, boolean open) {
    Findings findings = result.findings();
    page.raw("<details" + (open ? " open" : "") + "><summary>")
        .plain(name(result.row()))
        .raw("</summary>\n");
    findings.pairs().ifPresent(pairs -> compare(result.row(), pairs));
    page.heading(3, "rounds");
    page.raw("<p class=\"key\"><i class=\"won\"></i>")
        .word("won")
        .raw(" <i class=\"lost\"></i>")
        .word("lost")
        .raw("</p>\n");
    page.raw(
        Plots.stacked(
            ReportWords.english("rounds"),
            Plots.WIDTH,
            180,
            List.of(
                new Plots.Layer("lost", findings.rounds(false)),
                new Plots.Layer("won", findings.rounds(true)))));
    heroes(result);
    if (!findings.falls().isEmpty()) {
      falls(findings);
    }
    halves(result);
    page.raw("</details>\n");
  }

  private void compare(Heading row, Pairs pairs) {
    page.heading(3, "compare");
    String other = row.against().map(Heading.Against::name).orElse("");
    double far =
        Math.max(
            0.1, Math.max(Math.abs(pairs.interval().low()), Math.abs(pairs.interval().high())));
    double wide = Math.ceil(far * 10) / 10;
    page.raw(
        Plots.whiskers(
            ReportWords.english("difference"),
            List.of(new Plots.Share(other, pairs.difference(), pairs.interval())),
            -wide,
            wide));
    page.head(
        "with",
        "difference",
        "interval",
        "bothWon",
        "onlyFirst",
        "onlySecond",
        "bothLost",
        "longer");
    page.row(
        List.of(
            other,
            new Markup.Figure(Numerals.signed(pairs.difference())),
            Markup.interval(pairs.interval()),
            pairs.both(),
            pairs.onlyFirst(),
            pairs.onlySecond(),
            pairs.neither(),
            Markup.number(pairs.rounds().mean())));
    page.endOfTable();
  }

  private void heroes(RowResult result) {
    double games = Math.max(1, result.findings().games());
    page.heading(3, "heroes");
    page.head("hero", "hitPoints", "cards", "damage", "kills", "out");
    List<HeroFindings> heroes = result.heroes();
    for (HeroFindings hero : heroes) {
      page.row(
          List.of(
              hero.characterClass(),
              Markup.number(hero.hitPoints().mean()),
              Markup.number(hero.cards().mean()),
              Markup.number(hero.damage() / games),
              Markup.number(hero.kills() / games),
              new Markup.Figure(Numerals.percent(hero.falls().size() / games))));
    }
    page.endOfTable();
    page.raw("<div class=\"small\">");
    for (HeroFindings hero : heroes) {
      for (boolean cards : new boolean[] {false, true}) {
        String what = cards ? "cards" : "hitPoints";
        page.raw("<figure><figcaption>")
            .plain(hero.characterClass() + ": ")
            .word(what)
            .raw("</figcaption>")
            .raw(
                Plots.stacked(
                    hero.characterClass() + ": " + ReportWords.english(what),
                    280,
                    120,
                    List.of(new Plots.Layer("bar", cards ? hero.cards() : hero.hitPoints()))))
            .raw("</figure>\n");
      }
    }
    page.raw("</div>\n");
  }

  private void falls(Findings findings) {
    page.heading(3, "exhaustion");
    Map<String, Plots.Bar> byWhat = new LinkedHashMap<>();
    Map<String, Plots.Bar> byRoom = new LinkedHashMap<>();
    for (FallFindings fall : findings.falls()) {
      String what = fall.by().isEmpty() ? fall.cause() : fall.by();
      String key = "by." + what;
      Markup who = new Markup().plain(fall.characterClass() + ": ");
      add(
          byWhat,
          fall.characterClass() + key,
          ReportWords.knows(key) ? who.wordInPicture(key) : who.plain(what),
          fall.times());
      Markup room =
          fall.room() == 0 ? new Markup().wordInPicture("door") : new Markup().plain(fall.room());
      add(byRoom, "" + fall.room(), room, fall.times());
    }
    page.raw(Plots.lying(ReportWords.english("exhaustion"), longest(byWhat)));
    page.raw("<h4>").word("byRoom").raw("</h4>\n");
    page.raw(Plots.lying(ReportWords.english("byRoom"), longest(byRoom)));
  }

  private static void add(Map<String, Plots.Bar> bars, String key, Markup name, long times) {
    bars.merge(
        key,
        new Plots.Bar(name, times),
        (one, other) -> new Plots.Bar(one.name(), one.times() + other.times()));
  }

  private static List<Plots.Bar> longest(Map<String, Plots.Bar> bars) {
    return bars.values().stream()
        .sorted(Comparator.comparingLong(Plots.Bar::times).reversed())
        .limit(MOST_BARS)
        .toList();
  }

  private void halves(RowResult result) {
    Findings findings = result.findings();
    double games = Math.max(1, findings.games());
    page.heading(3, "halves").raw("<p>").word("addsNote").raw("</p>\n");
    double used = most(findings, games, HalfFindings::used);
    double damage = most(findings, games, HalfFindings::damage);
    page.head(
        "hero", "card", "half", "chosen", "used", "basic", "damage", "kills", "adds", "interval");
    findings.halves().stream()
        .sorted(
            Comparator.comparing((HalfFindings half) -> half.half().characterClass())
                .thenComparing(Comparator.comparingLong(HalfFindings::used).reversed()))
        .forEach(half -> half(half, games, used, damage));
    page.endOfTable();
  }

  private static double most(Findings findings, double games, ToLongFunction<HalfFindings> what) {
    return findings.halves().stream().mapToLong(what).max().orElse(0) / games;
  }

  private void half(HalfFindings half, double games, double mostUsed, double mostDamage) {
    page.row(
        List.of(
            half.half().characterClass(),
            half.half().card(),
            new Markup().word(half.half().half()),
            Markup.number(half.chosen() / games),
            Plots.inCell(half.used() / games, mostUsed),
            Markup.number(half.basic() / games),
            Plots.inCell(half.damage() / games, mostDamage),
            Markup.number(half.kills() / games),
            new Markup.Figure(half.adds().map(Numerals::signed).orElse("")),
            half.adds().isEmpty() ? "" : Markup.interval(half.interval())));
  }
}
