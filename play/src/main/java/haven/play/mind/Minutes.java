package haven.play.mind;

import haven.board.Hex;
import haven.model.Circumstance;
import haven.model.Criterion;
import haven.model.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The minutes of a deliberation. Solving by the million keeps none; explaining keeps them all. */
class Minutes {
  static final Minutes NONE = new Minutes();

  /** Whether anybody will read them, so that candidates are weighed that cannot win. */
  boolean areKept() {
    return false;
  }

  /** Whether nothing more is written down. */
  boolean areFull() {
    return true;
  }

  void about(Hex hex) {}

  void note(Circumstance circumstance) {}

  void before(Narrowing candidates, Criterion criterion, IntUnaryOperator value) {}

  void after(Narrowing candidates) {}

  /** Writes everything down. */
  static final class Kept extends Minutes {
    /**
     * How many candidates the judgements may name together. Ordinary turns need some hundred; with
     * dozens of equal focuses nobody reads on, and the answer must stay of a size to be sent.
     */
    static final int MOST = 20_000;

    private final Ruleset ruleset;
    private int named;
    private boolean complete = true;
    private final List<Judgement> judgements = new ArrayList<>();
    private final List<MonsterTurn.Note> notes = new ArrayList<>();
    private List<Judgement.Candidate> weighed = List.of();
    private Criterion criterion = Criterion.FOCUS_NEGATIVE_HEXES;
    private Hex about;

    Kept(Ruleset ruleset, Hex actor) {
      this.ruleset = ruleset;
      about = actor;
    }

    @Override
    boolean areKept() {
      return true;
    }

    @Override
    boolean areFull() {
      return !complete;
    }

    @Override
    void about(Hex hex) {
      about = hex;
    }

    @Override
    void note(Circumstance circumstance) {
      var note = new MonsterTurn.Note(ruleset.cite(circumstance.cite()), circumstance);
      if (!notes.contains(note)) {
        notes.add(note);
      }
    }

    @Override
    void before(Narrowing candidates, Criterion by, IntUnaryOperator value) {
      named += candidates.size();
      complete &= named <= MOST;
      if (!complete) {
        return;
      }
      criterion = by;
      weighed = new ArrayList<>();
      for (int i = 0; i < candidates.size(); i++) {
        int worth = value.applyAsInt(candidates.get(i));
        weighed.add(new Judgement.Candidate(candidates.hex(i), worth));
      }
    }

    @Override
    void after(Narrowing candidates) {
      if (!complete) {
        return;
      }
      List<Judgement.Candidate> kept = new ArrayList<>();
      List<Judgement.Candidate> dropped = new ArrayList<>();
      for (Judgement.Candidate candidate : weighed) { // those kept are in the same order
        int next = kept.size();
        boolean stays = next < candidates.size() && candidates.hex(next).equals(candidate.hex());
        (stays ? kept : dropped).add(candidate);
      }
      judgements.add(
          new Judgement(
              ruleset.cite(criterion.cite()),
              criterion,
              about,
              List.copyOf(kept),
              List.copyOf(dropped)));
    }

    MonsterTurn turn(List<Outcome> outcomes) {
      return new MonsterTurn(outcomes, List.copyOf(notes), List.copyOf(judgements), complete);
    }
  }
}
