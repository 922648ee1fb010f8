package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.Luck;
import haven.laws.RandomGame;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Odds;
import haven.play.view.View;
import haven.testkit.Proof;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a seat sees of a game. */
final class ViewTest {
  private static Samples of(Ruleset ruleset) {
    return Arrays.stream(Samples.values())
        .filter(sample -> sample.setup(sample.most()).ruleset().id().equals(ruleset.id()))
        .findFirst()
        .orElseThrow();
  }

  /** A game in which the first hero has chosen its cards, and nobody else. */
  private static Game choosing(Samples sample) {
    Game game = Game.start(sample.setup(sample.most()), 5);
    Proof.played(game.setup().ruleset().id());
    Luck luck = new Luck(5);
    while (game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.CARDS) {
      game.choose(prompt.seat(), luck.choice(prompt));
    }
    return game;
  }

  private static View.Hero hero(View view, int index) {
    return view.heroes().get(index);
  }

  @RulesetTest
  @Rule("BGL-02")
  void battleGoalsAreSecretUntilTheScenarioIsOver(Ruleset ruleset) {
    RandomGame random = new RandomGame(of(ruleset), 2, 3);
    Proof.played(ruleset.id());
    random.steps(12);
    View first = random.game().viewFor(0);
    assertThat(hero(first, 0).goals()).hasSize(1);
    assertThat(hero(first, 1).goals()).isEmpty();
    assertThat(first.toString()).doesNotContain(hero(random.game().viewFor(1), 1).goals());

    random.steps(Integer.MAX_VALUE);
    assertThat(hero(random.game().viewFor(0), 1).goals()).hasSize(1);
  }

  @RulesetTest
  @Rule("RND-03a")
  void cardsAreChosenInSecretAndSeenOnceAllHaveChosen(Ruleset ruleset) {
    Samples sample = of(ruleset);
    Game game = choosing(sample);
    int cards = hero(game.viewFor(1), 0).handCards();
    game.choose(0, new Choice.Cards(3, 5));

    View own = game.viewFor(0);
    assertThat(hero(own, 0).selected().orElseThrow())
        .extracting(View.Card::card)
        .containsExactly(3, 5);
    assertThat(own.events().toString())
        .contains(hero(own, 0).selected().orElseThrow().get(0).name());

    View other = game.viewFor(1);
    assertThat(hero(other, 0).selected()).isEmpty();
    assertThat(hero(other, 0).hand()).isEmpty();
    assertThat(hero(other, 0).chosen()).isTrue();
    assertThat(hero(other, 0).handCards()).isEqualTo(cards);
    assertThat(other.toString())
        .doesNotContain(hero(own, 0).selected().orElseThrow().get(0).name());

    for (int seat = 1; seat < sample.most(); seat++) {
      game.choose(seat, new Choice.Cards(0, 1));
    }
    assertThat(hero(game.viewFor(1), 0).handCards()).isEqualTo(cards - 2);
    assertThat(game.viewFor(1).events().toString())
        .contains(hero(own, 0).selected().orElseThrow().get(0).name());
  }

  @Test
  void withOpenInformationHandsAreSeenButBattleGoalsAreNot() {
    Game game = Game.start(Samples.CELLAR_GH.setup(2).playing(Variant.OPEN_INFORMATION), 5);
    Luck luck = new Luck(5);
    while (game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.CARDS) {
      game.choose(prompt.seat(), luck.choice(prompt));
    }
    game.choose(0, new Choice.Cards(3, 5));
    assertThat(hero(game.viewFor(1), 0).hand()).isPresent();
    assertThat(hero(game.viewFor(1), 0).selected()).isPresent();
    assertThat(hero(game.viewFor(1), 0).goals()).isEmpty();
    assertThat(game.insightFor(1).imagine(9).viewFor(1)).hasToString(game.viewFor(1).toString());
  }

  @Test
  void aSeatSeesItsOwnDecisionsOnly() {
    Game game = choosing(Samples.CELLAR_GH);
    assertThat(game.prompts()).hasSize(4);
    for (int seat = 0; seat < 4; seat++) {
      View view = game.viewFor(seat);
      assertThat(view.prompts()).hasSize(1);
      assertThat(view.prompts().getFirst().seat()).isEqualTo(seat);
    }
    assertThat(game.viewFor(-1).prompts()).isEmpty();
  }

