/**
 * The effect language: how abilities, lasting effects, checks and numbers are written in a pack.
 * Each form makes the records of {@code haven.model.ability} and nothing else; no form knows a
 * card. Start at {@code AbilityForms}.
 */
@NullMarked
package haven.content.language;

import org.jspecify.annotations.NullMarked;
