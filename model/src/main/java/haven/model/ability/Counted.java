package haven.model.ability;

/** Whatever a number of a card can be counted from. */
public sealed interface Counted permits Count, Crowd {}
