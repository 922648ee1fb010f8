package haven.play.map;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.map.PressurePlate;
import haven.model.map.RoomSetup;
import haven.model.map.SectionLink;
import haven.model.rules.SetUpRules.PlateTrigger;
import haven.play.Refused;
import haven.play.table.Field;
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
    boolean openedDoor,
    List<RoomSetup> reveals,
    List<String> sections,
    List<PressurePlate> plates) {

  public Entering {
    reveals = List.copyOf(reveals);
    sections = List.copyOf(sections);
    plates = List.copyOf(plates);
  }

  public static Entering of(Field field, Figure figure, Hex hex) {
    if (!Doors.mayEnter(field.scene(), figure, hex)) {
      boolean character = figure.isCharacter();
      throw new Refused(
          field.rules().cite(character ? Cite.LOCKED_DOOR : Cite.SHUT_DOOR),
          figure.name() + " cannot enter the door at " + hex);
    }
    List<RoomSetup> reveals = List.of();
    boolean opens = field.board().isShut(field.board().at(hex));
    if (opens) { // OVL-11
      reveals = Doors.open(field, hex);
    }
    var sections = new ArrayList<String>();
    if (figure.isCharacter()) {
      for (SectionLink link : field.map().printed().links()) { // SCM-07, SCM-08
        MapState.Progress progress = field.map().progress();
        if (link.hex().equals(hex) && !progress.sections().contains(link.section())) {
          sections.add(link.section());
          field.map(field.map().with(progress.read(link.section())));
        }
      }
    }
    return new Entering(opens, reveals, sections, plates(field, figure, hex, PlateTrigger.ENTERED));
  }

  /** The pressure plates that act because the figure's turn ends where it stands (OVL-27a). */
  public static List<PressurePlate> platesAtTurnEnd(Field field, Figure figure) {
    return plates(field, figure, figure.hex(), PlateTrigger.TURN_ENDS);
  }

  private static List<PressurePlate> plates(
      Field field, Figure figure, Hex hex, PlateTrigger trigger) {
    return field.map().printed().plates().stream()
        .filter(plate -> plate.hex().equals(hex))
        .filter(plate -> plate.byAnybody() || figure.isCharacter())
        .filter(
            plate ->
                plate
                    .trigger()
                    .or(() -> field.rules().hexes().setUp().plateTrigger())
                    .filter(trigger::equals)
                    .isPresent())
        .toList();
  }
}
