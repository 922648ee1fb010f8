package haven.bots;

import haven.play.engine.Choice;

/**
 * An answer, and what a bot thinks of it.
 *
 * @param chance to win after it, from 0 to 1, in a game that would be even after the best answer
 */
public record Weighed(Choice choice, double chance) {}
