package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.card.ItemCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.play.turn.Cards;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Cards and items that come back. */
final class RecoveryTest {
  private static ItemCard item(String name, ItemCard.Wear wear, int uses) {
    return new ItemCard(
        name,
        ItemCard.Slot.SMALL,
        0,
        wear,
        uses,
        false,
        ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heal(1, Aim.SELF)),
        "");
  }

  /** In the turn of a hero with a spent and a lost item, a discarded (2) and a lost (3) card. */
  private static Arena arena(Ruleset ruleset, Ability ability) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(ability), Arena.bottom(attack(1)))
            .items('A', item("Tool", ItemCard.Wear.SPENT, 1), item("Potion", ItemCard.Wear.LOST, 1))
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .company('B')
            .start();
    arena.choose(new Choice.Cards(2, 4));
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("use 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("use 1");
    arena.endRound();
    Cards cards = arena.sheet('A').cards();
    cards.lose(3);
    arena.turnOf('A');
    return arena;
  }

  private static Ability cards(Consequence.Recover.Pile pile) {
    return Ability.recover(pile, 1, Aim.SELF);
  }

  private static Ability items(boolean spent, boolean lost) {
    return Ability.refresh(spent, lost, Integer.MAX_VALUE, Aim.SELF);
  }

  @RulesetTest
  @Rule("REC-02")
  void theAbilitySaysWhichCardsAndItemsComeBack(Ruleset ruleset) {
    assertThat(offered(ruleset, cards(Consequence.Recover.Pile.DISCARDED)))
        .containsExactlyInAnyOrder("no", "card 2", "card 4");
    assertThat(offered(ruleset, cards(Consequence.Recover.Pile.LOST)))
        .containsExactlyInAnyOrder("no", "card 3");
    assertThat(offered(ruleset, items(true, false))).containsExactlyInAnyOrder("no", "use 0");
    assertThat(offered(ruleset, items(false, true))).containsExactlyInAnyOrder("no", "use 1");
  }

  private static List<String> offered(Ruleset ruleset, Ability ability) {
    Arena arena = arena(ruleset, ability);
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.RECOVER);
    return arena.options();
  }

  @RulesetTest
  @Rule({"REC-03a", "REC-03b"})
  void itemsAreUsableAgain(Ruleset ruleset) {
    Arena spent = arena(ruleset, items(true, false));
    assertThat(spent.options()).doesNotContain("use 0", "use 1");
    spent.choose("top 0");
    spent.choose(spent.at(spent.figure("A")));
    spent.choose("use 0");
    spent.until(Prompt.Kind.ACTION, "A");
    assertThat(spent.options()).contains("use 0").doesNotContain("use 1");
    Arena both = arena(ruleset, items(true, true));
    both.choose("top 0");
    both.choose(both.at(both.figure("A")));
    both.choose("use 0");
    both.choose("use 1");
    both.until(Prompt.Kind.ACTION, "A");
    assertThat(both.options()).contains("use 0", "use 1");
  }

  @RulesetTest
  @Rule("REC-04")
  void aRecoveredItemHasAllItsSlots(Ruleset ruleset) {
    for (int uses = 1; uses <= 3; uses++) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(items(true, false)))
              .items('A', item("Wand", ItemCard.Wear.SPENT, 3))
              .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
              .company('B')
              .start()
              .turnOf('A');
      for (int i = 0; i < uses; i++) {
        use(arena);
      }
      arena.choose("top 0");
      arena.choose(arena.at(arena.figure("A")));
      arena.choose("use 0");
      arena.until(Prompt.Kind.ACTION, "A");
      for (int i = 0; i < 3; i++) {
        assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.READY);
        use(arena);
      }
      assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
    }
  }

  private static void use(Arena arena) {
    arena.choose("use 0");
    arena.until(Prompt.Kind.ACTION, "A");
  }

  @RulesetTest
  @Rule("ABL-20")
  void recoveringNothingIsNothingDone(Ruleset ruleset) {
    Ability more = new Ability.When(List.of(Check.Fact.DID), List.of(attack(1)), List.of());
    for (boolean takes : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(cards(Consequence.Recover.Pile.LOST), more))
              .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
              .company('B')
              .start();
      arena.sheet('A').cards().lose(3);
      arena.turnOf('A');
      arena.choose("top 0");
      arena.choose(arena.at(arena.figure("A")));
      arena.choose(takes ? "card 3" : "no");
      assertThat(arena.prompt().kind()).isEqualTo(takes ? Prompt.Kind.TARGET : Prompt.Kind.ACTION);
    }
  }
}
