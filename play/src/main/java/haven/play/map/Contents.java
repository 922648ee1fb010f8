package haven.play.map;

import haven.board.Hex;
import haven.model.map.Treasure;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What lies on the map beyond figures and ground. */
public record Contents(List<Marker> markers, Map<Hex, Treasure> treasures) {
  static final Contents NONE = new Contents(List.of(), Map.of());

  public Contents {
    markers = List.copyOf(markers);
    treasures = Map.copyOf(treasures);
  }

  Contents withMarkers(List<Marker> others) {
    return new Contents(others, treasures);
  }

  Contents with(Marker marker) {
    return withMarkers(More.of(markers, marker));
  }

  Contents with(Hex hex, Treasure treasure) {
    var more = new HashMap<>(treasures);
    more.put(hex, treasure);
    return new Contents(markers, more);
  }

  /** The treasure there has been looted. */
  public Contents without(Hex hex) {
    var fewer = new HashMap<>(treasures);
    fewer.remove(hex);
    return new Contents(markers, fewer);
  }
}
