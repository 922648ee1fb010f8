package haven.model.campaign;

/** What a party may ask for at the start of a scenario (FAV). */
public enum Favour {
  /** Experience for battle goals (FAV-03). */
  KNOWLEDGE,
  /** More gold for money (FAV-04). */
  WEALTH,
  /** A card less in the deck of some monsters (FAV-05). */
  STRATEGY,
  /** One more small item for each, if one stays unused (FAV-06). */
  CAPACITY,
  /** A resource more in the loot deck (FAV-07). */
  DISCOVERY,
  /** A card that was passed over, in place of another one (FAV-08). */
  POTENTIAL
}
