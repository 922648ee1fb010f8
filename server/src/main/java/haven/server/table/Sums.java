package haven.server.table;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.attack.Reckoning;
import haven.play.engine.Event;
import haven.play.modifier.Lean;
import haven.server.wire.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the numbers of a game came about.
 *
 * @param events everything that happened up to some moment
 * @param reckoned how the attacks among it were reckoned, one for each draw
 */
record Sums(List<Event> events, List<Reckoning> reckoned) {

  /** Of an attack that is only thought of: no modifier is drawn yet. */
  static Told.Sum foreseen(Reckoning attack) {
    List<Told.Part> parts = parts(attack);
    if (attack.shield() > 0) {
      parts.add(part(Phrase.of("sum.shield"), -attack.shield()));
    }
    if (attack.pierce() > 0) {
      parts.add(part(Phrase.of("sum.pierce"), attack.pierce()));
    }
    int left = Math.max(0, attack.value() - attack.shield() + attack.pierce());
    return new Told.Sum(parts, attack.lean(), attack.leans(), left);
  }

  private static List<Told.Part> parts(Reckoning attack) {
    List<Told.Part> parts = new ArrayList<>();
    for (Reckoning.Part one : attack.parts()) {
      Optional<Boolean> times = one.times() ? Optional.of(true) : Optional.empty();
      parts.add(new Told.Part(one.what(), one.number(), times));
    }
    return parts;
  }

  private static Told.Part part(Phrase what, int number) {
    return new Told.Part(what, number, Optional.empty());
  }

  /** Of the number that an event tells, if it is one of an attack. */
  Optional<Told.Sum> of(int index) {
    Event event = events.get(index);
    int draw = draw(index);
    if (event instanceof Event.Damaged(_, FigureId who, _, int amount) && !isHit(draw, who)) {
      return retaliated(index, who, amount);
    }
    return draw < 0 ? Optional.empty() : Optional.of(attack(draw, index));
  }

  /** Where the modifier was drawn that belongs to the event; -1 if there is none. */
  private int draw(int index) {
    Event event = events.get(index);
    if (event instanceof Event.Attacked) {
      for (int i = index; i < events.size(); i++) {
        if (events.get(i) instanceof Event.Drew drew) {
          return drew.who().equals(event.who()) ? i : -1;
        }
      }
      return -1;
    }
    boolean tells =
        event instanceof Event.Drew
            || event instanceof Event.Modified
            || event instanceof Event.Shielded
            || event instanceof Event.Warded
            || event instanceof Event.Damaged;
    for (int i = index; tells && i >= 0; i--) {
      if (events.get(i) instanceof Event.Drew) {
        return i;
      }
      if (events.get(i) instanceof Event.TurnStarts) {
        return -1;
      }
    }
    return -1;
  }

  private Optional<Reckoning> reckoning(int draw) {
    int number = -1;
    for (int i = 0; i <= draw; i++) {
      number += events.get(i) instanceof Event.Drew ? 1 : 0;
    }
    return number >= 0 && number < reckoned.size()
        ? Optional.of(reckoned.get(number))
        : Optional.empty();
  }

  private boolean isHit(int draw, FigureId who) {
    return draw >= 0 && reckoning(draw).filter(one -> one.target().equals(who)).isPresent();
  }

  private Optional<Told.Sum> retaliated(int index, FigureId who, int amount) {
    for (int i = index; i >= 0 && !(events.get(i) instanceof Event.Drew); i--) {
      if (events.get(i) instanceof Event.Retaliates(_, _, FigureId whom, int sum)
          && whom.equals(who)) {
        List<Told.Part> parts = new ArrayList<>(List.of(part(Phrase.of("sum.retaliate"), sum)));
        changed(i, index, sum, parts);
        return Optional.of(new Told.Sum(parts, Lean.NEITHER, List.of(), amount));
      }
    }
    return Optional.empty();
  }

  /** From the draw on to the event, or for the announcement of the attack to the draw. */
  private Told.Sum attack(int draw, int index) {
    Reckoning attack = reckoning(draw).orElseThrow();
    List<Told.Part> parts = parts(attack);
    int value = attack.value();
    for (int i = draw; i <= index; i++) {
      if (events.get(i) instanceof Event.Modified(_, _, int modified)) {
        Event.Drew drew = (Event.Drew) events.get(draw);
        Phrase drawn = Phrase.of("sum.drawn", CardWords.modifiers(drew.cards()));
        parts.add(part(drawn, modified - value));
        value = modified;
      } else if (events.get(i) instanceof Event.Shielded(_, _, int shield)) {
        parts.add(part(Phrase.of("sum.shield"), -shield));
        value = Math.max(0, value - shield);
      }
    }
    value = changed(draw, index, value, parts);
    return new Told.Sum(parts, attack.lean(), attack.leans(), value);
  }

  /** What ward and brittle made of it. */
  private int changed(int from, int index, int before, List<Told.Part> parts) {
    int value = before;
    for (int i = from; i <= index; i++) {
      if (events.get(i) instanceof Event.Warded(_, _, boolean ward, boolean brittle, int amount)) {
        if (ward != brittle) {
          Condition by = ward ? Condition.WARD : Condition.BRITTLE;
          parts.add(part(Phrase.of(by), amount - value));
        }
        value = amount;
      }
    }
    return value;
  }
}
