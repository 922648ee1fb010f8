package haven.play.scenario;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.MonsterOrigin;
import haven.model.map.ObjectiveSpec;
import haven.model.map.PressurePlate;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.monster.MonsterType;
import haven.model.scenario.AllyCard;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.map.Doors;
import haven.play.map.Entering;
import haven.play.map.Newcomer;
import haven.play.map.NumberedAlly;
import haven.play.map.Objectives;
import haven.play.map.PlacedMonster;
import haven.play.map.Reveal;
import haven.play.map.Shortage;
import haven.play.map.Spawn;
import haven.play.monster.Monsters;
import haven.play.table.Nature;
import haven.play.table.Piece;
import haven.play.table.Side;
import haven.play.table.State;
import haven.play.turn.Entry;
import haven.play.turn.Rounds;
import haven.play.turn.TieBreak;
import haven.play.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the map does when somebody comes to a hex, and figures that come into play. */
public final class Arrival {
  private Arrival() {}

  /** A figure has entered a hex: doors open, texts are read, plates act (OVL-11, SCN-04). */
  public static void at(Play play, Piece piece, Hex hex) {
    ScenarioRules.lookAgain(play);
    Board board = play.board();
    ScenarioMap map = play.state().setup().scenario().map();
    boolean shut = board.isShut(board.at(hex));
    if (!shut && map.links().isEmpty() && map.plates().isEmpty()) {
      return;
    }
    Entering entering =
        Entering.of(play.state().mapWithDice(), play.state().shown(piece.id()), hex);
    play.state().map(entering.state());
    for (PressurePlate plate : entering.plates()) {
      plate(play, piece.id(), plate);
    }
    for (String section : entering.sections()) {
      play.tell(new Event.SectionRead(play.cite(Cite.SECTION), piece.id(), section));
      play.push(new ScenarioRules.Section(section));
    }
    if (entering.openedDoor()) {
      play.result(results -> results.opened());
      opened(play, piece.id(), hex, entering.reveals());
    }
  }

  public static void plate(Play play, int figure, PressurePlate plate) {
    play.tell(new Event.PlateSetOff(play.cite(Cite.PLATE), figure, plate.effect()));
    play.push(new ScenarioRules.Plate(plate.effect()));
  }

  /** A door opens, by itself or because somebody did it. */
  public static void open(Play play, int figure, Hex door) {
    Board board = play.board();
    if (!board.isShut(board.at(door))) {
      return;
    }
    Doors.Opening opening = Doors.open(play.state().mapWithDice(), door);
    play.state().map(opening.state());
    opened(play, figure, door, opening.behind());
  }

  /** The condition of a locked door is met (SCN-03). */
  static void unlock(Play play, Hex door) {
    Board board = play.board();
    if (board.door(board.at(door)).filter(Door.LOCKED::equals).isEmpty()) {
      return;
    }
    Doors.Opening opening = Doors.unlock(play.state().mapWithDice(), door);
    play.state().map(opening.state());
    play.tell(new Event.DoorUnlocked(play.cite(Cite.LOCKED_DOOR), door));
    if (!play.board().isShut(play.board().at(door))) {
      opened(play, -1, door, opening.behind());
    }
  }

  /** A scenario rule closes a door again, unless it is shut or somebody stands in it (OVL-17). */
  static void close(Play play, Hex door) {
    if (!play.board().isShut(play.board().at(door)) && play.scene().figureAt(door).isEmpty()) {
      play.state().map(Doors.close(play.state().mapWithDice(), door));
      play.tell(new Event.DoorClosed(play.cite(Cite.OPEN_DOOR), door));
    }
  }

