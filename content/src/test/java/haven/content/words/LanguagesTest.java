package haven.content.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import haven.board.Terrain;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.AbilityKind;
import haven.model.Circumstance;
import haven.model.Condition;
import haven.model.Criterion;
import haven.model.FigureId;
import haven.model.LootKind;
import haven.model.ability.Element;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;
import haven.model.map.Rank;
import haven.model.pack.Pack;
import haven.model.words.CardWords;
import haven.model.words.English;
import haven.model.words.Language;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything that is said in English is said in the other languages, with the same arguments. */
final class LanguagesTest {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)");

  private static TreeSet<String> places(String template) {
    TreeSet<String> places = new TreeSet<>();
    PLACE.matcher(template).results().forEach(place -> places.add(place.group(1)));
    return places;
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void aLanguageHasTheKeysOfEnglishAndNoOthers(String code) {
    assertThat(Languages.templates(code).keySet()).isEqualTo(English.LANGUAGE.templates().keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void noArgumentIsLostInTranslation(String code) {
    Map<String, String> templates = Languages.templates(code);
    English.LANGUAGE
        .templates()
        .forEach(
            (key, template) ->
                assertThat(places(templates.getOrDefault(key, "")))
                    .as(key)
                    .isEqualTo(places(template)));
  }

  @Test
  void weDoNotSpeakEveryLanguage() {
    assertThatIllegalArgumentException().isThrownBy(() -> Languages.of("fr"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "it"})
  void allConstantsOfTheRulesHaveWords(String code) {
    Map<String, String> templates = Languages.templates(code);
    Stream.<Enum<?>[]>of(
            Condition.values(),
            Element.values(),
            Terrain.values(),
            Rank.values(),
            ItemCard.Slot.values(),
            ItemCard.Wear.values(),
            ItemCard.When.values(),
            AbilityKind.values(),
            LootKind.values())
        .flatMap(Stream::of)
        .forEach(one -> assertThat(templates).containsKey(Phrase.of(one).key()));
    for (Circumstance circumstance : Circumstance.values()) {
      assertThat(templates).containsKey("why.circumstance." + circumstance);
    }
    for (Criterion criterion : Criterion.values()) {
      assertThat(templates).containsKey("why.criterion." + criterion);
    }
  }

  @Test
  void sentencesReadAsTheRulebooksDo() {
    var names = new Language.Names(name -> name.equals("Brute") ? "Barbar" : name, id -> "Barbar");
    Language german = Languages.of("de");
    Language italian = Languages.of("it");
    Phrase step = Phrase.of("ask.who", "Brute", Phrase.of("ask.STEP", 3));
    assertThat(german.say(step, names))
        .isEqualTo("Barbar: Wähle, wohin du dich bewegst (noch 3 Punkte)");
    assertThat(italian.say(Phrase.of("ask.STEP", 1)))
        .isEqualTo("scegli dove muoverti (resta un punto)");
    Phrase damaged =
        Phrase.of("event.DAMAGED", Phrase.figure(FigureId.of(0)), Phrase.of("somebody"), 2, "");
    assertThat(german.say(damaged, names)).isEqualTo("Barbar erleidet 2 Schaden");
    assertThat(italian.say(damaged, names)).isEqualTo("Barbar subisce 2 danni");
    Phrase immobilized =
        Phrase.list(", ", List.of(Phrase.of("attack", 3), Phrase.of(Condition.IMMOBILIZE)));
    assertThat(german.say(immobilized)).isEqualTo("Angriff 3, Lähmung");
    assertThat(italian.say(immobilized)).isEqualTo("Attacco 3, Immobilizzare");
  }

  @Test
  void whateverIsPrintedInAPackHasWordsInEveryLanguage() {
    for (String folder :
        List.of(
            "packs/gh",
            "packs/jl",
            "packs/fh",
            "packs/bb",
            "content/src/test/resources/everything")) {
      Path path = Path.of(folder);
      Path found = Files.isDirectory(path) ? path : Path.of("..").resolve(path);
      List<Phrase> phrases = printed(Packs.read(PackFiles.of(found)).orRefuse());
      assertThat(phrases).hasSizeGreaterThan(50);
      phrases.forEach(LanguagesTest::isSpoken);
    }
  }

  private static List<Phrase> printed(Pack pack) {
    List<Phrase> phrases = new ArrayList<>();
    pack.classes()
        .forEach(
            entry -> {
              for (AbilityCard card : entry.characterClass().cards()) {
                phrases.addAll(CardWords.half(card.front().top()));
                phrases.addAll(CardWords.half(card.front().bottom()));
              }
              entry.characterClass().perks().forEach(perk -> phrases.add(CardWords.perk(perk)));
            });
    pack.monsters()
        .forEach(
            type ->
                type.lines()
                    .forEach(
                        level ->
                            level
                                .values()
                                .forEach(
                                    line -> {
                                      phrases.addAll(CardWords.statLine(line));
                                      phrases.addAll(CardWords.specials(line));
                                    })));
    pack.decks()
        .forEach(deck -> deck.cards().forEach(card -> phrases.addAll(CardWords.monsterCard(card))));
    pack.items().forEach(ware -> phrases.addAll(CardWords.item(ware.item())));
    pack.battleGoals().forEach(goal -> phrases.addAll(CardWords.goal(goal)));
    pack.scenarios()
        .forEach(
            entry -> {
              phrases.add(ScenarioWords.goal(entry.scenario().goal()));
              entry.scenario().rules().forEach(rule -> phrases.add(ScenarioWords.rule(rule)));
              entry.scenario().rewards().forEach(one -> phrases.add(ScenarioWords.reward(one)));
            });
    return phrases;
  }

  private static void isSpoken(Phrase phrase) {
    for (String code : Languages.CODES) {
      assertThat(Languages.of(code).lacking(phrase)).as(code + ": " + phrase).isEmpty();
    }
  }
}
