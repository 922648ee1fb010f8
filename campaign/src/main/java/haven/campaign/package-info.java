/**
 * A campaign: what happens between two scenarios, in the shape of a game. Start at {@code
 * Campaign}. {@code book} is what it remembers, {@code keeper} how it runs; the rules are in {@code
 * character} (creation, levels, perks, retirement), {@code town} (shop, temple, enhancer, events),
 * {@code dungeon} (random ones) and {@code journey} (the way to a scenario and home again).
 */
@NullMarked
package haven.campaign;

import org.jspecify.annotations.NullMarked;
