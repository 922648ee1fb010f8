package haven.play.turn;

import haven.model.Facts;
import haven.model.map.Rank;
import haven.model.rules.RoundRules;
import haven.model.rules.RoundRules.Tie;
import java.util.Optional;

/**
 * One place in the order of turns. Never changed, only replaced.
 *
 * @param set of monsters, whose types share a card; else {@link #NONE}
 * @param second the initiative of a character's other card, or where the scenario puts a type among
 *     those of its set; {@link #NONE} if there is none
 * @param settled its rank among equals as the group decided, from 1; 0 if it did not
 * @param begun whether it was the first, second, ... place at which turns were taken; 0 if none
 *     were
 */
record Place(
    Entry entry, int set, int initiative, int second, int settled, int begun, Lineup figures) {
  static final int NONE = -1;

  static Place of(Entry entry, int set, int initiative, int second) {
    return new Place(entry, set, initiative, second, 0, 0, Lineup.NOBODY);
  }

  boolean hasTurnsToCome() {
    return figures.next() != NONE;
  }

  /** Which of two places with the same initiative goes first: below 0 this, 0 undecided. */
  int against(Place other, RoundRules rules) {
    if (begun != other.begun) {
      return Integer.compareUnsigned(begun - 1, other.begun - 1); // 0 is the greatest then
    }
    if (settled > 0 && other.settled > 0) {
      return Integer.compare(settled, other.settled);
    }
    return switch (tie(other, rules).orElse(null)) {
      case null -> 0;
      case SECOND_CARD, SCENARIO_ORDER -> Integer.compare(second, other.second);
      case CHARACTER_FIRST -> entry.kind() == Entry.Kind.CHARACTER ? -1 : 1;
    };
  }

  /** The rule that decides between two places with the same initiative, if there is one. */
  Optional<Tie> tie(Place other, RoundRules rules) {
    return inQuestion(other).filter(rules.ties()::contains);
  }

  private Optional<Tie> inQuestion(Place other) {
    Entry.Kind kind = entry.kind();
    if (kind == Entry.Kind.ALLIES || other.entry.kind() == Entry.Kind.ALLIES) {
      return Optional.empty(); // RND-18
    }
    if (kind != other.entry.kind()) {
      return Optional.of(Tie.CHARACTER_FIRST);
    }
    if (second == NONE || other.second == NONE) {
      return Optional.empty(); // RND-16, RND-27
    }
    if (kind == Entry.Kind.CHARACTER) {
      return Optional.of(Tie.SECOND_CARD);
    }
    return set == other.set ? Optional.of(Tie.SCENARIO_ORDER) : Optional.empty();
  }

  /** Which monsters of a type act first. */
  static int activation(Rank rank) {
    return switch (rank) {
      case NAMED, BOSS -> 0; // MON-13
      case ELITE -> 1;
      case NORMAL -> 2;
    };
  }

  Place at(int otherInitiative) {
    return new Place(entry, set, otherInitiative, second, settled, begun, figures);
  }

  /** Its character acts once more, with other cards. */
  Place again(int leading, int other) {
    return new Place(entry, set, leading, other, 0, 0, figures.again(figures.find(entry.who())));
  }

  Place settledAs(int rank) {
    return new Place(entry, set, initiative, second, rank, begun, figures);
  }

  /** Begins as the place of that number, unless it has begun before. */
  Place beginning(int number) {
    return new Place(entry, set, initiative, second, settled, begun > 0 ? begun : number, figures);
  }

  Place with(Lineup others) {
    return new Place(entry, set, initiative, second, settled, begun, others);
  }

  void tell(Facts facts) {
    facts.word(
        switch (entry.kind()) {
          case CHARACTER -> "character";
          case MONSTERS -> "monsters";
          case ALLIES -> "allies";
        });
    facts.number(entry.who()).number(initiative).number(second).number(settled).number(begun);
    figures.tell(facts);
  }

  @Override
  public String toString() {
    return "%s at %d (set %d, second %d, settled %d, begun %d): %s"
        .formatted(entry, initiative, set, second, settled, begun, figures);
  }
}
