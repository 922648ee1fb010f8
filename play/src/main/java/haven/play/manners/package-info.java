/**
 * What a good host does not ask. The engine asks whatever the rules leave open; whoever puts its
 * questions to a person may look here first, and answer what has one sensible answer. Such an
 * answer is a choice like any other.
 */
@NullMarked
package haven.play.manners;

import org.jspecify.annotations.NullMarked;
