/**
 * The books of a campaign: what stands on character sheets, party sheets and the map, and what lies
 * in decks and in the shop. They change by {@code Booking}s only, each of which names its rule.
 * Start at {@code Books}.
 */
@NullMarked
package haven.campaign.book;

import org.jspecify.annotations.NullMarked;
