package haven.bots;

import haven.play.engine.Choice;

/**
 * An answer, and what a bot thinks of it.
 *
 * @param chance to win the scenario after it, from 0 to 1; of two answers the one with the greater
 *     is the better
 */
public record Weighed(Choice choice, double chance) {}
