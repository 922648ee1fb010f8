package haven.campaign.town;

import haven.model.ability.Ability;
import haven.model.campaign.Sticker;
import haven.model.card.SummonCard;
import java.util.Optional;
import java.util.OptionalInt;

/** A summon with one more of one of its printed stats (ENH-04). */
final class Summoned {
  private Summoned() {}

  static Optional<Ability> plusOne(Ability.Summon summon, Sticker sticker) {
    return stats(summon.summon(), sticker).map(card -> new Ability.Summon(card, summon.number()));
  }

  private static Optional<SummonCard> stats(SummonCard card, Sticker sticker) {
    boolean there =
        switch (sticker.kind()) {
          case SUMMON ->
              sticker == Sticker.SUMMON_HIT_POINTS
                  || sticker == Sticker.SUMMON_MOVE && card.move().isPresent()
                  || sticker == Sticker.SUMMON_ATTACK && card.attack().isPresent()
                  || sticker == Sticker.SUMMON_RANGE && card.range().isPresent();
          case PLUS_ONE, CONDITION, JUMP, ELEMENT, HEX -> false;
        };
    return there
        ? Optional.of(
            new SummonCard(
                card.name(),
                card.hitPoints() + (sticker == Sticker.SUMMON_HIT_POINTS ? 1 : 0),
                more(card.move(), sticker == Sticker.SUMMON_MOVE),
                more(card.attack(), sticker == Sticker.SUMMON_ATTACK),
                more(card.range(), sticker == Sticker.SUMMON_RANGE),
                card.flying(),
                card.riders(),
                card.traits()))
        : Optional.empty();
  }

  private static OptionalInt more(OptionalInt stat, boolean one) {
    return one && stat.isPresent() ? OptionalInt.of(stat.getAsInt() + 1) : stat;
  }
}
