package haven.server.wire;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A decision that is open, with everything that can be answered. */
record PromptJson(Game game, Prompt prompt) {

  ObjectNode toJson(int since) {
    ObjectNode json = Json.object();
    json.put("seat", prompt.seat());
    json.put("group", prompt.group());
    json.put("kind", prompt.kind().name());
    json.put("figure", prompt.figure());
    json.put("rule", prompt.rule().toString());
    json.put("since", since);
    json.set("ask", PhraseJson.of(game.phrase(prompt)));
    List<Choice> options = new ArrayList<>(prompt.options());
    SortedSet<Integer> hand = pairs(options);
    if (!hand.isEmpty()) {
      options.removeIf(option -> option instanceof Choice.Cards);
      ArrayNode cards = json.putArray("hand");
      hand.forEach(cards::add);
    }
    ArrayNode list = json.putArray("options");
    for (Choice option : options) {
      ArrayNode one = list.addArray();
      one.add(option.text());
      if (isWorded(option)) {
        one.add(PhraseJson.of(game.phrase(prompt, option)));
      }
    }
    return json;
  }

  /** Hexes and figures speak for themselves, on the board. */
  private static boolean isWorded(Choice option) {
    return !(option instanceof Choice.To
        || option instanceof Choice.Along
        || option instanceof Choice.Lay
        || option instanceof Choice.At
        || option instanceof Choice.Cards);
  }

  /** The cards of which any two may be played, in any order; none if that is not so. */
  private static SortedSet<Integer> pairs(List<Choice> options) {
    SortedSet<Integer> cards = new TreeSet<>();
    int pairs = 0;
    for (Choice option : options) {
      if (option instanceof Choice.Cards(int leading, int second)) {
        cards.add(leading);
        cards.add(second);
        pairs++;
      }
    }
    return pairs == cards.size() * (cards.size() - 1) ? cards : new TreeSet<>();
  }
}