  private static void opened(Play play, int figure, Hex door, List<RoomSetup> behind) {
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
      return Reveal.of(play.state().mapWithDice(), room, revealer);
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
      return play.askGroup(Prompt.Kind.PLACE_WHOM, -1, Cite.STANDEES, options);
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
      List<NumberedAlly> before = play.state().map().contents().allies();
      Reveal.Revealed revealed = reveal(play).carryOut(chosen);
      play.state().map(revealed.state());
      play.tell(new Event.RoomRevealed(play.cite(Cite.REVEAL_ROOM), room.anyHex()));
      room.objectives().forEach(spec -> objective(play, spec));
      List<NumberedAlly> allies = new ArrayList<>(revealed.state().contents().allies());
      allies.removeAll(before);
      allies.forEach(ally -> ally(play, ally));
      for (PlacedMonster monster : revealed.monsters()) {
        Piece piece = place(play, monster, MonsterOrigin.SET_UP);
        joins(play, piece);
      }
      revealed
          .missing()
          .forEach(one -> play.tell(new Event.NotPlaced(play.cite(Cite.STANDEES), one.type())));
      ScenarioRules.lookAgain(play);
      settle(play);
    }
  }

  private static void objective(Play play, ObjectiveSpec spec) {
    Nature nature =
        new Nature(
            spec.name(),
            Nature.Kind.OBJECTIVE,
            spec.purpose() == ObjectiveSpec.Purpose.PROTECT ? Side.PARTY : Side.MONSTERS,
            spec.name(),
            Rank.NORMAL,
            0,
            -1,
            -1,
            MonsterOrigin.SET_UP,
            Optional.empty(),
            Nature.Stats.of(spec.hitPoints().value(play.state().terms())));
    Piece piece = play.state().place(nature, spec.hex(), Objectives.initiative(spec));
    play.tell(new Event.Placed(play.cite(Cite.OBJECTIVE), piece.id(), spec.hex()));
  }

  static void ally(Play play, NumberedAlly ally) {
    AllyCard card = play.state().setup().scenario().allies().get(Rounds.ally(play, ally.label()));
    Nature nature =
        new Nature(
            ally.name(),
            Nature.Kind.ALLY,
            Side.PARTY,
            ally.label(),
            Rank.NORMAL,
            ally.number(),
            -1,
            -1,
            MonsterOrigin.SCENARIO_ALLY,
            Optional.empty(),
            Nature.Stats.of(card.stats(), false, play.state().terms()));
    Piece piece = play.state().place(nature, ally.hex());
    play.tell(new Event.Placed(play.cite(Cite.ALLY), piece.id(), ally.hex()));
    joins(play, piece);
  }

  /** A monster gets its stat card's values for level and rank (LVL-03, MON-05). */
  private static Piece place(Play play, PlacedMonster monster, MonsterOrigin origin) {
    State state = play.state();
    MonsterType type = state.setup().scenario().monster(monster.type());
    boolean allied = state.setup().scenario().alliedTypes().contains(monster.type());
    Nature nature =
        new Nature(
            monster.name(),
            allied ? Nature.Kind.ALLY : Nature.Kind.MONSTER,
            allied ? Side.PARTY : Side.MONSTERS,
            monster.type(),
            monster.rank(),
            monster.number(),
            -1,
            -1,
            allied ? MonsterOrigin.SCENARIO_ALLY : origin,
            Optional.empty(),
            Nature.Stats.of(
                type.line(state.monsterLevel(), monster.rank()), type.flying(), state.terms()));
    Piece piece = state.place(nature, monster.hex());
    play.tell(new Event.Placed(play.cite(Cite.PLACEMENT), piece.id(), monster.hex()));
    return piece;
  }

  /** Whether turns of this round are still to come: their order has been found already. */
  private static boolean turnsGoOn(State state) {
    return state.isOrdered() && state.story().roundsOver() < state.round();
  }

  /** A new figure acts in this round (SPN-05), but not when all turns are over (SPN-06). */
  private static void joins(Play play, Piece piece) {
    if (turnsGoOn(play.state())) {
      Rounds.join(play, piece, TurnOrder.Turn.THIS_ROUND);
      int group = Monsters.group(play, piece);
      if (group >= 0) {
        play.state().monsterElements().arrived(group, piece.id());
      }
    }
  }

  private static void settle(Play play) {
    if (turnsGoOn(play.state())) {
      play.push(new Rounds.Initiatives());
      play.push(new TieBreak());
    }
  }

  /** One more monster in that hex. */
  public static Piece newcomer(Play play, String type, Rank rank, Hex hex, MonsterOrigin origin) {
    Spawn spawn = Spawn.of(play.state().mapWithDice(), List.of(new Newcomer(type, rank, hex)));
    Reveal.Revealed placed = spawn.carryOut(List.of(), List.of(hex));
    play.state().map(placed.state());
    return place(play, placed.monsters().getFirst(), origin);
  }

  /** A summoned monster takes no turn in this round (MAB-15), and perhaps no card (MAB-17). */
  public static void summonedMonster(Play play, Piece piece) {
    State state = play.state();
    int type = Rounds.type(play, piece.nature().group());
    if (turnsGoOn(state)
        && (state.order().has(Entry.monsters(type)) || play.rules().rounds().cardForSummoned())) {
      Rounds.join(play, piece, TurnOrder.Turn.NONE);
      settle(play);
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
      Spawn spawn = Spawn.of(play.state().mapWithDice(), wave);
      for (Shortage shortage : spawn.shortages()) {
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
      return play.askGroup(Prompt.Kind.HEX, -1, Cite.SPAWN, options);
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
      Spawn spawn = Spawn.of(play.state().mapWithDice(), wave);
      List<Newcomer> placed = spawn.placed(chosen);
      Reveal.Revealed arrived =
          placed.size() == hexes.size()
              ? spawn.carryOut(chosen, hexes)
              : Spawn.of(play.state().mapWithDice(), placed.subList(0, hexes.size()))
                  .carryOut(List.of(), hexes);
      play.state().map(arrived.state());
      for (PlacedMonster monster : arrived.monsters()) {
        Piece piece = place(play, monster, MonsterOrigin.SPAWNED);
        play.tell(new Event.Spawned(play.cite(Cite.SPAWN), piece.id(), monster.hex()));
        joins(play, piece);
      }
      settle(play);
    }
  }
}
