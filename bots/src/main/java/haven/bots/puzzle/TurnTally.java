package haven.bots.puzzle;

import haven.model.Facts;
import haven.model.FigureId;
import haven.play.engine.Event;
import haven.play.engine.Spoils;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a hero's turn has brought so far.
 *
 * @param hero the figure whose turn it is
 * @param killed the numbers of the monsters that died in it
 * @param hurt those that suffered damage in it, the dead ones too
 * @param coins money tokens looted
 * @param doors opened
 * @param suffered damage that the hero suffered
 * @param acts what was played: halves of cards, items
 * @param even whether every attack modifier so far was a +0
 * @param over whether the turn is over
 * @param attacked whether the hero was attacked after its turn, in the same round
 */
public record TurnTally(
    FigureId hero,
    Set<Integer> killed,
    Set<Integer> hurt,
    int coins,
    int doors,
    int suffered,
    List<String> acts,
    boolean even,
    boolean over,
    boolean attacked) {

  static TurnTally of(FigureId hero) {
    return new TurnTally(hero, Set.of(), Set.of(), 0, 0, 0, List.of(), true, false, false);
  }

  /** The same for turns that have brought the same, in whichever order. */
  long number() {
    return new Facts()
        .numbers(killed)
        .numbers(hurt)
        .number(coins)
        .number(doors)
        .number(suffered)
        .words(acts.stream().sorted().toList())
        .truth(attacked)
        .sum();
  }

  /** With what has happened since. */
  TurnTally after(List<Event> events, State state) {
    Count count = new Count(this, state);
    events.forEach(count::saw);
    return count.tally();
  }

  /** Adds events up. */
  private static final class Count {
    private final FigureId hero;
    private final State state;
    private final Set<Integer> killed;
    private final Set<Integer> hurt;
    private final List<String> acts;
    private int coins;
    private int doors;
    private int suffered;
    private boolean even;
    private boolean over;
    private boolean attacked;
    private boolean nextRound;

    Count(TurnTally before, State state) {
      this.state = state;
      hero = before.hero;
      killed = new TreeSet<>(before.killed);
      hurt = new TreeSet<>(before.hurt);
      acts = new ArrayList<>(before.acts);
      coins = before.coins;
      doors = before.doors;
      suffered = before.suffered;
      even = before.even;
      over = before.over;
      attacked = before.attacked;
    }

    TurnTally tally() {
      return new TurnTally(hero, killed, hurt, coins, doors, suffered, acts, even, over, attacked);
    }

    void saw(Event event) {
      if (!over) {
        inTurn(event);
      } else if (event instanceof Event.RoundStarts) {
        nextRound = true;
      } else if (event instanceof Event.Attacked && event.whom().equals(hero) && !nextRound) {
        attacked = true;
      }
    }

    private void inTurn(Event event) {
      boolean own = event.who().equals(hero);
      if (event instanceof Event.Died && isMonster(event.who())) {
        killed.add(event.who().number());
        hurt.add(event.who().number());
      } else if (event instanceof Event.Damaged damaged && damaged.amount() > 0) {
        if (own) {
          suffered += damaged.amount();
        } else if (isMonster(event.who())) {
          hurt.add(event.who().number());
        }
      } else if (event instanceof Event.Drew) {
        even = even && EvenDraws.isEven(List.of(event));
      } else if (own) {
        byHero(event);
      }
    }

    private void byHero(Event event) {
      if (event instanceof Event.TurnEnds) {
        over = true;
      } else if (event instanceof Event.DoorOpened) {
        doors++;
      } else if (event instanceof Event.Looted looted
          && looted.spoils() instanceof Spoils.Tokens(int tokens)) {
        coins += tokens;
      } else if (event instanceof Event.Acts act) {
        acts.add(act.basic() ? "basic " + act.half() : act.card().name() + " " + act.half());
      } else if (event instanceof Event.ItemUsed used) {
        acts.add(used.item().name());
      }
    }

    private boolean isMonster(FigureId figure) {
      return state.figure(figure).nature().side() == Side.MONSTERS;
    }
  }
}
