package haven.model.map;

import haven.model.FigureId;

/**
 * A trap that somebody will gain experience from when one of its enemies springs it (TIL-14).
 *
 * @param maker the figure that made it
 */
public record MadeTrap(HexEffect effect, FigureId maker, int xp) implements WrittenEffect {
  @Override
  public boolean holds() {
    return effect.holds();
  }
}
