package haven.play.scenario;

import haven.model.Cite;
import haven.model.Facts;
import haven.model.card.BattleGoal;
import haven.model.rules.LevelRules.GoalCards;
import haven.play.Refused;
import haven.play.engine.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The battle goals of a scenario: what each hero was dealt, and what it keeps (BGL). */
public final class BattleGoals {
  private final Setup setup;
  private List<List<BattleGoal>> dealt;
  private final List<List<BattleGoal>> kept;

  private BattleGoals(Setup setup, List<List<BattleGoal>> dealt, List<List<BattleGoal>> kept) {
    this.setup = setup;
    this.dealt = dealt;
    this.kept = kept;
  }

  /** Deals them at random, none where the game, the scenario or the box has none (BGL-01). */
  public static BattleGoals deal(Setup setup, Chance chance) {
    int heroes = setup.party().size();
    int each = setup.battleGoalsEach();
    List<BattleGoal> deck = new ArrayList<>(setup.box().battleGoals());
    if (each > 0) {
      chance.shuffle(deck);
    }
    List<List<BattleGoal>> dealt = new ArrayList<>();
    for (int hero = 0; hero < heroes; hero++) {
      dealt.add(List.copyOf(deck.subList(hero * each, (hero + 1) * each)));
    }
    return new BattleGoals(
        setup, List.copyOf(dealt), new ArrayList<>(Collections.nCopies(heroes, List.of())));
  }

  public BattleGoals copy() {
    return new BattleGoals(setup, dealt, new ArrayList<>(kept));
  }

  public List<BattleGoal> dealt(int hero) {
    return dealt.get(hero);
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
    List<BattleGoal> rest = new ArrayList<>(dealt.get(hero));
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
      return dealt.get(hero);
    }
    return own || over ? kept.get(hero) : List.of();
  }

  /** Deals anew what a player does not know; the others may have kept any of theirs. */
  public void dealAgain(int player, boolean over, Chance chance) {
    if (over || setup.battleGoalsEach() == 0) {
      return;
    }
    List<BattleGoal> deck = new ArrayList<>(setup.box().battleGoals());
    for (int hero = 0; hero < dealt.size(); hero++) {
      if (setup.party().players().get(hero) == player) {
        dealt.get(hero).forEach(deck::remove);
      }
    }
    chance.shuffle(deck);
    List<List<BattleGoal>> other = new ArrayList<>(dealt);
    for (int hero = 0; hero < other.size(); hero++) {
      if (setup.party().players().get(hero) != player) {
        List<BattleGoal> hand = deck.subList(0, other.get(hero).size());
        other.set(hero, List.copyOf(hand));
        kept.set(hero, List.copyOf(hand.subList(0, kept.get(hero).size())));
        hand.clear();
      }
    }
    dealt = List.copyOf(other);
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
      facts.words(dealt.get(hero).stream().map(BattleGoal::name).toList());
      facts.words(kept.get(hero).stream().map(BattleGoal::name).toList());
    }
  }

  @Override
  public String toString() {
    return "dealt " + dealt + " kept " + kept;
  }
}
