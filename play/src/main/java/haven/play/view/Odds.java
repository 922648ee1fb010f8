package haven.play.view;

import haven.model.FigureId;
import haven.play.attack.Reckoning;
import haven.play.engine.Asking;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What an attack will lead to: every card that may be drawn for it is drawn once, in a game that
 * the seat cannot tell from the real one, so that nothing comes out that the seat may not know.
 * Whatever is asked on the way is answered plainly: no items, nothing added; of two cards that may
 * count, the one that hurts more.
 *
 * @param exact whether everything was tried; an attack on many may end in too many ways, and then
 *     one card stands for the others in what comes last
 */
public record Odds(SortedMap<Integer, Target> targets, boolean exact) {
  private static final int LONGEST = 32;

  /** So many ways to end are looked at, one by one: an attack on three, with a plain deck. */
  private static final int MOST = 1000;

  private static final long SEED = 17;

  /** A prime, so that neighbouring worlds do not draw neighbouring cards. */
  private static final int APART = 7919;

  /** What is asked while an attack is carried out. */
  private static final Set<Prompt.Kind> PART_OF_IT =
      EnumSet.of(
          Prompt.Kind.BEFORE_DRAW,
          Prompt.Kind.ORDER_OF_BONUSES,
          Prompt.Kind.MODIFIER,
          Prompt.Kind.MODIFIER_EFFECTS,
          Prompt.Kind.ORDER_OF_EFFECTS,
          Prompt.Kind.NEGATE,
          Prompt.Kind.ITEM);

  /** Of these the attacker takes what hurts most (AMD-09d, AMD-29a, BMD-13). */
  private static final Set<Prompt.Kind> IN_ITS_INTEREST =
      EnumSet.of(Prompt.Kind.MODIFIER, Prompt.Kind.ORDER_OF_BONUSES);

  /**
   * A figure that may be hurt.
   *
   * @param sum how the attack on it is reckoned before any modifier card; none if it is not
   *     attacked
   * @param damage how likely it suffers how much; together 1
   * @param kills how likely it dies
   */
  public record Target(Optional<Reckoning> sum, SortedMap<Integer, Double> damage, double kills) {
    /** What it suffers on average. */
    public double expected() {
      double sum = 0;
      for (Map.Entry<Integer, Double> one : damage.entrySet()) {
        sum += one.getKey() * one.getValue();
      }
      return sum;
    }
  }

  public static Odds of(Insight insight, int seat, Choice choice) {
    Game imagined = insight.imagine(SEED).copy(Chance.Source.TABLE);
    Prompt asked = imagined.prompt();
    World first = new World(imagined, asked == null ? FigureId.NOBODY : asked.figure());
    if (asked != null) {
      Asking.of(imagined, asked).play().workshop().reckons = true;
    }
    first.take(seat, choice);
    Deque<World> open = new ArrayDeque<>(List.of(first));
    Tally tally = new Tally();
    int worlds = 1;
    while (!open.isEmpty()) {
      World world = open.removeFirst();
      Prompt prompt = world.plainly();
      if (prompt == null) {
        tally.add(world);
      } else if (worlds < MOST) {
        worlds += prompt.options().size() - 1;
        branch(world, prompt, open);
      } else {
        tally.exact = false;
        open.addLast(world.standIn(prompt, tally.standIns++));
      }
    }
    return tally.odds();
  }

  /** One world for each card that may come. */
  private static void branch(World world, Prompt prompt, Deque<World> open) {
    int total = prompt.weights().stream().mapToInt(Integer::intValue).sum();
    for (int i = 0; i < prompt.options().size(); i++) {
      World next = world.copy();
      next.share *= (double) prompt.weights().get(i) / total;
      next.take(prompt.seat(), prompt.options().get(i));
      open.addLast(next);
    }
  }

  /** A way in which the attack may go on, and how likely it is. */
  private static final class World {
    private final Game game;
    private final FigureId attacker;
    private final SortedMap<Integer, Integer> suffered = new TreeMap<>();
    private final SortedMap<Integer, Reckoning> sums = new TreeMap<>();
    private final SortedMap<Integer, Boolean> dead = new TreeMap<>();
    private double share = 1;
    private int answers;
    private boolean over;

