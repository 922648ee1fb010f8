package haven.server.store;

/**
 * One accepted choice of a game's record, which only ever grows.
 *
 * @param n its number in the game, from 1
 * @param command the client's id of the command, once per table, so that a repeated one is known
 */
public record ChoiceRow(String code, int n, int seat, String command, String choice) {}
