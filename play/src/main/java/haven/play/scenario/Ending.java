package haven.play.scenario;

import haven.model.Cite;
import haven.model.rules.EndRules;
import haven.model.scenario.AllyCard;
import haven.play.Refused;
import haven.play.attack.Conditions;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.item.LootPile;
import haven.play.table.HeroState;
import haven.play.table.State;
import haven.play.turn.Rounds;
import java.util.ArrayList;
import java.util.List;

/** How a scenario ends (END). */
public final class Ending {
  private Ending() {}

  /** END-03: at the end of the round in which an end condition was met. */
  public record Check() implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      Goals.look(play);
      if (!state.story().isWon() && !state.story().isLost()) {
        play.push(new Rounds.Start());
        return;
      }
      boolean lost = verdict(state) == Verdict.LOST;
      for (int i = 0; i < state.heroes(); i++) {
        HeroState hero = state.hero(i);
        if (!hero.isOut()) {
          hero.tally()
              .isLeftWith(
                  Integer.bitCount(hero.cards().hand()),
                  Integer.bitCount(hero.cards().discards()),
                  state.figureOf(hero).hitPoints());
        }
      }
      Conditions.endOfScenario(play);
      state.story().end();
      play.tell(new Event.Ended(play.cite(Cite.END), !lost));
    }
  }

  public static Verdict verdict(State state) {
    boolean won = state.story().isWon();
    return won && !state.rules().levels().end().lossPrevails()
        ? Verdict.COMPLETED
        : Verdict.of(won, state.story().isLost(), tallies(state));
  }

  public static ScenarioResult result(State state, boolean triedAgain) {
    if (!state.story().isOver()) {
      throw new Refused(state.rules().cite(Cite.PLAYED_TO_THE_END), "the scenario is not over");
    }
    return ScenarioResult.of(
        state.setup(), end(state, triedAgain), state.goals(), tallies(state), levelsUp(state));
  }

  /** EX-ALY-01: an ally that survives may raise what the scenario gives. */
  private static int levelsUp(State state) {
    int most = 0;
    for (AllyCard ally : state.setup().scenario().allies()) {
      if (state.alive().stream().anyMatch(figure -> figure.nature().group().equals(ally.name()))) {
        most = Math.max(most, ally.levelsUp());
      }
    }
    return most;
  }

  private static LootPile.End end(State state, boolean triedAgain) {
    if (verdict(state) == Verdict.COMPLETED) {
      return LootPile.End.COMPLETED;
    }
    boolean must = state.rules().levels().end().triedAgain() == EndRules.TryAgain.MUST;
    return must || triedAgain ? LootPile.End.LOST_AND_PLAYED_AGAIN : LootPile.End.LOST_AND_RETURNED;
  }

  private static List<HeroTally> tallies(State state) {
    List<HeroTally> tallies = new ArrayList<>();
    for (int i = 0; i < state.heroes(); i++) {
      tallies.add(state.hero(i).tally());
    }
    return tallies;
  }
}
