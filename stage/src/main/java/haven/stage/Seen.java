package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.FigureId;
import haven.model.ability.Element;
import haven.model.card.BattleGoal;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Names;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.scenario.HeroTally.Kill;
import haven.play.table.HeroState;
import haven.play.turn.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is to be seen of a game in progress. */
public abstract class Seen {
  @SuppressWarnings("NullAway.Init") // there is none before it starts
  public Game game;

  /** Everything that has happened. */
  public final List<Event> log = new ArrayList<>();

  private final Map<Integer, Integer> hitPoints = new HashMap<>();
  private final Map<String, Integer> experience = new HashMap<>();
  private int mark;

  public Prompt prompt() {
    if (game.prompt() instanceof Prompt prompt) {
      return prompt;
    }
    throw new AssertionError("the scenario is over");
  }

  public Watched figure(String name) {
    for (int id = 0; id < game.state().figures(); id++) {
      if (game.state().figure(FigureId.of(id)).name().equals(name)) {
        return new Watched(game, FigureId.of(id));
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
      if (game.state().figure(FigureId.of(id)).nature().group().equals(type)) {
        found.add(new Watched(game, FigureId.of(id)));
      }
    }
    return found;
  }

  public Choice at(Watched figure) {
    return new Choice.At(figure.id());
  }

  /** The events of that kind so far. */
  public List<Event> events(Event.What what) {
    return log.stream().filter(event -> event.what() == what).toList();
  }

  /** Everything since {@code remember}, or since the start. */
  public List<Event> happened() {
    return log.subList(mark, log.size());
  }

  public List<Event> happened(Event.What what) {
    return happened().stream().filter(event -> event.what() == what).toList();
  }

  /** What happened in the turns of a figure so far. */
  public List<Event> inTurnsOf(Watched figure) {
    List<Event> events = new ArrayList<>();
    boolean its = false;
    for (Event event : log) {
      if (event.what() == Event.What.TURN_STARTS) {
        its = event.who().equals(figure.id());
      }
      if (its) {
        events.add(event);
      }
    }
    return events;
  }

  /** The names of the figures among the options, sorted. */
  public List<String> offered() {
    List<String> names = new ArrayList<>();
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.At(FigureId figure)) {
        names.add(game.state().figure(figure).nature().group());
      }
    }
    Collections.sort(names);
    return names;
  }

  /** The figures that can be chosen at the moment. */
  public List<Watched> offeredFigures() {
    List<Watched> figures = new ArrayList<>();
    for (Choice option : prompt().options()) {
      if (option instanceof Choice.At(FigureId figure)) {
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
        .map(event -> game.state().figure(event.who()).name())
        .toList();
  }

  /** How many hit points somebody has lost since {@code remember}; of all it had, without that. */
  public int lost(Watched figure) {
    return hitPoints.getOrDefault(figure.id().number(), figure.maxHitPoints()) - figure.hitPoints();
  }

  /** What happened to one figure, as {@code WHAT number thing}. */
  public List<String> story(Watched figure, Event.What... kinds) {
    return log.stream()
        .filter(event -> event.who().equals(figure.id()) && List.of(kinds).contains(event.what()))
        .map(event -> (event.what() + " " + event.number() + " " + event.words()).strip())
        .toList();
  }

  /** The cards, items and tally of a hero. */
  public HeroState sheet(String hero) {
    return sheets()
        .filter(sheet -> sheet.hero().name().equals(hero))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no hero " + hero));
  }

  public HeroState sheet(char hero) {
    return sheet(Character.toString(hero));
  }

  Stream<HeroState> sheets() {
    return IntStream.range(0, game.state().heroes()).mapToObj(game.state()::hero);
  }

  /** The experience of a hero since {@code remember}, or since the start. */
  public int xp(String hero) {
    return total(sheet(hero)) - experience.getOrDefault(hero, 0);
  }

  public int xp(char hero) {
    return xp(Character.toString(hero));
  }

  /** The monsters that a hero has killed. */
  public List<Kill> slain(char hero) {
    return sheet(Character.toString(hero)).tally().slain();
  }

  private static int total(HeroState sheet) {
    return sheet.tally().of(BattleGoal.Measure.EXPERIENCE);
  }

  void look() {
    mark = log.size();
    sheets().forEach(sheet -> experience.put(sheet.hero().name(), total(sheet)));
    for (int id = 0; id < game.state().figures(); id++) {
      hitPoints.put(id, game.state().figure(FigureId.of(id)).hitPoints());
    }
  }

  /** The modifier deck of a hero. */
  public ModifierDeck modifiers(String hero) {
    return (ModifierDeck) sheet(hero).modifiers();
  }

  /** In which pile a card of a hero is, by its number. */
  public Zone zone(char hero, int card) {
    Zone zone = Names.zone(sheet(hero), card);
    boolean selected = (sheet(hero).cards().selected() >> card & 1) != 0;
    return selected ? Zone.SELECTED : zone;
  }

  public boolean isStrong(Element element) {
    return elements().column(element) == ElementBoard.Column.STRONG;
  }

  public boolean isInert(Element element) {
    return elements().column(element) == ElementBoard.Column.INERT;
  }

  private ElementBoard elements() {
    return (ElementBoard) game.state().elements();
  }

  public Terrain terrain(Hex hex) {
    return game.state().ground().at(game.state().board().at(hex));
  }
}