  /** Otherwise the law that views do not depend on what is hidden would prove nothing. */
  @Test
  void anImaginedGameIsAnotherOneForEverybodyElse() {
    Game game = choosing(Samples.CELLAR_FH);
    game.choose(0, new Choice.Cards(3, 5));
    Set<String> selections = new HashSet<>();
    Set<String> goals = new HashSet<>();
    Set<String> coming = new HashSet<>();
    Set<Long> states = new HashSet<>();
    String seen = game.viewFor(1).toString();
    for (long seed = 0; seed < 20; seed++) {
      Game imagined = game.insightFor(1).imagine(seed);
      selections.add(hero(imagined.viewFor(0), 0).selected().toString());
      goals.add(hero(imagined.viewFor(0), 0).goals().toString());
      states.add(imagined.hash());
      assertThat(imagined.viewFor(1)).hasToString(seen);
      while (imagined.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.CARDS) {
        imagined.choose(prompt.seat(), prompt.options().getFirst());
      }
      coming.add(imagined.state().monsterCards().toString());
    }
    assertThat(states).hasSize(20);
    assertThat(selections).hasSizeGreaterThan(5);
    assertThat(goals).hasSizeGreaterThan(1);
    assertThat(coming).as("the dice are others").hasSizeGreaterThan(10);
  }

  @Test
  void anImaginedGameCanBePlayed() {
    RandomGame random = new RandomGame(Samples.CELLAR_JL, 3, 8);
    random.steps(40);
    for (long seed = 0; seed < 10; seed++) {
      Game imagined = random.game().insightFor(0).imagine(seed);
      Luck luck = new Luck(seed);
      while (imagined.prompt() instanceof Prompt prompt) {
        imagined.choose(prompt.seat(), luck.choice(prompt));
      }
      assertThat(imagined.isOver()).isTrue();
    }
    assertThat(Objects.requireNonNull(random.game().prompt())).isNotNull();
  }

  /** Seat 1 has kept another goal and chosen other cards, and the dice are others. */
  private static Game otherwise(Samples sample, boolean other) {
    Game game = Game.start(sample.setup(2), 5);
    while (game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.CARDS) {
      boolean hidden = prompt.seat() == 1 && prompt.kind() == Prompt.Kind.BATTLE_GOAL;
      game.choose(
          prompt.seat(), hidden ? new Choice.Goal(other ? 1 : 0) : prompt.options().getFirst());
    }
    game.choose(1, other ? new Choice.Cards(4, 2) : new Choice.Cards(0, 1));
    return game;
  }

  @ParameterizedTest
  @EnumSource(
      value = Samples.class,
      names = {"CELLAR_GH", "CELLAR_JL", "CELLAR_FH"})
  void whatIsHiddenDoesNotCountForWhatIsImagined(Samples sample) {
    Game one = otherwise(sample, false);
    Game other = otherwise(sample, true).insightFor(Set.of(0, 1)).imagine(77);
    assertThat(one.hash()).as("something is hidden").isNotEqualTo(other.hash());
    assertThat(one.viewFor(0)).isEqualTo(other.viewFor(0));
    for (long seed = 0; seed < 10; seed++) {
      Game first = one.insightFor(0).imagine(seed);
      Game second = other.insightFor(0).imagine(seed);
      assertThat(first.hash()).isEqualTo(second.hash());
      Luck luck = new Luck(seed);
      for (int i = 0; i < 60 && first.prompt() instanceof Prompt prompt; i++) {
        if (prompt.kind() == Prompt.Kind.TARGET) {
          assertThat(odds(first, prompt)).isEqualTo(odds(second, prompt));
        }
        Choice choice = luck.choice(prompt);
        assertThat(first.choose(prompt.seat(), choice))
            .isEqualTo(second.choose(prompt.seat(), choice));
        assertThat(first.viewFor(0)).isEqualTo(second.viewFor(0));
      }
    }
  }

  private static Odds odds(Game game, Prompt prompt) {
    return Odds.of(game.insightFor(prompt.seat()), prompt.seat(), prompt.options().getFirst());
  }
}
