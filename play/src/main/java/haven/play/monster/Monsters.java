package haven.play.monster;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.MonsterStats;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Aim.Focus;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.rules.ElementRules;
import haven.model.words.Phrase;
import haven.play.ability.Expiring;
import haven.play.command.Turncoats;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.mind.Action;
import haven.play.mind.Attack;
import haven.play.mind.Mindset;
import haven.play.mind.MonsterTurn;
import haven.play.mind.Outcome;
import haven.play.mind.Performance;
import haven.play.mind.Position;
import haven.play.mind.Reasons;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Nature;
import haven.play.table.State;
import haven.play.turn.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures that the rules move: monsters, summons, scenario allies. */
public final class Monsters {
  private Monsters() {}

  /** What a figure performs in its turns: the card of its set, or what its own card says. */
  static Optional<MonsterCard> card(Play play, Figure figure) {
    State state = play.state();
    if (figure.nature().kind() == Nature.Kind.SUMMON) {
      return Optional.of(MonsterCard.OF_SUMMONS); // SUM-11
    }
    int ally =
        figure.nature().kind() == Nature.Kind.ALLY
            ? Rounds.ally(play, figure.nature().group())
            : -1;
    if (ally >= 0) {
      return state.setup().scenario().allies().get(ally).card();
    }
    MonsterType type = state.setup().scenario().monster(figure.nature().group());
    return state.monsterCards().present(state.monsterCards().set(type.deck()));
  }

  /** Whether the figure has anything to perform in this round. */
  public static boolean hasCard(Play play, Figure figure) {
    return !figure.nature().isCharacter()
        && !figure.nature().isObjective()
        && card(play, figure).isPresent();
  }

  public static MonsterStats stats(Figure figure) {
    Nature.Stats stats = figure.nature().stats();
    return new MonsterStats(
        Math.max(0, stats.move()),
        Math.max(0, stats.attack()),
        stats.range(),
        stats.targets(),
        figure.isFlying());
  }

  /** With whom a monster shares what it consumes; -1 for summons and allies with own cards. */
  public static int group(Play play, Figure figure) {
    Nature nature = figure.nature();
    boolean standee =
        nature.isMonster()
            || nature.kind() == Nature.Kind.ALLY && Rounds.ally(play, nature.group()) < 0;
    return standee ? group(play, Rounds.type(play, nature.group())) : -1;
  }

  public static int group(Play play, int type) {
    List<MonsterType> types = play.state().setup().scenario().monsters();
    return play.rules().elements().sharing() == ElementRules.Sharing.TYPE
        ? type
        : types.size() + play.state().monsterCards().set(types.get(type).deck());
  }

