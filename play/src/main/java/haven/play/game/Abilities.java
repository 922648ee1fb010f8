package haven.play.game;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Duration;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.play.loot.Haul;
import haven.play.loot.Looting;
import haven.play.move.Force;
import haven.play.scene.Figure;
import haven.play.state.Active;
import haven.play.state.Frame;
import haven.play.state.Piece;
import haven.play.state.Results;
import haven.play.target.Aimed;
import haven.play.target.Targeting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Abilities that a player decides about: of characters, and of figures they command. */
final class Abilities {
  private Abilities() {}

  /** Performs abilities outside the two actions of a turn (ABL-24). */
  static Task extra(int actor, List<Ability> abilities) {
    return new Begin(actor, actor, new Active.Source.MonsterCard(), abilities);
  }

  /** An action begins: its abilities, in printed order (ABL-06). */
  record Begin(int actor, int decider, Active.Source source, List<Ability> abilities)
      implements Task {
    @Override
    public void run(Play play) {
      play.state().open(Frame.of(actor, decider, source));
      play.push(new Close());
      play.push(new Rest(abilities, 0));
    }
  }

  /** The action is over. */
  record Close() implements Task {
    @Override
    public void run(Play play) {
      play.state().close();
    }
  }

  /** A part of an ability: abilities that follow on what came before it. */
  static Task part(List<Ability> abilities) {
    return new Rest(abilities, 0);
  }

  /** The abilities that are still to come. */
  record Rest(List<Ability> abilities, int next) implements Task {
    @Override
    public void run(Play play) {
      @Nullable Frame frame = play.state().frame();
      if (frame == null
          || next >= abilities.size()
          || !play.canPerform(play.piece(frame.actor()))) { // ABL-26, CON-39
        return;
      }
      play.state().frame(next == 0 ? frame : frame.next());
      play.push(new Rest(abilities, next + 1));
      perform(play, frame.actor(), frame.decider(), abilities.get(next), false);
    }
  }

  /** Starts one ability; where it is not forced, its own question offers to skip it (ABL-10). */
  static void perform(Play play, int actor, int decider, Ability ability, boolean must) {
    Piece piece = play.piece(actor);
    switch (ability) {
      case Ability.Attack attack -> Attacks.begin(play, actor, decider, attack);
      case Ability.Move move -> Moves.begin(play, actor, decider, move);
      case Ability.Teleport(int hexes) -> play.push(new Moves.Teleporting(actor, decider, hexes));
      case Ability.Must(Ability inner) -> {
        @Nullable Frame frame = play.state().frame();
        boolean forced = frame != null && frame.performed();
        perform(play, actor, decider, inner, forced);
      }
      case Ability.Paid paid -> play.push(new OfferPaid(actor, decider, paid));
      case Ability.When when -> {
        List<Ability> part =
            Values.of(play, piece).hold(when.checks()) ? when.then() : when.otherwise();
        play.push(part(part));
      }
      case Ability.OneOf one -> play.push(new OfferOne(actor, decider, one));
      case Ability.Xp(int points) -> play.gainXp(piece, points, Cite.XP);
      case Ability.Infuse(ElementIcon icon) -> play.state().elements().infuse(icon);
      case Ability.Special(int number) ->
          play.push(part(piece.nature().stats().specials().get(number - 1)));
      case Ability.Heal _,
          Ability.Give _,
          Ability.Push _,
          Ability.Pull _,
          Ability.Suffer _,
          Ability.Grant _,
          Ability.Control _,
          Ability.Recover _,
          Ability.Refresh _,
          Ability.RemoveConditions _ ->
          play.push(Targeted.begin(play, actor, decider, ability, must));
      case Ability.Loot _, Ability.Activate _, Ability.ShiftInitiative _, Ability.OtherHalf _ ->
          play.push(new Perform(actor, decider, ability, must));
      case Ability.Summon summon -> play.push(new Summons.Place(actor, summon, summon.number()));
      case Ability.SummonMonster summon ->
          play.push(new Summons.Monster(actor, summon, summon.number()));
      case Ability.CreateTile create -> play.push(new Tiles.Create(actor, create, create.number()));
      case Ability.DestroyTile destroy -> play.push(new Tiles.Destroy(actor, destroy));
      case Ability.OpenDoor open -> play.push(new Monsters.ToTheDoor(actor, open));
    }
  }

