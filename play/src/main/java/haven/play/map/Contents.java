package haven.play.map;

import haven.board.Hex;
import haven.model.map.Treasure;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of the things on the map beyond figures and ground.
 *
 * @param summoners the name of the summoner of each summon
 */
public record Contents(
    List<Marker> markers,
    Map<Hex, Treasure> treasures,
    Map<String, ObjectiveState> objectives,
    Map<String, PlacedMonster> monsters,
    List<NumberedAlly> allies,
    Map<String, String> summoners) {
  static final Contents NONE =
      new Contents(List.of(), Map.of(), Map.of(), Map.of(), List.of(), Map.of());

  public Contents {
    markers = List.copyOf(markers);
    treasures = Map.copyOf(treasures);
    objectives = Map.copyOf(objectives);
    monsters = Map.copyOf(monsters);
    allies = List.copyOf(allies);
    summoners = Map.copyOf(summoners);
  }

  public Contents withMarkers(List<Marker> others) {
    return new Contents(others, treasures, objectives, monsters, allies, summoners);
  }

  public Contents with(Marker marker) {
    return withMarkers(More.of(markers, marker));
  }

  Contents with(Hex hex, Treasure treasure) {
    return new Contents(
        markers, more(treasures, hex, treasure), objectives, monsters, allies, summoners);
  }

  /** The treasure there has been looted. */
  public Contents without(Hex hex) {
    var fewer = new HashMap<>(treasures);
    fewer.remove(hex);
    return new Contents(markers, fewer, objectives, monsters, allies, summoners);
  }

  Contents with(ObjectiveState objective) {
    return new Contents(
        markers,
        treasures,
        more(objectives, objective.spec().name(), objective),
        monsters,
        allies,
        summoners);
  }

  Contents with(PlacedMonster monster) {
    return new Contents(
        markers, treasures, objectives, more(monsters, monster.name(), monster), allies, summoners);
  }

  Contents with(NumberedAlly ally) {
    return new Contents(markers, treasures, objectives, monsters, More.of(allies, ally), summoners);
  }

  private static <K, V> Map<K, V> more(Map<K, V> things, K key, V value) {
    var more = new HashMap<>(things);
    more.put(key, value);
    return more;
  }
}
