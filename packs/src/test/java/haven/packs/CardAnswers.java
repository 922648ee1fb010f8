package haven.packs;

import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Somebody who performs as much as possible, unless the answer was given beforehand. */
final class CardAnswers {
  private final CardStage stage;
  private final Map<Prompt.Kind, Deque<Choice>> prepared = new EnumMap<>(Prompt.Kind.class);
  private final Set<Hex> walked = new HashSet<>();
  private boolean pays = true;

  CardAnswers(CardStage stage) {
    this.stage = stage;
  }

  void prepare(Prompt.Kind kind, Choice... choices) {
    prepared.computeIfAbsent(kind, _ -> new ArrayDeque<>()).addAll(List.of(choices));
  }

  void payNothing() {
    pays = false;
  }

  Choice to(Prompt prompt) {
    Deque<Choice> own = prepared.get(prompt.kind());
    if (own != null && !own.isEmpty() && prompt.options().contains(own.peek())) {
      return own.remove();
    }
    return switch (prompt.kind()) {
      case CARDS -> last(prompt, Choice.Cards.class);
      case ACTION -> new Choice.Decline();
      case PAY -> pays ? last(prompt, Choice.Accept.class) : prompt.options().getFirst();
      case BEFORE_DRAW -> pays ? first(prompt, Choice.Buy.class) : prompt.options().getFirst();
      case TARGET -> first(prompt, Choice.At.class);
      case AREA -> fullest(prompt);
      case STEP -> farthest(prompt);
      case FORCED_PATH -> longest(prompt);
      case HEX -> first(prompt, Choice.To.class);
      case RECOVER -> first(prompt, Choice.Card.class);
      default -> prompt.options().getFirst();
    };
  }

  private static Choice first(Prompt prompt, Class<? extends Choice> kind) {
    return prompt.options().stream()
        .filter(kind::isInstance)
        .findFirst()
        .orElse(prompt.options().getFirst());
  }

  private static Choice last(Prompt prompt, Class<? extends Choice> kind) {
    return prompt.options().stream()
        .filter(kind::isInstance)
        .reduce((_, second) -> second)
        .orElse(prompt.options().getFirst());
  }

  /** The area that covers most monsters. */
  private Choice fullest(Prompt prompt) {
    Choice best = prompt.options().getFirst();
    long most = -1;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Lay(List<Hex> hexes)) {
        long hit =
            stage.game().state().alive().stream()
                .filter(piece -> piece.nature().isMonster() && hexes.contains(piece.hex()))
                .count();
        if (hit > most) {
          most = hit;
          best = option;
        }
      }
    }
    return best;
  }

  /** As far away from where it was as possible, and never back. */
  private Choice farthest(Prompt prompt) {
    Figure piece = stage.game().state().piece(prompt.figure());
    walked.add(piece.hex());
    Choice best = prompt.options().getFirst();
    int most = -1;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.To(Hex hex) && !walked.contains(hex)) {
        int away = walked.stream().mapToInt(hex::distanceTo).sum();
        if (away > most) {
          most = away;
          best = option;
        }
      }
    }
    return best;
  }

  private static Choice longest(Prompt prompt) {
    Choice best = prompt.options().getFirst();
    int most = 0;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Along(List<Hex> path) && path.size() > most) {
        most = path.size();
        best = option;
      }
    }
    return best;
  }
}
