package haven.model.scenario;

import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A scenario ally shown by a numbered token: what the special rules say of it (ALY-01, ALY-02).
 *
 * @param name the label of the marked hexes where it starts
 * @param initiative on which it acts each round (RND-21)
 * @param card what it performs each turn; none if it takes no turns (ALY-09)
 */
public record AllyCard(
    String name, StatLine stats, OptionalInt initiative, Optional<MonsterCard> card) {}
