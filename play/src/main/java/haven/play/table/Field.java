package haven.play.table;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Sight;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Effect;
import haven.model.map.Treasure;
import haven.play.map.MapState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The map in the middle of the table: the board with its doors, what lies on it, and the figures.
 */
public class Field {
  private final Ruleset rules;

  /** By their numbers, those that are gone included. */
  private final ArrayList<Figure> figures;

  private Board board;
  private Sight sight;

  /** Never changed, but replaced: copies of the game share it. */
  private Ground ground;

  private MapState map;
  private @Nullable Scene scene;
  private @Nullable List<Figure> alive;
  private boolean traitsForOthers;
  private boolean endowed;

  /** The moments at which cards of those who came make somebody perform something, as bits. */
  private long moments;

  /** A board on which nothing lies and nobody stands. */
  public Field(Ruleset rules, Board board, MapState map) {
    this.rules = rules;
    this.board = board;
    this.map = map;
    sight = board.sight(rules.sight());
    ground = new Ground(board);
    figures = new ArrayList<>();
  }

  protected Field(Field other) {
    rules = other.rules;
    board = other.board;
    sight = other.sight;
    ground = other.ground;
    figures = new ArrayList<>(other.figures);
    map = other.map;
    scene = other.scene;
    alive = other.alive;
    traitsForOthers = other.traitsForOthers;
    endowed = other.endowed;
    moments = other.moments;
  }

  public Figure figure(FigureId id) {
    return figures.get(id.number());
  }

  /** Where a figure stands, or stood last. */
  public Hex hexOf(FigureId id) {
    return figures.get(id.number()).hex();
  }

  public int figures() {
    return figures.size();
  }

  /** The figures on the map as they are now, in the order in which they came. */
  public List<Figure> alive() {
    List<Figure> known = alive;
    if (known == null) {
      int size = 0;
      for (int i = 0; i < figures.size(); i++) {
        size += figures.get(i).isGone() ? 0 : 1;
      }
      Figure[] here = new Figure[size];
      for (int i = 0, at = 0; i < figures.size(); i++) {
        if (!figures.get(i).isGone()) {
          here[at++] = figures.get(i);
        }
      }
      known = List.of(here);
      alive = known;
    }
    return known;
  }

  /** Whether anybody came whose card says something about its allies or enemies. */
  public boolean hasTraitsForOthers() {
    return traitsForOthers;
  }

  /** Whether lasting effects or its card have made of anybody something else. */
  public boolean isAnyEndowed() {
    return endowed;
  }

  /** Whether anybody came whose card says that something is performed at this moment. */
  public boolean isPrinted(Effect.Moment moment) {
    return (moments >> moment.ordinal() & 1) != 0;
  }

  /** Puts a new figure on the map. */
  public Figure place(Nature nature, Hex hex) {
    return place(nature, hex, Initiative.LAST);
  }

  /** Puts an objective on the map: its initiative never changes, for it has no turn (OVL-74). */
  public Figure place(Nature nature, Hex hex, Initiative initiative) {
    Figure figure = Figure.of(FigureId.of(figures.size()), nature, hex).with(initiative);
    figures.add(figure);
    traitsForOthers |= nature.stats().hasTraitsForOthers();
    endowed |= Endowment.isOf(nature.stats().traits(), true);
    moments |= nature.stats().moments();
    alive = null;
    scene = null;
    return figure;
  }

  /** What the figure has become; whatever is asked from now on is asked of this one. */
  private void become(Figure changed) {
    figures.set(changed.id().number(), changed);
    alive = null;
    scene = null;
  }

  /** The figure is something else now, with the hit points that it has if it can have so many. */
  public void become(FigureId id, Nature nature) {
    traitsForOthers |= nature.stats().hasTraitsForOthers();
    endowed |= Endowment.isOf(nature.stats().traits(), true);
    moments |= nature.stats().moments();
    become(figure(id).with(nature));
  }

  public void stand(FigureId id, Hex hex) {
    become(figure(id).movedTo(hex));
  }

  /** Each stands where the other stood. */
  public void swap(FigureId one, FigureId other) {
    Hex hex = figure(one).hex();
    stand(one, figure(other).hex());
    stand(other, hex);
  }

  public void hitPoints(FigureId id, int number) {
    become(figure(id).withHitPoints(number));
  }

  public void leave(FigureId id) {
    become(figure(id).gone());
  }

  /** Without cards, but still on the map (EXH-12). */
  public void exhaust(FigureId id) {
    become(figure(id).exhausted());
  }

  public void standeeBack(FigureId id) {
    Nature nature = figure(id).nature();
    map = map.with(map.standees().back(nature.group(), nature.number()));
  }

  public void gain(FigureId id, Condition condition, boolean ownTurn) {
    become(figure(id).gaining(condition, ownTurn));
  }

  public void lose(FigureId id, Condition condition) {
    become(figure(id).losing(condition));
  }

  /** From the next turn on the condition is no longer new. */
  public void age(FigureId id, Condition condition) {
    become(figure(id).aged(condition));
  }

  public void endow(FigureId id, Endowment endowment) {
    endowed = true;
    become(figure(id).with(endowment));
  }

  /** Its place in the order of this round, for the focus of others. */
  void initiative(FigureId id, Initiative initiative) {
    Figure before = figure(id);
    Figure after = before.with(initiative);
    if (after != before) {
      become(after);
    }
  }

  public Ruleset rules() {
    return rules;
  }

  public MapState map() {
    return map;
  }

  public void map(MapState other) {
    map = other;
  }

  public Board board() {
    return board;
  }

  /** A door has been turned. */
  public void board(Board other) {
    board = other;
    sight = other.sight(rules.sight());
    scene = null;
  }

  public Ground ground() {
    return ground;
  }

  public void ground(Ground other) {
    ground = other;
    scene = null;
  }

  /** The board with everything and everybody on it. */
  public Scene scene() {
    Scene known = scene;
    if (known == null) {
      known = new Scene(rules, board, sight, ground, alive());
      scene = known;
    }
    return known;
  }

  /** Where the figure is in the list of the scene. */
  public int sceneIndex(FigureId id) {
    return scene().indexOf(figure(id));
  }

  /** The figure in a hex, or -1. */
  public FigureId at(Hex hex) {
    for (int i = 0; i < figures.size(); i++) {
      Figure figure = figures.get(i);
      if (figure.hex().equals(hex) && !figure.isGone()) {
        return figure.id();
      }
    }
    return FigureId.NOBODY;
  }

  public Treasure takeTreasure(Hex hex) {
    Treasure treasure = map.contents().treasures().get(hex);
    if (treasure == null) {
      throw new IllegalStateException("no treasure at " + hex);
    }
    map = map.with(map.contents().without(hex));
    return treasure;
  }

  /** The map and its ground as an ability has left them. */
  public void scene(Scene changed) {
    ground(changed.ground());
  }

  /** Those that are gone included, by their numbers. */
  public List<Figure> allFigures() {
    return figures;
  }
}
