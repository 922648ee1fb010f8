package haven.play.engine;

import haven.model.LootKind;
import haven.model.card.ItemCard;
import haven.model.scenario.Reward;
import java.util.List;
import java.util.Optional;

/** What was looted. */
public sealed interface Spoils {
  record Tokens(int tokens) implements Spoils {}

  record Card(LootKind loot) implements Spoils {}

  /** A special card of the scenario's loot deck. */
  record Special(String name) implements Spoils {}

  record Item(ItemCard item) implements Spoils {}

  /** A treasure that a rule of the scenario asks for. */
  record Goal(String treasure) implements Spoils {}

  /** A treasure tile; without rewards where the box has none of that number. */
  record Treasure(int number, Optional<List<Reward>> rewards) implements Spoils {}
}
