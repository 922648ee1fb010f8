package haven.play.game;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.LootCard;
import haven.model.map.Treasure;
import haven.play.loot.Haul;
import haven.play.loot.LootDeck;
import haven.play.loot.Opened;
import haven.play.loot.Reward;
import haven.play.state.HeroState;
import haven.play.state.Piece;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tokens and treasures that are taken from the map. */
final class Loot {
  private Loot() {}

  static void take(Play play, Piece piece, Haul haul, Cite cite) {
    if (haul.isEmpty()) {
      return;
    }
    play.changeGround(ground -> haul.take(play.board(), ground));
    play.result(results -> results.took(haul.tokens() + haul.treasures().size()));
    play.tell(Event.What.LOOTED, cite, piece.id(), -1, haul.tokens(), haul.tokens() + " tokens");
    ScenarioRules.lookAgain(play);
    Optional<HeroState> hero = play.heroOf(piece);
    if (hero.isPresent()) {
      List<LootCard> cards = draw(play, haul.cards());
      hero.get().loot(haul.tokens(), haul.money(), cards);
      play.state().story().looted(haul.tokens());
      for (LootCard card : cards) {
        play.tell(Event.What.LOOTED, Cite.LOOT_CARD, piece.id(), card.kind().toString());
      }
      haul.treasures().forEach(hex -> open(play, piece, hero.get(), hex));
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

  /** LOT-40: a treasure takes effect at once. */
  private static void open(Play play, Piece piece, HeroState hero, Hex hex) {
    Treasure treasure = play.state().takeTreasure(hex);
    switch (treasure) {
      case Treasure.Goal(String rule) -> {
        play.tell(Event.What.LOOTED, Cite.GOAL_TREASURE, piece.id(), rule);
        play.push(new ScenarioRules.TreasureLooted(rule));
      }
      case Treasure.Numbered(int number) -> {
        @Nullable Reward reward = play.state().setup().box().treasures().get(number);
        if (reward != null) {
          hero.found(new Opened.Found(new Treasure.Numbered(number), reward));
        }
        play.tell(
            Event.What.LOOTED,
            Cite.NUMBERED_TREASURE,
            piece.id(),
            -1,
            number,
            reward == null ? "treasure " + number : reward.toString());
      }
    }
  }
}
