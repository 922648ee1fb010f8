package haven.play.attack;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.monster.Extras;
import haven.play.movement.Force;
import haven.play.movement.Forced;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** What follows when the attack value of one attack is known (ATK-44 (5) to (10)). */
public final class Aftermath {
  private Aftermath() {}

  /** Steps 3 and following: shield, damage, and what comes after it. */
  public record Hit(Strike strike, int value) implements Task {
    @Override
    public void run(Play play) {
      Figure victim = play.figure(strike.target());
      if (victim.isGone()) {
        play.push(new Modifying.Settle(strike.attacker()));
        return;
      }
      int shield = play.effects().shield(victim, values(play, victim), true);
      int left = left(shield);
      if (shield > 0) {
        play.result(results -> results.met(victim.id(), shield));
        play.tell(new Event.Shielded(play.cite(Cite.SHIELD), victim.id(), left));
      }
      play.push(new After(strike, victim.hitPoints()));
      play.push(
          new Damage.Suffer(
              strike.target(), Math.max(0, value - left), Damage.Kind.ATTACK, strike.attacker()));
      // before the damage: whoever dies of it may attack once more, with the same deck
      play.push(new Modifying.Settle(strike.attacker()));
    }

    /** The same attack without its damage. */
    Hit negated() {
      return new Hit(strike, 0);
    }

    /** What the attack comes to is known now, for those who ask whether it does damage. */
    private Values values(Play play, Figure victim) {
      return new Values(play, play.figure(strike.attacker()), victim, strike.manner(), value);
    }

    /** What pierce leaves of a shield (ATK-34). */
    private int left(int shield) {
      int pierce = 0;
      for (Rider rider : strike.riders()) {
        if (rider == Rider.Plain.IGNORES_SHIELD) {
          return 0;
        }
        pierce += rider instanceof Rider.Pierce(int some) ? some : 0; // ATK-35
      }
      return Math.max(0, shield - pierce);
    }

    /** Whether it is going to do damage as things stand; nothing is used by that. */
    boolean hurts(Play play) {
      Figure victim = play.figure(strike.target());
      return !victim.isGone() && value > left(play.effects().shield(victim, values(play, victim)));
    }
  }

  /**
   * ATK-44 (8): conditions, forced movement and the rest, before any retaliate (ATK-29).
   *
   * @param hitPoints of the target, before it
   */
  record After(Strike strike, int hitPoints) implements Task {
    @Override
    public void run(Play play) {
      boolean hurt = play.figure(strike.target()).hitPoints() < hitPoints;
      play.push(new Retaliation(settled(hurt)));
      List<Task> tasks = new ArrayList<>();
      for (Rider rider : strike.riders()) {
        switch (rider) {
          case Rider.Inflicts(Consequence.Push(int hexes)) -> force(tasks, Force.push(hexes));
          case Rider.Inflicts(Consequence.Pull(int hexes)) -> force(tasks, Force.pull(hexes));
          case Rider.Inflicts(Consequence what) ->
              tasks.add(
                  new Happen(
                      what, strike.target(), strike.attacker(), strike.decider(), Cause.ATTACK));
          case Rider.PushThrough(int hexes, int damage, int xp) ->
              force(tasks, Force.pushThrough(hexes, damage, xp));
          case Rider.PushAgainst(int hexes, int damage, int xp) ->
              force(tasks, Force.pushAgainst(hexes, damage, xp));
          case Rider.Brings(Consequence what) ->
              new Happen(what, strike.attacker(), strike.attacker(), strike.decider(), Cause.ATTACK)
                  .now(play);
          case Rider.XpOnce(int points) -> gainXp(play, points);
          case Rider.OnValue _,
              Rider.OnAim _,
              Rider.Pierce _,
              Rider.Afterwards _,
              Rider.Conditional _,
              Rider.Plain _ -> {}
        }
      }
      if (play.isHere(strike.target())) { // ATK-20
        play.push(new Ordered(strike, List.copyOf(tasks)));
      }
    }

    /** What depended on damage is known now. */
    private Strike settled(boolean hurt) {
      boolean depends = false;
      for (Rider rider : strike.riders()) {
        depends |= rider instanceof Rider.ThenIfHurt;
      }
      if (!depends) {
        return strike;
      }
      List<Rider> riders = new ArrayList<>();
      for (Rider rider : strike.riders()) {
        if (!(rider instanceof Rider.ThenIfHurt(var ability))) {
          riders.add(rider);
        } else if (hurt) {
          riders.add(new Rider.Then(ability));
        }
      }
      return strike.with(riders);
    }

    private void gainXp(Play play, int points) {
      play.gainXp(play.figure(strike.attacker()), points, Cite.XP);
    }

    /** ATK-38: pushes, and pulls, are added to the first of their kind. */
    private void force(List<Task> tasks, Force more) {
      for (int i = 0; i < tasks.size(); i++) {
        if (tasks.get(i) instanceof Forced forced && forced.force().kind() == more.kind()) {
          tasks.set(i, forced.plus(more));
          return;
        }
      }
      tasks.add(new Forced(strike.attacker(), strike.decider(), strike.target(), more));
    }
  }

