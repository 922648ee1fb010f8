package haven.content.card;

import haven.model.card.CharacterClass;
import java.util.List;

/** A class, and its cards with what is printed on them besides. */
public record PrintedClass(
    CharacterClass characterClass, List<PrintedCard> cards, boolean locked) {}
