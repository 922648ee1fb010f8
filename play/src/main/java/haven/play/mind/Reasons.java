package haven.play.mind;

import haven.board.Hex;
import haven.model.Circumstance;
import haven.model.Criterion;
import haven.model.words.Phrase;
import haven.play.table.Initiative;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The reasons of a monster's turn as phrases.
 *
 * @param name what to call a hex: a name, or a phrase
 */
public record Reasons(Scene scene, Function<Hex, Object> name) {
  private static final int NAMED = 6;

  /**
   * All of them, with headings, the rule of each in front; lines that belong below are indented.
   */
  public List<Phrase> lines(MonsterTurn turn) {
    List<Phrase> lines = new ArrayList<>();
    for (MonsterTurn.Note note : turn.notes()) {
      lines.add(line("", note.rule().text(), circumstance(note.circumstance())));
    }
    Phrase heading = Phrase.of("nothing");
    for (Judgement judgement : turn.why()) {
      Phrase next = heading(judgement);
      if (!next.equals(heading)) {
        lines.add(next);
        heading = next;
      }
      lines.add(line("  ", judgement.rule().text(), judgement(judgement)));
    }
    if (!turn.allReasons()) {
      lines.add(Phrase.of("why.first"));
    }
    return lines;
  }

  private static Phrase line(String indent, String rule, Phrase text) {
    return Phrase.list("", List.of(indent, rule, "  ", text));
  }

  public static Phrase circumstance(Circumstance circumstance) {
    return Phrase.of("why.circumstance." + circumstance);
  }

  /** What is being looked for. */
  public Phrase heading(Judgement judgement) {
    return switch (judgement.criterion()) {
      case FOCUS_NEGATIVE_HEXES, FOCUS_MOVEMENT, FOCUS_PROXIMITY, FOCUS_INITIATIVE ->
          Phrase.of("why.heading.focus");
      case HEX_NEGATIVE_HEXES,
          HEX_OUT_OF_REACH,
          HEX_FOCUS_DISADVANTAGE,
          HEX_TARGETS_MISSED,
          HEX_DISADVANTAGE,
          HEX_MOVEMENT,
          HEX_RANKING ->
          Phrase.of("why.heading.hex", name.apply(judgement.about()));
      case STOP_NEGATIVE_HEXES, STOP_MOVEMENT_LEFT, STOP_MOVEMENT_SPENT ->
          Phrase.of("why.heading.stop", name.apply(judgement.about()));
    };
  }

  /** Which candidates are the best. */
  public static Phrase criterion(Criterion criterion) {
    return Phrase.of("why.criterion." + criterion);
  }

  /** The criterion, and whom it has kept and dropped. */
  public Phrase judgement(Judgement judgement) {
    Phrase text = criterion(judgement.criterion());
    if (!judgement.dropped().isEmpty()) {
      return Phrase.of(
          "why.kept",
          text,
          candidates(judgement, judgement.kept()),
          candidates(judgement, judgement.dropped()));
    }
    Judgement.Candidate first = judgement.kept().getFirst();
    return judgement.kept().size() == 1
        ? Phrase.of("why.only", text, candidates(judgement, judgement.kept()))
        : Phrase.of("why.same", text, value(judgement, first));
  }

  /** Names the first few; a reader who wants all of a long list asks for JSON. */
  private Phrase candidates(Judgement judgement, List<Judgement.Candidate> candidates) {
    List<Phrase> names =
        candidates.stream()
            .limit(NAMED)
            .map(
                candidate ->
                    Phrase.of(
                        "why.candidate", name.apply(candidate.hex()), value(judgement, candidate)))
            .toList();
    int more = candidates.size() - names.size();
    Phrase named = Phrase.list(", ", names);
    return more == 0 ? named : Phrase.of("why.more", named, more);
  }

  /** What a candidate came to: a number, a name or a phrase. */
  public Object value(Judgement judgement, Judgement.Candidate candidate) {
    return switch (judgement.criterion()) {
      case FOCUS_INITIATIVE ->
          scene
              .figureAt(candidate.hex())
              .map(figure -> initiative(figure.initiativeForFocus()))
              .orElse("-");
      case HEX_TARGETS_MISSED -> Phrase.of("why.misses", candidate.value());
      case HEX_OUT_OF_REACH, HEX_FOCUS_DISADVANTAGE, HEX_RANKING ->
          Phrase.of(candidate.value() == 0 ? "why.yes" : "why.no");
      case FOCUS_NEGATIVE_HEXES,
          FOCUS_MOVEMENT,
          FOCUS_PROXIMITY,
          HEX_NEGATIVE_HEXES,
          HEX_DISADVANTAGE,
          HEX_MOVEMENT,
          STOP_NEGATIVE_HEXES,
          STOP_MOVEMENT_LEFT,
          STOP_MOVEMENT_SPENT ->
          candidate.value();
    };
  }

  private static Object initiative(Initiative initiative) {
    return initiative.isBefore()
        ? Phrase.of("why.earlier", initiative.number())
        : initiative.number();
  }
}
