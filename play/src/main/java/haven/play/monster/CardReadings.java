package haven.play.monster;

import haven.model.MonsterStats;
import haven.model.ability.Rider;
import haven.model.monster.MonsterCard;
import haven.play.table.Nature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the cards of monsters were found to say: all games of a set-up read the same. They may share
 * this between threads: whoever finds a reading finds it complete, and one made twice is equal.
 */
public final class CardReadings {
  /** A scenario has some types of monsters, each in two ranks, with eight cards. */
  private static final int MOST = 256;

  private final @Nullable Known[] known = new Known[MOST];

  /**
   * A reading, and of which cards.
   *
   * @param riders of the stat card
   */
  private record Known(
      MonsterCard card, MonsterStats stats, List<Rider> riders, CardReading reading) {}

  @Nullable CardReading find(MonsterCard card, MonsterStats stats, Nature.Stats printed) {
    Known here = known[place(card, stats)];
    return here != null
            && here.card == card
            && here.riders == printed.riders()
            && here.stats.equals(stats)
        ? here.reading
        : null;
  }

  void keep(MonsterCard card, MonsterStats stats, Nature.Stats printed, CardReading reading) {
    known[place(card, stats)] = new Known(card, stats, printed.riders(), reading);
  }

  private static int place(MonsterCard card, MonsterStats stats) {
    return (card.initiative() * 7 + stats.attack() * 5 + stats.move() * 3 + stats.range())
        & MOST - 1;
  }
}
