package haven.play.attack;

import haven.model.Cite;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.monster.MonsterAttack;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Items that characters use in the attack of an ally, before the modifier is drawn (ITM-16).
 *
 * @param index whose items are asked for
 * @param used those used already, as bits
 */
public record Aid(Strike strike, int index, int used) implements Question {

  /** The attacker has decided about its own; the target is next, after all its friends. */
  static void before(Play play, Strike strike) {
    ask(play, strike, 0);
  }

  private static void ask(Play play, Strike strike, int from) {
    Figure attacker = play.figure(strike.attacker());
    for (int i = from; i < play.state().heroes(); i++) {
      HeroState hero = play.state().hero(i);
      if (!hero.figure().equals(attacker.id())
          && ItemUse.isCarried(hero, ItemCard.Whose.ALLY, ItemCard.When.DURING_ATTACK)
          && play.figure(hero.figure()).side() == attacker.side()) {
        play.push(new Aid(strike, i, 0));
        return;
      }
    }
    play.push(new Strike.Guard(strike, 0));
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(play.state().hero(index).figure());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.ITEM.attack", Phrase.figure(strike.attacker()));
  }

  @Override
  public Prompt prompt(Play play) {
    HeroState hero = play.state().hero(index);
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    ItemUse.offer(
        play,
        hero,
        ItemCard.Whose.ALLY,
        ItemCard.When.DURING_ATTACK,
        used,
        use -> strike.values(play).hold(use.checks()),
        options);
    return play.ask(
        Prompt.Kind.ITEM, hero.figure(), strike.attacker(), Cite.ITEMS_OF_ATTACK, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (!(choice instanceof Choice.Use(int item))) {
      ask(play, strike, index + 1);
      return;
    }
    HeroState hero = play.state().hero(index);
    ItemCard.Use use = hero.items().shown(item);
    if (use.is(ItemCard.Use.Extent.WHOLE_ABILITY)) {
      forTheRest(play, use.riders());
    }
    List<Rider> more = new ArrayList<>(strike.riders());
    Attacks.flatten(strike.values(play), use.riders(), more);
    play.push(new Aid(strike.with(more), index, used | 1 << item));
    ItemUse.use(play, hero, item, strike.target());
  }

  /** The targets to come have it as well. */
  private static void forTheRest(Play play, List<Rider> riders) {
    @Nullable Task over = play.state().top();
    if (!(over instanceof Strike.Over)) {
      return;
    }
    play.state().pop();
    if (play.state().top() instanceof Aiming aiming) {
      play.state().pop();
      play.push(aiming.gaining(riders));
    } else if (play.state().top() instanceof MonsterAttack rest) {
      play.state().pop();
      List<Rider> more = new ArrayList<>(rest.riders());
      more.addAll(riders);
      play.push(
          new MonsterAttack(rest.figure(), rest.ability(), more, rest.targets(), rest.manner()));
    }
    play.state().push(over);
  }
}
