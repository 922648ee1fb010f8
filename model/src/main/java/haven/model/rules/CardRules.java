package haven.model.rules;

/**
 * Where the games differ about ability cards, rests and exhaustion.
 *
 * @param hand how the hand of a scenario is put together
 * @param used where a card goes after its action if no icon says otherwise
 * @param activeArea what cards in the active area count as
 * @param removal when a character may take a card out of its active area
 * @param negation which cards negate a source of damage
 * @param rest which cards a rest needs and takes back
 * @param irrecoverable which lost cards nothing brings back
 * @param activeIconIsMandatory whether a lasting effect may not be left out once any part of its
 *     action was performed (ABL-14, ABL-30)
 */
public record CardRules(
    Hand hand,
    Used used,
    ActiveArea activeArea,
    Removal removal,
    Negation negation,
    Rest rest,
    Irrecoverable irrecoverable,
    boolean activeIconIsMandatory) {

  /** How the hand of a scenario is put together. */
  public enum Hand {
    /** As many cards of the pool as the hand size (CRD-01a). */
    FROM_POOL,
    /** The same, once the first scenarios are over (CRD-01b, SET-08). */
    FROM_POOL_AFTER_TUTORIAL,
    /** All cards of level 1, of which (level - 1) are replaced by level 2 (CRD-01c). */
    UPGRADED_BY_LEVEL
  }

  /** Where a used card goes if no icon says otherwise. */
  public enum Used {
    /** To the discard pile (CRD-06). */
    DISCARDED,
    /** From side A it comes back on side B, from side B it is discarded (CRD-07a). */
    FLIPPED_THEN_DISCARDED
  }

  /** What cards in the active area count as, besides being active. */
  public enum ActiveArea {
    /** Already discarded or lost, by the lost icon (BON-14, REC-01b). */
    IN_THEIR_PILE,
    /** Nothing else (BON-02, DMG-14). */
    APART,
    /** Persistent ones: as lying where they will go (BON-15). */
    PERSISTENT_WHERE_THEY_GO
  }

  /** When a character may take a card out of its active area. */
  public enum Removal {
    /** Any card at any time (BON-13b, BON-13c). */
    ANY_TIME,
    /** Persistent ones, not during an ability (BON-13a). */
    PERSISTENT_BETWEEN_ABILITIES
  }

  /** Which cards negate a source of damage. */
  public enum Negation {
    /** One of the hand or two of the discard pile are lost (DMG-07a). */
    HAND_OR_TWO_DISCARDS,
    /** One A or two B of the hand are discarded, or one of hand or discards is lost (DMG-07b). */
    BY_SIDES
  }

  /** Which cards a rest needs and takes back. */
  public enum Rest {
    /** Two discards; one is lost, the others come back (RST-01a, RST-02, RST-07). */
    LOSES_A_DISCARD,
    /** Two of hand and discards; all come to hand on side A, one is lost (RST-01b, RST-04). */
    GATHERS_THEN_LOSES
  }

  /** Which lost cards nothing brings back. */
  public enum Irrecoverable {
    /** Those with the icon, however they were lost (CRD-12b). */
    AS_PRINTED,
    /** Those whose action with the icon was performed (CRD-12a). */
    AS_PERFORMED
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Hand hand = Hand.FROM_POOL; // CRD-01a
    public Used used = Used.DISCARDED; // CRD-06
    public ActiveArea activeArea = ActiveArea.IN_THEIR_PILE; // BON-14
    public Removal removal = Removal.ANY_TIME; // BON-13b
    public Negation negation = Negation.HAND_OR_TWO_DISCARDS; // DMG-07a
    public Rest rest = Rest.LOSES_A_DISCARD; // RST-01a
    public Irrecoverable irrecoverable = Irrecoverable.AS_PRINTED; // CRD-12b
    public boolean activeIconIsMandatory = false;

    public Draft() {}

    public Draft(CardRules like) {
      hand = like.hand;
      used = like.used;
      activeArea = like.activeArea;
      removal = like.removal;
      negation = like.negation;
      rest = like.rest;
      irrecoverable = like.irrecoverable;
      activeIconIsMandatory = like.activeIconIsMandatory;
    }

    public CardRules done() {
      return new CardRules(
          hand, used, activeArea, removal, negation, rest, irrecoverable, activeIconIsMandatory);
    }
  }
}
