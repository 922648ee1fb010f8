package haven.bots;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.Luck;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import haven.samples.Samples;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SteadyTest {
  private static final Pack GLOOMHAVEN =
      Packs.read(PackFiles.of(Path.of("../packs/gh"))).orRefuse();

  private static Setup barrow(String... classes) {
    List<Sheet> sheets = List.of(classes).stream().map(name -> Sheet.of(name, 1)).toList();
    return Enrolment.of(GLOOMHAVEN, "1", sheets).setup();
  }

  /** Every question of a whole game has an answer that is offered. */
  @ParameterizedTest
  @EnumSource
  void itAnswersWhateverIsAsked(Samples sample) {
    Game game = Game.start(sample.setup(sample.most()), 3);
    assertThat(played(game, Strength.STEADY, 3)).isPositive();
  }

  /** By its verbs a card is understood, by its name it is not: each class plays. */
  @ParameterizedTest
  @ValueSource(
      strings = {"Brute", "Cragheart", "Mindthief", "Scoundrel", "Spellweaver", "Tinkerer"})
  void everyClassPlays(String name) {
    String other = name.equals("Brute") ? "Tinkerer" : "Brute";
    assertThat(played(Game.start(barrow(name, other), 1), Strength.STEADY, 1)).isPositive();
  }

  @Test
  void itKillsManyMoreThanWhoChoosesAnything() {
    int steady = 0;
    int random = 0;
    for (int seed = 1; seed <= 3; seed++) {
      Setup setup = barrow("Brute", "Tinkerer");
      steady += killed(setup, Strength.STEADY, seed);
      random += killed(setup, Strength.RANDOM, seed);
    }
    assertThat(steady).isGreaterThan(2 * random);
  }

  private static int killed(Setup setup, Strength strength, long seed) {
    Game game = Game.start(setup, seed);
    played(game, strength, seed);
    return game.state().story().monsterDeaths();
  }

  private static int played(Game game, Strength strength, long seed) {
    Bot bot = strength.bot(seed);
    Luck order = new Luck(seed);
    int choices = 0;
    while (!game.isOver()) {
      Prompt prompt = order.prompt(game.prompts());
      Choice choice = bot.decide(game.insightFor(prompt.seat()), prompt);
      assertThat(prompt.options()).contains(choice);
      game.choose(prompt.seat(), choice);
      choices++;
    }
    return choices;
  }

  /** What the other has chosen and nobody has seen makes no difference. */
  @ParameterizedTest
  @EnumSource
  void whatIsHiddenDecidesNothing(Strength strength) {
    Game one = Game.start(barrow("Brute", "Spellweaver"), 5);
    while (one.prompts().getFirst().kind() != Prompt.Kind.CARDS) {
      Prompt prompt = one.prompts().getFirst();
      one.choose(prompt.seat(), prompt.options().getFirst());
    }
    Game other = one.copy();
    Prompt secret = one.prompts().getFirst();
    one.choose(secret.seat(), secret.options().getFirst());
    other.choose(secret.seat(), secret.options().getLast());
    Prompt asked = one.prompts().getFirst();
    assertThat(one.hash()).isNotEqualTo(other.hash());
    assertThat(one.viewFor(asked.seat())).hasToString(other.viewFor(asked.seat()).toString());
    assertThat(strength.bot(2).consider(one.insightFor(asked.seat()), asked))
        .isEqualTo(strength.bot(2).consider(other.insightFor(asked.seat()), asked));
  }

  /** A choice between several comes with what decided it, in words. */
  @Test
  void itSaysWhy() {
    Game game = Game.start(barrow("Brute", "Tinkerer"), 2);
    Bot bot = Strength.STEADY.bot(2);
    int told = 0;
    while (!game.isOver() && game.state().round() < 4) {
      Prompt prompt = game.prompts().getFirst();
      Decision decision = bot.consider(game.insightFor(prompt.seat()), prompt);
      assertThat(decision.reasons()).hasSizeLessThanOrEqualTo(3);
      told += decision.reasons().size();
      decision.reasons().forEach(reason -> assertThat(game.words(reason)).doesNotContain("bot."));
      game.choose(prompt.seat(), decision.choice());
    }
    assertThat(told).isPositive();
  }
}
