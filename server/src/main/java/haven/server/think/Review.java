package haven.server.think;

import haven.board.Hex;
import haven.bots.Bot;
import haven.bots.Weighed;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.OpenChoices;
import haven.server.wire.Told;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.function.ObjIntConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A game that is over, looked at again: which decisions of people cost most, as a bot sees it by
 * what they could know. It fills while it is worked on.
 */
public final class Review {
  private static final Logger LOG = Logger.getLogger(Review.class.getName());
  private static final int MOMENTS = 5;

  /** Less is a matter of taste. */
  private static final double LEAST = 0.01;

  private final Past past;
  private final LongFunction<Bot> bots;
  private final List<Costly> worst = new ArrayList<>();
  private volatile List<Told.Moment> moments = List.of();
  private volatile int done;
  private volatile boolean over;

  /** What was chosen in a game, and the way to see it again. */
  public interface Past {
    /** The choices in force. */
    List<Game.Made> choices();

    /** Whether a person decided it: not a bot, nor the host. */
    boolean isPersons(int choice);

    /** Shows the game before each choice, of which it tells the index. */
    void again(ObjIntConsumer<Game> looking);
  }

  /**
   * A decision that cost something.
   *
   * @param game as it was before
   */
  private record Costly(
      int step, Game game, Prompt prompt, Choice chosen, Weighed best, double chance, Bot bot) {
    double fell() {
      return best.chance() - chance;
    }

    Told.Moment told() {
      Advice advice = new Advice(game, prompt, bot, step);
      Told.Hint better =
          advice.told(best.choice(), advice.decided().reasons(), path(best.choice()));
      return new Told.Moment(
          step,
          prompt.seat(),
          prompt.figure().number(),
          game.phrase(prompt),
          percent(best.chance()),
          percent(chance),
          advice.told(chosen, List.of(), path(chosen)),
          better);
    }

    private static List<Hex> path(Choice choice) {
      return choice instanceof Choice.Along(List<Hex> path) ? path : List.of();
    }

    private static int percent(double chance) {
      return (int) Math.round(100 * chance);
    }
  }

  Review(Past past, LongFunction<Bot> bots) {
    this.past = past;
    this.bots = bots;
  }

  /**
   * Goes through the game.
   *
   * @param wanted false when there is no more time
   */
  void work(BooleanSupplier wanted) {
    try {
      List<Game.Made> choices = past.choices();
      past.again(
          (game, choice) -> {
            if (past.isPersons(choice) && wanted.getAsBoolean()) {
              done = choice;
              look(choices, choice, game);
            }
          });
      moments = worst.stream().map(Costly::told).toList();
    } finally {
      over = true;
    }
  }

  /** A walk is judged as one, where it begins. */
  private static boolean goesOn(List<Game.Made> choices, int choice) {
    return choice > 0
        && choices.get(choice).choice() instanceof Choice.To
        && choices.get(choice - 1).choice() instanceof Choice.To
        && choices.get(choice).seat() == choices.get(choice - 1).seat();
  }

  private void look(List<Game.Made> choices, int choice, Game game) {
    int seat = choices.get(choice).seat();
    Optional<Prompt> asked = OpenChoices.promptFor(game, seat);
    boolean walks = asked.filter(one -> one.kind() == Prompt.Kind.STEP).isPresent();
    if (asked.isEmpty() || asked.get().options().size() < 2 || walks && goesOn(choices, choice)) {
      return;
    }
    Prompt prompt = asked.get();
    Choice chosen = walks ? walk(choices, choice) : choices.get(choice).choice();
    try {
      Bot bot = bots.apply(choice);
      List<Weighed> weighed = bot.weigh(game.insightFor(prompt.seat()), prompt, chosen);
      weighed.stream()
          .filter(one -> one.choice().equals(chosen))
          .findFirst()
          .map(
              one ->
                  new Costly(
                      choice,
                      game.copy(),
                      prompt,
                      chosen,
                      weighed.getFirst(),
                      one.chance(),
                      bots.apply(choice)))
          .filter(one -> one.fell() >= LEAST)
          .ifPresent(this::keep);
    } catch (RuntimeException e) {
      // One that cannot be judged keeps nobody from the others.
      LOG.log(Level.FINE, e, () -> "a choice could not be judged: " + chosen.text());
    }
  }

  /** All steps from there on. */
  private static Choice walk(List<Game.Made> choices, int from) {
    List<Hex> path = new ArrayList<>();
    int seat = choices.get(from).seat();
    for (int i = from;
        i < choices.size()
            && choices.get(i).seat() == seat
            && choices.get(i).choice() instanceof Choice.To(Hex hex);
        i++) {
      path.add(hex);
    }
    return path.size() > 1 ? new Choice.Along(path) : choices.get(from).choice();
  }

  /** The worst of each seat. */
  private void keep(Costly one) {
    worst.add(one);
    worst.sort(Comparator.comparingDouble(Costly::fell).reversed());
    int seat = one.prompt.seat();
    worst.stream()
        .filter(other -> other.prompt.seat() == seat)
        .skip(MOMENTS)
        .toList()
        .forEach(worst::remove);
  }

  /** As far as it has come, for who plays these seats: what others could have done is theirs. */
  public Told.Review told(Set<Integer> seats) {
    boolean all = over;
    return new Told.Review(
        done + 1,
        past.choices().size(),
        all,
        moments.stream().filter(one -> seats.contains(one.seat())).limit(MOMENTS).toList());
  }
}
