package haven.play.item;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Terrain;
import haven.model.rules.LootRules;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** What lies about in a scene, and who may pick it up. */
public record Looting(Scene scene) {

  private LootRules rules() {
    return scene.ruleset().loot();
  }

  /**
   * What a Loot ability takes: everything within its range, own hex included, whatever else is
   * there (LOT-10). Nothing has been picked up yet; that is {@link Haul#take}.
   */
  public Haul byAbility(Figure looter, int range) {
    int from = scene.board().at(looter.hex());
    return haul(
        looter,
        cell ->
            scene.board().range(from, cell) <= range
                && (!rules().needsSight() || scene.sight().sees(from, cell)));
  }

  /** What a character loots at the end of its turn: what is in its hex, like it or not (LOT-20). */
  public Haul atEndOfTurn(Figure figure) {
    int own = scene.board().at(figure.hex());
    return haul(figure, cell -> cell == own);
  }

  private Haul haul(Figure looter, IntPredicate within) {
    List<Haul.Find> finds = new ArrayList<>();
    if (rules().isThereLoot()) {
      Board board = scene.board();
      Ground ground = scene.ground();
      for (int cell = 0; cell < board.cells(); cell++) {
        boolean treasure = ground.at(cell) == Terrain.TREASURE && looter.isCharacter(); // LOT-13
        if (within.test(cell) && (treasure || ground.tokens(cell) > 0)) {
          finds.add(new Haul.Find(board.hex(cell), ground.tokens(cell), treasure));
        }
      }
    }
    return new Haul(rules().token(), finds);
  }
}
