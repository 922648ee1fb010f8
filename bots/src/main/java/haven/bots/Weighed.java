package haven.bots;

import haven.play.engine.Choice;

/**
 * An answer, and what a bot thinks of it.
 *
 * @param chance to win after it, from 0 to 1, by what became of games that looked like it
 */
public record Weighed(Choice choice, double chance) {}
