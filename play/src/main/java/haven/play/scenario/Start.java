package haven.play.scenario;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.card.BattleGoal;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.rules.SetUpRules;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Summons;
import haven.play.engine.ByLot;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Lots;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Stock;
import haven.play.engine.Task;
import haven.play.map.StartHexes;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.table.Stage;
import haven.play.table.State;
import haven.play.turn.Rounds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the players decide before the first round (SET-01). */
public final class Start {
  private Start() {}

  /** The table as it is laid, with all that is to be done before the first round. */
  public static State opening(Stage stage, Chance chance) {
    State state = stage.table(chance);
    state.push(new Rounds.Start());
    state.push(new Steps());
    Guest.of(stage.setup().scenario()).forEach(ally -> state.push(new Guest(ally)));
    for (int i = state.heroes() - 1; i >= 0; i--) {
      if (state.hero(i).hero().characterClass().companion().isPresent()) {
        state.push(new Beside(i));
      }
    }
    for (int i = state.heroes() - 1; i >= 0; i--) {
      state.push(new Place(i));
    }
    for (RoomSetup room : stage.rooms().reversed()) {
      state.push(new Arrival.Room(room, Optional.empty(), List.of()));
    }
    return state;
  }

  /** What follows once the characters are on the map, in the order of each game. */
  public record Steps() implements Task {
    @Override
    public void run(Play play) {
      List<Task> tasks = new ArrayList<>();
      for (SetUpRules.Step step : play.rules().hexes().setUp().order()) {
        switch (step) {
          case BATTLE_GOALS -> {
            for (int i = 0; i < play.state().heroes(); i++) {
              tasks.add(new DealGoal(i));
            }
            for (int i = 0; i < play.state().heroes(); i++) {
              tasks.add(new KeepGoal(i));
            }
          }
          case SCENARIO_EFFECTS -> tasks.add(new ScenarioRules.Begin());
          case EVENT_EFFECTS -> tasks.add(new ScenarioRules.Events());
        }
      }
      play.pushAll(tasks);
    }
  }

  /** Battle goals are dealt at random, one after the other and in secret (BGL-01). */
  record DealGoal(int hero) implements ByLot {
    @Override
    public Stock stock(Play play) {
      return new Stock(Stock.Kind.BATTLE_GOALS, play.state().hero(hero).hero().name());
    }

    @Override
    public Lots lots(Play play) {
      return play.state().goals().lots(hero);
    }

    @Override
    public Cite cite() {
      return Cite.BATTLE_GOAL;
    }

    @Override
    public int seat(Play play) {
      return play.state().hero(hero).seat();
    }

    @Override
    public Phrase words(Play play, int what) {
      return KeepGoal.words(play.state().setup().box().battleGoals().get(what));
    }

    @Override
    public void came(Play play, int what) {
      play.state().goals().deal(hero, what);
      play.push(this);
    }
  }

  /** Battle goals are kept in secret (BGL-01). */
  public record KeepGoal(int hero) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return play.state().hero(hero).hero().name();
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Goal(int goal)
          ? words(play.state().goals().dealt(hero).get(goal))
          : Question.super.means(play, prompt, choice);
    }

    private static Phrase words(BattleGoal goal) {
      return Phrase.of("colon", goal.name(), Phrase.chain("and", CardWords.goal(goal)));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.state().goals().mustChoose(hero)) {
        for (int i = 0; i < play.state().goals().dealt(hero).size(); i++) {
          options.add(new Choice.Goal(i));
        }
      }
      return new Prompt(
          Prompt.Kind.BATTLE_GOAL,
          play.state().hero(hero).seat(),
          false,
          hero,
          FigureId.NOBODY,
          play.cite(Cite.BATTLE_GOAL),
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      BattleGoal goal = play.state().goals().dealt(hero).get(((Choice.Goal) choice).goal());
      play.state().goals().keep(hero, List.of(goal));
      play.tell(
          new Event.GoalDealt(
              play.cite(Cite.BATTLE_GOAL), play.state().hero(hero).seat(), Optional.of(goal)));
    }
  }

  /** EX-ALY-01: an ally that an event sends along starts next to some character. */
  public record Guest(AllyCard ally) implements Question {
    /** The allies for which the map has no hex, and that no rule brings later. */
    public static List<AllyCard> of(Scenario scenario) {
      List<AllyCard> guests = new ArrayList<>();
      for (AllyCard ally : scenario.allies()) {
        if (scenario.map().rooms().stream()
                .flatMap(room -> room.marked().stream())
                .noneMatch(hex -> hex.label().equals(ally.name()))
            && !isBrought(scenario, ally.name())) {
          guests.add(ally);
        }
      }
      return guests;
    }

    private static boolean isBrought(Scenario scenario, String ally) {
      return scenario.rules().stream()
          .flatMap(rule -> rule.deeds().stream())
          .anyMatch(deed -> deed instanceof Deed.Bring bring && bring.ally().equals(ally));
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.for", ally.name());
    }

    @Override
    public Prompt prompt(Play play) {
      Set<Choice> options = new LinkedHashSet<>();
      for (Figure figure : play.state().alive()) {
        if (figure.nature().isCharacter()) {
          Summons.emptyAround(play, figure.hex()).forEach(hex -> options.add(new Choice.To(hex)));
        }
      }
      return play.askGroup(Prompt.Kind.HEX, FigureId.NOBODY, Cite.ALLY, List.copyOf(options));
    }

    @Override
    public void answer(Play play, Choice choice) {
      Arrival.guest(play, ally, 1, ((Choice.To) choice).hex());
    }
  }

  /** Each character takes a free starting hex (SET-04, SET-05). */
  public record Place(int hero) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return play.state().hero(hero).hero().name();
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      StartHexes.free(play.state()).forEach(hex -> options.add(new Choice.To(hex)));
      return new Prompt(
          Prompt.Kind.START_HEX,
          play.state().hero(hero).seat(),
          false,
          hero,
          FigureId.NOBODY,
          play.cite(Cite.START_HEX),
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Hex hex = ((Choice.To) choice).hex();
      HeroState state = play.state().hero(hero);
      Nature nature =
          new Nature(
              state.hero().name(),
              Nature.Kind.CHARACTER,
              Side.PARTY,
              state.hero().name(),
              Rank.NORMAL,
              0,
              hero,
              FigureId.NOBODY,
              MonsterOrigin.SET_UP,
              Optional.empty(),
              Nature.Stats.of(state.hero().hitPoints()));
      Figure figure = play.state().place(nature, hex);
      play.tell(new Event.Placed(play.cite(Cite.START_HEX), figure.id(), hex));
    }

    @Override
    public void nothing(Play play) {
      throw new IllegalStateException("no starting hex is free");
    }
  }
}
