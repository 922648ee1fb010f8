package haven.play.item;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.ability.Consequence;
import haven.model.card.ItemCard;
import haven.model.map.Treasure;
import haven.model.scenario.Reward;
import haven.model.words.Phrase;
import haven.play.ability.Consequences;
import haven.play.ability.Consequences.Happen;
import haven.play.engine.ByLot;
import haven.play.engine.Event;
import haven.play.engine.Lots;
import haven.play.engine.Play;
import haven.play.engine.Spoils;
import haven.play.engine.Stock;
import haven.play.engine.Task;
import haven.play.scenario.ScenarioRules;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Items;
import haven.play.table.Nature;
import haven.play.table.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tokens and treasures that are taken from the map. */
public final class Loot {
  private Loot() {}

  /** LOT-10: everything within range. */
  public static void byAbility(Play play, Figure looter, int range) {
    Looting looting = new Looting(play.scene());
    Figure figure = play.state().figure(looter.id());
    Haul haul = looting.byAbility(figure, range);
    if (haul.isEmpty()) { // LOT-11, ABL-13, MAB-23
      play.tell(
          new Event.Skipped(
              play.cite(Cite.NOTHING_TO_LOOT), looter.id(), Event.Undone.Ability.LOOT));
      return;
    }
    play.result(Results::done);
    Figure keeper =
        looter.nature().kind()
                == Nature.Kind.SUMMON // what a summon is made to loot is its master's
            ? play.master(looter).map(hero -> play.figure(hero.figure())).orElse(looter)
            : looter;
    take(play, keeper, haul, Cite.LOOT_ABILITY);
  }

  public static void take(Play play, Figure figure, Haul haul, Cite cite) {
    if (haul.isEmpty()) {
      return;
    }
    play.changeGround(ground -> haul.take(play.board(), ground));
    play.result(results -> results.took(haul.tokens() + haul.treasures().size()));
    play.tell(new Event.Looted(play.cite(cite), figure.id(), new Spoils.Tokens(haul.tokens())));
    ScenarioRules.lookAgain(play);
    Optional<HeroState> hero = play.heroOf(figure);
    if (hero.isPresent()) { // LOT-12: what anybody else takes leaves the game
      hero.get().loot(haul.tokens(), haul.money(), List.of());
      hero.get().tally().lootsTreasures(haul.treasures().size());
      play.state().story().looted(haul.tokens());
      List<Hex> treasures = haul.treasures();
      for (int i = treasures.size() - 1; i >= 0; i--) {
        play.push(new Open(figure.id(), treasures.get(i)));
      }
      if (haul.cards() > 0) {
        play.push(new Card(figure.id(), haul.cards()));
      }
    }
  }

  /** Money of the supply, for a character or its summoner's sake. */
  public static void gainMoney(Play play, Figure figure, int tokens) {
    if (tokens > 0) {
      play.master(figure)
          .ifPresent(
              hero -> {
                hero.loot(0, tokens, List.of());
                play.tell(
                    new Event.Looted(
                        play.cite(Cite.SPECIAL_TEXT), figure.id(), new Spoils.Tokens(tokens)));
              });
    }
  }

