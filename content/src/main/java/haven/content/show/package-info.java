/**
 * How the things of a pack read and look: cards, classes, monsters, items and maps, as text and as
 * pictures of our own. Every verb of the game has its words here, so that the compiler tells where
 * a new one lacks them. Start at {@code Thing}.
 */
@NullMarked
package haven.content.show;

import org.jspecify.annotations.NullMarked;
