package haven.play.ability;

import haven.board.OverlayTile;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.play.attack.Conditions;
import haven.play.attack.Damage;
import haven.play.attack.Deaths;
import haven.play.attack.Decks;
import haven.play.command.ActingAgain;
import haven.play.command.Driven;
import haven.play.command.MindControl;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.item.Loot;
import haven.play.item.UsingUp;
import haven.play.lasting.HandingOver;
import haven.play.lasting.Lending;
import haven.play.lasting.Transfers;
import haven.play.mat.Counters;
import haven.play.mat.Feats;
import haven.play.mat.Markers;
import haven.play.movement.Force;
import haven.play.movement.Forced;
import haven.play.movement.Moves;
import haven.play.movement.Swapping;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;
import haven.play.table.Frame;
import java.util.Optional;
import java.util.Set;

/** Whatever happens to a figure by words of a card, rule, treasure or event happens here. */
public final class Consequences {
  private Consequences() {}

  /** Who or what says so. */
  public enum Cause {
    ABILITY(Cite.CONDITION, Damage.Kind.ABILITY),
    ATTACK(Cite.CONDITION_OF_ATTACK, Damage.Kind.ABILITY),
    SCENARIO(Cite.SPECIAL_RULE, Damage.Kind.SCENARIO),
    TREASURE(Cite.NUMBERED_TREASURE, Damage.Kind.TREASURE);

    private final Cite cite;
    private final Damage.Kind damage;

    Cause(Cite cite, Damage.Kind damage) {
      this.cite = cite;
      this.damage = damage;
    }
  }

  /**
   * It happens when it is its turn.
   *
   * @param actor who does it, if anybody
   * @param decider for whom the actor's choices are made
   */
  public record Happen(
      Consequence what, FigureId target, FigureId actor, FigureId decider, Cause cause)
      implements Task {
    /** By nobody's hand. */
    public static Happen to(FigureId target, Consequence what, Cause cause) {
      return new Happen(what, target, FigureId.NOBODY, FigureId.NOBODY, cause);
    }

    @Override
    public void run(Play play) {
      if (target.isNobody() || !play.figure(target).isGone()) {
        now(play);
      }
    }

    /** At once, whatever else is still to come. */
    public void now(Play play) {
      if (what instanceof Consequence.Infuse(ElementIcon icon)) {
        infuse(play, icon);
      } else {
        happen(play, play.figure(target));
      }
    }

    private void happen(Play play, Figure victim) {
      switch (what) {
        case Consequence.Gain(Set<Condition> conditions, int times) -> {
          for (Condition condition : conditions) {
            for (int i = 0; i < times; i++) {
              Conditions.gain(play, target, condition, cause.cite);
            }
            given(play, condition);
          }
        }
        case Consequence.Suffer(var damage) ->
            play.push(new Damage.Suffer(target, value(play, victim, damage), cause.damage, actor));
        case Consequence.Die() -> Deaths.die(play, target, actor, Deeds.Blow.ANY);
        case Consequence.Push(int hexes) ->
            play.push(new Forced(actor, decider, target, Force.push(hexes)));
        case Consequence.Pull(int hexes) ->
            play.push(new Forced(actor, decider, target, Force.pull(hexes)));
        case Consequence.Lead(int hexes) ->
            play.push(new Forced(actor, decider, target, Force.lead(hexes)));
        case Consequence.Recover recover ->
            play.push(new Recovery.Cards(target, recover, value(play, victim, recover.amount())));
        case Consequence.Refresh refresh -> play.push(new Recovery.Refresh(target, refresh));
        case Consequence.Cure(Set<Condition> conditions, int number) ->
            play.push(
                new Recovery.Cure(actor.isNobody() ? target : actor, target, conditions, number));
        case Consequence.LoseCards(int number) -> {
          if (play.heroOf(victim).isPresent()) { // nobody else has cards to lose
            play.push(new Costs.LoseCards(target, number));
          }
        }
        case Consequence.DiscardCards(int number) -> {
          if (play.heroOf(victim).isPresent()) {
            play.push(new Costs.Discard(target, number));
          }
        }
        case Consequence.UseUp use -> {
          if (play.heroOf(victim).isPresent()) {
            play.push(new UsingUp(target, use));
          }
        }
        case Consequence.MeetTile() ->
            tile(play).ifPresent(tile -> Moves.meet(play, target, tile, actor));
        case Consequence.Money(var tokens) ->
            Loot.gainMoney(play, victim, value(play, victim, tokens));
        case Consequence.Unmark(String name) -> Expiring.unmark(play, target, name);
        case Consequence.HitPoints(int number) -> play.state().hitPoints(target, number);
        case Consequence.Exhaust() ->
            play.heroOf(victim)
                .ifPresent(hero -> Deaths.exhaust(play, hero, Cite.EXHAUSTED_BY_CARDS));
        case Consequence.Swap(boolean mutual) -> Swapping.run(play, actor, target, mutual);
        case Consequence.GiveCard(String name) -> Lending.give(play, victim, name);
        case Consequence.Transfer(String name, int number) ->
            Transfers.run(play, actor, target, name, number);
        case Consequence.MoveCounter(String counter, Value number, boolean set) ->
            Counters.move(play, victim, counter, signed(play, victim, number), set);
        case Consequence.TakeForm(String name) -> Counters.take(play, victim, name);
        case Consequence.MoveMarkers(int slots, int number) ->
            play.push(Markers.of(target, slots, number));
        case Consequence.TakeLost(int number) -> play.push(new HandingOver.Take(target, number));
        case Consequence.ActAgain() -> ActingAgain.begin(play, victim);
        case Consequence.Drive drive -> Driven.all(play, actor, drive);
        case Consequence.MindControl(var first) -> MindControl.begin(play, actor, first);
        case Consequence.Purge() -> Decks.of(play, victim).purge(play.state().supply());
        case Consequence.MinusOnes(int number) -> {
          for (int i = 0; i < number; i++) {
            Decks.of(play, victim).addExtraMinus();
          }
        }
        case Consequence.Xp(var points) -> play.gainXp(victim, value(play, victim, points), xp());
        case Consequence.Infuse _ -> throw new IllegalStateException("it happens to nobody");
      }
    }

    private void given(Play play, Condition condition) {
      if (actor.isSomebody() && !actor.equals(target)) {
        play.state().turn().gave(condition);
        Figure giver = play.figure(actor);
        play.effects()
            .perform(
                Effect.Moment.AFTER_GIVING, giver, Values.of(play, giver, play.figure(target)));
      }
    }

    private int value(Play play, Figure victim, Value printed) {
      return Values.of(play, actor.isNobody() ? victim : play.figure(actor), victim).of(printed, 0);
    }

    private int signed(Play play, Figure victim, Value printed) {
      return Values.of(play, actor.isNobody() ? victim : play.figure(actor), victim)
          .signed(printed, 0);
    }

    private Cite xp() {
      return switch (cause) {
        case ABILITY, ATTACK -> Cite.XP;
        case SCENARIO, TREASURE -> cause.cite;
      };
    }

    private void infuse(Play play, ElementIcon icon) {
      play.state().elements().infuse(icon);
      Feats.infuses(play, actor, icon);
      if (cause == Cause.SCENARIO) {
        if (play.state().turn().figure().isNobody()) {
          play.state().elements().endTurn();
        }
        play.tell(new Event.Infused(play.cite(Cite.SPECIAL_RULE), FigureId.NOBODY, icon));
      }
    }
  }

