package haven.stage;

import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** Somebody who answers prompts as told beforehand, and otherwise by a rule of thumb. */
public final class Answers {
  /** What is answered if nothing was said. */
  public enum Policy {
    /** The first option, whatever it is. */
    FIRST,
    /** As much as possible is performed and paid for. */
    MUCH,
    /** Nobody does anything that it need not do, and what happens is accepted as it is. */
    LITTLE
  }

  private final Map<Prompt.Kind, Deque<Choice>> prepared = new EnumMap<>(Prompt.Kind.class);
  private final Set<Hex> walked = new HashSet<>();
  private Policy policy = Policy.FIRST;
  private boolean pays = true;

  /** The next prompts of that kind, one after the other, each as soon as it can be so answered. */
  public Answers prepare(Prompt.Kind kind, Choice... choices) {
    prepared.computeIfAbsent(kind, _ -> new ArrayDeque<>()).addAll(List.of(choices));
    return this;
  }

  public Answers by(Policy other) {
    policy = other;
    return this;
  }

  /** Nothing is paid for, however much is performed. */
  public Answers payNothing() {
    pays = false;
    return this;
  }

  public Choice to(Game game, Prompt prompt) {
    Deque<Choice> own = prepared.get(prompt.kind());
    if (own != null && !own.isEmpty() && prompt.options().contains(own.peek())) {
      return own.remove();
    }
    return switch (policy) {
      case FIRST -> prompt.options().getFirst();
      case MUCH -> much(game, prompt);
      case LITTLE -> little(prompt);
    };
  }

  private Choice much(Game game, Prompt prompt) {
    return switch (prompt.kind()) {
      case CARDS -> pick(prompt, Choice.Cards.class::isInstance, true);
      case ACTION -> new Choice.Decline();
      case PAY ->
          pays ? pick(prompt, Choice.Accept.class::isInstance, true) : prompt.options().getFirst();
      case BEFORE_DRAW ->
          pays ? pick(prompt, Choice.Buy.class::isInstance, false) : prompt.options().getFirst();
      case TARGET -> pick(prompt, Choice.At.class::isInstance, false);
      case AREA -> most(prompt, option -> hit(game, option));
      case STEP -> farthest(game, prompt);
      case FORCED_PATH ->
          most(prompt, option -> option instanceof Choice.Along(List<Hex> path) ? path.size() : 0);
      case HEX -> pick(prompt, Choice.To.class::isInstance, false);
      case RECOVER -> pick(prompt, Choice.Card.class::isInstance, false);
      default -> prompt.options().getFirst();
    };
  }

  private static Choice little(Prompt prompt) {
    if (prompt.kind() == Prompt.Kind.SHORT_REST) {
      return new Choice.Decline();
    }
    for (Choice choice : new Choice[] {new Choice.Accept(), new Choice.Decline()}) {
      if (prompt.options().contains(choice)) {
        return choice;
      }
    }
    return prompt.options().getFirst();
  }

  private static Choice pick(Prompt prompt, Predicate<Choice> kind, boolean last) {
    List<Choice> some = prompt.options().stream().filter(kind).toList();
    if (some.isEmpty()) {
      return prompt.options().getFirst();
    }
    return last ? some.getLast() : some.getFirst();
  }

  private static Choice most(Prompt prompt, ToLongFunction<Choice> much) {
    long most = prompt.options().stream().mapToLong(much).max().orElseThrow();
    return prompt.options().stream()
        .filter(option -> much.applyAsLong(option) == most)
        .findFirst()
        .orElseThrow();
  }

  /** How many monsters an area covers. */
  private static long hit(Game game, Choice option) {
    return option instanceof Choice.Lay(List<Hex> hexes)
        ? game.state().alive().stream()
            .filter(figure -> figure.nature().isMonster() && hexes.contains(figure.hex()))
            .count()
        : -1;
  }

  /** As far away from where it was as possible, and never back. */
  private Choice farthest(Game game, Prompt prompt) {
    walked.add(game.state().hexOf(prompt.figure()));
    return most(
        prompt,
        option ->
            option instanceof Choice.To(Hex hex) && !walked.contains(hex)
                ? walked.stream().mapToInt(hex::distanceTo).sum()
                : -1);
  }
}
