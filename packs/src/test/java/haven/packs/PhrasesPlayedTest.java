package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.words.Languages;
import haven.laws.Expeditions;
import haven.laws.Luck;
import haven.laws.Playable;
import haven.model.words.Phrase;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.samples.Samples;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is asked, offered and told in games has words in every language. */
final class PhrasesPlayedTest {
  private static final int GAMES = 6;
  private static final int EXPEDITIONS = 60;
  private static final int OPTIONS = 12;

  private final Set<Phrase> seen = new HashSet<>();

  @ParameterizedTest
  @EnumSource
  void inGamesOfTheSamples(Samples sample) {
    for (int seed = 1; seed <= GAMES; seed++) {
      play(sample, seed);
    }
    assertThat(seen).hasSizeGreaterThan(150);
  }

  @Test
  void inGamesOfThePack() {
    List<Playable> all = new Expeditions(Gloomhaven.PACK);
    for (int seed = 1; seed <= EXPEDITIONS; seed++) {
      play(all.get(seed), seed);
    }
    assertThat(seen).hasSizeGreaterThan(2000);
  }

  private void play(Playable scenario, long seed) {
    Game game = Game.explained(scenario.setup(scenario.fewest()), Chance.dice(seed));
    Luck luck = new Luck(seed);
    told(game, game.events());
    while (game.prompt() instanceof Prompt prompt) {
      said(game, game.phrase(prompt));
      prompt.options().stream()
          .limit(OPTIONS)
          .forEach(option -> said(game, game.phrase(prompt, option)));
      Choice choice = luck.choice(prompt);
      said(game, game.phrase(prompt, choice));
      told(game, game.choose(prompt.seat(), choice));
    }
  }

  private void told(Game game, Collection<Event> events) {
    for (Event event : events) {
      said(game, event.phrase());
    }
  }

  private void said(Game game, Phrase phrase) {
    if (seen.add(phrase)) {
      for (String code : Languages.CODES) {
        assertThat(Languages.of(code).lacking(phrase)).as(code + ": " + phrase).isEmpty();
      }
      assertThat(game.words(phrase))
          .isNotBlank()
          .doesNotContainPattern("[\\[{]\\w+[=|}]|[A-Z]_[A-Z]");
    }
  }
}
