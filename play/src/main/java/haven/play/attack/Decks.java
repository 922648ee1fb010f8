package haven.play.attack;

import haven.model.Condition;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Play;
import haven.play.engine.Stock;
import haven.play.modifier.Modifiers;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Side;
import java.util.Optional;

/** Which attack modifiers a figure draws from. */
public final class Decks {
  private Decks() {}

  /** AMD-02 to AMD-04: its own, its summoner's, the allies', or that of all monsters. */
  public static Modifiers of(Play play, Figure figure) {
    Optional<HeroState> hero = play.master(figure);
    if (hero.isPresent()) {
      return hero.get().modifiers();
    }
    return figure.nature().side() == Side.PARTY && play.rules().modifiers().allyDeck()
        ? play.state().allyModifiers()
        : play.state().monsterModifiers();
  }

  /** The same, as what chance draws from. */
  static Stock stock(Play play, Figure figure) {
    return Stock.modifiers(
        play.master(figure)
            .map(hero -> hero.hero().name())
            .orElseGet(
                () ->
                    of(play, figure) == play.state().allyModifiers()
                        ? Stock.ALLIES
                        : Stock.MONSTERS));
  }

  /** Who attacks, as far as the rules of modifiers tell attackers apart (AMD-29a, AMD-34). */
  static Attacker user(Figure figure) {
    return switch (figure.nature().kind()) {
      case CHARACTER -> Attacker.CHARACTER;
      case SUMMON -> Attacker.SUMMON;
      case ALLY -> Attacker.ALLY;
      case MONSTER, OBJECTIVE -> Attacker.MONSTER;
    };
  }

  /** Whether a bless or curse card was added; there may be none left (AMD-20). */
  public static boolean add(Play play, Figure figure, Condition condition) {
    if (figure.nature().isObjective()) { // AMD-21
      return false;
    }
    Modifiers deck = of(play, figure);
    return condition == Condition.BLESS
        ? deck.bless(play.state().supply())
        : deck.curse(play.state().supply());
  }
}
