package haven.server.wire;

import haven.play.view.View;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A hero as JSON: of others' hands, only how many cards there are. */
record HeroJson(View.Hero hero) {

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("seat", hero.seat());
    json.put("name", hero.name());
    json.put("class", hero.characterClass());
    json.put("level", hero.level());
    json.put("figure", hero.figure());
    json.put("out", hero.out());
    json.put("chosen", hero.chosen());
    json.put("handCards", hero.handCards());
    hero.hand().ifPresent(cards -> json.set("hand", cards(cards)));
    hero.selected().ifPresent(cards -> json.set("selected", cards(cards)));
    json.put("longRest", hero.longRest());
    json.set("active", cards(hero.active()));
    json.set("discards", cards(hero.discards()));
    json.set("lost", cards(hero.lost()));
    ArrayNode items = json.putArray("items");
    for (View.Item item : hero.items()) {
      items.addObject().put("name", item.name()).put("wear", item.wear().name());
    }
    json.put("xp", hero.experience());
    json.put("gold", hero.tokens());
    ArrayNode goals = json.putArray("goals");
    hero.goals().forEach(goals::add);
    json.set("modifiers", deck(hero.modifiers()));
    return json;
  }

  private static ArrayNode cards(List<View.Card> cards) {
    ArrayNode list = Json.array();
    for (View.Card card : cards) {
      list.addArray().add(card.card()).add(card.name());
    }
    return list;
  }

  static ObjectNode deck(View.Deck deck) {
    ObjectNode json = Json.object();
    json.put("left", deck.left());
    ArrayNode drawn = json.putArray("drawn");
    deck.drawn().forEach(card -> drawn.add(PhraseJson.of(card)));
    ArrayNode discards = json.putArray("discards");
    deck.discards().forEach(card -> discards.add(PhraseJson.of(card)));
    return json;
  }
}
