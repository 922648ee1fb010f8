package haven.server.campaign;

import haven.campaign.keeper.CampaignChoice;
import haven.server.store.Person;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the people want the party to do. It is over when something is done, whatever it is. */
final class Ballot {
  /** Somebody's wish, in the name of a place. */
  record Wish(int place, CampaignChoice choice) {}

  private final Map<Long, Wish> wishes = new LinkedHashMap<>();

  void vote(Person person, Wish wish) {
    wishes.remove(person.id());
    wishes.put(person.id(), wish);
  }

  void clear() {
    wishes.clear();
  }

  List<Wish> wishes() {
    return List.copyOf(wishes.values());
  }

  /**
   * What is done: what more than half of those present want; if all have said what they want, and
   * no such thing is among it, what the host wants, or, without one, what most want.
   */
  Optional<Wish> outcome(Collection<Long> present, long host) {
    List<Wish> cast = new ArrayList<>();
    Map<CampaignChoice, Integer> counts = new HashMap<>();
    for (Map.Entry<Long, Wish> one : wishes.entrySet()) {
      if (present.contains(one.getKey())) {
        cast.add(one.getValue());
        counts.merge(one.getValue().choice, 1, Integer::sum);
      }
    }
    int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    boolean carried = most * 2 > present.size();
    if (cast.isEmpty() || (!carried && cast.size() < present.size())) {
      return Optional.empty();
    }
    Wish first =
        cast.stream()
            .filter(wish -> counts.getOrDefault(wish.choice, 0) == most)
            .findFirst()
            .orElseThrow();
    return Optional.of(carried ? first : wishes.getOrDefault(host, first));
  }
}
