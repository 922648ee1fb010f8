package haven.play.attack;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.ability.Costs;
import haven.play.ability.Expiring;
import haven.play.ability.Values;
import haven.play.command.Redirecting;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * One attack against one target, from the last decisions before the draw on (ATK-44).
 *
 * @param base the attack value of the ability
 * @param riders what is added to this attack, its conditions settled
 * @param loose how many of them, from the first on, may be left out if they are of that kind
 * @param used the attacker's items that were used in this attack, as bits
 */
public record Strike(
    FigureId attacker,
    FigureId decider,
    FigureId target,
    int base,
    Values.Manner manner,
    List<Rider> riders,
    int loose,
    int used)
    implements Question {

  Strike with(List<Rider> others) {
    return with(others, loose, used);
  }

  private Strike with(List<Rider> others, int free, int items) {
    return new Strike(attacker, decider, target, base, manner, List.copyOf(others), free, items);
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(attacker);
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.BEFORE_DRAW.attack", Phrase.figure(target));
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    if (choice instanceof Choice.Buy(int effect)) {
      return ChoiceWords.named(CardWords.rider(riders.get(effect)));
    }
    return choice instanceof Choice.Without(int effect)
        ? Phrase.of("opt.without", CardWords.rider(riders.get(effect)))
        : Question.super.means(play, prompt, choice);
  }

  /** ABL-16, ATK-32, ITM-16: what is optional is decided before the modifier is drawn. */
  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    FigureId payer = payer(play);
    if (payer.isSomebody() && play.isHere(target)) {
      boolean own = payer.equals(attacker);
      Figure figure = play.figure(payer);
      for (int i = 0; i < riders.size(); i++) {
        Rider rider = riders.get(i);
        if (rider instanceof Rider.Paid paid) {
          if (Costs.canPay(play, figure, paid.cost())) {
            options.add(new Choice.Buy(i));
          }
        } else if (own && i < loose && isOptional(rider)) {
          options.add(new Choice.Without(i));
        }
      }
      if (own) {
        if (offerItems(play, play.heroOf(figure).orElseThrow(), options)) {
          options.removeFirst();
        }
        ItemUse.offerMeanwhile(play, figure, options);
      }
    }
    return play.ask(Prompt.Kind.BEFORE_DRAW, decider, target, Cite.ADDED_EFFECTS, options);
  }

  @Override
  public boolean isPlain(Play play) {
    return payer(play).isNobody();
  }

  @Override
  public void nothing(Play play) {
    answer(play, new Choice.Accept());
  }

  /** Who pays for what is added: the attacker, or the character that commands the attack. */
  private FigureId payer(Play play) {
    if (play.isPlayed(attacker)) {
      return attacker;
    }
    boolean commanded =
        decider.isSomebody()
            && play.isPlayed(decider)
            && values(play).hold(List.of(Check.Fact.COMMANDED));
    return commanded ? decider : FigureId.NOBODY;
  }

  private static boolean widens(List<Rider> some) {
    for (Rider rider : some) {
      if (rider instanceof Rider.PlusRange
          || rider instanceof Rider.Reach
          || rider instanceof Rider.Over) {
        return true;
      }
    }
    return false;
  }

  private boolean offerItems(Play play, HeroState hero, List<Choice> options) {
    return ItemUse.offer(
        play,
        hero,
        ItemCard.When.DURING_ATTACK,
        used,
        use -> values(play).hold(use.checks()) && !widens(use.riders()),
        options);
  }

  /** ABL-15, ATK-16: added effects may be left out, but not what changes the attack value. */
  static boolean isOptional(Rider rider) {
    return switch (rider) {
      case Rider.Inflicts _,
          Rider.PushThrough _,
          Rider.PushAgainst _,
          Rider.Pierce _,
          Rider.Afterwards _ ->
          true;
      case Rider.OnValue _,
          Rider.OnAim _,
          Rider.ForAttacker _,
          Rider.Conditional _,
          Rider.Plain _ ->
          false;
    };
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Without(int index)) {
      List<Rider> fewer = new ArrayList<>(riders);
      fewer.remove(index);
      play.push(with(fewer, loose - 1, used));
    } else if (choice instanceof Choice.Buy(int index)) {
      Rider.Paid paid = (Rider.Paid) riders.get(index);
      List<Rider> more = new ArrayList<>(riders);
      more.remove(index);
      List<Rider> bought = new ArrayList<>();
      Attacks.flatten(values(play), paid.riders(), bought);
      more.addAll(index, bought);
      if (play.state().top() instanceof Aiming aiming) {
        play.state().pop();
        play.push(aiming.bought(paid)); // it works for the targets to come as well
      }
      play.push(with(more, index < loose ? loose - 1 + bought.size() : loose, used));
      Figure figure = play.figure(attacker);
      play.effects().usePaid(figure, new Values(play, figure, figure, manner), paid);
      Costs.pay(play, play.isPlayed(attacker) ? attacker : decider, paid.cost());
    } else if (choice instanceof Choice.Use(int item)) {
      HeroState hero = play.heroOf(play.figure(attacker)).orElseThrow();
      ItemCard.Use use = hero.items().shown(item);
      List<Rider> more = new ArrayList<>(riders);
      Attacks.flatten(values(play), use.riders(), more);
      ItemUse.addToAttack(values(play), use, more);
      if (use.is(ItemCard.Use.Extent.WHOLE_ABILITY)
          && play.state().top() instanceof Aiming aiming) {
        play.state().pop();
        play.push(aiming.gaining(use.riders()));
      }
      if (!use.afterwards().isEmpty() && play.state().top() instanceof Aiming aiming) {
        play.state().pop();
        ItemUse.afterwards(play, hero, item);
        play.push(aiming);
      }
      play.push(with(more, loose, used | 1 << item));
      ItemUse.use(play, hero, item, target);
      hero.tally().strikesWith(hero.items().item(item).name());
    } else if (riders.contains(Rider.Plain.KILLS) && play.isHere(target)) {
      play.push(new Over());
      new Happen(new Consequence.Die(), target, attacker, decider, Cause.ATTACK).now(play);
    } else if (play.isHere(target) && play.isHere(attacker)) {
      play.push(new Over());
      Aid.before(play, this);
    }
  }

  Values values(Play play) {
    return new Values(play, play.figure(attacker), play.figure(target), manner);
  }

  /** The attack is over, and what was given for it. */
  record Over() implements Task {
    @Override
    public void run(Play play) {
      Expiring.endAttack(play);
      for (int i = 0; i < play.state().heroes(); i++) {
        play.state().hero(i).tally().strikeIsOver();
      }
    }
  }

  /**
   * The target's items, before the modifier is drawn (ITM-16).
   *
   * @param used those used already, as bits
   */
  public record Guard(Strike strike, int used) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(strike.target);
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.ITEM.attack", Phrase.figure(strike.attacker));
    }

    @Override
    public boolean isPlain(Play play) {
      return !ItemUse.isAny(play, strike.target, ItemCard.When.WHEN_ATTACKED);
    }

    @Override
    public void nothing(Play play) {
      play.push(new Bonuses(strike));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      boolean must =
          play.heroOf(play.figure(strike.target)).isPresent()
              && ItemUse.offer(
                  play,
                  play.heroOf(play.figure(strike.target)).orElseThrow(),
                  ItemCard.When.WHEN_ATTACKED,
                  used,
                  use -> !Redirecting.isSaidBy(use) && strike.values(play).hold(use.checks()),
                  options);
      if (must) {
        options.removeFirst();
      }
      return play.ask(
          Prompt.Kind.ITEM, strike.target, strike.attacker, Cite.ITEMS_OF_ATTACK, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Use(int item)) {
        HeroState hero = play.heroOf(play.figure(strike.target)).orElseThrow();
        ItemCard.Use use = hero.items().shown(item);
        List<Rider> more = new ArrayList<>(strike.riders);
        List<Rider> added = new ArrayList<>();
        Attacks.flatten(strike.values(play), use.riders(), added);
        for (Rider rider : added) {
          if (!(rider instanceof Rider.Inflicts)) { // those are for the attacker, and at once
            more.add(rider);
          }
        }
        play.push(new Guard(strike.with(more), used | 1 << item));
        ItemUse.use(play, hero, item, strike.attacker);
        ItemUse.give(play, added, strike.target, strike.attacker);
      } else {
        nothing(play);
      }
    }
  }

  /** Step 1: bonuses and penalties, in the order that the players like (ATK-14, ATK-15). */
  public record Bonuses(Strike strike) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(strike.attacker);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int value : results(play)) {
        options.add(new Choice.Attack(value));
      }
      return play.ask(
          Prompt.Kind.ORDER_OF_BONUSES,
          strike.decider,
          strike.target,
          Cite.ORDER_OF_BONUSES,
          options);
    }

    /** The order of additions makes no difference. */
    @Override
    public boolean isPlain(Play play) {
      for (int i = 0; i < strike.riders.size(); i++) {
        if (strike.riders.get(i) instanceof Rider.Times) {
          return false;
        }
      }
      return true;
    }

    @Override
    public void nothing(Play play) {
      play.push(new Modifying.Drawing(strike, results(play).iterator().next()));
    }

    /** All values that some order of additions and multiplications gives, at least 0 (ATK-17). */
    private Set<Integer> results(Play play) {
      Values values = strike.values(play);
      List<Integer> pluses = new ArrayList<>();
      List<Integer> factors = new ArrayList<>();
      for (Rider rider : strike.riders) {
        if (rider instanceof Rider.Plus(var bonus)) {
          pluses.add(values.signed(bonus, 0));
        } else if (rider instanceof Rider.Times(int factor)) {
          factors.add(factor);
        }
      }
      if (play.figure(strike.target).has(Condition.POISON)) { // CON-16
        pluses.add(1);
      }
      Set<Integer> results = factors.isEmpty() ? HashSet.newHashSet(1) : new TreeSet<>();
      order(strike.base, pluses, factors, results);
      return results;
    }

    /** Some of the bonuses, then a multiplication; and so on with the rest. */
    private static void order(
        int value, List<Integer> pluses, List<Integer> factors, Set<Integer> results) {
      if (factors.isEmpty()) {
        int sum = value;
        for (int plus : pluses) {
          sum += plus;
        }
        results.add(Math.max(0, sum));
        return;
      }
      for (int first = 0; first < factors.size(); first++) {
        List<Integer> others = new ArrayList<>(factors);
        int factor = others.remove(first);
        for (int early = 0; early < 1 << pluses.size(); early++) {
          int before = value;
          List<Integer> later = new ArrayList<>();
          for (int i = 0; i < pluses.size(); i++) {
            if ((early & 1 << i) != 0) {
              before += pluses.get(i);
            } else {
              later.add(pluses.get(i));
            }
          }
          order(before * factor, later, others, results);
        }
      }
    }

    @Override
    public void answer(Play play, Choice choice) {
      play.push(new Modifying.Drawing(strike, ((Choice.Attack) choice).value()));
    }
  }
}