  /** The turn of a figure that follows its card (MON-01). */
  public record Turn(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      Optional<MonsterCard> card = card(play, acting);
      if (card.isEmpty() || !play.canPerform(acting)) { // FOC-21
        return;
      }
      FigureId commander = Turncoats.commander(play, acting);
      play.state().open(Frame.of(figure, commander, new Active.Source.MonsterCard()));
      play.push(new Close(figure));
      play.push(
          commander.isNobody()
              ? new ReadCard(figure, card.get())
              : new Obeying(figure, card.get()));
      play.state().turn().startAction(CardAction.of(card.get().abilities()));
      play.effects().perform(Effect.Moment.START_OF_ACTION, acting);
      int group = group(play, acting);
      if (group >= 0) {
        play.state().monsterElements().startTurn(group, figure.number());
        new Paying.AtStart(figure, card.get(), 0).run(play);
      }
    }
  }

  /** The end of what the card says: whether anything of it was performed counts for MEL-02. */
  record Close(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Frame frame = play.state().close();
      Expiring.endAction(play);
      int group = group(play, play.figure(figure));
      if (group >= 0 && frame.performed()) {
        play.state().monsterElements().performed(group);
      }
    }
  }

  /**
   * The steps of a turn, in printed order (MMV-03).
   *
   * @param chosen what was decided with the move, for the attack after it
   */
  record Steps(
      FigureId figure,
      List<Ability> abilities,
      List<Performance.Step> steps,
      int next,
      Optional<Chosen> chosen)
      implements Task {

    Steps after(Optional<Chosen> decided) {
      return new Steps(figure, abilities, steps, next + 1, decided);
    }

    Steps having(Chosen decided) {
      return new Steps(figure, abilities, steps, next, Optional.of(decided));
    }

    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      if (!play.canPerform(acting) || next >= steps.size()) { // MAB-22
        return;
      }
      if (next > 0) { // the first one follows on whatever came before all of them
        play.state().frame(play.state().frameInProgress().next());
      }
      switch (steps.get(next)) {
        case Performance.Step.Move(Action action) -> {
          if (acting.has(Condition.IMMOBILIZE) || Focusing.isHidden(play)) {
            play.push(after(Optional.empty()));
          } else {
            play.push(new Decide(this, action, true));
          }
        }
        case Performance.Step.Strike(Action action, int _) -> strike(play, acting, action);
        case Performance.Step.Other(Focus focus) -> {
          play.push(after(Optional.empty()));
          play.push(Focusing.farthest(play, figure, upcoming(), focus));
        }
        case Performance.Step.Other(Ability ability) -> {
          play.push(after(chosen));
          MonsterAbilities.perform(play, figure, ability);
        }
      }
    }

    /** How it moves or attacks next. */
    private Optional<Action> upcoming() {
      return steps.stream().skip(next + 1L).flatMap(step -> step.decided().stream()).findFirst();
    }

    private void strike(Play play, Figure figure, Action action) {
      if (figure.has(Condition.DISARM)) {
        play.push(after(Optional.empty()));
        return;
      }
      Aim aim = ((Ability.Attack) abilities.get(next)).aim();
      if (aim.among() != Aim.Among.ANYBODY) {
        play.push(after(Optional.empty()));
        made(play, action, MonsterAim.among(play, figure, aim));
      } else if (Focusing.isHidden(play)) {
        play.push(after(Optional.empty()));
      } else if (chosen.isPresent()
          && figure.hex().equals(chosen.get().outcome.stop())
          && isStillTrue(play)) {
        attack(play, action, chosen.get().outcome);
      } else {
        play.push(new Decide(this, action, false));
      }
    }

    /** The focus and the targets are where they were when the turn was decided. */
    boolean isStillTrue(Play play) {
      return chosen.isPresent() && chosen.get().isStillTrue(play);
    }

    /** The focus that is decided with an outcome; of several the group chooses, if it matters. */
    private void focus(Play play, Outcome outcome, int later) {
      List<FigureId> focuses = Focusing.ids(play, outcome.focuses());
      if (focuses.size() > 1 && steps.stream().skip(later).anyMatch(MonsterAbilities::needsFocus)) {
        play.push(new Focusing(figure, focuses));
      }
      Focusing.keep(play, focuses.isEmpty() ? FigureId.NOBODY : focuses.getFirst());
    }

    void attack(Play play, Action action, Outcome outcome) {
      play.push(after(Optional.empty()));
      List<FigureId> targets = new ArrayList<>(Focusing.ids(play, outcome.attacks()));
      List<FigureId> focuses = Focusing.ids(play, outcome.focuses());
      if (!focuses.isEmpty() && targets.remove(focuses.getFirst())) {
        targets.addFirst(focuses.getFirst());
      }
      made(play, action, targets);
    }

    private void made(Play play, Action action, List<FigureId> targets) {
      if (!targets.isEmpty()) {
        Ability.Attack ability = (Ability.Attack) abilities.get(next);
        Attack made = action.attack().orElseThrow();
        play.push(MonsterAttack.of(play, play.figure(figure), ability, made, targets));
      }
    }
  }

  /**
   * What was decided, with those it was decided for.
   *
   * @param targets the figures in the hexes that are attacked
   * @param focuses the figures in the hexes of the focuses
   */
  record Chosen(Outcome outcome, List<FigureId> targets, List<FigureId> focuses) {
    static Chosen of(Play play, Outcome outcome) {
      return new Chosen(
          outcome, Focusing.ids(play, outcome.attacks()), Focusing.ids(play, outcome.focuses()));
    }

    boolean isStillTrue(Play play) {
      return Focusing.stand(play, targets, outcome.attacks())
          && Focusing.stand(play, focuses, outcome.focuses());
    }
  }

  /** An outcome with one of its ways. */
  public record Way(Outcome outcome, List<Hex> path) {}

  /** What the monster does, among all that the rules allow it (AMB-01 to AMB-04). */
  public record Decide(Steps steps, Action action, boolean moves) implements Question {
    private Position position(Play play) {
      Figure figure = play.figure(steps.figure);
      Mindset mindset = Focusing.mindset(play);
      if (figure.nature().kind() == Nature.Kind.SUMMON) {
        mindset = mindset.following(play.figure(figure.nature().summoner()).hex()); // SUM-12
      }
      return Focusing.position(play, steps.figure, action, mindset);
    }

    private List<Way> ways(Play play) {
      return play.workshop().ways(this, () -> worked(play));
    }

    private List<Way> worked(Play play) {
      List<Outcome> outcomes = play.workshop().mind.decide(position(play));
      List<Way> ways = new ArrayList<>(outcomes.size());
      for (Outcome outcome : outcomes) {
        for (List<Hex> path : outcome.paths()) {
          ways.add(new Way(outcome, path));
        }
      }
      return ways;
    }

    @Override
    public boolean isPlain(Play play) {
      return ways(play).size() == 1;
    }

    @Override
    public void nothing(Play play) {
      go(play, ways(play).getFirst());
    }

    /** One of the ways, for those who have to choose. */
    private Phrase words(Play play, int number) {
      Way way = ways(play).get(number);
      List<Phrase> parts = new ArrayList<>();
      parts.add(
          way.path.size() > 1
              ? Phrase.of("opt.moves", Names.hexes(way.path.subList(1, way.path.size())))
              : Phrase.of("opt.stays"));
      for (Hex hex : way.outcome.attacks()) {
        FigureId id = play.state().at(hex);
        if (id.isSomebody()) {
          parts.add(Phrase.of("opt.attacks", Phrase.figure(id)));
        }
      }
      return Phrase.list(", ", parts);
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      boolean all = ways(play).stream().allMatch(way -> way.outcome.allPaths());
      return Phrase.of(all ? "ask.MONSTER_TURN" : "ask.MONSTER_TURN.examples");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Way(int way)
          ? words(play, way)
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public List<Hex> where(Play play, Choice choice) {
      return choice instanceof Choice.Way(int way)
          ? ways(play).get(way).path.stream().skip(1).toList()
          : List.of();
    }

    @Override
    public Prompt prompt(Play play) {
      int ways = ways(play).size();
      List<Choice> options = new ArrayList<>(ways);
      for (int i = 0; i < ways; i++) {
        options.add(new Choice.Way(i));
      }
      boolean summon = play.figure(steps.figure).nature().kind() == Nature.Kind.SUMMON;
      FigureId decider = summon ? steps.figure : FigureId.NOBODY;
      return play.ask(Prompt.Kind.MONSTER_TURN, decider, steps.figure, Cite.AMBIGUITY, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      go(play, ways(play).get(((Choice.Way) choice).way()));
    }

    private void go(Play play, Way way) {
      play.workshop().forgetWays();
      Outcome outcome = way.outcome;
      tell(play, outcome);
      boolean found = Focusing.kept(play).isNobody();
      if (moves) {
        if (way.path.size() > 1) {
          play.effects().moves(play.figure(steps.figure), true); // BON-10
        }
        play.push(new Onward(steps.having(Chosen.of(play, outcome)), action, way.path, 0));
      } else {
        steps.attack(play, action, outcome);
      }
      if (found) {
        steps.focus(play, outcome, moves ? steps.next + 2 : steps.next + 1);
      }
    }

    /** The judgements, a line each. */
    private Phrase why(Play play) {
      MonsterTurn turn = play.workshop().mind.explain(position(play));
      play.workshop().thoughts.add(turn);
      return Phrase.list("\n", new Reasons(play.scene(), hex -> name(play, hex)).lines(turn));
    }

    private static Phrase name(Play play, Hex hex) {
      FigureId id = play.state().at(hex);
      return id.isNobody() ? Phrase.hex(hex) : Phrase.figure(id);
    }

    private void tell(Play play, Outcome outcome) {
      if (outcome.focuses().isEmpty()) {
        play.tell(new Event.NoFocus(play.cite(Cite.NO_FOCUS), steps.figure));
        return;
      }
      FigureId focus = play.state().at(outcome.focuses().getFirst());
      play.tell(
          new Event.Focused(
              play.cite(Cite.FOCUS),
              steps.figure,
              focus,
              play.workshop().explains ? Optional.of(why(play)) : Optional.empty()));
    }
  }
}
