package haven.model.ability;

/** A loot ability that takes no more than so many tokens and treasures, as the looter likes. */
public record LootSome(int range, int most) implements Ability.ForSelf {}
