package haven.play.scenario;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.map.PressurePlate;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.scenario.AllyCard;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.map.Doors;
import haven.play.map.Entering;
import haven.play.map.Newcomer;
import haven.play.map.Reveal;
import haven.play.map.Shortage;
import haven.play.map.Spawn;
import haven.play.movement.Endowing;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.State;
import haven.play.turn.Entry;
import haven.play.turn.Joining;
import haven.play.turn.Rounds;
import haven.play.turn.TieBreak;
import haven.play.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the map does when somebody comes to a hex, and figures that come into play. */
public final class Arrival {
  /** Once new figures have their places, ties are broken and everybody's place counts. */
  private static final List<Task> SETTLE = List.of(new TieBreak(), new Rounds.Initiatives());

  private Arrival() {}

  /** A figure has entered a hex: doors open, texts are read, plates act (OVL-11, SCN-04). */
  public static void at(Play play, Figure figure, Hex hex) {
    ScenarioRules.lookAgain(play);
    Board board = play.board();
    ScenarioMap map = play.state().setup().scenario().map();
    boolean shut = board.isShut(board.at(hex));
    if (!shut && map.links().isEmpty() && map.plates().isEmpty()) {
      return;
    }
    Entering entering = Entering.of(play.state(), play.state().figure(figure.id()), hex);
    for (PressurePlate plate : entering.plates()) {
      plate(play, figure.id(), plate);
    }
    for (String section : entering.sections()) {
      play.tell(new Event.SectionRead(play.cite(Cite.SECTION), figure.id(), section));
      play.push(new ScenarioRules.Section(section));
    }
    if (entering.openedDoor()) {
      play.result(results -> results.opened());
      opened(play, figure.id(), hex, entering.reveals());
    }
  }

  public static void plate(Play play, FigureId figure, PressurePlate plate) {
    play.tell(new Event.PlateSetOff(play.cite(Cite.PLATE), figure, plate.effect()));
    play.push(new ScenarioRules.Plate(plate.effect()));
  }

  /** A door opens, by itself or because somebody did it. */
  public static void open(Play play, FigureId figure, Hex door) {
    Board board = play.board();
    if (!board.isShut(board.at(door))) {
      return;
    }
    opened(play, figure, door, Doors.open(play.state(), door));
  }

  /** The condition of a locked door is met (SCN-03). */
  public static void unlock(Play play, Hex door) {
    Board board = play.board();
    if (board.door(board.at(door)).filter(Door.LOCKED::equals).isEmpty()) {
      return;
    }
    List<RoomSetup> behind = Doors.unlock(play.state(), door);
    play.tell(new Event.DoorUnlocked(play.cite(Cite.LOCKED_DOOR), door));
    if (!play.board().isShut(play.board().at(door))) {
      opened(play, FigureId.NOBODY, door, behind);
    }
  }

  /** A scenario rule closes a door again, unless it is shut or somebody stands in it (OVL-17). */
  public static void close(Play play, Hex door) {
    if (!play.board().isShut(play.board().at(door)) && play.scene().figureAt(door).isEmpty()) {
      Doors.close(play.state(), door);
      play.tell(new Event.DoorClosed(play.cite(Cite.OPEN_DOOR), door));
    }
  }

  /** A scenario rule locks a door that is closed. */
  public static void lock(Play play, Hex door) {
    Board board = play.board();
    if (board.door(board.at(door)).filter(Door.CLOSED::equals).isPresent()) {
      Doors.lock(play.state(), door);
      play.tell(new Event.DoorClosed(play.cite(Cite.LOCKED_DOOR), door));
    }
  }

  /** A rule reveals a room that no door led to. */
  public static void reveal(Play play, Hex hex) {
    List<RoomSetup> rooms = Doors.reached(play.state(), hex);
    if (!rooms.isEmpty()) {
      play.reveal();
      play.pushAll(
          rooms.stream().map(room -> new Room(room, Optional.of(hex), List.of())).toList());
    }
  }

  private static void opened(Play play, FigureId figure, Hex door, List<RoomSetup> behind) {
    play.reveal();
    play.tell(new Event.DoorOpened(play.cite(Cite.DOOR), figure, door));
    Deeds.rooms(play, figure, behind.size());
    play.pushAll(
        behind.stream().map(room -> new Room(room, Optional.of(door), List.of())).toList());
  }

