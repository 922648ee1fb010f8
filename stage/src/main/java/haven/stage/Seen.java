package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.card.BattleGoal;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What is to be seen of a game in progress. */
public abstract class Seen {
  @SuppressWarnings("NullAway.Init") // there is none before it starts
  public Game game;

  /** Everything that has happened. */
  public final List<Event> log = new ArrayList<>();

  public Prompt prompt() {
    if (game.prompt() instanceof Prompt prompt) {
      return prompt;
    }
    throw new AssertionError("the scenario is over");
  }

  public Watched piece(String name) {
    for (int id = 0; id < game.state().figures(); id++) {
      if (game.state().piece(id).name().equals(name)) {
        return new Watched(game, id);
      }
    }
    throw new AssertionError("no figure " + name);
  }

  /** The only monster of that type, whatever its number. */
  public Watched only(String type) {
    List<Watched> found = all(type);
    assertThat(found).as(type).hasSize(1);
    return found.getFirst();
  }

  public List<Watched> all(String type) {
    List<Watched> found = new ArrayList<>();
    for (int id = 0; id < game.state().figures(); id++) {
      if (game.state().piece(id).nature().group().equals(type)) {
        found.add(new Watched(game, id));
      }
    }
    return found;
  }

  public Choice at(Watched piece) {
    return new Choice.At(piece.id());
  }

  /** The events of that kind so far. */
  public List<Event> events(Event.What what) {
    return log.stream().filter(event -> event.what() == what).toList();
  }

  /** The names of the figures among the options, sorted. */
  public List<String> offered() {
    List<String> names = new ArrayList<>();
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.At(int figure)) {
        names.add(game.state().piece(figure).nature().group());
      }
    }
    Collections.sort(names);
    return names;
  }

  /** The figures that can be chosen at the moment. */
  public List<Watched> offeredFigures() {
    List<Watched> figures = new ArrayList<>();
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.At(int figure)) {
        figures.add(new Watched(game, figure));
      }
    }
    return figures;
  }

  /** The options of the prompt, as text. */
  public List<String> options() {
    return prompt().options().stream().map(Choice::text).toList();
  }

  /** Whether somebody is asked that at the moment. */
  public boolean isAsked(Prompt.Kind kind) {
    return game.prompt() instanceof Prompt prompt && prompt.kind() == kind;
  }

  /** The figures that have started a turn so far, by name and in order. */
  public List<String> turns() {
    return log.stream()
        .filter(event -> event.what() == Event.What.TURN_STARTS)
        .map(event -> game.state().piece(event.who()).name())
        .toList();
  }

  /** How many hit points somebody has lost. */
  public int lost(Watched piece) {
    return piece.maxHitPoints() - piece.hitPoints();
  }

  /** What happened to one figure, as {@code WHAT number thing}. */
  public List<String> story(Watched piece, Event.What... kinds) {
    return log.stream()
        .filter(event -> event.who() == piece.id() && List.of(kinds).contains(event.what()))
        .map(event -> (event.what() + " " + event.number() + " " + event.words()).strip())
        .toList();
  }

  /** The cards, items and tally of a hero. */
  public HeroState sheet(char hero) {
    for (int i = 0; i < game.state().heroes(); i++) {
      if (game.state().hero(i).hero().name().equals(Character.toString(hero))) {
        return game.state().hero(i);
      }
    }
    throw new AssertionError("no hero " + hero);
  }

  public int xp(char hero) {
    return sheet(hero).tally().of(BattleGoal.Measure.EXPERIENCE);
  }

  public int lost(char hero) {
    return lost(piece(Character.toString(hero)));
  }
}