  /** A move that loots every hex entered: what lies in the hex of the figure (LOT-10). */
  public record OwnHex(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure looter = play.figure(figure);
      if (!looter.isGone()) {
        Haul haul = new Looting(play.scene()).byAbility(play.state().figure(figure), 0);
        take(play, looter, haul, Cite.LOOT_ABILITY);
      }
    }
  }

  /** A loot card for each token, as long as there are any (LOT-03b). */
  record Card(FigureId figure, int number) implements ByLot {
    @Override
    public Stock stock(Play play) {
      return new Stock(Stock.Kind.LOOT, "");
    }

    @Override
    public Lots lots(Play play) {
      return play.state().lootDeck();
    }

    @Override
    public Cite cite() {
      return Cite.LOOT_CARD;
    }

    @Override
    public Phrase words(Play play, int what) {
      LootCard card = play.state().lootDeck().box().get(what);
      return card.kind() == LootKind.SPECIAL
          ? Phrase.of("name", card.name())
          : Phrase.of("times", card.amount(play.state().heroes()), Phrase.of(card.kind()));
    }

    @Override
    public void came(Play play, int what) {
      LootCard card = play.state().lootDeck().box().get(what);
      play.state().lootDeck(play.state().lootDeck().without(what));
      play.reveal();
      if (number > 1) {
        play.push(new Card(figure, number - 1));
      }
      if (card.isGainedAtOnce()) {
        play.push(new RandomItem(figure, card));
      } else {
        gain(play, play.heroOf(play.figure(figure)).orElseThrow(), card);
      }
    }
  }

  private static void gain(Play play, HeroState hero, LootCard card) {
    hero.loot(0, 0, List.of(card));
    boolean special = card.kind() == LootKind.SPECIAL;
    Spoils spoils = special ? new Spoils.Special(card.name()) : new Spoils.Card(card.kind());
    play.tell(new Event.Looted(play.cite(Cite.LOOT_CARD), hero.figure(), spoils));
    if (special) {
      play.push(new ScenarioRules.Section(card.name()));
    }
  }

  /** LOT-36: an item of the deck, gained at once; without any left the card is money. */
  record RandomItem(FigureId figure, LootCard card) implements ByLot {
    private static List<ItemCard> deck(Play play) {
      List<ItemCard> deck = new ArrayList<>(play.state().setup().box().randomItems());
      for (int i = 0; i < play.state().heroes(); i++) {
        Items items = play.state().hero(i).items();
        for (int item = 0; item < items.size(); item++) {
          deck.remove(items.item(item));
        }
      }
      return deck;
    }

    @Override
    public Stock stock(Play play) {
      return new Stock(Stock.Kind.ITEMS, "");
    }

    @Override
    public Lots lots(Play play) {
      return Lots.die(deck(play).size());
    }

    @Override
    public Cite cite() {
      return Cite.LOOT_CARD;
    }

    @Override
    public Phrase words(Play play, int what) {
      return Phrase.of("name", deck(play).get(what).name());
    }

    @Override
    public void came(Play play, int what) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      ItemCard item = deck(play).get(what);
      hero.tally().findsAtRandom(item.name());
      Loot.gain(play, hero, item, Cite.LOOT_CARD);
      Loot.gain(play, hero, card);
    }

    @Override
    public void nothing(Play play) {
      Loot.gain(play, play.heroOf(play.figure(figure)).orElseThrow(), LootCard.money(3));
    }
  }

  /** ITM-05: usable from now on, whatever the slots. */
  private static void gain(Play play, HeroState hero, ItemCard item, Cite cite) {
    play.tell(new Event.Looted(play.cite(cite), hero.figure(), new Spoils.Item(item)));
    if (play.rules().combat().uses().foundItems()) {
      hero.gain(item);
      ItemUse.wearAlways(play);
    }
  }

  /** LOT-40: a treasure takes effect at once. */
  record Open(FigureId figure, Hex hex) implements Task {
    @Override
    public void run(Play play) {
      Figure looter = play.figure(figure);
      open(play, looter, play.heroOf(looter).orElseThrow(), hex);
    }
  }

  private static void open(Play play, Figure figure, HeroState hero, Hex hex) {
    Treasure treasure = play.state().takeTreasure(hex);
    switch (treasure) {
      case Treasure.Goal(String rule) -> {
        play.tell(
            new Event.Looted(play.cite(Cite.GOAL_TREASURE), figure.id(), new Spoils.Goal(rule)));
        play.push(new ScenarioRules.TreasureLooted(rule));
      }
      case Treasure.Numbered(int number) -> {
        @Nullable List<Reward> rewards = play.state().setup().box().treasures().get(number);
        play.tell(
            new Event.Looted(
                play.cite(Cite.NUMBERED_TREASURE),
                figure.id(),
                new Spoils.Treasure(number, Optional.ofNullable(rewards))));
        if (rewards != null) {
          hero.found(new Opened(new Treasure.Numbered(number), rewards));
          resolve(play, figure, hero, rewards);
        }
      }
    }
  }

  /** What of a treasure happens in the scenario; everything else is the campaign's business. */
  private static void resolve(Play play, Figure figure, HeroState hero, List<Reward> rewards) {
    for (int i = rewards.size() - 1; i >= 0; i--) {
      switch (rewards.get(i)) {
        case Reward.Brings(Consequence what) ->
            play.push(Happen.to(figure.id(), what, Consequences.Cause.TREASURE));
        case Reward.LootCards(int number) -> play.push(new Card(figure.id(), number)); // TRE-00
        case Reward.Item(String name) ->
            play.state().setup().box().items().stream()
                .filter(item -> item.name().equals(name))
                .findFirst()
                .ifPresent(item -> gain(play, hero, item, Cite.NUMBERED_TREASURE));
        case Reward.ForACharacter _, Reward.ForTheCampaign _ -> {}
      }
    }
  }
}
