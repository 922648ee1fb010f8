package haven.play.movement;

import haven.board.Hex;
import haven.model.Condition;
import java.util.Set;

/** What a hex does to the figure that entered it: damage that is no attack's, and conditions. */
public record Harm(Hex hex, int damage, Set<Condition> conditions) {}
