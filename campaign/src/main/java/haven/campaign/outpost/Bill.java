package haven.campaign.outpost;

import haven.campaign.book.Books;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Topic;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.LootKind.Group;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a building costs, paid from the common supply (BLD-12). Inspiration may stand for materials,
 * one for one; so for each resource the party says how much of it is given.
 */
record Bill(Map<LootKind, Integer> cost) implements Inquiry {
  Bill {
    Map<LootKind, Integer> inOrder = new EnumMap<>(LootKind.class);
    inOrder.putAll(cost);
    cost = Collections.unmodifiableMap(inOrder);
  }

  /** Whether the supply and the party's inspiration suffice. */
  static boolean isPayable(Books books, Map<LootKind, Integer> cost) {
    int lacking = 0;
    for (Map.Entry<LootKind, Integer> one : cost.entrySet()) {
      int missing = Math.max(0, one.getValue() - books.outpost().supply(one.getKey()));
      if (missing > 0 && one.getKey().group() != Group.MATERIAL) {
        return false;
      }
      lacking += missing;
    }
    return lacking <= books.outpost().inspiration();
  }

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    if (cost.isEmpty()) {
      return List.of();
    }
    Books books = keeper.books();
    LootKind kind = cost.keySet().iterator().next();
    int need = cost.getOrDefault(kind, 0);
    int most = Math.min(need, books.outpost().supply(kind));
    int spare = kind.group() == Group.MATERIAL ? books.outpost().inspiration() : 0;
    for (Map.Entry<LootKind, Integer> other : cost.entrySet()) {
      if (other.getKey() != kind) {
        spare -= Math.max(0, other.getValue() - books.outpost().supply(other.getKey()));
      }
    }
    List<CampaignChoice> options = new ArrayList<>();
    for (int number = most; number >= Math.max(0, need - Math.max(0, spare)); number--) {
      options.add(new Holding.Common(kind).portion(number));
    }
    return List.of(
        CampaignPrompt.of(
                CampaignPrompt.Kind.HOW_MUCH,
                CampaignPrompt.ALL,
                -1,
                keeper.cite(CampaignCite.BUILDING_COST),
                options)
            .about(new Topic.Amount(-need)));
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    LootKind kind = cost.keySet().iterator().next();
    int given = ((CampaignChoice.Portion) choice).number();
    int inspired = cost.getOrDefault(kind, 0) - given;
    Map<LootKind, Integer> rest = new EnumMap<>(LootKind.class);
    rest.putAll(cost);
    rest.remove(kind);
    keeper.push(new Bill(rest));
    if (given > 0) {
      new Holding.Common(kind).change(keeper, -given, CampaignCite.BUILDING_COST);
    }
    if (inspired > 0) {
      new Holding.Inspiration().change(keeper, -inspired, CampaignCite.INSPIRATION);
    }
  }
}
