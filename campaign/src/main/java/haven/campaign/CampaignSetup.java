package haven.campaign;

import haven.model.Agreement;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.campaign.CampaignBook;
import haven.model.pack.Pack;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Everything that is fixed before a campaign starts.
 *
 * @param people who play, by their numbers
 * @param variants how all scenarios are played
 * @param openQuests whether everybody may see everybody's personal quest (CHR-06)
 * @param between how the campaign is kept between scenarios
 */
public record CampaignSetup(
    Pack pack,
    List<String> people,
    Set<Variant> variants,
    Agreement agreement,
    boolean openQuests,
    Set<CampaignVariant> between) {
  public CampaignSetup {
    people = List.copyOf(people);
    Set<Variant> inOrder = EnumSet.noneOf(Variant.class);
    inOrder.addAll(variants);
    variants = Collections.unmodifiableSet(inOrder);
    Set<CampaignVariant> ordered = EnumSet.noneOf(CampaignVariant.class);
    ordered.addAll(between);
    between = Collections.unmodifiableSet(ordered);
  }

  /** A campaign that is kept as the book says. */
  public CampaignSetup(
      Pack pack,
      List<String> people,
      Set<Variant> variants,
      Agreement agreement,
      boolean openQuests) {
    this(pack, people, variants, agreement, openQuests, Set.of());
  }

  public static CampaignSetup of(Pack pack, String... people) {
    return new CampaignSetup(pack, List.of(people), Set.of(), Agreement.NONE, false);
  }

  public CampaignSetup playing(Variant... others) {
    return new CampaignSetup(pack, people, Set.of(others), agreement, openQuests, between);
  }

  public CampaignSetup keeping(CampaignVariant... others) {
    return new CampaignSetup(pack, people, variants, agreement, openQuests, Set.of(others));
  }

  public boolean plays(CampaignVariant variant) {
    return between.contains(variant);
  }

  /** What is printed for the campaign. */
  public CampaignBook book() {
    return pack.campaign();
  }

  /** The rules as the group plays them. */
  public Ruleset rules() {
    return agreement.on(Ruleset.named(pack.manifest().ruleset()));
  }
}
