package haven.play.monster;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Cost;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.ability.Costs;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.item.ItemUse;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;

/**
 * Items of characters for the time when an enemy is about to consume elements.
 *
 * @param index whose items are asked for
 */
record Damping(FigureId enemy, Cost.Elements cost, int index, int used) implements Question {
  private static final ItemCard.When WHEN = ItemCard.When.ENEMY_CONSUMES;

  static boolean isPossible(Play play) {
    for (int i = 0; i < play.state().heroes(); i++) {
      if (ItemUse.isCarried(play.state().hero(i), ItemCard.Whose.OWN, WHEN)) {
        return true;
      }
    }
    return false;
  }

  static void ask(Play play, FigureId enemy, Cost.Elements cost) {
    for (int i = play.state().heroes() - 1; i >= 0; i--) {
      HeroState hero = play.state().hero(i);
      if (ItemUse.isCarried(hero, ItemCard.Whose.OWN, WHEN)
          && play.figure(hero.figure()).side() != play.figure(enemy).side()) {
        play.push(new Damping(enemy, cost, i, 0));
      }
    }
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(play.state().hero(index).figure());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.ITEM.consume", Phrase.figure(enemy));
  }

  @Override
  public Prompt prompt(Play play) {
    HeroState hero = play.state().hero(index);
    Figure bearer = play.figure(hero.figure());
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    if (Costs.canPay(play, play.figure(enemy), cost)) {
      Values values = Values.of(play, bearer, play.figure(enemy));
      ItemUse.offer(play, hero, WHEN, used, use -> values.hold(use.checks()), options);
    }
    return play.ask(Prompt.Kind.ITEM, hero.figure(), enemy, Cite.ITEM, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Use(int item)) {
      HeroState hero = play.state().hero(index);
      play.push(new Damping(enemy, cost, index, used | 1 << item));
      boolean takes = hero.items().shown(item).negates();
      ItemUse.use(play, hero, item, enemy);
      if (takes) { // one element is enough: it was to be consumed with the others, if any
        Costs.pay(play, hero.figure(), new Cost.Elements(List.of(cost.icons().getFirst())));
      }
    }
  }
}
