/**
 * Where the games differ between two scenarios. As in {@code haven.model.rules}, what Gloomhaven
 * has stands in the drafts, and the other games list what differs. Start at {@code CampaignRules}.
 */
@NullMarked
package haven.model.campaign.rules;

import org.jspecify.annotations.NullMarked;
