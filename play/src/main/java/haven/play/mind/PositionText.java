package haven.play.mind;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.move.Movement;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.play.table.FigureWords;
import haven.play.table.SceneText;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A monster's turn written by hand: a {@link SceneText} in which one figure acts, and, if one
 * likes, what is expected.
 *
 * <pre>
 * ruleset: FH
 *
 *   .   .   B
 *     M   a   .
 *
 * M: acts, move 1, attack range 3, targets 2
 * B: character, initiative 12
 * expect: M attacks B
 * </pre>
 *
 * @param expected the outcomes as {@link #describe} puts them, if the text states any
 */
public record PositionText(SceneText text, Position position, Optional<List<String>> expected) {
  /** The conditions of the acting figure that bear on its focus and movement, as it has them. */
  private static final Map<String, Condition> CONDITIONS =
      Map.of(
          "disarmed", Condition.DISARM,
          "immobilized", Condition.IMMOBILIZE,
          "muddled", Condition.MUDDLE,
          "stunned", Condition.STUN);

  /** Reads a text that names its ruleset. */
  public static PositionText of(String text) {
    return of(SceneText.of(text));
  }

  /** Reads a text under the given ruleset, whatever it names itself. */
  public static PositionText of(String text, Ruleset ruleset) {
    return of(SceneText.of(text, ruleset));
  }

  private static PositionText of(SceneText text) {
    List<FigureWords> acting = text.words().stream().filter(FigureWords::acts).toList();
    if (acting.size() != 1) {
      throw new IllegalArgumentException(
          "exactly one figure should have the word 'acts', not " + acting.size());
    }
    FigureWords actor = acting.getFirst();
    return new PositionText(
        text,
        new Position(
            text.scene(),
            text.words().indexOf(actor),
            action(actor, text),
            conditions(actor),
            mindset(actor, text)),
        text.expected().isEmpty() ? Optional.empty() : Optional.of(text.expected()));
  }

  private static Action action(FigureWords actor, SceneText text) {
    boolean attacks =
        actor.says("attack melee")
            || actor.number("attack range").isPresent()
            || actor.number("targets").isPresent();
    Attack attack =
        new Attack(
            actor.number("attack range").orElse(0), actor.number("targets").orElse(1), text.area());
    return new Action(
        actor.number("move").orElse(0),
        Movement.of(actor.says("flies"), actor.says("jumps"), actor.says("teleports")),
        attacks ? Optional.of(attack) : Optional.empty());
  }

  private static Mindset mindset(FigureWords actor, SceneText text) {
    return actor
        .summoner()
        .map(name -> Mindset.FRESH.following(text.hex(name.charAt(0))))
        .orElse(Mindset.FRESH);
  }

  private static Set<Condition> conditions(FigureWords actor) {
    Set<Condition> conditions = EnumSet.noneOf(Condition.class);
    CONDITIONS.forEach(
        (word, condition) -> {
          if (actor.says(word)) {
            conditions.add(condition);
          }
        });
    return conditions;
  }

  public Drawing drawing() {
    return text.drawing();
  }

  /** An outcome in the words of the drawing: {@code a attacks B C}, or just {@code a}. */
  public String describe(Outcome outcome) {
    String stop = name(outcome.stop());
    if (outcome.attacks().isEmpty()) {
      return stop;
    }
    List<String> attacked = outcome.attacks().stream().map(this::name).sorted().toList();
    return stop + " attacks " + String.join(" ", attacked);
  }

  public String name(Hex hex) {
    return text.name(hex);
  }
}
