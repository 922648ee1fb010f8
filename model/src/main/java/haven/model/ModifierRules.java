package haven.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about attack modifiers.
 *
 * @param source where a modifier comes from
 * @param rolling what rolling cards do to an attack with advantage or disadvantage
 * @param chooseWithAdvantage who takes either modifier when it has advantage; all others take the
 *     better one (AMD-26a, AMD-29a, AMD-40, BMD-13)
 * @param mayDeclineEffects who attacks when the owner of the deck, or of the board, decides after
 *     the draw whether the effects on a modifier are applied (AMD-34, BMD-10); for all others they
 *     just are. The number always counts.
 * @param reducedRandomness the variant in which 2x and bless are +2, null and curse -2 (AMD-35)
 * @param blessCards how many bless cards there are, for all decks together (AMD-18)
 * @param monsterCurses how many curse cards there are for the monster deck (AMD-19)
 * @param characterCurses how many there are for all other decks together (AMD-19)
 * @param allyDeck whether scenario allies have a deck of their own (AMD-04) or draw from the
 *     monsters' (ALY-10)
 * @param favours whether cards are taken out of the monster deck to pay for favours (AMD-36)
 */
public record ModifierRules(
    Source source,
    Rolling rolling,
    Set<Attacker> chooseWithAdvantage,
    Set<Attacker> mayDeclineEffects,
    boolean reducedRandomness,
    int blessCards,
    int monsterCurses,
    int characterCurses,
    boolean allyDeck,
    boolean favours) {

  /** Where a modifier comes from. */
  public enum Source {
    /** A deck of cards (AMD). */
    DECK,
    /** A die and a board with a stone (BMD). */
    BOARD
  }

  /** What rolling cards do to an attack with advantage or disadvantage. */
  public enum Rolling {
    /** Two cards; rolling ones are added, or with disadvantage ignored (AMD-26, AMD-27). */
    COUNTS_AMONG_THE_TWO,
    /** They lead on to the two cards that are compared (AMD-29c to AMD-29f). */
    LEADS_TO_THE_TWO
  }

  /** Who attacks. */
  public enum Attacker {
    CHARACTER,
    /** Of a character: draws from the deck of its summoner (AMD-03). */
    SUMMON,
    /** Of the scenario (AMD-04). */
    ALLY,
    MONSTER
  }

  static final ModifierRules GLOOMHAVEN =
      new ModifierRules(
          Source.DECK,
          Rolling.COUNTS_AMONG_THE_TWO,
          EnumSet.noneOf(Attacker.class),
          EnumSet.of(Attacker.CHARACTER),
          false,
          10,
          10,
          10,
          false,
          false);

  /** AMD-28a, AMD-39, and the rest by inheritance. */
  static final ModifierRules JAWS = GLOOMHAVEN;

  static final ModifierRules FROSTHAVEN =
      new ModifierRules(
          Source.DECK,
          Rolling.LEADS_TO_THE_TWO,
          EnumSet.of(Attacker.CHARACTER),
          EnumSet.of(Attacker.CHARACTER, Attacker.SUMMON),
          false,
          10,
          10,
          10,
          true,
          true);

  /** Without rolling, bless and curse cards (BMD-18). */
  static final ModifierRules BUTTONS =
      new ModifierRules(
          Source.BOARD,
          Rolling.LEADS_TO_THE_TWO,
          EnumSet.of(Attacker.CHARACTER),
          EnumSet.of(Attacker.CHARACTER),
          false,
          0,
          0,
          0,
          false,
          false);

  public ModifierRules {
    chooseWithAdvantage = unmodifiable(chooseWithAdvantage);
    mayDeclineEffects = unmodifiable(mayDeclineEffects);
  }

  private static Set<Attacker> unmodifiable(Set<Attacker> attackers) {
    Set<Attacker> own = EnumSet.noneOf(Attacker.class);
    own.addAll(attackers);
    return Collections.unmodifiableSet(own);
  }

  public ModifierRules withReducedRandomness(boolean on) {
    return new ModifierRules(
        source,
        rolling,
        chooseWithAdvantage,
        mayDeclineEffects,
        on,
        blessCards,
        monsterCurses,
        characterCurses,
        allyDeck,
        favours);
  }
}
