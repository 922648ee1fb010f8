/**
 * Random fragments of packs, made up by the forms that read them: what passes the check is played
 * on small stages, and every part of it must make a difference on one of them. Start at {@code
 * Fragments}.
 */
@NullMarked
package haven.app.fuzz;

import org.jspecify.annotations.NullMarked;