  /** An ability without anything to choose but whether to perform it. */
  record Perform(int actor, int decider, Ability ability, boolean must) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      if (!must && play.isPlayed(actor)) {
        options.add(new Choice.Decline());
      }
      return play.ask(Prompt.Kind.PERFORM, decider, actor, Cite.SKIP, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Decline) {
        return;
      }
      Piece piece = play.piece(actor);
      switch (ability) {
        case Ability.Loot(int range) -> loot(play, piece, range);
        case Ability.Activate activate -> activate(play, piece, activate);
        case Ability.ShiftInitiative(int most) ->
            play.push(new Rounds.ShiftInitiative(actor, most));
        case Ability.OtherHalf() -> {} // only after a top action: Turns.AfterTop
        default -> throw new IllegalStateException("not here: " + ability);
      }
    }
  }

  /** LOT-10: everything within range. */
  static void loot(Play play, Piece piece, int range) {
    Looting looting = new Looting(play.scene());
    Figure figure = play.state().shown(piece.id());
    Haul haul = looting.byAbility(figure, range);
    if (haul.isEmpty() && play.rules().combat().lootNeedsLoot()) { // ABL-13, MAB-23
      play.tell(Event.What.SKIPPED, Cite.NOTHING_TO_LOOT, piece.id(), "loot");
      return;
    }
    play.result(Results::done);
    Loot.take(play, piece, haul, Cite.LOOT_ABILITY);
  }

  /** A lasting effect begins; the card will stay in the active area (BON-01). */
  static void activate(Play play, Piece piece, Ability.Activate activate) {
    @Nullable Frame frame = play.state().frame();
    Active.Source source = frame == null ? new Active.Source.MonsterCard() : frame.source();
    play.result(Results::done);
    play.state()
        .add(
            new Active(
                piece.id(),
                source,
                activate.duration(),
                activate.effects(),
                activate.slots(),
                0,
                left(play, piece, activate)));
    play.refreshFlight();
    play.tell(
        Event.What.ACTIVATED,
        activate.duration() == Duration.ROUND ? Cite.ROUND_BONUS : Cite.PERSISTENT_BONUS,
        piece.id(),
        activate.duration().toString());
  }

  /** BON-12: the round or turn in which it begins is not counted. */
  private static int left(Play play, Piece piece, Ability.Activate activate) {
    return switch (activate.duration()) {
      case ROUNDS -> activate.times() + 1;
      case TURNS -> activate.times() + (play.state().turn().figure() == piece.id() ? 1 : 0);
      case ROUND, PERSISTENT, TURN, ATTACK -> 0;
    };
  }

  /** A conditional ability: to be paid for, or not (ABL-18). */
  record OfferPaid(int actor, int decider, Ability.Paid paid) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Decline());
      if (Costs.canPay(play, play.piece(actor), paid.cost())) {
        options.add(new Choice.Accept());
      }
      return play.ask(Prompt.Kind.PAY, decider, actor, Cite.CONDITIONAL, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Accept) {
        play.push(part(paid.then()));
        Costs.pay(play, actor, paid.cost());
      } else {
        play.push(part(paid.otherwise()));
      }
    }
  }

  /** One of several. */
  record OfferOne(int actor, int decider, Ability.OneOf one) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int i = 0; i < one.choices().size(); i++) {
        options.add(new Choice.Number(i));
      }
      return play.ask(Prompt.Kind.CHOOSE, decider, actor, Cite.SKIP, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      play.push(part(one.choices().get(((Choice.Number) choice).number())));
    }
  }

  /**
   * An ability with targets, chosen one after the other.
   *
   * @param done whom it has been used on
   */
  record Targeted(int actor, int decider, Ability ability, boolean must, List<Integer> done)
      implements Question {

    static Targeted begin(Play play, int actor, int decider, Ability ability, boolean must) {
      return new Targeted(actor, decider, ability, must, List.of());
    }

    private static Aim aim(Ability ability) {
      return switch (ability) {
        case Ability.Heal heal -> heal.aim();
        case Ability.Give give -> give.aim();
        case Ability.Push push -> push.aim();
        case Ability.Pull pull -> pull.aim();
        case Ability.Suffer suffer -> suffer.aim();
        case Ability.Grant grant -> grant.aim();
        case Ability.Control control -> control.aim();
        case Ability.Recover recover -> recover.aim();
        case Ability.Refresh refresh -> refresh.aim();
        case Ability.RemoveConditions remove -> remove.aim();
        default -> throw new IllegalStateException("not targeted: " + ability);
      };
    }

    private static AbilityKind kind(Ability ability) {
      return switch (ability) {
        case Ability.Heal _ -> AbilityKind.HEAL;
        case Ability.Push _, Ability.Pull _ -> AbilityKind.FORCED_MOVEMENT;
        case Ability.Suffer _ -> AbilityKind.SUFFER_DAMAGE;
        case Ability.Grant _, Ability.Control _ -> AbilityKind.COMMAND;
        case Ability.Recover _, Ability.Refresh _ -> AbilityKind.RECOVER;
        default -> AbilityKind.CONDITION;
      };
    }

    /** Positive abilities are for friends, negative ones for enemies (ABL-22). */
    private static boolean positive(Ability ability) {
      return switch (ability) {
        case Ability.Heal _,
            Ability.Grant _,
            Ability.Recover _,
            Ability.Refresh _,
            Ability.RemoveConditions _ ->
            true;
        case Ability.Give give -> give.conditions().stream().noneMatch(Condition::isNegative);
        default -> false;
      };
    }

    static Aimed aimed(Play play, Piece actor, Ability ability) {
      Aim aim = aim(ability);
      Aimed aimed = Attacks.aimed(play, actor, kind(ability), positive(ability), aim);
      return ability instanceof Ability.Grant && aim.affects() == Affects.AS_USUAL
          ? aimed.affecting(Affects.ALLIES)
          : aimed;
    }

    private List<Integer> targets(Play play) {
      Piece piece = play.piece(actor);
      Aim aim = aim(ability);
      Aimed aimed = aimed(play, piece, ability);
      if (done.size() >= aimed.targetValue()) {
        return List.of();
      }
      Targeting targeting = Attacks.targeting(play, actor, decider, aimed);
      List<Integer> ids = new ArrayList<>();
      for (Figure figure : play.scene().figures()) {
        int id = play.state().idOf(figure);
        if (!done.contains(id)
            && targeting.mayTarget(figure)
            && Attacks.isAmong(play, aim.among(), id)
            && Values.of(play, piece, play.piece(id)).hold(aim.only())
            && isFit(play, play.piece(id))) {
          ids.add(id);
        }
      }
      return ids;
    }

    private boolean isFit(Play play, Piece target) {
      return switch (ability) {
        case Ability.Grant grant -> Commands.canGrant(play, actor, target, grant.abilities());
        case Ability.Control control ->
            Commands.isPossible(play, target, decider, control.abilities());
        case Ability.Push _, Ability.Pull _ -> !target.nature().isObjective();
        case Ability.Recover(var pile, int _, Aim _) ->
            play.heroOf(target).map(hero -> hero.cards().recoverable(pile) != 0).orElse(false);
        case Ability.Refresh _ -> target.nature().isCharacter();
        default -> true;
      };
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      boolean stops = !play.canPerform(play.piece(actor));
      if (stops || !must) {
        options.add(new Choice.Decline());
      }
      if (!stops) {
        targets(play).forEach(id -> options.add(new Choice.At(id)));
      }
      return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.TARGETS, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.At(int target)) {
        List<Integer> more = new ArrayList<>(done);
        more.add(target);
        play.push(new Targeted(actor, decider, ability, must, List.copyOf(more)));
        apply(play, actor, decider, ability, target);
      }
    }
  }

  /** The ability takes effect on one target. */
  static void apply(Play play, int actor, int decider, Ability ability, int target) {
    Piece piece = play.piece(actor);
    Piece victim = play.piece(target);
    play.result(results -> results.target(target));
    Values values = Values.of(play, piece, victim);
    switch (ability) {
      case Ability.Heal heal -> {
        int points =
            values.of(heal.value(), piece.nature().stats().attack()) + play.effects().heals(piece);
        Conditions.heal(play, victim, points, Cite.HEAL);
        heal.riders()
            .forEach(
                rider -> {
                  if (rider instanceof Rider.Gives(Condition condition)) {
                    Conditions.gain(play, victim, condition, Cite.CONDITION);
                  }
                });
      }
      case Ability.Give give -> {
        for (Condition condition : Condition.values()) {
          if (give.conditions().contains(condition)) {
            Conditions.gain(play, victim, condition, Cite.CONDITION);
          }
        }
      }
      case Ability.Push(int hexes, Aim _) ->
          play.push(new Moves.Forced(actor, target, Force.push(hexes)));
      case Ability.Pull(int hexes, Aim _) ->
          play.push(new Moves.Forced(actor, target, Force.pull(hexes)));
      case Ability.Suffer suffer ->
          play.push(
              new Damage.Suffer(target, values.of(suffer.damage(), 0), Damage.Kind.ABILITY, actor));
      case Ability.Grant grant -> Commands.grant(play, actor, target, grant.abilities());
      case Ability.Control control -> Commands.control(play, decider, target, control.abilities());
      case Ability.Recover recover ->
          play.push(new Recovery.Cards(target, recover.pile(), recover.number(), false));
      case Ability.Refresh refresh ->
          play.push(
              new Recovery.Refresh(
                  target, refresh.spent(), refresh.lost(), refresh.number(), false));
      case Ability.RemoveConditions remove ->
          play.push(new Recovery.Cure(actor, target, remove.conditions(), remove.number()));
      default -> throw new IllegalStateException("not targeted: " + ability);
    }
  }
}
