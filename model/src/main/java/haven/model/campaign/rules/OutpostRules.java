package haven.model.campaign.rules;

import haven.model.campaign.Favour;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Where the games differ about the home of a party, if it is an outpost. Whether there is an
 * Outpost Phase at all is said by what follows the end of a scenario ({@code EndRules}).
 *
 * @param weeks in a season (OUT-04)
 * @param sheet the weeks of a calendar sheet
 * @param morale how far the track goes (OUT-13)
 * @param buildings how many are built or upgraded in a phase (BLD-09)
 * @param second what one more costs, in morale
 * @param unrepaired what a damage costs that is not paid for, in morale (TWG-16)
 * @param piece what is paid for each part of a crafted item that is sold (CRA-09)
 * @param favours how many points at most are spent in a scenario (FAV-01)
 * @param favourCosts what each favour costs, in points (FAV-03 to FAV-08)
 */
public record OutpostRules(
    int weeks,
    int sheet,
    int morale,
    int buildings,
    int second,
    int unrepaired,
    int piece,
    int favours,
    Map<Favour, Integer> favourCosts) {
  public OutpostRules {
    Map<Favour, Integer> inOrder = new EnumMap<>(Favour.class);
    inOrder.putAll(favourCosts);
    favourCosts = Collections.unmodifiableMap(inOrder);
  }

  /** Half a year. */
  public enum Season {
    SUMMER,
    WINTER
  }

  /** The season of the next week when so many have passed (OUT-05). */
  public Season season(int passed) {
    return passed / weeks % 2 == 0 ? Season.SUMMER : Season.WINTER;
  }

  /** Frosthaven's rules, which only a game with an outpost applies. */
  public static final class Draft {
    public int weeks = 10; // OUT-04
    public int sheet = 80; // OUT-04
    public int morale = 20; // OUT-13
    public int buildings = 1; // BLD-09
    public int second = 2; // BLD-09
    public int unrepaired = 1; // TWG-16
    public int piece = 2; // CRA-09
    public int favours = 7; // FAV-01
    public Map<Favour, Integer> favourCosts =
        Map.of( // FAV-03 to FAV-08, D01
            Favour.KNOWLEDGE, 1,
            Favour.WEALTH, 2,
            Favour.STRATEGY, 1,
            Favour.CAPACITY, 1,
            Favour.DISCOVERY, 1,
            Favour.POTENTIAL, 2);

    public Draft() {}

    public Draft(OutpostRules like) {
      weeks = like.weeks;
      sheet = like.sheet;
      morale = like.morale;
      buildings = like.buildings;
      second = like.second;
      unrepaired = like.unrepaired;
      piece = like.piece;
      favours = like.favours;
      favourCosts = like.favourCosts;
    }

    public OutpostRules done() {
      return new OutpostRules(
          weeks, sheet, morale, buildings, second, unrepaired, piece, favours, favourCosts);
    }
  }
}
