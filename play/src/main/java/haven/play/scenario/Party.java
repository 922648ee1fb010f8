package haven.play.scenario;

import haven.model.Cite;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.rules.PartyRules;
import haven.model.words.Phrase;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The heroes who play a scenario together, and who plays them.
 *
 * @param players for each hero the number of its player
 */
public record Party(List<Hero> heroes, List<Integer> players) {

  public Party {
    heroes = List.copyOf(heroes);
    players = List.copyOf(players);
    if (heroes.size() != players.size()) {
      throw new IllegalArgumentException("each hero has one player");
    }
    if (distinct(heroes.stream().map(Hero::name).toList()) < heroes.size()) {
      throw new IllegalArgumentException("heroes are told apart by their names");
    }
  }

  /** Each hero has a player of its own. */
  public static Party of(Hero... heroes) {
    return new Party(List.of(heroes), IntStream.range(0, heroes.length).boxed().toList());
  }

  /** One player runs them all. */
  public static Party solo(Hero... heroes) {
    return new Party(
        List.of(heroes), IntStream.range(0, heroes.length).map(_ -> 0).boxed().toList());
  }

  private static int distinct(List<?> things) {
    return new HashSet<>(things).size();
  }

  public int size() {
    return heroes.size();
  }

  public boolean isSolo() {
    return distinct(players) == 1 && size() > 1;
  }

  public List<Integer> levels() {
    return heroes.stream().map(Hero::level).toList();
  }

  /**
   * What keeps this party from setting out: its size, its classes, its players, its items.
   *
   * @param spare small items beyond the limit, which a favour allows (FAV-06)
   */
  public List<Refusal> refusals(Ruleset ruleset, int spare) {
    PartyRules rules = ruleset.levels().party();
    RuleId size = ruleset.cite(Cite.PARTY_SIZE);
    List<Refusal> refusals = new ArrayList<>();
    if (size() < rules.smallest() || size() > rules.largest()) {
      refusals.add(
          new Refusal(size, Phrase.of("no.partySize", rules.smallest(), rules.largest(), size())));
    }
    Set<String> classes = new HashSet<>();
    for (Hero hero : heroes) {
      if (!classes.add(hero.characterClass().name())) {
        refusals.add(new Refusal(size, Phrase.of("no.sameClass", hero.characterClass().name())));
      }
    }
    if (rules.oneHeroEach() && !isSolo() && distinct(players) < size()) {
      refusals.add(new Refusal(size, Phrase.of("no.oneEach")));
    }
    heroes.forEach(hero -> refusals.addAll(new Equipment(hero, ruleset, spare).refusals()));
    return refusals;
  }
}
