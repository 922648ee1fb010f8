package haven.play.scenario;

import haven.model.Cite;
import haven.model.MonsterOrigin;
import haven.model.ability.Effect;
import haven.model.map.MarkedHex;
import haven.model.words.Phrase;
import haven.play.engine.ByLot;
import haven.play.engine.Event;
import haven.play.engine.Lots;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Stock;
import haven.play.engine.Task;
import haven.play.map.Newcomer;
import haven.play.map.Placing;
import haven.play.table.Figure;
import java.util.List;

/** Figures that are put on the map one after the other, though they come at the same time. */
public final class Arriving {
  private Arriving() {}

  /** A monster gets a standee: chance says which, where that is the rule (MAP-14, SET-28). */
  public record Monster(Newcomer newcomer, MonsterOrigin origin) implements ByLot {
    @Override
    public Stock stock(Play play) {
      return new Stock(Stock.Kind.STANDEES, newcomer.type());
    }

    @Override
    public Lots lots(Play play) {
      return play.state()
          .map()
          .standees()
          .lots(newcomer.type(), play.rules().hexes().setUp().numbers());
    }

    @Override
    public Cite cite() {
      return Cite.PLACEMENT;
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of(
          "ask.CHANCE.STANDEES",
          newcomer.type(),
          Phrase.of(newcomer.rank()),
          Phrase.hex(newcomer.hex()));
    }

    @Override
    public Phrase words(Play play, int what) {
      return Phrase.of("opt.number", what);
    }

    @Override
    public void came(Play play, int what) {
      Figure figure = new Placing(play.state()).monster(newcomer, what, origin);
      Arrival.placed(play, figure, Cite.PLACEMENT);
      if (origin == MonsterOrigin.SPAWNED) {
        play.tell(new Event.Spawned(play.cite(Cite.SPAWN), figure.id(), figure.hex()));
      }
    }

    @Override
    public void nothing(Play play) {
      throw new IllegalStateException("no standee is left of " + newcomer.type());
    }
  }

  /**
   * Allies get tokens whose numbers chance mixes, the first of these next (SCM-04).
   *
   * @param taken the numbers that those before have got, as bits
   */
  record Allies(List<MarkedHex> marked, int taken) implements ByLot {
    @Override
    public Stock stock(Play play) {
      return new Stock(Stock.Kind.ALLY_NUMBERS, marked.getFirst().label());
    }

    @Override
    public Lots lots(Play play) {
      int numbers = marked.size() + Integer.bitCount(taken);
      return Lots.of((1 << numbers + 1) - 2 & ~taken);
    }

    @Override
    public Cite cite() {
      return Cite.ALLY;
    }

    @Override
    public Phrase words(Play play, int what) {
      return Phrase.of("opt.number", what);
    }

    @Override
    public void came(Play play, int what) {
      Figure figure = new Placing(play.state()).ally(marked.getFirst(), what);
      Arrival.placed(play, figure, Cite.ALLY);
      if (marked.size() > 1) {
        play.push(new Allies(marked.subList(1, marked.size()), taken | 1 << what));
      }
    }
  }

  /**
   * Everything of a room stands where it belongs.
   *
   * @param missing the types for which no standee was left (OVL-13)
   * @param first the figure that came first
   */
  record RoomIsSet(List<String> missing, int first) implements Task {
    @Override
    public void run(Play play) {
      missing.forEach(type -> play.tell(new Event.NotPlaced(play.cite(Cite.STANDEES), type)));
      ScenarioRules.lookAgain(play);
      play.push(new Arrival.Join(first));
      if (play.effects().isAwaited(Effect.Moment.ROOM_REVEALED)) {
        for (Figure figure : play.state().alive()) {
          play.effects().perform(Effect.Moment.ROOM_REVEALED, figure);
        }
      }
    }
  }
}
