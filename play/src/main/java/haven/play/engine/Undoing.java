package haven.play.engine;

import haven.model.RuleId;
import haven.model.words.Phrase;
import haven.play.Refused;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A seat wants to take a choice back after something came out that nobody could know (ABL-25). It
 * may think better of it while the others are asked.
 *
 * @param asked seats that must still agree
 */
record Undoing(int seat, List<Integer> asked) {

  /** All others are asked; null if there are none. */
  static @Nullable Undoing of(int seat, List<Integer> players) {
    List<Integer> others = new ArrayList<>();
    for (int other : players) {
      if (other != seat && !others.contains(other)) {
        others.add(other);
      }
    }
    return others.isEmpty() ? null : new Undoing(seat, List.copyOf(others));
  }

  List<Prompt> prompts(RuleId rule) {
    return asked.stream().map(one -> Prompt.undo(one, rule)).toList();
  }

  void check(int answering, Choice choice, RuleId rule) {
    boolean better = answering == seat && choice instanceof Choice.Decline;
    if (!asked.contains(answering) && !better) {
      throw new Refused(rule, Phrase.of("no.notAsked"));
    }
    if (!(choice instanceof Choice.Accept || choice instanceof Choice.Decline)) {
      throw new Refused(rule, Phrase.of("no.yesOrNo"));
    }
  }

  /** One has agreed; null if nobody is left to be asked. */
  @Nullable Undoing agreed(int answering) {
    List<Integer> left = new ArrayList<>(asked);
    left.remove(Integer.valueOf(answering));
    return left.isEmpty() ? null : new Undoing(seat, List.copyOf(left));
  }
}
