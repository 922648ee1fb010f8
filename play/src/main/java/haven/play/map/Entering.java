package haven.play.map;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.map.PressurePlate;
import haven.model.map.RoomSetup;
import haven.model.map.SectionLink;
import haven.model.rules.SetUpRules.PlateTrigger;
import haven.play.Refused;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * What the map does when a figure enters a hex, in the middle of a move and whatever its manner:
 * doors open, texts are read, pressure plates act. Traps and terrain are not dealt with here.
 *
 * @param openedDoor whether a door was opened by it
 * @param reveals the rooms to reveal at once, before the move goes on (OVL-12)
 * @param sections the texts to read at once
 * @param plates the pressure plates set off
 */
public record Entering(
    MapState state,
    boolean openedDoor,
    List<RoomSetup> reveals,
    List<String> sections,
    List<PressurePlate> plates) {

  public Entering {
    reveals = List.copyOf(reveals);
    sections = List.copyOf(sections);
    plates = List.copyOf(plates);
  }

  public static Entering of(MapState state, Figure figure, Hex hex) {
    if (!Doors.mayEnter(state.scene(), figure, hex)) {
      boolean character = figure.is(Figure.Trait.CHARACTER);
      throw new Refused(
          state.scene().ruleset().cite(character ? Cite.LOCKED_DOOR : Cite.SHUT_DOOR),
          figure.name() + " cannot enter the door at " + hex);
    }
    MapState next = state;
    List<RoomSetup> reveals = List.of();
    boolean opens = state.scene().board().isShut(state.scene().board().at(hex));
    if (opens) { // OVL-11
      Doors.Opening opening = Doors.open(state, hex);
      next = opening.state();
      reveals = opening.behind();
    }
    var sections = new ArrayList<String>();
    if (figure.is(Figure.Trait.CHARACTER)) {
      for (SectionLink link : state.map().links()) { // SCM-07, SCM-08
        if (link.hex().equals(hex) && !next.progress().sections().contains(link.section())) {
          sections.add(link.section());
          next = next.with(next.progress().read(link.section()));
        }
      }
    }
    return new Entering(
        next, opens, reveals, sections, plates(state, figure, hex, PlateTrigger.ENTERED));
  }

  /** The pressure plates that act because the figure's turn ends where it stands (OVL-27a). */
  public static List<PressurePlate> platesAtTurnEnd(MapState state, Figure figure) {
    return plates(state, figure, figure.hex(), PlateTrigger.TURN_ENDS);
  }

  private static List<PressurePlate> plates(
      MapState state, Figure figure, Hex hex, PlateTrigger trigger) {
    return state.map().plates().stream()
        .filter(plate -> plate.hex().equals(hex))
        .filter(plate -> plate.byAnybody() || figure.is(Figure.Trait.CHARACTER))
        .filter(
            plate ->
                plate
                    .trigger()
                    .or(() -> state.rules().setUp().plateTrigger())
                    .filter(trigger::equals)
                    .isPresent())
        .toList();
  }
}
