package haven.play.scenario;

import haven.model.Cite;
import haven.model.Facts;
import haven.model.card.BattleGoal;
import haven.model.rules.LevelRules.GoalCards;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Lots;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The battle goals of a scenario: what each hero was dealt, and what it keeps (BGL). */
public final class BattleGoals {
  private final Setup setup;

  /** For each hero the goals dealt, by their places in the box. */
  private final List<List<Integer>> dealt;

  private final List<List<BattleGoal>> kept;

  private BattleGoals(Setup setup, List<List<Integer>> dealt, List<List<BattleGoal>> kept) {
    this.setup = setup;
    this.dealt = dealt;
    this.kept = kept;
  }

  /** Before any is dealt. */
  public static BattleGoals of(Setup setup) {
    int heroes = setup.party().size();
    return new BattleGoals(
        setup,
        new ArrayList<>(Collections.nCopies(heroes, List.of())),
        new ArrayList<>(Collections.nCopies(heroes, List.of())));
  }

  public BattleGoals copy() {
    return new BattleGoals(setup, new ArrayList<>(dealt), new ArrayList<>(kept));
  }

  /** What the hero may be dealt next; nothing once it has its hand (BGL-01). */
  public Lots lots(int hero) {
    return dealt.get(hero).size() < setup.battleGoalsEach()
        ? new Undealt(dealt(_ -> true))
        : Lots.NONE;
  }

  /**
   * Those that lie in no hand.
   *
   * @param dealt by their numbers, which of them do
   */
  private record Undealt(boolean[] dealt) implements Lots {
    @Override
    public int kinds() {
      return dealt.length;
    }

    @Override
    public int weight(int what) {
      return dealt[what] ? 0 : 1;
    }
  }

  /** Which goals lie in the hands of heroes of these players. */
  private boolean[] dealt(IntPredicate players) {
    boolean[] there = new boolean[setup.box().battleGoals().size()];
    for (int hero = 0; hero < dealt.size(); hero++) {
      if (players.test(setup.party().players().get(hero))) {
        for (int goal : dealt.get(hero)) {
          there[goal] = true;
        }
      }
    }
    return there;
  }

  public void deal(int hero, int goal) {
    List<Integer> more = new ArrayList<>(dealt.get(hero));
    more.add(goal);
    dealt.set(hero, List.copyOf(more));
  }

  public List<BattleGoal> dealt(int hero) {
    return dealt.get(hero).stream().map(setup.box().battleGoals()::get).toList();
  }

  /** What the hero keeps; empty until it has chosen. */
  public List<BattleGoal> kept(int hero) {
    return kept.get(hero);
  }

  public boolean mustChoose(int hero) {
    return !dealt.get(hero).isEmpty() && kept.get(hero).isEmpty();
  }

  /** The hero keeps these and discards the others face down. */
  public void keep(int hero, List<BattleGoal> chosen) {
    GoalCards rules = setup.ruleset().levels().battleGoals();
    if (!mustChoose(hero)) {
      throw new Refused(setup.ruleset().cite(Cite.BATTLE_GOAL), "there is nothing to choose");
    }
    List<BattleGoal> rest = new ArrayList<>(dealt(hero));
    if (chosen.size() != rules.kept() || !chosen.stream().allMatch(rest::remove)) {
      throw new Refused(
          setup.ruleset().cite(Cite.BATTLE_GOAL),
          "keep " + rules.kept() + " of the " + rules.dealt() + " goals dealt");
    }
    kept.set(hero, List.copyOf(chosen));
  }

  /**
   * The goals of a hero that a player may see: those dealt to its own heroes while they choose,
   * then those kept; of others none until the scenario is over (BGL-02).
   */
  public List<BattleGoal> shown(int hero, int player, boolean over) {
    boolean own = setup.party().players().get(hero) == player;
    if (own && mustChoose(hero)) {
      return dealt(hero);
    }
    return own || over ? kept.get(hero) : List.of();
  }

  /** Deals anew what these players do not know; the others may have kept any of theirs. */
  public void dealAgain(Set<Integer> players, Chance chance) {
    boolean[] known = dealt(players::contains);
    int[] deck = IntStream.range(0, known.length).filter(goal -> !known[goal]).toArray();
    chance.shuffle(deck);
    int next = 0;
    for (int hero = 0; hero < dealt.size(); hero++) {
      if (!players.contains(setup.party().players().get(hero))) {
        Integer[] hand = new Integer[dealt.get(hero).size()];
        BattleGoal[] keeps = new BattleGoal[kept.get(hero).size()];
        for (int i = 0; i < hand.length; i++) {
          hand[i] = deck[next++];
          if (i < keeps.length) {
            keeps[i] = setup.box().battleGoals().get(hand[i]);
          }
        }
        dealt.set(hero, List.of(hand));
        kept.set(hero, List.of(keeps));
      }
    }
  }

  /** Whether the hero meets the criteria of the card, as things stand. */
  public static boolean isMet(BattleGoal goal, Hero hero, HeroTally tally) {
    return goal.demands().stream()
        .allMatch(
            demand -> demand.isMet(tally.of(demand.measure()), hero.level(), hero.hitPoints()));
  }

  /** What the goals come to if the scenario is completed (BGL-03). */
  public int checkmarks(int hero, HeroTally tally) {
    return kept.get(hero).stream()
        .filter(goal -> isMet(goal, setup.party().heroes().get(hero), tally))
        .mapToInt(BattleGoal::checkmarks)
        .sum();
  }

  public void tell(Facts facts) {
    for (int hero = 0; hero < dealt.size(); hero++) {
      facts.words(dealt(hero).stream().map(BattleGoal::name).toList());
      facts.words(kept.get(hero).stream().map(BattleGoal::name).toList());
    }
  }

  @Override
  public String toString() {
    return "dealt " + dealt + " kept " + kept;
  }
}
