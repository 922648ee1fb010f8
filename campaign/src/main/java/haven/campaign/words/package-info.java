/**
 * What is asked, answered and booked in a campaign, as phrases for any language. Start at {@code
 * BookingWords}.
 */
@NullMarked
package haven.campaign.words;

import org.jspecify.annotations.NullMarked;
