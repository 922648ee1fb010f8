package haven.play.ability;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.ability.Ability;
import haven.model.map.Rank;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.map.Emptiness;
import haven.play.map.Newcomer;
import haven.play.movement.Endowing;
import haven.play.scenario.Arrival;
import haven.play.scenario.Arriving;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Nature;
import haven.play.table.Results;
import haven.play.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Figures that figures bring onto the map. */
public final class Summons {
  private Summons() {}

  public static List<Hex> emptyAround(Play play, Hex hex) {
    Board board = play.board();
    Emptiness emptiness = Emptiness.of(play.state());
    List<Hex> hexes = new ArrayList<>();
    for (int side = 0; side < 6; side++) {
      int cell = board.adjacent(board.at(hex), side);
      if (cell != Board.NONE && emptiness.isEmpty(cell)) {
        hexes.add(board.hex(cell));
      }
    }
    return hexes;
  }

  /** Water next to that hex in which nobody is. */
  static List<Hex> waterAround(Play play, Hex hex) {
    Board board = play.board();
    List<Hex> hexes = new ArrayList<>();
    for (int side = 0; side < 6; side++) {
      int cell = board.adjacent(board.at(hex), side);
      if (cell != Board.NONE
          && play.isTerrain(board.hex(cell), Terrain.WATER)
          && play.state().at(board.hex(cell)).isNobody()) {
        hexes.add(board.hex(cell));
      }
    }
    return hexes;
  }

  /** A character's summon appears next to it (SUM-01). */
  public record Place(FigureId actor, Ability.Summon summon, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.for", summon.summon().name());
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (number > 0 && play.isHere(actor) && owner(play).isSomebody()) {
        emptyAround(play, play.figure(actor).hex()).forEach(hex -> options.add(new Choice.To(hex)));
        if (!options.isEmpty()) {
          options.add(new Choice.Decline());
        }
      }
      return play.ask(Prompt.Kind.HEX, actor, actor, Cite.SUMMON, options);
    }

    /** What a summon is made to summon is its character's as well; others have nobody for it. */
    private FigureId owner(Play play) {
      Figure figure = play.figure(actor);
      return figure.isCharacter() ? actor : figure.nature().summoner();
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        Figure summoner = play.figure(actor);
        @Nullable Frame frame = play.state().frame();
        int copy = nextNumber(play, summon.summon().name());
        Nature nature =
            new Nature(
                summon.summon().name() + " " + copy,
                Nature.Kind.SUMMON,
                summoner.nature().side(),
                summon.summon().name(),
                Rank.NORMAL,
                copy,
                -1,
                owner(play),
                MonsterOrigin.SUMMONED,
                Optional.ofNullable(frame).map(Frame::source),
                Nature.Stats.of(summon.summon()));
        Figure figure = play.state().place(nature, hex);
        play.state()
            .order()
            .summon(owner(play).number(), figure.id().number(), TurnOrder.Turn.NONE); // SUM-10
        play.state().updateInitiatives();
        Endowing.arrived(play, figure);
        play.result(Results::done);
        play.tell(new Event.Summoned(play.cite(Cite.SUMMON), actor, figure.id(), hex));
        play.push(new Place(actor, summon, number - 1));
      }
    }
  }

  /** Copies of one summon are told apart by numbers. */
  private static int nextNumber(Play play, String name) {
    int number = 1;
    for (int id = 0; id < play.state().figures(); id++) {
      Nature other = play.figure(FigureId.of(id)).nature();
      if (other.kind() == Nature.Kind.SUMMON && other.group().equals(name)) {
        number++;
      }
    }
    return number;
  }

  /** Those of the hexes that are closest to an enemy of the figure. */
  public static List<Hex> nearest(Play play, Figure summoner, List<Hex> candidates) {
    Board board = play.board();
    List<Hex> best = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    for (Hex hex : candidates) {
      int range = Integer.MAX_VALUE - 1;
      for (Figure other : play.state().alive()) {
        if (other.side() != summoner.side()) {
          range = Math.min(range, board.range(board.at(hex), board.at(other.hex())));
        }
      }
      if (range < least) {
        least = range;
        best.clear();
      }
      if (range == least) {
        best.add(hex);
      }
    }
    return best;
  }

  static Monster monster(Play play, Figure actor, Ability.SummonMonster summon) {
    return new Monster(actor.id(), summon, Values.of(play, actor).of(summon.number(), 0));
  }

  /** A monster's summon: next to it, as close as possible to an enemy (MAB-13). */
  public record Monster(FigureId actor, Ability.SummonMonster summon, int number)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.for", summon.type());
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      Optional<Rank> rank = rank(play);
      if (number > 0
          && play.isHere(actor)
          && rank.isPresent()
          && play.state().map().standees().left(summon.type()) > 0) { // MAB-14
        nearest(play, play.figure(actor), candidates(play, play.figure(actor)))
            .forEach(hex -> options.add(new Choice.To(hex)));
      }
      return play.askGroup(Prompt.Kind.HEX, actor, Cite.MONSTER_SUMMON, options);
    }

    private Optional<Rank> rank(Play play) {
      return summon.symbol().rank(play.state().terms().characters());
    }

    private List<Hex> candidates(Play play, Figure summoner) {
      if (!summon.says(Ability.SummonMonster.Term.NEXT_TO_TARGET)) {
        return around(play, summoner.hex());
      }
      List<Hex> hexes = new ArrayList<>();
      for (FigureId target : play.state().frameInProgress().before().targets()) {
        for (Hex hex : around(play, play.state().hexOf(target))) {
          if (!hexes.contains(hex)) {
            hexes.add(hex);
          }
        }
      }
      return hexes;
    }

    private List<Hex> around(Play play, Hex hex) {
      return summon.says(Ability.SummonMonster.Term.ON_WATER)
          ? waterAround(play, hex)
          : emptyAround(play, hex);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Hex hex = ((Choice.To) choice).hex();
      Newcomer newcomer = new Newcomer(summon.type(), rank(play).orElseThrow(), hex);
      play.push(new Monster(actor, summon, number - 1));
      play.push(new Summoned(actor, summon, hex));
      play.push(new Arriving.Monster(newcomer, MonsterOrigin.SUMMONED));
    }
  }

  /** The monster stands in that hex now. */
  record Summoned(FigureId actor, Ability.SummonMonster summon, Hex hex) implements Task {
    @Override
    public void run(Play play) {
      Figure figure = play.figure(play.state().at(hex));
      if (summon.says(Ability.SummonMonster.Term.OWN_HIT_POINTS)) {
        play.state()
            .hitPoints(
                figure.id(), Math.min(figure.maxHitPoints(), play.figure(actor).hitPoints()));
      }
      if (summon.says(Ability.SummonMonster.Term.ONE_HIT_POINT)) {
        play.state().hitPoints(figure.id(), 1);
      }
      play.result(Results::done);
      play.tell(new Event.Summoned(play.cite(Cite.MONSTER_SUMMON), actor, figure.id(), hex));
      Arrival.summonedMonster(play, figure);
    }
  }
}
