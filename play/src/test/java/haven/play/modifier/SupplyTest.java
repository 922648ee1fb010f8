package haven.play.modifier;

import static haven.play.modifier.Table.standard;
import static haven.play.modifier.Table.supply;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;

/** AMD-18 to AMD-20: how many bless and curse cards there are, and for whom. */
final class SupplyTest {

  @RulesetTest
  @Rule({"AMD-18a", "AMD-18b", "AMD-20"})
  void tenBlessCardsServeAllDecks(Ruleset ruleset) {
    Supply supply = supply(ruleset);
    List<ModifierDeck> decks = new ArrayList<>();
    for (Owner owner : Owner.values()) {
      decks.add(standard(ruleset, owner));
    }
    for (int i = 0; i < 10; i++) {
      assertThat(decks.get(i % 3).bless(supply)).isTrue();
    }
    for (ModifierDeck deck : decks) {
      int size = deck.size();
      assertThat(deck.bless(supply)).isFalse();
      assertThat(deck.size()).isEqualTo(size);
    }
  }

  @RulesetTest
  @Rule({"AMD-19a", "AMD-19b", "AMD-19c", "AMD-20"})
  void tenCurseCardsServeTheMonstersAndTenAllOthers(Ruleset ruleset) {
    Supply supply = supply(ruleset);
    ModifierDeck monsters = standard(ruleset, Owner.MONSTERS);
    ModifierDeck one = standard(ruleset, Owner.CHARACTER);
    ModifierDeck other = standard(ruleset, Owner.CHARACTER);
    for (int i = 0; i < 10; i++) {
      assertThat(monsters.curse(supply)).isTrue();
    }
    assertThat(monsters.curse(supply)).isFalse();
    assertThat(monsters.size()).isEqualTo(30);
    for (int i = 0; i < 5; i++) {
      assertThat(one.curse(supply)).isTrue();
      assertThat(other.curse(supply)).isTrue();
    }
    assertThat(one.curse(supply)).isFalse();
    assertThat(other.curse(supply)).isFalse();
    assertThat(one.size()).isEqualTo(25);
  }

  @RulesetTest
  @Rule(
      value = {"AMD-19a", "ALY-07"},
      in = Edition.FH)
  void alliesShareTheCurseCardsOfTheCharacters(Ruleset ruleset) {
    Supply supply = supply(ruleset);
    ModifierDeck allies = standard(ruleset, Owner.ALLIES);
    for (int i = 0; i < 10; i++) {
      assertThat(allies.curse(supply)).isTrue();
    }
    assertThat(standard(ruleset, Owner.CHARACTER).curse(supply)).isFalse();
    assertThat(standard(ruleset, Owner.MONSTERS).curse(supply)).isTrue();
  }
}
