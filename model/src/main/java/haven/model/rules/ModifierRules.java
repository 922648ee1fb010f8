package haven.model.rules;

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

  public ModifierRules {
    chooseWithAdvantage = unmodifiable(chooseWithAdvantage);
    mayDeclineEffects = unmodifiable(mayDeclineEffects);
  }

  private static Set<Attacker> unmodifiable(Set<Attacker> attackers) {
    Set<Attacker> own = EnumSet.noneOf(Attacker.class);
    own.addAll(attackers);
    return Collections.unmodifiableSet(own);
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Source source = Source.DECK; // AMD-01
    public Rolling rolling = Rolling.COUNTS_AMONG_THE_TWO; // AMD-26, AMD-27
    public Set<Attacker> chooseWithAdvantage = EnumSet.noneOf(Attacker.class); // AMD-26a
    public Set<Attacker> mayDeclineEffects = EnumSet.of(Attacker.CHARACTER); // AMD-34d
    public boolean reducedRandomness = false; // AMD-35
    public int blessCards = 10; // AMD-18
    public int monsterCurses = 10; // AMD-19
    public int characterCurses = 10; // AMD-19
    public boolean allyDeck = false; // ALY-10
    public boolean favours = false;

    public Draft() {}

    public Draft(ModifierRules like) {
      source = like.source;
      rolling = like.rolling;
      chooseWithAdvantage = like.chooseWithAdvantage;
      mayDeclineEffects = like.mayDeclineEffects;
      reducedRandomness = like.reducedRandomness;
      blessCards = like.blessCards;
      monsterCurses = like.monsterCurses;
      characterCurses = like.characterCurses;
      allyDeck = like.allyDeck;
      favours = like.favours;
    }

    public ModifierRules done() {
      return new ModifierRules(
          source,
          rolling,
          chooseWithAdvantage,
          mayDeclineEffects,
          reducedRandomness,
          blessCards,
          monsterCurses,
          characterCurses,
          allyDeck,
          favours);
    }
  }
}
