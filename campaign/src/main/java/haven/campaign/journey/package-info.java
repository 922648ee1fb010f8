/** The way to a scenario, and what is booked when it is over (EVT, BKK). */
@NullMarked
package haven.campaign.journey;

import org.jspecify.annotations.NullMarked;
