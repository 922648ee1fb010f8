/** What is done in the town: shop, temple, events (SHP, GHC, EVT). */
@NullMarked
package haven.campaign.town;

import org.jspecify.annotations.NullMarked;
