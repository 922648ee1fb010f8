package haven.stage;

import haven.board.Drawing;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Beside;
import haven.play.table.Active;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game on a drawn map: its figures and hexes are known by the letters they have there.
 *
 * @param <T> the stage itself, so that calls can be chained
 */
public abstract class Lettered<T extends Lettered<T>> extends Played<T> {
  final Drawing plan;
  private final Map<Character, Integer> letters = new HashMap<>();

  Lettered(Drawing plan) {
    this.plan = plan;
  }

  /** From now on figures are known by the letters at which they stand. */
  /** A companion stands at {@code z}, or anywhere if there is no such letter. */
  void placeCompanion() {
    if (game.state().top() instanceof Beside) {
      boolean drawn = plan.names().containsKey('z');
      choose(drawn ? new Choice.To(plan.at('z')) : prompt().options().getFirst());
    }
  }

  void knowLetters() {
    plan.names()
        .forEach(
            (letter, hex) -> {
              if (game.state().at(hex).isSomebody()) {
                letters.put(letter, game.state().at(hex).number());
              }
            });
  }

  public Hex hex(char letter) {
    return plan.at(letter);
  }

  /** Whoever stood at that letter at the start. */
  public Watched figure(char letter) {
    Integer id = letters.get(letter);
    return id == null ? figure(Character.toString(letter)) : new Watched(game, FigureId.of(id));
  }

  public boolean stands(char letter, char where) {
    return figure(letter).hex().equals(hex(where));
  }

  public boolean has(char letter, Condition condition) {
    return figure(letter).has(condition);
  }

  public int lost(char letter) {
    return lost(figure(letter));
  }

  /** What happened to somebody, or what it did, since {@link #remember}. */
  public List<Event> happened(Event.What what, char who) {
    return happened(what).stream().filter(event -> event.who().equals(figure(who).id())).toList();
  }

  public List<Integer> numbers(Event.What what, char who) {
    return happened(what, who).stream().map(Event::number).toList();
  }

  /** The lasting effects of a figure. */
  public List<Active> actives(char owner) {
    return game.state().actives().stream()
        .filter(active -> active.owner().equals(figure(owner).id()))
        .toList();
  }

  /** The next targets, one after the other. */
  public T target(char... at) {
    for (char letter : at) {
      answer(Prompt.Kind.TARGET, at(figure(letter)));
    }
    return self();
  }

  /** The next move leads through these hexes and ends there. */
  public T way(char... through) {
    for (char letter : through) {
      answer(Prompt.Kind.STEP, new Choice.To(hex(letter)));
    }
    return answer(Prompt.Kind.STEP, new Choice.Decline());
  }

  /** Selects cards 0 and 1 for everybody and runs to that hero's own turn. */
  public T turnOf(char hero) {
    selectFirstTwo();
    return until(Prompt.Kind.ACTION, Character.toString(hero));
  }

  /** That hero selects these cards, if it has not selected any, and the game runs to its turn. */
  public T turnOf(char hero, int leading, int second) {
    String name = Character.toString(hero);
    return select(name, leading, second).until(Prompt.Kind.ACTION, name);
  }

  /** Walks to the hexes with these letters, one after the other. */
  public T walk(char... letters) {
    for (char letter : letters) {
      choose(new Choice.To(hex(letter)));
    }
    return self();
  }
}
