package haven.app.lab;

import java.io.Serializable;

/**
 * Some games of a row.
 *
 * @param row which one, from 0
 * @param first the first seed
 */
public record Piece(int row, long first, int games) implements Serializable {}
