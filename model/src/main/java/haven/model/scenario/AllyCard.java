package haven.model.scenario;

import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A scenario ally shown by a numbered token: what the special rules, or an event, say of it
 * (ALY-01, ALY-02). One that no marked hex of the map is for starts next to a character.
 *
 * @param name the label of the marked hexes where it starts
 * @param initiative on which it acts each round (RND-21)
 * @param card what it performs each turn; none if it takes no turns (ALY-09)
 * @param sheltered whether characters may lose cards to negate its damage (EX-ALY-01)
 * @param levelsUp by how many levels it raises bonus experience and gold if it survives (EX-ALY-01)
 */
public record AllyCard(
    String name,
    StatLine stats,
    OptionalInt initiative,
    Optional<MonsterCard> card,
    boolean sheltered,
    int levelsUp) {

  public AllyCard(String name, StatLine stats, OptionalInt initiative, Optional<MonsterCard> card) {
    this(name, stats, initiative, card, false, 0);
  }

  public AllyCard sheltered(int levelsIfItSurvives) {
    return new AllyCard(name, stats, initiative, card, true, levelsIfItSurvives);
  }
}
