/**
 * How a campaign runs: rules in progress are steps on a stack, which go on by themselves or ask.
 * Start at {@code Keeper}.
 */
@NullMarked
package haven.campaign.keeper;

import org.jspecify.annotations.NullMarked;
