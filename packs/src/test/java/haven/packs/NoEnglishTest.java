package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.words.Languages;
import haven.laws.Expeditions;
import haven.laws.Luck;
import haven.laws.Playable;
import haven.model.card.AbilityCard;
import haven.model.pack.Pack;
import haven.model.words.CardWords;
import haven.model.words.English;
import haven.model.words.Language;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.engine.WhyNot;
import haven.play.scenario.Hero;
import haven.rulebook.PlainWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a German or Italian game nothing is said in English. */
final class NoEnglishTest {
  private static final int GAMES = 24;
  private static final int OPTIONS = 12;

  /** Words that no sentence in English does without, and that neither other language has. */
  private static final Pattern ENGLISH =
      Pattern.compile(
          "\\b(the|of|is|are|and|or|to|with|from|your|you|its|has|have|by|not|choose|attack|move"
              + "|damage|hex|hexes|target|card|cards|loses|gains|turn|when|this|that|each|every"
              + "|enemy|enemies|ally|allies|it|be|can|may|only|other|one|two|than|at|for|if)\\b",
          Pattern.CASE_INSENSITIVE);

  /** The same word in both languages: the rulebooks have no other. */
  private static final Map<String, Set<String>> ALIKE =
      Map.of(
          "de",
          Set.of("rank.NORMAL", "difficulty.NORMAL"),
          "it",
          Set.of(
              "rank.ELITE",
              "rank.BOSS",
              "sum.effect",
              "duration.ROUND",
              "event.ROUND_STARTS",
              "scenario.named",
              "scenario.number",
              "why.heading.focus"));

  private static final Pattern WORD = Pattern.compile("\\p{L}{3}");
  private static final Pattern PLACES = Pattern.compile("\\{[^{}|]*}|[{}]");

  private final Set<String> english = new TreeSet<>();
  private final Set<Object> seen = new HashSet<>();

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void noTemplateIsInEnglish(String code) {
    Languages.templates(code)
        .forEach(
            (key, text) -> {
              String words = PLACES.matcher(text).replaceAll("");
              boolean same = text.equals(English.LANGUAGE.templates().get(key));
              if (ENGLISH.matcher(words).find()
                  || same
                      && WORD.matcher(words).find()
                      && !ALIKE.getOrDefault(code, Set.of()).contains(key)) {
                english.add(key + ": " + text);
              }
            });
    assertThat(english).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void noPlayedGameHasEnglish(String code) {
    List<Playable> all = new Expeditions(Gloomhaven.PACK);
    for (int seed = 1; seed <= GAMES; seed++) {
      play(all.get(seed), seed, code);
    }
    assertThat(seen).hasSizeGreaterThan(1000);
    assertThat(english).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void nothingPrintedIsInEnglish(String code) {
    Pack pack = Gloomhaven.PACK;
    Set<String> nobody = Set.of();
    List<Phrase> phrases = new ArrayList<>();
    pack.classes()
        .forEach(
            entry -> {
              for (AbilityCard card : entry.characterClass().cards()) {
                phrases.add(Phrase.of("name", card.name()));
                phrases.addAll(CardWords.half(card.front().top()));
                phrases.addAll(CardWords.half(card.front().bottom()));
              }
            });
    pack.items().forEach(ware -> phrases.addAll(CardWords.item(ware.item())));
    pack.decks()
        .forEach(deck -> deck.cards().forEach(card -> phrases.addAll(CardWords.monsterCard(card))));
    pack.battleGoals().forEach(goal -> phrases.addAll(CardWords.goal(goal)));
    pack.ownScenarios()
        .forEach(
            entry -> {
              phrases.add(ScenarioWords.goal(entry.scenario().goal()));
              entry
                  .scenario()
                  .rules()
                  .forEach(
                      rule -> {
                        phrases.add(Phrase.of("name", rule.name()));
                        phrases.add(ScenarioWords.rule(rule));
                      });
            });
    phrases.forEach(phrase -> said(phrase, code, nobody));
    assertThat(seen).hasSizeGreaterThan(1000);
    assertThat(english).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void noRuleThatIsToldIsInEnglish(String code) {
    PlainWords rules = PlainWords.load();
    assertThat(rules.ids()).hasSizeGreaterThan(100);
    for (String id : rules.ids()) {
      String text = rules.in(code, id).orElse("the rule is not told");
      if (ENGLISH.matcher(text).find()) {
        english.add(id + ": " + text);
      }
    }
    assertThat(english).isEmpty();
  }

  private void play(Playable scenario, long seed, String code) {
    Game game = Game.explained(scenario.setup(scenario.fewest()), Chance.dice(seed));
    Luck luck = new Luck(seed);
    Set<String> heroes = new HashSet<>();
    for (Hero hero : game.setup().party().heroes()) {
      heroes.add(hero.name());
    }
    told(game.events(), code, heroes);
    while (game.prompt() instanceof Prompt prompt) {
      said(game.phrase(prompt), code, heroes);
      prompt.options().stream()
          .limit(OPTIONS)
          .forEach(option -> said(game.phrase(prompt, option), code, heroes));
      refusals(game, prompt, code, heroes);
      told(game.choose(prompt.seat(), luck.choice(prompt)), code, heroes);
    }
  }

  private void refusals(Game game, Prompt prompt, String code, Set<String> heroes) {
    for (Refusal no : WhyNot.of(game, prompt).values()) {
      said(no.why(), code, heroes);
    }
    Choice never = new Choice.Card(99);
    try {
      game.choose(prompt.seat(), never);
    } catch (Refused refused) {
      said(refused.why(), code, heroes);
    }
  }

  private void told(List<Event> events, String code, Set<String> heroes) {
    events.forEach(event -> said(event.phrase(), code, heroes));
  }

  /**
   * In that language, figures aside: whoever has no name of the pack is a hero with one of its own.
   */
  private void said(Phrase phrase, String code, Set<String> heroes) {
    if (!seen.add(phrase)) {
      return;
    }
    Map<String, String> names = Gloomhaven.PACK.texts().byLanguage().getOrDefault(code, Map.of());
    String text =
        Languages.of(code)
            .say(
                phrase,
                new Language.Names(
                    name -> {
                      String known = names.get(name);
                      if (known == null && WORD.matcher(name).find() && !heroes.contains(name)) {
                        english.add("no name: " + name);
                      }
                      return "·";
                    },
                    _ -> "·"));
    if (ENGLISH.matcher(text).find()) {
      english.add(phrase.key() + ": " + text);
    }
  }
}
