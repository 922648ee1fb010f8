package haven.play.mind;

import haven.board.Hex;
import haven.model.Circumstance;
import haven.model.Criterion;
import haven.model.MonsterRules;
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

  void about(Hex hex) {}

  void note(Circumstance circumstance) {}

  void before(Narrowing candidates, Criterion criterion, IntUnaryOperator value) {}

  void after(Narrowing candidates) {}

  /** Writes everything down. */
  static final class Kept extends Minutes {
    private final MonsterRules rules;
    private final List<Judgement> judgements = new ArrayList<>();
    private final List<MonsterTurn.Note> notes = new ArrayList<>();
    private List<Judgement.Candidate> weighed = List.of();
    private Criterion criterion = Criterion.FOCUS_NEGATIVE_HEXES;
    private Hex about;

    Kept(MonsterRules rules, Hex actor) {
      this.rules = rules;
      about = actor;
    }

    @Override
    boolean areKept() {
      return true;
    }

    @Override
    void about(Hex hex) {
      about = hex;
    }

    @Override
    void note(Circumstance circumstance) {
      var note = new MonsterTurn.Note(rules.rule(circumstance), circumstance);
      if (!notes.contains(note)) {
        notes.add(note);
      }
    }

    @Override
    void before(Narrowing candidates, Criterion by, IntUnaryOperator value) {
      criterion = by;
      weighed = new ArrayList<>();
      for (int i = 0; i < candidates.size(); i++) {
        int worth = value.applyAsInt(candidates.get(i));
        weighed.add(new Judgement.Candidate(candidates.hex(i), worth));
      }
    }

    @Override
    void after(Narrowing candidates) {
      List<Hex> left = new ArrayList<>();
      for (int i = 0; i < candidates.size(); i++) {
        left.add(candidates.hex(i));
      }
      judgements.add(
          new Judgement(
              rules.rule(criterion),
              criterion,
              about,
              weighed.stream().filter(candidate -> left.contains(candidate.hex())).toList(),
              weighed.stream().filter(candidate -> !left.contains(candidate.hex())).toList()));
    }

    MonsterTurn turn(List<Outcome> outcomes) {
      return new MonsterTurn(outcomes, List.copyOf(notes), List.copyOf(judgements));
    }
  }
}
