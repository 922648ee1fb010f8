package haven.stage;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import java.util.List;

/**
 * Arenas for whole rounds: hero A has a blow that kills whatever it hits and a long walk, hero B
 * waits, where a party has two.
 */
final class Parties {
  private static final int INITIATIVE = 20;

  private Parties() {}

  /** Card 0: attack 50 at the top; card 1: move 6 at the bottom. */
  static Arena of(Ruleset ruleset, String picture) {
    return of(ruleset, picture, Arena.top(Ability.attack(50)), Arena.bottom(Ability.move(6)));
  }

  static Arena of(Ruleset ruleset, String picture, AbilityCard... cards) {
    Arena arena = Arena.in(ruleset, picture).hero('A', cards);
    return isForTwo(ruleset) ? arena.hero('B') : arena;
  }

  static boolean isForTwo(Ruleset ruleset) {
    return ruleset.levels().party().largest() > 1;
  }

  /** A card with that top, and nothing else. */
  static AbilityCard top(CardAction action) {
    return AbilityCard.of("Special", INITIATIVE, action, CardAction.of());
  }

  /** Hero A, whose turn it is, strikes with card 0. */
  static void strike(Arena arena, Watched target) {
    arena.choose("top 0");
    arena.choose(arena.at(target));
  }

  /** Hero A, whose turn it is, walks with card 1, one named hex after the other, and stops. */
  static void walk(Arena arena, String hexes) {
    arena.choose("bottom 1");
    for (char hex : hexes.toCharArray()) {
      arena.choose(new Choice.To(arena.hex(hex)));
    }
    if (arena.game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.STEP) {
      arena.choose("no");
    }
  }

  /** Answers everything with its first option until the next round, or the end of the scenario. */
  static Arena finishRound(Arena arena) {
    int round = arena.game.state().round();
    while (arena.game.prompt() instanceof Prompt prompt && arena.game.state().round() == round) {
      arena.choose(prompt.options().getFirst());
    }
    return arena;
  }

  /** Answers everything with its last option until cards are selected. */
  static Arena lastUntilCards(Arena arena) {
    while (arena.game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.CARDS) {
      arena.choose(prompt.options().getLast());
    }
    return arena;
  }

  static List<String> things(List<Event> events) {
    return events.stream().map(Event::words).toList();
  }
}
