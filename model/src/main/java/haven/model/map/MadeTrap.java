package haven.model.map;

import haven.model.FigureId;
import haven.model.ability.Ability;
import java.util.List;

/**
 * A trap that somebody has made, and that does more than others when it is sprung (TIL-14).
 *
 * @param maker the figure that made it
 * @param xp what the maker gains when one of its enemies springs it
 * @param sprung what happens to those adjacent to it, seen from the maker
 */
public record MadeTrap(HexEffect effect, FigureId maker, int xp, List<Ability.Inflict> sprung)
    implements WrittenEffect {
  public MadeTrap {
    sprung = List.copyOf(sprung);
  }

  @Override
  public boolean holds() {
    return effect.holds();
  }
}
