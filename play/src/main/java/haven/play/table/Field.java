package haven.play.table;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.map.Treasure;
import haven.play.engine.Dice;
import haven.play.map.MapState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The map in the middle of the table, with the figures on it. */
abstract class Field {
  private final ArrayList<Piece> pieces;
  private MapState map;
  private @Nullable Scene scene;
  private @Nullable List<Piece> alive;

  Field(MapState map) {
    this.map = map;
    pieces = new ArrayList<>();
  }

  Field(Field other) {
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

  public MapState map() {
    return map.with(scene());
  }

  /** The map after one of its own rules has changed it; figures are not taken from it. */
  public void map(MapState other) {
    map = other;
    scene = null;
  }

  /** The map's own draws are other ones from now on. */
  void dice(Dice other) {
    map = map.with(other);
  }

  public Board board() {
    return map.scene().board();
  }

  public Ground ground() {
    return map.scene().ground();
  }

  public void ground(Ground other) {
    Scene old = map.scene();
    map = map.with(new Scene(old.ruleset(), old.board(), old.sight(), other, List.of()));
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
      known = map.scene().with(shown);
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
