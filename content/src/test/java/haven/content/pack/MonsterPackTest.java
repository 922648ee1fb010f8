package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.ability.Ability;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The monsters of Gloomhaven and their ability decks. */
final class MonsterPackTest {
  private static final MonsterFiles FILES = MonsterFiles.gloomhaven();

  @Test
  void everyFileIsReadWithoutProblems() {
    assertThat(FILES.problems()).isEmpty();
  }

  @Test
  void thereAreAllRegularTypesAndSomeBosses() {
    List<MonsterType> bosses =
        FILES.monsters().values().stream()
            .filter(type -> type.lines().getFirst().containsKey(Rank.BOSS))
            .toList();
    assertThat(FILES.monsters()).hasSize(34 + bosses.size());
    assertThat(bosses).extracting(MonsterType::name).contains("Bandit Commander");
  }

  @Test
  void everyTypeHasEightLevelsOfEachRank() {
    for (MonsterType type : FILES.monsters().values()) {
      assertThat(type.lines()).as(type.name()).hasSize(8);
      Set<Rank> ranks = type.lines().getFirst().keySet();
      assertThat(ranks).as(type.name()).isIn(Set.of(Rank.NORMAL, Rank.ELITE), Set.of(Rank.BOSS));
      assertThat(type.lines())
          .as(type.name())
          .allSatisfy(line -> assertThat(line.keySet()).isEqualTo(ranks));
    }
  }

  @Test
  void everyDeckHasEightCardsAndEveryCardDoesSomething() {
    for (MonsterDeck deck : FILES.decks().values()) {
      assertThat(deck.cards()).as(deck.name()).hasSize(8);
      assertThat(deck.cards())
          .as(deck.name())
          .allSatisfy(card -> assertThat(card.abilities()).isNotEmpty());
      assertThat(deck.cards().stream().anyMatch(MonsterCard::shuffle)).as(deck.name()).isTrue();
    }
  }

  @Test
  void everyTypeHasADeckAndEveryDeckAType() {
    Set<String> used =
        FILES.monsters().values().stream().map(MonsterType::deck).collect(Collectors.toSet());
    Set<String> there =
        FILES.decks().values().stream().map(MonsterDeck::name).collect(Collectors.toSet());
    assertThat(used).isEqualTo(there);
  }

  @Test
  void whatIsSummonedExists() {
    Set<String> summoned = new TreeSet<>();
    FILES.decks().values().forEach(deck -> deck.cards().forEach(c -> add(c.abilities(), summoned)));
    FILES
        .monsters()
        .values()
        .forEach(
            type ->
                type.lines()
                    .forEach(
                        line ->
                            line.values()
                                .forEach(
                                    one -> one.specials().forEach(each -> add(each, summoned)))));
    Set<String> names =
        FILES.monsters().values().stream().map(MonsterType::name).collect(Collectors.toSet());
    assertThat(summoned).isNotEmpty().isSubsetOf(names);
  }

  private static void add(List<Ability> abilities, Set<String> summoned) {
    for (Ability ability : abilities) {
      switch (ability) {
        case Ability.SummonMonster summon -> summoned.add(summon.type());
        case Ability.Paid paid -> {
          List<Ability> inner = new ArrayList<>(paid.then());
          inner.addAll(paid.otherwise());
          add(inner, summoned);
        }
        default -> {}
      }
    }
  }

  @Test
  void filesAreNamedByTheEnglishName() {
    FILES
        .monsters()
        .forEach((file, type) -> assertThat(kebab(type.name())).as(file).isEqualTo(file));
    FILES.decks().forEach((file, deck) -> assertThat(kebab(deck.name())).as(file).isEqualTo(file));
  }

  private static String kebab(String name) {
    return name.toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}
