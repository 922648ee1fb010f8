package haven.play.modifier;

import static haven.play.modifier.Table.chance;
import static haven.play.modifier.Table.draw;
import static haven.play.modifier.Table.supply;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** BMD: a die, a board and a stone. */
final class ModifierBoardTest {
  private static final Ruleset BB = Ruleset.BUTTONS_AND_BUGS;
  private static final ModifierRules RULES = BB.modifiers();
  private static final Supply SUPPLY = supply(BB);

  private static ModifierBoard standard() {
    return new ModifierBoard(RULES, Modifiers.standard(RULES));
  }

  private static void attack(ModifierBoard board, Lean lean, Chance chance) {
    draw(board, lean, Attacker.MONSTER, Set.of(), chance);
    board.settle(SUPPLY);
  }

  @Test
  void aCopyIsABoardOfItsOwn() {
    ModifierBoard board = standard();
    draw(board, Lean.NEITHER, Attacker.MONSTER, Set.of(), chance(1));
    String before = board.toString();
    ModifierBoard copy = board.copy();
    assertThat(copy).hasToString(before);
    assertThatThrownBy(() -> attack(copy, Lean.NEITHER, chance(1)))
        .isInstanceOf(IllegalStateException.class);
    copy.settle(SUPPLY);
    assertThat(copy.toString()).isNotEqualTo(before);
    assertThat(board).hasToString(before);
  }
}
