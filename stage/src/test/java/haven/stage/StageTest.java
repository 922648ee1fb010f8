package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The stage itself: stacked decks and answers given beforehand. */
final class StageTest {
  private static Arena arena() {
    return Arena.in(Ruleset.FROSTHAVEN, "A   g   x   B")
        .hero('A', Arena.top(Ability.attack(2)))
        .hero('B')
        .monster('g', "Guard", StatLine.of(30, 0, 0, 0), MonsterCard.of(95, Ability.attack(1)));
  }

  private static List<Integer> attacks(Arena arena) {
    return arena.events(Event.What.MODIFIED).stream().map(Event::number).toList();
  }

  @Test
  void decksAreDrawnAsStacked() {
    Arena arena =
        arena()
            .stack('A', ModifierCard.plus(2), ModifierCard.plus(-1), ModifierCard.plus(1))
            .stackMonsters(ModifierCard.plus(1))
            .start();
    for (int round = 0; round < 2; round++) {
      arena.turnOf('A');
      arena.basicAttack(arena.only("Guard")).asIs().endRound();
    }
    assertThat(attacks(arena)).startsWith(4, 2, 1);
  }

  @Test
  void answersAreGivenBeforehand() {
    Arena arena = arena().start().turnOf('A').answering(Answers.Policy.LITTLE);
    arena.answer(Prompt.Kind.ACTION, new Choice.Act(0, true, false));
    arena.answer(Prompt.Kind.TARGET, arena.at(arena.only("Guard")));
    arena.until(prompt -> prompt.kind() == Prompt.Kind.CARDS);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
    assertThat(arena.log).filteredOn(event -> event.what() == Event.What.ATTACKED).hasSize(2);
  }
}
