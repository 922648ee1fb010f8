package haven.play.attack;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.engine.Bits;
import haven.play.engine.Play;
import haven.play.item.ItemUse;
import haven.play.modifier.Lean;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;

/**
 * How the value of one attack comes about, before the modifier is drawn, and what awaits it.
 *
 * @param parts the first is what the ability says
 * @param value what they come to
 * @param shield of the target, against this attack
 * @param pierce how much of it does not count
 * @param lean what the modifiers are drawn with
 * @param leans what makes it lean, either way
 */
public record Reckoning(
    FigureId attacker,
    FigureId target,
    List<Part> parts,
    int value,
    int shield,
    int pierce,
    Lean lean,
    List<Phrase> leans) {

  /**
   * A part of the sum.
   *
   * @param times whether the sum is multiplied by it
   */
  public record Part(Phrase what, int number, boolean times) {}

  static Reckoning of(Play play, Strike strike, int value) {
    Figure attacker = play.figure(strike.attacker());
    Figure victim = play.figure(strike.target());
    Values values = new Values(play, attacker, victim, strike.manner(), value);
    List<Phrase> good = new ArrayList<>();
    List<Phrase> bad = new ArrayList<>();
    leans(play, strike, good, bad);
    int shield = play.effects().shield(victim, values);
    int pierce = 0;
    for (Rider rider : strike.riders()) {
      pierce += rider instanceof Rider.Pierce(int some) ? some : 0;
      pierce += rider == Rider.Plain.IGNORES_SHIELD ? shield : 0;
    }
    Lean lean = Lean.of(good.size(), bad.size());
    good.addAll(bad);
    return new Reckoning(
        attacker.id(),
        victim.id(),
        parts(play, strike, victim),
        value,
        shield,
        Math.min(shield, pierce),
        lean,
        good);
  }

  /** What makes an attack lean, once for each source (ATK-37, CON-25, CON-26). */
  static void leans(Play play, Strike strike, List<Phrase> good, List<Phrase> bad) {
    Figure figure = play.figure(strike.attacker());
    if (figure.has(Condition.STRENGTHEN)) {
      good.add(Phrase.of(Condition.STRENGTHEN)); // CON-26
    }
    if (figure.has(Condition.MUDDLE)) {
      bad.add(Phrase.of(Condition.MUDDLE)); // CON-25
    }
    if (strike.manner().ranged
        && play.board()
            .areAdjacent(
                play.board().at(play.state().acting(figure.id()).hex()),
                play.board().at(play.figure(strike.target()).hex()))) {
      bad.add(Phrase.of("sum.adjacent")); // ATK-37
    }
    for (Rider rider : strike.riders()) {
      if (rider == Rider.Plain.ADVANTAGE) {
        good.add(Phrase.of("sum.advantage"));
      } else if (rider == Rider.Plain.DISADVANTAGE) {
        bad.add(Phrase.of("sum.disadvantage"));
      }
    }
  }

  private static List<Part> parts(Play play, Strike strike, Figure victim) {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part(Phrase.of("sum.attack"), strike.base(), false));
    List<Rider> others = new ArrayList<>(strike.riders());
    List<Part> worn = new ArrayList<>();
    play.heroOf(play.figure(strike.attacker()))
        .ifPresent(hero -> items(strike.values(play), hero, strike.used(), others, worn));
    List<Rider> own = new ArrayList<>();
    Attacks.flatten(strike.values(play), printed(play, strike.attacker()), own);
    for (Rider rider : others) {
      Phrase what = Phrase.of(own.remove(rider) ? "sum.card" : "sum.effect");
      add(strike.values(play), rider, what, parts);
    }
    parts.addAll(worn);
    if (victim.has(Condition.POISON)) { // CON-16
      parts.add(new Part(Phrase.of(Condition.POISON), 1, false));
    }
    return parts;
  }

  private static void add(Values values, Rider rider, Phrase what, List<Part> parts) {
    if (rider instanceof Rider.Plus(var bonus)) {
      int number = values.signed(bonus, 0);
      if (number != 0) {
        parts.add(new Part(what, number, false));
      }
    } else if (rider instanceof Rider.Times(int factor)) {
      parts.add(new Part(what, factor, true));
    }
  }

  /** What the items used in this attack have added to it. */
  private static void items(
      Values values, HeroState hero, int used, List<Rider> riders, List<Part> parts) {
    Bits.each(
        used,
        item -> {
          ItemCard.Use use = hero.items().shown(item);
          List<Rider> added = new ArrayList<>();
          Attacks.flatten(values, use.riders(), added);
          ItemUse.addToAttack(values, use, added);
          for (Rider rider : added) {
            if (riders.remove(rider)) {
              add(values, rider, Phrase.of("name", hero.items().item(item).name()), parts);
            }
          }
        });
  }

  /** What is printed with the ability, as far as a player has chosen its targets. */
  private static List<Rider> printed(Play play, FigureId attacker) {
    List<Rider> printed = new ArrayList<>();
    play.state()
        .isPending(
            task -> {
              if (task instanceof Aiming aiming && aiming.actor().equals(attacker)) {
                printed.clear();
                printed.addAll(aiming.attack().riders());
              }
              return false;
            });
    return printed;
  }
}
