package haven.packs;

import haven.model.ability.Element;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.play.engine.Dice;
import haven.play.engine.Prompt;
import haven.stage.Arena;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every monster type with its whole deck, against heroes who choose at random. */
final class MonsterGamesTest {
  private static final int DECISIONS = 250;

  @TestFactory
  Stream<DynamicTest> everyTypeFightsForSomeRounds() {
    return Gloomhaven.PACK.monsters().stream()
        .map(type -> DynamicTest.dynamicTest(type.name(), () -> fight(type)));
  }

  private static void fight(MonsterType type) {
    for (Rank rank : type.lines().getFirst().keySet()) {
      for (long seed = 0; seed < 4; seed++) {
        Arena stage = MonsterFloor.ADJACENT.start(type, rank, (int) seed).strong(Element.values());
        if (seed % 2 == 1) {
          stage.figure('m').hitPoints(5); // so that it dies as well
        }
        play(stage, seed);
      }
    }
  }

  private static void play(Arena stage, long seed) {
    Dice dice = Dice.of(seed);
    for (int i = 0; i < DECISIONS && stage.game.prompt() instanceof Prompt prompt; i++) {
      Dice.Roll roll = dice.below(prompt.options().size());
      dice = roll.next();
      try {
        stage.game.choose(prompt.seat(), prompt.options().get(roll.value()));
      } catch (RuntimeException failed) {
        throw new AssertionError("seed " + seed + " decision " + i + " " + prompt, failed);
      }
    }
  }
}
