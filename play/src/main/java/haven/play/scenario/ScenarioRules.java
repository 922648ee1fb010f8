package haven.play.scenario;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.card.Perk;
import haven.model.map.Formula;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.model.words.Phrase;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.map.Newcomer;
import haven.play.special.FigureDeeds;
import haven.play.special.MapDeeds;
import haven.play.special.Meant;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The special rules of a scenario (SCN-15). */
public final class ScenarioRules {
  private ScenarioRules() {}

  /** Looks at all rules of this moment, then at those for "whenever" and at the goal. */
  private static void apply(Play play, Moment moment) {
    List<ScenarioRule> rules = play.state().setup().scenario().rules();
    List<Integer> due = new ArrayList<>();
    for (int i = 0; i < rules.size(); i++) {
      ScenarioRule rule = rules.get(i);
      if (isMeant(play, rule.moment(), moment) && holds(play, rule) && mayApply(play, rule, i)) {
        due.add(i);
      }
    }
    play.push(new Whenever());
    List<Task> effects = effects(play, due);
    if (moment instanceof Moment.RoundStart) {
      play.push(new AnyOrder(effects));
    } else {
      play.pushAll(effects);
    }
  }

  /** What these rules do: each of them, and all their spawns at the same time (SPN-10). */
  private static List<Task> effects(Play play, List<Integer> due) {
    State state = play.state();
    List<Task> effects = new ArrayList<>();
    List<Newcomer> wave = new ArrayList<>();
    for (int index : due) {
      ScenarioRule rule = state.setup().scenario().rules().get(index);
      state.story().applied(index);
      play.tell(new Event.RuleApplied(play.cite(Cite.SPECIAL_RULE), rule.name()));
      List<Deed> deeds = new ArrayList<>();
      for (Deed deed : rule.deeds()) {
        if (deed instanceof Deed.Spawn(var type, var symbol, var hex, var number)) {
          symbol
              .rank(state.terms().characters())
              .map(rank -> new Newcomer(type, rank, hex))
              .ifPresent(one -> wave.addAll(Collections.nCopies(many(state, number), one)));
        } else {
          deeds.add(deed);
        }
      }
      if (!deeds.isEmpty()) {
        effects.add(new All(rule.name(), List.copyOf(deeds), rule.scenarioEffect()));
      }
    }
    if (!wave.isEmpty()) {
      effects.add(new Arrival.Wave(List.copyOf(wave), List.of(), List.of()));
    }
    return List.copyOf(effects);
  }

  private static int many(State state, Formula number) {
    return Math.max(0, number.value(state.terms()));
  }

