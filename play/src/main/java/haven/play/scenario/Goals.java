package haven.play.scenario;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.map.Formula;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.special.Meant;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.List;

/** Whether goals are met. */
public final class Goals {
  private Goals() {}

  /** Notes that the scenario is won or lost, which takes effect at the end of the round. */
  static void look(Play play) {
    State state = play.state();
    if (!state.story().isWon() && isMet(play, state.setup().scenario().goal())) {
      state.story().win();
      play.tell(new Event.GoalMet(play.cite(Cite.END)));
    }
    boolean allOut = true;
    boolean allExhausted = true;
    for (int i = 0; i < state.heroes(); i++) {
      HeroTally.Fate fate = state.hero(i).tally().fate();
      allOut &= fate != HeroTally.Fate.TAKES_PART;
      allExhausted &= fate == HeroTally.Fate.EXHAUSTED || fate == HeroTally.Fate.DEAD;
    }
    boolean loss =
        allExhausted
            || (allOut && !state.story().isWon())
            || state.setup().scenario().losses().map(goal -> isMet(play, goal)).orElse(false);
    if (loss && !state.story().isLost()) {
      state.story().lose();
      play.tell(new Event.Lost(play.cite(Cite.END)));
    }
  }

  /** Whether something is so now. */
  public static boolean isMet(Play play, Situation goal) {
    State state = play.state();
    return switch (goal) {
      case Situation.KillAll() -> noEnemies(state) && isAllRevealed(state);
      case Situation.KillRevealed() -> noEnemies(state);
      case Situation.KillType(String type) ->
          state.story().deaths(type) > 0 && !isThere(state, type);
      case Situation.KillCount(String type, Formula number) ->
          (type.isEmpty() ? state.story().monsterDeaths() : state.story().deaths(type))
              >= number.value(state.terms());
      case Situation.Destroyed(String name, Formula number) ->
          state.story().deaths(name) >= number.value(state.terms());
      case Situation.Escaped(String name, Formula number) ->
          state.story().escaped(name) >= number.value(state.terms());
      case Situation.Present(Whom whom, Formula number) ->
          Meant.all(play, whom).size() >= number.value(state.terms());
      case Situation.EveryRound(int every, int first) ->
          state.round() >= first && (state.round() - first) % every == 0;
      case Situation.Rounds(int number) -> state.story().roundsOver() >= number;
      case Situation.Looted(Formula tokens) ->
          state.story().lootedTokens() >= tokens.value(state.terms());
      case Situation.TreasuresLooted(String rule, Formula number) ->
          state.story().treasuresLooted(rule) >= number.value(state.terms());
      case Situation.AllEscaped() -> allEscaped(state);
      case Situation.Reached(List<Hex> hexes, boolean all) -> reached(state, hexes, all);
      case Situation.Revealed(Hex room) -> {
        Board board = state.board();
        yield state.map().progress().rooms().contains(board.room(board.at(room)));
      }
      case Situation.Opened(List<Hex> doors) -> {
        Board board = state.board();
        yield doors.stream().noneMatch(door -> board.isShut(board.at(door)));
      }
      case Situation.Counted(String counter, Formula number) ->
          state.story().counted(counter) >= number.value(state.terms());
      case Situation.AtLeast(Formula value, Formula number) ->
          value.value(state.terms()) >= number.value(state.terms());
      case Situation.All(List<Situation> goals) -> goals.stream().allMatch(one -> isMet(play, one));
      case Situation.Any(List<Situation> goals) -> goals.stream().anyMatch(one -> isMet(play, one));
      case Situation.Not(Situation other) -> !isMet(play, other);
    };
  }

  private static boolean isThere(State state, String type) {
    for (Figure figure : state.alive()) {
      if (Meant.is(figure, type)) {
        return true;
      }
    }
    return false;
  }

  private static boolean noEnemies(State state) {
    List<Figure> alive = state.alive();
    for (int i = 0; i < alive.size(); i++) {
      Nature nature = alive.get(i).nature();
      if (nature.side() == Side.MONSTERS && nature.isMonster()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAllRevealed(State state) {
    Board board = state.board();
    return state.setup().scenario().map().rooms().stream()
        .allMatch(
            room -> state.map().progress().rooms().contains(board.room(board.at(room.anyHex()))));
  }

  private static boolean allEscaped(State state) {
    boolean some = false;
    for (int i = 0; i < state.heroes(); i++) {
      HeroTally.Fate fate = state.hero(i).tally().fate();
      if (fate == HeroTally.Fate.TAKES_PART) {
        return false;
      }
      some |= fate == HeroTally.Fate.ESCAPED;
    }
    return some;
  }

  private static boolean reached(State state, List<Hex> hexes, boolean all) {
    boolean some = false;
    boolean every = true;
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (!hero.isOut() && hero.figure().isSomebody()) {
        boolean there = hexes.contains(state.figureOf(hero).hex());
        some |= there;
        every &= there;
      }
    }
    return all ? some && every : some;
  }
}
