package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.engine.Stock;
import haven.rulebook.Edition;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Objects;

/** What is left to chance: by dice, by somebody who says what came up, or told beforehand. */
final class ChanceTest {
  private static final ModifierCard MINUS = ModifierCard.plus(-1);
  private static final ModifierCard PLUS = ModifierCard.plus(1);

  /** A may attack the guard; its deck has as many +1 as -1. */
  private static Arena arena(Ruleset ruleset) {
    return Arena.in(ruleset, "B   A   g")
        .hero('A', Arena.top(Ability.attack(3)))
        .company('B')
        .modifiers('A', MINUS, PLUS)
        .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(70), MonsterCard.of(80));
  }

  private static Arena atTheTable(Ruleset ruleset) {
    Arena arena = arena(ruleset).start().turnOf('A');
    arena.game = arena.game.copy(Chance.Source.TABLE);
    return arena.performTop();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void atATableSomebodySaysWhatCameUp(Ruleset ruleset) {
    Arena arena = atTheTable(ruleset);
    arena.strike(arena.only("Guard"));
    Prompt prompt = arena.prompt();
    assertThat(prompt.kind()).isEqualTo(Prompt.Kind.CHANCE);
    assertThat(prompt.decider()).isEqualTo(Prompt.CHANCE);
    assertThat(prompt.group()).as("any seat may say it").isTrue();
    assertThat(arena.game.viewFor(0).prompts()).containsExactly(prompt);
    boolean board = prompt.options().size() == 3;
    assertThat(prompt.weights()).isEqualTo(board ? List.of(1, 1, 1) : List.of(9, 9));
    assertThat(arena.game.words(arena.game.phrase(prompt)))
        .contains("attack modifier")
        .contains("A");
    assertThat(arena.game.words(prompt, prompt.options().get(1))).isEqualTo("+1");
    assertThatThrownBy(() -> arena.choose(new Choice.Came(7))).isInstanceOf(Refused.class);
    arena.choose(prompt.options().get(1));
    assertThat(arena.events(Event.What.DREW))
        .extracting(event -> ((Event.Drew) event).cards())
        .containsExactly(List.of(PLUS));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(4);
  }

  /** Every branch of a chance node can be gone, from the same place. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aGameByDiceCanBeAskedWhatMayComeUp(Ruleset ruleset) {
    Arena arena = arena(ruleset).start().turnOf('A').performTop();
    Game node = arena.game.copy(Chance.Source.TABLE);
    node.choose(arena.at(arena.only("Guard")));
    while (node.prompt() instanceof Prompt asked && asked.kind() != Prompt.Kind.CHANCE) {
      node.choose(new Choice.Accept());
    }
    Prompt prompt = Objects.requireNonNull(node.prompt());
    for (Choice came : prompt.options()) {
      Game branch = node.copy();
      branch.choose(came);
      int suffered = 20 - branch.state().figure(arena.only("Guard").id()).hitPoints();
      assertThat(suffered).isEqualTo(node.words(prompt, came).equals("+1") ? 4 : 2);
    }
    assertThat(arena.lost(arena.only("Guard"))).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theMonstersCardIsSaid(Ruleset ruleset) {
    Arena arena = arena(ruleset).start();
    arena.game = arena.game.copy(Chance.Source.TABLE);
    arena.selectFirstTwo();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.CHANCE);
    assertThat(arena.prompt().weights()).containsOnly(1);
    arena.choose(new Choice.Came(1));
    assertThat(arena.events(Event.What.MONSTER_CARD))
        .extracting(event -> ((Event.MonsterCardDrawn) event).card().initiative())
        .containsExactly(80);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whatIsForetoldComesUp(Ruleset ruleset) {
    Arena arena = arena(ruleset).comesUp(Stock.monsterCards("Guard deck"), 1).start().turnOf('A');
    assertThat(arena.events(Event.What.MONSTER_CARD))
        .extracting(event -> ((Event.MonsterCardDrawn) event).card().initiative())
        .containsExactly(80);
    arena.comesUp('A', PLUS).performTop().strike("Guard");
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(4);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatCannotComeUpIsNotForetoldInSilence(Ruleset ruleset) {
    Arena arena = arena(ruleset).start().turnOf('A');
    assertThatThrownBy(() -> arena.comesUp('A', ModifierCard.plus(2)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("+2");
    arena.comesUp('A', ModifierCard.BLESS).performTop();
    assertThatThrownBy(() -> arena.strike("Guard"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("MODIFIERS of A");
  }

  /** What was said is a choice like any other: it is in the log, and can be taken back. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void whatWasSaidIsOnRecord(Ruleset ruleset) {
    Arena arena = arena(ruleset);
    Game game = Arena.begin(arena.setup(), Chance.of(Chance.Source.TABLE, 0));
    while (game.prompt() instanceof Prompt prompt && game.state().round() < 2) {
      game.choose(prompt.options().getFirst());
    }
    assertThat(game.choices()).extracting(Game.Made::choice).contains(new Choice.Came(0));
    Game again = Arena.begin(arena.setup(), Chance.of(Chance.Source.TABLE, 0));
    game.choices().forEach(made -> again.choose(made.seat(), made.choice()));
    assertThat(again.hash()).isEqualTo(game.hash());
  }
}
