package haven.server.browser;

import haven.board.Hex;
import haven.laws.Luck;
import haven.model.AbilityKind;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.Side;
import haven.play.table.State;
import haven.play.view.Reach;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays as people do who have just learned it: goes near, and hits. */
final class Fighter {
  private static final int FEW = 4;

  private final Luck luck;

  Fighter(long seed) {
    luck = new Luck(seed);
  }

  Choice choice(Game game, Prompt prompt) {
    return switch (prompt.kind()) {
      case CARDS -> cards(prompt);
      case ACTION -> action(game, prompt);
      case STEP -> step(game, prompt);
      case TARGET -> target(game, prompt);
      case AREA -> area(game, prompt);
      case PERFORM, PAY -> first(prompt, Choice.Accept.class);
      case BEFORE_DRAW, ITEM -> first(prompt, Choice.Use.class);
      case NEGATE -> negate(game, prompt);
      case START_HEX, BATTLE_GOAL, CHOOSE, ELEMENT, HEX -> luck.of(prompt.options());
      default -> prompt.options().getFirst();
    };
  }

  private static Choice first(Prompt prompt, Class<? extends Choice> kind) {
    return prompt.options().stream()
        .filter(kind::isInstance)
        .findFirst()
        .orElse(prompt.options().getFirst());
  }

  private Choice cards(Prompt prompt) {
    List<Choice> pairs = prompt.options().stream().filter(Choice.Cards.class::isInstance).toList();
    if (pairs.size() <= FEW * (FEW - 1)) {
      Class<? extends Choice> rest =
          prompt.has(Choice.ShortRest.class) && luck.onceIn(2)
              ? Choice.ShortRest.class
              : Choice.LongRest.class;
      if (prompt.has(rest)) {
        return first(prompt, rest);
      }
    }
    return pairs.isEmpty() ? prompt.options().getFirst() : luck.of(pairs);
  }

  /** A bottom action that moves, then a top one that attacks, where the cards have them. */
  private Choice action(Game game, Prompt prompt) {
    List<Choice.Act> acts = new ArrayList<>();
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Act act) {
        acts.add(act);
      }
    }
    if (acts.isEmpty()) {
      return luck.onceIn(FEW)
          ? first(prompt, Choice.Use.class)
          : first(prompt, Choice.Decline.class);
    }
    boolean moves = acts.stream().anyMatch(act -> !act.top());
    return acts.stream()
        .filter(act -> act.top() != moves)
        .max(Comparator.comparingInt(act -> worth(game, prompt, act)))
        .orElse(acts.getFirst());
  }

  private static int worth(Game game, Prompt prompt, Choice.Act act) {
    String words = game.words(prompt, act);
    boolean wanted =
        words.contains(act.top() ? AbilityKind.ATTACK.name() : AbilityKind.MOVE.name())
            || words.contains(act.top() ? "Attack" : "Move");
    return (wanted ? 2 : 0) + (act.basic() ? 0 : 1);
  }

  private Choice step(Game game, Prompt prompt) {
    List<Reach.Spot> spots = Reach.of(game, prompt.seat());
    Hex here = game.state().figure(prompt.figure()).hex();
    Optional<Reach.Spot> best =
        spots.stream()
            .filter(spot -> spot.mayStop() && spot.perils().isEmpty())
            .filter(spot -> !spot.hex().equals(here))
            .min(Comparator.comparingInt(spot -> far(game.state(), spot.hex())));
    boolean stays =
        best.isEmpty() || far(game.state(), best.get().hex()) >= far(game.state(), here);
    if (stays) {
      Optional<Reach.Spot> door =
          spots.stream().filter(spot -> spot.perils().contains(Reach.Peril.DOOR)).findFirst();
      return door.filter(_ -> far(game.state(), here) > FEW)
          .map(spot -> along(spots, here, spot))
          .orElseGet(() -> first(prompt, Choice.Decline.class));
    }
    return along(spots, here, best.get());
  }

  /** The way that the page shows to that hex. */
  private static Choice along(List<Reach.Spot> spots, Hex here, Reach.Spot goal) {
    Map<Hex, Reach.Spot> by = new HashMap<>();
    spots.forEach(spot -> by.put(spot.hex(), spot));
    by.remove(here); // it begins every way
    List<Hex> way = new ArrayList<>();
    for (Reach.Spot at = goal; at != null && !way.contains(at.hex()); at = by.get(at.before())) {
      way.addFirst(at.hex());
    }
    return way.size() == 1 ? new Choice.To(way.getFirst()) : new Choice.Along(way);
  }

  private static int far(State state, Hex from) {
    int nearest = Integer.MAX_VALUE;
    for (Figure figure : state.alive()) {
      if (figure.side() == Side.MONSTERS) {
        nearest = Math.min(nearest, from.distanceTo(figure.hex()));
      }
    }
    return nearest;
  }

  private static Choice target(Game game, Prompt prompt) {
    return prompt.options().stream()
        .filter(Choice.At.class::isInstance)
        .min(
            Comparator.comparingInt(
                one -> game.state().figure(((Choice.At) one).figure()).hitPoints()))
        .orElse(prompt.options().getFirst());
  }

  private static Choice area(Game game, Prompt prompt) {
    return prompt.options().stream()
        .filter(Choice.Lay.class::isInstance)
        .max(Comparator.comparingInt(one -> enemies(game.state(), (Choice.Lay) one)))
        .orElse(prompt.options().getFirst());
  }

  private static int enemies(State state, Choice.Lay lay) {
    int number = 0;
    for (Figure figure : state.alive()) {
      number += figure.side() == Side.MONSTERS && lay.hexes().contains(figure.hex()) ? 1 : 0;
    }
    return number;
  }

  /** Only what would end it is worth a card. */
  private static Choice negate(Game game, Prompt prompt) {
    Figure figure = game.state().figure(prompt.figure());
    return figure.hitPoints() > FEW
        ? first(prompt, Choice.Accept.class)
        : first(prompt, Choice.Negate.class);
  }
}
