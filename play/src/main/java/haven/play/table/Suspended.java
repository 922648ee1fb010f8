package haven.play.table;

import haven.model.ability.Duration;
import haven.model.ability.ElementIcon;
import haven.play.ability.Elements;
import java.util.List;

/**
 * A turn that has to wait for another one in the middle of an ability.
 *
 * @param infused what was infused in it and is not strong before it ends (ELM-03)
 * @param effects those that last as long as it does
 */
public record Suspended(
    TurnLog turn, List<ElementIcon> infused, List<Frame> frames, List<Active> effects) {

  static Suspended of(TurnLog turn, Elements elements, List<Frame> frames, List<Active> actives) {
    return new Suspended(
        turn.copy(),
        elements.takeInfused(),
        List.copyOf(frames),
        actives.stream().filter(active -> active.duration() == Duration.TURN).toList());
  }

  /** The turn goes on. */
  public void resume(State state) {
    state.turn().resume(turn);
    infused.forEach(state.elements()::infuse);
    frames.forEach(state::open);
    effects.stream().filter(one -> !state.figure(one.owner()).isGone()).forEach(state::add);
  }
}