  /**
   * The effects on the target, still to come: of a monster in printed order, otherwise in the
   * attacker's (ATK-44 (8)). Among conditions alone the order makes no difference.
   */
  public record Ordered(Strike strike, List<Task> effects) implements Question {
    @Override
    public boolean isPlain(Play play) {
      return effects.isEmpty();
    }

    private Phrase words(int number) {
      return effects.get(number) instanceof Forced forced
          ? Phrase.of(
              forced.force().kind() == Force.Kind.PUSH ? "push" : "pull", forced.force().hexes())
          : CardWords.consequence(((Happen) effects.get(number)).what());
    }

    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(strike.attacker());
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Next(int effect)
          ? words(effect)
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      boolean asks =
          play.isHere(strike.target())
              && play.master(play.figure(strike.attacker())).isPresent()
              && effects.stream().anyMatch(Forced.class::isInstance);
      for (int i = 0; i < effects.size() && (asks || i == 0); i++) {
        options.add(new Choice.Next(i));
      }
      return play.ask(
          Prompt.Kind.ORDER_OF_EFFECTS,
          strike.decider(),
          strike.target(),
          Cite.ORDER_OF_EFFECTS,
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      int next = ((Choice.Next) choice).effect();
      List<Task> others = new ArrayList<>(effects);
      Task chosen = others.remove(next);
      play.push(new Ordered(strike, List.copyOf(others)));
      play.push(chosen);
    }
  }

  /** ATK-44 (9): the target's retaliate, as far as it still reaches the attacker (RET-01). */
  record Retaliation(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      play.push(new Attached(strike));
      Figure bearer = play.figure(strike.target());
      Figure figure = play.figure(strike.attacker());
      if (bearer.isGone() || figure.isGone()) { // RET-05
        return;
      }
      int sum = 0;
      List<Task> extras = new ArrayList<>();
      var reaching = play.effects().retaliates(bearer, figure, strike.values(play), true);
      int more = reaching.isEmpty() ? 0 : added(play, bearer);
      for (Effect.Change.Retaliate retaliate : reaching) {
        sum += Values.of(play, bearer, figure).of(retaliate.amount(), 0) + more;
        for (Rider rider : retaliate.riders()) { // RET-08
          switch (rider) {
            case Rider.Inflicts(Consequence what) ->
                extras.add(
                    new Happen(
                        what, strike.attacker(), strike.target(), FigureId.NOBODY, Cause.ATTACK));
            case Rider.OnValue _,
                Rider.OnAim _,
                Rider.Pierce _,
                Rider.PushThrough _,
                Rider.PushAgainst _,
                Rider.ForAttacker _,
                Rider.Afterwards _,
                Rider.Conditional _,
                Rider.Plain _ -> {}
          }
        }
      }
      if (sum > 0) { // RET-06: one source of damage
        play.tell(
            new Event.Retaliates(play.cite(Cite.RETALIATE), bearer.id(), strike.attacker(), sum));
        play.effects()
            .perform(
                Effect.Moment.AFTER_RETALIATE,
                bearer,
                new Values(play, bearer, figure, strike.manner()));
        play.pushAll(extras);
        play.push(
            new Damage.Suffer(strike.attacker(), sum, Damage.Kind.RETALIATE, strike.target()));
      }
    }
  }

  /** The damage that an attack with these values would be answered with, as things stand. */
  static int retaliate(Play play, Figure bearer, Figure attacker, Values values) {
    int sum = 0;
    for (Effect.Change.Retaliate one : play.effects().retaliates(bearer, attacker, values, false)) {
      sum += Values.of(play, bearer, attacker).of(one.amount(), 0) + added(play, bearer);
    }
    return sum;
  }

  /** What is added to each retaliate of a figure. */
  private static int added(Play play, Figure bearer) {
    return play.effects()
        .sum(bearer, Effect.Change.Retaliates.class, Effect.Change.Retaliates::points);
  }

  /** ATK-44 (10): abilities attached to the attack, and effects that wait for its end. */
  record Attached(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      Figure figure = play.figure(strike.attacker());
      if (figure.isGone()) {
        return;
      }
      Figure victim = play.figure(strike.target());
      play.push(new AfterAttack(strike));
      if (!victim.isGone()) {
        play.effects()
            .perform(
                Effect.Moment.AFTER_ATTACKED,
                victim,
                new Values(play, victim, figure, strike.manner()));
      }
      play.effects().perform(Effect.Moment.AFTER_ATTACK, figure, strike.values(play));
      for (int i = strike.riders().size() - 1; i >= 0; i--) {
        if (strike.riders().get(i) instanceof Rider.Then(var ability)) {
          play.push(Extras.after(play, figure, ability, strike.target()));
        }
      }
    }
  }

  /** Items for the time after an attack: the attacker's, then the target's. */
  record AfterAttack(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      FigureId attacker = strike.attacker();
      FigureId target = strike.target();
      Values.Manner manner = strike.manner();
      if (ItemUse.isAny(play, target, ItemCard.When.AFTER_ATTACKED)) {
        play.push(ItemUse.Offer.after(target, attacker, ItemCard.When.AFTER_ATTACKED, manner));
      }
      if (ItemUse.isAny(play, attacker, ItemCard.When.AFTER_ATTACK)) {
        play.push(ItemUse.Offer.after(attacker, target, ItemCard.When.AFTER_ATTACK, manner));
      }
    }
  }
}
