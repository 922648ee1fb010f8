package haven.server.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words of the report, in English, German and Italian. */
final class ReportWords {
  static final List<String> LANGUAGES = List.of("en", "de", "it");

  private static final String WORDS =
      """
      title = Laboratory | Labor | Laboratorio
      intro = Games by bots, and what they show | Partien von Bots, und was sie zeigen | Partite di bot, e che cosa mostrano
      results = All rows | Alle Zeilen | Tutte le righe
      scenario = scenario | Szenario | scenario
      party = party | Gruppe | gruppo
      bots = bots | Bots | bot
      games = games | Partien | partite
      wins = wins | Siege | vittorie
      winRate = win rate | Siegquote | tasso di vittoria
      interval = 95 % | 95 % | 95 %
      rounds = rounds | Runden | round
      won = won | gewonnen | vinte
      lost = lost | verloren | perse
      heroes = Heroes, per game | Helden, je Partie | Eroi, per partita
      hero = hero | Held | eroe
      hitPoints = hit points left | Trefferpunkte übrig | punti ferita rimasti
      cards = cards left | Karten übrig | carte rimaste
      damage = damage | Schaden | danni
      kills = kills | Tötungen | uccisioni
      out = out of the game | ausgeschieden | fuori gioco
      exhaustion = What puts heroes out | Woran Helden scheitern | Che cosa mette fuori gioco gli eroi
      byRoom = by room | nach Raum | per stanza
      door = doorway | Türöffnung | soglia
      by.damage = damage | Schaden | danni
      by.no cards = no cards | keine Karten | niente carte
      by.special rule = special rule | Sonderregel | regola speciale
      by.wound = wound | Wunde | ferita
      by.trap or hazard = trap or hazard | Falle oder Gefahrenfeld | trappola o pericolo
      by.rest = rest | Rast | riposo
      by.other = something else | etwas anderes | altro
      halves = Halves of cards, per game | Kartenhälften, je Partie | Metà delle carte, per partita
      card = card | Karte | carta
      half = half | Hälfte | metà
      top = top | oben | sopra
      bottom = bottom | unten | sotto
      chosen = chosen | gewählt | scelta
      used = used | genutzt | usata
      basic = as basic action | als Grundaktion | come azione base
      adds = adds to the win rate | Gewinn an Siegquote | aggiunta al tasso di vittoria
      addsNote = How much more often games are won in which the half is used. That need not be its merit: who lives long uses more cards. | Um wie viel öfter Partien gewonnen werden, in denen die Hälfte genutzt wird. Das muss nicht ihr Verdienst sein: Wer lange lebt, nutzt mehr Karten. | Quanto più spesso si vincono le partite in cui la metà è usata. Non è per forza merito suo: chi vive a lungo usa più carte.
      compare = Compared on the same seeds | Verglichen mit gleichen Startzahlen | A confronto con gli stessi semi
      with = with | mit | con
      difference = difference | Unterschied | differenza
      bothWon = both won | beide gewonnen | vinte entrambe
      onlyFirst = only the first won | nur die erste gewonnen | vinta solo la prima
      onlySecond = only the second won | nur die zweite gewonnen | vinta solo la seconda
      bothLost = both lost | beide verloren | perse entrambe
      longer = rounds longer | Runden länger | round in più
      again = The same again | Noch einmal dasselbe | Di nuovo lo stesso
      """;

  private static final Map<String, List<String>> TABLE = read();

  private ReportWords() {}

  private static Map<String, List<String>> read() {
    Map<String, List<String>> table = new LinkedHashMap<>();
    for (String line : WORDS.lines().toList()) {
      int equals = line.indexOf(" = ");
      List<String> words =
          new ArrayList<>(Arrays.stream(line.substring(equals + 3).split("\\|")).toList());
      words.replaceAll(String::strip);
      if (words.size() != LANGUAGES.size()) {
        throw new IllegalStateException("every language has its word: " + line);
      }
      table.put(line.substring(0, equals), List.copyOf(words));
    }
    return table;
  }

  /** In English, which the report shows unless somebody wants another language. */
  static String english(String key) {
    List<String> words = TABLE.get(key);
    if (words == null) {
      throw new IllegalArgumentException("no word for " + key);
    }
    return words.getFirst();
  }

  static boolean knows(String key) {
    return TABLE.containsKey(key);
  }

  /** All words by language. */
  static Map<String, Map<String, String>> byLanguage() {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    for (int i = 0; i < LANGUAGES.size(); i++) {
      Map<String, String> words = new LinkedHashMap<>();
      int language = i;
      TABLE.forEach((key, in) -> words.put(key, in.get(language)));
      all.put(LANGUAGES.get(i), words);
    }
    return all;
  }
}
