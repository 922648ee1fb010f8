package haven.play.monster;

import haven.board.Area;
import haven.board.Hex;
import haven.board.move.Movement;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.ElementRules;
import haven.model.MonsterStats;
import haven.model.ability.Ability;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.words.Phrase;
import haven.play.ability.Values;
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
import haven.play.movement.Moves;
import haven.play.table.Active;
import haven.play.table.Frame;
import haven.play.table.Nature;
import haven.play.table.Piece;
import haven.play.table.State;
import haven.play.turn.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Figures that the rules move: monsters, summons, scenario allies. */
public final class Monsters {
  private Monsters() {}

  /** What a figure performs in its turns: the card of its set, or what its own card says. */
  static Optional<MonsterCard> card(Play play, Piece piece) {
    State state = play.state();
    if (piece.nature().kind() == Nature.Kind.SUMMON) {
      return Optional.of(MonsterCard.OF_SUMMONS); // SUM-11
    }
    int ally =
        piece.nature().kind() == Nature.Kind.ALLY ? Rounds.ally(play, piece.nature().group()) : -1;
    if (ally >= 0) {
      return state.setup().scenario().allies().get(ally).card();
    }
    MonsterType type = state.setup().scenario().monster(piece.nature().group());
    return state.monsterCards().present(state.monsterCards().set(type.deck()));
  }

  public static MonsterStats stats(Piece piece) {
    Nature.Stats stats = piece.nature().stats();
    return new MonsterStats(
        Math.max(0, stats.move()),
        Math.max(0, stats.attack()),
        stats.range(),
        stats.targets(),
        piece.isFlying());
  }

