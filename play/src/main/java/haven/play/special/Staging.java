package haven.play.special;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Scenic;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.words.Phrase;
import haven.play.ability.Summons;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.map.Emptiness;
import haven.play.map.Placing;
import haven.play.map.Reveal;
import haven.play.monster.Extras;
import haven.play.scenario.Arrival;
import haven.play.table.Figure;
import haven.play.table.Results;
import haven.play.table.State;
import haven.play.turn.Joining;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Abilities that speak of the scenario: bosses have them as specials (BOS-04). */
public final class Staging {
  private Staging() {}

  public static void perform(Play play, FigureId actor, Scenic ability) {
    State state = play.state();
    switch (ability) {
      case Scenic.ToNext next -> toNext(play, actor, next);
      case Scenic.Lay lay ->
          play.push(new Laying(actor, lay, Math.max(0, lay.number().value(state.terms()))));
      case Scenic.Hatch(String name, String into, MonsterSymbol symbol) ->
          symbol
              .rank(state.terms().characters())
              .ifPresent(rank -> hatch(play, others(play, actor, name), into, rank));
      case Scenic.Bid(String name, List<Ability> abilities) -> {
        List<Figure> bidden = others(play, actor, name);
        if (!bidden.isEmpty()) {
          play.result(Results::done);
        }
        play.pushAll(bidden.stream().map(one -> Extras.bidden(play, one, abilities)).toList());
      }
      case Scenic.Towards towards -> play.push(new TowardsMark(actor, towards));
      case Scenic.ToSide(Direction direction) -> play.push(new ToSide(actor, direction));
      case Scenic.SwapRanks(String type) -> swapRanks(play, type);
    }
  }

  /** They keep the hit points that they have, as far as their new rank has so many. */
  private static void swapRanks(Play play, String type) {
    for (Figure figure : List.copyOf(play.state().alive())) {
      Rank rank = figure.nature().rank();
      if (figure.nature().group().equals(type) && (rank == Rank.NORMAL || rank == Rank.ELITE)) {
        Rank other = rank == Rank.NORMAL ? Rank.ELITE : Rank.NORMAL;
        if (new Placing(play.state()).changeRank(figure, other)) {
          Joining.rankChanged(play, play.figure(figure.id()));
          play.refreshEffects();
          play.result(Results::done);
          play.tell(new Event.RankChanged(play.cite(Cite.BOSS_SPECIAL), figure.id(), other));
        }
      }
    }
  }

  /** All of that type or name on the same side. */
  private static List<Figure> others(Play play, FigureId actor, String name) {
    return play.state().alive().stream()
        .filter(one -> Meant.is(one, name) && one.side() == play.figure(actor).side())
        .toList();
  }

  private static void hatch(Play play, List<Figure> figures, String into, Rank rank) {
    if (!figures.isEmpty()) {
      play.result(Results::done);
      FigureDeeds.become(play, figures, into, one -> rank);
    }
  }

  private static void toNext(Play play, FigureId actor, Scenic.ToNext next) {
    Optional<Figure> moved =
        next.objective().isEmpty()
            ? Optional.of(play.figure(actor))
            : others(play, actor, next.objective()).stream().findFirst();
    List<Hex> hexes = play.state().setup().scenario().map().marked(next.marks());
    if (moved.isEmpty() || hexes.size() < next.marks().size()) {
      return;
    }
    FigureId figure = moved.get().id();
    int number = number(play, moved.get().hex(), hexes, next.key());
    Hex hex = hexes.get(number);
    play.result(Results::done);
    List<Task> tasks = new ArrayList<>();
    tasks.add(new Reached(hex));
    tasks.add(new MakeRoom(figure, hex));
    tasks.add(new There(figure, hex));
    if (!next.appear().isEmpty()) {
      tasks.add(
          new Summons.Monster(
              figure, new Ability.SummonMonster(next.appear().get(number), next.symbol(), 1), 1));
    }
    play.pushAll(tasks);
  }

  /** The one after the last; at first the one after that in which it stands, or the first. */
  private static int number(Play play, Hex now, List<Hex> hexes, String key) {
    int before = play.state().story().counted(key);
    int last = before == 0 ? hexes.indexOf(now) : before - 1;
    int next = (last + 1) % hexes.size();
    play.state().story().count(key, next + 1 - before);
    return next;
  }

