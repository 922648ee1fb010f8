package haven.play.ability;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Aim.Focus;
import haven.model.ability.ClearPath;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.LayTiles;
import haven.model.ability.LootSome;
import haven.model.ability.PlayCard;
import haven.model.ability.Scenic;
import haven.model.ability.ShareDamage;
import haven.model.card.CardAction;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Consequences.Happen;
import haven.play.attack.Attacks;
import haven.play.command.Turncoats;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.Improving;
import haven.play.item.Loot;
import haven.play.item.Picking;
import haven.play.lasting.InTurn;
import haven.play.lasting.Settled;
import haven.play.lasting.Sharing;
import haven.play.movement.AnotherWay;
import haven.play.movement.Commands;
import haven.play.movement.PlacedTiles;
import haven.play.movement.Teleporting;
import haven.play.movement.ToTheDoor;
import haven.play.special.Staging;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Results;
import haven.play.turn.ShiftInitiative;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Abilities that a player decides about: of characters, and of figures they command. */
public final class Abilities {
  private Abilities() {}

  /** Performs abilities outside the two actions of a turn (ABL-24). */
  public static Task extra(Frame frame, List<Ability> abilities) {
    return new Begin(frame, abilities);
  }

  /** ABL-14 (E), ABL-30: where the active icon binds, the lasting effect is no choice. */
  public static List<Ability> of(Play play, CardAction action) {
    if (!play.rules().cards().activeIconIsMandatory() || action.active().isEmpty()) {
      return action.abilities();
    }
    List<Ability> all = new ArrayList<>();
    for (Ability ability : action.abilities()) {
      boolean binds =
          ability instanceof Ability.Activate activate && activate.duration() != Duration.TURN;
      all.add(binds ? new Ability.Must(ability) : ability);
    }
    return List.copyOf(all);
  }

  /** An action begins: its abilities, in printed order (ABL-06). */
  public record Begin(Frame frame, List<Ability> abilities) implements Task {
    @Override
    public void run(Play play) {
      play.state().open(frame);
      play.push(new Close());
      play.push(new Rest(abilities, 0));
    }
  }

  /** The action is over. */
  public record Close() implements Task {
    @Override
    public void run(Play play) {
      play.state().close();
    }
  }

  /** A part of an ability: abilities that follow on what came before it. */
  public static Task part(List<Ability> abilities) {
    return new Rest(abilities, 0);
  }

  /** The abilities that are still to come. */
  public record Rest(List<Ability> abilities, int next) implements Task {
    @Override
    public void run(Play play) {
      @Nullable Frame frame = play.state().frame();
      if (frame == null
          || frame.refused()
          || next >= abilities.size()
          || !play.canPerform(play.figure(frame.actor()))) { // ABL-26, CON-39
        return;
      }
      boolean passed = next > 0 && leavesResults(abilities.get(next - 1));
      play.state().frame(next == 0 ? frame : passed ? frame.pass() : frame.next());
      play.push(new Rest(abilities, next + 1));
      Ability ability = abilities.get(next);
      boolean harm = Mandatory.isHarm(ability);
      boolean must =
          Commands.skipsNothing(play, frame.decider())
              || Turncoats.isCompelled(play, play.figure(frame.actor()))
              || harm && frame.performed(); // ABL-10c
      if (harm
          && !must
          && next + 1 < abilities.size()
          && ability instanceof Ability.Affecting harming
          && Targeted.begin(frame.actor(), frame.decider(), harming, true).isPossible(play)) {
        play.push(new Unskipped());
      }
      perform(play, frame.actor(), frame.decider(), ability, must);
    }
  }

  /** What came before it is remembered, if it came to nothing itself. */
  private static boolean leavesResults(Ability ability) {
    return ability instanceof Ability.Composed || ability instanceof Ability.Brings;
  }

  /** Whoever skips harm before anything else was performed has refused what would follow. */
  record Unskipped() implements Task {
    @Override
    public void run(Play play) {
      if (play.state().frame() instanceof Frame frame && !frame.performed()) {
        play.state().frame(frame.refuse());
      }
    }
  }

  /** Starts one ability, after items that make more of it. */
  public static void perform(
      Play play, FigureId actor, FigureId decider, Ability ability, boolean must) {
    Optional<Improving> improving = Improving.of(play, actor, decider, ability, must);
    if (improving.isPresent()) {
      play.push(improving.get());
    } else {
      carryOut(play, actor, decider, ability, must);
    }
  }

