package haven.samples;

import haven.model.Ruleset;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import java.util.ArrayList;
import java.util.List;

/**
 * A kept game that can tell whether a policy was ever met in it: played again under another policy,
 * something else happens, or can be chosen, sooner or later. What is cited is no such thing.
 */
final class PolicyWitness {

  /** Ends the replay: more need not be seen. */
  private static final class SomethingElse extends RuntimeException {
    private static final long serialVersionUID = 1;

    SomethingElse() {
      super("something else happens", null, false, false);
    }
  }

  /** Notes what can be chosen and what happens, step by step. */
  private static final class Trace implements GameRecord.Watcher {
    private final Narrator narrator = new Narrator(false);
    private final List<Integer> expected;
    private final List<Integer> steps = new ArrayList<>();

    Trace(List<Integer> expected) {
      this.expected = expected;
    }

    private void note(int step) {
      boolean other = steps.size() < expected.size() && expected.get(steps.size()) != step;
      if (other) {
        throw new SomethingElse();
      }
      steps.add(step);
    }

    @Override
    public void sees(GameRecord.Line line, Choice choice, Game before) {
      before.prompts().forEach(prompt -> note(prompt.options().hashCode()));
    }

    @Override
    public void saw(GameRecord.Line line, Choice choice, Game after, List<Event> events) {
      note(narrator.tell(after, events).hashCode());
    }
  }

  private final GoldenGame golden;
  private final GameRecord record;
  private final List<Integer> steps;

  PolicyWitness(GoldenGame golden, GameRecord record) {
    this.golden = golden;
    this.record = record;
    Trace trace = new Trace(List.of());
    replay(golden.start(golden.rules()), trace);
    steps = trace.steps;
  }

  private Game replay(Game game, Trace trace) {
    trace.note(trace.narrator.tell(game, game.events()).hashCode());
    return record.replay(game, trace).game();
  }

  /** Whether this game would have been another one. */
  boolean notices(Ruleset rules) {
    try {
      Trace trace = new Trace(steps);
      return !replay(golden.start(rules), trace).isOver() || trace.steps.size() != steps.size();
    } catch (RuntimeException somethingElse) { // refused, or as above
      return true;
    }
  }
}