    World(Game game, FigureId attacker) {
      this.game = game;
      this.attacker = attacker;
    }

    World copy() {
      World copy = new World(game.copy(), attacker);
      copy.suffered.putAll(suffered);
      copy.sums.putAll(sums);
      copy.dead.putAll(dead);
      copy.share = share;
      copy.answers = answers;
      copy.over = over;
      return copy;
    }

    void take(int seat, Choice choice) {
      answers++;
      List<Event> events = game.choose(seat, choice);
      game.sums().forEach(sum -> sums.putIfAbsent(sum.target().number(), sum));
      for (Event event : events) {
        if (event instanceof Event.TurnEnds) {
          over = true; // what comes now is no part of it
          return;
        }
        note(event);
      }
    }

    private void note(Event event) {
      if (event instanceof Event.Attacked(_, _, FigureId whom, _)) {
        suffered.putIfAbsent(whom.number(), 0);
      } else if (event instanceof Event.Damaged(_, FigureId who, _, int amount)) {
        suffered.merge(who.number(), amount, Integer::sum);
      } else if (event instanceof Event.Died || event instanceof Event.Exhausted) {
        dead.put(event.who().number(), true);
      }
    }

    /** Answers what is asked; the draw that has to be made then, or null if it is over. */
    @Nullable Prompt plainly() {
      while (!over && answers < LONGEST && game.prompt() instanceof Prompt prompt) {
        if (prompt.kind() == Prompt.Kind.CHANCE) {
          return prompt.figure().equals(attacker) ? prompt : null;
        }
        if (!PART_OF_IT.contains(prompt.kind())) {
          return null;
        }
        take(prompt.seat(), IN_ITS_INTEREST.contains(prompt.kind()) ? best(prompt) : plain(prompt));
      }
      return null;
    }

    private Choice best(Prompt prompt) {
      Choice best = prompt.options().getFirst();
      int most = -1;
      for (Choice option : prompt.options()) {
        World tried = copy();
        tried.take(prompt.seat(), option);
        tried.plainly();
        int hurt = tried.suffered.values().stream().mapToInt(Integer::intValue).sum();
        if (hurt > most) {
          most = hurt;
          best = option;
        }
      }
      return best;
    }

    private static Choice plain(Prompt prompt) {
      if (prompt.options().contains(new Choice.Accept())) {
        return new Choice.Accept();
      }
      return prompt.options().contains(new Choice.Decline())
          ? new Choice.Decline()
          : prompt.options().getFirst();
    }

    /** One of the cards that may come stands for all: in each world another, by turns. */
    World standIn(Prompt prompt, int number) {
      int total = prompt.weights().stream().mapToInt(Integer::intValue).sum();
      int lot = Math.floorMod(number * APART, total);
      int i = 0;
      while (lot >= prompt.weights().get(i)) {
        lot -= prompt.weights().get(i++);
      }
      take(prompt.seat(), prompt.options().get(i));
      return this;
    }
  }

  /** All ways in which it ended. */
  private static final class Tally {
    private final SortedMap<Integer, SortedMap<Integer, Double>> damage = new TreeMap<>();
    private final SortedMap<Integer, Double> kills = new TreeMap<>();
    private final SortedMap<Integer, Reckoning> sums = new TreeMap<>();
    private boolean exact = true;
    private int standIns;

    void add(World world) {
      world.suffered.forEach(
          (figure, amount) ->
              damage
                  .computeIfAbsent(figure, _ -> new TreeMap<>())
                  .merge(amount, world.share, Double::sum));
      world.dead.keySet().forEach(figure -> kills.merge(figure, world.share, Double::sum));
      world.sums.forEach(sums::putIfAbsent);
    }

    Odds odds() {
      SortedMap<Integer, Target> targets = new TreeMap<>();
      damage.forEach(
          (figure, amounts) -> {
            double known = amounts.values().stream().mapToDouble(Double::doubleValue).sum();
            if (known < 1 - 1e-9) {
              amounts.merge(0, 1 - known, Double::sum); // elsewhere nothing came its way
            }
            targets.put(
                figure,
                new Target(
                    Optional.ofNullable(sums.get(figure)),
                    amounts,
                    kills.getOrDefault(figure, 0.0)));
          });
      return new Odds(targets, exact);
    }
  }
}