  /** A hex in a room that nobody has seen: its doors to the rooms that are known open. */
  record Reached(Hex hex) implements Task {
    @Override
    public void run(Play play) {
      if (isKnown(play, play.board().at(hex))) {
        return;
      }
      Board board = play.board();
      int room = board.room(board.at(hex));
      CellSet doors = board.shutDoors();
      List<Task> tasks = new ArrayList<>();
      for (int door = doors.next(0); door >= 0; door = doors.next(door + 1)) {
        boolean leadsThere = false;
        boolean leadsHere = false;
        for (int side = 0; side < 6; side++) {
          int cell = board.enterable(door, side);
          leadsThere |= cell != Board.NONE && board.room(cell) == room;
          leadsHere |= cell != Board.NONE && isKnown(play, cell);
        }
        if (leadsThere && leadsHere) {
          tasks.add(new Opened(board.hex(door)));
        }
      }
      tasks.add(new Seen(hex));
      play.pushAll(tasks);
    }

    private static boolean isKnown(Play play, int cell) {
      return play.state().map().progress().rooms().contains(play.board().room(cell));
    }
  }

  record Opened(Hex door) implements Task {
    @Override
    public void run(Play play) {
      Arrival.open(play, FigureId.NOBODY, door);
    }
  }

  record Seen(Hex hex) implements Task {
    @Override
    public void run(Play play) {
      Arrival.reveal(play, hex);
    }
  }

  /** Whoever stands there goes to the nearest empty hex. */
  record MakeRoom(FigureId figure, Hex hex) implements Task {
    @Override
    public void run(Play play) {
      FigureId other = play.state().at(hex);
      if (other.isSomebody() && !other.equals(figure)) {
        play.push(new FigureDeeds.Relocated(other, List.of(hex)));
      }
    }
  }

  record There(FigureId figure, Hex hex) implements Task {
    @Override
    public void run(Play play) {
      FigureId other = play.state().at(hex);
      if (play.isHere(figure) && (other.isNobody() || other.equals(figure))) {
        play.state().stand(figure, hex);
        play.tell(new Event.Teleported(play.cite(Cite.BOSS_SPECIAL), figure, hex));
        Arrival.at(play, play.figure(figure), hex);
      }
    }
  }

  /** Of the empty hexes that lie farthest to one side the group chooses one. */
  public record ToSide(FigureId actor, Direction direction) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.relocate", Phrase.figure(actor));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.isHere(actor)) {
        Emptiness emptiness = Emptiness.of(play.state());
        CellSet revealed = play.state().map().active(play.board());
        int most = Integer.MIN_VALUE;
        for (int cell = revealed.next(0); cell >= 0; cell = revealed.next(cell + 1)) {
          Hex hex = play.board().hex(cell);
          int far = direction.along(hex);
          if (far >= most && emptiness.isEmpty(cell)) {
            if (far > most) {
              options.clear();
            }
            most = far;
            options.add(new Choice.To(hex));
          }
        }
      }
      return play.askGroup(Prompt.Kind.HEX, actor, Cite.BOSS_SPECIAL, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      play.result(Results::done);
      play.push(new There(actor, ((Choice.To) choice).hex()));
    }
  }

  /** Objectives are laid, one after the other. */
  public record Laying(FigureId actor, Scenic.Lay lay, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.for", lay.name());
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (number > 0 && play.isHere(actor)) {
        Figure acting = play.figure(actor);
        Summons.nearest(play, acting, Summons.emptyAround(play, acting.hex()))
            .forEach(hex -> options.add(new Choice.To(hex)));
      }
      return play.askGroup(Prompt.Kind.HEX, actor, Cite.BOSS_SPECIAL, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Hex hex = ((Choice.To) choice).hex();
      Formula hitPoints = lay.hitPoints();
      ObjectiveSpec spec =
          new ObjectiveSpec(
              lay.name(), hex, ObjectiveSpec.Purpose.DESTROY, hitPoints, lay.initiative());
      Arrival.placed(play, Reveal.objective(play.state(), spec, hex), Cite.OBJECTIVE);
      play.result(Results::done);
      play.push(new Laying(actor, lay, number - 1));
    }
  }
}
