package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The monsters of Gloomhaven and their ability decks. */
final class MonsterPackTest {
  private static final MonsterFiles FILES = MonsterFiles.read();

  @Test
  void everyFileIsReadWithoutProblems() {
    assertThat(Packs.read(MonsterFiles.files()).problems()).isEmpty();
  }

  @Test
  void thereAreAllRegularTypesAllBossesAndTheNamedOnes() {
    Map<Set<Rank>, Long> ranks =
        FILES.monsters().values().stream()
            .filter(type -> !isVariant(type.name()))
            .map(type -> Set.copyOf(type.lines().getFirst().keySet()))
            .collect(Collectors.groupingBy(rank -> rank, Collectors.counting()));
    assertThat(ranks)
        .isEqualTo(
            Map.of(
                Set.of(Rank.NORMAL, Rank.ELITE),
                34L,
                Set.of(Rank.BOSS),
                13L,
                Set.of(Rank.NAMED),
                15L));
  }

  /** Such as those of one scenario. */
  private static boolean isVariant(String name) {
    return name.endsWith(")");
  }

  @Test
  void everyTypeHasEightLevelsOfEachRank() {
    for (MonsterType type : FILES.monsters().values()) {
      assertThat(type.lines()).as(type.name()).hasSize(8);
      Set<Rank> ranks = type.lines().getFirst().keySet();
      assertThat(ranks)
          .as(type.name())
          .isIn(Set.of(Rank.NORMAL, Rank.ELITE), Set.of(Rank.BOSS), Set.of(Rank.NAMED));
      assertThat(type.lines())
          .as(type.name())
          .allSatisfy(line -> assertThat(line.keySet()).isEqualTo(ranks));
    }
  }

  @Test
  void everyDeckHasEightCardsAndEveryCardDoesSomething() {
    for (MonsterDeck deck : FILES.decks().values()) {
      boolean single = deck.name().endsWith("solo)"); // they do the same in every round
      assertThat(deck.cards()).as(deck.name()).hasSize(single ? 1 : 8);
      assertThat(deck.cards())
          .as(deck.name())
          .allSatisfy(card -> assertThat(card.abilities()).isNotEmpty());
      assertThat(deck.cards().stream().anyMatch(MonsterCard::shuffle))
          .as(deck.name())
          .isEqualTo(!single);
    }
  }

  @Test
  void everyDeckIsUsed() {
    Set<String> used =
        FILES.monsters().values().stream().map(MonsterType::deck).collect(Collectors.toSet());
    Set<String> there =
        FILES.decks().values().stream().map(MonsterDeck::name).collect(Collectors.toSet());
    assertThat(used).isEqualTo(there);
  }

  @Test
  void filesAreNamedByTheEnglishName() {
    Set<String> names = new TreeSet<>();
    FILES.monsters().keySet().forEach(name -> names.add("monsters/" + name + ".yaml"));
    FILES.decks().keySet().forEach(name -> names.add("decks/" + name + ".yaml"));
    assertThat(MonsterFiles.files().texts().keySet())
        .filteredOn(file -> file.startsWith("monsters/") || file.startsWith("decks/"))
        .containsExactlyInAnyOrderElementsOf(names);
  }
}