  /** Starts one ability; where it is not forced, its own question offers to skip it (ABL-10). */
  public static void carryOut(
      Play play, FigureId actor, FigureId decider, Ability ability, boolean must) {
    Figure figure = play.figure(actor);
    switch (ability) {
      case Ability.Attack attack -> AnotherWay.begin(play, actor, decider, attack, must);
      case Ability.Move move -> AnotherWay.begin(play, actor, decider, move, must);
      case Ability.Teleport teleport -> {
        FigureId by = Attacks.isControlled(play, actor, decider) ? decider : FigureId.NOBODY;
        play.push(new Teleporting(actor, decider, teleport, by));
      }
      case Ability.Must(Ability inner) -> play.push(new Mandatory(actor, decider, inner));
      case Ability.Paid paid -> play.push(new OfferPaid(actor, decider, paid));
      case Ability.When when -> {
        List<Ability> part =
            Values.of(play, figure).hold(when.checks()) ? when.then() : when.otherwise();
        play.push(part(part));
      }
      case Ability.OneOf one -> play.push(new OfferOne(actor, decider, one));
      case Ability.Brings(Consequence what) ->
          new Happen(what, actor, actor, decider, Consequences.Cause.ABILITY).now(play);
      case Ability.Special(int number) ->
          play.push(part(figure.nature().stats().specials().get(number - 1)));
      case Ability.Activate activate when activate.isForSelf() ->
          play.push(new Perform(actor, decider, activate, must));
      case Ability.Heal heal when Healing.priced(heal).isPresent() ->
          perform(play, actor, decider, Healing.priced(heal).get(), must);
      case Ability.Affecting affecting ->
          play.push(Elsewhere.before(play, actor, decider, affecting, affecting.aim(), must));
      case Ability.ForSelf own -> play.push(new Perform(actor, decider, own, must));
      case Ability.Summon summon -> play.push(new Summons.Place(actor, summon, summon.number()));
      case Ability.SummonMonster summon -> play.push(Summons.monster(play, figure, summon));
      case Ability.CreateTile create -> play.push(Tiles.create(actor, decider, create, must));
      case Ability.DestroyTile one -> play.push(new Tiles.Destroy(actor, decider, one, must));
      case LayTiles lay -> play.push(new PlacedTiles.Lay(actor, decider, lay, must));
      case ClearPath clear -> play.push(new PlacedTiles.Clear(actor, clear));
      case Ability.ChangeTile change ->
          play.push(new ChangedTiles.Which(actor, decider, change, must));
      case Ability.LayToken lay ->
          play.push(new Tokens.Lay(actor, decider, lay, lay.number(), must));
      case Ability.OpenDoor open -> play.push(new ToTheDoor(actor, open));
      case Scenic scenic -> Staging.perform(play, actor, scenic);
    }
  }

  /**
   * A part that may not be skipped once any part of the action was performed (ABL-14). Whoever
   * refuses it before has refused the action: nothing after it could be performed without it.
   */
  public record Mandatory(FigureId actor, FigureId decider, Ability ability) implements Question {
    /** What harms oneself or allies is not skipped, whatever is printed (ABL-10c, ABL-14). */
    static boolean isHarm(Ability ability) {
      return ability instanceof Ability.Inflict(Consequence what, Aim aim)
          && what.isHarm()
          && aim.affects().reachesFriends();
    }

    /** The parts of it are not skipped either, whichever of them it comes to. */
    private static Ability withParts(Ability ability) {
      if (ability instanceof Ability.OneOf(List<List<Ability>> choices)) {
        return new Ability.OneOf(choices.stream().map(Mandatory::allBoxed).toList());
      }
      return ability instanceof Ability.When(var checks, var then, var otherwise)
          ? new Ability.When(checks, allBoxed(then), allBoxed(otherwise))
          : ability;
    }

    private static List<Ability> allBoxed(List<Ability> some) {
      return some.stream()
          .map(one -> one instanceof Ability.Must ? one : (Ability) new Ability.Must(one))
          .toList();
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return prompt.toPerform(CardWords.ability(ability));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (isPossible(play)) {
        options.add(new Choice.Accept());
        @Nullable Frame frame = play.state().frame();
        if (play.isPlayed(actor) && (frame == null || !frame.performed())) {
          options.add(new Choice.Decline());
        }
      }
      return play.ask(Prompt.Kind.PERFORM, decider, actor, Cite.MANDATORY, options);
    }

