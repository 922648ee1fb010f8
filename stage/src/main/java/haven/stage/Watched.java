package haven.stage;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.play.engine.Game;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Nature;
import haven.play.table.Side;
import java.util.Set;

/** A figure of the game in progress, always as it is now; it can be changed to set a scene. */
public record Watched(Game game, FigureId id) {

  /** What it is at the moment. */
  public Figure now() {
    return game.state().figure(id);
  }

  public Nature nature() {
    return now().nature();
  }

  public String name() {
    return now().name();
  }

  public Side side() {
    return now().side();
  }

  public Hex hex() {
    return now().hex();
  }

  public int hitPoints() {
    return now().hitPoints();
  }

  public int maxHitPoints() {
    return now().maxHitPoints();
  }

  public void hitPoints(int number) {
    game.state().hitPoints(id, number);
  }

  public boolean isGone() {
    return now().isGone();
  }

  public boolean isExhausted() {
    return now().isExhausted();
  }

  public boolean isFlying() {
    return now().isFlying();
  }

  public Initiative initiative() {
    return now().initiative();
  }

  public boolean has(Condition condition) {
    return now().has(condition);
  }

  public boolean hasAny() {
    return now().hasAny();
  }

  public boolean isFresh(Condition condition) {
    return now().isFresh(condition);
  }

  public boolean isImmuneTo(Condition condition) {
    return now().isImmuneTo(condition);
  }

  public Set<Condition> conditions() {
    return now().conditions();
  }

  @Override
  public String toString() {
    return now().toString();
  }
}
