package haven.server.wire;

import haven.model.card.ModifierCard;
import haven.model.words.CardWords;
import haven.play.engine.ChoiceWords;
import haven.play.scenario.ScenarioResult;
import haven.play.view.View;
import java.util.List;

/** Heroes, their decks and what they come home with, as they travel. */
final class HeroesShown {
  private HeroesShown() {}

  static Shown.Hero of(View.Hero hero) {
    return new Shown.Hero(
        hero.seat(),
        hero.name(),
        hero.characterClass(),
        hero.level(),
        hero.figure(),
        hero.out(),
        hero.chosen(),
        hero.handCards(),
        hero.hand(),
        hero.selected(),
        hero.leading(),
        hero.longRest(),
        hero.active(),
        hero.discards(),
        hero.lost(),
        hero.items(),
        hero.experience(),
        hero.tokens(),
        hero.goals(),
        deck(hero.modifiers()),
        hero.mat());
  }

  static Shown.Deck deck(View.Deck deck) {
    return new Shown.Deck(deck.left(), cards(deck.drawn()), cards(deck.discards()));
  }

  private static List<Shown.Modifier> cards(List<ModifierCard> cards) {
    return cards.stream()
        .map(card -> new Shown.Modifier(card, ChoiceWords.named(CardWords.modifier(card))))
        .toList();
  }

  static Shown.Result of(ScenarioResult result) {
    return new Shown.Result(
        result.isCompleted(),
        result.heroes().stream()
            .map(
                hero ->
                    new Shown.HeroOver(
                        hero.hero(),
                        hero.fate(),
                        hero.experience(),
                        hero.bonusExperience(),
                        hero.gold(),
                        hero.checkmarks(),
                        hero.resources(),
                        hero.items(),
                        hero.special(),
                        hero.masteries()))
            .toList());
  }
}
