package haven.server.wire;

import haven.play.engine.Event;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;

/** What happened: {@code [what, who, whom, number, thing, rule]}. */
public final class EventJson {
  private EventJson() {}

  /** Events as a seat sees them. */
  public static ArrayNode of(List<Event> events) {
    ArrayNode list = Json.array();
    for (Event event : events) {
      ArrayNode one = list.addArray();
      one.add(event.what().name());
      one.add(event.who());
      one.add(event.whom());
      one.add(event.number());
      // the reasons of a focus are long, and are asked for
      one.add(PhraseJson.of(event instanceof Event.Focused ? "" : event.thing()));
      one.add(event.rule().toString());
    }
    return list;
  }
}
