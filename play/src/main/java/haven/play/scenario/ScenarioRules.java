package haven.play.scenario;

import haven.model.Cite;
import haven.model.FigureId;
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
import haven.play.special.Meant;
import haven.play.special.RuleDeeds;
import haven.play.special.StandingRules;
import haven.play.table.Figure;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The special rules of a scenario (SCN-15). */
public final class ScenarioRules {
  private ScenarioRules() {}

  /** Looks at all rules of this moment, then at those for "whenever" and at the goal. */
  private static void apply(Play play, Moment moment) {
    apply(play, moment, FigureId.NOBODY);
  }

  /**
   * @param gone whoever has died or is exhausted at this moment
   */
  private static void apply(Play play, Moment moment, FigureId gone) {
    List<ScenarioRule> rules = play.state().setup().scenario().rules();
    List<Integer> due = new ArrayList<>();
    for (int i = 0; i < rules.size(); i++) {
      ScenarioRule rule = rules.get(i);
      if (isMeant(play, rule.moment(), moment, gone)
          && holds(play, rule)
          && mayApply(play, rule, i)) {
        due.add(i);
      }
    }
    play.push(new Whenever());
    List<Task> effects = effects(play, due, gone);
    if (moment instanceof Moment.RoundStart) {
      play.push(new AnyOrder(effects));
    } else {
      play.pushAll(effects);
    }
  }

  /** What these rules do: each of them, and all their spawns at the same time (SPN-10). */
  private static List<Task> effects(Play play, List<Integer> due, FigureId gone) {
    State state = play.state();
    List<Task> effects = new ArrayList<>();
    List<Newcomer> wave = new ArrayList<>();
    for (int index : due) {
      ScenarioRule rule = state.setup().scenario().rules().get(index);
      state.story().applied(index);
      play.tell(new Event.RuleApplied(play.cite(Cite.SPECIAL_RULE), rule.name()));
      List<Deed> deeds = new ArrayList<>();
      for (Deed printed : rule.deeds()) {
        Deed deed = gone.isNobody() ? printed : printed.where(play.figure(gone).hex());
        if (deed instanceof Deed.Spawn spawn) {
          spawn
              .symbol()
              .rank(state.terms().characters())
              .map(rank -> new Newcomer(spawn.type(), rank, spawn.hex()))
              .ifPresent(one -> wave.addAll(Collections.nCopies(many(play, spawn), one)));
        } else {
          deeds.add(deed);
        }
      }
      if (!deeds.isEmpty()) {
        effects.add(new RuleDeeds.All(rule.name(), List.copyOf(deeds), rule.scenarioEffect()));
      }
    }
    if (!wave.isEmpty()) {
      effects.add(new Arrival.Wave(List.copyOf(wave), List.of(), List.of()));
    }
    return List.copyOf(effects);
  }

  private static int many(Play play, Deed.Spawn spawn) {
    int each = Math.max(0, spawn.number().value(play.state().terms()));
    return each * spawn.forEach().map(whom -> Meant.all(play, whom).size()).orElse(1);
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
      return effect instanceof RuleDeeds.All all
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

  /** Something has changed on the map in the middle of a turn: special rules may be due. */
  public static void lookAgain(Play play) {
    boolean begun = play.state().round() > 0; // before that nobody is there to whom it can happen
    if (begun && speaksOf(play, Moment.Whenever.class)) {
      play.push(new Whenever());
    }
  }

  private static boolean isMeant(Play play, Moment printed, Moment now, FigureId gone) {
    return switch (printed) {
      case Moment.Died(Whom whom) ->
          now instanceof Moment.Died && Meant.isMeant(play, whom, play.figure(gone));
      case Moment.Exhausted(Whom whom) ->
          now instanceof Moment.Exhausted && Meant.isMeant(play, whom, play.figure(gone));
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
      StandingRules.lookAgain(play);
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
    StandingRules.lookAgain(play);
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
    play.pushAll(effects(play, List.of(rule), FigureId.NOBODY));
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

  /** A figure that is no character has died. */
  public record Died(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      StandingRules.lookAgain(play);
      apply(play, new Moment.Died(Whom.SELF), figure);
    }
  }

  /** A character is exhausted. */
  public static void exhausted(Play play, FigureId figure) {
    if (speaksOf(play, Moment.Exhausted.class)) {
      play.push(new Exhausted(figure));
    }
  }

  record Exhausted(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      apply(play, new Moment.Exhausted(Whom.SELF), figure);
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
        play.pushAll(effects(play, due, FigureId.NOBODY));
      }
      Goals.look(play);
    }
  }
}