  /** Whether it could make any difference to that figure, if that other one does it. */
  static boolean canHappen(Play play, Consequence what, Figure to, Figure by) {
    return switch (what) {
      case Consequence.Push _, Consequence.Pull _, Consequence.Lead _ ->
          !to.nature().isObjective() && !play.effects().isUnmovable(to, by);
      case Consequence.Recover recover ->
          play.heroOf(to).map(hero -> Recovery.cards(hero, recover) != 0).orElse(false);
      case Consequence.Refresh refresh ->
          play.heroOf(to).map(hero -> !Recovery.items(play, hero, refresh).isEmpty()).orElse(false);
      case Consequence.Cure(Set<Condition> conditions, int _) ->
          conditions.stream().anyMatch(to::has);
      case Consequence.UseUp use ->
          play.heroOf(to).map(hero -> !UsingUp.items(hero, use).isEmpty()).orElse(false);
      case Consequence.LoseCards _, Consequence.DiscardCards _ ->
          play.heroOf(to).map(hero -> hero.cards().hand() != 0).orElse(false);
      case Consequence.MeetTile() -> tile(play).isPresent();
      case Consequence.Unmark(String name) -> Scopes.isMarked(play, to.id(), name);
      case Consequence.Swap _ -> !to.nature().isObjective();
      case Consequence.ActAgain() -> ActingAgain.isPossible(play, to);
      case Consequence.GiveCard(String name) -> Lending.find(play, to, name) >= 0;
      case Consequence.TakeLost _ -> !HandingOver.givers(play, to).isEmpty();
      case Consequence.Transfer _ -> !to.nature().isObjective();
      case Consequence.Exhaust _ -> to.nature().isCharacter();
      case Consequence.MoveMarkers(int slots, int _) -> Markers.isPossible(play, to.id(), slots);
      case Consequence.MoveCounter _, Consequence.TakeForm _ -> play.master(to).isPresent();
      case Consequence.Gain _,
          Consequence.HitPoints _,
          Consequence.Purge _,
          Consequence.Suffer _,
          Consequence.Die _,
          Consequence.MinusOnes _,
          Consequence.Xp _,
          Consequence.Money _,
          Consequence.Drive _,
          Consequence.MindControl _,
          Consequence.Infuse _ ->
          true;
    };
  }

  /** The tile that the ability before this one took away. */
  private static Optional<OverlayTile> tile(Play play) {
    return play.state().frame() instanceof Frame frame
        ? frame.before().tiles().last()
        : Optional.empty();
  }

  /** Nothing has been done as long as nothing has come back (ABL-20). */
  static boolean countsWhenDone(Consequence what) {
    return what instanceof Consequence.Recover
        || what instanceof Consequence.TakeLost
        || what instanceof Consequence.Refresh
        || what instanceof Consequence.ActAgain
        || what instanceof Consequence.Cure;
  }
}
