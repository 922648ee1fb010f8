package haven.server.campaign;

import haven.campaign.CampaignSetup;
import haven.content.pack.Library;
import haven.model.Agreement;
import haven.model.Facts;
import haven.model.Variant;
import haven.model.pack.Pack;
import haven.model.pack.Prints;
import haven.server.table.Basis;
import haven.server.table.Plan;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import haven.server.wire.Ledger.Deciding;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is agreed on before a campaign starts.
 *
 * @param name what the group calls it
 * @param people how many places it has
 * @param openQuests whether all may see all personal quests
 */
public record Charter(
    String pack,
    String name,
    int people,
    Set<Variant> variants,
    Agreement agreement,
    boolean openQuests,
    Deciding deciding)
    implements Basis {
  private static final int LONGEST_NAME = 40;
  private static final int USUAL_PEOPLE = 4;
  private static final int MOST_PEOPLE = 8;

  public Charter {
    variants = Set.copyOf(variants);
  }

  /** As it is sent, and as it is stored. */
  public static Charter of(Fields fields) {
    fields.only("pack", "name", "people", "variants", "policies", "openQuests", "deciding");
    return new Charter(
        fields.text("pack", LONGEST_NAME),
        fields.maybeText("name", LONGEST_NAME).orElse("").strip(),
        fields.has("people") ? fields.number("people", 1, MOST_PEOPLE) : USUAL_PEOPLE,
        Plan.variants(fields),
        Plan.agreement(fields),
        fields.has("openQuests") && fields.truth("openQuests"),
        Plan.named(
            Deciding.class,
            fields.maybeText("deciding", LONGEST_NAME).orElse(Deciding.HOST.name())));
  }

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("pack", pack).put("name", name).put("people", people);
    ArrayNode played = json.putArray("variants");
    variants.stream().sorted().forEach(variant -> played.add(variant.name()));
    ArrayNode policies = json.putArray("policies");
    agreement.policies().forEach((policy, value) -> policies.add(policy.id() + "=" + value));
    return json.put("openQuests", openQuests).put("deciding", deciding.name());
  }

  Charter deciding(Deciding other) {
    return new Charter(pack, name, people, variants, agreement, openQuests, other);
  }

  CampaignSetup setup(Library library) {
    return new CampaignSetup(
        library.pack(pack),
        IntStream.range(0, people).mapToObj(String::valueOf).toList(),
        variants,
        agreement,
        openQuests);
  }

  /** Of all that the pack has: nobody knows what a campaign will come across. */
  @Override
  public long print(Library library) {
    Pack all = library.pack(pack);
    Facts facts = new Facts().word(all.manifest().ruleset());
    for (Prints.Kind kind : Prints.Kind.values()) {
      Map<String, Long> numbers = all.prints().numbers().getOrDefault(kind, Map.of());
      new TreeMap<>(numbers).forEach((name, number) -> facts.word(name).number(number));
    }
    return facts.sum();
  }

  @Override
  public void check(Library library) {
    setup(library);
  }
}
