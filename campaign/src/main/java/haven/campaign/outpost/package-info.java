/**
 * A home that is an outpost: the Outpost Phase, its calendar, attacks, buildings, supplies, and
 * what is made there (OUT, TWG, BLD, RES, CRA, BRW, FAV). Start at {@code OutpostPhase}.
 */
@NullMarked
package haven.campaign.outpost;

import org.jspecify.annotations.NullMarked;
