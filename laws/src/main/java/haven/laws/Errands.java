package haven.laws;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.FigureId;
import haven.model.map.Formula;
import haven.model.map.PressurePlate;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a scenario asks of its heroes beside fighting: where somebody still has to go. */
final class Errands {
  private final State state;
  private final Scenario scenario;
  private final ScenarioMap map;

  Errands(State state) {
    this.state = state;
    scenario = state.setup().scenario();
    map = scenario.map();
  }

  /** What has been done so far: goal treasures looted, rules brought about, characters gone. */
  int done() {
    int done = state.map().progress().escaped().size();
    for (int i = 0; i < scenario.rules().size(); i++) {
      done += scenario.rules().get(i).once() && state.story().isApplied(i) ? 1 : 0;
    }
    for (Hex goal : goals()) {
      done += isRevealed(goal) && !isThere(goal) ? 1 : 0;
    }
    return done + doors(scenario.goal(), false).size() + occupied(scenario.goal());
  }

  /** The doors of the goal that are shut, or those that are not. */
  private List<Hex> doors(Situation goal, boolean shut) {
    return goal instanceof Situation.Opened(List<Hex> doors)
        ? doors.stream()
            .filter(door -> state.board().isShut(state.board().at(door)) == shut)
            .toList()
        : List.of();
  }

  /** The hexes of the goal on which characters stand that should. */
  private int occupied(Situation goal) {
    List<Hex> awaited = new ArrayList<>();
    awaited(goal, awaited);
    return (int) awaited.stream().filter(hex -> isTaken(hex, FigureId.NOBODY)).count();
  }

  /** Hexes on which the goal wants somebody to be, as many as this party has to occupy. */
  private void awaited(Situation goal, List<Hex> hexes) {
    if (goal instanceof Situation.Present(Whom whom, Formula _)) {
      hexes.addAll(whom.at());
    } else if (goal instanceof Situation.All(List<Situation> parts)) {
      parts.forEach(part -> awaited(part, hexes));
    } else if (goal instanceof Situation.Any(List<Situation> parts)
        && parts.stream().noneMatch(this::isSpared)) {
      parts.forEach(part -> awaited(part, hexes));
    }
  }

  /** Whether the party is too small for something that is asked of larger ones. */
  private boolean isSpared(Situation part) {
    return part instanceof Situation.Not(Situation.AtLeast(Formula value, Formula number))
        && value.value(state.terms()) < number.value(state.terms());
  }

  private boolean isTaken(Hex hex, FigureId byAnotherThan) {
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (!hero.isOut()
          && hero.figure().isSomebody()
          && !hero.figure().equals(byAnotherThan)
          && state.figureOf(hero).hex().equals(hex)) {
        return true;
      }
    }
    return false;
  }

  private List<Hex> goals() {
    List<Hex> goals = new ArrayList<>();
    for (RoomSetup room : map.rooms()) {
      for (TreasureTile tile : room.treasures()) {
        if (tile.treasure() instanceof Treasure.Goal) {
          goals.add(tile.hex());
        }
      }
    }
    return goals;
  }

  private boolean isThere(Hex hex) {
    return state.ground().at(state.board().at(hex)) == Terrain.TREASURE;
  }

  private boolean isRevealed(Hex hex) {
    int cell = state.board().cell(hex);
    int room = cell == Board.NONE ? Board.NONE : state.board().room(cell);
    return state.map().progress().rooms().contains(room);
  }

  /** Hexes in sight that somebody should go to. */
  List<Hex> hexes() {
    List<Hex> hexes = new ArrayList<>();
    goals().stream().filter(this::isThere).forEach(hexes::add);
    for (PressurePlate plate : map.plates()) {
      if (isAwaited(plate.effect())) {
        hexes.add(plate.hex());
      }
    }
    asked(scenario.goal(), hexes);
    awaited(scenario.goal(), hexes);
    hexes.removeIf(hex -> isTaken(hex, state.turn().figure()));
    hexes.removeIf(hex -> !isRevealed(hex));
    for (Hex door : doors(scenario.goal(), true)) {
      if (Arrays.stream(Direction.values()).map(door::step).anyMatch(this::isRevealed)) {
        hexes.add(door);
      }
    }
    return hexes;
  }

  /** Of the steps that are offered the one that leads to the next errand; once there, none. */
  Optional<Choice> step(Prompt prompt) {
    if (prompt.kind() != Prompt.Kind.STEP) {
      return Optional.empty();
    }
    List<Hex> hexes = hexes();
    if (hexes.contains(state.hexOf(state.turn().figure()))) {
      return Optional.<Choice>of(new Choice.Decline()).filter(prompt.options()::contains);
    }
    return hexes.isEmpty()
        ? Optional.empty()
        : prompt.options().stream()
            .filter(Choice.To.class::isInstance)
            .min(Comparator.comparingInt(choice -> distance((Choice.To) choice, hexes)));
  }

  private static int distance(Choice.To step, List<Hex> hexes) {
    return hexes.stream().mapToInt(step.hex()::distanceTo).min().orElse(0);
  }

  /** Whether a rule that acts once is still waiting for the plate. */
  private boolean isAwaited(String plate) {
    for (int i = 0; i < scenario.rules().size(); i++) {
      ScenarioRule rule = scenario.rules().get(i);
      if (rule.once()
          && !state.story().isApplied(i)
          && rule.moment() instanceof Moment.Plate(String effect)
          && effect.equals(plate)) {
        return true;
      }
    }
    return false;
  }

  private void asked(Situation goal, List<Hex> hexes) {
    if (goal instanceof Situation.Reached reached) {
      hexes.addAll(reached.hexes());
    } else if (goal instanceof Situation.AllEscaped) {
      hexes.addAll(map.escapes());
    } else if (goal instanceof Situation.All(List<Situation> parts)) {
      parts.forEach(part -> asked(part, hexes));
    }
  }
}
