package haven.play.table;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Sight;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.map.Treasure;
import haven.play.map.MapState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The map in the middle of the table: the board with its doors, what lies on it, and the figures.
 */
public class Field {
  private final Ruleset rules;
  private final ArrayList<Piece> pieces;
  private Board board;
  private Sight sight;

  /** Never changed, but replaced: copies of the game share it. */
  private Ground ground;

  private MapState map;
  private @Nullable Scene scene;
  private @Nullable List<Piece> alive;

  /** A board on which nothing lies and nobody stands. */
  public Field(Ruleset rules, Board board, MapState map) {
    this.rules = rules;
    this.board = board;
    this.map = map;
    sight = new Sight(board, rules.sight());
    ground = new Ground(board);
    pieces = new ArrayList<>();
  }

  protected Field(Field other) {
    rules = other.rules;
    board = other.board;
    sight = other.sight;
    ground = other.ground;
    pieces = new ArrayList<>(other.pieces.size() + 4);
    for (int i = 0; i < other.pieces.size(); i++) {
      pieces.add(other.pieces.get(i).copy());
    }
    map = other.map;
    scene = other.scene;
  }

  public Piece piece(int id) {
    return pieces.get(id);
  }

  /** Where a figure stands, or stood last. */
  public Hex hexOf(int id) {
    return pieces.get(id).hex();
  }

  public int figures() {
    return pieces.size();
  }

  public Stream<Piece> pieces() {
    return alive().stream();
  }

  /** The figures on the map, in the order in which they came. */
  public List<Piece> alive() {
    List<Piece> known = alive;
    if (known == null) {
      known = new ArrayList<>(pieces.size());
      for (int i = 0; i < pieces.size(); i++) {
        if (!pieces.get(i).isGone()) {
          known.add(pieces.get(i));
        }
      }
      alive = known;
    }
    return known;
  }

  /** Puts a new figure on the map. */
  public Piece place(Nature nature, Hex hex) {
    Piece piece = new Piece(pieces.size(), nature, hex);
    pieces.add(piece);
    alive = null;
    scene = null;
    return piece;
  }

  /** Puts an objective on the map: its initiative never changes, for it has no turn (OVL-74). */
  public Piece place(Nature nature, Hex hex, Initiative initiative) {
    Piece piece = place(nature, hex);
    piece.become(initiative, piece.isFlying());
    return piece;
  }

  public void stand(Piece piece, Hex hex) {
    piece.stand(hex);
    scene = null;
  }

  public void leave(Piece piece) {
    piece.leave();
    alive = null;
    scene = null;
  }

  /** Without cards, but still on the map (EXH-12). */
  public void exhaust(Piece piece) {
    piece.exhaust();
    scene = null;
  }

  public void standeeBack(Piece piece) {
    Nature nature = piece.nature();
    map = map.with(map.standees().back(nature.group(), nature.number()));
  }

  public void gain(Piece piece, Condition condition, boolean ownTurn) {
    piece.gain(condition, ownTurn);
    seen(condition);
  }

  public void lose(Piece piece, Condition condition) {
    piece.lose(condition);
    seen(condition);
  }

  private void seen(Condition condition) {
    if (condition == Condition.INVISIBLE) {
      scene = null;
    }
  }

  public void flying(Piece piece, boolean flies) {
    piece.become(piece.initiative(), flies);
    scene = null;
  }

  /** Its place in the order of this round, for the focus of others. */
  void initiative(Piece piece, Initiative initiative) {
    if (piece.become(initiative, piece.isFlying())) {
      scene = null;
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
    sight = new Sight(other, rules.sight());
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
      List<Piece> all = alive();
      Figure[] shown = new Figure[all.size()];
      for (int i = 0; i < shown.length; i++) {
        shown[i] = all.get(i).shown();
      }
      known = new Scene(rules, board, sight, ground, List.of(shown));
      scene = known;
    }
    return known;
  }

  public Figure shown(int id) {
    return pieces.get(id).shown();
  }

  /** Where the figure is in the list of the scene. */
  public int sceneIndex(int id) {
    return alive().indexOf(pieces.get(id));
  }

  /** The figure that the scene shows. */
  public int idOf(Figure figure) {
    List<Piece> all = alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).shown() == figure) {
        return all.get(i).id();
      }
    }
    throw new IllegalArgumentException(figure + " is not on the map");
  }

  /** The figure in a hex, or -1. */
  public int at(Hex hex) {
    List<Piece> all = alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).hex().equals(hex)) {
        return all.get(i).id();
      }
    }
    return -1;
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
  public List<Piece> allPieces() {
    return pieces;
  }
}
