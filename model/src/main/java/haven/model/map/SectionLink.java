package haven.model.map;

import haven.board.Hex;

/**
 * A text that is read when a character enters that hex, or opens the door there (SCM-07, SCM-08).
 */
public record SectionLink(Hex hex, String section) {}
