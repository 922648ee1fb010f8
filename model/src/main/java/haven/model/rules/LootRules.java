package haven.model.rules;

import haven.model.MonsterOrigin;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Where the games differ about loot.
 *
 * @param needsSight whether a loot ability reaches only what is in line of sight (LOT-10)
 * @param leaveToken the monsters that leave a token when they die (LOT-01)
 * @param token what a looted token gives (LOT-03); without tokens there is no looting (LOT-01d)
 * @param goldByLevel what a money token, or a coin on a loot card, is worth at scenario levels 0 to
 *     7 (LOT-03a, LOT-34)
 */
public record LootRules(
    boolean needsSight, Set<MonsterOrigin> leaveToken, Token token, List<Integer> goldByLevel) {

  /** What a looted token gives. */
  public enum Token {
    /** It is money, kept by the character who took it (LOT-03a). */
    MONEY,
    /** A card from the scenario's loot deck (LOT-03b). */
    LOOT_CARD,
    /** There are no tokens and nothing to loot (LOT-01d). */
    NONE
  }

  public LootRules {
    Set<MonsterOrigin> origins = EnumSet.noneOf(MonsterOrigin.class);
    origins.addAll(leaveToken);
    leaveToken = Collections.unmodifiableSet(origins);
    goldByLevel = List.copyOf(goldByLevel);
  }

  public boolean isThereLoot() {
    return token != Token.NONE;
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean needsSight = true; // LOT-10a
    public Set<MonsterOrigin> leaveToken = EnumSet.of(MonsterOrigin.SET_UP); // LOT-01a
    public Token token = Token.MONEY; // LOT-03a
    public List<Integer> goldByLevel = List.of(2, 2, 3, 3, 4, 4, 5, 6); // LOT-03a

    public Draft() {}

    public Draft(LootRules like) {
      needsSight = like.needsSight;
      leaveToken = like.leaveToken;
      token = like.token;
      goldByLevel = like.goldByLevel;
    }

    public LootRules done() {
      return new LootRules(needsSight, leaveToken, token, goldByLevel);
    }
  }
}
