package haven.content.card;

import haven.model.card.Ware;

/** An item as a shop has it, with its text. */
public record PrintedItem(Ware ware, String text) {}