  /** RND-02: effects at the start of a round come in the order that the group likes. */
  public record AnyOrder(List<Task> effects) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.CHOOSE.order");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Next(int effect)
          ? words(effects.get(effect))
          : Question.super.means(play, prompt, choice);
    }

    private static Phrase words(Task effect) {
      return effect instanceof All all
          ? Phrase.of("name", all.rule())
          : Phrase.of("opt.monstersAppear");
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int i = 0; i < effects.size(); i++) {
        options.add(new Choice.Next(i));
      }
      return play.askGroup(Prompt.Kind.CHOOSE, FigureId.NOBODY, Cite.SPECIAL_RULE, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      List<Task> rest = new ArrayList<>(effects);
      Task next = rest.remove(((Choice.Next) choice).effect());
      play.push(new AnyOrder(List.copyOf(rest)));
      play.push(next);
    }
  }

  /** All effects of a rule, as printed. */
  record All(String rule, List<Deed> deeds, boolean scenarioEffect) implements Task {
    @Override
    public void run(Play play) {
      play.pushAll(deeds.stream().map(deed -> new Do(deed, scenarioEffect)).toList());
    }
  }

  /** Something has changed on the map in the middle of a turn: special rules may be due. */
  public static void lookAgain(Play play) {
    boolean begun = play.state().round() > 0; // before that nobody is there to whom it can happen
    if (begun && speaksOf(play, Moment.Whenever.class)) {
      play.push(new Whenever());
    }
  }

  private static boolean isMeant(Play play, Moment printed, Moment now) {
    return switch (printed) {
      case Moment.TurnStart(Whom whose) ->
          now instanceof Moment.TurnStart && Meant.isActing(play, whose);
      case Moment.Forgone _ -> false; // only if it is chosen
      case Moment.TurnEnd(Whom whose) ->
          now instanceof Moment.TurnEnd && Meant.isActing(play, whose);
      case Moment.RoundStart(int round) ->
          now instanceof Moment.RoundStart(int number) && (round == 0 || round == number);
      case Moment.RoundEnd(int round) ->
          now instanceof Moment.RoundEnd(int number) && (round == 0 || round == number);
      case Moment.Start _,
          Moment.Section _,
          Moment.Plate _,
          Moment.TreasureLooted _,
          Moment.Died _,
          Moment.Whenever _ ->
          printed.equals(now);
    };
  }

  private static boolean holds(Play play, ScenarioRule rule) {
    for (Situation goal : rule.conditions()) {
      if (!Goals.isMet(play, goal)) {
        return false;
      }
    }
    return true;
  }

  /** A rule for "whenever" applies each time its conditions have come true. */
  private static boolean mayApply(Play play, ScenarioRule rule, int index) {
    return !(rule.once() && play.state().story().isApplied(index));
  }

  /** At the end of set-up. */
  record Begin() implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.Start());
    }
  }

  public record RoundStarts(int round) implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.RoundStart(round));
    }
  }

  public record RoundEnds(int round) implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.RoundEnd(round));
    }
  }

  /** The turn of a figure starts. */
  public static void turnStarts(Play play) {
    if (speaksOf(play, Moment.TurnStart.class)) {
      play.push(new TurnStarts());
    }
  }

  /** The turn of a figure ends. */
  public static void turnEnds(Play play) {
    if (speaksOf(play, Moment.TurnEnd.class)) {
      play.push(new TurnEnds());
    }
  }

  private static boolean speaksOf(Play play, Class<? extends Moment> moment) {
    List<ScenarioRule> rules = play.state().setup().scenario().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (moment.isInstance(rules.get(i).moment())) {
        return true;
      }
    }
    return false;
  }

  /** What the acting character may do instead of an action. */
  public static void offer(Play play, boolean top, boolean bottom, List<Choice> options) {
    if (!speaksOf(play, Moment.Forgone.class)) {
      return;
    }
    List<ScenarioRule> rules = play.state().setup().scenario().rules();
    for (int i = 0; i < rules.size(); i++) {
      ScenarioRule rule = rules.get(i);
      if (rule.moment() instanceof Moment.Forgone forgone
          && Meant.isActing(play, forgone.by())
          && holds(play, rule)
          && mayApply(play, rule, i)) {
        if (top && forgone.isFor(true)) {
          options.add(new Choice.Forgo(i, true));
        }
        if (bottom && forgone.isFor(false)) {
          options.add(new Choice.Forgo(i, false));
        }
      }
    }
  }

  /** An action was given up for this rule. */
  public static void forgone(Play play, int rule) {
    play.push(new Whenever());
    play.pushAll(effects(play, List.of(rule)));
  }

  record TurnStarts() implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.TurnStart(Whom.SELF));
    }
  }

  record TurnEnds() implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.TurnEnd(Whom.SELF));
    }
  }

  public record Section(String name) implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.Section(name));
    }
  }

  record Plate(String effect) implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.Plate(effect));
    }
  }

  public record TreasureLooted(String rule) implements Task {
    @Override
    public void run(Play play) {
      play.state().story().treasureLooted(rule);
      apply(play, new Moment.TreasureLooted(rule));
    }
  }

  public record Died(String name, String group) implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.Died(name));
      if (!group.equals(name)) {
        apply(play, new Moment.Died(group));
      }
    }
  }

  /** What the way to the scenario has brought, to the heroes it happened to (SET-01, SET-09). */
  record Events() implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      List<Task> tasks = new ArrayList<>();
      for (EventEffect effect : state.setup().circumstances().effects()) {
        for (Figure figure : state.alive()) {
          if (play.heroOf(figure)
              .filter(one -> one.hero().name().equals(effect.hero()))
              .isPresent()) {
            tasks.add(Happen.to(figure.id(), effect.what(), Cause.SCENARIO));
          }
        }
      }
      play.pushAll(tasks);
    }
  }

  /** Rules whose conditions have come true since they were last looked at, and the goal. */
  public record Whenever() implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      List<ScenarioRule> rules = state.setup().scenario().rules();
      List<Integer> due = new ArrayList<>(0);
      for (int i = 0; i < rules.size(); i++) {
        ScenarioRule rule = rules.get(i);
        if (rule.moment() instanceof Moment.Whenever) {
          boolean now = holds(play, rule);
          if (now && !state.story().wasTrue(i) && mayApply(play, rule, i)) {
            due.add(i);
          }
          state.story().isTrue(i, now);
        }
      }
      if (!due.isEmpty()) {
        play.push(this);
        play.pushAll(effects(play, due));
      }
      Goals.look(play);
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
