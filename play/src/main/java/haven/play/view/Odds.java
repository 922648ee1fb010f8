package haven.play.view;

import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a choice will probably lead to: it is played out many times, each time in a game that the
 * seat cannot tell from the real one, so that nothing comes out that the seat may not know.
 * Whatever is asked on the way is answered plainly: no items, nothing added.
 *
 * @param worlds how often it was played out
 * @param targets by figure, what it suffers
 * @param values the attack values before any modifier card, by target
 */
public record Odds(int worlds, Map<Integer, Target> targets, Map<Integer, Integer> values) {
  private static final int LONGEST = 16;

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

  /**
   * A figure that may be hurt.
   *
   * @param damage how often it suffers how much
   * @param kills how often it dies
   * @param shield what is printed on it and at work
   */
  public record Target(SortedMap<Integer, Integer> damage, int kills, int shield) {}

  public static Odds of(Insight insight, int seat, Choice choice, int worlds) {
    Map<Integer, SortedMap<Integer, Integer>> damage = new TreeMap<>();
    Map<Integer, Integer> kills = new TreeMap<>();
    Map<Integer, Integer> shields = new TreeMap<>();
    Map<Integer, Integer> values = new TreeMap<>();
    for (int world = 0; world < worlds; world++) {
      Map<Integer, Integer> suffered = new TreeMap<>();
      for (Event event : playedOut(insight.imagine(world * 7919L + 17), seat, choice)) {
        if (event instanceof Event.Attacked(_, _, FigureId whom, int attack)) {
          suffered.putIfAbsent(whom.number(), 0);
          values.putIfAbsent(whom.number(), attack);
        } else if (event instanceof Event.Shielded(_, FigureId who, int shield)) {
          shields.merge(who.number(), shield, Math::max);
        } else if (event instanceof Event.Damaged(_, FigureId who, _, int amount)) {
          suffered.merge(who.number(), amount, Integer::sum);
        } else if (event instanceof Event.Died || event instanceof Event.Exhausted) {
          kills.merge(event.who().number(), 1, Integer::sum);
        }
      }
      suffered.forEach(
          (figure, amount) ->
              damage.computeIfAbsent(figure, _ -> new TreeMap<>()).merge(amount, 1, Integer::sum));
    }
    Map<Integer, Target> targets = new TreeMap<>();
    damage.forEach(
        (figure, amounts) -> {
          int hurt = amounts.values().stream().mapToInt(Integer::intValue).sum();
          if (hurt < worlds) {
            amounts.merge(0, worlds - hurt, Integer::sum); // elsewhere nothing came its way
          }
          targets.put(
              figure,
              new Target(amounts, kills.getOrDefault(figure, 0), shields.getOrDefault(figure, 0)));
        });
    return new Odds(worlds, targets, values);
  }

  private static List<Event> playedOut(Game world, int seat, Choice choice) {
    List<Event> events = new ArrayList<>(world.choose(seat, choice));
    for (int i = 0; i < LONGEST && world.prompt() instanceof Prompt asked; i++) {
      if (!belongsToIt(asked)) {
        break;
      }
      events.addAll(world.choose(asked.seat(), plain(asked)));
    }
    return events;
  }

  private static boolean belongsToIt(Prompt prompt) {
    return PART_OF_IT.contains(prompt.kind());
  }

  private static Choice plain(Prompt prompt) {
    if (prompt.options().contains(new Choice.Accept())) {
      return new Choice.Accept();
    }
    return prompt.options().contains(new Choice.Decline())
        ? new Choice.Decline()
        : prompt.options().getFirst();
  }
}
