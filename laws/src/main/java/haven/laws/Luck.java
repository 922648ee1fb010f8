package haven.laws;

import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Dice;
import haven.play.engine.Prompt;
import java.util.List;

/** A player who chooses at random, always the same way for the same seed. */
public final class Luck {
  private final Chance chance;

  public Luck(long seed) {
    chance = new Chance(Dice.of(seed));
  }

  public int below(int bound) {
    return chance.below(bound);
  }

  /** True once in so many times. */
  public boolean onceIn(int times) {
    return chance.below(times) == 0;
  }

  public <T> T of(List<? extends T> things) {
    return things.get(chance.below(things.size()));
  }

  /** One of the open prompts: where several seats choose at once, any may be first. */
  public Prompt prompt(List<Prompt> prompts) {
    Prompt any = of(prompts);
    for (Prompt prompt : prompts) {
      if (prompt.seat() == any.seat()) {
        return prompt; // a seat with two heroes is asked about one after the other
      }
    }
    return any;
  }

  /** Any option; but who always declines, or negates all damage, has a short and dull game. */
  public Choice choice(Prompt prompt) {
    Choice choice = of(prompt.options());
    boolean dull =
        prompt.kind() == Prompt.Kind.NEGATE
            ? !(choice instanceof Choice.Accept)
            : choice instanceof Choice.Decline || choice instanceof Choice.LongRest;
    return dull && !onceIn(4) ? other(prompt) : choice;
  }

  private Choice other(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.NEGATE ? prompt.options().getFirst() : of(prompt.options());
  }
}
