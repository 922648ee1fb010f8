package haven.play.ability;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.play.engine.By;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.lasting.Surplus;
import haven.play.table.Active;
import java.util.ArrayList;
import java.util.List;

/** Lasting effects whose time is over. */
public final class Expiring {
  private Expiring() {}

  /** The effect is over; its card leaves the active area, and takes all its bonuses along. */
  public static void end(Play play, Active active) {
    if (!play.state().actives().contains(active)) {
      return;
    }
    play.tell(
        new Event.EffectEnded(play.cite(Cite.BONUS_ENDS), active.owner(), By.of(play, active)));
    if (active.source() instanceof Active.Source.Card card
        && Names.isActive(play.state().hero(card.hero()), card.card())) {
      play.cardLeavesActive(card.hero(), card.card());
    } else if (active.source() instanceof Active.Source.Card) {
      play.state().removeAll(active.source()); // its action is still being performed
      play.refreshEffects();
    } else {
      play.state().remove(active);
      play.refreshEffects();
    }
  }

  /** Lasting effects that end with the turn of a figure. */
  public static void endTurn(Play play) {
    if (play.state().actives().isEmpty()) {
      return;
    }
    FigureId figure = play.state().turn().figure();
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.TURN) {
        end(play, active);
      } else if (active.duration() == Duration.TURNS && active.owner().equals(figure)) {
        age(play, active);
      }
    }
  }

  /** What was given for an action is over with it. */
  public static void endAction(Play play) {
    if (play.state().actives().isEmpty()) {
      return;
    }
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.ACTION) {
        end(play, active);
      }
    }
  }

  /** What items gave for one attack is over with it. */
  public static void endAttack(Play play) {
    if (play.state().actives().isEmpty()) {
      return;
    }
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.ATTACK) {
        end(play, active);
      }
    }
  }

  /** A card has left: what it gave for the turn goes on, the rest is gone with it. */
  static void leave(Play play, Active.Source source) {
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.source().equals(source) && active.duration() != Duration.TURN) {
        play.state().remove(active);
        play.refreshEffects();
      }
    }
  }

  /** One of a limited number of rounds or turns is over (BON-12). */
  private static void age(Play play, Active active) {
    Active older = active.older();
    play.state().replace(active, older);
    if (older.left() <= 0) {
      end(play, older);
    }
  }

  /** Monsters' bonuses and items' round bonuses end with the round; cards see to themselves. */
  public static void endRound(Play play) {
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.ROUND && !(active.source() instanceof Active.Source.Card)) {
        end(play, active);
      } else if (active.duration() == Duration.ROUNDS) {
        age(play, active);
      }
    }
  }

  /**
   * Of the effects of one stance whoever played them keeps only those that are about to begin
   * (BON-04), whoever has them.
   */
  static void endStance(Play play, Active.Source source, FigureId bearer, String stance) {
    List<Active> others = new ArrayList<>();
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.stance().filter(stance::equals).isPresent()
          && isOfTheSame(active, source, bearer)) {
        others.add(active);
      }
    }
    Surplus.end(play, source, stance, others);
  }

  /** A player has a mark on one figure at a time, if it does not say otherwise. */
  static void endMarks(Play play, Active.Source source, FigureId bearer, List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.change() instanceof Effect.Change.Marked(String name, boolean several)
          && !several) {
        List<Active> here = new ArrayList<>();
        for (Active active : List.copyOf(play.state().actives())) {
          if (active.marks(name)
              && (active.source().equals(source) || isOfTheSame(active, source, bearer))) {
            if (active.owner().equals(bearer)) {
              here.add(active);
            } else {
              end(play, active);
            }
          }
        }
        Surplus.end(play, source, name, here);
      }
    }
  }

  /** Other marks of the same card stay where they are. */
  static void unmark(Play play, FigureId bearer, String mark) {
    for (Active active : List.copyOf(play.state().actives())) {
      if (!active.owner().equals(bearer) || !active.marks(mark)) {
        continue;
      }
      if (isLastMark(play, active)) {
        end(play, active);
      } else {
        play.tell(
            new Event.EffectEnded(play.cite(Cite.BONUS_ENDS), active.owner(), By.of(play, active)));
        play.state().remove(active);
      }
    }
  }

  /** A figure has left with its mark: the card has nothing to do any more. */
  public static void endMark(Play play, Active gone) {
    if (isMark(gone)
        && gone.source() instanceof Active.Source.Card(int hero, int card)
        && Names.isActive(play.state().hero(hero), card)
        && isLastMark(play, gone)) {
      play.cardLeavesActive(hero, card);
    }
  }

  private static boolean isLastMark(Play play, Active mark) {
    return play.state().actives().stream()
        .noneMatch(
            other -> !other.equals(mark) && other.source().equals(mark.source()) && isMark(other));
  }

  private static boolean isMark(Active active) {
    return active.effects().stream().anyMatch(one -> one.change() instanceof Effect.Change.Marked);
  }

  /** The same card may give its effect to several; a monster has one card for all it does. */
  private static boolean isOfTheSame(Active active, Active.Source source, FigureId bearer) {
    return switch (source) {
      case Active.Source.Card(int hero, int _) ->
          active.source() instanceof Active.Source.Card(int other, int _)
              && hero == other
              && !active.source().equals(source);
      case Active.Source.Item _, Active.Source.Mat _ -> active.source().equals(source);
      case Active.Source.MonsterCard() -> active.owner().equals(bearer);
    };
  }
}
