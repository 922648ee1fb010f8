package haven.model.map;

import haven.board.Hex;
import java.util.Optional;

/**
 * A hex marked with a letter or number, which the special rules explain (SCM-06).
 *
 * @param token the token that lies there: shown by a green icon, none by a grey one
 */
public record MarkedHex(String label, Hex hex, Optional<MapToken> token) {}