  /** With whom a monster shares what it consumes; -1 for summons and allies with own cards. */
  public static int group(Play play, Piece piece) {
    Nature nature = piece.nature();
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
  public record Turn(int figure) implements Task {
    @Override
    public void run(Play play) {
      Piece piece = play.piece(figure);
      Optional<MonsterCard> card = card(play, piece);
      if (card.isEmpty() || !play.canPerform(piece)) { // FOC-21
        return;
      }
      play.state().open(Frame.of(figure, -1, new Active.Source.MonsterCard()));
      play.push(new Close(figure));
      play.push(new Read(figure, card.get()));
      int group = group(play, piece);
      if (group >= 0) {
        play.state().monsterElements().startTurn(group, figure);
        play.push(new Paying.AtStart(figure, card.get(), 0));
      }
    }
  }

  /** The end of what the card says: whether anything of it was performed counts for MEL-02. */
  record Close(int figure) implements Task {
    @Override
    public void run(Play play) {
      Frame frame = play.state().close();
      int group = group(play, play.piece(figure));
      if (group >= 0 && frame.performed()) {
        play.state().monsterElements().performed(group);
      }
    }
  }

  /** The card is read together with the stat card. */
  record Read(int figure, MonsterCard card) implements Task {
    @Override
    public void run(Play play) {
      Piece piece = play.piece(figure);
      List<Ability> abilities = new ArrayList<>();
      for (Ability ability : card.abilities()) {
        resolve(play, piece, ability, abilities);
      }
      Performance performance =
          Performance.of(
              stats(piece),
              new MonsterCard(card.initiative(), false, abilities, List.of()),
              play.rules().monsters(),
              piece.conditions());
      List<Ability> performed = new ArrayList<>();
      for (Ability ability : abilities) {
        boolean barred =
            ability instanceof Ability.Move && piece.has(Condition.IMMOBILIZE)
                || ability instanceof Ability.Attack && piece.has(Condition.DISARM);
        if (!barred) {
          performed.add(ability);
        }
      }
      play.push(
          new Steps(
              figure,
              List.copyOf(performed),
              performance.steps(),
              0,
              Optional.empty(),
              Optional.empty()));
    }

    /** Numbers that depend on more than the stat card, specials and conditions are settled. */
    private void resolve(Play play, Piece piece, Ability ability, List<Ability> into) {
      Values values = Values.of(play, piece);
      Nature.Stats stats = piece.nature().stats();
      switch (ability) {
        case Ability.Move move when stats.move() >= 0 || !isRelative(move.points()) ->
            into.add(
                new Ability.Move(Value.of(values.of(move.points(), stats.move())), move.jump()));
        case Ability.Move _ -> {} // SUM-07
        case Ability.Attack attack when stats.attack() >= 0 || !isRelative(attack.value()) ->
            into.add(
                MonsterAim.settled(
                    play,
                    piece,
                    card,
                    new Ability.Attack(
                        Value.of(values.of(attack.value(), stats.attack())),
                        attack.aim(),
                        attack.riders())));
        case Ability.Attack _ -> {}
        case Ability.Special(int number) ->
            stats.specials().get(number - 1).forEach(one -> resolve(play, piece, one, into));
        case Ability.When when ->
            (values.hold(when.checks()) ? when.then() : when.otherwise())
                .forEach(one -> resolve(play, piece, one, into));
        case Ability.Paid paid when Paying.isEarly(paid) ->
            (Paying.benefits(play, piece.id(), card, paid) ? paid.then() : paid.otherwise())
                .forEach(one -> resolve(play, piece, one, into));
        case Ability.Must(Ability inner) -> resolve(play, piece, inner, into);
        case Ability.Teleport _,
            Ability.Heal _,
            Ability.Give _,
            Ability.Push _,
            Ability.Pull _,
            Ability.Suffer _,
            Ability.Kill _,
            Ability.Loot _,
            Ability.Activate _,
            Ability.Summon _,
            Ability.SummonMonster _,
            Ability.Grant _,
            Ability.Control _,
            Ability.Recover _,
            Ability.Refresh _,
            Ability.CreateTile _,
            Ability.DestroyTile _,
            Ability.RemoveConditions _,
            Ability.Infuse _,
            Ability.Xp _,
            Ability.Paid _,
            Ability.OneOf _,
            Ability.OpenDoor _,
            Ability.ShiftInitiative _,
            Ability.OtherHalf _ ->
            into.add(ability);
      }
    }

    private static boolean isRelative(Value value) {
      return value instanceof Value.OnStat;
    }
  }

  /**
   * The steps of a turn, in printed order (MMV-03).
   *
   * @param focus where its focus stood when it was found (FOC-43)
   * @param chosen what was decided with the move, for the attack after it
   */
  record Steps(
      int figure,
      List<Ability> abilities,
      List<Performance.Step> steps,
      int next,
      Optional<Hex> focus,
      Optional<Outcome> chosen)
      implements Task {

    Steps after(Optional<Hex> focused, Optional<Outcome> outcome) {
      return new Steps(figure, abilities, steps, next + 1, focused, outcome);
    }

    @Override
    public void run(Play play) {
      Piece piece = play.piece(figure);
      if (!play.canPerform(piece) || next >= steps.size()) { // MAB-22
        return;
      }
      play.state().frame(play.state().frameInProgress().next());
      switch (steps.get(next)) {
        case Performance.Step.Move(Action action) -> {
          if (piece.has(Condition.IMMOBILIZE)) {
            play.push(after(focus, Optional.empty()));
          } else {
            play.push(new Decide(this, action, true));
          }
        }
        case Performance.Step.Strike(Action action, int _) -> strike(play, piece, action);
        case Performance.Step.Other(Ability ability) -> {
          play.push(after(focus, chosen));
          MonsterAbilities.perform(play, figure, ability, focus);
        }
      }
    }

    private void strike(Play play, Piece piece, Action action) {
      if (piece.has(Condition.DISARM)) {
        play.push(after(focus, Optional.empty()));
      } else if (chosen.isPresent()
          && piece.hex().equals(chosen.get().stop())
          && isStillTrue(play, piece, chosen.get())) {
        attack(play, action, chosen.get());
      } else {
        play.push(new Decide(this, action, false));
      }
    }

    /** The targets are where they were when the turn was decided. */
    private static boolean isStillTrue(Play play, Piece piece, Outcome outcome) {
      for (Hex hex : outcome.attacks()) {
        int id = play.state().at(hex);
        if (id < 0 || play.piece(id).side() == piece.side()) {
          return false;
        }
      }
      return true;
    }

    void attack(Play play, Action action, Outcome outcome) {
      Optional<Hex> focused = outcome.focuses().stream().findFirst().or(() -> focus);
      play.push(after(focused, Optional.empty()));
      List<Integer> targets = new ArrayList<>();
      focused.filter(outcome.attacks()::contains).ifPresent(hex -> add(play, hex, targets));
      outcome.attacks().forEach(hex -> add(play, hex, targets));
      if (targets.isEmpty()) {
        return;
      }
      Ability.Attack ability = (Ability.Attack) abilities.get(next);
      List<Rider> riders = new ArrayList<>(ability.riders());
      riders.addAll(play.piece(figure).nature().stats().riders()); // ATK-43
      Attack made = action.attack().orElseThrow();
      boolean around = made.area().map(Area::aroundActor).orElse(false);
      Values.Manner manner =
          Values.Manner.of(
              made.range() > 0 && !around, made.targets() == 1 && made.area().isEmpty());
      play.push(
          new MonsterAttack(
              figure,
              ability,
              List.copyOf(riders),
              MonsterAim.attacks(play.piece(figure), ability, targets),
              manner));
    }

    private static void add(Play play, Hex hex, List<Integer> targets) {
      int id = play.state().at(hex);
      if (id >= 0 && !targets.contains(id)) {
        targets.add(id);
      }
    }
  }

  /** An outcome with one of its ways. */
  public record Way(Outcome outcome, List<Hex> path) {}

  /** What the monster does, among all that the rules allow it (AMB-01 to AMB-04). */
  public record Decide(Steps steps, Action action, boolean moves) implements Question {
    private Position position(Play play) {
      Piece piece = play.piece(steps.figure);
      Mindset mindset = steps.focus.map(Mindset.FRESH::keeping).orElse(Mindset.FRESH);
      if (piece.nature().kind() == Nature.Kind.SUMMON) {
        mindset = mindset.following(play.piece(piece.nature().summoner()).hex()); // SUM-12
      }
      Set<Condition> conditions = piece.conditions();
      return new Position(
          play.scene(), play.state().sceneIndex(steps.figure), action, conditions, mindset);
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

    /** One of the ways, for those who have to choose. */
    private Phrase words(Play play, int number) {
      Way way = ways(play).get(number);
      List<Phrase> parts = new ArrayList<>();
      parts.add(
          way.path.size() > 1
              ? Phrase.of("opt.moves", Names.hexes(way.path.subList(1, way.path.size())))
              : Phrase.of("opt.stays"));
      for (Hex hex : way.outcome.attacks()) {
        int id = play.state().at(hex);
        if (id >= 0) {
          parts.add(Phrase.of("opt.attacks", Phrase.figure(id)));
        }
      }
      return Phrase.list(", ", parts);
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Way(int way)
          ? words(play, way)
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      int ways = ways(play).size();
      List<Choice> options = new ArrayList<>(ways);
      for (int i = 0; i < ways; i++) {
        options.add(new Choice.Way(i));
      }
      Piece piece = play.piece(steps.figure);
      int decider = piece.nature().kind() == Nature.Kind.SUMMON ? steps.figure : -1;
      return play.ask(Prompt.Kind.MONSTER_TURN, decider, steps.figure, Cite.AMBIGUITY, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Way way = ways(play).get(((Choice.Way) choice).way());
      play.workshop().forgetWays();
      Outcome outcome = way.outcome;
      tell(play, outcome);
      if (moves) {
        Optional<Hex> focused = outcome.focuses().stream().findFirst();
        play.push(steps.after(focused.or(() -> steps.focus), Optional.of(outcome)));
        List<Hex> path = way.path;
        for (int i = path.size() - 1; i > 0; i--) {
          boolean grounded = action.movement() == Movement.WALK;
          play.push(
              new Moves.Enter(
                  steps.figure,
                  path.get(i),
                  grounded || i == path.size() - 1,
                  -1,
                  Cite.MONSTER_MOVE));
        }
      } else {
        steps.attack(play, action, outcome);
      }
    }

    /** The judgements, a line each. */
    private Phrase why(Play play) {
      MonsterTurn turn = play.workshop().mind.explain(position(play));
      play.workshop().thoughts.add(turn);
      return Phrase.list("\n", new Reasons(play.scene(), hex -> name(play, hex)).lines(turn));
    }

    private static Phrase name(Play play, Hex hex) {
      int id = play.state().at(hex);
      return id < 0 ? Phrase.hex(hex) : Phrase.figure(id);
    }

    private void tell(Play play, Outcome outcome) {
      if (outcome.focuses().isEmpty()) {
        play.tell(new Event.NoFocus(play.cite(Cite.NO_FOCUS), steps.figure));
        return;
      }
      int focus = play.state().at(outcome.focuses().getFirst());
      play.tell(
          new Event.Focused(
              play.cite(Cite.FOCUS),
              steps.figure,
              focus,
              play.workshop().explains ? Optional.of(why(play)) : Optional.empty()));
    }
  }
}
