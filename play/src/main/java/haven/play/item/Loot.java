package haven.play.item;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.LootCard;
import haven.model.ability.Consequence;
import haven.model.card.ItemCard;
import haven.model.map.Treasure;
import haven.model.scenario.Reward;
import haven.play.ability.Consequences;
import haven.play.ability.Consequences.Happen;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Spoils;
import haven.play.engine.Task;
import haven.play.scenario.ScenarioRules;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tokens and treasures that are taken from the map. */
public final class Loot {
  private Loot() {}

  public static void take(Play play, Figure piece, Haul haul, Cite cite) {
    if (haul.isEmpty()) {
      return;
    }
    play.changeGround(ground -> haul.take(play.board(), ground));
    play.result(results -> results.took(haul.tokens() + haul.treasures().size()));
    play.tell(new Event.Looted(play.cite(cite), piece.id(), new Spoils.Tokens(haul.tokens())));
    ScenarioRules.lookAgain(play);
    Optional<HeroState> hero = play.heroOf(piece);
    if (hero.isPresent()) {
      List<LootCard> cards = new ArrayList<>(draw(play, haul.cards()));
      cards.replaceAll(card -> card.isGainedAtOnce() ? randomItem(play, hero.get(), card) : card);
      hero.get().loot(haul.tokens(), haul.money(), cards);
      hero.get().tally().lootsTreasures(haul.treasures().size());
      play.state().story().looted(haul.tokens());
      for (LootCard card : cards) {
        play.tell(
            new Event.Looted(play.cite(Cite.LOOT_CARD), piece.id(), new Spoils.Card(card.kind())));
      }
      haul.treasures().forEach(hex -> open(play, piece, hero.get(), hex));
    }
  }

  /** A move that loots every hex entered: what lies in the hex of the figure (LOT-10). */
  public record OwnHex(int figure) implements Task {
    @Override
    public void run(Play play) {
      Figure piece = play.piece(figure);
      if (!piece.isGone()) {
        Haul haul = new Looting(play.scene()).byAbility(play.state().piece(figure), 0);
        take(play, piece, haul, Cite.LOOT_ABILITY);
      }
    }
  }

  private static List<LootCard> draw(Play play, int number) {
    if (number == 0) {
      return List.of();
    }
    play.reveal();
    LootDeck.Drawn drawn = play.state().lootDeck().draw(number);
    play.state().lootDeck(drawn.rest());
    return drawn.cards();
  }

  /** LOT-36: an item of the deck, gained at once; without any left the card is money. */
  private static LootCard randomItem(Play play, HeroState hero, LootCard card) {
    List<ItemCard> deck = new ArrayList<>(play.state().setup().box().randomItems());
    for (int i = 0; i < play.state().heroes(); i++) {
      Items items = play.state().hero(i).items();
      for (int item = 0; item < items.size(); item++) {
        deck.remove(items.item(item));
      }
    }
    if (deck.isEmpty()) {
      return LootCard.money(3);
    }
    gain(play, hero, deck.get(play.state().chance().below(deck.size())), Cite.LOOT_CARD);
    return card;
  }

  /** ITM-05: usable from now on, whatever the slots. */
  private static void gain(Play play, HeroState hero, ItemCard item, Cite cite) {
    play.tell(new Event.Looted(play.cite(cite), hero.piece(), new Spoils.Item(item)));
    if (play.rules().combat().uses().foundItems()) {
      hero.gain(item);
    }
  }

  /** LOT-40: a treasure takes effect at once. */
  private static void open(Play play, Figure piece, HeroState hero, Hex hex) {
    Treasure treasure = play.state().takeTreasure(hex);
    switch (treasure) {
      case Treasure.Goal(String rule) -> {
        play.tell(
            new Event.Looted(play.cite(Cite.GOAL_TREASURE), piece.id(), new Spoils.Goal(rule)));
        play.push(new ScenarioRules.TreasureLooted(rule));
      }
      case Treasure.Numbered(int number) -> {
        @Nullable List<Reward> rewards = play.state().setup().box().treasures().get(number);
        play.tell(
            new Event.Looted(
                play.cite(Cite.NUMBERED_TREASURE),
                piece.id(),
                new Spoils.Treasure(number, Optional.ofNullable(rewards))));
        if (rewards != null) {
          hero.found(new Opened(new Treasure.Numbered(number), rewards));
          resolve(play, piece, hero, rewards);
        }
      }
    }
  }

  /** What of a treasure happens in the scenario; everything else is the campaign's business. */
  private static void resolve(Play play, Figure piece, HeroState hero, List<Reward> rewards) {
    for (int i = rewards.size() - 1; i >= 0; i--) {
      switch (rewards.get(i)) {
        case Reward.Brings(Consequence what) ->
            play.push(Happen.to(piece.id(), what, Consequences.Cause.TREASURE));
        case Reward.Item(String name) ->
            play.state().setup().box().items().stream()
                .filter(item -> item.name().equals(name))
                .findFirst()
                .ifPresent(item -> gain(play, hero, item, Cite.NUMBERED_TREASURE));
        case Reward.Gold _,
            Reward.SharedGold _,
            Reward.Checkmarks _,
            Reward.ItemDesign _,
            Reward.RandomItemDesign _,
            Reward.RandomScenario _,
            Reward.OtherScenario _,
            Reward.Prosperity _,
            Reward.Reputation _,
            Reward.Achievement _,
            Reward.Event _,
            Reward.CharacterClass _,
            Reward.Envelope _,
            Reward.Other _ -> {}
      }
    }
  }
}