  /**
   * A room is populated at once (SPN-01, SPN-02).
   *
   * @param chosen whom the group places, where standees run out
   */
  public record Room(RoomSetup room, Optional<Hex> revealer, List<Newcomer> chosen)
      implements Question {
    private Reveal reveal(Play play) {
      return Reveal.of(play.state(), room, revealer);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (Shortage shortage : reveal(play).choices()) {
        List<Newcomer> open = new ArrayList<>(shortage.undecided());
        int taken = 0;
        for (Newcomer one : chosen) {
          taken += open.remove(one) ? 1 : 0;
        }
        if (taken < shortage.open() && options.isEmpty()) {
          open.forEach(one -> options.add(new Choice.To(one.hex())));
        }
      }
      return play.askGroup(Prompt.Kind.PLACE_WHOM, FigureId.NOBODY, Cite.STANDEES, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Hex hex = ((Choice.To) choice).hex();
      List<Newcomer> more = new ArrayList<>(chosen);
      for (Shortage shortage : reveal(play).choices()) {
        shortage.undecided().stream().filter(one -> one.hex().equals(hex)).forEach(more::add);
      }
      play.push(new Room(room, revealer, List.copyOf(more)));
    }

    @Override
    public void nothing(Play play) {
      play.tell(new Event.RoomRevealed(play.cite(Cite.REVEAL_ROOM), room.anyHex()));
      Reveal.Revealed revealed = reveal(play).carryOut(chosen);
      revealed.objectives().forEach(figure -> placed(play, figure, Cite.OBJECTIVE));
      List<Task> tasks = new ArrayList<>();
      if (!revealed.allies().isEmpty()) {
        tasks.add(new Arriving.Allies(revealed.allies(), 0));
      }
      int first = play.state().figures();
      revealed
          .monsters()
          .forEach(one -> tasks.add(new Arriving.Monster(one, MonsterOrigin.SET_UP)));
      List<String> missing = revealed.missing().stream().map(Newcomer::type).toList();
      tasks.add(new Arriving.RoomIsSet(missing, first));
      play.pushAll(tasks);
    }
  }

  public static void placed(Play play, Figure figure, Cite cite) {
    play.tell(new Event.Placed(play.cite(cite), figure.id(), figure.hex()));
    Endowing.arrived(play, figure);
  }

  /** An ally that comes along with the party (EX-ALY-01). */
  public static void guest(Play play, AllyCard card, int number, Hex hex) {
    Figure figure = play.state().place(Nature.of(card, number, play.state().terms()), hex);
    placed(play, figure, Cite.ALLY);
    play.push(new Join(figure.id().number()));
  }

  /** Whether turns of this round are still to come: their order has been found already. */
  private static boolean turnsGoOn(State state) {
    return state.isOrdered() && state.story().roundsOver() < state.round();
  }

  /**
   * New figures act in this round (SPN-05), but not when all turns are over (SPN-06).
   *
   * @param first the one that came first; all after it have come, too
   */
  public record Join(int first) implements Task {
    @Override
    public void run(Play play) {
      List<Task> tasks = new ArrayList<>();
      if (turnsGoOn(play.state())) {
        for (int id = first; id < play.state().figures(); id++) {
          tasks.addAll(Joining.of(play, play.figure(FigureId.of(id)), TurnOrder.Turn.THIS_ROUND));
        }
        tasks.addAll(SETTLE);
      }
      play.pushAll(tasks);
    }
  }

  /** A summoned monster takes no turn in this round (MAB-15), and perhaps no card (MAB-17). */
  public static void summonedMonster(Play play, Figure figure) {
    State state = play.state();
    int type = Rounds.type(play, figure.nature().group());
    if (turnsGoOn(state)
        && (state.order().has(Entry.monsters(type)) || play.rules().rounds().cardForSummoned())) {
      List<Task> tasks = new ArrayList<>(Joining.of(play, figure, TurnOrder.Turn.NONE));
      tasks.addAll(SETTLE);
      play.pushAll(tasks);
    }
  }

  /** Monsters that a scenario effect puts on the map, all at the same time (SPN-10). */
  public record Wave(List<Newcomer> wave, List<Newcomer> chosen, List<Hex> hexes)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.spawn");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Newcomer(int number)
          ? words(wave.get(number))
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public List<Hex> where(Play play, Choice choice) {
      return choice instanceof Choice.Newcomer(int number)
          ? List.of(wave.get(number).hex())
          : List.of();
    }

    private static Phrase words(Newcomer one) {
      return Phrase.of("opt.newcomer", one.type(), Phrase.of(one.rank()), Phrase.hex(one.hex()));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      Spawn spawn = Spawn.of(play.state(), wave);
      List<Shortage> shortages = hexes.isEmpty() ? spawn.shortages() : List.of();
      for (Shortage shortage : shortages) {
        List<Newcomer> open = new ArrayList<>(shortage.undecided());
        int taken = 0;
        for (Newcomer one : chosen) {
          taken += open.remove(one) ? 1 : 0;
        }
        if (taken < shortage.open() && options.isEmpty()) {
          for (Newcomer one : open) {
            options.add(new Choice.Newcomer(wave.indexOf(one)));
          }
        }
      }
      if (options.isEmpty()) {
        List<Newcomer> placed = spawn.placed(chosen);
        if (hexes.size() < placed.size()) {
          spawn.places(placed, hexes).forEach(hex -> options.add(new Choice.To(hex)));
        }
      }
      return play.askGroup(Prompt.Kind.HEX, FigureId.NOBODY, Cite.SPAWN, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        List<Hex> more = new ArrayList<>(hexes);
        more.add(hex);
        play.push(new Wave(wave, chosen, List.copyOf(more)));
      } else {
        List<Newcomer> more = new ArrayList<>(chosen);
        more.add(wave.get(((Choice.Newcomer) choice).newcomer()));
        play.push(new Wave(wave, List.copyOf(more), hexes));
      }
    }

    @Override
    public void nothing(Play play) {
      Spawn spawn = Spawn.of(play.state(), wave);
      List<Newcomer> placed = spawn.placed(chosen);
      // More cannot come than there are hexes for.
      boolean all = placed.size() == hexes.size();
      Spawn coming = all ? spawn : Spawn.of(play.state(), placed.subList(0, hexes.size()));
      List<Task> tasks = new ArrayList<>();
      coming
          .arriving(all ? chosen : List.of(), hexes)
          .forEach(one -> tasks.add(new Arriving.Monster(one, MonsterOrigin.SPAWNED)));
      tasks.add(new Join(play.state().figures()));
      play.pushAll(tasks);
    }
  }
}
