package haven.play.game;

import haven.model.Cite;
import haven.model.CombatRules;
import haven.model.Condition;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.play.state.Active;
import haven.play.state.HeroState;
import haven.play.state.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Items, at the moments at which they may be used. */
final class ItemUse {
  private ItemUse() {}

  /** Adds the items that can be used at this moment to the options. */
  static void offer(Play play, HeroState hero, ItemCard.When when, List<Choice> options) {
    Piece piece = play.state().pieceOf(hero);
    offer(play, hero, when, use -> Values.of(play, piece).hold(use.checks()), options);
  }

  static void offer(
      Play play,
      HeroState hero,
      ItemCard.When when,
      Predicate<ItemCard.Use> fits,
      List<Choice> options) {
    if (hero.items().size() == 0) {
      return;
    }
    Piece piece = play.state().pieceOf(hero);
    if (isBarred(play, piece)) {
      return;
    }
    for (int i = 0; i < hero.items().size(); i++) {
      ItemCard.Use use = hero.items().item(i).use();
      if (use.when() == when
          && hero.items().isReady(i)
          && fits.test(use)
          && use.cost().map(cost -> Costs.canPay(play, piece, cost)).orElse(true)) {
        options.add(new Choice.Use(i));
      }
    }
  }

  /** CON-21, CON-36, ITM-21. */
  private static boolean isBarred(Play play, Piece piece) {
    boolean ownTurn = play.state().turn().figure() == piece.id();
    return piece.isGone()
        || piece.isExhausted()
        || piece.has(Condition.IMPAIR)
        || (piece.has(Condition.STUN)
            && (ownTurn || play.rules().combat().stunBarsItems() == CombatRules.Barred.ALWAYS));
  }

  /** The item is used: it wears, and its lasting effects and abilities begin. */
  static ItemCard.Use use(Play play, HeroState hero, int index) {
    ItemCard item = hero.items().item(index);
    Piece piece = play.state().pieceOf(hero);
    hero.items().use(index);
    hero.tally().usesItem();
    play.tell(Event.What.ITEM_USED, Cite.ITEM, piece.id(), item.name());
    ItemCard.Use use = item.use();
    if (!use.effects().isEmpty()) {
      play.state()
          .add(
              new Active(
                  piece.id(),
                  new Active.Source.Item(hero.index(), index),
                  use.lasting(),
                  use.effects(),
                  List.of(),
                  0));
      play.refreshFlight();
    }
    if (!use.abilities().isEmpty()) {
      Active.Source source = new Active.Source.Item(hero.index(), index);
      play.push(new Abilities.Begin(piece.id(), piece.id(), source, use.abilities()));
    }
    use.cost().ifPresent(cost -> Costs.pay(play, piece.id(), cost));
    return use;
  }

  /** Asks whether items are used now; asked again until none is wanted. */
  record Offer(int figure, int other, ItemCard.When when) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      Piece piece = play.piece(figure);
      play.heroOf(piece)
          .ifPresent(
              hero ->
                  offer(
                      play,
                      hero,
                      when,
                      use ->
                          (other < 0 || play.isHere(other))
                              && Values.of(play, piece, other < 0 ? piece : play.piece(other))
                                  .hold(use.checks()),
                      options));
      return play.ask(Prompt.Kind.ITEM, figure, other, Cite.ITEM, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Use(int item)) {
        play.push(this);
        HeroState hero = play.heroOf(play.piece(figure)).orElseThrow();
        ItemCard.Use use = ItemUse.use(play, hero, item);
        use.riders()
            .forEach(
                rider -> {
                  if (rider instanceof Rider.Gives(Condition condition) && other >= 0) {
                    Conditions.gain(play, play.piece(other), condition, Cite.ITEM);
                  }
                });
      }
    }
  }
}
