package haven.play.mind;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The mind of one game, whose tables its copies use too. They lie on a shelf: whoever has to decide
 * takes them, and puts them back afterwards. A game that finds the shelf empty, because a copy of
 * it is thinking on another thread at that moment, has a mind of its own from then on. So copies on
 * one thread share their tables, and copies on several threads never do.
 */
public final class SharedMind {
  private final Shelf shelf;
  private @Nullable MonsterMind own;

  public SharedMind() {
    this(new Shelf());
  }

  private SharedMind(Shelf shelf) {
    this.shelf = shelf;
  }

  /** The mind of a copy of the game. */
  public SharedMind forCopy() {
    return new SharedMind(shelf);
  }

  /** All turns the rules allow. */
  public List<Outcome> decide(Position position) {
    MonsterMind mind = take();
    List<Outcome> outcomes = mind.decide(position);
    putBack(mind);
    return outcomes;
  }

  /** The same, with the reasons. */
  public MonsterTurn explain(Position position) {
    MonsterMind mind = take();
    MonsterTurn turn = mind.explain(position);
    putBack(mind);
    return turn;
  }

  private MonsterMind take() {
    MonsterMind mind = own != null ? own : shelf.take();
    if (mind == null) {
      mind = new MonsterMind();
      own = mind;
    }
    return mind;
  }

  private void putBack(MonsterMind mind) {
    if (mind != own) {
      shelf.put(mind);
    }
  }

  /** Room for one mind, which exactly one taker gets. */
  private static final class Shelf {
    private static final VarHandle MIND = handle();

    @SuppressWarnings("UnusedVariable") // read and written by its handle
    private volatile @Nullable MonsterMind mind = new MonsterMind();

    private static VarHandle handle() {
      try {
        return MethodHandles.lookup().findVarHandle(Shelf.class, "mind", MonsterMind.class);
      } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    @Nullable MonsterMind take() {
      return (MonsterMind) MIND.getAndSet(this, null);
    }

    void put(MonsterMind back) {
      mind = back;
    }
  }
}
