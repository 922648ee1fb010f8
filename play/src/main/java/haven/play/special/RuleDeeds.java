package haven.play.special;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.card.Perk;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.Whom;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.scenario.Arrival;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;
import java.util.List;

/** What special rules do once they apply. */
public final class RuleDeeds {
  private RuleDeeds() {}

  /** All effects of a rule, as printed. */
  public record All(String rule, List<Deed> deeds, boolean scenarioEffect) implements Task {
    @Override
    public void run(Play play) {
      play.pushAll(deeds.stream().map(deed -> new Do(deed, scenarioEffect)).toList());
    }
  }

  /** One effect of a rule. */
  record Do(Deed deed, boolean scenarioEffect) implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      switch (deed) {
        case Deed.Spawn _ -> throw new IllegalStateException("spawns come in waves");
        case Deed.Unlock(var door) -> Arrival.unlock(play, door);
        case Deed.OpenDoor(var door) -> Arrival.open(play, FigureId.NOBODY, door);
        case Deed.CloseDoor(var door) -> Arrival.close(play, door);
        case Deed.LockDoor(var door) -> Arrival.lock(play, door);
        case Deed.Inflict(Consequence.Infuse infuse, Whom _) ->
            play.push(Happen.to(FigureId.NOBODY, infuse, Cause.SCENARIO));
        case Deed.Inflict(Consequence what, Whom whom) ->
            play.pushAll(
                affected(play, whom).stream()
                    .map(figure -> Happen.to(figure.id(), what, Cause.SCENARIO))
                    .toList());
        case Deed.OnFigures onFigures ->
            FigureDeeds.run(play, onFigures, affected(play, onFigures.whom()));
        case Deed.OnMap onMap -> MapDeeds.run(play, onMap);
        case Deed.SetElement(var element, var column) -> state.elements().set(element, column);
        case Deed.Count(String counter, int by) -> state.story().count(counter, by);
        case Deed.Win() -> {
          state.story().win();
          play.tell(new Event.GoalMet(play.cite(Cite.END)));
        }
        case Deed.Lose() -> {
          state.story().lose();
          play.tell(new Event.Lost(play.cite(Cite.END)));
        }
        case Deed.Tell(String text) ->
            play.tell(new Event.Told(play.cite(Cite.SPECIAL_RULE), text));
      }
    }

    /** Those who are meant; perks may spare a character (SCN-07). */
    private List<Figure> affected(Play play, Whom whom) {
      return Meant.all(play, whom).stream()
          .filter(figure -> !(scenarioEffect && ignores(play, figure)))
          .toList();
    }

    private static boolean ignores(Play play, Figure figure) {
      return play.heroOf(figure)
          .map(HeroState::hero)
          .map(hero -> hero.ignores().contains(Perk.Ignores.SCENARIO_EFFECTS))
          .orElse(false);
    }
  }
}
