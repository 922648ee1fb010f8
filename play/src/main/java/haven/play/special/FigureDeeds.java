package haven.play.special;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.ability.Ability;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.map.Formula;
import haven.model.map.Rank;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.Whom;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.attack.Deaths;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.map.Emptiness;
import haven.play.map.Newcomer;
import haven.play.monster.Extras;
import haven.play.monster.Monsters;
import haven.play.movement.Force;
import haven.play.scenario.Arrival;
import haven.play.scenario.Arriving;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What special rules do to figures and no ability could. */
public final class FigureDeeds {
  private FigureDeeds() {}

  public static void run(Play play, Deed.OnFigures deed, List<Figure> figures) {
    List<Task> tasks = new ArrayList<>();
    switch (deed) {
      case Deed.SetHitPoints(Formula hitPoints, Whom _) ->
          figures.forEach(figure -> hitPoints(play, figure, hitPoints));
      case Deed.ActAgain(Whom _) ->
          figures.stream()
              .filter(figure -> !figure.nature().isCharacter() && figure.takesTurns())
              .forEach(figure -> tasks.add(new Monsters.Turn(figure.id())));
      case Deed.Remove(Whom _) -> figures.forEach(figure -> remove(play, figure));
      case Deed.Escape(Whom _) ->
          figures.forEach(figure -> Leaving.escape(play, figure, Cite.SPECIAL_RULE));
      case Deed.Transform(Whom _, String into) ->
          become(play, figures, into, figure -> figure.nature().rank());
      case Deed.Relocate(Whom _, List<Hex> hexes) ->
          figures.forEach(figure -> tasks.add(new Relocated(figure.id(), hexes)));
      case Deed.Shove(int hexes, boolean away, Hex hex, Whom _) -> {
        Force force = away ? Force.push(hexes) : Force.pull(hexes);
        figures.forEach(figure -> tasks.add(new Shoved(figure.id(), hex, force)));
      }
      case Deed.Drift(int hexes, Direction direction, Whom _) ->
          tasks.addAll(Drifting.all(figures, direction, hexes));
      case Deed.Perform(List<Ability> abilities, Whom _) ->
          figures.forEach(figure -> tasks.add(Extras.bidden(play, figure, abilities)));
      case Deed.Bestow(List<Effect> effects, Duration duration, Whom _) -> {
        Ability.Activate activate = new Ability.Activate(duration, effects, List.of());
        figures.forEach(figure -> Abilities.activate(play, figure, activate));
      }
    }
    play.pushAll(tasks);
  }

  /** Nobody dies of it: that is what damage is for. */
  private static void hitPoints(Play play, Figure figure, Formula formula) {
    int wanted = formula.value(play.state().terms());
    int number = Math.clamp(wanted, 1, figure.maxHitPoints());
    play.state().hitPoints(figure.id(), number);
    play.tell(new Event.HitPointsSet(play.cite(Cite.SPECIAL_RULE), figure.id(), number));
    Deeds.hurt(play, play.figure(figure.id()));
  }

  /** A character that is taken away can do no more for the party: it is exhausted. */
  private static void remove(Play play, Figure figure) {
    if (figure.nature().isCharacter()) {
      Deaths.exhaust(play, play.heroOf(figure).orElseThrow(), Cite.SPECIAL_RULE);
      return;
    }
    Leaving.off(play, figure);
    play.tell(new Event.Removed(play.cite(Cite.SPECIAL_RULE), figure.id()));
  }

  /** Monsters of another type stand where these stood, and act in this round (SPN-05). */
  static void become(Play play, List<Figure> figures, String into, Function<Figure, Rank> ranks) {
    List<Task> tasks = new ArrayList<>();
    int first = play.state().figures();
    for (Figure figure : figures) {
      transform(play, figure, into, ranks.apply(figure)).ifPresent(tasks::add);
    }
    tasks.add(new Arrival.Join(first));
    play.pushAll(tasks);
  }

  /** Nobody comes of a type of which no standee is left (OVL-13). */
  private static Optional<Task> transform(Play play, Figure figure, String into, Rank rank) {
    remove(play, figure);
    if (play.state().map().standees().left(into) == 0) {
      play.tell(new Event.NotPlaced(play.cite(Cite.STANDEES), into));
      return Optional.empty();
    }
    Rank like = play.state().setup().scenario().monster(into).rankLike(rank);
    Newcomer newcomer = new Newcomer(into, like, figure.hex());
    return Optional.of(new Arriving.Monster(newcomer, MonsterOrigin.SPAWNED));
  }

  /**
   * A figure is put somewhere else, one after the other: each hex holds one. Where several hexes
   * are as near, the group decides.
   */
  public record Relocated(FigureId figure, List<Hex> hexes) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.relocate", Phrase.figure(figure));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.isHere(figure)) {
        goals(play).forEach(hex -> options.add(new Choice.To(hex)));
      }
      return play.askGroup(Prompt.Kind.HEX, figure, Cite.SPECIAL_RULE, options);
    }

    private List<Hex> goals(Play play) {
      Board board = play.board();
      Emptiness emptiness = Emptiness.of(play.state());
      for (Hex hex : hexes) {
        if (emptiness.isEmpty(board.at(hex))) {
          return List.of(hex);
        }
      }
      return emptiness.nearestEmpty(board.at(hexes.getFirst())).stream().map(board::hex).toList();
    }

    @Override
    public void answer(Play play, Choice choice) {
      Hex goal = ((Choice.To) choice).hex();
      play.state().stand(figure, goal);
      play.tell(new Event.Teleported(play.cite(Cite.SPECIAL_RULE), figure, goal));
      Arrival.at(play, play.figure(figure), goal);
    }
  }
}