    private boolean isPossible(Play play) {
      if (ability instanceof Ability.Attack attack) {
        return !play.figure(actor).has(Condition.DISARM)
            && (attack.aim().asIf().isPresent()
                ? !Elsewhere.isMissing(play, actor, attack.aim())
                : Attacks.aiming(play, actor, decider, attack, true).isPossible(play));
      }
      if (!(ability instanceof Ability.Affecting affecting && affecting.hasTargets())) {
        return true;
      }
      return affecting.aim().asIf().isPresent()
          ? !Elsewhere.isMissing(play, actor, affecting.aim())
          : Targeted.begin(actor, decider, affecting, true).isPossible(play);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Accept) {
        perform(play, actor, decider, withParts(ability), true);
      } else if (play.state().frame() instanceof Frame frame) {
        play.state().frame(frame.refuse());
      }
    }
  }

  /** An ability without anything to choose but whether to perform it. */
  public record Perform(FigureId actor, FigureId decider, Ability.ForSelf ability, boolean must)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return prompt.toPerform(CardWords.ability(ability));
    }

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
      Figure figure = play.figure(actor);
      switch (ability) {
        case Ability.Loot(int range) -> Loot.byAbility(play, figure, range);
        case LootSome(int range, int most) -> play.push(new Picking(actor, range, most, 0));
        case Ability.Activate activate -> activate(play, figure, activate);
        case Ability.ShiftInitiative(int most) -> play.push(new ShiftInitiative(actor, most));
        case PlayCard(PlayCard.Which which) -> CardFlow.playOne(play, figure, which);
        case Focus _ -> {} // only of figures that the rules move: Monsters.Steps
        case ShareDamage share -> Sharing.begin(play, figure, decider, share);
        case Ability.OtherHalf() -> {} // only after a top action: Turns.AfterTop
      }
    }
  }

  /** A lasting effect begins; the card will stay in the active area (BON-01). */
  public static void activate(Play play, Figure figure, Ability.Activate activate) {
    @Nullable Frame frame = play.state().frame();
    Active.Source source =
        frame == null || activate.duration() == Duration.SCENARIO // its card has done its part
            ? new Active.Source.MonsterCard()
            : frame.source();
    play.result(Results::done);
    Figure giver = frame == null ? figure : play.figure(frame.actor());
    activate.stance().ifPresent(stance -> Expiring.endStance(play, source, figure.id(), stance));
    Expiring.endMarks(play, source, figure.id(), activate.effects());
    play.state()
        .add(
            new Active(
                figure.id(),
                source,
                activate.duration(),
                Settled.of(Values.of(play, giver), activate.effects()),
                activate.slots(),
                0,
                left(play, figure, activate),
                activate.stance()));
    play.refreshEffects();
    InTurn.begin(play, figure, activate.effects());
    play.tell(
        new Event.Activated(
            play.cite(
                activate.duration() == Duration.ROUND ? Cite.ROUND_BONUS : Cite.PERSISTENT_BONUS),
            figure.id(),
            activate.effects()));
  }

  /** BON-12: the round or turn in which it begins is not counted. */
  private static int left(Play play, Figure figure, Ability.Activate activate) {
    return switch (activate.duration()) {
      case ROUNDS -> activate.times() + 1;
      case TURNS -> activate.times() + (play.state().turn().figure().equals(figure.id()) ? 1 : 0);
      case ROUND, PERSISTENT, TURN, ATTACK, ACTION, SCENARIO -> 0;
    };
  }

  /** A conditional ability: to be paid for, or not (ABL-18). */
  public record OfferPaid(FigureId actor, FigureId decider, Ability.Paid paid) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.PAY", CardWords.ability(paid));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Decline());
      if (Costs.canPay(play, play.figure(actor), paid.cost())) {
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
  public record OfferOne(FigureId actor, FigureId decider, Ability.OneOf one) implements Question {
    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.OneOf(int part)
          ? ChoiceWords.named(CardWords.abilities(one.choices().get(part)))
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int i = 0; i < one.choices().size(); i++) {
        options.add(new Choice.OneOf(i));
      }
      return play.ask(Prompt.Kind.CHOOSE, decider, actor, Cite.SKIP, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      play.push(part(one.choices().get(((Choice.OneOf) choice).part())));
    }
  }
}
