/**
 * A scenario being played: it runs by itself until somebody must decide, asks, and goes on. A rule
 * that may have to wait is a small immutable {@code Task} on a stack that is part of the state, so
 * a game can be copied or saved in the middle of an attack. Start at {@code Game}; {@code Play} is
 * what tasks of the other chapters work with, and chance has its dice here.
 */
@NullMarked
package haven.play.engine;

import org.jspecify.annotations.NullMarked;
