/**
 * An attack from aiming to its aftermath: {@code Attacks} (whom), {@code Strike} (before the draw),
 * {@code Modifying} (the draw), {@code Aftermath} (what follows); damage, conditions and deaths,
 * whatever they come from; and {@code Targeting}: who may be a target, and why not.
 */
@NullMarked
package haven.play.attack;

import org.jspecify.annotations.NullMarked;
