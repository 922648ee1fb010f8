package haven.play.view;

import haven.model.Variant;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.play.engine.Bits;
import haven.play.engine.Game;
import haven.play.modifier.ModifierBoard;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Modifiers;
import haven.play.table.HeroState;
import haven.play.table.Items;
import haven.play.table.State;
import haven.play.turn.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The heroes and their cards as seats see them: part of the {@link View}, and of its one cut. */
final class HeroesSeen {
  private static final int NOBODY = -1;

  private HeroesSeen() {}

  static List<View.Hero> by(Set<Integer> seats, Game game) {
    State state = game.state();
    List<View.Hero> heroes = new ArrayList<>();
    for (int i = 0; i < state.heroes(); i++) {
      heroes.add(hero(state, state.hero(i), seats, game.isOver()));
    }
    return heroes;
  }

  private static View.Hero hero(State state, HeroState hero, Set<Integer> seats, boolean over) {
    boolean own = seats.contains(hero.seat()) || state.setup().plays(Variant.OPEN_INFORMATION);
    boolean known = own || hero.isRevealed();
    Cards cards = hero.cards();
    int hidden = known ? 0 : cards.selected();
    return new View.Hero(
        hero.index(),
        hero.seat(),
        hero.hero().name(),
        hero.hero().characterClass().name(),
        hero.hero().level(),
        hero.figure(),
        hero.isOut(),
        hero.plan() != HeroState.Plan.UNDECIDED,
        Integer.bitCount(cards.hand() | hidden),
        own ? Optional.of(cards(cards, cards.hand())) : Optional.empty(),
        known ? Optional.of(selected(hero)) : Optional.empty(),
        known ? cards.leading() : Cards.NONE,
        known && hero.plan() == HeroState.Plan.LONG_REST,
        cards(cards, cards.active()),
        cards(cards, cards.discards()),
        cards(cards, cards.lost()),
        items(hero.items()),
        hero.tally().of(BattleGoal.Measure.EXPERIENCE),
        hero.tally().loot().moneyTokens(),
        hero.tally().toString(),
        state.goals().shown(hero.index(), viewer(hero, seats), over).stream()
            .map(BattleGoal::name)
            .toList(),
        deck(hero.modifiers()),
        MatSeen.of(hero.mat()));
  }

  /** Battle goals stay secret even with open information. */
  private static int viewer(HeroState hero, Set<Integer> seats) {
    return seats.contains(hero.seat()) ? hero.seat() : NOBODY;
  }

  private static List<View.Card> selected(HeroState hero) {
    List<View.Card> all = new ArrayList<>(cards(hero.cards(), hero.cards().selected()));
    int leading = hero.cards().leading();
    all.sort((one, other) -> Boolean.compare(other.card() == leading, one.card() == leading));
    return List.copyOf(all);
  }

  private static List<View.Card> cards(Cards cards, int bits) {
    List<View.Card> list = new ArrayList<>();
    Bits.each(
        bits,
        card -> {
          AbilityCard printed = cards.all().get(card);
          list.add(new View.Card(card, printed.name(), printed.levelText(), cards.isOnSideB(card)));
        });
    return List.copyOf(list);
  }

  private static List<View.Item> items(Items items) {
    List<View.Item> list = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      list.add(new View.Item(items.item(i).name(), items.wear(i)));
    }
    return List.copyOf(list);
  }

  static View.Deck deck(Modifiers modifiers) {
    return switch (modifiers) {
      case ModifierDeck deck ->
          new View.Deck(
              deck.left(),
              List.copyOf(deck.drawPile()),
              List.copyOf(deck.drawn()),
              List.copyOf(deck.discards()));
      case ModifierBoard board -> new View.Deck(board.row(), List.of(), List.of(), List.of());
    };
  }
}
